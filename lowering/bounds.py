"""Which indices operators take, and what eager raises for one that is out of bounds: data, not rules.

XLA clamps the indices of reads and drops those of writes. Where indices are checked (the option `indices`),
a program gives one more result: for each of these a number that is not 0 where one is out of bounds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import torch
from torch import fx

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.indexing import MASK_DTYPES
from tpu_compile.lowering.passes import is_backward

aten = torch.ops.aten

IN_SELF = "IndexError: index out of range in self"
OF_DIMENSION = "index {} is out of bounds for dimension %d with size %d"


@dataclass(frozen=True, slots=True)
class Bound:
    """`low <= index < high`, but for `ignored`; else the error, which has {} for the index."""

    index: fx.Node
    low: int
    high: int
    error: str
    ignored: int | None = None


Given = dict[str, Any]  # the arguments of a node, by the schema's names
Bounds = Callable[[Given], Iterable[Bound]]


def _size(given: Given, dim: int) -> int:
    shape = given["self"].meta["val"].shape
    return int(shape[dim]) if shape else 1


def _along(error: str, wraps: bool = False) -> Bounds:
    """Operators with a dimension and its indices."""

    def bounds(given: Given) -> Iterable[Bound]:
        dim = given["dim"] % max(given["self"].meta["val"].dim(), 1)
        size = _size(given, dim)
        text = error % (dim, size) if "%d" in error else error
        yield Bound(given["index"], -size if wraps else 0, size, text)

    return bounds


def _each(given: Given) -> Iterator[Bound]:
    """x[indices], some of which may be masks or missing."""
    dim = 0
    for index in given["indices"]:
        if index is None:
            dim += 1
        elif index.meta["val"].dtype in MASK_DTYPES:
            dim += index.meta["val"].dim()
        else:
            size = _size(given, dim)
            yield Bound(index, -size, size, "IndexError: " + OF_DIMENSION % (dim, size))
            dim += 1


def _flat(given: Given) -> Iterator[Bound]:
    size = given["self"].meta["val"].numel()
    error = f"IndexError: out of range: tried to access index {{}} on a tensor of {size} elements."
    yield Bound(given["index"], -size, size, error)


def _embedding(given: Given) -> Iterator[Bound]:
    yield Bound(given["indices"], 0, int(given["weight"].meta["val"].shape[0]), IN_SELF)


def _embedding_bag(given: Given) -> Iterator[Bound]:
    size = int(given["weight"].meta["val"].shape[0])
    error = f"RuntimeError: input takes value {{}} which is not in the valid range [0, {size})"
    yield Bound(given["indices"], 0, size, error)


def _classes(error: str, low: int = 0) -> Bounds:
    """Losses whose targets are classes: of dimension 1, or 0 for the scores of one sample."""

    def bounds(given: Given) -> Iterator[Bound]:
        high = _size(given, min(1, given["self"].meta["val"].dim() - 1))
        yield Bound(given["target"], low, high, error, given.get("ignore_index"))

    return bounds


_TABLE: tuple[tuple[Bounds, tuple[Any, ...]], ...] = (
    (_each, (aten.index.Tensor, aten.index_put.default, aten._index_put_impl.default)),
    (_along(IN_SELF), (aten.index_select.default, aten.index_reduce.default)),
    (
        _along("RuntimeError: " + OF_DIMENSION),
        (
            aten.gather.default, aten.scatter.src, aten.scatter.value, aten.scatter.reduce,
            aten.scatter.value_reduce, aten.scatter_add.default, aten.scatter_reduce.two,
            aten.index_add.default,
        ),
    ),
    (_along("IndexError: index_copy_(): " + OF_DIMENSION), (aten.index_copy.default,)),
    (
        _along("IndexError: " + OF_DIMENSION, wraps=True),
        (aten.index_fill.int_Scalar, aten.index_fill.int_Tensor),
    ),
    (_flat, (aten.take.default, aten.put.default)),
    (_embedding, (aten.embedding.default,)),
    (
        _embedding_bag,
        (aten._embedding_bag.default, aten._embedding_bag_forward_only.default),
    ),
    (
        _classes("IndexError: Target {} is out of bounds."),
        (aten.nll_loss_forward.default, aten.nll_loss2d_forward.default),
    ),
    (
        _classes("RuntimeError: argument #2 'target' is out of range", low=-1),
        (aten.multilabel_margin_loss_forward.default,),
    ),
)  # fmt: skip

_BOUNDS: dict[Any, Bounds] = {op: bounds for bounds, ops in _TABLE for op in ops}


def bounds_of(node: fx.Node) -> list[Bound]:
    """What a node's indices must keep to. A backward's are those of its forward."""
    bounds = _BOUNDS.get(node.target)
    if bounds is None or is_backward(node):
        return []
    names = [a.name for a in node.target._schema.arguments]  # type: ignore[union-attr]
    given = dict(zip(names, node.args, strict=False)) | node.kwargs
    # Nothing is in bounds of size 0: such reads and writes have no lowering.
    return [b for b in bounds(given) if b.high > 0 and b.index.meta["val"].numel()]


def first_beyond(b: Builder, index: Value, bound: Bound) -> Value:
    """An index that is out of bounds, or 0 where none is: int64[1]."""
    i = b.cast(index, torch.int64)
    beyond = (i < bound.low) | (i >= bound.high)
    if bound.ignored is not None:
        beyond = beyond & i.ne(bound.ignored)
    bad = b.select(beyond, i, 0)
    high, low = (b.reduce(bad, range(bad.rank), how, 0) for how in ("maximum", "minimum"))
    return b.reshape(b.select(high > 0, high, low), (1,))
