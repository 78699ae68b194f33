"""Random ops that activation checkpointing runs twice: the backward draws what the forward drew.

torch's partitioner wraps the forward's op so that it also returns the state of the generator, as
torch.get_rng_state() would, and gives that state to the op's twin in the backward. Our state is two
words: they travel in the first 16 bytes, with the counter moved to where the op starts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import fx

from tpu_compile.lowering import registry
from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.registry import family, lower
from tpu_compile.lowering.types import Spec
from tpu_compile.torch_private import (
    no_dispatch_modes,
    run_and_save_rng_state,
    run_with_rng_state,
)

WORDS = 2


def _unless(position: int) -> Callable[[fx.Node], str | None]:
    """Declines where the random op, found at `position` of the arguments, has no rule."""

    def reason(node: fx.Node) -> str | None:
        op = node.args[position]
        rule = registry.find(op)
        if rule is None:
            return f"no lowering for {op}"
        return rule.unless(node) if rule.unless is not None else None

    return reason


@lower(run_and_save_rng_state, unless=_unless(0))
@family
def run_and_save(b: Builder, op: Any, *args: Any, **kwargs: Any) -> tuple[Value, Any]:
    """(state before the op, the op's results)."""
    state = b.random_state()
    words = b.emit("stablehlo.bitcast_convert", [state], (WORDS, 8), torch.uint8)
    size = torch.default_generator.get_state().numel()
    saved = b.pad(b.reshape(words, (8 * WORDS,)), 0, [0], [size - 8 * WORDS])
    result = next((u for u in b.node.users if u.args[1] == 1), None)
    if result is None:
        return saved, None
    return saved, _run(b, op, args, kwargs, result.meta["val"])


@lower(run_with_rng_state, unless=_unless(1))
@family
def run_with(b: Builder, rng_state: Value, op: Any, *args: Any, **kwargs: Any) -> Any:
    """The op's results, drawn from the state that its twin returned."""
    words = b.reshape(b.slice_dim(rng_state, 0, 0, 8 * WORDS), (WORDS, 8))
    state = b.emit("stablehlo.bitcast_convert", [words], (WORDS,), torch.uint64)
    with b.random_state_from(state):
        return _run(b, op, args, kwargs, b.node.meta["val"])


def _run(b: Builder, op: Any, args: Any, kwargs: Any, val: Any) -> Any:
    """The random op's own rule, with its own expected results."""
    rule = registry.find(op)
    assert rule is not None
    vals = val if isinstance(val, tuple | list) else (val,)
    outer, b.outs = b.outs, tuple(Spec(tuple(v.shape), v.dtype) for v in vals)
    result = rule.fn(b, *args, **kwargs)
    b.outs = outer
    return result


def complete_metadata(gm: fx.GraphModule) -> None:
    """Give the partitioner's nodes the meta that it leaves out, and states a static shape."""
    for node in gm.graph.find_nodes(op="call_function", target=run_and_save_rng_state):
        for user in node.users:
            if user.args[1] == 0:
                _make_static(user)
    for node in gm.graph.find_nodes(op="call_function", target=run_with_rng_state):
        state, op, *args = node.args
        _make_static(state)
        args, kwargs = fx.map_arg((args, dict(node.kwargs)), lambda n: n.meta["val"])
        with state.meta["val"].fake_mode:
            node.meta["val"] = op(*args, **kwargs)


def _make_static(state: fx.Node) -> None:
    """The partitioner makes the state's fake tensor as if its length varied from call to call."""
    mode = state.meta["val"].fake_mode
    with no_dispatch_modes():
        size = torch.default_generator.get_state().numel()
    with mode:
        state.meta["val"] = torch.empty(size, dtype=torch.uint8)
