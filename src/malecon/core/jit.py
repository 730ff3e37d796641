"""The one place that sets up Numba. Everything compiled is declared with `jit` or `program` from here.

`jit` is for the small functions of the rules; `program` is for the few entry points that Python calls. Only programs
are cached on disk, and each carries everything it calls.

Numba's cache checks the file of the cached function but not the files of the functions it calls, so it would miss an
edited rule. That is why a title's cache folder is named by a fingerprint of its compiled sources, its current data and
the tool versions (see sources): when the rules change, the folder changes.
"""

import hashlib
import os
import pickle
import shutil
import sys
from collections.abc import Callable
from importlib.metadata import version
from math import prod
from pathlib import Path
from typing import Any, TypeVar, cast

from malecon.core.sources import CORE, cache_root, fingerprint

KEPT_FOLDERS = 6  # how many caches of earlier fingerprints to keep per title

os.environ.setdefault("NUMBA_OPT", "2")  # compiles faster and runs faster than 3 here; must precede the import

import numba  # noqa: E402
import numpy as np  # noqa: E402
from numba.core import cgutils, compiler, serialize, types  # noqa: E402
from numba.extending import lower_builtin, type_callable  # noqa: E402
from numba.extending import overload as numba_overload  # noqa: E402
from numba.np import arrayobj  # noqa: E402

config: Any = numba.config
__all__ = ["JIT_ON", "Rec", "cache_folder", "jit", "overload", "own", "program", "record_type", "scratch"]

F = TypeVar("F", bound=Callable[..., Any])

Rec = Any  # a record of a title's state, as compiled code sees it
JIT_ON = not config.DISABLE_JIT

# Only compiled code calls inner functions. Entry points from Python for each would take a fifth of all compile time.
INNER: dict[str, Any] = {"error_model": "numpy", "no_cpython_wrapper": True, "no_cfunc_wrapper": True}

if not JIT_ON:
    np.seterr(over="ignore")  # the generator's arithmetic wraps around on purpose


# For the record type of each title: its package and the modules of its rules and advice.
_owners: dict[Any, tuple[str, tuple[str, ...]]] = {}


def own(dtype: np.dtype[Any], *modules: Any) -> None:
    """Registers the modules (or classes) behind compiled code on records of this type."""
    names = tuple(getattr(module, "__module__", module.__name__) for module in modules if module is not None)
    _owners[record_type(dtype)] = (names[0].rpartition(".")[0] or names[0], names)


def _tools() -> tuple[str, ...]:
    switches = (config.OPT, config.BOUNDSCHECK, config.DISABLE_JIT)
    return (version("numba"), version("numpy"), sys.version, str(switches))


def cache_folder(signature: Any) -> Path:
    """The cache folder for arguments of these types: one for each version of a title's sources."""
    records = [getattr(argument, "dtype", argument) for argument in signature]
    package, roots = next((_owners[r] for r in records if r in _owners), (CORE, ()))
    name = package.rpartition(".")[2]
    folder = cache_root() / "compiled" / f"{name}-{fingerprint(roots, package, _tools())}"
    if not folder.is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        _clear_away(folder, name)
    return folder


def _clear_away(newest: Path, name: str) -> None:
    """Removes all but the latest folders of a title."""
    earlier = [f for f in newest.parent.glob(f"{name}-*") if f != newest]
    for stale in sorted(earlier, key=lambda f: f.stat().st_mtime)[: -KEPT_FOLDERS or None]:
        shutil.rmtree(stale, ignore_errors=True)


class _Kept:
    """A cache for Numba with one file for each program and signature, written atomically.

    Numba's own cache goes by a source file's path and date, and two compiling processes can corrupt its index. Here the
    folder's name says what the code was made from, so checkouts can share it and any number of processes can write.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self.cache_path = str(cache_root())

    def _file(self, signature: Any, codegen: Any) -> Path:
        module = self._function.__module__
        source = fingerprint((module,), module.rpartition(".")[0], ())
        key = repr((signature, codegen.magic_tuple(), source))
        name = f"{module}.{self._function.__qualname__}"
        return cache_folder(signature) / f"{name}-{hashlib.sha256(key.encode()).hexdigest()[:20]}.nbc"

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
        """Does nothing: there is no index."""


# Overloads that other targets must register as well.
meanings: list[tuple[Callable[..., Any], Callable[..., Any]]] = []


def overload(name: Callable[..., Any]) -> Callable[[F], F]:
    """Registers how compiled code resolves a name by the types of its arguments."""

    def mean(function: F) -> F:
        meanings.append((name, function))
        return numba_overload(name, strict=False, jit_options=cast(Any, INNER))(function)

    return mean


def record_type(dtype: np.dtype[Any]) -> Any:
    """Numba's type for a record of this dtype."""
    return numba.from_dtype(dtype)


def jit(function: F) -> F:
    """Compiles a small function that other compiled functions call."""
    dispatcher = numba.njit(**INNER)(function)
    if JIT_ON:
        _see_no_literals(dispatcher)
        _refuse_python(dispatcher)
    return cast(F, dispatcher)


def _refuse_python(dispatcher: Any) -> None:
    """Makes a call from Python raise a helpful error: there is no entry point, so it would jump to nowhere."""

    def refuse(*arguments: Any) -> None:
        raise TypeError(f"{dispatcher.py_func.__qualname__} is for compiled code; call it from a program (core/jit.py)")

    dispatcher._insert = lambda *arguments, **named: None  # Python's table of compiled versions stays empty
    dispatcher._compile_for_args = refuse


def _see_no_literals(dispatcher: Any) -> None:
    """Turns off literal types. Numba treats every constant argument as its own type and would compile for each."""
    find_template, plain = dispatcher.get_call_template, cast(Any, types).unliteral

    def get_call_template(args: Any, kws: Any) -> Any:
        return find_template([plain(a) for a in args], {name: plain(a) for name, a in kws.items()})

    dispatcher.get_call_template = get_call_template


def scratch(shape: int | tuple[int, ...], kind: Any) -> Any:
    """An array of zeros on the stack that lives as long as the calling function.

    The shape must be a constant. Each target has its own way of making it.
    """
    return np.zeros(shape, kind)


def _lengths(shape: Any) -> tuple[Any, ...]:
    return tuple(shape) if hasattr(shape, "__iter__") else (shape,)


def scratch_type(context: Any) -> Any:
    """Typing for `scratch`, whose shape must be a constant."""

    def typer(shape: Any, kind: Any) -> Any:
        lengths = _lengths(shape)
        constant = all(isinstance(length, types.IntegerLiteral) for length in lengths)
        return types.Array(kind.dtype, len(lengths), "C") if constant else None

    return typer


def scratch_code(codegen: Any, arrays: Any) -> Callable[..., Any]:
    """Code generation for `scratch`, given the tools of a compiler."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        given, array = signature.args[0], signature.return_type
        lengths = [length.literal_value for length in _lengths(given)]
        item = context.get_data_type(array.dtype)
        width = context.get_abi_sizeof(item)
        strides = [width * prod(lengths[place + 1 :]) for place in range(len(lengths))]

        def constants(numbers: list[int]) -> list[Any]:
            return [context.get_constant(types.intp, number) for number in numbers]

        count, size, each = constants([prod(lengths), width * prod(lengths), width])
        room = codegen.alloca_once(builder, item, size=count)
        codegen.memset(builder, room, size, 0)
        made = arrays.make_array(array)(context, builder)
        arrays.populate_array(
            made, data=room, shape=constants(lengths), strides=constants(strides), itemsize=each, meminfo=None
        )
        return made._getvalue()

    return generate


cast(Any, type_callable)(scratch)(scratch_type)
for _shape in (types.IntegerLiteral, types.BaseTuple):
    cast(Any, lower_builtin)(scratch, _shape, types.NumberClass)(scratch_code(cgutils, arrayobj))


def program(function: F) -> F:
    """Compiles an entry point. It is cached across processes and runs without the GIL."""
    dispatcher: Any = numba.njit(nogil=True, error_model="numpy")(function)
    if JIT_ON:
        dispatcher._cache = _Kept(function)
    return cast(F, dispatcher)
