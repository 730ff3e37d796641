"""The ratings behind *Rated*: Plackett-Luce (openskill) for each title, with people and bots on one scale. The bots'
levels are measured in the arena (levels.json) and stay fixed: they anchor the scale, so that 1500 means the same next
year.

What a game does to a rating follows from the game and the ratings before it, and games count in the order in which they
ended. So everything can be computed again from the stored games.
"""

import json
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import malecon
from malecon.bots import LEVELS
from malecon.store import SeatRow, Store, TableRow, ratings
from malecon.store.ratings import RatedRow, RatingRow
from malecon.tables.answers import Out

PROVISIONAL = 10  # rated games before a rating counts for a rank
MIDDLE, STEP = 1500, 30  # a rating as it is shown: 30 points for each of openskill's, much as in chess
MU = 25.0  # openskill's middle
BOT = "bot:"


@lru_cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # loaded when a rating is needed: a terminal starts faster without it

    return PlackettLuce()


class Shown(Out):
    """A rating as people see it."""

    value: int
    spread: int
    games: int
    provisional: bool


def shown(row: RatingRow) -> Shown:
    return Shown(
        value=points(row.mu),
        spread=round(STEP * row.sigma),
        games=row.games,
        provisional=row.games < PROVISIONAL and not row.player.startswith(BOT),
    )


def points(mu: float) -> int:
    return round(MIDDLE + STEP * (mu - MU))


@lru_cache
def _levels() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((Path(__file__).parent / "levels.json").read_text())
    return found


def bots(title: str) -> list[RatingRow]:
    """The levels as measured in the arena, weakest first."""
    known = _levels().get(title)
    if known is None:
        return []
    rows = [RatingRow(title, BOT + level, r["mu"], r["sigma"], r["games"]) for level, r in known["levels"].items()]
    return sorted(rows, key=lambda row: row.mu)


def _standing_in(title: str) -> dict[str, RatingRow]:
    """What each level counts in a game: one that was not measured as much as the next below it."""
    known = {row.player: row for row in bots(title)}
    last: RatingRow | None = None
    for level in LEVELS:
        last = known.get(BOT + level, last)
        if last is not None:
            known[BOT + level] = last
    return known


def levels(title: str) -> dict[str, int]:
    """What each level is worth, as people read it."""
    return {row.player.removeprefix(BOT): points(row.mu) for row in bots(title)}


def chance(mine: RatingRow, other: RatingRow) -> float:
    """The probability that the one finishes ahead of the other."""
    teams = [[_model().rating(mu=row.mu, sigma=row.sigma)] for row in (mine, other)]
    return float(_model().predict_win(teams)[0])


def places(result: dict[str, Any]) -> list[int]:
    """Each seat's place: winners first, the others by points."""
    scores, winners = result["scores"], set(result["winners"])
    order = [(seat not in winners, -score) for seat, score in enumerate(scores)]
    order = [(lost, 0 if not lost else score) for lost, score in order]
    return [1 + sum(other < mine for other in order) for mine in order]


def players(seats: tuple[SeatRow, ...], left: dict[int, str]) -> list[str | None]:
    """Whose result each seat is: the first person who left it, otherwise its holder. Someone who stepped in isn't
    rated."""
    found: list[str | None] = []
    for s in seats:
        found.append(BOT + str(s.bot) if s.kind == "bot" else left.get(s.seat, s.session))
    return found


def counted(
    row: TableRow, seats: tuple[SeatRow, ...], left: dict[int, str], known: dict[str, RatingRow]
) -> ratings.Made | None:
    """The ratings after a game and what it changed, or None if it doesn't count."""
    who = players(seats, left)
    people = [p for p in who if p is not None and not p.startswith(BOT)]
    if row.result is None or len(set(people)) < len(people) or not people or None in who:
        return None
    if row.settings.get("seed_chosen"):  # whoever chose it may have known what comes
        return None
    fixed = _standing_in(row.title)
    before = [
        fixed.get(str(p)) or known.get(str(p)) or RatingRow(row.title, str(p), _model().mu, _model().sigma) for p in who
    ]
    ranks = places(row.result)
    teams = [[_model().rating(mu=b.mu, sigma=b.sigma)] for b in before]
    after = _model().rate(teams, ranks=[float(place) for place in ranks])
    rows: list[RatingRow] = []
    games: list[RatedRow] = []
    for seat, (old, [new], place) in enumerate(zip(before, after, ranks, strict=True)):
        if old.player.startswith(BOT):
            continue
        rows.append(
            RatingRow(row.title, old.player, new.mu, new.sigma, old.games + 1, old.wins + (place == 1), row.moved_at)
        )
        games.append(
            RatedRow(row.id, seat, row.title, old.player, row.moved_at, place, old.mu, new.mu, new.sigma)
        )  # fmt: skip
    return rows, games


def count_game(store: Store, table: str) -> bool:
    """Counts a game that has just ended. Repeated calls count it only once."""
    loaded = store.load(table)
    if loaded is None or not loaded[0].over or not loaded[0].settings.get("rated"):
        return False
    row, seats, _ = loaded
    left = ratings.leavers(store, table)
    who = [p for p in players(seats, left) if p is not None]
    _model()  # loaded here and not in the transaction, which would make everybody else wait
    return ratings.count(store, row.title, table, who, partial(counted, row, seats, left))


def count_all(store: Store) -> tuple[int, int]:
    """Computes every rating again from the stored games; returns how many games counted, and for how many people."""
    games_in_all, people = 0, set[str]()
    for title in malecon.titles():
        known: dict[str, RatingRow] = {}
        done: list[RatedRow] = []
        tables = ratings.rated_tables(store, title)
        for table in tables:
            loaded = store.load(table)
            if loaded is None:
                continue
            row, seats, _ = loaded
            made = counted(row, seats, ratings.leavers(store, table), known)
            if made is not None:
                known |= {rated.player: rated for rated in made[0]}
                done += made[1]
                games_in_all += 1
        ratings.replace_all(store, title, known.values(), done)
        people |= known.keys()
        for table in ratings.rated_tables(store, title, unrated=True):
            if table not in tables:  # it ended meanwhile
                games_in_all += count_game(store, table)
    return games_in_all, len(people)
