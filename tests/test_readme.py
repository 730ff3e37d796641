"""Every command and every line of Python in the README is run as it stands there."""

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
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.S)


COMMANDS = [line.partition("  #")[0].strip() for block in blocks("sh") for line in block.splitlines() if line.strip()]


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    return {
        **os.environ,
        "PATH": path,
        "PYTHONPATH": str(ROOT / "src"),
        "XDG_DATA_HOME": str(tmp_path),
        "NO_COLOR": "1",
    }


def test_the_first_lines_say_what_it_is_with_a_picture_and_two_commands() -> None:
    assert [c for c in COMMANDS if c.startswith("make")] == ["make play", "make test"]
    for picture in re.findall(r"!\[[^]]*\]\(([^)]+)\)", README):
        assert (ROOT / picture).is_file(), picture
    for page in re.findall(r"[^!]\[[^]]*\]\(([^)#]+)\)", README):
        assert (ROOT / page).exists(), page


@pytest.mark.parametrize("command", [c for c in COMMANDS if c.startswith("make ")])
def test_make_knows_the_command(command: str) -> None:
    done = subprocess.run([*shlex.split(command), "--dry-run"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("command", [c for c in COMMANDS if c.startswith("malecon ") and " serve" not in c])
def test_the_command_does_its_work(command: str, home: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    words = [str(Path(sys.executable).parent / "malecon"), *shlex.split(command)[1:]]
    done = subprocess.run(
        words, cwd=tmp_path, env=home, input="quit\n", capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.strip()


@pytest.mark.parametrize("command", [c for c in COMMANDS if c.startswith("malecon serve")])
def test_the_server_starts_says_its_address_and_stops(command: str, home: dict[str, str], tmp_path: Path) -> None:
    words = [str(Path(sys.executable).parent / "malecon"), *shlex.split(command)[1:]]
    words += [] if "--port" in words else ["--port", "0"]  # the usual port may be taken where the tests run
    words += [] if "--no-browser" in words else ["--no-browser"]
    with subprocess.Popen(
        words, cwd=tmp_path, env=home, stdout=subprocess.PIPE, text=True, preexec_fn=heed_ctrl_c
    ) as server:
        assert server.stdout is not None
        told = ""
        for line in server.stdout:
            told += line
            if "http://" in line:
                server.send_signal(signal.SIGINT)
        assert server.wait(timeout=180) == 0
    assert "http://" in told
    assert "//0.0.0.0" not in told  # an address to open, and to send to a friend


@pytest.mark.parametrize("command", [c for c in COMMANDS if c.startswith("pip ")])
def test_the_extras_exist(command: str) -> None:
    import tomllib

    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    (wanted,) = re.findall(r"\[([a-z,]+)\]", command)
    assert set(wanted.split(",")) <= set(extras)


@pytest.mark.parametrize("number", range(len(blocks("python"))))
def test_the_python_runs(number: int, home: dict[str, str], tmp_path: Path) -> None:
    words = [sys.executable, "-c", blocks("python")[number]]
    done = subprocess.run(words, cwd=tmp_path, env=home, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr


def test_no_command_is_left_out() -> None:
    assert [c for c in COMMANDS if not c.startswith(("make ", "malecon ", "pip "))] == []
