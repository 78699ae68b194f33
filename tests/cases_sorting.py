"""Cases: sort, top-k and search."""

from __future__ import annotations

from harness import Case

CASES: list[Case] = []
