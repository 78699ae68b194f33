"""Cases: ops that make tensors from sizes and scalars."""

from __future__ import annotations

import torch
from harness import SHORT, Case, T, case, f32

aten = torch.ops.aten

INF, NAN = float("inf"), float("nan")


def full_of_every_dtype(x: torch.Tensor, value: complex) -> list[torch.Tensor]:
    """Of those that hold `value`; x is only there to have an input."""
    dtypes = [d for d in SHORT.values() if d.is_complex or not isinstance(value, complex)]
    if value in (INF, 1e4):
        dtypes = [d for d in dtypes if d.is_floating_point and d.itemsize > 1]
    return [torch.full((2,), value, dtype=d) for d in dtypes]


def constants(x: torch.Tensor) -> list[torch.Tensor]:
    """Tensors that the graph holds: one number, several, and none."""
    held = [torch.tensor(v) for v in (2.5, [1, 2, 3], [1.5, NAN, -0.0], [True, False], [1j, 2])]
    return [*held, torch.tensor([]), torch.tensor([7.0, 7.0]), x + torch.tensor([1.0, 2.0])]


def _full(name: str, value: complex) -> Case:
    return case(full_of_every_dtype, name, f32(1), value)


CASES = [
    case(aten.full.default, "f32", [2, 3], 1.5),
    case(aten.full.default, "bool", [2], True, dtype=torch.bool),
    case(aten.full.default, "inferred", [2], 3),
    case(aten.full.default, "u64", [2], 2**63, dtype=torch.uint64),
    case(aten.full.default, "empty", [0, 2], 1.0),
    _full("number", 3),
    _full("infinity", INF),
    _full("large", 1e4),
    _full("complex", 1.5 - 2.5j),
    case(aten.full_like.default, "i64", T("i64", (2, 3)), 7),
    case(aten.full_like.default, "transposed", f32(2, 3, make=lambda t: t.t()), 0.5),
    case(aten.new_full.default, "bf16", f32(2), [2, 2], 0.3, dtype=torch.bfloat16),
    case(aten.zeros.default, "i8", [2, 3], dtype=torch.int8),
    case(aten.zeros_like.default, "transposed", f32(2, 3, make=lambda t: t.t())),
    case(aten.ones.default, "bf16", [3], dtype=torch.bfloat16),
    case(aten.ones_like.default, "c64", T("c64", (3,))),
    case(aten.new_zeros.default, "f32", f32(2), [3]),
    case(aten.new_ones.default, "i32", f32(2), [3], dtype=torch.int32),
    case(aten.empty.memory_format, "f32", [2, 3], values=False),
    case(aten.empty_like.default, "f64", f32(2, 3), dtype=torch.float64, values=False),
    case(aten.new_empty.default, "f32", f32(2), [3], values=False),
    case(aten.empty_strided.default, "f32", [2, 3], [1, 2], values=False),
    case(aten.empty_permuted.default, "f32", [2, 3, 4], [1, 0, 2], values=False),
    case(aten.scalar_tensor.default, "f64", 0.1, dtype=torch.float64),
    case(aten.scalar_tensor.default, "c64", 1 + 2j, dtype=torch.complex64),
    case(aten.arange.default, "i64", 5),
    case(aten.arange.default, "float", 4.0),
    case(aten.arange.start, "f64", 1, 5, dtype=torch.float64),
    case(aten.arange.start_step, "i32", 3, 17, 4, dtype=torch.int32),
    case(aten.arange.start_step, "down", 5, -5, -2),
    case(aten.arange.start_step, "negative_step", 1.0, -1.0, -0.3),
    case(aten.arange.start_step, "cancels", -100.0, 100.0, 0.1),
    case(aten.arange.start_step, "bf16", 0, 300, 7, dtype=torch.bfloat16),
    case(aten.arange.start_step, "large_i64", 2**40, 2**40 + 9, 3),
    case(aten.arange.start_step, "u8", 250, 256, 1, dtype=torch.uint8),
    case(aten.arange.default, "empty", 0),
    case(aten.linspace.default, "f32", -1.0, 2.0, 7),
    case(aten.linspace.default, "i64", 0, 10, 4, dtype=torch.int64),
    # Ends lose their fractions, and what is just below 749 is 748.
    case(aten.linspace.default, "i32_fractions", -851.7, 2349.9, 7, dtype=torch.int32),
    case(aten.linspace.default, "u8_down", 4.3, 0, 50, dtype=torch.uint8),
    case(aten.linspace.default, "u8_wraps", 0, -3, 4, dtype=torch.uint8),
    case(aten.linspace.Tensor_Scalar, "i16", f32(), -7.7, 9, dtype=torch.int16),
    case(aten.logspace.default, "i64_one", 1.9, 2.0, 1, dtype=torch.int64),
    case(aten.linspace.default, "one", 3.0, 4.0, 1),
    case(aten.linspace.Tensor_Tensor, "f32", f32(), f32(), 5, device=torch.device("cpu")),
    case(aten.logspace.default, "f32", 0.0, 3.0, 4),
    case(aten.logspace.default, "base_two", 0.0, 5.0, 6, 2.0, dtype=torch.float64),
    case(
        aten._efficientzerotensor.default,
        "f32",
        [2, 3],
        strides=False,
        reason="eager lays none out",
    ),
    case(aten.eye.default, "f32", 3),
    case(aten.eye.m, "i64", 2, 4, dtype=torch.int64),
    case(aten.tril.default, "f32", f32(3, 4), grad=True),
    case(aten.tril.default, "batch_diagonal", T("i64", (2, 3, 3)), -1),
    case(aten.tril.default, "bool", T("bool", (3, 3)), 1),
    case(aten.triu.default, "nan", f32(3, 3, make=lambda t: t * NAN), 1),
    case(aten.triu.default, "f32", f32(2, 3, 2), -1, grad=True),
    case(aten.tril_indices.default, "offset", 4, 5, 1),
    case(aten.triu_indices.default, "offset", 4, 5, -1),
    case(aten.fill.Scalar, "i64", T("i64", (3,)), 2.7),
    case(aten.fill.Tensor, "promote", f32(3), T("i64", ())),
    case(aten.zero.default, "f32", f32(3)),
    case(constants, "in_the_graph", f32(2)),
]
