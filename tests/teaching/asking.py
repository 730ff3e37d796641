"""What a title says for and against a move of a described position."""

import malecon
from malecon.bots.speaking import Spoken, move_of, question, weightiest
from malecon.core.teaching import Why
from malecon.core.words import LANGS


def reason(position: malecon.Position, notation: str, which: str = "favours") -> Why | None:
    """The weightiest reason the seat to move hears, said in every language so that no catalogue lacks it."""
    title, seat = position.title, position.to_move
    assert seat is not None and title.teaching is not None
    asked = question(position.determinize(seat, 0), seat)
    action = title.actions.parse(notation)
    assert notation in position.legal(), (notation, position.legal())
    why = weightiest(getattr(title.teaching, which)(asked, move_of(title, action)))
    for lang in LANGS if why is not None else ():
        assert why is not None
        said = Spoken(title, why).say(lang, ("Ana", "Ben", "Cleo", "Dan"))
        assert said and "{" not in said and "None" not in said, said
    return why


def key(position: malecon.Position, notation: str, which: str = "favours") -> str | None:
    why = reason(position, notation, which)
    return None if why is None else why.key
