"""Resizing to fixed sizes: nearest, linear, cubic and antialiased, forward and backward.

Each dimension is a table of taps computed here, in the arithmetic of torch's CPU kernels: source
positions decide which elements are read, so they must not differ by one rounding.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.registry import RuleFn, family, lower
from tpu_compile.lowering.taps import Array, Taps, apply, take
from tpu_compile.lowering.types import opmath

aten = torch.ops.aten

CUBIC_A = -0.75
CUBIC_A_ANTIALIAS = -0.5
# Below this sum of output height and width, torch's nearest kernel is the one for channels-last.
SMALL_IMAGE = 128


@dataclass(frozen=True, slots=True)
class Axis:
    """One dimension's resize: sizes, the scale if the user gave one, and torch's float for it."""

    size: int
    out: int
    scale: float | None
    align_corners: bool
    real: type[Any]

    def ratio(self) -> Any:
        """Input elements per output element."""
        if self.align_corners:
            return self.real(self.size - 1) / self.real(self.out - 1) if self.out > 1 else 0
        if self.scale is not None and self.scale > 0:
            return self.real(1.0 / self.scale)
        return self.real(self.size) / self.real(self.out)

    def positions(self, *, clamp: bool) -> Array:
        """Where each output element lies in the input, in elements; at least 0 where `clamp`."""
        at = np.arange(self.out).astype(self.real)
        if self.align_corners:
            return np.asarray(at * self.real(self.ratio()))
        found = _fused(at + self.real(0.5), self.real(self.ratio()), -0.5)
        return np.maximum(found, self.real(0)) if clamp else found


def _fused(x: Array, y: Any, z: float) -> Array:
    """x * y + z with one rounding for float32: torch's compiler makes a fused multiply-add of it."""
    return (x.astype(np.float64) * np.asarray(y, np.float64) + np.float64(z)).astype(x.dtype)


def _floor(at: Array) -> Array:
    """C's floorf: a double is rounded to float first."""
    return np.floor(at.astype(np.float32)).astype(np.int64)


# ---------------------------------------------------------------------- tables


def nearest(axis: Axis) -> Array:
    """The source element of each output element, by torch's general kernel."""
    at = np.arange(axis.out).astype(axis.real) * axis.real(axis.ratio())
    return np.minimum(_floor(at), axis.size - 1)


def nearest_channels_last(axis: Axis) -> Array:
    """The same by its kernels for channels-last and for gradients: floats, doubling is special."""
    if axis.out == axis.size:
        return np.arange(axis.out)
    if axis.out == 2 * axis.size:
        return np.arange(axis.out) // 2
    return nearest(Axis(axis.size, axis.out, axis.scale, False, np.float32))


def nearest_exact(axis: Axis) -> Array:
    at = axis.positions(clamp=True) + axis.real(0.5)
    return np.minimum(_floor(at), axis.size - 1)


def nearest_exact_channels_last(axis: Axis) -> Array:
    ratio = Axis(axis.size, axis.out, axis.scale, False, np.float32).ratio()
    at = (np.arange(axis.out) + 0.5) * np.float64(ratio)
    return np.minimum(_floor(at), axis.size - 1)


def linear(axis: Axis) -> Taps:
    """Two neighbours, weighted by nearness."""
    if axis.out == axis.size:
        return Taps(np.arange(axis.out)[:, None])
    at = axis.positions(clamp=True)
    first = np.minimum(_floor(at), axis.size - 1)
    second = np.minimum(first + 1, axis.size - 1)
    weight = np.clip(at - first.astype(axis.real), axis.real(0), axis.real(1))
    return Taps(np.stack([first, second], 1), np.stack([axis.real(1) - weight, weight], 1))


def cubic(axis: Axis) -> Taps:
    """Four neighbours, weighted by Keys' kernel; those outside repeat the edge."""
    at = axis.positions(clamp=False)
    first = np.minimum(_floor(at), axis.size - 1)
    t = np.clip(at - first.astype(axis.real), axis.real(0), axis.real(1))
    index = np.clip(first[:, None] + np.arange(-1, 3), 0, axis.size - 1)
    distance = np.stack([t + 1, t, 1 - t, 2 - t], 1).astype(axis.real)
    return Taps(index, _keys(distance, CUBIC_A))


def _keys(x: Array, a: float) -> Array:
    """Keys' cubic kernel at distances x."""
    x = np.abs(x)
    near = _fused(_fused(x, a + 2, -(a + 3)) * x, x, 1)
    far = _fused(_fused(_fused(x, a, -5 * a), x, 8 * a), x, -4 * a)
    return np.where(x <= 1, near, np.where(x < 2, far, 0)).astype(x.dtype)


def _triangle(x: Array) -> Array:
    return np.asarray(np.maximum(1 - np.abs(x), 0), x.dtype)


def _keys_antialias(x: Array) -> Array:
    return _keys(x, CUBIC_A_ANTIALIAS)


def _lanczos(x: Array) -> Array:
    return np.where(np.abs(x) < 3, np.sinc(x) * np.sinc(x / 3), 0).astype(x.dtype)


def antialias(kernel: Callable[[Array], Array], reach: int) -> Callable[[Axis], Taps]:
    """Every element under a kernel that is stretched by the ratio where the image shrinks."""

    def table(axis: Axis) -> Taps:
        real = axis.real
        ratio = real(axis.ratio())
        support = real(reach) * max(ratio, real(1))
        center = ratio * (np.arange(axis.out).astype(real) + real(0.5))
        first = np.maximum((center - support + real(0.5)).astype(np.int64), 0)
        last = np.minimum((center + support + real(0.5)).astype(np.int64), axis.size)
        width = max(int((last - first).max(initial=1)), 1)
        at = first[:, None] + np.arange(width)
        used = at < last[:, None]
        inverse = real(1) / ratio if ratio >= 1 else real(1)
        distance = (at.astype(real) - center[:, None] + real(0.5)) * inverse
        weight = np.where(used, kernel(distance.astype(real)), 0)
        total = weight.sum(1, keepdims=True)
        weight = (weight / np.where(total == 0, 1, total)).astype(real)
        return Taps(np.minimum(at, axis.size - 1), weight, None if used.all() else used)

    return table


# ---------------------------------------------------------------------- rules


@dataclass(frozen=True, slots=True)
class Call:
    """The arguments that every resize has, found by name in its schema."""

    align_corners: bool
    scales: list[float | None]

    @staticmethod
    def of(b: Builder, positional: Sequence[Any], named: dict[str, Any]) -> Call:
        names = [a.name for a in b.node.target._schema.arguments]
        given = dict(zip(names, positional, strict=False)) | named
        scales = [given.get(n) for n in names if n.startswith("scales")]
        return Call(bool(given.get("align_corners", False)), scales)

    def axes(self, sizes: Sequence[int], outs: Sequence[int], dtype: torch.dtype) -> list[Axis]:
        real = np.float64 if dtype == torch.float64 else np.float32
        return [
            Axis(n, m, s, self.align_corners, real)
            for n, m, s in zip(sizes, outs, self.scales, strict=True)
        ]


def nearest_rule(
    general: Callable[[Axis], Array], channels_last: Callable[[Axis], Array]
) -> RuleFn:
    """Copies of the nearest elements."""

    @family
    def rule(b: Builder, self: Value, *rest: Any, **named: Any) -> Value:
        call = Call.of(b, (self, *rest), named)
        table = channels_last if _as_channels_last(b) else general
        x = self
        for d, axis in enumerate(call.axes(x.shape[2:], b.out.shape[2:], opmath(x.dtype)), 2):
            x = take(b, x, d, table(axis))
        return x

    return rule


def _as_channels_last(b: Builder) -> bool:
    """Whether torch runs its channels-last kernel, which rounds source positions in another way."""
    x = b.node.args[0].meta["val"]
    if x.dim() == 3:
        return False
    formats = {4: torch.channels_last, 5: torch.channels_last_3d}
    ordered = x.is_contiguous(memory_format=formats[x.dim()]) and x.shape[1] > 3
    return ordered or (x.dim() == 4 and sum(b.out.shape[2:]) <= SMALL_IMAGE)


def nearest_backward(table: Callable[[Axis], Array]) -> RuleFn:
    """Each gradient, for the element that was copied."""
    return weighted_backward(lambda axis: Taps(table(axis)[:, None]))


def weighted(table: Callable[[Axis], Taps]) -> RuleFn:
    """Weighted sums of neighbours, from the last dimension to the first."""

    @family
    def rule(b: Builder, self: Value, *rest: Any, **named: Any) -> Value:
        call = Call.of(b, (self, *rest), named)
        in_bytes = self.dtype == torch.uint8
        x = b.convert(self, torch.int32 if in_bytes else opmath(self.dtype))
        axes = call.axes(x.shape[2:], b.out.shape[2:], torch.float64 if in_bytes else x.dtype)
        for d, axis in reversed(list(enumerate(axes, 2))):
            x = (_apply_fixed if in_bytes else apply)(b, x, d, table(axis))
        return b.convert(x, b.out.dtype)

    return rule


def _apply_fixed(b: Builder, x: Value, dim: int, taps: Taps) -> Value:
    """`apply` for bytes held in int32: 16-bit weights, and each dimension rounded to a byte again."""
    assert taps.weight is not None or taps.index.shape[1] == 1
    if taps.weight is None:
        return apply(b, x, dim, taps)
    # Taps that meet at the edge count as one: their weights are added before they are rounded.
    first = taps.index.min(1)
    place = taps.index - first[:, None]
    weight = np.zeros((len(first), int(place.max()) + 1))
    np.add.at(weight, (np.arange(len(first))[:, None], place), taps.weight)
    digits = 0
    while digits < 22 and int(0.5 + weight.max() * (1 << (digits + 1))) < 1 << 15:
        digits += 1
    scaled = weight * (1 << digits)
    fixed = np.trunc(scaled + np.where(scaled < 0, -0.5, 0.5)).astype(np.int64)
    index = np.minimum(first[:, None] + np.arange(weight.shape[1]), x.shape[dim] - 1)
    total = apply(b, x, dim, Taps(index, fixed)) + (1 << digits >> 1)
    total = b.binary("shift_right_arithmetic", total, b.like(digits, total))
    return b.minimum(b.maximum(total, 0), 255)


def weighted_backward(table: Callable[[Axis], Taps]) -> RuleFn:
    """The transposes of the sums."""

    @family
    def rule(b: Builder, grad_output: Value, *rest: Any, **named: Any) -> Value:
        call = Call.of(b, (grad_output, *rest), named)
        dtype = opmath(grad_output.dtype)
        g = b.convert(grad_output, dtype)
        for d, axis in enumerate(call.axes(b.out.shape[2:], g.shape[2:], dtype), 2):
            g = apply(b, g, d, table(axis).transposed(axis.size))
        return b.convert(g, b.out.dtype)

    return rule


for _n in ("1d", "2d", "3d"):
    for _name, _general, _last in (
        ("upsample_nearest", nearest, nearest_channels_last),
        ("_upsample_nearest_exact", nearest_exact, nearest_exact_channels_last),
    ):
        lower(getattr(aten, _name + _n).default)(nearest_rule(_general, _last))
        lower(getattr(aten, f"{_name}{_n}_backward").default)(nearest_backward(_last))

for _name, _table in (
    ("upsample_linear1d", linear),
    ("upsample_bilinear2d", linear),
    ("upsample_trilinear3d", linear),
    ("upsample_bicubic2d", cubic),
    ("_upsample_bilinear2d_aa", antialias(_triangle, 1)),
    ("_upsample_bicubic2d_aa", antialias(_keys_antialias, 2)),
    ("_upsample_lanczos2d_aa", antialias(_lanczos, 3)),
):
    lower(getattr(aten, _name).default)(weighted(_table))
    lower(getattr(aten, f"{_name}_backward").default)(weighted_backward(_table))
