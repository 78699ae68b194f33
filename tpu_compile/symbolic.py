"""Graphs with symbolic sizes: traced once, specialised for each concrete size when it is first met."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from functools import cache
from typing import Any, Protocol
from weakref import WeakValueDictionary

import torch
from torch import fx
from torch._ops import OpOverload

from tpu_compile.background import BackgroundCall, eager, in_background, runs_eagerly
from tpu_compile.bucket_call import Bucketed, Trace
from tpu_compile.buckets import Buckets
from tpu_compile.call import WholeCall
from tpu_compile.debug import Origin
from tpu_compile.formulas import CannotSubstitute, Values, formula, symbols_of
from tpu_compile.lowering.graph import BY_DATA
from tpu_compile.recompiles import record_sizes
from tpu_compile.substitute import SymbolicGraph, bind
from tpu_compile.torch_private import FakeTensorMode, make_fx

log = logging.getLogger("tpu_compile")
aten = torch.ops.aten

Call = Callable[[list[Any]], Any]


def is_symbolic(gm: fx.GraphModule) -> bool:
    """Whether any value of the graph depends on a size that is not yet known."""
    # Many nodes of a substituted graph share one value.
    values = {id(val): val for val in (n.meta.get("val") for n in gm.graph.nodes)}
    return any(map(_has_symbol, values.values()))


def _has_symbol(val: Any) -> bool:
    if isinstance(val, tuple | list):
        return any(map(_has_symbol, val))
    if isinstance(val, torch.Tensor):
        parts: tuple[Any, ...] = (*val.shape,)
        if val.layout is torch.strided:
            parts += (*val.stride(), val.storage_offset())
        return any(isinstance(n, torch.SymInt) for n in parts)
    return isinstance(val, torch.SymInt | torch.SymFloat | torch.SymBool)


def depends_on_data(gm: fx.GraphModule) -> bool:
    """Whether a size in the graph is known only when it has run so far: `nonzero`, `item`."""
    given: set[Any] = set()
    try:
        for node in gm.graph.nodes:
            symbols = symbols_of(formula(node.meta.get("val")))
            if node.op == "placeholder":
                given |= symbols
            elif symbols - given:
                return True
    except CannotSubstitute:
        return False
    return False


# Views at places that a number says: torch makes one in no time, where each number is a program more.
_VIEWS = frozenset({aten.slice.Tensor, aten.select.int, aten.as_strided.default})


def leave_to_torch(gm: fx.GraphModule) -> None:
    """Have torch run each operator whose result's size or place in memory depends on data."""
    for node in gm.graph.nodes:
        if node.op != "call_function" or not isinstance(node.target, OpOverload):
            continue
        if isinstance(node.meta.get("val"), torch.Tensor):
            inputs = [_symbols(n) for n in node.all_input_nodes]
            numbers = any(isinstance(n.meta.get("val"), torch.SymInt) for n in node.all_input_nodes)
            if (node.target in _VIEWS and numbers) or _symbols(node) - set().union(*inputs):
                node.meta[BY_DATA] = "its result's size or place depends on data"


def _symbols(node: fx.Node) -> set[Any]:
    try:
        return symbols_of(formula(node.meta.get("val")))
    except CannotSubstitute:
        return set()


# The sizes and strides of tensors, and the numbers, that a call was given: what it is compiled for.
Sizes = tuple[Any, ...]


class Specializer(Protocol):
    """Compiles a symbolic graph that was specialised for sizes."""

    @property
    def origin(self) -> Origin: ...
    @property
    def background(self) -> bool: ...
    @property
    def buckets(self) -> Buckets | None: ...
    @property
    def trace(self) -> Trace: ...
    def padded(self, gm: fx.GraphModule) -> Call: ...
    def prepared(self, gm: fx.GraphModule) -> Call: ...
    def specialized(
        self,
        call: SpecializingCall,
        gm: fx.GraphModule,
        sizes: Sizes,
        lowered: Callable[[], None] | None = None,
    ) -> Call: ...
    def adopted(self, call: SpecializingCall, sizes: Sizes, made: Call) -> Call: ...


# The backward of each trace, for whose sizes its forward has it lowered.
_backwards: WeakValueDictionary[str, SpecializingCall] = WeakValueDictionary()


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
        self._before: Mapping[str, Any] | None = None
        self._prepared: tuple[Values, Future[Call | None]] | None = None
        if compiler.trace.is_backward:
            _backwards[compiler.trace.id] = self

    def __call__(self, args: list[Any]) -> Any:
        key = sizes_of(args)
        call = self._calls.get(key)
        if call is None:
            call = self._calls[key] = self._made(args, key)
        return call(args)

    def _made(self, args: Sequence[Any], key: Sizes) -> Call:
        values = self._values(args)
        bucketed = self._bucketed(values)
        if bucketed is not None and not self.compiler.background:
            return bucketed
        call = self._recall(self, key) if self._recall is not None else None
        if call is not None:
            return call
        self._record(values)
        prepared = self._taken(values)
        if prepared is not None:
            return self.compiler.adopted(self, key, prepared)
        gm = self.specialize(args, values)
        if self.compiler.background and runs_eagerly(gm):
            meanwhile = bucketed or eager(gm)
            return BackgroundCall(lambda: self.compiler.specialized(self, gm, key), meanwhile)
        made = self.compiler.specialized(self, gm, key, lambda: self._prepare_backward(values))
        self._take_back(gm, made)
        return made

    def _take_back(self, gm: fx.GraphModule, made: Call) -> None:
        if isinstance(made, WholeCall) and self._symbolic is not None:
            self._symbolic.take_back(gm)  # others keep the graph

    # While XLA compiles a forward for new sizes, which takes its time and no Python, its backward is
    # lowered for them.

    def _prepare_backward(self, values: Values | None) -> None:
        trace = self.compiler.trace
        backward = None if trace.is_backward else _backwards.get(trace.id)
        if backward is not None and values and not self.compiler.background:
            backward._prepare(values)

    def _prepare(self, values: Values) -> None:
        try:
            symbols = symbols_of(tuple(self.formulas().inputs))
        except CannotSubstitute:
            return
        # No more than its own inputs will tell: another forward may run before it is called.
        own = {s: n for s, n in values.items() if s in symbols}
        self._prepared = own, in_background(lambda: self._lowered(own))

    def _lowered(self, values: Values) -> Call | None:
        """The call at sizes that are expected, not compiled yet; None where it will be made later."""
        try:
            gm = self.formulas().substitute(values)
        except CannotSubstitute:
            return None
        made = self.compiler.prepared(gm)
        self._take_back(gm, made)
        return made

    def _taken(self, values: Values | None) -> Call | None:
        """What was prepared, where these are the sizes that it was prepared for."""
        prepared, self._prepared = self._prepared, None
        if prepared is None or prepared[0] != values:
            return None
        return prepared[1].result()

    def _values(self, args: Sequence[Any]) -> Values | None:
        """What the symbols stand for, or None where the graph has no formulas."""
        try:
            formulas = self.formulas()
            return bind(formulas.inputs, args, formulas.viewed)
        except CannotSubstitute as reason:
            log.debug("no formulas: %s", reason)
            return None

    def _bucketed(self, values: Values | None) -> Call | None:
        """The call of the bucket of these sizes, or None where they are compiled for as they are."""
        buckets = self.compiler.buckets
        if buckets is None or values is None:
            return None
        if self._buckets is None:
            self._buckets = Bucketed(self.formulas(), buckets, self.compiler, self.compiler.trace)
        found = self._buckets.call(values)
        if found is None:
            return None
        call, bucket, new = found
        if new:
            self._record(values, bucket)
        return call

    def _record(self, values: Values | None, bucket: Mapping[Any, int] | None = None) -> None:
        """Remember for `explain_recompiles` what this graph is compiled for."""
        names = self.formulas().sources() if values is not None else {}
        sizes = {names.get(s, str(s)): n for s, n in (values or {}).items()}
        known = {names.get(s, str(s)): n for s, n in (bucket or {}).items()}
        record_sizes(self.compiler.origin, sizes, self._before, known or None)
        self._before = sizes

    def specialize(self, args: Sequence[Any], values: Values | None = None) -> fx.GraphModule:
        """The graph for inputs of these sizes: every symbol becomes the number that it has here.

        `values` may be known: they are those that the inputs give.
        """
        try:
            formulas = self.formulas()
            if values is None:
                values = bind(formulas.inputs, args, formulas.viewed)
            return formulas.substitute(values)
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
