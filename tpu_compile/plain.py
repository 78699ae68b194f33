"""FX graphs as plain data and back: JSON, with the tensors that a graph holds beside it.

What cannot be written down in full raises NotPlain: a function of the user's, an object, an operator
that a library has registered. Names mean the same thing wherever torch is the same, so torch's own
functions and operators are written by name, after a look whether the name still leads to them.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from ctypes import string_at
from functools import lru_cache
from types import BuiltinFunctionType, EllipsisType, FunctionType
from typing import Any

import torch
from torch import fx
from torch._ops import HigherOrderOperator, OpOverload, OpOverloadPacket

from tpu_compile.lowering.graph import attribute
from tpu_compile.torch_private import TORCH_FOLDER, FakeTensor

Plain = Any  # what JSON holds: None, bool, int, str, and lists and dicts of these


class NotPlain(Exception):
    """Something has no plain form; the message says what."""


# Namespaces whose operators come with torch, or with us. What others mean is not ours to know.
_NAMESPACES = frozenset({"aten", "prim", "prims", "rngprims", "tpu_compile"})
_OF_USERS = "tpu_compile::jax_call"  # a user's JAX function
_MODULES = frozenset({"torch", "operator", "_operator", "builtins", "math"})

LARGEST_TENSOR = 64 << 20  # graphs that hold larger tensors are rare, and slow to write and to hash


# ---------------------------------------------------------------------- values


def encode(value: Any, node: Callable[[fx.Node], Plain]) -> Plain:
    """An argument of a node as plain data; `node` writes the nodes in it.

    What JSON itself could mix up (1, 1.0 and true; lists and tuples; NaN) is told apart.
    """
    kind = type(value)
    if value is None or kind is bool or kind is int:
        return value
    if kind is float:
        return {"float": value.hex()}
    if kind is str:
        return {"str": value}
    if isinstance(value, fx.Node):
        return node(value)
    if kind in (tuple, list, torch.Size, fx.immutable_collections.immutable_list):
        name = "list" if isinstance(value, list) else "tuple"
        return {name: [encode(v, node) for v in value]}
    if kind in (dict, fx.immutable_collections.immutable_dict):
        return {"dict": [[encode(k, node), encode(v, node)] for k, v in value.items()]}
    if kind is slice:
        return {"slice": [encode(v, node) for v in (value.start, value.stop, value.step)]}
    if kind is complex:
        return {"complex": [value.real.hex(), value.imag.hex()]}
    if kind is EllipsisType:
        return {"ellipsis": True}
    if kind in (torch.dtype, torch.layout, torch.memory_format):
        return {kind.__name__: str(value).removeprefix("torch.")}
    if kind is torch.device:
        return {"device": str(value)}
    try:
        return {"target": target_name(value)}
    except TypeError as err:  # not hashable, so no function
        raise NotPlain(f"a graph holds a {kind.__module__}.{kind.__qualname__}") from err


def decode(plain: Plain, node: Callable[[int], fx.Node]) -> Any:
    """What `encode` has written; raises ValueError for anything else."""
    if plain is None or isinstance(plain, bool | int):
        return plain
    if not isinstance(plain, dict) or len(plain) != 1:
        raise ValueError(f"no plain value: {plain!r}")
    ((kind, held),) = plain.items()
    if kind == "node":
        return node(held)
    if kind in ("list", "tuple", "slice"):
        items = [decode(v, node) for v in held]
        return items if kind == "list" else tuple(items) if kind == "tuple" else slice(*items)
    if kind == "dict":
        return {decode(k, node): decode(v, node) for k, v in held}
    if kind == "complex":
        real, imaginary = map(float.fromhex, held)
        return complex(real, imaginary)
    if kind in ("dtype", "layout", "memory_format"):
        found = getattr(torch, held)
        if type(found) is not getattr(torch, kind):
            raise ValueError(f"torch.{held} is no {kind}")
        return found
    simple: dict[str, Callable[[Any], Any]] = {
        "float": float.fromhex,
        "str": str,
        "ellipsis": lambda _: ...,
        "device": torch.device,
        "target": target,
    }
    if kind not in simple:
        raise ValueError(f"no plain value: {plain!r}")
    return simple[kind](held)


# ---------------------------------------------------------------------- functions and operators


@lru_cache(maxsize=4096)
def target_name(target: Any) -> str:
    """The name of one of torch's operators or functions. Raises NotPlain for any other object."""
    if isinstance(target, OpOverload | OpOverloadPacket):
        name = target._qualified_op_name if isinstance(target, OpOverloadPacket) else target.name()
        if name.partition("::")[0] not in _NAMESPACES or name.startswith(_OF_USERS):
            raise NotPlain(
                f"{name} is an operator of a library, or of the user's, which may change"
            )
        packet = isinstance(target, OpOverloadPacket)
        overload = "" if packet else f".{target._overloadname}"
        return f"torch.ops::{name.partition('.')[0].replace('::', '.')}{overload}"
    if isinstance(target, HigherOrderOperator):
        name = target.name()
        if getattr(torch.ops.higher_order, name, None) is not target:
            raise NotPlain(f"{name} is a higher-order operator of a library")
        return f"torch.ops::higher_order.{name}"
    if isinstance(target, FunctionType | BuiltinFunctionType) or callable(target):
        return _function_name(target)
    raise NotPlain(f"a graph holds a {type(target).__module__}.{type(target).__qualname__}")


def _function_name(fn: Any) -> str:
    """`module::qualified.name` of a function of torch's or of Python's arithmetic."""
    name = str(getattr(fn, "__qualname__", None) or getattr(fn, "__name__", ""))
    owner = getattr(fn, "__module__", None) or _owner(fn)
    # What torch puts together (`F.max_pool2d`) has a qualified name that leads nowhere.
    short = str(getattr(fn, "__name__", ""))
    for module, path in ((owner, name), (owner, short), ("torch", name.rpartition(".")[2])):
        if str(module).partition(".")[0] in _MODULES and _found(str(module), path) is fn:
            code = getattr(fn, "__code__", None)
            if code is None or code.co_filename.startswith(TORCH_FOLDER):
                return f"{module}::{path}"
    raise NotPlain(f"{fn!r} is no function of torch's that its name leads to")


def _owner(fn: Any) -> str:
    """The module of a builtin that does not name one: a method of a module or of a type."""
    owner = getattr(fn, "__self__", None) or getattr(fn, "__objclass__", None)
    return str(getattr(owner, "__module__", None) or getattr(owner, "__name__", ""))


def _found(module: str, path: str) -> Any:
    held: Any = sys.modules.get(module)
    for part in path.split("."):
        held = getattr(held, part, None)
    return held


def target(name: str) -> Any:
    """What `target_name` has named; raises ValueError where the name leads nowhere."""
    module, found, path = name.partition("::")
    held: Any = None
    if found and module == "torch.ops":
        held = torch.ops
        for part in path.split("."):
            held = getattr(held, part, None)
    elif found and module.partition(".")[0] in _MODULES:
        held = _found(module, path)
    try:
        same = held is not None and target_name(held) == name
    except NotPlain:
        same = False
    if not same:
        raise ValueError(f"no operator or function: {name!r}")
    return held


# ---------------------------------------------------------------------- tensors


def tensor_bytes(t: torch.Tensor) -> bytes:
    """The elements of a dense tensor, in order."""
    flat = t.detach().resolve_conj().resolve_neg().contiguous()
    # Not by `numpy()`, which fixes the size of a user's tensor for good.
    return string_at(flat.data_ptr(), flat.nbytes)


def tensor_spec(t: torch.Tensor) -> Plain:
    """[dtype, shape, strides, sha256]. Raises NotPlain for what is not a dense CPU tensor."""
    plain = type(t) in (torch.Tensor, torch.nn.Parameter, torch.nn.Buffer) and not t.is_quantized
    if not plain or t.layout is not torch.strided or t.device.type != "cpu":
        raise NotPlain(f"a graph holds a {type(t).__name__} of layout {t.layout} on {t.device}")
    if t.is_conj() or t.is_neg() or torch.empty_like(t).stride() != t.stride():
        raise NotPlain("a graph holds a tensor whose memory is not its own")
    if t.nbytes > LARGEST_TENSOR:
        raise NotPlain(f"a graph holds a tensor of {t.nbytes} bytes")
    sha = hashlib.sha256(tensor_bytes(t)).hexdigest()
    return [str(t.dtype).removeprefix("torch."), list(t.shape), list(t.stride()), sha]


def tensor_of(spec: Plain, data: bytes) -> torch.Tensor:
    """The tensor whose spec and bytes these are."""
    name, shape, stride, _ = spec
    made = torch.empty_strided(shape, stride, dtype=getattr(torch, name))
    if data:
        flat = torch.frombuffer(bytearray(data), dtype=torch.uint8).view(made.dtype)
        made.copy_(flat.reshape(shape))
    return made


# ---------------------------------------------------------------------- graphs

# Writes a tensor that a graph holds; returns its plain form.
KeepTensor = Callable[[torch.Tensor], Plain]


def encode_graph(
    gm: fx.GraphModule, keep: KeepTensor, describe: Callable[[fx.Node], Plain] | None = None
) -> Plain:
    """A graph's nodes in order: operation, target, arguments, and what `describe` adds to inputs.

    Nodes go by number, so names do not matter. Raises NotPlain where a part has no plain form.
    """
    numbers: dict[fx.Node, int] = {}

    def number(n: fx.Node) -> Plain:
        return {"node": numbers[n]}

    nodes: list[Plain] = []
    for n in gm.graph.nodes:
        if n.op == "placeholder":
            what: Plain = describe(n) if describe is not None else None
        elif n.op == "get_attr":
            what = _held(attribute(gm, n), keep, describe)
        elif n.op == "call_function":
            what = target_name(n.target)
        elif n.op in ("call_method", "output"):
            what = n.target
        else:
            raise NotPlain(f"a graph calls the module {n.target}")
        args = [] if n.op == "placeholder" else [encode(a, number) for a in n.args]
        kwargs = {k: encode(v, number) for k, v in sorted(n.kwargs.items())}
        nodes.append([n.op, what, args, kwargs])
        numbers[n] = len(numbers)
    return nodes


def _held(value: Any, keep: KeepTensor, describe: Callable[[fx.Node], Plain] | None) -> Plain:
    if isinstance(value, fx.GraphModule):
        return {"graph": encode_graph(value, keep, describe)}
    if isinstance(value, torch.Tensor) and not isinstance(value, FakeTensor):
        return {"tensor": keep(value)}
    raise NotPlain(f"a graph holds a {type(value).__module__}.{type(value).__qualname__}")


def decode_graph(plain: Plain, tensor: Callable[[Plain], torch.Tensor]) -> fx.GraphModule:
    """The graph that `encode_graph` has written, without metadata; `tensor` reads what it held.

    Raises KeyError, TypeError or ValueError for what `encode_graph` would not write.
    """
    graph = fx.Graph()
    root = torch.nn.Module()
    nodes: list[fx.Node] = []
    for op, what, args, kwargs in plain:
        arguments = tuple(decode(a, nodes.__getitem__) for a in args)
        named = {k: decode(v, nodes.__getitem__) for k, v in kwargs.items()}
        if op == "placeholder":
            node = graph.placeholder(f"arg{len(nodes)}")
        elif op == "get_attr":
            name = f"held{len(nodes)}"
            _hold(root, name, what, tensor)
            node = graph.get_attr(name)
        elif op == "output":
            node = graph.output(arguments[0])
        elif op == "call_function":
            node = graph.call_function(target(what), arguments, named)
        else:
            raise ValueError(f"no operation of a graph: {op!r}")
        nodes.append(node)
    return fx.GraphModule(root, graph)


def _hold(
    root: torch.nn.Module, name: str, what: Plain, tensor: Callable[[Plain], torch.Tensor]
) -> None:
    if "graph" in what:
        root.add_module(name, decode_graph(what["graph"], tensor))
    else:
        root.register_buffer(name, tensor(what["tensor"]))
