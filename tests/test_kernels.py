"""JAX's TPU kernels as torch ops, interpreted here, against what they compute in torch."""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from harness import module_of
from torch import Tensor
from torch._subclasses.fake_tensor import FakeTensorMode

import tpu_compile
from tpu_compile import kernels, pjrt_tpu

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


# ---------------------------------------------------------------------- for TPUs

needs_libtpu = pytest.mark.skipif(
    importlib.util.find_spec("libtpu") is None, reason=f"no libtpu: {pjrt_tpu.INSTALL}"
)

TPUS = ["v5e:2x2", "v6e:2x2", "tpu7x:2x2x1"]


def half(*shape: int) -> Tensor:
    return torch.empty(*shape, dtype=torch.bfloat16)


def index(*shape: int) -> Tensor:
    return torch.empty(*shape, dtype=torch.int32)


# What each kernel is called with: tensors without values, since nothing runs.
SHAPES: dict[Callable[..., Any], Callable[[], tuple[Tensor, ...]]] = {
    kernels.flash_attention: lambda: (half(1, 2, 256, 128),) * 3,
    kernels.splash_attention: lambda: (half(1, 2, 256, 128),) * 3,
    kernels.paged_attention: lambda: (
        torch.empty(2, 8, 128),
        *(torch.empty(4, 32, 16, 128),) * 2,
        index(2),
        index(2, 8),
    ),
    kernels.ragged_paged_attention: lambda: (
        half(64, 8, 128),
        half(32, 16, 8, 128),
        index(2),
        index(2, 8),
        index(3),
        index(1),
    ),
    kernels.grouped_matmul: lambda: (half(256, 128), half(3, 128, 128), index(3)),
}
DIFFERENTIABLE = [kernels.flash_attention, kernels.splash_attention, kernels.grouped_matmul]


@needs_libtpu
@pytest.mark.parametrize("kernel", SHAPES)
@pytest.mark.parametrize(
    "target", [TPUS[0], *(pytest.param(t, marks=pytest.mark.slow) for t in TPUS[1:])]
)
def test_compiles_for_tpus(kernel: Callable[..., Any], target: str) -> None:
    """Mosaic and libtpu take the kernel, and its backward where it has one."""
    torch.compiler.reset()
    options = {"target": target, "cache": False, "fallback": "error"}
    run = torch.compile(kernel, backend="tpu", fullgraph=True, options=options)
    with FakeTensorMode():
        arrays = SHAPES[kernel]()
        if kernel in DIFFERENTIABLE:
            arrays = tuple(a.requires_grad_(a.is_floating_point()) for a in arrays)
        out = run(*arrays)
        assert out.shape[-1] == arrays[0].shape[-1]
        if kernel in DIFFERENTIABLE:
            out.sum().backward()
            assert arrays[0].grad is not None


SOURCE = """
import jax
from jax.experimental import pallas as pl

def kernel(x_ref, out_ref):
    out_ref[...] = x_ref[...] * {scale}

def scaled(x):
    return pl.pallas_call(kernel, out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype))(x)
"""


@needs_libtpu
def test_a_kernels_key_knows_no_file_and_its_name_reaches_the_hlo(tmp_path: Path) -> None:
    def compiled(name: str, before: str, scale: float) -> Path:
        path = tmp_path / name
        module = module_of(path, before + SOURCE.format(scale=scale))
        op = tpu_compile.jax_op(module.scaled)
        folder = tmp_path / f"{path.stem}_{scale}"
        options = {"target": TPUS[0], "cache": False, "debug_dir": str(folder)}
        with FakeTensorMode():
            torch.compile(lambda x: op(x), backend="tpu", options=options)(torch.empty(256, 128))
        return folder

    def key(folder: Path) -> str:
        (file,) = folder.rglob("key.json")
        return file.read_text()

    first = compiled("one.py", "", 2.0)
    assert key(compiled("renamed.py", "# other lines\n\n", 2.0)) == key(first)
    assert key(compiled("again.py", "", 3.0)) != key(first)
    (hlo,) = first.rglob("optimized_hlo.txt")
    (call,) = (line for line in hlo.read_text().splitlines() if '"tpu_custom_call"' in line)
    assert call.split(" = ")[0].split()[-1].startswith("%kernel")
    (stablehlo,) = first.rglob("stablehlo.mlir")
    assert re.search(rf'"{re.escape(__file__)}":\d+', stablehlo.read_text())
