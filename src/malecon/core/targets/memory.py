"""Arrays in a graphics card's memory that torch, JAX and CuPy can use without a copy."""

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np

from malecon.core.targets.driver import DEFAULT_STREAM, Card

CUDA_DEVICE = 2  # DLPack's code for a CUDA device
NO_ORDER = -1  # DLPack: whoever takes the array keeps the order of all work on it itself
CODES = {"i": 0, "u": 1, "f": 2}  # DLPack's codes for number types


class DeviceArray:
    """An array on the card. `numpy()` copies it to the host; the other methods are for other libraries.

    `stream` says in which of the driver's streams our work on it is queued; views go by the array they belong to.
    """

    def __init__(
        self, card: Card, shape: tuple[int, ...], dtype: Any, pointer: int, strides: Any, owner: Any,
        stream: Callable[[], int] | None = None,
    ) -> None:  # fmt: skip
        self._card = card
        self._stream: Callable[[], int] = stream or (owner._stream if isinstance(owner, DeviceArray) else _default)
        self.shape = shape
        self.dtype = np.dtype(dtype)
        self.pointer = pointer
        self.strides = strides
        self._owner = owner  # keeps the memory alive

    @classmethod
    def empty(
        cls, card: Card, shape: tuple[int, ...], dtype: Any, stream: Callable[[], int] | None = None
    ) -> "DeviceArray":
        memory = _Memory(card, int(np.prod(shape)) * np.dtype(dtype).itemsize)
        return cls(card, tuple(shape), dtype, memory.pointer, packed_strides(shape, np.dtype(dtype)), memory, stream)

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def nbytes(self) -> int:
        return int(np.prod(self.shape)) * int(self.dtype.itemsize)

    def __len__(self) -> int:
        return self.shape[0]

    def __getitem__(self, rows: slice) -> "DeviceArray":
        """Some rows, as a view of the same memory."""
        first, last, _ = rows.indices(self.shape[0])
        shape = (max(last - first, 0), *self.shape[1:])
        pointer = self.pointer + first * self.strides[0]
        return DeviceArray(self._card, shape, self.dtype, pointer, self.strides, self)

    @property
    def is_packed(self) -> bool:
        return tuple(self.strides) == packed_strides(self.shape, self.dtype)

    def numpy(self, stream: int | None = None) -> Any:
        """A copy on the host, made once all earlier work in the stream (usually our own) is done."""
        stream = self._stream() if stream is None else stream
        if self.is_packed:
            host = np.empty(self.shape, self.dtype)
            self._card.copy_out(host, self.pointer, stream)
            return host
        reach = sum((length - 1) * step for length, step in zip(self.shape, self.strides, strict=True))
        raw = np.empty(reach + self.dtype.itemsize, np.uint8)
        self._card.copy_out(raw, self.pointer, stream)
        return np.ndarray(self.shape, self.dtype, raw, strides=self.strides).copy()

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        host = self.numpy()
        return host if dtype is None else host.astype(dtype)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {
            "shape": self.shape,
            "strides": tuple(self.strides),
            "typestr": self.dtype.str,
            "data": (self.pointer, False),
            "version": 3,
            "stream": self._stream() or DEFAULT_STREAM,
        }

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA_DEVICE, 0

    def __dlpack__(self, *, stream: int | None = None, **wishes: Any) -> Any:
        """`stream` is where the other library will use the array: there it finds all our work done."""
        if stream != NO_ORDER:
            self._card.keep_order(DEFAULT_STREAM if stream is None else stream, self._stream())
        return _capsule(self)

    def __repr__(self) -> str:
        return f"<{self.dtype} array {self.shape} on the card>"


def _default() -> int:
    return DEFAULT_STREAM


def packed_strides(shape: tuple[int, ...], dtype: np.dtype[Any]) -> tuple[int, ...]:
    strides, step = [], dtype.itemsize
    for length in reversed(shape):
        strides.append(step)
        step *= length
    return tuple(reversed(strides))


class _Memory:
    """A piece of the card's memory, freed when nobody needs it any more."""

    def __init__(self, card: Card, size: int) -> None:
        self._card = card
        self.pointer = card.allocate(size)

    def __del__(self) -> None:
        if getattr(self, "pointer", 0):
            try:
                self._card.free(self.pointer)
            except Exception:  # the interpreter is shutting down, and the driver frees everything
                self.pointer = 0


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.c_void_p),
        ("strides", ctypes.c_void_p),
        ("offset", ctypes.c_uint64),
        ("context", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
    )


_DELETER = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_handed_over: dict[int, Any] = {}  # what other libraries still use, by the address of its descriptor


def _forget(address: int) -> None:
    _handed_over.pop(address, None)


_give_back = _DELETER(_forget)


def _capsule(array: DeviceArray) -> Any:
    """DLPack's descriptor of an array, which lives until the library that took it releases it."""
    width = array.dtype.itemsize
    shape = (ctypes.c_int64 * array.ndim)(*array.shape)
    strides = (ctypes.c_int64 * array.ndim)(*[step // width for step in array.strides])
    tensor = _Tensor(
        array.pointer, CUDA_DEVICE, 0, array.ndim, CODES[array.dtype.kind], 8 * width, 1, ctypes.addressof(shape),
        ctypes.addressof(strides), 0, None, ctypes.cast(_give_back, ctypes.c_void_p),
    )  # fmt: skip
    address = ctypes.addressof(tensor)
    _handed_over[address] = (tensor, shape, strides, array)
    new = ctypes.pythonapi.PyCapsule_New
    new.restype, new.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
    return new(address, b"dltensor", None)
