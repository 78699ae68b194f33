"""Cases: attention."""

from __future__ import annotations

import math
from typing import Any

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


def encoder_layer(x: torch.Tensor, *parameters: torch.Tensor, **kw: Any) -> torch.Tensor:
    """The fast path of nn.TransformerEncoderLayer in eval, for 4 channels and 2 heads."""
    options = {"use_gelu": False, "norm_first": False, **kw}
    mask = options.pop("mask", None)
    return aten._transformer_encoder_layer_fwd(
        x, 4, 2, *parameters[:4], options["use_gelu"], options["norm_first"], 1e-5,
        *parameters[4:], mask, options.get("mask_type"),
    )  # fmt: skip


LAYER = (
    f32(2, 3, 4), f32(12, 4), f32(12), f32(4, 4), f32(4),
    f32(4), f32(4), f32(4), f32(4), f32(6, 4), f32(6), f32(4, 6), f32(4),
)  # fmt: skip
HIDDEN = T("bool", data=[[False, False, True], [True, True, True]])

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
    case(encoder_layer, "relu", *LAYER, matmul=True),
    case(encoder_layer, "norm_first", *LAYER, norm_first=True, matmul=True),
    case(encoder_layer, "padding", *LAYER, mask=HIDDEN, mask_type=1, matmul=True),
    case(sdpa, "3d", *(f32(2, 3, 4) for _ in range(3)), is_causal=True, grad=True, matmul=True),
    case(sdpa, "narrow_values", *qkv()[:2], f32(1, 2, 3, 2), grad=True, matmul=True),
]
