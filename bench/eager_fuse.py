"""A training loop run eagerly on the device: ops put off and compiled together against op by op."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import nn

import tpu_compile
from bench.common import Bar, Row, Settings, interleave

QUESTION = "eager_fuse"
OPTIMIZERS = ("SGD", "AdamW")


def run(settings: Settings) -> list[Row]:
    rows = []
    for name in OPTIMIZERS:
        steps = {mode: _step(name, mode, settings) for mode in ("fuse", "strict")}
        for step in steps.values():
            for _ in range(4):
                step()
        seconds = interleave(steps, settings.rounds(15), repeat=2 if settings.quick else 10)
        fuse, strict = (seconds[mode] * 1e3 for mode in steps)
        what = f"step of an MLP with {name}"
        # Strict must take 1.5 times as long.
        rows.append(Row(QUESTION, what, fuse, "ms", "strict", strict, Bar("ratio", "<=", 1 / 1.5)))
    return rows


def _step(optimizer: str, mode: str, settings: Settings) -> Callable[[], Any]:
    torch.manual_seed(0)
    width, layers = (16, 2) if settings.quick else (128, 4)
    hidden = [
        m for _ in range(layers) for m in (nn.Linear(width, width), nn.LayerNorm(width), nn.GELU())
    ]
    model = nn.Sequential(*hidden, nn.Linear(width, 10)).to("tpu")
    update = getattr(torch.optim, optimizer)(model.parameters(), lr=1e-3)
    x, y = torch.randn(32, width).to("tpu"), torch.randint(10, (32,)).to("tpu")

    def step() -> float:
        with tpu_compile.eager_mode(mode):
            update.zero_grad()
            loss = nn.functional.cross_entropy(model(x), y)
            loss.backward()
            update.step()
            return loss.item()

    return step
