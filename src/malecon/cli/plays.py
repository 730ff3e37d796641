"""Games at one keyboard. Each is a table in the terminal's own store, with its record in a file next to it."""

import logging
import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

import malecon
from malecon.cli.console import BOT, BadInput, lang, parse_options, read_text, say, shown_names
from malecon.core import records
from malecon.store import SeatRow, Store
from malecon.tables import NotFound, Tables, clock, people
from malecon.tables.answers import Hints
from malecon.tables.live import Live
from malecon.tables.making import SeatWish, Wish
from malecon.tables.thinkers import ThisProcess

OPPONENT = "greedy"  # who sits on seats without a name
TABLE = "# table "  # a comment in a record: the table it was written from


def folder() -> Path:
    root = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share"))
    return root / "malecon" / "plays"


@contextmanager
def keyboard() -> Iterator[Tables]:
    """The tables of one person's terminals, any number of which may be open. Only those terminals move them: bots think
    in this process when it is their turn, and people at one keyboard choose one after the other."""
    logging.getLogger("malecon").addHandler(logging.NullHandler())  # what it logs, the game says itself
    store = Store(str(folder() / "plays.db"))
    try:
        yield Tables(store, thinkers=ThisProcess(), at_once=False)
    finally:
        store.close()


class Play:
    """One game at one keyboard. Every change is in the store and in the file before anybody is told of it."""

    def __init__(self, tables: Tables, live: Live, path: Path) -> None:
        self._tables, self._id, self.path = tables, live.id, path
        self.title = live.title
        self.people = tuple(s.seat for s in live.seats if s.session is not None)
        self.names = shown_names(live.names)
        self._bot = cache(lambda seat, code: malecon.bot(code))
        self.keep()

    @property
    def live(self) -> Live:
        return self._tables.live(self._id)

    def keep(self) -> None:
        """Writes the whole record and moves it into place: after a kill or a power cut there is the old one or the new
        one, and everything that was told is on disk."""
        draft = self.path.with_suffix(f".{os.getpid()}")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            draft.write_text(_text(self.live), encoding="utf-8")
            _flush(draft)
            draft.replace(self.path)
            _flush(self.path.parent)
        except OSError as trouble:
            raise BadInput("cannot-write", path=str(self.path), why=str(trouble)) from None

    def act(self, seat: int, notation: str) -> None:
        self._tables.act(self._id, _session(seat), self.live.ply, [notation])
        self.keep()

    def let_bot_act(self, seat: int, code: str) -> None:
        live = self.live
        notation = self._bot(seat, code).choose(live.position)
        self._tables.act_for(self._id, seat, live.row.version, notation, code)
        self.keep()

    def hint(self, seat: int, code: str) -> Hints:
        """What a bot would do in this seat's place."""
        return self._tables.hint(self._id, _session(seat), lang(), code).result()

    def undo(self, seat: int) -> None:
        """Takes this seat's last decision back. Refused if that isn't free."""
        self._tables.undo(self._id, _session(seat))
        self.keep()

    def take_back(self, seat: int, ply: int, agrees: Callable[[int], bool]) -> bool:
        """Goes back to a ply if everybody at the keyboard agrees, the asking seat first."""
        if not agrees(seat):
            return False
        self._tables.propose_takeback(self._id, _session(seat), ply)
        for other in self.people:
            if other != seat:
                agreed = agrees(other)
                self._tables.answer_takeback(self._id, _session(other), agreed)
                if not agreed:
                    return False
        self.keep()
        return True


def begin(
    tables: Tables, name: str, seats: int | None, given: Sequence[str], seed: int | None, options: list[str],
    preset: str | None,
) -> Play:  # fmt: skip
    """A new game; seats without a name are one person and bots."""
    title = malecon.title(name)
    count = seats if seats is not None else len(given) or min(4, title.seats.stop - 1)
    if len(given) > count:
        raise BadInput("too-many-seats", named=len(given), seats=count)
    names = [_as_seat(text) for text in given] or [say("you")]
    names += [BOT + OPPONENT] * (count - len(names))
    chosen: dict[str, Any] = parse_options(options)
    if preset:
        chosen["preset"] = preset
    live = tables.make(title.new(count, seed, **chosen), _wish(names))
    return Play(tables, live, folder() / f"{name}-{time.strftime('%Y%m%d-%H%M%S')}-{live.id}.txt")


def go_on(tables: Tables, path: Path) -> Play:
    """Continues a record: at its own table, or at a new one if that doesn't exist here or has gone on without the
    file."""
    text = read_text(path)
    position = malecon.replay(text)  # a broken record names its line
    live = _table_of(tables, text) or tables.make(position, _wish(records.read(text).names))
    return Play(tables, live, path)


def _table_of(tables: Tables, text: str) -> Live | None:
    for line in text.splitlines():
        if line.startswith(TABLE):
            with suppress(NotFound):
                live = tables.live(line.removeprefix(TABLE))
                return live if _text(live) == text else None
    return None


def _text(live: Live) -> str:
    first, _, rest = records.write(live.position, live.names).partition("\n")
    return f"{first}\n{TABLE}{live.id}\n{rest}"


def _flush(path: Path) -> None:
    """Waits until a file, or a folder's list of files, is on disk."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _session(seat: int) -> str:
    """A session for each person at the keyboard, so that nobody takes back someone else's move without asking."""
    return f"keyboard-{seat}"


def _as_seat(text: str) -> str:
    """Whether it is a bot's code, marked as such; everything else is a person's name."""
    if text.startswith(BOT):
        return text
    try:
        malecon.bot(text)
    except malecon.BadBot:
        return text
    return BOT + text


def _wish(names: Sequence[str]) -> Wish:
    rows = tuple(_seat(seat, name) for seat, name in enumerate(names))
    return Wish([SeatWish(row.kind, row.bot, row.name) for row in rows], seat_rows=rows)


def _seat(seat: int, name: str) -> SeatRow:
    if name.startswith(BOT):
        code = name.removeprefix(BOT)
        malecon.bot(code)  # BadBot says what is wrong with it
        return SeatRow("", seat, "bot", "", bot=code)
    called = people.name(name[: people.LONGEST_NAME])
    return SeatRow("", seat, "person", called, session=_session(seat), seen_at=clock.now())
