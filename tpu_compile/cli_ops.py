"""`tpu-compile ops`: what becomes of each ATen operator."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tpu_compile.cli_output import note, print_json, table

Json = Annotated[bool, typer.Option("--json", help="Print JSON on stdout instead of tables.")]


def add(app: typer.Typer) -> None:
    """Add the verb to the command."""
    app.command()(ops)


def ops(
    pattern: Annotated[
        str, typer.Argument(metavar="[TEXT]", help="Part of an operator's name.")
    ] = "",
    kind: Annotated[
        str, typer.Option("--kind", "-k", help="native, bridged, decomposed, fallback or refused.")
    ] = "",
    as_json: Json = False,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Write one page of HTML.")
    ] = None,
    markdown: Annotated[
        Path | None, typer.Option("--markdown", metavar="FILE", help="Write Markdown.")
    ] = None,
) -> None:
    """What becomes of each ATen operator, by dtype and by target.

    native, bridged (JAX's algorithm), decomposed, fallback (torch's CPU kernel, or an error) or
    refused (not on TPUs), for cpu, v5e, v6e and tpu7x. No device is needed.

    Exits with 1 when nothing matches.

    [bold]Examples[/]

        tpu-compile ops svd

        tpu-compile ops --kind fallback

        tpu-compile ops --html ops.html
    """
    from tpu_compile import coverage
    from tpu_compile.errors import ConfigError

    if kind and kind not in coverage.KINDS:
        raise ConfigError(f"no kind {kind!r}", [("kinds", ", ".join(coverage.KINDS))])
    found = [c for c in coverage.coverage() if pattern in c.op and _is(c, kind)]
    if as_json:
        print_json([c.json() for c in found])
    for path, page in ((html, coverage.html), (markdown, coverage.markdown)):
        if path is not None:
            path.write_text(page(found), "utf-8")
            note(f"{len(found)} operators in {path}")
    if not as_json and html is None and markdown is None and found:
        table(coverage.HEAD[:5], [coverage.row(c)[:5] for c in found], wrap=True)
        note(", ".join(f"{n} {k}" for k, n in coverage.counts(found).items()))
    raise typer.Exit(0 if found else 1)


def _is(c: object, kind: str) -> bool:
    """Whether a kind is an operator's, or that of one of its dtypes on some target."""
    from tpu_compile.coverage import Coverage

    assert isinstance(c, Coverage)
    kinds = {c.kind, *(k for by_dtype in c.by_target.values() for k in by_dtype.values())}
    return not kind or kind in kinds
