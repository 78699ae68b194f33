"""The one table of dtypes: torch.dtype to StableHLO element type."""

from __future__ import annotations

import math
from functools import cache, lru_cache
from typing import Any, NamedTuple

import torch

from tpu_compile.lowering.mlir import context, ir

ELEMENT_TYPE: dict[torch.dtype, str] = {
    torch.bool: "i1",
    torch.uint8: "ui8",
    torch.uint16: "ui16",
    torch.uint32: "ui32",
    torch.uint64: "ui64",
    torch.int8: "i8",
    torch.int16: "i16",
    torch.int32: "i32",
    torch.int64: "i64",
    torch.float16: "f16",
    torch.bfloat16: "bf16",
    torch.float32: "f32",
    torch.float64: "f64",
    torch.complex64: "complex<f32>",
    torch.complex128: "complex<f64>",
    torch.float8_e4m3fn: "f8E4M3FN",
    torch.float8_e5m2: "f8E5M2",
    torch.float8_e4m3fnuz: "f8E4M3FNUZ",
    torch.float8_e5m2fnuz: "f8E5M2FNUZ",
    torch.float8_e8m0fnu: "f8E8M0FNU",
}

FLOAT8 = frozenset(d for d in ELEMENT_TYPE if d.is_floating_point and d.itemsize == 1)
LOW_PRECISION = frozenset({torch.float16, torch.bfloat16}) | FLOAT8


class Spec(NamedTuple):
    """What FakeTensor says of a value: shape and torch dtype."""

    shape: tuple[int, ...]
    dtype: torch.dtype

    @property
    def numel(self) -> int:
        return math.prod(self.shape)

    def __str__(self) -> str:
        return f"{dtype_name(self.dtype)}[{','.join(map(str, self.shape))}]"


def dtype_name(dtype: torch.dtype) -> str:
    """`torch.float32` -> `float32`."""
    return str(dtype).removeprefix("torch.")


def is_complex(dtype: torch.dtype) -> bool:
    return dtype.is_complex


def is_integral(dtype: torch.dtype) -> bool:
    """Whether `dtype` is an integer type; bool is not."""
    return not (dtype.is_floating_point or dtype.is_complex or dtype == torch.bool)


def opmath(dtype: torch.dtype) -> torch.dtype:
    """The dtype in which torch's CPU kernels compute on `dtype`: float32 for the 16- and 8-bit floats."""
    return torch.float32 if dtype in LOW_PRECISION else dtype


def real_dtype(dtype: torch.dtype) -> torch.dtype:
    """complex64 -> float32, complex128 -> float64, anything else unchanged."""
    return dtype.to_real() if dtype.is_complex else dtype


@cache
def element_type(dtype: torch.dtype) -> Any:
    """The MLIR element type of `dtype`; KeyError for a dtype that StableHLO has no type for."""
    with context():
        return ir.Type.parse(ELEMENT_TYPE[dtype])


@lru_cache(maxsize=16384)
def tensor_type(shape: tuple[int, ...], dtype: torch.dtype) -> Any:
    """`tensor<2x3xf32>`."""
    with context(), ir.Location.unknown():
        return ir.RankedTensorType.get(shape, element_type(dtype))
