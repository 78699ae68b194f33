"""Orthogonal polynomials of an order that may differ for each element, by their recurrences."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.registry import RuleFn, family, lower

aten = torch.ops.aten


@dataclass(frozen=True, slots=True)
class Order:
    """The order n of each element, as an integer and as a float, and whether it is even."""

    whole: Value
    real: Value
    even: Value


Known = Callable[[Value, Order], list[tuple[Value, Value]]]


@dataclass(frozen=True, slots=True)
class Polynomial:
    """P(0) = 1, P(1) = `first(x)` and P(k+1) = `step(x, k, P(k-1), P(k))`.

    `known(x, n)` lists where the value is known at once, and what it is; the first that holds wins.
    """

    first: Callable[[Value], Value]
    step: Callable[[Value, Value, Value, Value], Value]
    known: Known


def polynomial(p: Polynomial, variable: Callable[[Value], Value]) -> RuleFn:
    """The rule of `p` at `variable(x)`. Negative orders give 0, as in torch."""

    @family
    def rule(b: Builder, x: Any, n: Any) -> Value:
        x, n = b.promote(x, n, to=b.out.dtype)
        whole = b.convert(n, torch.int64)
        order = Order(whole, b.convert(whole, x.dtype), (whole & 1).eq(0))
        return _evaluate(p, variable(x), order)

    return rule


def _evaluate(p: Polynomial, x: Value, n: Order) -> Value:
    b = x.b
    one, first = b.like(1, x), p.first(x)
    known = [
        (n.whole < 0, b.like(0, x)),
        *p.known(x, n),
        (n.whole.eq(0), one),
        (n.whole.eq(1), first),
    ]
    done = known[0][0]
    for where, _ in known[1:]:
        done = done | where
    last = b.select(done, 1, n.whole)

    def goes_on(k: Value, q: Value) -> Value:
        return (b.broadcast_to(k, q.shape) < last) & q.eq(q)

    def unfinished(k: Value, _: Value, q: Value) -> Value:
        return b.reduce(goes_on(k, q), range(q.rank), "or", False)

    def step(k: Value, before: Value, q: Value) -> list[Value]:
        active = goes_on(k, q)
        real = b.broadcast_to(b.convert(k, x.dtype), x.shape)
        made = p.step(x, real, before, q)
        return [k + 1, b.select(active, q, before), b.select(active, made, q)]

    _, _, result = b.while_loop([b.scalar(1, torch.int64), one, first], unfinished, step)
    for where, value in reversed(known):
        result = b.select(where, value, result)
    return result


# ---------------------------------------------------------------------- what is known at once


def _alternating(n: Order, value: Value) -> Value:
    return n.whole.b.select(n.even, value, -value)


def _ends(at_one: Callable[[Order], Value], at_minus_one: Callable[[Order], Value]) -> Known:
    """The values at 1 and -1; of the latter, without the sign that odd orders have."""

    def known(x: Value, n: Order) -> list[tuple[Value, Value]]:
        return [(x.eq(1), at_one(n)), (x.eq(-1), _alternating(n, at_minus_one(n)))]

    return known


def _inside(
    x: Value, n: Order, above: int, cosine: bool, shift: float, scale: float
) -> tuple[Value, Value]:
    """High orders in (-1, 1), from the angle: its multiple's sine or cosine over that of a part.

    `scale` is that part, 0 for none.
    """
    b = x.b
    angle = b.chlo("acos", x)
    name = "cosine" if cosine else "sine"
    value = b.unary(name, angle * (n.real + shift))
    if scale:
        value = value / b.unary(name, angle * scale)
    return (n.whole > above) & (b.abs(x) < 1), value


def _chebyshev(
    at_one: Callable[[Order], Value],
    at_minus_one: Callable[[Order], Value],
    *inside: Any,
) -> Known:
    ends = _ends(at_one, at_minus_one)
    return lambda x, n: [*ends(x, n), _inside(x, n, *inside)]


def _one(n: Order) -> Value:
    return n.real.b.like(1, n.real)


def _next(n: Order) -> Value:
    return n.real + 1


def _odd(n: Order) -> Value:
    return n.real * 2 + 1


def _too_high(x: Value, n: Order) -> list[tuple[Value, Value]]:
    """torch gives Hermite polynomials up to an order, and NaN from there."""
    limit = 512 if x.dtype == torch.float64 else 128
    return [(n.whole > limit, x.b.like(math.nan, x))]


def _three_terms(x: Value, k: Value, before: Value, q: Value) -> Value:
    return x * 2 * q - before


CHEBYSHEV = {
    "t": (lambda x: x, _chebyshev(_one, _one, 6, True, 0.0, 0.0)),
    "u": (lambda x: x * 2, _chebyshev(_next, _next, 8, False, 1.0, 1.0)),
    "v": (lambda x: x * 2 - 1, _chebyshev(_one, _odd, 8, True, 0.5, 0.5)),
    "w": (lambda x: x * 2 + 1, _chebyshev(_odd, _one, 8, False, 0.5, 0.5)),
}

POLYNOMIALS = {
    **{
        f"chebyshev_polynomial_{kind}": Polynomial(first, _three_terms, known)
        for kind, (first, known) in CHEBYSHEV.items()
    },
    "hermite_polynomial_h": Polynomial(
        lambda x: x * 2, lambda x, k, p, q: x * 2 * q - k * 2 * p, _too_high
    ),
    "hermite_polynomial_he": Polynomial(lambda x: x, lambda x, k, p, q: x * q - k * p, _too_high),
    "laguerre_polynomial_l": Polynomial(
        lambda x: 1 - x,
        lambda x, k, p, q: ((k * 2 + (1 - x)) * q - k * p) / (k + 1),
        lambda x, n: [(x.eq(0), x.b.like(1, x))],
    ),
    "legendre_polynomial_p": Polynomial(
        lambda x: x,
        lambda x, k, p, q: ((k * 2 + 1) * x * q - k * p) / (k + 1),
        _ends(_one, _one),
    ),
}

for _name, _polynomial in POLYNOMIALS.items():
    _shifts: dict[str, Callable[[Value], Value]] = {"": lambda x: x}
    if _name.startswith("chebyshev"):
        _shifts["shifted_"] = lambda x: x * 2 - 1
    for _prefix, _variable in _shifts.items():
        _packet = getattr(aten, f"special_{_prefix}{_name}")
        lower(_packet.default, _packet.x_scalar, _packet.n_scalar)(
            polynomial(_polynomial, _variable)
        )
