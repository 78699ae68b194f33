"""Cases: random ops on the call's random state."""

from __future__ import annotations

from harness import Case

CASES: list[Case] = []
