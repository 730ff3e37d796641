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
        counted = [(self._addresses, address, self._settings.address_sockets)]
        if session is not None:
            counted.append((self._sessions, session, self._settings.sockets))
        if any(counter[key] >= most for counter, key, most in counted):
            yield False
            return
        for counter, key, _ in counted:
            counter[key] += 1
        try:
            yield True
        finally:
            for counter, key, _ in counted:
                counter[key] -= 1
                if counter[key] <= 0:
                    del counter[key]
