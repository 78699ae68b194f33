"""The `tpu-compile` command. Commands import what they need when they run: `--help` is instant."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from tpu_compile import (
    __version__,
    cli_cache,
    cli_estimate,
    cli_explain,
    cli_ops,
    cli_targets,
)
from tpu_compile.errors import ConfigError, TpuCompileError

# What a command's exit code says.
FINE, PROBLEM, USAGE = 0, 1, 2

app = typer.Typer(
    name="tpu-compile",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Json = Annotated[bool, typer.Option("--json", help="Print JSON on stdout instead of tables.")]


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"tpu-compile {__version__}")
        raise typer.Exit(FINE)


@app.callback(
    epilog="Exit codes: 0 fine, 1 found a problem, 2 wrong usage.",
)
def _root(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Print the version."),
    ] = False,
) -> None:
    """torch.compile(model, backend="tpu"), and what helps with it.

    [bold]Examples[/]

        tpu-compile demo           two real models against torch eager

        tpu-compile demo --json    the same, as JSON

        tpu-compile cache stats    what the executable cache has done

        tpu-compile warm train.py --target v5e:2x2    compile for TPUs that are elsewhere

        tpu-compile ops --kind fallback    which operators have no lowering

        tpu-compile estimate train.py --target v5e:2x2    what it would take there

        tpu-compile explain train.py    graphs, breaks, fallbacks, host syncs, executables
    """


@app.command()
def demo(as_json: Json = False) -> None:
    """Run two real models through the backend and check them against torch eager.

    all-MiniLM-L6-v2 embeds 200 sentences; a small CNN learns scikit-learn's digits.

    Exits with 1 when a check fails. The second run compiles nothing.

    [bold]Examples[/]

        pip install "tpu-compile\\[demo]" && tpu-compile demo

        TPU_COMPILE_CACHE_DIR=/tmp/cache tpu-compile demo
    """
    from tpu_compile import demo as work

    ok, found = work.run(as_json=as_json)
    if as_json:
        typer.echo(json.dumps(found, indent=2))
    raise typer.Exit(FINE if ok else PROBLEM)


app.add_typer(cli_cache.app, name="cache")
cli_targets.add(app)
cli_estimate.add(app)
cli_ops.add(app)
cli_explain.add(app)


def main() -> None:
    """Run the command; an error of ours is a message and an exit code, without a traceback."""
    try:
        app()
    except TpuCompileError as err:
        typer.echo(f"tpu-compile: {err}", err=True)
        raise SystemExit(USAGE if isinstance(err, ConfigError) else PROBLEM) from err


if __name__ == "__main__":
    main()
