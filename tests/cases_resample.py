"""Cases: padding modes, interpolation, grid sampling, fold and unfold."""

from __future__ import annotations

from harness import Case

CASES: list[Case] = []
