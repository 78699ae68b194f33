"""torch's operator database through the compiled path: a stable share, or all of it with -m slow.

    python -m pytest tests/opinfo -k linalg.svd                    # an operator's part of the share
    OPINFO_SHARD=3/8 python -m pytest tests/opinfo -m slow         # an eighth of everything

What is known not to run natively or not to be like eager is in ledger.txt.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any

import pytest
import torch
from opinfo import bunch, check, database, decompositions, errors, ledger, modules
from opinfo.check import Outcome, Sample
from torch.testing._internal.opinfo.core import OpInfo

from tpu_compile.lowering.decompositions import table as decomposition_table

# Of so many (operator, dtype) pairs one is in the share, and so many of its samples.
SHARE = {
    "forward": (3, 1),
    "gradient": (3, 1),
    "references": (3, 1),
    "decompositions": (12, 1),
    "whole": (120, 1),
    "errors": (3, None),
    "modules": (3, 1),
}

# One operator in so many is compiled as users' programs are, with all of LLVM's work.
PLAIN = 8

Outcomes = list[tuple[int, Outcome]]


pytestmark = pytest.mark.usefixtures("one_thread")


def in_share(section: str, *key: str) -> bool:
    return database.digest(section, *key) % SHARE[section][0] == 0


def in_shard(name: str) -> bool:
    number, _, count = os.environ.get("OPINFO_SHARD", "1/1").partition("/")
    return database.digest("shard", name) % int(count) == int(number) - 1


def named(section: str, pairs: Sequence[tuple[str, str]], everything: bool) -> list[object]:
    """The parameters of a test: names with their dtypes, in the share or in the shard."""
    found: dict[str, list[str]] = {}
    for name, dtype in pairs:
        if in_shard(name) if everything else in_share(section, name, dtype):
            found.setdefault(name, []).append(dtype)
    marks = [pytest.mark.slow] if everything else []
    return [
        pytest.param(
            name, dtypes, everything, id=f"{name}{'-all' if everything else ''}", marks=marks
        )
        for name, dtypes in found.items()
    ]


def both(section: str, pairs: Sequence[tuple[str, str]]) -> Callable[..., object]:
    params = named(section, pairs, False) + named(section, pairs, True)
    return pytest.mark.parametrize(("name", "dtypes", "everything"), params)


FORWARD = [(n, d) for n, op in database.ops().items() for d in database.dtypes(op)]
GRADIENT = [(n, d) for n, op in database.ops().items() for d in database.gradient_dtypes(op)]
REFERENCES = [(n, "f32") for n, op in database.references().items() if "f32" in database.dtypes(op)]
ERRORS = [(n, "all") for n, op in database.ops().items() if op.error_inputs_func is not None]
MODULES = [(n, d) for n in modules.modules() for d in modules.dtypes(n)]


def picked(section: str, op: OpInfo, dtype: str, everything: bool) -> list[tuple[int, Sample]]:
    """An operator's samples in a dtype, with their numbers: all, or those of the share."""
    pool, limit = (None, None) if everything else (database.FEW, SHARE[section][1])
    items = database.samples(op, dtype, pool)
    return list(database.chosen(items, limit, database.name_of(op), dtype))


def spared(name: str) -> bunch.XlaOptions:
    """What XLA is not to do for an operator's or a module's bunches."""
    return bunch.QUICK if database.digest("options", name) % PLAIN else ()


def report(problems: Sequence[str]) -> None:
    assert not problems, "\n".join(problems)


def compare(
    section: str,
    op: OpInfo,
    dtypes: list[str],
    everything: bool,
    with_eager: Callable[..., list[Outcome]],
) -> None:
    """Compare an operator's samples in each dtype, as far as the ledger says that they are equal.

    Dtypes with the same tolerance are compared together, so that they may be one graph. Not complex32,
    of which nothing is native.
    """
    listed = "gradient" if section == "gradient" else "forward"
    known = database.name_of(op)
    if not ledger.has_lines(listed, known):  # a reference is as its operator
        known = known.removeprefix("_refs.")
    together: list[tuple[Any, list[tuple[str, int, Sample]]]] = []
    for dtype in dtypes:
        own = [(dtype, i, s) for i, s in picked(section, op, dtype, everything)]
        how = ledger.tolerance(known, dtype), dtype == "c32"
        same = [others for other, others in together if other == how]
        if same:
            same[0].extend(own)
        else:
            together.append((how, own))
    outcomes: dict[str, Outcomes] = {dtype: [] for dtype in dtypes}
    for (tolerance, _), items in together:
        samples = [s for _, _, s in items]
        values = database.have_values(op, samples)
        judged = with_eager(samples, values=values, tolerance=tolerance, xla_options=spared(known))
        for (dtype, i, _), got in zip(items, judged, strict=True):
            outcomes[dtype].append((i, got))
    problems = []
    for dtype, found in outcomes.items():
        whole = everything and section != "references"
        problems += ledger.problems(listed, known, dtype, found, whole)
    report(problems)


@both("forward", FORWARD)
def test_forward(name: str, dtypes: list[str], everything: bool) -> None:
    compare("forward", database.ops()[name], dtypes, everything, bunch.forward)


@both("gradient", GRADIENT)
def test_gradient(name: str, dtypes: list[str], everything: bool) -> None:
    compare("gradient", database.ops()[name], dtypes, everything, bunch.gradient)


@both("references", REFERENCES)
def test_references(name: str, dtypes: list[str], everything: bool) -> None:
    """torch's operators written in Python; those that make views of primitives AOTAutograd refuses."""

    def with_eager(samples: list[Sample], **how: Any) -> list[Outcome]:
        refused = "custom (non-ATen) operator whose output has alias annotations"
        judged = bunch.forward(samples, **how)
        return [Outcome("skip", got.detail) if refused in got.detail else got for got in judged]

    compare("references", database.references()[name], dtypes, everything, with_eager)


@both("decompositions", FORWARD)
def test_decompositions(name: str, dtypes: list[str], everything: bool) -> None:
    """Whatever a sample's way through eager meets that the backend decomposes."""
    problems = []
    for dtype in dtypes:
        samples = picked("decompositions", database.ops()[name], dtype, everything)
        found = decompositions.outcomes(s for _, s in samples)
        for op, outcomes in found.items():
            listed = list(enumerate(outcomes))
            problems += ledger.problems("decompositions", op, dtype, listed, False)
    report(problems)


@both("errors", ERRORS)
def test_errors(name: str, dtypes: list[str], everything: bool) -> None:
    given = errors.error_inputs(database.ops()[name])
    outcomes = [(i, errors.check(database.ops()[name], e)) for i, e in enumerate(given)]
    report(ledger.problems("errors", name, "all", outcomes, True))


@both("modules", MODULES)
def test_modules(name: str, dtypes: list[str], everything: bool) -> None:
    problems = []
    for dtype in dtypes:
        allowed = ledger.tolerance(name, dtype)
        items: list[tuple[int, Sample]] = []
        for training in (True, False):
            made = [s for _, s in modules.samples(name, dtype, training)]
            limit = None if everything else SHARE["modules"][1]
            items += database.chosen(made, limit, name, dtype, training)
        judged = modules.judged([s for _, s in items], allowed, spared(name))
        outcomes = [(i, got) for (i, _), got in zip(items, judged, strict=True)]
        problems += ledger.problems("modules", name, dtype, outcomes, everything)
    report(problems)


@both("whole", [(n, d) for n, d in FORWARD if d == "f32"])
def test_whole(name: str, dtypes: list[str], everything: bool) -> None:
    """One sample of each operator under torch.compile itself, in one graph."""
    op = database.ops()[name]
    allowed = ledger.tolerance(name, "f32")
    outcomes = [
        (i, check.whole(s, values=database.have_values(op, [s]), tolerance=allowed))
        for i, s in picked("whole", op, "f32", False)
    ]
    report(ledger.problems("forward", name, "f32", outcomes, False))


def test_sums_that_cancel_are_judged_by_double_precision() -> None:
    exact = torch.tensor([1.0, 1e-9], dtype=torch.float64)
    eager = torch.tensor([1.0, 2e-8])
    assert check.as_near(torch.tensor([1.0, -5e-8]), eager, exact)
    assert not check.as_near(torch.tensor([1.0, 3e-7]), eager, exact), "much farther than eager"
    assert check.as_near(torch.tensor([1.0, 1e-9]), torch.tensor([1.0, 0.5]), exact)
    assert not check.as_near(torch.tensor([1.0, 0.4]), torch.tensor([1.0, 0.5]), exact), (
        "both are far from it, so that another result may be meant"
    )
    assert not check.as_near(torch.tensor([1.0, float("nan")]), eager, exact)
    assert not check.as_near(eager + 1e-6, eager, exact.float()), "no double precision"


def test_ledger_is_about_what_exists() -> None:
    tables = {str(op) for op in decomposition_table()}
    known = {"modules": modules.modules().keys(), "decompositions": tables}
    for line in ledger.lines():
        names = known.get(line.section, database.ops().keys() | database.references().keys())
        if line.section == "tolerance":
            names = database.ops().keys() | modules.modules().keys()
        assert line.name in {*names, "*"}, f"{line}: there is no {line.name}"


def test_ledger_explains_what_happens_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "[forward]\nadd | f32 | fallback | slow\nmul | all | differs? | rounding\n"
    monkeypatch.setattr(ledger, "lines", lambda: tuple(ledger.parse(text)))
    fell, wrong, fine = Outcome("fallback", "op"), Outcome("wrong", "1 != 2"), check.NATIVE

    def problems(name: str, dtype: str, *outcomes: Outcome, whole: bool = True) -> int:
        return len(ledger.problems("forward", name, dtype, list(enumerate(outcomes)), whole))

    assert problems("add", "f32", fell, fine) == 0
    assert problems("add", "f64", fell, fine) == 1, "a dtype that no line is about"
    assert problems("add", "f32", wrong, fell) == 1, "a kind that no line is about"
    assert problems("add", "f32", fine) == 1, "a line that is no longer true"
    assert problems("mul", "f64", fine, whole=False) == 0, "true of samples that were not run"
    assert problems("mul", "f64", fine) == 1
    assert problems("mul", "i8", Outcome("skip")) == 0, "nothing ran"


@pytest.mark.parametrize(
    "line", ["add | f32 | slow | why", "add | f33 | differs | why", "add | f32"]
)
def test_a_bad_line_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="line 2"):
        list(ledger.parse(f"[forward]\n{line}\n"))
