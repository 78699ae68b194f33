"""Cold compile of the decoder's forward in fresh processes: ours, hand-written JAX, inductor.

Each process has imported and compiled `x + 1` before: what is measured is a compile, not how the
compilers load themselves.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from bench.common import Bar, Row, Settings, timed

QUESTION = "compile_time"
# Processes of each; inductor's take half a minute.
ROUNDS = {"ours": 4, "jax": 4, "inductor": 2}
WARM_ROUNDS = 2


def run(settings: Settings) -> list[Row]:
    """Each candidate in turn, each time in a process of its own with an empty cache."""
    found: dict[str, list[dict[str, float]]] = {}
    for turn in range(settings.rounds(max(ROUNDS.values()))):
        for candidate in (c for c, rounds in ROUNDS.items() if turn < rounds):
            if candidate == "inductor" and not settings.inductor:
                continue
            with tempfile.TemporaryDirectory() as folder:
                found.setdefault(candidate, []).append(_in_process(candidate, folder, settings))
                if candidate == "ours" and turn < WARM_ROUNDS:
                    warm = _in_process(candidate, folder, settings)
                    found.setdefault("warm", []).append(warm)

    def median(candidate: str, what: str) -> float:
        return statistics.median(result[what] for result in found[candidate])

    def row(what: str, value: float, *more: Any) -> Row:
        return Row(QUESTION, what, value, "s", *more)

    ours, jax = median("ours", "compile"), median("jax", "compile")
    rows = [row("cold compile", ours, "JAX", jax, Bar("ratio", "<=", 2.0))]
    if settings.inductor:
        bar = Bar("ratio", "<=", 1 / 8)
        rows.append(row("cold compile", ours, "inductor", median("inductor", "compile"), bar))
    rows += [
        row("cold compile and first run", median("ours", "first"), "JAX", median("jax", "first")),
        row("warm: the cache is filled", median("warm", "compile"), "cold", ours),
        row("imports and x + 1 before", median("ours", "before"), "JAX", median("jax", "before")),
    ]
    parts = ("dynamo", "aot", "lower", "xla")
    return rows + [row(f"of ours: {part}", median("ours", part)) for part in parts]


def _in_process(candidate: str, folder: str, settings: Settings) -> dict[str, float]:
    environment = os.environ | {
        "TPU_COMPILE_CACHE_DIR": str(Path(folder, "tpu_compile")),
        "TORCHINDUCTOR_CACHE_DIR": str(Path(folder, "inductor")),
    }
    environment.pop("JAX_COMPILATION_CACHE_DIR", None)
    command = [sys.executable, "-m", "bench.compile_time", candidate]
    command += ["--quick"] if settings.quick else []
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return json.loads(done.stdout.splitlines()[-1])


# ---------------------------------------------------------------------- in the fresh process


def measure(candidate: str, settings: Settings) -> dict[str, float]:
    """Seconds `before`, of the `first` call, and to `compile`: the first call less a later one."""
    start = time.perf_counter()
    prepare = {"ours": _prepare_ours, "jax": _prepare_jax, "inductor": _prepare_inductor}
    build = prepare[candidate]()
    before = time.perf_counter() - start
    call, split = build(settings)
    start = time.perf_counter()
    call()
    first = time.perf_counter() - start
    later = []
    for _ in range(3):
        start = time.perf_counter()
        call()
        later.append(time.perf_counter() - start)
    compile_seconds = first - statistics.median(later)
    return {
        "before": before,
        "first": first,
        "compile": compile_seconds,
        **split(compile_seconds),
    }


Build = Callable[[Settings], tuple[Callable[[], Any], Callable[[float], dict[str, float]]]]


def _no_split(total: float) -> dict[str, float]:
    return {}


def _add_one(x: Any) -> Any:
    return x + 1


def _prepare_ours() -> Build:
    import torch
    import torch._dynamo

    from tpu_compile import backend, compile, pjrt

    torch.compile(_add_one, backend="tpu")(torch.zeros(4))

    def build(settings: Settings) -> Any:
        workload = settings.decoder()
        model, (inputs, _) = workload.model().eval(), workload.batch()
        totals: dict[str, float] = {}
        patches = ExitStack()
        patches.enter_context(timed(backend, "tpu", totals))
        patches.enter_context(timed(compile, "lower", totals))
        patches.enter_context(timed(pjrt.Client, "compile", totals))
        compiled = torch.compile(model, backend=lambda *a, **kw: backend.tpu(*a, **kw))

        def call() -> None:
            with torch.no_grad():
                compiled(*inputs)

        def split(total: float) -> dict[str, float]:
            patches.close()
            aot = totals["tpu"] - totals["lower"] - totals["compile"]
            return {
                "dynamo": total - totals["tpu"],
                "aot": aot,
                "lower": totals["lower"],
                "xla": totals["compile"],
            }

        return call, split

    return build


def _prepare_inductor() -> Build:
    import torch
    import torch._inductor.compile_fx

    torch.compile(_add_one)(torch.zeros(4))

    def build(settings: Settings) -> Any:
        workload = settings.decoder()
        model, (inputs, _) = workload.model().eval(), workload.batch()
        compiled = torch.compile(model)

        def call() -> None:
            with torch.no_grad():
                compiled(*inputs)

        return call, _no_split

    return build


def _prepare_jax() -> Build:
    import jax

    from bench.jax_decoder import array, make_logits, params_of

    jax.jit(_add_one)(jax.numpy.zeros(4)).block_until_ready()

    def build(settings: Settings) -> Any:
        workload = settings.decoder()
        model, (inputs, _) = workload.model(), workload.batch()
        logits = jax.jit(make_logits(model))
        params, ids = params_of(model), array(inputs[0].int())
        return lambda: jax.block_until_ready(logits(params, ids)), _no_split

    return build


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], Settings(quick="--quick" in sys.argv))))
