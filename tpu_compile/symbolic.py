"""Graphs with symbolic sizes: traced once, specialised for each concrete size when it is first met."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Protocol

import torch
from torch import fx

from tpu_compile.bucket_call import Bucketed, Trace
from tpu_compile.buckets import Buckets
from tpu_compile.formulas import CannotSubstitute
from tpu_compile.substitute import SymbolicGraph, bind
from tpu_compile.torch_private import FakeTensorMode, make_fx

log = logging.getLogger("tpu_compile")

Call = Callable[[list[Any]], Any]


def is_symbolic(gm: fx.GraphModule) -> bool:
    """Whether any value of the graph depends on a size that is not yet known."""
    return any(_has_symbol(n.meta.get("val")) for n in gm.graph.nodes)


def _has_symbol(val: Any) -> bool:
    if isinstance(val, tuple | list):
        return any(map(_has_symbol, val))
    if isinstance(val, torch.Tensor):
        parts: tuple[Any, ...] = (*val.shape,)
        if val.layout is torch.strided:
            parts += (*val.stride(), val.storage_offset())
        return any(isinstance(n, torch.SymInt) for n in parts)
    return isinstance(val, torch.SymInt | torch.SymFloat | torch.SymBool)


# The sizes and strides of tensors, and the numbers, that a call was given: what it is compiled for.
Sizes = tuple[Any, ...]


class Specializer(Protocol):
    """Compiles a symbolic graph that was specialised for sizes."""

    @property
    def buckets(self) -> Buckets | None: ...
    @property
    def trace(self) -> Trace: ...
    def padded(self, gm: fx.GraphModule) -> Call: ...
    def specialized(self, call: SpecializingCall, gm: fx.GraphModule, sizes: Sizes) -> Call: ...


class SpecializingCall:
    """Keeps the symbolic graph and one compiled call for each set of concrete sizes and strides.

    `graph` gives the symbolic graph when it is first needed, and `plain` its formulas where another
    process has written them. `recall` may know the call for sizes that another process has met.
    """

    _boxed_call = True

    def __init__(
        self,
        graph: Callable[[], fx.GraphModule],
        compiler: Specializer,
        recall: Callable[[SpecializingCall, Sizes], Call | None] | None = None,
        plain: Sequence[Any] | None = None,
    ) -> None:
        self.graph = cache(graph)
        self.compiler = compiler
        self._recall = recall
        self._calls: dict[Sizes, Call] = {}
        self._plain = plain
        self._symbolic: SymbolicGraph | None = None
        self._buckets: Bucketed | None = None

    def __call__(self, args: list[Any]) -> Any:
        key = sizes_of(args)
        call = self._calls.get(key)
        if call is None:
            call = self._calls[key] = self._made(args, key)
        return call(args)

    def _made(self, args: Sequence[Any], key: Sizes) -> Call:
        bucketed = self._bucketed(args)
        if bucketed is not None:
            return bucketed
        call = self._recall(self, key) if self._recall is not None else None
        if call is None:
            call = self.compiler.specialized(self, self.specialize(args), key)
        return call

    def _bucketed(self, args: Sequence[Any]) -> Call | None:
        """The call of the bucket of these sizes, or None where they are compiled for as they are."""
        buckets = self.compiler.buckets
        if buckets is None:
            return None
        try:
            formulas = self.formulas()
            values = bind(formulas.inputs, args, formulas.viewed)
        except CannotSubstitute as reason:
            log.info("compiled for sizes as they are, without buckets: %s", reason)
            return None
        if self._buckets is None:
            self._buckets = Bucketed(formulas, buckets, self.compiler, self.compiler.trace)
        found = self._buckets.call(values)
        return None if found is None else found[0]

    def specialize(self, args: Sequence[Any]) -> fx.GraphModule:
        """The graph for inputs of these sizes: every symbol becomes the number that it has here."""
        try:
            formulas = self.formulas()
            return formulas.substitute(bind(formulas.inputs, args, formulas.viewed))
        except CannotSubstitute as reason:
            log.info("traced again for new sizes: %s", reason)
            return retrace(self.graph(), args)

    def formulas(self) -> SymbolicGraph:
        """The graph's formulas; raises CannotSubstitute where they are not known."""
        if self._symbolic is None:
            self._symbolic = SymbolicGraph(self.graph(), self._plain)
        return self._symbolic


def sizes_of(args: Sequence[Any]) -> Sizes:
    """What a call is specialised for."""
    return tuple((a.shape, a.stride()) if isinstance(a, torch.Tensor) else a for a in args)


def retrace(gm: fx.GraphModule, args: Sequence[Any]) -> fx.GraphModule:
    """The graph for inputs of these sizes, traced operator by operator: right, and slow."""
    with FakeTensorMode(allow_non_fake_inputs=True) as mode, torch.no_grad():
        fake = [mode.from_tensor(a.detach()) if isinstance(a, torch.Tensor) else a for a in args]
        with fx.traceback.preserve_node_meta():
            return make_fx(lambda *xs: fx.Interpreter(gm).run(*xs))(*fake)
