"""options={"rng": "torch"}: random ops run on torch's CPU kernels, which draw what eager draws."""

from __future__ import annotations

from torch import fx

from tpu_compile.lowering.control import is_random, nodes_within
from tpu_compile.lowering.graph import ON_TORCH


def draw_as_eager(gm: fx.GraphModule) -> None:
    """Have every random op of a graph, at any depth, run on torch's kernels.

    One generator draws for all of them, so they run in the order of the graph, which is the order
    of the traced program.
    """
    for node in gm.graph.nodes:
        for n in (node, *nodes_within(node)):
            if is_random(n):
                n.meta[ON_TORCH] = "options={'rng': 'torch'}"


def is_drawn_as_eager(node: fx.Node) -> bool:
    """Whether a node runs on torch's kernels because it draws, or because it calls what draws."""
    return any(ON_TORCH in n.meta for n in (node, *nodes_within(node)))
