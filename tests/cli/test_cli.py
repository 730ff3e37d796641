"""The command line as a real process: a person at a keyboard, a Ctrl-C, a kill."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import malecon
from patience import until

SRC = Path(malecon.__file__).parents[1]


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(SRC), "XDG_DATA_HOME": str(tmp_path), "COLUMNS": "120", "NO_COLOR": "1"}


def malecon_cli(home: dict[str, str], *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from malecon.cli import main; main()", *words]
    return subprocess.run(command, env=home, input=typed, capture_output=True, text=True, timeout=300)


def saved(home: dict[str, str]) -> Path:
    (path,) = (Path(home["XDG_DATA_HOME"]) / "malecon" / "plays").glob("*.txt")
    return path


def test_titles_are_listed(home: dict[str, str]) -> None:
    out = malecon_cli(home, "titles")
    assert out.returncode == 0
    assert "puerto_rico" in out.stdout
    assert "2 to 5 seats" in out.stdout
    assert "Пуэрто-Рико" in malecon_cli(home, "titles", "--lang", "ru").stdout


@pytest.mark.parametrize("name", malecon.titles())
def test_a_whole_play_of_bots_ends_with_a_score_sheet(home: dict[str, str], name: str) -> None:
    seats = ["--seat", "random"] * malecon.title(name).seats.start
    out = malecon_cli(home, "play", name, *seats, "--seed", "3")
    assert out.returncode == 0, out.stderr
    assert "Final scores" in out.stdout
    assert malecon.replay(saved(home).read_text()).is_over


def test_the_end_of_input_saves_and_says_how_to_go_on(home: dict[str, str]) -> None:
    out = malecon_cli(home, "play", "puerto_rico", "--seat", "Ana", "--seat", "random", "--seed", "7", typed="1\n")
    assert "--resume" in out.stdout
    path = saved(home)
    before = malecon.replay(path.read_text())
    assert before.ply >= 1
    out = malecon_cli(home, "play", "--resume", str(path), typed="quit\n")
    assert out.returncode == 0, out.stderr
    assert malecon.replay(path.read_text()) == before


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_neither_ctrl_c_nor_a_kill_loses_anything(home: dict[str, str], how: signal.Signals) -> None:
    command = [sys.executable, "-u", "-c", "from malecon.cli import main; main()", "play", "puerto_rico"]
    command += ["--seat", "Ana", "--seat", "Boris", "--seed", "7"]
    play = subprocess.Popen(command, env=home, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert play.stdin is not None
    play.stdin.write("role mayor\n")
    play.stdin.flush()
    folder = Path(home["XDG_DATA_HOME"]) / "malecon" / "plays"
    until(lambda: any("role mayor" in path.read_text() for path in folder.glob("*.txt")), "the saved move")
    play.send_signal(how)
    out, _ = play.communicate(timeout=300)
    if how == signal.SIGINT:
        assert "--resume" in out
    path = saved(home)
    assert malecon.replay(path.read_text()).ply == 1
    out = malecon_cli(home, "play", "--resume", str(path), typed="undo\nquit\n").stdout
    assert "Undone." in out  # at its own table, where it is still free
    assert malecon.replay(path.read_text()).ply == 0


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["play", "catan"], "There is no game called “catan”"),
        (["play", "puerto_rico", "--seats", "9"], "2 to 5 seats"),
        (["play", "puerto_rico", "--seats", "0"], "2 to 5 seats"),
        (["play", "puerto_rico", "--seats", "abc"], "“abc” is not a number of seats. Games here have 2 to 5."),
        (["play", "puerto_rico", "--option", "hospice"], "Write name=choice"),
        (["play", "puerto_rico", "--option", "hospice=x"], "no option “hospice”"),
        (["play", "puerto_rico", "--seats", "2", "--seat", "a", "--seat", "b", "--seat", "c"], "3 seats are named"),
        (["play", "--resume", "/nowhere.txt"], "/nowhere.txt cannot be read"),
        (["replay", "/nowhere.txt"], "/nowhere.txt cannot be read"),
        (["simulate", "puerto_rico", "--games", "0"], "not a number of games"),
        (["titles", "--lang", "fr"], "There is no language “fr”"),
    ],
)
def test_bad_input_names_the_fix(home: dict[str, str], words: list[str], says: str) -> None:
    out = malecon_cli(home, *words)
    assert out.returncode == 2
    assert says in " ".join(out.stderr.replace("│", " ").split())
    assert "Traceback" not in out.stderr


@pytest.mark.parametrize("command", [["replay"], ["play", "--resume"]])
def test_a_broken_record_names_its_line(home: dict[str, str], tmp_path: Path, command: list[str]) -> None:
    record = malecon.title("puerto_rico").new(3, 1).record() + "role nobody\n"
    (tmp_path / "broken.txt").write_text(record)
    out = malecon_cli(home, *command, str(tmp_path / "broken.txt"))
    assert out.returncode == 2
    assert "Line 7 of the record" in out.stderr


def test_a_missing_extra_is_named(home: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "pyarrow.py").write_text("raise ModuleNotFoundError(name='pyarrow')")
    out = malecon_cli({**home, "PYTHONPATH": f"{tmp_path}:{SRC}"}, "dataset", "santiago", "--games", "1")
    assert out.returncode == 2
    assert 'pip install "malecon[arena]"' in " ".join(out.stderr.split())
    assert "Traceback" not in out.stderr


UNWANTED = ("fastapi", "uvicorn", "alembic", "openskill", "webauthn", "pywebpush", "ray", "torch", "textual", "pyarrow")


def test_a_terminal_starts_without_what_only_servers_and_laboratories_need(home: dict[str, str]) -> None:
    """Each of these takes a tenth of a second and more; and the plain mode does without the whole screen."""
    code = (
        "import sys\nfrom malecon.cli import main\ntry:\n    main()\nfinally:\n"
        f"    print('loaded:', [name for name in {UNWANTED} if name in sys.modules])"
    )
    words = [sys.executable, "-c", code, "play", "santiago", "--seat", "Ana", "--seat", "random", "--seed", "5"]
    for _ in range(2):  # the first start of all makes the database
        out = subprocess.run(words, env=home, input="quit\n", capture_output=True, text=True, check=False)
    assert out.returncode == 0 and "loaded: []" in out.stdout, out.stdout[-500:] + out.stderr[-500:]


def test_terminals_may_begin_side_by_side(home: dict[str, str]) -> None:
    command = [sys.executable, "-c", "from malecon.cli import main; main()", "play", "santiago", "--seed", "3"]
    command += ["--seat", "random", "--seat", "random"]
    plays = [subprocess.Popen(command, env=home, stdout=subprocess.PIPE, stderr=subprocess.PIPE) for _ in range(3)]
    for play in plays:
        _, told = play.communicate(timeout=300)
        assert play.returncode == 0, told.decode()
    records = list((Path(home["XDG_DATA_HOME"]) / "malecon" / "plays").glob("*.txt"))
    assert len(records) == 3
    assert all(malecon.replay(path.read_text()).is_over for path in records)


def test_a_record_is_shown_at_a_ply(home: dict[str, str], tmp_path: Path) -> None:
    position, names = malecon.title("puerto_rico").new(3, 1), ("Ana", "Boris", "Sergei")
    actor = names[position.to_move or 0]
    position.play("role craftsman")
    (tmp_path / "play.txt").write_text(position.record(names))
    out = malecon_cli(home, "replay", str(tmp_path / "play.txt"), "--ply", "1")
    assert out.returncode == 0, out.stderr
    assert f"1/1\n  {actor} took the craftsman\n" in out.stdout


@pytest.mark.parametrize("name", malecon.titles())
@pytest.mark.parametrize("lang", ["en", "ru", "it"])
def test_rules_are_shown_in_every_language(home: dict[str, str], name: str, lang: str) -> None:
    out = malecon_cli(home, "rules", name, "--markdown", "--lang", lang)
    assert out.returncode == 0, out.stderr
    assert out.stdout.startswith("# ")
    assert malecon.title(name).words.say(lang, "certainty-rulebook") in out.stdout or name == "havana"


@pytest.mark.parametrize("name", malecon.titles())
def test_the_rules_page_in_docs_is_what_the_catalogue_and_the_data_say(home: dict[str, str], name: str) -> None:
    page = Path(__file__).parents[2] / "docs" / "rules" / f"{name}.md"
    assert page.read_text() == malecon_cli(home, "rules", name, "--markdown").stdout


def test_simulations_are_summed_up(home: dict[str, str]) -> None:
    out = malecon_cli(home, "simulate", "puerto_rico", "--seats", "3", "--games", "50", "--audit")
    assert out.returncode == 0, out.stderr
    assert "decisions/s" in out.stdout


def test_the_bench_prints_a_table_and_json(home: dict[str, str], tmp_path: Path) -> None:
    out = malecon_cli(home, "bench", "--title", "puerto_rico", "--json", "--out", str(tmp_path / "bench.json"))
    assert out.returncode == 0, out.stderr
    figures = json.loads(out.stdout)
    assert figures == json.loads((tmp_path / "bench.json").read_text())
    assert figures["calibration_M_per_s"] > 0
    assert figures["titles"]["puerto_rico"]["games_per_s"] > 0
    targets = figures["targets"]["puerto_rico"]
    assert targets["cpu"] > 0 and targets["threads"] > 0
    assert targets["batch"]["threads"]["masks"] > targets["batch"]["threads"]["masks_and_observations"] > 0
    assert targets["wasm"] > 0, "in a checkout with the built page"
    assert "cuda" in targets


def test_warming_tells_what_it_did(home: dict[str, str]) -> None:
    out = malecon_cli(home, "warm")
    assert out.returncode == 0, out.stderr
    assert "Ready" in out.stdout


NOTHING_LEFT = """
import malecon
from malecon.core import jit

def refuse(self, signature, result):
    raise SystemExit(f"{self._function.__qualname__} was still to be compiled")

jit._Kept.save_overload = refuse
for name in malecon.titles():
    title = malecon.title(name)
    position = title.new(title.seats.start, seed=1)
    for code in ("random", "greedy", "flat:1", "search:2", "expert"):
        position.play(malecon.bot(code).choose(position))
    position.view(0), position.scores(), position.observe(0), position.points(0)
    malecon.simulate(title, title.seats.start, 2)
    malecon.Batch(title, title.seats.start, 2).observations()
"""


def test_after_warming_nothing_is_left_to_compile(home: dict[str, str]) -> None:
    assert malecon_cli(home, "warm").returncode == 0
    run = subprocess.run([sys.executable, "-c", NOTHING_LEFT], env=home, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


def test_the_arenas_tables_fit_eighty_columns(home: dict[str, str]) -> None:
    bots = "greedy,heat=0.25,search:20,threads=1,random,flat:20"
    out = malecon_cli({**home, "COLUMNS": "80"}, "arena", "santiago", "--bots", bots, "--blocks", "1", "--lang", "it")
    assert out.returncode == 0, out.stderr
    assert "Vittorie" in out.stdout
    assert "…" not in out.stdout.replace("Arriva prima di …", "")
    assert max(len(line) for line in out.stdout.splitlines()) <= 80


def test_the_command_line_answers_before_the_compiler_is_loaded() -> None:
    heavy = "{'numba', 'sqlalchemy', 'fastapi'} & set(sys.modules)"
    code = f"import sys, malecon.cli; print({heavy} or 'none'); import malecon; print(malecon.Position.__name__)"
    said = subprocess.check_output([sys.executable, "-c", code], text=True, env=os.environ | {"PYTHONPATH": str(SRC)})
    assert said.split() == ["none", "Position"]


def test_a_review_names_what_cost_most_in_three_languages_and_a_wrong_seat_is_said(home: dict[str, str]) -> None:
    game = str(SRC.parent / "examples" / "a_lost_game.txt")
    out = malecon_cli(home, "review", game)
    assert out.returncode == 0, out.stderr
    assert "What cost most" in out.stdout
    costs = [int(n) for n in re.findall(r"−(\d+) %", out.stdout)]
    assert 1 <= len(costs) <= 4 and costs == sorted(costs, reverse=True)
    assert f"Ana: {len(costs)} decisions cost" in out.stdout
    assert f"malecon replay {game} --ply" in out.stdout
    for lang, word in (("ru", "лучше"), ("it", "meglio")):
        assert word in malecon_cli(home, "review", game, "--lang", lang).stdout
    found = json.loads(malecon_cli(home, "review", game, "--json").stdout)
    assert found["seconds"] > 0 and {x["seat"] for x in found["lapses"]} >= {0}
    assert all(abs(sum(shares) - 1.0) < 0.01 for shares in found["shares"])
    wrong = malecon_cli(home, "review", game, "--seat", "7")
    assert wrong.returncode == 2 and "7" in wrong.stderr
