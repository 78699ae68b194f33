"""Figures as people read them: bytes, operations, seconds."""

from __future__ import annotations


def bytes_text(size: float) -> str:
    """`1.2 GiB`, in powers of 1024."""
    for unit in ("B", "KiB", "MiB", "GiB"):
        if abs(size) < 1023.95:
            return f"{size:.0f} B" if unit == "B" else f"{size:.1f} {unit}"
        size /= 1024
    return f"{size:.1f} TiB"


def count_text(count: float, unit: str) -> str:
    """`1.2 TFLOP`, in powers of 1000."""
    for prefix in ("", "k", "M", "G", "T"):
        if abs(count) < 999.5:
            return f"{count:.3g} {prefix}{unit}"
        count /= 1000
    return f"{count:.4g} P{unit}"


def time_text(seconds: float) -> str:
    """`1.2 ms`."""
    for unit in ("s", "ms"):
        if seconds >= 0.9995:
            return f"{seconds:.3g} {unit}"
        seconds *= 1000
    return f"{seconds:.3g} us"
