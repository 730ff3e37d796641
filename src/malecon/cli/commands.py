"""What can be typed at the prompt besides an answer. A command returns None to ask again, True to go on with the loop,
False to leave."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from malecon.cli import prompt
from malecon.cli.choices import Choice, every
from malecon.cli.console import BadInput, console, error, lang, say
from malecon.cli.hints import tell_hints
from malecon.cli.topics import explain
from malecon.core import records
from malecon.core.errors import BadBot
from malecon.tables import NotAllowed, Refused, views
from malecon.tables.live import Live

if TYPE_CHECKING:
    from malecon.cli.play import Game

MOST_REASONS = 8


def _undo(game: "Game", seat: int, rest: str) -> bool | None:
    """Goes back to before the last decision of a person: freely if that is free, otherwise if everybody agrees."""
    play, live = game.play, game.play.live
    plies = [number for number, past in enumerate(live.plies) if past.seat in play.people]
    if not plies:
        console.print(say("nothing-to-undo"))
        return None
    ply = plies[-1]
    if ply == live.ply - 1:
        try:
            play.undo(live.plies[ply].seat)
        except Refused:
            pass
        else:
            console.print(say("undone"))
            return True
    if play.take_back(seat, ply, lambda who: game.desk.agreed(say("take-back", name=play.names[who]))):
        console.print(say("undone"))
        return True
    console.print(say("not-undone"))
    return None


def _help(game: "Game", seat: int, topic: str) -> None:
    if topic:
        explain(game.play.title, topic, game.play.live.position.options)
    else:
        console.print(say("help"), markup=False)


def _save(game: "Game", seat: int, rest: str) -> None:
    play, old = game.play, game.play.path
    if rest:
        play.path = Path(rest).expanduser()
        try:
            play.keep()
        except BadInput as trouble:
            play.path = old
            error(trouble)
            return
    console.print(say("saved-at", path=str(play.path)), soft_wrap=True)


def _board(game: "Game", seat: int, rest: str) -> None:
    game.draw(seat)


def _record(game: "Game", seat: int, rest: str) -> None:
    console.print(known_record(game.play.live, seat), markup=False)


def known_record(live: Live, seat: int) -> str:
    """The record as far as this seat may know it: what is hidden during the game is a question mark."""
    lines = records.write(live.position, live.names).splitlines()
    head = [f"{line.partition(' ')[0]} ?" if line.startswith(("seed ", "position ")) else line
            for line in lines[: len(lines) - live.ply]]  # fmt: skip
    return "\n".join([*head, *(past.notation or "?" for past in views.plies(live, seat, lang()))])


def _why(game: "Game", seat: int, text: str) -> None:
    position, title = game.play.live.position, game.play.title
    actions = range(len(title.actions))
    everything = [
        Choice(title.sentence(a, lang(), game.play.names), title.actions.notation(a)) for a in actions
    ]  # fmt: skip
    for choice in _meant(game, text, everything)[:MOST_REASONS]:
        console.print(f"{choice.words} — {prompt.reason_of(position, choice)}", markup=False)


def _meant(game: "Game", text: str, everything: Sequence[Choice]) -> list[Choice]:
    """The actions that a number, a notation or words stand for, legal or not. Says so if there are none."""
    if not text:
        console.print(say("why-what"))
        return []
    if prompt.NUMBERS.fullmatch(text):
        choice = prompt.numbered(game.level, text)
        return [] if choice is None else [choice]
    position = game.play.live.position
    reason = position.why_not(text)
    if reason is None or not reason.key.startswith("reason-unknown"):
        return [everything[position.title.actions.parse(text)]]
    found = [choice for choice in everything if choice.holds(text)]
    if not found:
        error(reason)
    return found


def _hint(game: "Game", seat: int, code: str) -> None:
    try:
        numbers = {choice.notation or "": path for path, choice in every(game.level)}
        tell_hints(game.play.live.position, game.play.names, partial(game.play.hint, seat), code, numbers)
    except (BadBot, NotAllowed) as trouble:
        error(trouble)


def _quit(game: "Game", seat: int, rest: str) -> bool:
    return False


COMMANDS: dict[str, Callable[["Game", int, str], bool | None]] = {
    "undo": _undo,
    "help": _help,
    "?": _help,
    "save": _save,
    "board": _board,
    "record": _record,
    "why": _why,
    "hint": _hint,
    "quit": _quit,
    "exit": _quit,
}
