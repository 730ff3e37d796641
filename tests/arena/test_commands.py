"""malecon arena, ladder and lab as typed."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from malecon.arena.words import BadMatch
from malecon.cli.arena import app, line_up

MINE = str(Path(__file__).parents[2] / "examples" / "my_bot.py")


def typed(*words: str) -> str:
    result = CliRunner().invoke(app, list(words), env={"COLUMNS": "160"})
    assert result.exit_code == 0, result.output
    return result.output


def test_arena_tells_shares_and_where_it_is_kept(tmp_path: Path) -> None:
    file = str(tmp_path / "match.jsonl")
    words = ("arena", "puerto_rico", "--bots", "greedy,random", "--blocks", "2", "--file", file, "--workers", "1")
    told = typed(*words)
    assert "greedy" in told
    assert "50.0 %" in told  # the fair share
    assert file in told.replace("\n", "")
    assert typed(*words) == told  # nothing is played again
    for lang in ("ru", "it"):
        typed(*words, "--lang", lang)


def test_arena_answers_who_is_better() -> None:
    told = typed(
        "arena", "puerto_rico", "--bots", "greedy,random", "--blocks", "40", "--sprt", "0.5,0.8", "--workers", "1"
    )
    assert "is better" in told


def test_an_own_bot_takes_the_place_of_mine() -> None:
    assert line_up("puerto_rico", "greedy,mine,random", [Path(MINE)]) == ["greedy", MINE, "random"]
    assert line_up("puerto_rico", "greedy,random", [Path(MINE)]) == [MINE, "greedy", "random"]
    with pytest.raises(BadMatch, match="one bot for each seat"):
        line_up("puerto_rico", "greedy", [])


def test_ladder_and_lab(tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    typed("lab", "puerto_rico", "--games", "3", "--bots", "random", "--out", str(report), "--workers", "1")
    assert report.is_file()
