"""Many programs in one graph and one executable: most of what one costs alone is overhead.

Each program is compared with eager by itself, and each that differs is judged again alone: as XLA compiles
by default, and as the bunch was compiled. A bunch that raises is halved.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import torch
from fuzz.check import FAILURES, XlaOptions, compare, eager_aot, outcome, smallest
from fuzz.programs import Program
from opinfo.bunch import QUICK, calls
from opinfo.check import (
    NATIVE,
    Differs,
    Outcome,
    Sample,
    first_line,
    functional_graph,
    same,
    through_aot,
)

from tpu_compile.compile import compile_graph
from tpu_compile.config import Options

SIZE = 4
# One bunch in so many is compiled as users' programs are.
DEFAULT_EVERY = 16
# Right alone and wrong in a bunch.
COMPANY = "company"


@dataclass(frozen=True, slots=True)
class Ran:
    """A program, and its inputs and results after it ran in eager."""

    program: Program
    sample: Sample
    theirs: list[Any]
    writes: bool  # to its inputs


@dataclass(frozen=True, slots=True)
class Judged:
    """How a program went, compiled with these options."""

    program: Program
    found: Outcome
    options: XlaOptions = ()

    @property
    def failed(self) -> bool:
        return self.found.kind in (*FAILURES, COMPANY)


def cut_down(one: Judged) -> Judged:
    """A small program that fails as a failed one does."""
    if one.found.kind not in FAILURES:
        return one
    return Judged(*smallest(one.program, one.found, one.options), one.options)


def shown(one: Judged) -> str:
    """A failure, cut down, for people."""
    small = cut_down(one)
    how = f" with {dict(one.options)}" if one.options else ""
    return f"{small.found.kind}{how}: {small.found.detail}\n{small.program}"


@dataclass
class Bunches:
    """Takes programs one by one; `report` hears how each went, a bunch at a time.

    `begin` is told which are about to be compiled.
    """

    report: Callable[[Judged], None]
    begin: Callable[[Sequence[Program]], None] = lambda programs: None
    size: int = SIZE
    _pending: dict[bool, list[Ran]] = field(default_factory=lambda: {False: [], True: []})
    _compiled: int = 0

    def add(self, program: Program) -> None:
        ran = in_eager(program)
        if isinstance(ran, Outcome):
            self.report(Judged(program, ran))
            return
        # AOTAutograd sees to what writes to inputs, and traces it twice.
        bunch = self._pending[ran.writes]
        bunch.append(ran)
        if len(bunch) >= self.size:
            self._judge(bunch)

    def flush(self) -> None:
        """Judge what is left."""
        for bunch in self._pending.values():
            self._judge(bunch)

    def _judge(self, bunch: list[Ran]) -> None:
        if not bunch:
            return
        self._compiled += 1
        self.begin([ran.program for ran in bunch])
        for one in judge(bunch, QUICK if self._compiled % DEFAULT_EVERY else ()):
            self.report(one)
        bunch.clear()


def in_eager(program: Program) -> Ran | Outcome:
    sample = Sample(program.run, tuple(program.inputs.values()), {})
    inputs = sample.tensors()
    versions = [t._version for t in inputs]
    try:
        with torch.no_grad():
            want = sample.function()(*inputs)
    except Exception as err:  # noqa: BLE001  # whatever eager raises, it refuses
        return Outcome("skip", first_line(err))
    writes = [t._version for t in inputs] != versions or not same(inputs, sample.tensors())
    return Ran(program, sample, [*inputs, *want], writes)


def judge(bunch: Sequence[Ran], options: XlaOptions) -> list[Judged]:
    """How each program of a bunch goes."""
    try:
        results = together(bunch, options)
    except Exception as err:  # noqa: BLE001  # each is judged alone
        if len(bunch) == 1:
            return [alone(bunch[0], f"{type(err).__name__}: {first_line(err)}", options)]
        half = len(bunch) // 2
        found = [*judge(bunch[:half], options), *judge(bunch[half:], options)]
        if all(one.found.kind == NATIVE.kind for one in found):
            text = f"{len(bunch)} together: {type(err).__name__}: {first_line(err)}"
            found[0] = Judged(bunch[0].program, Outcome(COMPANY, text), options)
        return found
    found = [judged(ran, ours, options) for ran, ours in zip(bunch, results, strict=True)]
    if not any(one.found.kind == COMPANY for one in found):
        return found
    try:
        eager = without_us(bunch)
    except Exception:  # noqa: BLE001  # then it is no help
        return found
    return [torchs(one, ran, own) for one, ran, own in zip(found, bunch, eager, strict=True)]


def without_us(bunch: Sequence[Ran]) -> list[list[Any]]:
    """As `together`, of AOTAutograd's graph in eager."""
    inputs = [ran.sample.tensors() for ran in bunch]
    run = calls([ran.sample for ran in bunch], inputs)
    return parts(bunch, inputs, eager_aot(run)(*(t for own in inputs for t in own)))


def torchs(one: Judged, ran: Ran, theirs: Sequence[Any]) -> Judged:
    """A failure in company, unless AOTAutograd's graph fails so in eager."""
    same_failure = one.found.kind == COMPANY and differences(ran, theirs) == one.found.detail
    return Judged(one.program, Outcome("torch", one.found.detail)) if same_failure else one


def differences(ran: Ran, ours: Sequence[Any]) -> str:
    try:
        compare(ran.sample, ours, ran.theirs)
    except Differs as err:
        return str(err)
    return ""


def judged(ran: Ran, ours: Sequence[Any], options: XlaOptions) -> Judged:
    text = differences(ran, ours)
    return alone(ran, text, options) if text else Judged(ran.program, NATIVE, options)


def alone(ran: Ran, text: str, options: XlaOptions) -> Judged:
    """A program that failed in a bunch."""
    for how in ((), options) if options else ((),):
        found = outcome(ran.program, how)
        if found.kind in FAILURES:
            return Judged(ran.program, found, how)
    known = found.kind in ("break", "skip", "torch")
    return Judged(ran.program, found if known else Outcome(COMPANY, text), options)


def together(bunch: Sequence[Ran], options: XlaOptions) -> list[list[Any]]:
    """Inputs and results of each program of a bunch, compiled as one."""
    inputs = [ran.sample.tensors() for ran in bunch]
    run = calls([ran.sample for ran in bunch], inputs)
    flat = [t for own in inputs for t in own]
    how = Options(cache=False, fallback="cpu", xla_options=options)
    gm = None if bunch[0].writes else functional_graph(run, flat)
    if gm is None:
        with torch.no_grad():
            return parts(bunch, inputs, through_aot(run, how)(*flat))
    return parts(bunch, inputs, compile_graph(gm, kind="inference", options=how)(list(flat)))


def parts(
    bunch: Sequence[Ran], inputs: Sequence[Sequence[Any]], results: Sequence[Any]
) -> list[list[Any]]:
    """Each program's inputs and results, of the results of all."""
    made = iter(results)
    return [
        [*own, *islice(made, len(ran.theirs) - len(own))]
        for ran, own in zip(bunch, inputs, strict=True)
    ]
