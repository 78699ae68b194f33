"""What each case lowers to, compared as parsed modules with tests/goldens/<family>.mlir, and the key
that it is cached under, in tests/goldens/keys/<family>.txt.

`pytest tests/test_goldens.py --update-goldens` rewrites the files; that run still fails.
"""

from __future__ import annotations

import difflib
import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from cases import CASES, FAMILIES
from harness import Case, lower_case
from test_key import BASE

from tpu_compile.lowering.graph import Lowered
from tpu_compile.lowering.mlir import parse

FOLDER = Path(__file__).parent / "goldens"
SEPARATOR = "\n// -----\n"
HELP = "if the change is meant: pytest tests/test_goldens.py --update-goldens"


@pytest.mark.parametrize(("family", "c"), [pytest.param(f, c, id=f"{f}/{c}") for f, c in CASES])
def test_golden(family: str, c: Case, update_goldens: bool) -> None:
    if update_goldens:
        pytest.skip("goldens are being rewritten")
    sections = _sections(family)
    assert c.title() in sections, f"no golden for {c.title()}; {HELP}"
    want = str(parse(sections[c.title()])).strip()
    lowered = lower_case(c)
    got = _text(lowered).strip()
    if want != got:
        diff = difflib.unified_diff(
            want.splitlines(), got.splitlines(), "golden", "now", lineterm=""
        )
        pytest.fail("\n".join([*diff, HELP]))
    assert _keys(family).get(c.title()) == _key(lowered), f"another key than before; {HELP}"


@pytest.mark.parametrize("family", list(FAMILIES))
def test_no_orphans(family: str, update_goldens: bool) -> None:
    titles = [c.title() for c in FAMILIES[family]]
    assert len(set(titles)) == len(titles), "two cases have one title"
    if update_goldens:
        _write(family)
        pytest.fail(f"rewrote {family}.mlir: read the diff, then run again without the option")
    assert list(_sections(family)) == titles, f"sections are not the cases, in order; {HELP}"
    assert list(_keys(family)) == titles, f"keys are not those of the cases, in order; {HELP}"


def test_no_orphan_files() -> None:
    assert {p.stem for p in FOLDER.glob("*.mlir")} == set(FAMILIES)
    assert {p.stem for p in (FOLDER / "keys").glob("*")} == set(FAMILIES)


def _text(lowered: Lowered) -> str:
    return _without_bodies(lowered.text(locations=False))


def _key(lowered: Lowered) -> str:
    """The key on a machine that does not exist: it depends on nothing but the program."""
    return replace(BASE, program=lowered.program.digest).key().digest[:20]


def _without_bodies(text: str) -> str:
    """The module with its private functions only declared, and only those that main calls.

    They come over the bridge: JAX's to write, and hundreds of lines long.
    """
    main = text[: text.find("\n  func.func private ")]
    kept, inside = [], False
    for line in text.splitlines(keepends=True):
        if line.startswith("  func.func private "):
            inside = True
            head = line.removesuffix(" {\n") + "\n"
            name = head.split("@")[1].split("(")[0]
            if f"call @{name}(" in main:
                kept.append(re.sub(r"%arg\d+: ", "", head))
        elif not inside:
            kept.append(line)
        elif line == "  }\n":
            inside = False
    return "".join(kept)


@cache
def _sections(family: str) -> dict[str, str]:
    path = FOLDER / f"{family}.mlir"
    if not path.exists():
        return {}
    parts = path.read_text().split(SEPARATOR)
    return {p.strip().splitlines()[0].removeprefix("// "): p for p in parts if p.strip()}


@cache
def _keys(family: str) -> dict[str, str]:
    path = FOLDER / "keys" / f"{family}.txt"
    lines = path.read_text().splitlines() if path.exists() else []
    return {title: key for key, title in (line.split(" ", 1) for line in lines)}


def _write(family: str) -> None:
    sections, keys = [], []
    for c in FAMILIES[family]:
        lowered = lower_case(c)
        sections.append(f"// {c.title()}\n{_text(lowered).strip()}\n")
        keys.append(f"{_key(lowered)} {c.title()}\n")
    (FOLDER / f"{family}.mlir").write_text(SEPARATOR.join(sections))
    (FOLDER / "keys" / f"{family}.txt").write_text("".join(keys))
