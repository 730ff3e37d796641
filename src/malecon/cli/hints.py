"""What a strong bot would do in the terminal, and why."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

import malecon
from malecon.bots import ADVISER
from malecon.cli.choices import sentences
from malecon.cli.console import console, say
from malecon.core.position import Position
from malecon.tables.answers import Hint, Hints

SHOWN = 3  # choices


def tell_hints(
    position: Position, names: Sequence[str], think: Callable[[str], Hints], code: str = "",
    numbers: Mapping[str, str] | None = None,
) -> None:  # fmt: skip
    """The best choices, which `think` finds with a bot's code, by what to type for each (by default its number). BadBot
    if there is no such bot."""
    adviser = malecon.bot(code or ADVISER)
    said = dict(zip(position.legal(), sentences(position, names), strict=True))
    typed = numbers or {notation: str(number) for number, notation in enumerate(position.legal(), 1)}
    with console.status(say("thinking", name=escape(adviser.code))):
        found = think(adviser.code)
    console.print(f"[dim]{escape(say('hint-lead'))}[/]")
    for hint in found.hints[:SHOWN]:
        promise = say("hint-promise", chance=f"{100 * hint.chance:.0f}")
        number = typed.get(hint.notation, "·")
        console.print(f"  [bold]{number}[/] {escape(said[hint.notation])} [dim]· {escape(promise)}[/]")
        for line in _said(hint):
            console.print(Padding(line, (0, 0, 0, 4)))


def _said(hint: Hint) -> Iterator[Text]:
    """The plan, the cost of the alternative, and for a compound decision the whole of it."""
    yield Text(hint.plan, "italic")
    if hint.alternative is not None:
        yield Text(say("hint-alternative", other=hint.alternative.sentence, cost=hint.alternative.cost), "dim")
    if hint.steps:
        yield Text(say("hint-whole", steps=" · ".join(hint.steps)))
    if hint.alternative is not None:
        yield Text(say("hint-numbers", numbers=hint.reason), "dim")
