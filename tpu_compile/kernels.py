"""JAX's own TPU kernels as torch ops: attention and grouped matmul, with torch's argument names.

Where there is no TPU they run as Pallas interprets them: right, and slow. JAX refuses shapes that a
kernel has no blocks for with an error that says which.
"""

from __future__ import annotations

from typing import Any

from tpu_compile.jax_functions import jax_op

Array = Any


@jax_op
def flash_attention(
    query: Array,
    key: Array,
    value: Array,
    bias: Array | None = None,
    *,
    segment_ids: tuple[Array, Array] | None = None,
    is_causal: bool = False,
    scale: float | None = None,
) -> Array:
    """Attention that never holds the matrix of scores, with a gradient that recomputes it.

    `query`, `key`, `value`: [batch, heads, length, head_dim], the lengths multiples of 128; `bias`:
    [batch, heads, length, key length], added to the scores. `segment_ids`: int32 [batch, length]
    for queries and for keys; what differs does not attend. `scale`: 1 / sqrt(head_dim) by default.
    """
    from jax.experimental.pallas.ops.tpu import flash_attention as kernel

    segments = None if segment_ids is None else kernel.SegmentIds(*segment_ids)
    scale = _scale(query, scale)
    if bias is not None:
        bias = bias / scale  # the kernel scales what it is added to
    return kernel.flash_attention(
        query, key, value, bias, segments, causal=is_causal, sm_scale=scale
    )


@jax_op
def splash_attention(
    query: Array,
    key: Array,
    value: Array,
    *,
    is_causal: bool = False,
    window: int | None = None,
    soft_cap: float | None = None,
    scale: float | None = None,
) -> Array:
    """Attention whose blocks outside of the mask are not computed: causal, or a sliding window.

    `query`: [batch, heads, length, head_dim]; `key`, `value`: [batch, kv_heads, length, head_dim],
    the lengths multiples of 128. `window`: how many earlier keys a query sees beside its own.
    `soft_cap`: scores become soft_cap * tanh(scores / soft_cap).
    """
    import jax
    from jax.experimental.pallas.ops.tpu.splash_attention import splash_attention_kernel as kernel
    from jax.experimental.pallas.ops.tpu.splash_attention import splash_attention_mask as masks

    shape = (query.shape[2], key.shape[2])
    mask: Any = masks.FullMask(shape)
    if window is not None:
        mask = masks.LocalMask(shape, (window, 0 if is_causal else None), 0)
    elif is_causal:
        mask = masks.CausalMask(shape)
    make = kernel.make_splash_mha
    attend = make(
        mask=masks.MultiHeadMask([mask] * query.shape[1]),
        head_shards=1,
        q_seq_shards=1,
        attn_logits_soft_cap=soft_cap,
    )
    return jax.vmap(attend)(query * _scale(query, scale), key, value)


@jax_op
def paged_attention(
    query: Array,
    key_pages: Array,
    value_pages: Array,
    lengths: Array,
    page_indices: Array,
    *,
    pages_per_block: int = 4,
    soft_cap: float | None = None,
    scale: float | None = None,
) -> Array:
    """One decoding step's attention over a paged KV cache.

    `query`: [batch, heads, head_dim]; `key_pages`, `value_pages`: [kv_heads, pages, page_size,
    head_dim]; `lengths`: int32 [batch]; `page_indices`: int32 [batch, pages a sequence]. The kernel
    rounds keys and values to bfloat16.
    """
    from jax.experimental.pallas.ops.tpu.paged_attention import paged_attention as kernel

    return kernel(
        query * _scale(query, scale),
        key_pages,
        value_pages,
        lengths,
        page_indices,
        pages_per_compute_block=pages_per_block,
        attn_logits_soft_cap=soft_cap,
    )


@jax_op
def ragged_paged_attention(
    query: Array,
    kv_pages: Array,
    kv_lengths: Array,
    page_indices: Array,
    query_starts: Array,
    num_sequences: Array,
    *,
    window: int | None = None,
    soft_cap: float | None = None,
    scale: float | None = None,
    pages_per_block: int = 8,
    queries_per_block: int = 32,
) -> Array:
    """Causal attention of sequences laid end to end, prefilling and decoding, over a paged KV cache.

    `query`: [tokens, heads, head_dim]; `kv_pages`: [pages, page_size, 2 * kv_heads, head_dim], keys
    and values in turn; `kv_lengths`: int32 [sequences]; `page_indices`: int32 [sequences, pages a
    sequence]; `query_starts`: int32 [sequences + 1]; `num_sequences`: int32 [1], of how many the
    rest is valid. Tokens after the last sequence are undefined.
    """
    import jax
    from jax.experimental.pallas.ops.tpu.ragged_paged_attention import (
        ragged_paged_attention as kernel,
    )

    settings: dict[str, Any] = {
        "sm_scale": _scale(query, scale),
        "sliding_window": window,
        "soft_cap": soft_cap,
    }

    def on_tpu(*arrays: Array) -> Array:
        return kernel(
            *arrays,
            **settings,
            num_kv_pages_per_block=min(pages_per_block, page_indices.shape[1]),
            num_queries_per_block=min(queries_per_block, query.shape[0]),
        )

    def elsewhere(*arrays: Array) -> Array:
        return _ragged_paged_attention(*arrays, **settings)

    # Pallas of jax 0.10 cannot interpret this kernel: its copies are indexed by Python numbers.
    return jax.lax.platform_dependent(
        query,
        kv_pages,
        kv_lengths,
        page_indices,
        query_starts,
        num_sequences,
        tpu=on_tpu,
        default=elsewhere,
    )


def _ragged_paged_attention(
    query: Array,
    kv_pages: Array,
    kv_lengths: Array,
    page_indices: Array,
    query_starts: Array,
    num_sequences: Array,
    *,
    sm_scale: float,
    sliding_window: int | None,
    soft_cap: float | None,
) -> Array:
    """What the kernel computes, with every key that any query could see in memory at once."""
    import jax
    import jax.numpy as jnp

    del num_sequences  # what is beyond it is undefined
    tokens, heads, _ = query.shape
    token = jnp.arange(tokens, dtype=jnp.int32)
    last = kv_lengths.shape[0] - 1
    sequence = jnp.clip(jnp.searchsorted(query_starts[1:], token, side="right"), 0, last)
    starts, ends = query_starts[sequence], query_starts[sequence + 1]
    position = kv_lengths[sequence] - (ends - starts) + (token - starts)
    cache = kv_pages[page_indices]  # [sequences, pages, page_size, 2 * kv_heads, head_dim]
    cache = cache.reshape(cache.shape[0], -1, *cache.shape[3:])[sequence]
    keys, values = cache[:, :, 0::2], cache[:, :, 1::2]
    groups = heads // keys.shape[2]
    keys, values = jnp.repeat(keys, groups, axis=2), jnp.repeat(values, groups, axis=2)
    scores = jnp.einsum("thd,tkhd->thk", query, keys, preferred_element_type=jnp.float32)
    scores = scores * sm_scale
    if soft_cap is not None:
        scores = soft_cap * jnp.tanh(scores / soft_cap)
    key = jnp.arange(scores.shape[-1], dtype=jnp.int32)
    seen = key <= position[:, None]
    if sliding_window is not None:
        seen &= key > position[:, None] - sliding_window
    scores = jnp.where(seen[:, None], scores, -jnp.inf)
    weights = jax.nn.softmax(scores, axis=-1).astype(values.dtype)
    return jnp.einsum("thk,tkhd->thd", weights, values).astype(query.dtype)


@jax_op
def grouped_matmul(
    lhs: Array,
    rhs: Array,
    group_sizes: Array,
    *,
    tiling: tuple[int, int, int] = (128, 128, 128),
) -> Array:
    """The rows of `lhs`, group by group, times each group's matrix: a mixture of experts in one op.

    `lhs`: [rows, k], the rows sorted by group; `rhs`: [groups, k, n]; `group_sizes`: int32 [groups],
    which sum to the rows. `tiling`: the block of rows, k and n; it must divide the rows.
    """
    from jax.experimental.pallas.ops.tpu.megablox import ops as kernel

    return kernel.gmm(lhs, rhs, group_sizes, lhs.dtype, tiling)


def _scale(query: Array, scale: float | None) -> float:
    return float(query.shape[-1] ** -0.5) if scale is None else scale
