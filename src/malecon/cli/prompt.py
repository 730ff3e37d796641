"""A question at the keyboard: numbered choices, and what an answer to them means."""

import re
from collections.abc import Sequence

from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from malecon.cli.console import console, error, lang, say
from malecon.core.errors import IllegalAction
from malecon.core.position import Position

LONG_MENU = 24
NUMBER = re.compile(r"-?\d+")


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


def menu(position: Position, chosen: Sequence[int], names: Sequence[str]) -> None:
    """The choices by number; a long list goes without its notations, in as many columns as the screen has."""
    legal, sentences = position.legal(), sentences_of(position, names)
    brief = len(chosen) > LONG_MENU
    cells = []
    for index in chosen:
        words = f"[bold]{index + 1:>{len(str(len(legal)))}}[/] {escape(sentences[index])}"
        cells.append(words if brief else f"{words} [dim]· {escape(legal[index])}[/]")
    widest = max(Text.from_markup(cell).cell_len for cell in cells) + 3
    columns = max(1, console.width // widest) if brief or len(cells) >= 8 else 1
    rows = -(-len(cells) // columns)
    grid = Grid.grid(padding=(0, 3))
    for row in range(rows):
        grid.add_row(*cells[row::rows])
    console.print(grid)


def sentences_of(position: Position, names: Sequence[str]) -> list[str]:
    """The choices as the seat to move would say them."""
    title, view = position.title, position.view(position.to_move)
    return [title.sentence(a, lang(), names, title.moment(view, a)) for a in position.legal_actions()]


def holds(line: str, text: str) -> bool:
    """Whether a line holds all words of a text."""
    return all(word in line.casefold() for word in text.casefold().split())


def numbered(position: Position, text: str) -> str | None:
    """The choice of that number; what is no such number is said."""
    legal = position.legal()
    if 1 <= int(text) <= len(legal):
        return legal[int(text) - 1]
    console.print(say("no-such-choice", most=len(legal)))
    return None


def chosen(position: Position, text: str, names: Sequence[str]) -> str | None:
    """The notation that an answer means. Where it means none, it is said why, or which choices hold its words."""
    if NUMBER.fullmatch(text):
        return numbered(position, text)
    reason = position.why_not(text)
    if reason is None:
        return text
    legal = position.legal()
    lines = [f"{words} {n}" for words, n in zip(sentences_of(position, names), legal, strict=True)]
    found = [index for index, line in enumerate(lines) if holds(line, text)]
    if found and reason.key.startswith("reason-unknown"):
        menu(position, found, names)
    elif text.split()[0].lower() in position.title.actions.verbs:
        error(IllegalAction(reason, text, legal))
    else:
        console.print(say("no-choice-holds", text=text), markup=False)
    return None
