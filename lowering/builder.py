"""Builder: StableHLO operations on Values, with the broadcasting and dtype work that rules share."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

import torch

from tpu_compile.lowering import conversion
from tpu_compile.lowering.attributes import (
    comparison,
    i64,
    i64s,
    padding_attr,
    precision,
    splat,
)
from tpu_compile.lowering.mlir import chlo, func, hlo, ir
from tpu_compile.lowering.types import (
    FLOAT8,
    Spec,
    dtype_name,
    element_type,
    is_integral,
    opmath,
    tensor_type,
)
from tpu_compile.lowering.value import Value
from tpu_compile.program import CheckKind, Chip, ErrorCheck

__all__ = ["Builder", "Value"]

PRECISION = {"highest": "HIGHEST", "high": "HIGH", "medium": "DEFAULT"}


class Builder:
    """Emits StableHLO at the current insertion point of one module.

    `out` is the Spec that FakeTensor gives for the node being lowered (the first one of several),
    `outs` all of them (None where the node returns None). `node` is the FX node, for its meta.
    `precision` is torch's float32 matmul precision: `highest`, `high` or `medium`.
    `platform` names where the program will run (`cpu`, `tpu`), for rules that must differ, and `chip`
    which TPU that is, for kernels. `attention` is `auto`, `xla` or `flash`; see lowering/flash.py.
    """

    def __init__(
        self,
        module: Any,
        *,
        precision: str = "highest",
        platform: str = "cpu",
        chip: Chip | None = None,
        attention: str = "auto",
    ) -> None:
        self.module = module
        self.precision = precision
        self.platform = platform
        self.chip = chip
        self.attention = attention
        self.outs: tuple[Spec | None, ...] = ()
        self.node: Any = None
        self.rng_state: Callable[[], Value] | None = None
        # (info, api_name, is_matrix): an info that is not 0 makes the call raise.
        self.checks: list[tuple[Value, Callable[[int], ErrorCheck]]] = []
        # Lowers a graph here, on these arguments: set by the driver.
        self.inline: Callable[[Any, Sequence[Any]], Sequence[Any]] | None = None
        self.convolutions = 0  # that were emitted
        self.depth = 0  # of regions and functions that are being filled
        self._random_ops = 0
        self._functions: dict[Any, Any] = {}
        self.constants: dict[Any, Value] = {}  # those of each block, which is in the key
        self.writes: list[Any] = []  # ops that write into parts; see lowering/writes.py

    @property
    def out(self) -> Spec:
        spec = self.outs[0]
        assert spec is not None
        return spec

    def used(self, i: int) -> bool:
        """Whether the graph reads result `i` of a node of several results; if not, None will do."""
        return any(u.target is not operator.getitem or u.args[1] == i for u in self.node.users)

    # ------------------------------------------------------------------ raw emission

    def wrap(self, value: Any) -> Value:
        """A Value around an MLIR value, with shape and dtype read from its type."""
        kind = ir.RankedTensorType(value.type)
        return Value(self, value, tuple(kind.shape), _torch_dtype(kind.element_type))

    def emit(
        self,
        name: str,
        operands: Sequence[Value],
        shape: Sequence[int],
        dtype: torch.dtype,
        attributes: dict[str, Any] | None = None,
    ) -> Value:
        """One operation with one result of the given shape and dtype; `name` with its dialect."""
        shape = tuple(shape)
        op = ir.Operation.create(
            name, [tensor_type(shape, dtype)], [v.ir for v in operands], attributes
        )
        return Value(self, op.result, shape, dtype)

    def unary(self, name: str, x: Value) -> Value:
        """A StableHLO operation whose result has its operand's type, e.g. `floor`."""
        return self.emit("stablehlo." + name, [x], x.shape, x.dtype)

    def chlo(self, name: str, *xs: Value, dtype: torch.dtype | None = None) -> Value:
        """A CHLO operation on operands of one shape, e.g. `erf_inv`; XLA expands it."""
        return self.emit("chlo." + name, xs, xs[0].shape, dtype or xs[0].dtype)

    def binary(self, name: str, x: Any, y: Any) -> Value:
        """A StableHLO elementwise operation on two operands, broadcast; scalars are splatted."""
        x, y = self._operands(x, y)
        return self.emit("stablehlo." + name, [x, y], x.shape, x.dtype)

    def _operands(self, x: Any, y: Any) -> tuple[Value, Value]:
        if not isinstance(x, Value):
            x = self.full(y.shape, x, y.dtype)
        elif not isinstance(y, Value):
            y = self.full(x.shape, y, x.dtype)
        if x.dtype != y.dtype:
            raise TypeError(f"operands have dtypes {dtype_name(x.dtype)} and {dtype_name(y.dtype)}")
        if x.shape != y.shape:
            shape = broadcast_shapes(x.shape, y.shape)
            x, y = self.broadcast_to(x, shape), self.broadcast_to(y, shape)
        return x, y

    # ------------------------------------------------------------------ constants

    def full(self, shape: Sequence[int], value: Any, dtype: torch.dtype) -> Value:
        """A tensor filled with one Python scalar, converted to `dtype` as torch converts scalars."""
        shape = tuple(shape)
        sign = math.copysign(1, value) if value != value and isinstance(value, float) else 0
        key = (ir.InsertionPoint.current.block, shape, dtype, repr(value), sign)  # NaN has a sign
        if key not in self.constants:
            kind = tensor_type(shape, dtype)
            attrs = {"value": splat(value, kind, dtype)}
            op = ir.Operation.create("stablehlo.constant", [kind], [], attrs)
            self.constants[key] = Value(self, op.results[0], shape, dtype)
        return self.constants[key]

    def scalar(self, value: Any, dtype: torch.dtype) -> Value:
        """A 0-d constant."""
        return self.full((), value, dtype)

    def like(self, value: Any, x: Value) -> Value:
        """A constant of x's shape and dtype."""
        return self.full(x.shape, value, x.dtype)

    def zeros(self, shape: Sequence[int], dtype: torch.dtype) -> Value:
        return self.full(shape, 0, dtype)

    def array(self, data: Any, dtype: torch.dtype) -> Value:
        """A small constant from nested lists, NumPy or torch data. Large data belongs in arguments."""
        t = torch.as_tensor(data).to(dtype).clone(memory_format=torch.contiguous_format)
        kind = tensor_type(tuple(t.shape), dtype)
        if t.numel() == 0 or (t.numel() > 1 and bool((t == t.flatten()[0]).all())):
            return self.full(t.shape, t.flatten()[0].item() if t.numel() else 0, dtype)
        raw = t.reshape(-1).view(torch.uint8).numpy()
        attr = ir.DenseElementsAttr.get(raw, type=kind)
        op = ir.Operation.create("stablehlo.constant", [kind], [], {"value": attr})
        return Value(self, op.results[0], tuple(t.shape), dtype)

    def iota(self, shape: Sequence[int], dimension: int, dtype: torch.dtype) -> Value:
        """0, 1, 2, ... along `dimension`."""
        shape = tuple(shape)
        wide = torch.int32 if dtype == torch.bool else dtype
        op = hlo.iota(tensor_type(shape, wide), dimension)
        return self.convert(Value(self, op, shape, wide), dtype)

    # ------------------------------------------------------------------ dtypes

    def convert(self, x: Value, dtype: torch.dtype) -> Value:
        """torch's `.to(dtype)`: real part of complex, `!= 0` to bool, C's truncation to integers."""
        if x.dtype == dtype:
            return x
        if x.dtype.is_complex and not dtype.is_complex:
            x = self.ne_zero(x) if dtype == torch.bool else self.real(x)
            return self.convert(x, dtype)
        if dtype == torch.bool:
            return self.ne_zero(x)
        if dtype in FLOAT8:
            return conversion.to_float8(x, dtype)
        if x.dtype.is_floating_point and is_integral(dtype):
            return conversion.to_integer(x, dtype)
        if x.dtype == torch.bool and not is_integral(dtype):
            # XLA takes a product with a converted bool for a choice: no NaN where False meets one.
            return self.select(x, self.full((), 1, dtype), self.full((), 0, dtype))
        return self.cast(x, dtype)

    def cast(self, x: Value, dtype: torch.dtype) -> Value:
        """StableHLO's convert, which saturates; `convert` is torch's."""
        return self.emit("stablehlo.convert", [x], x.shape, dtype)

    def narrow_index(self, index: Value, size: int) -> Value:
        """Indices that are at most `size`, in 32 bits where they fit: TPUs have no 64-bit integers."""
        if index.dtype.itemsize < 8 or size >= 2**31:
            return index
        made: Any = index.ir.owner
        if getattr(made, "name", "") == "stablehlo.convert":
            source = made.operands[0]
            if source.type.element_type == element_type(torch.int32):
                return Value(self, source, index.shape, torch.int32)
        return self.cast(index, torch.int32)

    def bitcast(self, x: Value, dtype: torch.dtype) -> Value:
        """Reinterpret the bits of elements of equal size."""
        return self.emit("stablehlo.bitcast_convert", [x], x.shape, dtype)

    def ne_zero(self, x: Value) -> Value:
        if x.dtype == torch.float8_e8m0fnu:  # which has no zero
            return self.full(x.shape, True, torch.bool)
        return x if x.dtype == torch.bool else self.compare(x, 0, "NE")

    def result_type(self, *xs: Any) -> torch.dtype:
        """torch.result_type of Values and Python scalars, where `out` does not tell, e.g. comparison."""
        tensors = [
            torch.empty((1,) * bool(x.rank), dtype=x.dtype, device="meta")
            if isinstance(x, Value)
            else x
            for x in xs
        ]
        return torch.result_type(*tensors)

    def promote(self, *xs: Any, to: torch.dtype) -> tuple[Value, ...]:
        """Operands (Values or Python scalars) in dtype `to`, broadcast against each other."""
        shape = broadcast_shapes(*(x.shape for x in xs if isinstance(x, Value)))
        return tuple(
            self.broadcast_to(self.convert(x, to), shape)
            if isinstance(x, Value)
            else self.full(shape, x, to)
            for x in xs
        )

    def in_opmath(self, fn: Callable[..., Value], *xs: Value) -> Value:
        """`fn` computed in float32 where the operands are 16- or 8-bit floats, rounded once after."""
        dtype = xs[0].dtype
        wide = opmath(dtype)
        if wide == dtype:
            return fn(*xs)
        return self.convert(fn(*(self.convert(x, wide) for x in xs)), dtype)

    # ------------------------------------------------------------------ elementwise

    def abs(self, x: Value) -> Value:
        """|x|; real for complex x; unsigned and bool are unchanged."""
        if x.dtype.is_complex:
            return self.emit("stablehlo.abs", [x], x.shape, x.dtype.to_real())
        if x.dtype == torch.bool or not x.dtype.is_signed:
            return x
        return self.unary("abs", x)

    def trunc(self, x: Value) -> Value:
        """Towards zero; the sign of a zero is kept. Integers are unchanged."""
        if not x.dtype.is_floating_point:
            return x
        return self.select(x < 0, self.unary("ceil", x), self.unary("floor", x))

    def sign_bit(self, x: Value) -> Value:
        """Whether a real x is negative; -0.0 is, and so is a NaN with its sign bit set."""
        if x.dtype.is_floating_point:
            words = {1: torch.int8, 2: torch.int16, 4: torch.int32, 8: torch.int64}
            x = self.bitcast(x, words[x.dtype.itemsize])
        if x.dtype == torch.bool or not x.dtype.is_signed:
            return self.full(x.shape, False, torch.bool)
        return x < 0

    def divide_exactly(self, x: Value, y: Any) -> Value:
        """x / y, correctly rounded, for real floats; y is a tensor or a Python scalar.

        XLA makes x / y of one y for many x into x * (1 / y), which is off by one unit in the last
        place: 49 / 49 < 1. It cannot see that a value clamped from both sides by y is y.
        """
        if not isinstance(y, Value):
            if y and math.frexp(y)[0] in (0.5, -0.5):  # the reciprocal of a power of two is exact
                return self.binary("divide", x, y)
            y = self.scalar(y, x.dtype)
        shape = broadcast_shapes(x.shape, y.shape)
        x, y = self.broadcast_to(x, shape), y if y.rank == 0 else self.broadcast_to(y, shape)
        return x / self.clamp(y, x, y)

    def real(self, x: Value) -> Value:
        return self.emit("stablehlo.real", [x], x.shape, x.dtype.to_real())

    def imag(self, x: Value) -> Value:
        return self.emit("stablehlo.imag", [x], x.shape, x.dtype.to_real())

    def complex(self, re: Value, im: Value) -> Value:
        re, im = self._operands(re, im)
        return self.emit("stablehlo.complex", [re, im], re.shape, re.dtype.to_complex())

    def compare(self, x: Any, y: Any, direction: str) -> Value:
        """EQ, NE, LT, LE, GT or GE, IEEE for floats; a bool tensor."""
        x, y = self._operands(x, y)
        attrs = comparison(direction, x.dtype)
        return self.emit("stablehlo.compare", [x, y], x.shape, torch.bool, attrs)

    def select(self, pred: Value, on_true: Any, on_false: Any) -> Value:
        """`where`: all three broadcast; a Python scalar takes the other branch's dtype."""
        on_true, on_false = self._operands(on_true, on_false)
        shape = broadcast_shapes(pred.shape, on_true.shape)
        xs = [self.broadcast_to(v, shape) for v in (pred, on_true, on_false)]
        return self.emit("stablehlo.select", xs, shape, on_true.dtype)

    def maximum(self, x: Any, y: Any) -> Value:
        """NaN if either side is NaN, as torch.maximum."""
        return self.binary("maximum", x, y)

    def minimum(self, x: Any, y: Any) -> Value:
        """NaN if either side is NaN, as torch.minimum."""
        return self.binary("minimum", x, y)

    def clamp(self, low: Value, x: Value, high: Value) -> Value:
        """min(max(x, low), high); the bounds are 0-d or of x's shape; NaN wins."""
        return self.emit("stablehlo.clamp", [low, x, high], x.shape, x.dtype)

    def is_finite(self, x: Value) -> Value:
        """Neither infinite nor NaN, for floats and complex numbers."""
        if x.dtype.is_complex:
            return self.is_finite(self.real(x)) & self.is_finite(self.imag(x))
        return self.emit("stablehlo.is_finite", [x], x.shape, torch.bool)

    def is_nan(self, x: Value) -> Value:
        return self.compare(x, x, "NE")

    # ------------------------------------------------------------------ shapes

    def reshape(self, x: Value, shape: Sequence[int]) -> Value:
        """Same elements in row-major order under another shape; no -1."""
        shape = tuple(shape)
        return x if shape == x.shape else self.emit("stablehlo.reshape", [x], shape, x.dtype)

    def broadcast_in_dim(self, x: Value, shape: Sequence[int], dims: Sequence[int]) -> Value:
        """Operand dimension i becomes result dimension `dims[i]`."""
        attrs = {"broadcast_dimensions": i64s(dims)}
        return self.emit("stablehlo.broadcast_in_dim", [x], shape, x.dtype, attrs)

    def broadcast_to(self, x: Value, shape: Sequence[int]) -> Value:
        """NumPy's broadcast_to: dimensions are aligned at the right."""
        shape = tuple(shape)
        if x.shape == shape:
            return x
        return self.broadcast_in_dim(x, shape, range(len(shape) - x.rank, len(shape)))

    def expand_dims(self, x: Value, *dims: int) -> Value:
        """Insert dimensions of size 1 at the given positions of the result."""
        rank = x.rank + len(dims)
        where = {d % rank for d in dims}
        sizes = iter(x.shape)
        return self.reshape(x, [1 if d in where else next(sizes) for d in range(rank)])

    def squeeze(self, x: Value, *dims: int) -> Value:
        """Drop the given dimensions, each of size 1."""
        where = {d % x.rank for d in dims}
        return self.reshape(x, [n for d, n in enumerate(x.shape) if d not in where])

    def transpose(self, x: Value, permutation: Sequence[int]) -> Value:
        """Result dimension i is operand dimension `permutation[i]`."""
        permutation = tuple(permutation)
        if permutation == tuple(range(x.rank)):
            return x
        shape = [x.shape[d] for d in permutation]
        attrs = {"permutation": i64s(permutation)}
        return self.emit("stablehlo.transpose", [x], shape, x.dtype, attrs)

    def move_dim(self, x: Value, source: int, destination: int) -> Value:
        """torch.movedim for one dimension."""
        order = [d for d in range(x.rank) if d != source % x.rank]
        order.insert(destination % x.rank, source % x.rank)
        return self.transpose(x, order)

    def slice(
        self, x: Value, start: Sequence[int], limit: Sequence[int], stride: Sequence[int] = ()
    ) -> Value:
        """`x[start:limit:stride]` for every dimension; bounds within the shape, strides positive."""
        stride = tuple(stride) or (1,) * x.rank
        shape = [
            max(0, -(-(hi - lo) // st)) for lo, hi, st in zip(start, limit, stride, strict=True)
        ]
        if tuple(shape) == x.shape:
            return x
        attrs = {
            "start_indices": i64s(start),
            "limit_indices": i64s(limit),
            "strides": i64s(stride),
        }
        return self.emit("stablehlo.slice", [x], shape, x.dtype, attrs)

    def slice_dim(self, x: Value, dim: int, start: int, limit: int, stride: int = 1) -> Value:
        """`x[start:limit:stride]` along one dimension."""
        lo, hi, st = [0] * x.rank, list(x.shape), [1] * x.rank
        lo[dim], hi[dim], st[dim] = start, limit, stride
        return self.slice(x, lo, hi, st)

    def pad(
        self,
        x: Value,
        value: Any,
        low: Sequence[int],
        high: Sequence[int],
        interior: Sequence[int] = (),
    ) -> Value:
        """Pad each dimension; negative `low` and `high` crop. `interior` goes between elements."""
        interior = tuple(interior) or (0,) * x.rank
        if not any(low) and not any(high) and not any(interior):
            return x
        fill = value if isinstance(value, Value) else self.scalar(value, x.dtype)
        shape = [
            lo + hi + n + max(0, n - 1) * inner
            for n, lo, hi, inner in zip(x.shape, low, high, interior, strict=True)
        ]
        attrs = {
            "edge_padding_low": i64s(low),
            "edge_padding_high": i64s(high),
            "interior_padding": i64s(interior),
        }
        return self.emit("stablehlo.pad", [x, fill], shape, x.dtype, attrs)

    def concatenate(self, xs: Sequence[Value], dim: int) -> Value:
        if len(xs) == 1:
            return xs[0]
        shape = list(xs[0].shape)
        shape[dim] = sum(x.shape[dim] for x in xs)
        return self.emit("stablehlo.concatenate", xs, shape, xs[0].dtype, {"dimension": i64(dim)})

    def reverse(self, x: Value, dims: Sequence[int]) -> Value:
        return self.emit("stablehlo.reverse", [x], x.shape, x.dtype, {"dimensions": i64s(dims)})

    def dynamic_slice(self, x: Value, starts: Sequence[Value], sizes: Sequence[int]) -> Value:
        """A window of static `sizes` at 0-d integer `starts`, which are clamped into range."""
        attrs = {"slice_sizes": i64s(sizes)}
        return self.emit("stablehlo.dynamic_slice", [x, *starts], sizes, x.dtype, attrs)

    def dynamic_update_slice(self, x: Value, part: Value, starts: Sequence[Value]) -> Value:
        """x with `part` written at 0-d integer `starts`, which are clamped so that it fits."""
        return self.emit("stablehlo.dynamic_update_slice", [x, part, *starts], x.shape, x.dtype)

    # ------------------------------------------------------------------ reductions

    def reduce(self, x: Value, dims: Sequence[int], op: str, init: Any) -> Value:
        """Reduce with a StableHLO binary operation (`add`, `maximum`, `and`, ...); dims are dropped."""
        dims = sorted(d % x.rank for d in dims) if x.rank else []
        if not dims:
            return x
        shape = tuple(n for d, n in enumerate(x.shape) if d not in dims)
        return self.reduce_fn([x], [init], dims, lambda a, b: [self.binary(op, a[0], b[0])], shape)[
            0
        ]

    def reduce_fn(
        self,
        xs: Sequence[Value],
        inits: Sequence[Any],
        dims: Sequence[int],
        body: Callable[[list[Value], list[Value]], Sequence[Value]],
        shape: Sequence[int] | None = None,
    ) -> list[Value]:
        """Reduce several operands of one shape together; `body(accumulators, elements)` is 0-d."""
        if shape is None:
            shape = [n for d, n in enumerate(xs[0].shape) if d not in dims]
        inits = self._init_values(xs, inits)
        types = [tensor_type(tuple(shape), x.dtype) for x in xs]
        attrs = {"dimensions": i64s(sorted(dims))}
        operands = [v.ir for v in (*xs, *inits)]
        op = ir.Operation.create("stablehlo.reduce", types, operands, attrs, regions=1)
        self._combiner(op.regions[0], [x.dtype for x in xs], body)
        return [Value(self, r, tuple(shape), x.dtype) for r, x in zip(op.results, xs, strict=True)]

    def reduce_window(
        self,
        xs: Sequence[Value],
        inits: Sequence[Any],
        window: Sequence[int],
        body: Callable[[list[Value], list[Value]], Sequence[Value]],
        *,
        strides: Sequence[int] = (),
        padding: Sequence[tuple[int, int]] = (),
        base_dilation: Sequence[int] = (),
        window_dilation: Sequence[int] = (),
    ) -> list[Value]:
        """Reduce every window of every dimension (full rank); padding holds the initial value."""
        rank = xs[0].rank
        strides = tuple(strides) or (1,) * rank
        padding = tuple(padding) or ((0, 0),) * rank
        base = tuple(base_dilation) or (1,) * rank
        dilation = tuple(window_dilation) or (1,) * rank
        shape = []
        for d, n in enumerate(xs[0].shape):
            length = (0 if n == 0 else (n - 1) * base[d] + 1) + padding[d][0] + padding[d][1]
            reach = (window[d] - 1) * dilation[d] + 1
            shape.append(0 if length < reach else (length - reach) // strides[d] + 1)
        inits = self._init_values(xs, inits)
        op = hlo.ReduceWindowOp(
            [tensor_type(tuple(shape), x.dtype) for x in xs],
            [x.ir for x in xs],
            [i.ir for i in inits],
            i64s(window),
            window_strides=i64s(strides),
            base_dilations=i64s(base),
            window_dilations=i64s(dilation),
            padding=padding_attr(padding),
        )
        self._combiner(op.regions[0], [x.dtype for x in xs], body)
        return [Value(self, r, tuple(shape), x.dtype) for r, x in zip(op.results, xs, strict=True)]

    def _init_values(self, xs: Sequence[Value], inits: Sequence[Any]) -> list[Value]:
        return [
            i if isinstance(i, Value) else self.scalar(i, x.dtype)
            for i, x in zip(inits, xs, strict=True)
        ]

    def _combiner(
        self,
        region: Any,
        dtypes: Sequence[torch.dtype],
        body: Callable[[list[Value], list[Value]], Sequence[Value]],
    ) -> None:
        """Fill `region` with `body(accumulators, elements)`."""
        n = len(dtypes)

        def both(*args: Value) -> Sequence[Value]:
            return body(list(args[:n]), list(args[n:]))

        self.region(region, [Spec((), d) for d in (*dtypes, *dtypes)], both)

    def region(
        self, region: Any, args: Sequence[Spec], body: Callable[..., Sequence[Value]]
    ) -> None:
        """Fill a region with one block of `args` whose terminator returns what `body` returns."""
        block = region.blocks.append(
            *(tensor_type(s.shape, s.dtype) for s in args),
            arg_locs=[ir.Location.unknown()] * len(args),
        )
        with ir.InsertionPoint(block):
            values = [
                Value(self, a, s.shape, s.dtype) for a, s in zip(block.arguments, args, strict=True)
            ]
            results = [v.ir for v in body(*values)]
            ir.Operation.create("stablehlo.return", [], results)

    # ------------------------------------------------------------------ contractions

    def dot_general(
        self,
        x: Value,
        y: Value,
        contract: tuple[Sequence[int], Sequence[int]],
        batch: tuple[Sequence[int], Sequence[int]] = ((), ()),
        dtype: torch.dtype | None = None,
    ) -> Value:
        """Contract and batch dimensions of x and y; the result is batch, x's free, y's free."""
        (xc, yc), (xb, yb) = contract, batch
        shape = [x.shape[d] for d in xb]
        shape += [n for d, n in enumerate(x.shape) if d not in xc and d not in xb]
        shape += [n for d, n in enumerate(y.shape) if d not in yc and d not in yb]
        dtype = dtype or x.dtype
        numbers = hlo.DotDimensionNumbers.get(list(xb), list(yb), list(xc), list(yc))
        attrs = {"dot_dimension_numbers": numbers, "precision_config": self.precision_config(x)}
        return self.emit("stablehlo.dot_general", [x, y], shape, dtype, attrs)

    def precision_config(self, x: Value) -> Any:
        """The precision attribute for a contraction of x: torch's setting holds for float32 only."""
        name = PRECISION[self.precision] if x.dtype in _FLOAT32_LIKE else "DEFAULT"
        return precision(name)

    # ------------------------------------------------------------------ sorting and control flow

    def sort(
        self,
        xs: Sequence[Value],
        dim: int,
        less: Callable[..., Value],
        *,
        stable: bool = True,
    ) -> list[Value]:
        """Sort operands of one shape together; `less(a0, b0, a1, b1, ...)` compares 0-d elements."""
        types = [tensor_type(x.shape, x.dtype) for x in xs]
        op = hlo.SortOp(
            types,
            [x.ir for x in xs],
            dimension=i64(dim),
            is_stable=ir.BoolAttr.get(stable),
        )
        specs = [Spec((), x.dtype) for x in xs for _ in range(2)]
        self.region(op.regions[0], specs, lambda *a: [less(*a)])
        return [Value(self, r, x.shape, x.dtype) for r, x in zip(op.results, xs, strict=True)]

    def top_k(self, x: Value, k: int) -> tuple[Value, Value]:
        """The k greatest of the last dimension in descending order, and their int32 indices.

        Floats are in IEEE total order: -NaN is the least, NaN the greatest, -0.0 is below 0.0.
        """
        shape = (*x.shape[:-1], k)
        values, indices = chlo.TopKOp(x.ir, k).results
        return Value(self, values, shape, x.dtype), Value(self, indices, shape, torch.int32)

    def while_loop(
        self,
        init: Sequence[Value],
        cond: Callable[..., Value],
        body: Callable[..., Sequence[Value]],
    ) -> list[Value]:
        """`while cond(*state): state = body(*state)`; shapes and dtypes of the state are fixed."""
        specs = [Spec(x.shape, x.dtype) for x in init]
        op = hlo.WhileOp([tensor_type(*s) for s in specs], [x.ir for x in init])
        self.region(op.regions[0], specs, lambda *a: [cond(*a)])
        self.region(op.regions[1], specs, body)
        return [Value(self, r, *s) for r, s in zip(op.results, specs, strict=True)]

    # ------------------------------------------------------------------ gather and scatter

    def gather(
        self,
        x: Value,
        indices: Value,
        slice_sizes: Sequence[int],
        *,
        offset_dims: Sequence[int],
        collapsed_dims: Sequence[int],
        start_index_map: Sequence[int],
        operand_batching_dims: Sequence[int] = (),
        indices_batching_dims: Sequence[int] = (),
        index_vector_dim: int | None = None,
    ) -> Value:
        """StableHLO's gather (its spec names every field). Start indices are clamped into range."""
        indices = self.narrow_index(indices, max(x.shape, default=0))
        numbers = hlo.GatherDimensionNumbers.get(
            list(offset_dims),
            list(collapsed_dims),
            list(operand_batching_dims),
            list(indices_batching_dims),
            list(start_index_map),
            indices.rank - 1 if index_vector_dim is None else index_vector_dim,
        )
        return self.wrap(hlo.gather(x.ir, indices.ir, numbers, i64s(slice_sizes)))

    def scatter(
        self,
        xs: Sequence[Value],
        indices: Value,
        updates: Sequence[Value],
        body: Callable[[list[Value], list[Value]], Sequence[Value]],
        *,
        update_window_dims: Sequence[int],
        inserted_window_dims: Sequence[int],
        scattered_dims_to_operand_dims: Sequence[int],
        input_batching_dims: Sequence[int] = (),
        indices_batching_dims: Sequence[int] = (),
        index_vector_dim: int | None = None,
        unique_indices: bool = False,
    ) -> list[Value]:
        """StableHLO's scatter. `body(current, update)` combines; an index out of range is dropped."""
        indices = self.narrow_index(indices, max(xs[0].shape, default=0))
        numbers = hlo.ScatterDimensionNumbers.get(
            list(update_window_dims),
            list(inserted_window_dims),
            list(input_batching_dims),
            list(indices_batching_dims),
            list(scattered_dims_to_operand_dims),
            indices.rank - 1 if index_vector_dim is None else index_vector_dim,
        )
        op = hlo.ScatterOp(
            [tensor_type(x.shape, x.dtype) for x in xs],
            [x.ir for x in xs],
            indices.ir,
            [u.ir for u in updates],
            numbers,
            unique_indices=ir.BoolAttr.get(unique_indices),
        )
        self._combiner(op.regions[0], [x.dtype for x in xs], body)
        self.writes.append(op)
        return [Value(self, r, x.shape, x.dtype) for r, x in zip(op.results, xs, strict=True)]

    # ------------------------------------------------------------------ randomness

    def random_state(self) -> Value:
        """The two words from which the latest use draws; (key, counter) as uint64."""
        assert self.rng_state is not None, "this program takes no random state"
        state = self.bitcast(self.rng_state(), torch.int64)
        step = self.array([0, self._random_ops << 40], torch.int64)
        return self.bitcast(state + step, torch.uint64)

    @contextmanager
    def random_state_from(self, state: Value) -> Iterator[None]:
        """Draw from another state inside: what was drawn after `random_state` gave it comes again."""
        outer = self.rng_state, self._random_ops
        self.rng_state, self._random_ops = lambda: state, 0
        try:
            yield
        finally:
            self.rng_state, self._random_ops = outer

    def random_bits(self, shape: Sequence[int], dtype: torch.dtype = torch.uint32) -> Value:
        """Uniform random bits (uint32 or uint64) from this call's state, independent for each use.

        The generator is Threefry: the call's first word is the key, the second, moved by 2^40 for
        each use in the program, the counter. A use draws fewer than 2^40 words, so streams are
        disjoint and do not depend on the order in which XLA runs them.
        """
        self._random_ops += 1
        state = self.random_state()
        kind = tensor_type(tuple(shape), dtype)
        algorithm = hlo.RngAlgorithmAttr.get("THREE_FRY")
        _, bits = hlo.rng_bit_generator(state.ir.type, kind, algorithm, state.ir)
        return Value(self, bits, tuple(shape), dtype)

    def random_uniform(self, shape: Sequence[int], dtype: torch.dtype) -> Value:
        """Uniform in [0, 1) on the grid of the dtype's mantissa, as torch.rand."""
        wide = torch.float64 if dtype == torch.float64 else torch.float32
        word, digits = (torch.uint64, 53) if wide == torch.float64 else (torch.uint32, 24)
        if dtype in (torch.float16, torch.bfloat16):
            digits = 11 if dtype == torch.float16 else 8
        bits = self.random_bits(shape, word)
        shift = self.like(word.itemsize * 8 - digits, bits)
        bits = self.binary("shift_right_logical", bits, shift)
        return self.convert(self.convert(bits, wide) * 2.0**-digits, dtype)

    # ------------------------------------------------------------------ errors and functions

    def check(
        self, value: Value, kind: CheckKind, message: str, *, is_matrix: bool = False
    ) -> None:
        """Have every call look at `value` before it returns; see ErrorCheck for the kinds."""
        assert not self.depth, "a region of control flow cannot return what is to be checked"
        self.checks.append(
            (value, partial(ErrorCheck, kind=kind, message=message, is_matrix=is_matrix))
        )

    def call(self, key: Any, make: Callable[[], Any], args: Sequence[Value]) -> list[Value]:
        """Call a private function of the module; `make()` adds it the first time that `key` is met.

        `make` returns the function's FuncOp, from which the result types are read.
        """
        if key not in self._functions:
            self._functions[key] = make()
        op = func.CallOp(self._functions[key], [a.ir for a in args])
        return [self.wrap(r) for r in op.results]


# ---------------------------------------------------------------------- helpers without state


def broadcast_shapes(*shapes: Sequence[int]) -> tuple[int, ...]:
    """NumPy's broadcast of shapes."""
    if len(shapes) == 2 and tuple(shapes[0]) == tuple(shapes[1]):
        return tuple(shapes[0])
    rank = max((len(s) for s in shapes), default=0)
    out = [1] * rank
    for s in shapes:
        for i, n in enumerate(s, rank - len(s)):
            if n != 1:
                if out[i] not in (1, n):
                    raise ValueError(f"shapes {tuple(map(tuple, shapes))} do not broadcast")
                out[i] = n
    return tuple(out)


def normalize_dims(dims: int | Sequence[int] | None, rank: int) -> tuple[int, ...]:
    """Non-negative, sorted dimensions; None and () mean all of them, as in ATen's reductions."""
    if dims is None or (not isinstance(dims, int) and len(dims) == 0):
        return tuple(range(rank))
    listed = [dims] if isinstance(dims, int) else dims
    return tuple(sorted({d % max(rank, 1) for d in listed if rank}))


def lowest(dtype: torch.dtype) -> Any:
    """The identity of max: -inf, the least integer, or False."""
    if dtype == torch.bool:
        return False
    return -math.inf if dtype.is_floating_point else torch.iinfo(dtype).min


def highest(dtype: torch.dtype) -> Any:
    """The identity of min: inf, the greatest integer, or True."""
    if dtype == torch.bool:
        return True
    return math.inf if dtype.is_floating_point else torch.iinfo(dtype).max


_FLOAT32_LIKE = frozenset({torch.float32, torch.float64, torch.complex64, torch.complex128})
_TORCH_DTYPE: dict[Any, torch.dtype] = {}


def _torch_dtype(element: Any) -> torch.dtype:
    if not _TORCH_DTYPE:
        from tpu_compile.lowering.types import ELEMENT_TYPE

        _TORCH_DTYPE.update({element_type(d): d for d in ELEMENT_TYPE})
    return _TORCH_DTYPE[element]


__all__ += ["broadcast_shapes", "chlo", "highest", "lowest", "normalize_dims"]
