"""The package as people install it: built, put into an empty environment, and played.

The environment holds what the package asks for and nothing else, its PATH neither Node nor a compiler. The packages it
asks for are linked from the environment of the tests, so that nothing is downloaded; compiled rules are shared with the
checkout, so that nothing is compiled twice.
"""

import importlib.metadata
import os
import re
import shutil
import signal
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from packaging.requirements import Requirement

import malecon
from malecon.core.sources import cache_root
from served import heed_ctrl_c

ROOT = Path(__file__).parents[2]
SOURCES = ("src", "page/dist", "page/build/engine", "page/src/engine/built", "pyproject.toml", "setup.py", "MANIFEST.in",
           "README.md", "CHANGELOG.md", "LICENSE")  # fmt: skip
BUILD = ["build", "--no-isolation", "--outdir"]


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `make dist` builds: the source package, and the wheel from it."""
    assert (ROOT / "page/dist/index.html").is_file(), "Build the page first: make setup"
    tree, out = tmp_path_factory.mktemp("tree"), tmp_path_factory.mktemp("dist")
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        elif (ROOT / name).is_file():
            shutil.copy(ROOT / name, tree / name)
    done = subprocess.run(
        [sys.executable, "-m", *BUILD, str(out)], cwd=tree, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return out


@pytest.fixture(scope="module")
def wheel(packages: Path) -> Path:
    (found,) = packages.glob("*.whl")
    return found


def wanted(wheel: Path, *extras: str) -> set[str]:
    """The distributions that a wheel with these extras asks for, and those that they ask for, and so on."""
    with zipfile.ZipFile(wheel) as file:
        (name,) = (n for n in file.namelist() if n.endswith(".dist-info/METADATA"))
        meta = importlib.metadata.PathDistribution(zipfile.Path(wheel, name.removesuffix("METADATA")))
        waiting = [(text, extras) for text in meta.requires or ()]
    found: dict[str, set[str]] = {}
    while waiting:
        text, given = waiting.pop()
        need = Requirement(text)
        if need.marker and not any(need.marker.evaluate({"extra": extra}) for extra in ("", *given)):
            continue
        seen = found.setdefault(need.name, set())
        if seen >= need.extras | {""}:
            continue
        seen |= need.extras | {""}
        waiting += [(more, tuple(need.extras)) for more in importlib.metadata.requires(need.name) or ()]
    return set(found)


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(place)], check=True)
    (site,) = place.glob("lib/python3*/site-packages")
    for name in wanted(wheel):
        distribution = importlib.metadata.distribution(name)
        tops = {file.parts[0] for file in distribution.files or () if file.parts[0] not in ("..", "__pycache__")}
        for top in tops:
            if not (site / top).exists():
                (site / top).symlink_to(distribution.locate_file(top))  # type: ignore[arg-type]
    pip = [sys.executable, "-m", "pip", "--python", str(place / "bin/python"), "--disable-pip-version-check"]
    alone = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}  # else it finds the checkout
    words = [*pip, "install", "--no-index", str(wheel)]
    done = subprocess.run(words, env=alone, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr  # pip itself finds that nothing else is asked for
    return place


@pytest.fixture
def home(environment: Path, tmp_path: Path) -> dict[str, str]:
    path = str(environment / "bin")
    assert not shutil.which("node", path=path) and not shutil.which("gcc", path=path)
    return {
        "PATH": path, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "MALECON_CACHE": str(cache_root()),
        "PYTHONUNBUFFERED": "1", "NO_COLOR": "1", "COLUMNS": "120", "LANG": "C.UTF-8",
    }  # fmt: skip


def run(home: dict[str, str], *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [f"{home['PATH']}/malecon", *words]
    return subprocess.run(
        command, env=home, cwd=home["HOME"], input=typed, capture_output=True, text=True, timeout=300, check=False
    )


def test_the_wheel_holds_page_engine_and_networks(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as file:
        names = set(file.namelist())
    assert "malecon/web/page/index.html" in names
    assert any(re.fullmatch(r"malecon/web/page/assets/index-[\w-]+\.js", name) for name in names)
    for title in malecon.titles():
        assert {f"malecon/web/engine/{title}.wasm", f"malecon/web/engine/{title}.json"} <= names
        assert f"malecon/titles/{title}/data.toml" in names
    networks = {f"malecon/bots/weights/{path.name}" for path in (ROOT / "src/malecon/bots/weights").glob("*.npz")}
    assert networks and networks <= names
    assert "malecon/store/migrations/script.py.mako" in names and "malecon/py.typed" in names
    assert not [n for n in names if n.startswith(("tests", "page"))]
    assert wheel.stat().st_size < 20 << 20


def test_the_command_tells_its_version_and_completes(home: dict[str, str]) -> None:
    assert run(home, "--version").stdout == f"malecon {malecon.__version__}\n"
    assert "complete" in run(home, "completion", "bash").stdout
    asked = {"_MALECON_COMPLETE": "complete_bash", "COMP_CWORD": "2"}
    assert run(home | asked | {"COMP_WORDS": "malecon play s"}).stdout.split() == ["santiago"]
    unknown = run(home, "completion", "tcsh")
    assert unknown.returncode == 2 and "powershell" in unknown.stderr


def test_a_game_in_the_terminal(home: dict[str, str]) -> None:
    """A person's moves are typed, by number and by notation; then bots play a game to its end."""
    typed = "visit jose\nundo\n1\nundo\nvisit jose\nmove church\nhint greedy\nquit\n"
    seats = ("--seat", "Ana", "--seat", "random", "--seed", "5")
    played = run(home, "play", "santiago", *seats, typed=typed)
    assert played.returncode == 0, played.stdout[-2000:] + played.stderr[-2000:]
    assert "Undone." in played.stdout and "% to win" in played.stdout
    (record,) = Path(home["HOME"]).glob("malecon/plays/*.txt")
    assert "\nvisit jose\nmove church\n" in record.read_text()
    assert f"--resume {record}" in played.stdout
    played = run(home, "play", "santiago", "--seat", "greedy", "--seat", "random", "--seed", "3")
    assert played.returncode == 0 and "Final scores" in played.stdout, played.stderr[-2000:]


@pytest.fixture
def server(home: dict[str, str], tmp_path: Path) -> Iterator[str]:
    words = [f"{home['PATH']}/malecon", "serve", "--no-browser", "--port", "0", "--db", str(tmp_path / "club.db"),
             "--pace", "0", "--rate", "100000", "--address-rate", "100000"]  # fmt: skip
    with subprocess.Popen(
        words, cwd=tmp_path, env=home, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        preexec_fn=heed_ctrl_c, start_new_session=True,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        told = ""
        for line in process.stdout:
            told += line
            if found := re.search(r"http://\S+", line):
                yield found[0]
                process.send_signal(signal.SIGINT)
                process.stdout.read()
                assert process.wait(60) == 0
                return
        raise AssertionError(told)


def test_a_game_by_http_and_the_page_from_the_wheel(server: str) -> None:
    with httpx.Client(base_url=server, timeout=60) as ana:
        page = ana.get("/").text
        (script,) = re.findall(r'src="(/assets/index-[^"]+\.js)"', page)
        assert ana.get(script).headers["content-type"].startswith("text/javascript")
        ana.post("/api/v1/session", json={"name": "Ana"}).raise_for_status()
        seats = [{"kind": "person"}, {"kind": "person", "mine": True}]
        table = ana.post("/api/v1/tables", json={"title": "santiago", "seats": seats}).json()
        url, decisions = f"/api/v1/tables/{table['id']}", 0
        while (seen := ana.get(url).json())["to_move"] is not None:
            body = {"ply": seen["ply"], "actions": [seen["legal"][-1]["notation"]], "key": f"k{decisions}"}
            ana.post(f"{url}/actions", json=body).raise_for_status()
            decisions += 1
        assert decisions > 20 and seen["to_move"] is None


def test_the_first_start_says_what_it_compiles(home: dict[str, str], tmp_path: Path) -> None:
    """Compiling is left out: the programs are there, and only the mark that says so is missing."""
    shared = tmp_path / "cache" / "compiled"
    shared.mkdir(parents=True)
    for folder in (cache_root() / "compiled").iterdir():
        (shared / folder.name).mkdir()
        for file in folder.glob("*.nbc"):
            os.link(file, shared / folder.name / file.name)
    fresh = home | {"MALECON_CACHE": str(tmp_path / "cache")}
    first = run(fresh, "play", "santiago", "--seat", "random", "--seat", "random", "--seed", "3")
    assert first.returncode == 0, first.stderr
    assert "the first time Santiago de Cuba starts on this computer" in first.stdout and "is compiled" in first.stdout
    assert list(shared.glob("santiago-*/complete-*"))  # the next start finds it


def test_set_up_compiles_one_game_and_whatever_needs_all_of_them_compiles_all() -> None:
    """Who sets Malecón up need not wait for games that nobody has opened yet."""

    def does(target: str) -> str:
        asked = ["make", "--dry-run", target]
        return subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout

    assert "malecon.cli.first_start puerto_rico" in does("setup")
    for target, all_of_them in (("setup", False), ("play", False), ("warm", True), ("test", True), ("test-page", True)):
        assert ("bin/malecon warm" in does(target)) == all_of_them, target
