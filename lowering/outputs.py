"""How each output of a graph is made: an executable's buffer, a view of one, or a view of an input."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import torch
from torch import fx
from torch._ops import OpOverload

from tpu_compile.lowering import layout
from tpu_compile.lowering.layout import Layout
from tpu_compile.lowering.types import dtype_name
from tpu_compile.lowering.updates import is_update
from tpu_compile.program import ResultSpec, TensorSpec

# A user's view of a tensor this many times larger is copied out instead of kept alive through it.
# XLA can then drop what the view does not need, e.g. the logits of all tokens but the last.
KEEP_BASE_FACTOR = 4

# Views to torch, but not to as_strided: they change the dtype or set the conj or neg bit.
_NOT_STRIDED = frozenset(
    {
        torch.ops.aten._conj.default,
        torch.ops.aten._neg_view.default,
        torch.ops.aten.view.dtype,
        torch.ops.aten.view_as_real.default,
        torch.ops.aten.view_as_complex.default,
    }
)


@dataclass(frozen=True, slots=True)
class ResultPlan:
    """One output before lowering: `node` is what the executable returns, None where it returns nothing."""

    node: fx.Node | None
    layout: Layout
    spec: ResultSpec

    def result(self, index: int) -> ResultSpec:
        """The ResultSpec, now that the executable's result number is known."""
        if self.node is None:
            return self.spec
        s = self.spec
        return replace(s, index=index)


def plan_results(
    gm: fx.GraphModule, user_outputs: int | None, updated: frozenset[fx.Node] = frozenset()
) -> list[ResultPlan]:
    """Plan every output of `gm`; the first `user_outputs` must look as in eager.

    What is returned of an input that the graph also updates is its old value, so no view of it.
    """
    (output,) = gm.graph.find_nodes(op="output")
    returned = output.args[0]
    outs: Sequence[Any] = returned if isinstance(returned, tuple | list) else (returned,)
    count = len(outs) if user_outputs is None else user_outputs
    places = {n: i for i, n in enumerate(gm.graph.find_nodes(op="placeholder"))}
    inputs = {n: i for n, i in places.items() if n not in updated}
    # A base that several outputs see, or that is an output itself, is made once and shared.
    nodes = {o for o in outs if isinstance(o, fx.Node)}
    seen = Counter(map(view_root, nodes))
    roots = {r for r, n in seen.items() if n > 1 or r in nodes}
    owners = Counter(_storage(n)[0] for n in nodes)
    shared = {r for r, n in owners.items() if n > 1 and r.op != "placeholder"}
    roots |= shared
    plans = [
        _updated(o, places)
        if _is_update(o)
        else _reinterpreted(o, shared) or _plan(o, i < count, inputs, roots)
        for i, o in enumerate(outs)
    ]
    return [_placed(p, o) for p, o in zip(plans, outs, strict=True)]


def _is_update(out: Any) -> bool:
    return isinstance(out, fx.Node) and is_update(out)


def _updated(out: fx.Node, places: dict[fx.Node, int]) -> ResultPlan:
    """An input that the call has updated by then."""
    into: Any = out.args[0]
    val = into.meta["val"]
    spec = TensorSpec(tuple(val.shape), dtype_name(val.dtype))
    source = ResultSpec("input", places[into], spec, tuple(val.stride()), 0)
    return ResultPlan(None, Layout(()), source)


def _placed(plan: ResultPlan, out: Any) -> ResultPlan:
    """The plan, with the device that the output is on."""
    val = out.meta.get("val") if isinstance(out, fx.Node) else None
    on_device = isinstance(val, torch.Tensor) and val.device.type == "tpu"
    return replace(plan, spec=replace(plan.spec, device="tpu")) if on_device else plan


def _plan(out: Any, user: bool, inputs: dict[fx.Node, int], roots: set[fx.Node]) -> ResultPlan:
    if not isinstance(out, fx.Node):
        return ResultPlan(None, Layout(()), ResultSpec("value", 0, value=out))
    val = out.meta.get("val")
    if not isinstance(val, torch.Tensor):
        return ResultPlan(None, Layout(()), ResultSpec("value", 0, value=val))
    spec = TensorSpec(tuple(val.shape), dtype_name(val.dtype))
    root = view_root(out)
    base = root.meta["val"]
    stride, offset = tuple(val.stride()), int(val.storage_offset() - base.storage_offset())
    if root in inputs:
        source = ResultSpec("input", inputs[root], spec, stride, offset)
        return ResultPlan(None, Layout(()), source)
    lay = layout.dense(tuple(base.shape), tuple(base.stride()))
    limit = val.numel() * (KEEP_BASE_FACTOR if user else 1)
    if lay is not None and (root is out or root in roots or base.numel() <= limit):
        return ResultPlan(root, lay, ResultSpec("executable", 0, spec, stride, offset))
    own = layout.dense(tuple(val.shape), stride)
    if own is not None and not own.broadcast:
        return ResultPlan(out, own, ResultSpec("executable", 0, spec, stride))
    # Memory with gaps, which the executable cannot write; or elements that share it, which no base
    # explains and nobody can write to.
    own = layout.contiguous(val.dim())
    if not user or overlaps(spec.shape, stride):
        stride = layout.strides(spec.shape, own)
        return ResultPlan(out, own, ResultSpec("executable", 0, spec, stride))
    return ResultPlan(out, own, ResultSpec("executable", 0, spec, stride, copy=True))


def _reinterpreted(out: Any, shared: set[fx.Node]) -> ResultPlan | None:
    """A view that is not strided, of a result that others see, too: that one's memory, read anew."""
    if not isinstance(out, fx.Node):
        return None
    root, strided = _storage(out)
    if strided or root not in shared:
        return None
    val, base = out.meta["val"], root.meta["val"]
    lay = layout.dense(tuple(base.shape), tuple(base.stride()))
    start = base.storage_offset() * base.itemsize
    if lay is None or val.device.type != "cpu" or start % val.itemsize:
        return None
    spec = TensorSpec(tuple(val.shape), dtype_name(val.dtype))
    offset = int(val.storage_offset()) - start // val.itemsize
    bits = tuple(b for b, on in (("conj", val.is_conj()), ("neg", val.is_neg())) if on)
    source = ResultSpec("executable", 0, spec, tuple(val.stride()), offset, bits=bits)
    return ResultPlan(root, lay, source)


def overlaps(shape: Sequence[int], stride: Sequence[int]) -> bool:
    """Whether two elements may share memory."""
    reach = 0
    for s, n in sorted((s, n) for s, n in zip(stride, shape, strict=True) if n > 1):
        if s <= reach:
            return True
        reach += (n - 1) * s
    return False


def view_root(node: fx.Node) -> fx.Node:
    """The node whose storage `node` is a strided view of; itself where it owns its storage."""
    while _is_view(node) and node.target not in _NOT_STRIDED:
        node = node.args[0]  # type: ignore[assignment]
    return node


def _is_view(node: fx.Node) -> bool:
    return (
        node.op == "call_function"
        and isinstance(node.target, OpOverload)
        and node.target.is_view
        and bool(node.args)
        and isinstance(node.args[0], fx.Node)
        and isinstance(node.meta.get("val"), torch.Tensor)
    )


def loses_aliases(gm: fx.GraphModule) -> bool:
    """Whether outputs share memory with an input through views that are not strided.

    No ResultSpec describes these: AOTAutograd has to make such outputs, outside of the graph.
    """
    (output,) = gm.graph.find_nodes(op="output")
    storages = map(_storage, output.all_input_nodes)
    return any(root.op == "placeholder" and not strided for root, strided in storages)


def _storage(node: fx.Node) -> tuple[fx.Node, bool]:
    """The node that owns the storage of `node`, and whether all views in between are strided."""
    strided = True
    while _is_view(node):
        strided = strided and node.target not in _NOT_STRIDED
        node = node.args[0]  # type: ignore[assignment]
    return node, strided
