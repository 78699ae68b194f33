"""Matrix products of views: one contraction of what the views are of.

Attention and einsum reach a backend as products of batches of matrices, whose operands were permuted
and had dimensions merged for it. A contraction takes any number of dimensions in any order, and a
compiler that is shown the whole of it need not move the operands to merge what it then splits again.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import torch

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.types import opmath

Pair = tuple[Sequence[int], Sequence[int]]
Groups = tuple[tuple[int, ...], ...]


class Viewed(NamedTuple):
    """A tensor as a view: its dimension i is those of `base` in `groups[i]`, merged in this order.

    What the groups leave out of `base` has size 1.
    """

    base: Value
    groups: Groups

    def sizes(self, dim: int) -> list[int]:
        return [self.base.shape[d] for d in self.groups[dim]]

    def dims(self, dims: Sequence[int]) -> list[int]:
        return [d for dim in dims for d in self.groups[dim]]


def views(b: Builder, x: Value) -> list[Viewed]:
    """x as a view of what it is made of: x itself first, then through ever more transposes, and
    reshapes that only merge dimensions."""
    found = [Viewed(x, tuple((d,) for d in range(x.rank)))]
    while (step := _step(b, found[-1].base)) is not None:
        groups = found[-1].groups
        through = tuple(tuple(d for i in group for d in step.groups[i]) for group in groups)
        found.append(Viewed(step.base, through))
    return found


def _step(b: Builder, x: Value) -> Viewed | None:
    """What the operation that makes x takes, where x is a view of that."""
    op: Any = x.ir.owner
    name = getattr(op, "name", "")
    if name == "stablehlo.transpose":
        return Viewed(b.wrap(op.operands[0]), tuple((d,) for d in op.attributes["permutation"]))
    if name == "stablehlo.reshape":
        base = _before_reshapes(op)
        source = b.wrap(base)
        groups = merged(source.shape, x.shape)
        return None if groups is None else Viewed(source, groups)
    return None


def _before_reshapes(op: Any) -> Any:
    """The operand of the first of reshapes in a row."""
    value = op.operands[0]
    while getattr(value.owner, "name", "") == "stablehlo.reshape":
        value = value.owner.operands[0]
    return value


def merged(shape: Sequence[int], into: Sequence[int]) -> Groups | None:
    """Which dimensions of `shape` make each one of `into`; None where one would have to be split."""
    if 0 in shape:
        return None
    rest = [d for d, n in enumerate(shape) if n != 1]
    groups = []
    for size in into:
        group: list[int] = []
        while math.prod(shape[d] for d in group) < size:
            if not rest:
                return None
            group.append(rest.pop(0))
        if math.prod(shape[d] for d in group) != size:
            return None
        groups.append(tuple(group))
    return tuple(groups)


Views = tuple[Viewed, Viewed]


def _squeezed(b: Builder, view: Viewed) -> Viewed:
    """The view of a base without the dimensions of size 1 that no group has."""
    used = sorted(d for group in view.groups for d in group)
    base = b.reshape(view.base, [view.base.shape[d] for d in used])
    place = {d: i for i, d in enumerate(used)}
    return Viewed(base, tuple(tuple(place[d] for d in group) for group in view.groups))


def _alike(xs: list[Viewed], ys: list[Viewed], pairs: list[tuple[int, int]]) -> Views:
    """The farthest views of both whose contracted and batch dimensions correspond."""
    found = [
        (i + j, x, y)
        for i, x in enumerate(xs)
        for j, y in enumerate(ys)
        if all(x.sizes(m) == y.sizes(n) for m, n in pairs)
    ]
    _, x, y = max(found, key=lambda each: each[0])
    return x, y


def contraction(
    b: Builder, x: Value, y: Value, contract: Pair, batch: Pair, to: torch.dtype
) -> Value:
    """`Builder.dot_general`, accumulated in opmath, rounded to `to`, of what x and y are views of."""
    pairs = [*zip(*contract, strict=True), *zip(*batch, strict=True)]
    given = [_squeezed(b, v) for v in _alike(views(b, x), views(b, y), pairs)]
    left, right = given
    summed, kept = ((left.dims(m), right.dims(n)) for m, n in (contract, batch))
    made = b.dot_general(left.base, right.base, summed, kept, dtype=opmath(x.dtype))
    # Free dimensions come as they lie in the bases: put them where the views have them.
    order, sizes = list(range(len(kept[0]))), [x.shape[d] for d in batch[0]]
    for n, (t, v) in enumerate(zip((x, y), given, strict=True)):
        free = [d for d in range(t.rank) if d not in (*contract[n], *batch[n])]
        wanted = v.dims(free)
        order += [len(order) + sorted(wanted).index(d) for d in wanted]
        sizes += [t.shape[d] for d in free]
    return b.reshape(b.transpose(b.convert(made, to), order), sizes)
