"""What a training step on the device takes: no second copy of what it updates, and nothing is lost."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
from torch import nn

import tpu_compile

Tensor = torch.Tensor

pytestmark = pytest.mark.usefixtures("fresh_dynamo")

BATCH = 16


def mlp(width: int, layers: int) -> nn.Module:
    parts: list[nn.Module] = []
    for _ in range(layers):
        parts += [nn.Linear(width, width, bias=False), nn.ReLU()]
    return nn.Sequential(*parts).to("tpu")


def activations(width: int, layers: int) -> int:
    """Bytes of what the layers give, once each, with the input."""
    return BATCH * width * 4 * (2 * layers + 1)


Step = Callable[[], Any]


def compiled_apart(model: nn.Module, x: Tensor) -> Step:
    """A graph for the forward, one for the backward and one for the optimizer."""
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3, capturable=True)
    forward = torch.compile(model, backend="tpu")
    update = torch.compile(optimizer.step, backend="tpu")

    def step() -> None:
        optimizer.zero_grad()
        forward(x).square().mean().backward()
        update()

    return step


def compiled_whole(model: nn.Module, x: Tensor) -> Step:
    """One executable for all."""
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    step = tpu_compile.train_step(model, lambda y, _: y.square().mean(), optimizer)
    return lambda: step(x, x)


HOW = {"apart": compiled_apart, "whole": compiled_whole}


def addresses(tensors: Iterator[Tensor]) -> list[int]:
    from tpu_compile.eager.storage import cell_of

    return [cell_of(t).on_host().data_ptr() for t in tensors]


def measure(how: str, width: int, layers: int) -> dict[str, Any]:
    """The peak over that of before, of steps that follow the first two, and whether memory moved."""
    before = torch.tpu.memory_allocated()
    model = mlp(width, layers)
    x = torch.randn(BATCH, width, device="tpu")
    step = HOW[how](model, x)
    for _ in range(2):
        step()
    at = addresses(model.parameters())
    torch.tpu.reset_peak_memory_stats()
    for _ in range(3):
        step()
    return {
        "parameters": sum(p.nbytes for p in model.parameters()),
        "peak": torch.tpu.max_memory_allocated() - before,
        "stayed": addresses(model.parameters()) == at,
    }


@pytest.mark.parametrize("how", HOW)
def test_a_step_of_adamw_has_no_second_copy(how: str) -> None:
    width, layers = 256, 4
    found = measure(how, width, layers)
    # Parameters, gradients, and two states of AdamW.
    assert found["peak"] <= 4 * found["parameters"] + activations(width, layers)
    assert found["peak"] > 3 * found["parameters"]  # it is counted at all
    assert found["stayed"], "the executable wrote its results to other memory"


PROCESS = """
import json, resource, sys
sys.path[:0] = ["tests"]
import test_device_memory as t
def most(): return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
t.measure({how!r}, 32, 2)
before = most()
found = t.measure({how!r}, 1024, 25)
print(json.dumps(found | {{"process": most() - before}}))
"""


@pytest.mark.slow
@pytest.mark.parametrize("how", HOW)
def test_a_step_of_a_model_of_100_megabytes(how: str) -> None:
    code = PROCESS.format(how=how)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert not done.returncode, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["parameters"] > 100e6
    assert found["peak"] <= 4 * found["parameters"] + activations(1024, 25)
    assert found["stayed"]
    # The operating system's word for it: what was never used of a copy is not counted there, either.
    assert found["process"] <= 4.5 * found["parameters"]


# ---------------------------------------------------------------------- aliases


def test_a_step_updates_what_others_look_into() -> None:
    model = mlp(8, 2)
    weight = model[2].weight = model[0].weight  # type: ignore[index,union-attr]
    step = compiled_apart(model, torch.randn(BATCH, 8, device="tpu"))
    row, flat, twin = weight.detach()[1], weight.data.view(-1), weight.detach().clone()
    kept = {name: t.clone() for name, t in model.state_dict().items()}
    for _ in range(3):
        step()
        now = weight.detach().cpu()
        assert torch.equal(row.cpu(), now[1])
        assert torch.equal(flat.cpu(), now.reshape(-1))
    assert torch.equal(kept["0.weight"], twin)
    assert not torch.equal(twin.cpu(), now)
    model.load_state_dict(kept)
    assert torch.equal(row, twin[1])
    step()
    assert not torch.equal(row, twin[1])
    assert model[2].weight is model[0].weight is weight  # type: ignore[index,union-attr]


ALIASED: dict[str, Callable[[Tensor], tuple[Tensor, Tensor]]] = {
    "the same": lambda x: (x, x),
    "a view of all": lambda x: (x, x.view(-1).view(3, 4)),
    "a part": lambda x: (x, x[:1]),
    "written through a part": lambda x: (x[1:], x),
    "detached": lambda x: (x, x.detach()),
    "the host has looked": lambda x: (x, x[len(x.tolist()) - 1]),
}


@pytest.mark.parametrize("name", ALIASED)
def test_an_input_that_is_updated_is_another_one_too(name: str) -> None:
    def update(x: Tensor, y: Tensor) -> tuple[Tensor, Tensor]:
        total = y.sum()
        x.mul_(2)
        return total + y.sum(), x

    compiled = torch.compile(update, backend="tpu")
    there, here = torch.arange(12.0, device="tpu").view(3, 4), torch.arange(12.0).view(3, 4)
    for _ in range(3):
        got, want = compiled(*ALIASED[name](there)), update(*ALIASED[name](here))
        assert got[0].item() == want[0].item()
        assert torch.equal(got[1].cpu(), want[1])
        assert torch.equal(there.cpu(), here)
