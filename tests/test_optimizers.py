"""torch.optim under torch.compile(optimizer.step) and in train_step: several steps, against eager."""

from __future__ import annotations

import copy
import warnings
from collections.abc import Iterator
from typing import Any

import pytest
import torch
from torch import nn, optim

from tpu_compile import train_step
from tpu_compile.training import EagerStepWarning

OPTIMIZERS: dict[str, tuple[type[optim.Optimizer], dict[str, Any]]] = {
    "Adam": (optim.Adam, {"amsgrad": True, "weight_decay": 0.1}),
    "SGD": (optim.SGD, {"lr": 0.1, "momentum": 0.9, "nesterov": True}),
    "SGD damped": (optim.SGD, {"lr": 0.1, "momentum": 0.9, "dampening": 0.5, "maximize": True}),
    "AdamW": (optim.AdamW, {}),
    "Adadelta": (optim.Adadelta, {}),
    "Adafactor": (optim.Adafactor, {}),
    "Adagrad": (optim.Adagrad, {"lr_decay": 0.1}),
    "Adamax": (optim.Adamax, {}),
    "ASGD": (optim.ASGD, {"lambd": 0.1}),
    "NAdam": (optim.NAdam, {"decoupled_weight_decay": True, "weight_decay": 0.1}),
    "RAdam": (optim.RAdam, {}),
    "RMSprop": (optim.RMSprop, {"centered": True, "momentum": 0.9}),
    "Rprop": (optim.Rprop, {}),
}
QUICK = {"Adam", "SGD", "RMSprop"}  # the others are slow for what they add
NAMES = [n if n in QUICK else pytest.param(n, marks=pytest.mark.slow) for n in OPTIMIZERS]


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    torch.manual_seed(0)
    yield
    torch._dynamo.reset()


def loss_of(model: nn.Module, x: torch.Tensor) -> torch.Tensor:
    return model(x).square().mean()


def inputs() -> list[torch.Tensor]:
    made = torch.Generator().manual_seed(3)
    return [torch.randn(5, 3, generator=made) for _ in range(4)]


def compare(ours: nn.Module, eager: nn.Module) -> None:
    torch.testing.assert_close(ours.state_dict(), eager.state_dict(), rtol=2e-4, atol=1e-5)


@pytest.mark.parametrize("foreach", [False, True])
@pytest.mark.parametrize("name", NAMES)
def test_a_compiled_step(name: str, foreach: bool) -> None:
    kind, settings = OPTIMIZERS[name]
    ours = nn.Linear(3, 2)
    eager = copy.deepcopy(ours)
    mine = kind(ours.parameters(), **settings, foreach=foreach)
    theirs = kind(eager.parameters(), **settings)
    step = torch.compile(mine.step, backend="tpu")
    for x in inputs():
        for model, update in ((ours, step), (eager, theirs.step)):
            model.zero_grad()
            loss_of(model, x).backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            update()
    compare(ours, eager)


@pytest.mark.parametrize("name", NAMES)
def test_in_a_training_step(name: str) -> None:
    kind, settings = OPTIMIZERS[name]
    ours = nn.Linear(3, 2)
    eager = copy.deepcopy(ours)
    mine, theirs = kind(ours.parameters(), **settings), kind(eager.parameters(), **settings)
    schedules = [optim.lr_scheduler.ExponentialLR(o, 0.9) for o in (mine, theirs)]
    step = train_step(ours, lambda out, _: out.square().mean(), mine)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", EagerStepWarning)
        for x in inputs():
            step(x, x)
            loss_of(eager, x).backward()
            theirs.step()
            theirs.zero_grad()
            for schedule in schedules:
                schedule.step()
    assert step.eager is (name == "Adafactor")  # which asks for its count of steps
    compare(ours, eager)


def test_a_learning_rate_that_is_a_tensor() -> None:
    ours = nn.Linear(3, 2)
    eager = copy.deepcopy(ours)
    mine = optim.Adam(ours.parameters(), lr=torch.tensor(0.1), capturable=False, foreach=False)
    theirs = optim.Adam(eager.parameters(), lr=0.1)
    step = torch.compile(mine.step, backend="tpu")
    for n, x in enumerate(inputs()):
        mine.param_groups[0]["lr"].fill_(0.1 / (n + 1))
        theirs.param_groups[0]["lr"] = 0.1 / (n + 1)
        for model, update in ((ours, step), (eager, theirs.step)):
            model.zero_grad()
            loss_of(model, x).backward()
            update()
    compare(ours, eager)


def test_a_moving_average_of_the_weights() -> None:
    model = nn.Linear(3, 2)
    eager = copy.deepcopy(model)
    decay = optim.swa_utils.get_ema_multi_avg_fn(0.9)
    ours, theirs = (optim.swa_utils.AveragedModel(m, multi_avg_fn=decay) for m in (model, eager))
    step = train_step(
        model, lambda out, _: out.square().mean(), optim.SGD(model.parameters(), lr=0.1)
    )
    theirs_sgd = optim.SGD(eager.parameters(), lr=0.1)
    for x in inputs():
        step(x, x)
        ours.update_parameters(model)
        loss_of(eager, x).backward()
        theirs_sgd.step()
        theirs_sgd.zero_grad()
        theirs.update_parameters(eager)
    compare(ours, theirs)
