"""Who learns what from an action: what may be shown in advance, what others can tell afterwards, what can be undone.

We find out by asking determinized copies, so nothing here needs to know a title's secrets.
"""

from functools import lru_cache
from typing import NamedTuple

from malecon.core.changes import Change
from malecon.core.drafts import complete_drafts
from malecon.core.fields import GENERATOR_NAMES
from malecon.core.position import Position
from malecon.core.title import Title

COPIES = 4  # determinized copies on which a preview must agree
MOST_DRAFTS = 40  # compound decisions with more ways than this are taken step by step
SAMPLES = 3  # determinized copies that are asked whether an action revealed something


@lru_cache(maxsize=64)
def has_secrets(title: Title) -> bool:
    """Whether anything besides the generator is hidden that can't be worked out from what everybody sees."""
    fields = (f for f in title.state.fields.values() if f.name not in GENERATOR_NAMES)
    return any(f.audience != "all" and not f.gains_open for f in fields)


class Preview(NamedTuple):
    """What some actions change for certain: on the table, and in the facts that follow."""

    changes: tuple[Change, ...]
    facts: tuple[Change, ...]


class Draft(NamedTuple):
    """A whole compound decision: its actions, and what they change for certain."""

    actions: tuple[str, ...]
    preview: Preview


def previews(position: Position, seat: int) -> dict[int, Preview]:
    """For each legal action, what it changes for certain, as far as this seat may see it."""
    copies = _copies(position, seat)
    return {action: _certain(copies, seat, (action,)) for action in position.legal_actions()}


def drafts(position: Position, seat: int) -> list[Draft]:
    """All ways to take the present decision as a whole, unless there are too many."""
    title = position.title
    copies = _copies(position, seat)
    return [
        Draft(draft, _certain(copies, seat, tuple(map(title.actions.parse, draft))))
        for draft in complete_drafts(copies[0], MOST_DRAFTS)
    ]


def _copies(position: Position, seat: int) -> list[Position]:
    return [position.determinize(seat, seed) for seed in range(1, COPIES + 1)]


def _certain(copies: list[Position], seat: int, actions: tuple[int, ...]) -> Preview:
    """What copies agree on that differ in everything the seat can't know. Without secrets, one copy is enough unless
    dice are thrown."""
    alone = not has_secrets(copies[0].title)
    kept: dict[tuple[object, ...], Change] | None = None
    follow: dict[tuple[object, ...], Change] | None = None
    for copy in copies:
        trial = copy.copy()
        for action in actions:
            trial.play_action(action)
        seen = trial.seen(copy.changed(trial), seat)
        changes = {_key(c): c for c in seen if c.counts is not None}
        facts = {_key(c): c for c in copy.facts_changed(trial)}
        kept = changes if kept is None else {k: c for k, c in kept.items() if k in changes}
        follow = facts if follow is None else {k: c for k, c in follow.items() if k in facts}
        if alone and trial.chance == copy.chance:
            break
    return Preview(tuple((kept or {}).values()), tuple((follow or {}).values()))


def _key(c: Change) -> tuple[object, ...]:
    return c.field, c.seat, c.item, c.before, c.after


def is_secret(title: Title, notation: str) -> bool:
    """Whether the others may not see this action: a choice hidden until all have chosen."""
    return notation.partition(" ")[0] in title.secret_verbs


def barrier(before: Position, action: int, after: Position, changes: tuple[Change, ...]) -> str | None:
    """Why an action can't be taken back freely: `chance` was involved, or it revealed a `secret`."""
    if before.chance != after.chance:
        return "chance"
    if has_secrets(before.title) and _reveals(before, action, changes):
        return "secret"
    return None


def _reveals(before: Position, action: int, changes: tuple[Change, ...]) -> bool:
    """Whether some seat saw something it couldn't have foretold. The actor is told the result, so it must follow from
    what the actor knows: what the others learn is found from a copy that the actor might take for the true position."""
    actor = before.to_move
    assert actor is not None
    if not _foretold(before, actor, [action], before.seen(changes, actor)):
        return True
    title = before.title
    secret = is_secret(title, title.actions.notation(action))
    likely = before.determinize(actor, 0)
    after = likely.copy()
    changes = after.play_action(action)
    for seat in range(before.seats):
        # Of a secret choice, the others only foretell that one is made: they see the same for each.
        possible = None if secret else [action]
        if seat != actor and not _foretold(likely, seat, possible, likely.seen(changes, seat)):
            return True
    return False


def _foretold(before: Position, seat: int, actions: list[int] | None, shown: tuple[Change, ...]) -> bool:
    """Whether the seat would see exactly this after any of these actions (None: any secret one), whatever is hidden."""
    title = before.title
    for seed in range(1, SAMPLES + 1):
        copy = before.determinize(seat, seed)
        legal = copy.legal_actions()
        possible = [a for a in legal if is_secret(title, title.actions.notation(a))] if actions is None else actions
        for action in possible:
            if action not in legal:
                return False  # even that it was possible tells something
            trial = copy.copy()
            if trial.seen(trial.play_action(action), seat) != shown:
                return False
    return True
