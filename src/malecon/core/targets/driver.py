"""The parts of the NVIDIA driver that we need: memory, modules, launches. Nothing is compiled here.

We call the driver library directly, so running needs no package. torch, JAX and CuPy share the same context.
"""

import ctypes
import sys
from ctypes import byref, c_char_p, c_int, c_size_t, c_uint64, c_void_p
from functools import cache
from typing import Any

import numpy as np

from malecon.core.errors import BadDevice

MAJOR, MINOR = 75, 76  # the driver's codes for the two parts of the compute capability
PROCESSORS = 16  # its code for the number of multiprocessors
DEFAULT_STREAM = 1  # the handle that means the default stream to everybody; 0 means the same to the driver alone
NO_TIMING = 2  # a flag: the event only keeps an order


@cache
def _library() -> Any:
    name = "nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1"
    try:
        library = ctypes.CDLL(name)
    except OSError:
        raise BadDevice("error-cuda-missing", why="no NVIDIA driver") from None
    code = library.cuInit(0)
    if code:
        raise BadDevice("error-cuda-missing", why=f"cuInit {code}")
    return library


def call(function: str, *arguments: Any) -> None:
    """Calls the driver; BadDevice reports its answer if the call failed."""
    code = getattr(_library(), function)(*arguments)
    if code:
        text = c_char_p()
        _library().cuGetErrorString(code, byref(text))
        raise BadDevice("error-cuda", call=function, why=(text.value or str(code).encode()).decode())


class Card:
    """The first graphics card, in the context that this process's other libraries use too."""

    def __init__(self) -> None:
        _library()
        count = c_int()
        call("cuDeviceGetCount", byref(count))
        if count.value < 1:
            raise BadDevice("error-cuda-missing", why="no NVIDIA card")
        self._device = c_int()
        call("cuDeviceGet", byref(self._device), 0)
        self._context = c_void_p()
        call("cuDevicePrimaryCtxRetain", byref(self._context), self._device)
        self.make_current()
        self.capability = (self._attribute(MAJOR), self._attribute(MINOR))
        self.processors = self._attribute(PROCESSORS)

    def _attribute(self, number: int) -> int:
        value = c_int()
        call("cuDeviceGetAttribute", byref(value), number, self._device)
        return value.value

    def make_current(self) -> None:
        """Contexts belong to threads, so every entry point from Python calls this first."""
        current = c_void_p()
        call("cuCtxGetCurrent", byref(current))
        if current.value != self._context.value:
            call("cuCtxSetCurrent", self._context)

    @property
    def name(self) -> str:
        text = ctypes.create_string_buffer(100)
        call("cuDeviceGetName", text, 100, self._device)
        return text.value.decode()

    # -- memory

    def allocate(self, size: int) -> int:
        self.make_current()
        pointer = c_uint64()
        call("cuMemAlloc_v2", byref(pointer), c_size_t(max(size, 1)))
        return pointer.value

    def free(self, pointer: int) -> None:
        self.make_current()
        call("cuMemFree_v2", c_uint64(pointer))

    def fill_zero(self, pointer: int, size: int, stream: int) -> None:
        self.make_current()
        call("cuMemsetD8Async", c_uint64(pointer), ctypes.c_ubyte(0), c_size_t(size), c_void_p(stream))

    def copy_in(self, pointer: int, array: Any, stream: int) -> None:
        """Copies from the host, in stream order; the host may change its array right after."""
        self.make_current()
        source = c_void_p(array.ctypes.data)
        call("cuMemcpyHtoDAsync_v2", c_uint64(pointer), source, c_size_t(array.nbytes), c_void_p(stream))
        call("cuStreamSynchronize", c_void_p(stream))

    def copy_out(self, array: Any, pointer: int, stream: int) -> None:
        self.make_current()
        place = c_void_p(array.ctypes.data)
        call("cuMemcpyDtoHAsync_v2", place, c_uint64(pointer), c_size_t(array.nbytes), c_void_p(stream))
        call("cuStreamSynchronize", c_void_p(stream))

    def copy_within(self, to: int, origin: int, size: int, stream: int) -> None:
        self.make_current()
        call("cuMemcpyDtoDAsync_v2", c_uint64(to), c_uint64(origin), c_size_t(size), c_void_p(stream))

    def wait(self, stream: int = 0) -> None:
        self.make_current()
        call("cuStreamSynchronize", c_void_p(stream))

    def keep_order(self, later: int, earlier: int) -> None:
        """What is queued in one stream from now on starts after all that is queued in another. Nothing waits here."""
        later, earlier = later or DEFAULT_STREAM, earlier or DEFAULT_STREAM
        if later == earlier:
            return
        self.make_current()
        event = c_void_p()
        call("cuEventCreate", byref(event), NO_TIMING)
        call("cuEventRecord", event, c_void_p(earlier))
        call("cuStreamWaitEvent", c_void_p(later), event, 0)
        call("cuEventDestroy_v2", event)  # the driver frees it once it has served

    # -- code

    def load(self, code: bytes, entry: str) -> "Kernel":
        self.make_current()
        module, function = c_void_p(), c_void_p()
        call("cuModuleLoadData", byref(module), c_char_p(code))
        call("cuModuleGetFunction", byref(function), module, c_char_p(entry.encode()))
        return Kernel(self, function)


class Kernel:
    """A compiled kernel. Its arguments are integers and arrays in Numba's layout."""

    def __init__(self, card: Card, function: Any) -> None:
        self._card = card
        self._function = function

    def attribute(self, number: int) -> int:
        value = c_int()
        call("cuFuncGetAttribute", byref(value), number, self._function)
        return value.value

    def launch(self, blocks: int, threads: int, stream: int, *arguments: Any) -> None:
        self._card.make_current()
        words = (c_uint64 * (12 * len(arguments)))()
        used = 0
        for argument in arguments:
            for word in _words(argument):
                words[used] = word & 0xFFFFFFFFFFFFFFFF
                used += 1
        start = ctypes.addressof(words)
        places = (c_void_p * used)(*[start + 8 * k for k in range(used)])
        call(
            "cuLaunchKernel", self._function, blocks, 1, 1, threads, 1, 1, 0, c_void_p(stream), places, None
        )  # fmt: skip


def _words(argument: Any) -> list[int]:
    """A number as is; an array in Numba's layout: no owner, no parent, items, item size, address, shape, strides."""
    if isinstance(argument, int | np.integer):
        return [int(argument)]
    shape, width = argument.shape, argument.dtype.itemsize
    return [0, 0, int(np.prod(shape)), width, argument.pointer, *shape, *argument.strides]
