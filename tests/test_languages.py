"""A language is one line of languages.json and its catalogues: a fake one is added to a copy, and the copy speaks it."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import malecon

ROOT = Path(malecon.__file__).parents[2]
FAKE = "eo"
MARK = "ĉ"  # every sentence of the fake language begins with it


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with a language that is English with a mark before every word of a message."""
    copy = tmp_path_factory.mktemp("languages")
    skipped = shutil.ignore_patterns("__pycache__", "dist")
    shutil.copytree(ROOT / "src", copy / "src", ignore=skipped)
    shutil.copytree(ROOT / "page" / "src", copy / "page" / "src", ignore=skipped)
    languages = copy / "src" / "malecon" / "core" / "text" / "languages.json"
    languages.write_text(json.dumps(json.loads(languages.read_text()) | {FAKE: "Esperanto"}))
    for english in copy.rglob("en.ftl"):
        lines = [
            line.replace(" = ", f" = {MARK} ", 1) if line[:1].isalpha() and " = " in line else line
            for line in english.read_text(encoding="utf-8").splitlines()
        ]
        english.with_name(f"{FAKE}.ftl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return copy


def run(copied: Path, code: str) -> str:
    told = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": str(copied / "src"), "MALECON_CACHE": str(copied / "cache")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    return told.stdout


def test_the_terminal_speaks_it(copied: Path) -> None:
    for words in (["titles"], ["rules", "havana", "--markdown"]):
        asked = ["malecon", *words, "--lang", FAKE]
        assert MARK in run(copied, f"import sys; from malecon.cli import main; sys.argv = {asked}; main()")


def test_the_server_answers_in_it(copied: Path) -> None:
    said = run(copied, f"from malecon.web.problems import WORDS; print(WORDS.say('{FAKE}', 'web-level-hard'))")
    assert said.startswith(MARK)


def test_nothing_else_lists_the_languages() -> None:
    """A list of our languages anywhere else would have to be found and extended by whoever adds one."""
    listed = []
    for folder, kinds in ((ROOT / "src", ("*.py",)), (ROOT / "page" / "src", ("*.ts", "*.svelte"))):
        for kind in kinds:
            listed += [
                str(path.relative_to(ROOT))
                for path in folder.rglob(kind)
                if "'ru', 'it'" in (text := path.read_text(encoding="utf-8").replace('"', "'")) or "'ru' | 'it'" in text
            ]
    assert listed == []
