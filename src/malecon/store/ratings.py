"""Saved ratings: each player's latest one in each title, and what every rated game changed."""

from collections.abc import Callable, Iterable, Sequence

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, text

from malecon.store import schema
from malecon.store.handles import FORMER, PROGRAM
from malecon.store.store import Store


class RatingRow(msgspec.Struct, frozen=True):
    title: str
    player: str
    mu: float
    sigma: float
    games: int = 0
    wins: int = 0
    at: int = 0


class RatedRow(msgspec.Struct, frozen=True):
    """What one game changed for one player."""

    table_id: str
    seat: int
    title: str
    player: str
    at: int
    place: int
    before: float
    mu: float
    sigma: float


def rated_tables(store: Store, title: str | None = None, unrated: bool = False) -> list[str]:
    """Finished rated games in the order in which they ended; `unrated`: only those that haven't been counted yet."""
    t = schema.tables.c
    query = select(t.id).where(t.over.is_(True), t.hidden.is_(False), t.settings.like('%"rated":true%'))
    if title is not None:
        query = query.where(t.title == title)
    if unrated:
        query = query.where(t.id.not_in(select(schema.rated.c.table_id)))
    with store.reading() as c:
        return [str(row.id) for row in c.execute(query.order_by(t.moved_at, t.id))]


def leavers(store: Store, table: str) -> dict[int, str]:
    """Who left each seat first after the game began: the result is theirs, whoever finished it."""
    e = schema.events.c
    query = select(e.seat, e.person).where(e.table_id == table, e.kind == "left", e.ply > 0).order_by(e.number.desc())
    with store.reading() as c:
        return {int(row.seat): str(row.person) for row in c.execute(query) if row.person is not None}


def of_person(store: Store, player: str) -> list[RatingRow]:
    r = schema.ratings.c
    with store.reading() as c:
        rows = c.execute(select(schema.ratings).where(r.player == player).order_by(r.title))
        return [RatingRow(**row._mapping) for row in rows]


def of_title(store: Store, title: str, limit: int) -> list[RatingRow]:
    """The best of a title first."""
    r = schema.ratings.c
    query = select(schema.ratings).where(r.title == title).order_by(r.mu.desc(), r.player).limit(limit)
    with store.reading() as c:
        return [RatingRow(**row._mapping) for row in c.execute(query)]


def programs(store: Store, title: str) -> list[RatingRow]:
    """Those of bots from outside, the best first."""
    r = schema.ratings.c
    query = select(schema.ratings).where(r.title == title, r.player.like(f"{PROGRAM}%")).order_by(r.mu.desc(), r.player)
    with store.reading() as c:
        return [RatingRow(**row._mapping) for row in c.execute(query)]


def one(store: Store, title: str, player: str) -> RatingRow | None:
    r = schema.ratings.c
    with store.reading() as c:
        row = c.execute(select(schema.ratings).where(r.title == title, r.player == player)).first()
    return None if row is None else RatingRow(**row._mapping)


def around(store: Store, row: RatingRow, most: int) -> list[RatingRow]:
    """A player of a title with some neighbours above and below, best first."""
    r = schema.ratings.c
    others = select(schema.ratings).where(r.title == row.title, r.player != row.player)
    with store.reading() as c:
        above = c.execute(others.where(r.mu >= row.mu).order_by(r.mu, r.player).limit(most)).all()
        below = c.execute(others.where(r.mu < row.mu).order_by(r.mu.desc(), r.player).limit(most)).all()
    over, under = ([RatingRow(**x._mapping) for x in some] for some in (above, below))
    return [*over[::-1], row, *under]


def people(store: Store, title: str) -> int:
    """How many players have a rating in a title."""
    r = schema.ratings.c
    with store.reading() as c:
        query = select(func.count()).where(r.title == title, r.player.not_like(f"{FORMER}%"))
        return int(c.execute(query).scalar_one())


def rank(store: Store, title: str, row: RatingRow, least_games: int) -> tuple[int, int]:
    """The rank of a rating among those with enough games, and how many there are."""
    r = schema.ratings.c
    ranked = [
        r.title == title,
        r.games >= least_games,
        r.player.not_like(f"{FORMER}%"),
        r.player.not_like(f"{PROGRAM}%"),
    ]
    with store.reading() as c:
        above = c.execute(select(func.count()).where(*ranked, r.mu > row.mu)).scalar_one()
        return int(above) + 1, int(c.execute(select(func.count()).where(*ranked)).scalar_one())


def history(store: Store, player: str, title: str, limit: int = 1000) -> list[RatedRow]:
    """What the newest games changed for a player, oldest first."""
    r = schema.rated.c
    query = select(schema.rated).where(r.player == player, r.title == title).order_by(r.at.desc(), r.table_id)
    with store.reading() as c:
        return [RatedRow(**row._mapping) for row in c.execute(query.limit(limit))][::-1]


def changes_of(store: Store, player: str, tables: Sequence[str]) -> dict[str, RatedRow]:
    r = schema.rated.c
    with store.reading() as c:
        rows = c.execute(select(schema.rated).where(r.player == player, r.table_id.in_(tables)))
        return {row.table_id: RatedRow(**row._mapping) for row in rows}


Made = tuple[list[RatingRow], list[RatedRow]]


def count(
    store: Store, title: str, table: str, players: Sequence[str], rate: Callable[[dict[str, RatingRow]], Made | None]
) -> bool:
    """Counts one game by the ratings as they stand; False if it was counted already, or does not count."""

    def job(c: Connection) -> bool:
        _alone(store, c)
        r = schema.ratings.c
        if c.execute(select(schema.rated.c.table_id).where(schema.rated.c.table_id == table)).first() is not None:
            return False
        rows = c.execute(select(schema.ratings).where(r.title == title, r.player.in_(players)))
        made = rate({row.player: RatingRow(**row._mapping) for row in rows})
        if made is not None:
            _write(c, *made)
        return made is not None

    return bool(store.write("ratings", job))


def replace_all(store: Store, title: str, ratings: Iterable[RatingRow], games: Iterable[RatedRow]) -> None:
    """Replaces everything of a title."""
    rows, done = list(ratings), list(games)

    def job(c: Connection) -> None:
        _alone(store, c)
        c.execute(delete(schema.ratings).where(schema.ratings.c.title == title))
        c.execute(delete(schema.rated).where(schema.rated.c.title == title))
        _write(c, rows, done)

    store.write("ratings", job)


def _alone(store: Store, c: Connection) -> None:
    """Two games of one player may end at once, in two processes."""
    if store.shared:
        c.execute(text("SELECT pg_advisory_xact_lock(7205312)"))


def _write(c: Connection, ratings: list[RatingRow], games: list[RatedRow]) -> None:
    r = schema.ratings.c
    for row in ratings:
        c.execute(delete(schema.ratings).where(r.title == row.title, r.player == row.player))
    if ratings:
        c.execute(insert(schema.ratings), [msgspec.structs.asdict(row) for row in ratings])
    if games:
        c.execute(insert(schema.rated), [msgspec.structs.asdict(row) for row in games])
