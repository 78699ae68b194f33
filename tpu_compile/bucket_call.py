"""Calls of a graph at the size of a bucket: inputs padded, results cut to their true sizes."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, Protocol

import sympy  # type: ignore[import-untyped]
import torch
from torch import fx

from tpu_compile.buckets import Buckets, Rounding
from tpu_compile.formulas import CannotSubstitute, Numbers, TensorFormula, Values
from tpu_compile.padding import MOST_SIZES, Dims, NotPaddable, PaddedGraph, pad
from tpu_compile.substitute import SymbolicGraph

log = logging.getLogger("tpu_compile")

Call = Callable[[list[Any]], Any]


class Compiles(Protocol):
    """Compiles a graph at the sizes of a bucket; raises NotPaddable where an op has no lowering."""

    def padded(self, gm: fx.GraphModule) -> Call: ...


@dataclass(frozen=True, slots=True)
class Trace:
    """Which trace of dynamo's a graph comes from; a forward and its backward have the same id."""

    id: str
    is_backward: bool = False


class BucketCall:
    """The call for one set of true sizes; those of one bucket share `call`."""

    def __init__(
        self, graph: PaddedGraph, call: Call, outputs: Sequence[Any], bucket: Numbers, true: Numbers
    ) -> None:
        self.call = call
        self._paddings = [None if d is None else _Cut(d, bucket, true) for d in graph.inputs]
        sizes = list(map(true.integer, graph.sizes))
        self._sizes = torch.tensor(sizes + [0] * (MOST_SIZES - len(sizes)))
        computed = [float(_computed(graph, n, true)) for n in graph.numbers]
        padding = [0.0] * (MOST_SIZES - len(computed))
        self._numbers = torch.tensor(computed + padding, dtype=torch.float64)
        self._finish = [
            _finisher(graph, how, of, bucket, true)
            for how, of in zip(graph.outputs, outputs, strict=True)
        ]
        self._updates = [(i, _Cut(dims, bucket, true)) for i, dims in graph.updates]

    def __call__(self, args: list[Any]) -> list[Any]:
        given = [a if p is None else p.padded(a) for a, p in zip(args, self._paddings, strict=True)]
        outs = self.call([*given, self._sizes, self._numbers])
        results = [finish(out, args) for finish, out in zip(self._finish, outs, strict=False)]
        for (i, cut), out in zip(self._updates, outs[len(results) :], strict=True):
            cut.write(out, args[i])
        args.clear()
        return results


class _Cut:
    """The true part of a padded tensor."""

    def __init__(self, dims: Dims, bucket: Numbers, true: Numbers) -> None:
        factors = [f for dim in dims for f in dim]
        self._wide = bucket.integers(factors)
        self._narrow = true.integers(factors)
        self._shape = [prod(bucket.integers(dim)) for dim in dims]
        self._region = tuple(slice(0, n) for n in self._narrow)

    def padded(self, x: torch.Tensor) -> torch.Tensor:
        """x among zeros: padding must be valid, for indices among it are looked up."""
        made = torch.zeros(self._wide, dtype=x.dtype)
        made[self._region].copy_(x.detach().reshape(self._narrow))
        return made.view(self._shape)

    def write(self, x: torch.Tensor, into: torch.Tensor) -> None:
        """Copy the true part into an input. AOTAutograd counts the update where autograd is to know."""
        into.data.copy_(x.reshape(self._wide)[self._region].reshape(into.shape))

    def cut(self, x: torch.Tensor, shape: Sequence[int], stride: Sequence[int]) -> torch.Tensor:
        """A tensor of its own, of the true part."""
        part = x.reshape(self._wide)[self._region].reshape(tuple(shape))
        once = [1 if s == 0 else n for n, s in zip(shape, stride, strict=True)]
        for d, n in enumerate(once):
            part = part.narrow(d, 0, min(n, part.shape[d]))  # what is expanded is made once
        made = torch.empty_strided(part.shape, stride, dtype=x.dtype).copy_(part)
        return made.as_strided(tuple(shape), tuple(stride))


def _computed(graph: PaddedGraph, number: Any, true: Numbers) -> Any:
    """What Python computes of sizes; other formulas and numbers as they are."""
    if number in graph.computed:
        target, args = graph.computed[number]
        return target(*(_computed(graph, a, true) for a in args))
    return true.integer(number) if isinstance(number, sympy.Basic) else number


def _finisher(
    graph: PaddedGraph, how: Any, of: Any, bucket: Numbers, true: Numbers
) -> Callable[[Any, list[Any]], Any]:
    if isinstance(how, int):
        return lambda out, args: args[how]
    if isinstance(how, sympy.Basic):
        number = _computed(graph, how, true)
        return lambda out, args: number
    if how is None:
        return lambda out, args: out
    assert isinstance(of, TensorFormula)
    cut, shape, stride = _Cut(how, bucket, true), true.integers(of.shape), true.integers(of.stride)
    return lambda out, args: cut.cut(out, shape, stride)


class Bucketed:
    """A symbolic graph by buckets: a padded graph and its call for each."""

    def __init__(
        self, symbolic: SymbolicGraph, buckets: Buckets, compiler: Compiles, trace: Trace
    ) -> None:
        self.symbolic = symbolic
        self.compiler = compiler
        self.reason: str | None = None  # why the graph is compiled for every size as it is
        self._roundings = symbols(symbolic, buckets, trace)
        self._made: dict[Any, tuple[PaddedGraph, Call]] = {}

    def call(self, values: Values) -> tuple[BucketCall, Mapping[Any, int], bool] | None:
        """The call for sizes, the sizes of its bucket, and whether that was compiled now. None
        where those sizes have no bucket, or the graph cannot be padded."""
        padded = {s: r.up(int(values[s])) for s, r in self._roundings.items() if s in values}
        chosen = {s: n for s, n in padded.items() if n is not None}
        if not chosen or self.reason is not None or any(not values[s] for s in padded):
            return None
        exact = {s: n for s, n in values.items() if s not in chosen}
        key = (tuple(sorted((str(s), n) for s, n in (exact | chosen).items())),)
        new = key not in self._made
        if new:
            try:
                graph = pad(self.symbolic, exact, chosen)
                self._made[key] = graph, self.compiler.padded(graph.gm)
            except (NotPaddable, CannotSubstitute) as reason:
                self.reason = str(reason)
                log.info("compiled for every size as it is, without buckets: %s", reason)
                return None
        graph, call = self._made[key]
        true, bucket = Numbers(values), Numbers({**exact, **chosen})
        if any(true.integer(a) != true.integer(b) for a, b in graph.conditions):
            return None
        made = BucketCall(graph, call, self.symbolic.outputs(), bucket, true)
        return made, chosen, new


# What forwards have chosen, by trace and symbol.
_chosen: dict[tuple[str, str], Rounding | None] = {}


def symbols(symbolic: SymbolicGraph, buckets: Buckets, trace: Trace) -> dict[Any, Rounding]:
    """How each symbol that is the size of an input is rounded, where it is.

    A backward finds a size in other dimensions than the forward: what the forward has chosen for a
    symbol of the same trace holds.
    """
    found: dict[Any, Rounding | None] = {}
    for of in symbolic.inputs:
        if not isinstance(of, TensorFormula):
            continue
        for d, size in enumerate(of.shape):
            if isinstance(size, sympy.Symbol) and size not in found:
                found[size] = buckets.of(d)
            elif isinstance(size, sympy.Basic) and buckets.everywhere is not None:
                for s in size.free_symbols:
                    found.setdefault(s, buckets.everywhere)
            elif isinstance(size, sympy.Basic):
                for s in size.free_symbols:
                    found.setdefault(s, _chosen.get((trace.id, str(s))))
    if trace.is_backward:
        found = {s: _chosen.get((trace.id, str(s)), r) for s, r in found.items()}
    else:
        _chosen.update({(trace.id, str(s)): r for s, r in found.items()})
    return {s: r for s, r in found.items() if r is not None}
