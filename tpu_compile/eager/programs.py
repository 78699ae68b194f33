"""Programs of one op: an op and what is static about its arguments, lowered and compiled once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from operator import getitem
from threading import RLock
from typing import Any

import torch
from torch import fx
from torch._ops import OpOverload

from tpu_compile.call import CompiledCall
from tpu_compile.compile import compile_graph
from tpu_compile.config import Options, options_from
from tpu_compile.eager.calls import DeviceCall
from tpu_compile.eager.scalars import FORMULAS, number
from tpu_compile.eager.storage import client
from tpu_compile.lowering import layout, registry
from tpu_compile.lowering.decompositions import kept_whole, table
from tpu_compile.lowering.graph import unsupported_nodes, why_unsupported
from tpu_compile.torch_private import (
    DataDependentOutputException,
    DynamicOutputShapeException,
    FakeTensorMode,
    from_dlpack_capsule,
    make_fx,
    no_dispatch_modes,
    no_torch_function,
    pytree,
)

Tensor = torch.Tensor

# Kinds of values whose type is part of what they mean: 1, 1.0 and True are equal.
lock = RLock()


@dataclass(frozen=True, slots=True)
class OnHost:
    """An op that cannot be a program for these arguments, and why."""

    why: str
    quiet: bool = False


def signature(x: Any, tensors: list[Any], numbers: bool = False) -> Any:
    """What of an argument decides which program an op is; tensors are appended to `tensors`.

    With `numbers`, floats are appended, too, and any of them are alike.
    """
    if isinstance(x, Tensor):
        tensors.append(x)
        if x.is_conj() or x.is_neg():
            return (x.dtype, x.shape, x.stride(), x.is_conj(), x.is_neg())
        return (x.dtype, x.shape, x.stride(), x.is_cpu)
    kind = type(x)
    if kind is float:
        if numbers and x:
            tensors.append(number(x))
            return "a number"
        return x.hex()
    if kind is list or kind is tuple:
        return tuple([signature(y, tensors, numbers) for y in x])
    if kind is complex:
        return repr(x)
    return (kind, x)


Written = Sequence[tuple[torch.dtype, torch.Size]]


def build(
    op: OpOverload,
    args: Sequence[Any],
    kwargs: Mapping[str, Any],
    written: Written | None = None,
    *,
    numbers: bool = False,
) -> DeviceCall | OnHost:
    """The program of a functional op for arguments like these.

    `written` are dtypes and shapes of the tensors that the results will be written to. With `numbers`
    floats among the arguments are inputs of the program.
    """
    with lock, no_dispatch_modes(), no_torch_function(), torch.no_grad():
        made = graph(op, args, kwargs, written, numbers=numbers)
        return made if isinstance(made, OnHost) else compiled(made, options())


def graph(
    op: OpOverload,
    args: Sequence[Any],
    kwargs: Mapping[str, Any],
    written: Written | None = None,
    *,
    numbers: bool = False,
) -> fx.GraphModule | OnHost:
    """The graph that `build` compiles."""
    with lock, no_dispatch_modes(), no_torch_function(), torch.no_grad():
        made = graph_of(op, args, kwargs, numbers)
        if isinstance(made, OnHost):
            return made
        if written is not None:
            unfit = _fit(made, written)
            if unfit is not None:
                return unfit
        missing = unsupported_nodes(made, client().platform)
        if missing:
            return OnHost(f"{missing[0].target}: {why_unsupported(missing[0], client().platform)}")
        return made


@cache
def options() -> Options:
    """The options that the device's programs are compiled with."""
    return options_from(None, None)


def compiled(gm: fx.GraphModule, options: Options) -> DeviceCall | OnHost:
    """The call of a graph on tensors of the device."""
    call = compile_graph(gm, kind="eager", options=options)
    if not isinstance(call, CompiledCall):
        return OnHost("it is not one program")
    return DeviceCall(call.program, call.executable, client(), call.constants, everything=True)


fake_mode = FakeTensorMode(allow_non_fake_inputs=True)


def fake_of(t: Tensor) -> Tensor:
    """A FakeTensor on the CPU like a tensor of the device. To be called inside of the mode."""
    made = torch.empty_strided(t.shape, t.stride(), dtype=t.dtype, device="cpu")
    if t.is_conj() or t.is_neg():  # a call resolves both
        made = torch.empty(t.shape, dtype=t.dtype, device="cpu")
    return made


def _fake(x: Any, numbers: bool) -> Any:
    if isinstance(x, Tensor):
        return fake_of(x)
    if numbers and type(x) is float and x:
        return torch.empty((), dtype=torch.float64, device="cpu")
    return x


def graph_of(
    op: OpOverload, args: Sequence[Any], kwargs: Mapping[str, Any], numbers: bool = False
) -> fx.GraphModule | OnHost:
    """A graph of one op, decomposed where it has no rule."""
    kwargs = {
        k: torch.device("cpu") if k == "device" and v is not None else v for k, v in kwargs.items()
    }
    leaves, structure = pytree.tree_flatten((list(args), kwargs))
    formula = FORMULAS.get(op) if numbers else None
    with fake_mode:
        fakes = [_fake(x, formula is not None) for x in leaves]
        inputs = [x for x in fakes if isinstance(x, Tensor)]
        rule = registry.find(op)
        try:
            if formula is None and rule is not None and op not in table():
                return _one_node(op, fakes, structure)
            if formula is None and op not in table():
                return OnHost("there is no rule and no decomposition")

            def run(*given: Tensor) -> Any:
                rest = iter(given)
                now = [next(rest) if isinstance(x, Tensor) else x for x in fakes]
                now_args, now_kwargs = pytree.tree_unflatten(now, structure)
                return (formula or op)(*now_args, **now_kwargs)

            with kept_whole():
                return make_fx(run, decomposition_table=table())(*inputs)
        except (DynamicOutputShapeException, DataDependentOutputException) as err:
            return OnHost(f"only the values tell the size of its result: {err}", quiet=True)
        except Exception as err:  # noqa: BLE001  # the host's kernel says it in the user's terms
            return OnHost(f"{type(err).__name__}: {str(err).splitlines()[0] if str(err) else ''}")


def _one_node(op: OpOverload, fakes: Sequence[Any], structure: Any) -> fx.GraphModule:
    graph = fx.Graph()
    nodes: list[Any] = []
    for x in fakes:
        if isinstance(x, Tensor):
            node = graph.placeholder(f"arg{len(nodes)}")
            node.meta["val"] = x
            nodes.append(node)
        else:
            nodes.append(x)
    fake_args, fake_kwargs = pytree.tree_unflatten(list(fakes), structure)
    value = op(*fake_args, **fake_kwargs)
    args, kwargs = pytree.tree_unflatten(nodes, structure)
    call = graph.call_function(op, tuple(args), kwargs)
    call.meta["val"] = value
    if isinstance(value, Tensor):
        graph.output((call,))
    else:
        parts: list[Any] = []
        for i, v in enumerate(value):
            if isinstance(v, Tensor):
                part = graph.call_function(getitem, (call, i))
                part.meta["val"] = v
                parts.append(part)
            else:
                parts.append(None)
        graph.output(tuple(parts))
    return fx.GraphModule(torch.nn.Module(), graph)


def _fit(gm: fx.GraphModule, written: Written) -> OnHost | None:
    """Have a graph's results take the dtypes of what they are written to; or why they cannot."""
    (output,) = gm.graph.find_nodes(op="output")
    results = list(output.args[0]) if isinstance(output.args[0], tuple | list) else [output.args[0]]
    if len(results) != len(written):
        return OnHost("it writes another number of results", quiet=True)
    with gm.graph.inserting_before(output), fake_mode:
        for i, (dtype, shape) in enumerate(written):
            val = results[i].meta["val"]
            resized = val.shape != shape
            if resized and shape.numel():  # torch warns
                return OnHost("out= has another size", quiet=True)
            if not torch.can_cast(val.dtype, dtype):
                return OnHost("the result cannot be cast", quiet=True)
            if val.dtype != dtype:
                cast = gm.graph.call_function(
                    torch.ops.aten._to_copy.default, (results[i],), {"dtype": dtype}
                )
                cast.meta["val"] = val = val.to(dtype)
                results[i] = cast
            held = layout.dense(tuple(val.shape), tuple(val.stride()))
            if held is None or held.broadcast:  # like what it is written to: a buffer has no gaps
                form: dict[str, Any] = {"memory_format": torch.contiguous_format}
                dense = gm.graph.call_function(torch.ops.aten.clone.default, (results[i],), form)
                dense.meta["val"] = val.clone(**form)
                results[i] = dense
    output.args = (tuple(results),)
    gm.recompile()
    return None


def refusal(op: OpOverload, args: Sequence[Any], kwargs: Mapping[str, Any]) -> OnHost | None:
    """Why an op cannot be done in place, where torch says so of tensors like these."""
    leaves, structure = pytree.tree_flatten((list(args), dict(kwargs)))
    with lock, no_dispatch_modes(), no_torch_function(), torch.no_grad(), fake_mode:
        fakes = [fake_of(x) if isinstance(x, Tensor) else x for x in leaves]
        fake_args, fake_kwargs = pytree.tree_unflatten(fakes, structure)
        try:
            op(*fake_args, **fake_kwargs)
        except Exception as err:  # noqa: BLE001  # the host's kernel says it in the user's terms
            return OnHost(f"{type(err).__name__}", quiet=True)
    return None


def host_of(buffer: Any) -> Tensor:
    """A buffer as a CPU tensor."""
    made: Tensor = from_dlpack_capsule(client().export(buffer))
    return made
