"""What a puzzle is about: a theme by the reason a hint would give, the phase of the title, and what is special.

Themes are keys: `theme-<name>` of the puzzles' catalogue, or `phase-<name>` of the title's.
"""

from fnmatch import fnmatchcase

from malecon.bots import speaking
from malecon.bots.base import Sight
from malecon.core.position import Position

# The first line that a reason's key fits names its theme.
MOTIFS = (
    ("last", ("*-last", "hint-build-rival", "hint-deliver-fills", "hint-deliver-first", "hint-sell-first")),
    ("block", ("hint-load-blocks", "hint-load-shuts", "hint-demolish*", "hint-use-customs", "hint-aside*",
               "hint-role-captain-first", "hint-card-ruin", "hint-visit-sends", "hint-rob-leader")),
    ("wait", ("hint-pass-*", "hint-done-*", "hint-bid-none")),
    ("laws", ("hint-bid*", "hint-enact*", "hint-pay-*", "hint-play-votes")),
    ("rob", ("hint-rob*", "hint-card-ladron", "hint-card-receptador", "hint-card-guard")),
    ("ship", ("hint-load*", "hint-wharf", "hint-deliver*", "hint-port*", "hint-play-load", "hint-role-captain*",
              "hint-wood", "hint-visit-raises", "hint-visit-wanted", "hint-use-harbour")),
    ("trade", ("hint-sell*", "hint-role-trader*", "hint-play-sell", "hint-play-buy", "hint-buy*", "hint-change*")),
    ("build", ("hint-build*", "hint-role-builder*", "hint-play-build*", "hint-play-architect*", "hint-site*",
               "hint-claim*", "hint-visit-lawyer", "hint-card-completes", "hint-card-architect", "hint-hire*")),
    ("people", ("hint-role-mayor*", "hint-colonist", "hint-staff*", "hint-card-workmen")),
    ("money", ("*pesos*", "*coins*", "*prospector*", "hint-use-bank", "hint-use-newspaper", "hint-alternative-*")),
    ("goods", ("hint-plant*", "hint-quarry", "hint-role-*", "hint-figure*", "hint-harvest*", "hint-take*", "hint-draw",
               "hint-extra*", "hint-visit-*", "hint-card-*", "hint-use*", "hint-start-*", "hint-play-*", "hint-keep*",
               "hint-give*", "hint-choose*", "hint-perform*", "hint-move*")),
)  # fmt: skip
SPECIAL = ("opening", "endgame", "surprise")
EARLY, LATE = 0.2, 0.8  # of a game's decisions


def themes(position: Position, best: int, progress: float, hard: float) -> tuple[str, ...]:
    """The themes of a decision; `hard` is how often the bare network finds the move."""
    found = []
    why = speaking.plan(Sight.of(position), best, speaking.question(position, _mover(position)), ahead=True)
    motif = motif_of(why.why.key) if why.own else None
    if motif:
        found.append(f"theme-{motif}")
    found.append(f"phase-{position.view(_mover(position))['phase']}")
    special = ("opening" if progress < EARLY else "endgame" if progress >= LATE else "", "" if hard else "surprise")
    return (*found, *(f"theme-{name}" for name in special if name))


def motif_of(key: str) -> str | None:
    """The theme of a reason, if it has one."""
    return next((name for name, keys in MOTIFS if any(fnmatchcase(key, k) for k in keys)), None)


def _mover(position: Position) -> int:
    assert position.to_move is not None
    return position.to_move
