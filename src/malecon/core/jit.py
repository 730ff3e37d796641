"""Numba, set up once for the whole house. Everything compiled is declared with `jit` or `program` from here.

`jit` is for the small functions of the rules; `program` is for the few entry points that Python calls. Only programs
are cached on disk, and each carries everything it calls.

Numba's cache looks at the file of the function it caches and not at the files that function calls into, so an edited
rule would go unnoticed. Therefore the cache folder is named by a fingerprint of all compiled sources, the data in
force and the tool versions: other rules, other folder.
"""

import hashlib
import os
import pickle
import shutil
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar, cast

PACKAGE = Path(__file__).resolve().parents[1]
COMPILED_ROOMS = ("core", "titles", "bots/compiled")  # the rooms whose functions Numba compiles
KEPT_FOLDERS = 6  # caches of earlier fingerprints that stay on disk

os.environ.setdefault("NUMBA_OPT", "2")  # compiles faster and runs faster than 3 here; must precede the import

import numba  # noqa: E402
import numpy as np  # noqa: E402
from numba.core import compiler, serialize, types  # noqa: E402
from numba.extending import overload as numba_overload  # noqa: E402

config: Any = numba.config
__all__ = ["CACHE_FOLDER", "JIT_ON", "Rec", "jit", "overload", "program", "record_type"]

F = TypeVar("F", bound=Callable[..., Any])

Rec = Any  # a record of a title's state, as compiled code sees it
JIT_ON = not config.DISABLE_JIT

# Only compiled code calls inner functions; a way in from Python for each would be a fifth of all compiling.
INNER: dict[str, Any] = {"error_model": "numpy", "no_cpython_wrapper": True, "no_cfunc_wrapper": True}

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


class _Kept:
    """What Numba asks of a cache, with one file for each program and signature, put in place whole.

    Numba's own goes by a source file's path and date and keeps an index that two compiling processes can spoil. Here
    the folder's name says what the code was made from, so checkouts may share it and any number may write.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self.cache_path = str(CACHE_FOLDER)

    def _file(self, signature: Any, codegen: Any) -> Path:
        key = repr((signature, codegen.magic_tuple(), self._function.__code__.co_code))
        name = f"{self._function.__module__}.{self._function.__qualname__}"
        return CACHE_FOLDER / f"{name}-{hashlib.sha256(key.encode()).hexdigest()[:20]}.nbc"

    def load_overload(self, signature: Any, context: Any) -> Any:
        context.refresh()
        try:
            parts = pickle.loads(self._file(signature, context.codegen()).read_bytes())
        except (FileNotFoundError, EOFError, pickle.UnpicklingError):
            return None
        return cast(Any, compiler).CompileResult._rebuild(context, *parts)

    def save_overload(self, signature: Any, result: Any) -> None:
        assert not result.library.has_dynamic_globals, f"{self._function} refers to data by its address"
        file = self._file(signature, result.codegen)
        draft = file.with_suffix(f".{os.getpid()}")
        draft.write_bytes(cast(Any, serialize).dumps(result._reduce()))
        draft.replace(file)

    def flush(self) -> None:
        """Nothing to renew: there is no index."""


def overload(name: Callable[..., Any]) -> Callable[[F], F]:
    """Says how compiled code finds the function meant by a name, by the types of its arguments."""
    return cast(Callable[[F], F], numba_overload(name, strict=False, jit_options=cast(Any, INNER)))


def record_type(dtype: np.dtype[Any]) -> Any:
    """What Numba calls a record of this type."""
    return numba.from_dtype(dtype)


def jit(function: F) -> F:
    """Compiles a small function that other compiled functions call."""
    dispatcher = numba.njit(**INNER)(function)
    if JIT_ON:
        _see_no_literals(dispatcher)
        _refuse_python(dispatcher)
    return cast(F, dispatcher)


def _refuse_python(dispatcher: Any) -> None:
    """Without a way in from Python a call from there would jump to nowhere; so it is told what to do instead."""

    def refuse(*arguments: Any) -> None:
        raise TypeError(f"{dispatcher.py_func.__qualname__} is for compiled code; call it from a program (core/jit.py)")

    dispatcher._insert = lambda *arguments, **named: None  # Python's table of compiled versions stays empty
    dispatcher._compile_for_args = refuse


def _see_no_literals(dispatcher: Any) -> None:
    """A constant argument is a type of its own to Numba, and the function would be compiled anew for each."""
    find_template, plain = dispatcher.get_call_template, cast(Any, types).unliteral

    def get_call_template(args: Any, kws: Any) -> Any:
        return find_template([plain(a) for a in args], {name: plain(a) for name, a in kws.items()})

    dispatcher.get_call_template = get_call_template


def program(function: F) -> F:
    """Compiles an entry point: kept across processes, and free of the GIL while it runs."""
    dispatcher: Any = numba.njit(nogil=True, error_model="numpy")(function)
    if JIT_ON:
        dispatcher._cache = _Kept(function)
    return cast(F, dispatcher)
