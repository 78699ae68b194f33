"""The device `tpu`: what it adds to `import torch`, an op, a call with 300 parameters, and graph breaks."""

from __future__ import annotations

import statistics
import subprocess
import sys
from collections.abc import Callable
from typing import Any
from unittest import mock

import torch
from torch import Tensor, nn

from bench.call_overhead import PARAMETERS, ManyParameters, _bare_executable
from bench.common import Bar, Row, Settings, interleave
from tpu_compile.eager import calls as calls_module
from tpu_compile.eager.calls import DeviceCall

QUESTION = "eager_device"


def run(settings: Settings) -> list[Row]:
    return [
        *importing(settings),
        *dispatch(settings),
        *many_parameters(settings),
        *graph_breaks(settings),
    ]


# What torch does without us: it looks for entry points, and finds none of ours.
NOT_OURS = """
import importlib.metadata as m
load = m.EntryPoint.load
m.EntryPoint.load = lambda e: (lambda: None) if e.value.startswith("tpu_compile") else load(e)
"""
IMPORT = """
import importlib.metadata, time
start = time.perf_counter()
import torch
print(time.perf_counter() - start)
"""


def importing(settings: Settings) -> list[Row]:
    """`import torch` with the device's entry point, and without."""

    def seconds(code: str) -> float:
        command = [sys.executable, "-c", code]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        return float(done.stdout)

    with_us, without = [], []
    for _ in range(settings.rounds(20)):
        with_us.append(seconds(IMPORT))
        without.append(seconds(NOT_OURS + IMPORT))
    value, reference = statistics.median(with_us), statistics.median(without)
    bar = Bar("ratio", "<=", 1.03)
    return [Row(QUESTION, "import torch", value * 1e3, "ms", "without us", reference * 1e3, bar)]


def dispatch(settings: Settings) -> list[Row]:
    x, y = torch.arange(4.0, device="tpu"), torch.arange(4.0)
    calls: dict[str, Callable[[], Any]] = {
        "x + x": lambda: x + x,
        "x + x, CPU": lambda: y + y,
        "x.view(2, 2)": lambda: x.view(2, 2),
        "x.view(2, 2), CPU": lambda: y.view(2, 2),
    }
    with torch.no_grad():
        seconds = {name: s * 1e6 for name, s in interleave(calls, settings.rounds(50), 200).items()}
    rows = []
    for name, most in (("x + x", 20.0), ("x.view(2, 2)", 5.0)):
        reference = seconds[f"{name}, CPU"]
        bar = Bar("value", "<=", most)
        rows.append(Row(QUESTION, f"{name}, eager", seconds[name], "us", "CPU", reference, bar))
    return rows


def many_parameters(settings: Settings) -> list[Row]:
    """The whole compiled call of a model of 300 parameters, over its executable run by itself."""
    model, x = ManyParameters().to("tpu"), torch.arange(4.0, device="tpu")
    made: list[Any] = []

    class Recorded(DeviceCall):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            made.append(self)

    with mock.patch.object(calls_module, "DeviceCall", Recorded), torch.no_grad():
        compiled = torch.compile(model, backend="tpu", options={"cache": False})
        compiled(x)
        compiled(x)
        (call,) = made
        bare = _bare_executable(call, lambda: compiled(x))
        seconds = interleave({"whole": lambda: compiled(x), "bare": bare}, settings.rounds(50), 50)
    over = (seconds["whole"] - seconds["bare"]) * 1e6
    bar = Bar("value", "<=", 150.0)
    what = f"{PARAMETERS} parameters, over the executable"
    return [
        Row(QUESTION, what, over, "us", bar=bar),
        Row(QUESTION, f"{PARAMETERS} parameters, the executable", seconds["bare"] * 1e6, "us"),
    ]


class Block(nn.Module):
    """A transformer's feed-forward half, and a graph break after it if one is asked for."""

    def __init__(self, width: int, breaks: bool) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)
        self.breaks = breaks

    def forward(self, x: Tensor) -> Tensor:
        x = x + self.down(nn.functional.gelu(self.up(self.norm(x))))
        if self.breaks:
            torch._dynamo.graph_break()
        return x


def graph_breaks(settings: Settings) -> list[Row]:
    """A training step of four blocks: one graph against four, broken three times."""
    width, tokens = (16, 8) if settings.quick else (256, 512)
    x = torch.randn(tokens, width, device="tpu")

    def step(breaks: int) -> Callable[[], Any]:
        torch.manual_seed(0)
        blocks = [Block(width, breaks=i < breaks) for i in range(4)]
        model = nn.Sequential(*blocks).to("tpu")
        optimizer = torch.optim.SGD(model.parameters(), lr=1e-3)

        def loss(x: Tensor) -> Tensor:
            return model(x).square().mean()

        compiled = torch.compile(loss, backend="tpu")

        def once() -> None:
            optimizer.zero_grad()
            compiled(x).backward()

        return once

    calls = {"broken": step(3), "whole": step(0)}
    for call in calls.values():
        call()
        call()
    seconds = interleave(calls, settings.rounds(15), repeat=1 if settings.quick else 5)
    value, reference = seconds["broken"] * 1e3, seconds["whole"] * 1e3
    bar = Bar("ratio", "<=", 1.3)
    return [Row(QUESTION, "step with 3 graph breaks", value, "ms", "one graph", reference, bar)]
