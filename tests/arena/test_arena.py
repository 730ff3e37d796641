"""Matches: the same everywhere, resumable, counted once, and read rightly."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

import malecon
from malecon.arena import Match, Results, Sprt, lab, ladder, play_block, read_results, record_of, run, wilson
from malecon.arena.baseline import measure, table
from malecon.arena.compare import compare
from malecon.arena.dataset import write_dataset
from malecon.arena.ladder import rating_list, read_bots
from malecon.arena.match import Game
from malecon.arena.notes import ENDS
from malecon.arena.rounds import choices, curve, endings
from malecon.arena.words import BadMatch

MATCH = Match("puerto_rico", ("greedy", "random", "random"), blocks=3, seed=5)


def same(a: Results, b: Results) -> bool:
    """The same games, but for the clock."""
    untimed = [[replace(game, seconds=[], slowest=[]) for game in results.in_order()] for results in (a, b)]
    return untimed[0] == untimed[1]


@pytest.fixture(scope="module")
def played() -> Results:
    return run(MATCH, workers=1)


def test_a_block_rotates_the_line_up_over_one_seed(played: Results) -> None:
    block = [g for g in played.in_order() if g.block == 0]
    assert len({g.seed for g in block}) == 1
    assert sorted(g.places for g in block) == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    assert len({g.seed for g in played.in_order()}) == MATCH.blocks


def test_the_pool_plays_the_same_games(played: Results) -> None:
    assert same(run(MATCH, workers=2), played)


def test_a_stopped_match_goes_on_and_counts_nothing_twice(tmp_path: Path, played: Results) -> None:
    file = tmp_path / "match.jsonl"

    class Stop(Exception):
        pass

    def stop(results: Results) -> None:
        raise Stop

    with pytest.raises(Stop):
        run(MATCH, file, workers=1, progress=stop)
    lines = file.read_text().splitlines()
    assert len(lines) == 1 + MATCH.seats
    file.write_text("\n".join(lines[:3]) + "\n" + lines[3][:40])  # killed in the middle of a line
    assert same(run(MATCH, file, workers=1), played)
    assert same(read_results(file), played)
    keys = [(g["block"], g["rotation"]) for g in map(json.loads, file.read_text().splitlines()[1:])]
    assert len(keys) == len(set(keys)) == 9
    before = file.read_bytes()
    run(MATCH, file, workers=1)
    assert file.read_bytes() == before


def test_a_file_of_another_match_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    run(Match("puerto_rico", ("random", "random"), 1), file, workers=1)
    with pytest.raises(BadMatch, match="another match"):
        run(MATCH, file)
    file.write_text("hello\n")
    with pytest.raises(BadMatch, match="not an arena results file"):
        run(MATCH, file)


def test_standings_tell_shares_beside_the_fair_ones(played: Results) -> None:
    greedy, random = played.standings()
    assert (greedy.seats, random.seats) == (1, 2)
    assert greedy.share + random.share == pytest.approx(1)
    assert (greedy.fair, random.fair) == pytest.approx((1 / 3, 2 / 3))
    assert greedy.low <= greedy.share <= greedy.high
    assert greedy.rating > random.rating
    assert greedy.margin > 0 > random.margin
    pairs = played.head_to_head()
    assert pairs["greedy", "random"] + pairs["random", "greedy"] == pytest.approx(1)


def test_wilson_interval() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_the_sequential_test_decides() -> None:
    test = Sprt(0.25, 0.4)
    while test.verdict is None:
        test.add(1.0)
    assert test.verdict == "better"
    assert test.games < 10
    test = Sprt(0.25, 0.4)
    while test.verdict is None:
        test.add(0.0)
    assert test.verdict == "not-better"


def test_a_sequential_test_stops_the_match() -> None:
    test = Sprt(1 / 3, 0.7)
    results = run(Match("puerto_rico", ("greedy", "random", "random"), 50, 1), workers=1, sprt=test)
    assert test.verdict == "better"
    assert len(results) < 30


def test_the_lab_writes_a_page_that_needs_nothing_else(tmp_path: Path) -> None:
    report = tmp_path / "lab.html"
    results = lab("puerto_rico", 6, ("greedy",) * 3, report, workers=1)
    assert len(results) == 6
    text = report.read_text(encoding="utf-8")
    assert text.count("<svg") == 7
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    for name in ("seats", "sources", "habits", "games", "ends", "curves", "rounds"):
        assert (tmp_path / f"lab-{name}.csv").read_text().count("\n") > 1
    for lang in ("ru", "it"):
        lab("puerto_rico", 2, ("random",) * 3, report, workers=1, lang=lang)


def test_who_begins_is_who_has_the_first_turn_though_another_rolled_before() -> None:
    """In Santiago the last in turn order puts the dice on the first ship; then the first one drives."""
    match = Match("santiago", ("random",) * 3, blocks=4)
    for game in (play_block(match, block)[0] for block in range(match.blocks)):
        start = malecon.title("santiago").new(3, game.seed)
        assert start.to_move == (game.first + 2) % 3
        start.play(start.legal()[0])
        assert start.to_move == game.first


def test_points_by_source_add_up() -> None:
    (game,) = play_block(Match("puerto_rico", ("greedy",) * 3, 1, detail=True, rotations=1), 0)
    assert [sum(sources) for sources in game.sources] == game.scores
    assert sum(sum(acts.values()) for acts in game.acts) == game.plies
    assert isinstance(game, Game)


def test_a_ladder_pairs_all_levels() -> None:
    rungs = ladder("puerto_rico", 2, blocks=1, codes=("random", "greedy"), workers=1)
    assert [(r.lower, r.upper) for r in rungs] == [("random", "greedy")]
    assert rungs[0].standing.games == 2


def test_a_ladder_ends_in_one_list_of_ratings() -> None:
    codes = ("random", "greedy,heat=1", "greedy")
    rungs = ladder("santiago", 3, blocks=3, codes=codes, workers=1)
    found = rating_list(rungs)
    assert {code for code, _, _ in found} == set(codes)
    assert found[-1][0] == "random"
    assert [rating for _, rating, _ in found] == sorted((rating for _, rating, _ in found), reverse=True)
    assert all(sigma < 25 / 3 for _, _, sigma in found)  # everybody's is known better than at first


def test_a_ladder_takes_its_bots_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("def choose(position):\n    return position.legal()[0]\n")
    file = tmp_path / "bots.txt"
    file.write_text("# weak first\nrandom\n\nmine.py  # my own\ngreedy\n")
    assert read_bots(file) == ("random", str(tmp_path / "mine.py"), "greedy")
    rungs = ladder("puerto_rico", 2, blocks=1, codes=read_bots(file), workers=1)
    assert [r.standing.games for r in rungs] == [2, 2, 2]
    file.write_text("greedy\n")
    with pytest.raises(BadMatch, match="fewer than two"):
        read_bots(file)
    with pytest.raises(BadMatch, match="cannot be read"):
        read_bots(tmp_path / "nothing.txt")


def test_a_file_keeps_the_plays_and_a_game_becomes_a_record(tmp_path: Path, played: Results) -> None:
    file = tmp_path / "match.jsonl"
    run(replace(MATCH, blocks=1), file, workers=1)
    results = read_results(file)
    for game in results.in_order():
        end = malecon.replay(record_of(results.match, game))
        assert end.is_over and list(end.scores()) == game.scores and end.ply == game.plies
    assert "bot:greedy" in record_of(results.match, results.in_order()[0])


def test_the_lab_sees_how_games_unfold() -> None:
    results = run(Match("puerto_rico", ("greedy",) * 3, 6, detail=True, rotations=1), workers=1)
    for game in results.in_order():
        assert game.curve[-1] == game.scores and game.end in ENDS[:3]
        assert sum(sum(acts.values()) for acts in game.by_round) == game.plies
        assert len(game.curve) == len(game.by_round)
    assert sum(share for _, share in endings(results)) == pytest.approx(1)
    assert curve(results, True)[-1] > curve(results, False)[-1]
    roles = dict(choices(results, lambda n: n.split()[0], all_of_them=True))["role"]
    assert roles[0] == pytest.approx(3)  # three seats take a role each
    for name in ("cuba", "havana", "santiago"):
        (game,) = play_block(Match(name, ("greedy",) * 3, 1, detail=True, rotations=1), 0)
        assert game.end in ENDS and game.curve[-1] == game.scores and len(game.curve) > 2


def test_two_rule_sets_are_compared_over_the_same_seeds(tmp_path: Path) -> None:
    report = tmp_path / "ab.html"
    longer = {"rounds": 7}
    a = lab("cuba", 3, ("greedy",) * 2, report, workers=1, against=longer, options={"rounds": 6})
    b = run(replace(a.match, options=longer), workers=1)
    found = {m.name: m for m in compare(a, b)}
    assert (found["rounds-played"].a, found["rounds-played"].b) == (6, 7) and found["rounds-played"].clear
    assert "rounds=7" in report.read_text() and (tmp_path / "ab-compare.csv").read_text().count("\n") == 7


def test_the_baseline_tells_share_interval_and_cost() -> None:
    (entry,) = measure("santiago", ("random",), 2, 2, 0, None, 1, None)
    assert entry["games"] == 4 and entry["low"] <= entry["share"] <= entry["high"] and entry["decision_ms"] > 0
    assert "| santiago | `random` | 4 |" in table([entry])


def test_a_slow_bot_of_the_baseline_stops_after_its_time_and_goes_on_from_its_games(tmp_path: Path) -> None:
    for games in (2, 4):  # a block each time, whatever the time
        (entry,) = measure("santiago", ("random",), 2, 5, 0, tmp_path, 1, None, minutes=0)
        assert entry["games"] == games
    (entry,) = measure("santiago", ("random",), 2, 5, 0, tmp_path, 1, None)
    assert entry["games"] == 10


def test_a_data_set_has_what_a_learner_needs(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    rows = write_dataset("puerto_rico", ("search:5", "greedy", "random"), 3, file, workers=1)
    read = pq.read_table(file)
    assert read.num_rows == rows > 100
    told = json.loads(read.schema.metadata[b"malecon"])
    assert told["features"] == list(malecon.title("puerto_rico").features)
    games: dict[int, list[dict[str, Any]]] = {}
    for row in read.to_pylist():
        games.setdefault(row["game"], []).append(row)
    for decisions in games.values():
        position = malecon.title("puerto_rico").new(3, decisions[0]["seed"])
        for row in decisions:
            assert (row["seat"], row["legal"]) == (position.to_move, position.legal_actions())
            assert row["observation"] == position.observe(row["seat"]).tolist()
            assert row["action"] in row["legal"] and sum(row["policy"]) == pytest.approx(1, abs=1e-4)
            position.play_action(row["action"])
        assert position.is_over and tuple(decisions[-1]["scores"]) == position.scores()
        assert {row["seat"]: row["win"] > 0 for row in decisions} == {s: s in position.winners() for s in range(3)}
    assert len({tuple(row["bot"] for row in decisions[:6]) for decisions in games.values()}) > 1  # seats are rotated


def test_a_ray_cluster_plays_the_same_games(played: Results) -> None:
    assert same(run(MATCH, ray="local"), played)


def test_bad_plans_name_the_fix() -> None:
    with pytest.raises(BadMatch, match="1 or more"):
        Match("puerto_rico", ("random", "random"), 0)
