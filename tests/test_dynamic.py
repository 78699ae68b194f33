"""Dynamic sizes: traced once, specialised for each size by putting numbers into formulas."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import nn

import tpu_compile
from tpu_compile import backend, background, compile, symbolic
from tpu_compile.errors import CompileError
from tpu_compile.lowering.graph import lower
from tpu_compile.substitute import SymbolicGraph, bind


@pytest.fixture(autouse=True)
def _fresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Graphs are made anew in every test."""
    monkeypatch.setenv("TPU_COMPILE_CACHE", "0")
    torch._dynamo.reset()
    yield
    torch._dynamo.reset()


def tpu(fn: Any, **kwargs: Any) -> Any:
    return torch.compile(fn, backend="tpu", fullgraph=True, **kwargs)


def seeded(*shape: int, seed: int = 0) -> torch.Tensor:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed))


@pytest.fixture
def no_retrace(monkeypatch: pytest.MonkeyPatch) -> None:
    """A graph that is traced again for new sizes fails the test."""

    def fail(*_: Any) -> Any:
        raise AssertionError("traced again")

    monkeypatch.setattr(symbolic, "retrace", fail)


def attention(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
    """Two symbols, merged and split dimensions, sizes as numbers, a view of an input."""
    b, n, d = x.shape
    q, k, v = (x.reshape(b * n, d) @ w).view(b, n, 3, 2, -1).permute(2, 0, 3, 1, 4)
    y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
    return (y.transpose(1, 2).flatten(2) * n / b).cumsum(1)[:, 1:].flip(1)


PROGRAMS: dict[str, Callable[..., Any]] = {
    "attention": attention,
    "numbers": lambda x, w: (x * x.shape[1], x.shape[0] // 2 + 1, x.numel() / 3, [x.stride()]),
    "made": lambda x, w: torch.arange(x.shape[1]) + torch.zeros(x.shape[0], 1, dtype=torch.int64),
    "views": lambda x, w: (x.transpose(0, 1), x[0], x.flatten(1)[:, ::2], w),
    "joined": lambda x, w: torch.cat([x, x[:, :1]], 1).std(1).max(0),
    "grown": lambda x, w: F.pad(x, (1, 2, 3, 0)).unfold(2, 3, 2).square(),
    "embedded": lambda x, w: F.embedding(x.long().clamp(0, 5), w).logsumexp(1),
}


@pytest.mark.parametrize("program", PROGRAMS)
def test_programs_at_many_sizes(program: str, no_retrace: None) -> None:
    fn = PROGRAMS[program]
    f = tpu(fn, dynamic=True)
    w = seeded(6, 18)
    for b, n in ((2, 3), (5, 4), (4, 7), (2, 3)):
        x = seeded(b, n, 6, seed=n)
        torch.testing.assert_close(f(x, w), fn(x, w), rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("program", ["attention", "joined", "grown"])
def test_gradients_at_many_sizes(program: str, no_retrace: None) -> None:
    def loss(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        out = PROGRAMS[program](x, w)
        return (out if isinstance(out, torch.Tensor) else out[0]).sin().sum()

    f = tpu(loss, dynamic=True)
    w = seeded(6, 18)
    for b, n in ((2, 3), (5, 4), (4, 7), (2, 3)):
        grads = []
        for run in (loss, f):
            x, v = seeded(b, n, 6, seed=n).requires_grad_(), w.clone().requires_grad_()
            run(x, v).backward()
            grads.append([g for g in (x.grad, v.grad) if g is not None])
        torch.testing.assert_close(grads[1], grads[0], rtol=1e-4, atol=1e-4)


def calls_at(fn: Any, *sizes: tuple[int, int]) -> list[tuple[symbolic.SpecializingCall, list[Any]]]:
    """The symbolic call that `fn` is compiled to, with its inputs at each of the sizes."""
    found = []
    run = symbolic.SpecializingCall.specialize

    def record(self: symbolic.SpecializingCall, args: Any, values: Any = None) -> Any:
        found.append((self, list(args)))
        return run(self, args, values)

    f = tpu(fn, dynamic=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(symbolic.SpecializingCall, "specialize", record)
        for b, n in sizes:
            f(seeded(b, n, 6), seeded(6, 18))
    return found


@pytest.mark.parametrize("program", ["attention", "grown"])
def test_formulas_say_what_a_trace_says(program: str) -> None:
    """Every result has the shape, strides and dtype that FakeTensor gives at those sizes."""
    for call, args in calls_at(PROGRAMS[program], (2, 5), (7, 3)):
        graphs = call.specialize(args), symbolic.retrace(call.graph(), args)
        outputs = [g.graph.find_nodes(op="output")[0].args[0] for g in graphs]
        for ours, traced in zip(*outputs, strict=True):
            a, e = ours.meta["val"], traced.meta["val"]
            assert (a.shape, a.stride(), a.dtype) == (e.shape, e.stride(), e.dtype)
        # And what later processes read says the same.
        plain = json.loads(json.dumps(call.formulas().plain()))
        again = SymbolicGraph(call.graph(), plain)
        made = again.substitute(bind(again.inputs, args))
        for ours, read in zip(graphs[0].graph.nodes, made.graph.nodes, strict=True):
            assert str(ours.meta.get("val")) == str(read.meta.get("val"))


@pytest.mark.parametrize("program", ["attention", "grown"])
def test_a_graph_that_is_given_other_sizes_is_as_one_made_for_them(program: str) -> None:
    (call, first), (_, second) = calls_at(PROGRAMS[program], (2, 5), (7, 3))
    kept = SymbolicGraph(call.graph())
    once = kept.substitute(bind(kept.inputs, first))
    kept.take_back(once)
    again = kept.substitute(bind(kept.inputs, second))
    fresh = SymbolicGraph(call.graph())
    expected = fresh.substitute(bind(fresh.inputs, second))
    assert again is once
    for ours, theirs in zip(again.graph.nodes, expected.graph.nodes, strict=True):
        assert str(ours.meta.get("val")) == str(theirs.meta.get("val"))
        assert (ours.target, str(ours.args)) == (theirs.target, str(theirs.args))
    assert lower(again).program == lower(expected).program


def test_a_graph_that_somebody_changed_is_not_given_other_sizes() -> None:
    ((call, args),) = calls_at(PROGRAMS["grown"], (2, 5))
    formulas = SymbolicGraph(call.graph())
    values = bind(formulas.inputs, args)
    changed = formulas.substitute(values)
    with changed.graph.inserting_before(next(iter(changed.graph.nodes))):
        changed.graph.create_node("call_function", torch.ops.aten.scalar_tensor.default, (1,))
    formulas.take_back(changed)
    assert formulas.substitute(values) is not changed


def test_a_backward_is_lowered_while_its_forward_is_compiled(
    monkeypatch: pytest.MonkeyPatch, no_retrace: None
) -> None:
    threads: list[bool] = []
    run = compile.lower

    def record(*args: Any, **kwargs: Any) -> Any:
        threads.append(threading.current_thread() is not threading.main_thread())
        return run(*args, **kwargs)

    monkeypatch.setattr(compile, "lower", record)
    f = tpu(attention, dynamic=True)

    def pair(n: int) -> list[torch.Tensor]:
        return [t.requires_grad_() for t in (seeded(2, n, 6, seed=n), seeded(6, 18))]

    def gradients(run: Any, *order: int) -> list[torch.Tensor]:
        """Of forwards at these sizes, which then go backward in the other order."""
        inputs = [pair(n) for n in order]
        outputs = [run(*pair).sin().sum() for pair in inputs]
        for out in reversed(outputs):
            out.backward()
        return [t.grad for pair in inputs for t in pair]  # type: ignore[misc]

    for order in ((4,), (5,), (6, 7), (4, 8)):
        ours, eager = gradients(f, *order), gradients(attention, *order)
        torch.testing.assert_close(ours, eager, rtol=1e-4, atol=1e-3)
    # 5 forwards and 5 backwards. That of size 6 was lowered again: size 7 was the last forward.
    assert (threads.count(False), threads.count(True)) == (5 + 1, 5)


def traces() -> int:
    return tpu_compile.trace_stats().aot + tpu_compile.trace_stats().direct


@pytest.mark.parametrize(("dynamic", "expected"), [(True, 1), (None, 2)])
def test_one_trace_for_all_sizes(dynamic: bool | None, expected: int) -> None:
    calls = 0

    def counted(gm: Any, example_inputs: Any, **kwargs: Any) -> Any:
        nonlocal calls
        calls += 1
        return backend.tpu(gm, example_inputs, **kwargs)

    def fn(x: torch.Tensor) -> torch.Tensor:
        return x.softmax(0) * x.shape[0]

    f = torch.compile(fn, backend=counted, dynamic=dynamic)
    before, specialized = traces(), tpu_compile.trace_stats().specialized
    for n in range(2, 34):
        x = seeded(n, 3)
        torch.testing.assert_close(f(x), fn(x))
    assert (calls, traces() - before) == (expected, expected)
    # With automatic dynamic sizes the first one is compiled as it is.
    assert tpu_compile.trace_stats().specialized - specialized == 32 - (expected - 1)


def test_marked_dimensions() -> None:
    def fn(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        return (x[:, None] * y).amax(1).sum(0)

    f = tpu(fn)
    for n in (0, 1, 2, 5):
        x, y = seeded(4), seeded(4, 3)
        if n > 1:
            x, y = seeded(n), seeded(n, 3)
            torch._dynamo.mark_dynamic(x, 0)
            torch._dynamo.maybe_mark_dynamic(y, 0)
        torch.testing.assert_close(f(x, y), fn(x, y))


def test_unbacked_sizes_may_be_zero_and_one(no_retrace: None) -> None:
    def fn(x: torch.Tensor) -> Any:
        return x.sin().sum(0), x.shape[0] + 1, torch.cat([x, x], 1)

    f = tpu(fn)
    for n in (4, 0, 1, 7):
        x = seeded(n, 3)
        torch._dynamo.decorators.mark_unbacked(x, 0)
        torch.testing.assert_close(f(x), fn(x))


def test_sizes_of_zero_and_one_are_specialised_by_dynamo() -> None:
    f = tpu(lambda x: x.sum(0) / x.shape[0], dynamic=True)
    for n in (3, 0, 1, 6, 0):
        x = seeded(n, 2)
        torch.testing.assert_close(f(x), x.sum(0) / torch.tensor(n), equal_nan=True)


def test_numbers_that_vary(no_retrace: None) -> None:
    def fn(x: torch.Tensor, scale: float, shift: int) -> torch.Tensor:
        return x * scale + shift + (x.shape[0] * scale) // 1

    f = tpu(fn, dynamic=True)
    for scale, shift in ((1.5, 2), (0.1, 7), (1e-3, -3)):
        want = fn(seeded(3), scale, shift)
        torch.testing.assert_close(f(seeded(3), scale, shift), want, equal_nan=True)


def test_programs_of_two_dtypes_are_two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their graphs and sizes are the same."""
    monkeypatch.setenv("TPU_COMPILE_CACHE", "local")
    monkeypatch.setenv("TPU_COMPILE_CACHE_DIR", str(tmp_path))
    run = tpu(torch.sin, dynamic=True)
    for dtype in (torch.float64, torch.float32, torch.complex64):
        x = seeded(5).to(dtype)
        torch.testing.assert_close(run(x), x.sin())


def test_symbolic_strides(no_retrace: None) -> None:
    f = tpu(lambda x: (x * 2, x.stride(0)), dynamic=True)
    for n, m in ((3, 4), (5, 9), (2, 6)):
        x = seeded(n, m)[:, :3]
        torch.testing.assert_close(f(x), (x * 2, m))


def test_guards_are_pytorchs() -> None:
    def fn(x: torch.Tensor) -> torch.Tensor:
        return x.sum() if x.shape[0] > 8 else x.amax(0).sum()

    f = tpu(fn, dynamic=True)
    before = traces()
    for n in (3, 5, 12, 4, 20):
        torch.testing.assert_close(f(seeded(n, 2)), fn(seeded(n, 2)))
    assert traces() - before == 2


def test_a_module_trains_at_changing_sizes(no_retrace: None) -> None:
    torch.manual_seed(0)
    model = nn.Sequential(nn.Conv1d(3, 4, 3, padding=1), nn.BatchNorm1d(4), nn.GELU())
    compiled = tpu(model, dynamic=True)
    for n in (5, 9, 6):
        results = []
        state = {k: v.clone() for k, v in model.state_dict().items()}
        for run in (model, compiled):
            model.load_state_dict(state)
            model.zero_grad()
            out = run(seeded(n, 3, 2 * n))
            out.square().mean().backward()
            results.append([out.detach(), *(p.grad for p in model.parameters())])
        torch.testing.assert_close(results[1], results[0], rtol=1e-4, atol=1e-5)


def test_causes_of_compiles_are_told(caplog: pytest.LogCaptureFixture) -> None:
    def fn(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        return x.sin() * y.sum() if x.shape[0] > 4 else x

    f = torch.compile(fn, backend="tpu")
    with caplog.at_level("INFO", "tpu_compile"):
        for n in (5, 6, 7, 3):
            f(seeded(n), seeded(3))
    found = tpu_compile.explain_recompiles(f)
    assert found == tpu_compile.explain_recompiles(fn)
    assert (found.traces, found.sizes) == (3, 3)
    causes = [r.cause for r in found.records]
    assert causes[0] == "first call"
    assert "size mismatch at index 0" in causes[1]
    assert causes[2] == "first sizes: L['x'].size()[0] = 6"
    assert causes[3] == "L['x'].size()[0] = 7, was 6"
    assert "4" in causes[4]
    assert "L['x'].size()[0] = 7, was 6" in caplog.text
    assert "3 traces, 3 graphs compiled for new sizes" in str(found)
    assert tpu_compile.explain_recompiles(lambda x: x).records == ()


@pytest.mark.parametrize("given", [None, 16])
def test_background_compiles_serve_meanwhile(
    given: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready, waiting = threading.Event(), []
    make = background.BackgroundCall.__init__

    def late(self: Any, compile: Callable[[], Any], meanwhile: Any) -> None:
        waiting.append(self)
        make(self, lambda: (ready.wait(60), compile())[1], meanwhile)

    monkeypatch.setattr(background.BackgroundCall, "__init__", late)
    fn = PROGRAMS["attention"]
    f = tpu(fn, dynamic=True, options={"background": True, "buckets": given})
    inputs = [(seeded(2, n, 6), seeded(6, 18)) for n in (3, 5)]
    for args in inputs:
        torch.testing.assert_close(f(*args), fn(*args), rtol=1e-5, atol=1e-5)
    ready.set()
    for call in waiting:
        call.wait()
    assert len(waiting) == 2
    for args in inputs:
        torch.testing.assert_close(f(*args), fn(*args), rtol=1e-5, atol=1e-5)


def test_errors_in_the_background_are_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any, **__: Any) -> Any:
        raise CompileError("no")

    monkeypatch.setattr(compile, "_executable", fail)
    calls: list[Any] = []
    make = background.BackgroundCall.__init__
    monkeypatch.setattr(
        background.BackgroundCall,
        "__init__",
        lambda self, *args: (calls.append(self), make(self, *args))[1],
    )
    f = tpu(lambda x: x.sin(), dynamic=True, options={"background": True})
    f(seeded(3))
    with pytest.raises(CompileError, match="no"):
        calls[0].wait()
    with pytest.raises(CompileError, match="no"):
        f(seeded(3))


DATA = {
    "item": lambda x: x * x.sum().item() + 1,
    "nonzero": lambda x: (x[x > 0] * 2).sum() + x.mean(),
    "slice": lambda x: x[: int(x.abs().sum().int().item()) % 3 + 1].sum(),
}


@pytest.mark.filterwarnings("ignore:operators without a lowering")
@pytest.mark.parametrize("program", DATA)
def test_sizes_that_depend_on_data(program: str) -> None:
    with torch._dynamo.config.patch(
        capture_scalar_outputs=True, capture_dynamic_output_shape_ops=True
    ):
        f = tpu(DATA[program])
        for n in (3, 5):
            torch.testing.assert_close(f(seeded(n, 4, seed=n)), DATA[program](seeded(n, 4, seed=n)))
