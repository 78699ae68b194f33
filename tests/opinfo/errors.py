"""Inputs that eager refuses: the compiled path refuses them, too, with the same kind of error."""

from __future__ import annotations

from collections.abc import Callable

import torch
from opinfo import database
from opinfo.check import (
    Outcome,
    Sample,
    compiled_whole,
    first_line,
    functional_graph,
    through_aot,
)
from torch.testing._internal.opinfo.core import ErrorInput, OpInfo

from tpu_compile.compile import compile_graph
from tpu_compile.config import Options


def error_inputs(op: OpInfo) -> list[ErrorInput]:
    if op.error_inputs_func is None:
        return []
    database.seed()
    return list(op.error_inputs("cpu"))


def check(op: OpInfo, given: ErrorInput) -> Outcome:
    """`native` where both raise errors of one kind."""
    s = given.sample_input
    sample = Sample(op.op, (s.input, *s.args), dict(s.kwargs))
    try:
        with torch.no_grad():
            sample.function()(*sample.tensors())
    except Exception as err:
        want = err
    else:
        return Outcome("skip", "eager does not raise")
    found = _judge(sample, want, _quickly)
    # What the short way meets otherwise, such as Python that asks for values, dynamo may know better.
    return found if found.kind == "native" else _judge(sample, want, _under_dynamo)


def _quickly(sample: Sample) -> None:
    inputs = sample.tensors()
    gm = functional_graph(sample.function(), inputs)
    if gm is None:
        with torch.no_grad():
            through_aot(sample.function(), Options(cache=False))(*inputs)
    else:
        compile_graph(gm, kind="inference", options=Options(cache=False))(inputs)


def _under_dynamo(sample: Sample) -> None:
    try:
        with torch.no_grad():
            compiled_whole(sample.function(), Options(cache=False), fullgraph=False)(
                *sample.tensors()
            )
    finally:
        torch._dynamo.reset()


def _judge(sample: Sample, want: Exception, run: Callable[[Sample], None]) -> Outcome:
    try:
        run(sample)
    except Exception as err:
        if isinstance(err, type(want)) or isinstance(want, type(err)):
            return Outcome("native")
        return Outcome(
            "wrong", f"{type(err).__name__} ({first_line(err)}), eager {type(want).__name__}"
        )
    return Outcome("wrong", f"no error, eager {type(want).__name__}: {first_line(want)}")
