"""Sort, top-k and search: orders in which NaN is the greatest value and -0.0 equals 0.0."""

from __future__ import annotations

import math
from typing import Any

import torch
from torch import fx

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.indexing import at_least_1d, gather_rows, take_along
from tpu_compile.lowering.registry import lower
from tpu_compile.lowering.types import FLOAT8

aten = torch.ops.aten

SIGNED = {1: torch.int8, 2: torch.int16, 4: torch.int32, 8: torch.int64}


# ---------------------------------------------------------------------- order


def order_key(b: Builder, x: Value, descending: bool = False) -> Value:
    """Signed integers of x's width that compare as torch sorts x."""
    if x.dtype in FLOAT8:
        x = b.convert(x, torch.float32)
    if x.dtype == torch.bool:
        key = b.convert(x, torch.int8)
    elif x.dtype.is_floating_point:
        one_zero = b.select(x.eq(0), 0.0, x)
        bits = b.bitcast(b.select(b.is_nan(x), math.nan, one_zero), SIGNED[x.dtype.itemsize])
        key = b.select(bits < 0, bits ^ torch.iinfo(bits.dtype).max, bits)
    else:
        key = b.bitcast(x, SIGNED[x.dtype.itemsize])
        if not x.dtype.is_signed:
            key = key ^ torch.iinfo(key.dtype).min
    return ~key if descending else key


def argsort(b: Builder, x: Value, dim: int, descending: bool = False) -> Value:
    """The int64 indices of a stable sort of x along `dim`."""
    if b.platform == "tpu" and x.dtype == torch.float64:
        return _argsort_float64(b, x, dim, descending)
    key = order_key(b, x, descending)
    if b.platform != "cpu":
        iota = b.iota(x.shape, dim, torch.int32)
        _, order = b.sort([key, iota], dim, lambda x0, x1, *_: x0 < x1)
        return b.convert(order, torch.int64)
    if key.dtype != torch.int64:
        return _argsort_packed(b, key, dim)
    # Two digits, the low one first: each pass is stable.
    low = _argsort_packed(b, b.convert(key, torch.int32) ^ -(2**31), dim)
    high = b.convert(_shift_right(b, take_along(b, key, dim, low), 32), torch.int32)
    return take_along(b, low, dim, _argsort_packed(b, high, dim))


def _argsort_float64(b: Builder, x: Value, dim: int, descending: bool) -> Value:
    """By comparing numbers: libtpu's float64 is a pair of float32, whose bits are in no order."""

    def less(x0: Value, x1: Value, *_: Value) -> Value:
        if descending:
            x0, x1 = x1, x0
        return (x0 < x1) | (x1.ne(x1) & x0.eq(x0))

    _, order = b.sort([x, b.iota(x.shape, dim, torch.int32)], dim, less)
    return b.convert(order, torch.int64)


def _argsort_packed(b: Builder, key: Value, dim: int) -> Value:
    """Sort one operand, the key above its index: XLA's CPU sort is 6 times faster than on pairs."""
    key = b.binary("shift_left", b.convert(key, torch.int64), 32)
    packed = key | b.iota(key.shape, dim, torch.int64)
    (ordered,) = b.sort([packed], dim, lambda x0, x1: x0 < x1, stable=False)
    return ordered & 0xFFFFFFFF


def _shift_right(b: Builder, x: Value, by: int) -> Value:
    return b.binary("shift_right_arithmetic", x, by)


# ---------------------------------------------------------------------- sort


@lower(aten.sort.stable)
def sort_stable(
    b: Builder, self: Value, *, stable: bool | None, dim: int = -1, descending: bool = False
) -> tuple[Value, Value]:
    """
    aten::sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor
    values, Tensor indices)
    """
    if self.numel < 2 or self.shape[dim] == 1:
        return self, b.zeros(self.shape, torch.int64)
    dim %= self.rank
    order = argsort(b, self, dim, descending)
    return take_along(b, self, dim, order), order


@lower(aten.sort.default)
def sort(b: Builder, self: Value, dim: int = -1, descending: bool = False) -> tuple[Value, Value]:
    """
    aten::sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
    """
    return sort_stable(b, self, stable=True, dim=dim, descending=descending)


@lower(aten.topk.default)
def topk(
    b: Builder, self: Value, k: int, dim: int = -1, largest: bool = True, sorted: bool = True
) -> tuple[Value, Value]:
    """
    aten::topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor
    values, Tensor indices)
    """
    shape = b.out.shape
    if 0 in shape:
        return b.zeros(*b.out), b.zeros(shape, torch.int64)
    x = at_least_1d(b, self)
    dim %= x.rank
    if _fits_float32(x.dtype) and (b.platform != "cpu" or 4 * k <= x.shape[dim]):
        values, order = _top_k(b, x, k, dim, largest)
    else:
        order = b.slice_dim(argsort(b, x, dim, descending=largest), dim, 0, k)
        values = take_along(b, x, dim, order)
    return b.reshape(values, shape), b.reshape(order, shape)


def _fits_float32(dtype: torch.dtype) -> bool:
    return dtype.itemsize <= 2 or dtype == torch.float32


def _top_k(b: Builder, x: Value, k: int, dim: int, largest: bool) -> tuple[Value, Value]:
    """CHLO's top_k, fast on the last dimension of float32 alone; NaN's sign bit counts in it."""
    key = b.convert(b.move_dim(x, dim, -1), torch.float32)
    if not largest:
        key = -key
    if x.dtype.is_floating_point:
        key = b.select(b.is_nan(key), math.nan if largest else -math.nan, key)
    values, order = b.top_k(key, k)
    values = b.convert(values if largest else -values, x.dtype)
    return b.move_dim(values, -1, dim), b.move_dim(b.convert(order, torch.int64), -1, dim)


@lower(aten.kthvalue.default)
def kthvalue(
    b: Builder, self: Value, k: int, dim: int = -1, keepdim: bool = False
) -> tuple[Value, Value]:
    """
    aten::kthvalue(Tensor self, SymInt k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor
    indices)
    """
    shape = b.out.shape
    if 0 in shape or self.numel == 1:
        return b.reshape(self, shape), b.zeros(shape, torch.int64)
    dim %= self.rank
    index = b.slice_dim(argsort(b, self, dim), dim, k - 1, k)
    return b.reshape(take_along(b, self, dim, index), shape), b.reshape(index, shape)


# ---------------------------------------------------------------------- search


def binary_search(b: Builder, sequence: Value, x: Value, *, right: bool) -> Value:
    """How many leading elements of each sorted row are below x (not above x, if `right`), int32.

    `sequence` is one row, or as many as x has in its last dimension's place. Step for step what
    torch's kernels do, so that rows with NaN or out of order give what eager gives.
    """
    n = sequence.shape[-1]
    last = sequence.rank - 1

    def step(i: Value, low: Value, high: Value, row: Value, x: Value) -> list[Value]:
        middle = low + (high - low) / 2
        v = gather_rows(b, row, 0, middle) if last == 0 else take_along(b, row, last, middle)
        above = v > x if right else v >= x
        searching = low < high
        return [
            i + 1,
            b.select(searching & ~above, middle + 1, low),
            b.select(searching & above, middle, high),
            row,
            x,
        ]

    steps = n.bit_length()
    dtype = torch.int32
    state = [b.scalar(0, dtype), b.zeros(x.shape, dtype), b.full(x.shape, n, dtype), sequence, x]
    return b.while_loop(state, lambda i, *_: i < steps, step)[1]


def _search(
    b: Builder, sequence: Value, x: Value, right: bool, side: str | None, sorter: Value | None
) -> Value:
    if 0 in b.out.shape or sequence.shape[-1] == 0:
        return b.zeros(*b.out)
    if sorter is not None:
        sequence = take_along(b, sequence, sequence.rank - 1, sorter)
    found = binary_search(b, sequence, x, right=right or side == "right")
    return b.convert(found, b.out.dtype)


@lower(aten.searchsorted.Tensor, aten.searchsorted.Scalar)
def searchsorted(
    b: Builder,
    sorted_sequence: Value,
    self: Any,
    *,
    out_int32: bool = False,
    right: bool = False,
    side: str | None = None,
    sorter: Value | None = None,
) -> Value:
    """
    aten::searchsorted.Tensor(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool
    right=False, str? side=None, Tensor? sorter=None) -> Tensor
    aten::searchsorted.Scalar(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool
    right=False, str? side=None, Tensor? sorter=None) -> Tensor
    """
    sequence, x = _in_common_dtype(b, sorted_sequence, self, b.node)
    return _search(b, sequence, x, right, side, sorter)


def _with_rows(node: fx.Node) -> str | None:
    """Torch's kernel refuses boundaries of more than one row, its shape function does not."""
    boundaries: Any = node.args[1]
    return None if boundaries.meta["val"].dim() == 1 else "eager refuses boundaries of rows"


@lower(aten.bucketize.Tensor, aten.bucketize.Scalar, unless=_with_rows)
def bucketize(
    b: Builder, self: Any, boundaries: Value, *, out_int32: bool = False, right: bool = False
) -> Value:
    """
    aten::bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False, bool
    right=False) -> Tensor
    aten::bucketize.Scalar(Scalar self, Tensor boundaries, *, bool out_int32=False, bool
    right=False) -> Tensor
    """
    x, sequence = _in_common_dtype(b, self, boundaries, b.node)
    return _search(b, sequence, x, right, None, None)


def _in_common_dtype(b: Builder, x: Any, y: Any, node: Any) -> tuple[Value, Value]:
    """Two arguments of the node, a tensor and a tensor or scalar, as eager would compare them."""
    fake = [a.meta["val"] if isinstance(a, fx.Node) else a for a in node.args[:2]]
    dtype = torch.result_type(*fake)
    x, y = (b.convert(v, dtype) if isinstance(v, Value) else b.scalar(v, dtype) for v in (x, y))
    return x, y


# ---------------------------------------------------------------------- membership

# Up to this many elements to look for, comparing with each is faster than a search among them.
COMPARED_WITH_EACH = 64


@lower(aten.isin.Tensor_Tensor)
def isin(
    b: Builder,
    elements: Value,
    test_elements: Value,
    *,
    assume_unique: bool = False,
    invert: bool = False,
) -> Value:
    """
    aten::isin.Tensor_Tensor(Tensor elements, Tensor test_elements, *, bool assume_unique=False,
    bool invert=False) -> Tensor
    """
    x, tests = _in_common_dtype(b, elements, test_elements, b.node)
    if 0 in x.shape or 0 in tests.shape:
        return b.full(b.out.shape, invert, torch.bool)
    tests = b.reshape(tests, (tests.numel,))
    if tests.numel <= COMPARED_WITH_EACH:
        found = b.reduce(b.expand_dims(x, -1).eq(tests), [x.rank], "or", False)
    else:
        ordered = take_along(b, tests, 0, argsort(b, tests, 0))
        place = binary_search(b, ordered, x, right=False)
        found = gather_rows(b, ordered, 0, place).eq(x)
    return ~found if invert else found


@lower(aten.isin.Tensor_Scalar)
def isin_scalar(
    b: Builder,
    elements: Value,
    test_element: float,
    *,
    assume_unique: bool = False,
    invert: bool = False,
) -> Value:
    """
    aten::isin.Tensor_Scalar(Tensor elements, Scalar test_element, *, bool assume_unique=False, bool
    invert=False) -> Tensor
    """
    x, test = _in_common_dtype(b, elements, test_element, b.node)
    return b.compare(x, test, "NE" if invert else "EQ")


@lower(aten.isin.Scalar_Tensor)
def isin_of_scalar(
    b: Builder,
    element: float,
    test_elements: Value,
    *,
    assume_unique: bool = False,
    invert: bool = False,
) -> Value:
    """
    aten::isin.Scalar_Tensor(Scalar element, Tensor test_elements, *, bool assume_unique=False, bool
    invert=False) -> Tensor
    """
    x, tests = _in_common_dtype(b, element, test_elements, b.node)
    if isinstance(element, float) and not tests.dtype.is_complex and tests.numel >= 10:
        # Eager sorts these, in double precision: no float32 is 0.1.
        x, tests = b.scalar(element, torch.float64), b.convert(test_elements, torch.float64)
    found = b.reduce(tests.eq(x), range(tests.rank), "or", False)
    return ~found if invert else found
