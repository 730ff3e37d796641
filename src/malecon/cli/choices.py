"""The choices of a decision, as a person is asked for them: a long list is asked piece by piece. One of 78 pairs of
cards becomes one card, then the other; one of forty deals becomes the kind of deal, then which one.

The rules don't know about this. The pieces are found from the legal actions, so it works the same for every title and
every option.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from malecon.cli.console import lang, say
from malecon.core.actions import Action
from malecon.core.position import Position

MOST = 16  # choices asked for at once
FEW = 4  # actions of one verb that don't need a question of their own


@dataclass(frozen=True)
class Choice:
    """An action, or a piece shared by several, which `inner` tells apart."""

    words: str
    notation: str | None = None
    inner: tuple["Choice", ...] = ()

    def holds(self, text: str) -> bool:
        """Whether it contains all words of a text."""
        line = f"{self.words} {self.notation or ''}".casefold()
        return all(word in line for word in text.casefold().split())


Numbered = tuple[str, Choice]  # what a person types for a choice: 3, or 3 2 for the second one of the third


def choices(position: Position, names: Sequence[str]) -> tuple[Choice, ...]:
    """The first question to the seat to move."""
    said = zip(position.legal_actions(), sentences(position, names), position.legal(), strict=True)
    actions = position.title.actions.all
    return _asked(position, [(actions[index], Choice(words, notation)) for index, words, notation in said])


def sentences(position: Position, names: Sequence[str]) -> list[str]:
    """The legal actions, in the words of the seat to move."""
    title, view = position.title, position.view(position.to_move)
    return [title.sentence(a, lang(), names, title.moment(view, a)) for a in position.legal_actions()]


def numbered(level: Sequence[Choice]) -> list[Numbered]:
    return [(str(number), choice) for number, choice in enumerate(level, 1)]


def every(level: Sequence[Choice], before: str = "") -> Iterator[Numbered]:
    """Every action that can still be chosen, once, with what to type for it."""
    told: set[str | None] = set()
    for number, choice in numbered(level):
        inner = [(number, choice)] if not choice.inner else every(choice.inner, f"{number} ")
        for path, one in inner:
            if one.notation not in told:
                told.add(one.notation)
                yield f"{before}{path}", one


def at(level: Sequence[Choice], numbers: Sequence[int]) -> Choice | None:
    """The choice behind these numbers, one number for each piece."""
    found: Choice | None = None
    for number in numbers:
        if not 1 <= number <= len(level):
            return None
        found = level[number - 1]
        level = found.inner
    return found


# -- finding the pieces

Told = tuple[Action, Choice]


def _asked(position: Position, told: Sequence[Told]) -> tuple[Choice, ...]:
    if len(told) <= MOST:
        return tuple(choice for _, choice in told)
    verbs: dict[str, list[Told]] = {}
    for one in told:
        verbs.setdefault(one[0].verb, []).append(one)
    many = {verb for verb, group in verbs.items() if len(group) > FEW}
    found: list[Choice] = []
    for verb, group in verbs.items():
        if verb not in many:
            found += [choice for _, choice in group]
        elif len(many) > 1:
            words = say("choice-range", first=group[0][1].words, last=group[-1][1].words, count=len(group))
            found.append(Choice(words, inner=_asked(position, group)))
        else:
            found += _by_part(position, group)
    return tuple(found)


def _by_part(position: Position, group: Sequence[Told]) -> list[Choice]:
    """The pieces of one verb: by the first thing it names; for an unordered pair, by either of the two."""
    plain = [choice for _, choice in group]
    if len(group) <= MOST or len(group[0][0].parts) < 2:
        return plain
    pairs = _are_pairs(position, group[0][0].verb)
    pieces: dict[str, list[Choice]] = {}
    axis = group[0][0].parts[0][0]
    for action, choice in group:
        for _, label in action.parts if pairs else action.parts[:1]:
            pieces.setdefault(label, []).append(choice)
    if len(pieces) < 2:
        return plain
    order = [label for label in _labels(position, group[0][0].verb) if label in pieces]
    called = {label: position.title.label(axis, label, lang()) for label in order}
    return [
        Choice(say("choice-more", what=called[label], count=len(pieces[label])), inner=tuple(pieces[label]))
        for label in order
    ]


def _labels(position: Position, verb: str) -> tuple[str, ...]:
    return position.title.actions.verbs[verb].axes[0].labels


def _are_pairs(position: Position, verb: str) -> bool:
    """Whether the verb names two different things of one kind, in no particular order."""
    v = position.title.actions.verbs[verb]
    if len(v.axes) != 2 or v.axes[0].labels != v.axes[1].labels:
        return False
    known = set(v.combinations)
    return not any((second, first) in known for first, second in known)
