"""The socket of a table: whole views with what happened, a heartbeat, and nothing that could pile up.

A slow reader gets fewer messages, not more memory: what is sent is always the table as it stands then, with all plies
since the last one sent.
"""

import asyncio
import contextlib
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from malecon.store import Unusable
from malecon.tables import views
from malecon.tables.clock import now
from malecon.tables.errors import NotFound, NotYours
from malecon.tables.live import Live
from malecon.web.context import Asking, asking_of

BEAT = 15.0  # seconds
NOT_FOUND, NOT_YOURS, TOO_MANY = 4404, 4403, 4429
TRY_AGAIN = 1013
PING = 0.2  # seconds between two pings that are answered
MOST_PLIES = 300  # told at once; who missed more asks for the history


class Socket:
    def __init__(self, socket: WebSocket, ask: Asking, table: str, seat: int | None) -> None:
        self.socket, self.ask, self.table, self.seat = socket, ask, table, seat
        self.woken = asyncio.Event()
        self.said = False  # something was said since it was looked for
        self.loop = asyncio.get_running_loop()
        self.version = self.ply = self.revision = self.message = -1

    async def run(self, since: int | None, revision: int | None) -> None:
        end = self.ask.tables.subscribe(self.table, self._wake)  # before looking: nothing falls between
        hearing = asyncio.create_task(self._hear())
        try:
            live = await asyncio.to_thread(self.ask.tables.live, self.table, certain=True)
            self.ply = live.ply if since is None else min(since, live.ply)
            self.revision = live.row.revision if revision is None else revision
            said = await asyncio.to_thread(self.ask.tables.messages, self.table)
            self.message = said[-1].number if said else 0
            await self._tell(live)
            while not hearing.done():
                beat = asyncio.create_task(self.woken.wait())
                await asyncio.wait({beat, hearing}, timeout=BEAT, return_when=asyncio.FIRST_COMPLETED)
                beat.cancel()
                if hearing.done():
                    break
                if not self.woken.is_set():
                    await self._beat()
                    continue
                self.woken.clear()
                live = await self._fresh()
                if live.row.version != self.version:
                    await self._tell(live)
                if self.said:
                    self.said = False
                    await self._tell_messages()
        except (WebSocketDisconnect, RuntimeError):
            pass
        except Unusable:
            with contextlib.suppress(RuntimeError):
                await self.socket.close(TRY_AGAIN)
        finally:
            end()
            hearing.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await hearing

    def _wake(self, said: bool) -> None:
        """Called from whichever thread changed the table."""
        self.said = self.said or said
        with contextlib.suppress(RuntimeError):  # the loop may have closed meanwhile
            self.loop.call_soon_threadsafe(self.woken.set)

    async def _fresh(self) -> Live:
        """The table as it stands: mostly at hand, else asked of the database in a thread."""
        if self.ask.tables.knows(self.table):
            return self.ask.tables.live(self.table)
        return await asyncio.to_thread(self.ask.tables.live, self.table)

    async def _hear(self) -> None:
        """Clients have little to say here: a ping now and then, answered at a measured pace."""
        while True:
            try:
                await self.socket.receive_text()
                await self._send({"type": "beat"})
            except (WebSocketDisconnect, RuntimeError, KeyError):
                return
            await asyncio.sleep(PING)

    async def _beat(self) -> None:
        await self._send({"type": "beat"})
        if self.ask.id is not None:
            live = await self._fresh()
            self.ask.tables.see(live, self.ask.id)

    async def _tell(self, live: Live) -> None:
        eyes = self._eyes(live)
        same = live.row.revision == self.revision and live.ply - self.ply <= MOST_PLIES
        plies = views.history_data(live, eyes, self.ask.lang, self.ply) if same else []
        table = views.table_data(self.ask.tables, live, self.ask.id, eyes, self.ask.lang, now())
        self.version, self.ply, self.revision = live.row.version, live.ply, live.row.revision
        await self._send({"type": "view", "table": table, "plies": plies})
        if self.ask.id is not None:
            self.ask.tables.see(live, self.ask.id)

    def _eyes(self, live: Live) -> int | None:
        """The seat may have been given up since."""
        try:
            return self.ask.tables.seat_for(live, self.ask.id, self.seat)
        except NotYours:
            return None

    async def _tell_messages(self) -> None:
        said = await asyncio.to_thread(self.ask.tables.messages, self.table, self.message)
        if said:
            self.message = said[-1].number
            await self._send({"type": "chat", "messages": [views.message_data(row) for row in said]})

    async def _send(self, message: dict[str, Any]) -> None:
        whole = {"table": None, "plies": None, "messages": None, "problem": None} | message
        await self.socket.send_text(msgspec.json.encode(whole).decode())


def _number(text: str | None) -> int | None:
    return int(text) if text is not None and text.isdecimal() and len(text) < 8 else None


async def live(socket: WebSocket) -> None:
    """/api/tables/{id}/live?seat=&since=&revision=&lang="""
    try:
        ask = await asyncio.to_thread(asking_of, socket)
    except Unusable:
        await socket.close(TRY_AGAIN)
        return
    table, given = socket.path_params["id"], socket.query_params
    seat = _number(given.get("seat"))
    room = socket.app.state.room
    await socket.accept()
    try:
        found = await asyncio.to_thread(ask.tables.live, table, certain=True)
        ask.tables.seat_for(found, ask.id, seat)
    except NotFound:
        await socket.close(NOT_FOUND)
        return
    except NotYours:
        await socket.close(NOT_YOURS)
        return
    except Unusable:
        await socket.close(TRY_AGAIN)
        return
    with room.entered(socket, ask.id) as let_in:
        if not let_in:
            await socket.close(TOO_MANY)
            return
        await Socket(socket, ask, table, seat).run(_number(given.get("since")), _number(given.get("revision")))
