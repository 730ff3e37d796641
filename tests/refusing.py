"""What a refusal must be, for every title."""

from collections.abc import Iterable

import pytest

import malecon


def refused(position: malecon.Position, notation: str | Iterable[str], why: str) -> None:
    """Each notation is not legal, playing it raises for this reason and alters nothing; it can be said in every
    language. `why` is the reason's key."""
    for text in [notation] if isinstance(notation, str) else notation:
        before, legal, plays = position.to_bytes(), position.legal(), list(position.plays)
        assert text not in legal
        with pytest.raises(malecon.IllegalAction) as caught:
            position.play(text)
        assert caught.value.reason.key == why
        for lang in ("en", "ru", "it"):
            assert caught.value.say(lang)
        assert (position.to_bytes(), position.legal(), position.plays) == (before, legal, plays)
