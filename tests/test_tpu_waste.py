"""What libtpu makes of small programs of ours: nothing is moved or widened that need not be."""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

from tpu_compile import pjrt_tpu
from tpu_compile.ahead import trace
from tpu_compile.compile import Request
from tpu_compile.targets import parse

pytestmark = pytest.mark.skipif(
    importlib.util.find_spec("libtpu") is None, reason=f"no libtpu: {pjrt_tpu.INSTALL}"
)

TARGET = parse("v5e:2x2")


class Programs:
    """Takes the programs of a traced call instead of compiling them for a cache."""

    def __init__(self) -> None:
        self.targets = ()  # no others than the one of the trace
        self.optimized: list[str] = []

    def submit(self, request: Request) -> None:
        client = pjrt_tpu.client_for(TARGET)
        made: Any = client.compile(request.program.stablehlo, request.xla_options)
        self.optimized.append(made.optimized_hlo())

    def failed(self, origin: object, target: object, err: Exception) -> None:
        raise err

    def results(self) -> tuple[str, ...]:
        return tuple(self.optimized)


def optimized(fn: Callable[..., Any], *args: Tensor) -> str:
    """The optimized HLO of a function that is one program."""
    torch._dynamo.reset()
    programs = Programs()
    trace(programs, TARGET, fn, args, options={"fallback": "error"})
    (text,) = programs.results()
    return text


def bfloat16(*shape: int) -> Tensor:
    return torch.empty(*shape, dtype=torch.bfloat16, device="meta")


def test_the_update_of_a_convolutions_weight_is_not_transposed() -> None:
    def step(w: Tensor, momentum: Tensor, x: Tensor) -> tuple[Tensor, Tensor]:
        grad = torch.func.grad(lambda w: F.conv2d(x, w, padding=1).square().sum())(w)
        momentum = 0.9 * momentum + grad
        return w - 0.1 * momentum, momentum

    weight = bfloat16(32, 32, 3, 3)
    text = optimized(step, weight, weight, bfloat16(8, 32, 8, 8))
    assert "convolution(" in text
    assert not re.findall(r"= \S*\[32,32,3,3\]\S* copy\(", text)
