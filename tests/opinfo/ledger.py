"""The ledger: what of torch's databases does not run natively or not as eager does, each with its reason.

`ledger.txt` has a line for each: `name | dtypes | kind | reason`, in sections `[forward]`, `[gradient]`,
`[decompositions]`, `[modules]`, `[errors]` and `[tolerance]`. All that has no line must pass natively; a
line that is no longer true fails, too. `dtypes` are short names or `all`. Kinds:

- `fallback`: right, with ops on torch's CPU kernels;
- `break`: needs a size or a number that only data gives, so no single graph holds it;
- `differs`: a known difference, for the reason that is given;
- `refused`: raises where eager does not.

A kind with `?`, such as `fallback?`, is true of some samples only. The name `*` stands for all.
In `[tolerance]` the kind is what relative and absolute differences may be, `1e-5 1e-4`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import torch
from opinfo.check import TOLERANCE, Outcome
from opinfo.database import NAME

PATH = Path(__file__).parent / "ledger.txt"
SECTIONS = ("forward", "decompositions", "gradient", "modules", "errors", "tolerance")
KINDS = {"fallback": "fallback", "break": "break", "differs": "wrong", "refused": "error"}


@dataclass(frozen=True, slots=True)
class Line:
    """One line; `some` where only some samples are meant."""

    section: str
    name: str
    dtypes: tuple[str, ...]  # () for all
    kind: str
    reason: str
    some: bool
    number: int

    def covers(self, dtype: str) -> bool:
        return not self.dtypes or dtype in self.dtypes

    def __str__(self) -> str:
        return f"ledger.txt:{self.number}"


@cache
def lines() -> tuple[Line, ...]:
    return tuple(parse(PATH.read_text("utf-8")))


def parse(text: str) -> Iterable[Line]:
    """Raises ValueError at what is no line of a ledger."""
    section = ""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith("["):
            section = line.strip("[] ")
            if section not in SECTIONS:
                raise ValueError(f"line {number}: no section {section!r}")
            continue
        fields = [f.strip() for f in line.split("|")]
        if len(fields) != 4 or not all(fields):
            raise ValueError(f"line {number}: name | dtypes | kind | reason: {line!r}")
        name, listed, kind, reason = fields
        dtypes = () if listed == "all" else tuple(listed.split())
        if unknown := set(dtypes) - NAME.keys():
            raise ValueError(f"line {number}: no dtypes {sorted(unknown)}")
        some = kind.endswith("?")
        kind = kind.removesuffix("?")
        if section == "tolerance":
            assert len([float(x) for x in kind.split()]) == 2
        elif kind not in KINDS:
            raise ValueError(f"line {number}: no kind {kind!r}")
        yield Line(section, name, dtypes, kind, reason, some, number)


def about(section: str, name: str, dtype: str) -> list[Line]:
    """The lines on an op or module and a dtype."""
    return [
        x for x in lines() if x.section == section and x.name in (name, "*") and x.covers(dtype)
    ]


def has_lines(section: str, name: str) -> bool:
    return any(x.section == section and x.name == name for x in lines())


def tolerance(name: str, dtype: str) -> dict[torch.dtype, tuple[float, float]]:
    """What differences are allowed for the results of an op in a dtype."""
    found = dict(TOLERANCE)
    for line in about("tolerance", name, dtype):
        rtol, atol = map(float, line.kind.split())
        found[NAME[dtype]] = rtol, atol
        # The results of complex inputs may be real, and those of integers floating.
        found.update(dict.fromkeys(_RELATED.get(dtype, ()), (rtol, atol)))
    return found


_RELATED = {
    "c64": (torch.float32,),
    "c128": (torch.float64,),
    "f32": (torch.complex64,),
    "f64": (torch.complex128,),
    **dict.fromkeys(("bool", "u8", "i8", "i16", "i32", "i64"), (torch.float32,)),
}


def problems(
    section: str, name: str, dtype: str, outcomes: Sequence[tuple[int, Outcome]], whole: bool
) -> list[str]:
    """What the ledger does not say of these samples, or says wrongly; `whole`: they are all."""
    known = about(section, name, dtype)
    kinds = {KINDS[x.kind] for x in known}
    found = [
        f"{name} {dtype} #{i}: {got.kind}: {got.detail}"
        for i, got in outcomes
        if got.kind not in ("native", "skip") and got.kind not in kinds
    ]
    ran = {got.kind for _, got in outcomes} - {"skip"}
    for line in known:
        if ran and line.name != "*" and KINDS[line.kind] not in ran and (whole or not line.some):
            found.append(
                f"{name} {dtype}: {line} says {line.kind}, and nothing shows it: remove it"
            )
    return found
