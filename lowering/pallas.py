"""Pallas kernels where there is no TPU: each becomes the plain JAX that Pallas interprets it as."""

from __future__ import annotations

from typing import Any

_KERNELS = ("pallas_call", "mpmd_map")  # what pl.pallas_call and pl.kernel are in a jaxpr


def interpreted(closed: Any) -> Any:
    """A ClosedJaxpr in which every kernel, at any depth, runs in interpret mode."""
    jaxpr = _interpreted(closed.jaxpr)
    return closed if jaxpr is closed.jaxpr else closed.replace(jaxpr=jaxpr)


def _interpreted(jaxpr: Any) -> Any:
    equations = [_equation(e) for e in jaxpr.eqns]
    if all(new is old for new, old in zip(equations, jaxpr.eqns, strict=True)):
        return jaxpr
    return jaxpr.replace(eqns=equations)


def _equation(equation: Any) -> Any:
    params = {name: _parameter(value) for name, value in equation.params.items()}
    if equation.primitive.name in _KERNELS and not equation.params["interpret"]:
        params["interpret"] = True
    if all(params[name] is value for name, value in equation.params.items()):
        return equation
    return equation.replace(params=params)


def _parameter(value: Any) -> Any:
    """A parameter with the programs in it rewritten; the same object where there are none."""
    if hasattr(value, "eqns") and hasattr(value, "jaxpr"):  # a ClosedJaxpr
        return interpreted(value)
    if hasattr(value, "eqns"):
        return _interpreted(value)
    if type(value) in (tuple, list):
        items = [_parameter(x) for x in value]
        if all(new is old for new, old in zip(items, value, strict=True)):
            return value
        return type(value)(items)
    return value
