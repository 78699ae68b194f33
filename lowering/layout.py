"""Dense memory layouts: how a tensor lies in memory, as an order of dimensions and stride-0 dims."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import torch

from tpu_compile.lowering.builder import Builder, Value


class Layout(NamedTuple):
    """Dimensions from slowest to fastest varying, and those with stride 0 (kept with size 1)."""

    order: tuple[int, ...]
    broadcast: tuple[int, ...] = ()

    def physical_shape(self, shape: Sequence[int]) -> tuple[int, ...]:
        """The shape of the contiguous buffer behind a tensor of `shape`."""
        return tuple(1 if d in self.broadcast else shape[d] for d in self.order)


def contiguous(rank: int) -> Layout:
    return Layout(tuple(range(rank)))


@lru_cache(maxsize=4096)
def dense(shape: tuple[int, ...], stride: tuple[int, ...]) -> Layout | None:
    """The layout that gives `stride`, or None where elements overlap or leave gaps."""
    if 0 in shape:
        return contiguous(len(shape))
    broadcast = tuple(
        d for d, (n, s) in enumerate(zip(shape, stride, strict=True)) if n > 1 and not s
    )
    # Dimensions of size 1 have no say: they keep their place among equals.
    weight = [stride[d] if shape[d] > 1 and stride[d] else None for d in range(len(shape))]
    moving = sorted((d for d in range(len(shape)) if weight[d]), key=lambda d: -stride[d])
    order: list[int] = []
    rest = iter(moving)
    for d in range(len(shape)):
        order.append(d if weight[d] is None else next(rest))
    expected = 1
    for d in reversed(order):
        if weight[d] is None:
            continue
        if stride[d] != expected:
            return None
        expected *= shape[d]
    return Layout(tuple(order), broadcast)


def of(t: torch.Tensor) -> Layout:
    """The layout of a tensor that lies densely; contiguous for one that a call will copy."""
    return dense(tuple(t.shape), tuple(t.stride())) or contiguous(t.dim())


def to_logical(b: Builder, x: Value, shape: Sequence[int], layout: Layout) -> Value:
    """From the physical buffer to the tensor."""
    if layout == contiguous(len(shape)):
        return x
    inverse = [0] * len(layout.order)
    for position, d in enumerate(layout.order):
        inverse[d] = position
    return b.broadcast_to(b.transpose(x, inverse), shape)


def to_physical(b: Builder, x: Value, layout: Layout) -> Value:
    """From the tensor to the physical buffer; a broadcast dimension keeps its first element."""
    limit = [1 if d in layout.broadcast else n for d, n in enumerate(x.shape)]
    return b.transpose(b.slice(x, [0] * x.rank, limit), layout.order)


def strides(shape: Sequence[int], layout: Layout) -> tuple[int, ...]:
    """The strides, in elements, of a tensor of `shape` with this layout."""
    out, step = [0] * len(shape), 1
    for d in reversed(layout.order):
        if d not in layout.broadcast:
            out[d] = step
            step *= max(shape[d], 1)
    return tuple(out)
