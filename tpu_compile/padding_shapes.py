"""How operators of one element, and those that move elements, keep what is real apart from padding."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import sympy  # type: ignore[import-untyped]
import torch
from torch import fx

from tpu_compile.padding import Dim, Dims, NotPaddable, Padded, Padder, is_padded, merged, rule

aten = torch.ops.aten
prims = torch.ops.prims
ours = torch.ops.tpu_compile


# ---------------------------------------------------------------------- elementwise


def aligned(p: Padder, xs: Sequence[Padded], at_end: bool = True) -> tuple[list[Padded], Dims]:
    """Operands that broadcast against each other, their padded dimensions grouped alike."""
    rank = max((x.rank for x in xs), default=0)
    found: list[Dim] = []
    xs = list(xs)
    for d in range(-rank, 0):
        have = [i for i, x in enumerate(xs) if -d <= x.rank and x.dims[d] != ()]
        padded = [xs[i].dims[d] for i in have if is_padded(xs[i].dims[d])]
        dim = (padded or [xs[i].dims[d] for i in have] or [()])[0]
        for i in have:
            if xs[i].dims[d] != dim:
                xs[i] = p.regroup(xs[i], xs[i].rank + d, dim)
        found.append(dim)
    return xs, tuple(found)


@rule(
    "pointwise",
    aten.clone.default,
    aten._to_copy.default,
    prims.convert_element_type.default,
    aten.bernoulli.p,
    aten.native_dropout.default,
    aten.native_dropout_backward.default,
    aten.copy.default,
    aten.masked_fill.Scalar,
    aten.masked_fill.Tensor,
    aten.where.self,
    aten.detach.default,
    aten.alias.default,
    aten.lift_fresh_copy.default,
    aten.contiguous.default,
    aten.full_like.default,
    aten.zeros_like.default,
    aten.ones_like.default,
    aten.empty_like.default,
    aten.rand_like.default,
    aten.randn_like.default,
    aten.silu_backward.default,
    aten.gelu_backward.default,
    aten.threshold_backward.default,
)
def pointwise(p: Padder, node: fx.Node, *args: Any, **kwargs: Any) -> Any:
    """One element of each operand makes one of the result."""
    places = [i for i, a in enumerate(args) if isinstance(a, Padded)]
    named = [k for k, a in kwargs.items() if isinstance(a, Padded)]
    xs = [*(args[i] for i in places), *(kwargs[k] for k in named)]
    xs, dims = aligned(p, xs)
    given, names = list(args), dict(kwargs)
    for i, x in zip(places, xs, strict=False):
        given[i] = x
    for k, x in zip(named, xs[len(places) :], strict=True):
        names[k] = x
    if any(isinstance(a, sympy.Basic) for a in (*given, *names.values())):
        return with_size(p, node, given, names, dims)
    of = p.formula(node)
    return p.keep(node, given, names, dims if not isinstance(of, tuple) else [dims] * len(of))


_SIZED = {
    **{
        getattr(aten, name).Scalar: getattr(aten, name).Tensor
        for name in ("add", "sub", "mul", "div", "eq", "ne", "lt", "le", "gt", "ge")
    },
    **{
        getattr(aten, name).Tensor: getattr(aten, name).Tensor
        for name in ("add", "sub", "mul", "div")
    },
}


def with_size(p: Padder, node: fx.Node, args: list[Any], kwargs: dict[str, Any], dims: Dims) -> Any:
    """Arithmetic of a tensor and a size: the true size, as an operand of the result's dtype."""
    target: Any
    if node.target is aten.rsub.Scalar:
        target, args = aten.sub.Tensor, args[::-1]
    else:
        target = _SIZED.get(node.target)
    sizes = [i for i, a in enumerate(args) if isinstance(a, sympy.Basic)]
    if target is None or kwargs or sizes not in ([0], [1]) or len(args) != 2:
        raise NotPaddable("takes a size")
    other = args[1 - sizes[0]].val.dtype
    made = p.formula(node).dtype
    dtype = made if made.is_floating_point or made.is_complex else other
    if not (dtype.is_floating_point or dtype == torch.int64):
        raise NotPaddable("takes a size")
    args[sizes[0]] = Padded(
        p.emit(aten._to_copy.default, p.scalar(args[sizes[0]]).node, dtype=dtype), ()
    )
    nodes = [a.node for a in args]
    return result(p, node, p.emit(target, *nodes), dims)


def result(p: Padder, node: fx.Node, made: fx.Node, dims: Dims) -> Padded:
    """A value made in another way than by the node's operator: it must have the node's dtype."""
    dtype = p.formula(node).dtype
    if made.meta["val"].dtype != dtype:
        made = p.emit(aten._to_copy.default, made, dtype=dtype)
    return p.checked(made, dims)


@rule(
    aten.full.default,
    aten.zeros.default,
    aten.ones.default,
    aten.empty.memory_format,
    aten.rand.default,
    aten.randn.default,
    aten.new_zeros.default,
    aten.new_ones.default,
    aten.new_empty.default,
    aten.new_full.default,
)
def created(p: Padder, node: fx.Node, *args: Any, **kwargs: Any) -> Any:
    """Elements that do not depend on the size."""
    dims = p.fresh_dims(p.formula(node))
    values = [a for a in args if isinstance(a, sympy.Basic)]
    if not values:
        return p.keep(node, args, kwargs, dims)
    value = p.emit(aten._to_copy.default, p.scalar(values[0]).node, dtype=p.formula(node).dtype)
    return p.checked(p.emit(aten.expand.default, value, list(map(p.extent, dims))), dims)


@rule(aten.scalar_tensor.default)
def scalar_tensor(p: Padder, node: fx.Node, value: Any, **kwargs: Any) -> Any:
    if not isinstance(value, sympy.Basic):
        return p.keep(node, [value], kwargs, ())
    return result(p, node, p.scalar(value).node, ())


@rule(aten.arange.start_step, aten.arange.default, aten.arange.start)
def arange(p: Padder, node: fx.Node, *args: Any, **kwargs: Any) -> Any:
    """Its elements do not depend on where it ends."""
    start, step = (0, 1) if len(args) == 1 else (args[0], args[2] if len(args) > 2 else 1)
    if isinstance(start, sympy.Basic) or isinstance(step, sympy.Basic):
        raise NotPaddable("starts at a size")
    (dim,) = p.fresh_dims(p.formula(node))
    dtype = p.formula(node).dtype
    if len(dim) > 1:
        dim = (p.product([dim]),)
    if not isinstance(start, int) or not isinstance(step, int):
        raise NotPaddable("has steps that are no integers")
    end = start + step * p.extent(dim)
    return p.checked(p.emit(aten.arange.start_step, start, end, step, dtype=dtype), (dim,))


@rule(prims.iota.default)
def iota(p: Padder, node: fx.Node, length: Any, **kwargs: Any) -> Any:
    (dim,) = p.fresh_dims(p.formula(node))
    if len(dim) > 1:
        dim = (p.product([dim]),)
    if any(isinstance(a, sympy.Basic) for a in kwargs.values()):
        raise NotPaddable("starts at a size")
    return p.keep(node, [p.extent(dim)], kwargs, (dim,))


# ---------------------------------------------------------------------- other shapes


@rule(aten.view.default, aten._unsafe_view.default, aten.reshape.default)
def view(p: Padder, node: fx.Node, x: Padded, size: Any) -> Any:
    sizes = list(map(p.size, p.formula(node).shape))
    dims = _split(p, [f for dim in x.dims for f in dim], sizes)
    if dims is None:  # the elements of a dimension lie in another order: flatten, move, shape
        flat = merged([f for dim in x.dims for f in dim])
        wanted = [p.fresh(s) for s in p.formula(node).shape]
        shape = [p.extent(d) for d in wanted]
        whole = Padded(p.view(x.node, [-1]), (flat,))
        moved = p.regroup(whole, 0, tuple(f for d in wanted for f in d))
        return p.checked(p.view(moved.node, shape), tuple(wanted))
    return p.checked(p.view(x.node, list(map(p.extent, dims))), dims)


def _split(p: Padder, factors: list[Any], sizes: list[Any]) -> Dims | None:
    """The factors dealt out to dimensions of those sizes, or None where they do not divide so."""
    rest = list(merged(factors))
    dims = []
    for size in sizes:
        dim: list[Any] = []
        need = size
        while need != 1:
            if not rest:
                return None
            taken = _take(p, rest, need)
            if taken is None:
                return None
            factor, need = taken
            dim.append(factor)
        dims.append(merged(dim))
    return None if rest else tuple(dims)


def _take(p: Padder, rest: list[Any], need: Any) -> tuple[Any, Any] | None:
    """The next factor of a dimension that still needs `need`, and what it needs then."""
    f = rest[0]
    if isinstance(f, int):
        coefficient = need if isinstance(need, int) else int(need.as_coeff_Mul()[0])
        common = math.gcd(f, coefficient)
        if common == 1:
            return None
        if common == f:
            rest.pop(0)
        else:
            rest[0] = f // common
        return common, _quotient(need, common)
    left = _quotient(need, f)
    if left is not None:
        rest.pop(0)
        return f, left
    # A padded factor in two, the slower one padded: where the faster divides both its sizes.
    if not isinstance(need, int):
        large, small = p.at.integer(f), p.at.integer(need)
        if small and large % small == 0 and large // small > 1:
            p.same(f, p.size(need * (large // small)))
            rest[0] = large // small
            return need, 1
    return None


def _quotient(a: Any, b: Any) -> Any:
    """a / b where it is a product of sizes, or None."""
    found = sympy.sympify(a) / b
    if found.is_Integer:
        return int(found)
    numerator, denominator = sympy.fraction(found)
    if denominator != 1 or any(not f.is_integer for f in sympy.Mul.make_args(numerator)):
        return None
    return (
        None if any(f.is_Pow and f.exp.is_negative for f in sympy.Mul.make_args(found)) else found
    )


@rule(aten.t.default)
def t(p: Padder, node: fx.Node, x: Padded) -> Any:
    return p.keep(node, [x], {}, x.dims[::-1])


@rule(aten.transpose.int)
def transpose(p: Padder, node: fx.Node, x: Padded, a: int, b: int) -> Any:
    dims = list(x.dims)
    dims[a], dims[b] = dims[b], dims[a]
    return p.keep(node, [x, a, b], {}, tuple(dims))


@rule(aten.permute.default)
def permute(p: Padder, node: fx.Node, x: Padded, order: Sequence[int]) -> Any:
    return p.keep(node, [x, list(order)], {}, tuple(x.dims[d] for d in order))


@rule(aten.unsqueeze.default)
def unsqueeze(p: Padder, node: fx.Node, x: Padded, d: int) -> Any:
    d %= x.rank + 1
    return p.keep(node, [x, d], {}, (*x.dims[:d], (), *x.dims[d:]))


@rule(aten.squeeze.default, aten.squeeze.dim, aten.squeeze.dims)
def squeeze(p: Padder, node: fx.Node, x: Padded, *args: Any) -> Any:
    chosen = range(x.rank)
    if args:
        chosen = [args[0]] if isinstance(args[0], int) else args[0]  # type: ignore[assignment]
    gone = {d % x.rank for d in chosen if x.dims[d] == ()} if x.rank else set()
    dims = tuple(dim for d, dim in enumerate(x.dims) if d not in gone)
    return p.checked(p.view(x.node, list(map(p.extent, dims))), dims)


@rule(aten.expand.default)
def expand(p: Padder, node: fx.Node, x: Padded, size: Any, **kwargs: Any) -> Any:
    wanted = p.fresh_dims(p.formula(node))
    new = len(wanted) - x.rank
    dims = tuple(
        wanted[d] if d < new or x.dims[d - new] == () else x.dims[d - new]
        for d in range(len(wanted))
    )
    return p.checked(p.emit(aten.expand.default, x.node, list(map(p.extent, dims))), dims)


@rule(aten.cat.default)
def cat(p: Padder, node: fx.Node, tensors: Sequence[Padded], d: int = 0) -> Any:
    tensors = [x for x in tensors if x.dims != ((0,),)]
    d %= tensors[0].rank
    fixed = list(tensors)
    for i in range(tensors[0].rank):
        if i == d:
            continue
        first = next((x.dims[i] for x in tensors if is_padded(x.dims[i])), tensors[0].dims[i])
        fixed = [p.regroup(x, i, first) for x in fixed]
    others = fixed[0].dims
    made = p.emit(aten.cat.default, [x.node for x in fixed], d)
    dtype = p.formula(node).dtype
    if made.meta["val"].dtype != dtype:
        raise NotPaddable("joins several dtypes")
    if not any(is_padded(x.dims[d]) for x in fixed):
        whole: Dim = merged([sum(p.extent(x.dims[d]) for x in fixed)])
        return p.checked(made, (*others[:d], whole, *others[d + 1 :]))
    fixed = [p.plain(x, d) for x in fixed]
    made = p.emit(aten.cat.default, [x.node for x in fixed], d)
    size = p.size(p.formula(node).shape[d])
    index = p.emit(aten.arange.start_step, 0, p.extent((size,)), 1, dtype=torch.int64)
    # Position i of the result is after the true ends of some parts, whose padding it skips.
    moved, total = index, 0
    for x in fixed[:-1]:
        total = total + p.product([x.dims[d]])
        padding = p.extent(x.dims[d]) - p.product([x.dims[d]])
        if padding == 0:
            continue
        end = p.emit(aten.ge.Tensor, index, p.scalar(p.size(sympy.sympify(total))).node)
        skip = p.emit(aten.mul.Tensor, end, p.scalar(padding).node)
        moved = p.emit(aten.add.Tensor, moved, skip)
    last = made.meta["val"].shape[d] - 1
    moved = p.emit(aten.clamp.default, moved, 0, last)
    picked = p.emit(aten.index_select.default, made, d, moved)
    return p.checked(picked, (*others[:d], (size,), *others[d + 1 :]))


@rule(aten.stack.default)
def stack(p: Padder, node: fx.Node, tensors: Sequence[Padded], d: int = 0) -> Any:
    d %= tensors[0].rank + 1
    fixed, dims = aligned(p, tensors)
    return p.keep(node, [fixed, d], {}, (*dims[:d], merged([len(tensors)]), *dims[d:]))


@rule(aten.split_with_sizes.default, aten.split.Tensor)
def split(p: Padder, node: fx.Node, x: Padded, sizes: Any, d: int = 0) -> Any:
    d %= x.rank
    if is_padded(x.dims[d]):
        raise NotPaddable("splits a padded dimension")
    parts = [p.fresh(of.shape[d]) for of in p.formula(node)]
    return p.keep(node, [x, sizes, d], {}, [(*x.dims[:d], q, *x.dims[d + 1 :]) for q in parts])


def picked(p: Padder, x: Padded, d: int, index: fx.Node, dim: Dim) -> Padded:
    """x at positions of dimension d, those out of range clamped."""
    last = p.extent(x.dims[d]) - 1
    index = p.emit(aten.clamp.default, index, 0, last)
    node = p.emit(aten.index_select.default, x.node, d, index)
    return p.checked(node, (*x.dims[:d], dim, *x.dims[d + 1 :]))


def steps(p: Padder, length: int, start: Any, step: int) -> fx.Node:
    """start, start + step, ...; `start` may be a size."""
    index = p.emit(aten.arange.start_step, 0, length, 1, dtype=torch.int64)
    index = p.emit(aten.mul.Tensor, index, step)
    return p.emit(aten.add.Tensor, index, p.scalar(start).node)


@rule(aten.slice.Tensor)
def slice_(
    p: Padder,
    node: fx.Node,
    x: Padded,
    d: int = 0,
    start: Any = None,
    end: Any = None,
    step: int = 1,
) -> Any:
    d %= x.rank
    source: Any = node.args[0]
    before, after = (p.size(p.formula(n).shape[d]) for n in (source, node))
    if before == after and step == 1:
        return x
    start = 0 if start is None else start
    if isinstance(start, int) and start < 0:
        start = p.size(sympy.sympify(before) + start)
    if isinstance(start, int) and isinstance(before, int) and isinstance(after, int):
        return p.keep(
            node,
            [x, d, start, start + after * step, step],
            {},
            replaced(x.dims, d, merged([after])),
        )
    if isinstance(step, sympy.Basic):
        raise NotPaddable("has a size as its step")
    x = p.plain(x, d)
    dim = merged([after])
    if isinstance(start, int) and start >= 0:
        last = start + max(p.extent(dim) - 1, 0) * step + 1
        if last <= p.extent(x.dims[d]):
            made = p.emit(aten.slice.Tensor, x.node, d, start, last, step)
            return p.checked(made, replaced(x.dims, d, dim))
    return picked(p, x, d, steps(p, p.extent(dim), start, step), dim)


def replaced(dims: Dims, d: int, dim: Dim) -> Dims:
    return (*dims[:d], dim, *dims[d + 1 :])


@rule(aten.select.int)
def select(p: Padder, node: fx.Node, x: Padded, d: int, index: Any) -> Any:
    d %= x.rank
    rest = (*x.dims[:d], *x.dims[d + 1 :])
    if not isinstance(index, sympy.Basic) and (index >= 0 or not is_padded(x.dims[d])):
        x = p.plain(x, d)
        return p.keep(node, [x, d, index], {}, rest)
    x = p.plain(x, d)
    size = p.product([x.dims[d]])
    if not isinstance(index, sympy.Basic):
        index = p.size(sympy.sympify(size) + index)
    one = picked(p, x, d, p.view(p.scalar(index).node, [1]), ())
    return p.checked(p.view(one.node, list(map(p.extent, rest))), rest)


@rule(aten.flip.default)
def flip(p: Padder, node: fx.Node, x: Padded, dims: Sequence[int]) -> Any:
    for d in dims:
        d %= x.rank
        x = p.plain(x, d)
        last = p.size(sympy.sympify(p.product([x.dims[d]])) - 1)
        x = picked(p, x, d, steps(p, p.extent(x.dims[d]), last, -1), x.dims[d])
    return x


@rule(aten.constant_pad_nd.default)
def constant_pad_nd(p: Padder, node: fx.Node, x: Padded, pad: Sequence[Any], value: Any = 0) -> Any:
    if any(isinstance(n, sympy.Basic) for n in pad):
        raise NotPaddable("pads by a size")
    dims = list(x.dims)
    for i in range(len(pad) // 2):
        d = x.rank - 1 - i
        if pad[2 * i] or pad[2 * i + 1]:
            x = p.plain(x, d)
            x = p.filled(x, [d], value)
            dims[d] = merged([p.size(p.formula(node).shape[d])])
    return p.checked(p.emit(aten.constant_pad_nd.default, x.node, list(pad), value), tuple(dims))


@rule(aten.slice_backward.default)
def slice_backward(
    p: Padder, node: fx.Node, grad: Padded, sizes: Any, d: int, start: Any, end: Any, step: int
) -> Any:
    inside, found = spread(p, node, grad, d % grad.rank, start, step)
    zero = p.emit(aten.full.default, [], 0, dtype=grad.val.dtype)
    return p.checked(p.emit(aten.where.self, inside, found.node, zero), found.dims)


@rule(aten.slice_scatter.default)
def slice_scatter(
    p: Padder,
    node: fx.Node,
    x: Padded,
    source: Padded,
    d: int = 0,
    start: Any = None,
    end: Any = None,
    step: int = 1,
) -> Any:
    d %= x.rank
    inside, found = spread(p, node, source, d, start or 0, step)
    (x, found), dims = aligned(p, [p.plain(x, d), found])
    return p.checked(p.emit(aten.where.self, inside, found.node, x.node), dims)


def spread(
    p: Padder, node: fx.Node, part: Padded, d: int, start: Any, step: int
) -> tuple[fx.Node, Padded]:
    """A part of dimension d of the node's result, at its place in the whole; and a mask of that."""
    size = p.size(p.formula(node).shape[d])
    if isinstance(start, int) and start < 0:
        start = p.size(sympy.sympify(size) + start)
    part = p.plain(part, d)
    length = p.extent((size,))
    position = p.emit(aten.arange.start_step, 0, length, 1, dtype=torch.int64)
    moved = p.emit(aten.sub.Tensor, position, p.scalar(start).node)
    inside = p.emit(aten.eq.Scalar, p.emit(aten.remainder.Scalar, moved, step), 0)
    moved = p.emit(aten.div.Tensor_mode, moved, step, rounding_mode="floor")
    below = p.emit(aten.lt.Tensor, moved, p.scalar(p.product([part.dims[d]])).node)
    inside = p.emit(aten.logical_and.default, inside, below)
    inside = p.emit(aten.logical_and.default, inside, p.emit(aten.ge.Scalar, moved, 0))
    shape = [1] * part.rank
    shape[d] = length
    return p.view(inside, shape), picked(p, part, d, moved, merged([size]))


@rule(aten.select_backward.default)
def select_backward(p: Padder, node: fx.Node, grad: Padded, sizes: Any, d: int, index: Any) -> Any:
    here, wide, dims = _at(p, node, grad, d, index)
    zero = p.emit(aten.full.default, [], 0, dtype=grad.val.dtype)
    return p.checked(p.emit(aten.where.self, here, wide, zero), dims)


@rule(aten.select_scatter.default)
def select_scatter(p: Padder, node: fx.Node, x: Padded, source: Padded, d: int, index: Any) -> Any:
    x = p.plain(x, d)
    here, wide, dims = _at(p, node, source, d, index)
    (x, part), dims = aligned(p, [x, Padded(wide, replaced(dims, d % x.rank, ()))])
    return p.checked(p.emit(aten.where.self, here, part.node, x.node), dims)


def _at(
    p: Padder, node: fx.Node, part: Padded, d: int, index: Any
) -> tuple[fx.Node, fx.Node, Dims]:
    """A mask of one place in dimension d of the node's result, and a part that broadcasts along it."""
    d %= len(p.formula(node).shape)
    size = p.size(p.formula(node).shape[d])
    if not isinstance(index, sympy.Basic) and index < 0:
        index = p.size(sympy.sympify(size) + index)
    dim = merged([size])
    position = p.emit(aten.arange.start_step, 0, p.extent(dim), 1, dtype=torch.int64)
    here = p.emit(aten.eq.Tensor, position, p.scalar(index).node)
    shape = [1] * (part.rank + 1)
    shape[d] = p.extent(dim)
    wide = p.emit(aten.unsqueeze.default, part.node, d)
    return p.view(here, shape), wide, (*part.dims[:d], dim, *part.dims[d:])


@rule(aten.tril.default, aten.triu.default)
def triangle(p: Padder, node: fx.Node, x: Padded, diagonal: Any = 0) -> Any:
    if isinstance(diagonal, sympy.Basic):
        raise NotPaddable("has a size as its diagonal")
    x = p.plain(p.plain(x, -1), -2)
    return p.keep(node, [x, diagonal], {}, x.dims)
