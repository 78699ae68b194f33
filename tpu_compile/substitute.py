"""Numbers for the symbols of a graph: what the tracer has said of every value, at concrete sizes.

The metadata of a symbolic graph are formulas: the shape, strides and offset of every value by the
sizes of the inputs. Put numbers in, and they are what a trace at those sizes would have recorded, in
a thousandth of its time: no operator runs. So FakeTensor stays the specification of every rule.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import repeat
from typing import Any

import sympy  # type: ignore[import-untyped]
import torch
from torch import fx
from torch._ops import HigherOrderOperator, OpOverload

from tpu_compile.formulas import (
    CannotSubstitute,
    Number,
    Numbers,
    TensorFormula,
    Values,
    formula,
    formula_of,
    plain_formula,
)
from tpu_compile.lowering.graph import attribute
from tpu_compile.torch_private import LazyGraphModule


def bind(
    placeholders: Sequence[Any], args: Sequence[Any], viewed: frozenset[int] = frozenset()
) -> Values:
    """What each symbol stands for, given what the inputs' values were traced as.

    Inputs at the positions `viewed` must have the strides of which they were traced. Others are
    copied to them by the call where they are not: no guard sees tensors saved for backward.

    Raises CannotSubstitute where the inputs do not tell, or are not as they were traced.
    """
    values: Values = {}
    pairs: list[tuple[Any, int]] = []
    strides: list[tuple[Any, int]] = []
    for i, (traced, arg) in enumerate(zip(placeholders, args, strict=True)):
        if isinstance(traced, TensorFormula):
            _check(traced, arg)
            pairs.extend(zip(traced.shape, arg.shape, strict=True))
            # The stride of a dimension of size 1 says nothing.
            found = zip(traced.stride, arg.stride(), arg.shape, strict=True)
            strides.extend((e, s) for e, s, n in found if n > 1 and (i in viewed or _is_symbol(e)))
            if _is_symbol(traced.offset):
                strides.append((traced.offset, arg.storage_offset()))
        elif _is_symbol(traced):
            values[traced] = arg
        elif isinstance(traced, sympy.Basic):
            pairs.append((traced, arg))
    values.update((e, n) for e, n in pairs if _is_symbol(e))
    for e, n in strides:
        if _is_symbol(e):
            values.setdefault(e, n)
    numbers = Numbers(values)
    for expr, n in (*pairs, *strides):
        if numbers.integer(expr) != n:
            raise CannotSubstitute(f"an input has {n} where {expr} was traced")
    return values


def _is_symbol(e: Any) -> bool:
    return isinstance(e, sympy.Symbol)


def _check(traced: TensorFormula, arg: Any) -> None:
    if not isinstance(arg, torch.Tensor) or len(traced.shape) != arg.dim():
        raise CannotSubstitute("an input is another kind of value than was traced")
    if (arg.dtype, arg.is_conj(), arg.is_neg()) != (traced.dtype, traced.conj, traced.neg):
        raise CannotSubstitute("an input has another dtype than was traced")


# torch puts composites into a traced graph where it turns a user's floats into tensors.
SAME: Mapping[Any, Any] = {torch.ops.aten.true_divide.Tensor: torch.ops.aten.div.Tensor}


# In a substituted graph's meta: what it was copied from.
_COPY = "tpu_compile_copy"


@dataclass(frozen=True, slots=True)
class _Copy:
    """A substituted graph: all its nodes, which node each was made for, and those that are alike."""

    nodes: list[fx.Node]
    made: dict[fx.Node, fx.Node]
    alike: dict[Any, list[fx.Node]]

    @classmethod
    def of(
        cls, gm: fx.GraphModule, made: dict[fx.Node, fx.Node], formulas: Mapping[fx.Node, Any]
    ) -> _Copy:
        alike: dict[Any, list[fx.Node]] = {}
        for node, copy in made.items():
            if node in formulas and not _is_number(formulas[node]):
                alike.setdefault(formulas[node], []).append(copy)
        return cls(list(gm.graph.nodes), made, alike)


class SymbolicGraph:
    """A symbolic graph with its metadata as formulas, ready for numbers.

    Raises CannotSubstitute for a graph whose metadata are not all there.
    """

    def __init__(self, gm: fx.GraphModule, plain: Sequence[Any] | None = None) -> None:
        """`plain` is what another process's `plain` has given, for a graph without metadata."""
        self.gm = gm
        self._formulas: dict[fx.Node, Any] = {}
        self._inner: dict[fx.Node, SymbolicGraph] = {}
        for node, known in zip(gm.graph.nodes, plain or repeat(None), strict=False):
            node.target = SAME.get(node.target, node.target)
            if known is not None:
                self._formulas[node] = formula_of(known[0])
            elif node.op in ("placeholder", "call_function"):
                if "val" not in node.meta and _gives_values(node):
                    raise CannotSubstitute(f"nothing tells what {node} is")
                self._formulas[node] = formula(node.meta.get("val"))
            elif node.op == "get_attr":
                held = attribute(gm, node)
                if isinstance(held, fx.GraphModule):
                    self._inner[node] = SymbolicGraph(held)
        placeholders = gm.graph.find_nodes(op="placeholder")
        self.inputs = [self._formulas[n] for n in placeholders]
        self.viewed = _viewed(gm, placeholders)
        self._spare: list[fx.GraphModule] = []

    def formula(self, node: fx.Node) -> Any:
        """The metadata of a node's value."""
        return self._formulas[node]

    def sources(self) -> dict[Any, str]:
        """What of the user's inputs each symbol is: `L['x'].size()[0]`, or at least its name."""
        found: dict[Any, str] = {}
        for node, of in zip(self.gm.graph.find_nodes(op="placeholder"), self.inputs, strict=True):
            parts = (*of.shape, *of.stride) if isinstance(of, TensorFormula) else (of,)
            for symbol in filter(_is_symbol, parts):
                found.setdefault(symbol, _source(node.meta.get("val"), symbol))
        return found

    def outputs(self) -> list[Any]:
        """The metadata of the results; those that are no nodes as they are."""
        (output,) = self.gm.graph.find_nodes(op="output")
        returned: Any = output.args[0]
        outs = returned if isinstance(returned, tuple | list) else (returned,)
        return [self._formulas.get(o) if isinstance(o, fx.Node) else o for o in outs]

    def plain(self) -> list[Any] | None:
        """The formulas of all nodes, each in a list; None where a graph is nested in this one."""
        if self._inner:
            return None
        known = self._formulas
        return [[plain_formula(known[n])] if n in known else None for n in self.gm.graph.nodes]

    def substitute(self, values: Mapping[sympy.Symbol, Number]) -> fx.GraphModule:
        """The graph at these values: no symbol is left in it, nor any arithmetic on sizes."""
        numbers = Numbers(values)
        try:
            gm = self._spare.pop()
        except IndexError:
            return self._substitute(numbers, values)
        self._fill(gm.meta[_COPY], numbers, values)
        return gm

    def take_back(self, gm: fx.GraphModule) -> None:
        """Nobody needs what `substitute` gave any more: the next values are put into it.

        Making its nodes takes ten times as long as changing them.
        """
        copy = gm.meta.get(_COPY)
        if copy is not None and list(gm.graph.nodes) == copy.nodes:
            self._spare.append(gm)

    def _fill(self, copy: _Copy, numbers: Numbers, values: Mapping[sympy.Symbol, Number]) -> None:
        """Put other values into a copy of the graph."""
        env: dict[fx.Node, Any] = dict(copy.made)
        for node in self._sized:
            of = self._formulas.get(node)
            if node.op == "placeholder":
                env[node] = copy.made[node].meta["val"] = _given(of, numbers, values)
                continue
            args, kwargs = _mapped(node.args, env), _mapped(node.kwargs, env)
            made = copy.made.get(node)
            if made is None:
                env[node] = _computed(node.target, args, kwargs, of, numbers)
            else:
                made.args, made.kwargs = args, kwargs
        for of, nodes in copy.alike.items():
            val = numbers.value(of)
            for made in nodes:
                made.meta["val"] = val

    @cached_property
    def _sized(self) -> list[fx.Node]:
        """The nodes that are numbers, which a substituted graph has not, and those that take them."""
        numbers: set[fx.Node] = set()
        found = []
        for node in self.gm.graph.nodes:
            if node.op == "placeholder":
                number = _is_number(self._formulas[node])
            else:
                number = node.op == "call_function" and not self._is_tensor_op(node)
            if number:
                numbers.add(node)
            if number or not numbers.isdisjoint(node.all_input_nodes):
                found.append(node)
        return found

    def _substitute(
        self, numbers: Numbers, values: Mapping[sympy.Symbol, Number]
    ) -> fx.GraphModule:
        root = torch.nn.Module()
        graph = fx.Graph()
        env: dict[fx.Node, Any] = {}
        copies: dict[fx.Node, fx.Node] = {}
        for node in self.gm.graph.nodes:
            if node.op == "get_attr":
                env[node] = self._attribute(node, root, graph, numbers, values)
                continue
            if node.op == "output":
                made = copies[node] = graph.output(_mapped(node.args[0], env))
                made.meta = dict(node.meta)
                continue
            of = self._formulas[node]
            if node.op == "placeholder":
                made = graph.create_node("placeholder", node.target, (), {}, node.name)
                val = _given(of, numbers, values)
                env[node] = val if _is_number(of) else made
            else:
                args, kwargs = _mapped(node.args, env), _mapped(node.kwargs, env)
                if not self._is_tensor_op(node):
                    env[node] = _computed(node.target, args, kwargs, of, numbers)
                    continue
                made = graph.create_node("call_function", node.target, args, kwargs, node.name)
                val = numbers.value(of)
                env[node] = made
            copies[node] = made
            made.meta = {**node.meta, "val": val}
        # Its Python code, which only debugging reads, would take as long to make as all this.
        gm = LazyGraphModule(root, graph)
        if not self._inner:  # the graphs that it calls have sizes, too
            gm.meta[_COPY] = _Copy.of(gm, copies, self._formulas)
        return gm

    def _is_tensor_op(self, node: fx.Node) -> bool:
        """Whether a node stays in the graph; arithmetic on sizes, and assertions on them, do not."""
        if isinstance(node.target, HigherOrderOperator):
            return True
        of = self._formulas[node]
        if of is None:
            inputs = (self._formulas.get(i) for i in node.all_input_nodes)
            return any(isinstance(i, TensorFormula | tuple) for i in inputs)
        return isinstance(of, TensorFormula | tuple)

    def _attribute(
        self,
        node: fx.Node,
        root: torch.nn.Module,
        graph: fx.Graph,
        numbers: Numbers,
        values: Mapping[sympy.Symbol, Number],
    ) -> fx.Node:
        name = str(node.target).replace(".", "_")
        held = attribute(self.gm, node)
        inner = self._inner.get(node)
        if not hasattr(root, name):
            setattr(root, name, held if inner is None else inner._substitute(numbers, values))
        made = graph.get_attr(name)
        made.meta = dict(node.meta)
        return made


def _is_number(of: Any) -> bool:
    return isinstance(of, sympy.Basic | int | float)


def _given(of: Any, numbers: Numbers, values: Mapping[sympy.Symbol, Number]) -> Any:
    """What an input is."""
    return values[of] if isinstance(of, sympy.Symbol) else numbers.value(of)


def _gives_values(node: fx.Node) -> bool:
    target = node.target
    return not isinstance(target, OpOverload) or bool(target._schema.returns)


def _source(val: Any, symbol: Any) -> str:
    sizes = (*val.shape, *val.stride()) if isinstance(val, torch.Tensor) else (val,)
    for size in sizes:
        node = getattr(size, "node", None)
        known = getattr(getattr(node, "shape_env", None), "var_to_sources", {}).get(symbol)
        if known:
            return str(known[0].name() if callable(known[0].name) else known[0].name)
    return str(symbol)


def _viewed(gm: fx.GraphModule, placeholders: Sequence[fx.Node]) -> frozenset[int]:
    """Positions of the inputs that results may be views of."""
    (output,) = gm.graph.find_nodes(op="output")
    roots = set(map(_root, output.all_input_nodes))
    return frozenset(i for i, n in enumerate(placeholders) if n in roots)


def _root(node: fx.Node) -> fx.Node:
    while isinstance(node.target, OpOverload) and node.target.is_view and node.all_input_nodes:
        node = node.all_input_nodes[0]
    return node


def _computed(target: Any, args: Any, kwargs: Any, of: Any, numbers: Numbers) -> Any:
    """The number that arithmetic on sizes gives, as Python computes it."""
    if not isinstance(of, sympy.Basic) and of is not None:
        return of
    if not any(isinstance(x, fx.Node) for x in (*args, *kwargs.values())):
        result = target(*args, **kwargs)
        if isinstance(of, sympy.Expr) and isinstance(result, int) and type(result) is int:
            known = numbers.integer(of)
            if known != result:
                raise CannotSubstitute(f"{target} gives {result} where {of} is {known}")
        return result
    if isinstance(of, sympy.Float):  # an item() that dynamo has specialized
        return float(of)
    if isinstance(of, sympy.Expr):
        return numbers.integer(of)
    raise CannotSubstitute(f"no input tells what {target} gives")


def _mapped(arg: Any, env: Mapping[fx.Node, Any]) -> Any:
    return fx.node.map_arg(arg, lambda n: env[n])
