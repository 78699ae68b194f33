"""Random ops: their distributions, what a seed governs, and that the backward draws what the forward drew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import scipy.stats as st
import torch
import torch.nn.functional as F
from torch import Tensor
from torch.utils.checkpoint import checkpoint

aten = torch.ops.aten
N = 40_000
# With a fixed seed these tests are deterministic; a right sampler fails one in 10^4 seeds.
P_VALUE = 1e-4


def compiled(fn: Callable[..., Any]) -> Callable[..., Any]:
    torch._dynamo.reset()
    torch.manual_seed(20)
    return torch.compile(fn, backend="tpu", fullgraph=True)


def draw(fn: Callable[..., Any], *args: Any) -> Any:
    return compiled(fn)(*args)


CONTINUOUS: dict[str, tuple[Callable[[Tensor], Tensor], Any]] = {
    "rand": (lambda x: torch.rand_like(x), st.uniform()),
    "uniform": (lambda x: x.clone().uniform_(-2, 5), st.uniform(-2, 7)),
    "randn": (lambda x: torch.randn(x.shape, dtype=x.dtype), st.norm()),
    "normal": (lambda x: torch.normal(x + 1, 2.0), st.norm(1, 2)),
    "normal_": (lambda x: x.clone().normal_(3, 0.5), st.norm(3, 0.5)),
    "exponential": (lambda x: x.clone().exponential_(2.5), st.expon(scale=1 / 2.5)),
    "cauchy": (lambda x: x.clone().cauchy_(1, 2), st.cauchy(1, 2)),
    "log_normal": (lambda x: x.clone().log_normal_(0.5, 0.25), st.lognorm(0.25, scale=1.6487213)),
    "gamma": (lambda x: torch._standard_gamma(x + 0.7), st.gamma(0.7)),
}


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64], ids=str)
@pytest.mark.parametrize("name", list(CONTINUOUS))
def test_continuous(name: str, dtype: torch.dtype) -> None:
    fn, distribution = CONTINUOUS[name]
    x = draw(fn, torch.zeros(N, dtype=dtype))
    assert x.dtype == dtype
    assert x.isfinite().all()
    assert st.kstest(x.double().numpy(), distribution.cdf).pvalue > P_VALUE
    digits = 24 if dtype == torch.float32 else 53
    assert x.unique().numel() > min(N, 2**digits) * 0.99


DISCRETE: dict[str, tuple[Callable[[Tensor], Tensor], Any]] = {
    "randint": (lambda x: torch.randint(-2, 5, x.shape), st.randint(-2, 5)),
    "randint_power_of_two": (lambda x: torch.randint(8, x.shape), st.randint(0, 8)),
    "randint_like": (lambda x: torch.randint_like(x, 6), st.randint(0, 6)),
    "random_to": (lambda x: aten.random.to(x, 9), st.randint(0, 9)),
    "bernoulli": (lambda x: torch.bernoulli(x + 0.3), st.bernoulli(0.3)),
    "bernoulli_p": (lambda x: x.clone().bernoulli_(0.8), st.bernoulli(0.8)),
    "geometric": (lambda x: x.clone().geometric_(0.3), st.geom(0.3)),
    "poisson": (lambda x: torch.poisson(x + 3.5), st.poisson(3.5)),
    "poisson_large": (lambda x: torch.poisson(x + 30), st.poisson(30)),
    "binomial": (lambda x: torch.binomial(x + 12, x + 0.4), st.binom(12, 0.4)),
    "multinomial": (
        lambda x: torch.multinomial(torch.arange(5.0), x.numel(), replacement=True) - 1,
        st.rv_discrete(values=([0, 1, 2, 3], [0.1, 0.2, 0.3, 0.4])),
    ),
    "multinomial_rows": (
        lambda x: torch.multinomial((torch.arange(4.0) + 1).expand(x.numel(), 4), 1)[:, 0],
        st.rv_discrete(values=([0, 1, 2, 3], [0.1, 0.2, 0.3, 0.4])),
    ),
}


@pytest.mark.parametrize("name", list(DISCRETE))
def test_discrete(name: str) -> None:
    fn, distribution = DISCRETE[name]
    drawn = draw(fn, torch.zeros(N))
    values, counts = drawn.double().unique(return_counts=True)
    expected = N * torch.from_numpy(distribution.pmf(values.numpy()))
    common = expected >= 5
    chi = ((counts - expected) ** 2 / expected)[common].sum()
    assert st.chi2.sf(chi, int(common.sum()) - 1) > P_VALUE
    assert counts[~common].sum() <= 20 + 4 * expected[~common].sum()


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16, torch.float32], ids=str)
def test_bounds(dtype: torch.dtype) -> None:
    """Half-open intervals stay so where the dtype rounds."""
    x = torch.zeros(1 << 18, dtype=dtype)
    u = draw(torch.rand_like, x)
    assert u.min() >= 0
    assert u.max() < 1
    assert abs(u.double().mean() - 0.5) < 0.005
    u = draw(lambda x: x.clone().uniform_(0.1, 0.2), x)
    assert u.min() >= torch.tensor(0.1, dtype=dtype)
    assert u.max() < torch.tensor(0.2, dtype=dtype)
    n = draw(torch.randn_like, x).double()
    assert abs(n.mean()) < 0.02
    assert abs(n.std() - 1) < 0.02


def test_integer_ranges() -> None:
    def fn(x: Tensor) -> tuple[Tensor, ...]:
        return (
            torch.randint(-(2**63), 2**63 - 1, (N,)),
            aten.random(torch.empty(N, dtype=torch.uint8)),
            aten.random(torch.empty(N, dtype=torch.int32)),
            torch.randint(0, 256, (N,), dtype=torch.uint8),
            aten.random(torch.empty(N)),
            aten.random(torch.empty(N, dtype=torch.bool)),
        )

    full, byte, word, chosen, real, flag = draw(fn, torch.zeros(()))
    assert st.kstest(full.double().numpy(), st.uniform(-(2.0**63), 2.0**64).cdf).pvalue > P_VALUE
    assert (byte.min(), byte.max()) == (0, 255)
    assert word.min() >= 0
    assert word.max() > 2**31 - 2**22
    assert (chosen.min(), chosen.max()) == (0, 255)
    assert 0 <= real.min() < real.max() <= 2**24
    assert 0.45 < flag.double().mean() < 0.55


def test_complex_normal() -> None:
    z = draw(lambda x: torch.randn(N, dtype=torch.complex64), torch.zeros(()))
    for part in (z.real, z.imag):
        assert st.kstest(part.numpy(), st.norm(0, 0.5**0.5).cdf).pvalue > P_VALUE
    assert abs((z.real * z.imag).mean()) < 0.02


def test_randperm() -> None:
    perms = draw(lambda x: torch.stack([torch.randperm(4) for _ in range(600)]), torch.zeros(()))
    assert (perms.sort(1).values == torch.arange(4)).all()
    _, counts = perms.unique(dim=0, return_counts=True)
    assert counts.numel() == 24
    assert st.chisquare(counts.numpy()).pvalue > P_VALUE
    for n in (0, 1, 5):
        drawn = draw(lambda x, n=n: torch.randperm(n, dtype=torch.int32), torch.zeros(()))
        assert sorted(drawn.tolist()) == list(range(n))


def test_multinomial_without_replacement() -> None:
    weights = torch.tensor([0.0, 1, 2, 3, 0])
    drawn = draw(lambda w: torch.multinomial(w.expand(N, 5), 3), weights)
    assert (drawn.sort(1).values == torch.tensor([1, 2, 3])).all()
    first = torch.bincount(drawn[:, 0], minlength=5)[1:4]
    assert st.chisquare(first.numpy(), N * torch.tensor([1, 2, 3]).numpy() / 6).pvalue > P_VALUE
    # Given the first, the second is one of the rest in proportion to its weight.
    second = torch.bincount(drawn[drawn[:, 0] == 3][:, 1], minlength=5)[1:3]
    total = int(second.sum())
    assert st.chisquare(second.numpy(), [total / 3, total * 2 / 3]).pvalue > P_VALUE


def test_dirichlet() -> None:
    concentration = torch.tensor([0.5, 1.0, 2.5])
    x = draw(lambda a: torch._sample_dirichlet(a.expand(N, 3)), concentration)
    torch.testing.assert_close(x.sum(1), torch.ones(N))
    for i, a in enumerate((0.5, 1.0, 2.5)):
        assert st.kstest(x[:, i].numpy(), st.beta(a, 4 - a).cdf).pvalue > P_VALUE


def test_gamma_gradient() -> None:
    a = torch.tensor([0.3, 1.0, 2.0, 7.5, 50.0])
    x = torch.tensor([0.1, 0.7, 3.0, 6.0, 55.0])
    got = draw(torch.ops.aten._standard_gamma_grad, a.double(), x.double())
    eps = 1e-6  # d/da of the quantile at a fixed probability
    p = torch.from_numpy(st.gamma(a.double().numpy()).cdf(x.double().numpy()))
    high, low = (torch.from_numpy(st.gamma(a.double().numpy() + e).ppf(p)) for e in (eps, -eps))
    torch.testing.assert_close(got, (high - low) / (2 * eps), rtol=1e-4, atol=1e-6)


# ---------------------------------------------------------------------- the state


def test_seed_reproduces_and_calls_differ() -> None:
    fn = compiled(lambda x: torch.rand_like(x))
    x = torch.zeros(8)
    first, second = fn(x), fn(x)
    assert not torch.equal(first, second)
    torch.manual_seed(20)
    assert torch.equal(fn(x), first)
    assert torch.equal(fn(x), second)


def test_state_can_be_saved() -> None:
    fn = compiled(lambda x: torch.randn_like(x))
    x = torch.zeros(8)
    state = torch.get_rng_state()
    first = fn(x)
    torch.set_rng_state(state)
    assert torch.equal(fn(x), first)
    with torch.random.fork_rng():
        fn(x)
    after = fn(x)
    torch.set_rng_state(state)
    fn(x)
    assert torch.equal(fn(x), after)


def test_ops_of_one_graph_are_independent() -> None:
    a, b, c = draw(lambda x: (torch.rand(N), torch.rand(N), torch.rand(2, N)), torch.zeros(()))
    rows = torch.stack([a, b, *c])
    correlation = torch.corrcoef(rows) - torch.eye(4)
    assert correlation.abs().max() < 0.03
    lagged = torch.corrcoef(torch.stack([a[1:], a[:-1], b[1:], b[:-1]]))
    assert (lagged - torch.eye(4)).abs().max() < 0.03


def test_calls_are_independent() -> None:
    fn = compiled(lambda x: torch.rand(N))
    rows = torch.stack([fn(torch.zeros(())) for _ in range(4)])
    assert (torch.corrcoef(rows) - torch.eye(4)).abs().max() < 0.03


# ---------------------------------------------------------------------- dropout and checkpoints


def test_dropout_backward_uses_the_forward_mask() -> None:
    fn = compiled(lambda x: F.dropout(x, 0.3))
    x = torch.ones(N, requires_grad=True)
    y = fn(x)
    y.sum().backward()
    assert torch.equal(x.grad, y.detach())
    assert st.binomtest(int((y != 0).sum()), N, 0.7).pvalue > P_VALUE
    torch.testing.assert_close(y[y != 0].unique(), torch.tensor([1 / 0.7]))


@pytest.mark.parametrize(("p", "kept"), [(0.0, 1.0), (1.0, 0.0)])
def test_dropout_of_none_and_all(p: float, kept: float) -> None:
    assert torch.equal(draw(lambda x: F.dropout(x, p), torch.ones(9)), torch.full((9,), kept))


def test_dropout_in_eval() -> None:
    x = torch.randn(9)
    assert torch.equal(draw(lambda x: F.dropout(x, 0.5, training=False), x), x)


@pytest.mark.parametrize(
    "fn", [F.alpha_dropout, F.dropout1d, F.feature_alpha_dropout], ids=lambda f: f.__name__
)
def test_dropout_variants(fn: Callable[..., Tensor]) -> None:
    x = torch.randn(200, 50, 4)
    y = draw(lambda x: fn(x, 0.4, training=True), x)
    assert abs(y.mean()) < 0.1
    changed = (y != x).double().mean()
    assert changed > 0.3


def block(x: Tensor) -> Tensor:
    x = F.dropout(x.sin(), 0.5) * torch.rand_like(x)
    return F.dropout(x * torch.randn(x.shape).exp(), 0.25)


def test_checkpoint_recomputes_the_same_draws() -> None:
    """The block is linear in sin(x), so its gradient at x is its value times cos(x) / sin(x)."""
    fn = compiled(lambda x: checkpoint(block, x, use_reentrant=False))
    for _ in range(2):
        x = (torch.rand(64) + 0.3).requires_grad_()
        y = fn(x)
        y.sum().backward()
        want = (y * x.cos() / x.sin()).detach()
        torch.testing.assert_close(x.grad, want, rtol=1e-5, atol=1e-6)
        assert 0.2 < (y == 0).double().mean() < 0.9


def test_two_checkpoints_draw_apart() -> None:
    def fn(x: Tensor) -> tuple[Tensor, Tensor]:
        return tuple(checkpoint(block, x, use_reentrant=False) for _ in range(2))

    x = torch.ones(256, requires_grad=True)
    a, b = compiled(fn)(x)
    assert not torch.equal(a, b)
    (a.sum() + b.sum()).backward()
    torch.testing.assert_close(x.grad, ((a + b) * x.cos() / x.sin()).detach(), rtol=1e-5, atol=1e-5)
