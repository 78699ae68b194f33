"""What `bench.peers` measured, as a table, as Markdown, and as one page of HTML with plots."""

from __future__ import annotations

import html
import io
import math
import statistics
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rich.table import Table

from bench.peers import Measured

# Bars of the whole: what is compared, ours with whom, and the geometric mean that is to be reached.
Value = Callable[[Measured], float | None]


def relative_step(m: Measured) -> float | None:
    """A step over torch eager's in the same process: comparable between processes."""
    return m.step / m.eager if m.step is not None and m.eager else None


def headers() -> tuple[str, ...]:
    return (
        "case",
        "contender",
        "cold s",
        "warm s",
        "first s",
        "imports s",
        "step ms",
        "+-",
        "/ eager",
        "peak MB",
        "cache MB",
        "difference",
    )


def cells(m: Measured) -> tuple[str, ...]:
    """One row; a contender that could not run says why."""
    if m.error:
        return (m.case, m.contender, m.error, *[""] * (len(headers()) - 3))

    def number(value: float | None, digits: int, scale: float = 1.0) -> str:
        return "" if value is None else f"{value * scale:.{digits}f}"

    return (
        m.case,
        m.contender,
        number(m.cold, 2),
        number(m.warm, 2),
        number(m.first, 2),
        number(m.imports, 2),
        number(m.step, 3, 1e3),
        number(m.spread, 3, 1e3),
        number(relative_step(m), 2),
        number(m.memory, 0),
        number(m.cache, 1),
        "" if m.difference is None else f"{m.difference:.0e}",
    )


def table(measured: Iterable[Measured]) -> Table:
    """The terminal's table: a section for each case."""
    found = Table()
    for name in headers():
        found.add_column(name, justify="left" if name in ("case", "contender") else "right")
    last = ""
    for m in measured:
        if last and m.case != last:
            found.add_section()
        last = m.case
        found.add_row(*cells(m))
    return found


# ---------------------------------------------------------------------- ratios over all cases


QUESTIONS: tuple[tuple[str, Value], ...] = (
    ("step", relative_step),
    ("cold compile", lambda m: m.cold),
    ("warm start", lambda m: m.warm),
    ("peak memory", lambda m: m.memory),
)


def peers(measured: Sequence[Measured]) -> list[str]:
    names = dict.fromkeys(m.contender for m in measured)
    return [c for c in names if not c.startswith("ours") and c != "eager"]


def ratios(measured: Sequence[Measured]) -> list[tuple[str, str, float, float, int]]:
    """What, against whom, geometric mean and worst of ours / theirs, and over how many cases."""
    by = {(m.contender, m.case): m for m in measured}
    found = []
    for what, value in QUESTIONS:
        # Eager compiles nothing.
        for other in [*peers(measured), *(["eager"] if what in ("step", "peak memory") else [])]:
            pairs = [
                (value(m), value(by[other, m.case]))
                for m in measured
                if m.contender == "ours" and (other, m.case) in by
            ]
            parts = [a / b for a, b in pairs if a and b]
            if parts:
                mean = math.exp(statistics.fmean(map(math.log, parts)))
                found.append((what, other, mean, max(parts), len(parts)))
    return found


def summary(measured: Sequence[Measured]) -> Table:
    """Ours over each other contender: below 1 ours is the faster or smaller."""
    found = Table(title="ours / theirs")
    for name in ("what", "against", "geometric mean", "worst case", "cases"):
        found.add_column(name, justify="left" if name in ("what", "against") else "right")
    for what, other, mean, worst, count in ratios(measured):
        found.add_row(what, other, f"{mean:.2f}", f"{worst:.2f}", str(count))
    return found


# ---------------------------------------------------------------------- Markdown


def markdown(measured: Sequence[Measured], machine: dict[str, Any]) -> str:
    """The ratios, of all cases and of each, and where they come from, for the README."""
    lines = [where(machine), "", "| ours / theirs | against | geometric mean | worst | cases |"]
    lines.append("|---|---|---|---|---|")
    for what, other, mean, worst, count in ratios(measured):
        lines.append(f"| {what} | {other} | {mean:.2f} | {worst:.2f} | {count} |")
    return "\n".join([*lines, "", *_by_case(measured)]) + "\n"


def _by_case(measured: Sequence[Measured]) -> list[str]:
    """A row for each case: ours / eager, and for each question ours / each peer's."""
    by = {(m.contender, m.case): m for m in measured}
    names = " / ".join(peers(measured))
    asked = [(what, value) for what, value in QUESTIONS if what != "peak memory"]
    lines = [f"| ours / {names} | step / eager | {' | '.join(what for what, _ in asked)} |"]
    lines.append("|---" * (2 + len(asked)) + "|")
    for m in (m for m in measured if m.contender == "ours" and not m.error):
        step = relative_step(m)
        row = [m.case, "" if step is None else f"{step:.2f}"]
        for _, value in asked:
            theirs = [by.get((other, m.case)) for other in peers(measured)]
            row.append(" / ".join(_ratio(value(m), t and value(t)) for t in theirs))
        lines.append(f"| {' | '.join(row)} |")
    return lines


def _ratio(ours: float | None, theirs: float | None) -> str:
    return f"{ours / theirs:.2f}" if ours and theirs else "-"


def where(machine: dict[str, Any]) -> str:
    return (
        f"{machine['date']}, {machine['cores']} cores of {machine['cpu']}, "
        f"Python {machine['python']}, load {machine['load']} at the start."
    )


# ---------------------------------------------------------------------- HTML


STYLE = """
body { font: 15px/1.45 system-ui, sans-serif; max-width: 1180px; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
td, th { padding: .2rem .6rem; border-bottom: 1px solid #8884; text-align: right; }
td:nth-child(-n+2), th:nth-child(-n+2) { text-align: left; }
tr.first td { border-top: 2px solid #8888; }
tr.ours td { font-weight: 600; }
td.error { text-align: left; color: #888; }
figure { margin: 2rem 0; } figure svg { width: 100%; height: auto; }
@media (prefers-color-scheme: dark) {
  body { background: #16181c; color: #e6e6e6; } figure { background: #fff; padding: .5rem; }
}
"""


def page(measured: Sequence[Measured], machine: dict[str, Any]) -> str:
    """One file with everything in it: tables, and plots as SVG. Needs the extra `bench`."""
    rows, last = [], ""
    for m in measured:
        kinds = [k for k, yes in (("first", m.case != last), ("ours", _ours(m))) if yes]
        last = m.case
        rows.append(f'<tr class="{" ".join(kinds)}">{"".join(_cells(m))}</tr>')
    heads = "".join(f"<th>{html.escape(name)}</th>" for name in headers())
    wholes = "".join(
        f"<tr><td>{what}</td><td>{html.escape(other)}</td><td>{mean:.2f}</td><td>{worst:.2f}</td>"
        f"<td>{count}</td></tr>"
        for what, other, mean, worst, count in ratios(measured)
    )
    plots = "".join(
        f"<figure>{plot(measured, title, value)}</figure>"
        for title, value in (
            ("a step, over torch eager's in the same process", relative_step),
            ("cold compile, seconds", lambda m: m.cold),
            ("warm start in a second process, seconds", lambda m: m.warm),
            ("peak memory, MB", lambda m: m.memory),
        )
    )
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>tpu_compile: benchmarks</title>'
        f"<style>{STYLE}</style><h1>tpu_compile beside its peers</h1>"
        f"<p>{html.escape(where(machine))} Seconds to compile are those of the first call less a "
        f"later one; steps are medians, taken in turn with torch eager in the same process.</p>"
        f"<h2>Ours / theirs</h2><table><tr><th>what</th><th>against</th><th>geometric mean</th>"
        f"<th>worst case</th><th>cases</th></tr>{wholes}</table>{plots}"
        f"<h2>All</h2><table><tr>{heads}</tr>{''.join(rows)}</table></html>"
    )


def _ours(m: Measured) -> bool:
    return m.contender.startswith("ours")


def _cells(m: Measured) -> list[str]:
    if m.error:
        span = len(headers()) - 2
        error = html.escape(m.error)
        return [
            f"<td>{html.escape(m.case)}</td><td>{html.escape(m.contender)}</td>",
            f'<td class="error" colspan="{span}">{error}</td>',
        ]
    return [f"<td>{html.escape(text)}</td>" for text in cells(m)]


def plot(measured: Sequence[Measured], title: str, value: Value) -> str:
    """Bars of one measure, a group for each case, on a logarithmic scale."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    cases = list(dict.fromkeys(m.case for m in measured))
    names = list(dict.fromkeys(m.contender for m in measured))
    by = {(m.contender, m.case): value(m) for m in measured}
    names = [n for n in names if any(by.get((n, case)) for case in cases)]
    figure, axes = pyplot.subplots(figsize=(max(8.0, 1.1 * len(cases)), 3.8), layout="constrained")
    width = 0.84 / max(len(names), 1)
    for i, name in enumerate(names):
        found = [(j, by.get((name, case))) for j, case in enumerate(cases)]
        known = [(j, v) for j, v in found if v]
        axes.bar(
            [j + (i - (len(names) - 1) / 2) * width for j, _ in known],
            [v for _, v in known],
            width,
            label=name,
        )
    axes.set_yscale("log")
    axes.set_title(title)
    axes.set_xticks(range(len(cases)), [case.replace(" ", "\n") for case in cases])
    axes.grid(axis="y", alpha=0.3)
    axes.legend(fontsize="small", ncols=max(1, min(len(names), 5)))
    text = io.StringIO()
    figure.savefig(text, format="svg")
    pyplot.close(figure)
    return text.getvalue().partition("<svg")[1] + text.getvalue().partition("<svg")[2]
