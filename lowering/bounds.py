"""Which indices operators take, and what eager raises for one that is out of bounds: data, not rules.

XLA clamps the indices of reads and drops those of writes. Where indices are checked (the option `indices`),
a program gives one more result: for each of these a number that is not 0 where one is out of bounds. The
eager mode `debug` looks at the same bounds before it runs an op.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import torch
from torch import fx
from torch._ops import OpOverload

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.indexing import MASK_DTYPES
from tpu_compile.lowering.passes import is_backward
from tpu_compile.lowering.registry import arguments

IN_SELF = "IndexError: index out of range in self"
OF_DIMENSION = "index {} is out of bounds for dimension %d with size %d"


@dataclass(frozen=True, slots=True)
class Bound:
    """`low <= index < size`, which is the size of `dim`, but for `ignored`.

    `error` is what eager raises, with {} for the index.
    """

    index: Any  # a tensor, or the node that gives it
    dim: int
    size: int
    error: str
    low: int = 0
    ignored: int | None = None


@dataclass(frozen=True, slots=True)
class Given:
    """The arguments of an op by name, and what gives the tensor, real or fake, of one that is one."""

    arguments: Mapping[str, Any]
    tensor: Callable[[Any], torch.Tensor]

    def __getitem__(self, name: str) -> Any:
        return self.arguments[name]

    def shape(self, name: str) -> tuple[int, ...]:
        return tuple(self.tensor(self[name]).shape)


Bounds = Callable[[Given], Iterable[Bound]]


def _along(error: str, wraps: bool = False) -> Bounds:
    """Operators with a dimension and its indices."""

    def bounds(given: Given) -> Iterator[Bound]:
        shape = given.shape("self") or (1,)
        dim = given["dim"] % len(shape)
        size = shape[dim]
        text = error % (dim, size) if "%d" in error else error
        yield Bound(given["index"], dim, size, text, -size if wraps else 0)

    return bounds


def _each(given: Given) -> Iterator[Bound]:
    """x[indices], some of which may be masks or missing."""
    dim = 0
    for index in given["indices"]:
        if index is not None and given.tensor(index).dtype in MASK_DTYPES:
            dim += given.tensor(index).dim()
            continue
        if index is not None:
            size = given.shape("self")[dim]
            yield Bound(index, dim, size, "IndexError: " + OF_DIMENSION % (dim, size), -size)
        dim += 1


def _flat(given: Given) -> Iterator[Bound]:
    size = given.tensor(given["self"]).numel()
    error = f"IndexError: out of range: tried to access index {{}} on a tensor of {size} elements."
    yield Bound(given["index"], 0, size, error, -size)


def _embedding(given: Given) -> Iterator[Bound]:
    yield Bound(given["indices"], 0, given.shape("weight")[0], IN_SELF)


def _embedding_bag(given: Given) -> Iterator[Bound]:
    size = given.shape("weight")[0]
    error = f"RuntimeError: input takes value {{}} which is not in the valid range [0, {size})"
    yield Bound(given["indices"], 0, size, error)


def _classes(error: str, low: int = 0) -> Bounds:
    """Losses whose targets are classes: of dimension 1, or 0 for the scores of one sample."""

    def bounds(given: Given) -> Iterator[Bound]:
        shape = given.shape("self") or (1,)
        dim = min(1, len(shape) - 1)
        ignored = given.arguments.get("ignore_index")
        yield Bound(given["target"], dim, shape[dim], error, low, ignored)

    return bounds


# By the names of operators, of all their overloads and whether or not they work in place.
_TABLE: tuple[tuple[Bounds, tuple[str, ...]], ...] = (
    (
        _each,
        ("index", "_unsafe_index", "index_put", "_index_put_impl", "_unsafe_index_put"),
    ),
    (_along(IN_SELF), ("index_select", "index_reduce")),
    (
        _along("RuntimeError: " + OF_DIMENSION),
        ("gather", "scatter", "scatter_add", "scatter_reduce", "index_add"),
    ),
    (_along("IndexError: index_copy_(): " + OF_DIMENSION), ("index_copy", "_index_copy")),
    (_along("IndexError: " + OF_DIMENSION, wraps=True), ("index_fill",)),
    (_flat, ("take", "put")),
    (_embedding, ("embedding",)),
    (_embedding_bag, ("_embedding_bag", "_embedding_bag_forward_only")),
    (
        _classes("IndexError: Target {} is out of bounds."),
        ("nll_loss_forward", "nll_loss2d_forward"),
    ),
    (
        _classes("RuntimeError: argument #2 'target' is out of range", low=-1),
        ("multilabel_margin_loss_forward",),
    ),
)

_BOUNDS = {name: bounds for bounds, names in _TABLE for name in names}


def bounds_of(op: OpOverload, given: Given) -> list[Bound]:
    """What an op's indices must keep to."""
    bounds = _BOUNDS.get(op._schema.name.removeprefix("aten::").rstrip("_"))
    return [] if bounds is None else list(bounds(given))


def bounds_in_graph(node: fx.Node) -> list[Bound]:
    """What a program is to look at: not twice in a backward, nor where torch knows that all is well."""
    op = node.target
    if not isinstance(op, OpOverload) or "::_unsafe" in op._schema.name or is_backward(node):
        return []
    found = bounds_of(op, Given(arguments(node), lambda n: n.meta["val"]))
    # Nothing is in bounds of size 0: such reads and writes have no lowering.
    return [b for b in found if b.size > 0 and b.index.meta["val"].numel()]


def first_beyond(b: Builder, index: Value, bound: Bound) -> Value:
    """An index that is out of bounds, or 0 where none is: int64[1]."""
    i = b.cast(index, torch.int64)
    beyond = (i < bound.low) | (i >= bound.size)
    if bound.ignored is not None:
        beyond = beyond & i.ne(bound.ignored)
    bad = b.select(beyond, i, 0)
    high, low = (b.reduce(bad, range(bad.rank), how, 0) for how in ("maximum", "minimum"))
    return b.reshape(b.select(high > 0, high, low), (1,))
