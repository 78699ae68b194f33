"""Views: torch's own CPU kernels look only at sizes and strides, so they make the device's views, too."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch

from tpu_compile.eager.storage import (
    cell_of,
    extent,
    maker,
    set_storage,
    storage_of,
)
from tpu_compile.torch_private import cpu_keyset

aten = torch.ops.aten
Tensor = torch.Tensor

# All other views are made of these, or are the same for every device.
REDISPATCHED = (
    aten.as_strided.default,
    aten.view.default,
    aten._reshape_alias.default,
    aten.unfold.default,
    aten.set_.default,
    aten.set_.source_Storage,
    aten.set_.source_Storage_storage_offset,
    aten.set_.source_Tensor,
    aten.view_as_real.default,
    aten.view_as_complex.default,
)


def redispatched(op: Any) -> Callable[..., Any]:
    """A kernel that runs the CPU's on tensors of the device."""
    run = op.redispatch
    return lambda *args, **kwargs: run(cpu_keyset, *args, **kwargs)


_shrink = aten.resize_.default.redispatch


def resize_(self: Tensor, size: Sequence[int], *, memory_format: Any = None) -> Tensor:
    """aten::resize_: what it had stays, as far as there is room for it.

    Where the storage is too small the tensor gets a new one; views of the old one keep that.
    """
    count: Any = extent(size, _strides(size)) + self.storage_offset()
    if count * self.itemsize <= storage_of(self).nbytes():
        return _shrink(cpu_keyset, self, size, memory_format=memory_format)  # type: ignore[no-any-return]
    fresh = maker((count,), (1,), self.dtype)()
    old = cell_of(self)
    if old.nbytes and (old.buffer is not None or old.host is not None):
        kept = torch.empty((0,), dtype=torch.uint8, device="cpu").set_(old.on_host())
        into = torch.empty((0,), dtype=torch.uint8, device="cpu")
        into.set_(cell_of(fresh).on_host(written=True))
        into[: kept.numel()].copy_(kept)
    offset = self.storage_offset()
    set_storage(self, storage_of(fresh), size, _strides(size), offset)
    if memory_format is not None and memory_format is not torch.preserve_format:
        return _shrink(cpu_keyset, self, size, memory_format=memory_format)  # type: ignore[no-any-return]
    return self


def _strides(size: Sequence[int]) -> list[int]:
    stride, step = [], 1
    for n in reversed(size):
        stride.append(step)
        step *= max(n, 1)
    return stride[::-1]
