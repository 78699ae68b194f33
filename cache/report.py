"""The words for a cache's figures: sizes, durations, ages and counters as people read them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from tpu_compile.cache.stats import CacheStats


def size_text(size: float) -> str:
    """`1.2 MiB`."""
    if size < 1024:
        return f"{size:.0f} B"
    for unit in ("KiB", "MiB", "GiB"):
        size /= 1024
        if size < 999.95:
            return f"{size:.1f} {unit}"
    return f"{size / 1024:.1f} TiB"


def seconds_text(seconds: float) -> str:
    """`0.12 s`, `4 min 05 s`, `2 h 10 min`."""
    if seconds < 99.95:
        return f"{seconds:.2f} s" if seconds < 9.995 else f"{seconds:.1f} s"
    minutes, rest = divmod(round(seconds), 60)
    if minutes < 100:
        return f"{minutes} min {rest:02} s"
    return f"{minutes // 60} h {minutes % 60:02} min"


def age_text(seconds: float) -> str:
    """`3 h ago`; clocks differ, so what is ahead of ours is now."""
    for unit, length in (("d", 86400), ("h", 3600), ("min", 60)):
        if seconds >= length * (2 if unit == "d" else 1):
            return f"{seconds // length:.0f} {unit} ago"
    return f"{seconds:.0f} s ago" if seconds >= 5 else "now"


def rate_text(rate: float | None) -> str:
    """`75.0 %`, or `-` where there is nothing to tell."""
    return "-" if rate is None else f"{100 * rate:.1f} %"


def counted(number: int, noun: str) -> str:
    """`1 entry`, `2 entries`."""
    plural = (
        noun[:-1] + "ies" if noun.endswith("y") else noun + "es" if noun[-1] == "s" else noun + "s"
    )
    return f"{number} {noun if number == 1 else plural}"


def summary(stats: CacheStats) -> str:
    """A process's counters in one line."""
    counts = asdict(stats)
    where = ", ".join(f"{n} {word}" for word, n in hits_by_place(counts))
    parts = [
        f"{counted(sum(n for _, n in hits_by_place(counts)), 'hit')} ({where})",
        counted(stats.misses, "miss"),
        f"hit rate {rate_text(stats.hit_rate)}",
        f"compiled {seconds_text(stats.compile_seconds)}",
        f"saved {seconds_text(stats.saved_seconds)}",
    ]
    errors = stats.read_errors + stats.write_errors + stats.corrupt
    if stats.waits:
        parts.append(f"waited {seconds_text(stats.wait_seconds)}")
    if stats.uncacheable:
        parts.append(f"{stats.uncacheable} uncacheable")
    if errors:
        parts.append(
            f"{counted(errors, 'error')} (read {stats.read_errors}, write {stats.write_errors}, "
            f"corrupt {stats.corrupt})"
        )
    return ", ".join(parts)


def rows(counts: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Label and value of each line of `tpu-compile cache stats`; what belongs to the line above is
    indented. `counts` are CacheStats' fields, summed over processes."""
    hits = hits_by_place(counts)
    reasons = counts.get("reasons") or {}
    errors = {"read": "read_errors", "write": "write_errors", "corrupt": "corrupt"}
    return [
        ("Hits", str(sum(n for _, n in hits))),
        *((f"  {word}", str(n)) for word, n in hits),
        ("Misses", str(_count(counts, "misses"))),
        *((f"  {why}", str(_count(reasons, why))) for why in sorted(reasons)),
        ("Hit rate", rate_text(hit_rate(counts))),
        ("Uncacheable", str(_count(counts, "uncacheable"))),
        ("Errors", str(sum(_count(counts, name) for name in errors.values()))),
        *((f"  {word}", str(_count(counts, name))) for word, name in errors.items()),
        ("Compile time spent", seconds_text(counts.get("compile_seconds") or 0.0)),
        ("Compile time saved", seconds_text(counts.get("saved_seconds") or 0.0)),
        ("Waited for others", seconds_text(counts.get("wait_seconds") or 0.0)),
    ]


def hits_by_place(counts: Mapping[str, Any]) -> list[tuple[str, int]]:
    """Where hits came from: this process's memory, the local tier, shared tiers."""
    tiers = counts.get("tiers") or {}
    shared = sum(_count(tier, "hits") for name, tier in tiers.items() if name != "local")
    return [
        ("memory", _count(counts, "shared")),
        ("local", _count(counts, "hits") - shared),
        ("shared", shared),
    ]


def hit_rate(counts: Mapping[str, Any]) -> float | None:
    """Hits per lookup, those that memory answered included; None before the first lookup."""
    hits = _count(counts, "hits") + _count(counts, "shared")
    lookups = hits + _count(counts, "misses")
    return hits / lookups if lookups else None


def _count(counts: Mapping[str, Any], name: str) -> int:
    return int(counts.get(name) or 0)
