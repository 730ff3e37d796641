"""Numba, set up once for the whole house. Everything compiled is declared with `jit` or `program` from here.

`jit` is for the small functions of the rules; `program` is for the few entry points that Python calls. Only programs
are cached on disk, and each carries everything it calls.

Numba's cache looks at the file of the function it caches and not at the files that function calls into, so an edited
rule would go unnoticed. Therefore the cache folder is named by a fingerprint of all compiled sources, the data in
force and the tool versions: other rules, other folder.
"""

import hashlib
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar, cast

PACKAGE = Path(__file__).resolve().parents[1]
COMPILED_ROOMS = ("core", "titles", "bots/compiled")  # the rooms whose functions Numba compiles
KEPT_FOLDERS = 6  # caches of earlier fingerprints that stay on disk

os.environ.setdefault("NUMBA_OPT", "2")  # compiles faster and runs faster than 3 here; must precede the import

import numba  # noqa: E402
import numpy as np  # noqa: E402
from numba.core import types  # noqa: E402
from numba.extending import overload  # noqa: E402

config: Any = numba.config
__all__ = ["CACHE_FOLDER", "JIT_ON", "Rec", "jit", "overload", "program", "record_type"]

F = TypeVar("F", bound=Callable[..., Any])

Rec = Any  # a record of a title's state, as compiled code sees it
JIT_ON = not config.DISABLE_JIT

if not JIT_ON:
    np.seterr(over="ignore")  # the generator's arithmetic wraps around on purpose


def override_file() -> Path | None:
    """The operator's corrections to the data, named by MALECON_DATA."""
    name = os.environ.get("MALECON_DATA")
    return Path(name) if name else None


def fingerprint() -> str:
    """A hash of everything that compiled code is made from."""
    digest = hashlib.sha256()
    versions = (version("numba"), version("numpy"), sys.version)
    switches = (config.OPT, config.BOUNDSCHECK, config.DISABLE_JIT)
    digest.update(repr((versions, str(switches))).encode())
    sources = [path for room in COMPILED_ROOMS for path in sorted((PACKAGE / room).rglob("*.py"))]
    sources += sorted((PACKAGE / "titles").rglob("*.toml"))
    override = override_file()
    if override is not None and override.is_file():
        sources.append(override)
    for path in sources:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """MALECON_CACHE, or .cache in a checkout, or the user's own cache folder."""
    named = os.environ.get("MALECON_CACHE")
    if named:
        return Path(named)
    checkout = PACKAGE.parents[1]
    if (checkout / "pyproject.toml").is_file():
        return checkout / ".cache"
    return Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "malecon"


def _make_cache_folder() -> Path:
    root = cache_root() / "compiled"
    folder = root / fingerprint()
    if not folder.is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        earlier = sorted((f for f in root.iterdir() if f != folder), key=lambda f: f.stat().st_mtime)
        for stale in earlier[: -KEPT_FOLDERS or None]:
            shutil.rmtree(stale, ignore_errors=True)
    return folder


CACHE_FOLDER = _make_cache_folder()


@contextmanager
def _our_cache_folder() -> Iterator[None]:
    before = config.CACHE_DIR
    config.CACHE_DIR = str(CACHE_FOLDER)
    try:
        yield
    finally:
        config.CACHE_DIR = before


def record_type(dtype: np.dtype[Any]) -> Any:
    """What Numba calls a record of this type."""
    return numba.from_dtype(dtype)


def jit(function: F) -> F:
    """Compiles a small function that other compiled functions call."""
    dispatcher = numba.njit(error_model="numpy")(function)
    if JIT_ON:
        _see_no_literals(dispatcher)
    return cast(F, dispatcher)


def _see_no_literals(dispatcher: Any) -> None:
    """A constant argument is a type of its own to Numba, and the function would be compiled anew for each."""
    find_template, plain = dispatcher.get_call_template, cast(Any, types).unliteral

    def get_call_template(args: Any, kws: Any) -> Any:
        return find_template([plain(a) for a in args], {name: plain(a) for name, a in kws.items()})

    dispatcher.get_call_template = get_call_template


def program(function: F) -> F:
    """Compiles an entry point: cached across processes, and free of the GIL while it runs."""
    with _our_cache_folder():
        return cast(F, numba.njit(cache=True, nogil=True, error_model="numpy")(function))
