"""What happened, told in the terminal: who did what, who gained what, and how it ended."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module

from rich.markup import escape
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from malecon.cli.console import console, lang, say
from malecon.cli.news import news
from malecon.core.changes import Change, deed
from malecon.core.position import Position

COLOURS = ("cyan", "magenta", "green", "yellow", "blue")
HELD = ("points", "money", "goods", "materials", "pieces", "stored", "workers")  # what people count at the table


def draw_board(position: Position, seat: int | None, names: Sequence[str]) -> None:
    title = position.title
    board = import_module(f"malecon.titles.{title.name}.board").board
    console.print()
    console.print(board(position.view(seat), title, lang(), names))


@dataclass(frozen=True)
class Teller:
    """Tells what was played, as one seat may know it (None: a spectator); of an `open` record, everything."""

    names: Sequence[str]
    eyes: int | None = None
    open: bool = False

    def tell(self, before: Position, action: int) -> None:
        """A decision and each step that followed by itself, each with what it gave."""
        title, steps, end = before.title, list(before.steps(action)), before.copy()
        end.play(title.actions.notation(action))
        after = [now for now, *_ in steps[1:]] + [end]
        for number, (now, step, changes) in enumerate(steps):
            seat = now.to_move
            assert seat is not None
            hidden = title.is_secret(step) and seat != self.eyes and not self.open
            moment = title.moment(now.view(None), step)  # everybody hears the sentence
            brought = deed(changes if self.open else now.seen(changes, None), seat)
            told = say("secret-choice") if hidden else title.told(step, brought, lang(), self.names, moment)
            remark = f" [dim]({say('forced')})[/]" if number else ""
            console.print(f"  [{COLOURS[seat % len(COLOURS)]}]{self._name(seat)}[/] {escape(told)}{remark}")
            known = changes if self.open else now.seen(changes, self.eyes)
            self._gains(now, known)
            for change in changes:
                if change.field == "round_number":
                    announce_round(change.after)
            for sentence in news(now, after[number], known, self.names):
                console.print(Padding(Text(sentence, "italic"), (0, 0, 0, 4)))

    def _gains(self, position: Position, changes: Sequence[Change]) -> None:
        """What each seat gained and lost, by its most precise name: wood rather than goods."""
        words = position.title.words
        held: dict[int, dict[str, int]] = {}
        for change in changes:
            if change.seat is not None and change.counts in HELD:
                mine, key = held.setdefault(change.seat, {}), gain_key(position, change)
                mine[key] = mine.get(key, 0) + change.gain
        for seat, mine in held.items():
            gains = [f"{gain:+d} {words.say(lang(), key, count=abs(gain))}" for key, gain in mine.items() if gain]
            if gains:
                console.print(f"    [dim]{self._name(seat)}: {escape(', '.join(gains))}[/]")

    def _name(self, seat: int) -> str:
        return escape(self.names[seat])


def gain_key(position: Position, change: Change) -> str:
    """The key under which a title says what was gained, with a number before it."""
    axis = position.title.state.fields[change.field].axes[-1]
    return f"{axis.name}-{change.item[0]}.gain" if change.item else f"counts-{change.counts}.gain"


def announce_round(number: int | None) -> None:
    """A line before the first decision of a round; titles without rounds have none."""
    if number is not None:
        console.rule(say("round", number=number), style="dim")


def tell_end(position: Position, names: Sequence[str]) -> None:
    """The score sheet, best first."""
    title, winners, scores = position.title, position.winners(), position.scores()
    grid = Grid(title=say("final-scores"))
    grid.add_column(say("seat"))
    grid.add_column(say("total"), justify="right", style="bold")
    if len(title.sources) > 1:  # a single source would only repeat the total
        grid.add_column(say("points-from"))
    for seat in sorted(range(position.seats), key=lambda seat: (seat not in winners, -scores[seat])):
        crown = " ★" if seat in winners else ""
        points = [f"{title.words.say(lang(), f'source-{s}')} {p}" for s, p in position.points(seat).items() if p]
        cells = escape(names[seat]) + crown, str(scores[seat]), escape(" · ".join(points))
        grid.add_row(*cells[: len(grid.columns)])
    console.print(grid)
    console.print(say("winners", names=", ".join(escape(names[seat]) for seat in winners), count=len(winners)))
