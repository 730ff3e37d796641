"""Finding a game: people with the same wish are seated together, if possible with similar ratings.

Nothing runs in the background. The browser of someone who is looking asks every few seconds. Each time it accepts a
wider range of ratings, and the first one to ask when a group fits seats everybody. The rows are in the store, so it
doesn't matter which process is asked.
"""

from collections.abc import Sequence
from random import SystemRandom
from typing import TYPE_CHECKING

import msgspec

import malecon
from malecon.store import Full, SeatRow, SeekerRow, ratings, seekers
from malecon.store.seekers import Made
from malecon.tables import clock, making, programs
from malecon.tables.errors import NotFound, Unfit
from malecon.tables.making import SeatWish, Wish
from malecon.tables.ratings import MIDDLE, points
from malecon.tables.thinkers import DEFAULT_BOT

if TYPE_CHECKING:
    from malecon.tables.service import Tables

ALIVE = 30_000  # milliseconds after which a browser that stopped asking counts as gone
OFFER = 60_000  # after which bots are offered
FIRST, WIDER = 100.0, 5.0  # the difference in rating accepted at first, and added with each second of waiting
CLOCK = {"kind": "bank", "seconds": 600, "increment": 20}
BOTS = ("Inés", "Teo", "Rosa", "Paco")

_dice = SystemRandom()


def begin(tables: "Tables", person: str, name: str, title: str, seats: int, rated: bool) -> SeekerRow:
    """Starts looking for a game, replacing any earlier search."""
    programs.check_search(tables.store, person, rated)
    bounds = malecon.title(title).seats
    if seats not in bounds or seats < 2:
        raise Unfit("table-pairing-seats", least=max(2, bounds.start), most=bounds.stop - 1)
    at = clock.now()
    held = {row.title: row for row in ratings.of_person(tables.store, person)}
    shown = float(points(held[title].mu)) if title in held else float(MIDDLE)
    row = SeekerRow(person, title, seats, rated, name, shown, at, at)
    seekers.seek(tables.store, row)
    return look(tables, person) or row


def look(tables: "Tables", person: str) -> SeekerRow | None:
    """Counts as a sign of life, and checks whether there is a game now. None if the person isn't looking."""
    at = clock.now()
    mine = seekers.beat(tables.store, person, at)
    if mine is None or mine.table_id is not None:
        return mine
    alive = at - ALIVE
    likely = choose(mine, seekers.alike(tables.store, mine, alive), at)
    if likely is None:  # usually nobody fits: no transaction is needed
        return mine
    made = _table(tables, mine, likely)  # here and not in the transaction, because a title may have to be loaded first

    def together(waiting: Sequence[SeekerRow]) -> Sequence[SeekerRow] | None:
        return choose(mine, waiting, at)

    def table(group: Sequence[SeekerRow]) -> Made:
        same = [s.person for s in group] == [s.person for s in likely]
        return made if same else _table(tables, mine, group)

    found = seekers.pair(tables.store, mine, alive, together, table)
    return _seated(tables, mine, found)


def with_bots(tables: "Tables", person: str) -> SeekerRow:
    """Stops waiting: bots take the other seats, in a game that isn't rated. If the person has just been seated with
    people, they stay there."""
    mine = seekers.beat(tables.store, person, clock.now())
    if mine is None:
        raise NotFound("table-not-looking")
    if mine.table_id is not None:
        return mine
    alone = msgspec.structs.replace(mine, rated=False)
    made = _table(tables, alone, [mine])
    try:
        found = seekers.pair(tables.store, mine, 0, lambda _: [mine], lambda _: made, tables.limits.share)
    except Full as full:
        raise tables.limits.refusal(full) from None
    return _seated(tables, mine, found)


def choose(mine: SeekerRow, waiting: Sequence[SeekerRow], at: int) -> Sequence[SeekerRow] | None:
    """The group with similar ratings in which I would play, those who waited longest first; None if nobody fits yet."""
    near = sorted((s for s in waiting if s.person == mine.person or _fits(s, mine, at)), key=lambda s: s.rating)
    groups = [near[first : first + mine.seats] for first in range(len(near) - mine.seats + 1)]
    groups = [
        group
        for group in groups
        if any(s.person == mine.person for s in group) and all(_fits(a, b, at) for a in group for b in group)
    ]
    if not groups:
        return None
    best = min(groups, key=lambda group: group[-1].rating - group[0].rating)
    return sorted(best, key=lambda s: (s.since, s.person))


def _fits(one: SeekerRow, other: SeekerRow, at: int) -> bool:
    """Whether both accept the difference in rating."""
    return abs(one.rating - other.rating) <= min(_window(one, at), _window(other, at))


def _window(seeker: SeekerRow, at: int) -> float:
    return FIRST + WIDER * (at - seeker.since) / 1000


def _table(tables: "Tables", wish: SeekerRow, group: Sequence[SeekerRow]) -> Made:
    """The table for a group, in random order; bots take the seats that are left."""
    at = clock.now()
    bots = BOTS[: wish.seats - len(group)]
    sitting = [SeatRow("", 0, "person", s.name, session=s.person, seen_at=at) for s in group]
    sitting += [SeatRow("", 0, "bot", name, bot=DEFAULT_BOT) for name in bots]
    _dice.shuffle(sitting)
    rows = tuple(msgspec.structs.replace(s, seat=seat) for seat, s in enumerate(sitting))
    position = malecon.title(wish.title).new(wish.seats, None)
    wished = [SeatWish(s.kind, s.bot, s.name) for s in rows]
    only_me = len(group) == 1
    made = making.rows(
        position,
        Wish(
            wished,
            wish.person if only_me else None,
            "",
            None if only_me else CLOCK,
            {"rated": wish.rated},
            seat_rows=rows,
        ),
        tables.pace,
    )
    row, seats, actions = made
    return tables.as_asked(position, row, seats), seats, actions


def _seated(tables: "Tables", mine: SeekerRow, table: str | None) -> SeekerRow:
    if table is None:
        return mine
    tables.driver.watch(table, tables.live(table).row.due_at)
    return msgspec.structs.replace(mine, table_id=table)
