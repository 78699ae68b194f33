"""Cases: attention."""

from __future__ import annotations

import math

import torch
import torch.nn.functional as F
from harness import Case, T, boolean, case, f32

aten = torch.ops.aten
sdpa = F.scaled_dot_product_attention
flash = aten._scaled_dot_product_flash_attention_for_cpu.default


def qkv(dtype: str = "f32", *, queries: int = 3, keys: int = 3, heads: int = 2) -> tuple[T, T, T]:
    q = T(dtype, (1, heads, queries, 4), low=-2, high=2)
    k, v = (T(dtype, (1, heads, keys, 4), low=-2, high=2) for _ in range(2))
    return q, k, v


def heads_last(dtype: str) -> tuple[T, ...]:
    """Operands as a model makes them: views of [batch, position, head, channel]."""
    return tuple(T(dtype, (1, 3, 2, 4), make=lambda t: t.transpose(1, 2)) for _ in range(3))


def masked(rows: list[list[int]], dtype: str = "f32") -> T:
    """0 where a query may look, -inf elsewhere."""
    return T(dtype, data=[[0.0 if seen else -math.inf for seen in row] for row in rows])


BLIND_ROW = [[1, 0, 1], [0, 0, 0], [1, 1, 1]]

CASES: list[Case] = [
    case(flash, "plain", *qkv()),
    case(flash, "causal", *qkv(), 0.0, True),
    case(flash, "causal_wide", *qkv(queries=2, keys=4), 0.0, True, scale=0.3),
    case(flash, "blind_row", *qkv(), attn_mask=masked(BLIND_ROW)),
    case(flash, "bf16", *qkv("bf16"), 0.0, True),
    case(sdpa, "causal", *qkv(), is_causal=True, grad=True, matmul=True),
    case(sdpa, "causal_tall", *qkv(queries=4, keys=2), is_causal=True, grad=True, matmul=True),
    case(sdpa, "f64", *qkv("f64"), is_causal=True, scale=0.7, grad=True),
    case(sdpa, "f16", *qkv("f16"), is_causal=True),
    case(sdpa, "heads_last", *heads_last("f32"), grad=True, matmul=True),
    case(sdpa, "bool_mask", *qkv(), boolean(3, 3), grad=True, matmul=True),
    case(sdpa, "float_mask", *qkv(), f32(1, 2, 3, 3), grad=True, matmul=True),
    case(
        sdpa,
        "gqa",
        *qkv(heads=4)[:1],
        *qkv()[1:],
        is_causal=True,
        enable_gqa=True,
        grad=True,
        matmul=True,
    ),
    case(sdpa, "3d", *(f32(2, 3, 4) for _ in range(3)), is_causal=True, grad=True, matmul=True),
    case(sdpa, "narrow_values", *qkv()[:2], f32(1, 2, 3, 2), grad=True, matmul=True),
]
