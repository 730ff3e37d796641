"""What every bot must do in every title: legal, repeatable, blind to what its seat cannot know."""

import re
import time
from pathlib import Path
from random import Random

import numpy as np
import pytest

import malecon
from malecon.bots import LEVELS, Sight, explain, level_code, own_bot, split_codes
from malecon.bots.base import OwnBot
from malecon.bots.explain import Hint
from malecon.bots.network import file_of, shipped
from malecon.bots.players import Search, temper
from malecon.core.title import Moment

CODES = (
    "random", "greedy", "greedy,heat=0.2", "flat:4", "search:40", "search:40,threads=2", "net", "net,heat=0.7",
    "puct:20",
)  # fmt: skip
TITLE = pytest.mark.parametrize("name", malecon.titles())


def mid_game(name: str, seats: int, plies: int, seed: int = 3) -> malecon.Position:
    position = malecon.title(name).new(seats, seed)
    chance = Random(seed)
    for _ in range(plies):
        twin = position.copy()
        twin.play(chance.choice(twin.legal()))
        if twin.is_over:
            break
        position = twin
    return position


@TITLE
@pytest.mark.parametrize("code", CODES)
def test_the_choice_is_legal_and_repeatable(name: str, code: str) -> None:
    for seats in malecon.title(name).seats:
        for plies in (0, 30, 90):
            position = mid_game(name, seats, plies)
            before = position.to_bytes()
            choice = malecon.bot(code, seed=5).choose(position)
            assert choice in position.legal()
            assert malecon.bot(code, seed=5).choose(position) == choice
            assert position.to_bytes() == before


@TITLE
@pytest.mark.parametrize("code", CODES)
def test_what_a_seat_cannot_know_makes_no_difference(name: str, code: str) -> None:
    """Determinizations for the mover differ in hidden fields only: the bot must not tell them apart."""
    seats = max(malecon.title(name).seats)
    for plies in (2, 7, 40, 75):
        position = mid_game(name, seats, plies)
        seat = position.to_move
        assert seat is not None
        choice = malecon.bot(code).choose(position)
        for seed in (1, 2, 3):
            scrambled = position.determinize(seat, seed)
            assert scrambled.to_bytes() != position.to_bytes()
            assert malecon.bot(code).choose(scrambled) == choice


@TITLE
def test_the_tree_is_kept_within_a_turn_and_games_repeat(name: str) -> None:
    """A bot that keeps its tree plays the same game again."""

    def play() -> list[int]:
        position = malecon.title(name).new(2, 9)
        bots = [malecon.bot("search:30", seed=seat) for seat in range(2)]
        while not position.is_over and position.ply < 150:
            position.play(bots[position.to_move or 0].choose(position))
        return position.plays

    assert play() == play()


def test_a_search_by_time_keeps_its_time() -> None:
    position = malecon.title("puerto_rico").new(4, 1)
    bot = malecon.bot("search:0.3s")
    assert isinstance(bot, Search)
    bot.choose(position)
    start = time.perf_counter()
    bot.choose(position)
    assert 0.28 < time.perf_counter() - start < 0.6
    assert bot.done > 500


def test_greedy_games_differ_by_seed() -> None:
    def play(seed: int) -> list[int]:
        position = malecon.title("puerto_rico").new(3, 4)
        bots = [malecon.bot("greedy", seed=seed + seat) for seat in range(3)]
        while not position.is_over:
            position.play(bots[position.to_move or 0].choose(position))
        return position.plays

    assert play(0) != play(100)


@pytest.mark.parametrize(
    ("code", "names_the_fix"),
    [
        ("deepblue", "search:500"),
        ("search:many", "search:500"),
        ("search:0", "search:2s"),
        ("search:-3", "search:500"),
        ("search:500,threads=0", "threads=2"),
        ("search:500,colour=1", "threads"),
        ("search:500,threads=x", "number"),
        ("greedy:7", "“greedy”"),
        ("flat:2s", "flat:200"),
        ("nowhere.py", "nowhere.py"),
        ("nowhere.npz", "nowhere.npz"),
        (f"{file_of(malecon.title('cuba'))}:many", "search:500"),
    ],
)
def test_a_bad_code_names_the_fix(code: str, names_the_fix: str) -> None:
    with pytest.raises(malecon.BadBot, match=re.escape(names_the_fix)) as trouble:
        malecon.bot(code)
    assert len({trouble.value.say(lang) for lang in ("en", "ru", "it")}) == 3


def test_levels_are_codes() -> None:
    for level in LEVELS:
        assert malecon.bot(level).code == level
        for name in malecon.titles():
            malecon.bot(level_code(level, malecon.title(name)))


def test_settings_belong_to_the_code_before_them() -> None:
    assert split_codes("greedy, search:2s,threads=2,random") == ["greedy", "search:2s,threads=2", "random"]


def test_an_own_bot_sees_only_what_its_seat_sees(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "seen = []\ndef choose(position):\n    seen.append(position.to_bytes())\n    return position.legal()[0]\n"
    )
    position = malecon.title("puerto_rico").new(3, 2)
    bot = own_bot(file)
    assert isinstance(bot, OwnBot)
    assert bot.choose(position) == position.legal()[0]
    assert malecon.bot(str(file)).choose(position) == position.legal()[0]
    assert position.to_bytes() not in bot.function.__globals__["seen"]


def test_a_network_from_a_file_plays_and_searches(tmp_path: Path) -> None:
    title = malecon.title("havana")
    file = tmp_path / "mine.npz"
    file.write_bytes(file_of(title).read_bytes())
    position = mid_game("havana", 3, 30)
    for path, same in ((str(file), "net"), (f"{file}:20", "puct:20")):
        assert malecon.bot(path, seed=5).choose(position) == malecon.bot(same, seed=5).choose(position)
        assert malecon.bot(path).code == path
    with pytest.raises(malecon.BadBot, match="trained for havana and cannot play cuba"):
        malecon.bot(str(file)).choose(malecon.title("cuba").new(2, 1))
    file = tmp_path / "other.npz"
    file.write_text("nothing")
    with pytest.raises(malecon.BadBot, match="holds no trained network"):
        malecon.bot(str(file)).choose(position)


@pytest.mark.parametrize("text", ["def pick(p): ...", "1/0", "def choose(p):\n    return 'fly'\n"])
def test_an_own_bot_that_fails_says_why(tmp_path: Path, text: str) -> None:
    file = tmp_path / "mine.py"
    file.write_text(text)
    with pytest.raises(malecon.BadBot):
        malecon.bot(str(file)).choose(malecon.title("puerto_rico").new(3, 2))


def test_no_bot_moves_when_the_play_is_over() -> None:
    position = mid_game("puerto_rico", 2, 0)
    chance = Random(1)
    while not position.is_over:
        position.play(chance.choice(position.legal()))
    with pytest.raises(malecon.BadBot):
        malecon.bot("random").choose(position)


@TITLE
def test_explain_names_choices_and_reasons(name: str) -> None:
    position = mid_game(name, max(malecon.title(name).seats), 25)
    hints = explain(Sight.of(position), malecon.bot("search:200"), most=3)
    assert 1 <= len(hints) <= 3
    assert hints[0].notation == malecon.bot("search:200").choose(position)
    assert sum(h.visits for h in hints) <= 200
    for hint in hints:
        assert hint.notation in position.legal()
        for lang in ("en", "ru", "it"):
            assert "\n" not in hint.reason(lang)
            assert hint.sentence(lang)


def test_a_hint_calls_the_seats_by_their_names() -> None:
    title = malecon.title("havana")
    hint = Hint(title, Moment("rob"), title.actions.parse("rob 1"), 1, 0.0, 0.0, (), False, False)
    for lang in ("en", "ru", "it"):
        assert "Ben" in hint.sentence(lang, ("Ana", "Ben")) and "Ben" not in hint.sentence(lang)


def test_a_bot_far_behind_or_ahead_still_tries() -> None:
    """There, a choice moves the share of the win by little; what would be taste in an even game is not."""
    shares = (0.5, 0.08, 0.93)
    even, behind, ahead = (temper(np.ones(2, np.uint8), np.array([share - 0.014, share]), 0.012)[0] for share in shares)
    assert behind < 0.1 < even < 0.3 and ahead < 0.1


@TITLE
def test_every_term_has_a_name_in_three_languages(name: str) -> None:
    title = malecon.title(name)
    if title.advice is not None:
        for term in title.terms:
            for lang in ("en", "ru", "it"):
                assert title.words.has(f"term-{term}", lang), (term, lang)


@TITLE
def test_the_shipped_network_was_trained_on_the_box_as_it_is(name: str) -> None:
    """A corrected number makes another game: the network must be trained on it, or its strength measured anew."""
    title = malecon.title(name)
    card = shipped(title).card
    assert card["data"] == title.data.version
    assert {"commit", "seconds", "decisions", "ladder"} <= set(card)
    assert file_of(title).stat().st_size < 2 * 2**20
