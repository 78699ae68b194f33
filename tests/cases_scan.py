"""Cases: cumulative ops along a dimension."""

from __future__ import annotations

from harness import Case

CASES: list[Case] = []
