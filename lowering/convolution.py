"""Convolution, transposed convolution and the gradients of both."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import product

import numpy as np
import torch

from tpu_compile.lowering.attributes import layout_constraint
from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.mlir import hlo, ir
from tpu_compile.lowering.registry import lower
from tpu_compile.lowering.types import opmath, tensor_type

aten = torch.ops.aten

# Dimension numbers: (batch, feature) of the operand, (input, output feature) of the kernel and
# (batch, feature) of the result. Spatial dimensions are always 2, 3, ...
_FORWARD = ((0, 1), (1, 0), (0, 1))
_TRANSPOSED = ((0, 1), (0, 1), (0, 1))
_WEIGHT_GRADIENT = ((1, 0), (0, 1), (1, 0))


@lower(aten.convolution.default)
def convolution(
    b: Builder,
    input: Value,
    weight: Value,
    bias: Value | None,
    stride: list[int],
    padding: list[int],
    dilation: list[int],
    transposed: bool,
    output_padding: list[int],
    groups: int,
) -> Value:
    """aten::convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor"""  # noqa: E501
    rank = input.rank - 2
    convolve = _transposed if transposed else _direct
    size = b.out.shape[2:]
    options = (_each(stride, rank), _each(padding, rank), _each(dilation, rank))
    out = convolve(b, input, weight, size, *options, groups)
    if bias is not None:
        out = out + b.broadcast_in_dim(b.convert(bias, out.dtype), out.shape, [1])
    return b.convert(out, b.out.dtype)


@lower(aten.convolution_backward.default)
def convolution_backward(
    b: Builder,
    grad_output: Value,
    input: Value,
    weight: Value,
    bias_sizes: list[int] | None,
    stride: list[int],
    padding: list[int],
    dilation: list[int],
    transposed: bool,
    output_padding: list[int],
    groups: int,
    output_mask: list[bool],
) -> tuple[Value | None, Value | None, Value | None]:
    """aten::convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)"""  # noqa: E501
    rank = input.rank - 2
    options = (_each(stride, rank), _each(padding, rank), _each(dilation, rank))
    grad_input = grad_weight = grad_bias = None
    if output_mask[0]:
        convolve = _direct if transposed else _transposed
        grad_input = convolve(b, grad_output, weight, input.shape[2:], *options, groups)
        grad_input = b.convert(grad_input, input.dtype)
    if output_mask[1]:
        # A transposed convolution is the gradient of a direct one, with operand and result swapped.
        x, g = (grad_output, input) if transposed else (input, grad_output)
        grad_weight = _weight_gradient(b, x, g, weight.shape[2:], *options, groups)
        grad_weight = _as_weights_lie(b, b.convert(grad_weight, weight.dtype), groups)
    if output_mask[2]:
        wide = b.convert(grad_output, opmath(grad_output.dtype))
        grad_bias = b.reduce(wide, [0, *range(2, input.rank)], "add", 0)
        grad_bias = b.convert(grad_bias, grad_output.dtype)
    return grad_input, grad_weight, grad_bias


def _each(values: Sequence[int], rank: int) -> list[int]:
    """One number serves every spatial dimension."""
    return list(values) * rank if len(values) == 1 else list(values)


def _direct(
    b: Builder,
    x: Value,
    w: Value,
    size: Sequence[int],
    stride: list[int],
    padding: list[int],
    dilation: list[int],
    groups: int,
) -> Value:
    """x slid over by w of [out, in / groups, ...], to a result of spatial `size`."""
    if _cuts(b, w.shape[2:], stride, padding, dilation, groups):
        return _product(b, _pieces(b, x, size, w.shape[2:], stride), x, w, size)
    high = [
        (m - 1) * s + d * (k - 1) + 1 - n - p
        for n, m, k, s, p, d in zip(
            x.shape[2:], size, w.shape[2:], stride, padding, dilation, strict=True
        )
    ]
    if _is_mostly_weight(b, x, w, size, groups):
        rows = _patches(b, x, size, w.shape[2:], stride, padding, high, dilation)
        return _product(b, rows, x, w, size)
    return _convolve(
        b,
        x,
        w,
        [x.shape[0], w.shape[0], *size],
        _FORWARD,
        strides=stride,
        padding=list(zip(padding, high, strict=True)),
        rhs_dilation=dilation,
        feature_groups=groups,
    )


def _transposed(
    b: Builder,
    x: Value,
    w: Value,
    size: Sequence[int],
    stride: list[int],
    padding: list[int],
    dilation: list[int],
    groups: int,
) -> Value:
    """The transpose of `_direct` in x, for w of [in, out / groups, ...]."""
    if _cuts(b, w.shape[2:], stride, padding, dilation, groups):
        return _transposed_of_cuts(b, x, w, size, stride)
    w = b.reverse(w, range(2, w.rank))
    if groups > 1:  # the groups move from the kernel's input features to its output features
        i, o, kernel = w.shape[0] // groups, w.shape[1], w.shape[2:]
        w = b.reshape(w, [groups, i, o, *kernel])
        w = b.reshape(b.move_dim(w, 0, 1), [i, groups * o, *kernel])
    low = [d * (k - 1) - p for k, p, d in zip(w.shape[2:], padding, dilation, strict=True)]
    high = [
        m + d * (k - 1) - ((n - 1) * s + 1) - lo
        for n, m, k, s, d, lo in zip(
            x.shape[2:], size, w.shape[2:], stride, dilation, low, strict=True
        )
    ]
    return _convolve(
        b,
        x,
        w,
        [x.shape[0], w.shape[1], *size],
        _TRANSPOSED,
        padding=list(zip(low, high, strict=True)),
        lhs_dilation=stride,
        rhs_dilation=dilation,
        feature_groups=groups,
    )


def _weight_gradient(
    b: Builder,
    x: Value,
    g: Value,
    kernel: Sequence[int],
    stride: list[int],
    padding: list[int],
    dilation: list[int],
    groups: int,
) -> Value:
    """The gradient of `_direct` in w: x slid over by g, with batch and features exchanged."""
    if _cuts(b, kernel, stride, padding, dilation, groups):
        return _weight_gradient_of_cuts(b, x, g, kernel, stride)
    high = [
        (k - 1) * d + (m - 1) * s + 1 - n - p
        for n, m, k, s, p, d in zip(
            x.shape[2:], g.shape[2:], kernel, stride, padding, dilation, strict=True
        )
    ]
    return _convolve(
        b,
        x,
        g,
        [g.shape[1], x.shape[1] // groups, *kernel],
        _WEIGHT_GRADIENT,
        strides=dilation,
        padding=list(zip(padding, high, strict=True)),
        rhs_dilation=stride,
        batch_groups=groups,
    )


# ---------------------------------------------------------------------- windows that do not overlap


def _cuts(
    b: Builder,
    kernel: Sequence[int],
    stride: list[int],
    padding: list[int],
    dilation: list[int],
    groups: int,
) -> bool:
    """Whether the windows cut the input into pieces (1 x 1 convolutions, patches), for a CPU.

    Then a convolution is one contraction. XLA for CPUs transposes a convolution's weight in every
    call, which takes longer than the convolution where the pictures are small or few; its
    contractions take weights as they are. TPUs lay weights out as they want them.
    """
    windows = zip(kernel, stride, padding, dilation, strict=True)
    return (
        b.platform == "cpu"
        and groups == 1
        and all(p == 0 and (k == 1 or (k == s and d == 1)) for k, s, p, d in windows)
    )


def _pieces(
    b: Builder, x: Value, size: Sequence[int], kernel: Sequence[int], stride: Sequence[int]
) -> Value:
    """x of [batch, features, ...] as a row for each window, [batch * m0 * m1..., features * k0 * k1...].

    A kernel's size is its stride, or 1: then the elements between are left out.
    """
    rank = len(size)
    lengths = [
        m * k if k > 1 else (m - 1) * s + 1 for m, k, s in zip(size, kernel, stride, strict=True)
    ]
    steps = [1 if k > 1 else s for k, s in zip(kernel, stride, strict=True)]
    x = b.slice(x, [0] * x.rank, [*x.shape[:2], *lengths], [1, 1, *steps])
    pairs = [n for pair in zip(size, kernel, strict=True) for n in pair]
    x = b.reshape(x, [*x.shape[:2], *pairs])
    places, inside = range(2, 2 + 2 * rank, 2), range(3, 3 + 2 * rank, 2)
    return _matrix(b, b.transpose(x, [0, *places, 1, *inside]), 1 + rank)


def _matrix(b: Builder, x: Value, rows: int) -> Value:
    """x with its first `rows` dimensions made one, and the others.

    XLA for CPUs transposes an operand of a contraction in memory unless both are matrices.
    """
    return b.reshape(x, [math.prod(x.shape[:rows]), math.prod(x.shape[rows:])])


def _product(b: Builder, rows: Value, x: Value, w: Value, size: Sequence[int]) -> Value:
    """`_direct` as a contraction of what each window holds, a row for each, with the weight."""
    out = b.dot_general(rows, _matrix(b, w, 1), ([1], [1]), dtype=opmath(x.dtype))
    return b.move_dim(b.reshape(out, [x.shape[0], *size, w.shape[0]]), -1, 1)


def _transposed_of_cuts(
    b: Builder, x: Value, w: Value, size: Sequence[int], stride: list[int]
) -> Value:
    """`_transposed`: each element of x becomes a window; zeros where no window is."""
    spatial, kernel = x.shape[2:], w.shape[2:]
    rank = len(spatial)
    rows = _matrix(b, b.move_dim(x, 1, -1), 1 + rank)
    out = b.dot_general(rows, _matrix(b, w, 1), ([1], [0]), dtype=opmath(x.dtype))
    out = b.reshape(out, [x.shape[0], *spatial, *w.shape[1:]])
    pairs = [d for i in range(rank) for d in (1 + i, 2 + rank + i)]
    out = b.transpose(out, [0, 1 + rank, *pairs])
    lengths = [m * k for m, k in zip(spatial, kernel, strict=True)]
    out = b.reshape(out, [*out.shape[:2], *lengths])
    interior = [s - 1 if k == 1 else 0 for k, s in zip(kernel, stride, strict=True)]
    high = [n - m - (m - 1) * i for n, m, i in zip(size, lengths, interior, strict=True)]
    return b.pad(out, 0, [0] * out.rank, [0, 0, *high], [0, 0, *interior])


def _weight_gradient_of_cuts(
    b: Builder, x: Value, g: Value, kernel: Sequence[int], stride: list[int]
) -> Value:
    """`_weight_gradient` as a contraction of all windows of the batch."""
    pieces = _pieces(b, x, g.shape[2:], kernel, stride)
    rows = _matrix(b, b.move_dim(g, 1, -1), g.rank - 1)
    out = b.dot_general(rows, pieces, ([0], [0]), dtype=opmath(x.dtype))
    return b.reshape(out, [g.shape[1], x.shape[1], *kernel])


# Elements of a weight that a CPU's nearest caches hold; windows that are copied one by one.
_SMALL, _WINDOW = 1 << 16, 64


def _is_mostly_weight(b: Builder, x: Value, w: Value, size: Sequence[int], groups: int) -> bool:
    """Whether copying all windows of x takes less than transposing w, for a CPU; see `_cuts`.

    So it is in the last layers of most networks: many features, and few places in the pictures.
    """
    return (
        b.platform == "cpu"
        and groups == 1
        and math.prod(w.shape) > _SMALL
        and math.prod(w.shape[2:]) <= _WINDOW
        and x.shape[0] * math.prod(size) <= w.shape[0]
    )


def _patches(
    b: Builder,
    x: Value,
    size: Sequence[int],
    kernel: Sequence[int],
    stride: Sequence[int],
    low: Sequence[int],
    high: Sequence[int],
    dilation: Sequence[int],
) -> Value:
    """What each window of x sees, as `_pieces` has it, for windows that overlap.

    `low` and `high` are the padding; a negative one cuts off what no window reaches.
    """
    x = b.move_dim(b.pad(x, 0, [0, 0, *low], [0, 0, *high]), 1, -1)
    seen = []
    for place in product(*map(range, kernel)):
        start = [d * k for d, k in zip(dilation, place, strict=True)]
        limit = [i + (m - 1) * s + 1 for i, m, s in zip(start, size, stride, strict=True)]
        window = b.slice(x, [0, *start, 0], [x.shape[0], *limit, x.shape[-1]], [1, *stride, 1])
        seen.append(b.reshape(window, [*window.shape, 1]))
    return _matrix(b, b.concatenate(seen, x.rank), 1 + len(size))


def _as_weights_lie(b: Builder, gradient: Value, groups: int) -> Value:
    """A weight's gradient laid out as libtpu lays out the weight in memory.

    libtpu makes the larger one of a weight's feature dimensions the fastest to vary, dimension 1
    where they are equal. Its convolutions make that dimension 0 in a gradient, and an optimizer's
    update is laid out as the gradient is: the weight and each of its moments were then transposed,
    and transposed back.
    """
    o, i, *kernel = gradient.shape
    if b.platform != "tpu" or groups > 1 or not max(1, *kernel) < o <= i:
        return gradient
    attributes = layout_constraint([1, 0, *reversed(range(2, gradient.rank))])
    shape, dtype = gradient.shape, gradient.dtype
    return b.emit("stablehlo.custom_call", [gradient], shape, dtype, attributes)


def _convolve(
    b: Builder,
    x: Value,
    w: Value,
    shape: Sequence[int],
    numbers: tuple[tuple[int, int], tuple[int, int], tuple[int, int]],
    *,
    strides: list[int] | None = None,
    padding: list[tuple[int, int]],
    lhs_dilation: list[int] | None = None,
    rhs_dilation: list[int],
    feature_groups: int = 1,
    batch_groups: int = 1,
) -> Value:
    """stablehlo.convolution; 16-bit floats accumulate in float32 and are returned as such."""
    b.convolutions += 1
    (xb, xf), (wi, wo), (ob, of) = numbers
    spatial = list(range(2, x.rank))
    ones = [1] * len(spatial)
    op = hlo.ConvolutionOp(
        tensor_type(tuple(shape), opmath(x.dtype)),
        x.ir,
        w.ir,
        hlo.ConvDimensionNumbers.get(xb, xf, spatial, wi, wo, spatial, ob, of, spatial),
        feature_groups,
        batch_groups,
        window_strides=ir.DenseI64ArrayAttr.get(strides or ones),
        padding=ir.DenseIntElementsAttr.get(np.array(padding, np.int64).reshape(-1, 2)),
        lhs_dilation=ir.DenseI64ArrayAttr.get(lhs_dilation or ones),
        rhs_dilation=ir.DenseI64ArrayAttr.get(rhs_dilation),
        precision_config=b.precision_config(x),
    )
    return b.wrap(op.result)
