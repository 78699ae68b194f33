"""Inputs that a graph updates: the `copy_` nodes at its end, which become results donated to them."""

from __future__ import annotations

import torch
from torch import fx

from tpu_compile.lowering import layout

_COPY = torch.ops.aten.copy_.default


def is_update(node: fx.Node) -> bool:
    """Whether a node writes the new value of an input of the graph, in a way that can be lowered.

    AOTAutograd puts these at the end of an otherwise functional graph, which may return them: that
    is the input itself.
    """
    if node.target is not _COPY or len(node.args) != 2:
        return False
    if any(u.op != "output" for u in node.users):
        return False
    into, value = node.args
    if not (isinstance(into, fx.Node) and into.op == "placeholder" and isinstance(value, fx.Node)):
        return False
    have, new = into.meta.get("val"), value.meta.get("val")
    if not (isinstance(have, torch.Tensor) and isinstance(new, torch.Tensor)):
        return False
    if (have.dtype, have.shape) != (new.dtype, new.shape) or have.is_conj() or have.is_neg():
        return False
    return not layout.of(have).broadcast


def updates(gm: fx.GraphModule) -> dict[fx.Node, fx.Node]:
    """For each input that the graph updates, the node of its new value."""
    found: dict[fx.Node, fx.Node] = {}
    for node in gm.graph.nodes:
        if is_update(node):
            into, value = node.args
            found[into] = found.get(value, value)
    return found
