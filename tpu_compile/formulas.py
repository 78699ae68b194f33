"""The metadata of symbolic graphs as formulas: of tensors, evaluated at numbers, as plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sympy  # type: ignore[import-untyped]
import torch

from tpu_compile.torch_private import FakeTensor, FakeTensorMode
from tpu_compile.torch_private import sympy_functions as functions

Number = int | float | bool
# What symbols stand for: integers for sizes, strides and offsets, floats for a user's scalars.
Values = dict[sympy.Symbol, Number]

SYMBOLIC = (torch.SymInt, torch.SymFloat, torch.SymBool)


class CannotSubstitute(Exception):
    """A graph has to be traced again for these inputs; the message says why."""


def expression(value: Any) -> Any:
    """The formula of a SymInt, SymFloat or SymBool; a plain number as it is."""
    if not isinstance(value, SYMBOLIC):
        return value
    try:
        return value.node.expr
    except AttributeError as err:  # the length of a jagged dimension, which no formula gives
        raise CannotSubstitute(f"{value} has no formula") from err


@dataclass(frozen=True, slots=True)
class TensorFormula:
    """A tensor's metadata: numbers, and formulas of symbols."""

    shape: tuple[Any, ...]
    stride: tuple[Any, ...]
    offset: Any
    dtype: torch.dtype
    device: torch.device
    conj: bool
    neg: bool

    @classmethod
    def of(cls, t: torch.Tensor) -> TensorFormula:
        if t.layout is not torch.strided:
            raise CannotSubstitute(f"a value has the layout {t.layout}")
        return cls(
            tuple(map(expression, t.shape)),
            tuple(map(expression, t.stride())),
            expression(t.storage_offset()),
            t.dtype,
            t.device,
            t.is_conj(),
            t.is_neg(),
        )


def formula(value: Any) -> Any:
    """The metadata of a node's value (tensors, numbers, tuples of them) as formulas."""
    if isinstance(value, torch.Tensor):
        return TensorFormula.of(value)
    if isinstance(value, tuple | list):
        return tuple(map(formula, value))
    return expression(value)


def symbols_of(of: Any) -> set[Any]:
    """The symbols of a formula."""
    if isinstance(of, TensorFormula):
        return symbols_of((*of.shape, *of.stride, of.offset))
    if isinstance(of, tuple):
        return set().union(*map(symbols_of, of))
    return set(of.free_symbols) if isinstance(of, sympy.Basic) else set()


class Numbers:
    """Formulas evaluated at one set of values; each only once."""

    def __init__(self, values: Mapping[sympy.Symbol, Number]) -> None:
        self._values = {s: sympy.Integer(n) for s, n in values.items() if isinstance(n, int)}
        self._known: dict[Any, int] = {}
        self._tensors: dict[Any, torch.Tensor] = {}

    def integer(self, expr: Any) -> int:
        """A size, stride or offset."""
        if isinstance(expr, int):
            return expr
        found = self._known.get(expr)
        if found is None:
            result = expr.xreplace(self._values)
            if not result.is_Integer:
                raise CannotSubstitute(f"no input tells {expr}")
            found = self._known[expr] = int(result)
        return found

    def integers(self, exprs: Sequence[Any]) -> tuple[int, ...]:
        return tuple(map(self.integer, exprs))

    def value(self, of: Any) -> Any:
        """What a node's meta['val'] is at these sizes."""
        if isinstance(of, TensorFormula):
            return self.tensor(of)
        if isinstance(of, tuple):
            return tuple(map(self.value, of))
        return self.integer(of) if isinstance(of, sympy.Expr) else of

    def tensor(self, of: TensorFormula) -> torch.Tensor:
        """A fake tensor of this metadata. Values that are alike share one."""
        shape, stride = self.integers(of.shape), self.integers(of.stride)
        offset = self.integer(of.offset)
        key = (shape, stride, offset, of.dtype, of.device, of.conj, of.neg)
        if key not in self._tensors:
            self._tensors[key] = _fake(*key)
        return self._tensors[key]


MODE = FakeTensorMode(allow_non_fake_inputs=True)


def _fake(
    shape: tuple[int, ...],
    stride: tuple[int, ...],
    offset: int,
    dtype: torch.dtype,
    device: torch.device,
    conj: bool,
    neg: bool,
) -> torch.Tensor:
    if offset:
        reach = offset + 1 + sum((n - 1) * s for n, s in zip(shape, stride, strict=True) if n)
        base = torch.empty(max(reach, offset), dtype=dtype, device="meta")
        made = base.as_strided(shape, stride, offset)
    else:
        made = torch.empty_strided(shape, stride, dtype=dtype, device="meta")
    if neg:
        made = torch.ops.aten._neg_view.default(made)
    return FakeTensor(MODE, made.conj() if conj else made, device)


# ---------------------------------------------------------------------- as plain data

_FUNCTIONS = {
    **{f"sympy.{f.__name__}": f for f in (sympy.Add, sympy.Mul, sympy.Pow, sympy.Max, sympy.Min)},
    **{
        f"torch.{name}": f
        for name, f in vars(functions).items()
        if isinstance(f, type) and f.__module__ == functions.__name__
    },
}
_NAMES = {f: name for name, f in _FUNCTIONS.items()}


def plain_formula(of: Any) -> Any:
    """A formula as what JSON can hold. Raises CannotSubstitute for one of an unknown kind."""
    if isinstance(of, TensorFormula):
        shape, stride = list(map(plain_formula, of.shape)), list(map(plain_formula, of.stride))
        dtype = str(of.dtype).removeprefix("torch.")
        rest = [plain_formula(of.offset), dtype, str(of.device), of.conj, of.neg]
        return {"tensor": [shape, stride, *rest]}
    if isinstance(of, tuple):
        return list(map(plain_formula, of))
    if of is None or type(of) in (bool, int):
        return of
    if type(of) is float:
        return {"float": of.hex()}
    if isinstance(of, sympy.Integer):
        return {"integer": int(of)}
    if isinstance(of, sympy.Symbol):
        return {"symbol": [of.name, bool(of.is_integer), bool(of.is_positive)]}
    name = _NAMES.get(type(of))
    if name is None:
        raise CannotSubstitute(f"{of} has no plain form")
    return {"call": [name, *map(plain_formula, of.args)]}


def formula_of(plain: Any) -> Any:
    """The formula that `plain_formula` has written."""
    if isinstance(plain, list):
        return tuple(map(formula_of, plain))
    if not isinstance(plain, dict):
        return plain
    ((kind, held),) = plain.items()
    if kind == "tensor":
        shape, stride, offset, dtype, device, conj, neg = held
        return TensorFormula(
            formula_of(shape),
            formula_of(stride),
            formula_of(offset),
            getattr(torch, dtype),
            torch.device(device),
            conj,
            neg,
        )
    if kind == "float":
        return float.fromhex(held)
    if kind == "integer":
        return sympy.Integer(held)
    if kind == "symbol":
        name, integer, positive = held
        given = {"integer": True} if integer else {}
        return sympy.Symbol(name, **given, **({"positive": True} if positive else {}))
    name, *args = held
    return _FUNCTIONS[name](*map(formula_of, args))
