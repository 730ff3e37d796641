"""Sentences that speak of the moment: what is built, what a piece costs, what it is that one declines."""

from random import Random

import pytest

import malecon

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
    assert said["pass"] <= {"Throw nothing away", "Remove nothing", "End the turn"}


def test_cuba_names_prices_buildings_and_laws() -> None:
    said = every_sentence("cuba", 1)
    assert all(sentence[-1].isdigit() for sentence in said["buy"] | said["sell"])
    assert "Done" not in said["done"]
    unnamed = {sentence for sentence in said["use"] if sentence.startswith("Use the building on")}
    assert unnamed <= {"Use the building on row 1, column 1"} and said["use"] - unnamed  # the printed warehouse
