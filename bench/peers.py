"""Runs contenders on cases, each time in fresh processes, and collects what they measured."""

from __future__ import annotations

import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench import venvs
from bench.cases import CASES, Case, Kind

# Seconds after which a process is given up.
PATIENCE = 600


@dataclass(frozen=True)
class Contender:
    """`venv`: where it is installed (None: here). `warm`: it keeps something on disk.

    `kinds` of case that it can run at all; `why_not` says why not the others.
    """

    name: str
    venv: str | None = None
    warm: bool = True
    kinds: tuple[Kind, ...] = ("forward", "training", "decode")
    why_not: str = ""


FORWARD: tuple[Kind, ...] = ("forward",)
TRAINING: tuple[Kind, ...] = ("training",)
CONTENDERS = {
    c.name: c
    for c in (
        Contender("ours"),
        Contender("ours, precompile"),
        Contender("ours, tpu tensors"),
        Contender("ours, one step", kinds=TRAINING, why_not="a way to train"),
        Contender("jax"),
        Contender("inductor"),
        Contender("inductor, optimizer", kinds=TRAINING, why_not="a way to train"),
        Contender("torch_xla", "torch_xla"),
        Contender("torch_xla lazy", "torch_xla"),
        Contender("torchax", "torch_xla", kinds=FORWARD, why_not="no backward(), no mutation"),
        Contender("iree", "iree", warm=False),
        Contender("torch-mlir", warm=False, kinds=FORWARD, why_not="no backward(), no mutation"),
        Contender("eager", warm=False),
    )
}
QUICK = ("ours", "jax", "inductor", "torch_xla", "torchax", "iree", "torch-mlir")


@dataclass(frozen=True)
class Measured:
    """Medians over the repeats. Seconds; `memory` is the peak in MB, `cache` MB on disk.

    `first` and `warm_first` are the first result in a process with an empty and a filled cache,
    imports not included; `cold` and `warm` are these less a later step. `step`, its `spread`
    (interquartile) and torch eager's (`eager`) are taken in turn in one process. `error` says why
    there is nothing.
    """

    contender: str
    case: str
    first: float | None = None
    cold: float | None = None
    warm_first: float | None = None
    warm: float | None = None
    imports: float | None = None
    step: float | None = None
    spread: float | None = None
    eager: float | None = None
    memory: float | None = None
    cache: float | None = None
    difference: float | None = None
    version: str = ""
    error: str = ""


def run(
    cases: Sequence[str],
    contenders: Sequence[str],
    *,
    quick: bool = False,
    repeats: int = 1,
    seconds: float = 4.0,
    weights: str | None = None,
    progress: Callable[[str], None] = lambda text: None,
) -> list[Measured]:
    """Every contender on every case; repeats are interleaved, so that all see the same machine."""
    found: dict[tuple[str, str], list[dict[str, Any]]] = {}
    errors: dict[tuple[str, str], str] = {}
    for turn in range(repeats):
        for case, contender in pairs(cases, contenders):
            key = contender.name, case.name
            progress(f"{case.name}: {contender.name}" + (f" ({turn + 1})" if repeats > 1 else ""))
            if key in errors:
                continue
            error = unable(contender, case)
            if not error:
                try:
                    result = once(contender, case, quick, seconds, weights)
                    found.setdefault(key, []).append(result)
                    continue
                except Failed as err:
                    error = str(err)
            errors[key] = error
    references = {case: found[c, case][0]["value"] for c, case in found if c == "eager"}
    return [
        Measured(c, case, error=errors[c, case])
        if (c, case) in errors
        else summarise(c, case, found[c, case], references.get(case))
        for c, case in ((c.name, case.name) for case, c in pairs(cases, contenders))
    ]


def pairs(cases: Sequence[str], contenders: Sequence[str]) -> Iterator[tuple[Case, Contender]]:
    for case in cases:
        for contender in contenders:
            yield CASES[case], CONTENDERS[contender]


class Failed(Exception):
    """A contender's process ended without a result."""


def unable(contender: Contender, case: Case) -> str:
    """Why this contender cannot even try, or nothing."""
    if case.kind not in contender.kinds:
        return contender.why_not
    if contender.venv is not None and venvs.python_of(contender.venv) is None:
        return f"not installed: python -m bench.venvs {contender.venv}"
    return ""


def once(
    contender: Contender, case: Case, quick: bool, seconds: float, weights: str | None
) -> dict[str, Any]:
    """A process with an empty cache, and, where something was kept, a second one that finds it."""
    with tempfile.TemporaryDirectory() as folder:
        command = [_python(contender), "-m", "bench.contender"]
        command += [contender.name.removesuffix(", precompile"), case.name]
        command += ["--quick"] if quick else []
        command += ["--weights", weights] if weights and case.real_weights else []
        environment = _environment(contender, folder)
        cold = _process([*command, "--seconds", str(seconds)], environment)
        cold["cache"] = sum(f.stat().st_size for f in Path(folder).rglob("*") if f.is_file()) / 1e6
        if contender.warm:
            cold["warm"] = _process(command, environment)
        return cold


def _python(contender: Contender) -> str:
    found = None if contender.venv is None else venvs.python_of(contender.venv)
    return sys.executable if found is None else str(found)


def _environment(contender: Contender, folder: str) -> dict[str, str]:
    found = os.environ | {
        "JAX_PLATFORMS": "cpu",
        "PJRT_DEVICE": "CPU",
        "TF_CPP_MIN_LOG_LEVEL": "3",
        "TPU_COMPILE_CACHE": "local",
        "TPU_COMPILE_CACHE_DIR": str(Path(folder, "tpu_compile")),
        "TPU_COMPILE_PRECOMPILE": "1" if contender.name == "ours, precompile" else "0",
        "TORCHINDUCTOR_CACHE_DIR": str(Path(folder, "inductor")),
        "JAX_COMPILATION_CACHE_DIR": str(Path(folder, "jax")),
        "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
        "JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES": "-1",
        "XLA_CACHE_FOLDER": str(Path(folder, "xla")),
    }
    if not contender.name.startswith("ours"):
        found["TORCH_DEVICE_BACKEND_AUTOLOAD"] = "0"
        found["TPU_COMPILE_CACHE"] = "0"
    return found


def _process(command: list[str], environment: dict[str, str]) -> dict[str, Any]:
    root = Path(__file__).parent.parent
    start = time.perf_counter()
    try:
        done = subprocess.run(
            command, env=environment, cwd=root, capture_output=True, text=True, timeout=PATIENCE
        )
    except subprocess.TimeoutExpired:
        raise Failed(f"no result in {PATIENCE} s") from None
    lines = done.stdout.splitlines()
    if done.returncode or not lines:
        raise Failed(_reason(done.stderr) or f"the process ended with {done.returncode}")
    found: dict[str, Any] = json.loads(lines[-1])
    return found | {"process": time.perf_counter() - start}


def _reason(stderr: str) -> str:
    """The exception that ended a process: its last line that starts like one."""
    lines = [line for line in stderr.splitlines() if line and not line[0].isspace()]
    named = [line for line in lines if line.split(":")[0].endswith(("Error", "Exception"))]
    return (named or lines or [""])[-1][:200]


def summarise(
    contender: str, case: str, results: Sequence[dict[str, Any]], reference: Any
) -> Measured:
    def median(get: Callable[[dict[str, Any]], float]) -> float:
        return statistics.median(map(get, results))

    warm = all("warm" in r for r in results)
    value = results[0]["value"]
    difference = None
    if reference is not None:
        largest = max(abs(reference[1]), 1e-30)
        difference = max(abs(a - b) for a, b in zip(value, reference, strict=True)) / largest
    return Measured(
        contender,
        case,
        first=median(lambda r: r["first"]),
        cold=median(lambda r: max(r["first"] - r["second"], 0.0)),
        warm_first=median(lambda r: r["warm"]["first"]) if warm else None,
        warm=median(lambda r: max(r["warm"]["first"] - r["warm"]["second"], 0.0)) if warm else None,
        imports=median(lambda r: r["import"]),
        step=median(lambda r: r["step"]),
        spread=median(lambda r: r["spread"]),
        eager=median(lambda r: r["eager"]),
        memory=median(lambda r: r["memory"]),
        cache=median(lambda r: r["cache"]),
        difference=difference,
        version=results[0]["version"],
    )


def machine() -> dict[str, Any]:
    """Where and when this runs: what a reader needs to know of the numbers."""
    model = next(
        (
            line.partition(":")[2].strip()
            for line in Path("/proc/cpuinfo").read_text().splitlines()
            if line.startswith("model name")
        ),
        platform.processor(),
    )
    return {
        "date": time.strftime("%Y-%m-%d"),
        "cpu": model,
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "load": round(os.getloadavg()[0], 1),
    }
