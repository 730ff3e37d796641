"""What can go wrong, said so that the reader knows how to mend it.

An error carries the key of its sentence and the sentence's parts, so that it can be said in any of our languages;
`str(error)` is the English one.
"""

from collections.abc import Sequence

from malecon.core.words import CORE_WORDS, Arg, Words


class MaleconError(Exception):
    """The mother of all our errors."""

    words: Words = CORE_WORDS

    def __init__(self, key: str, **parts: Arg) -> None:
        super().__init__(key, parts)
        self.key = key
        self.parts = parts

    def say(self, lang: str = "en") -> str:
        return self.words.say(lang, self.key, **self.parts)

    def __str__(self) -> str:
        return self.say()


class UnknownTitle(MaleconError):
    """No title of that name."""


class BadOption(MaleconError):
    """An option, a seat count or a seed that the title does not have."""


class BadData(MaleconError):
    """A title's numbers, or an operator's corrections to them, that do not fit."""


class BadPosition(MaleconError):
    """A description of a position that cannot be one."""


class BadBot(MaleconError):
    """A bot code that names no bot, or a bot with parameters it does not take."""


class IllegalAction(MaleconError):
    """An action that cannot be played now. `legal` lists the notations that can."""

    SHOWN = 12  # legal notations named in the message

    def __init__(self, reason: MaleconError, notation: str, legal: Sequence[str]) -> None:
        super().__init__("error-illegal", notation=notation)
        self.reason = reason
        self.notation = notation
        self.legal = tuple(legal)

    def say(self, lang: str = "en") -> str:
        shown = ", ".join(self.legal[: self.SHOWN])
        more = len(self.legal) - self.SHOWN
        refused = CORE_WORDS.say(lang, "error-illegal", notation=self.notation, reason=self.reason.say(lang))
        if not self.legal:
            return refused
        key = "error-legal-now-more" if more > 0 else "error-legal-now"
        return refused + " " + CORE_WORDS.say(lang, key, legal=shown, more=more)


class BadRecord(MaleconError):
    """A record that cannot be read or replayed. `line` counts from 1."""

    def __init__(self, line: int, reason: MaleconError) -> None:
        super().__init__("error-record", line=line)
        self.line = line
        self.reason = reason

    def say(self, lang: str = "en") -> str:
        return CORE_WORDS.say(lang, "error-record", line=self.line, reason=self.reason.say(lang))


class Reason(MaleconError):
    """Why something is refused: a sentence of the core or of a title."""

    def __init__(self, key: str, words: Words = CORE_WORDS, **parts: Arg) -> None:
        super().__init__(key, **parts)
        self.words = words
