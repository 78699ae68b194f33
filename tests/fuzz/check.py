"""A program compiled and in eager: what differs beyond rounding."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import torch
from fuzz import noise
from fuzz.programs import Program, minimised
from opinfo.check import Differs, Outcome, Sample, forward
from opinfo.check import compare as alike
from torch import Tensor

FAILURES = ("wrong", "error")
# Programs that are tried when one is cut down: each is compiled.
TRIES = 80
# Runs under noise: what a few explain needs no more.
RUNS = (2, noise.RUNS, 8 * noise.RUNS)

XlaOptions = tuple[tuple[str, Any], ...]


def outcome(program: Program, xla_options: XlaOptions = ()) -> Outcome:
    """As for a sample of an operator, but results may differ as far as noise moves eager's."""
    sample = Sample(program.run, tuple(program.inputs.values()), {})
    return forward(sample, comparison=partial(compare, sample), xla_options=xla_options)


def compare(sample: Sample, got: Sequence[Any], want: Sequence[Any], **_: Any) -> None:
    """Raise Differs unless inputs and results are alike."""
    alike(got, want, values=False)
    if not any(noise.difference(g, w, [w]) for g, w in pairs(got, want)):
        return
    moved: list[list[Any]] = []
    for runs in RUNS:
        moved += [results(sample, i) for i in range(len(moved), runs)]
        found = [
            f"result {i}: {text}"
            for i, (g, w) in enumerate(zip(got, want, strict=True))
            if isinstance(w, Tensor) and (text := noise.difference(g, w, [m[i] for m in moved]))
        ]
        if not found:
            return
    raise Differs("; ".join(found))


def smallest(
    program: Program, found: Outcome, xla_options: XlaOptions = ()
) -> tuple[Program, Outcome]:
    """A small program that fails in the same way, and how."""
    tried = 0

    def fails(one: Program) -> bool:
        nonlocal tried
        tried += 1
        return tried <= TRIES and outcome(one, xla_options).kind == found.kind

    small = minimised(program, fails)
    return small, outcome(small, xla_options)


def pairs(got: Sequence[Any], want: Sequence[Any]) -> list[tuple[Tensor, Tensor]]:
    return [(g, w) for g, w in zip(got, want, strict=True) if isinstance(w, Tensor)]


def results(sample: Sample, run: int) -> list[Any]:
    """Inputs and results in eager under noise."""
    inputs = sample.tensors()
    with torch.no_grad(), noise.Noise(run):
        made = sample.function()(*inputs)
    return [*inputs, *made]
