"""Fixed linear maps along one dimension: each result element is a weighted sum of a few elements."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from tpu_compile.lowering.builder import Builder, Value

# A sum of this many terms is written out; a longer one is a reduction of a gathered window.
WRITTEN_OUT = 6

Array = np.ndarray[Any, Any]


@dataclass(frozen=True, slots=True)
class Taps:
    """`result[j] = sum over t of weight[j, t] * x[index[j, t]]`, for index and weight of [out, taps].

    `weight` None means ones. Where `used` is False, the tap is absent, whatever x holds there.
    """

    index: Array
    weight: Array | None = None
    used: Array | None = None

    def transposed(self, size: int) -> Taps:
        """The gradient: the map from results back to the `size` elements that they came from."""
        out, taps = self.index.shape
        used = np.ones((out, taps), bool) if self.used is None else self.used
        rows, columns = np.nonzero(used)
        sources = self.index[rows, columns]
        order = np.argsort(sources, kind="stable")
        rows, columns, sources = rows[order], columns[order], sources[order]
        counts = np.bincount(sources, minlength=size)
        width = max(int(counts.max(initial=0)), 1)
        place = np.arange(len(sources)) - np.repeat(np.cumsum(counts) - counts, counts)
        index = np.zeros((size, width), np.int64)
        index[sources, place] = rows
        kept = np.zeros((size, width), bool)
        kept[sources, place] = True
        weight = None
        if self.weight is not None:
            weight = np.zeros((size, width), self.weight.dtype)
            weight[sources, place] = self.weight[rows, columns]
        return Taps(index, weight, None if kept.all() else kept)


def apply(b: Builder, x: Value, dim: int, taps: Taps) -> Value:
    """The map along `dim` of x."""
    if taps.index.shape[1] > WRITTEN_OUT:
        return _reduced(b, x, dim, taps)
    total = None
    for t in range(taps.index.shape[1]):
        term = take(b, x, dim, taps.index[:, t])
        if taps.weight is not None and not (taps.weight[:, t] == 1).all():
            term = term * _along(b, taps.weight[:, t], term, dim)
        if taps.used is not None and not taps.used[:, t].all():
            term = b.select(_along(b, taps.used[:, t], term, dim), term, 0)
        total = term if total is None else total + term
    assert total is not None
    return total


def _reduced(b: Builder, x: Value, dim: int, taps: Taps) -> Value:
    """`apply` as one reduction of the windows, which are a new dimension after `dim`."""
    window = windows(b, x, dim, taps.index)
    dims = [dim, dim + 1]
    if taps.weight is not None:
        weight = b.array(taps.weight, x.dtype)
        window = window * b.broadcast_in_dim(weight, window.shape, dims)
    if taps.used is not None:
        used = b.broadcast_in_dim(b.array(taps.used, torch.bool), window.shape, dims)
        window = b.select(used, window, 0)
    return b.reduce(window, [dim + 1], "add", 0)


def windows(b: Builder, x: Value, dim: int, index: Array) -> Value:
    """x at `index` of [out, taps] along `dim`, which becomes the two dimensions out and taps."""
    flat = take(b, x, dim, index.reshape(-1))
    return b.reshape(flat, [*x.shape[:dim], *index.shape, *x.shape[dim + 1 :]])


def take(b: Builder, x: Value, dim: int, index: Array) -> Value:
    """x at fixed indices along `dim`: a slice or a repetition where they are one, else a gather."""
    n, m = x.shape[dim], len(index)
    step = int(index[1] - index[0]) if m > 1 else 1
    if step > 0 and (np.diff(index) == step).all():
        return b.slice_dim(x, dim, int(index[0]), int(index[-1]) + 1, step)
    if n > 0 and m % n == 0 and (index == np.repeat(np.arange(n), m // n)).all():
        shape = [*x.shape[: dim + 1], m // n, *x.shape[dim + 1 :]]
        kept = [d for d in range(len(shape)) if d != dim + 1]
        repeated = b.broadcast_in_dim(x, shape, kept)
        return b.reshape(repeated, [*x.shape[:dim], m, *x.shape[dim + 1 :]])
    sizes = [1 if d == dim else s for d, s in enumerate(x.shape)]
    return b.gather(
        x,
        b.array(index[:, None], torch.int32),
        sizes,
        offset_dims=[d for d in range(x.rank) if d != dim],
        collapsed_dims=[dim],
        start_index_map=[dim],
    )


def _along(b: Builder, vector: Array, like: Value, dim: int) -> Value:
    """A constant vector laid along `dim` of the shape of `like`; booleans stay booleans."""
    dtype = torch.bool if vector.dtype == bool else like.dtype
    return b.broadcast_in_dim(b.array(vector, dtype), like.shape, [dim])
