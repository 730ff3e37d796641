"""Guard 4: the rules give the same games with the JIT off. The suite itself runs once more with bounds checks on."""

import json
import os
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parent / "play_hashes.py"
SRC = Path(__file__).parents[2] / "src"
MOST = 150  # decisions a game: the JIT-off run is slow


def hashes(**mode: str) -> dict[str, str]:
    plain = {k: v for k, v in os.environ.items() if k not in ("NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK")}
    env = {**plain, "PYTHONPATH": str(SRC), **mode}
    out = subprocess.run([sys.executable, SCRIPT, str(MOST)], env=env, capture_output=True, text=True, check=True)
    found: dict[str, str] = json.loads(out.stdout)
    return found


def test_the_jit_off_plays_the_same() -> None:
    assert hashes(NUMBA_DISABLE_JIT="1") == hashes()
