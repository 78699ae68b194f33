"""Runs the benchmarks and prints one table: `python -m bench.run [QUESTION ...] [--json]`.

Each question is a file of this folder and runs in a process of its own, with nothing else running.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.common import Settings

QUESTIONS = (
    "compile_time",
    "warm_start",
    "step_time",
    "train_step",
    "call_overhead",
    "lowering_speed",
    "dynamic_sizes",
    "cache_fleet",
    "cache_lookup",
    "tpu_estimate",
    "attention",
    "tpu_warm",
    "growth",
    "eager_fuse",
    "eager_device",
)


def main() -> int:
    """0 when every bar is met, 1 when one is missed."""
    arguments = _parser().parse_args()
    keep = None if arguments.keep is None else arguments.keep.resolve()
    settings = Settings(arguments.quick, arguments.inductor, arguments.only, keep)
    if arguments.here:
        (question,) = arguments.questions
        rows = importlib.import_module(f"bench.{question}").run(settings)
        print(json.dumps([row.json() for row in rows]))
        return 0
    rows = []
    for question in arguments.questions or QUESTIONS:
        print(f"{question} ...", file=sys.stderr, flush=True)
        rows += _in_process(question, settings)
    if arguments.json:
        print(json.dumps({"machine": machine(), "quick": settings.quick, "rows": rows}, indent=2))
    else:
        _print(rows)
    return 1 if any(row["met"] is False for row in rows) else 0


def machine() -> dict[str, Any]:
    import jaxlib
    import torch

    return {
        "python": platform.python_version(),
        "torch": torch.__version__,
        "jaxlib": jaxlib.__version__,
        "cores": os.cpu_count(),
        "load": os.getloadavg()[0],
    }


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.run", description=__doc__)
    parser.add_argument("questions", nargs="*", metavar="QUESTION", help=", ".join(QUESTIONS))
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--quick", action="store_true", help="tiny sizes: only tests that all runs")
    parser.add_argument("--no-inductor", dest="inductor", action="store_false", help="leave it out")
    parser.add_argument("--only", default="", metavar="TEXT", help="tpu_estimate: see there")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="tpu_estimate: see there")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    return parser


def _in_process(question: str, settings: Settings) -> list[dict[str, Any]]:
    if question not in QUESTIONS:
        raise SystemExit(f"unknown question: {question}; there are {', '.join(QUESTIONS)}")
    command = [sys.executable, "-m", "bench.run", "--here", question]
    command += ["--quick"] if settings.quick else []
    command += [] if settings.inductor else ["--no-inductor"]
    command += ["--only", settings.only]
    command += [] if settings.keep is None else ["--keep", str(settings.keep)]
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"TPU_COMPILE_CACHE_DIR": folder}
        done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise SystemExit(f"bench.{question} failed")
    return json.loads(done.stdout.splitlines()[-1])


def _print(rows: list[dict[str, Any]]) -> None:
    table = Table()
    for name in ("question", "measured", "value", "against", "its value", "ratio", "bar", "met"):
        table.add_column(
            name, justify="right" if name in ("value", "its value", "ratio") else "left"
        )
    for row in rows:
        met = {True: "[green]yes[/]", False: "[red]NO[/]", None: ""}[row["met"]]
        table.add_row(
            row["question"],
            row["what"],
            _number(row["value"], row["unit"]),
            row["against"],
            _number(row["reference"], row["unit"]),
            _number(row["ratio"], ""),
            row["bar"] or "",
            met,
        )
    Console(width=None if sys.stdout.isatty() else 160).print(table)


def _number(value: float | None, unit: str) -> str:
    return "" if value is None else f"{value:.4g} {unit}".rstrip()


if __name__ == "__main__":
    sys.exit(main())
