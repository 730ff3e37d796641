"""The game in a terminal: a board, a question, numbered answers. Every decision is saved at once."""

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from rich.markup import escape
from rich.prompt import Prompt
from rich.table import Table as Grid
from rich.text import Text

import malecon
from malecon.cli.console import BadInput, console, error, lang, parse_options, read_text, say
from malecon.core import records
from malecon.core.changes import Change
from malecon.core.errors import IllegalAction, MaleconError
from malecon.core.title import Title

BOT = "bot:"  # a bot's name in a record
OPPONENT = "random"  # who sits on the seats that nobody was named for
PERSON_COLOURS = ("cyan", "magenta", "green", "yellow", "blue")
LONG_MENU = 24
HELD = ("points", "money", "goods", "materials", "pieces", "stored", "workers")  # what people count aloud


def saves_folder() -> Path:
    root = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share"))
    return root / "malecon" / "plays"


def ask_title() -> str:
    """Lets a person pick a title."""
    console.print(say("choose-title"))
    for number, name in enumerate(malecon.titles(), 1):
        console.print(f"  [bold]{number}[/] {malecon.title(name).name_in(lang())}")
    choices = [str(n) for n in range(1, len(malecon.titles()) + 1)]
    return malecon.titles()[int(Prompt.ask("»", choices=choices, default="1", console=console)) - 1]


def begin(
    name: str, seats: int | None, given: Sequence[str], seed: int | None, options: list[str], preset: str | None
) -> "Table":
    """A new play; seats not named are one person and bots."""
    title = malecon.title(name)
    count = seats or max(len(given), 0) or min(4, title.seats.stop - 1)
    if len(given) > count:
        raise BadInput("too-many-seats", named=len(given), seats=count)
    people = list(given) or [say("you")]
    people += [OPPONENT] * (count - len(people))
    chosen: dict[str, Any] = parse_options(options)
    if preset:
        chosen["preset"] = preset
    position = title.new(count, seed, **chosen)
    path = saves_folder() / f"{name}-{time.strftime('%Y%m%d-%H%M%S')}-{position.seed}.txt"
    return Table(position, [_as_seat(p) for p in people], path)


def go_on(path: Path) -> "Table":
    """A saved play."""
    text = read_text(path)
    return Table(malecon.replay(text), list(records.read(text).names), path)


def _as_seat(text: str) -> str:
    """A bot's code is marked as such; everything else is a person's name."""
    if text.startswith(BOT):
        return text
    try:
        malecon.bot(text)
    except malecon.BadBot:
        return text
    return BOT + text


def shown_names(names: Sequence[str]) -> list[str]:
    """Names as people read them: a bot by its code, and equals by a number."""
    plain = [name.removeprefix(BOT) for name in names]
    return [
        f"{name} {plain[: seat + 1].count(name)}" if plain.count(name) > 1 else name for seat, name in enumerate(plain)
    ]


@dataclass
class Table:
    """One play at one keyboard."""

    position: malecon.Position
    names: list[str]
    path: Path
    past: list[malecon.Position] = field(default_factory=list)  # before each decision of a person
    last_person: int | None = None

    def __post_init__(self) -> None:
        self.bots = {seat: malecon.bot(n.removeprefix(BOT)) for seat, n in enumerate(self.names) if n.startswith(BOT)}
        self.shown = shown_names(self.names)
        self.people = [seat for seat in range(len(self.names)) if seat not in self.bots]
        drawing = import_module(f"malecon.titles.{self.title.name}.board")
        self._board = drawing.board

    @property
    def title(self) -> Title:
        return self.position.title

    # -- the loop

    def run(self) -> None:
        self.save()
        try:
            while not self.position.is_over:
                seat = self.position.to_move
                assert seat is not None
                if seat in self.bots:
                    self._let_bot_play(seat)
                elif not self._ask(seat):
                    break
            else:
                self._show_end()
                return
        except (KeyboardInterrupt, EOFError):
            console.print()
        console.print(say("saved-resume", path=str(self.path)), soft_wrap=True)

    def save(self) -> None:
        """Writes the record whole and moves it into place, so that a kill leaves the old or the new one."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        draft = self.path.with_suffix(".new")
        draft.write_text(self.position.record(tuple(self.names)), encoding="utf-8")
        draft.replace(self.path)

    def _let_bot_play(self, seat: int) -> None:
        with console.status(say("thinking", name=self.shown[seat])):
            notation = self.bots[seat].choose(self.position)
        self._play(seat, notation)

    def _play(self, seat: int, notation: str) -> None:
        changes = self.position.play(notation)
        self.save()
        self._tell(seat, notation, changes)

    # -- a person's decision

    def _ask(self, seat: int) -> bool:
        """Asks until a decision is made; False to leave the table."""
        self._curtain(seat)
        self.last_person = seat
        self._draw(seat)
        while True:
            try:
                text = console.input(f"[bold]{escape(self.names[seat])}[/] » ").strip()
            except UnicodeDecodeError:
                continue
            if not text:
                continue
            word, _, rest = text.partition(" ")
            command = _COMMANDS.get(word.lower())
            if command is not None:
                outcome = command(self, seat, rest.strip())
                if outcome is not None:
                    return outcome
                continue
            legal = self.position.legal()
            if text.isdigit() and 1 <= int(text) <= len(legal):
                text = legal[int(text) - 1]
            try:
                before = self.position.copy()
                self._play(seat, text)
            except IllegalAction as trouble:
                if trouble.reason.key.startswith("reason-unknown") and (found := self._matching(text)):
                    self._menu(found)
                else:
                    error(trouble)
                continue
            self.past.append(before)
            return True

    def _curtain(self, seat: int) -> None:
        """Between two people at one screen, where something is secret."""
        secret = any(f.audience != "all" and f.name != "rng" for f in self.title.state.fields.values())
        if secret and len(self.people) > 1 and self.last_person not in (None, seat):
            console.clear()
            console.input(say("curtain", name=self.names[seat]))

    def _draw(self, seat: int | None) -> None:
        view = self.position.view(seat)
        console.print()
        console.print(self._board(view, self.title, lang(), self.shown))
        if seat is None:
            return
        console.print(f"[bold]{escape(self.names[seat])}[/]: {self.title.prompt(view, lang(), self.shown)}")
        self._menu(range(len(self.position.legal())))
        console.print(f"[dim]{escape(say('commands'))}[/]")

    def _menu(self, chosen: Sequence[int]) -> None:
        """The choices by number; a long list goes without its notations, in as many columns as the screen has."""
        legal = self.position.legal()
        brief = len(chosen) > LONG_MENU
        cells = []
        for index in chosen:
            words = f"[bold]{index + 1:>{len(str(len(legal)))}}[/] {escape(self._sentence(legal[index]))}"
            cells.append(words if brief else f"{words} [dim]{escape(legal[index])}[/]")
        widest = max(Text.from_markup(cell).cell_len for cell in cells) + 3
        columns = max(1, console.width // widest) if brief else 1 if len(cells) < 8 else 2
        rows = -(-len(cells) // columns)
        grid = Grid.grid(padding=(0, 3))
        for row in range(rows):
            grid.add_row(*cells[row::rows])
        console.print(grid)

    def _sentence(self, notation: str) -> str:
        return self.title.sentence(self.title.actions.parse(notation), lang(), self.shown)

    def _matching(self, text: str) -> list[int]:
        """The choices that hold all these words."""
        words = text.casefold().split()
        texts = [f"{self._sentence(n)} {n}".casefold() for n in self.position.legal()]
        return [index for index, line in enumerate(texts) if all(word in line for word in words)]

    # -- telling what happened

    def _tell(self, seat: int, notation: str, changes: tuple[Change, ...]) -> None:
        """One line for a decision, one for each step that followed by itself, and what people count."""
        watcher = self.people[0] if len(self.people) == 1 else None
        self._line(seat, notation, "")
        for forced_seat, forced in self.position.forced:
            self._line(forced_seat, forced, f" [dim]({say('forced')})[/]")
        shown = self.position.seen(changes, watcher)
        gains = [
            f"{escape(self.shown[c.seat])} {c.gain:+d} {escape(self._held(c))}"
            for c in shown
            if c.seat is not None and c.counts in HELD
        ]
        if gains:
            console.print(f"    [dim]{', '.join(gains)}[/]")

    def _held(self, change: Change) -> str:
        """What a seat won or lost, by its name: wood rather than goods."""
        axis = self.title.state.fields[change.field].axes[-1]
        key = f"{axis.name}-{change.item[0]}" if change.item else f"counts-{change.counts}"
        return self.title.words.say(lang(), key)

    def _line(self, seat: int, notation: str, remark: str) -> None:
        action = self.title.actions.parse(notation)
        hidden = self.title.is_secret(action) and self.people != [seat]
        sentence = say("secret-choice") if hidden else self.title.sentence(action, lang(), self.shown)
        colour = PERSON_COLOURS[seat % len(PERSON_COLOURS)]
        console.print(f"  [{colour}]{escape(self.shown[seat])}[/]: {escape(sentence)}{remark}")

    def _show_end(self) -> None:
        self._draw(None)
        title, position = self.title, self.position
        grid = Grid(title=say("final-scores"))
        grid.add_column(say("seat"))
        for source in title.sources:
            grid.add_column(title.words.say(lang(), f"source-{source}"), justify="right")
        grid.add_column(say("total"), justify="right", style="bold")
        for seat, name in enumerate(self.shown):
            points = position.points(seat)
            crown = " ★" if seat in position.winners() else ""
            grid.add_row(escape(name) + crown, *(str(p) for p in points.values()), str(sum(points.values())))
        console.print(grid)
        winners = ", ".join(escape(self.shown[seat]) for seat in position.winners())
        console.print(say("winners", names=winners, count=len(position.winners())))
        console.print(say("saved-at", path=str(self.path)), soft_wrap=True)


# -- commands at the prompt; each returns None to ask again, True to go round the loop, False to leave


def _undo(table: Table, seat: int, rest: str) -> bool | None:
    if not table.past:
        console.print(say("nothing-to-undo"))
        return None
    table.position = table.past.pop()
    table.save()
    console.print(say("undone"))
    return True


def _help(table: Table, seat: int, topic: str) -> bool | None:
    if not topic:
        console.print(say("help"))
        return None
    title, wanted = table.title, topic.lower()
    keys = sorted(k.removesuffix(".rule") for k in title.words.keys("en") if k.endswith(".rule"))
    for key in keys:
        name = title.words.say(lang(), key)
        label = key.partition("-")[2]
        if wanted in (label, label.replace("_", " "), name.lower()):
            console.print(f"[bold]{escape(name)}[/]: {escape(title.words.say(lang(), key + '.rule'))}")
            return None
    names = ", ".join(k.partition("-")[2] for k in keys)
    console.print(say("no-help", topic=topic, topics=names), markup=False)
    return None


def _save(table: Table, seat: int, rest: str) -> bool | None:
    if rest:
        path = Path(rest).expanduser()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(table.position.record(tuple(table.names)), encoding="utf-8")
        except OSError as trouble:
            error(BadInput("cannot-write", path=rest, why=str(trouble)))
            return None
        table.path = path
    console.print(say("saved-at", path=str(table.path)), soft_wrap=True)
    return None


def _board(table: Table, seat: int, rest: str) -> bool | None:
    table._draw(seat)
    return None


def _record(table: Table, seat: int, rest: str) -> bool | None:
    console.print(table.position.record(tuple(table.names)), markup=False)
    return None


def _why(table: Table, seat: int, rest: str) -> bool | None:
    reason: MaleconError | None = table.position.why_not(rest)
    console.print(reason.say(lang()) if reason else say("it-is-legal"), markup=False)
    return None


def _quit(table: Table, seat: int, rest: str) -> bool | None:
    return False


_COMMANDS = {
    "undo": _undo,
    "help": _help,
    "?": _help,
    "save": _save,
    "board": _board,
    "record": _record,
    "why": _why,
    "quit": _quit,
    "exit": _quit,
}
