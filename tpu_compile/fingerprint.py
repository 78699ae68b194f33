"""What a lowered program depends on besides the user's graph: our sources, torch's state, versions.

A program that an earlier process has lowered may be taken for a graph only if tracing and lowering
it here would give the same program. So its key has the graph and all that is here: whoever changes a
rule, a decomposition or a setting of torch's finds nothing under the new key, rather than something
wrong.
"""

from __future__ import annotations

import hashlib
import inspect
import json
from collections.abc import Callable
from functools import cache, lru_cache, partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

import torch
from torch import fx

import tpu_compile
from tpu_compile import lowering
from tpu_compile.lowering import registry
from tpu_compile.lowering.decompositions import table
from tpu_compile.plain import NotPlain, Plain, encode_graph, tensor_spec
from tpu_compile.torch_private import TORCH_FOLDER, FakeTensor, global_state

_ROOTS = tuple(str(Path(str(m.__file__)).parent) for m in (tpu_compile, lowering))


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
    """Sources, the table of rules, and torch's settings that change what a graph is traced to.

    Raises NotPlain where rules or decompositions come from elsewhere: their sources are not ours to
    find.
    """
    rules, decompositions = registry.rules(), table()
    known = _tables(tuple(map(id, rules.values())), tuple(map(id, decompositions.values())))
    return {"build": build(), "rules": known, **global_state()}


@lru_cache(maxsize=16)
def _tables(rules: tuple[int, ...], decompositions: tuple[int, ...]) -> str:
    """sha256 of which operators are lowered and decomposed; the objects' ids say when to look again."""
    for rule in registry.rules().values():
        if not rule.where.startswith(_ROOTS):
            raise NotPlain(f"the rule for {rule.op} is not the package's own: {rule.where}")
    for op, fn in table().items():
        file = _file(fn)
        if file and not file.startswith((*_ROOTS, TORCH_FOLDER)):
            raise NotPlain(f"the decomposition of {op} is not the package's own: {file}")
    names = [sorted(map(str, registry.rules())), sorted(map(str, table()))]
    return hashlib.sha256(json.dumps(names).encode()).hexdigest()


def _file(fn: Callable[..., Any]) -> str:
    while isinstance(fn, partial):
        fn = fn.func
    code = getattr(inspect.unwrap(fn), "__code__", None)
    return "" if code is None else str(code.co_filename)


def graph_digest(gm: fx.GraphModule) -> str:
    """sha256 of one of dynamo's graphs: nodes, arguments, inputs, and values of held tensors.

    Raises NotPlain where something in it cannot be told from something else by what it is made of.
    """
    plain = encode_graph(gm, _held, _input)
    text = json.dumps(plain, separators=(",", ":"), sort_keys=True, allow_nan=False)
    return hashlib.sha256(text.encode()).hexdigest()


def _held(t: torch.Tensor) -> Plain:
    # The values of parameters are not the graph's: they become inputs.
    if isinstance(t, torch.nn.Parameter):
        return _tensor(t)
    return [t.requires_grad, tensor_spec(t)]


def _input(node: fx.Node) -> Plain:
    value = node.meta.get("example_value")
    static = (node.meta.get("tensor_dict") or {}).get("_dynamo_static_input_type")
    if isinstance(value, torch.Tensor):
        if type(value) not in (FakeTensor, torch.Tensor, torch.nn.Parameter, torch.nn.Buffer):
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
