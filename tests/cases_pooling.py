"""Cases: poolings and their backwards."""

from __future__ import annotations

from harness import Case

CASES: list[Case] = []
