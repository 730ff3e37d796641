"""A player's public profile: ratings and their history, finished games, and statistics from them."""

from collections import Counter
from typing import Annotated

from msgspec import Meta

import malecon
from malecon.store import SeatRow, Store, TableRow, persons, ratings
from malecon.store.handles import handle_of, is_former, is_program
from malecon.store.persons import PersonRow
from malecon.store.ratings import RatingRow
from malecon.tables import ratings as rating
from malecon.tables.answers import Out
from malecon.tables.errors import WORDS, NotFound
from malecon.tables.player_stats import TitleStats, of_titles, own, result
from malecon.tables.ratings import BOT, PROVISIONAL, Shown, places

GAMES = 50  # entries of the history in one answer
LEADERS = 200
NEIGHBOURS = 3  # lines above and below someone who isn't among the best


class TitleRating(Out):
    title: str
    title_name: str
    rating: Shown | None
    rank: Annotated[int | None, Meta(description="Among people with ten rated games; null: not yet")]
    ranked: int
    history: Annotated[list["Point"], Meta(description="After each rated game, oldest first")]
    bots: list["Leader"]


class Point(Out):
    at: int
    value: int
    spread: int


class GameSeat(Out):
    seat: int
    name: str
    player: str | None
    bot: str | None
    score: int
    place: int
    mine: bool


class PastGame(Out):
    table: str
    title: str
    title_name: str
    at: int
    rated: bool
    place: int
    seats: list[GameSeat]
    change: Annotated[int | None, Meta(description="What it did to the rating")]


class Rival(Out):
    name: str
    player: str
    games: int
    won: Annotated[int, Meta(description="How often you finished ahead")]


class Profile(Out):
    name: str
    handle: str
    me: bool
    created_at: int
    games: int
    wins: int
    ratings: list[TitleRating]
    past: Annotated[list[PastGame], Meta(description="Finished games, the newest first")]
    rivals: list[Rival]
    stats: list[TitleStats]


class Leader(Out):
    rank: int | None
    name: str
    player: Annotated[str | None, Meta(description="null: a bot")]
    bot: str | None
    me: bool
    rating: Shown
    ahead: Annotated[float | None, Meta(description="Your chance of finishing ahead of them")]


class Leaderboard(Out):
    title: str
    title_name: str
    people: Annotated[int, Meta(description="With at least one rated game")]
    leaders: Annotated[list[Leader], Meta(description="People and bots on one scale, the best first")]


def leaderboard(store: Store, title: str, me: str | None, lang: str) -> Leaderboard:
    known = malecon.title(title)
    people = [row for row in ratings.of_title(store, title, LEADERS) if not is_former(row.player)]
    mine = None if me is None else ratings.one(store, title, me)
    near = [] if mine is None else _near(store, mine, {row.player for row in people})
    names = persons.names(store, [row.player for row in (*people, *near)])
    found, rank = [], 0
    for row in sorted([*people, *rating.bots(title)], key=lambda row: -row.mu):
        rank += _ranked(row)
        found.append(_leader(row, names, mine, rank if _ranked(row) else None, lang))
    for row in near:
        place = ratings.rank(store, title, row, PROVISIONAL)[0] if _ranked(row) else None
        found.append(_leader(row, names, mine, place, lang))
    found.sort(key=lambda leader: -leader.rating.value)
    return Leaderboard(title=title, title_name=known.name_in(lang), people=ratings.people(store, title), leaders=found)


def bots(store: Store, title: str, lang: str) -> list[Leader]:
    """The rating list of bots: those from outside by their rated games here, the house's levels as the arena measured them."""
    programs = ratings.programs(store, title)
    names = persons.names(store, [row.player for row in programs])
    rows = sorted([*programs, *rating.bots(title)], key=lambda row: -row.mu)
    return [_leader(row, names, None, None, lang) for row in rows]


def _near(store: Store, mine: RatingRow, shown: set[str]) -> list[RatingRow]:
    """My own line and my neighbours', where they are not among the best that are shown anyway."""
    around = ratings.around(store, mine, NEIGHBOURS)
    return [row for row in around if row.player not in shown and not is_former(row.player)]


def _ranked(row: RatingRow) -> bool:
    return row.games >= PROVISIONAL and not row.player.startswith(BOT) and not is_program(row.player)


def _leader(row: RatingRow, names: dict[str, str], mine: RatingRow | None, rank: int | None, lang: str) -> Leader:
    bot = row.player.removeprefix(BOT) if row.player.startswith(BOT) else None
    me = mine is not None and row.player == mine.player
    ahead = None if mine is None or me else round(rating.chance(mine, row), 3)
    return Leader(
        rank=rank,
        name=bot or names.get(row.player) or WORDS.say(lang, "table-former-player"),
        player=None if bot or row.player not in names else handle_of(row.player),
        bot=bot,
        me=me,
        rating=rating.shown(row),
        ahead=ahead,
    )


def profile(store: Store, handle: str, me: str | None, lang: str) -> Profile:
    person = persons.by_handle(store, handle)
    if person is None:
        raise NotFound("table-no-player")
    games = persons.finished_games(store, person.id)
    finished = [(row, seats) for row, seats in games if not row.settings.get("private") or me == person.id]
    finished = [one for one in finished if one[0].title in malecon.titles()]
    changes = ratings.changes_of(store, person.id, [row.id for row, _ in finished[:GAMES]])
    past = []
    for row, seats in finished[:GAMES]:
        game = _past(row, seats, person.id, lang)
        done = changes.get(row.id)
        game.change = None if done is None else rating.points(done.mu) - rating.points(done.before)
        past.append(game)
    return Profile(
        name=person.name,
        handle=handle,
        me=person.id == me,
        created_at=person.created_at,
        games=len(finished),
        wins=sum(own(row, seats, person.id)[1] == 1 for row, seats in finished),
        ratings=_ratings(store, person, lang),
        past=past,
        rivals=_rivals(finished, person.id),
        stats=of_titles(store, finished, person.id, lang),
    )


def _ratings(store: Store, person: PersonRow, lang: str) -> list[TitleRating]:
    held = {row.title: row for row in ratings.of_person(store, person.id)}
    found = []
    for name in malecon.titles():
        row, title = held.get(name), malecon.title(name)
        rank, ranked = ratings.rank(store, name, row, PROVISIONAL) if row else (None, 0)
        done = ratings.history(store, person.id, name) if row else []
        found.append(TitleRating(
            title=name, title_name=title.name_in(lang), rating=None if row is None else rating.shown(row),
            rank=rank if row is not None and row.games >= PROVISIONAL and not is_program(person.id) else None, ranked=ranked,
            history=[Point(at=d.at, value=rating.points(d.mu), spread=round(rating.STEP * d.sigma)) for d in done],
            bots=[_leader(bot, {}, None, None, lang) for bot in rating.bots(name)],
        ))  # fmt: skip
    return found


def _past(row: TableRow, seats: tuple[SeatRow, ...], person: str, lang: str) -> PastGame:
    ranks, scores = places(result(row)), result(row)["scores"]
    told = []
    for s in seats:
        former = is_former(s.session)
        name = WORDS.say(lang, "table-former-player") if former else s.name
        player = None if s.session is None or former else handle_of(s.session)
        told.append(GameSeat(seat=s.seat, name=name, player=player, bot=s.bot, score=scores[s.seat], place=ranks[s.seat],
                             mine=s.session == person))  # fmt: skip
    told.sort(key=lambda seat: seat.place)
    return PastGame(
        table=row.id, title=row.title, title_name=malecon.title(row.title).name_in(lang), at=row.moved_at,
        rated=bool(row.settings.get("rated")), place=own(row, seats, person)[1], seats=told, change=None,
    )  # fmt: skip


def _rivals(games: list[tuple[TableRow, tuple[SeatRow, ...]]], person: str) -> list[Rival]:
    met, won, names = Counter[str](), Counter[str](), dict[str, str]()
    for row, seats in games:
        ranks = places(result(row))
        mine = own(row, seats, person)[1]
        for s in seats:
            if s.session is not None and s.session != person and not is_former(s.session):
                met[s.session] += 1
                won[s.session] += mine < ranks[s.seat]
                names.setdefault(s.session, s.name)
    return [Rival(name=names[p], player=handle_of(p), games=n, won=won[p]) for p, n in met.most_common(5)]
