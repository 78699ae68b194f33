"""What becomes of each ATen operator: lowered, taken apart, or run on the CPU; by dtype and by target.

`tpu-compile ops` prints it. It is read off the registry, the decomposition table and the table of what
TPUs refuse. `data/op_dtypes.txt` says which dtypes torch's own operator database calls an operator with.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

import torch
from torch import fx
from torch._ops import OpOverload

from tpu_compile.lowering import graph as _graph  # noqa: F401  # fills the registry
from tpu_compile.lowering import registry
from tpu_compile.lowering.decompositions import table
from tpu_compile.lowering.jax_bridge import call_jax
from tpu_compile.lowering.tpu import why_refused
from tpu_compile.torch_private import aten_overloads, is_composite

TARGETS = ("cpu", "v5e", "v6e", "tpu7x")
KINDS: dict[str, str] = {
    "native": "a rule of ours emits StableHLO",
    "bridged": "a rule takes JAX's algorithm into the program, at least for some uses",
    "decomposed": "torch or we write it in terms of others",
    "fallback": "runs on torch's CPU kernel between compiled pieces, or raises",
    "refused": "lowered for CPUs, but not for TPUs: there it goes the way of a fallback",
}
SHORT = {
    "bool": "bool", "uint8": "u8", "uint16": "u16", "uint32": "u32", "uint64": "u64", "int8": "i8",
    "int16": "i16", "int32": "i32", "int64": "i64", "float16": "f16", "bfloat16": "bf16",
    "float32": "f32", "float64": "f64", "complex32": "c32", "complex64": "c64", "complex128": "c128",
    "float8_e4m3fn": "e4m3fn", "float8_e5m2": "e5m2", "float8_e4m3fnuz": "e4m3fnuz",
    "float8_e5m2fnuz": "e5m2fnuz", "float8_e8m0fnu": "e8m0fnu",
}  # fmt: skip
_DTYPE = {short: getattr(torch, name) for name, short in SHORT.items()}


@dataclass(frozen=True, slots=True)
class Coverage:
    """One overload: its kind, the kind by dtype and target, and which uses are excepted."""

    op: str
    kind: str
    dtypes: tuple[str, ...]
    by_target: Mapping[str, Mapping[str, str]]
    note: str

    def json(self) -> dict[str, Any]:
        """As plain data."""
        found: dict[str, Any] = {"op": self.op, "kind": self.kind, "targets": self.by_target}
        return {**found, "note": self.note} if self.note else found

    def exceptions(self, target: str) -> str:
        """The dtypes that fare otherwise than `kind` says, e.g. `fallback: c32`."""
        by_kind: dict[str, list[str]] = {}
        for dtype, kind in self.by_target[target].items():
            if kind != self.kind:
                by_kind.setdefault(kind, []).append(dtype)
        return "; ".join(f"{kind}: {' '.join(dtypes)}" for kind, dtypes in by_kind.items())


def coverage() -> list[Coverage]:
    """Every functional overload of ATen that the package, or torch's database, knows; sorted by name."""
    seen = known_dtypes()
    ours = registry.rules().keys() | table().keys()
    found = []
    for op in aten_overloads():
        name = str(op)
        if op in ours or name in seen or is_composite(op):
            found.append(_covered(op, seen.get(name, ())))
    return sorted(found, key=lambda c: c.op)


@cache
def known_dtypes() -> dict[str, tuple[str, ...]]:
    """For each overload the dtypes that torch's operator database calls it with."""
    text = (files("tpu_compile") / "data" / "op_dtypes.txt").read_text("utf-8")
    rows = (line.split() for line in text.splitlines() if not line.startswith("#"))
    return {name: tuple(dtypes) for name, *dtypes in rows}


def _covered(op: OpOverload, dtypes: Sequence[str]) -> Coverage:
    kind = _kind(op)
    by_target = {t: {d: _for_dtype(op, kind, d, t) for d in dtypes} for t in TARGETS}
    rule = registry.find(op)
    note = "" if rule is None or rule.unless is None else _exception(rule.unless)
    return Coverage(str(op), kind, tuple(dtypes), by_target, note)


def _kind(op: OpOverload) -> str:
    rule = registry.find(op)
    if rule is not None:
        return "bridged" if _reaches_jax(rule.fn, set()) else "native"
    return "decomposed" if op in table() or is_composite(op) else "fallback"


def _for_dtype(op: OpOverload, kind: str, dtype: str, target: str) -> str:
    if kind == "fallback":
        return "fallback"
    if dtype == "c32":  # computed in complex64
        dtype = "c64"
    if target != "cpu" and why_refused(_use(op, _DTYPE[dtype])) is not None:
        return "refused"
    return kind


def _use(op: OpOverload, dtype: torch.dtype) -> fx.Node:
    """A use of the op on a tensor of a dtype, as far as the table of refusals looks at it."""
    graph = fx.Graph()
    x = graph.placeholder("x")
    node = graph.call_function(op, (x,))
    x.meta["val"] = node.meta["val"] = torch.empty(1, dtype=dtype, device="meta")
    return node


def _reaches_jax(fn: Any, seen: set[Any]) -> bool:
    """Whether a rule's code, or that of what it calls in our package, names the bridge."""
    if fn is call_jax:
        return True
    code = getattr(fn, "__code__", None)
    if code is None or fn in seen or not str(fn.__module__).startswith("tpu_compile.lowering"):
        return False
    seen.add(fn)
    return any(_reaches_jax(inner, seen) for inner in _mentioned(fn, code))


def _mentioned(fn: Any, code: types.CodeType) -> Iterator[Callable[..., Any]]:
    """The functions that a function's code names, directly or in its closure or inner functions."""
    codes = [code]
    while codes:
        one = codes.pop()
        codes.extend(c for c in one.co_consts if isinstance(c, types.CodeType))
        for name in one.co_names:
            value = fn.__globals__.get(name)
            if isinstance(value, types.FunctionType):
                yield value
    for cell in fn.__closure__ or ():
        if isinstance(cell.cell_contents, types.FunctionType):
            yield cell.cell_contents


def _exception(unless: Callable[..., Any]) -> str:
    """That some uses are excepted, and what the rule's `unless` says of them."""
    told = (unless.__doc__ or "").strip().split("\n")[0].rstrip(".:")
    return "some uses fall back" + (f": {told}" if told else "")


# ---------------------------------------------------------------------- as text


def counts(found: Sequence[Coverage]) -> dict[str, int]:
    """How many overloads are of each kind."""
    return {k: sum(c.kind == k for c in found) for k in KINDS if k != "refused"}


HEAD = ("operator", "kind", "dtypes", "but on cpu", "but on TPUs", "note")


def row(c: Coverage) -> tuple[str, ...]:
    """The cells of an overload in the tables; all TPU generations fare alike where they do."""
    tpus = {t: c.exceptions(t) for t in TARGETS if t != "cpu"}
    alike = len(set(tpus.values())) == 1
    on_tpus = tpus["v5e"] if alike else "; ".join(f"{t}: {x}" for t, x in tpus.items() if x)
    return c.op, c.kind, " ".join(c.dtypes), c.exceptions("cpu"), on_tpus, c.note


def markdown(found: Sequence[Coverage]) -> str:
    """The table as a page."""
    lines = ["# What becomes of each ATen operator", "", f"Generated by `{COMMAND}`.", ""]
    lines += [f"- {k}: {text}" for k, text in KINDS.items()] + [""]
    lines += ["| kind | overloads |", "|---|---|"]
    lines += [f"| {k} | {n} |" for k, n in counts(found).items()] + [""]
    lines += ["| " + " | ".join(HEAD) + " |", "|---" * len(HEAD) + "|"]
    lines += ["| " + " | ".join(x.replace("|", "\\|") for x in row(c)) + " |" for c in found]
    return "\n".join(lines) + "\n"


COMMAND = "tpu-compile ops --markdown tests/opinfo/OPS.md"

_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>tpu_compile: operators</title>
<style>
body {{ font: 14px/1.4 system-ui, sans-serif; margin: 2em }}
table {{ border-collapse: collapse }}
th, td {{ text-align: left; padding: 2px 10px; border-bottom: 1px solid #ddd; vertical-align: top }}
th {{ position: sticky; top: 0; background: #fff }}
.fallback td:nth-child(2) {{ color: #b00 }}
input {{ font: inherit; width: 20em; margin: 1em 0 }}
</style>
<h1>What becomes of each ATen operator</h1>
<p>{summary}</p>
<dl>{kinds}</dl>
<input placeholder="filter: name, kind or dtype" autofocus>
<table><thead><tr>{head}</tr></thead><tbody>
{rows}
</tbody></table>
<script>
document.querySelector("input").addEventListener("input", event => {{
  const words = event.target.value.toLowerCase().split(/\\s+/)
  for (const row of document.querySelectorAll("tbody tr"))
    row.hidden = !words.every(word => row.textContent.toLowerCase().includes(word))
}})
</script>
</html>
"""


def html(found: Sequence[Coverage]) -> str:
    """The table as one page that needs nothing else."""
    rows = (
        f'<tr class="{c.kind}">' + "".join(f"<td>{escape(x)}</td>" for x in row(c)) + "</tr>"
        for c in found
    )
    return _PAGE.format(
        summary=", ".join(f"{n} {k}" for k, n in counts(found).items()),
        kinds="".join(f"<dt>{k}</dt><dd>{escape(text)}</dd>" for k, text in KINDS.items()),
        head="".join(f"<th>{escape(x)}</th>" for x in HEAD),
        rows="\n".join(rows),
    )
