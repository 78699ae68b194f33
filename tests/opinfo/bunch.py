"""Many samples in one graph: what passes there passes; each of what does not is judged alone.

Most of a sample's time is what any graph costs, however small: tracing, a module, an executable.
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


def forward(samples: Sequence[Sample], *, values: bool, tolerance: Any = None) -> list[Outcome]:
    """What check.forward says of each sample."""

    def together(bunch: list[Sample]) -> list[bool]:
        return _forward(bunch, values, tolerance)

    def alone(sample: Sample) -> Outcome:
        return check.forward(sample, values=values, tolerance=tolerance)

    return _judged(samples, together, alone)


def gradient(samples: Sequence[Sample], *, values: bool, tolerance: Any = None) -> list[Outcome]:
    """What check.gradient says of each sample."""

    def together(bunch: list[Sample]) -> list[bool]:
        return _gradient(bunch, values, tolerance)

    def alone(sample: Sample) -> Outcome:
        return check.gradient(sample, values=values, tolerance=tolerance)

    return _judged(samples, together, alone)


def _judged(samples: Sequence[Sample], together: Any, alone: Any) -> list[Outcome]:
    outcomes: list[Outcome] = []
    for start in range(0, len(samples), SIZE):
        bunch = list(samples[start : start + SIZE])
        passed = [False] * len(bunch)
        if len(bunch) > 1:
            try:
                passed = together(bunch)
            except Exception:
                # One of them cannot be traced, compiled or called: which one is found alone.
                passed = [False] * len(bunch)
        outcomes += [NATIVE if p else alone(s) for p, s in zip(passed, bunch, strict=True)]
    return outcomes


def _forward(bunch: list[Sample], values: bool, tolerance: Any) -> list[bool]:
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
    options = Options(cache=False, fallback="error")
    rest = iter(compile_graph(gm, kind="inference", options=options)(list(flat)))
    got = [list(islice(rest, len(w))) for w in wanted]
    return [
        _alike([*o, *g], [*i, *w], values, tolerance)
        for o, g, i, w in zip(ours, got, inputs, wanted, strict=True)
    ]


def _gradient(bunch: list[Sample], values: bool, tolerance: Any) -> list[bool]:
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
    options = Options(cache=False, fallback="error")
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
        and _alike(list(islice(grads, len(leaves))), theirs, values, tolerance)
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


def _alike(got: list[Any], want: list[Any], values: bool, tolerance: Any) -> bool:
    try:
        check.compare(got, want, values=values, tolerance=tolerance)
    except Differs:
        return False
    return True
