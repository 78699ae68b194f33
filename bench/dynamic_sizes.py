"""What a size costs that was never met: seconds beyond XLA's compile, traces, executables."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any
from unittest import mock

import torch

import tpu_compile
from bench.common import Bar, Row, Settings, timed
from tpu_compile import compile as compiling
from tpu_compile import symbolic
from tpu_compile.pjrt import Client, Executable

QUESTION = "dynamic_sizes"


def run(settings: Settings) -> list[Row]:
    """Training counts forward and backward together; what eager computes of a step is left out."""
    rows = []
    for what, train in (("forward", False), ("training step", True)):
        ours, retraced = beyond_xla(settings, train)
        name = f"a new size of the decoder, {what}, beyond XLA's compile"
        rows.append(
            Row(QUESTION, name, ours, "s", "traced again", retraced, Bar("value", "<=", 0.1))
        )
    return rows + counts(settings)


def beyond_xla(settings: Settings, train: bool) -> tuple[float, float]:
    """Seconds that a new size costs besides XLA and the step itself, as it is and by a retrace."""
    workload = settings.decoder()
    model, ((ids,), target) = workload.model(), workload.batch()

    def step(length: int) -> None:
        if train:
            out = compiled(ids[:, :length])
            workload.loss(out, target.view(ids.shape)[:, :length].contiguous()).backward()
        else:
            with torch.no_grad():
                compiled(ids[:, :length])

    torch._dynamo.reset()
    compiled = torch.compile(model, backend="tpu", dynamic=True, options={"cache": False})
    lengths = iter(range(ids.shape[1] // 2, ids.shape[1]))
    step(next(lengths))
    found = [_new_size(step, next(lengths)) for _ in range(settings.rounds(5))]

    def traced(self: Any, args: Any, values: Any = None) -> Any:
        return symbolic.retrace(self.graph(), args)

    with mock.patch.object(symbolic.SpecializingCall, "specialize", traced):
        again = _new_size(step, next(lengths))
    return statistics.median(found), again


def _new_size(step: Callable[[int], None], length: int) -> float:
    totals: dict[str, float] = {}
    with timed(Client, "compile", totals), timed(Executable, "execute", totals):
        start = time.perf_counter()
        step(length)
        first = time.perf_counter() - start
    spent: dict[str, float] = {}
    with timed(Executable, "execute", spent):
        start = time.perf_counter()
        step(length)
        second = time.perf_counter() - start
    # The second step's own time, without XLA's part of it, is not the new size's.
    return first - totals["compile"] - totals["execute"] - (second - spent["execute"])


def counts(settings: Settings) -> list[Row]:
    """Traces and executables for sizes 2 to 33 of one dimension."""
    last = 9 if settings.quick else 33
    cases: list[tuple[str, bool | None, Any, int, int]] = [
        ("dynamic=True", True, None, 1, 32),
        ("automatic dynamic sizes", None, None, 2, 32),
        ("power-of-two buckets", True, "powers_of_two", 1, 5),
    ]
    rows = []
    for name, dynamic, buckets, traces, executables in cases:
        made = _count(dynamic, buckets, last)
        for what, value, limit in (
            ("traces", made[0], traces),
            ("executables", made[1], executables),
        ):
            text = f"{what} for sizes 2..{last}, {name}"
            rows.append(Row(QUESTION, text, value, "", bar=Bar("value", "<=", limit)))
    return rows


def _count(dynamic: bool | None, buckets: Any, last: int) -> tuple[int, int]:
    def fn(x: torch.Tensor) -> torch.Tensor:
        return x.softmax(0) @ x.mean(0)

    torch._dynamo.reset()
    options = {"cache": False, "buckets": buckets}
    f = torch.compile(fn, backend="tpu", dynamic=dynamic, options=options)
    traced, executables = tpu_compile.explain_recompiles(fn).traces, 0
    obtain = compiling._executable

    def counted(*args: Any, **kwargs: Any) -> Any:
        nonlocal executables
        executables += 1
        return obtain(*args, **kwargs)

    with mock.patch.object(compiling, "_executable", counted):
        for n in range(2, last + 1):
            x = torch.randn(n, 4)
            torch.testing.assert_close(f(x), fn(x))
    return tpu_compile.explain_recompiles(fn).traces - traced, executables
