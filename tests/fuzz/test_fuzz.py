"""Random programs of ATen operators against eager; `python tests/fuzz/run.py` runs many more.

What fails there becomes a case of its operator's family.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import torch
from fuzz import check
from fuzz.programs import Program, programs
from hypothesis import HealthCheck, Phase, given, seed, settings


@pytest.fixture(autouse=True)
def _one_thread() -> Iterator[None]:
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


@seed(6)
@settings(
    max_examples=200,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
@given(programs(5, 8))
def test_programs_do_as_eager_does(program: Program) -> None:
    found = check.outcome(program)
    if found.kind in check.FAILURES:
        small, what = check.smallest(program, found)
        raise AssertionError(f"{what.kind}: {what.detail}\n{small}")
