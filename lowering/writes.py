"""Writes into views of views of a buffer become writes into the buffer: nothing large is copied.

`cache[i][j].index_copy_(...)` is, in a functional graph, a scatter into a part of a part, which is then
written into its part, and that into the buffer. XLA would copy each of them. Once a program is built,
a write of a part that is itself a part with something written into it

    part = write(view(x));  new = dynamic_update_slice(x, part, ...)  # to where the view was read

becomes `new = write(x)`, at places in x, and what else reads the part reads it from the new x.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import reduce
from operator import and_
from typing import Any, NamedTuple

import torch

from tpu_compile.lowering.attributes import layout_constraint
from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.mlir import hlo, ir
from tpu_compile.lowering.places import (
    CONSTANT,
    RESHAPE,
    SCATTER,
    SLICE,
    TRANSPOSE,
    UPDATE,
    Place,
    View,
    box,
    is_read,
    maker,
    numbers,
    path,
    shape_of,
    through,
)
from tpu_compile.lowering.sources import overwrites_its_source

_JOIN, _CALL = "stablehlo.concatenate", "stablehlo.custom_call"
_ARITHMETIC = {
    f"stablehlo.{name}" for name in ("add", "and", "compare", "convert", "iota", "select")
}
_PURE = frozenset({UPDATE, SCATTER, SLICE, RESHAPE, TRANSPOSE, CONSTANT, _JOIN} | _ARITHMETIC)


def merge(b: Builder, block: Any) -> None:
    """Merge the writes of a program that is built, whose main function has the body `block`.

    A scatter that is left with one window becomes a dynamic_update_slice. On TPUs, an argument with
    something written into it stays laid out as it came.
    """
    writes = _Writes(b)
    for write in b.writes:
        if len(write.operation.results) == 1:
            writes.meet(write.operation)
    for op in list(writes.left):
        left = writes.keep_sources(writes.simplify(op))
        if b.platform == "tpu" and _root(left.results[0]).owner == block:
            _keep_layout(left)


class _Writes:
    """Meets the writes of a program in order; `left` are those that are not merged."""

    def __init__(self, b: Builder) -> None:
        self.b = b
        self.left: dict[Any, None] = {}

    def meet(self, op: Any) -> None:
        self.left[op] = None
        if op.name == UPDATE:
            self._merge(op)

    def _merge(self, outer: Any) -> None:
        """Do one write instead of `outer`, where what it writes is a view with something written."""
        into, part, *at = outer.operands
        start = numbers(at)
        if start is None or not all(shape_of(part)):
            return
        value, place = through(part)
        inner = maker(value)
        if inner is None or inner.name not in (UPDATE, SCATTER) or inner.block != outer.block:
            return
        views = path(inner.operands[0], into)
        if not views or not views[-1].place.equals(box(start).of(place), shape_of(value)):
            return
        x = self.b.wrap(views[-1].tensor)  # unlike `into`, it is there when the inner write is
        with ir.InsertionPoint(inner), inner.location, _apart(self.b):
            new = _written(self.b, inner, x, views[-1].place)
            if new is None:
                return
            outer.results[0].replace_all_uses_with(new.ir)
            self._drop(outer, inner)
            if is_read(inner):
                value.replace_all_uses_with(_viewed(new, views))
        self._drop(inner)
        self.left[maker(new.ir)] = None

    def simplify(self, op: Any) -> Any:
        """The op itself, or what does without a scatter where it writes one window."""
        if op.name != SCATTER or _count(op) != 1 or not _replaces(op):
            return op
        return self._instead(op, _write_one)

    def keep_sources(self, op: Any) -> Any:
        """The op itself, or what writes into a copy, where XLA would overwrite what it still reads."""
        if self.b.platform != "cpu" or op.name != UPDATE or not overwrites_its_source(op):
            return op
        return self._instead(op, _write_anew)

    def _instead(self, op: Any, make: Callable[[Builder, Any], Value]) -> Any:
        """What `make` makes in place of an op."""
        with ir.InsertionPoint(op), op.location, _apart(self.b):
            new = make(self.b, op)
        op.results[0].replace_all_uses_with(new.ir)
        self._drop(op)
        return maker(new.ir)

    def _drop(self, op: Any, *kept: Any) -> None:
        """Erase an op that nothing reads, and then what only it read, but for `kept`."""
        block, pending = op.block, [op]
        while pending:
            last = reduce(lambda a, c: c if a.is_before_in_block(c) else a, pending)
            pending = [p for p in pending if p != last]
            if last in kept or is_read(last):
                continue
            sources = [s for s in map(maker, last.operands) if s is not None]
            pending += [s for s in sources if s.name in _PURE and s.block == block]
            self.left.pop(last, None)
            last.erase()


@contextmanager
def _apart(b: Builder) -> Iterator[None]:
    """Inside, constants are made where they are needed: the builder's may come later in the program."""
    outer, b.constants = b.constants, {}
    try:
        yield
    finally:
        b.constants = outer


def _viewed(x: Value, views: Sequence[View]) -> Any:
    """The view of x that the first of `views` is of the last."""
    value = x.ir
    for view in reversed(views[1:]):
        twin = view.op.clone()
        twin.operands[0] = value
        value = twin.results[0]
    return value


# ---------------------------------------------------------------------- places in a view, in its tensor


def _written(b: Builder, op: Any, x: Value, place: Place) -> Value | None:
    """x as a write into its view at `place` changes it; None where the view is to be written."""
    if op.name == SCATTER and b.platform == "tpu" and _count(op) > 1:
        return None  # libtpu has fast scatters along one dimension only: others become loops
    return (_updated if op.name == UPDATE else _scattered)(b, op, x, place)


def _updated(b: Builder, op: Any, x: Value, place: Place) -> Value | None:
    """x as a dynamic_update_slice writes into its view at `place`; None where that is dynamic."""
    start = numbers(op.operands[2:])
    if start is None:
        return None
    part = b.wrap(op.operands[1])
    own = sorted((to, d) for d, to in enumerate(place.dims) if to is not None)
    added = [d for d, to in enumerate(place.dims) if to is None]
    shape = [1] * x.rank
    for to, d in own:
        shape[to] = part.shape[d]
    part = b.reshape(b.transpose(part, [*added, *(d for _, d in own)]), shape)
    at = place.of(box(start)).start
    return b.dynamic_update_slice(x, part, [b.scalar(s, torch.int64) for s in at])


class _Scatter(NamedTuple):
    """A scatter, by the dimensions of its operand.

    `columns` are the coordinates of the index vectors, with a last dimension of size 1; `windows`
    and `batch` give the dimensions of the updates and of the indices.
    """

    columns: dict[int, Value]
    windows: dict[int, int]
    batch: dict[int, int]
    updates: Value


def _read_scatter(b: Builder, op: Any) -> _Scatter:
    x, indices, updates = map(b.wrap, op.operands)
    n = hlo.ScatterDimensionNumbers(op.attributes["scatter_dimension_numbers"])
    batch = dict(zip(n.input_batching_dims, n.scatter_indices_batching_dims, strict=True))
    inserted = {*n.inserted_window_dims, *batch}
    within = [d for d in range(x.rank) if d not in inserted]
    dims = list(n.scattered_dims_to_operand_dims)
    if n.index_vector_dim == indices.rank:
        indices = b.expand_dims(indices, -1)
    assert n.index_vector_dim == indices.rank - 1, "rules put index vectors last"
    columns = _columns(b, indices)
    windows = dict(zip(within, n.update_window_dims, strict=True))
    return _Scatter(dict(zip(dims, columns, strict=True)), windows, batch, updates)


def _columns(b: Builder, indices: Value) -> list[Value]:
    joined = maker(indices.ir)
    if joined is not None and joined.name == _JOIN and len(joined.operands) == indices.shape[-1]:
        return [b.wrap(column) for column in joined.operands]
    last = indices.rank - 1
    return [b.slice_dim(indices, last, i, i + 1) for i in range(indices.shape[last])]


def _scattered(b: Builder, op: Any, x: Value, place: Place) -> Value | None:
    """x as a scatter writes into its view at `place`; None where it indexes what x does not have.

    The index vectors get a coordinate in each dimension in which the view does not start at 0. One
    that is out of the view's bounds is out of x's.
    """
    had = _read_scatter(b, op)
    size = shape_of(op.operands[0])
    added = {d for d, to in enumerate(place.dims) if to is None}
    indexed = had.columns.keys() | {d for d in had.batch if size[d] > 1}
    if not had.columns or added & indexed:
        return None
    dtype = torch.int32 if max(x.shape) < 2**31 else torch.int64
    one = next(iter(had.columns.values())).shape
    columns: dict[int, Value] = {}
    batch: dict[int, int] = {}
    for d, to in enumerate(place.dims):
        if to is None:
            continue
        if d in had.columns:
            column = b.convert(had.columns[d], dtype)
            if size[d] < x.shape[to]:
                length = had.updates.shape[had.windows[d]] if d in had.windows else 1
                inside = (column >= 0) & (column <= size[d] - length)
                column = b.select(inside, column + place.start[to], -1)
            columns[to] = column
        elif d in had.batch and size[d] == x.shape[to]:
            batch[to] = had.batch[d]
        elif d in had.batch:
            columns[to] = b.iota(one, had.batch[d], dtype) + place.start[to]
    for to, start in enumerate(place.start):
        if start and to not in columns:
            columns[to] = b.full(one, start, dtype)
    windows, updates = _moved_windows(b, had, place)
    return _scatter(b, op, x, _Scatter(columns, windows, batch, updates))


def _moved_windows(b: Builder, had: _Scatter, place: Place) -> tuple[dict[int, int], Value]:
    """The windows and updates of a scatter into a view, for its tensor: in the order of its dimensions,
    where the updates have any of a window, and without those that the view adds."""
    own = {to: at for d, at in had.windows.items() if (to := place.dims[d]) is not None}
    gone = [at for d, at in had.windows.items() if place.dims[d] is None]
    slots = dict(zip(sorted(own), sorted(own.values()), strict=True))
    order = list(range(had.updates.rank))
    for to, slot in slots.items():
        order[slot] = own[to]
    updates = b.transpose(had.updates, order)
    if gone:
        updates = b.squeeze(updates, *gone)
    return {to: slot - sum(g < slot for g in gone) for to, slot in slots.items()}, updates


def _scatter(b: Builder, op: Any, x: Value, new: _Scatter) -> Value:
    """A scatter into x that combines as `op` does."""
    dims = sorted(new.columns)
    indices = b.concatenate([new.columns[d] for d in dims], new.columns[dims[0]].rank - 1)
    twin = op.clone()
    for i, operand in enumerate((x, indices, new.updates)):
        twin.operands[i] = operand.ir
    twin.attributes["scatter_dimension_numbers"] = hlo.ScatterDimensionNumbers.get(
        list(new.windows.values()),
        [d for d in range(x.rank) if d not in new.windows and d not in new.batch],
        sorted(new.batch),
        [new.batch[d] for d in sorted(new.batch)],
        dims,
        indices.rank - 1,
    )
    twin.results[0].set_type(x.ir.type)
    return b.wrap(twin.results[0])


# ---------------------------------------------------------------------- one window


def _write_one(b: Builder, op: Any) -> Value:
    """x with the one window of a scatter written by a dynamic_update_slice.

    One that is out of bounds is moved into them, as XLA does, and writes what is there. XLA makes the
    same of a scatter, but with the index vector in memory.
    """
    x, one = b.wrap(op.operands[0]), _read_scatter(b, op)
    shape = [one.updates.shape[one.windows[d]] if d in one.windows else 1 for d in range(x.rank)]
    dtype = next(iter(one.columns.values())).dtype
    starts = [b.scalar(0, dtype)] * x.rank
    inside = []
    for d, column in one.columns.items():
        known, last = numbers([column.ir]), x.shape[d] - shape[d]
        starts[d] = b.scalar(known[0], dtype) if known else b.reshape(column, ())
        if known is None or not 0 <= known[0] <= last:
            inside += [starts[d] >= 0, starts[d] <= last]
    part = b.reshape(one.updates, shape)
    if inside:
        part = b.select(reduce(and_, inside), part, b.dynamic_slice(x, starts, shape))
    return b.dynamic_update_slice(x, part, starts)


def _write_anew(b: Builder, op: Any) -> Value:
    """What a dynamic_update_slice gives, not in place."""
    x, part, *starts = map(b.wrap, op.operands)
    there = b.full(part.shape, True, torch.bool)
    mask = b.dynamic_update_slice(b.zeros(x.shape, torch.bool), there, starts)
    return b.select(mask, b.dynamic_update_slice(b.zeros(x.shape, x.dtype), part, starts), x)


def _count(op: Any) -> int:
    """How many windows a write has; 0 where there is nothing in them."""
    if op.name == UPDATE:
        return int(all(shape_of(op.operands[1])))
    updates = shape_of(op.operands[2])
    n = hlo.ScatterDimensionNumbers(op.attributes["scatter_dimension_numbers"])
    if 0 in updates or not n.scattered_dims_to_operand_dims:
        return 0
    return math.prod(size for d, size in enumerate(updates) if d not in n.update_window_dims)


def _replaces(op: Any) -> bool:
    """Whether what a scatter writes replaces what is there."""
    (body,) = op.regions[0].blocks
    first, *rest = body.operations
    return not rest and first.operands[0] == body.arguments[1]


# ---------------------------------------------------------------------- layouts


def _root(value: Any) -> Any:
    """What was there before anything was written into it."""
    while (op := maker(value)) is not None and op.name in (UPDATE, SCATTER, _CALL):
        value = op.operands[0]
    return value


def _keep_layout(op: Any) -> None:
    """Have what is written into an argument laid out as arguments are.

    libtpu would lay it out so that a window lies well, such as one position of a cache: it moved the
    whole before the first write, and back after the last. It lays arguments out row by row where
    that fills its tiles; how it lays out others, it does not tell.
    """
    (result,) = op.results
    shape = shape_of(result)
    if len(shape) < 2 or shape[-1] % 128 or shape[-2] % 16:
        return
    with ir.InsertionPoint(op), op.location:
        attributes = layout_constraint(range(len(shape))[::-1])
        kept = ir.Operation.create(_CALL, [result.type], [result], attributes)
    kept.move_after(op)
    result.replace_all_uses_except(kept.results[0], kept)
