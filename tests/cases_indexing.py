"""Cases: gather, scatter and masked ops."""

from __future__ import annotations

from harness import Case

CASES: list[Case] = []
