"""Which attention a TPU gets: XLA's, or the flash kernel, and that both are right."""

from __future__ import annotations

import importlib.util

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor
from torch._subclasses.fake_tensor import FakeTensorMode

from tpu_compile import pjrt_tpu
from tpu_compile.compile import Request, compiling_ahead
from tpu_compile.config import options_from
from tpu_compile.errors import ConfigError
from tpu_compile.lowering import flash
from tpu_compile.lowering.builder import Builder
from tpu_compile.lowering.mlir import context, ir, parse
from tpu_compile.lowering.value import Value
from tpu_compile.program import Chip
from tpu_compile.targets import Target, target
from tpu_compile.torch_private import every_graph_compiled

CHIP = Chip("TPU v5 lite", 1, "")


def drawn(heads: int, length: int, seed: int) -> Tensor:
    g = torch.Generator().manual_seed(seed)
    return torch.randn(1, heads, length, 64, generator=g).bfloat16().requires_grad_()


@pytest.mark.parametrize(("kv_heads", "is_causal"), [(2, False), (1, True)])
def test_the_kernel_is_as_right_as_eager(kv_heads: int, is_causal: bool) -> None:
    inputs = [drawn(2, 128, 0), drawn(kv_heads, 256, 1), drawn(kv_heads, 256, 2)]
    weight = torch.cos(torch.arange(64.0))

    def attend(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
        grouped = kv_heads != 2
        return F.scaled_dot_product_attention(q, k, v, is_causal=is_causal, enable_gqa=grouped)

    def all_of(out: Tensor, inputs: list[Tensor]) -> list[Tensor]:
        grads = torch.autograd.grad((out.float() * weight).sum(), inputs)
        return [t.detach().float() for t in (out, *grads)]

    # Interpreted: without a TPU only whoever asks for the kernel gets it.
    compiled = torch.compile(
        attend, backend="tpu", options={"attention": "flash", "cache": False, "fallback": "error"}
    )
    wide = [t.detach().float().requires_grad_() for t in inputs]
    exact = all_of(attend(*wide), wide)
    eager = all_of(attend(*inputs), inputs)
    for got, near, want in zip(all_of(compiled(*inputs), inputs), eager, exact, strict=True):
        # Both are roundings of the exact result to 8 bits, at a few places.
        allowed = 2 * (near - want).abs().max() + want.abs().max() * 2**-9
        assert (got - want).abs().max() <= allowed


def decided(
    attention: str,
    shape: tuple[int, ...],
    dtype: torch.dtype = torch.bfloat16,
    *,
    chip: Chip | None = CHIP,
    masked: bool = False,
) -> bool:
    with context(), ir.Location.unknown():
        module = ir.Module.create()
        b = Builder(module, platform="tpu", chip=chip, attention=attention)
        with ir.InsertionPoint(module.body):
            x: Value = b.zeros(shape, dtype)
            return flash.uses_flash(b, x, x, x, x if masked else None)


def test_auto_is_for_scores_that_are_large() -> None:
    assert not decided("auto", (1, 8, 512, 64))
    assert decided("auto", (8, 16, 2048, 64))
    assert not decided("auto", (8, 16, 2048, 64), chip=None)
    assert not decided("xla", (8, 16, 2048, 64))
    assert decided("flash", (1, 8, 512, 64))


@pytest.mark.parametrize(
    ("shape", "dtype", "masked"),
    [
        ((8, 16, 2048, 64), torch.float32, False),
        ((8, 16, 2048, 64), torch.float16, False),
        ((8, 16, 2048, 64), torch.bfloat16, True),
        ((8, 16, 2000, 64), torch.bfloat16, False),
        ((8, 16, 2048, 80), torch.bfloat16, False),
        ((0, 16, 2048, 64), torch.bfloat16, False),
    ],
)
def test_what_the_kernel_cannot_do_is_left_to_xla(
    shape: tuple[int, ...], dtype: torch.dtype, masked: bool
) -> None:
    assert not decided("flash", shape, dtype, masked=masked)


def test_a_wrong_value_lists_the_right_ones() -> None:
    with pytest.raises(ConfigError, match="must be one of auto, xla, flash"):
        options_from(None, {"attention": "fast"})


class Programs:
    """Takes programs that are to be compiled, and leaves them."""

    targets: tuple[Target, ...] = ()

    def __init__(self) -> None:
        self.texts: list[str] = []

    def submit(self, request: Request) -> None:
        with context():
            self.texts.append(str(parse(request.program.stablehlo)))

    def failed(self, origin: object, target: Target, err: Exception) -> None:
        raise err


@pytest.mark.skipif(
    importlib.util.find_spec("libtpu") is None, reason=f"no libtpu: {pjrt_tpu.INSTALL}"
)
@pytest.mark.parametrize("attention", ["xla", "flash"])
def test_forward_and_backward_for_a_tpu(attention: str) -> None:
    found = Programs()
    compiled = torch.compile(
        F.scaled_dot_product_attention, backend="tpu", options={"attention": attention}
    )
    with every_graph_compiled(), target("v5e:2x2"), compiling_ahead(found), FakeTensorMode():
        shape = (1, 2, 128, 64)
        inputs = [torch.empty(shape, dtype=torch.bfloat16, requires_grad=True) for _ in range(3)]
        compiled(*inputs, is_causal=True).sum().backward()
    forward, backward = found.texts
    assert ("flash_attention" in forward) is (attention == "flash")
    assert ("tpu_custom_call" in backward) is (attention == "flash")
