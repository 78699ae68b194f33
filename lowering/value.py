"""Value: an SSA value of a module being built, with the arithmetic that rules write."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import torch

from tpu_compile.lowering.mlir import ir

if TYPE_CHECKING:
    from tpu_compile.lowering.builder import Builder

Scalar = bool | int | float | complex
Operand = "Value | Scalar"


class Value:
    """A tensor in the program: `.shape`, `.dtype` (torch's) and `.ir`, the MLIR value.

    Operators broadcast as NumPy does. Both sides must have one dtype; a Python scalar takes the
    dtype of the other side. They are StableHLO's operators, not torch's: integer `/` truncates and
    nothing is promoted. `Builder.promote` brings operands to one dtype first.
    """

    __slots__ = ("b", "dtype", "ir", "shape")

    def __init__(self, b: Builder, ir: Any, shape: tuple[int, ...], dtype: torch.dtype) -> None:
        self.b = b
        self.ir = ir
        self.shape = shape
        self.dtype = dtype

    @property
    def rank(self) -> int:
        return len(self.shape)

    @property
    def numel(self) -> int:
        n = 1
        for size in self.shape:
            n *= size
        return n

    def __repr__(self) -> str:
        return f"Value({str(self.dtype).removeprefix('torch.')}[{','.join(map(str, self.shape))}])"

    def __add__(self, other: Any) -> Value:
        return self.b.binary("add", self, other)

    def __radd__(self, other: Any) -> Value:
        return self.b.binary("add", other, self)

    def __sub__(self, other: Any) -> Value:
        return self.b.binary("subtract", self, other)

    def __rsub__(self, other: Any) -> Value:
        return self.b.binary("subtract", other, self)

    def __mul__(self, other: Any) -> Value:
        return self.b.binary("multiply", self, other)

    def __rmul__(self, other: Any) -> Value:
        return self.b.binary("multiply", other, self)

    def __truediv__(self, other: Any) -> Value:
        return _divide(self, other, self)

    def __rtruediv__(self, other: Any) -> Value:
        return _divide(other, self, self)

    def __mod__(self, other: Any) -> Value:
        """StableHLO's remainder: the sign is the dividend's, as C's fmod."""
        return self.b.binary("remainder", self, _divisor(other, self))

    def __and__(self, other: Any) -> Value:
        return self.b.binary("and", self, other)

    def __or__(self, other: Any) -> Value:
        return self.b.binary("or", self, other)

    def __xor__(self, other: Any) -> Value:
        return self.b.binary("xor", self, other)

    def __neg__(self) -> Value:
        return self.b.unary("negate", self)

    def __invert__(self) -> Value:
        return self.b.unary("not", self)

    def __abs__(self) -> Value:
        return self.b.abs(self)

    def __lt__(self, other: Any) -> Value:
        return self.b.compare(self, other, "LT")

    def __le__(self, other: Any) -> Value:
        return self.b.compare(self, other, "LE")

    def __gt__(self, other: Any) -> Value:
        return self.b.compare(self, other, "GT")

    def __ge__(self, other: Any) -> Value:
        return self.b.compare(self, other, "GE")

    def eq(self, other: Any) -> Value:
        return self.b.compare(self, other, "EQ")

    def ne(self, other: Any) -> Value:
        return self.b.compare(self, other, "NE")


def _divide(x: Any, y: Any, like: Value) -> Value:
    """x / y, one of which is `like`."""
    b = like.b
    quotient = b.binary("divide", x, _divisor(y, like))
    if not like.dtype.is_complex or not (isinstance(y, Value) or y == 0):
        return quotient
    # Each part over 0, as torch's kernels: XLA multiplies by the inverse of a constant, here NaN.
    y = y if isinstance(y, Value) else b.scalar(y, like.dtype)
    x = x if isinstance(x, Value) else b.scalar(x, like.dtype)
    over_zero = b.complex(b.real(x) / 0.0, b.imag(x) / 0.0)
    return b.select(y.eq(0), b.broadcast_to(over_zero, quotient.shape), quotient)


def _divisor(y: Any, x: Value) -> Any:
    """`y`, by which x is divided, with 1 for the zeros of integers: XLA dies where it folds 0 / 0.

    Torch's CPU kernels raise for them; as on its GPUs, where nothing looks, any number may come out.
    """
    if x.dtype.is_floating_point or x.dtype.is_complex:
        return y
    if not isinstance(y, Value):
        return y or 1
    return y if _is_nonzero(y) else y.b.select(y.eq(0), 1, y)


def _is_nonzero(y: Value) -> bool:
    """Whether y is one number in the program, and not 0."""
    made: Any = y.ir.owner
    if getattr(made, "name", "") != "stablehlo.constant":
        return False
    value = ir.DenseElementsAttr(made.attributes["value"])
    return bool(value.is_splat and ir.IntegerAttr(value.get_splat_value()).value != 0)
