"""The game in a terminal: what is told, what is asked, what is taken back, and what nobody is told."""

import io
import os
import re
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import malecon
from malecon.cli import main, plays
from malecon.cli.console import console
from malecon.tables import Stale

Terminal = Callable[..., str]


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    """`malecon play` in this very process: its words, what is typed, and what came to the screen."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(console, "width", 120)

    def run(*words: str, typed: str = "") -> str:
        monkeypatch.setattr(sys, "argv", ["malecon", *words])
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed.split("|"))))
        with pytest.raises(SystemExit) as end:
            main()
        screen = capsys.readouterr()
        assert end.value.code == 0, screen.err
        return screen.out + " ".join(screen.err.split())

    return run


@pytest.fixture
def play(terminal: Terminal) -> Terminal:
    """A play of a title between the named. In Santiago the first seat begins from this seed."""

    def run(title: str, *names: str, typed: str = "quit", lang: str = "en") -> str:
        seats = [word for name in names for word in ("--seat", name)]
        seed = "5" if title == "santiago" else "7"
        return terminal("play", title, *seats, "--seed", seed, "--lang", lang, typed=typed)

    return run


def saved(folder: Path) -> Path:
    (path,) = (folder / "malecon" / "plays").glob("*.txt")
    return path


def plies(folder: Path) -> list[str]:
    return saved(folder).read_text().partition("---\n")[2].splitlines()


# -- answers


def test_a_choice_is_a_number_a_notation_or_words(play: Terminal, tmp_path: Path) -> None:
    out = play("puerto_rico", "Ana", "Boris", typed="ROLE  Builder|build ind small|1|quit")
    assert plies(tmp_path)[0] == "role builder"
    assert "small indigo plant · build small_indigo_plant" in out  # words show the choices that hold them
    assert len(plies(tmp_path)) >= 2


@pytest.mark.parametrize("number", ["0", "99", "-1"])
def test_a_number_out_of_range_says_the_range(play: Terminal, number: str) -> None:
    assert "Choose a number from 1 to 7." in play("puerto_rico", "Ana", "Boris", typed=f"{number}|quit")


def test_what_means_nothing_is_said_shortly_and_a_bad_notation_with_the_legal_ones(play: Terminal) -> None:
    out = play("puerto_rico", "Ana", "Boris", typed="harbour please|role nobody|build harbor|quit")
    assert "No choice contains “harbour please”." in out
    assert out.count("Legal now: role settler, role mayor") == 2
    assert "Выберите номер от 1 до 7." in play("puerto_rico", "Ana", "Boris", typed="0|quit", lang="ru")


def test_a_pair_of_cards_is_asked_for_piece_by_piece(play: Terminal, tmp_path: Path) -> None:
    out = play("havana", "Ana", "random", typed="2||2|undo|3|1|quit")
    assert out.count("Choose the rest, or press Enter to go back.") == 3
    assert "1 siesta … (12)" in " ".join(out.split())
    first, second = plies(tmp_path)[0].split()[1:]
    cards = malecon.title("havana").actions.verbs["choose"].axes[0].labels
    assert {first, second} == {cards[0], cards[2]}


def test_a_hint_tells_what_to_type_for_a_pair_of_cards(play: Terminal, tmp_path: Path) -> None:
    out = play("havana", "Ana", "random", typed="hint search:30|quit")
    numbers, words = re.findall(r"(?m)^  (\d+ \d+) (.+) · \d+ % to win$", out)[0]
    again = play("havana", "Boris", "random", typed=f"{words.replace(' + ', ' ')}|quit")
    assert f"{numbers} {words} · choose" in again  # the numbers are those of these words


def test_why_takes_a_notation_a_number_or_words(play: Terminal) -> None:
    out = play("santiago", "Ana", "random", typed="why|why 1|why 99|why bank|why casino|why xyzzy|quit")
    assert "Why what?" in out
    assert "Drive to Alonso — You can play that now." in out
    assert "Bank: take 2 pesos — not possible right now." in out
    assert "Choose a number from 1 to" in out
    assert "Casino: buy 1 × 1 point for 3 pesos — " in out
    assert "there is no verb “xyzzy”" in out


def test_a_hint_names_the_bots_choice_by_its_number_and_why_and_a_wrong_code_is_said(play: Terminal) -> None:
    out = play("santiago", "Ana", "random", typed="hint|hint search:30|hint nobody|quit")
    hints = re.findall(r"(?m)^  (\d+) (.+) · (\d+) % to win\n    (\S.+)$", out)
    choices = dict(re.findall(r"(?m)^ ?(\d+) (.+?) · \w", out))
    assert len(hints) == 6 and all(words in choices[number] for number, words, _, _ in hints)
    assert "nobody" in out  # what is typed is not echoed here


@pytest.mark.parametrize("lang", ["ru", "it"])
def test_a_hint_speaks_the_language_of_the_table(play: Terminal, lang: str) -> None:
    out = play("santiago", "Ana", "random", typed="hint greedy|quit", lang=lang)
    assert "% to win" not in out and ("победа" if lang == "ru" else "vittoria") in out


def test_help_finds_pieces_chapters_and_what_texts_say(play: Terminal) -> None:
    out = play("havana", "Ana", "random", typed="help obreros|help workmen|help initiative|help end|help xyzzy|quit")
    assert out.count("The first player in turn order with this card takes 2 workers") == 2
    assert "Ana » Initiative\n" in out
    assert "Ana » The end\n" in out
    assert "There is no help on “xyzzy”. Topics: architect (arquitecto), beggar (mendigo)" in " ".join(out.split())
    assert "Инициатива" in play("havana", "Ana", "random", typed="help инициатива|quit", lang="ru")


@pytest.mark.parametrize("name", malecon.titles())
@pytest.mark.parametrize("lang", ["en", "ru", "it"])
def test_the_general_help_fits_the_screen(play: Terminal, name: str, lang: str) -> None:
    out = play(name, "Ana", "random", typed="help|quit", lang=lang)
    assert "    undo  " not in out
    lines = [line for line in out.splitlines() if line.startswith(("undo ", "help ", "why ", "save ", "record "))]
    assert len(lines) == 5
    assert max(map(len, lines)) <= 80


# -- what is told


def test_every_step_is_told_with_what_it_gave(play: Terminal) -> None:
    out = play("havana", "random", "random")
    assert "\n    random 1: +1 worker\n" in out
    assert "(no choice)\n    random" in out
    assert " bricks" in out and "+1 points" not in out and "+1 pesos" not in out
    russian = play("havana", "random", "random", lang="ru")
    assert "+1 рабочий" in russian and "+2 рабочих" in russian
    assert "operai\n" in play("havana", "random", "random", lang="it")


def test_rounds_are_announced_once_each(play: Terminal, tmp_path: Path) -> None:
    out = play("cuba", "random", "random")
    last = malecon.replay(saved(tmp_path).read_text()).field("round_number")
    assert re.findall(r"─ Round (\d+) ─", out) == [str(number) for number in range(1, last + 1)]
    assert "─ Round" not in play("santiago", "random", "random")


def test_the_board_is_drawn_when_others_acted_and_not_for_every_half_step(play: Terminal) -> None:
    out = play("santiago", "Ana", "random", typed="visit jose|move church|quit")
    assert out.count("Ana » ") == 3
    assert out.count("The street, clockwise") == 1
    out = play("santiago", "Ana", "random", typed="visit jose|board|quit")
    assert out.count("The street, clockwise") == 2


def test_the_score_sheet_has_the_best_first_and_no_number_twice(play: Terminal) -> None:
    out = play("havana", "random", "greedy", "random")
    sheet = out[out.index("Final scores") :]
    rows = [line.split("│")[1:-1] for line in sheet.splitlines() if line.startswith("│")]
    scores = [int(row[1]) for row in rows]
    assert all(len(row) == 2 for row in rows)
    assert scores == sorted(scores, reverse=True)
    assert "★" in rows[0][0]
    assert "shipping" in play("puerto_rico", "random", "random", "random").partition("Final scores")[2]


# -- taking back


def test_undo_is_free_inside_ones_own_turn_also_after_resuming(
    terminal: Terminal, play: Terminal, tmp_path: Path
) -> None:
    play("santiago", "Ana", "random", typed="visit jose|move church|undo|quit")
    assert plies(tmp_path)[-1] == "visit jose"
    out = terminal("play", "--resume", str(saved(tmp_path)), typed="undo|quit")
    assert "Undone." in out and "(y/n)" not in out
    assert "visit jose" not in plies(tmp_path)


def test_against_bots_alone_undo_goes_back_to_my_last_decision(play: Terminal, tmp_path: Path) -> None:
    out = play("puerto_rico", "Ana", "random", typed="1|undo|quit")
    assert "Undone." in out and "this also takes back" not in out
    assert "There is nothing to undo." in play("puerto_rico", "Boris", "random", typed="undo|quit")


def test_people_at_one_keyboard_are_asked_one_by_one(play: Terminal, tmp_path: Path) -> None:
    out = play("puerto_rico", "Ana", "Boris", typed="role settler|2||2|undo|y|n|undo|y|y|quit")
    assert [name for name in ("Ana", "Boris") if out.count(f"{name}, this also takes back") == 2] == ["Ana", "Boris"]
    assert out.index("Nothing was undone.") < out.index("Undone.")
    assert len(plies(tmp_path)) == 2  # Boris's role and his plantation


def test_the_turn_that_just_ended_is_still_free_to_who_made_it(play: Terminal, tmp_path: Path) -> None:
    out = play("puerto_rico", "Ana", "Boris", typed="role settler|2||undo|quit")
    assert "Undone." in out and "(y/n)" not in out
    assert plies(tmp_path) == ["role settler"]


def test_a_record_from_elsewhere_goes_on_at_a_new_table(terminal: Terminal, tmp_path: Path) -> None:
    position = malecon.title("santiago").new(2, 5)
    position.play("aside rum")
    file = tmp_path / "mine.txt"
    file.write_text(position.record(("Ana", "bot:random")))
    out = terminal("play", "--resume", str(file), typed="visit jose|quit")
    assert f"malecon play --resume {file}" in out
    first = file.read_text()
    assert malecon.replay(first).ply == 2
    file.write_text(first.removesuffix("visit jose\n"))  # edited by hand: the file is what counts
    out = terminal("play", "--resume", str(file), typed="visit alonso|undo|undo|n|quit")
    assert "Undone." in out and "Nothing" not in out.partition("Undone.")[0]
    assert malecon.replay(file.read_text()).ply == 1
    assert file.read_text().splitlines()[1] != first.splitlines()[1]  # another table


def test_two_terminals_at_one_table_never_act_twice(play: Terminal, tmp_path: Path) -> None:
    play("santiago", "Ana", "random", typed="quit")
    with plays.keyboard() as one, plays.keyboard() as other:
        mine, theirs = plays.go_on(one, saved(tmp_path)), plays.go_on(other, saved(tmp_path))
        assert mine.live.id == theirs.live.id
        mine.act(0, "visit jose")
        with pytest.raises(Stale):
            theirs.act(0, "visit jose")
        assert theirs.live.ply == mine.live.ply


# -- what nobody is told


def test_the_record_at_the_prompt_tells_no_secret(play: Terminal, tmp_path: Path) -> None:
    out = play("havana", "Ana", "greedy", typed="1|1|1|record|quit")
    told = out[out.index("---\n") :].splitlines()[1:]
    kept, text, title = plies(tmp_path), saved(tmp_path).read_text(), malecon.title("havana")
    seats = [malecon.replay(text, ply).to_move for ply in range(len(kept))]
    secret = [title.is_secret(title.actions.parse(notation)) for notation in kept]
    assert {seat for seat, hidden in zip(seats, secret, strict=True) if hidden} == {0, 1}
    shown = ["?" if hidden and seat == 1 else n for n, seat, hidden in zip(kept, seats, secret, strict=True)]
    assert told[: len(kept)] == shown
    assert "seed ?" in out


def test_choices_of_others_are_told_as_secret(play: Terminal, tmp_path: Path) -> None:
    out = play("havana", "Ana", "greedy", typed="1 1|quit")
    assert "greedy chose in secret" in out
    assert "Ana chose in secret" not in out
    out = play("havana", "Ana", "Boris", typed="1|1||1 1||quit")
    assert "Ana chose in secret" in out
    assert "Boris's turn. Everyone else, no peeking." in out


# -- a disk that is full


def test_a_full_disk_ends_the_evening_with_a_sentence_and_the_play_goes_on_later(tmp_path: Path) -> None:
    """Files may not grow any more after a while, as on a full disk. What was told is there afterwards."""

    def sit_down(*words: str, most: int, typed: int) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, "-m", "malecon", "play", *words],
            input="1\n" * typed,
            env=os.environ | {"XDG_DATA_HOME": str(tmp_path), "PYTHONPATH": str(Path(malecon.__file__).parents[1])},
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY)),
            capture_output=True,
            text=True,
            check=False,
        )

    seats = ("--seat", "Ana", "--seat", "Boris", "--seed", "5")
    ended = sit_down("santiago", *seats, most=420_000, typed=300)
    assert ended.returncode == 2 and "Traceback" not in ended.stderr
    assert ended.stderr.count("plays.db cannot be used") == 1 and "Free some space" in " ".join(ended.stderr.split())
    assert f"--resume {saved(tmp_path)}" in ended.stdout
    before = plies(tmp_path)
    assert 0 < len(before) < 100
    again = sit_down("--resume", str(saved(tmp_path)), most=10_000_000, typed=8)
    assert again.returncode == 0, again.stderr
    assert len(plies(tmp_path)) >= len(before) + 3 and plies(tmp_path)[: len(before)] == before
