"""Writes whose source is the buffer that is written: XLA's CPU compiler may overwrite what it still reads.

It computes a dynamic_update_slice in place, together with what is written, and first makes sure that
this reads nothing else of the buffer. Where one of the two goes through a reshape, it takes the buffer
for two, and misses that. (In JAX 0.10: `y = dynamic_update_slice(x, x[:1, :, ::-1], ...).reshape(...)`.)
"""

from __future__ import annotations

from typing import Any

from tpu_compile.lowering.places import (
    CONSTANT,
    RESHAPE,
    SCATTER,
    TRANSPOSE,
    UPDATE,
    Place,
    box,
    maker,
    numbers,
    operand_in,
    path,
    shape_of,
    whole,
)

# What XLA computes apart from the ops that read it.
_APART = frozenset(
    {SCATTER}
    | {
        f"stablehlo.{name}"
        for name in ("convolution", "custom_call", "dot_general", "fft", "sort", "while")
    }
)
# Each element of the result is made of the same one of each operand.
_NAMES = (
    "abs add and bitcast_convert ceil compare complex convert cosine divide exponential "
    "exponential_minus_one floor imag is_finite log log_plus_one logistic maximum minimum "
    "multiply negate not or power real remainder rsqrt select sign sine sqrt subtract tanh "
    "xor"
)
_ELEMENTWISE = frozenset("stablehlo." + name for name in _NAMES.split())


def overwrites_its_source(op: Any) -> bool:
    """Whether a dynamic_update_slice writes what is made of other elements of its buffer, in a program
    in which XLA may not see that it does."""
    into, part, *at = op.operands
    views = whole(into)
    root = views[-1].tensor
    if not (_is_reshaped(root) or _is_reshaped(op.results[0])):
        return False
    start = numbers(at)
    place = None if start is None else views[-1].place.of(box(start))
    shape = shape_of(part)
    met = set()
    pending: list[tuple[Any, Place | None]] = [(part, place)]
    while pending:
        value, here = pending.pop()
        if (value, here) in met:
            continue
        met.add((value, here))
        seen = path(value, root)
        if seen and place is not None:
            at_all = seen[-1].place.meets(shape_of(value), place, shape)
            if at_all and (here is None or not seen[-1].place.equals(here, shape_of(value))):
                return True
            continue
        if seen:
            return True
        made_by = maker(value)
        if made_by is None or made_by.name in (CONSTANT, *_APART) or _reads_there(made_by, op):
            continue
        for operand in made_by.operands:
            pending.append((operand, _place_of(made_by, operand, here)))
    return False


def _place_of(op: Any, operand: Any, place: Place | None) -> Place | None:
    """Where elements of an operand go, each of which one element of the result is made of, given the
    place of the result; None where an element is made of others."""
    if place is None:
        return None
    inner = operand_in(op)
    if inner is not None:
        return place.of(inner)
    alike = shape_of(operand) == shape_of(op.results[0])
    return place if alike and op.name in _ELEMENTWISE else None


def _reads_there(op: Any, write: Any) -> bool:
    """Whether an op reads what a dynamic_update_slice replaces."""
    into, _, *at = write.operands
    return op.name == "stablehlo.dynamic_slice" and list(op.operands) == [into, *at]


def _is_reshaped(value: Any) -> bool:
    """Whether a value, or what is made of it by further writes, is read in another shape."""
    pending = [value]
    while pending:
        value = pending.pop()
        for use in value.uses:
            op = use.owner.operation
            if op.name in (RESHAPE, TRANSPOSE):
                return True
            if op.name in (UPDATE, SCATTER) and op.operands[0] == value:
                pending += op.results
    return False
