"""MLIR attributes from Python values, as StableHLO's operations take them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
import torch

from tpu_compile.lowering.mlir import context, hlo, ir
from tpu_compile.lowering.types import FLOAT8, element_type


def splat(value: Any, kind: Any, dtype: torch.dtype) -> Any:
    """A dense attribute of type `kind` that holds one scalar."""
    if dtype.is_complex:
        # MLIR's bindings have no attribute for a complex scalar.
        part = np.complex64 if dtype == torch.complex64 else np.complex128
        return ir.DenseElementsAttr.get(np.array(value, part), type=kind)
    element = element_type(dtype)
    if dtype in FLOAT8:
        # MLIR overflows to NaN where torch saturates.
        value = torch.tensor(value, dtype=dtype).item()
    if dtype.is_floating_point:
        scalar = ir.FloatAttr.get(element, float(value))
    elif dtype == torch.bool:
        scalar = ir.BoolAttr.get(bool(value))
    else:
        bits = dtype.itemsize * 8
        number = int(value) & ((1 << bits) - 1)
        scalar = ir.IntegerAttr.get(element, number - ((number >> (bits - 1)) << bits))
    return ir.DenseElementsAttr.get_splat(kind, scalar)


def i64(value: int) -> Any:
    return ir.IntegerAttr.get(ir.IntegerType.get_signless(64), value)


def i64s(values: Any) -> Any:
    return ir.DenseI64ArrayAttr.get(list(values))


def padding_attr(padding: Sequence[tuple[int, int]]) -> Any:
    data = np.array([list(p) for p in padding], dtype=np.int64).reshape(len(padding), 2)
    return ir.DenseIntElementsAttr.get(data)


# The few attributes that many operations carry are made once: the context keeps them anyway.


@cache
def comparison(direction: str, dtype: torch.dtype) -> dict[str, Any]:
    """The attributes of a comparison of two operands of `dtype`."""
    if dtype.is_floating_point or dtype.is_complex:
        kind = "FLOAT"
    else:
        kind = "SIGNED" if dtype != torch.bool and dtype.is_signed else "UNSIGNED"
    with context():
        return {
            "comparison_direction": hlo.ComparisonDirectionAttr.get(direction),
            "compare_type": hlo.ComparisonTypeAttr.get(kind),
        }


@cache
def precision(name: str) -> Any:
    """The precision of a contraction of two operands: HIGHEST, HIGH or DEFAULT."""
    with context():
        return ir.ArrayAttr.get([hlo.PrecisionAttr.get(name)] * 2)


def layout_constraint(minor_to_major: Sequence[int]) -> dict[str, Any]:
    """Of a custom call that is its operand, laid out with the fastest dimension first."""
    order = np.array(minor_to_major, np.int64)
    layouts = ir.ArrayAttr.get([ir.DenseIntElementsAttr.get(order, type=ir.IndexType.get())])
    return {
        "call_target_name": ir.StringAttr.get("LayoutConstraint"),
        "operand_layouts": layouts,
        "result_layouts": layouts,
    }
