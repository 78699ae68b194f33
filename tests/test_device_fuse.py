"""The eager mode `fuse`: ops are put off and compiled as one program, and nobody can tell."""

from __future__ import annotations

import gc
import warnings
from collections.abc import Iterator
from typing import Any

import pytest
import test_device_ops as ops
import torch
from harness import in_threads
from hypothesis import given, settings
from torch import nn

import tpu_compile
from tpu_compile.counters import trace_stats
from tpu_compile.eager import fuse
from tpu_compile.eager.storage import waiting

Tensor = torch.Tensor


@pytest.fixture(autouse=True)
def _fuse() -> Iterator[None]:
    with tpu_compile.eager_mode("fuse"):
        yield
    assert not waiting


def put_off() -> int:
    """How many ops wait."""
    return sum(len(queue.ops) for queue in waiting)


def lowered() -> int:
    return trace_stats().lowered


@pytest.mark.parametrize("name", ops.FEW)
def test_samples_of_a_few_ops(name: str) -> None:
    op = next(op for op in ops.OPS if op.name == name)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert ops.check(op, 1)


@pytest.mark.slow
@pytest.mark.parametrize("op", ops.OPS, ids=lambda op: f"{op.name}.{op.variant_test_name}")
def test_samples(op: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ops.check(op, 2)


@settings(max_examples=15, **ops.ANYTIME)
@given(ops.MOVES)
def test_views_and_writes_are_those_of_the_cpu(moves: list[tuple[str, int, str]]) -> None:
    assert ops.play("tpu", moves) == ops.play("cpu", moves)


@pytest.mark.slow
@settings(max_examples=1500, **ops.ANYTIME)
@given(ops.MOVES)
def test_many_views_and_writes(moves: list[tuple[str, int, str]]) -> None:
    assert ops.play("tpu", moves) == ops.play("cpu", moves)


def test_ops_wait_for_a_read_and_are_one_program() -> None:
    x = torch.tensor([[1.0, 2.0], [3.0, 4.0]]).to("tpu")
    before = lowered()
    y = (x @ x.t() + 1).relu()
    y[0] += 10
    y.t().mul_(2)
    assert put_off() >= 4
    assert lowered() == before
    assert y.tolist() == [[32.0, 44.0], [24.0, 52.0]]
    assert lowered() == before + 1
    assert put_off() == 0


def test_shapes_and_dtypes_are_refused_where_the_op_is_called() -> None:
    x, y = torch.ones(2, 3, device="tpu"), torch.ones(3, dtype=torch.int64, device="tpu")
    z = x + 1
    with pytest.raises(RuntimeError, match="mat1 and mat2"):
        torch.mm(z, z)
    with pytest.raises(RuntimeError, match="must match"):
        z + torch.ones(4, device="tpu")
    with pytest.raises(RuntimeError, match="can't be cast"):
        y.add_(z[0])
    assert z.sum().item() == 12


def trained(
    mode: str, device: str, make: Any, steps: int = 5, dropout: float = 0.0
) -> tuple[list[float], list[Tensor], list[int]]:
    torch.manual_seed(0)
    with tpu_compile.eager_mode(mode):
        m = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Dropout(dropout), nn.Linear(8, 3))
        optimizer = make(m.to(device).parameters())
        x, y = torch.randn(5, 4).to(device), torch.randint(3, (5,)).to(device)
        losses, programs = [], []
        for _ in range(steps):
            optimizer.zero_grad()
            loss = nn.functional.cross_entropy(m(x), y)
            loss.backward()
            optimizer.step()
            losses.append(loss.item())
            programs.append(lowered())
        return losses, [p.detach().cpu() for p in m.parameters()], programs


def sgd(parameters: Any) -> Any:
    return torch.optim.SGD(parameters, lr=0.01, momentum=0.9)


def adamw(parameters: Any) -> Any:
    return torch.optim.AdamW(parameters, lr=0.01)


@pytest.mark.parametrize("make", [sgd, adamw])
def test_training_compiles_nothing_from_the_third_step(make: Any) -> None:
    losses, state, programs = trained("fuse", "tpu", make)
    want, expected, _ = trained("strict", "cpu", make)
    assert losses == pytest.approx(want, rel=1e-5)
    for got, w in zip(state, expected, strict=True):
        torch.testing.assert_close(got, w, rtol=1e-4, atol=1e-5)
    assert programs[2] == programs[-1]
    assert programs[0] - programs[1] <= 2


def plain(parameters: Any) -> Any:
    return torch.optim.SGD(parameters, lr=0.01)


def test_training_and_random_numbers_are_those_of_strict() -> None:
    got, want = (trained(mode, "tpu", plain, 2, dropout=0.5) for mode in ("fuse", "strict"))
    assert got[0] == pytest.approx(want[0], rel=1e-6)
    for g, w in zip(got[1], want[1], strict=True):
        torch.testing.assert_close(g, w, rtol=1e-6, atol=1e-7)


def test_what_nobody_sees_is_not_made_and_memory_is_freed() -> None:
    gc.collect()
    before = torch.tpu.memory_allocated()
    x = torch.ones(1000, device="tpu")
    y = ((x + 1) * 2).exp().log()
    x.cpu()  # the queue's only result besides
    assert y.sum().item() == pytest.approx(4000)
    (program,) = list(fuse._programs.values())[-1:]
    assert len(program.program.buffers) == 1
    z = x + 1
    assert put_off() == 1
    del z
    assert put_off() == 0  # nor does the queue keep x
    del x, y
    assert torch.tpu.memory_allocated() == before


def test_what_is_written_later_is_not_seen() -> None:
    x = torch.ones(4, device="tpu")
    x.cpu()
    y = x + 1
    torch.arange(4.0, out=x)  # on the host, in place
    assert y.tolist() == [2.0] * 4
    z = x * 2
    x[1:3] = 5  # a part of memory that is there
    assert z.tolist() == [0.0, 2.0, 4.0, 6.0]
    w = x.clone()
    x.add_(1)
    assert (w.tolist(), x.tolist()) == ([0.0, 5.0, 5.0, 3.0], [1.0, 6.0, 6.0, 4.0])
    host = torch.ones(4)
    x.copy_(host)
    host.zero_()
    assert x.tolist() == [1.0] * 4
    v = x.view(2, 2)
    x.untyped_storage().resize_(0)
    assert v.untyped_storage().size() == 16


def test_compiled_graphs_and_what_they_donate() -> None:
    m = nn.Linear(4, 4).to("tpu")
    compiled = torch.compile(m, backend="tpu")

    @torch.compile(backend="tpu")
    def update(cache: Tensor) -> None:
        cache.add_(1)

    cache = torch.zeros(4, device="tpu")
    kept = cache * 3 + 1
    update(cache)
    update(cache)
    assert kept.tolist() == [1.0] * 4
    assert cache.tolist() == [2.0] * 4
    with torch.no_grad():
        x = torch.ones(2, 4, device="tpu") * 2
        torch.testing.assert_close(compiled(x + 1).cpu(), m(x + 1).cpu())


def test_a_loop_that_looks_at_nothing_makes_few_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuse, "REPEATS", 20)
    x = torch.zeros(3, device="tpu")

    def step(x: Tensor) -> Tensor:
        for n in (1.5, 2.5, 3.5):
            x = (x * 0.5 + n).relu().neg()
        return x

    before = lowered()
    for _ in range(30):
        x = step(x)
    x.cpu()
    assert lowered() - before <= 5  # of thirteen queues
    y = torch.zeros(3)
    for _ in range(30):
        y = step(y)
    torch.testing.assert_close(x.cpu(), y)


def test_changing_numbers_make_no_new_program() -> None:
    x = torch.ones(3, device="tpu")
    seen = []
    for i in range(2, 6):  # an alpha of 1 is the default, and never told
        y = torch.add(x * (1 / i), x, alpha=1 / i)
        y.fill_(0.5 / i)
        assert y.tolist() == pytest.approx([0.5 / i] * 3)
        seen.append(lowered())
    assert seen[1] == seen[-1]  # the first has the ones to make


def test_autograd_sees_versions_and_graphs_as_ever() -> None:
    x = torch.ones(3, device="tpu", requires_grad=True)
    y = x * 2
    z = (y * y).sum()
    y += 1
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        z.backward()
    a = torch.arange(3.0, device="tpu", requires_grad=True)
    (g,) = torch.autograd.grad((a**3).sum(), a, create_graph=True)
    g.sum().backward()
    assert a.grad.tolist() == [0.0, 6.0, 12.0]  # type: ignore[union-attr]


def test_errors_of_values_come_with_the_read_and_stay() -> None:
    x = torch.zeros(2, 2, device="tpu")
    with pytest.raises(RuntimeError, match="singular"):
        print(torch.linalg.inv(x + 0))
    y = x + 1
    assert y.sum().item() == 4


def test_threads() -> None:
    shared = torch.ones(3, 4, device="tpu")
    doubled = shared * 2  # put off in this thread, read in others

    def work(number: int) -> None:
        for i in range(5):
            x = torch.full((3, 4), float(number), device="tpu", requires_grad=True)
            y = (x * doubled + (i + 0.5)).t()[1:]
            y.sum().backward()
            assert y.tolist() == [[number * 2.0 + i + 0.5] * 3] * 3
            assert x.grad.sum().item() == 18  # type: ignore[union-attr]

    in_threads(work)


def test_leaving_the_mode_or_waiting_runs_what_is_put_off() -> None:
    x = torch.ones(2, device="tpu") + 1
    assert put_off() > 0
    torch.tpu.synchronize()
    assert put_off() == 0
    y = x + 1
    with tpu_compile.eager_mode("strict"):
        assert put_off() == 0
        assert (y + 1).tolist() == [4.0, 4.0]


def test_dtypes_complex_and_no_elements() -> None:
    x = torch.arange(8.0, device="tpu") + 1
    assert (x.view(torch.int32) + 0).tolist() == (torch.arange(8.0) + 1).view(torch.int32).tolist()
    c = torch.complex(x[:4], x[4:])
    assert (c.conj() * c).real.tolist() == (c.abs() ** 2).tolist()
    torch.view_as_real(c).mul_(2)
    assert (c.cpu() == torch.complex(torch.arange(1.0, 5) * 2, torch.arange(5.0, 9) * 2)).all()
    empty = (x[:0] * 2).sum()
    assert empty.item() == 0
    half = (x.to(torch.bfloat16) / 3).float()
    torch.testing.assert_close(half.cpu(), ((torch.arange(8.0) + 1).to(torch.bfloat16) / 3).float())
