"""The traps of Numba and their guards (architecture §4). Guards 3, 4 and 5 are tested where they belong: test_fields,
titles/test_modes and titles/test_conformance."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

import malecon
from malecon.core import chance, jit, programs, sources

SRC = Path(malecon.__file__).parents[1]
PEBBLES = Path(__file__).parent / "pebbles"


def run(home: Path, code: str, **env: str) -> str:
    settings = {**os.environ, "PYTHONPATH": str(home), "MALECON_CACHE": str(home / "cache"), **env}
    done = subprocess.run([sys.executable, "-c", code], env=settings, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A copy of the package in which the one title is the tests' own small one."""
    shutil.copytree(SRC / "malecon", tmp_path / "malecon", ignore=shutil.ignore_patterns("__pycache__"))
    for folder in (tmp_path / "malecon" / "titles").iterdir():
        if folder.is_dir():
            shutil.rmtree(folder)
    shutil.copytree(PEBBLES, tmp_path / "malecon" / "titles" / "pebbles")
    (tmp_path / "malecon" / "titles" / "__init__.py").write_text('NAMES = ("pebbles",)\n')
    return tmp_path


PLAY = (
    "import malecon; p = malecon.title('pebbles').new(2, 1); p.play('take 1'); print(p.to_dict()['heap'], "
    "malecon.simulate('pebbles', 2, 20).decisions > 0)"
)
HITS = (
    "import malecon; from malecon.core import programs; p = malecon.title('pebbles').new(2, 1); "
    "print(sum(programs.advance.stats.cache_hits.values()), sum(programs.advance.stats.cache_misses.values()))"
)


def test_an_edited_rule_in_another_file_is_noticed(copied: Path) -> None:
    """Guard 1: the cache folder is named by what the rules are made of."""
    assert run(copied, PLAY) == "19 True"
    rules = copied / "malecon" / "titles" / "pebbles" / "rules.py"
    edited = rules.read_text().replace("s.heap -= taken", "s.heap -= taken + 1")
    assert edited != rules.read_text()
    rules.write_text(edited)
    assert run(copied, PLAY) == "18 True"


def test_an_edited_number_is_noticed(copied: Path) -> None:
    assert run(copied, PLAY) == "19 True"
    data = copied / "malecon" / "titles" / "pebbles" / "data.toml"
    data.write_text(data.read_text().replace("heap = 20", "heap = 30"))
    assert run(copied, PLAY) == "29 True"


def test_an_operators_correction_is_noticed(copied: Path) -> None:
    assert run(copied, PLAY) == "19 True"
    (copied / "better.toml").write_text("[pebbles.box]\nheap = 25\n")
    assert run(copied, PLAY, MALECON_DATA=str(copied / "better.toml")) == "24 True"


def test_a_correction_of_another_title_compiles_nothing_anew(copied: Path) -> None:
    """Puerto Rico need not wait because somebody has corrected Cuba, or has written the same again with a comment."""
    better = copied / "better.toml"
    seen = []
    for text in ("", "[stones.box]\nheap = 25\n", "[pebbles.box]\nheap = 25\n", "# mine\n[pebbles.box]\nheap = 25\n"):
        better.write_text(text)
        seen.append(run(copied, HITS, MALECON_DATA=str(better)))
    assert seen == ["0 1", "1 0", "0 1", "1 0"]


def test_compiled_programs_are_found_by_the_next_process(copied: Path) -> None:
    assert run(copied, HITS) == "0 1"
    assert run(copied, HITS) == "1 0"


def test_what_is_not_compiled_does_not_count(copied: Path) -> None:
    """A comment in a title's board, or another title's rules, leaves compiled code as good as it was."""
    other = copied / "malecon" / "titles" / "stones"
    shutil.copytree(copied / "malecon" / "titles" / "pebbles", other)
    board = copied / "malecon" / "titles" / "pebbles" / "board.py"
    board.write_text("def draw(): ...\n")
    assert run(copied, HITS) == "0 1"
    for file in (board, other / "rules.py", copied / "malecon" / "core" / "words.py"):
        file.write_text(file.read_text() + "# a comment\n")
    assert run(copied, HITS) == "1 0"
    for name in ("titles/pebbles/box.py", "titles/pebbles/rules.py", "core/chance.py", "core/programs.py"):
        source = copied / "malecon" / name
        source.write_text(source.read_text() + "# a comment\n")
        assert run(copied, HITS) == "0 1", name


def test_every_compiled_module_of_a_title_counts() -> None:
    for name in malecon.titles():
        title = malecon.title(name)
        package = f"malecon.titles.{name}"
        behind = sources.modules_behind((title.rules.__name__, title.advice.__name__), package)
        folder = SRC / "malecon" / "titles" / name
        compiled = {path for path in folder.rglob("*.py") if re.search(r"^@jit", path.read_text(), re.M)}
        assert compiled <= {Path(str(sys.modules[module].__file__)) for module in behind}
        assert f"{package}.view" not in behind and f"{package}.board" not in behind


def test_old_cache_folders_are_cleared_away(copied: Path) -> None:
    for number in range(10):
        (copied / "cache" / "compiled" / f"pebbles-{number}").mkdir(parents=True)
    run(copied, PLAY)
    assert len(list((copied / "cache" / "compiled").glob("pebbles-*"))) == 7


def test_only_arrays_cross_from_python() -> None:
    """Guard 2: a record scalar costs many times what an array does."""
    malecon.title("puerto_rico").new(3, 1)
    dispatcher: Any = programs.advance
    for signature in dispatcher.signatures:
        assert not any(isinstance(argument, numba.types.Record) for argument in signature)


def test_no_python_file_outside_the_core_imports_numba() -> None:
    """One door: decorators come from core.jit, so that no program escapes the cache folder."""
    for path in (SRC / "malecon").rglob("*.py"):
        if path not in (SRC / "malecon" / "core" / "jit.py", *(SRC / "malecon" / "core" / "targets").glob("*.py")):
            assert not re.search(r"^\s*(import|from) numba\b", path.read_text(), re.M), path


def test_python_is_refused_by_inner_functions() -> None:
    """They have no way in from Python: without the refusal the process would die."""
    if jit.JIT_ON:
        with pytest.raises(TypeError, match="for compiled code"):
            chance.below(np.zeros(1, np.uint64), 6)


def test_the_optimisation_level_is_two() -> None:
    """Guard 6: compiles faster and runs faster than 3."""
    code = "import malecon; malecon.Position; from numba import config; print(repr(config.OPT))"
    env = {k: v for k, v in os.environ.items() if k != "NUMBA_OPT"}
    out = subprocess.run(
        [sys.executable, "-c", code], env={**env, "PYTHONPATH": str(SRC)}, capture_output=True, text=True
    )
    assert out.stdout.strip() == "_OptLevel(2)", out.stderr
