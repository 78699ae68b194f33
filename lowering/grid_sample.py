"""Sampling images at positions that a grid gives, and its gradients."""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass

import torch

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.registry import family, lower
from tpu_compile.lowering.types import opmath

aten = torch.ops.aten

BILINEAR, NEAREST, BICUBIC = range(3)
ZEROS, BORDER, REFLECTION = range(3)
CUBIC_A = -0.75


@dataclass(frozen=True, slots=True)
class Tap:
    """One neighbour along one axis: its index, whether it is inside, weight and weight's slope."""

    index: Value
    inside: Value
    weight: Value | None  # None: one, with no slope
    slope: Value | None


@dataclass(frozen=True, slots=True)
class Sampler:
    """How one axis of `size` elements is sampled."""

    b: Builder
    size: int
    interpolation: int
    padding: int
    align_corners: bool

    def taps(self, coordinate: Value) -> list[Tap]:
        """The neighbours of positions given in -1..1; slopes are by that coordinate."""
        b, n = self.b, self.size
        if self.align_corners:
            at, slope = (coordinate + 1) / 2 * (n - 1), (n - 1) / 2
        else:
            at, slope = ((coordinate + 1) * n - 1) / 2, n / 2
        if self.interpolation == BICUBIC:
            return self._cubic(at, slope)
        at, direction = self._into_image(at)
        if self.interpolation == NEAREST:
            return [Tap(*self._whole(b.unary("round_nearest_even", at)), None, None)]
        first = b.unary("floor", at)
        gradient = direction * slope
        near, far = first + 1 - at, at - first
        return [
            Tap(*self._whole(first), near, -gradient),
            Tap(*self._whole(first + 1), far, gradient),
        ]

    def _cubic(self, at: Value, slope: float) -> list[Tap]:
        """Four neighbours of a position that padding does not move; padding moves the neighbours."""
        first = self.b.unary("floor", at)
        t = at - first
        taps = []
        for place, (weight, derivative) in enumerate(_keys(t), -1):
            index, _ = self._into_image(first + place)
            taps.append(Tap(*self._whole(index), weight, derivative * slope))
        return taps

    def _whole(self, at: Value) -> tuple[Value, Value]:
        """The index, kept in range, and whether it was in range."""
        b = self.b
        inside = (at >= 0) & (at < self.size)
        return b.convert(b.select(inside, at, 0), torch.int32), inside

    def _into_image(self, at: Value) -> tuple[Value, Value]:
        """The position after padding, and the sign with which it follows the one before."""
        b = self.b
        direction = b.like(1, at)
        if self.padding == ZEROS:
            return at, direction
        if self.padding == REFLECTION:
            at, direction = self._reflect(at)
        low, high = at <= 0, at >= self.size - 1
        direction = b.select(low | high, 0, direction)
        # Comparisons rather than min and max: a position that is NaN must still name an element.
        at = b.select(at > 0, at, 0)
        return b.select(at < self.size - 1, at, self.size - 1), direction

    def _reflect(self, at: Value) -> tuple[Value, Value]:
        b = self.b
        low, high = (0, self.size - 1) if self.align_corners else (-0.5, self.size - 0.5)
        span = high - low
        if span == 0:
            return b.like(0, at), b.like(0, at)
        at = at - low
        sign = b.select(at < 0, b.like(-1, at), 1)
        at = abs(at)
        extra = at % span
        flips = b.unary("floor", at / span)
        odd = (flips % 2).ne(0)
        return b.select(odd, span - extra, extra) + low, b.select(odd, -sign, sign)


def _keys(t: Value) -> list[tuple[Value, Value]]:
    """Keys' weights and their slopes, of the four neighbours of a point t after the second one."""
    a = CUBIC_A

    def near(x: Value) -> Value:
        return ((a + 2) * x - (a + 3)) * x * x + 1

    def far(x: Value) -> Value:
        return ((a * x - 5 * a) * x + 8 * a) * x - 4 * a

    def near_slope(x: Value) -> Value:
        return (3 * (a + 2) * x - 2 * (a + 3)) * x

    def far_slope(x: Value) -> Value:
        return (3 * a * x - 10 * a) * x + 8 * a

    return [
        (far(t + 1), far_slope(t + 1)),
        (near(t), near_slope(t)),
        (near(1 - t), -near_slope(1 - t)),
        (far(2 - t), -far_slope(2 - t)),
    ]


@dataclass(frozen=True, slots=True)
class Corner:
    """One neighbour in the plane: flat index and inside, of [batch, points], and its axes' taps."""

    flat: Value
    inside: Value
    taps: tuple[Tap, ...]

    def weight(self, b: Builder, without: int | None = None) -> Value | None:
        """The product of the axes' weights, with one replaced by its slope."""
        product = None
        for i, tap in enumerate(self.taps):
            factor = tap.slope if i == without else tap.weight
            if factor is not None:
                product = factor if product is None else product * factor
        return product


def _corners(
    b: Builder, x: Value, grid: Value, interpolation: int, padding: int, align_corners: bool
) -> list[Corner]:
    """All neighbours of every point of the grid, whose last dimension names x's dims backwards."""
    n = grid.shape[-1]
    points = [grid.shape[0], math.prod(grid.shape[1:-1])]
    flat = b.reshape(grid, [*points, n])
    axes = []
    for i in range(n):
        coordinate = b.reshape(b.slice_dim(flat, 2, n - 1 - i, n - i), points)
        sampler = Sampler(b, x.shape[2 + i], interpolation, padding, align_corners)
        axes.append(sampler.taps(coordinate))
    corners = []
    for taps in itertools.product(*axes):
        index, inside = taps[0].index, taps[0].inside
        for i, tap in enumerate(taps[1:], 1):
            index, inside = index * x.shape[2 + i] + tap.index, inside & tap.inside
        corners.append(Corner(index, inside, taps))
    return corners


def _read(b: Builder, planes: Value, corner: Corner) -> Value:
    """[batch, channels, points] of planes [batch, channels, elements]; zero outside."""
    batch, channels = planes.shape[:2]
    if planes.numel == 0:  # XLA has no window of one element in an empty batch
        return b.zeros([batch, channels, corner.flat.shape[1]], planes.dtype)
    found = b.gather(
        planes,
        b.expand_dims(corner.flat, 2),
        [1, channels, 1],
        offset_dims=[1],
        collapsed_dims=[2],
        start_index_map=[2],
        operand_batching_dims=[0],
        indices_batching_dims=[0],
    )
    return b.select(b.expand_dims(corner.inside, 1), found, 0)


@family
def grid_sampler(
    b: Builder,
    input: Value,
    grid: Value,
    interpolation_mode: int,
    padding_mode: int,
    align_corners: bool,
) -> Value:
    """The weighted sum of each point's neighbours.

    In float32 for 16-bit images, where torch's 2d kernel rounds the positions themselves to 16 bits.
    """
    wide = opmath(input.dtype)
    x, grid = b.convert(input, wide), b.convert(grid, wide)
    planes = b.reshape(x, [*x.shape[:2], math.prod(x.shape[2:])])
    total = None
    for corner in _corners(b, x, grid, interpolation_mode, padding_mode, align_corners):
        value, weight = _read(b, planes, corner), corner.weight(b)
        if weight is not None:
            value = value * b.expand_dims(weight, 1)
        total = value if total is None else total + value
    assert total is not None
    return b.convert(b.reshape(total, b.out.shape), b.out.dtype)


def _add_at(b: Builder, planes: Value, corner: Corner, g: Value) -> Value:
    """Planes with g of [batch, channels, points] added at the corner's elements, if inside."""
    (out,) = b.scatter(
        [planes],
        b.expand_dims(corner.flat, 2),
        [b.transpose(b.select(b.expand_dims(corner.inside, 1), g, 0), [0, 2, 1])],
        lambda current, update: [current[0] + update[0]],
        update_window_dims=[2],
        inserted_window_dims=[2],
        scattered_dims_to_operand_dims=[2],
        input_batching_dims=[0],
        indices_batching_dims=[0],
    )
    return out


@family
def grid_sampler_backward(
    b: Builder,
    grad_output: Value,
    input: Value,
    grid: Value,
    interpolation_mode: int,
    padding_mode: int,
    align_corners: bool,
    output_mask: list[bool],
) -> tuple[Value | None, Value | None]:
    """To the image, what its pixels weighed; to the grid, how the weights change with it."""
    wide = opmath(input.dtype)
    x = b.convert(input, wide)
    planes = b.reshape(x, [*x.shape[:2], math.prod(x.shape[2:])])
    g = b.reshape(b.convert(grad_output, wide), [*x.shape[:2], math.prod(grid.shape[1:-1])])
    positions = b.convert(grid, wide)
    corners = _corners(b, x, positions, interpolation_mode, padding_mode, align_corners)
    grad_input = grad_grid = None
    if output_mask[0]:
        total = b.zeros(planes.shape, wide)
        for corner in corners:
            weight = corner.weight(b)
            part = g if weight is None else g * b.expand_dims(weight, 1)
            total = _add_at(b, total, corner, part)
        grad_input = b.convert(b.reshape(total, input.shape), input.dtype)
    if output_mask[1]:
        n = grid.shape[-1]
        axes = [_slope(b, planes, g, corners, i) for i in reversed(range(n))]
        stacked = b.concatenate([b.expand_dims(a, 2) for a in axes], 2)
        grad_grid = b.convert(b.reshape(stacked, grid.shape), grid.dtype)
    return grad_input, grad_grid


def _slope(b: Builder, planes: Value, g: Value, corners: list[Corner], axis: int) -> Value:
    """The gradient by one axis's coordinate, of [batch, points]."""
    total = b.zeros([g.shape[0], g.shape[2]], g.dtype)
    for corner in corners:
        if corner.taps[axis].slope is None:
            continue
        slope = corner.weight(b, without=axis)
        assert slope is not None
        total = total + b.reduce(_read(b, planes, corner) * g, [1], "add", 0) * slope
    return total


for _n in ("2d", "3d"):
    _op = getattr(aten, f"grid_sampler_{_n}")
    lower(_op.default)(grid_sampler)
    lower(getattr(aten, f"grid_sampler_{_n}_backward").default)(grid_sampler_backward)
