"""Compiles a title's kernels for a graphics card, on any machine, with or without a card. Needs the extra `cuda`.

The machine code is cached under the same fingerprint as other compiled code, but without the tool versions, so that
code compiled on one machine can be copied to another.
"""

import json
import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from time import perf_counter
from types import SimpleNamespace
from typing import Any

import numpy as np

from malecon.core.errors import BadDevice
from malecon.core.sources import cache_root, fingerprint
from malecon.core.targets.cpu import START
from malecon.core.title import Title

KERNELS = ("step", "observe", "random", "look", "expand", "audit", "evaluate", "determinize")
ENTRY = re.compile(r"\.visible \.entry (\w+)\(")
Capability = tuple[int, int]


def folder(title: Title, capability: Capability) -> Path:
    """The cache folder of a title's kernels for cards of that compute capability."""
    rules, advice = title.rules.__name__, getattr(title.advice, "__name__", title.rules.__name__)
    roots = (rules, advice, "malecon.core.plays", "malecon.core.masks", "malecon.core.contract")
    here = Path(__file__).with_name("kernels.py").read_text(encoding="utf-8")
    mark = fingerprint(
        roots, rules.rpartition(".")[0], (here, str(START), str(title.state.dtype), str(len(title.actions)))
    )
    return cache_root() / "cuda" / f"{title.name}-sm_{capability[0]}{capability[1]}-{mark}"


def load(title: Title, kernel: str, capability: Capability) -> tuple[bytes, str]:
    """A kernel's code and the name of its entry point, compiled if necessary."""
    place = folder(title, capability) / f"{kernel}.json"
    if not place.is_file():
        compile_kernel(title, kernel, capability)
    about = json.loads(place.read_text())
    return (place.parent / about["file"]).read_bytes() + b"\0", about["entry"]


def compile_kernel(title: Title, kernel: str, capability: Capability) -> dict[str, Any]:
    """Compiles a kernel and caches it; returns its metadata."""
    ptx = ptx_of(title, kernel, capability)
    found = ENTRY.search(ptx)
    assert found is not None
    where = folder(title, capability)
    where.mkdir(parents=True, exist_ok=True)
    code, log = _linked(ptx, capability)
    about = {
        "entry": found[1],
        "file": f"{kernel}.{'ptx' if code is None else 'cubin'}",
        "ptx_bytes": len(ptx),
        "log": log,
    }
    _put(where / str(about["file"]), ptx.encode() if code is None else code)
    _put(where / f"{kernel}.json", json.dumps(about, indent=1).encode())
    return about


def _put(place: Path, content: bytes) -> None:
    draft = place.with_suffix(f".{os.getpid()}")
    draft.write_bytes(content)
    draft.replace(place)


def ptx_of(title: Title, kernel: str, capability: Capability) -> str:
    """A kernel as PTX, the card's assembly language. Products and sums are rounded separately, as on the CPU."""
    if not hasattr(np, "row_stack"):
        setattr(np, "row_stack", np.vstack)  # noqa: B010 numba-cuda 0.30 needs it, and NumPy 2.5 removed it
    try:
        api, compiler, dispatcher = (import_module(f"numba.cuda.{m}") for m in ("api", "compiler", "dispatcher"))
    except ImportError:
        raise BadDevice("error-cuda-extra") from None
    card = SimpleNamespace(compute_capability=capability)
    original = compiler.compile_cuda

    def compile_exactly(*arguments: Any, nvvm_options: Any = None, **named: Any) -> Any:
        return original(*arguments, nvvm_options={**(nvvm_options or {}), "fma": 0}, **named)

    for module in (api, compiler, dispatcher):
        setattr(module, "get_current_device", lambda: card)  # noqa: B010
        if hasattr(module, "compile_cuda"):
            setattr(module, "compile_cuda", compile_exactly)  # noqa: B010
    from malecon.core.targets.kernels import kernels

    function, types = kernels(title)[kernel]
    code, _ = compiler.compile(function, types, device=False, abi="numba", cc=capability, output="ptx")
    return code if isinstance(code, str) else str(code.decode())


def _linked(ptx: str, capability: Capability) -> tuple[bytes | None, str]:
    """The card's machine code and the linker's messages. Without a linker, the driver links at every start."""
    try:
        from cuda.bindings import nvjitlink

        options = [f"-arch=sm_{capability[0]}{capability[1]}", "-O3", "-verbose"]
        handle = nvjitlink.create(len(options), options)
    except Exception:  # whatever these tools complain about, PTX works too
        return None, ""
    data = ptx.encode()
    nvjitlink.add_data(handle, nvjitlink.InputType.PTX, data, len(data), "kernel")
    nvjitlink.complete(handle)
    code = bytearray(nvjitlink.get_linked_cubin_size(handle))
    nvjitlink.get_linked_cubin(handle, code)
    log = bytearray(nvjitlink.get_info_log_size(handle))
    nvjitlink.get_info_log(handle, log)
    nvjitlink.destroy(handle)
    return bytes(code), log.decode(errors="replace").strip("\0\n ")


def missing(title: Title, capability: Capability, kernels: tuple[str, ...] = KERNELS) -> list[str]:
    return [name for name in kernels if not (folder(title, capability) / f"{name}.json").is_file()]


def compile_all(
    titles: tuple[Title, ...], capability: Capability, processes: int, kernels: tuple[str, ...] = KERNELS
) -> None:
    """Compiles what is missing, each kernel in its own process."""
    waiting = [(t.name, k) for k in kernels for t in titles if k in missing(t, capability, kernels)]
    running: list[subprocess.Popen[bytes]] = []
    while waiting or running:
        while waiting and len(running) < processes:
            command = [sys.executable, "-m", __name__, *waiting.pop(0), f"{capability[0]}.{capability[1]}"]
            running.append(subprocess.Popen(command))
        running[0].wait()
        running = [process for process in running if process.poll() is None]


def main(name: str, kernel: str, capability: str) -> None:
    start = perf_counter()
    title = import_module("malecon").title  # the core knows no titles, but this is an entry point from outside
    major, minor = capability.split(".")
    about = compile_kernel(title(name), kernel, (int(major), int(minor)))
    print(
        f"{name} {kernel}: {perf_counter() - start:.0f} s, {about['ptx_bytes']:,} bytes of PTX\n{about['log']}",
        flush=True,
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
