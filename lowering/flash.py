"""Attention by JAX's TPU flash kernel, which never holds the matrix of scores: when, and how."""

from __future__ import annotations

import math
from typing import Any

import torch

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.jax_bridge import Mode, call_jax

# The kernel computes in tiles of this many positions and channels.
TILE = 128
# Larger tiles load keys and values fewer times; these and their scores stay well within VMEM.
TILES = (512, 256, 128)

# The kernel mixes int32 with JAX's default integers, and chooses the precision of its products.
MODE = Mode(x64=False, precision=None)

# With `auto`, from this many bytes of float32 scores on. XLA keeps less on the chip (a v5e has 128
# MiB of VMEM) and puts twice as much into HBM: bench/attention.py.
AUTO_BYTES = 64 << 20


def uses_flash(b: Builder, query: Value, key: Value, value: Value, attn_mask: Value | None) -> bool:
    """Whether the kernel computes this attention.

    It has to compute what XLA would, up to rounding: bfloat16 alone, as the kernel's products of
    float32 are not of torch's precision; no mask but a causal one, since it takes a mask only as a
    whole matrix of biases. Lengths are multiples of its tiles, channels 64 or such a multiple.
    """
    if b.attention == "xla" or (b.attention == "auto" and b.chip is None):
        return False
    (*outer, length, channels), keys = query.shape, key.shape[2]
    fits = (
        attn_mask is None
        and query.dtype == torch.bfloat16
        and value.shape[3] == channels
        and min(length, keys, channels, *outer) > 0
        and length % TILE == 0
        and keys % TILE == 0
        and (channels == 64 or channels % TILE == 0)
    )
    if not fits or b.attention == "flash":
        return fits
    return math.prod(outer) * length * keys * 4 >= AUTO_BYTES


def forward(
    b: Builder, query: Value, key: Value, value: Value, is_causal: bool, scale: float
) -> tuple[Value, Value]:
    """The output, and the logsumexp of each query's scores."""
    settings: dict[str, Any] = {"mode": MODE, "is_causal": is_causal, "scale": scale}
    out, logsumexp = call_jax(b, _flash_attention, query, key, value, **settings)
    return out, logsumexp


def backward(
    b: Builder,
    grad_out: Value,
    query: Value,
    key: Value,
    value: Value,
    out: Value,
    logsumexp: Value,
    is_causal: bool,
    scale: float,
) -> tuple[Value, ...]:
    """The gradients of query, key and value."""
    settings: dict[str, Any] = {"mode": MODE, "is_causal": is_causal, "scale": scale}
    saved = (query, key, value, out, logsumexp)
    return tuple(call_jax(b, _flash_attention_grad, grad_out, *saved, **settings))


# ---------------------------------------------------------------------- in JAX


def _tile(length: int) -> int:
    return next(t for t in TILES if length % t == 0)


def _repeated(x: Any, heads: int) -> Any:
    """Keys or values for every query head: the kernel knows no groups."""
    import jax.numpy as jnp

    return x if x.shape[1] == heads else jnp.repeat(x, heads // x.shape[1], axis=1)


def _summed(grad: Any, like: Any) -> Any:
    """The gradient of what was repeated."""
    import jax.numpy as jnp

    if grad.shape == like.shape:
        return grad
    batch, heads, *rest = like.shape
    return grad.reshape(batch, heads, -1, *rest).sum(2, dtype=jnp.float32).astype(like.dtype)


def _flash_attention(query: Any, key: Any, value: Any, *, is_causal: bool, scale: float) -> Any:
    import jax.numpy as jnp
    from jax.experimental.pallas.ops.tpu import flash_attention as kernel

    heads, tile = query.shape[1], _tile(key.shape[2])
    out, total, peak = kernel._flash_attention_impl(  # type: ignore[no-untyped-call]
        query,
        _repeated(key, heads),
        _repeated(value, heads),
        None,  # bias
        None,  # segments
        True,  # also the sum and the maximum of each row
        is_causal,
        scale,
        1,
        _tile(query.shape[2]),
        tile,
        tile,
        False,
    )
    return out, peak + jnp.log(total)


def _flash_attention_grad(
    grad: Any,
    query: Any,
    key: Any,
    value: Any,
    out: Any,
    logsumexp: Any,
    *,
    is_causal: bool,
    scale: float,
) -> Any:
    import jax.numpy as jnp
    from jax.experimental.pallas.ops.tpu import flash_attention as kernel

    heads, rows, columns = query.shape[1], _tile(query.shape[2]), _tile(key.shape[2])
    inner = jnp.sum(out.astype(jnp.float32) * grad.astype(jnp.float32), axis=-1)
    # exp(score - peak) / total, which the kernel recomputes, is exp(score - logsumexp) / 1.
    saved = (
        query,
        _repeated(key, heads),
        _repeated(value, heads),
        None,
        None,
        jnp.ones_like(logsumexp),
        logsumexp,
        grad,
        inner,
    )
    settings: dict[str, Any] = {
        "sm_scale": scale,
        "causal": is_causal,
        "mask_value": kernel.DEFAULT_MASK_VALUE,
        "debug": False,
        "block_q_major": rows,
        "block_k_major": columns,
        "block_k": columns,
    }
    grad_key, grad_value = kernel._flash_attention_bwd_dkv(*saved, block_q=rows, **settings)
    grad_query, _ = kernel._flash_attention_bwd_dq(*saved, **settings)
    return grad_query, _summed(grad_key, key), _summed(grad_value, value)
