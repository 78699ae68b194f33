"""64-bit integers in 32 bits, where their values are known to fit: TPUs have none of 64.

Counts, places and indices are int64 to torch. What they are made of says how large they can be: a
comparison gives 0 or 1, an iota ends at its size, a sum of n elements is at most n times as large.
Such values are computed in 32 bits, and widened where something else reads them. Nothing is assumed
of a value that comes from outside.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from tpu_compile.lowering.mlir import ir


class Range(NamedTuple):
    """Bounds of every element of a tensor of integers, both included."""

    low: int
    high: int

    def __or__(self, other: Range) -> Range:
        return Range(min(self.low, other.low), max(self.high, other.high))

    def within(self, other: Range) -> bool:
        return other.low <= self.low and self.high <= other.high


INT32 = Range(-(2**31), 2**31 - 1)


def _corners(fn: Callable[[int, int], int], x: Range, y: Range) -> Range:
    """Of a function that is monotonic in each argument."""
    values = [fn(a, b) for a in x for b in y]
    return Range(min(values), max(values))


def _remainder(x: Range, y: Range) -> Range | None:
    if y.low <= 0:
        return None
    return Range(max(x.low, 1 - y.high) if x.low < 0 else 0, min(max(x.high, 0), y.high - 1))


# Ranges of results of elementwise operations, from those of the operands.
_ELEMENTWISE: dict[str, Callable[..., Range | None]] = {
    "abs": lambda x: Range(0 if x.low <= 0 <= x.high else min(map(abs, x)), max(map(abs, x))),
    "add": lambda x, y: Range(x.low + y.low, x.high + y.high),
    "clamp": lambda low, x, high: _corners(min, _corners(max, x, low), high),
    "convert": lambda x: x,
    "maximum": lambda x, y: _corners(max, x, y),
    "minimum": lambda x, y: _corners(min, x, y),
    "multiply": lambda x, y: _corners(lambda a, b: a * b, x, y),
    "negate": lambda x: Range(-x.high, -x.low),
    "remainder": _remainder,
    "select": lambda _, x, y: x | y,
    "subtract": lambda x, y: Range(x.low - y.high, x.high - y.low),
}
_MOVES = {"broadcast_in_dim", "concatenate", "pad", "reshape", "reverse", "slice", "transpose"}
_REDUCES = {"reduce", "reduce_window"}


def narrow(block: Any) -> None:
    """Compute the 64-bit integers of a function's body in 32 bits, where they are known to fit."""
    if any(_bits(r) == 64 for op in block.operations for r in op.results):
        _Narrowing().run(block)


def _bits(value: Any) -> int:
    """The size of a signed integer or bool of a tensor; 0 for anything else."""
    kind: Any = getattr(value.type, "element_type", None)
    signless = isinstance(kind, ir.IntegerType) and kind.is_signless
    return kind.width if signless else 0


def _shape(value: Any) -> list[int]:
    return list(value.type.shape)


def _name(op: Any) -> str:
    return str(op.operation.name).removeprefix("stablehlo.")


class _Narrowing:
    def __init__(self) -> None:
        self.ranges: dict[Any, Range] = {}
        self.words: dict[Any, Any] = {}  # 64-bit values, and the same in 32 bits
        self.widened: dict[Any, Any] = {}
        self.word = ir.IntegerType.get_signless(32)

    def run(self, block: Any) -> None:
        replaced = []
        for op in list(block.operations):
            found = self._range(op) if len(op.results) == 1 and _bits(op.results[0]) else None
            if found is not None:
                self.ranges[op.results[0]] = found
            if _name(op) == "chlo.top_k":
                self.ranges[op.results[1]] = Range(0, _shape(op.operands[0])[-1] - 1)
            if found is not None and _bits(op.results[0]) == 64:
                if _name(op) != "constant":  # which are made where one is read
                    self.words[op.results[0]] = self._in_words(op)
                    replaced.append(op)
            else:
                self._read(op)
        for op in reversed(replaced):
            (result,) = op.results
            if list(result.uses):  # within a region
                if _name(op) == "constant":
                    continue
                result.replace_all_uses_with(self._wide(result))
            op.operation.erase()

    # ------------------------------------------------------------------ what values can be

    def _of(self, value: Any) -> Range | None:
        bits = _bits(value)
        if value in self.ranges or bits in (0, 64):
            return self.ranges.get(value)
        return Range(0, 1) if bits == 1 else Range(-(1 << bits - 1), (1 << bits - 1) - 1)

    def _range(self, op: Any) -> Range | None:
        """Of a result, where all operands are known and the result cannot wrap around."""
        name = _name(op)
        if name == "constant":
            found = _range_of_constant(op)
        elif name == "iota":
            dimension = int(op.operation.attributes["iota_dimension"])
            found = Range(0, max(_shape(op.results[0])[dimension] - 1, 0))
        elif name in _MOVES | _REDUCES | _ELEMENTWISE.keys():
            given = [self._of(x) for x in op.operands]
            found = None if None in given else self._range_of(op, name, given)
        else:
            return None
        fits = found is not None and found.within(INT32) and _bits(op.results[0]) >= 32
        return found if fits else None

    def _range_of(self, op: Any, name: str, given: list[Any]) -> Range | None:
        if name in _ELEMENTWISE:
            return _ELEMENTWISE[name](*given)
        if name in _REDUCES:
            return _range_of_reduction(op, name, given)
        found: Range = given[0]
        for other in given[1:]:
            found |= other
        return found

    # ------------------------------------------------------------------ 32 bits

    def _in_words(self, op: Any) -> Any:
        """The result of an operation, of 32 bits."""
        (result,) = op.results
        if _name(op) == "convert" and _bits(op.operands[0]) == 32:
            return op.operands[0]
        with ir.InsertionPoint(op):
            operands = [self._narrowed(x) if _bits(x) == 64 else x for x in op.operands]
            twin = op.operation.clone()
        for i, x in enumerate(operands):
            twin.operands[i] = x
        twin.results[0].set_type(self._type(result))
        for region in twin.regions:
            for argument in region.blocks[0].arguments:
                argument.set_type(self._type(argument))
            for inner in region.blocks[0].operations:
                for r in inner.results:
                    r.set_type(self._type(r))
        return twin.results[0]

    def _narrowed(self, value: Any) -> Any:
        """A value whose range is known, in 32 bits."""
        if value not in self.words:
            op, kind = value.owner, self._type(value)
            data = _constant(op)
            if data.size == 1:
                number = ir.IntegerAttr.get(self.word, int(data.flat[0]))
                attribute = ir.DenseElementsAttr.get_splat(kind, number)
            else:
                attribute = ir.DenseElementsAttr.get(data.astype(np.int32), type=kind)
            with ir.InsertionPoint(op):
                made = ir.Operation.create(
                    "stablehlo.constant", [kind], [], {"value": attribute}, loc=op.location
                )
            self.words[value] = made.results[0]
        return self.words[value]

    def _type(self, value: Any) -> Any:
        return ir.RankedTensorType.get(_shape(value), self.word)

    # ------------------------------------------------------------------ who reads them

    def _read(self, op: Any) -> None:
        """Let an operation that stays as it is read narrowed values, or widened ones."""
        operands = list(op.operands)
        if not any(x in self.words for x in operands):
            return
        name = _name(op)
        if name == "convert" and self._may_convert(op):
            self._convert(op, self.words[operands[0]])
        elif name == "compare" and all(self._of(x) for x in operands):
            for i, x in enumerate(operands):
                op.operation.operands[i] = self._narrowed(x)
        else:
            for i, x in enumerate(operands):
                if x in self.words and _name(x.owner) != "constant":
                    op.operation.operands[i] = self._wide(x)

    def _may_convert(self, op: Any) -> bool:
        """Whether the 32-bit integers convert to the same: negative ones have no unsigned value."""
        kind = op.results[0].type.element_type
        unsigned = isinstance(kind, ir.IntegerType) and kind.is_unsigned
        return not unsigned or self.ranges[op.operands[0]].low >= 0

    def _convert(self, op: Any, word: Any) -> None:
        maker = word.owner
        if getattr(maker, "name", "") == "stablehlo.convert" and 0 < _bits(maker.operands[0]) < 32:
            word = maker.operands[0]
        if word.type == op.results[0].type:
            op.results[0].replace_all_uses_with(word)
        op.operation.operands[0] = word

    def _wide(self, value: Any) -> Any:
        """The 64-bit integers that the 32-bit ones stand for."""
        if value not in self.widened:
            word = self.words[value]
            with ir.InsertionPoint(value.owner):
                made = ir.Operation.create(
                    "stablehlo.convert", [value.type], [word], loc=value.owner.location
                )
            self.widened[value] = made.results[0]
        return self.widened[value]


def _constant(op: Any) -> Any:
    """The elements of a constant, one where all are equal."""
    value = op.operation.attributes["value"]
    return np.array(value.get_splat_value().value if value.is_splat else value)


def _range_of_constant(op: Any) -> Range | None:
    data = _constant(op)
    return Range(int(data.min()), int(data.max())) if data.size else None


def _range_of_reduction(op: Any, name: str, given: list[Range]) -> Range | None:
    """One operand, combined by one operation."""
    if len(given) != 2:
        return None
    elements, start = given
    body = op.operation.regions[0].blocks[0]
    combine, *rest = body.operations
    if len(rest) != 1 or set(combine.operands) != set(body.arguments):
        return None
    if _name(combine) in ("maximum", "minimum"):
        return elements | start
    if _name(combine) != "add" or start != Range(0, 0):
        return None
    if name == "reduce":
        shape = _shape(op.operands[0])
        count = math.prod(shape[d] for d in _integers(op.operation.attributes["dimensions"]))
    else:
        count = math.prod(_integers(op.operation.attributes["window_dimensions"]))
    return Range(min(0, count * elements.low), max(0, count * elements.high))


def _integers(attribute: Any) -> list[int]:
    return [int(n) for n in attribute]
