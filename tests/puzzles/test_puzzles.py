"""Puzzles: those that come with the package, how they are chosen, rated and counted."""

import json
from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest

import malecon
from malecon.bots import known
from malecon.core.words import LANGS
from malecon.puzzles import (
    PACKED,
    WORDS,
    BadPuzzles,
    Progress,
    Puzzle,
    Puzzles,
    daily,
    level_of,
    play_of,
    read,
    shipped,
    title_of_day,
    write,
)
from malecon.puzzles.checking import GAP
from malecon.puzzles.making import A_GAME, ALIKE
from malecon.puzzles.progress import name_of
from malecon.puzzles.rating import LEVELS, expected, rating
from malecon.puzzles.themes import MOTIFS, SPECIAL, motif_of

TITLES = malecon.titles()
AT_LEAST = {"cuba": 90, "havana": 100, "puerto_rico": 150, "santiago": 150}
LARGEST = 300_000  # bytes of a title's file


@pytest.mark.parametrize("name", TITLES)
def test_every_puzzle_opens_and_its_answer_can_be_played(name: str) -> None:
    title, found = malecon.title(name), shipped(name)
    for puzzle in found.all:
        position = puzzle.position()
        assert position.to_move is not None
        assert known(position) == position, f"{puzzle.id} shows more than its seat may know"
        choices = set(position.legal())
        assert len(choices) >= 3
        assert {puzzle.best, puzzle.second, *puzzle.others} <= choices, puzzle.id
        position.play(puzzle.best)
        assert puzzle.rating == rating(puzzle.shares)
        phase = title.view(title.state.spread(puzzle.position().states()[0]), puzzle.position()._facts(), None)["phase"]
        assert f"phase-{phase}" in puzzle.themes


@pytest.mark.parametrize("name", TITLES)
def test_there_are_enough_and_one_choice_is_clearly_best(name: str) -> None:
    found = shipped(name)
    assert len(found.all) >= AT_LEAST[name]
    assert len({p.id for p in found.all}) == len(found.all)
    assert max(Counter(p.game for p in found.all).values()) <= A_GAME
    alike = Counter((p.start["phase"], p.best, p.second) for p in found.all)
    assert max(alike.values()) <= ALIKE
    for puzzle in found.all:
        assert puzzle.gap >= GAP - 0.0015, puzzle.id  # chances are rounded
        assert all(chance <= puzzle.chance - GAP + 0.0015 for chance in puzzle.others.values())
    assert {"easy", "hard"} <= {level_of(p.rating) for p in found.all}
    assert (Path(malecon.__file__).parent / "puzzles" / "shipped" / f"{name}{PACKED}").stat().st_size < LARGEST


@pytest.mark.parametrize("name", TITLES)
def test_the_puzzles_are_of_the_present_rules(name: str) -> None:
    """The answers were checked with other rules, other numbers or another network than these."""
    found, title = shipped(name), malecon.title(name)
    again = f"Check them again: malecon puzzles check {name}; docs/puzzles.md says how to add more."
    assert found.data == title.data.version, again
    assert found.play == play_of(title), again


@pytest.mark.parametrize("name", TITLES)
@pytest.mark.parametrize("lang", LANGS)
def test_every_theme_has_a_name(name: str, lang: str) -> None:
    title = malecon.title(name)
    for theme in {t for p in shipped(name).all for t in p.themes}:
        words = WORDS if theme.startswith("theme-") else title.words
        assert words.say(lang, theme)
    for motif in [*SPECIAL, *(m for m, _ in MOTIFS)]:
        assert WORDS.has(f"theme-{motif}", lang)


def test_a_reason_has_the_theme_that_it_is_about() -> None:
    assert motif_of("hint-build-last") == "last"
    assert motif_of("hint-load-blocks") == "block"
    assert motif_of("hint-pass-build") == "wait"
    assert motif_of("hint-build-harbor") == "build"
    assert motif_of("cost-build") is None


def test_the_daily_puzzle_is_the_same_for_everybody_and_none_comes_twice_before_all_have_come() -> None:
    puzzles = shipped("santiago").all
    day = date(2026, 11, 19)
    assert daily(puzzles, day) is daily(puzzles, day)
    month = [daily(puzzles, day + timedelta(days=n)).id for n in range(len(puzzles))]
    assert len(set(month)) == len(puzzles) - (len(puzzles) + 1) % 2
    fourth = {daily(puzzles, day + timedelta(days=4 * n)).id for n in range(len(puzzles))}
    assert fourth == set(month)  # the titles take turns
    assert {title_of_day(day + timedelta(days=n)) for n in range(4)} == set(TITLES)
    assert daily(puzzles, date(2020, 1, 1)) in puzzles


def test_a_puzzle_is_rated_by_who_finds_it() -> None:
    everybody, nobody = rating(dict.fromkeys(LEVELS, 1.0)), rating(dict.fromkeys(LEVELS, 0.0))
    some = rating({"easy": 0.0, "medium": 0.5, "hard": 1.0, "expert": 1.0})
    assert 800 <= everybody < some < nobody <= 2400
    assert expected(1500, 1500) == 0.5
    assert expected(1900, 1500) > 0.9
    assert [level_of(n) for n in (everybody, 1200, 1600, nobody)] == ["easy", "medium", "hard", "expert"]


def test_the_first_try_counts_and_later_ones_do_not(tmp_path: Path) -> None:
    one, two, *_ = sorted(shipped("havana").all, key=lambda p: p.rating)
    solver = Progress()
    won = solver.count(one, True)
    assert won > 0
    assert solver.count(one, False) == 0
    assert (solver.row, solver.rating, solver.done[name_of(one)]) == (1, 1200 + won, True)
    assert solver.count(two, False) < 0
    assert (solver.row, solver.best_row) == (0, 1)
    file = tmp_path / "some" / "puzzles.json"
    solver.save(file)
    assert Progress.load(file) == solver
    file.write_text("{")
    assert Progress.load(file) == Progress()


def test_a_day_left_out_ends_the_streak() -> None:
    solver, day = Progress(), date(2026, 2, 28)
    for n, days in ((0, 1), (0, 1), (1, 2), (2, 3)):
        solver.solve_daily(day + timedelta(days=n))
        assert solver.days == days
    assert solver.streak(day + timedelta(days=3)) == 3  # there is still time today
    assert solver.streak(day + timedelta(days=4)) == 0
    solver.solve_daily(day + timedelta(days=4))
    assert (solver.days, solver.best_days) == (1, 3)


def test_a_file_keeps_everything_and_says_what_is_wrong_with_it(tmp_path: Path) -> None:
    found = shipped("cuba")
    for file in (tmp_path / "some.jsonl", tmp_path / f"some{PACKED}"):
        write(file, found)
        assert read(file) == found
    plain = tmp_path / "some.jsonl"
    assert plain.stat().st_size > 5 * (tmp_path / f"some{PACKED}").stat().st_size
    head, *lines = plain.read_text().splitlines()
    for text in ("", "no json", head + '\n{"id": 1}', *lines[:1]):
        plain.write_text(text)
        with pytest.raises(BadPuzzles, match="cannot be read"):
            read(plain)
    plain.write_text(json.dumps({**json.loads(head), "puzzles": 99}))
    with pytest.raises(BadPuzzles, match="make TITLE"):
        read(plain)
    with pytest.raises(malecon.UnknownTitle):
        shipped("chess")


def test_a_chance_is_known_of_what_was_measured() -> None:
    puzzle: Puzzle = shipped("puerto_rico").all[0]
    assert puzzle.chance_of(puzzle.best) == puzzle.chance
    assert puzzle.chance_of(puzzle.second) == puzzle.second_chance
    assert puzzle.chance_of("no such notation") is None
    assert Puzzles.new(malecon.title("puerto_rico"), 5).all == []
