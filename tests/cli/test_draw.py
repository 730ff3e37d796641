"""malecon draw: positions as pictures, drawn by the page's boards."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

import malecon
from malecon.cli.console import BadInput
from malecon.cli.draw import draw

SVG = "{http://www.w3.org/2000/svg}"


def record(title: str, seats: int, folder: Path) -> Path:
    position = malecon.title(title).new(seats, seed=1)
    bot = malecon.bot("random,seed=1")
    while not position.is_over:
        position.play(bot.choose(position))
    file = folder / "record.txt"
    file.write_text(position.record(tuple(f"Ana{seat}" for seat in range(seats))), encoding="utf-8")
    return file


@pytest.mark.parametrize("title", malecon.titles())
def test_every_board_becomes_a_picture_that_needs_nothing_else(title: str, tmp_path: Path) -> None:
    seats = malecon.title(title).seats
    for count in (seats[0], seats[-1]):
        file, out = record(title, count, tmp_path), tmp_path / "position.svg"
        for ply in (0, 30, None):
            draw(file, ply, None, "dark", out)
            picture = ElementTree.parse(out).getroot()
            ids = {element.get("id") for element in picture.iter()}
            uses = [use.get("href", "") for use in picture.iter(f"{SVG}use")]
            assert len(uses) > 20
            assert [use for use in uses if use.removeprefix("#") not in ids] == []
            words = " ".join(picture.itertext())
            assert all(f"Ana{seat}" in words for seat in range(count))
            assert "url(http" not in words and "@import" not in words


def test_what_cannot_be_drawn_is_said(tmp_path: Path) -> None:
    file, out = record("puerto_rico", 3, tmp_path), tmp_path / "position.svg"
    for ply, seat, theme, key in (
        (10_000, None, "light", "no-such-ply"),
        (None, 3, "light", "no-such-seat"),
        (None, None, "pink", "no-such-theme"),
    ):
        with pytest.raises(BadInput) as trouble:
            draw(file, ply, seat, theme, out)
        assert trouble.value.key == key
    with pytest.raises(BadInput, match="cannot be written"):
        draw(file, 0, None, "light", tmp_path / "no" / "such" / "folder.svg")
    with pytest.raises(malecon.BadRecord):
        file.write_text("malecon 2\ntitle chess\n", encoding="utf-8")
        draw(file, 0, None, "light", out)
