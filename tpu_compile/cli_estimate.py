"""`tpu-compile estimate` and `tpu-compile inspect`: what programs cost on TPUs, and what is in the cache."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import nullcontext, redirect_stdout
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tpu_compile.cli_cache import Key, TierOption, open_manager
from tpu_compile.cli_output import bold, facts, note, print_json, red, table
from tpu_compile.cli_targets import Arguments, Fake, Json, Program, Targets
from tpu_compile.errors import TpuCompileError
from tpu_compile.units import bytes_text, count_text, time_text

if TYPE_CHECKING:
    from tpu_compile.estimates import Estimate
    from tpu_compile.hlo_text import Kernel
    from tpu_compile.inspection import Inspected
    from tpu_compile.roofline import Cycles, Roofline

FINE, PROBLEM = 0, 1  # exit codes; wrong usage is a ConfigError or typer's own


def add(app: typer.Typer) -> None:
    """Add the verbs to the command."""
    app.command()(estimate)
    app.command()(inspect)


# ---------------------------------------------------------------------- estimate


def estimate(
    program: Program,
    target: Targets,
    arguments: Arguments = None,
    fake: Fake = False,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Write a page with plots, too.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Estimate what a program's graphs take on TPUs that are elsewhere: memory, FLOPs, time.

    Runs the program as `tpu-compile warm` does, compiles each graph for each target, keeps nothing,
    and reports what libtpu planned: whether it fits, and the largest buffers by your module and line.
    Nothing is measured: every figure is a compiler estimate.

    Exits with 1 when a graph does not compile or does not fit, or when there was none.

    [bold]Examples[/]

        tpu-compile estimate train.py --target v5e:2x2 --target v6e:2x2 --fake -- --steps 1

        tpu-compile estimate model.pt2 --target v5e:2x2 --html report.html

        tpu-compile estimate train:main --target tpu7x:2x2x1 --json | jq '.[].memory.total'
    """
    from tpu_compile.estimates import estimate_program

    # What the program prints is no JSON.
    with redirect_stdout(sys.stderr) if as_json else nullcontext():
        found = estimate_program(program, target, arguments or (), fake=fake)
    if html is not None:
        _write(html, found)
    if as_json:
        print_json([one.json() for one in found])
    else:
        _print(found)
    raise typer.Exit(FINE if found and all(one.fits for one in found) else PROBLEM)


def _write(path: Path, found: Sequence[Estimate]) -> None:
    from tpu_compile.estimate_html import page

    try:
        path.write_text(page(found), encoding="utf-8")
    except OSError as err:
        raise TpuCompileError(
            f"the page cannot be written: {path}", [("why", err.strerror or str(err))]
        ) from err
    note(f"wrote {path}")


def _print(found: Sequence[Estimate]) -> None:
    if not found:
        note("the program compiled no graph with torch.compile(backend='tpu')")
        return
    columns = ("graph", "target", "fits", "HBM", "of", "args", "outs", "temps", "code")
    rows = [(one.graph, one.target, *_memory_cells(one)) for one in found]
    table(columns, rows, right={*columns[3:]}, crop="graph")
    typer.echo()
    head = ("graph", "target", "FLOP", "bytes", "FLOP/byte", "bound", "roofline", "libtpu, of FLOP")
    rows = [(one.graph, one.target, *_time_cells(one)) for one in found]
    table(head, rows, right={*head[2:]} - {"bound"}, crop="graph")
    for one in found:
        for text in one.notes:
            note(f"{one.graph} for {one.target}: {text}")
        if one.error is not None:
            typer.echo(red(f"\n{one.graph} for {one.target}: {one.error}"))
    note("compiler estimates, for one device: nothing was measured")


def _memory_cells(one: Estimate) -> tuple[str, ...]:
    m = one.memory
    if m is None:
        return ("FAILED", *6 * ("-",))
    code = "-" if m.code is None else bytes_text(m.code)
    sizes = (m.total, m.available, m.arguments, m.outputs, m.temporaries)
    return ("yes" if one.fits else "NO", *map(bytes_text, sizes), code)


def _time_cells(one: Estimate) -> tuple[str, ...]:
    if one.roofline is None:
        return 6 * ("-",)
    return (
        count_text(one.flops or 0, "FLOP"),
        bytes_text(one.hbm_bytes or 0),
        f"{one.roofline.intensity:.3g}",
        one.roofline.bound,
        time_text(one.roofline.seconds),
        _cycles_text(one.cycles),
    )


def _cycles_text(cycles: Cycles | None) -> str:
    return "-" if cycles is None else f"{time_text(cycles.seconds)}, {100 * cycles.share:.0f} %"


# ---------------------------------------------------------------------- inspect


def inspect(
    key: Key,
    stablehlo: Annotated[
        bool, typer.Option("--stablehlo", help="Print only the program it was compiled from.")
    ] = False,
    hlo: Annotated[
        bool, typer.Option("--hlo", help="Print only what the compiler made of it.")
    ] = False,
    tier: TierOption = "local",
    as_json: Json = False,
) -> None:
    """Look into a cached executable, offline: programs, memory, cost.

    TPU executables need neither a TPU nor libtpu. A CPU executable is loaded, which only a CPU like
    the one it was made for can do.

    [bold]Examples[/]

        tpu-compile inspect 3fb1

        tpu-compile inspect 3fb1 --hlo > optimized.txt

        tpu-compile inspect 3fb1 --json | jq .memory
    """
    from tpu_compile.cache.manage import EXECUTABLE
    from tpu_compile.inspection import inspect as look

    manager = open_manager(tier)
    entry = manager.show(key)
    if entry.kind != EXECUTABLE or entry.fault is not None:
        raise TpuCompileError(
            f"no sound executable: {entry.name}",
            [("kind", entry.kind), ("fault", entry.fault or "none")],
        )
    payload = manager.payload(entry.name)
    if stablehlo and not as_json:
        typer.echo(_stablehlo(manager, entry.name, payload, entry.fields))
        return
    found = look(payload, entry.fields)
    if hlo and not as_json:
        typer.echo(_required(found.hlo, "optimized HLO", entry.name))
        return
    if as_json:
        texts = {}
        if stablehlo:
            texts["stablehlo"] = _stablehlo(manager, entry.name, payload, entry.fields)
        if hlo:
            texts["hlo"] = found.hlo
        print_json({"key": entry.name, "program": entry.program, **_plain(found), **texts})
        return
    typer.echo(bold(entry.name))
    facts([("program", entry.program or "-"), ("on", entry.platform), *_facts(found)])
    rows = list(_kernel_rows(found.kernels))
    if rows:
        typer.echo(f"\n{bold('kernels')} that take longest by the roofline")
        head = ("kernel", "runs", "FLOP", "bytes", "cycles")
        table(head, rows, right={*head[1:]}, crop="kernel")
    note("compiler estimates: nothing was measured")


def _stablehlo(manager: Any, name: str, payload: bytes, fields: Mapping[str, Any]) -> str:
    from tpu_compile.errors import UnknownKeyError
    from tpu_compile.inspection import stablehlo_within
    from tpu_compile.stablehlo import text_of

    try:
        data = manager.stablehlo(name)
    except UnknownKeyError:
        data = stablehlo_within(payload, fields)
        if data is None:
            raise
    return text_of(data).rstrip()


def _required(text: str, what: str, name: str) -> str:
    if not text:
        raise TpuCompileError(
            f"the executable does not show its {what}: {name}",
            [("why", "its compiler writes it in a form that is unknown here")],
        )
    return text.rstrip()


def _plain(found: Inspected) -> dict[str, Any]:
    return {
        "platform": found.platform,
        "memory": dict(found.memory) or None,
        "cost": dict(found.cost) or None,
        "roofline": None if found.roofline is None else found.roofline.json(),
        "cycles": None if found.cycles is None else asdict(found.cycles),
        "kernels": len(found.kernels) or None,
        "hlo_lines": found.hlo.count("\n") or None,
        "label": "compiler estimate",
    }


def _facts(found: Inspected) -> Iterator[tuple[str, str]]:
    for name, size in found.memory.items():
        yield name, bytes_text(size)
    if "flops" in found.cost:
        yield "FLOP", count_text(found.cost["flops"], "FLOP")
    if "bytes" in found.cost:
        yield "moved", bytes_text(found.cost["bytes"])
    if found.roofline is not None:
        yield "roofline", _roofline_text(found.roofline)
    if found.cycles is not None:
        yield "libtpu", f"{_cycles_text(found.cycles)} of the matrix FLOP"
    lines = found.hlo.count("\n")
    yield "HLO", f"{lines} lines (--hlo prints them)" if lines else "in a form unknown here"


def _roofline_text(roofline: Roofline) -> str:
    intensity = f"{roofline.intensity:.3g} FLOP/byte"
    return f"{time_text(roofline.seconds)} at least, {roofline.bound} bound, {intensity}"


def _kernel_rows(kernels: Sequence[Kernel]) -> Iterator[tuple[str, ...]]:
    # Without a target's peaks: FLOPs count as 240 to the byte, as on most generations.
    longest = sorted(kernels, key=lambda k: -max(k.flops / 240, k.bytes))
    for k in longest[:10]:
        cycles = "-" if k.cycles is None else str(k.cycles)
        flops = count_text(k.flops, "") if k.flops else "-"
        yield f"{k.opcode} {k.name}", str(k.runs), flops.strip(), bytes_text(k.bytes), cycles
