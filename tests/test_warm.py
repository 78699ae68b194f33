"""The warm start: a second process traces, lowers and compiles nothing, and what has changed misses."""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import nn

from tpu_compile import cache_stats, fingerprint, plain, trace_stats, warm
from tpu_compile.compile import Missing, compile_graph
from tpu_compile.config import Options
from tpu_compile.counters import TraceStats
from tpu_compile.plain import NotPlain
from tpu_compile.torch_private import FakeTensorMode, make_fx

X = torch.linspace(-1, 1, 12).reshape(3, 4)


def run(script: str, folder: Path) -> dict[str, Any]:
    environment = os.environ | {
        "TPU_COMPILE_CACHE_DIR": str(folder / "cache"),
        "TORCHINDUCTOR_CACHE_DIR": str(folder / "torch"),
    }
    command = [sys.executable, str(Path(__file__).with_name(script)), str(folder)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])  # type: ignore[no-any-return]


def test_a_second_process_makes_nothing(tmp_path: Path) -> None:
    cold = run("warm_models.py", tmp_path)
    for name, traces in cold["traces"].items():
        assert traces["lowered"] > 0, name
        assert traces["bypassed"] == 0, name
    second = run("warm_models.py", tmp_path)
    assert second["results"] == cold["results"]
    assert second["misses"] == 0
    for name, traces in second["traces"].items():
        made = {n: traces[n] for n in ("aot", "direct", "specialized", "lowered", "bypassed")}
        assert not any(made.values()), (name, made)
        assert traces["restored"] > 0, name


def test_packages_leave_dynamo_nothing_to_do(tmp_path: Path) -> None:
    first = run("warm_packages.py", tmp_path)
    assert first["frames"] > 0
    assert first["traces"]["bypassed"] == 0
    second = run("warm_packages.py", tmp_path)
    assert second["results"] == first["results"]
    assert (second["frames"], second["misses"]) == (0, 0)
    made = {n: second["traces"][n] for n in ("aot", "direct", "specialized", "lowered")}
    assert not any(made.values()), made


# ---------------------------------------------------------------------- in this process


@pytest.fixture(autouse=True)
def _empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TPU_COMPILE_CACHE_DIR", str(tmp_path))
    monkeypatch.setenv("TORCHINDUCTOR_CACHE_DIR", str(tmp_path / "torch"))
    torch._dynamo.reset()
    yield
    torch._dynamo.reset()


def again(fn: Any, *args: Any, train: bool = False, **kwargs: Any) -> TraceStats:
    """Compile and call `fn` as a new process would; what that took."""
    torch._dynamo.reset()
    before = trace_stats()
    args = tuple(
        a.clone().requires_grad_(train) if isinstance(a, torch.Tensor) else a for a in args
    )
    out = torch.compile(fn, backend="tpu", **kwargs)(*args)
    torch.testing.assert_close(out, fn(*args), rtol=1e-5, atol=1e-6)
    if train:
        out.sum().backward()
    after = trace_stats()
    names = ("aot", "direct", "specialized", "lowered", "restored", "bypassed")
    return TraceStats(**{n: getattr(after, n) - getattr(before, n) for n in names})


def wave(x: torch.Tensor) -> torch.Tensor:
    return torch.tanh(x * 2) + 1


BOTH = pytest.mark.parametrize("train", [False, True], ids=["inference", "training"])


@BOTH
def test_equal_graphs_hit(train: bool) -> None:
    assert again(wave, X, train=train).lowered > 0
    found = again(wave, X, train=train)
    assert (found.traced, found.lowered, found.bypassed) == (0, 0, 0)
    assert found.restored == 1 + train


def scaled(by: float) -> Callable[[torch.Tensor], torch.Tensor]:
    return lambda x: torch.tanh(x * by)


def set_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fingerprint, "build", lambda: "changed")


def set_deterministic(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch.utils.deterministic, "fill_uninitialized_memory", False)


CHANGES: dict[str, tuple[Any, Any]] = {
    "sources": (set_sources, lambda train: again(wave, X, train=train)),
    "a setting of torch's": (set_deterministic, lambda train: again(wave, X, train=train)),
    "an option": (
        None,
        lambda train: again(wave, X, train=train, options={"matmul_precision": "high"}),
    ),
    "a shape": (None, lambda train: again(wave, X[:2], train=train, dynamic=False)),
    "strides": (None, lambda train: again(wave, X.t().contiguous().t(), train=train)),
    "a dtype": (None, lambda train: again(wave, X.double(), train=train)),
    "a number in a closure": (None, lambda train: again(scaled(3.0), X, train=train)),
    "the type of a number": (None, lambda train: again(scaled(2), X, train=train)),
}


@BOTH
@pytest.mark.parametrize("change", CHANGES)
def test_a_change_misses(change: str, train: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    again(scaled(2.0), X, train=train)
    again(wave, X, train=train)
    prepare, run = CHANGES[change]
    if prepare is not None:
        prepare(monkeypatch)
    found = run(train)
    assert found.lowered == 1 + train
    assert found.restored == 0


def test_xla_options_choose_the_executable() -> None:
    again(wave, X)
    before = cache_stats().misses
    found = again(wave, X, options={"xla_options": {"xla_cpu_enable_fast_math": True}})
    assert (found.lowered, cache_stats().misses - before) == (0, 1)


@BOTH
def test_dropped_executables_are_compiled_again(train: bool, tmp_path: Path) -> None:
    again(wave, X, train=train)
    drop(tmp_path, lambda fields: "kind" not in fields)
    before = cache_stats().misses
    found = again(wave, X, train=train)
    assert (found.lowered, found.restored) == (0, 1 + train)
    assert cache_stats().misses - before == 1 + train


@BOTH
def test_dropped_programs_are_traced_again(train: bool, tmp_path: Path) -> None:
    again(wave, X, train=train)
    drop(tmp_path, lambda fields: fields.get("kind") in (None, "stablehlo"))
    found = again(wave, X, train=train)
    assert found.lowered == 1 + train
    assert again(wave, X, train=train).lowered == 0


def drop(folder: Path, which: Callable[[dict[str, Any]], bool]) -> None:
    """Delete entries, and let go of the executables that this process has loaded."""
    import gc

    from tpu_compile.cache.entry import read_header
    from tpu_compile.cache.local import LocalTier
    from tpu_compile.compile import _loaded

    torch._dynamo.reset()
    gc.collect()
    _loaded.clear()
    tier = LocalTier(folder / "executables", 1 << 30)
    dropped = 0
    for entry in list(tier.entries()):
        data = tier.get(entry.name)
        assert data is not None
        if which(read_header(data)["fields"]):
            tier.delete(entry.name)
            dropped += 1
    assert dropped


@BOTH
def test_off_without_a_cache_or_with_a_debug_folder(train: bool, tmp_path: Path) -> None:
    for options in ({"cache": False}, {"debug_dir": tmp_path / "debug"}):
        for _ in range(2):
            found = again(wave, X, train=train, options=options)
            assert (found.lowered, found.restored) == (1 + train, 0)


def test_torchs_switches_are_heeded() -> None:
    for config, name in (
        (torch.compiler.config, "force_disable_caches"),
        (torch._functorch.config, "enable_autograd_cache"),
    ):
        again(wave, X, train=True)
        with config.patch(name, name == "force_disable_caches"):
            found = again(wave, X, train=True)
            assert (found.lowered, found.restored) == (2, 0)
    assert again(wave, X, train=True).lowered == 0


def test_settings_of_torch_are_left_as_they_were() -> None:
    before = [c.get_config_copy() for c in (torch._functorch.config, torch._inductor.config)]
    again(wave, X, train=True)
    after = [c.get_config_copy() for c in (torch._functorch.config, torch._inductor.config)]
    assert before == after


# ---------------------------------------------------------------------- what cannot be kept


@pytest.fixture
def operator() -> Iterator[Any]:
    with torch.library._scoped_library("tpu_warm_test", "DEF") as library:
        library.define("twice(Tensor x) -> Tensor")
        library.impl("twice", lambda x: x * 2, "CompositeExplicitAutograd")
        library.impl("twice", lambda x: torch.empty_like(x), "Meta")
        yield torch.ops.tpu_warm_test.twice


@pytest.mark.filterwarnings("ignore::tpu_compile.fallback.FallbackWarning")
def test_operators_of_libraries_are_not_kept(operator: Any) -> None:
    for _ in range(2):
        found = again(lambda x: operator(x) + 1, X)
        assert found.restored == 0
        assert found.bypassed > 0


def test_foreign_rules_are_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    from tpu_compile.lowering import registry

    again(wave, X)
    rules = registry.rules()
    rules[torch.ops.aten.tanh.default] = rules[torch.ops.aten.sin.default]
    monkeypatch.setattr(registry, "_RULES", rules)
    torch._dynamo.reset()
    out = torch.compile(wave, backend="tpu")(X)
    torch.testing.assert_close(out, torch.sin(X * 2) + 1)


def test_values_of_held_tensors_are_in_the_key() -> None:
    def graph(value: float) -> torch.fx.GraphModule:
        root = nn.Module()
        root.register_buffer("held", torch.full((3,), value))
        made = torch.fx.Graph()
        made.output((made.get_attr("held"),))
        return torch.fx.GraphModule(root, made)

    assert fingerprint.graph_digest(graph(1.0)) == fingerprint.graph_digest(graph(1.0))
    assert fingerprint.graph_digest(graph(1.0)) != fingerprint.graph_digest(graph(2.0))


def test_users_functions_have_no_plain_form() -> None:
    graph = torch.fx.Graph()
    x = graph.placeholder("x")
    x.meta["example_value"] = X
    graph.output((graph.call_function(wave, (x,)),))
    with pytest.raises(NotPlain, match="wave"):
        fingerprint.graph_digest(torch.fx.GraphModule(nn.Module(), graph))


def test_every_function_of_torch_has_a_name_that_leads_to_it() -> None:
    """Also those that torch puts together, as `max_pool2d`: a graph with one was never kept."""
    overridable = torch.overrides.get_overridable_functions()
    functions = {f for space in (torch, F, torch.linalg, torch.special) for f in overridable[space]}
    nameless = []
    for function in functions:
        try:
            assert plain.target(plain.target_name(function)) == function
        except NotPlain:
            nameless.append(function)
    assert not nameless
    assert F.max_pool2d in functions


def test_what_torch_pickles_is_plain(tmp_path: Path) -> None:
    import pickletools

    again(wave, X, train=True)
    (path,) = (tmp_path / "torch" / "aotautograd").glob("*/*")
    ours = {
        text
        for op, text, _ in pickletools.genops(path.read_bytes())
        if isinstance(text, str) and text.startswith("tpu_compile")
    }
    assert ours <= {"tpu_compile.warm"}
    assert b"func.func" not in path.read_bytes()
    assert b"ML\xefR" not in path.read_bytes()  # how MLIR's bytecode starts


def test_what_other_sources_lowered_does_not_load(monkeypatch: pytest.MonkeyPatch) -> None:
    call = compile_graph(_doubling(), kind="inference", options=Options())
    saved = warm.packed(call, Options(matmul_precision="high"), "inference")
    kept = copy.deepcopy(saved)
    assert kept.restored()([X.clone()])[0].equal(X * 2)
    monkeypatch.setattr(fingerprint, "build", lambda: "changed")
    with pytest.raises(Missing, match="these sources"):
        copy.deepcopy(kept)


def _doubling() -> torch.fx.GraphModule:
    with FakeTensorMode() as mode:
        return make_fx(lambda x: (x * 2,))(mode.from_tensor(X))
