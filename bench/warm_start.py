"""A process that finds its cache filled: what its first forward and its first training step take.

Each candidate runs twice in a folder of its own, as two processes: the first fills the cache that the
second finds. Ours is also run with what dynamo traces kept (`precompile`), JAX with its persistent
cache, inductor with its FX graph cache. Imports and the making of weights and data come before the
first call. They are told apart by what asks for them: torch and its dynamo; torch's backends, which
torch imports where any backend is named; and what a candidate imports besides, before its first call
or in it.
"""

from __future__ import annotations

import builtins
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from bench.common import Bar, Row, Settings, timed

QUESTION = "warm_start"
ROUNDS = {"ours": 3, "precompile": 3, "jax": 3, "inductor": 1}
LAYERS = 48
# Seconds that the first call may take besides loading its executables.
EXCESS = {
    ("forward", "ours"): 0.10,
    ("forward", "precompile"): 0.05,
    ("training", "ours"): 0.25,
    ("training", "precompile"): 0.25,
}

Seconds = dict[str, float]


def run(settings: Settings) -> list[Row]:
    """Each candidate in turn, each time with an empty folder."""
    found: dict[tuple[str, str, str], list[Seconds]] = {}
    for turn in range(settings.rounds(max(ROUNDS.values()))):
        for candidate in (c for c, rounds in ROUNDS.items() if turn < rounds):
            if candidate == "inductor" and not settings.inductor:
                continue
            for task in ("forward", "training"):
                with tempfile.TemporaryDirectory() as folder:
                    for process in ("cold", "second"):
                        seconds = _in_process(candidate, task, folder, settings)
                        found.setdefault((candidate, task, process), []).append(seconds)
        for task in ("one layer", "layers"):
            with tempfile.TemporaryDirectory() as folder:
                seconds = _in_process("ours", task, folder, settings)
                found.setdefault(("ours", task, "cold"), []).append(seconds)

    def median(candidate: str, task: str, what: str, process: str = "second") -> float:
        return statistics.median(f[what] for f in found[candidate, task, process])

    def row(what: str, value: float, *more: Any, bar: Bar | None = None) -> Row:
        return Row(QUESTION, what, value, "s", *more, bar=bar)

    rows = []
    for task in ("forward", "training"):
        for candidate in ("ours", "precompile"):
            first = median(candidate, task, "first")
            name = f"{task}, {candidate}"
            for other in ("jax", "inductor"):
                if (other, task, "second") in found:
                    rows.append(
                        row(f"{name}: first call", first, other, median(other, task, "first"))
                    )
            over = statistics.median(
                f["first"] - f["load"] for f in found[candidate, task, "second"]
            )
            bar = Bar("value", "<=", EXCESS[task, candidate])
            rows.append(row(f"{name}: besides loading", over, bar=bar))
            rows += [
                row(f"  of it: {part}", median(candidate, task, part))
                for part in ("dynamo and the rest", "backend", "cache", "run", "imports in it")
            ]
            rows.append(row(f"{name}: loading", median(candidate, task, "load")))
            cold = median(candidate, task, "first", "cold")
            rows.append(row(f"{name}: the cold process's", cold))
    imports = statistics.median(
        f["torch's backends"] + f["imports"] + f["imports in it"]
        for f in found["ours", "forward", "second"]
    )
    jax = median("jax", "forward", "imports")
    rows.append(row("imports beyond torch", imports, "jax", jax, bar=Bar("value", "<=", 0.6)))
    rows.append(row("  of it: torch's backends", median("ours", "forward", "torch's backends")))
    rows.append(row("  before it: torch, dynamo", median("ours", "forward", "torch")))
    one, all_layers = (median("ours", t, "compile", "cold") for t in ("one layer", "layers"))
    label = f"{LAYERS} layers, each compiled"
    loaded = max(f["executables"] for f in found["ours", "layers", "cold"])
    rows.append(Row(QUESTION, f"{label}: executables", loaded, "", bar=Bar("value", "<=", 1)))
    # One layer's time, and noise.
    rows.append(row(f"{label}: compile", all_layers, "one", one, bar=Bar("ratio", "<=", 1.2)))
    return rows


def _in_process(candidate: str, task: str, folder: str, settings: Settings) -> Seconds:
    environment = os.environ | {
        "TPU_COMPILE_CACHE_DIR": str(Path(folder, "tpu_compile")),
        "TPU_COMPILE_CACHE": "local",
        "TPU_COMPILE_PRECOMPILE": "1" if candidate == "precompile" else "0",
        "TORCHINDUCTOR_CACHE_DIR": str(Path(folder, "inductor")),
        "JAX_COMPILATION_CACHE_DIR": str(Path(folder, "jax")),
        "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
        "JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES": "-1",
    }
    command = [sys.executable, "-m", "bench.warm_start", candidate, task]
    command += ["--quick"] if settings.quick else []
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    seconds: Seconds = json.loads(done.stdout.splitlines()[-1])
    return seconds


# ---------------------------------------------------------------------- in the fresh process


def measure(candidate: str, task: str, settings: Settings) -> Seconds:
    """What was imported, and the first call: its seconds and what they went into."""
    seconds: Seconds = {}
    with _clocked(seconds, "torch"):
        import torch
        import torch._dynamo
    if candidate != "jax":
        with _clocked(seconds, "torch's backends"):
            torch._dynamo.list_backends()
    with _clocked(seconds, "imports"):
        if candidate == "jax":
            import jax  # noqa: F401

            import bench.jax_decoder  # noqa: F401
        elif candidate == "inductor":
            import torch._inductor.compile_fx
        else:
            import tpu_compile.backend  # noqa: F401
    if task in ("one layer", "layers"):
        return seconds | _layers(LAYERS if task == "layers" else 1, settings)
    totals: Seconds = {}
    with ExitStack() as patches:
        if candidate in ("ours", "precompile"):
            from tpu_compile import backend, pjrt
            from tpu_compile.cache.cache import Cache

            patches.enter_context(timed(backend, "tpu", totals))
            patches.enter_context(timed(Cache, "get_or_compile", totals))
            patches.enter_context(timed(pjrt.Client, "load", totals))
        # After the patches: torch.compile looks the backend up.
        call = _jax(task, settings) if candidate == "jax" else _torch(candidate, task, settings)
        patches.enter_context(_imports(seconds, "imports in it"))
        with _clocked(seconds, "first"):
            call()
    later = []
    for _ in range(5):
        start = time.perf_counter()
        call()
        later.append(time.perf_counter() - start)
    seconds["run"] = statistics.median(later)
    if totals:
        cache = totals["get_or_compile"] - totals["load"]
        known = totals["tpu"] + seconds["run"]
        seconds |= {
            "load": totals["load"],
            "cache": cache,
            "backend": totals["tpu"] - totals["get_or_compile"],
            "dynamo and the rest": seconds["first"] - known,
        }
    return seconds


@contextmanager
def _clocked(seconds: Seconds, name: str) -> Iterator[None]:
    start = time.perf_counter()
    yield
    seconds[name] = time.perf_counter() - start


@contextmanager
def _imports(seconds: Seconds, name: str) -> Iterator[None]:
    """Add up the seconds of imports that bring a new module."""
    plain, depth = builtins.__import__, 0
    seconds[name] = 0.0

    def clocked(*args: Any, **kwargs: Any) -> Any:
        nonlocal depth
        before, start = len(sys.modules), time.perf_counter()
        depth += 1
        try:
            return plain(*args, **kwargs)
        finally:
            depth -= 1
            if not depth and len(sys.modules) > before:
                seconds[name] += time.perf_counter() - start

    builtins.__import__ = clocked
    try:
        yield
    finally:
        builtins.__import__ = plain


def _torch(candidate: str, task: str, settings: Settings) -> Callable[[], Any]:
    import torch

    workload = settings.decoder()
    model, (inputs, target) = workload.model(), workload.batch()
    compiled = torch.compile(model, backend="inductor" if candidate == "inductor" else "tpu")
    if task == "forward":
        model.eval()
        return torch.no_grad()(lambda: compiled(*inputs))
    optimizer = torch.optim.AdamW(model.parameters(), fused=True)

    def step() -> None:
        workload.loss(compiled(*inputs), target).backward()
        optimizer.step()
        optimizer.zero_grad()

    return step


def _jax(task: str, settings: Settings) -> Callable[[], Any]:
    import jax

    from bench.jax_decoder import Trainer, array, make_logits, make_loss, params_of

    workload = settings.decoder()
    model, (inputs, target) = workload.model(), workload.batch()
    ids, wanted = array(inputs[0].int()), array(target.int())
    if task == "forward":
        logits, params = jax.jit(make_logits(model)), params_of(model)
        return lambda: jax.block_until_ready(logits(params, ids))
    trainer = Trainer(params_of(model), make_loss(model))
    return lambda: trainer.step(ids, wanted)


def _layers(layers: int, settings: Settings) -> Seconds:
    """Compile each layer of a decoder by itself: the first call less a later one."""
    import torch

    import tpu_compile
    from bench.models import decoder

    small = {"vocab": 128, "dim": 32, "heads": 4, "hidden": 64} if settings.quick else {}
    workload = decoder(layers=layers, **small)
    model, (inputs, _) = workload.model().eval(), workload.batch()
    for block in model.blocks:
        block.compile(backend="tpu")
    times = []
    with torch.no_grad():
        for _ in range(6):
            start = time.perf_counter()
            model(*inputs)
            times.append(time.perf_counter() - start)
    stats = tpu_compile.cache_stats()
    return {
        "compile": times[0] - statistics.median(times[1:]),
        "executables": stats.misses + stats.hits,
    }


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], sys.argv[2], Settings(quick="--quick" in sys.argv))))
