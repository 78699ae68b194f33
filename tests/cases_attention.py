"""Cases: scaled dot product attention, kept whole."""

from __future__ import annotations

from harness import Case

CASES: list[Case] = []
