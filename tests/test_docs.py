"""The snippets of the documentation: every Python block is run as a script, every command of the measuring page as typed.

Numbers of games are made small, and commands take one process, which starts sooner; nothing else is altered. Blocks of
one page share a folder, in their order.
"""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
FEW = (
    (r"--blocks \d+", "--blocks 1"), (r"--games \d+", "--games 2"), (r"blocks=\d+", "blocks=2"),
    (r"search:\d+", "search:20"), (r"games=10_000", "games=50"),
)  # fmt: skip
PAGES = sorted(path.name for path in DOCS.glob("*.md") if "```python" in path.read_text(encoding="utf-8"))
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.S | re.M)


def blocks(page: str) -> list[tuple[str, str]]:
    """The Python and the commands of a page, in order."""
    text = (DOCS / page).read_text(encoding="utf-8")
    for big, small in FEW:
        text = re.sub(big, small, text)
    return [
        (kind, body)
        for kind, body in FENCE.findall(text)
        if kind == "python" or (page == "measuring.md" and body.startswith("malecon "))
    ]


@pytest.mark.parametrize("page", PAGES)
def test_the_snippets_of_a_page_run(page: str, tmp_path: Path) -> None:
    home = os.environ | {"PYTHONPATH": str(ROOT / "src"), "XDG_DATA_HOME": str(tmp_path), "NO_COLOR": "1"}
    for number, (kind, body) in enumerate(blocks(page)):
        script = tmp_path / f"snippet_{number}.py"
        script.write_text(body, encoding="utf-8")
        commands = [[sys.executable, str(script)]]
        if kind != "python":
            commands = [
                [sys.executable, "-m", *shlex.split(line), "--workers", "1"] for line in body.splitlines() if line
            ]
        for command in commands:
            done = subprocess.run(
                command, cwd=tmp_path, env=home, capture_output=True, text=True, timeout=300, check=False
            )
            assert done.returncode == 0, f"{body}\n{done.stdout[-2000:]}\n{done.stderr[-3000:]}"


def test_every_command_of_the_measuring_page_is_among_them() -> None:
    told = (DOCS / "measuring.md").read_text(encoding="utf-8")
    run = "".join(body for _, body in blocks("measuring.md"))
    for line in re.findall(r"^malecon (\w+ \w+)", told, re.M):
        assert line in run
