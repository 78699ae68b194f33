"""Symbolic graphs at a larger size than the inputs have: padded, masked, and exact where it counts.

A graph at the size of a bucket computes on tensors of which only a part is real. The invariant is:

    an element whose index is below the true size in every padded factor of every dimension is what
    the graph computes at the true sizes. What the others hold does not matter: NaN, garbage.

Every operator has to keep it (`padding_shapes`, `padding_reductions`, `padding_networks`): elementwise
ones do by themselves; those that combine elements of a padded dimension get its padding masked with
what does not change their result; where the size itself counts, as in a mean, they get the true one,
which is an operand of the program. An operator without a rule that meets a padded dimension makes the
graph `NotPaddable`.

A dimension is a product of factors, slowest first: `[batch, length]` viewed as `[batch * length]` is
padded inside, not at its end. `regroup` moves elements where an operator needs another grouping.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from operator import getitem as _getitem
from typing import Any

import sympy  # type: ignore[import-untyped]
import torch
from torch import fx
from torch._ops import OpOverload

from tpu_compile.formulas import MODE, CannotSubstitute, Numbers, TensorFormula
from tpu_compile.lowering.graph import attribute, user_line
from tpu_compile.substitute import SymbolicGraph
from tpu_compile.torch_private import LazyGraphModule

aten = torch.ops.aten
log = logging.getLogger("tpu_compile")

Factor = Any  # an int, or the formula of a padded size
Dim = tuple[Factor, ...]
Dims = tuple[Dim, ...]


class NotPaddable(Exception):
    """A graph cannot be computed at a larger size; the message says which operator forbids it."""


@dataclass(frozen=True, slots=True)
class Padded:
    """A tensor of the new graph and the factors of its dimensions."""

    node: fx.Node
    dims: Dims

    @property
    def val(self) -> torch.Tensor:
        found = self.node.meta["val"]
        assert isinstance(found, torch.Tensor)
        return found

    @property
    def rank(self) -> int:
        return len(self.dims)

    def is_padded(self, dims: Sequence[int] | None = None) -> bool:
        """Whether any of the dimensions (all, when None) has padding."""
        chosen = self.dims if dims is None else [self.dims[d] for d in dims]
        return any(map(is_padded, chosen))


def is_padded(dim: Dim) -> bool:
    return any(not isinstance(f, int) for f in dim)


def merged(factors: Sequence[Factor]) -> Dim:
    """The factors without ones, neighbouring numbers multiplied."""
    out: list[Factor] = []
    for f in factors:
        if isinstance(f, int) and out and isinstance(out[-1], int):
            out[-1] *= f
        elif f != 1:
            out.append(f)
    return tuple(f for f in out if f != 1)


@dataclass(frozen=True, slots=True)
class PaddedGraph:
    """A graph at the sizes of a bucket.

    Its inputs are those of the symbolic graph, `inputs[i]` saying how input i is padded (None: as it
    is), and two more: vectors of the true values of `sizes`, and of `numbers` that Python computes of
    sizes (`computed` says how). `outputs[i]` says how result i is cut
    to its true size: a Dims, None for one that has no padding, an int for input number so-and-so. More
    results follow, new values of the inputs that `updates` names.
    `conditions` are pairs of formulas that must be equal at the true sizes.
    """

    gm: fx.GraphModule
    inputs: tuple[Dims | None, ...]
    sizes: tuple[Any, ...]
    numbers: tuple[Any, ...]
    computed: Mapping[Any, tuple[Any, tuple[Any, ...]]]
    outputs: tuple[Any, ...]
    updates: tuple[tuple[int, Dims], ...]
    conditions: tuple[tuple[Any, Any], ...]


Rule = Callable[..., Any]
RULES: dict[Any, Rule] = {}


def rule(*targets: Any) -> Callable[[Rule], Rule]:
    """Register how operators keep the invariant: `fn(p, node, *args, **kwargs)` gives the results."""

    def register(fn: Rule) -> Rule:
        RULES.update(dict.fromkeys(targets, fn))
        return fn

    return register


class Padder:
    """One run of the transformation; `exact` are symbols with their true numbers, `padded` those
    with the numbers of their buckets."""

    def __init__(
        self, symbolic: SymbolicGraph, exact: Mapping[Any, Any], padded: Mapping[Any, int]
    ) -> None:
        self.symbolic = symbolic
        self.exact = {s: sympy.Integer(n) for s, n in exact.items() if isinstance(n, int)}
        self.floats = exact
        self.at = Numbers({**exact, **padded})
        self.graph = fx.Graph()
        self.root = torch.nn.Module()
        self.env: dict[fx.Node, Any] = {}
        self.sizes: dict[Any, int] = {}
        self.computed: dict[Any, tuple[Any, tuple[Any, ...]]] = {}
        self.numbers: dict[Any, int] = {}
        self.conditions: list[tuple[Any, Any]] = []
        self.updates: dict[int, Padded] = {}
        self.positions_of: dict[fx.Node, int] = {}
        self._scalars: dict[Any, Padded] = {}
        self._masks: dict[Any, fx.Node] = {}
        self._current: fx.Node | None = None
        self._splits = self._find_splits()

    # ------------------------------------------------------------------ formulas

    def size(self, expr: Any) -> Factor:
        """A formula with the exact symbols replaced: an int where no padded one is left."""
        if isinstance(expr, int):
            return expr
        found = expr.xreplace(self.exact)
        return int(found) if found.is_Integer else found

    def extent(self, dim: Sequence[Factor]) -> int:
        """The length of a dimension at the sizes of the bucket."""
        return prod(map(self.at.integer, dim))

    def fresh(self, expr: Any) -> Dim:
        """The factors of a new dimension of a size."""
        size = self.size(expr)
        if isinstance(size, int):
            return () if size == 1 else (size,)
        return self._splits.get(size, (size,))

    def formula(self, node: fx.Node) -> Any:
        return self.symbolic.formula(node)

    def fresh_dims(self, of: TensorFormula) -> Dims:
        return tuple(map(self.fresh, of.shape))

    def _find_splits(self) -> dict[Any, Dim]:
        """Products that the graph views as several dimensions: inputs of such a size are padded in
        each of these, not at the end of the whole."""
        found: dict[Any, Dim] = {}
        for node in self.symbolic.gm.graph.nodes:
            if node.target not in (aten.view.default, aten._unsafe_view.default):
                continue
            before, after = self.formula(node.args[0]), self.formula(node)
            if not isinstance(before, TensorFormula) or not isinstance(after, TensorFormula):
                continue
            for whole, parts in ((before, after), (after, before)):
                sizes = list(map(self.size, parts.shape))
                for start in range(len(sizes)):
                    for stop in range(start + 2, len(sizes) + 1):
                        product = sympy.Mul(*sizes[start:stop])
                        if not product.is_Integer and product in map(self.size, whole.shape):
                            found.setdefault(product, merged(sizes[start:stop]))
        return found

    # ------------------------------------------------------------------ new nodes

    def emit(self, target: Any, *args: Any, **kwargs: Any) -> fx.Node:
        """A node of the new graph; its value is what the operator gives for fake tensors."""
        node = self.graph.create_node("call_function", target, args, kwargs)
        given, named = fx.node.map_arg((args, kwargs), lambda n: n.meta["val"])
        with MODE:
            node.meta = {**self._where(), "val": target(*given, **named)}
        return node

    def _where(self) -> dict[str, Any]:
        return {} if self._current is None else dict(self._current.meta)

    def raw(self, arg: Any) -> Any:
        """An argument as the new graph takes it: nodes, and sizes as they are in the bucket."""
        if isinstance(arg, Padded):
            return arg.node
        if isinstance(arg, list | tuple):
            return [self.raw(a) for a in arg]
        return self.at.integer(arg) if isinstance(arg, sympy.Expr) else arg

    def keep(self, node: fx.Node, args: Sequence[Any], kwargs: Mapping[str, Any], dims: Any) -> Any:
        """The node's own operator in the new graph. `dims` are those of its result, or a list of them
        (None for what is no tensor)."""
        made = self.graph.create_node(
            "call_function",
            node.target,
            tuple(self.raw(a) for a in args),
            {k: self.raw(v) for k, v in kwargs.items()},
        )
        of = self.formula(node)
        made.meta = {**node.meta, "val": self.at.value(of)}
        if isinstance(of, TensorFormula):
            return self.checked(made, dims)
        parts: list[Padded | None] = []
        used = {u.args[1] for u in node.users if u.target is _getitem}
        for i, d in enumerate(dims):
            if d is None or i not in used:
                parts.append(None)
                continue
            part = self.graph.create_node("call_function", _getitem, (made, i), {})
            part.meta = {**node.meta, "val": made.meta["val"][i]}
            parts.append(self.checked(part, d))
        return tuple(parts)

    def checked(self, node: fx.Node, dims: Dims) -> Padded:
        """The value, if its shape is that of its factors."""
        shape = tuple(node.meta["val"].shape)
        if shape != tuple(map(self.extent, dims)):
            raise NotPaddable(f"{node.target} has the shape {shape} for {dims}")
        return Padded(node, dims)

    def scalar(self, expr: Any) -> Padded:
        """The true value of a size, as a 0-d tensor: int64, or float64 for what Python computes."""
        if isinstance(expr, int):
            return Padded(self.emit(aten.full.default, [], expr, dtype=torch.int64), ())
        if expr not in self._scalars:
            table, vector = self.sizes, self.sizes_input
            if expr in self.computed:
                table, vector = self.numbers, self.numbers_input
            index = table.setdefault(expr, len(table))
            self._scalars[expr] = Padded(self.emit(aten.select.int, vector, 0, index), ())
        return self._scalars[expr]

    def product(self, dims: Sequence[Dim]) -> Any:
        """The true number of elements of dimensions, as a formula."""
        return self.size(sympy.Mul(*(f for dim in dims for f in dim)))

    def view(self, node: fx.Node, shape: Sequence[int]) -> fx.Node:
        """The elements in row-major order in another shape; no view to those who look for one."""
        made = self.graph.create_node(
            "call_function", aten._unsafe_view.default, (node, list(shape)), {}
        )
        with MODE:
            made.meta = {**self._where(), "val": node.meta["val"].reshape(list(shape)).contiguous()}
        return made

    # ------------------------------------------------------------------ masks

    def indices(self, dim: Dim) -> list[fx.Node]:
        """For each position of a padded dimension its index in each of the factors."""
        position = self.emit(aten.arange.start_step, 0, self.extent(dim), 1, dtype=torch.int64)
        found = []
        for f in reversed(dim):
            n = self.at.integer(f)
            found.append(self.emit(aten.remainder.Scalar, position, n))
            position = self.emit(aten.div.Tensor_mode, position, n, rounding_mode="floor")
        return found[::-1]

    def valid(self, dim: Dim) -> fx.Node:
        """Which positions of a dimension are no padding."""
        if dim not in self._masks:
            found = None
            for f, index in zip(dim, self.indices(dim), strict=True):
                if isinstance(f, int):
                    continue
                below = self.emit(aten.lt.Tensor, index, self.scalar(f).node)
                found = (
                    below if found is None else self.emit(aten.logical_and.default, found, below)
                )
            assert found is not None
            self._masks[dim] = found
        return self._masks[dim]

    def mask(self, x: Padded, dims: Sequence[int]) -> fx.Node | None:
        """A bool tensor that broadcasts against x: false in the padding of those dimensions."""
        found = None
        for d in sorted({d % x.rank for d in dims}):
            if is_padded(x.dims[d]):
                shape = [1] * x.rank
                shape[d] = self.extent(x.dims[d])
                one = self.view(self.valid(x.dims[d]), shape)
                found = one if found is None else self.emit(aten.logical_and.default, found, one)
        return found

    def filled(self, x: Padded, dims: Sequence[int], value: Any) -> Padded:
        """x with `value` in the padding of those dimensions."""
        mask = self.mask(x, dims)
        if mask is None:
            return x
        fill = self.emit(aten.full.default, [], value, dtype=x.val.dtype)
        return Padded(self.emit(aten.where.self, mask, x.node, fill), x.dims)

    # ------------------------------------------------------------------ other groupings

    def positions(self, source: Sequence[Factor], wanted: Dim) -> fx.Node:
        """For each position of the dimension `wanted`, where that element is among the factors
        `source` of the same true length."""
        total: fx.Node | None = None
        for i, index in enumerate(self.indices(wanted)):
            later = self.scalar(self.product([wanted[i + 1 :]])).node
            term = self.emit(aten.mul.Tensor, index, later)
            total = term if total is None else self.emit(aten.add.Tensor, total, term)
        assert total is not None
        found: fx.Node | None = None
        stride = 1
        for f in reversed(source):
            true = self.scalar(f).node
            index = self.emit(aten.remainder.Tensor, total, true)
            total = self.emit(aten.div.Tensor_mode, total, true, rounding_mode="floor")
            term = self.emit(aten.mul.Tensor, index, stride)
            found = term if found is None else self.emit(aten.add.Tensor, found, term)
            stride *= self.at.integer(f)
        assert found is not None
        return found

    def regroup(self, x: Padded, d: int, wanted: Dim) -> Padded:
        """x with the same elements in dimension d, which has other factors."""
        d %= x.rank
        if x.dims[d] == wanted:
            return x
        self.same(self.product([x.dims[d]]), self.product([wanted]))
        index = self.positions(x.dims[d], wanted)
        node = self.emit(aten.index_select.default, x.node, d, index)
        return Padded(node, (*x.dims[:d], wanted, *x.dims[d + 1 :]))

    def plain(self, x: Padded, d: int) -> Padded:
        """x with dimension d padded at its end only."""
        d %= x.rank
        if len(x.dims[d]) <= 1:
            return x
        size = self.product([x.dims[d]])
        return self.regroup(x, d, (size,))

    def same(self, a: Any, b: Any) -> None:
        """Two sizes must be equal: always, or else at the true sizes, which is looked at then."""
        if a == b:
            return
        if isinstance(a, int) and isinstance(b, int):
            raise NotPaddable(f"{a} is not {b}")
        self.conditions.append((a, b))

    # ------------------------------------------------------------------ the run

    def run(self) -> PaddedGraph:
        gm = self.symbolic.gm
        placeholders = gm.graph.find_nodes(op="placeholder")
        inputs = [self._placeholder(n) for n in placeholders]
        self.positions_of = {
            self.env[n].node: i for i, n in enumerate(placeholders) if _is_tensor(self.env[n])
        }
        self.sizes_input = self._vector("true_sizes", torch.int64)
        self.numbers_input = self._vector("true_numbers", torch.float64)
        for node in gm.graph.nodes:
            self._current = node
            if node.op == "get_attr":
                self.env[node] = self._attribute(node)
            elif node.op == "call_function":
                self.env[node] = self._call(node)
        (output,) = gm.graph.find_nodes(op="output")
        returned = output.args[0]
        outs = returned if isinstance(returned, tuple | list) else (returned,)
        numbers = {n: i for i, n in enumerate(placeholders)}
        results = [self.env[o] if isinstance(o, fx.Node) else o for o in outs]
        if max(len(self.sizes), len(self.numbers)) > MOST_SIZES:
            raise NotPaddable(f"it needs {len(self.sizes)} sizes")
        updated = {
            n.args[0] for n in gm.graph.find_nodes(op="call_function", target=aten.copy_.default)
        }
        numbers = {n: i for n, i in numbers.items() if n not in updated}
        for i, (out, r) in enumerate(zip(outs, results, strict=True)):
            if isinstance(r, Padded) and out not in numbers:
                results[i] = self._result(r, self.formula(out))
        self.graph.output(tuple(map(self.raw, [*results, *self.updates.values()])))
        return PaddedGraph(
            LazyGraphModule(self.root, self.graph),
            tuple(inputs),
            tuple(self.sizes),
            tuple(self.numbers),
            self.computed,
            tuple(
                numbers[o] if isinstance(o, fx.Node) and o in numbers else _cut(r)
                for o, r in zip(outs, results, strict=True)
            ),
            tuple((i, value.dims) for i, value in self.updates.items()),
            tuple(self.conditions),
        )

    def _vector(self, name: str, dtype: torch.dtype) -> fx.Node:
        made = self.graph.placeholder(name)
        with MODE:
            made.meta = {"val": torch.empty(MOST_SIZES, dtype=dtype)}
        return made

    def _result(self, x: Padded, of: TensorFormula) -> Padded:
        """A result that is no view of what has other strides than were traced."""
        root = x.node
        while isinstance(root.target, OpOverload) and root.target.is_view:
            root = root.all_input_nodes[0]
        if root.op == "placeholder" and not x.is_padded() and root.meta.get("as_traced"):
            return x
        node = self.emit(aten.clone.default, x.node, memory_format=torch.contiguous_format)
        if not x.is_padded():
            node.meta["val"] = self.at.tensor(of)
        return Padded(node, x.dims)

    def _placeholder(self, node: fx.Node) -> Dims | None:
        of = self.formula(node)
        made = self.graph.placeholder(node.name)
        if not isinstance(of, TensorFormula):
            self.env[node] = self.floats.get(of, of) if isinstance(of, sympy.Symbol) else of
            if isinstance(of, sympy.Expr):
                self.env[node] = self.size(of) if of.is_integer else self.env[node]
            made.meta = {**node.meta, "val": 0}
            return None
        if of.device.type != "cpu":
            raise NotPaddable(f"an input is on the device {of.device}")
        dims = self.fresh_dims(of)
        padded = any(map(is_padded, dims))
        if padded:
            with MODE:
                val = torch.empty(tuple(map(self.extent, dims)), dtype=of.dtype)
        else:
            val = self.at.tensor(of)
        made.meta = {**node.meta, "val": val, "as_traced": not padded}
        self.env[node] = self.checked(made, dims)
        return dims if padded else None

    def _attribute(self, node: fx.Node) -> Any:
        name = str(node.target).replace(".", "_")
        held = attribute(self.symbolic.gm, node)
        if not isinstance(held, torch.Tensor):
            raise NotPaddable(f"{node.target} is a {type(held).__name__}")
        if not hasattr(self.root, name):
            self.root.register_buffer(name, held)
        made = self.graph.get_attr(name)
        made.meta = dict(node.meta)
        with MODE:
            made.meta["val"] = torch.empty_strided(held.shape, held.stride(), dtype=held.dtype)
        return Padded(made, tuple(() if n == 1 else (n,) for n in held.shape))

    def _call(self, node: fx.Node) -> Any:
        args, kwargs = fx.node.map_arg((node.args, dict(node.kwargs)), lambda n: self.env[n])
        args = _unwrapped(args)
        kwargs = _unwrapped(kwargs)
        of = self.formula(node)
        target: Any = node.target
        if target is _getitem and isinstance(args[0], tuple):
            return args[0][args[1]]
        if target is aten.copy_.default:
            return self._update(node, *args)
        if not _has_tensor(of):
            return self._number(node, of, args, kwargs)
        found = RULES.get(target)
        try:
            if found is not None:
                return found(self, node, *args, **kwargs)
            if isinstance(target, OpOverload) and torch.Tag.pointwise in target.tags:
                return RULES["pointwise"](self, node, *args, **kwargs)
        except (NotPaddable, CannotSubstitute) as reason:
            raise NotPaddable(_located(node, str(reason))) from reason
        except Exception as err:  # the graph is right at its own size, whatever a rule has missed
            log.warning("padding %s failed: %s: %s", target, type(err).__name__, err)
            raise NotPaddable(_located(node, "has a rule that failed")) from err
        static = all(not t.is_padded() for t in _tensors((args, kwargs)))
        dims = self._dims_of(of)
        if static and not any(is_padded(d) for ds in _listed(dims) if ds for d in ds):
            if _has_sizes((args, kwargs)):
                raise NotPaddable(_located(node, "takes a size"))
            return self.keep(node, args, kwargs, dims)
        raise NotPaddable(_located(node, "is not known to be safe with padding"))

    def _update(self, node: fx.Node, into: Padded, value: Any, *rest: Any) -> Any:
        """A new value for an input: for one that is padded, a result that the call copies into it."""
        if into.node.op != "placeholder" or rest or not isinstance(value, Padded):
            raise NotPaddable(_located(node, "updates no input"))
        if not into.is_padded():
            if value.is_padded():
                raise NotPaddable(_located(node, "updates an input of another size"))
            return self.keep(node, [into, value], {}, into.dims)
        value = self.broadcast(value, into)
        self.updates[self.positions_of[into.node]] = value
        return value

    def broadcast(self, value: Padded, like: Padded) -> Padded:
        """A value in the shape and dtype of another."""
        for d in range(-value.rank, 0):
            if value.dims[d] != ():
                value = self.regroup(value, value.rank + d, like.dims[d])
        shape = list(map(self.extent, like.dims))
        node = self.emit(aten.expand.default, value.node, shape)
        return Padded(self.emit(aten._to_copy.default, node, dtype=like.val.dtype), like.dims)

    def _dims_of(self, of: Any) -> Any:
        if isinstance(of, TensorFormula):
            return self.fresh_dims(of)
        return [self.fresh_dims(o) if isinstance(o, TensorFormula) else None for o in of]

    def _number(self, node: fx.Node, of: Any, args: Any, kwargs: Any) -> Any:
        """Arithmetic on sizes, and assertions on them."""
        if of is None:
            raise NotPaddable(_located(node, "asserts something"))
        if isinstance(of, sympy.Expr) and of.is_integer:
            return self.size(of)
        if isinstance(of, bool | int | float):
            return of
        if kwargs or _tensors(args) or not isinstance(of, sympy.Expr):
            raise NotPaddable(_located(node, "computes with sizes"))
        if not _has_sizes(args):
            return node.target(*args)  # type: ignore[operator]
        found = sympy.Symbol(f"number{len(self.computed)}", real=True)
        self.computed[found] = (node.target, tuple(args))
        return found


MOST_SIZES = 64


def _located(node: fx.Node, what: str) -> str:
    at = user_line(node)
    what = what if str(node.target) in what else f"{node.target} {what}"
    return what if not at or at in what else f"{what}, at {at}"


def _is_tensor(value: Any) -> bool:
    return isinstance(value, Padded)


def _cut(result: Any) -> Any:
    if isinstance(result, Padded) and result.is_padded():
        return result.dims
    return result if isinstance(result, sympy.Expr) else None


def _unwrapped(arg: Any) -> Any:
    """fx's immutable lists and dicts as Python's."""
    if isinstance(arg, tuple):
        return tuple(map(_unwrapped, arg))
    if isinstance(arg, list):
        return list(map(_unwrapped, arg))
    if isinstance(arg, dict):
        return {k: _unwrapped(v) for k, v in arg.items()}
    return arg


def _leaves(arg: Any) -> list[Any]:
    if isinstance(arg, tuple | list):
        return [x for a in arg for x in _leaves(a)]
    if isinstance(arg, dict):
        return [x for a in arg.values() for x in _leaves(a)]
    return [arg]


def _tensors(arg: Any) -> list[Padded]:
    return [x for x in _leaves(arg) if isinstance(x, Padded)]


def _has_sizes(arg: Any) -> bool:
    return any(isinstance(x, sympy.Basic) for x in _leaves(arg))


def _has_tensor(of: Any) -> bool:
    return any(isinstance(x, TensorFormula) for x in _leaves(of))


def _listed(dims: Any) -> list[Any]:
    return dims if isinstance(dims, list) else [dims]


def pad(
    symbolic: SymbolicGraph, exact: Mapping[Any, Any], padded: Mapping[Any, int]
) -> PaddedGraph:
    """The graph at the sizes of a bucket. Raises NotPaddable, or CannotSubstitute."""
    from tpu_compile import padding_networks  # noqa: F401  # it and its imports register the rules

    return Padder(symbolic, exact, padded).run()
