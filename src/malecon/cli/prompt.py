"""A question in the plain mode: numbered choices, and what an answer to them means."""

import re
from collections.abc import Sequence

from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from malecon.cli.choices import Choice, Numbered, at, every
from malecon.cli.console import console, error, lang, say
from malecon.core.errors import IllegalAction
from malecon.core.position import Position

LONG_MENU = 24
ONE_COLUMN = 4
NUMBERS = re.compile(r"-?\d+(\s+\d+)*")


def read(prompt: str) -> str:
    """A line that somebody typed."""
    while True:
        try:
            return console.input(prompt).strip()
        except UnicodeDecodeError:
            continue


def agreed(question: str) -> bool:
    """Asks until the answer is yes or no, in the language of the table."""
    letters = say("yes-or-no")  # y/n
    while True:
        answer = read(f"{escape(question)} ({letters}) ").lower()[:1]
        if answer and answer in letters.partition("/")[::2]:
            return answer == letters[0]


def menu(shown: Sequence[Numbered]) -> None:
    """The choices by number, in columns if there are many; without their notations if that saves lines, so that the
    board stays on the screen."""
    width = max(len(path) for path, _ in shown)
    plain = [f"[bold]{path:>{width}}[/] {escape(choice.words)}" for path, choice in shown]
    full = [
        f"{words} [dim]· {escape(choice.notation)}[/]" if choice.notation else words
        for words, (_, choice) in zip(plain, shown, strict=True)
    ]
    few = len(shown) <= ONE_COLUMN
    brief = len(shown) > LONG_MENU or any(choice.inner for _, choice in shown) or (not few and _columns(full) == 1)
    cells = plain if brief else full
    rows = len(cells) if few else -(-len(cells) // _columns(cells))
    grid = Grid.grid(padding=(0, 3))
    for row in range(rows):
        grid.add_row(*cells[row::rows])
    console.print(grid)


def _columns(cells: Sequence[str]) -> int:
    """How many of these fit next to each other."""
    return max(1, console.width // (max(Text.from_markup(cell).cell_len for cell in cells) + 3))


def numbered(level: Sequence[Choice], text: str) -> Choice | None:
    """The choice with that number, or with those numbers piece by piece. Says so if there is no such number."""
    found = at(level, [int(number) for number in text.split()])
    if found is None:
        console.print(say("no-such-choice", most=len(level)))
    return found


def chosen(position: Position, level: Sequence[Choice], text: str) -> Choice | None:
    """The choice that an answer means. If it means none, says why, or which choices contain its words."""
    if NUMBERS.fullmatch(text):
        return numbered(level, text)
    reason = position.why_not(text)
    if reason is None:
        return Choice(text, text)
    found = [one for one in every(level) if one[1].holds(text)]
    if found and reason.key.startswith("reason-unknown"):
        menu(found)
    elif text.split()[0].lower() in position.title.actions.verbs:
        error(IllegalAction(reason, text, position.legal()))
    else:
        console.print(say("no-choice-holds", text=text), markup=False)
    return None


def reason_of(position: Position, choice: Choice) -> str:
    """Why this can't be played now. A piece shared by several actions can be, because it is asked for."""
    reason = position.why_not(choice.notation) if choice.notation else None
    return reason.say(lang()) if reason else say("it-is-legal")
