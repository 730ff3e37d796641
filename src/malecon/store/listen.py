"""Hearing of what other processes did: PostgreSQL's NOTIFY, carrying `table:ply` only. The table is read anew."""

import contextlib
import logging
from collections.abc import Callable
from threading import Event, Thread
from typing import TYPE_CHECKING

from sqlalchemy.engine import URL

if TYPE_CHECKING:
    import psycopg

log = logging.getLogger("malecon.store")

CHANNEL = "malecon"
SAID = "said"  # in place of a ply: only the chat has grown


class Listener:
    """A thread with a connection of its own. After a lost connection everything counts as changed."""

    def __init__(self, url: URL, heard: Callable[[str | None, bool], None]) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard = heard
        self._stop = Event()
        self._ready = Event()
        self._thread = Thread(target=self._run, name="malecon-listener", daemon=True)
        self._thread.start()
        self._ready.wait(5)

    def close(self) -> None:
        self._stop.set()
        self._thread.join(2)

    def _run(self) -> None:
        import psycopg  # who keeps plays in a file need not wait for it

        lost = False
        while not self._stop.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._ready.set()
                    if lost:
                        self._heard(None, False)
                    self._hear(connection)
            except psycopg.Error as error:
                lost = True
                log.warning("lost the connection to PostgreSQL, trying again: %s", type(error).__name__)
                self._stop.wait(0.5)

    def _hear(self, connection: "psycopg.Connection[tuple[object, ...]]") -> None:
        while not self._stop.is_set():
            for note in connection.notifies(timeout=0.5):
                with contextlib.suppress(Exception):
                    table, _, ply = note.payload.partition(":")
                    self._heard(table, ply == SAID)
                if self._stop.is_set():
                    return
