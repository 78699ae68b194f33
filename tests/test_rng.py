"""What governs compiled randomness: seeds, states, generators; and draws that equal eager's."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.utils.checkpoint import checkpoint

X = torch.linspace(0.1, 2, 64).reshape(8, 8)


pytestmark = pytest.mark.usefixtures("fresh_dynamo")


def compiled(fn: Callable[..., Any], rng: str = "device", **kw: Any) -> Callable[..., Any]:
    return torch.compile(fn, backend="tpu", options={"rng": rng}, **kw)


def noise(x: Tensor) -> Tensor:
    return F.dropout(x, 0.5) + torch.rand_like(x)


# ---------------------------------------------------------------------- the state of torch's generator


def test_a_call_with_random_ops_takes_two_words_of_torchs_generator() -> None:
    """However many random ops it has; one without leaves the generator alone."""
    fn, plain = compiled(noise), compiled(lambda x: x * 2)
    fn(X)
    torch.manual_seed(5)
    plain(X)
    fn(X)
    got = torch.get_rng_state()
    torch.manual_seed(5)
    torch.randint(-(2**63), 2**63 - 1, (2,), dtype=torch.int64)
    assert torch.equal(got, torch.get_rng_state())


def test_states_and_forks_govern_compiled_calls() -> None:
    fn = compiled(noise)
    torch.manual_seed(1)
    state = torch.get_rng_state()
    a, b = fn(X), fn(X)
    assert not torch.equal(a, b)
    torch.set_rng_state(state)
    assert torch.equal(fn(X), a)
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(99)
        fn(X)
    assert torch.equal(fn(X), b)
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(1)
        assert torch.equal(fn(X), a)


SCRIPT = """
import torch, torch.nn.functional as F
fn = torch.compile(lambda x: F.dropout(x, 0.5) + torch.randn_like(x), backend="tpu")
torch.manual_seed(11)
print([fn(torch.ones(4)).tolist() for _ in range(2)])
"""


def test_a_seed_means_the_same_in_another_process() -> None:
    made = [
        subprocess.run(
            [sys.executable, "-c", SCRIPT], check=True, capture_output=True, text=True
        ).stdout
        for _ in range(2)
    ]
    assert made[0] == made[1]
    assert made[0].count("[") == 3


def test_a_seed_governs_both_sides_of_a_graph_break() -> None:
    def fn(x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        a = torch.rand_like(x)
        torch._dynamo.graph_break()
        return a, torch.rand_like(x), F.dropout(x, 0.5)

    broken = compiled(fn)
    torch.manual_seed(2)
    first = broken(X)
    assert not torch.equal(first[0], first[1])
    torch.manual_seed(2)
    assert all(map(torch.equal, broken(X), first))


def test_seeding_inside_of_the_function() -> None:
    def fn(x: Tensor) -> Tensor:
        torch.manual_seed(3)
        return torch.rand_like(x)

    seeded = compiled(fn)
    assert torch.equal(seeded(X), seeded(X))


@pytest.mark.filterwarnings("ignore:operators without a lowering")
def test_a_generator_of_its_own() -> None:
    """Its draws are eager's, and it alone moves."""
    own = torch.Generator().manual_seed(4)

    def fn(x: Tensor) -> Tensor:
        return torch.rand(x.shape, generator=own) + x

    state = torch.get_rng_state()
    got = [compiled(fn)(X) for _ in range(2)]
    assert torch.equal(torch.get_rng_state(), state)
    own.manual_seed(4)
    torch.testing.assert_close(got, [fn(X) for _ in range(2)])


def test_a_checkpoint_recomputes_what_was_drawn_across_a_graph_break() -> None:
    class Block(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.inner = torch.compile(noise, backend="tpu")

        def forward(self, x: Tensor) -> Tensor:
            return self.inner(x) * x.sin()

    block = Block()
    x = X.clone().requires_grad_()
    torch.manual_seed(6)
    y = checkpoint(block, x, use_reentrant=False)
    (got,) = torch.autograd.grad(y.sum(), x)
    torch.manual_seed(6)
    (want,) = torch.autograd.grad(block(x).sum(), x)
    torch.testing.assert_close(got, want)


# ---------------------------------------------------------------------- options={"rng": "torch"}

EAGER: dict[str, Callable[[Tensor], Any]] = {
    "dropout": lambda x: F.dropout(x, 0.3) * 2,
    "creation": lambda x: (torch.rand(3, 4), torch.randn(5), torch.randint(9, (4,)), x + 1),
    "like": lambda x: torch.rand_like(x).sin() + torch.randn_like(x) * torch.randint_like(x, 5),
    "in place": lambda x: (
        x.clone().uniform_(-1, 1),
        x.clone().normal_(2, 3),
        x.clone().exponential_(2.0),
        x.clone().cauchy_(),
        x.clone().log_normal_(),
        x.clone().geometric_(0.4),
        x.clone().bernoulli_(0.6),
    ),
    "draws that wait for others": lambda x: (torch.rand_like(x.exp() * 2).cos(), torch.rand(3)),
    "sampling": lambda x: (
        torch.bernoulli(x / 2),
        torch.multinomial(x, 3),
        torch.poisson(x),
        torch.normal(x, 2.0),
        torch.randperm(7),
    ),
    "dropout of channels": lambda x: (F.dropout1d(x, 0.5), F.alpha_dropout(x, 0.5, training=True)),
    "rrelu": lambda x: F.rrelu(x - 1, training=True),
    "attention": lambda x: F.scaled_dot_product_attention(x[None], x[None], x[None], dropout_p=0.4),
}


@pytest.mark.parametrize("name", EAGER)
def test_streams_equal_eagers(name: str) -> None:
    fn = EAGER[name]
    ours = compiled(fn, "torch", fullgraph=True)
    torch.manual_seed(8)
    got, state = [ours(X) for _ in range(2)], torch.get_rng_state()
    torch.manual_seed(8)
    torch.testing.assert_close(got, [fn(X) for _ in range(2)], rtol=1e-5, atol=1e-5)
    assert torch.equal(state, torch.get_rng_state())


def test_training_equals_eager_with_dropout() -> None:
    def losses(fast: bool) -> list[float]:
        torch._dynamo.reset()
        torch.manual_seed(0)
        model = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Dropout(0.4), nn.Linear(16, 8))
        step = compiled(model, "torch") if fast else model
        optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
        found = []
        for _ in range(4):
            loss = checkpoint(step, X, use_reentrant=False).square().mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            found.append(loss.item())
        return found

    torch.testing.assert_close(losses(True), losses(False))


def test_control_flow_draws_as_eager() -> None:
    def fn(x: Tensor) -> Tensor:
        return torch.cond(x.sum() > 0, lambda x: torch.rand_like(x), lambda x: x + 1, (x,)) * x

    torch.manual_seed(9)
    got = compiled(fn, "torch", fullgraph=True)(X)
    torch.manual_seed(9)
    torch.testing.assert_close(got, torch.rand_like(X) * X)
