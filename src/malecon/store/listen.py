"""Hearing of what other processes did: PostgreSQL's NOTIFY, carrying `table:version` only. The table is read anew."""

import contextlib
import logging
from collections.abc import Callable
from threading import Event, Thread
from typing import TYPE_CHECKING, Any

from sqlalchemy.engine import URL

from malecon.store.database import patience

if TYPE_CHECKING:
    import psycopg

log = logging.getLogger("malecon.store")

CHANNEL = "malecon"
NOTICE = "notice"  # in place of a table: there is a new row in `notices`
SAID = "said"  # in place of a version: only the chat has grown


class Listener:
    """A thread with a connection of its own. After a lost connection everything counts as changed."""

    def __init__(self, url: URL, heard: Callable[[str | None, bool, int], None]) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._patience: dict[str, Any] = patience(url)
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
        import psycopg  # games saved in a file don't need it

        lost = False
        while not self._stop.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True, **self._patience) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._ready.set()
                    if lost:
                        self._heard(None, False, 0)
                        log.warning("PostgreSQL answers again.")
                        lost = False
                    self._hear(connection)
            except Exception as error:  # whatever it was: a process that hears nothing would show old tables forever
                if not lost:
                    log.error("Lost the connection to PostgreSQL, trying again and again: %s", type(error).__name__)
                lost = True
                self._stop.wait(0.5)

    def _hear(self, connection: "psycopg.Connection[tuple[object, ...]]") -> None:
        while not self._stop.is_set():
            for note in connection.notifies(timeout=0.5):
                with contextlib.suppress(Exception):
                    table, _, version = note.payload.partition(":")
                    self._heard(table, version == SAID, int(version) if version.isdecimal() else 0)
                if self._stop.is_set():
                    return
