"""State that executions update in place: its memory is XLA's, and torch's tensors look into it.

XLA writes a result over an argument (donation) only where the argument's memory is its own. So a
tensor that an executable updates in every call is moved once: XLA copies it, and its storage becomes
a look at that copy. From then on each execution takes the buffer and gives back one at the same
address: torch sees the new values, nothing is copied, and nothing has to be told. The tensor stays
an ordinary one: it may be read, written in place, saved, loaded into, given other memory.

torch must not lend or borrow that memory through DLPack meanwhile: XLA does not donate a buffer that
somebody else refers to. Our look at it is an address, and the storage keeps an `Owned` alive.

A tensor whose storage others share (`detach()`, views, a `state_dict()` that somebody keeps, an array
of numpy's) is not moved, for they would go on looking at the old memory. XLA then makes a copy of the
argument, and the call writes the result back; that is as right, and slower.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Lock
from typing import Any, Protocol
from weakref import WeakValueDictionary

import numpy as np
import torch

from tpu_compile.torch_private import from_dlpack_capsule, has_own_storage


class Device(Protocol):
    """What moving takes of a pjrt.Client."""

    def own(self, arrays: Sequence[np.ndarray[Any, Any]]) -> list[Any]: ...
    def export(self, buffer: Any) -> Any: ...


class Owned:
    """Memory of XLA's that a torch storage looks into; `buffer` is what the next execution takes."""

    def __init__(self, buffer: Any, address: int, size: int) -> None:
        self.buffer = buffer
        self.address = address
        self.size = size

    @property
    def __array_interface__(self) -> dict[str, Any]:
        """Lets numpy look at the memory; its array holds this object."""
        return {
            "data": (self.address, False),
            "shape": (self.size,),
            "typestr": "|u1",
            "version": 3,
        }


# By address. A storage that dies takes its entry along before XLA can give the address to another.
_owned: WeakValueDictionary[int, Owned] = WeakValueDictionary()

# Held while an execution takes buffers over: two at once would take the same.
donating = Lock()


def owner(t: torch.Tensor) -> Owned | None:
    """Who owns all of a tensor's memory, if XLA does."""
    found = _owned.get(t.data_ptr())
    return found if found is not None and found.size == t.nbytes else None


def move(t: torch.Tensor, array: Callable[[], np.ndarray[Any, Any]], device: Device) -> None:
    """Give a tensor memory of XLA's, with the values that it has, where nobody else would notice.

    `array` looks at the tensor as the executable takes it.
    """
    if _can_move(t):
        (buffer,) = device.own([array()])
        owned = Owned(buffer, address_of(buffer, device), t.nbytes)
        _owned[owned.address] = owned
        memory = torch.from_numpy(np.asarray(owned)).view(t.dtype)
        t.data = memory.as_strided(t.shape, t.stride())


def _can_move(t: torch.Tensor) -> bool:
    """Whether the tensor is all of its storage, and the only one that looks into it."""
    return (
        type(t) in (torch.Tensor, torch.nn.Parameter)
        and t.nbytes > 0
        and t.untyped_storage().nbytes() == t.nbytes
        and has_own_storage(t)
        # numpy and others that look into memory behind torch's back, or lend it, fix its size.
        and t.untyped_storage().resizable()
        and not t.is_inference()
        and not t.is_shared()
    )


def address_of(buffer: Any, device: Device) -> int:
    """Where a buffer's memory is; nothing refers to it afterwards."""
    return int(from_dlpack_capsule(device.export(buffer)).data_ptr())
