"""Inputs that a call updates: in place in XLA's memory where nobody can tell, by a copy elsewhere."""

from __future__ import annotations

import copy
import gc
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor, nn

from tpu_compile import ownership
from tpu_compile.call import STAGED_BYTES, CompiledCall
from tpu_compile.compile import _loaded, cache_stats, compile_graph
from tpu_compile.config import Options
from tpu_compile.errors import CallError
from tpu_compile.lowering.graph import lower
from tpu_compile.ownership import owner
from tpu_compile.torch_private import make_fx

BIG = STAGED_BYTES // 4 + 64  # float32 elements that are borrowed, not staged


def graph(fn: Callable[..., Any], *inputs: Tensor) -> torch.fx.GraphModule:
    return make_fx(fn, tracing_mode="fake")(*inputs)


def compiled(
    fn: Callable[..., Any], *inputs: Tensor, static: frozenset[int] = frozenset({0})
) -> CompiledCall:
    call = compile_graph(
        graph(fn, *inputs), kind="inference", options=Options(cache=False), static=static
    )
    assert isinstance(call, CompiledCall)
    return call


def accumulate(total: Tensor, x: Tensor) -> list[Tensor]:
    new = total + x
    total.copy_(new)
    return [new.sum()]


def test_a_state_is_moved_once_and_then_updated_where_it_is() -> None:
    total, x = torch.zeros(3, 4), torch.ones(3, 4)
    call = compiled(accumulate, total, x)
    call([total, x])
    address = total.data_ptr()
    assert owner(total) is not None
    for n in (2.0, 3.0):
        assert call([total, x])[0].item() == 12 * n
        assert torch.equal(total, torch.full((3, 4), n))
    assert total.data_ptr() == address


def test_the_state_stays_an_ordinary_tensor() -> None:
    total, x = torch.zeros(BIG), torch.ones(BIG)
    call = compiled(accumulate, total, x)
    call([total, x])
    saved, look = total.clone(), total.detach()
    total.mul_(10)
    call([total, x])
    assert torch.equal(look, torch.full((BIG,), 11.0))
    total.copy_(saved)
    call([total, x])
    assert torch.equal(look, torch.full((BIG,), 2.0))
    total.data = torch.full((BIG,), 5.0)
    call([total, x])
    assert torch.equal(total, torch.full((BIG,), 6.0))
    assert torch.equal(look, torch.full((BIG,), 2.0))


def test_memory_goes_with_the_tensor() -> None:
    before = len(ownership._owned)
    total, x = torch.zeros(BIG), torch.ones(BIG)
    call = compiled(accumulate, total, x)
    call([total, x])
    assert len(ownership._owned) == before + 1
    del total, call
    gc.collect()
    assert len(ownership._owned) == before


@pytest.mark.parametrize("share", [Tensor.detach, lambda t: t[1:], Tensor.untyped_storage])
def test_a_state_that_others_look_into_is_not_moved(share: Callable[[Tensor], Any]) -> None:
    total, x = torch.zeros(BIG), torch.ones(BIG)
    call = compiled(accumulate, total, x)
    other, address = share(total), total.data_ptr()
    for _ in range(2):
        call([total, x])
    assert total.data_ptr() == address
    assert owner(total) is None
    seen = other if isinstance(other, Tensor) else torch.empty(0).set_(other)
    assert torch.equal(seen, torch.full_like(seen, 2.0))
    del other, seen
    call([total, x])
    assert owner(total) is not None
    assert torch.equal(total, torch.full((BIG,), 3.0))


def test_a_state_that_numpy_looks_into_is_not_moved() -> None:
    total, x = torch.zeros(BIG), torch.ones(BIG)
    call = compiled(accumulate, total, x)
    array = total.numpy()
    lent = np.zeros(BIG, np.float32)
    borrowing = torch.from_numpy(lent)
    for _ in range(2):
        call([total, x])
        call([borrowing, x])
    assert owner(total) is None
    assert owner(borrowing) is None
    assert (array == 2).all()
    assert (lent == 2).all()


@pytest.mark.parametrize("size", [4, BIG])
def test_results_are_copied_into_inputs_that_are_new_in_each_call(size: int) -> None:
    call = compiled(accumulate, torch.zeros(size), torch.ones(size), static=frozenset())
    for _ in range(3):
        total = torch.zeros(size)
        call([total, torch.ones(size)])
        assert torch.equal(total, torch.ones(size))
        assert owner(total) is None


def test_a_permuted_and_a_strided_state() -> None:
    x = torch.arange(12.0).reshape(3, 4)
    permuted = torch.empty_strided((3, 4), (1, 3)).zero_()
    call = compiled(accumulate, permuted, x)
    base = torch.zeros(3, 8)
    strided = compiled(accumulate, base[:, ::2], x)
    for n in (1, 2):
        call([permuted, x])
        assert torch.equal(permuted, x * n)
        strided([base[:, ::2], x])
        assert torch.equal(base[:, ::2], x * n)
        assert not base[:, 1::2].any()
    assert owner(permuted) is not None
    assert permuted.stride() == (1, 3)


def test_an_input_that_looks_into_the_state_is_read_before_it_is_written() -> None:
    def step(total: Tensor, x: Tensor) -> list[Tensor]:
        total.copy_(total + x.flip(0).cumsum(0))
        return []

    total = torch.arange(float(BIG))
    call = compiled(step, total, torch.ones(BIG))
    call([total, torch.zeros(BIG)])
    want = total.clone()
    for _ in range(3):
        call([total, total[:]])
        want += want.flip(0).cumsum(0)
        torch.testing.assert_close(total, want)
    assert owner(total) is not None


def test_the_old_value_of_an_updated_input_can_be_returned() -> None:
    gm = graph(lambda t, x: [t, t.view(-1), t + x], torch.zeros(2, 2), torch.ones(2, 2))
    (output,) = gm.graph.find_nodes(op="output")
    total_node, _, new = output.args[0]
    with gm.graph.inserting_before(output):
        gm.graph.call_function(torch.ops.aten.copy_.default, (total_node, new))
    call = compile_graph(gm, kind="inference", options=Options(cache=False), static=frozenset({0}))
    total = torch.zeros(2, 2)
    call([total, torch.ones(2, 2)])
    old, flat, _ = call([total, torch.ones(2, 2)])
    assert torch.equal(old, torch.ones(2, 2))
    assert torch.equal(flat, torch.ones(4))
    assert torch.equal(total, torch.full((2, 2), 2.0))


def test_a_failed_execution_loses_no_memory_silently(monkeypatch: pytest.MonkeyPatch) -> None:
    total, x = torch.zeros(BIG), torch.ones(BIG)
    call = compiled(accumulate, total, x)
    call([total, x])
    held = owner(total)
    assert held is not None

    class Broken:
        def execute(self, *_: Any) -> Any:
            held.buffer.delete()
            raise RuntimeError("no memory")

    monkeypatch.setattr(call, "executable", Broken())
    with pytest.raises(CallError, match="1 tensors that it was to update are lost"):
        call([total, x])
    assert owner(total) is None
    assert not total.any()


def test_an_update_beside_an_op_without_a_lowering() -> None:
    def step(total: Tensor, x: Tensor) -> list[Tensor]:
        old = total.bitwise_not()
        total.copy_(total + x)
        return [torch.ops.aten._cholesky_solve_helper.default(x.float(), x.float(), False), old]

    total, x = torch.full((2, 2), 7), torch.eye(2, dtype=torch.int64)
    gm = graph(step, total, x)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tpu_compile.fallback.warn", lambda _: None)
        call = compile_graph(gm, kind="inference", options=Options(cache=False))
    _, old = call([total, x])
    assert torch.equal(old, ~torch.full((2, 2), 7))
    assert torch.equal(total, torch.full((2, 2), 7) + x)


def test_the_key_covers_the_aliases() -> None:
    def pure(total: Tensor, x: Tensor) -> list[Tensor]:
        new = total + x
        return [new.sum(), new]

    with_updates = lower(graph(accumulate, torch.zeros(2), torch.ones(2)))
    without = lower(graph(pure, torch.zeros(2), torch.ones(2)))
    assert "tf.aliasing_output = 1" in with_updates.text()
    assert with_updates.program.aliases == ((1, 0),)
    assert with_updates.program.digest != without.program.digest
    read = type(with_updates.program).from_plain(with_updates.program.plain())
    assert read.aliases == ((1, 0),)


def test_an_executable_from_the_cache_updates_in_place() -> None:
    x = torch.ones(7)
    for hits in (0, 1):
        before = cache_stats()
        _loaded.clear()
        total = torch.zeros(7)
        call = compile_graph(
            graph(accumulate, total, x),
            kind="inference",
            options=Options(),
            static=frozenset({0}),
        )
        for _ in range(3):
            call([total, x])
        assert torch.equal(total, torch.full((7,), 3.0))
        assert owner(total) is not None
        assert cache_stats().hits - before.hits == hits


class Model(nn.Sequential):
    def __init__(self) -> None:
        linear = nn.Linear(4, 8, bias=False)
        super().__init__(linear, nn.BatchNorm1d(8), nn.ReLU(), nn.Linear(8, 2))


def test_training_updates_buffers_parameters_and_optimizer_in_place() -> None:
    torch.manual_seed(0)
    ours = Model()
    eager = copy.deepcopy(ours)
    torch._dynamo.reset()

    def train(model: nn.Module, compile: Callable[[Any], Any]) -> torch.optim.Optimizer:
        optimizer = torch.optim.AdamW(model.parameters(), lr=1e-2)
        call, step = compile(model), compile(optimizer.step)
        torch.manual_seed(1)
        for _ in range(4):
            x, y = torch.randn(6, 4), torch.randint(0, 2, (6,))
            optimizer.zero_grad()
            nn.functional.cross_entropy(call(x), y).backward()
            step()
        return optimizer

    mine = train(ours, lambda f: torch.compile(f, backend="tpu"))
    train(eager, lambda f: f)
    torch.testing.assert_close(ours.state_dict(), eager.state_dict())
    states = [t for state in mine.state.values() for t in state.values()]
    assert all(owner(t) is not None for t in [*ours.parameters(), *ours.buffers(), *states])
