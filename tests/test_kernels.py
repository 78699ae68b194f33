"""JAX's TPU kernels as torch ops, interpreted here, against what they compute in torch."""

from __future__ import annotations

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

from tpu_compile import kernels

sdpa = F.scaled_dot_product_attention


def randn(*shape: int) -> Tensor:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(len(shape)))


def heads(count: int = 2, length: int = 128) -> Tensor:
    return randn(1, count, length, 64)


@pytest.mark.parametrize("is_causal", [False, True])
def test_flash_attention(is_causal: bool) -> None:
    inputs = [(heads() * (i + 1) / 3).requires_grad_() for i in range(3)]
    run = torch.compile(kernels.flash_attention, backend="tpu", fullgraph=True)
    got, want = run(*inputs, is_causal=is_causal), sdpa(*inputs, is_causal=is_causal)
    torch.testing.assert_close(got, want, rtol=1e-5, atol=1e-5)
    weight = torch.cos(torch.arange(64.0))
    gradients = [torch.autograd.grad((o * weight).sum(), inputs) for o in (got, want)]
    for g, w in zip(*gradients, strict=True):
        torch.testing.assert_close(g, w, rtol=1e-5, atol=1e-5)


def test_flash_attention_with_bias_and_segments() -> None:
    q, k, v = heads(), heads() / 2, heads() / 3
    segments = (torch.arange(128) // 50).to(torch.int32)[None]
    bias = randn(1, 2, 128, 128)
    got = kernels.flash_attention(q, k, v, bias, segment_ids=(segments, segments), scale=0.1)
    same = segments[0, :, None] == segments[0]
    want = sdpa(q, k, v, attn_mask=bias.masked_fill(~same, -torch.inf), scale=0.1)
    torch.testing.assert_close(got, want, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("window", [None, 16])
def test_splash_attention(window: int | None) -> None:
    q, k, v = heads(4), heads(2) / 2, heads(2) / 3
    got = kernels.splash_attention(q, k, v, is_causal=True, window=window)
    at = torch.arange(128)
    seen = at[:, None] >= at
    if window is not None:
        seen &= at[:, None] - at <= window
    want = sdpa(q, k, v, attn_mask=seen, enable_gqa=True)
    torch.testing.assert_close(got, want, rtol=1e-5, atol=1e-5)


LENGTHS = torch.tensor([20, 50], dtype=torch.int32)
PAGES = torch.tensor([[5, 1, 2, 3], [4, 0, 6, 7]], dtype=torch.int32)


def test_paged_attention() -> None:
    q, keys, values = randn(2, 8, 128), randn(4, 8, 16, 128), randn(4, 8, 16, 128) / 2
    got = kernels.paged_attention(q, keys, values, LENGTHS, PAGES)
    # The kernel rounds its cache to bfloat16.
    keys, values = keys.bfloat16().float(), values.bfloat16().float()
    for i, length in enumerate(LENGTHS.tolist()):
        k, v = (t[:, PAGES[i].long()].flatten(1, 2)[:, :length] for t in (keys, values))
        want = sdpa(q[i, None, :, None], k[None], v[None], enable_gqa=True)
        torch.testing.assert_close(got[i], want[0, :, 0], rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("window", [None, 7])
def test_ragged_paged_attention(window: int | None) -> None:
    q, cache = randn(16, 8, 128), randn(8, 16, 8, 128)
    starts = torch.tensor([0, 4, 16], dtype=torch.int32)
    count = torch.tensor([2], dtype=torch.int32)
    got = kernels.ragged_paged_attention(q, cache, LENGTHS, PAGES, starts, count, window=window)
    for i, length in enumerate(LENGTHS.tolist()):
        chosen = slice(starts[i], starts[i + 1])
        kv = cache[PAGES[i].long()].flatten(0, 1)[:length]
        k, v = (kv[:, n::2].transpose(0, 1)[None] for n in (0, 1))
        tokens = q[chosen].transpose(0, 1)[None]
        position = length - tokens.shape[2] + torch.arange(tokens.shape[2])[:, None]
        seen = torch.arange(length) <= position
        if window is not None:
            seen &= torch.arange(length) > position - window
        want = sdpa(tokens, k, v, attn_mask=seen, enable_gqa=True)
        torch.testing.assert_close(got[chosen], want[0].transpose(0, 1), rtol=1e-4, atol=1e-5)


def test_grouped_matmul() -> None:
    lhs, rhs = randn(256, 128).requires_grad_(), randn(3, 128, 128).requires_grad_()
    sizes = [100, 28, 128]
    got = kernels.grouped_matmul(lhs, rhs, torch.tensor(sizes, dtype=torch.int32))
    want = torch.cat([rows @ m for rows, m in zip(lhs.split(sizes), rhs, strict=True)])
    torch.testing.assert_close(got, want, rtol=1e-5, atol=1e-4)
    gradients = [torch.autograd.grad(o.square().sum(), (lhs, rhs)) for o in (got, want)]
    for g, w in zip(*gradients, strict=True):
        torch.testing.assert_close(g, w, rtol=1e-4, atol=1e-2)
