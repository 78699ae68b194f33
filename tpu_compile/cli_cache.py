"""`tpu-compile cache`: look at, explain, verify, prune, copy and archive what is cached.

Data goes to stdout, everything else to stderr. Nothing here imports torch or jax, and what a verb
needs is imported when it runs.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, cast

import typer

from tpu_compile.cli_output import (
    bold,
    date,
    dim,
    enough_digits,
    facts,
    note,
    print_json,
    progress_bar,
    red,
    table,
)
from tpu_compile.errors import CacheStoreError, ConfigError, TpuCompileError

if TYPE_CHECKING:
    from tpu_compile.cache.explain import Difference
    from tpu_compile.cache.manage import (
        Bad,
        CacheManager,
        Copied,
        Explanation,
        Listed,
        Progress,
        Pruned,
    )
    from tpu_compile.cache.tier import Tier

FINE, PROBLEM = 0, 1  # exit codes; wrong usage is a ConfigError or typer's own

app = typer.Typer(
    name="cache",
    no_args_is_help=True,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Exit codes: 0 fine, 1 found a problem, 2 wrong usage.",
)

Json = Annotated[bool, typer.Option("--json", help="Print JSON on stdout instead of text.")]
TierOption = Annotated[
    str, typer.Option("--tier", metavar="TIER", help="Another tier than the local one: its URL.")
]
Key = Annotated[str, typer.Argument(metavar="KEY", help="A key, or its first digits.")]
Keys = Annotated[
    list[str] | None, typer.Argument(metavar="KEY", help="Keys, or their first digits.")
]
TierArgument = Annotated[str, typer.Argument(metavar="TIER", help="The URL of a shared tier.")]


@app.callback()
def _root() -> None:
    """Look at the executable cache: what is in it, why something was a miss, and how to share it.

    [bold]Examples[/]

        tpu-compile cache stats                  hits, misses, seconds saved

        tpu-compile cache ls --sort cost         what took longest to compile

        tpu-compile cache explain 3fb1           why that key was a miss

        tpu-compile cache prune --max-age 30d    drop what is not used

        tpu-compile cache export cache.tar       take it elsewhere

    A KEY may be cut to its first digits, as in git.
    """


# ---------------------------------------------------------------------- looking


@app.command("dir")
def dir_(as_json: Json = False) -> None:
    """Print the cache's folder.

    [bold]Example[/]

        du -sh "$(tpu-compile cache dir)"
    """
    from tpu_compile.config import cache_dir

    folder = cache_dir().absolute()
    if as_json:
        print_json({"dir": str(folder), "exists": folder.is_dir()})
    else:
        typer.echo(str(folder))


@app.command()
def stats(
    zero: Annotated[
        bool, typer.Option("--zero", help="Start counting again from nothing.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Print hits, misses and seconds saved of all processes.

    A process adds its counters when it ends, and now and then while it compiles.

    [bold]Examples[/]

        tpu-compile cache stats

        tpu-compile cache stats --zero           then count from nothing

        tpu-compile cache stats --json | jq .hit_rate
    """
    from tpu_compile.cache.report import hit_rate, rows
    from tpu_compile.cache_folder import ledger
    from tpu_compile.config import cache_dir, cache_enabled

    folder = cache_dir().absolute()
    try:
        total = ledger().zero() if zero else ledger().total()
    except OSError as err:
        raise _failed("the counters cannot be used", folder / "stats", err) from err
    tiers = _tiers(total.counts)
    if as_json:
        print_json(
            {
                "dir": str(folder),
                "enabled": cache_enabled(),
                "since": total.since,
                "processes": total.processes,
                "counts": total.counts,
                "hit_rate": hit_rate(total.counts),
                "tiers": tiers,
                "zeroed": zero,
            }
        )
        return
    since = "nobody has used it yet"
    if total.since is not None:
        from tpu_compile.cache.report import counted

        since = f"since {date(total.since)}, {counted(total.processes, 'process')}"
    off = "" if cache_enabled() else "  (off: TPU_COMPILE_CACHE=0)"
    typer.echo(f"{bold(str(folder))}{off}\n{dim(since)}\n")
    pairs = rows(total.counts)
    label_width = max(len(label) for label, _ in pairs)
    value_width = max(len(value) for _, value in pairs)
    for label, value in pairs:
        line = f"{label:<{label_width}}  {value:>{value_width}}"
        bad = label == "Errors" and value != "0"
        typer.echo(red(line) if bad else dim(line) if label.startswith(" ") else line)
    typer.echo()
    head = ("TIER", "HITS", "MISSES", "PUTS", "BACKFILLS", "ERRORS", "ENTRIES", "SIZE", "LIMIT")
    table(head, [_tier_row(tier) for tier in tiers], right={*head[1:]}, crop="TIER")
    if zero:
        note("counting starts again from nothing")


@app.command()
def ls(
    sort: Annotated[
        str, typer.Option("--sort", metavar="used|size|cost", help="What comes first.")
    ] = "used",
    everything: Annotated[
        bool, typer.Option("--all", help="More than executables: what warm starts read, too.")
    ] = False,
    tier: TierOption = "local",
    as_json: Json = False,
) -> None:
    """List the entries: last used, largest or costliest first.

    [bold]Examples[/]

        tpu-compile cache ls

        tpu-compile cache ls --sort size

        tpu-compile cache ls --json | jq -r '.[].key'
    """
    from tpu_compile.cache.manage import EXECUTABLE
    from tpu_compile.cache.report import age_text, counted, seconds_text, size_text

    order = _one_of("--sort", sort, ("used", "size", "cost"))
    with progress_bar("reading", tier) as progress:
        found = open_manager(tier).ls(cast(Literal["used", "size", "cost"], order), progress)
    others = [] if everything else [e for e in found if e.kind != EXECUTABLE]
    found = [e for e in found if everything or e.kind == EXECUTABLE]
    if as_json:
        print_json([_listed_json(e) for e in found])
        return
    digits = enough_digits([e.name for e in found])
    now = time.time()
    columns: dict[str, list[str]] = {
        "KEY": [e.name[:digits] for e in found],
        "PROGRAM": [e.program if e.fault is None else f"unreadable: {e.fault}" for e in found],
        "KIND": [e.kind for e in found],
        "ON": [e.platform for e in found],
        "SIZE": [size_text(e.size) for e in found],
        "COMPILE": [seconds_text(e.compile_seconds) for e in found],
        "USED": ["-" if e.used is None else age_text(now - e.used) for e in found],
        "MADE": ["-" if e.created is None else age_text(now - e.created) for e in found],
    }
    # A shared tier does not know who reads it.
    del columns["USED" if all(e.used is None for e in found) else "MADE"]
    if set(columns["KIND"]) == {EXECUTABLE}:
        del columns["KIND"]
    if found:
        rows = list(zip(*columns.values(), strict=True))
        table(tuple(columns), rows, right={"SIZE", "COMPILE", "USED", "MADE"}, crop="PROGRAM")
    noun = "entry" if everything else EXECUTABLE
    text = f"{counted(len(found), noun)}, {size_text(sum(e.size for e in found))}"
    if others:
        more = f"{counted(len(others), 'other entry')}, {size_text(sum(e.size for e in others))}"
        text += f"; {more}: --all lists them"
    note(text)


@app.command()
def show(
    key: Key,
    stablehlo: Annotated[
        bool, typer.Option("--stablehlo", help="Print the program that it was compiled from.")
    ] = False,
    tier: TierOption = "local",
    as_json: Json = False,
) -> None:
    """Show one entry: its key's fields, and whether it is sound.

    Exits with 1 when the entry is damaged, or there is none.

    [bold]Examples[/]

        tpu-compile cache show 3fb1

        tpu-compile cache show 3fb1 --json | jq .fields.compiler

        tpu-compile cache show 3fb1 --stablehlo > program.mlir
    """
    from tpu_compile.cache.report import age_text, seconds_text, size_text

    manager = open_manager(tier)
    entry = manager.show(key)
    program = _stablehlo(manager, entry.name) if stablehlo else None
    if as_json:
        print_json(_listed_json(entry) | ({"stablehlo": program} if stablehlo else {}))
        raise typer.Exit(PROBLEM if entry.fault else FINE)
    if program is not None:
        typer.echo(program)
        return
    now = time.time()
    known = [("program", entry.program or "-"), ("kind", entry.kind)]
    if entry.created is not None:
        by = ", ".join(f"{k} {v}" for k, v in entry.producer.items())
        made = f"{date(entry.created)}, {age_text(now - entry.created)}"
        known.append(("made", f"{made}, by {by}" if by else made))
    if entry.used is not None:
        known.append(("used", age_text(now - entry.used)))
    unpacked = f", {size_text(entry.payload_size)} unpacked" if entry.payload_size else ""
    known.append(("size", f"{size_text(entry.size)}{unpacked}"))
    known.append(("compile", seconds_text(entry.compile_seconds)))
    known.append(("state", f"damaged: {entry.fault}" if entry.fault else "verified"))
    typer.echo(bold(entry.name))
    facts(known)
    if entry.fields:
        typer.echo(f"\n{bold('fields of the key')}")
        facts([(name, _field_text(name, value)) for name, value in entry.fields.items()])
    raise typer.Exit(PROBLEM if entry.fault else FINE)


def _stablehlo(manager: CacheManager, key: str) -> str:
    from tpu_compile.stablehlo import text_of

    return text_of(manager.stablehlo(key)).rstrip()


def _field_text(name: str, value: object) -> str:
    from tpu_compile.cache.explain import WORD_SETS, brief

    if name in WORD_SETS and isinstance(value, str) and value.count(" ") > 8:
        first, *others = value.split()
        return f"{first} and {len(others)} features (--json lists them)"
    return value if isinstance(value, str) and value else brief(value)


@app.command()
def explain(
    key: Annotated[
        str,
        typer.Argument(
            metavar="KEY", help="A key, its first digits, or a key.json of TPU_COMPILE_DEBUG_DIR."
        ),
    ],
    other: Annotated[
        str | None, typer.Argument(metavar="OTHER", help="The key to compare with.")
    ] = None,
    stablehlo: Annotated[
        bool, typer.Option("--stablehlo", help="Print how the two programs differ, too.")
    ] = False,
    tier: TierOption = "local",
    as_json: Json = False,
) -> None:
    """Say what differs from the nearest entry: why it was a miss.

    The nearest entry is one of the same program before all others, then the
    one with the fewest differing fields. Only what differs is shown.

    [bold]Examples[/]

        tpu-compile cache explain 3fb1           against the nearest entry

        tpu-compile cache explain 3fb1 9ac0      against that one

        tpu-compile cache explain 3fb1 --stablehlo

        tpu-compile cache explain debug/003_MLP.forward/key.json
    """
    manager = open_manager(tier)
    with progress_bar("reading", tier) as progress:
        if key.endswith(".json"):
            found = _explain_file(manager, Path(key), other, progress)
        else:
            found = manager.explain(key, other, progress)
    diff = None
    if stablehlo and found.other is not None:
        diff = _stablehlo_diff(manager, found.entry.name, found.other.name)
    if as_json:
        answer = {
            "key": found.entry.name,
            "program": found.entry.program,
            "other": None if found.other is None else _listed_json(found.other),
            "differences": [asdict(d) for d in found.differences],
        }
        print_json(answer | ({"stablehlo": diff} if stablehlo else {}))
    else:
        _print_explanation(found, given=other is not None)
        if diff is not None:
            typer.echo(f"\n{diff}" if diff else "\nthe programs are equal")


def _explain_file(
    manager: CacheManager, path: Path, other: str | None, progress: Progress | None
) -> Explanation:
    """A key of which only the fields are known: it may never have been stored."""
    from tpu_compile.cache.explain import differences
    from tpu_compile.cache.key import key_of
    from tpu_compile.cache.manage import Explanation, Listed

    try:
        fields = json.loads(path.read_text("utf-8"))
        name = key_of(fields).digest
    except OSError as err:
        raise _failed("the key's fields cannot be read", path, err) from err
    except (ValueError, TypeError, RecursionError) as err:
        raise ConfigError(f"not the fields of a key: {path}", [("why", str(err))]) from err
    if not isinstance(fields, dict):
        raise ConfigError(f"not the fields of a key: {path}", [("why", "it is no JSON object")])
    entry = Listed(name, 0, header={"fields": fields})
    if other is None:
        return manager.explain_fields(entry, progress)
    theirs = manager.show(other)
    return Explanation(entry, theirs, tuple(differences(fields, theirs.fields)))


def _stablehlo_diff(manager: CacheManager, key: str, other: str) -> str:
    """From the other program to this one, as a unified diff; empty where they are equal."""
    from difflib import unified_diff

    one, two = (_stablehlo(manager, name).splitlines() for name in (other, key))
    return "\n".join(unified_diff(one, two, other[:12], key[:12], lineterm="", n=2))


def _print_explanation(found: Explanation, given: bool) -> None:
    entry, other = found.entry, found.other
    typer.echo(f"this     {bold(entry.name[:12])}  {entry.program}".rstrip())
    if other is None:
        typer.echo("nearest  -")
        note("there is no other entry to compare with")
        return
    label = "other  " if given else "nearest"
    typer.echo(f"{label}  {bold(other.name[:12])}  {other.program}\n".rstrip(" "))
    if not found.differences:
        typer.echo("no field differs")
        return
    table(
        ("FIELD", "THIS", label.strip().upper()),
        [difference_row(d) for d in found.differences],
        wrap=True,
    )
    changed = {d.field for d in found.differences}
    if "program" in changed and entry.kind == other.kind:
        note("other shapes, dtypes, operators or constants: --stablehlo prints which")


def difference_row(difference: Difference) -> tuple[str, str, str]:
    """A difference as a line of a table."""
    from tpu_compile.cache.explain import brief

    return difference.field, brief(difference.here), brief(difference.there)


# ---------------------------------------------------------------------- cleaning


@app.command()
def verify(
    delete: Annotated[bool, typer.Option("--delete", help="Remove the damaged entries.")] = False,
    tier: TierOption = "local",
    as_json: Json = False,
) -> None:
    """Read and check every byte of every entry.

    Exits with 1 when an entry is damaged, deleted or not.

    [bold]Examples[/]

        tpu-compile cache verify

        tpu-compile cache verify --delete
    """
    from tpu_compile.cache.report import counted, size_text

    with progress_bar("verifying", tier) as progress:
        found = open_manager(tier).verify(delete, progress)
    if as_json:
        print_json(asdict(found))
    else:
        _print_bad(found.bad)
        good = f"{counted(found.good, 'entry')}, {size_text(found.size)}"
        if not found.bad:
            typer.echo(f"{good}: all good")
        else:
            end = "removed" if delete else "`--delete` removes them"
            typer.echo(f"{good}: good\n{counted(len(found.bad), 'entry')}: damaged, {end}")
        if found.foreign:
            note(f"{counted(found.foreign, 'entry')} of another version, which only that can check")
    raise typer.Exit(PROBLEM if found.bad else FINE)


@app.command()
def prune(
    max_size: Annotated[
        str | None,
        typer.Option("--max-size", metavar="SIZE", help="Bytes to keep at most: 500M, 20G."),
    ] = None,
    max_age: Annotated[
        str | None,
        typer.Option("--max-age", metavar="AGE", help="Drop what was not used for 12h, 30d."),
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would go.")] = False,
    tier: TierOption = "local",
    as_json: Json = False,
) -> None:
    """Drop what was not used for long, or is too much.

    Files that belong to no entry go as well.

    Without options, entries go until the cache keeps to TPU_COMPILE_CACHE_SIZE. The least recently
    used go first.

    [bold]Examples[/]

        tpu-compile cache prune --max-age 30d --dry-run

        tpu-compile cache prune --max-size 5G
    """
    from tpu_compile.config import cache_size, seconds_of, size_of

    size = None if max_size is None else size_of("--max-size", max_size)
    age = None if max_age is None else seconds_of("--max-age", max_age)
    if size is None and age is None and tier == "local":
        size = cache_size()
    found = open_manager(tier).prune(size, age, dry_run)
    if as_json:
        print_json(_pruned_json(found, dry_run))
    else:
        if dry_run:
            for item in found.removed:
                typer.echo(item.name)
        _print_pruned(found, "would remove" if dry_run else "removed")


@app.command()
def clear(
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    tier: TierOption = "local",
    as_json: Json = False,
) -> None:
    """Remove every entry.

    [bold]Example[/]

        tpu-compile cache clear --yes
    """
    manager = open_manager(tier)
    if not yes:
        if not sys.stdin.isatty() or as_json:
            raise ConfigError(
                f"clear removes every entry: {manager.tier}", [("help", "add --yes to mean it")]
            )
        typer.confirm(f"Remove every entry of {manager.tier}?", abort=True, err=True)
    found = manager.clear()
    if as_json:
        print_json(_pruned_json(found, False))
    else:
        _print_pruned(found, "removed")


# ---------------------------------------------------------------------- copying


@app.command()
def push(tier: TierArgument, keys: Keys = None, as_json: Json = False) -> None:
    """Copy entries from the local tier to a shared one.

    All of them, or those named. Entries are verified first; those that are there already are left alone.

    [bold]Examples[/]

        tpu-compile cache push s3://bucket/cache

        tpu-compile cache push file:///mnt/cache 3fb1 9ac0
    """
    to = _shared(tier)
    with progress_bar("pushing", "local") as progress:
        found = open_manager("local").push(to, keys or (), progress)
    _print_copied(found, f"to {tier}", as_json)


@app.command()
def pull(tier: TierArgument, keys: Keys = None, as_json: Json = False) -> None:
    """Copy entries from a shared tier to the local one.

    All of them, or those named. Entries are verified first; those that are there already are left alone.

    [bold]Examples[/]

        tpu-compile cache pull s3://bucket/cache

        tpu-compile cache pull file:///mnt/cache 3fb1
    """
    source = _shared(tier)
    with progress_bar("pulling", tier) as progress:
        found = open_manager("local", create=True).pull(source, keys or (), progress)
    _print_copied(found, f"from {tier}", as_json)


@app.command()
def export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The archive to write.")],
    keys: Keys = None,
    tier: TierOption = "local",
    as_json: Json = False,
) -> None:
    """Write entries to one file, for an image or another machine.

    All of them, or those named. It is a tar of verified entries; the same entries make the same bytes.

    [bold]Examples[/]

        tpu-compile cache export cache.tar

        tpu-compile cache export cache.tar 3fb1 9ac0
    """
    with progress_bar("exporting", tier) as progress:
        try:
            found = open_manager(tier).export(file, keys or (), progress)
        except OSError as err:
            raise _failed("the archive cannot be written", file, err) from err
    _print_copied(found, f"to {file}", as_json)


@app.command("import")
def import_(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An archive that export wrote.")],
    tier: TierOption = "local",
    as_json: Json = False,
) -> None:
    """Take the entries of an archive; each is verified first.

    An entry is machine code: import only what comes from those whom you would let run code here.

    [bold]Example[/]

        tpu-compile cache import cache.tar
    """
    with progress_bar("importing", file.name) as progress:
        try:
            found = open_manager(tier, create=True).import_archive(file, progress)
        except OSError as err:
            raise _failed("the archive cannot be read", file, err) from err
    _print_copied(found, f"from {file}", as_json)


# ---------------------------------------------------------------------- what verbs share


def open_manager(tier: str, create: bool = False) -> CacheManager:
    """The manager of a tier. Looking at a local cache that is not there does not make it."""
    from tpu_compile.cache.local import LocalTier
    from tpu_compile.cache.manage import CacheManager, NoTier
    from tpu_compile.cache_folder import tier_of

    found = tier_of(tier)
    if isinstance(found, LocalTier) and found.folder.exists() and not found.folder.is_dir():
        # To a run this is a cache without entries, which it says once it cannot write to it.
        raise CacheStoreError(
            f"the executable cache cannot be used: {found}",
            [
                ("why", "it is no folder"),
                ("help", "set TPU_COMPILE_CACHE_DIR to a folder of yours"),
            ],
        )
    if isinstance(found, LocalTier) and not create and not found.folder.exists():
        found = NoTier(str(found))
    return CacheManager(found)


def _shared(text: str) -> Tier:
    from tpu_compile.cache_folder import tier_of

    if text == "local":
        raise ConfigError(
            "TIER is the shared one: 'local'",
            [("help", "write its URL: file:///folder, s3://bucket/prefix")],
        )
    return tier_of(text)


def _tiers(counts: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The local tier, those that are configured, and those that were used: what they did. Only the
    local one is asked what it holds: a bucket may take minutes to answer."""
    from tpu_compile.config import cache_size, cache_tiers

    used = counts.get("tiers") or {}
    found = []
    for name in dict.fromkeys(["local", *(spec.name for spec in cache_tiers()), *used]):
        tier: dict[str, Any] = {"tier": name, "counts": used.get(name) or {}}
        if name == "local":
            stored = open_manager("local").stored()
            size = sum(s.size for s in stored)
            tier |= {"entries": len(stored), "size": size, "limit": cache_size()}
        found.append(tier)
    return found


def _tier_row(tier: Mapping[str, Any]) -> tuple[str, ...]:
    from tpu_compile.cache.report import size_text

    counts = tier["counts"]
    sizes = [tier.get(name) for name in ("size", "limit")]
    return (
        str(tier["tier"]),
        *(str(counts.get(name) or 0) for name in ("hits", "misses", "puts", "backfills")),
        str(sum(counts.get(name) or 0 for name in ("read_errors", "write_errors", "corrupt"))),
        str(tier.get("entries", "-")),
        *("-" if size is None else size_text(size) for size in sizes),
    )


def _listed_json(entry: Listed) -> dict[str, Any]:
    return {
        "key": entry.name,
        "program": entry.program,
        "kind": entry.kind,
        "size": entry.size,
        "payload_size": entry.payload_size,
        "compile_seconds": entry.compile_seconds,
        "created": entry.created,
        "used": entry.used,
        "producer": dict(entry.producer),
        "fields": dict(entry.fields),
        "fault": entry.fault,
    }


def _pruned_json(found: Pruned, dry_run: bool) -> dict[str, Any]:
    return {
        "removed": [{"key": s.name, "size": s.size} for s in found.removed],
        "removed_size": found.removed_size,
        "kept": found.kept,
        "kept_size": found.kept_size,
        "swept": found.swept,
        "dry_run": dry_run,
    }


def _print_pruned(found: Pruned, verb: str) -> None:
    from tpu_compile.cache.report import counted, size_text

    gone = f"{counted(len(found.removed), 'entry')}, {size_text(found.removed_size)}"
    if found.swept:
        gone += f", and {counted(found.swept, 'file')} without an entry"
    note(f"{verb} {gone}; {found.kept} left, {size_text(found.kept_size)}")


def _print_bad(bad: Sequence[Bad]) -> None:
    for entry in bad:
        typer.echo(f"{entry.name[:12]}  {entry.why}")


def _print_copied(found: Copied, where: str, as_json: bool) -> None:
    from tpu_compile.cache.report import counted, size_text

    if as_json:
        print_json(asdict(found))
    else:
        _print_bad(found.bad)
        text = f"copied {counted(len(found.copied), 'entry')}, {size_text(found.size)}, {where}"
        if found.present:
            text += f"; {found.present} {'was' if found.present == 1 else 'were'} there already"
        if found.bad:
            are = "is" if len(found.bad) == 1 else "are"
            text += f"; {len(found.bad)} {are} not sound, and left out"
        note(text)
    raise typer.Exit(PROBLEM if found.bad else FINE)


def _one_of(name: str, value: str, valid: tuple[str, ...]) -> str:
    if value not in valid:
        raise ConfigError(f"{name} must be one of {', '.join(valid)}: {value!r}")
    return value


def _failed(what: str, path: Path, err: OSError) -> TpuCompileError:
    return TpuCompileError(f"{what}: {path}", [("why", err.strerror or str(err))])
