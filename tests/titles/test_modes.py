"""Guard 4: the rules give the same plays with the JIT off and with bounds checks on."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent / "play_hashes.py"
SRC = Path(__file__).parents[2] / "src"
MOST = 150  # decisions a game: the JIT-off run is slow


def hashes(**mode: str) -> dict[str, str]:
    plain = {k: v for k, v in os.environ.items() if k not in ("NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK")}
    env = {**plain, "PYTHONPATH": str(SRC), **mode}
    out = subprocess.run([sys.executable, SCRIPT, str(MOST)], env=env, capture_output=True, text=True, check=True)
    found: dict[str, str] = json.loads(out.stdout)
    return found


@pytest.fixture(scope="module")
def compiled() -> dict[str, str]:
    return hashes()


def test_the_jit_off_plays_the_same(compiled: dict[str, str]) -> None:
    assert hashes(NUMBA_DISABLE_JIT="1") == compiled


def test_bounds_checks_find_nothing_and_play_the_same(compiled: dict[str, str]) -> None:
    assert hashes(NUMBA_BOUNDSCHECK="1") == compiled
