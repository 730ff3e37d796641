"""The open sockets: how many a session or an address may have, and which of them close when a session ends."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from starlette.websockets import WebSocket

from malecon.web.guard import address_of
from malecon.web.settings import Settings


def address_name(address: str) -> str:
    """The name of an address among sessions and people."""
    return f"address:{address}"


class Room:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._sessions: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        self._ends: dict[str, set[Callable[[], None]]] = {}  # what closes the sockets of each session, person, address

    def __len__(self) -> int:
        return self._addresses.total()

    @contextmanager
    def closing(self, names: Iterable[str], end: Callable[[], None]) -> Iterator[None]:
        """Inside this block, ending one of these sessions, people or addresses calls `end`."""
        known = set(names)
        for name in known:
            self._ends.setdefault(name, set()).add(end)
        try:
            yield
        finally:
            for name in known:
                self._ends[name].discard(end)
                if not self._ends[name]:
                    del self._ends[name]

    def end(self, name: str) -> None:
        """Closes the sockets of a session, a person or an address."""
        for end in list(self._ends.get(name, ())):
            end()

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
