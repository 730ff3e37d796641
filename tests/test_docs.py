"""The documentation: every Python block is run as a script and every command as typed, or it is said why not.

Numbers of games are made small, and commands of the arena take one process, which starts sooner; a server is started on a
free port and stopped. Blocks of one page share a folder and a data folder, in their order. README.md has tests of its own.
"""

import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from served import heed_ctrl_c

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent
FEW = (
    (r"--blocks \d+", "--blocks 1"), (r"--games \d+", "--games 2"), (r"blocks=\d+", "blocks=2"),
    (r"--count \d+", "--count 1"), (r"search:\d+", "search:20"), (r"games=10_000", "games=50"),
    (r"--host 0.0.0.0 --port \d+ --db sqlite:////var/lib/malecon/", "--host 0.0.0.0 --db "),
)  # fmt: skip
OURS = (
    "malecon",
    "make",
    "pip",
    "python",
    "python3",
    "node",
    "eval",
)  # `cd page && npm run dev` runs until it is stopped
ONE_PROCESS = ("arena", "ladder", "lab", "dataset", "baseline")  # commands that start processes

# What is not run as typed, and why.
LEFT_OUT = {
    r"[ /](TABLE|NUMBER|NAME|TITLE)\b|TOKEN": "names something of the reader's own; tests/web and tests/cli run it",
    r"postgresql://": "wants a PostgreSQL server of that name; tests/web starts one",
    r"^malecon learn|learn\.report": "trains for minutes, on a card; tests/learn trains a small network",
    r"^malecon \w+ .*trained/": "plays what was trained; tests/bots plays a network from a file",
    r"pre-commit install": "changes the reader's repository",
    r"^malecon play$": "asks a person which game; README's commands of it are run",
    r"^pip install": "downloads; that its extras exist is tested below",
}

PAGES = sorted([*(ROOT / "docs").glob("*.md"), ROOT / "CONTRIBUTING.md"])
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.S | re.M)
INDENTED = re.compile(r"^    (\S.*)$", re.M)
CELL = re.compile(r"^\| ((?:`[^`]+`[^|`]*)+) \|", re.M)


def _is_command(line: str) -> bool:
    """Whether a line calls a program of ours, or one that we tell people to use; `malecon 2` begins a record."""
    if re.fullmatch(r"malecon \d", line):
        return False
    return line.startswith(".venv/bin/") or (line.split() or [""])[0] in OURS


def snippets(text: str) -> list[tuple[str, str]]:
    """(kind, what is run) in the order of the page: Python blocks and commands."""
    found: list[tuple[int, str, str]] = []
    for block in FENCE.finditer(text):
        if block[1] == "python":
            found.append((block.start(), "python", block[2]))
        else:
            found += [(block.start(), "command", line) for line in block[2].splitlines()]
    plain = FENCE.sub(lambda block: "\n" * len(block[0]), text)  # everything else stays where it was
    found += [(line.start(), "command", line[1]) for line in INDENTED.finditer(plain)]
    if "| command |" in plain:
        cells = [(cell.start(), re.findall(r"`([^`]+)`", cell[1])) for cell in CELL.finditer(plain)]
        found += [(at, "command", code) for at, codes in cells for code in codes]
    said = [(kind, body if kind == "python" else re.sub(r"\s+#.*", "", body).strip())
            for _, kind, body in sorted(found, key=lambda one: one[0])]  # fmt: skip
    return [(kind, body) for kind, body in said if kind == "python" or _is_command(body)]


def commands(text: str) -> list[str]:
    return [body for kind, body in snippets(text) if kind == "command"]


def left_out(command: str) -> str | None:
    return next((why for sign, why in LEFT_OUT.items() if re.search(sign, command)), None)


def run(words: list[str], folder: Path, home: dict[str, str], command: str) -> None:
    done = subprocess.run(words, cwd=folder, env=home, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout[-2000:]}\n{done.stderr[-3000:]}"


def serve(words: list[str], folder: Path, home: dict[str, str]) -> None:
    """Starts a server, waits until it is open, and stops it."""
    words = [*words, *([] if "--port" in words else ["--port", "0"]), "--no-browser"]
    with subprocess.Popen(
        words, cwd=folder, env=home, stdout=subprocess.PIPE, text=True, preexec_fn=heed_ctrl_c
    ) as server:
        assert server.stdout is not None
        told = ""
        for line in server.stdout:
            told += line
            if "http://" in line:
                server.send_signal(signal.SIGINT)
        assert server.wait(timeout=180) == 0 and "http://" in told, told


def do(command: str, folder: Path, home: dict[str, str]) -> None:
    """Runs a command as its reader would."""
    for big, small in FEW:
        command = re.sub(big, small, command)
    words = shlex.split(command.removeprefix(".venv/bin/"))
    if command.startswith("eval"):
        run(["bash", "-c", command], folder, home, command)
    elif words[0] == "make":  # what it would do; tests run what it does
        run([*words, "--dry-run"], ROOT, home, command)
    elif words[:2] == ["malecon", "serve"]:
        serve([sys.executable, "-m", *words], folder, home)
    elif words[0] == "malecon":
        more = ["--workers", "1"] if words[1] in ONE_PROCESS else []
        run([sys.executable, "-m", *words, *more], folder, home, command)
    elif words[0] in ("python", "python3"):
        run([sys.executable, *words[1:]], folder, home, command)
    else:
        run([sys.executable, "-m", *words], ROOT, home, command)


@pytest.mark.parametrize("page", [page for page in PAGES if snippets(page.read_text(encoding="utf-8"))],
                         ids=lambda page: page.name)  # fmt: skip
def test_the_snippets_of_a_page_run(page: Path, tmp_path: Path) -> None:
    outside = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    home = outside | {"PYTHONPATH": str(ROOT / "src"), "XDG_DATA_HOME": str(tmp_path), "NO_COLOR": "1",
                         "PATH": f"{BIN}:{os.environ['PATH']}"}  # fmt: skip
    for number, (kind, body) in enumerate(snippets(page.read_text(encoding="utf-8"))):
        if kind == "command":
            if left_out(body) is None:
                do(body, tmp_path, home)
            continue
        for big, small in FEW:
            body = re.sub(big, small, body)
        # A bot's own file is called as the page calls it.
        name = "my_bot.py" if body.startswith("def choose") else f"snippet_{number}.py"
        (tmp_path / name).write_text(body, encoding="utf-8")
        run([sys.executable, str(tmp_path / name)], tmp_path, home, body)


def test_every_reason_to_leave_something_out_is_needed_and_the_pages_have_commands() -> None:
    known = {page.name: commands(page.read_text(encoding="utf-8")) for page in PAGES}
    every = [command for some in known.values() for command in some]
    for sign in LEFT_OUT:
        assert any(re.search(sign, command) for command in every), f"nothing is left out by {sign}"
    run_ones = {name: [c for c in some if left_out(c) is None] for name, some in known.items()}
    for name, least in (("installing.md", 2), ("writing-a-bot.md", 4), ("CONTRIBUTING.md", 6), ("measuring.md", 5),
                        ("serving.md", 8)):  # fmt: skip
        assert len(run_ones[name]) >= least, (name, run_ones[name])
    assert len(known["learning.md"]) == 8


def test_extras_that_the_pages_install_exist() -> None:
    import tomllib

    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    named = [
        extra
        for page in PAGES
        for command in commands(page.read_text(encoding="utf-8"))
        for group in re.findall(r"^pip install .*\[([a-z,]+)\]", command)
        for extra in group.split(",")
    ]
    assert named and set(named) <= set(extras)
