"""Where views lie in tensors: slices, transposes, and reshapes that add or drop dimensions of size 1.

Of a program that is built: views are MLIR values, and what they are views of are operands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tpu_compile.lowering.mlir import ir

SLICE, RESHAPE = "stablehlo.slice", "stablehlo.reshape"
UPDATE, SCATTER = "stablehlo.dynamic_update_slice", "stablehlo.scatter"
TRANSPOSE, CONSTANT = "stablehlo.transpose", "stablehlo.constant"


class Place(NamedTuple):
    """Where a view lies in a tensor: a box of it, whose dimensions may be in another order.

    `dims` has, for each dimension of the view, that of the tensor along which it runs, or None for
    one of size 1 that the view adds; `start` is the first corner of the box. In the dimensions of
    the tensor that the view lacks, the box has size 1.
    """

    dims: tuple[int | None, ...]
    start: tuple[int, ...]

    def of(self, inner: Place) -> Place:
        """The place in the tensor of a view of the view."""
        start = list(self.start)
        for d, offset in zip(self.dims, inner.start, strict=True):
            if d is not None:
                start[d] += offset
        dims = (None if d is None else self.dims[d] for d in inner.dims)
        return Place(tuple(dims), tuple(start))

    def equals(self, other: Place, shape: Sequence[int]) -> bool:
        """Whether views of one shape at the two places are one: sizes of 1 may run along anything."""
        sized = [d for d, n in enumerate(shape) if n > 1]
        return self.start == other.start and all(self.dims[d] == other.dims[d] for d in sized)

    def meets(self, shape: Sequence[int], other: Place, others: Sequence[int]) -> bool:
        """Whether a view of `shape` here and one of another shape there share elements."""
        here, there = self._sizes(shape), other._sizes(others)
        bounds = zip(self.start, here, other.start, there, strict=True)
        return all(a < b + m and b < a + n for a, n, b, m in bounds)

    def _sizes(self, shape: Sequence[int]) -> list[int]:
        """Of the box of a view of `shape`, in each dimension of the tensor."""
        sizes = [1] * len(self.start)
        for d, n in zip(self.dims, shape, strict=True):
            if d is not None:
                sizes[d] = n
        return sizes


def box(start: Sequence[int]) -> Place:
    """A view with all dimensions of its tensor, from `start` on."""
    return Place(tuple(range(len(start))), tuple(start))


class View(NamedTuple):
    """A tensor that a value is a view of: where, and the last op on the way there (None: itself)."""

    tensor: Any
    place: Place
    op: Any


def path(value: Any, to: Any) -> list[View]:
    """From a value through what it is a view of to a tensor equal to `to`; empty: it is no view of it."""
    found = [View(value, box([0] * len(shape_of(value))), None)]
    while not same(found[-1].tensor, to):
        op = maker(found[-1].tensor)
        place = None if op is None else _in_operand(op)
        if place is None:
            return []
        found.append(View(op.operands[0], place.of(found[-1].place), op))
    return found


def whole(value: Any) -> list[View]:
    """From a value through what it is all of, but for the order and number of dimensions."""
    found = [View(value, box([0] * len(shape_of(value))), None)]
    while (op := maker(found[-1].tensor)) is not None and op.name in (RESHAPE, TRANSPOSE):
        place = _in_operand(op)
        if place is None:
            break
        found.append(View(op.operands[0], place.of(found[-1].place), op))
    return found


def through(value: Any) -> tuple[Any, Place]:
    """What a value is, but for reshapes and transposes of it, and where that lies in the value."""
    place = box([0] * len(shape_of(value)))
    while (op := maker(value)) is not None and (inner := operand_in(op)) is not None:
        value, place = op.operands[0], place.of(inner)
    return value, place


def operand_in(op: Any) -> Place | None:
    """Where the operand of a reshape or transpose lies in its result; None for another op."""
    if op.name not in (RESHAPE, TRANSPOSE):
        return None
    if op.name == TRANSPOSE:
        order = _ints(op, "permutation")
        dims: tuple[int | None, ...] | None = tuple(map(order.index, range(len(order))))
    else:
        dims = _aligned(shape_of(op.operands[0]), shape_of(op.results[0]))
    return None if dims is None else Place(dims, (0,) * len(shape_of(op.results[0])))


def _in_operand(op: Any) -> Place | None:
    """Where an op's result lies in its operand; None where it is no view, or one with gaps."""
    if op.name not in (SLICE, RESHAPE, TRANSPOSE):
        return None
    if op.name == SLICE:
        return box(_ints(op, "start_indices")) if set(_ints(op, "strides")) <= {1} else None
    if op.name == TRANSPOSE:
        dims: tuple[int | None, ...] | None = tuple(_ints(op, "permutation"))
    else:
        dims = _aligned(shape_of(op.results[0]), shape_of(op.operands[0]))
    return None if dims is None else Place(dims, (0,) * len(shape_of(op.operands[0])))


def _aligned(view: Sequence[int], shape: Sequence[int]) -> tuple[int | None, ...] | None:
    """The dimensions of `shape` for those of a reshape that only adds and drops ones of size 1."""
    dims: list[int | None] = []
    at = 0
    for n in view:
        while n != 1 and at < len(shape) and shape[at] == 1:
            at += 1
        if at < len(shape) and shape[at] == n:
            dims.append(at)
            at += 1
        elif n == 1:
            dims.append(None)
        else:
            return None
    return tuple(dims) if set(shape[at:]) <= {1} else None


def same(x: Any, y: Any) -> bool:
    """Whether two values are one, or made by equal views of one."""
    if x == y:
        return True
    one, other = maker(x), maker(y)
    if one is None or other is None or one.name != other.name or x.type != y.type:
        return False
    if one.name not in (SLICE, RESHAPE, TRANSPOSE):
        return False
    equal = dict(one.attributes) == dict(other.attributes)
    return equal and same(one.operands[0], other.operands[0])


# ---------------------------------------------------------------------- reading programs


def maker(value: Any) -> Any:
    """The op that makes a value; None for an argument."""
    return getattr(value.owner, "operation", None)


def shape_of(value: Any) -> list[int]:
    return list(value.type.shape)


def numbers(values: Sequence[Any]) -> list[int] | None:
    """The integers that values of one element are in the program; None where one is not known."""
    made = [maker(v) for v in values]
    if any(op is None or op.name != CONSTANT for op in made):
        return None
    held = (ir.DenseElementsAttr(op.attributes["value"]) for op in made)
    return [ir.IntegerAttr(h.get_splat_value()).value for h in held]


def is_read(op: Any) -> bool:
    """Whether anything reads the results of an op."""
    return any(True for r in op.results for _ in r.uses)


def _ints(op: Any, attribute: str) -> list[int]:
    return [int(n) for n in op.attributes[attribute]]
