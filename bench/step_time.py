"""A forward and a training step of the decoder: ours, hand-written JAX of the same maths, eager."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import torch
from torch import nn

from bench.common import Bar, Row, Settings, interleave
from bench.jax_decoder import Trainer, array, make_logits, make_loss, params_of
from bench.models import Workload

QUESTION = "step_time"
BAR = Bar("ratio", "<=", 1.05)


def run(settings: Settings) -> list[Row]:
    return [*forward(settings), *training(settings)]


def forward(settings: Settings) -> list[Row]:
    workload = settings.decoder()
    model, (inputs, _) = workload.model().eval(), workload.batch()
    logits, params, ids = jax.jit(make_logits(model)), params_of(model), array(inputs[0].int())
    calls: dict[str, Callable[[], Any]] = {
        "ours": _without_grad(torch.compile(model, backend="tpu"), inputs),
        "JAX": lambda: jax.block_until_ready(logits(params, ids)),
        "eager": _without_grad(model, inputs),
    }
    if settings.inductor:
        calls["inductor"] = _without_grad(torch.compile(workload.model().eval()), inputs)
    return _rows("forward", interleave(calls, settings.rounds(25)), ("ours",))


def training(settings: Settings) -> list[Row]:
    """Forward, backward and AdamW. The optimizer runs eagerly, fused, or compiled by us too."""
    workload = settings.decoder()
    (inputs, target), model = workload.batch(), workload.model()
    trainer = Trainer(params_of(model), make_loss(model))
    ids, wanted = array(inputs[0].int()), array(target.int())
    compiled = torch.compile(model, backend="tpu")
    plain, fused, whole = (
        torch.optim.AdamW(model.parameters(), lr=1e-3, fused=fused)
        for fused in (False, True, False)
    )
    compiled_optimizer = torch.compile(whole.step, backend="tpu")
    eager = workload.model()
    eager_optimizer = torch.optim.AdamW(eager.parameters(), lr=1e-3)
    ours = {
        "ours, eager AdamW": _step(workload, compiled, plain, plain.step),
        "ours, fused AdamW": _step(workload, compiled, fused, fused.step),
        "ours, compiled AdamW": _step(workload, compiled, whole, compiled_optimizer),
    }
    calls = {
        **ours,
        "JAX": lambda: trainer.step(ids, wanted),
        "eager": _step(workload, eager, eager_optimizer, eager_optimizer.step),
    }
    if settings.inductor:
        other = workload.model()
        optimizer = torch.optim.AdamW(other.parameters(), lr=1e-3)
        calls["inductor"] = _step(workload, torch.compile(other), optimizer, optimizer.step)
    return _rows("training step", interleave(calls, settings.rounds(15)), tuple(ours))


def _rows(what: str, seconds: dict[str, float], ours: tuple[str, ...]) -> list[Row]:
    """Each way of ours against each of the others; the bar is on the comparison with JAX."""
    rows = []
    for name in ours:
        title = f"{what}: {name}"
        for other in seconds.keys() - set(ours):
            bar = BAR if other == "JAX" else None
            value, reference = seconds[name] * 1e3, seconds[other] * 1e3
            rows.append(Row(QUESTION, title, value, "ms", other, reference, bar))
    return sorted(
        rows, key=lambda r: (ours.index(r.what.partition(": ")[2]), r.bar is None, r.against)
    )


def _without_grad(call: nn.Module, inputs: tuple[torch.Tensor, ...]) -> Callable[[], Any]:
    def run_once() -> Any:
        with torch.no_grad():
            return call(*inputs)

    return run_once


def _step(
    workload: Workload,
    call: nn.Module,
    optimizer: torch.optim.Optimizer,
    update: Callable[[], Any],
) -> Callable[[], Any]:
    inputs, target = workload.batch()

    def step() -> None:
        optimizer.zero_grad()
        workload.loss(call(*inputs), target).backward()
        update()

    return step
