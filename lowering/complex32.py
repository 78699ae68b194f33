"""complex32, which StableHLO has no type for: computed in complex64 and rounded after each operator.

A graph's inputs come in, and its results go out, as pairs of float16 that show the same memory. Torch itself
makes these views; all between them is compiled.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable
from typing import Any

import torch
from torch import fx
from torch._ops import HigherOrderOperator, OpOverload

from tpu_compile.lowering.graph import ON_TORCH, flat
from tpu_compile.torch_private import FakeTensorMode, pytree

aten = torch.ops.aten
_WIDER = {torch.complex32: torch.complex64}
_REASON = "complex32 as pairs of float16"
# What only marks a tensor, done at once.
_DONE = {aten._conj.default: aten._conj_physical.default, aten._neg_view.default: aten.neg.default}


def widened(gm: fx.GraphModule) -> fx.GraphModule:
    """The graph without complex32 but at its edges; the graph itself where there is none.

    Graphs that operators call are left as they are: what has complex32 in them runs on torch's CPU kernels.
    """
    if not any(_is_narrow(v) for n in gm.graph.nodes for v in flat(n.meta.get("val"))):
        return gm
    if any(isinstance(n.target, HigherOrderOperator) for n in gm.graph.nodes):
        return gm
    return _Rewriting(gm).run()


def _is_narrow(x: Any) -> bool:
    return isinstance(x, torch.Tensor) and x.dtype == torch.complex32


class _Rewriting:
    """One rewriting: nodes of the old graph by what they are in the new one, wide and as they were."""

    def __init__(self, gm: fx.GraphModule) -> None:
        self.gm = gm
        self.graph = fx.Graph()
        self.mode = FakeTensorMode()
        self.wide: dict[fx.Node, fx.Node] = {}
        self.narrow: dict[fx.Node, fx.Node] = {}

    def run(self) -> fx.GraphModule:
        for node in self.gm.graph.nodes:
            if node.op == "output":
                self.graph.output(fx.map_arg(node.args[0], self._result))
                continue
            if node.op in ("placeholder", "get_attr"):
                self._edge(node)
            else:
                self._inner(node)
        new = fx.GraphModule(self.gm, self.graph)
        new.meta.update(self.gm.meta)
        return new

    def _edge(self, node: fx.Node) -> None:
        copied = self.graph.node_copy(node)
        self.wide[node] = copied
        if not _is_narrow(node.meta.get("val")):
            return
        self.narrow[node] = copied
        if node.users:
            self.wide[node] = self._shown(copied, node)

    def _inner(self, node: fx.Node) -> None:
        touched = [*flat(node.meta.get("val"))]
        touched += [v for n in node.all_input_nodes for v in flat(n.meta.get("val"))]
        if not any(map(_is_narrow, touched)):
            self.wide[node] = self.graph.node_copy(node, self.wide.__getitem__)
        elif node.target is aten.copy_.default:  # an input is written to
            base, new = node.args[:2]
            args = (self.narrow[base], self._narrow(new))  # type: ignore[index,arg-type]
            self.wide[node] = self._on_torch(node, args)
        elif node.target is aten.as_strided.default and self._shows_input(node):
            # It may show more of an input's memory than the input does.
            self.wide[node] = self._shown(self._narrow(node), node)
        else:
            self.wide[node] = self._rounded(self._computed(node), node)

    def _computed(self, node: fx.Node) -> fx.Node:
        """A node on complex64. Numbers that stand for tensors are rounded, as those would be."""
        target = _DONE.get(node.target, node.target)  # type: ignore[call-overload]
        args = tuple(map(_rounded_number, node.args)) if _is_binary(target) else node.args
        args, kwargs = fx.map_arg((args, node.kwargs), self.wide.__getitem__)
        args, kwargs = pytree.tree_map_only(torch.dtype, _wider, (args, kwargs))
        made = self._call(target, *args, like=node, **kwargs)
        if not any(map(_is_narrow, flat(made.meta["val"]))):
            return made
        # Halves that become complex: they are widened first.
        self.graph.erase_node(made)

        def widen(n: fx.Node) -> fx.Node:
            half = getattr(n.meta["val"], "dtype", None) is torch.float16
            return self._to(n, torch.float32, node) if half else n

        args, kwargs = fx.map_arg((args, kwargs), widen)
        return self._call(target, *args, like=node, **kwargs)

    def _rounded(self, made: fx.Node, node: fx.Node) -> fx.Node:
        """A result as its dtype holds it; those of operators with several are rounded one by one."""
        val, wide = node.meta.get("val"), made.meta["val"]
        if not isinstance(val, torch.Tensor):
            return made
        if _is_narrow(val):
            return self._complex(self._pairs(made, node), node)
        return made if wide.dtype == val.dtype else self._to(made, val.dtype, node)

    def _result(self, node: fx.Node) -> fx.Node:
        """What is returned for a node."""
        if _is_narrow(node.meta.get("val")) or self._shows_input(node):
            return self._narrow(node)
        return self.wide[node]

    def _narrow(self, node: fx.Node) -> fx.Node:
        """A node with complex32 as it is: torch itself takes the views, which share memory so."""
        if node not in self.narrow:
            of_narrow = _is_view(node) and _is_narrow(node.args[0].meta.get("val"))  # type: ignore[union-attr]
            if of_narrow or self._shows_input(node):
                given = self._narrow(node.args[0])  # type: ignore[arg-type]
                self.narrow[node] = self._on_torch(node, (given, *node.args[1:]))
            else:
                pairs = self._pairs(self.wide[node], node)
                view = aten.view_as_complex.default
                self.narrow[node] = self._call(view, pairs, like=node, on_torch=True)
        return self.narrow[node]

    def _shows_input(self, node: fx.Node) -> bool:
        """Whether a node is a view of an input of complex32, or such an input."""
        while _is_view(node):
            node = node.args[0]  # type: ignore[assignment]
        return node.op in ("placeholder", "get_attr") and node in self.narrow

    def _on_torch(self, node: fx.Node, args: tuple[Any, ...]) -> fx.Node:
        """The node, with other arguments, for torch to run."""
        made = self.graph.create_node("call_function", node.target, args, node.kwargs)
        made.meta = {**node.meta, ON_TORCH: _REASON}
        return made

    def _shown(self, x: fx.Node, like: fx.Node) -> fx.Node:
        """A tensor of complex32, shown to the compiled part as pairs, and there as complex64."""
        plain = self._call(aten.resolve_conj.default, x, like=like, on_torch=True)
        plain = self._call(aten.resolve_neg.default, plain, like=like, on_torch=True)
        pairs = self._call(aten.view_as_real.default, plain, like=like, on_torch=True)
        return self._complex(pairs, like)

    def _pairs(self, x: fx.Node, like: fx.Node) -> fx.Node:
        """complex64 as pairs of float16."""
        return self._to(self._call(aten.view_as_real.default, x, like=like), torch.float16, like)

    def _complex(self, pairs: fx.Node, like: fx.Node) -> fx.Node:
        """Pairs of float16 as complex64."""
        wide = self._to(pairs, torch.float32, like)
        return self._call(aten.view_as_complex.default, wide, like=like)

    def _to(self, x: fx.Node, dtype: torch.dtype, like: fx.Node) -> fx.Node:
        return self._call(aten._to_copy.default, x, like=like, dtype=dtype)

    def _call(
        self,
        target: Callable[..., Any],
        *args: Any,
        like: fx.Node,
        on_torch: bool = False,
        **kwargs: Any,
    ) -> fx.Node:
        """A new node, located where `like` is; `on_torch` has torch run it."""
        node = self.graph.call_function(target, args, kwargs)
        node.meta = {k: v for k, v in like.meta.items() if k not in ("val", "tensor_meta")}
        values = fx.map_arg((args, kwargs), lambda n: n.meta["val"])
        with self.mode:
            values = pytree.tree_map_only(torch.Tensor, self._adopted, values)
            node.meta["val"] = target(*values[0], **values[1])
        if on_torch:
            node.meta[ON_TORCH] = _REASON
        return node

    def _adopted(self, x: torch.Tensor) -> torch.Tensor:
        """A tensor of one fake mode: a graph may have several."""
        if getattr(x, "fake_mode", None) is self.mode:
            return x
        made = torch.empty_strided(x.shape, x.stride(), dtype=x.dtype, device=x.device)
        made = made.conj() if x.is_conj() else made
        return aten._neg_view.default(made) if x.is_neg() else made


def _wider(dtype: torch.dtype) -> torch.dtype:
    return _WIDER.get(dtype, dtype)


def _is_view(node: fx.Node) -> bool:
    """Whether a node shows the memory of its first argument, its only one that is a tensor."""
    op = node.target
    if not isinstance(op, OpOverload) or len(node.all_input_nodes) != 1:
        return False
    aliases = [a.alias_info for a in op._schema.returns]
    shows = len(aliases) == 1 and aliases[0] is not None and not aliases[0].is_write
    return shows and node.args[:1] == (node.all_input_nodes[0],)


def _is_binary(op: Any) -> bool:
    names = [a.name for a in op._schema.arguments[:2]] if isinstance(op, OpOverload) else []
    return names == ["self", "other"]


def _rounded_number(x: Any) -> Any:
    if isinstance(x, bool | int) or not isinstance(x, float | complex):
        return x
    half = torch.finfo(torch.float16)

    def rounded(part: float) -> float:
        if not math.isfinite(part) or abs(part) > half.max:
            return part
        return float(struct.unpack("e", struct.pack("e", part))[0])

    if isinstance(x, complex):
        return complex(rounded(x.real), rounded(x.imag))
    return rounded(x)
