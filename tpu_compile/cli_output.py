"""How the command prints: tables, facts, notes, colour and progress, on terminals and elsewhere.

Data goes to stdout; notes and progress go to stderr. Colour and cutting to the screen's width are for
terminals only.
"""

from __future__ import annotations

import json
import shutil
import sys
import textwrap
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import pairwise
from typing import Any

import typer


def print_json(value: object) -> None:
    typer.echo(json.dumps(value, indent=2))


def note(text: str) -> None:
    """A line for people, which is not data."""
    typer.echo(dim(text, error=True), err=True)


def _styled(text: str, error: bool = False, **style: Any) -> str:
    from tpu_compile.config import plain_output

    stream = sys.stderr if error else sys.stdout
    return typer.style(text, **style) if stream.isatty() and not plain_output() else text


def bold(text: str) -> str:
    return _styled(text, bold=True)


def dim(text: str, error: bool = False) -> str:
    return _styled(text, error, dim=True)


def red(text: str) -> str:
    return _styled(text, fg="red")


def date(seconds: float) -> str:
    try:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))
    except (ValueError, OverflowError, OSError):
        return "-"


def _width() -> int | None:
    """Columns of the terminal; None where stdout is none, and lines may be as long as they are."""
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else None


def enough_digits(names: Sequence[str]) -> int:
    """How many digits tell all keys apart; at least 12."""
    ordered = sorted(names)
    common = 0
    for one, other in pairwise(ordered):
        same = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 64)
        common = max(common, same)
    return max(12, common + 1)


def table(
    head: tuple[str, ...],
    rows: Sequence[tuple[str, ...]],
    right: frozenset[str] | set[str] = frozenset(),
    crop: str | None = None,
    wrap: bool = False,
) -> None:
    """Aligned columns. On a terminal that is too narrow, the column `crop` is cut, or all but the
    first are wrapped."""
    widths = [max(len(r[i]) for r in [head, *rows]) for i in range(len(head))]
    screen = _width()
    excess = 0 if screen is None else sum(widths) + 2 * (len(head) - 1) - screen
    if excess > 0 and crop is not None:
        widths[head.index(crop)] = max(widths[head.index(crop)] - excess, 12)
    if excess > 0 and wrap and screen is not None:
        each = max((screen - widths[0] - 2 * (len(head) - 1)) // (len(head) - 1), 16)
        widths[1:] = [each] * (len(head) - 1)

    def line(cells: Sequence[str]) -> str:
        fitted = []
        for name, cell, width in zip(head, cells, widths, strict=True):
            text = cell if len(cell) <= width else _cut(cell, width)
            fitted.append(f"{text:>{width}}" if name in right else f"{text:<{width}}")
        return "  ".join(fitted).rstrip()

    typer.echo(dim(line(head)))
    for row in rows:
        if wrap:
            cells = [textwrap.wrap(c, w) or [""] for c, w in zip(row, widths, strict=True)]
            for i in range(max(map(len, cells))):
                typer.echo(line([c[i] if i < len(c) else "" for c in cells]))
        else:
            typer.echo(line(row))


def _cut(text: str, width: int) -> str:
    """The text without its middle: names of programs differ in how they begin and end."""
    end = (width - 1) // 2
    return f"{text[: width - 1 - end]}…{text[len(text) - end :]}"


def facts(facts: Sequence[tuple[str, str]]) -> None:
    """`label  text` lines; long text is wrapped on a terminal."""
    width = max(len(label) for label, _ in facts)
    screen = _width()
    for label, text in facts:
        lines = [text] if screen is None else textwrap.wrap(text, max(screen - width - 4, 20))
        for i, part in enumerate(lines or [""]):
            typer.echo(f"  {label if i == 0 else '':<{width}}  {part}".rstrip())


@contextmanager
def progress_bar(verb: str, what: str) -> Iterator[Callable[[int, int], None] | None]:
    """A progress bar on stderr; None where that is no terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    began = time.monotonic()
    with ExitStack() as stack:
        bar: Callable[[int, int], None] | None = None

        def update(done: int, total: int) -> None:
            nonlocal bar
            # What is over at once needs no bar.
            if bar is None and time.monotonic() - began > 0.5:
                bar = _bar(stack, f"{verb} {what}", total)
            if bar is not None:
                bar(done, total)

        yield update


def _bar(stack: ExitStack, text: str, total: int) -> Callable[[int, int], None]:
    from rich.console import Console
    from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), DownloadColumn(True))
    console = Console(stderr=True)
    shown = Progress(*columns, TimeRemainingColumn(), console=console, transient=True)
    task = stack.enter_context(shown).add_task(text, total=total)
    return lambda done, total: shown.update(task, completed=done, total=total)
