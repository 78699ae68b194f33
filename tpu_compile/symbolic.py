"""Graphs with symbolic sizes: traced once, specialised for each concrete size when it is first met."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import fx

from tpu_compile.torch_private import FakeTensorMode, make_fx

Call = Callable[[list[Any]], Any]


def is_symbolic(gm: fx.GraphModule) -> bool:
    """Whether any value of the graph depends on a size that is not yet known."""
    return any(_has_symbol(n.meta.get("val")) for n in gm.graph.nodes)


def _has_symbol(val: Any) -> bool:
    if isinstance(val, tuple | list):
        return any(map(_has_symbol, val))
    if isinstance(val, torch.Tensor):
        parts: tuple[Any, ...] = (*val.shape,)
        if val.layout is torch.strided:
            parts += (*val.stride(), val.storage_offset())
        return any(isinstance(n, torch.SymInt) for n in parts)
    return isinstance(val, torch.SymInt | torch.SymFloat | torch.SymBool)


class SpecializingCall:
    """Keeps the symbolic graph and one compiled call for each set of concrete sizes and strides."""

    _boxed_call = True

    def __init__(
        self, gm: fx.GraphModule, compile_static: Callable[[fx.GraphModule], Call]
    ) -> None:
        self._gm = gm
        self._compile = compile_static
        self._calls: dict[tuple[Any, ...], Call] = {}

    def __call__(self, args: list[Any]) -> Any:
        key = tuple((a.shape, a.stride()) if isinstance(a, torch.Tensor) else a for a in args)
        call = self._calls.get(key)
        if call is None:
            call = self._calls[key] = self._compile(specialize(self._gm, args))
        return call(args)


def specialize(gm: fx.GraphModule, args: list[Any]) -> fx.GraphModule:
    """The graph for inputs of these sizes: every symbol becomes the number that it has here."""
    with FakeTensorMode(allow_non_fake_inputs=True) as mode, torch.no_grad():
        fake = [mode.from_tensor(a.detach()) if isinstance(a, torch.Tensor) else a for a in args]
        with fx.traceback.preserve_node_meta():
            return make_fx(lambda *xs: fx.Interpreter(gm).run(*xs))(*fake)
