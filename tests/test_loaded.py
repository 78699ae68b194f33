"""The in-process tier: equal graphs share one loaded executable, which goes with its last user."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
import torch
from torch import Tensor, fx, nn
from torch.fx.experimental.proxy_tensor import make_fx

import tpu_compile
from tpu_compile import compile as compile_module
from tpu_compile.call import CompiledCall
from tpu_compile.compile import compile_graph
from tpu_compile.config import Options
from tpu_compile.loaded import Loaded


class Value:
    pass


class Layer(nn.Module):
    """A layer that dynamo compiles anew for each `index`, to equal graphs.

    Each test has a `width` of its own: an executable of the test before may still be alive.
    """

    def __init__(self, width: int, index: int = 0) -> None:
        super().__init__()
        self.index = index
        self.linear = nn.Linear(width, width)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.linear(x).tanh() if self.index >= 0 else x


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Any]]:
    """Weak references to the CompiledCalls that the test makes, in an empty cache of its own."""
    monkeypatch.setenv("TPU_COMPILE_CACHE_DIR", str(tmp_path))
    torch._dynamo.reset()
    found: list[Any] = []

    def record(*args: Any, **kwargs: Any) -> CompiledCall:
        call = CompiledCall(*args, **kwargs)
        found.append(weakref.ref(call))
        return call

    with mock.patch.object(compile_module, "CompiledCall", record):
        yield found
    torch._dynamo.reset()


def run(layers: Any, x: Tensor) -> Tensor:
    for layer in layers:
        x = layer(x)
    return x


def graph_of_cosines(x: Tensor) -> fx.GraphModule:
    return make_fx(lambda x: ((x.cos() @ x.t()).sin(),), tracing_mode="fake")(x)


# ---------------------------------------------------------------------- the tier by itself


def test_equal_keys_share_and_the_last_user_frees() -> None:
    loaded: Loaded[Value] = Loaded()
    one, there = loaded.get_or_make("a", Value)
    assert not there
    assert loaded.get_or_make("a", Value) == (one, True)
    other, there = loaded.get_or_make("b", Value)
    assert not there
    assert other is not one
    del one
    gc.collect()
    assert len(loaded) == 1
    assert not loaded.get_or_make("a", Value)[1]


def test_threads_make_a_key_once_and_wait_for_no_other_key() -> None:
    loaded: Loaded[Value] = Loaded()
    started, go_on = threading.Event(), threading.Event()
    calls = []

    def slow() -> Value:
        calls.append(1)
        started.set()
        assert go_on.wait(60)
        return Value()

    with ThreadPoolExecutor(8) as pool:
        asked = [pool.submit(loaded.get_or_make, "a", slow) for _ in range(7)]
        assert started.wait(60)
        assert not pool.submit(loaded.get_or_make, "b", Value).result(60)[1]
        go_on.set()
        results = [f.result(60) for f in asked]
    assert len(calls) == 1
    assert len({id(value) for value, _ in results}) == 1
    assert sorted(there for _, there in results) == [False] + [True] * 6


def test_a_failure_is_the_failing_threads_own() -> None:
    loaded: Loaded[Value] = Loaded()
    first, second = threading.Event(), threading.Event()

    def fail() -> Value:
        first.set()
        assert second.wait(60)
        raise ValueError("no")

    with ThreadPoolExecutor(2) as pool:
        failing = pool.submit(loaded.get_or_make, "a", fail)
        assert first.wait(60)
        waiting = pool.submit(loaded.get_or_make, "a", Value)
        second.set()
        with pytest.raises(ValueError, match="no"):
            failing.result(60)
        value, there = waiting.result(60)
    assert isinstance(value, Value)
    assert not there


# ---------------------------------------------------------------------- graphs


def test_48_layers_are_one_graph_and_one_executable(made: list[Any]) -> None:
    layers = nn.ModuleList(Layer(8) for _ in range(48))
    x = torch.randn(4, 8)
    want = run(layers, x)
    for layer in layers:
        layer.compile(backend="tpu", fullgraph=True)
    with torch.no_grad():
        torch.testing.assert_close(run(layers, x), want)
    stats = tpu_compile.cache_stats()
    assert (len(made), stats.misses, stats.hits, stats.shared) == (1, 1, 0, 0)


def test_layers_that_dynamo_tells_apart_share_one_executable(made: list[Any]) -> None:
    layers = nn.ModuleList(Layer(9, i) for i in range(12))
    x = torch.randn(4, 9)
    want = run(layers, x)
    for layer in layers:
        # Dynamo would otherwise leave all but the first 8 to eager.
        layer.compile(backend="tpu", fullgraph=True, isolate_recompiles=True)
    with torch.no_grad():
        torch.testing.assert_close(run(layers, x), want)
    stats = tpu_compile.cache_stats()
    assert (len(made), stats.misses, stats.hits, stats.shared) == (12, 1, 0, 11)
    assert len({id(call().executable) for call in made}) == 1


def test_layers_train_on_shared_executables(made: list[Any]) -> None:
    layers = nn.ModuleList(Layer(10) for _ in range(6))
    x = torch.randn(4, 10)
    run(layers, x).sum().backward()
    want = [p.grad for p in layers.parameters()]
    layers.zero_grad()
    for layer in layers:
        layer.compile(backend="tpu", fullgraph=True)
    run(layers, x).sum().backward()
    torch.testing.assert_close([p.grad for p in layers.parameters()], want)
    # The first layer's input needs no gradient: its backward is another program, not its forward.
    stats = tpu_compile.cache_stats()
    assert (len(made), stats.misses, stats.shared) == (4, 3, 1)


def test_the_last_graph_frees_the_executable(made: list[Any]) -> None:
    options, x = Options(), torch.randn(4, 8)
    graph = graph_of_cosines(x)
    one = compile_graph(graph, kind="inference", options=options)
    other = compile_graph(graph, kind="inference", options=options)
    one([x])
    executable = weakref.ref(made[0]().executable)
    assert executable() is made[1]().executable
    del one
    gc.collect()
    assert executable() is not None
    del other
    gc.collect()
    assert executable() is None
    compile_graph(graph, kind="inference", options=options)
    stats = tpu_compile.cache_stats()
    assert (stats.misses, stats.hits, stats.shared) == (1, 1, 1)


def test_what_dynamo_forgets_is_freed(made: list[Any]) -> None:
    for index in range(2):
        layer = Layer(11, index)
        layer.compile(backend="tpu", fullgraph=True)
        with torch.no_grad():
            layer(torch.ones(4, 11))
    del layer
    torch._dynamo.reset()
    gc.collect()
    # Something of jaxlib's remembers the stack of the last call, and so what dynamo compiled for it.
    assert made[0]() is None


def test_threads_that_compile_the_same_compile_once(made: list[Any]) -> None:
    x = torch.randn(4, 8)
    graph = graph_of_cosines(x)
    barrier = threading.Barrier(4)

    def compile_and_run() -> Tensor:
        barrier.wait(60)
        return compile_graph(graph, kind="inference", options=Options())([x])[0]

    with ThreadPoolExecutor(4) as pool:
        results = [f.result(120) for f in [pool.submit(compile_and_run) for _ in range(4)]]
    for result in results:
        torch.testing.assert_close(result, (x.cos() @ x.t()).sin())
    stats = tpu_compile.cache_stats()
    assert (stats.misses, stats.hits) == (1, stats.hits)
    assert stats.misses + stats.hits + stats.shared == 4
