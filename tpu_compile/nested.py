"""Nested tensors: sizes of their own kind, which no program has. Their graphs run on torch's kernels."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import torch
from torch import fx

from tpu_compile.config import Options
from tpu_compile.errors import UnsupportedOpError, format_message
from tpu_compile.fallback import FallbackWarning
from tpu_compile.lowering.graph import user_line

_HELP = "compile what works on nt.values(), a plain tensor, and keep nested tensors outside of it"


def holds_nested_tensors(gm: fx.GraphModule) -> bool:
    """Whether a value of dynamo's graph is a nested tensor."""
    return _first(gm) is not None


def _first(gm: fx.GraphModule) -> fx.Node | None:
    if not isinstance(gm, fx.GraphModule):
        return None
    values = ((n, n.meta.get("example_value")) for n in gm.graph.nodes)
    return next((n for n, v in values if isinstance(v, torch.Tensor) and v.is_nested), None)


def run_nested_tensors(gm: fx.GraphModule, options: Options) -> Callable[..., Any]:
    """Dynamo's graph itself, with a warning, or the error that `fallback="error"` asks for."""
    node = _first(gm)
    assert node is not None
    facts = [("first", f"{node.target} {user_line(node)}".strip()), ("help", _HELP)]
    if options.fallback == "error":
        raise UnsupportedOpError("nested tensors have no lowering", facts)
    message = format_message("a graph with nested tensors runs on torch's CPU kernels", facts)
    warnings.warn(message, FallbackWarning, stacklevel=2)
    run: Callable[..., Any] = gm.forward
    return run
