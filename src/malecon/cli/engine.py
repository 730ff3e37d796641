"""Builds the engine for the browser: python -m malecon.cli.engine FOLDER [TITLE …]

One WebAssembly module and one manifest for each title, and the weights of its network if it has one. Modules that are
up to date are left alone.
"""

import gzip
import json
import os
import subprocess
import sys
import zlib
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from importlib import import_module
from importlib.metadata import version
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

import malecon
import malecon.core.targets.exports
from malecon.bots import LEVELS
from malecon.bots.exports import settings
from malecon.bots.network import has_network, packed
from malecon.core.sources import fingerprint
from malecon.core.targets import wasm
from malecon.core.targets.manifest import manifest
from malecon.core.targets.script import script
from malecon.core.title import Title
from malecon.core.words import LANGS
from malecon.tables import lessons, views
from malecon.web.problems import WORDS

ROOTS = ("malecon.core.targets.wasm", "malecon.core.targets.exports", "malecon.bots.exports",
         *sorted(name for name in sys.modules if name.startswith("malecon.bots.compiled.")))  # fmt: skip
TOOLS = (version("numba"), version("llvmlite"), sys.version)
LINKER = Path(__file__).parents[3] / "page" / "scripts" / "link.mjs"


def made_from(title: Title) -> str:
    """A hash of everything a module is made from."""
    rules = title.rules.__name__
    roots = (rules, title.advice.__name__, *ROOTS)
    return fingerprint(roots, rules.rpartition(".")[0], TOOLS)


def is_current(folder: Path, title: Title) -> bool:
    """Whether the module exists and was made from the present sources."""
    file, module = folder / f"{title.name}.entries.json", folder / f"{title.name}.wasm"
    if not file.is_file() or not module.is_file():
        return False
    if module.stat().st_mtime < file.stat().st_mtime:  # the build was interrupted before the module was linked
        return False
    return bool(json.loads(file.read_text())["made_from"] == made_from(title))


def compile_title(folder: Path, name: str) -> float:
    """Writes the title's object file and its entries; the seconds it took. Must run in a process of its own."""
    start = perf_counter()
    title = malecon.title(name)
    code, entries = wasm.compile_object(title)
    (folder / f"{name}.o").write_bytes(code)
    described = {entry.name: asdict(entry) for entry in entries}
    (folder / f"{name}.entries.json").write_text(json.dumps({"made_from": made_from(title), "entries": described}))
    return perf_counter() - start


def staged(title: Title) -> dict[str, Any] | None:
    """The guided first game as the server's tables set it up; None if a title has no lesson."""
    if title.teaching is None or title.teaching.lesson is None:
        return None
    lesson = title.teaching.lesson
    seats = [{"kind": s.kind, "bot": s.bot, "name": s.name or ""} for s in lessons.seats(lesson)]
    return {"seats": seats, "seat": lesson.seat, "seed": str(lesson.seed), "options": dict(lesson.options),
            "script": [[line.notation, line.step] for line in lesson.script]}  # fmt: skip


def write_manifest(folder: Path, title: Title) -> None:
    entries = json.loads((folder / f"{title.name}.entries.json").read_text())
    described = manifest(title) | entries
    described |= {"bots": settings(title), "script": script(title), "lesson": staged(title)}
    described["editing"] = import_module(f"malecon.titles.{title.name}.editing").EDITING.described(title.state)
    (folder / f"{title.name}.json").write_text(json.dumps(described, separators=(",", ":")))
    (folder / f"{title.name}.box.json").write_bytes(msgspec.json.encode(views.box(title.name)))
    weights = folder / f"{title.name}.net"
    if has_network(title):
        weights.write_bytes(squeezed(packed(title)))
    else:
        weights.unlink(missing_ok=True)


def squeezed(data: bytes) -> bytes:
    """Gzips numbers in the way that suits them: few repetitions, but some bytes far more often than others."""
    pack = zlib.compressobj(9, zlib.DEFLATED, 16 + zlib.MAX_WBITS, 9, zlib.Z_FILTERED)
    return pack.compress(data) + pack.flush()


def write_shelf(folder: Path) -> None:
    """The titles and bots in every language, as the server's lobby lists them."""
    encode = msgspec.json.Encoder().encode
    told = {
        lang: {
            "titles": msgspec.Raw(encode(views.titles(lang))),
            "bots": [{"code": level, "text": WORDS.say(lang, f"web-level-{level}")} for level in LEVELS],
        }
        for lang in LANGS
    }
    (folder / "shelf.json").write_bytes(encode(told))


def build(folder: Path, names: tuple[str, ...]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    stale = [name for name in names if not is_current(folder, malecon.title(name))]
    if stale:
        workers = min(len(stale), os.cpu_count() or 1)
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn"), max_tasks_per_child=1) as pool:
            seconds = dict(zip(stale, pool.map(compile_title, [folder] * len(stale), stale), strict=True))
        subprocess.run(["node", str(LINKER), str(folder), *stale], check=True)
        for name in stale:
            code = (folder / f"{name}.wasm").read_bytes()
            size = len(gzip.compress(code, 9)) / 1024
            print(f"{name}.wasm: {size:.1f} KB gzip, {len(code) / 1024:.0f} KB, compiled in {seconds[name]:.0f} s")
    for name in names:
        write_manifest(folder, malecon.title(name))
    write_shelf(folder)


if __name__ == "__main__":
    build(Path(sys.argv[1]), tuple(sys.argv[2:]) or malecon.titles())
