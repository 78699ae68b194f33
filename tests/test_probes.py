"""The 51 probes of what a torch.compile backend has to do, against eager; see each test's name."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch._higher_order_ops import scan, while_loop
from torch.nn.attention.flex_attention import flex_attention
from torch.utils import _pytree as pytree

from tpu_compile.counters import trace_stats

pytestmark = pytest.mark.filterwarnings("ignore:operators without a lowering")


@pytest.fixture(autouse=True)
def _fresh_dynamo() -> Iterator[None]:
    torch._dynamo.reset()
    torch.manual_seed(0)
    yield
    torch._dynamo.reset()


def tpu(fn: Callable[..., Any], **kw: Any) -> Any:
    return torch.compile(fn, backend="tpu", **kw)


def assert_close(got: Any, want: Any, tolerance: float = 2e-4) -> None:
    torch.testing.assert_close(got, want, rtol=tolerance, atol=tolerance)


# ---------------------------------------------------------------------- graphs


@pytest.mark.parametrize("dynamic", [None, True], ids=["dyn_auto", "dyn_true"])
def test_sizes(dynamic: bool | None) -> None:
    def fn(x: Tensor) -> Tensor:
        return torch.tanh(x @ x.T).sum(-1)

    graphs = torch._dynamo.utils.counters["stats"]
    before = graphs["unique_graphs"]
    compiled = tpu(fn, dynamic=dynamic)
    for n in range(2, 10):
        x = torch.randn(n, 16)
        assert_close(compiled(x), fn(x))
    assert graphs["unique_graphs"] - before == (1 if dynamic else 2)


def _broken(x: Tensor) -> Tensor:
    y = x * 2
    torch._dynamo.graph_break()
    return y + 1


FLOW: dict[str, Callable[[Tensor], Any]] = {
    "graph_break": _broken,
    "data_dep_branch": lambda x: x * 2 if x.sum() > 0 else x - 1,
    "item_call": lambda x: x * x.max().item(),
    "cond_hop": lambda x: torch.cond(x.sum() > 0, lambda x: x * 2, lambda x: x - 1, (x,)),
    "pytree_out": lambda x, k=None: {"a": x + 1, "b": [x * 2, None], "c": 3},
}


@pytest.mark.parametrize("name", FLOW)
def test_flow(name: str) -> None:
    compiled = tpu(FLOW[name])
    for x in (torch.ones(4), -torch.ones(4)):
        got, want = compiled(x), FLOW[name](x)
        leaves, structure = pytree.tree_flatten(got)
        assert (structure, type(leaves[-1])) == (
            pytree.tree_structure(want),
            type(pytree.tree_leaves(want)[-1]),
        )
        assert_close(leaves, pytree.tree_leaves(want))


def test_while_hop_and_scan_hop() -> None:
    def fn(x: Tensor) -> Any:
        counted = while_loop(
            lambda i, x: i < 3, lambda i, x: (i + 1, x * 2), (torch.tensor(0), x[0])
        )
        return counted, scan(lambda c, y: (c + y, c + y + 0), torch.zeros(4), x)

    x = torch.ones(5, 4)
    (_, doubled), (total, sums) = tpu(fn, fullgraph=True)(x)
    assert_close([doubled, total, sums], [x[0] * 8, x.sum(0), x.cumsum(0)])


def test_flex_attention() -> None:
    def fn(q: Tensor) -> Tensor:
        return flex_attention(
            q, q, q, score_mod=lambda s, b, h, i, j: torch.where(i >= j, s, -float("inf"))
        )

    q = torch.randn(1, 2, 32, 16)
    assert_close(tpu(fn)(q), F.scaled_dot_product_attention(q, q, q, is_causal=True), 1e-3)


def test_custom_op() -> None:
    @torch.library.custom_op("tpu_compile_probe::twice", mutates_args=())
    def twice(x: Tensor) -> Tensor:
        return torch.from_numpy(x.detach().numpy() * 2)

    twice.register_fake(torch.empty_like)
    x = torch.randn(4)
    assert_close(tpu(lambda x: torch.ops.tpu_compile_probe.twice(x + 1))(x), (x + 1) * 2)


def test_fullgraph_and_eager_interop_cpu() -> None:
    x = torch.ones(4)
    got = tpu(lambda x: x.sin().cos() * 2, fullgraph=True)(x)
    assert type(got) is Tensor
    assert got.device.type == "cpu"
    assert_close(got, x.sin().cos() * 2, 1e-6)


# ---------------------------------------------------------------------- state


def test_input_mutation_slice_mutation_and_alias_output() -> None:
    def fn(x: Tensor) -> tuple[Tensor, Tensor]:
        x.add_(1)
        x[:, 1] = 5
        x[0].mul_(2)
        return x * 2, x.view(-1)

    x, y = torch.zeros(2, 3), torch.zeros(2, 3)
    got, want = tpu(fn)(x), fn(y)
    got[1].add_(1)
    want[1].add_(1)
    assert_close([*got, x], [*want, y])


def test_buffer_mutation_bn() -> None:
    ours, theirs = (nn.BatchNorm1d(8).train() for _ in range(2))
    x = torch.randn(16, 8)
    assert_close(tpu(ours)(x), theirs(x))
    assert_close([*ours.buffers()], [*theirs.buffers()])


def test_dropout_rng_and_randn_inside() -> None:
    fn = tpu(lambda x: (F.dropout(x, 0.25), x + torch.randn_like(x)))
    x = torch.ones(4096)
    torch.manual_seed(7)
    first, second = fn(x), fn(x)
    torch.manual_seed(7)
    assert all(map(torch.equal, fn(x), first))
    assert not any(map(torch.equal, first, second))
    assert abs((first[0] == 0).double().mean() - 0.25) < 0.03
    assert abs(first[1].std() - 1) < 0.1


def test_grad_mlp_and_opt_step_compiled() -> None:
    model = nn.Sequential(nn.Linear(8, 16), nn.GELU(), nn.LayerNorm(16), nn.Linear(16, 4))
    x = torch.randn(5, 8)

    def train(m: nn.Module, compiled: bool) -> list[Tensor]:
        optimizer = torch.optim.AdamW(m.parameters(), lr=1e-2)
        call, step = (tpu(m), tpu(optimizer.step)) if compiled else (m, optimizer.step)
        for _ in range(2):
            optimizer.zero_grad()
            call(x).square().mean().backward()
            step()
        return [t for p in m.parameters() for t in (p.detach(), p.grad)]

    assert_close(train(copy.deepcopy(model), True), train(model, False), 1e-3)


def test_grad_sdpa() -> None:
    def fn(q: Tensor) -> Tensor:
        return F.scaled_dot_product_attention(q, q * 0.5, q + 1, is_causal=True).square().sum()

    q = torch.randn(2, 4, 16, 8, requires_grad=True)
    (got,), (want,) = (torch.autograd.grad(f(q), q) for f in (tpu(fn), fn))
    assert_close(got, want, 1e-3)


def test_autocast_bf16() -> None:
    def fn(x: Tensor) -> Tensor:
        with torch.autocast("cpu", dtype=torch.bfloat16):
            return x @ x

    x = torch.randn(8, 8)
    got = tpu(fn)(x)
    assert got.dtype == torch.bfloat16
    assert_close(got, fn(x), 5e-2)


# ---------------------------------------------------------------------- dtypes and ops


def randn(*shape: int) -> Callable[[], Tensor]:
    return lambda: torch.randn(*shape)


def randint(high: int, *shape: int) -> Callable[[], Tensor]:
    return lambda: torch.randint(high, shape)


Op = tuple[Callable[..., Any], tuple[Callable[[], Tensor], ...]]
OPS: dict[str, Op] = {
    "d_int64": (lambda x: x * 3 + (1 << 40), (randint(9, 4),)),
    "d_float64": (lambda x: x.double().exp() * 1e-300 * 1e300, (randn(4),)),
    "d_bf16": (lambda x: x.bfloat16() * x.bfloat16(), (randn(8, 8),)),
    "d_complex64": (lambda x: torch.complex(x, x) * 1j, (randn(4),)),
    "d_uint8": (lambda x: x.to(torch.uint8) + 250, (randint(9, 4),)),
    "d_f16": (lambda x: x.half() + 1, (randn(4),)),
    "sort": (lambda x: torch.sort(x, -1), (randn(4, 16),)),
    "topk": (lambda x: torch.topk(x, 3), (randn(4, 16),)),
    "scatter_add": (
        lambda x, i: torch.zeros(4, 8).scatter_add(0, i, x),
        (randn(4, 8), randint(4, 4, 8)),
    ),
    "index_put_acc": (
        lambda x, i: x.index_put((i,), torch.ones_like(x), accumulate=True),
        (randn(6, 3), randint(6, 6)),
    ),
    "cumsum": (lambda x: x.cumsum(1), (randn(4, 16),)),
    "fft": (lambda x: torch.fft.rfft(x).abs(), (randn(4, 16),)),
    "conv_transpose": (
        lambda x, w: F.conv_transpose2d(x, w, stride=2),
        (randn(1, 3, 5, 5), randn(3, 2, 3, 3)),
    ),
    "interp_bilinear": (
        lambda x: F.interpolate(x, scale_factor=2, mode="bilinear"),
        (randn(1, 2, 4, 4),),
    ),
    "maxpool_idx": (lambda x: F.max_pool2d(x, 2, return_indices=True), (randn(1, 2, 4, 4),)),
    "cholesky": (lambda a: torch.linalg.cholesky(a @ a.T + 4 * torch.eye(4)), (randn(4, 4),)),
    "svdvals": (lambda a: torch.linalg.svdvals(a), (randn(4, 4),)),
    "linalg_solve": (
        lambda a, b: torch.linalg.solve(a + 4 * torch.eye(4), b),
        (randn(4, 4), randn(4, 2)),
    ),
    "einsum": (lambda a, b: torch.einsum("bij,bjk->bik", a, b), (randn(2, 3, 4), randn(2, 4, 5))),
    "ctc_loss": (
        lambda x, t: F.ctc_loss(x.log_softmax(-1), t, torch.tensor([10, 10]), torch.tensor([3, 3])),
        (randn(10, 2, 5), lambda: torch.randint(1, 5, (2, 3))),
    ),
    "adaptive_pool": (lambda x: F.adaptive_avg_pool2d(x, (3, 3)), (randn(1, 2, 7, 7),)),
    "grid_sample": (
        lambda x, g: F.grid_sample(x, g.tanh(), align_corners=False),
        (randn(1, 2, 4, 4), randn(1, 3, 3, 2)),
    ),
    "as_strided": (lambda x: x.as_strided((2, 2), (1, 3)) + 1, (randn(9),)),
    "erfinv": (lambda x: torch.erfinv(x.tanh()), (randn(8),)),
    "bucketize": (lambda x, b: torch.bucketize(x, b.sort()[0]), (randn(8), randn(4))),
}


def test_ops() -> None:
    """All of them in one graph: each was a probe of its own."""
    inputs = {name: [make() for make in makes] for name, (_, makes) in OPS.items()}

    def fn(given: dict[str, list[Tensor]]) -> dict[str, Any]:
        return {name: op(*given[name]) for name, (op, _) in OPS.items()}

    got, want = tpu(fn)(inputs), fn(inputs)
    for name in OPS:
        leaves = pytree.tree_leaves(got[name]), pytree.tree_leaves(want[name])
        torch.testing.assert_close(*leaves, rtol=2e-4, atol=2e-4, msg=lambda m, n=name: f"{n}: {m}")


def test_nonzero_masked_select_and_unique() -> None:
    fn = tpu(lambda x: (torch.nonzero(x > 0), x[x > 0] * 2, torch.unique(x.round()) + 1))
    before = trace_stats()
    for _ in range(2):
        x = torch.randn(16)
        want = torch.nonzero(x > 0), x[x > 0] * 2, torch.unique(x.round()) + 1
        assert_close(list(fn(x)), list(want))
    assert trace_stats() != before
