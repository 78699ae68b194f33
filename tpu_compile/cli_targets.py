"""`tpu-compile warm`: compile for TPUs that are elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import nullcontext, redirect_stdout
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tpu_compile.cli_output import note, print_json, red, table

if TYPE_CHECKING:
    from tpu_compile.ahead import Compiled

FINE, PROBLEM = 0, 1  # exit codes; wrong usage is a ConfigError or typer's own

Json = Annotated[bool, typer.Option("--json", help="Print JSON on stdout instead of tables.")]
Targets = Annotated[
    list[str],
    typer.Option("--target", "-t", metavar="TOPOLOGY", help="E.g. v5e:2x2; may be repeated."),
]
Program = Annotated[
    str, typer.Argument(metavar="PROGRAM", help="A script, module:function, or a .pt2 file.")
]
Arguments = Annotated[
    list[str] | None, typer.Argument(metavar="[-- ARGUMENTS]", help="The program's own.")
]

Fake = Annotated[bool, typer.Option("--fake", help="Run on fake tensors: no memory, no results.")]


def add(app: typer.Typer) -> None:
    """Add the verbs to the command."""
    app.command()(warm)


def warm(
    program: Program,
    target: Targets,
    arguments: Arguments = None,
    fake: Fake = False,
    as_json: Json = False,
) -> None:
    """Compile a program's graphs into the cache for TPUs that are elsewhere.

    Runs the program. Every graph of its torch.compile(backend="tpu"), forward and backward, is
    compiled for each target into the cache tiers that are configured, so that a host with such TPUs
    only loads them. Results are computed as usual, on this machine.

    With --fake the program runs on fake tensors: weights take no memory and nothing is computed,
    and looking at a value (loss.item()) raises.

    Exits with 1 when a graph does not compile for a target, or when there was none to compile.

    [bold]Examples[/]

        tpu-compile warm train.py --target v5e:2x2 --target v6e:2x2 -- --steps 1

        tpu-compile warm train:main --target tpu7x:2x2x1 --fake

        tpu-compile warm model.pt2 --target v5e:2x2
    """
    from tpu_compile import ahead

    # What the program prints is no JSON.
    with redirect_stdout(sys.stderr) if as_json else nullcontext():
        found = ahead.warm(program, target, arguments or (), fake=fake)
    if as_json:
        print_json([_json(one) for one in found])
    else:
        _print(found)
    failed = any(one.error is not None for one in found)
    raise typer.Exit(PROBLEM if failed or not found else FINE)


def _json(one: Compiled) -> dict[str, Any]:
    error = None if one.error is None else str(one.error)
    return {**asdict(one), "error": error}


def _print(found: Sequence[Compiled]) -> None:
    if not found:
        note("the program compiled no graph with torch.compile(backend='tpu')")
        return
    words = {"miss": "compiled", "hit": "cached", "shared": "shared", "off": "not cached"}
    rows = [
        (
            one.graph,
            one.target,
            one.key[:12],
            words.get(one.outcome, "FAILED"),
            f"{one.seconds:.1f}",
        )
        for one in found
    ]
    table(("graph", "target", "key", "outcome", "seconds"), rows, right={"seconds"}, crop="graph")
    for one in found:
        if one.error is not None:
            typer.echo(red(f"\n{one.graph} for {one.target}: {one.error}"))
