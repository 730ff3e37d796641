"""Who learns what from an action: what may be shown beforehand, what others can tell after it, what can be undone.

All of it is asked of determinised copies, so that nothing here needs to know a title's secrets.
"""

from functools import lru_cache

from malecon.core.changes import Change
from malecon.core.errors import IllegalAction
from malecon.core.position import Position
from malecon.core.title import Title

COPIES = 4  # determinised copies in which a preview must agree
SAMPLES = 3  # determinised copies that are asked whether an action revealed something


@lru_cache(maxsize=64)
def has_secrets(title: Title) -> bool:
    """Whether anything but the generator is hidden from somebody."""
    return any(f.audience != "all" for f in title.state.fields.values() if f.name != "rng")


def previews(position: Position, seat: int) -> dict[int, tuple[Change, ...]]:
    """For each legal action what it changes for certain, as far as this seat may see it.

    Copies that differ in all the seat cannot know must agree. Without secrets one is enough where no die is thrown.
    """
    copies = [position.determinize(seat, seed) for seed in range(1, COPIES + 1)]
    alone = not has_secrets(position.title)
    found = {}
    for action in position.legal_actions():
        kept: dict[tuple[object, ...], Change] | None = None
        for copy in copies:
            trial = copy.copy()
            changes = {_key(c): c for c in trial.seen(trial.play_action(action), seat) if c.counts is not None}
            kept = changes if kept is None else {k: c for k, c in kept.items() if k in changes}
            if alone and trial.chance == copy.chance:
                break
        found[action] = tuple((kept or {}).values())
    return found


def _key(c: Change) -> tuple[object, ...]:
    return c.field, c.seat, c.item, c.before, c.after


def is_secret(title: Title, notation: str) -> bool:
    """Whether the others may not know this action: a choice kept hidden until all have made theirs."""
    return notation.partition(" ")[0] in title.secret_verbs


def barrier(before: Position, action: int, after: Position, changes: tuple[Change, ...]) -> str | None:
    """Why an action cannot be taken back freely: `chance` was consulted, or it made a `secret` known."""
    if before.chance != after.chance:
        return "chance"
    if has_secrets(before.title) and _reveals(before, action, changes):
        return "secret"
    return None


def _reveals(before: Position, action: int, changes: tuple[Change, ...]) -> bool:
    """Whether some seat saw what it could not have foretold. Of a secret choice the others foretell only that one is
    made: it reveals nothing to them if they see the same whichever it is."""
    title = before.title
    secret = is_secret(title, title.actions.notation(action))
    for seat in range(before.seats):
        shown = before.seen(changes, seat)
        for seed in range(1, SAMPLES + 1):
            copy = before.determinize(seat, seed)
            possible = [action]
            if secret and seat != before.to_move:
                possible = [a for a in copy.legal_actions() if is_secret(title, title.actions.notation(a))]
            if not all(_foretold(copy, a, seat, shown) for a in possible):
                return True
    return False


def _foretold(copy: Position, action: int, seat: int, shown: tuple[Change, ...]) -> bool:
    trial = copy.copy()
    try:
        return trial.seen(trial.play_action(action), seat) == shown
    except IllegalAction:
        return False  # that it was possible at all is news
