"""Sixteen processes of one host that need the same executable at once: one compiles, the rest wait."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any, NoReturn

from bench.common import Bar, Row, Settings

QUESTION = "cache_fleet"
PROCESSES = 16


def run(settings: Settings) -> list[Row]:
    """With an empty cache each time, alone and all together, in turn.

    `executable`: all have traced and lowered the decoder, and ask the cache for its executable at the
    same time. `call`: all make their first call at the same time, so that each traces too, which
    takes as many cores as there are processes.
    """
    many = 4 if settings.quick else PROCESSES
    slowest: dict[tuple[str, int], list[float]] = {}
    compiled: list[float] = []
    for what, rounds in (("executable", settings.rounds(3)), ("call", 1)):
        for _ in range(rounds):
            for processes in (1, many):
                found = _fleet(what, processes, settings)
                slowest.setdefault((what, processes), []).append(max(f["seconds"] for f in found))
                compiled.append(sum(f["compiled"] for f in found))
    alone, together = (statistics.median(slowest["executable", n]) for n in (1, many))
    first, firsts = (statistics.median(slowest["call", n]) for n in (1, many))
    label, cores = f"{many} processes", f"{os.cpu_count()} cores"
    bar = Bar("ratio", "<=", 1.5)
    return [
        Row(QUESTION, f"{label}: compiles", max(compiled), "", bar=Bar("value", "<=", 1)),
        Row(QUESTION, f"{label}: slowest gets executable", together, "s", "alone", alone, bar),
        Row(QUESTION, f"{label}, {cores}: slowest first call", firsts, "s", "alone", first),
    ]


def _fleet(what: str, processes: int, settings: Settings) -> list[dict[str, float]]:
    """What each process measured; they start together when the last one is ready."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bench.cache_fleet", what]
        command += ["--quick"] if settings.quick else []
        environment = os.environ | {"TPU_COMPILE_CACHE_DIR": folder, "TPU_COMPILE_CACHE": "local"}
        started = [
            subprocess.Popen(
                command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
            for _ in range(processes)
        ]
        try:
            for process in started:
                assert process.stdout is not None
                if process.stdout.readline() != "ready\n":
                    raise SystemExit("a process of the fleet failed")
            for process in started:
                assert process.stdin is not None
                process.stdin.write("go\n")
                process.stdin.flush()
            return [json.loads(p.stdout.readline()) for p in started if p.stdout is not None]
        finally:
            for process in started:
                process.kill()
                process.wait()


# ---------------------------------------------------------------------- in each process


def measure(what: str, settings: Settings) -> None:
    """Print the seconds from the common start to the executable, or to the first call's result."""
    import torch
    import torch._dynamo

    import tpu_compile
    from tpu_compile import backend
    from tpu_compile.cache.cache import Cache

    workload = settings.decoder()
    model, (inputs, _) = workload.model().eval(), workload.batch()

    def timed(action: Callable[[], Any]) -> NoReturn:
        print("ready", flush=True)
        sys.stdin.readline()
        start = time.perf_counter()
        action()
        seconds = time.perf_counter() - start
        found = {"seconds": seconds, "compiled": tpu_compile.cache_stats().misses}
        print(json.dumps(found), flush=True)
        # What comes next must not slow down those that still wait.
        sys.stdin.read()
        raise SystemExit

    get_or_compile = Cache.get_or_compile
    if what == "executable":
        Cache.get_or_compile = lambda *args, **kwargs: timed(  # type: ignore[method-assign]
            lambda: get_or_compile(*args, **kwargs)
        )
    compiled = torch.compile(model, backend=lambda *a, **kw: backend.tpu(*a, **kw))
    with torch.no_grad():
        if what == "call":
            timed(lambda: compiled(*inputs))
        compiled(*inputs)


if __name__ == "__main__":
    measure(sys.argv[1], Settings(quick="--quick" in sys.argv))
