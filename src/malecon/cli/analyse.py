"""malecon analyse: a position of a record with the bot's opinion and the best lines, and moves to try out for every
seat."""

import json
from collections.abc import Sequence
from pathlib import Path

from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

import malecon
from malecon.bots import ADVISER, Analysis, Line, analyse
from malecon.bots.analysis import Step, player_of
from malecon.cli.choices import at, choices, numbered
from malecon.cli.console import BadInput, console, lang, read_text, say, shown_names
from malecon.cli.telling import COLOURS, Teller, draw_board
from malecon.core import records
from malecon.core.changes import deed
from malecon.core.errors import IllegalAction
from malecon.core.position import Position

BAR = 24  # columns of a full bar
BACK, QUIT, LINE = ("back", "b"), ("quit", "q", "exit"), ("line", "l")


def run_analysis(path: Path, ply: int | None, code: str | None, lines: int, as_json: bool) -> None:
    """Shows one position; at a terminal, people may then try moves."""
    text = read_text(path)
    record = records.read(text)
    end = malecon.replay(text)  # a broken record is refused before the first look
    if ply is not None and not 0 <= ply <= end.ply:
        raise BadInput("no-such-ply", ply=ply, last=end.ply)
    names = shown_names(record.names)
    table = Board(text, end.ply if ply is None else ply, names, code or ADVISER, lines)
    if as_json:
        console.file.write(json.dumps(table.told(), ensure_ascii=False) + "\n")
        return
    table.show()
    while console.is_interactive and table.ask():
        table.show()


class Board:
    """The position of a record, and the moves tried out from there."""

    def __init__(self, text: str, ply: int, names: Sequence[str], code: str, most: int) -> None:
        self._text, self._ply, self._names, self._code, self._most = text, ply, names, code, most
        self._tried: list[Position] = []  # after each move that was tried
        self.position = malecon.replay(text, ply)
        player_of(code, self.position.title)  # an unknown bot is refused right away
        self._found: Analysis | None = None

    @property
    def found(self) -> Analysis:
        if self._found is None:
            with console.status(say("thinking", name=escape(self._code))):
                self._found = analyse(self.position, self._code, self._most)
        return self._found

    # -- showing

    def show(self) -> None:
        position, names = self.position, self._names
        draw_board(position, position.to_move, names)
        tried = f" {say('analyse-tried', count=len(self._tried))}" if self._tried else ""
        console.print(f"[bold]{say('review-ply')} {self._ply}[/]{escape(tried)}")
        found, scores = self.found, position.scores()
        console.print(say("analyse-chances"), style="bold")
        width = max(len(name) for name in names)
        for seat, (name, share) in enumerate(zip(names, found.chances, strict=True)):
            bar = ("█" * round(BAR * share)).ljust(BAR, "░")
            points = say("analyse-points", points=scores[seat])
            colour = COLOURS[seat % len(COLOURS)]
            console.print(f"[{colour}]{escape(name.ljust(width))} {bar}[/] {100 * share:3.0f} % [dim]· {points}[/]")
        if not found.lines:
            console.print(say("analyse-over"))
            return
        console.print(say("analyse-lines"), style="bold")
        for number, line in enumerate(found.lines, 1):
            head = Text.assemble((f"{number}  ", "bold"), (f"{100 * line.chance:.0f} %  ", "bold"))
            console.print(Padding(head + self._sentence(line), (0, 0, 0, 1)))

    def _sentence(self, line: Line) -> Text:
        """A line in the words of the ledger, each seat's moves after its name."""
        said: list[Text] = []
        last: Step | None = None
        for step in line.steps:
            if last is not None and self._is_idle(step) and last.seat == step.seat and _verb(last) == _verb(step):
                continue  # a small decision that changes nothing
            told = self._tell(step.before, step.action)
            if last is not None and last.seat == step.seat:
                said[-1].append(f", {told}")
            else:
                said.append(Text.assemble((self._names[step.seat], COLOURS[step.seat % len(COLOURS)]), f" {told}"))
            last = step
        if line.open:
            said.append(Text(say("analyse-chance"), "dim"))
        return Text(" › ").join(said)

    def _is_idle(self, step: Step) -> bool:
        _, _, changes = next(step.before.steps(step.action))
        return not any(change.counts for change in changes)

    def _tell(self, before: Position, action: int) -> str:
        _, _, changes = next(before.steps(action))
        seat = before.to_move
        assert seat is not None
        moment = before.title.moment(before.view(seat), action)
        return before.title.told(action, deed(changes, seat), lang(), self._names, moment)

    def told(self) -> dict[str, object]:
        """All of it as data."""
        position = self.position
        return {
            "ply": self._ply,
            "to_move": position.to_move,
            "bot": self._code,
            "scores": list(position.scores()),
            "chances": self.found.chances,
            "lines": [
                {
                    "chance": line.chance,
                    "visits": line.visits,
                    "open": line.open,
                    "moves": [
                        {"seat": step.seat, "notation": step.notation, "told": self._tell(step.before, step.action)}
                        for step in line.steps
                    ],
                }
                for line in self.found.lines
            ],
        }

    # -- trying

    def ask(self) -> bool:
        """Asks for a move until the position changes; False to stop."""
        level = () if self.position.is_over else choices(self.position, self._names)
        for number, choice in numbered(level):
            console.print(f"  [bold]{number:>3}[/] {escape(choice.words)}")
        while True:
            try:
                answer = console.input(f"[dim]{say('analyse-keys')}[/] » ").strip()
            except (KeyboardInterrupt, EOFError):
                return False
            word, *rest = answer.split() or [""]
            if word.lower() in QUIT:
                return False
            if word.lower() in BACK:
                if self._back():
                    return True
                continue
            if word.lower() in LINE and rest and rest[0].isdigit():
                if 1 <= int(rest[0]) <= len(self.found.lines):
                    self._play([step.notation for step in self.found.lines[int(rest[0]) - 1].steps])
                    return True
                console.print(say("analyse-no-line", last=len(self.found.lines)))
                continue
            if answer and all(piece.isdigit() for piece in [word, *rest]):
                chosen = at(level, [int(piece) for piece in [word, *rest]])
                if chosen is not None and chosen.notation is None:
                    for number, inner in numbered(chosen.inner):
                        console.print(f"  [bold]{answer} {number:>3}[/] {escape(inner.words)}")
                    continue
                answer = (chosen and chosen.notation) or answer
            if answer and self._play([answer]):
                return True

    def _play(self, notations: Sequence[str]) -> bool:
        """Plays moves as long as they are legal here; says why the first one isn't."""
        before = self.position
        for notation in notations:
            after = self.position.copy()
            try:
                after.play(notation)
            except IllegalAction as trouble:
                if self.position is before:
                    console.print(trouble.say(lang()), style="red", markup=False)
                break
            Teller(self._names, open=True).tell(self.position, after.plays[-1])
            self._tried.append(after)
            self.position, self._found = after, None
        return self.position is not before

    def _back(self) -> bool:
        """Takes the last move back: first those tried out, then those of the record."""
        if self._tried:
            self._tried.pop()
        elif self._ply:
            self._ply -= 1
        else:
            console.print(say("analyse-no-back"))
            return False
        self.position = self._tried[-1] if self._tried else malecon.replay(self._text, self._ply)
        self._found = None
        return True


def _verb(step: Step) -> str:
    return step.before.title.actions.all[step.action].verb
