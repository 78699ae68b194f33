"""Many samples in one graph: what passes there passes; each of what does not is judged alone.

Most of a sample's time is what any graph costs, however small: tracing, a module, an executable. And most
of XLA's time is LLVM's, to which the lowering is all one: most bunches spare it. What is judged alone is
compiled as users' programs are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import torch
from opinfo import check
from opinfo.check import NATIVE, Differs, Outcome, Sample
from torch.utils import _pytree as pytree

from tpu_compile.compile import compile_graph
from tpu_compile.config import Options

# More samples in a graph save little more, and cost all of them when one cannot be traced.
SIZE = 12


XlaOptions = tuple[tuple[str, Any], ...]
# A fifth of LLVM's time. XLA's own passes are as by default, and so is what the lowering emits.
QUICK: XlaOptions = (
    ("xla_backend_optimization_level", 0),
    ("xla_cpu_parallel_codegen_split_count", 1),
    ("xla_cpu_use_fusion_emitters", False),
)


def forward(samples: Sequence[Sample], **how: Any) -> list[Outcome]:
    """What check.forward says of each sample; see `_judged` for the rest."""
    return _judged(samples, _forward, check.forward, **how)


def gradient(samples: Sequence[Sample], **how: Any) -> list[Outcome]:
    """What check.gradient says of each sample; see `_judged` for the rest."""
    return _judged(samples, _gradient, check.gradient, **how)


def _judged(
    samples: Sequence[Sample],
    together: Any,
    alone: Any,
    *,
    values: bool,
    tolerance: Any = None,
    xla_options: XlaOptions = (),
) -> list[Outcome]:
    """Outcomes in order. A single sample is a bunch only where that spares XLA work."""

    def run(bunch: Sequence[Sample]) -> list[bool]:
        return together(bunch, values, tolerance, xla_options)  # type: ignore[no-any-return]

    passed: list[bool] = []
    for start in range(0, len(samples), SIZE):
        passed += _passed(samples[start : start + SIZE], run, 1 if xla_options else 2)
    return [
        NATIVE if p else alone(s, values=values, tolerance=tolerance)
        for p, s in zip(passed, samples, strict=True)
    ]


def _passed(bunch: Sequence[Sample], together: Any, least: int) -> list[bool]:
    if len(bunch) < least:
        return [False] * len(bunch)
    try:
        return together(bunch)  # type: ignore[no-any-return]
    except Exception:
        # One of them cannot be traced, compiled or called: the others may.
        half = len(bunch) // 2
        if not half:
            return [False]
        return [p for part in (bunch[:half], bunch[half:]) for p in _passed(part, together, least)]


def _forward(
    bunch: Sequence[Sample], values: bool, tolerance: Any, xla_options: XlaOptions
) -> list[bool]:
    """Which samples' results are eager's."""
    inputs, wanted = [], []
    for sample in bunch:
        theirs = sample.tensors()
        versions = [t._version for t in theirs]
        torch.manual_seed(0)
        with torch.no_grad():
            wanted.append(sample.function()(*theirs))
        if [t._version for t in theirs] != versions or not check.same(theirs, sample.tensors()):
            raise Differs("a sample writes to its inputs: AOTAutograd sees to that")
        inputs.append(theirs)
    ours = [s.tensors() for s in bunch]
    flat = [t for ts in ours for t in ts]
    gm = check.functional_graph(calls(bunch, ours), flat)
    if gm is None:
        raise Differs("results that AOTAutograd sees to")
    options = Options(cache=False, fallback="error", xla_options=xla_options)
    rest = iter(compile_graph(gm, kind="inference", options=options)(list(flat)))
    got = [list(islice(rest, len(w))) for w in wanted]
    return [
        _alike([*o, *g], [*i, *w], values, tolerance)
        for o, g, i, w in zip(ours, got, inputs, wanted, strict=True)
    ]


def _gradient(
    bunch: Sequence[Sample], values: bool, tolerance: Any, xla_options: XlaOptions
) -> list[bool]:
    """Which samples' results and gradients are eager's."""
    inputs, wanted = [], []
    for sample in bunch:
        theirs = sample.leaves()
        found = check.with_gradients(sample.function(), theirs)
        if found is None:
            raise Differs("a sample has no gradient")
        inputs.append(theirs)
        wanted.append(found)
    ours = [s.leaves() for s in bunch]
    torch.manual_seed(0)
    options = Options(cache=False, fallback="error", xla_options=xla_options)
    compiled = check.through_aot(calls(bunch, ours), options)
    rest = iter(pytree.tree_leaves(compiled(*(t for ts in ours for t in ts))))
    got = [list(islice(rest, len(w))) for w, _ in wanted]
    asked = [check.differentiated(g, o) for g, o in zip(got, ours, strict=True)]
    grads = iter(
        torch.autograd.grad(
            [o for outs, _, _ in asked for o in outs],
            [t for _, leaves, _ in asked for t in leaves],
            [c for _, _, cotangents in asked for c in cotangents],
            allow_unused=True,
        )
    )
    return [
        _alike([*o, *g], [*i, *w], values, tolerance)
        and _alike(list(islice(grads, len(leaves))), theirs, values, tolerance, what="gradient")
        for o, g, i, (w, theirs), (_, leaves, _) in zip(
            ours, got, inputs, wanted, asked, strict=True
        )
    ]


def calls(bunch: Sequence[Sample], inputs: Sequence[list[torch.Tensor]]) -> check.Function:
    """All the calls, as a function of the tensors of all."""

    def results(tensors: tuple[torch.Tensor, ...]) -> Iterator[Any]:
        rest = iter(tensors)
        for sample, own in zip(bunch, inputs, strict=True):
            yield from sample.function()(*islice(rest, len(own)))

    return lambda *tensors: tuple(results(tensors))


def _alike(
    got: list[Any], want: list[Any], values: bool, tolerance: Any, what: str = "result"
) -> bool:
    try:
        check.compare(got, want, values=values, tolerance=tolerance, what=what)
    except Differs:
        return False
    return True
