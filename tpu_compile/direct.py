"""Inference graphs without mutation, traced to ATen call by call: no AOTAutograd, a tenth of its time.

AOTAutograd traces a graph twice under functionalization and wraps each call in what gradients,
mutated inputs and tensor subclasses need. A graph that has none of these needs only the trace:
views of inputs and of shared results are made by the call itself (lowering/outputs.py). And since
dynamo has already said what every value is, each call can be traced alone, and calls that are alike,
as those of a model's repeated layers are, only once. Everything else, and everything doubtful, is
AOTAutograd's.
"""

from __future__ import annotations

import logging
import operator
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import fx
from torch._ops import HigherOrderOperator, OpOverload
from torch.fx.node import map_arg

from tpu_compile.lowering.graph import attribute
from tpu_compile.lowering.outputs import loses_aliases
from tpu_compile.torch_private import (
    FakeTensor,
    FakeTensorMode,
    enable_python_dispatcher,
    make_fx,
    pytree,
)

log = logging.getLogger("tpu_compile")
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
    if not is_candidate(gm, example_inputs):
        return None
    mode = _mode(gm)
    assert mode is not None
    with mode, torch.no_grad(), enable_python_dispatcher():
        try:
            traced = _Tracer(gm, dict(decompositions)).run()
            if loses_aliases(traced):
                raise _Decline("outputs are views of another dtype, or conjugated ones")
            return traced
        except _Decline as reason:
            log.debug("traced by AOTAutograd instead: %s", reason)
            return None


def is_candidate(gm: fx.GraphModule, example_inputs: Sequence[Any]) -> bool:
    """Whether `trace` would try: a look at inputs and nodes, much quicker than a trace."""
    if not _inputs_are_plain(example_inputs) or any(map(_is_doubtful, gm.graph.nodes)):
        return False
    return not torch.is_autocast_enabled("cpu") and _mode(gm) is not None


def _mode(gm: fx.GraphModule) -> FakeTensorMode | None:
    """The mode that dynamo traced in, not the fresh one that it gives to backends."""
    values = (n.meta.get("example_value") for n in gm.graph.nodes)
    return next((v.fake_mode for v in values if isinstance(v, FakeTensor)), None)


class _Decline(Exception):
    """This graph is for AOTAutograd after all."""


@dataclass(frozen=True, slots=True)
class _Call:
    """A call of dynamo's graph on FakeTensors, and the place of each distinct one in its inputs."""

    node: fx.Node
    leaves: list[Any]
    structure: Any
    tensors: list[torch.Tensor]

    @classmethod
    def of(cls, node: fx.Node) -> _Call:
        leaves, structure = pytree.tree_flatten(map_arg((node.args, node.kwargs), _example))
        return cls(node, leaves, structure, [x for x in leaves if isinstance(x, torch.Tensor)])

    def key(self) -> Any:
        """Equal for calls that trace alike: target, arguments, and which inputs are one tensor."""
        first = {id(t): i for i, t in reversed(list(enumerate(self.tensors)))}
        same = tuple(first[id(t)] for t in self.tensors)
        return self.node.target, self.structure, tuple(map(_signature, self.leaves)), same

    def run(self) -> Any:
        args, kwargs = pytree.tree_unflatten(self.leaves, self.structure)
        target: Any = self.node.target
        if self.node.op == "call_method":
            return getattr(args[0], target)(*args[1:], **kwargs)
        if target is torch.nn.functional.linear and _is_plain_linear(args, kwargs):
            return torch.ops.tpu_compile.linear.default(*args)
        return target(*args, **kwargs)


@dataclass(frozen=True, slots=True)
class _Traced:
    """The ATen nodes of a call, in order, from its placeholders to its result (a pytree of nodes)."""

    placeholders: list[fx.Node]
    nodes: list[fx.Node]
    result: Any


class _Tracer:
    """Copies the ATen nodes of each of dynamo's calls into one graph; like calls are traced once."""

    def __init__(
        self, gm: fx.GraphModule, decompositions: dict[OpOverload, Callable[..., Any]]
    ) -> None:
        self.gm = gm
        self.decompositions = decompositions
        self.graph = fx.Graph()
        self.held = torch.nn.Module()  # the constants of the traced calls
        self.env: dict[fx.Node, Any] = {}  # dynamo's node -> nodes of the new graph, as a pytree

    def run(self) -> fx.GraphModule:
        calls = {n: _Call.of(n) for n in self.gm.graph.nodes if _is_call(n)}
        keys = {n: c.key() for n, c in calls.items()}
        traced = self._trace({keys[n]: c for n, c in reversed(calls.items())})
        for node in self.gm.graph.nodes:
            if node.op == "placeholder":
                self.env[node] = self.graph.placeholder(node.name)
                self.env[node].meta["val"] = _example(node)
            elif node.op == "output":
                self.graph.output(tuple(pytree.tree_leaves(self._mapped(node.args[0]))))
            elif node in calls:
                self.env[node] = self._copy(traced[keys[node]], calls[node])
            else:
                self.env[node] = self.env[node.args[0]][node.args[1]]
        return fx.GraphModule(self.held, self.graph)

    def _mapped(self, arg: Any) -> Any:
        """dynamo's argument with every node replaced by what it became."""
        return map_arg(arg, lambda n: self.env[n])

    def _trace(self, calls: Mapping[Any, _Call]) -> dict[Any, _Traced]:
        """Trace calls side by side, in one graph whose inputs are all their tensors."""
        inputs = list({id(t): t for c in calls.values() for t in c.tensors}.values())

        def run(*_: torch.Tensor) -> list[Any]:
            return [c.run() for c in calls.values()]

        sub = make_fx(run, decomposition_table=self.decompositions)(*inputs)
        for node in sub.graph.nodes:
            if not _is_pure(node):
                raise _Decline(f"{node.target} writes to a tensor, or checks one")
        placeholders = sub.graph.find_nodes(op="placeholder")
        of = {id(t): p for t, p in zip(inputs, placeholders, strict=True)}
        (output,) = sub.graph.find_nodes(op="output")
        order = {n: i for i, n in enumerate(sub.graph.nodes)}
        traced = {}
        for (key, call), result in zip(calls.items(), output.args[0], strict=True):
            got = map_arg(result, lambda n: n.meta["val"])
            if _signatures(got) != _signatures(_example(call.node)):
                raise _Decline(f"{call.node.target} gives another tensor when traced alone")
            nodes = sorted(_ancestors(result), key=order.__getitem__)
            traced[key] = _Traced([of[id(t)] for t in call.tensors], nodes, result)
        return traced

    def _copy(self, traced: _Traced, call: _Call) -> Any:
        mapped = pytree.tree_leaves(self._mapped((call.node.args, call.node.kwargs)))
        pairs = zip(mapped, call.leaves, strict=True)
        tensors = [m for m, x in pairs if isinstance(x, torch.Tensor)]
        inner = dict(zip(traced.placeholders, tensors, strict=True))
        for n in traced.nodes:
            new = inner[n] = self.graph.node_copy(n, lambda i: inner[i])
            if n.op == "get_attr":
                new.target = f"_constant{len(self.held._buffers)}"
                self.held.register_buffer(new.target, attribute(n.graph.owning_module, n))
            new.meta = {**call.node.meta, "val": n.meta.get("val")}
        return map_arg(traced.result, lambda n: inner[n])


def _is_call(node: fx.Node) -> bool:
    """Whether a node computes: taking a part of a tuple does not."""
    if node.op not in ("call_function", "call_method"):
        return False
    return node.target is not operator.getitem or isinstance(_example(node.args[0]), torch.Tensor)


def _ancestors(result: Any) -> set[fx.Node]:
    """The nodes that a result is computed by, placeholders left out."""
    stack = [n for n in pytree.tree_leaves(result) if isinstance(n, fx.Node)]
    found: set[fx.Node] = set()
    while stack:
        node = stack.pop()
        if node.op != "placeholder" and node not in found:
            found.add(node)
            stack.extend(node.all_input_nodes)
    return found


def _example(node: Any) -> Any:
    """What dynamo says of a node's value."""
    value = node.meta.get("example_value", node)
    if value is node:
        raise _Decline(f"dynamo does not say what {node} is")
    return value


def _signature(x: Any) -> Any:
    """What of an argument decides how a call is traced; equal for tensors that are alike."""
    if isinstance(x, torch.Tensor):
        if not isinstance(x, FakeTensor) or x.layout is not torch.strided:
            raise _Decline(f"a value is a {type(x).__name__} of layout {x.layout}")
        if any(isinstance(n, torch.SymInt) for n in (*x.shape, *x.stride(), x.storage_offset())):
            raise _Decline("a size that was symbolic has been specialized")
        bits = (x.is_conj(), x.is_neg())
        return (x.dtype, x.shape, x.stride(), x.storage_offset(), x.device, bits)
    if isinstance(x, torch.SymInt | torch.SymFloat | torch.SymBool):
        raise _Decline("a number depends on data")
    if isinstance(x, slice):
        return slice, *map(_signature, (x.start, x.stop, x.step))
    return type(x), x  # 1, 1.0 and True are equal, and trace differently


def _signatures(values: Any) -> list[Any]:
    return [_signature(x) for x in pytree.tree_leaves(values)]


def _is_plain_linear(args: Sequence[Any], kwargs: Mapping[str, Any]) -> bool:
    """Whether F.linear means a product over the last dimension, and no error."""
    if kwargs:
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
    if node.op == "get_attr" or isinstance(node.target, HigherOrderOperator):
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
        return node.op != "get_attr" or isinstance(
            attribute(node.graph.owning_module, node), torch.Tensor
        )
    if not isinstance(node.target, OpOverload):
        return node.target is operator.getitem
    schema = node.target._schema
    return not schema.is_mutable and bool(schema.returns) and node.target not in _LYING_SCHEMAS
