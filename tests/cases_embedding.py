"""Cases: embedding tables and losses over classes."""

from __future__ import annotations

from harness import Case

CASES: list[Case] = []
