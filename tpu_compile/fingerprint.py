"""What a lowered program depends on besides the user's graph: our sources, torch's state, versions.

A program that an earlier process has lowered may be taken for a graph only if tracing and lowering
it here would give the same program. So its key has the graph and all that is here: whoever changes a
rule, a decomposition or a setting of torch's finds nothing under the new key, rather than something
wrong.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from importlib.metadata import version
from pathlib import Path

import torch
from torch import fx
from torch._ops import HigherOrderOperator

import tpu_compile
from tpu_compile import lowering
from tpu_compile.lowering import decompositions, registry
from tpu_compile.plain import NotPlain, Plain, encode_graph, tensor_spec
from tpu_compile.torch_private import AotGraph, FakeTensor, functorch_functions, global_state

_ROOTS = tuple(str(Path(str(m.__file__)).parent) for m in (tpu_compile, lowering))


_PLAIN = (FakeTensor, torch.Tensor, torch.nn.Parameter, torch.nn.Buffer)


@cache
def sources() -> str:
    """sha256 over the sources of this package that trace and lower. Raises NotPlain without them."""
    digest = hashlib.sha256()
    try:
        for root in _ROOTS:
            for path in sorted(Path(root).glob("*.py")):
                data = path.read_bytes()
                digest.update(f"{path.name} {len(data)}\n".encode())
                digest.update(data)
    except OSError as err:
        raise NotPlain(f"the package's sources cannot be read: {err}") from err
    return digest.hexdigest()


@cache
def build() -> str:
    """What a program that is read back must have been lowered by: our sources, and jax."""
    return f"{sources()} jax {version('jax')} jaxlib {version('jaxlib')}"


def state() -> dict[str, Plain]:
    """Our sources and versions, and torch's settings that change what a graph is traced to.

    Raises NotPlain where rules or decompositions are not the package's own: their sources are not
    ours to find.
    """
    if not (registry.is_own() and decompositions.is_own()):
        raise NotPlain("the rules or decompositions are not all the package's own")
    return {"build": build(), **global_state()}


def graph_digest(gm: fx.GraphModule) -> str:
    """sha256 of one of dynamo's graphs: nodes, arguments, inputs, and values of held tensors.

    Raises NotPlain where something in it cannot be told from something else by what it is made of.
    """
    for module in gm.modules():
        if isinstance(module, fx.GraphModule):
            _check(module)
    plain = encode_graph(gm, _held, _input)
    text = json.dumps(plain, separators=(",", ":"), sort_keys=True, allow_nan=False)
    return hashlib.sha256(text.encode()).hexdigest()


def _check(gm: fx.GraphModule) -> None:
    """Raise NotPlain for what a graph's nodes do not show."""
    if gm.meta.get("_checkpoint_context_fn") is not None:
        raise NotPlain("what is recomputed is chosen by a function")
    if hasattr(gm, "saved_tensors_hooks_pack_0"):
        raise NotPlain("hooks for saved tensors are in the graph")
    for n in gm.graph.nodes:
        if isinstance(n.target, HigherOrderOperator) and not n.target.cacheable():
            raise NotPlain(f"{n.target} is not to be cached")
        if n.meta.get("custom"):
            raise NotPlain("nodes are annotated")


def aot_facts(graph: AotGraph) -> dict[str, Plain]:
    """What AOTAutograd makes its choices by. Raises NotPlain where a part of that is a function."""
    if any(map(callable, functions := functorch_functions())):
        raise NotPlain(f"the partitioner is given functions: {functions}")
    for a in graph.args:
        if not isinstance(a, int | float | bool | torch.SymInt) and type(a) not in _PLAIN:
            raise NotPlain(f"an input is a {type(a).__name__}")
    return graph.facts()


def _held(t: torch.Tensor) -> Plain:
    # The values of parameters are not the graph's: they become inputs.
    if isinstance(t, torch.nn.Parameter):
        return _tensor(t)
    return [t.requires_grad, tensor_spec(t)]


def _input(node: fx.Node) -> Plain:
    value = node.meta.get("example_value")
    static = (node.meta.get("tensor_dict") or {}).get("_dynamo_static_input_type")
    if isinstance(value, torch.Tensor):
        if type(value) not in _PLAIN:
            raise NotPlain(f"an input is a {type(value).__name__}")
        return [_tensor(value), str(static or "")]
    if value is None or isinstance(value, bool | int | str | torch.SymInt):
        return [type(value).__name__, str(value)]
    raise NotPlain(f"an input is a {type(value).__name__}")


def _tensor(t: torch.Tensor) -> Plain:
    if t.layout is not torch.strided:
        raise NotPlain(f"a tensor has the layout {t.layout}")
    numbers = (t.storage_offset(), *t.shape, *t.stride())
    bits = [t.requires_grad, t.is_conj(), t.is_neg(), t.is_inference()]
    return [str(t.dtype), str(t.device), *map(str, numbers), *bits]
