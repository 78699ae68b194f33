"""`tpu-compile explain`: what a script's graphs are, cost, and wait for."""

from __future__ import annotations

import sys
from contextlib import nullcontext, redirect_stdout
from pathlib import Path
from typing import Annotated

import typer

from tpu_compile.cli_output import note, print_json

Json = Annotated[bool, typer.Option("--json", help="Print JSON on stdout instead of the report.")]
Script = Annotated[str, typer.Argument(metavar="SCRIPT", help="A Python script.")]
Arguments = Annotated[
    list[str] | None, typer.Argument(metavar="[-- ARGUMENTS]", help="The script's own.")
]


def add(app: typer.Typer) -> None:
    """Add the verb to the command."""
    app.command()(explain)


def explain(script: Script, arguments: Arguments = None, as_json: Json = False) -> None:
    """Run a script and say what became of its torch.compile(backend="tpu") and train_step.

    The report has dynamo's graphs and why each ended, the operations that are not compiled, where
    Python waits for a tensor's value, the executables and what the cache had of them, and the seconds
    of each stage.

    Exits with 1 when the script compiled no graph.

    [bold]Examples[/]

        tpu-compile explain train.py -- --steps 2

        tpu-compile explain train.py --json > report.json
    """
    from tpu_compile.ahead import run_script
    from tpu_compile.explanation import explaining

    # What the script prints is no part of the report.
    with (
        redirect_stdout(sys.stderr) if as_json else nullcontext(),
        explaining(Path(script).name) as explanation,
    ):
        run_script(script, arguments or ())
    found = explanation()
    if as_json:
        print_json(found.to_dict())
    else:
        typer.echo(f"\n{found}")
    if not found.graphs:
        note("the script compiled no graph with torch.compile(backend='tpu')")
        raise typer.Exit(1)
