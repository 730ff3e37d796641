"""Sentences that speak of the moment: what is built, what a piece costs, what it is that one declines."""

import re
from random import Random

import pytest

import malecon
from malecon.core.changes import NOTHING, deed

LANGS = ("en", "ru", "it")


def every_sentence(name: str, seed: int) -> dict[str, set[str]]:
    """All that is said of a random game's choices, by verb; each with and without its moment, in every language."""
    position, chance = malecon.title(name).new(3, seed), Random(seed)
    title, said = position.title, dict[str, set[str]]()
    while not position.is_over:
        for view in (position.view(position.to_move), position.view(None)):
            for action in position.legal_actions():
                for lang in LANGS:
                    now = title.sentence(action, lang, (), title.moment(view, action))
                    assert now and title.sentence(action, lang)
                    assert title.told(action, NOTHING, lang, (), title.moment(view, action))
                    if lang == "en":
                        said.setdefault(title.actions.all[action].verb, set()).add(now)
        position.play(chance.choice(position.legal()))
    return said


@pytest.mark.parametrize("name", malecon.titles())
def test_every_choice_can_be_said_at_its_moment(name: str) -> None:
    assert every_sentence(name, 5)


def test_havana_names_the_building_and_what_is_declined() -> None:
    said = every_sentence("havana", 1)
    title = malecon.title("havana")
    names = {title.words.say("en", key) for key in title.words.keys("en") if key.startswith("building-")}
    assert all(any(name in sentence for name in names) for sentence in said["build"])
    assert said["pass"] <= {"Throw nothing away", "Tear nothing down", "End the turn"}


def test_cuba_names_prices_buildings_and_laws() -> None:
    said = every_sentence("cuba", 1)
    assert all(sentence[-1].isdigit() for sentence in said["buy"] | said["sell"])
    assert "Done" not in said["done"]
    unnamed = {sentence for sentence in said["use"] if sentence.startswith("Use the building on")}
    assert unnamed <= {"Use the building on row 1, column 1"} and said["use"] - unnamed  # the printed warehouse


def test_a_count_in_a_choice_bends_its_sentence() -> None:
    title = malecon.title("puerto_rico")
    said = {n: title.sentence(title.actions.parse(f"bonus {n}")) for n in (1, 2)}
    assert said == {1: "Take one extra point", 2: "Take both extra points"}


def story(name: str, seed: int, lang: str = "en") -> list[str]:
    """A random game as its ledger tells it to a spectator."""
    position, chance, lines = malecon.title(name).new(3, seed), Random(seed), list[str]()
    while not position.is_over:
        action, seat = chance.choice(position.legal_actions()), position.to_move
        assert seat is not None
        _, _, changes = next(position.steps(action))
        moment = position.title.moment(position.view(None), action)
        lines.append(position.title.told(action, deed(position.seen(changes, None), seat), lang, (), moment))
        position.play_action(action)
    return lines


def test_the_ledger_tells_prices_and_points_as_a_person_would() -> None:
    told = story("puerto_rico", 5)
    assert any(re.fullmatch(r"built an? [a-z ]+ for \d+", line) for line in told)
    assert any(re.fullmatch(r"shipped \d+ [a-z]+: \+\d+ points?", line) for line in told)
    russian = story("puerto_rico", 5, "ru")
    assert any(re.fullmatch(r"грузит \d+ бочон(ок|ка|ков) [а-я]+: \+\d+ очк.*", line) for line in russian)
    assert any(re.fullmatch(r"ha costruito una? [a-z' ]+ per \d+", line) for line in story("puerto_rico", 5, "it"))


def test_a_ledger_line_never_tells_what_is_behind_a_screen() -> None:
    """Santiago's goods are behind screens: of a seat's own changes a spectator's deed knows no amount of them."""
    position, chance, hid = malecon.title("santiago").new(3, 3), Random(3), 0
    while not position.is_over:
        action, seat = chance.choice(position.legal_actions()), position.to_move
        assert seat is not None
        _, _, changes = next(position.steps(action))
        known = dict(deed(position.seen(changes, None), seat))
        hid += dict(deed(changes, seat)) != known
        assert known["moved"] == 0
        position.play_action(action)
    assert hid
