"""What comes of a decision without anybody's choosing it, told between the moves."""

import re
from random import Random

import pytest

import malecon
from malecon.cli.console import console, set_lang
from malecon.cli.telling import Teller
from malecon.core.words import LANGS

NAMES = ("Ana", "Boris", "Carla")
# In the random play below, what everybody must be able to read.
TOLD = {
    "puerto_rico": ("Governor: Boris.", "Plantations face up: ", "One more doubloon on: ", "Full and sailing away: ship "),
    "santiago": ("Ship 1 has sailed; ship 2 comes in.", "The dice show: sugar ", "The value marker is at "),
    "havana": ("Ana's open cards: ", "Turn order: ", "In the pool now: ", "New in the rows: "),
    "cuba": ("Sailed away: ", "In the docks: ", "Bills of this round: ", "In force from now on: ", "Winner of the vote: ",
             "The president's car stops at: ", "On the Avenida: "),
}  # fmt: skip


def evening(title: malecon.Title) -> None:
    """Random plays, told to a spectator."""
    for seed in (3, 4):
        position, chance = title.new(len(NAMES), seed), Random(seed)
        while not position.is_over:
            action = chance.choice(position.legal_actions())
            Teller(NAMES).tell(position, action)
            position.play(title.actions.notation(action))


@pytest.mark.parametrize("name", malecon.titles())
def test_what_happens_by_itself_is_told_in_every_language(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(console, "width", 300)
    title, counts = malecon.title(name), set()
    try:
        for lang in LANGS:
            set_lang(lang)
            evening(title)
            heard = [line.strip() for line in capsys.readouterr().out.splitlines() if re.match(r" {4}.*\.\s*$", line)]
            counts.add(len(heard))
            if lang == "en":
                for beginning in TOLD[name]:
                    assert any(sentence.startswith(beginning) or f" {beginning}" in sentence for sentence in heard), (
                        beginning
                    )
    finally:
        set_lang("en")
    assert len(counts) == 1  # every language tells the same


@pytest.mark.parametrize("name", malecon.titles())
def test_only_public_fields_and_known_axes_are_spoken_of(name: str) -> None:
    title = malecon.title(name)
    axes = {axis.name for f in (*title.state.fields.values(), *title.facts.fields.values()) for axis in f.axes}
    keys = [key.removeprefix("news-") for key in title.words.keys("en") if key.startswith("news-")]
    assert keys
    for key in keys:
        field, _, attribute = key.partition(".")
        assert title.state.fields[field].audience == "all", field
        assert attribute in {"", "each", "seat", *axes}, key
