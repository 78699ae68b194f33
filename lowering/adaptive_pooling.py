"""Pooling with windows that depend on the output size or on random numbers, and its gradients."""

from __future__ import annotations

import math

import numpy as np
import torch

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.pooling import Best, to_positions
from tpu_compile.lowering.registry import RuleFn, family, lower
from tpu_compile.lowering.taps import Array, Taps, apply
from tpu_compile.lowering.types import opmath

aten = torch.ops.aten


def _adaptive_windows(size: int, out: int) -> Taps:
    """Windows that cover `size` elements with `out` of nearly one length; short ones lack a tap."""
    starts = np.arange(out) * size // max(out, 1)
    ends = -(-(np.arange(1, out + 1) * size) // max(out, 1))
    places = np.arange(int((ends - starts).max(initial=1)))
    at = starts[:, None] + places
    used = at < ends[:, None]
    return Taps(np.minimum(at, ends[:, None] - 1), used=None if used.all() else used)


def _lengths(taps: Taps) -> Array:
    lengths: Array = np.full(len(taps.index), taps.index.shape[1])
    return lengths if taps.used is None else taps.used.sum(1)


def _divide_along(b: Builder, x: Value, dim: int, lengths: Array) -> Value:
    if (lengths == 1).all():
        return x
    if (lengths == lengths[0]).all():
        return x / int(lengths[0])
    return x / b.broadcast_in_dim(b.array(lengths, x.dtype), x.shape, [dim])


def adaptive_avg_pool(n: int) -> RuleFn:
    """The mean of each window, dimension after dimension."""

    @family
    def rule(b: Builder, self: Value, output_size: list[int]) -> Value:
        x = b.convert(self, opmath(self.dtype))
        dims = range(self.rank - n, self.rank)
        taps = {d: _adaptive_windows(self.shape[d], b.out.shape[d]) for d in dims}
        for d in reversed(dims):
            x = apply(b, x, d, taps[d])
        for d in dims:
            x = _divide_along(b, x, d, _lengths(taps[d]))
        return b.convert(x, b.out.dtype)

    return rule


def adaptive_avg_pool_backward(n: int) -> RuleFn:
    """Each gradient, by its window's number of elements, for every element of the window."""

    @family
    def rule(b: Builder, grad_output: Value, self: Value) -> Value:
        g = b.convert(grad_output, opmath(grad_output.dtype))
        dims = range(self.rank - n, self.rank)
        taps = {d: _adaptive_windows(self.shape[d], grad_output.shape[d]) for d in dims}
        for d in dims:
            g = _divide_along(b, g, d, _lengths(taps[d]))
        for d in dims:
            g = apply(b, g, d, taps[d].transposed(self.shape[d]))
        return b.convert(g, b.out.dtype)

    return rule


def adaptive_max_pool(n: int) -> RuleFn:
    """The greatest element of each window and its position in the plane."""

    @family
    def rule(b: Builder, self: Value, output_size: list[int]) -> tuple[Value, Value]:
        best = Best.of(b, self, n)
        for d in reversed(range(self.rank - n, self.rank)):
            # A short window repeats its last element, which changes no maximum.
            best = best.over(d, _adaptive_windows(self.shape[d], b.out.shape[d]).index)
        return best.value, b.convert(best.flat, torch.int64)

    return rule


def adaptive_max_pool_backward(n: int) -> RuleFn:
    """The gradient of each window, at the position that the forward recorded."""

    @family
    def rule(b: Builder, grad_output: Value, self: Value, indices: Value) -> Value:
        return to_positions(b, grad_output, indices, n)

    return rule


def fractional_max_pool(n: int) -> RuleFn:
    """The greatest element of windows whose starts are drawn by `random_samples`, per plane.

    The samples are a row a plane: for the last dimension first where there are two of them, for the
    first dimension first where there are three.
    """

    @family
    def rule(
        b: Builder,
        self: Value,
        kernel_size: list[int],
        output_size: list[int],
        random_samples: Value,
    ) -> tuple[Value, Value]:
        batch = self.shape[: self.rank - n]
        planes = math.prod(batch)
        # Eager takes a row a plane, however many there are.
        rows = b.reshape(random_samples, [math.prod(random_samples.shape[:2]), n])
        rows = b.slice_dim(rows, 0, 0, planes)
        best = Best.of(b, self, n)
        for i in reversed(range(n)):
            dim = self.rank - n + i
            column = n - 1 - i if n == 2 else i
            sample = b.slice_dim(rows, 1, column, column + 1)
            sample = b.reshape(sample, [*batch, 1])
            at = _random_windows(b, sample, self.shape[dim], b.out.shape[dim], kernel_size[i])
            best = best.over_each(dim, at)
        return best.value, b.convert(best.flat, torch.int64)

    return rule


def _random_windows(b: Builder, sample: Value, size: int, out: int, kernel: int) -> Value:
    """The positions of [..., out, kernel] for samples of [..., 1]: strictly spaced, jittered starts."""
    shape = [*sample.shape[:-1], out]
    last = len(shape) - 1
    if out > 1:
        wide = opmath(sample.dtype)
        sample = b.broadcast_to(b.convert(sample, wide), shape)
        spacing = b.like(size - kernel, sample) / (out - 1)
        place = b.iota(shape, last, wide)
        jitter = b.convert(sample * spacing, torch.int32)
        starts = b.convert((place + sample) * spacing, torch.int32) - jitter
        is_last = b.iota(shape, last, torch.int32).eq(out - 1)
        starts = b.select(is_last, size - kernel, starts)
    else:
        starts = b.full(shape, size - kernel, torch.int32)
    windows = [*shape, kernel]
    starts = b.broadcast_in_dim(starts, windows, range(len(shape)))
    return starts + b.iota(windows, len(shape), torch.int32)


def fractional_max_pool_backward(n: int) -> RuleFn:
    """The gradient of each window, at the position that the forward recorded."""

    @family
    def rule(
        b: Builder,
        grad_output: Value,
        self: Value,
        kernel_size: list[int],
        output_size: list[int],
        indices: Value,
    ) -> Value:
        return to_positions(b, grad_output, indices, n)

    return rule


for _n in (2, 3):
    for _name, _rule in (
        ("_adaptive_avg_pool{}d", adaptive_avg_pool),
        ("_adaptive_avg_pool{}d_backward", adaptive_avg_pool_backward),
        ("adaptive_max_pool{}d", adaptive_max_pool),
        ("adaptive_max_pool{}d_backward", adaptive_max_pool_backward),
        ("fractional_max_pool{}d", fractional_max_pool),
        ("fractional_max_pool{}d_backward", fractional_max_pool_backward),
    ):
        lower(getattr(aten, _name.format(_n)).default)(_rule(_n))
