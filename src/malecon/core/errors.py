"""Errors, worded so that the reader knows how to fix the problem.

An error carries the key of its message and the values in it, so that it can be shown in any of our languages;
`str(error)` is in English.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from malecon.core.words import CORE_WORDS, Arg, Words


@dataclass(frozen=True)
class Named:
    """A value in a message whose name depends on the language."""

    words: Words
    key: str


class MaleconError(Exception):
    """The base class of all Malecón errors."""

    words: Words = CORE_WORDS

    def __init__(self, key: str, **parts: Arg | Named) -> None:
        super().__init__(key, parts)
        self.key = key
        self.parts = parts

    def say(self, lang: str = "en") -> str:
        parts = {n: p.words.say(lang, p.key) if isinstance(p, Named) else p for n, p in self.parts.items()}
        return self.words.say(lang, self.key, **parts)

    def __str__(self) -> str:
        try:
            return self.say()
        except ImportError:  # a compute-only machine without Fluent
            return f"{self.key} {self.parts}"


class UnknownTitle(MaleconError):
    """No title of that name."""


class BadOption(MaleconError):
    """An option, seat count or seed that the title doesn't accept."""


class BadDevice(MaleconError):
    """A graphics card that cannot be used here."""


class BadData(MaleconError):
    """Invalid numbers of a title, or invalid corrections by an operator."""


class BadPosition(MaleconError):
    """A description of an impossible position."""


class BadBot(MaleconError):
    """An unknown bot code, or parameters that the bot doesn't take."""


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
    """Why something is refused: a message of the core or of a title."""

    def __init__(self, key: str, words: Words = CORE_WORDS, **parts: Arg) -> None:
        super().__init__(key, **parts)
        self.words = words
