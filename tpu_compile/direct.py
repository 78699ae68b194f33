"""Inference graphs without mutation, traced to ATen in one pass: no AOTAutograd, a third of its time.

AOTAutograd traces a graph twice under functionalization and wraps each call in what gradients,
mutated inputs and tensor subclasses need. A graph that has none of these needs only the trace:
views of inputs and of shared results are made by the call itself (lowering/outputs.py). Everything
else, and everything doubtful, is AOTAutograd's.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch
from torch import fx
from torch._ops import HigherOrderOperator, OpOverload

from tpu_compile.torch_private import FakeTensor, enable_python_dispatcher, fake_mode_of, make_fx

aten = torch.ops.aten

# Their schemas do not say that they write running statistics.
_LYING_SCHEMAS = frozenset(
    {
        aten.native_batch_norm.default,
        aten._batch_norm_with_update.default,
        aten.cudnn_batch_norm.default,
        aten.miopen_batch_norm.default,
    }
)

_PLAIN = (torch.Tensor, torch.nn.Parameter, torch.nn.Buffer, FakeTensor)


def trace(
    gm: fx.GraphModule,
    example_inputs: Sequence[Any],
    decompositions: Mapping[OpOverload, Callable[..., Any]],
) -> fx.GraphModule | None:
    """The functional ATen graph of a dynamo graph, or None where AOTAutograd has to see to it."""
    if not _inputs_are_plain(example_inputs) or any(map(_is_doubtful, gm.graph.nodes)):
        return None
    if any(True for _ in gm.parameters()) or any(True for _ in gm.buffers()):
        return None  # AOTAutograd makes them inputs; held by the graph they would be constants
    mode = fake_mode_of(example_inputs)
    if mode is None:
        return None

    def run(*inputs: Any) -> Any:
        return _Interpreter(gm).run(*inputs)

    with mode, torch.no_grad(), fx.traceback.preserve_node_meta(), enable_python_dispatcher():
        fakes = [x if isinstance(x, FakeTensor) else mode.from_tensor(x) for x in example_inputs]
        graph = make_fx(run, decomposition_table=dict(decompositions))(*fakes)
    return graph if all(map(_is_pure, graph.graph.nodes)) else None


class _Interpreter(fx.Interpreter):
    """Runs dynamo's graph, with linear layers kept whole (lowering/whole.py)."""

    def call_function(self, target: Any, args: Any, kwargs: Any) -> Any:
        if target is torch.nn.functional.linear and _is_plain_linear(args, kwargs):
            return torch.ops.tpu_compile.linear.default(*args)
        return super().call_function(target, args, kwargs)


def _is_plain_linear(args: Sequence[Any], kwargs: Mapping[str, Any]) -> bool:
    """Whether F.linear means a product over the last dimension, and no cast or error."""
    if kwargs or torch.is_autocast_enabled("cpu"):
        return False
    x, weight, *bias = args
    return (
        x.dim() > 1
        and weight.dim() == 2
        and x.shape[-1] == weight.shape[1]
        and all(t is None or t.dtype == x.dtype for t in (weight, *bias))
        and all(t is None or t.shape == weight.shape[:1] for t in bias)
    )


def static_inputs(gm: fx.GraphModule) -> frozenset[int]:
    """Positions of the inputs that dynamo knows to be parameters or buffers."""
    return frozenset(
        i
        for i, node in enumerate(gm.graph.find_nodes(op="placeholder"))
        if (node.meta.get("tensor_dict") or {}).get("_dynamo_static_input_type")
    )


def needs_gradient(example_inputs: Sequence[Any]) -> bool:
    """Whether autograd would record the graph, as AOTAutograd decides it."""
    return torch.is_grad_enabled() and any(
        isinstance(x, torch.Tensor) and x.requires_grad for x in example_inputs
    )


def _inputs_are_plain(example_inputs: Sequence[Any]) -> bool:
    """Dense CPU tensors of known sizes that are no subclasses."""
    return all(
        type(x) in _PLAIN
        and x.layout is torch.strided
        and x.device.type == "cpu"
        and not any(isinstance(n, torch.SymInt) for n in (*x.shape, *x.stride()))
        for x in example_inputs
    )


def _is_doubtful(node: fx.Node) -> bool:
    """Whether a torch-level node may mutate, transform or hold a graph: cheap to see before tracing."""
    if node.op == "call_module" or node.kwargs.get("out") is not None or node.kwargs.get("inplace"):
        return True
    if node.op == "get_attr":
        return not isinstance(_held(node), torch.Tensor)
    if isinstance(node.target, HigherOrderOperator):
        return True
    if isinstance(node.target, OpOverload):
        return bool(node.target._schema.is_mutable)
    if node.op == "call_function" and "functorch" in str(getattr(node.target, "__module__", "")):
        return True
    name = node.target if isinstance(node.target, str) else getattr(node.target, "__name__", "")
    if node.op not in ("call_function", "call_method"):
        return False
    mutates = name.endswith("_") and not name.endswith("__")
    return mutates or node.target in _IN_PLACE or name.startswith("__i")


_IN_PLACE = frozenset(
    {operator.setitem, *(getattr(operator, n) for n in dir(operator) if n.startswith("i"))}
) - {operator.index, operator.indexOf, operator.inv, operator.invert, operator.itemgetter}


def _is_pure(node: fx.Node) -> bool:
    """Whether a traced node only computes: it writes to nothing and checks nothing."""
    if node.op != "call_function":
        return node.op != "get_attr" or isinstance(_held(node), torch.Tensor)
    if not isinstance(node.target, OpOverload):
        return node.target is operator.getitem
    schema = node.target._schema
    return not schema.is_mutable and bool(schema.returns) and node.target not in _LYING_SCHEMAS


def _held(node: fx.Node) -> Any:
    held: Any = node.graph.owning_module
    for part in str(node.target).split("."):
        held = getattr(held, part)
    return held
