"""The address at which bots from outside wait for a question. They answer it like people, by /tables/{id}/actions."""

import asyncio
from contextlib import ExitStack, suppress
from time import monotonic
from typing import Annotated, ClassVar

from fastapi import Query, Request

from malecon.store.handles import is_program
from malecon.tables import answers as a
from malecon.tables import views
from malecon.tables.errors import Broken, NotAllowed, NotFound
from malecon.web.contract import SIGNED, route
from malecon.web.room import address_name
from malecon.web.visitors import Visitor, Who

USUAL, LONGEST = 25.0, 60.0  # seconds
LOOK = 1.0  # seconds after which a table is noticed at which the bot has sat down meanwhile
MOST = 100  # tables of one bot

Wait = Annotated[float, Query(ge=0, le=LONGEST, description="Seconds to wait for a question")]
WithPosition = Annotated[bool, Query(description="With a whole position to search from, drawn anew each time")]


class Waiting:
    """One waiting request of a bot. A newer request of the same bot replaces it: a client that lost its connection
    doesn't have to wait for the old request to time out."""

    all: ClassVar[dict[str, "Waiting"]] = {}  # by person, in this process

    def __init__(self, person: str) -> None:
        self.over = False
        self._woken = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        earlier = self.all.get(person)
        self.all[person] = self
        if earlier is not None:
            earlier.end()

    def leave(self, person: str) -> None:
        if self.all.get(person) is self:
            del self.all[person]

    def end(self) -> None:
        """Called from any thread: a newer request has come, or the token has ended."""
        self.over = True
        self.wake()

    def wake(self, said: bool = False) -> None:
        """Called from the thread that changed a table."""
        with suppress(RuntimeError):  # the loop may be closed by now
            self._loop.call_soon_threadsafe(self._woken.set)

    async def pause(self, seconds: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._woken.wait(), seconds)
        self._woken.clear()


@route("GET", "/bot/next", SIGNED, tag="bots")
async def next_question(who: Who, request: Request, wait: Wait = USUAL, position: WithPosition = False) -> a.Next:
    """Your decision with the least time left. If there is none, the answer waits for one. Only for bots."""
    if not is_program(who.me):
        raise NotAllowed("table-only-bots")
    until, mine = monotonic() + wait, Waiting(who.me)
    names = [who.signed.id, who.me, address_name(who.address)]
    with ExitStack() as stack:
        stack.callback(mine.leave, who.me)
        stack.enter_context(request.app.state.room.closing(names, mine.end))
        watched: set[str] = set()
        while True:
            for table in set(await asyncio.to_thread(who.tables.store.tables_of, who.me, MOST)) - watched:
                stack.callback(who.tables.subscribe(table, mine.wake))
                watched.add(table)
            question = await asyncio.to_thread(_question, who, position)
            left = until - monotonic()
            if question is not None or left <= 0 or mine.over or await request.is_disconnected():
                return a.Next(question=question)
            await mine.pause(min(LOOK, left))
            who.check_ban()


def _question(who: Visitor, position: bool) -> a.Question | None:
    """The most urgent decision of this bot."""
    for table in who.tables.store.waiting_tables(who.me, MOST):
        with suppress(NotFound, Broken):  # an operator removed it, or it can't be replayed
            live = who.look(table)
            seat = live.turn_of(who.me)
            waits = live.row.hold is not None or not live.gathered
            if seat is not None and not waits:
                return views.question(live, seat, who.lang, position)
    return None
