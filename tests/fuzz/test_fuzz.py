"""Random programs of ATen operators against eager: 200 here, 20,000 with `python tests/fuzz/run.py 20000`.

What fails there becomes a case of its operator's family.
"""

from __future__ import annotations

from typing import Any

import pytest
import torch
from fuzz import check, noise
from fuzz.bunch import Bunches, Judged, shown
from fuzz.programs import Program, Ref, Step, minimised, programs
from hypothesis import HealthCheck, Phase, given, settings
from opinfo.check import Sample
from torch import Tensor
from torch._ops import OpOverload

pytestmark = pytest.mark.usefixtures("one_thread")


def test_programs() -> None:
    failures: list[str] = []

    def report(one: Judged) -> None:
        if one.failed:
            failures.append(shown(one))

    bunches = Bunches(report)

    @settings(
        max_examples=200,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(programs(5, 30))
    def each(program: Program) -> None:
        bunches.add(program)

    each()
    bunches.flush()
    assert not failures, "\n\n".join(failures)


def test_what_rounds_may_move_and_nothing_else() -> None:
    third = torch.tensor([1.0, 2.0]) / 3
    moved = [third * (1 + 1e-7), third * (1 - 1e-7)]
    assert not noise.difference(third * (1 + 3e-7), third, moved)
    assert noise.difference(third * (1 + 1e-5), third, moved)
    assert noise.difference(third * (1 + 3e-7), third, [third, third]), "nothing rounds"
    at, other = torch.tensor([1, 2]), torch.tensor([1, 3])
    assert noise.difference(other, at, [at, at])
    assert not noise.difference(other, at, [at, other]), "noise makes another of it"
    assert noise.difference(
        torch.tensor([float("nan")]), torch.tensor([1.0]), [torch.tensor([1.0])]
    )


def one_step(op: OpOverload, x: Tensor, *args: Any) -> Program:
    return Program({0: x}, (Step(1, op, (Ref(0), *args), {}),), (Ref(1),))


def test_eager_may_be_as_far_from_ours_as_from_the_truth() -> None:
    x = torch.tensor([-1.0, -2.0, -3.0, -4.0])
    gelu = one_step(torch.ops.aten.gelu.default, x)
    sample = Sample(gelu.run, (x,), {})
    want = sample.function()(x)
    exact = torch.nn.functional.gelu(x.double()).float()
    check.compare(sample, [x, exact], [x, *want])
    with pytest.raises(check.Differs):
        check.compare(sample, [x, exact * 1.01], [x, *want])


def test_what_torch_itself_gets_wrong_is_no_failure() -> None:
    nothing = torch.ones(3, 0), torch.ones(0)
    no_columns = one_step(torch.ops.aten.addmv.default, torch.ones(1), *nothing)
    assert check.outcome(no_columns).kind == "torch"


def test_a_failure_is_cut_down_to_the_step_that_fails() -> None:
    add, neg = torch.ops.aten.add.Tensor, torch.ops.aten.neg.default
    steps = (
        Step(1, neg, (Ref(0),), {}),
        Step(2, add, (Ref(1), Ref(0)), {}),
        Step(3, neg, (Ref(2),), {}),
    )
    program = Program({0: torch.ones(2)}, steps, (Ref(1), Ref(3)))
    small = minimised(program, lambda p: any(s.op is add for s in p.steps))
    assert [s.op for s in small.steps] == [add]
    assert small.results == (Ref(2),)
