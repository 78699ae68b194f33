"""What libtpu makes of small programs of ours: nothing is moved or widened that need not be."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
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


STEM = """
import sys, torch, tpu_compile
import torch.nn.functional as F

def stem(x, w, u):
    y = F.conv2d(x, w, stride=2, padding=3).relu()
    y, at = F.max_pool2d(y, 3, 2, 1, return_indices=True)
    return F.conv2d(y, u), at

shapes = (16, 3, 32, 32), (64, 3, 7, 7), (64, 64, 1, 1)
with torch.device("meta"):
    given = [torch.empty(*shape).bfloat16() for shape in shapes]
print([one.outcome for one in tpu_compile.aot(stem, given, target="tpu7x:2x2x1")])
"""


def test_positions_of_maxima_compile_for_tpu7x(tmp_path: Path) -> None:
    """libtpu aborts the process where it may fuse them with the padding."""
    environment = os.environ | {"TPU_COMPILE_CACHE_DIR": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", STEM], env=environment, capture_output=True, text=True, check=False
    )
    assert done.stdout == "['miss']\n", done.stderr[-2000:]


def test_a_step_has_no_positions_of_maxima() -> None:
    """The gradient finds the maxima again."""

    def step(x: Tensor) -> Tensor:
        return torch.func.grad(lambda x: F.max_pool2d(x.relu(), 3, 2, 1).square().sum())(x)

    text = optimized(step, bfloat16(2, 8, 16, 16))
    assert "select-and-scatter" in text
    assert "reduce-window" in text
    assert not re.findall(r"slice={\\S*:2", text)


def test_a_cache_of_all_layers_stays_where_and_as_it_is() -> None:
    """It was laid out anew for its updates and back, and each update copied a layer."""
    layers, shape = 2, (2, 4, 512, 128)

    def decode(cache: Tensor, x: Tensor, position: Tensor) -> Tensor:
        for layer in cache:
            layer[0].index_copy_(2, position, x)
            layer[1].index_copy_(2, position, x * 2)
            x = x + F.scaled_dot_product_attention(x, layer[0], layer[1])
        return x

    position = torch.empty(1, dtype=torch.int64, device="meta")
    text = optimized(decode, bfloat16(layers, 2, *shape), bfloat16(2, 4, 1, 128), position)
    assert "dynamic-update-slice" in text
    whole = ",".join(map(str, (layers, 2, *shape)))
    assert not re.findall(rf"= \S*\[{whole}\]\S* copy\(", text)
