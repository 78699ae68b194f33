"""flex_attention: torch's own dense mathematics, traced to ATen in the place of the higher-order op."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import fx
from torch.fx.node import map_arg

from tpu_compile.lowering.control import held, subgraphs
from tpu_compile.lowering.decompositions import kept_whole, table
from tpu_compile.torch_private import (
    FakeTensor,
    dispatch_functionalize,
    enable_python_dispatcher,
    flex_attention,
    flex_attention_backward,
    flex_attention_dense,
    flex_attention_dense_backward,
    make_fx,
    no_dispatch_modes,
    pytree,
)

_DENSE: dict[Any, Any] = {
    flex_attention: flex_attention_dense,
    flex_attention_backward: flex_attention_dense_backward,
}


def expand(gm: fx.GraphModule) -> None:
    """Replace each flex_attention of a graph, and of the graphs that it calls, by what it computes.

    Sizes must be known. torch's dense form is the definition: eager runs it as well.
    """
    for node in [n for n in gm.graph.nodes if n.op == "call_function"]:
        for inner in subgraphs(node):
            expand(inner)
        if node.target in _DENSE:
            _replace(gm, node)


def _replace(gm: fx.GraphModule, node: fx.Node) -> None:
    leaves, structure = pytree.tree_flatten((node.args, dict(node.kwargs)))
    inputs = [x for x in leaves if isinstance(x, fx.Node) and _is_tensor(x)]
    traced = _trace(_DENSE[node.target], leaves, structure, inputs)
    inner = dict(zip(traced.graph.find_nodes(op="placeholder"), inputs, strict=True))
    with gm.graph.inserting_before(node):
        for n in traced.graph.nodes:
            if n.op == "get_attr":
                name = _fresh(gm, f"_flex_{n.target}")
                gm.register_buffer(name, held(n), persistent=False)
                inner[n] = gm.graph.get_attr(name)
            elif n.op == "call_function":
                inner[n] = gm.graph.node_copy(n, lambda i: inner[i])
                for key in ("stack_trace", "nn_module_stack", "fwd_nn_module_stack"):
                    if key in node.meta:
                        inner[n].meta[key] = node.meta[key]
    (output,) = traced.graph.find_nodes(op="output")
    results = map_arg(output.args[0], lambda n: inner[n])
    for user in list(node.users):
        _take(user, results[user.args[1]])
    gm.graph.erase_node(node)


def _take(getitem: fx.Node, result: Any) -> None:
    """Put a result in the place of the node that takes it out of the op's tuple."""
    if isinstance(result, fx.Node):
        getitem.replace_all_uses_with(result)
    elif result is None:
        for user in list(getitem.users):
            user.args = map_arg(user.args, lambda n: None if n is getitem else n)
    else:  # the tuple of the captured buffers' gradients
        for user in list(getitem.users):
            _take(user, result[user.args[1]])
    getitem.graph.erase_node(getitem)


def _trace(dense: Any, leaves: list[Any], structure: Any, inputs: list[fx.Node]) -> fx.GraphModule:
    """The ATen graph of the dense form, a function of the tensors among the arguments."""
    mode = next(v.fake_mode for v in (n.meta["val"] for n in inputs) if isinstance(v, FakeTensor))

    def run(*tensors: torch.Tensor) -> Any:
        given = dict(zip(inputs, tensors, strict=True))
        filled = [_argument(x, given) for x in leaves]
        args, kwargs = pytree.tree_unflatten(filled, structure)
        if dense is flex_attention_dense_backward:
            args = [*args]
            args[_BUFFERS] = _marked(args[_BUFFERS], args[_JOINT])
        return dense(*args, **kwargs)

    whole = dispatch_functionalize(run)
    with no_dispatch_modes(), mode, torch.no_grad(), enable_python_dispatcher(), kept_whole():
        return make_fx(whole, decomposition_table=_decompositions())(
            *(n.meta["val"] for n in inputs)
        )


def _decompositions() -> dict[Any, Any]:
    return {**table(), torch.ops.flex_lib.zeros_and_scatter.default: _zeros_and_scatter}


def _zeros_and_scatter(shape: list[int], indices: list[Any], values: torch.Tensor) -> torch.Tensor:
    """What torch computes captured buffers' gradients with."""
    zeros = torch.zeros(shape, dtype=values.dtype, device=values.device)
    made: torch.Tensor = torch.ops.aten.index_put(zeros, indices, values, accumulate=True)
    return made


def _argument(x: Any, given: dict[fx.Node, torch.Tensor]) -> Any:
    if not isinstance(x, fx.Node):
        return x
    return given[x] if x in given else held(x)


# Positions of flex_attention_backward's arguments.
_JOINT, _BUFFERS = 8, 12
_INDICES = 5  # of the joint graph's results, the first are for the score and its indices


def _marked(buffers: Sequence[Any], joint: fx.GraphModule) -> tuple[Any, ...]:
    """The captured buffers; those that the joint graph has gradients of ask for them, which tells
    torch's dense form to give them."""
    (output,) = joint.graph.find_nodes(op="output")
    grads = output.args[0][_INDICES:]
    return tuple(
        t if g is None else t.detach().requires_grad_() for t, g in zip(buffers, grads, strict=True)
    )


def _is_tensor(node: fx.Node) -> bool:
    return isinstance(node.meta.get("val"), torch.Tensor)


def _fresh(gm: fx.GraphModule, name: str) -> str:
    while hasattr(gm, name):
        name += "_"
    return name
