"""Every contender on every case, one table: `python -m bench [CASE ...]`.

Cases are plain torch models (bench/cases.py); contenders that are not installed here run in
environments that `python -m bench.venvs` makes. Each measurement is a fresh process. The questions
that are about us alone are `python -m bench.run`.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from bench import peers, report, weights
from bench.cases import CASES
from bench.cases import QUICK as QUICK_CASES
from bench.peers import CONTENDERS, Measured
from bench.peers import QUICK as QUICK_CONTENDERS


def main(arguments: Sequence[str] | None = None) -> int:
    """0 when all that can run here ran and computed the same, 1 when not, 2 for wrong usage."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    cases = chosen.cases or (QUICK_CASES if chosen.quick else tuple(CASES))
    contenders = chosen.contender or (QUICK_CONTENDERS if chosen.quick else tuple(CONTENDERS))
    for names, known, what in ((cases, CASES, "case"), (contenders, CONTENDERS, "contender")):
        unknown = [name for name in names if name not in known]
        if unknown:
            parser.error(f"unknown {what}: {', '.join(unknown)}; there are {', '.join(known)}")
    if chosen.read:
        stored = json.loads(Path(chosen.read).read_text())
        machine, measured = stored["machine"], [Measured(**m) for m in stored["measured"]]
    else:
        machine = peers.machine()
        measured = _run(cases, contenders, chosen)
    if chosen.json:
        stored = {"machine": machine, "measured": [asdict(m) for m in measured]}
        Path(chosen.json).write_text(json.dumps(stored, indent=1) + "\n")
    if chosen.html:
        Path(chosen.html).write_text(report.page(measured, machine))
    if chosen.markdown:
        print(report.markdown(measured, machine), end="")
    else:
        console = Console(width=None if sys.stdout.isatty() else 170)
        console.print(report.table(measured), report.summary(measured), report.where(machine))
    return 1 if any(wrong(m) for m in measured) else 0


# Of the sum of magnitudes: what float32 sums of other orders differ by.
TOLERANCE = 1e-4


def wrong(m: Measured) -> bool:
    """Whether this is ours and failed, or computed something else than eager."""
    if not m.contender.startswith("ours"):
        return False
    failed = bool(m.error) and m.error != CONTENDERS[m.contender].why_not
    return failed or (m.difference is not None and m.difference > TOLERANCE)


def _run(
    cases: Sequence[str], contenders: Sequence[str], chosen: argparse.Namespace
) -> list[Measured]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Progress(*columns, TimeElapsedColumn(), console=console, transient=True) as progress,
    ):
        task = progress.add_task("", total=chosen.repeats * len(cases) * len(contenders))
        begun = 0

        def say(text: str) -> None:
            nonlocal begun
            progress.update(task, description=text, completed=begun)
            begun += 1

        needs = any(CASES[case].real_weights for case in cases)
        return peers.run(
            cases,
            contenders,
            quick=chosen.quick,
            repeats=chosen.repeats,
            seconds=0.5 if chosen.quick else chosen.seconds,
            weights=weights.write(Path(folder, "minilm.pt")) if needs else None,
            progress=say,
        )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bench",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="examples:\n"
        "  python -m bench --quick\n"
        "  python -m bench decoder 'decoder training' --contender ours --contender jax\n"
        "  python -m bench --json results.json --html results.html\n"
        "  python -m bench --read results.json --markdown",
    )
    parser.add_argument("cases", nargs="*", metavar="CASE", help=", ".join(CASES))
    parser.add_argument("--contender", action="append", metavar="NAME", help=", ".join(CONTENDERS))
    parser.add_argument("--quick", action="store_true", help="tiny sizes, few cases: two minutes")
    parser.add_argument(
        "--repeats", type=int, default=1, help="processes of each; the median counts"
    )
    parser.add_argument("--seconds", type=float, default=4.0, help="to time the steps of each for")
    parser.add_argument("--json", metavar="FILE", help="write what was measured")
    parser.add_argument("--html", metavar="FILE", help="write a page with tables and plots")
    parser.add_argument("--markdown", action="store_true", help="print the ratios as Markdown")
    parser.add_argument("--read", metavar="FILE", help="report what --json wrote; run nothing")
    return parser


if __name__ == "__main__":
    sys.exit(main())
