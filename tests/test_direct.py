"""The one-pass trace of inference graphs: like calls are traced once, doubtful graphs are declined."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import fx, nn

from tpu_compile import direct

X = torch.linspace(-1, 1, 12).reshape(3, 4)
Y = torch.linspace(0, 2, 12).reshape(3, 4)


@pytest.fixture
def traced(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[list[fx.GraphModule | None]]:
    """What direct.trace returned for each graph that it was given; none is known from before."""
    monkeypatch.setenv("TPU_COMPILE_CACHE_DIR", str(tmp_path))
    results: list[fx.GraphModule | None] = []
    original = direct.trace

    def spy(*args: Any) -> fx.GraphModule | None:
        results.append(original(*args))
        return results[-1]

    monkeypatch.setattr(direct, "trace", spy)
    torch._dynamo.reset()
    yield results
    torch._dynamo.reset()


def _dropout_twice(x: torch.Tensor) -> torch.Tensor:
    return torch.stack([F.dropout(torch.ones_like(x), 0.5), F.dropout(torch.ones_like(x), 0.5)])


TRACED: dict[str, Callable[..., Any]] = {
    "same tensor twice, then two": lambda x, y: (x * x, x * y, y * y, y * x),
    "numbers that are equal": lambda x, y: (x * 1, x * 1.0, x * True, x.int() * 1, x.int() * 1.0),
    "slices": lambda x, y: (x[:, 1:], y[:, 1:], x[::2], y[0, -1], x[..., None]),
    "views of different offsets": lambda x, y: sum(t * 2 for t in torch.cat([x, y]).chunk(3)),
    "tuples": lambda x, y: torch.cat(torch.stack([x, y]).unbind(1)) + x.max(dim=1).values.sum(),
    "linear": lambda x, y: (F.linear(x, y), F.linear(y, x), F.linear(x[None], y, y[:, 0])),
    "linear of a vector": lambda x, y: F.linear(x[0], y),
    "constants": lambda x, y: (x + torch.tensor([1.0, 2, 3, 4]), y + torch.tensor([4.0, 3, 2, 1])),
    "methods": lambda x, y: (x.softmax(-1), y.softmax(-1), x.view(2, 6), x.mean((0, 1))),
    "a call that returns its input": lambda x, y: (x.contiguous() + x, x.contiguous()),
    "kwargs": lambda x, y: (torch.sum(x, dim=1, keepdim=True), torch.sum(y, dim=1, keepdim=False)),
    "batch norm, eval": lambda x, y: F.batch_norm(x, y[0], y[1] + 1),
}


@pytest.mark.parametrize("name", TRACED)
def test_traced(name: str, traced: list[fx.GraphModule | None]) -> None:
    got = torch.compile(TRACED[name], backend="tpu", fullgraph=True)(X, Y)
    torch.testing.assert_close(got, TRACED[name](X, Y), rtol=1e-5, atol=1e-6)
    assert traced[0] is not None


def _autocast(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    with torch.autocast("cpu", torch.bfloat16):
        return x @ y.t()


DECLINED: dict[str, Callable[..., Any]] = {
    "in place": lambda x, y: x.clone().add_(y),
    "batch norm, training": lambda x, y: F.batch_norm(x, y[0].clone(), y[1].clone(), training=True),
    "out": lambda x, y: torch.add(x, y, out=torch.empty(3, 4)),
    "setitem": lambda x, y: x.clone().__setitem__(0, 1.0) or x,
    "autocast inside": _autocast,
    "vmap": lambda x, y: torch.func.vmap(torch.dot)(x, y),
    "cond": lambda x, y: torch.cond(x.sum() > 0, torch.sin, torch.cos, (y,)),
}


@pytest.mark.parametrize("name", DECLINED)
def test_declined(name: str, traced: list[fx.GraphModule | None]) -> None:
    got = torch.compile(DECLINED[name], backend="tpu")(X, Y)
    torch.testing.assert_close(got, DECLINED[name](X, Y), rtol=1e-5, atol=1e-2)
    assert all(t is None for t in traced)


def test_ambient_autocast(traced: list[fx.GraphModule | None]) -> None:
    with torch.autocast("cpu", torch.bfloat16):
        got = torch.compile(F.linear, backend="tpu")(X, Y)
        want = F.linear(X, Y)
    assert got.dtype == want.dtype == torch.bfloat16
    torch.testing.assert_close(got, want)
    assert not any(traced)


def test_running_statistics_are_updated_without_gradient() -> None:
    eager, ours = nn.BatchNorm1d(4), nn.BatchNorm1d(4)
    with torch.no_grad():
        torch.testing.assert_close(torch.compile(ours, backend="tpu")(X), eager(X))
    torch.testing.assert_close(dict(ours.named_buffers()), dict(eager.named_buffers()))


def test_like_random_calls_draw_differently(traced: list[fx.GraphModule | None]) -> None:
    a, b = torch.compile(_dropout_twice, backend="tpu")(torch.ones(64))
    assert traced[0] is not None
    assert not torch.equal(a, b)


@pytest.mark.usefixtures("traced")
def test_like_calls_are_traced_once(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[Any] = []
    original = direct._Call.run
    monkeypatch.setattr(direct._Call, "run", lambda c: ran.append(c.node.target) or original(c))
    torch._dynamo.reset()

    def fn(x: torch.Tensor) -> torch.Tensor:
        for _ in range(10):
            x = torch.tanh(x) * 2
        return x

    torch.testing.assert_close(torch.compile(fn, backend="tpu")(X), fn(X), rtol=1e-5, atol=1e-6)
    assert len(ran) == 2
