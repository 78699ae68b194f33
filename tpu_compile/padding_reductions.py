"""How reductions, scans and sorts keep what is real apart from padding."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import sympy  # type: ignore[import-untyped]
import torch
from torch import fx

from tpu_compile.padding import Dims, NotPaddable, Padded, Padder, is_padded, merged, rule
from tpu_compile.padding_shapes import aligned, replaced, result

aten = torch.ops.aten
prims = torch.ops.prims
ours = torch.ops.tpu_compile


# ---------------------------------------------------------------------- reductions


def _axes(x: Padded, dims: Any) -> list[int]:
    if dims is None or dims == []:
        return list(range(x.rank))
    chosen = [dims] if isinstance(dims, int) else dims
    return [d % x.rank for d in chosen] if x.rank else []


def _reduced(x: Padded, axes: Sequence[int], keepdim: bool) -> Dims:
    if keepdim:
        return tuple(() if d in axes else dim for d, dim in enumerate(x.dims))
    return tuple(dim for d, dim in enumerate(x.dims) if d not in axes)


def lowest(dtype: torch.dtype) -> Any:
    if dtype.is_complex:
        raise NotPaddable("has no order")
    if dtype == torch.bool:
        return False
    return -math.inf if dtype.is_floating_point else torch.iinfo(dtype).min


def highest(dtype: torch.dtype) -> Any:
    if dtype.is_complex:
        raise NotPaddable("has no order")
    if dtype == torch.bool:
        return True
    return math.inf if dtype.is_floating_point else torch.iinfo(dtype).max


def _constant(value: Any) -> Callable[[torch.dtype], Any]:
    return lambda dtype: value


_REDUCTIONS: dict[Any, Callable[[torch.dtype], Any]] = {
    aten.sum: _constant(0),
    aten.nansum: _constant(0),
    aten.prod: _constant(1),
    aten.amax: lowest,
    aten.amin: highest,
    aten.max: lowest,
    aten.min: highest,
    aten.any: _constant(False),
    aten.all: _constant(True),
    aten.count_nonzero: _constant(0),
    aten.logsumexp: _constant(-math.inf),
    aten.argmax: lowest,
    aten.argmin: highest,
}
_INDEXED = (aten.max.dim, aten.min.dim, aten.argmax.default, aten.argmin.default)


@rule(
    *(
        getattr(packet, overload)
        for packet in _REDUCTIONS
        for overload in packet.overloads()
        if overload in ("default", "dim", "dims", "dim_IntList", "dim_int")
    )
)
def reduction(
    p: Padder, node: fx.Node, x: Padded, dim: Any = None, keepdim: Any = False, **kwargs: Any
) -> Any:
    """The padding is filled with what does not change the result; the first of equals is real."""
    target: Any = node.target
    keepdim = kwargs.get("keepdim", keepdim)
    axes = _axes(x, dim)
    neutral = _REDUCTIONS[target.overloadpacket](x.val.dtype)
    if target in _INDEXED and any(is_padded(x.dims[d]) for d in axes):
        if target.overloadpacket in (aten.argmax, aten.argmin) and dim is None and x.rank > 1:
            raise NotPaddable("counts positions across padding")
        for d in axes:
            x = p.plain(x, d)
    x = p.filled(x, axes, neutral)
    dims = _reduced(x, axes, keepdim)
    args = [x] if len(node.args) == 1 else [x, dim, keepdim][: len(node.args)]
    several = isinstance(p.formula(node), tuple)
    return p.keep(node, args, kwargs, [dims, dims] if several else dims)


def _sum(p: Padder, x: Padded, axes: list[int], dtype: torch.dtype) -> Padded:
    node = p.emit(aten.sum.dim_IntList, x.node, axes, True, dtype=dtype)
    return Padded(node, _reduced(x, axes, True))


def _mean(p: Padder, x: Padded, axes: list[int], dtype: torch.dtype) -> Padded:
    """The mean over the real elements, dimensions kept, in `dtype`."""
    total = _sum(p, p.filled(x, axes, 0), axes, dtype)
    return Padded(p.emit(aten.div.Tensor, total.node, count_of(p, x, axes, dtype)), total.dims)


def count_of(p: Padder, x: Padded, axes: list[int], dtype: torch.dtype) -> fx.Node:
    count = p.scalar(p.product([x.dims[d] for d in axes]))
    return p.emit(aten._to_copy.default, count.node, dtype=dtype)


def _wide(dtype: torch.dtype) -> torch.dtype:
    return torch.float32 if dtype in (torch.float16, torch.bfloat16) else dtype


def _squeezed(p: Padder, x: Padded, axes: list[int], keepdim: bool) -> Padded:
    if keepdim:
        return x
    dims = tuple(dim for d, dim in enumerate(x.dims) if d not in axes)
    return p.checked(p.view(x.node, list(map(p.extent, dims))), dims)


@rule(aten.mean.default, aten.mean.dim)
def mean(
    p: Padder,
    node: fx.Node,
    x: Padded,
    dim: Any = None,
    keepdim: bool = False,
    *,
    dtype: Any = None,
) -> Any:
    axes = _axes(x, dim)
    if not x.is_padded(axes):
        args = [x] if len(node.args) == 1 else [x, dim, keepdim][: len(node.args)]
        return p.keep(node, args, {"dtype": dtype} if dtype else {}, _reduced(x, axes, keepdim))
    made = _mean(p, x, axes, _wide(dtype or x.val.dtype))
    made = _squeezed(p, made, axes, keepdim)
    return result(p, node, made.node, made.dims)


def variance_of(p: Padder, x: Padded, axes: list[int], correction: Any) -> tuple[Padded, Padded]:
    """(variance, mean) over the real elements, dimensions kept."""
    dtype = _wide(x.val.dtype)
    if dtype.is_complex:
        raise NotPaddable("is of complex numbers")
    wide = Padded(p.emit(aten._to_copy.default, x.node, dtype=dtype), x.dims)
    average = _mean(p, wide, axes, dtype)
    apart = Padded(p.emit(aten.sub.Tensor, wide.node, average.node), x.dims)
    apart = p.filled(apart, axes, 0)
    square = Padded(p.emit(aten.mul.Tensor, apart.node, apart.node), x.dims)
    total = _sum(p, square, axes, dtype)
    count = p.emit(
        aten.sub.Tensor, count_of(p, x, axes, dtype), 1 if correction is None else correction
    )
    count = p.emit(aten.clamp.default, count, 0)
    return Padded(p.emit(aten.div.Tensor, total.node, count), total.dims), average


@rule(aten.var.correction, aten.std.correction, aten.var_mean.correction, aten.std_mean.correction)
def variance(
    p: Padder,
    node: fx.Node,
    x: Padded,
    dim: Any = None,
    *,
    correction: Any = None,
    keepdim: bool = False,
) -> Any:
    axes = _axes(x, dim)
    several = isinstance(p.formula(node), tuple)
    if not x.is_padded(axes):
        dims = _reduced(x, axes, keepdim)
        kwargs = {"correction": correction, "keepdim": keepdim}
        return p.keep(node, [x, dim], kwargs, [dims, dims] if several else dims)
    if isinstance(correction, sympy.Basic):
        raise NotPaddable("takes a size")
    spread, average = variance_of(p, x, axes, correction)
    target: Any = node.target
    if target.overloadpacket in (aten.std, aten.std_mean):
        spread = Padded(p.emit(aten.sqrt.default, spread.node), spread.dims)
    found = []
    for part in (spread, average)[: 2 if several else 1]:
        made = _squeezed(p, part, axes, keepdim)
        narrow = p.emit(aten._to_copy.default, made.node, dtype=x.val.dtype)
        found.append(p.checked(narrow, made.dims))
    return tuple(found) if several else found[0]


@rule(aten.linalg_vector_norm.default)
def linalg_vector_norm(
    p: Padder,
    node: fx.Node,
    x: Padded,
    ord: Any = 2,
    dim: Any = None,
    keepdim: bool = False,
    **kwargs: Any,
) -> Any:
    axes = _axes(x, dim)
    if x.is_padded(axes) and not ord > 0:
        raise NotPaddable("takes a minimum or counts zeros")
    x = p.filled(x, axes, 0)
    return p.keep(node, [x, ord, dim, keepdim], kwargs, _reduced(x, axes, keepdim))


@rule(aten._softmax.default, aten._log_softmax.default, aten._safe_softmax.default)
def softmax(p: Padder, node: fx.Node, x: Padded, dim: int, *rest: Any) -> Any:
    x = p.filled(x, [dim] if x.rank else [], -math.inf)
    return p.keep(node, [x, dim, *rest], {}, x.dims)


@rule(aten._softmax_backward_data.default, aten._log_softmax_backward_data.default)
def softmax_backward(
    p: Padder, node: fx.Node, grad: Padded, out: Padded, dim: int, dtype: Any
) -> Any:
    (grad, out), dims = aligned(p, [grad, out])
    axes = [dim] if grad.rank else []
    return p.keep(node, [p.filled(grad, axes, 0), p.filled(out, axes, 0), dim, dtype], {}, dims)


_SCANS: dict[Any, Callable[[torch.dtype], Any]] = {
    aten.cumsum.default: _constant(0),
    aten.cumprod.default: _constant(1),
    aten.logcumsumexp.default: _constant(-math.inf),
    aten.cummax.default: lowest,
    aten.cummin.default: highest,
}


@rule(*_SCANS)
def scan(p: Padder, node: fx.Node, x: Padded, dim: int, **kwargs: Any) -> Any:
    if x.rank:
        x = p.plain(x, dim)
        x = p.filled(x, [dim], _SCANS[node.target](x.val.dtype))
    several = isinstance(p.formula(node), tuple)
    return p.keep(node, [x, dim], kwargs, [x.dims, x.dims] if several else x.dims)


@rule(aten.sort.default, aten.sort.stable)
def sort(p: Padder, node: fx.Node, x: Padded, *args: Any, **kwargs: Any) -> Any:
    """Padding is last: our sorts are stable, and it comes after its equals."""
    names = (
        ("dim", "descending")
        if node.target == aten.sort.default
        else ("stable", "dim", "descending")
    )
    given = {**dict(zip(names, args, strict=False)), **kwargs}
    dim, descending = given.get("dim", -1), given.get("descending", False)
    x = _last(p, x, dim, descending)
    return p.keep(node, [x, *args], kwargs, [x.dims, x.dims])


def _last(p: Padder, x: Padded, dim: int, descending: bool) -> Padded:
    """x with padding that sorts after all that is real; NaN is the greatest value."""
    if not x.rank or not is_padded(x.dims[dim]):
        return x
    x = p.plain(x, dim)
    dtype = x.val.dtype
    most = math.nan if dtype.is_floating_point else highest(dtype)
    return p.filled(x, [dim], lowest(dtype) if descending else most)


@rule(aten.topk.default)
def topk(
    p: Padder,
    node: fx.Node,
    x: Padded,
    k: Any,
    dim: int = -1,
    largest: bool = True,
    sorted: bool = True,
) -> Any:
    x = _last(p, x, dim, largest)
    if isinstance(k, sympy.Basic) and k != (x.dims[dim] or (1,))[0]:
        raise NotPaddable("takes a size")
    dims = replaced(x.dims, dim % x.rank, merged([k])) if x.rank else x.dims
    return p.keep(node, [x, k, dim, largest, sorted], {}, [dims, dims])
