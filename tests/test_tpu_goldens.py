"""Every case of the table compiles for TPUs, but for what lowering/tpu.py says; and that is still true.

By default a part of the cases, chosen by a hash of their names; `-m slow` has all of them.
"""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from cases import CASES

from tpu_compile.lowering import tpu
from tpu_compile.pjrt_tpu import INSTALL

pytestmark = pytest.mark.skipif(
    importlib.util.find_spec("libtpu") is None, reason=f"no libtpu: {INSTALL}"
)

TARGETS = ("v5e:2x2", "v6e:2x2", "tpu7x:2x2x1")
SWEEP = Path(__file__).with_name("tpu_sweep.py")

# A case of each row of the table; libtpu must refuse it, or the row can go.
EXAMPLES = {
    "anything of complex128": "pointwise/every/c128",
    "products and convolutions of 64-bit integers": "convolution/conv2d/i64",
    "factorizations of float64": "linalg/linalg_lu_factor_ex/square",
    "eigenvalues of general matrices": "linalg/eig/batch_c64",
    "the bits of float64 numbers": "floating/aten.frexp.Tensor/f64",
}


@dataclass
class Found:
    """What a sweep said. `errors` by case, piece (threads compile a case's pieces side by side)
    and target; `refused` are the table's reasons by case."""

    errors: dict[tuple[str, int, str], str] = field(default_factory=dict)
    compiled: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    refused: dict[str, list[str]] = field(default_factory=dict)
    pieces: dict[str, int] = field(default_factory=dict)
    finished: bool = False

    def add(self, line: dict[str, object]) -> None:
        if "finished" in line:
            self.finished = True
            return
        name = str(line["case"])
        if "refused" in line:
            self.refused[name], self.pieces[name] = line["refused"], line["pieces"]  # type: ignore[assignment]
            return
        at = (name, int(str(line["piece"])), str(line["target"]))
        if "begun" in line:
            self.errors[at] = "libtpu aborted the process"
        elif line["error"]:
            self.errors[at] = str(line["error"])
        else:
            del self.errors[at]
            self.compiled[at[2]].add(name)


def sweep(part: str, *flags: str) -> Found:
    done = subprocess.run(
        [sys.executable, str(SWEEP), ",".join(TARGETS), part, *flags],
        capture_output=True,
        text=True,
        check=False,
    )
    found = Found()
    for line in done.stdout.splitlines():
        if line.startswith('{"'):
            found.add(json.loads(line))
    if not found.finished and not found.errors:
        pytest.fail(done.stderr[-3000:])
    return found


def check(found: Found) -> None:
    listed = "\n".join(f"{c}, piece {n}, for {t}: {e}" for (c, n, t), e in found.errors.items())
    assert not found.errors, (
        f"do not compile; lower them otherwise, or add to lowering/tpu.py:\n{listed}"
    )
    assert found.finished
    for target in TARGETS:
        whole = {name for name, n in found.pieces.items() if n}
        assert found.compiled[target] == whole


def test_a_part_of_the_cases() -> None:
    found = sweep("0/28")
    check(found)
    assert len(found.pieces) > len(CASES) / 50


@pytest.mark.slow
def test_all_cases() -> None:
    found = sweep("0/1")
    check(found)
    assert len(found.pieces) == len(CASES)
    # Refused as a whole; where only some ops of a case are, the others are compiled.
    nothing = [name for name, n in found.pieces.items() if n == 0 and found.refused[name]]
    assert len(nothing) < 0.03 * len(CASES), nothing


def test_every_row_has_an_example() -> None:
    for row in tpu.REFUSALS:
        assert [what for what in EXAMPLES if row.what.startswith(what)], row.what
    assert len(EXAMPLES) == len(tpu.REFUSALS)


def test_the_readme_shows_the_table() -> None:
    text = (Path(__file__).parent.parent / "README.md").read_text()
    for row in tpu.REFUSALS:
        assert f"| {row.what} | {row.why} |\n" in text


@pytest.mark.slow
@pytest.mark.parametrize("what", EXAMPLES)
def test_libtpu_still_refuses(what: str) -> None:
    case = EXAMPLES[what]
    found = sweep(case, "--even-if-refused")
    assert case in {c for c, _, _ in found.errors}, f"libtpu compiles it now: drop {what!r}"


@pytest.mark.parametrize("what", EXAMPLES)
def test_a_row_is_refused_by_name_and_nothing_reaches_libtpu(what: str) -> None:
    from harness import graph_of

    from tpu_compile.compile import compile_graph
    from tpu_compile.config import Options
    from tpu_compile.errors import UnsupportedOpError
    from tpu_compile.targets import parse

    (c,) = [c for family, c in CASES if f"{family}/{c}" == EXAMPLES[what]]
    options = Options(target=parse("v5e:2x2"), cache=False, fallback="error")
    with pytest.raises(UnsupportedOpError, match=f"not on TPUs: {what}"):
        compile_graph(graph_of(c), kind="inference", options=options)
