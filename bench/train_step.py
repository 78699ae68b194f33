"""One executable for a training step against three graphs (forward, backward, eager optimizer)."""

from __future__ import annotations

import ctypes
import gc
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import torch
from torch import nn

import tpu_compile
from bench.common import Bar, Row, Settings, interleave

QUESTION = "train_step"


def run(settings: Settings) -> list[Row]:
    candidates = {"one executable": _one, "three graphs": _three}
    # In processes of their own: in one, each would find the other's freed memory.
    with ProcessPoolExecutor(1, get_context("spawn"), max_tasks_per_child=1) as fresh:
        peaks = {n: fresh.submit(_peak, make, settings).result() for n, make in candidates.items()}
    calls = {name: make(settings)[0] for name, make in candidates.items()}
    for call in calls.values():
        for _ in range(3):
            call()
    seconds = interleave(calls, settings.rounds(15))
    one, three = (seconds[name] * 1e3 for name in calls)
    return [
        Row(QUESTION, "step of the decoder", one, "ms", "three graphs", three, _at_most(0.95)),
        Row(
            QUESTION,
            "its peak memory",
            peaks["one executable"],
            "MB",
            "three graphs",
            peaks["three graphs"],
            _at_most(0.8),
        ),
    ]


def _at_most(limit: float) -> Bar:
    return Bar("ratio", "<=", limit)


def _one(settings: Settings) -> tuple[Callable[[], Any], int]:
    workload = settings.decoder()
    model, (inputs, target) = workload.model(), workload.batch()
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    step = tpu_compile.train_step(model, workload.loss, optimizer)
    return lambda: step(*inputs, target), _state(model)


def _three(settings: Settings) -> tuple[Callable[[], Any], int]:
    workload = settings.decoder()
    model, (inputs, target) = workload.model(), workload.batch()
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    compiled = torch.compile(model, backend="tpu")

    def step() -> torch.Tensor:
        loss = workload.loss(compiled(*inputs), target)
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        return loss.detach()

    return step, _state(model)


def _state(model: nn.Module) -> int:
    """Bytes of the parameters and of AdamW's two moments, which both keep between steps."""
    return 3 * sum(p.nbytes for p in model.parameters())


def _peak(make: Callable[[Settings], tuple[Callable[[], Any], int]], settings: Settings) -> float:
    """Megabytes of a training loop: its state, and what the process grows by while it runs."""
    step, state = make(settings)
    for _ in range(3):
        step()
    # XLA's client holds on to what its last execution took and gave.
    torch.compile(torch.neg, backend="tpu")(torch.zeros(1))
    return (state + _transient(step)) / 1e6


def _transient(step: Callable[[], Any]) -> int:
    """Bytes that the process grows by while it makes a few steps."""
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    before = _memory("VmRSS")
    Path("/proc/self/clear_refs").write_text("5")  # the peak starts here
    for _ in range(3):
        step()
    return _memory("VmHWM") - before


def _memory(name: str) -> int:
    lines = Path("/proc/self/status").read_text().splitlines()
    (found,) = (line for line in lines if line.startswith(f"{name}:"))
    return int(found.split()[1]) * 1024
