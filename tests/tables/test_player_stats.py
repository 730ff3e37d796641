"""What a player's finished games add up to."""

from collections import Counter

import pytest

import malecon
from malecon.core.words import LANGS
from malecon.store import persons
from malecon.tables import Tables
from malecon.tables.making import SeatWish
from malecon.tables.player_stats import TitleStats, counted, of_titles
from web.test_ratings import play_out


@pytest.mark.parametrize("name", malecon.titles())
def test_every_title_says_what_its_players_like(name: str) -> None:
    title = malecon.title(name)
    assert title.favourites and set(title.favourites) <= set(title.actions.verbs)
    notations = [a.notation for a in title.actions.all if a.verb in title.favourites]
    found = counted(title, dict.fromkeys(notations, 1))
    assert {axis for axis, _ in found} == {next(iter(found))[0]}  # of one kind
    for lang in LANGS:
        assert title.words.say(lang, "title.favourites")
        assert all(title.words.has(f"{axis}-{label}", lang) for axis, label in found), lang


def test_two_cards_of_one_choice_are_two_picks_and_both_prospectors_one_role() -> None:
    havana = counted(malecon.title("havana"), {"choose siesta mama": 2, "lay mama": 1, "choose gone away": 9})
    assert havana == Counter({("card", "mama"): 3, ("card", "siesta"): 2})
    roles = counted(malecon.title("puerto_rico"), {"role prospector": 1, "role prospector2": 1, "role mayor": 1})
    assert roles == Counter({("role", "prospector"): 2, ("role", "mayor"): 1})


def stats(tables: Tables, person: str) -> TitleStats:
    [found] = of_titles(tables.store, persons.finished_games(tables.store, person), person, "it")
    return found


def test_a_players_own_choices_are_counted_and_no_bots(quiet: Tables) -> None:
    mine, ends = Counter[str](), []
    three = [SeatWish("person"), SeatWish("bot", bot="easy"), SeatWish("open")]
    for seed, wished in enumerate([three, three[::2], three]):
        table = quiet.create("santiago", wished, session="ana", name="Ana").id
        quiet.join(table, "boris", "Boris")
        play_out(quiet, table, seed)
        live = quiet.live(table)
        mine.update(p.row.action.split()[1] for p in live.plies if p.seat == 0 and p.row.action.startswith("visit "))
        ends.append(live.position.scores()[0])
    found = stats(quiet, "ana")
    assert {pick.label: pick.count for pick in found.favourites.picks} == mine
    assert found.favourites.head == "Cubani preferiti" and found.favourites.games == 3
    assert [p.count for p in found.favourites.picks] == sorted(mine.values(), reverse=True)
    assert sum(pick.share for pick in found.favourites.picks) == pytest.approx(1, abs=0.01)
    assert found.fair == pytest.approx((1 / 3 + 1 / 2 + 1 / 3) / 3, abs=0.001)
    assert (found.scores, found.best) == (sorted(ends), max(ends))
    assert stats(quiet, "boris").seat_games != found.seat_games


def test_what_a_bot_chose_in_ones_place_is_not_ones_own(quiet: Tables) -> None:
    table = quiet.create("santiago", [SeatWish("person"), SeatWish("bot", bot="easy")], session="ana", name="Ana").id
    quiet.hand_over(table, "ana", 0)
    play_out(quiet, table, 1)
    assert stats(quiet, "ana").favourites.picks == []
