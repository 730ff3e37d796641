"""The first start on a computer: the rules are compiled once, and we say why it takes a while. A mark next to a title's
compiled programs says that all of them are there. It contains the package's version, because another version may have
other programs."""

import os
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any

import malecon
from malecon.cli.console import console, lang, say

BOTS = "bots"
PARTS = ("position", BOTS)  # the tasks of core.warming that a game needs


def _mark(name: str) -> Path:
    from malecon.core.jit import cache_folder, record_type

    states = record_type(malecon.title(name).state.dtype)[::1]  # programs take arrays of records
    return cache_folder((states,)) / f"complete-{malecon.__version__}"


def is_compiled(name: str) -> bool:
    """Whether every program of a title has been compiled here."""
    from malecon.core.jit import JIT_ON

    return not JIT_ON or _mark(name).is_file()


def mark_compiled(name: str) -> None:
    from malecon.core.jit import JIT_ON

    if JIT_ON:
        _mark(name).touch()


def _tasks(*parts: str) -> list[Callable[[Any], None]]:
    import_module("malecon.bots")  # whose programs are compiled too
    from malecon.core.warming import tasks

    return [task for task in tasks() if task.__name__ in parts]


def compile_once(name: str) -> None:
    """Compiles what a game of the title needs, if that hasn't been done yet, and says what takes so long. Rules and
    bots are compiled side by side in two processes, which halves the wait."""
    if is_compiled(name):
        return
    start, called = perf_counter(), malecon.title(name).name_in(lang())
    console.print(say("first-start", title=called))
    helper = _beside("--bots", name) if (os.cpu_count() or 1) > 1 else None
    with console.status("") as told:
        for number, part in enumerate(PARTS, 1):
            told.update(say(f"first-start-{part}", number=number, all=len(PARTS)))
            if helper is not None and part == BOTS:
                helper.wait()
            for task in _tasks(part):
                task(malecon.title(name))
    mark_compiled(name)
    console.print(say("first-start-done", title=called, seconds=f"{perf_counter() - start:.0f}"))


def _beside(*words: str) -> "subprocess.Popen[bytes]":
    """A process that compiles something in the background. If it fails, we compile it here."""
    return subprocess.Popen(
        [sys.executable, "-m", "malecon.cli.first_start", *words],
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip


def compile_for_server() -> "subprocess.Popen[bytes] | None":
    """Compiles the first title before the page opens, and the others in the background. Tables of a title that is still
    being compiled can be opened; their first move waits."""
    missing = [name for name in malecon.titles() if not is_compiled(name)]
    if not missing:
        return None
    first, *others = sorted(missing, key=lambda name: name != "puerto_rico")
    compile_once(first)
    if not others:
        return None
    console.print(say("first-start-others", titles=", ".join(malecon.title(name).name_in(lang()) for name in others)))
    return _beside(*others)


if __name__ == "__main__":
    if sys.argv[1] == "--bots":
        for bots in _tasks(BOTS):
            bots(malecon.title(sys.argv[2]))
    else:
        os.nice(10)  # people who are already playing come first
        for given in sys.argv[1:]:
            compile_once(given)
