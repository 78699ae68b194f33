"""Ops that act besides giving results: AOTAutograd orders them by tokens, tensors without elements."""

from __future__ import annotations

from typing import Any

import torch
from torch import fx

from tpu_compile.errors import UnsupportedOpError
from tpu_compile.lowering import registry
from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.control import subgraphs
from tpu_compile.lowering.registry import family, lower
from tpu_compile.program import CheckKind, ErrorCheck
from tpu_compile.torch_private import make_effectful, with_effects

aten = torch.ops.aten
prims = torch.ops.prims


def _without_rule(node: fx.Node) -> str | None:
    effect = node.args[1]
    return None if registry.find(effect) else f"no lowering for {effect}"


@lower(with_effects, unless=_without_rule)
@family
def run_with_token(
    b: Builder, token: Value | None, op: Any, *args: Any, **kwargs: Any
) -> tuple[Value | None, ...]:
    """(token, the op's results); only ops without results have rules."""
    rule = registry.find(op)
    assert rule is not None
    rule.fn(b, *args, **kwargs)
    return b.zeros((0,), torch.float32), *(None for _ in b.outs[1:])


def drop_tokens(gm: fx.GraphModule) -> None:
    """Order by no tokens: an op that acts is lowered, or run, where it is in the graph.

    Raises UnsupportedOpError where AOTAutograd has lost one that acts in a branch or a loop's body.
    """
    _refuse_lost_effects(gm)
    for node in gm.graph.find_nodes(op="call_function", target=prims._sink_tokens.default):
        gm.graph.erase_node(node)
    for node in gm.graph.find_nodes(op="call_function", target=with_effects):
        token = node.args[0]
        if isinstance(token, fx.Node) and token.target is prims._make_token.default:
            node.args = (None, *node.args[1:])
    for node in gm.graph.find_nodes(op="call_function", target=prims._make_token.default):
        if not node.users:
            gm.graph.erase_node(node)


def _refuse_lost_effects(gm: fx.GraphModule) -> None:
    """A token that goes in, orders nothing, and comes out as a constant was an op's inside of another
    graph: that graph has it no more, and would compute on where eager raises."""
    inputs, (output,) = gm.graph.find_nodes(op="placeholder"), gm.graph.find_nodes(op="output")
    returned: Any = output.args[0]
    if not inputs or not isinstance(returned, tuple | list) or not returned:
        return
    token, given_back = inputs[0], returned[0]
    if token.users or not _is_token(token) or not _is_token(given_back):
        return
    inner = next((n for n in gm.graph.nodes if subgraphs(n)), None)
    if given_back.op == "get_attr" and inner is not None:
        trace = inner.meta.get("stack_trace") or ""
        frames = [line.strip() for line in trace.splitlines() if line.strip().startswith("File ")]
        raise UnsupportedOpError(
            f"AOTAutograd loses a check inside of {inner.target}: it would not raise what eager raises",
            [
                *(("at", frame) for frame in frames[-1:]),
                ("help", "use torch.linalg.inv_ex, cholesky_ex, ... and check their info outside"),
            ],
        )


def _is_token(node: Any) -> bool:
    val = node.meta.get("val") if isinstance(node, fx.Node) else None
    return isinstance(val, torch.Tensor) and val.shape == (0,) and val.dtype == torch.float32


@lower(aten._assert_async.default)
def assert_async(b: Builder, self: Value) -> tuple[()]:
    """aten::_assert_async(Tensor self) -> ()"""
    return assert_async_msg(b, self, "Expected Tensor with single nonzero value, but got zero")


@lower(aten._assert_async.msg)
def assert_async_msg(b: Builder, self: Value, assert_msg: str) -> tuple[()]:
    """aten::_assert_async.msg(Tensor self, str assert_msg) -> ()"""
    b.check(b.reshape(b.ne_zero(self), ()), "assert", assert_msg)
    return ()


@lower(aten._functional_assert_async.msg)
def functional_assert_async(b: Builder, self: Value, assert_msg: str, dep_token: Value) -> Value:
    """aten::_functional_assert_async.msg(Tensor self, str assert_msg, Tensor dep_token) -> Tensor"""
    assert_async_msg(b, self, assert_msg)
    return dep_token


# ---------------------------------------------------------------------- checks of ours

# torch has no operator that raises what its Python functions raise, or that warns.
_LIBRARY = torch.library.Library("tpu_compile", "FRAGMENT")
_LIBRARY.define("check(Tensor ok, str kind, str message) -> ()")


def _check_eager(ok: torch.Tensor, kind: CheckKind, message: str) -> None:
    if not ok:
        ErrorCheck(0, kind, message).failed()


_LIBRARY.impl("check", _check_eager, "CPU")
_LIBRARY.impl("check", lambda ok, kind, message: None, "Meta")
make_effectful("tpu_compile::check", _LIBRARY)


@lower(torch.ops.tpu_compile.check.default)
def check(b: Builder, ok: Value, kind: CheckKind, message: str) -> tuple[()]:
    """tpu_compile::check(Tensor ok, str kind, str message) -> ()

    `kind` is one of those of ErrorCheck that look at a bool.
    """
    b.check(ok, kind, message)
    return ()
