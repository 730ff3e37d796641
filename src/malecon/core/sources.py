"""What compiled code depends on: source files, data and tools.

Compiled code is cached on disk under a fingerprint of these. A title's fingerprint covers the modules that its rules and
advice import, from its own package and from the compiled part of the core. Code that only displays a position (views,
boards, words, reasons) doesn't count, and neither do other titles.
"""

import hashlib
import json
import os
import re
import sys
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

IMPORTS = re.compile(r"^from ([\w.]+) import (\([^)]*\)|[^\n]*)|^import ([\w.]+)", re.M)
COMMENT = re.compile(r"#[^\n]*")
PACKAGE = Path(__file__).resolve().parents[1]
CORE = f"{PACKAGE.name}.core"
HOME = f"{CORE}.jit"  # every module with compiled code imports its decorators from here


def override_file() -> Path | None:
    """The file with the operator's corrections, named by MALECON_DATA."""
    name = os.environ.get("MALECON_DATA")
    return Path(name) if name else None


def cache_root() -> Path:
    """MALECON_CACHE, or .cache in a checkout, or the user's own cache folder."""
    named = os.environ.get("MALECON_CACHE")
    if named:
        return Path(named)
    checkout = PACKAGE.parents[1]
    if (checkout / "pyproject.toml").is_file():
        return checkout / ".cache"
    return Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "malecon"


@cache
def _text(module: str) -> str:
    file = getattr(sys.modules.get(module), "__file__", None)
    return Path(file).read_text(encoding="utf-8") if file and Path(file).is_file() else ""


@cache
def imported(module: str) -> tuple[str, ...]:
    """The names of the modules that a module imports. A name imported from a package may itself be a module."""
    found = []
    for origin, names, plain in IMPORTS.findall(_text(module)):
        inside = [
            f"{origin}.{name.split()[0]}" for name in COMMENT.sub("", names).strip("( )").split(",") if name.split()
        ]
        found += [name if name in sys.modules else origin for name in inside] + [plain]
    return tuple(dict.fromkeys(name for name in found if name in sys.modules))


def modules_behind(roots: Iterable[str], package: str) -> list[str]:
    """The roots and everything they import from that package or from the compiled part of the core."""
    found: dict[str, None] = {}
    waiting = list(roots)
    while waiting:
        module = waiting.pop()
        if module in found:
            continue
        found[module] = None
        waiting += [name for name in imported(module) if _counts(name, package)]
    return sorted(found)


def _counts(module: str, package: str) -> bool:
    if module == CORE or module.startswith(f"{CORE}."):
        return module == HOME or HOME in imported(module)
    return module.startswith(f"{package}.")


@cache
def fingerprint(roots: tuple[str, ...], package: str, tools: tuple[str, ...]) -> str:
    """A hash of the modules behind the roots, of the package's data with the operator's corrections, and of the tools."""
    digest = hashlib.sha256(repr(tools).encode())
    for module in modules_behind(roots, package):
        digest.update(f"{module}\0{_text(module)}\0".encode())
    folder = getattr(sys.modules.get(package), "__path__", ())
    data = [file for place in folder for file in sorted(Path(place).glob("*.toml"))]
    for file in data:
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    if data:
        digest.update(_corrections(package.rpartition(".")[2]))
    return digest.hexdigest()[:16]


def _corrections(title: str) -> bytes:
    """What the operator's file says about a title; what it says about others changes nothing here."""
    file = override_file()
    if file is None or not file.is_file():
        return b""
    try:
        said = tomllib.loads(file.read_text(encoding="utf-8")).get(title)
    except (UnicodeDecodeError, tomllib.TOMLDecodeError):
        return b""  # reading the title's data refuses the file and says why
    return b"" if said is None else json.dumps(said, sort_keys=True, default=str).encode()
