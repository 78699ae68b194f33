"""Buckets: at a larger size, with garbage in the padding, results are eager's, and executables few."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn

from tpu_compile import bucket_call
from tpu_compile.bucket_call import Bucketed
from tpu_compile.buckets import parse
from tpu_compile.errors import ConfigError


@pytest.fixture(autouse=True)
def _fresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Graphs are made anew in every test, and padding of floats is NaN: none of it may get out."""
    monkeypatch.setenv("TPU_COMPILE_CACHE", "0")
    padded = bucket_call._Cut.padded

    def poisoned(self: Any, x: Tensor) -> Tensor:
        made = padded(self, x)
        real = padded(self, torch.ones_like(x, dtype=torch.bool))
        return made.masked_fill(~real, float("nan")) if x.dtype.is_floating_point else made

    monkeypatch.setattr(bucket_call._Cut, "padded", poisoned)
    torch._dynamo.reset()
    yield
    torch._dynamo.reset()


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Bucketed]:
    """The symbolic graphs that are called by buckets."""
    found: list[Bucketed] = []
    make = Bucketed.__init__

    def record(self: Bucketed, *args: Any, **kwargs: Any) -> None:
        found.append(self)
        make(self, *args, **kwargs)

    monkeypatch.setattr(Bucketed, "__init__", record)
    return found


def tpu(fn: Any, given: Any = "powers_of_two", **kwargs: Any) -> Any:
    options = {"buckets": given}
    return torch.compile(
        fn, backend="tpu", fullgraph=True, **{"dynamic": True, "options": options, **kwargs}
    )


def seeded(*shape: int, seed: int = 0) -> Tensor:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed))


def check(fn: Any, f: Any, *args: Any, tolerance: float = 2e-5) -> None:
    torch.testing.assert_close(f(*args), fn(*args), rtol=tolerance, atol=tolerance, equal_nan=True)


# x is [n, m, 4] of two padded dimensions, w is [4, 6], ids is [n, m] of integers below 6.
Program = Callable[[Tensor, Tensor, Tensor], Any]

PROGRAMS: dict[str, Program] = {
    "sums": lambda x, w, ids: [
        x.sum(), x.sum(0), x.sum((0, 1), keepdim=True), x.mean(1), x.mean(), x.prod(1),
        x.var(0), x.std((0, 1)), torch.var_mean(x, 1, correction=0), (x > 0).any(1), (x < 9).all(),
        x.bfloat16().mean(0), x.norm(dim=1), x.norm(p=1), torch.count_nonzero(ids, 0), x.nansum(0),
    ],
    "orders": lambda x, w, ids: [
        x.amax(1), x.amin((0, 1)), x.max(0), x.min(1), x.argmax(1), x.argmin(0), ids.max(),
        x.sort(1), x.sort(0, descending=True), torch.sort(ids, stable=True, dim=1, descending=True),
        x.topk(2, 0), x.logsumexp(1), ids.amin(1), (ids > 2).max(1),
    ],
    "exponentials": lambda x, w, ids: [
        x.softmax(0), x.softmax(1), x.log_softmax(1), x.logsumexp((0, 1)), x.cumsum(1), x.cumprod(0),
        x.logcumsumexp(1), ids.cumsum(0), x.cummax(0), x.cummin(1),
    ],
    "products": lambda x, w, ids: [
        x @ w, x.flatten(0, 1) @ w, torch.bmm(x, x.transpose(1, 2)), x.transpose(1, 2) @ x,
        torch.einsum("nmd,nme->de", x, x), torch.einsum("nmd,kmd->nk", x, x), x[:, :, 0] @ x[0],
        F.linear(x, w.t()), torch.baddbmm(x[:, :1], x, w[:, :4].expand(x.shape[0], 4, 4)),
    ],
    "parts": lambda x, w, ids: [
        x[-1], x[:, -2:], x[1:], x[:-1, 1:], x[:, ::2], x.flip(0, 1), x[:, 0], x[1, -1], x.tril(),
        torch.cat([x, x[:1], x]), torch.cat([w[:2, :4].expand(x.shape[0], 2, 4), x, x * 2], 1),
        torch.stack([x, x + 1], 2), F.pad(x, (0, 0, 2, 1), value=3.0), F.pad(x, (1, 0, 0, -1)),
        x.chunk(2, 2), x.unsqueeze(1).expand(-1, 3, -1, -1), ids[None].squeeze(0),
    ],
    "shapes": lambda x, w, ids: [
        x.flatten(), x.transpose(0, 1).flatten(0, 1), x.permute(2, 1, 0).reshape(-1, x.shape[0]),
        x.reshape(x.shape[1], x.shape[0], 4), x.view(-1, 2, 2).sum(2), x.transpose(1, 2).flatten(1),
        (x.flatten(0, 1).view(x.shape) * x.transpose(0, 1).reshape(x.shape)),
    ],
    "sizes": lambda x, w, ids: [
        x * x.shape[0], x / x.shape[1] + x.shape[0], torch.arange(x.shape[1]) * ids, x.shape[0] // 2,
        torch.full((x.shape[0], 2), x.shape[1]), torch.zeros(x.shape[1], x.shape[0]), x.numel(),
        torch.arange(x.shape[0])[:, None] >= torch.arange(x.shape[1]), ids < x.shape[1] - 1,
        torch.ones(x.shape[1], x.shape[1]).tril().cumsum(0), 2 - x, x.shape[0] - x,
    ],
    "indices": lambda x, w, ids: [
        F.embedding(ids, w.t()), x[:, ids[0] % 2], x[-1 - ids[:, 0] % 2], w[ids % 4], x[ids % 2, ids % 2],
        torch.gather(x, 1, (ids % 2)[..., None].expand(x.shape)), x.index_select(0, ids[0] % 2),
        x.where(x > 0, 0), x.masked_fill(ids[..., None] > 2, 7),
    ],
    "networks": lambda x, w, ids: [
        F.layer_norm(x, (4,)), F.conv1d(x.transpose(1, 2), w.t()[:, :, None].expand(6, 4, 3), padding=1),
        F.scaled_dot_product_attention(x[:, None], x[:, None], x[:, None]),
        F.scaled_dot_product_attention(x[:, None], x[:, None], x[:, None], is_causal=True),
        F.scaled_dot_product_attention(
            x[:, None], x[:, None], x[:, None], attn_mask=ids[:, None, None, :] > 0
        ),
        F.cross_entropy((x @ w).flatten(0, 1), ids.flatten()), F.mse_loss(x, x * 2),
        F.cross_entropy((x @ w).transpose(1, 2)[:, :, 0], ids[:, 0], label_smoothing=0.1),
        F.group_norm(x[:, :2], 2), F.gelu(x) * F.silu(x),
    ],
}  # fmt: skip


def arguments(n: int, m: int) -> tuple[Tensor, Tensor, Tensor]:
    ids = torch.randint(0, 6, (n, m), generator=torch.Generator().manual_seed(n * 99 + m))
    return seeded(n, m, 4, seed=n * 99 + m), seeded(4, 6), ids


def marked(n: int, m: int) -> tuple[Tensor, Tensor, Tensor]:
    x, w, ids = arguments(n, m)
    for t in (x, ids):
        torch._dynamo.maybe_mark_dynamic(t, 0)
        torch._dynamo.maybe_mark_dynamic(t, 1)
    return x, w, ids


@pytest.mark.parametrize("program", PROGRAMS)
def test_programs(program: str, made: list[Bucketed]) -> None:
    f = tpu(PROGRAMS[program], dynamic=None)
    for n, m in ((3, 5), (7, 2), (8, 8), (4, 11)):
        check(PROGRAMS[program], f, *marked(n, m))
    assert [b.reason for b in made] == [None] * len(made)


@pytest.mark.parametrize("program", ["sums", "exponentials", "products", "parts", "networks"])
def test_gradients(program: str, made: list[Bucketed]) -> None:
    def loss(x: Tensor, w: Tensor, ids: Tensor) -> Tensor:
        outs = [o for o in PROGRAMS[program](x, w, ids) if isinstance(o, Tensor)]
        return sum(o.float().sin().sum() for o in outs if o.is_floating_point())

    f = tpu(loss, dynamic=None)
    for n, m in ((3, 5), (4, 11)):
        grads = []
        for run in (loss, f):
            x, w, ids = marked(n, m)
            run(x.requires_grad_(), w.requires_grad_(), ids).backward()
            grads.append((x.grad, w.grad))
        torch.testing.assert_close(grads[1], grads[0], rtol=2e-4, atol=2e-4)
    assert [b.reason for b in made] == [None] * len(made)


def test_few_executables_for_many_sizes(made: list[Bucketed]) -> None:
    def fn(x: Tensor) -> Tensor:
        return x.softmax(0).cumsum(0) * x.mean(0)

    f = tpu(fn)
    for n in range(2, 34):
        check(fn, f, seeded(n, 3, seed=n))
    (bucketed,) = made
    assert len(bucketed._made) == 4  # 8, 16, 32, 64


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (6, {6: [(2, 3), (6, 4)], 12: [(9, 3)]}),
        ([5, 9], {5: [(2, 3), (5, 3)], 9: [(6, 4)]}),
        ({1: 4}, {4: [(2, 3), (2, 4)]}),
    ],
)
def test_kinds_of_buckets(
    given: Any, expected: dict[int, list[tuple[int, int]]], made: list[Bucketed]
) -> None:
    def fn(x: Tensor) -> Tensor:
        return x.mean((0, 1)) + x.amax((0, 1))

    f = tpu(fn, given, dynamic=None)
    for shapes in expected.values():
        for shape in shapes:
            x = seeded(*shape, 2)
            torch._dynamo.mark_dynamic(x, 0)
            torch._dynamo.mark_dynamic(x, 1)
            check(fn, f, x)
    check(fn, f, seeded(20, 30, 2))  # beyond a list, and as good without a bucket
    buckets_met = {n for b in made for key in b._made for _, n in key[0]}
    assert set(expected) <= buckets_met


@pytest.mark.parametrize("given", ["squares", 0, -8, [], [0], [8.5], {-1: 8}, {"a": 8}, True])
def test_wrong_buckets(given: Any) -> None:
    with pytest.raises(ConfigError, match="powers_of_two"):
        parse(given)


@pytest.mark.parametrize(
    ("fn", "why"),
    [
        (lambda x: x.median(0)[0] + x.sum(), "aten.median.dim"),
        (lambda x: torch.linalg.inv(x @ x.t() + 9 * torch.eye(x.shape[0])), "linalg_inv"),
        (lambda x: x.roll(1, 0), "aten.roll"),
    ],
)
def test_what_cannot_be_padded_is_compiled_as_it_is(
    fn: Any, why: str, made: list[Bucketed]
) -> None:
    f = tpu(fn)
    for n in (5, 6):
        check(fn, f, seeded(n, 3, seed=n), tolerance=1e-4)
    assert all(
        b.reason is not None and why in b.reason and "test_buckets.py" in b.reason for b in made
    )


def test_a_module_trains(made: list[Bucketed]) -> None:
    torch.manual_seed(0)
    model = nn.Sequential(
        nn.Conv1d(3, 4, 3, 2, 1), nn.BatchNorm1d(4), nn.GELU(), nn.Conv1d(4, 5, 2)
    )
    compiled = tpu(model)
    for n in (5, 11):
        results = []
        state = {k: v.clone() for k, v in model.state_dict().items()}
        for run in (model, compiled):
            model.load_state_dict(state)
            model.zero_grad()
            out = run(seeded(n, 3, n + 6))
            out.square().mean().backward()
            grads = [p.grad for p in model.parameters()]
            results.append([out.detach(), *grads, *(v.clone() for v in model.buffers())])
        torch.testing.assert_close(results[1], results[0], rtol=1e-4, atol=1e-5)
    assert [b.reason for b in made] == [None] * len(made)


def test_inputs_are_updated(made: list[Bucketed]) -> None:
    def fn(x: Tensor, total: Tensor) -> Tensor:
        old = x * 1
        x.mul_(2)
        total.add_(x.sum(0))
        x[1:].add_(1)
        x[-1].mul_(3)
        return old + x.mean()

    f = tpu(fn)
    for n in (3, 9):
        found = []
        for run in (fn, f):
            x, total = seeded(n, 4), torch.ones(4)
            found.append((run(x, total), x, total))
        torch.testing.assert_close(found[1], found[0])
    assert [b.reason for b in made] == [None] * len(made)


def test_dropout_drops_as_often(made: list[Bucketed]) -> None:
    f = tpu(lambda x: F.dropout(x, 0.25))
    for n in (1000, 1500):
        dropped = (f(torch.ones(n, 7)) == 0).float().mean()
        assert abs(dropped - 0.25) < 0.03
    assert [b.reason for b in made] == [None]


@pytest.mark.slow
def test_a_thousand_sizes(made: list[Bucketed]) -> None:
    choice = random.Random(0)
    calls = {name: tpu(fn, dynamic=None) for name, fn in PROGRAMS.items()}
    for _ in range(1000):
        name = choice.choice(list(PROGRAMS))
        n, m = choice.randint(2, 40), choice.randint(2, 40)
        check(PROGRAMS[name], calls[name], *marked(n, m), tolerance=2e-4)
    assert [b.reason for b in made] == [None] * len(made)
