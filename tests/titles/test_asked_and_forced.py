"""What is asked and what is taken without asking tells nobody what they may not know."""

import json
from collections.abc import Iterator
from itertools import product, zip_longest
from random import Random

import pytest

import malecon
from malecon.cli.soak import mixture
from malecon.tables.knowledge import is_secret
from walks import some_positions

TABLES = [(name, seats) for name in malecon.titles() for seats in malecon.title(name).seats]
TABLE = pytest.mark.parametrize(("name", "seats"), TABLES)


def audience(position: malecon.Position, name: str) -> str:
    found = position.title.state.fields[name].audience
    return found(position._states[0]) if callable(found) else found


def alike(position: malecon.Position, seat: int, seed: int) -> malecon.Position | None:
    """Another position that looks the same to this seat. Chance and what nobody knows stay: only what other seats
    keep to themselves is drawn anew. None where that does not fit together."""
    before = position.to_dict()
    values = position.determinize(seat, seed).to_dict()
    values |= {name: before[name] for name in values if audience(position, name) == "none"}
    try:
        return position.title.from_dict(values)
    except malecon.BadPosition:
        return None


def stages(position: malecon.Position, action: int) -> Iterator[tuple[malecon.Position, int | None]]:
    """Every position after the action, with the step that is then taken without asking; at the end with None."""
    steps = list(position.steps(action))
    yield from ((before, step) for before, step, _ in steps[1:])
    last = position.copy()
    last.play_action(action)
    yield last, None


def on_the_table(position: malecon.Position) -> dict[str, object]:
    """The pieces that lie open, which an action may have turned up."""
    fields = position.title.state.fields.values()
    return {f.name: position.field(f.name) for f in fields if f.counts and audience(position, f.name) == "all"}


def shows_a_piece(here: tuple[malecon.Position, int | None], there: tuple[malecon.Position, int | None]) -> bool:
    """A step that both take without asking, each with a piece of its own: the last card but the delegate that lies
    face down. That it comes by itself is told by what lies open, and which card it is would be seen anyway."""
    (before, step), (likewise, other) = here, there
    if step is None or other is None or step == other or before.to_move != likewise.to_move:
        return False
    actions = before.title.actions.all
    return actions[step].verb == actions[other].verb and before.view(None) == likewise.view(None)


def told(position: malecon.Position, step: int | None, seat: int) -> object:
    """What this seat and a spectator see, and the step that comes by itself."""
    notation = None if step is None else position.title.actions.notation(step)
    shown = "a secret" if notation and position.to_move != seat and is_secret(position.title, notation) else notation
    return [json.dumps(position.view(seat)), json.dumps(position.view(None)), position.to_move, shown]


def compare(position: malecon.Position, other: malecon.Position, seat: int) -> int:
    """Every action that is possible in both tells this seat the same; the number of things compared."""
    compared = 0
    for action in set(position.legal_actions()) & set(other.legal_actions()):
        for here, there in zip_longest(stages(position, action), stages(other, action)):
            if here and there and on_the_table(here[0]) != on_the_table(there[0]):
                break  # something was turned up: from here on they may differ
            assert here and there, position.title.actions.notation(action)
            compared += 1
            if shows_a_piece(here, there):
                break
            assert told(here[0], here[1], seat) == told(there[0], there[1], seat), position.title.actions.notation(
                action
            )
    return compared


@TABLE
@pytest.mark.parametrize("mixed", [False, True], ids=["by default", "mixed options"])
def test_what_is_asked_and_what_is_forced_tells_no_secret(name: str, seats: int, mixed: bool) -> None:
    options = mixture(malecon.title(name), Random(f"{name} {seats}")) if mixed else {}
    compared = 0
    for position in some_positions(name, seats, seats, every=6 if mixed else 3, **options):
        for seat in range(seats):
            other = alike(position, seat, seats)
            if other is not None and not position.is_over:
                compared += compare(position, other, seat)
    assert compared > 100


def poor(position: malecon.Position, chance: Random) -> malecon.Position:
    """Santiago's position after most of what lies behind the screens went back to the supply."""
    values = position.to_dict()
    for seat, ware in product(range(position.seats), range(len(values["supply"]))):
        if chance.random() < 0.7:
            values["supply"][ware] += values["goods"][seat][ware]
            values["goods"][seat][ware] = 0
    for seat, (held, left) in product(range(position.seats), (("pesos", "pesos_left"), ("vp", "vp_left"))):
        if chance.random() < 0.7:
            values[left] += values[held][seat]
            values[held][seat] = 0
    return position.title.from_dict(values)


@pytest.mark.parametrize("seats", [3, 4])
def test_seats_that_have_next_to_nothing_tell_no_secret(seats: int) -> None:
    """Whoever holds a single kind, or none, has no choice where others have one."""
    chance, compared, alone = Random(seats), 0, 0
    for position in some_positions("santiago", seats, seats, every=1):
        if position.is_over:
            continue
        here = poor(position, chance)
        for seat in range(seats):
            other = alike(here, seat, compared)
            assert other is not None
            compared += compare(here, other, seat)
            alone += len(other.legal_actions()) == 1 or len(here.legal_actions()) == 1
    assert compared > 1_000 and alone > 20
