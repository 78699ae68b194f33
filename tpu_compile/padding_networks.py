"""How products, networks' operators and those by index keep what is real apart from padding."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import sympy  # type: ignore[import-untyped]
import torch
from torch import fx

from tpu_compile.padding import Dims, NotPaddable, Padded, Padder, is_padded, merged, rule
from tpu_compile.padding_reductions import count_of, variance_of
from tpu_compile.padding_shapes import aligned, replaced

aten = torch.ops.aten
prims = torch.ops.prims
ours = torch.ops.tpu_compile


# ---------------------------------------------------------------------- products


def _contracted(p: Padder, a: Padded, i: int, b: Padded, j: int) -> tuple[Padded, Padded]:
    """Operands whose dimensions i and j are summed over: grouped alike, their padding zero."""
    i, j = i % a.rank, j % b.rank
    if a.dims[i] != b.dims[j]:
        if is_padded(a.dims[i]):
            b = p.regroup(b, j, a.dims[i])
        else:
            a = p.regroup(a, i, b.dims[j])
    return p.filled(a, [i], 0), p.filled(b, [j], 0)


@rule(aten.mm.default, aten._int_mm.default)
def mm(p: Padder, node: fx.Node, a: Padded, b: Padded, **kwargs: Any) -> Any:
    a, b = _contracted(p, a, 1, b, 0)
    return p.keep(node, [a, b], kwargs, (a.dims[0], b.dims[1]))


@rule(aten.mv.default)
def mv(p: Padder, node: fx.Node, a: Padded, b: Padded) -> Any:
    a, b = _contracted(p, a, 1, b, 0)
    return p.keep(node, [a, b], {}, a.dims[:1])


@rule(aten.dot.default)
def dot(p: Padder, node: fx.Node, a: Padded, b: Padded) -> Any:
    a, b = _contracted(p, a, 0, b, 0)
    return p.keep(node, [a, b], {}, ())


@rule(aten.bmm.default)
def bmm(p: Padder, node: fx.Node, a: Padded, b: Padded) -> Any:
    a, b = _batched(p, a, b)
    return p.keep(node, [a, b], {}, (a.dims[0], a.dims[1], b.dims[2]))


def _batched(p: Padder, a: Padded, b: Padded) -> tuple[Padded, Padded]:
    if a.dims[0] != b.dims[0]:
        b = p.regroup(b, 0, a.dims[0])
    return _contracted(p, a, 2, b, 1)


def _added(p: Padder, bias: Padded, dims: Dims) -> Padded:
    """A bias that is broadcast over a product of those dimensions."""
    for d in range(-bias.rank, 0):
        if bias.dims[d] not in ((), dims[d]):
            bias = p.regroup(bias, bias.rank + d, dims[d])
    return bias


@rule(aten.addmm.default)
def addmm(p: Padder, node: fx.Node, bias: Padded, a: Padded, b: Padded, **kwargs: Any) -> Any:
    a, b = _contracted(p, a, 1, b, 0)
    dims = (a.dims[0], b.dims[1])
    return p.keep(node, [_added(p, bias, dims), a, b], kwargs, dims)


@rule(aten.baddbmm.default)
def baddbmm(p: Padder, node: fx.Node, bias: Padded, a: Padded, b: Padded, **kwargs: Any) -> Any:
    a, b = _batched(p, a, b)
    dims = (a.dims[0], a.dims[1], b.dims[2])
    return p.keep(node, [_added(p, bias, dims), a, b], kwargs, dims)


@rule(ours.linear.default)
def linear(p: Padder, node: fx.Node, x: Padded, weight: Padded, bias: Padded | None = None) -> Any:
    x, weight = _contracted(p, x, x.rank - 1, weight, 1)
    dims = (*x.dims[:-1], weight.dims[0])
    bias = None if bias is None else _added(p, bias, dims)
    return p.keep(node, [x, weight, bias], {}, dims)


@rule(aten._scaled_dot_product_flash_attention_for_cpu.default)
def attention(
    p: Padder,
    node: fx.Node,
    q: Padded,
    k: Padded,
    v: Padded,
    dropout: float = 0.0,
    causal: bool = False,
    *,
    attn_mask: Padded | None = None,
    scale: Any = None,
) -> Any:
    (q, k, v), kwargs = _attended(p, q, k, v, causal, attn_mask, scale)
    # A logsumexp may have its dimensions in another order in memory, but not in its shape.
    dims = (*q.dims[:3], v.dims[3])
    return p.keep(node, [q, k, v, dropout, causal], kwargs, [dims, q.dims[:3]])


def _attended(
    p: Padder, q: Padded, k: Padded, v: Padded, causal: bool, attn_mask: Padded | None, scale: Any
) -> tuple[tuple[Padded, Padded, Padded], dict[str, Any]]:
    """Keys and values without padding that a query could see."""
    if q.is_padded([1, 3]) or k.is_padded([1, 3]) or v.is_padded([1, 3]):
        raise NotPaddable("has a size as its number of heads or channels")
    if isinstance(scale, sympy.Basic):
        raise NotPaddable("takes a size")
    k = p.regroup(k, 0, q.dims[0])
    v = p.regroup(p.regroup(v, 0, q.dims[0]), 2, k.dims[2])
    if attn_mask is not None:
        attn_mask = _four(p, attn_mask, q, k)
    if k.is_padded([2]):
        if causal:
            q, k, v = p.plain(q, 2), p.plain(k, 2), p.plain(v, 2)
            if q.dims[2] != k.dims[2]:
                raise NotPaddable("is causal over other keys than queries")
        else:
            attn_mask = _hidden(p, q, k, attn_mask)
        k, v = p.filled(k, [2], 0), p.filled(v, [2], 0)
    kwargs: dict[str, Any] = {"scale": scale}
    return (q, k, v), kwargs if attn_mask is None else {**kwargs, "attn_mask": attn_mask}


def _four(p: Padder, mask: Padded, q: Padded, k: Padded) -> Padded:
    """A mask of four dimensions, grouped as queries and keys are."""
    if not mask.val.dtype.is_floating_point:
        raise NotPaddable("has a mask that is not added")
    rest = (((),) * (4 - mask.rank)) + mask.dims
    mask = Padded(p.view(mask.node, list(map(p.extent, rest))), rest)
    for d, dim in ((0, q.dims[0]), (2, q.dims[2]), (3, k.dims[2])):
        if mask.dims[d] != ():
            mask = p.regroup(mask, d, dim)
    return mask


def _hidden(p: Padder, q: Padded, k: Padded, mask: Padded | None) -> Padded:
    """A mask that is -inf for padded keys."""
    keys = p.view(p.valid(k.dims[2]), [1, 1, 1, p.extent(k.dims[2])])
    dtype = q.val.dtype if mask is None else mask.val.dtype
    hidden = p.emit(aten.full.default, [], -math.inf, dtype=dtype)
    if mask is None:
        mask = Padded(p.emit(aten.full.default, [1, 1, 1, 1], 0.0, dtype=dtype), ((), (), (), ()))
    dims = (*mask.dims[:3], k.dims[2])
    return Padded(p.emit(aten.where.self, keys, mask.node, hidden), dims)


@rule(aten._scaled_dot_product_flash_attention_for_cpu_backward.default)
def attention_backward(
    p: Padder,
    node: fx.Node,
    grad: Padded,
    q: Padded,
    k: Padded,
    v: Padded,
    out: Padded,
    logsumexp: Padded,
    dropout: float,
    causal: bool,
    *,
    attn_mask: Padded | None = None,
    scale: Any = None,
) -> Any:
    (q, k, v), kwargs = _attended(p, q, k, v, causal, attn_mask, scale)
    rows = []
    for x in (grad, q, out, logsumexp):
        x = p.regroup(p.regroup(x, 0, q.dims[0]), 2, q.dims[2])
        rows.append(p.filled(x, [2], 0))
    grad, q, out, logsumexp = rows
    mask = kwargs.get("attn_mask")
    if mask is not None and q.is_padded([2]):
        # exp(scores + mask - logsumexp) of a padded query must be finite: zeros multiply it.
        queries = p.view(p.valid(q.dims[2]), [1, 1, p.extent(q.dims[2]), 1])
        hidden = p.emit(aten.full.default, [], -math.inf, dtype=mask.val.dtype)
        dims = (*mask.dims[:2], q.dims[2], mask.dims[3])
        kwargs["attn_mask"] = Padded(p.emit(aten.where.self, queries, mask.node, hidden), dims)
    args = [grad, q, k, v, out, logsumexp, dropout, causal]
    return p.keep(node, args, kwargs, [q.dims, k.dims, v.dims])


@rule(aten.convolution.default)
def convolution(p: Padder, node: fx.Node, x: Padded, weight: Padded, bias: Any, *rest: Any) -> Any:
    if weight.is_padded() or (bias is not None and bias.is_padded()) or x.is_padded([1]):
        raise NotPaddable("has a size as its channels or kernel")
    x = _spatial(p, x, 0)
    shape = p.formula(node).shape
    dims = (x.dims[0], *(merged([p.size(n)]) for n in shape[1:]))
    return p.keep(node, [x, weight, bias, *rest], {}, dims)


def _spatial(p: Padder, x: Padded, value: Any) -> Padded:
    """x with its padding of positions, which starts after the last one, filled."""
    for d in range(2, x.rank):
        x = p.plain(x, d)
    return p.filled(x, range(2, x.rank), value)


@rule(aten.convolution_backward.default)
def convolution_backward(
    p: Padder, node: fx.Node, grad: Padded, x: Padded, weight: Padded, *rest: Any
) -> Any:
    if weight.is_padded() or x.is_padded([1]) or grad.is_padded([1]):
        raise NotPaddable("has a size as its channels or kernel")
    grad = p.regroup(grad, 0, x.dims[0])
    grad, x = _spatial(p, grad, 0), _spatial(p, x, 0)
    grad, x = p.filled(grad, [0], 0), p.filled(x, [0], 0)
    given = [_settled(p, r) for r in rest]
    parts = (x.dims, weight.dims, (grad.dims[1],))
    of = p.formula(node)
    dims = [d if f is not None else None for d, f in zip(parts, of, strict=True)]
    return p.keep(node, [grad, x, weight, *given], {}, dims)


def _settled(p: Padder, arg: Any) -> Any:
    if isinstance(arg, sympy.Basic) or (
        isinstance(arg, list) and any(isinstance(a, sympy.Basic) for a in arg)
    ):
        raise NotPaddable("takes a size")
    return arg


# ---------------------------------------------------------------------- norms


@rule(aten.native_layer_norm.default)
def native_layer_norm(
    p: Padder, node: fx.Node, x: Padded, shape: Sequence[Any], weight: Any, bias: Any, eps: float
) -> Any:
    lead = x.rank - len(shape)
    if x.is_padded(range(lead, x.rank)):
        raise NotPaddable("normalizes over padding")
    stats = (*x.dims[:lead], *(() for _ in shape))
    return p.keep(node, [x, list(shape), weight, bias, eps], {}, [x.dims, stats, stats])


@rule(aten.native_layer_norm_backward.default)
def native_layer_norm_backward(
    p: Padder,
    node: fx.Node,
    grad: Padded,
    x: Padded,
    shape: Sequence[Any],
    mean: Padded,
    rstd: Padded,
    weight: Any,
    bias: Any,
    wanted: Any,
) -> Any:
    lead = x.rank - len(shape)
    if x.is_padded(range(lead, x.rank)):
        raise NotPaddable("normalizes over padding")
    values = [x]
    for y in (grad, mean, rstd):
        for d in range(lead):
            y = p.regroup(y, d, x.dims[d])
        values.append(y)
    x, grad, mean, rstd = (p.filled(y, range(lead), 0) for y in values)
    of = p.formula(node)
    inner = x.dims[lead:]
    dims = [d if f is not None else None for d, f in zip((x.dims, inner, inner), of, strict=True)]
    args = [grad, x, list(shape), mean, rstd, weight, bias, list(wanted)]
    return p.keep(node, args, {}, dims)


@rule(aten._native_batch_norm_legit_functional.default)
def batch_norm(
    p: Padder,
    node: fx.Node,
    x: Padded,
    weight: Padded | None,
    bias: Padded | None,
    running_mean: Padded,
    running_var: Padded,
    training: bool,
    momentum: float,
    eps: float,
) -> Any:
    axes = [d for d in range(x.rank) if d != 1]
    channels = x.dims[1:2]
    if x.is_padded([1]):
        raise NotPaddable("has a size as its channels")
    if not training:
        dims = [x.dims, ((0,),), ((0,),), channels, channels]
        args = [x, weight, bias, running_mean, running_var, training, momentum, eps]
        return p.keep(node, args, {}, dims)
    if x.val.dtype not in (torch.float32, torch.float64):
        raise NotPaddable("is of 16-bit numbers")
    spread, average = variance_of(p, x, axes, 0)
    inverse = p.emit(aten.rsqrt.default, p.emit(aten.add.Scalar, spread.node, eps))
    y = p.emit(aten.mul.Tensor, p.emit(aten.sub.Tensor, x.node, average.node), inverse)
    wide = [1] * x.rank
    wide[1] = p.extent(x.dims[1])
    if weight is not None:
        y = p.emit(aten.mul.Tensor, y, p.view(weight.node, wide))
    if bias is not None:
        y = p.emit(aten.add.Tensor, y, p.view(bias.node, wide))
    dtype = x.val.dtype
    count = count_of(p, x, axes, dtype)
    whole = p.emit(aten.div.Tensor, count, p.emit(aten.sub.Tensor, count, 1))
    unbiased = p.emit(aten.mul.Tensor, spread.node, whole)
    flat = [wide[1]]
    found = [p.checked(y, x.dims)]
    found += [p.checked(p.view(s, flat), channels) for s in (average.node, inverse)]
    for old, new in ((running_mean, average.node), (running_var, unbiased)):
        kept = p.emit(aten.mul.Tensor, old.node, 1 - momentum)
        fresh = p.emit(aten.mul.Tensor, p.view(new, flat), momentum)
        found.append(p.checked(p.emit(aten.add.Tensor, kept, fresh), channels))
    return tuple(found)


@rule(aten.native_batch_norm_backward.default)
def batch_norm_backward(
    p: Padder,
    node: fx.Node,
    grad: Padded,
    x: Padded,
    weight: Padded | None,
    running_mean: Any,
    running_var: Any,
    mean: Padded,
    inverse: Padded,
    training: bool,
    eps: float,
    wanted: Sequence[bool],
) -> Any:
    axes = [d for d in range(x.rank) if d != 1]
    if x.is_padded([1]) or not training or x.val.dtype not in (torch.float32, torch.float64):
        raise NotPaddable("is not of the usual kind")
    for d in axes:
        grad = p.regroup(grad, d, x.dims[d])
    grad = p.filled(grad, axes, 0)
    x = p.filled(x, axes, 0)
    wide = [1] * x.rank
    wide[1] = p.extent(x.dims[1])
    scale = p.view(inverse.node, wide)
    apart = p.emit(aten.sub.Tensor, x.node, p.view(mean.node, wide))
    normal = p.emit(aten.mul.Tensor, apart, scale)
    over_bias = p.emit(aten.sum.dim_IntList, grad.node, axes, True)
    product = p.emit(aten.mul.Tensor, grad.node, normal)
    over_weight = p.emit(aten.sum.dim_IntList, product, axes, True)
    count = count_of(p, x, axes, x.val.dtype)
    both = p.emit(aten.add.Tensor, over_bias, p.emit(aten.mul.Tensor, normal, over_weight))
    made = p.emit(aten.sub.Tensor, grad.node, p.emit(aten.div.Tensor, both, count))
    if weight is not None:
        scale = p.emit(aten.mul.Tensor, scale, p.view(weight.node, wide))
    made = p.emit(aten.mul.Tensor, made, scale)
    parts: list[Any] = [p.checked(made, x.dims)]
    parts += [p.checked(p.view(g, [wide[1]]), x.dims[1:2]) for g in (over_weight, over_bias)]
    return tuple(part if want else None for part, want in zip(parts, wanted, strict=True))


@rule(aten.native_group_norm.default)
def native_group_norm(
    p: Padder, node: fx.Node, x: Padded, weight: Any, bias: Any, n: Any, *rest: Any
) -> Any:
    if x.is_padded(range(1, x.rank)) or len(x.dims[0]) > 1:
        raise NotPaddable("normalizes over padding")
    groups = merged([rest[2]])
    stats = (x.dims[0], groups)
    return p.keep(node, [x, weight, bias, n, *rest], {}, [x.dims, stats, stats])


@rule(aten.native_group_norm_backward.default)
def native_group_norm_backward(
    p: Padder,
    node: fx.Node,
    grad: Padded,
    x: Padded,
    mean: Padded,
    rstd: Padded,
    weight: Any,
    *rest: Any,
) -> Any:
    if x.is_padded(range(1, x.rank)) or len(x.dims[0]) > 1:
        raise NotPaddable("normalizes over padding")
    values = [p.filled(p.regroup(y, 0, x.dims[0]), [0], 0) for y in (grad, x, mean, rstd)]
    of = p.formula(node)
    parts = (x.dims, x.dims[1:2], x.dims[1:2])
    dims = [d if f is not None else None for d, f in zip(parts, of, strict=True)]
    return p.keep(node, [*values, weight, *rest], {}, dims)


# ---------------------------------------------------------------------- by index


@rule(aten.embedding.default)
def embedding(p: Padder, node: fx.Node, weight: Padded, index: Padded, *rest: Any) -> Any:
    weight = p.plain(weight, 0)
    return p.keep(node, [weight, index, *rest], {}, (*index.dims, weight.dims[1]))


@rule(aten.embedding_dense_backward.default)
def embedding_dense_backward(
    p: Padder,
    node: fx.Node,
    grad: Padded,
    index: Padded,
    rows: Any,
    padding: int,
    by_frequency: bool,
) -> Any:
    if by_frequency or isinstance(rows, sympy.Basic):
        raise NotPaddable("counts indices")
    for d in range(index.rank):
        index = p.regroup(index, d, grad.dims[d])
    axes = range(index.rank)
    args = [p.filled(grad, axes, 0), p.filled(index, axes, 0), rows, padding, by_frequency]
    return p.keep(node, args, {}, p.fresh_dims(p.formula(node)))


@rule(aten.index.Tensor, aten._unsafe_index.Tensor)
def index_tensor(p: Padder, node: fx.Node, x: Padded, indices: Sequence[Padded | None]) -> Any:
    places = [d for d, i in enumerate(indices) if i is not None]
    given = [i for i in indices if i is not None]
    if any(i.val.dtype in (torch.bool, torch.uint8) for i in given):
        raise NotPaddable("selects by a mask")
    given, dims = aligned(p, given)
    for n, d in enumerate(places):
        x, given[n] = _wrapped(p, x, d, given[n])
    rest = [dim for d, dim in enumerate(x.dims) if d not in places]
    adjacent = places == list(range(places[0], places[-1] + 1))
    at = places[0] if adjacent else 0
    found = iter(given)
    args = [None if i is None else next(found) for i in indices]
    return p.keep(node, [x, args], {}, (*rest[:at], *dims, *rest[at:]))


@rule(aten.gather.default)
def gather(p: Padder, node: fx.Node, x: Padded, d: int, index: Padded, **kwargs: Any) -> Any:
    d %= max(x.rank, 1)
    x = p.plain(x, d)
    for i in range(x.rank):
        if i != d and x.dims[i] != index.dims[i]:
            if not is_padded(x.dims[i]) and not is_padded(index.dims[i]):
                continue
            index = p.regroup(index, i, x.dims[i])
    return p.keep(node, [x, d, index], kwargs, index.dims)


@rule(aten.index_select.default)
def index_select(p: Padder, node: fx.Node, x: Padded, d: int, index: Padded) -> Any:
    d %= x.rank
    return p.keep(node, [p.plain(x, d), d, index], {}, replaced(x.dims, d, index.dims[0]))


# ---------------------------------------------------------------------- losses


@rule(aten.nll_loss_forward.default)
def nll_loss_forward(
    p: Padder, node: fx.Node, x: Padded, target: Padded, weight: Any, reduction: int, ignored: int
) -> Any:
    if x.is_padded([-1]) or x.rank != 2:
        raise NotPaddable("has a size as its classes")
    target = p.regroup(target, 0, x.dims[0])
    target = p.filled(target, [0], ignored)
    dims: list[Dims] = [x.dims[:1] if reduction == 0 else (), ()]
    args = [p.filled(x, [0], 0), target, weight, reduction, ignored]
    return p.keep(node, args, {}, dims)


@rule(aten.nll_loss_backward.default)
def nll_loss_backward(
    p: Padder,
    node: fx.Node,
    grad: Padded,
    x: Padded,
    target: Padded,
    weight: Any,
    reduction: int,
    ignored: int,
    total: Padded,
) -> Any:
    if x.is_padded([-1]) or x.rank != 2:
        raise NotPaddable("has a size as its classes")
    target = p.filled(p.regroup(target, 0, x.dims[0]), [0], ignored)
    if grad.rank:
        grad = p.regroup(grad, 0, x.dims[0])
    args = [grad, x, target, weight, reduction, ignored, total]
    return p.keep(node, args, {}, x.dims)


@rule(aten.scatter.value, aten.scatter.src, aten.scatter_add.default)
def scatter(
    p: Padder, node: fx.Node, x: Padded, d: int, index: Padded, source: Any, **kwargs: Any
) -> Any:
    """What padding would write goes to a place behind the last one, which is cut off."""
    if not x.rank or kwargs:
        raise NotPaddable("is of an unusual kind")
    d %= x.rank
    x = p.plain(x, d)
    for i in range(x.rank):
        if i != d and (is_padded(x.dims[i]) or is_padded(index.dims[i])):
            index = p.regroup(index, i, x.dims[i])
    if isinstance(source, Padded):
        for i in range(source.rank):
            if is_padded(index.dims[i]) or is_padded(source.dims[i]):
                source = p.regroup(source, i, index.dims[i])
    last = p.extent(x.dims[d])
    index = p.filled(index, range(index.rank), last)
    padding = [0, 0] * (x.rank - 1 - d) + [0, 1]
    wider = p.emit(aten.constant_pad_nd.default, x.node, padding, 0)
    value = source.node if isinstance(source, Padded) else source
    if isinstance(value, sympy.Basic):
        raise NotPaddable("takes a size")
    made = p.emit(node.target, wider, d, index.node, value)
    return p.checked(p.emit(aten.slice.Tensor, made, d, 0, last, 1), x.dims)


@rule(aten.index_put.default, aten._unsafe_index_put.default)
def index_put(
    p: Padder,
    node: fx.Node,
    x: Padded,
    indices: Sequence[Any],
    values: Padded,
    accumulate: bool = False,
) -> Any:
    """Padding adds zeros to the first element."""
    given = [i for i in indices if i is not None]
    if not accumulate or len(given) != len(indices):
        raise NotPaddable("writes by index")
    if any(i.val.dtype in (torch.bool, torch.uint8) for i in given):
        raise NotPaddable("selects by a mask")
    given, dims = aligned(p, given)
    for n in range(len(given)):
        x, given[n] = _wrapped(p, x, n, given[n])
    whole = (*dims, *x.dims[len(given) :])
    for d in range(-values.rank, 0):
        if values.dims[d] != ():
            values = p.regroup(values, values.rank + d, whole[d])
    shape = list(map(p.extent, whole))
    values = Padded(p.emit(aten.expand.default, values.node, shape), whole)
    values = p.filled(values, range(len(dims)), 0)
    given = [p.filled(i, range(i.rank), 0) for i in given]
    return p.keep(node, [x, given, values, True], {}, x.dims)


def _wrapped(p: Padder, x: Padded, d: int, index: Padded) -> tuple[Padded, Padded]:
    """x and an index into its dimension d, counted from the true end where it is negative."""
    if not is_padded(x.dims[d]):
        return x, index
    x = p.plain(x, d)
    size = p.scalar(p.product([x.dims[d]])).node
    negative = p.emit(aten.lt.Scalar, index.node, 0)
    wrapped = p.emit(aten.add.Tensor, index.node, size)
    return x, Padded(p.emit(aten.where.self, negative, wrapped, index.node), index.dims)
