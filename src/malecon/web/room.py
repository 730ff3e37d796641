"""How many sockets a session and an address may hold open."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.websockets import WebSocket

from malecon.web.guard import address_of
from malecon.web.settings import Settings


class Room:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._sessions: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    @contextmanager
    def entered(self, socket: WebSocket, session: str | None) -> Iterator[bool]:
        """Counts a socket while it is open; False if there are too many."""
        address = address_of(dict(socket.scope), self._settings.behind_proxy)
        who = session or f"address {address}"
        full = (
            self._sessions[who] >= self._settings.sockets or self._addresses[address] >= self._settings.address_sockets
        )
        if full:
            yield False
            return
        self._sessions[who] += 1
        self._addresses[address] += 1
        try:
            yield True
        finally:
            for counter, key in ((self._sessions, who), (self._addresses, address)):
                counter[key] -= 1
                if counter[key] <= 0:
                    del counter[key]
