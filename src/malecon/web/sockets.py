"""The socket of a table: whole views with what happened, a heartbeat, and nothing that can pile up. A slow reader
gets fewer messages, never a longer queue: each message shows the table as it stands then, with all plies since
the last one."""

import asyncio
import contextlib
import re
from time import monotonic

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from malecon.store import Unusable
from malecon.tables import views
from malecon.tables.answers import SocketMessage
from malecon.tables.errors import Broken, NotAllowed, NotFound, NotYours
from malecon.tables.live import Live
from malecon.web.room import address_name
from malecon.web.visitors import Visitor, visitor_of

BEAT = 15.0  # seconds
NOT_FOUND, NOT_YOURS, TOO_MANY = 4404, 4403, 4429
TRY_AGAIN = 1013
TABLE = re.compile("[a-z0-9]{1,32}")
PING = 0.2  # seconds between two pings that are answered
MOST_PLIES = 300  # plies in one message; who missed more asks for the history
GAP = 0.3  # seconds between two views for a spectator: hundreds may watch a table of quick bots
FRESH = 1.0  # seconds for which spectators are told the same, including clocks and who is there


class TableSocket:
    def __init__(self, socket: WebSocket, who: Visitor, table: str, seat: int | None) -> None:
        self.socket, self.who, self.table, self.seat = socket, who, table, seat
        self.woken = asyncio.Event()
        self.ended = False  # the session has ended
        self.said = False  # the chat has grown since we looked
        self.loop = asyncio.get_running_loop()
        self.rests_until = 0.0  # for spectators
        self.version = self.ply = self.revision = self.message = -1

    async def run(self, since: int | None, revision: int | None) -> None:
        end = self.who.tables.subscribe(self.table, self._wake)  # before looking, so that nothing is missed in between
        hearing = asyncio.create_task(self._hear())
        try:
            live = await asyncio.to_thread(self.who.tables.live, self.table, certain=True)
            self.ply = live.ply if since is None else min(since, live.ply)
            self.revision = live.row.revision if revision is None else revision
            said = await asyncio.to_thread(self.who.tables.messages, self.table)
            self.message = said[-1].number if said else 0
            await self._tell(live)
            while not hearing.done():
                beat = asyncio.create_task(self.woken.wait())
                await asyncio.wait({beat, hearing}, timeout=BEAT, return_when=asyncio.FIRST_COMPLETED)
                beat.cancel()
                if hearing.done():
                    break
                if self.ended:
                    await self.socket.close(NOT_YOURS)
                    break
                if not self.woken.is_set():
                    await self._beat()
                    continue
                await asyncio.sleep(self.rests_until - self.loop.time())
                self.woken.clear()
                live = await self._fresh()
                if live.row.version != self.version:
                    await self._tell(live)
                if self.said:
                    self.said = False
                    await self._tell_messages()
        except (WebSocketDisconnect, RuntimeError):
            pass
        except (NotFound, NotAllowed) as gone:  # an operator removed it, or it is private and has begun without them
            with contextlib.suppress(RuntimeError):
                await self.socket.close(NOT_YOURS if isinstance(gone, NotAllowed) else NOT_FOUND)
        except (Unusable, Broken):
            with contextlib.suppress(RuntimeError):
                await self.socket.close(TRY_AGAIN)
        finally:
            end()
            hearing.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await hearing

    def end(self) -> None:
        """The session has ended; called from the thread that ended it."""
        self.ended = True
        self._wake(False)

    def _wake(self, said: bool) -> None:
        """Called from the thread that changed the table."""
        self.said = self.said or said
        with contextlib.suppress(RuntimeError):  # the loop may be closed by now
            self.loop.call_soon_threadsafe(self.woken.set)

    async def _fresh(self) -> Live:
        """The table as it stands: usually from memory, otherwise from the database in a thread."""
        if self.who.tables.knows(self.table):
            return self.who.tables.live(self.table)
        return await asyncio.to_thread(self.who.tables.live, self.table)

    async def _hear(self) -> None:
        """Clients have little to say here: a ping now and then, answered at a limited rate."""
        while True:
            try:
                await self.socket.receive_text()
                await self._send(SocketMessage(type="beat"))
            except (WebSocketDisconnect, RuntimeError, KeyError):
                return
            await asyncio.sleep(PING)

    async def _beat(self) -> None:
        await self._send(SocketMessage(type="beat"))
        if self.who.id is not None:
            live = await self._fresh()
            self.who.tables.see(live, self.who.id)

    async def _tell(self, live: Live) -> None:
        self.who.check_sight(live)
        eyes = self._eyes(live)
        same = live.row.revision == self.revision and live.ply - self.ply <= MOST_PLIES
        since = self.ply if same else None
        self.version, self.ply, self.revision = live.row.version, live.ply, live.row.revision
        if self.who.id is None or not (live.held_by(self.who.id) or self.who.id == live.row.maker):
            self.rests_until = self.loop.time() + GAP
            await self.socket.send_text(self._as_onlooker(live, since))
            return
        await self._send(self._view(live, eyes, since))
        self.who.tables.see(live, self.who.id)

    def _view(self, live: Live, eyes: int | None, since: int | None) -> SocketMessage:
        plies = [] if since is None else views.plies(live, eyes, self.who.lang, since)
        return SocketMessage(type="view", table=views.table(live, self.who.id, eyes, self.who.lang), plies=plies)

    def _as_onlooker(self, live: Live, since: int | None) -> str:
        """What every spectator is told; written once for all who have seen equally much."""
        at = monotonic()
        seen, text, until = live.told.get(self.who.lang, (-1, "", 0.0))
        if at > until or seen != since:
            text = msgspec.json.encode(self._view(live, None, since)).decode()
            live.told[self.who.lang] = since, text, at + FRESH
        return str(text)

    def _eyes(self, live: Live) -> int | None:
        """The seat may have been given up since then."""
        try:
            return self.who.eyes(live, self.seat)
        except NotYours:
            return None

    async def _tell_messages(self) -> None:
        said = await asyncio.to_thread(self.who.tables.messages, self.table, self.message)
        live = await self._fresh()
        if live.setting("private") and not live.held_by(self.who.id):
            return
        if said:
            self.message = said[-1].number
            await self._send(SocketMessage(type="chat", messages=[views.message(row) for row in said]))

    async def _send(self, message: SocketMessage) -> None:
        await self.socket.send_text(msgspec.json.encode(message).decode())


def _number(text: str | None) -> int | None:
    return int(text) if text is not None and text.isdecimal() and len(text) < 8 else None


async def table_socket(socket: WebSocket) -> None:
    """/api/v1/tables/{id}/socket?seat=&since=&revision=&lang="""
    with contextlib.suppress(WebSocketDisconnect):  # they left before they were answered
        await _table_socket(socket)


async def _table_socket(socket: WebSocket) -> None:
    try:
        who = await asyncio.to_thread(visitor_of, socket)
        who.check_ban()
    except Unusable:
        await socket.close(TRY_AGAIN)
        return
    except NotAllowed:
        await socket.close(NOT_YOURS)
        return
    table, given = socket.path_params["id"], socket.query_params
    if not TABLE.fullmatch(table):
        await socket.close(NOT_FOUND)
        return
    seat = _number(given.get("seat"))
    room = socket.app.state.room
    await socket.accept()
    try:
        found = await asyncio.to_thread(who.look, table)
        who.eyes(found, seat)
    except (NotFound, Broken):
        await socket.close(NOT_FOUND)
        return
    except (NotYours, NotAllowed):
        await socket.close(NOT_YOURS)
        return
    except Unusable:
        await socket.close(TRY_AGAIN)
        return
    with room.entered(socket, who.id) as let_in:
        if not let_in:
            await socket.close(TOO_MANY)
            return
        told = TableSocket(socket, who, table, seat)
        names = [] if who.session is None else [who.session.id, who.me]
        with room.closing([*names, address_name(who.address)], told.end):
            await told.run(_number(given.get("since")), _number(given.get("revision")))
