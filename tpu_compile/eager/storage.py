"""Tensors on the device: a Cell on each storage holds its memory, as XLA's buffer or as the host's.

A tensor on the device is an ordinary torch.Tensor. Its storage has an address that is no memory: only
kernels of ours look behind it. The Cell that hangs on the storage is shared by all views, and goes with
the last of them.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from functools import cache, lru_cache
from threading import Lock
from typing import Any
from weakref import ref

import torch

from tpu_compile.call import as_array
from tpu_compile.config import options_from
from tpu_compile.pjrt import Client, cpu_client
from tpu_compile.pjrt_tpu import Topology, client_for, resolve
from tpu_compile.torch_private import (
    cpu_keyset,
    create_empty_tensor,
    from_dlpack_capsule,
    storage_at,
)
from tpu_compile_autoload.tpu import memory

Tensor = torch.Tensor
Buffer = Any


@cache
def client() -> Client:
    """The client that the device's tensors and programs belong to."""
    found = client_for(resolve(options_from(None, None).target))
    # What a topology compiles cannot run here: then the device is the host.
    return cpu_client() if isinstance(found, Topology) else found


class Cell:
    """The memory of one storage: `buffer` (XLA's), `host` (torch's), or both; neither is not yet used.

    Where the client computes in the host's memory the two are one memory. Elsewhere they are copies of
    each other, and what is written to one drops the other.

    A cell that waits for what is put off (eager/fuse.py) has neither; `pending` is what it waits for.
    `captured` says that something that is put off may need the memory as it is now.
    """

    __slots__ = ("__weakref__", "address", "buffer", "captured", "host", "nbytes", "pending")

    def __init__(
        self,
        address: int,
        nbytes: int,
        buffer: Buffer = None,
        host: torch.UntypedStorage | None = None,
        pending: Any = None,
    ) -> None:
        self.address = address
        self.nbytes = nbytes
        self.buffer = buffer
        self.host = host
        self.captured = False
        self.pending = pending
        _cells[address] = itself = ref(self)
        if pending is not None:
            pending.cell = itself
            pending.queue.open += 1
        memory.add(nbytes)

    def __del__(self) -> None:
        _cells.pop(self.address, None)
        memory.free(self.nbytes)
        pending = self.pending
        if pending is not None:
            self.pending = None  # weak references to this cell are still alive here
            pending.lost()

    def wait(self, pending: Any) -> None:
        """Wait for a value that is put off, in place of what was here."""
        before, self.pending = self.pending, pending
        self.buffer = self.host = None
        pending.cell = ref(self)
        pending.queue.open += 1
        if before is not None:
            before.queue.open -= 1

    def replace(self, buffer: Buffer) -> None:
        """Take a program's result in place of what was here."""
        self.buffer, self.host, self.pending = buffer, None, None

    def on_host(self, *, written: bool = False) -> torch.UntypedStorage:
        """The memory as one of the host's, to be read or, where `written`, to be written to."""
        if self.pending is not None:
            self.pending.resolve()
        if written and self.captured:
            settle()
            self.captured = False
        host = self.host
        if host is None:
            if self.buffer is None:
                host = torch.UntypedStorage(self.nbytes)
            else:
                host = from_dlpack_capsule(client().export(self.buffer)).untyped_storage()
            self.host = host
        if written and not client().shares_memory:
            self.buffer = None
        return host

    def drop(self) -> None:
        """Free the memory, as `storage.resize_(0)` does."""
        self.buffer = self.host = self.pending = None


# What is put off: queues of eager/fuse.py that are not empty.
waiting: set[Any] = set()


def settle() -> None:
    """Have all done that is put off."""
    for queue in list(waiting):
        queue.settle()


# ---------------------------------------------------------------------- storages

# Some of torch's C++ makes a second storage at the address of one: it is to have the same cell.
_cells: dict[int, ref[Cell]] = {}


class _CellOfStorage:
    """`storage.cell` where the storage has none of its own; it yields to one that has."""

    def __get__(self, storage: torch.UntypedStorage | None, owner: Any = None) -> Any:
        if storage is None:
            return self
        if storage.device.type != "tpu":
            raise AttributeError("cell")
        known = _cells.get(storage.data_ptr())
        found = None if known is None else known()
        if found is None:
            found = Cell(storage.data_ptr(), storage.nbytes())
        storage.cell = found  # type: ignore[attr-defined]
        return found


torch.UntypedStorage.cell = _CellOfStorage()  # type: ignore[attr-defined]

storage_of = torch.Tensor.untyped_storage

# Addresses that no process can have, so that using one is a fault and not another's memory. Every
# storage has its own: torch tells storages apart by them.
_FIRST_ADDRESS = 0x1000_0000_0000_0000
_GAP = 512
_next_address = _FIRST_ADDRESS


def _address(nbytes: int) -> int:
    """To be called with `_lock` held."""
    global _next_address
    found = _next_address
    _next_address = found + ((nbytes + 2 * _GAP - 1) & -_GAP)
    return found


def new_storage(nbytes: int) -> torch.UntypedStorage:
    """A storage of so many bytes on the device."""
    with _lock:
        address = _address(nbytes)
    made: Any = storage_at(address, torch.device("tpu", 0), nbytes)
    made.cell = Cell(address, nbytes)
    return made  # type: ignore[no-any-return]


def resize_storage(storage: torch.UntypedStorage, size: int) -> torch.UntypedStorage:
    """`storage.resize_`: a storage can be freed and come back, but not grow."""
    cell: Cell = storage.cell  # type: ignore[attr-defined]
    if size == 0:
        cell.drop()
    elif size > storage.nbytes():
        raise RuntimeError(
            f"a storage on the device tpu cannot grow: {storage.nbytes()} to {size} bytes"
        )
    return storage


# ---------------------------------------------------------------------- tensors


class _Managed(ctypes.Structure):
    """DLPack's DLManagedTensor."""

    _fields_ = (
        ("data", ctypes.c_uint64),
        ("device_type", ctypes.c_int),
        ("device_id", ctypes.c_int),
        ("ndim", ctypes.c_int),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.c_void_p),
        ("strides", ctypes.c_void_p),
        ("byte_offset", ctypes.c_uint64),
        ("context", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
    )


_EXTENSION_DEVICE = 12  # kDLExtDev, which is PrivateUse1 to torch

# DLPack's type codes. A dtype that is not here is made by way of uint8.
_INT, _UINT, _FLOAT, _BFLOAT, _COMPLEX, _BOOL = 0, 1, 2, 4, 5, 6
_CODES: dict[torch.dtype, tuple[int, int]] = {
    torch.int8: (_INT, 8),
    torch.int16: (_INT, 16),
    torch.int32: (_INT, 32),
    torch.int64: (_INT, 64),
    torch.uint8: (_UINT, 8),
    torch.uint16: (_UINT, 16),
    torch.uint32: (_UINT, 32),
    torch.uint64: (_UINT, 64),
    torch.float16: (_FLOAT, 16),
    torch.float32: (_FLOAT, 32),
    torch.float64: (_FLOAT, 64),
    torch.bfloat16: (_BFLOAT, 16),
    torch.complex64: (_COMPLEX, 64),
    torch.complex128: (_COMPLEX, 128),
    torch.bool: (_BOOL, 8),
}

_new_capsule = ctypes.PyDLL(None).PyCapsule_New
_new_capsule.restype = ctypes.py_object
_new_capsule.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]

# A template is filled with an address and read by torch: one thread at a time.
_lock = Lock()


class Maker:
    """Makes tensors of one shape, stride and dtype, each with a storage of its own.

    `stride` and `shape` must span the storage: a view with gaps or an offset is made of its base.
    """

    __slots__ = ("_at", "_held", "_managed", "nbytes")

    def __init__(self, shape: Sequence[int], stride: Sequence[int], dtype: torch.dtype) -> None:
        code, bits = _CODES[dtype]
        sizes = (ctypes.c_int64 * max(len(shape), 1))(*shape)
        strides = (ctypes.c_int64 * max(len(shape), 1))(*stride)
        self._held = (sizes, strides)
        self._managed = _Managed(
            device_type=_EXTENSION_DEVICE,
            ndim=len(shape),
            code=code,
            bits=bits,
            lanes=1,
            shape=ctypes.addressof(sizes),
            strides=ctypes.addressof(strides),
        )
        self._at = ctypes.addressof(self._managed)
        self.nbytes = extent(shape, stride) * bits // 8

    def __call__(
        self,
        buffer: Buffer = None,
        host: torch.UntypedStorage | None = None,
        pending: Any = None,
    ) -> Tensor:
        global _next_address
        nbytes = self.nbytes
        with _lock:
            address = _next_address
            _next_address = address + ((nbytes + 1023) & -_GAP)
            self._managed.data = address
            made: Tensor = from_dlpack_capsule(_new_capsule(self._at, b"dltensor", None))
        storage_of(made).cell = Cell(address, nbytes, buffer, host, pending)  # type: ignore[attr-defined]
        return made


def extent(shape: Sequence[int], stride: Sequence[int]) -> int:
    """The number of elements from the first to the last in memory."""
    last = 0
    for n, s in zip(shape, stride, strict=True):
        if n == 0:
            return 0
        last += (n - 1) * s
    return last + 1


def contiguous_stride(shape: Sequence[int]) -> tuple[int, ...]:
    """The strides of a dense tensor, last dimension fastest."""
    stride, step = [], 1
    for n in reversed(shape):
        stride.append(step)
        step *= max(n, 1)
    return tuple(reversed(stride))


@lru_cache(maxsize=8192)
def _maker(shape: tuple[int, ...], stride: tuple[int, ...], dtype: torch.dtype) -> Any:
    return (Maker if dtype in _CODES else _ByteMaker)(shape, stride, dtype)


class _ByteMaker:
    """A Maker of tensors whose dtype DLPack has no code of."""

    def __init__(self, shape: Sequence[int], stride: Sequence[int], dtype: torch.dtype) -> None:
        self._parts = (tuple(shape), tuple(stride), dtype)
        count = extent(shape, stride) * dtype.itemsize
        self._bytes = Maker((count,), (1,), torch.uint8)

    def __call__(
        self,
        buffer: Buffer = None,
        host: torch.UntypedStorage | None = None,
        pending: Any = None,
    ) -> Tensor:
        shape, stride, dtype = self._parts
        storage = storage_of(self._bytes(buffer, host, pending))
        return on_storage(storage, dtype, shape, stride, 0)


def on_storage(
    storage: torch.UntypedStorage,
    dtype: torch.dtype,
    shape: Sequence[int],
    stride: Sequence[int],
    offset: Any,
) -> Tensor:
    """A tensor on a storage of the device; torch checks that it fits."""
    made = create_empty_tensor((0,), dtype)
    return set_storage(made, storage, shape, stride, offset)


_set = torch.ops.aten.set_.source_Storage_storage_offset.redispatch


def set_storage(
    t: Tensor,
    storage: torch.UntypedStorage,
    shape: Sequence[int],
    stride: Sequence[int],
    offset: Any,
) -> Tensor:
    """Have a tensor of the device show part of another storage of it."""
    _set(cpu_keyset, t, storage, offset, shape, stride)
    return t


def maker(shape: tuple[int, ...], stride: tuple[int, ...], dtype: torch.dtype) -> Any:
    """What makes tensors of a shape, stride and dtype, given a buffer, or the host's memory."""
    return _maker(shape, stride, dtype)


def cell_of(t: Tensor) -> Cell:
    """The cell of a tensor on the device."""
    return storage_of(t).cell  # type: ignore[attr-defined,no-any-return]


# ---------------------------------------------------------------------- the host's side


def on_host(t: Tensor, *, written: bool = False) -> Tensor:
    """A CPU tensor with the memory, shape, strides and bits of one on the device.

    It is the memory itself where the client shares the host's; to write to it says `written`.
    """
    host = cell_of(t).on_host(written=written)
    made = torch.empty((0,), dtype=t.dtype)
    made.set_(host, t.storage_offset(), t.shape, t.stride())
    if t.is_conj():
        made = made.conj()
    if t.is_neg():
        made = torch.ops.aten._neg_view.default(made)
    return made


def from_host(t: Tensor) -> Tensor:
    """A tensor on the device that takes over the memory of a CPU tensor, which nobody else has."""
    if t.is_conj() or t.is_neg():
        t = t.resolve_conj().resolve_neg()
    shape, stride = tuple(t.shape), tuple(t.stride())
    storage = t.untyped_storage()
    whole = t.storage_offset() == 0 and extent(shape, stride) * t.itemsize == storage.nbytes()
    if whole:
        return maker(shape, stride, t.dtype)(None, storage)  # type: ignore[no-any-return]
    made = maker((storage.nbytes(),), (1,), torch.uint8)(None, storage)
    return on_storage(storage_of(made), t.dtype, shape, stride, t.storage_offset())


def buffer_of(t: Tensor) -> Buffer:
    """XLA's buffer of a contiguous CPU tensor's memory, or of a copy where the device is elsewhere."""
    return client().borrow(as_array(t))
