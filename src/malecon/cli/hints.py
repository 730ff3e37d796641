"""What a strong bot would do in the terminal's place, and why."""

from collections.abc import Sequence

from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

import malecon
from malecon.bots import ADVISER, explain
from malecon.cli.console import console, lang, say
from malecon.core.position import Position

SHOWN = 3  # choices


def tell_hints(position: Position, code: str, names: Sequence[str]) -> None:
    """The best choices by their numbers; the bot knows no more than the seat to move does. BadBot if there is none."""
    adviser, legal = malecon.bot(code or ADVISER), position.legal()
    with console.status(say("thinking", name=escape(adviser.code))):
        hints = explain(position, adviser, SHOWN)
    console.print(f"[dim]{escape(say('hint-lead'))}[/]")
    for hint in hints:
        promise = say("hint-promise", chance=f"{100 * hint.chance:.0f}")
        number = legal.index(hint.notation) + 1
        console.print(f"  [bold]{number}[/] {escape(hint.sentence(lang(), names))} [dim]· {escape(promise)}[/]")
        console.print(Padding(Text(hint.reason(lang()), "italic"), (0, 0, 0, 4)))
