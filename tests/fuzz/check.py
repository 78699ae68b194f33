"""A program compiled and in eager: what differs beyond rounding."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial
from typing import Any

import torch
from fuzz import noise
from fuzz.programs import Program, minimised
from opinfo.check import Differs, Function, Outcome, Sample, first_line, forward, functional_graph
from opinfo.check import compare as alike
from torch import Tensor
from torch._functorch.aot_autograd import aot_function

from tpu_compile.torch_private import make_boxed_func

log = logging.getLogger("tpu_compile.fuzz")

FAILURES = ("wrong", "error")
# Programs that are tried when one is cut down: each is compiled.
TRIES = 80
# Runs under noise: what a few explain needs no more.
RUNS = (3, noise.RUNS, 8 * noise.RUNS)

XlaOptions = tuple[tuple[str, Any], ...]


def outcome(program: Program, xla_options: XlaOptions = ()) -> Outcome:
    """As for a sample of an operator, but results may differ as far as noise moves eager's."""
    sample = Sample(program.run, tuple(program.inputs.values()), {})
    found = forward(sample, comparison=partial(compare, sample), xla_options=xla_options)
    if found.kind not in FAILURES:
        return found
    theirs = torch_fails(sample)
    # What is lowered for a result of another shape than it is said to have fails in some way.
    misled = found.kind == "error" and any(text.startswith("result ") for text in theirs)
    if misled or any(text in found.detail for text in theirs):
        return Outcome("torch", found.detail)
    return found


def eager_aot(fn: Function) -> Function:
    """A function whose graph AOTAutograd makes, and eager runs."""
    compiled = aot_function(fn, lambda gm, _: make_boxed_func(gm))

    def run(*tensors: Tensor) -> Any:
        with torch.no_grad():
            return compiled(*tensors)

    return run


def torch_fails(sample: Sample) -> list[str]:
    """What is wrong without us: that is torch's bug. AOTAutograd's graph may fail in eager, and what
    torch's shape functions say of results may not be what its kernels give."""
    found = []
    theirs, ours = sample.tensors(), sample.tensors()
    with torch.no_grad():
        want = sample.function()(*theirs)
        try:
            got = eager_aot(sample.function())(*ours)
            compare(sample, [*ours, *got], [*theirs, *want])
        except Exception as err:  # noqa: BLE001  # whatever it raises, ours is compared with
            found.append(first_line(err) or type(err).__name__)
        try:
            graph = functional_graph(sample.function(), sample.tensors(), {})
        except Exception as err:  # noqa: BLE001  # the same
            found.append(first_line(err) or type(err).__name__)
            return found
    if graph is not None:
        (made,) = graph.graph.find_nodes(op="output")[0].args
        for i, (node, w) in enumerate(zip(made, want, strict=True)):
            told = node.meta["val"]
            like = torch.empty_strided(told.shape, told.stride(), dtype=told.dtype)
            try:
                alike([like], [w], values=False)
            except Differs as err:
                found.append(str(err).replace("result 0", f"result {i + len(theirs)}"))
    return found


def compare(sample: Sample, got: Sequence[Any], want: Sequence[Any], **_: Any) -> None:
    """Raise Differs unless inputs and results are alike."""
    alike(got, want, values=False)
    if not any(noise.difference(g, w, [w]) for g, w in pairs(got, want)):
        return
    moved: list[list[Any]] = []
    for runs in RUNS:
        moved += [results(sample, i) for i in range(len(moved), runs)]
        under_noise = [m for m in moved if m]
        found = [
            f"result {i}: {text}"
            for i, (g, w) in enumerate(zip(got, want, strict=True))
            if isinstance(w, Tensor)
            and (text := noise.difference(g, w, [m[i] for m in under_noise]))
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
    """Inputs and results in eager under noise; nothing where noise leaves what an op takes."""
    inputs = sample.tensors()
    with torch.no_grad(), noise.mode(run):
        try:
            made = sample.function()(*inputs)
        except RuntimeError as err:  # a probability above 1, say
            log.info("under noise: %s", err)
            return []
    return [*inputs, *made]
