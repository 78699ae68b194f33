"""Pooling with windows of one size, and its gradients."""

from __future__ import annotations

import itertools
import math
import operator
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
import torch
from torch import fx

from tpu_compile.lowering.attributes import i64s, padding_attr
from tpu_compile.lowering.builder import Builder, Value, lowest
from tpu_compile.lowering.mlir import hlo
from tpu_compile.lowering.registry import RuleFn, family, lower
from tpu_compile.lowering.taps import Array, Taps, apply, take, windows
from tpu_compile.lowering.types import Spec, opmath, tensor_type

aten = torch.ops.aten

# Longer windows are gathered and reduced; shorter ones are compared element after element.
WRITTEN_OUT = 16
# The gradient of larger windows scatters; that of smaller ones adds one masked copy an element.
DENSE_GRADIENT = 27

# The kind of the TPU for which libtpu (0.0.42) aborts when it fuses strided slices with a padding.
ABORTS = "TPU7x"

GRADIENTS = (
    aten.max_pool2d_with_indices_backward.default,
    aten.max_pool3d_with_indices_backward.default,
)


@dataclass(frozen=True, slots=True)
class Window:
    """How windows of `kernel` elements, `dilation` apart, cover one dimension of `size` elements."""

    dim: int
    size: int
    out: int
    kernel: int
    stride: int
    padding: int
    dilation: int

    @property
    def high(self) -> int:
        """The padding at the end that the last window reaches; negative where it stops short."""
        reach = (self.out - 1) * self.stride + self.dilation * (self.kernel - 1) + 1
        return reach - self.size - self.padding

    def positions(self) -> Array:
        """The element under each place of each window, [out, kernel]; outside 0..size in padding."""
        starts = np.arange(self.out) * self.stride - self.padding
        return starts[:, None] + np.arange(self.kernel) * self.dilation


def _windows(
    x: Sequence[int],
    out: Sequence[int],
    kernel: Sequence[int],
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int] = (1,),
) -> list[Window]:
    """One Window for each of the trailing, pooled dimensions; one number serves all of them."""
    n = len(kernel)

    def each(v: Sequence[int]) -> Sequence[int]:
        return list(v) * n if len(v) == 1 else v

    columns = zip(
        range(len(x) - n, len(x)),
        x[-n:],
        out[-n:],
        kernel,
        each(stride or kernel),
        each(padding),
        each(dilation),
        strict=True,
    )
    return [Window(*c) for c in columns]


def _spread(rank: int, ws: Sequence[Window], name: str, default: int) -> list[int]:
    """A field of the windows for every dimension."""
    values = [default] * rank
    for w in ws:
        values[w.dim] = getattr(w, name)
    return values


def _reduce_windows(b: Builder, x: Value, ws: Sequence[Window], op: str, init: float) -> Value:
    """Each window reduced by a StableHLO operation; padding counts as `init`."""
    padding = [(0, 0)] * x.rank
    for w in ws:
        padding[w.dim] = (w.padding, max(0, w.high))
    (out,) = b.reduce_window(
        [x],
        [init],
        _spread(x.rank, ws, "kernel", 1),
        lambda a, e: [b.binary(op, a[0], e[0])],
        strides=_spread(x.rank, ws, "stride", 1),
        padding=padding,
        window_dilation=_spread(x.rank, ws, "dilation", 1),
    )
    return out


# ---------------------------------------------------------------------- maximum


def max_pool_with_indices(n: int) -> RuleFn:
    """The greatest element of each window and its position in the plane, the first one of equals."""

    @family
    def rule(
        b: Builder,
        self: Value,
        kernel_size: list[int],
        stride: Sequence[int] = (),
        padding: Sequence[int] = (0,) * n,
        dilation: Sequence[int] = (1,) * n,
        ceil_mode: bool = False,
    ) -> tuple[Value, Value | None]:
        ws = _windows(self.shape, b.out.shape, kernel_size, stride, padding, dilation)
        if not b.used(1):
            return _reduce_windows(b, self, ws, "maximum", lowest(self.dtype)), None
        best = Best.of(b, self, n)
        for w in reversed(ws):
            best = best.slide(w) if w.kernel <= WRITTEN_OUT else best.over(w.dim, _inside(w))
        value = best.value
        if _chooses_anew(b, ws) and _only_for_gradients(b.node):
            # Nothing reads the positions then, and nothing is left of the comparisons.
            value = _reduce_windows(b, self, ws, "maximum", lowest(self.dtype))
        return value, b.convert(best.flat, torch.int64)

    return rule


lower(aten.max_pool2d_with_indices.default)(max_pool_with_indices(2))
lower(aten.max_pool3d_with_indices.default)(max_pool_with_indices(3))


def _chooses_anew(b: Builder, ws: Sequence[Window]) -> bool:
    """Whether a gradient finds the greatest elements again, and does not read their positions."""
    return b.platform == "tpu" and all(w.dilation == 1 for w in ws)


def _only_for_gradients(node: fx.Node) -> bool:
    """Whether the positions are read by nothing but gradients, in this graph."""
    positions = [u for u in node.users if u.target is operator.getitem and u.args[1] == 1]
    return all(reader.target in GRADIENTS for p in positions for reader in p.users)


def _inside(w: Window) -> Array:
    """Positions, with each one in padding replaced by the window's nearest real one."""
    at = w.positions()
    real = (at >= 0) & (at < w.size)
    first = real.argmax(1)[:, None]
    last = w.kernel - 1 - real[:, ::-1].argmax(1)[:, None]
    return np.take_along_axis(at, np.clip(np.arange(w.kernel), first, last), 1)


@dataclass(frozen=True, slots=True)
class Best:
    """The greatest elements of windows, and their positions in the plane of the last dimensions.

    Dimensions are reduced one at a time, from the last to the first. So the first of equal elements
    wins in row-major order, and the last of several NaNs, as in torch's loops.
    """

    b: Builder
    value: Value
    plane: tuple[int, ...]
    position: Value | None = None  # None: no dimension is reduced yet
    # Where torch looks first, per dimension; the answer where nothing exceeds the lowest value.
    guess: tuple[tuple[int, Array], ...] = ()

    @staticmethod
    def of(b: Builder, x: Value, spatial: int) -> Best:
        return Best(b, x, x.shape[x.rank - spatial :])

    @property
    def flat(self) -> Value:
        assert self.position is not None
        return self.position

    @property
    def dtype(self) -> torch.dtype:
        return torch.int64 if math.prod(self.plane) >= 2**31 else torch.int32

    def pitch(self, dim: int) -> int:
        """How far apart in the plane neighbours along `dim` are."""
        return math.prod(self.plane[dim - self.value.rank + len(self.plane) + 1 :])

    def slide(self, w: Window) -> Best:
        """Reduce one dimension's sliding windows, comparing their elements in order."""
        b, dim, pitch = self.b, w.dim, self.pitch(w.dim)
        fill = lowest(self.value.dtype)
        first = w.positions()[:, 0]
        inside = first + -(np.minimum(first, 0) // w.dilation) * w.dilation
        guess = ((dim, inside * pitch), *self.guess)
        shape = [w.out if d == dim else n for d, n in enumerate(self.value.shape)]
        best, flat = b.full(shape, fill, self.value.dtype), self._vectors(shape, guess)
        start = self._vectors(shape, [(dim, first * pitch)])
        padded = _padded(b, self.value, w, fill)
        place = None if self.position is None else _padded(b, self.position, w, 0)
        for t in range(w.kernel):
            at = np.arange(w.out) * w.stride + t * w.dilation
            candidate = take(b, padded, dim, at)
            here = start + t * w.dilation * pitch if t else start
            if place is not None:
                here = here + take(b, place, dim, at)
            better = candidate > best
            if candidate.dtype.is_floating_point:
                better = better | b.is_nan(candidate)
            best, flat = b.select(better, candidate, best), b.select(better, here, flat)
        return Best(b, best, self.plane, flat, guess)

    def _vectors(self, shape: Sequence[int], vectors: Sequence[tuple[int, Array]]) -> Value:
        """The sum of vectors, each laid along its dimension."""
        b = self.b
        total = None
        for dim, vector in vectors:
            term = b.broadcast_in_dim(b.array(vector, self.dtype), shape, [dim])
            total = term if total is None else total + term
        assert total is not None
        return total

    def over(self, dim: int, index: Array) -> Best:
        """Reduce one dimension's windows, given as positions of [out, taps]."""
        b = self.b
        value = windows(b, self.value, dim, index)
        at = b.array(index * self.pitch(dim), self.dtype)
        flat = b.broadcast_in_dim(at, value.shape, [dim, dim + 1])
        if self.position is not None:
            flat = flat + windows(b, self.position, dim, index)
        guess = ((dim, index[:, 0] * self.pitch(dim)), *self.guess)
        return replace(self.reduced(value, flat, dim + 1), guess=guess)

    def over_each(self, dim: int, at: Value) -> Best:
        """`over` where each plane has windows of its own: `at` is [batch..., out, taps]."""
        b, batch = self.b, at.rank - 2
        value = _gather_planes(b, self.value, dim, at)
        flat = b.broadcast_in_dim(at, value.shape, [*range(batch), dim, dim + 1])
        flat = b.convert(flat, self.dtype) * self.pitch(dim)
        if self.position is not None:
            flat = flat + _gather_planes(b, self.position, dim, at)
        return self.reduced(value, flat, dim + 1)

    def reduced(self, value: Value, flat: Value, dim: int) -> Best:
        """Reduce a dimension that holds the elements of each window, and their positions.

        XLA may combine elements in any order, so positions decide between equals and between NaNs.
        """
        b = self.b

        def greater(a: list[Value], e: list[Value]) -> list[Value]:
            (x, i), (y, j) = a, e
            better = (y > x) | (y.eq(x) & (j < i))
            if x.dtype.is_floating_point:
                x_nan, y_nan = b.is_nan(x), b.is_nan(y)
                better = better | (y_nan & (~x_nan | (j > i)))
            return [b.select(better, y, x), b.select(better, j, i)]

        inits = [lowest(value.dtype), torch.iinfo(flat.dtype).max]
        best, place = b.reduce_fn([value, flat], inits, [dim], greater)
        return Best(b, best, self.plane, place)


def _gather_planes(b: Builder, x: Value, dim: int, at: Value) -> Value:
    """x at positions of [batch..., out, taps] along `dim`, which becomes these two dimensions."""
    batch = list(range(at.rank - 2))
    if x.numel == 0:  # XLA has no window of one element in an empty batch
        return b.zeros([*x.shape[:dim], *at.shape[-2:], *x.shape[dim + 1 :]], x.dtype)
    return b.gather(
        x,
        b.expand_dims(at, at.rank),
        [1 if d == dim or d in batch else n for d, n in enumerate(x.shape)],
        offset_dims=[d if d < dim else d + 1 for d in range(len(batch), x.rank) if d != dim],
        collapsed_dims=[dim],
        start_index_map=[dim],
        operand_batching_dims=batch,
        indices_batching_dims=batch,
    )


def _padded(b: Builder, x: Value, w: Window, fill: float) -> Value:
    low, high = [0] * x.rank, [0] * x.rank
    low[w.dim], high[w.dim] = w.padding, max(0, w.high)
    padded = b.pad(x, fill, low, high)
    if w.stride > 1 and b.chip is not None and b.chip.kind == ABORTS:
        padded = b.wrap(hlo.OptimizationBarrierOp([padded.ir]).results[0])
    return padded


@family
def max_pool_with_indices_backward(
    b: Builder,
    grad_output: Value,
    self: Value,
    kernel_size: list[int],
    stride: list[int],
    padding: list[int],
    dilation: list[int],
    ceil_mode: bool,
    indices: Value,
) -> Value:
    """The gradient of each window, at the position that the forward recorded."""
    ws = _windows(self.shape, grad_output.shape, kernel_size, stride, padding, dilation)
    if _chooses_anew(b, ws):
        return _chosen_anew(b, grad_output, self, ws)
    if math.prod(w.kernel for w in ws) > DENSE_GRADIENT:
        return to_positions(b, grad_output, indices, len(ws))
    shape = grad_output.shape
    plane = Best.of(b, self, len(ws))
    start = plane._vectors(shape, [(w.dim, w.positions()[:, 0] * plane.pitch(w.dim)) for w in ws])
    relative = b.convert(indices, plane.dtype) - start
    g = b.convert(grad_output, opmath(grad_output.dtype))
    total = None
    for place in itertools.product(*(range(w.kernel) for w in ws)):
        low, high, interior = [0] * self.rank, [0] * self.rank, [0] * self.rank
        offset = 0
        for w, t in zip(ws, place, strict=True):
            offset += t * w.dilation * plane.pitch(w.dim)
            low[w.dim] = t * w.dilation - w.padding
            high[w.dim] = w.size - low[w.dim] - ((w.out - 1) * w.stride + 1)
            interior[w.dim] = w.stride - 1
        here = b.pad(b.select(relative.eq(offset), g, 0), 0, low, high, interior)
        total = here if total is None else total + here
    assert total is not None
    return b.convert(total, b.out.dtype)


def _chosen_anew(b: Builder, g: Value, x: Value, ws: Sequence[Window]) -> Value:
    """The gradient without positions: TPUs have an instruction that finds the greatest again.

    It keeps the first of equals, and the last NaN, as the forward does.
    """

    def keep(chosen: Value, new: Value) -> Value:
        return ~((new > chosen) | new.ne(new))

    padding = [(0, 0)] * x.rank
    for w in ws:
        padding[w.dim] = (w.padding, max(0, w.high))
    wide = opmath(x.dtype)
    op = hlo.SelectAndScatterOp(
        tensor_type(x.shape, wide),
        b.convert(x, wide).ir,
        b.convert(g, wide).ir,
        b.scalar(0, wide).ir,
        window_dimensions=i64s(_spread(x.rank, ws, "kernel", 1)),
        window_strides=i64s(_spread(x.rank, ws, "stride", 1)),
        padding=padding_attr(padding),
    )
    pair = [Spec((), wide)] * 2
    b.region(op.regions[0], pair, lambda chosen, new: [keep(chosen, new)])
    b.region(op.regions[1], pair, lambda a, e: [a + e])
    return b.convert(Value(b, op.result, x.shape, wide), b.out.dtype)


for _op in GRADIENTS:
    lower(_op)(max_pool_with_indices_backward)


def to_positions(b: Builder, g: Value, indices: Value, spatial: int) -> Value:
    """Gradients added at their positions in planes of zeros, whose trailing shape is the result's."""
    batch = g.shape[: g.rank - spatial]
    planes, elements = math.prod(batch), math.prod(g.shape[g.rank - spatial :])
    shape = b.out.shape
    g = b.reshape(b.convert(g, opmath(g.dtype)), [planes, elements])
    (out,) = b.scatter(
        [b.zeros([planes, math.prod(shape[len(batch) :])], g.dtype)],
        b.reshape(indices, [planes, elements, 1]),
        [g],
        lambda current, update: [current[0] + update[0]],
        update_window_dims=[],
        inserted_window_dims=[1],
        scattered_dims_to_operand_dims=[1],
        input_batching_dims=[0],
        indices_batching_dims=[0],
    )
    return b.convert(b.reshape(out, shape), b.out.dtype)


# ---------------------------------------------------------------------- average


def avg_pool(n: int) -> RuleFn:
    """The sum of each window by the number of its elements."""

    @family
    def rule(
        b: Builder,
        self: Value,
        kernel_size: list[int],
        stride: Sequence[int] = (),
        padding: Sequence[int] = (0,) * n,
        ceil_mode: bool = False,
        count_include_pad: bool = True,
        divisor_override: int | None = None,
    ) -> Value:
        return _averages(b, self, kernel_size, stride, padding, count_include_pad, divisor_override)

    return rule


def _averages(
    b: Builder,
    self: Value,
    kernel_size: list[int],
    stride: Sequence[int],
    padding: Sequence[int],
    count_include_pad: bool,
    divisor: int | None = None,
) -> Value:
    ws = _windows(self.shape, b.out.shape, kernel_size, stride, padding)
    x = b.convert(self, opmath(self.dtype))
    total = _reduce_windows(b, x, ws, "add", 0)
    return b.convert(_divided(b, total, ws, count_include_pad, divisor), b.out.dtype)


@family
def avg_pool_backward(
    b: Builder,
    grad_output: Value,
    self: Value,
    kernel_size: list[int],
    stride: list[int],
    padding: list[int],
    ceil_mode: bool,
    count_include_pad: bool,
    divisor_override: int | None,
) -> Value:
    """Each gradient, by its window's number of elements, for every element of the window."""
    ws = _windows(self.shape, grad_output.shape, kernel_size, stride, padding)
    g = b.convert(grad_output, opmath(grad_output.dtype))
    g = _divided(b, g, ws, count_include_pad, divisor_override)
    for w in ws:
        at = w.positions()
        real = (at >= 0) & (at < w.size)
        g = apply(b, g, w.dim, Taps(at, used=real).transposed(w.size))
    return b.convert(g, b.out.dtype)


for _n in (2, 3):
    lower(getattr(aten, f"avg_pool{_n}d").default)(avg_pool(_n))
    lower(getattr(aten, f"avg_pool{_n}d_backward").default)(avg_pool_backward)


@lower(aten.avg_pool1d.default)
def avg_pool1d(
    b: Builder,
    self: Value,
    kernel_size: list[int],
    stride: Sequence[int] = (),
    padding: Sequence[int] = (0,),
    ceil_mode: bool = False,
    count_include_pad: bool = True,
) -> Value:
    """aten::avg_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=[0], bool ceil_mode=False, bool count_include_pad=True) -> Tensor"""  # noqa: E501
    return _averages(b, self, kernel_size, stride, padding, count_include_pad)


def _divided(
    b: Builder, x: Value, ws: Sequence[Window], include_padding: bool, divisor: int | None
) -> Value:
    """x by the number of elements of each window, or by the given divisor."""
    if divisor is not None:
        return x / divisor
    counts = [_counts(w, include_padding) for w in ws]
    if all((c == c[0]).all() for c in counts):
        return x / math.prod(int(c[0]) for c in counts)
    count = None
    for w, c in zip(ws, counts, strict=True):
        term = b.broadcast_in_dim(b.array(c, x.dtype), x.shape, [w.dim])
        count = term if count is None else count * term
    assert count is not None
    return x / count


def _counts(w: Window, include_padding: bool) -> Array:
    """How many elements each window has, padding included or not; never those beyond padding."""
    margin = w.padding if include_padding else 0
    at = w.positions()
    counted: Array = ((at >= -margin) & (at < w.size + margin)).sum(1)
    return counted
