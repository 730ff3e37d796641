"""Ratings: what a rated game does, that it can be computed anew, and what is shown of it."""

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from starlette.testclient import TestClient
from typer.testing import CliRunner

from housing import Person
from malecon.cli.arena import app as arena_app
from malecon.store import SeatRow, Store, TableRow, ratings
from malecon.store.ratings import RatingRow
from malecon.tables import Tables, profiles
from malecon.tables import ratings as rating
from malecon.tables.making import SeatWish
from malecon.tables.programs import Programs
from malecon.tables.ratings import BOT, counted, places

BOTS = [SeatWish("bot", bot="easy"), SeatWish("bot", bot="hard")]


def play_out(tables: Tables, table: str, seed: int) -> None:
    """Everybody plays at random; a seat that a bot plays is moved for by hand."""
    chance = Random(seed)
    while not (live := tables.live(table)).over:
        seat = live.to_move
        assert seat is not None
        notation = chance.choice(live.position.legal())
        session = live.seats[seat].session
        if session is None or live.bot_of(seat) is not None:
            tables.act_for(table, seat, live.row.version, notation, live.bot_of(seat) or "easy")
        else:
            tables.act(table, session, live.ply, [notation])


def rated_game(tables: Tables, seed: int, *people: str, leaver: str | None = None) -> str:
    seats = [SeatWish("person"), *[SeatWish("open") for _ in people[1:]], SeatWish("bot", bot="easy")]
    table = tables.create("santiago", seats, session=people[0], name=people[0], settings={"rated": True}).id
    for name in people[1:]:
        tables.join(table, name, name)
    if leaver is not None:
        live = tables.live(table)
        while live.ply < 3 or live.to_move is None:
            assert live.to_move is not None
            who = live.seats[live.to_move].session
            if who is None:
                tables.act_for(table, live.to_move, live.row.version, live.position.legal()[0], "easy")
            else:
                tables.act(table, who, live.ply, [live.position.legal()[0]])
            live = tables.live(table)
        tables.leave(table, leaver)
    play_out(tables, table, seed)
    return table


def held(store: Store) -> list[tuple[str, float, float, int]]:
    return [(r.player, r.mu, r.sigma, r.games) for r in ratings.of_title(store, "santiago", 99)]


def test_places_put_winners_first_and_share_ties() -> None:
    assert places({"scores": [40, 51, 51, 20], "winners": [2]}) == [3, 2, 1, 4]
    assert places({"scores": [40, 51, 51, 20], "winners": [1, 2]}) == [3, 1, 1, 4]


def test_a_rated_game_counts_once_and_can_be_computed_anew(quiet: Tables) -> None:
    for seed in range(4):
        rated_game(quiet, seed, "ana", "boris")
    before = held(quiet.store)
    assert [row[3] for row in before] == [4, 4] and before[0][1] > before[1][1]
    last = ratings.rated_tables(quiet.store)[-1]
    assert rating.count_game(quiet.store, last) is False and held(quiet.store) == before
    assert rating.count_all(quiet.store) == (4, 2)
    assert held(quiet.store) == before
    drawn = ratings.history(quiet.store, "ana", "santiago")
    assert len(drawn) == 4 and all(a.mu == b.before for a, b in pairwise(drawn))


def test_a_game_that_ends_while_all_are_computed_anew_is_not_lost(
    quiet: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(2):
        rated_game(quiet, seed, "ana", "boris")
    before, listed = held(quiet.store), ratings.rated_tables

    def too_early(store: Store, title: str | None = None, unrated: bool = False) -> list[str]:
        found = listed(store, title, unrated)
        return found if unrated else found[:-1]

    monkeypatch.setattr(ratings, "rated_tables", too_early)
    assert rating.count_all(quiet.store) == (2, 2)
    assert held(quiet.store) == before


def test_a_casual_game_does_nothing(quiet: Tables) -> None:
    table = quiet.create("santiago", [SeatWish("person"), *BOTS], session="ana", name="Ana").id
    play_out(quiet, table, 1)
    assert held(quiet.store) == [] and rating.count_all(quiet.store) == (0, 0)


def test_leaving_is_no_way_out_and_stepping_in_is_not_rated(quiet: Tables) -> None:
    rated_game(quiet, 1, "ana", "boris", leaver="boris")
    assert {row[0] for row in held(quiet.store)} == {"ana", "boris"}


def test_bots_hold_the_scale(quiet: Tables) -> None:
    levels = rating.bots("puerto_rico")
    assert levels[0].player == BOT + "easy" and len(levels) >= 4
    seats = (SeatRow("t", 0, "person", "Ana", session="ana"), SeatRow("t", 1, "bot", "", bot="hard"))
    row = TableRow("t", "puerto_rico", "", {}, {"rated": True}, 1, over=True,
                   result={"scores": [50, 40], "winners": [0]})  # fmt: skip
    made = counted(row, seats, {}, {})
    assert made is not None and [r.player for r in made[0]] == ["ana"]
    beaten = counted(row, (seats[0], SeatRow("t", 1, "bot", "", bot="easy")), {}, {})
    assert beaten is not None and made[0][0].mu > beaten[0][0].mu  # a win against hard is worth more


def test_a_level_that_was_not_measured_counts_as_the_one_below_it(monkeypatch: pytest.MonkeyPatch) -> None:
    known = [row for row in rating.bots("havana") if row.player != BOT + "master"]
    monkeypatch.setattr(rating, "bots", lambda title: known)
    row = TableRow("t", "havana", "", {}, {"rated": True}, 1, over=True, result={"scores": [50, 40], "winners": [0]})
    seats = (SeatRow("t", 0, "person", "Ana", session="ana"), SeatRow("t", 1, "bot", "", bot="master"))
    made = counted(row, seats, {}, {})
    expert = counted(row, (seats[0], SeatRow("t", 1, "bot", "", bot="expert")), {}, {})
    assert made is not None and expert is not None and made[0] == expert[0] and len(made[0]) == 1


def test_the_ladder_lists_the_bots_of_a_server_and_no_people(quiet: Tables, tmp_path: Path) -> None:
    programs = Programs(quiet.store)
    sugar, _ = programs.admit("Sugar", False)
    programs.admit("Idle", False)
    for seed in range(2):
        rated_game(quiet, seed, sugar.id)
    rated_game(quiet, 9, "ana", "boris")
    found = profiles.bots(quiet.store, "santiago", "en")
    assert [(one.name, one.rating.games) for one in found if one.bot is None] == [("BOT Sugar", 2)]
    assert {one.bot for one in found} == {None, *rating.levels("santiago")}
    asked = CliRunner().invoke(arena_app, ["ladder", "santiago", "--served", "--db", str(tmp_path / "malecon.db")])
    assert asked.exit_code == 0, asked.output
    assert "BOT Sugar" in asked.output and "ana" not in asked.output


def test_what_is_shown(person: Person, house: TestClient) -> None:
    ana, boris = person("Ana"), person("Boris")
    tables: Tables = house.app.state.tables  # type: ignore[attr-defined]
    seats = [{"kind": "person"}, {"kind": "open"}]
    made = ana.post("/api/v1/tables", json={"title": "santiago", "seats": seats, "rated": True}).json()["id"]
    boris.post(f"/api/v1/tables/{made}/join", json={})
    play_out(tables, made, 5)
    handle = ana.get("/api/v1/session").json()["handle"]
    mine = boris.get(f"/api/v1/players/{handle}").json()
    assert mine["name"] == "Ana" and mine["me"] is False and mine["games"] == 1
    [game] = mine["past"]
    tied = len({seat["place"] for seat in game["seats"]}) == 1
    assert game["table"] == made and game["rated"] and (game["change"] == 0) == tied
    assert {s["name"] for s in game["seats"]} == {"Ana", "Boris"}
    shown = next(r for r in mine["ratings"] if r["title"] == "santiago")
    assert shown["rating"]["provisional"] and shown["rank"] is None and len(shown["history"]) == 1
    board = ana.get("/api/v1/ratings/santiago").json()
    assert board["people"] == 2 and [x["me"] for x in board["leaders"]].count(True) == 1
    assert {x["bot"] for x in board["leaders"]} >= {"easy", "hard", None}
    assert all(x["ahead"] is None or 0 <= x["ahead"] <= 1 for x in board["leaders"])
    values = [x["rating"]["value"] for x in board["leaders"]]
    assert values == sorted(values, reverse=True)
    assert house.get("/api/v1/ratings/chess").status_code == 422 and house.get("/api/v1/players/00").status_code == 404
    assert ana.post("/api/v1/account/delete", json={"name": "Ana"}).status_code == 204
    assert house.get(f"/api/v1/players/{handle}").status_code == 404
    before = held(tables.store)
    rating.count_all(tables.store)  # the one who is gone still counts for Boris
    assert held(tables.store) == before
    left = boris.get("/api/v1/ratings/santiago").json()
    assert left["people"] == 1 and "Ana" not in str(left)


def test_whoever_is_not_among_the_best_still_finds_their_own_line(
    quiet: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With two neighbours on either side, each with the rank they have among all."""
    rows = [RatingRow("santiago", f"p{n:02}", 40.0 - n, 2.0, games=9 + (n != 12)) for n in range(20)]
    ratings.replace_all(quiet.store, "santiago", rows, [])
    monkeypatch.setattr(profiles, "LEADERS", 5)
    monkeypatch.setattr(profiles, "NEIGHBOURS", 2)

    def seen(me: str | None) -> list[int | None]:
        board = profiles.leaderboard(quiet.store, "santiago", me, "en")
        assert board.people == 20 and [x.me for x in board.leaders].count(True) == (me is not None)
        values = [x.rating.value for x in board.leaders]
        assert values == sorted(values, reverse=True)
        return [x.rank for x in board.leaders if x.bot is None]

    assert seen(None) == [1, 2, 3, 4, 5] == seen("p03")[:5]
    assert seen("p14") == [1, 2, 3, 4, 5, None, 13, 14, 15, 16]  # p12 has nine games: no rank of its own
    assert seen("p19")[-3:] == [17, 18, 19]
