"""Cases: ops that make tensors from sizes and scalars."""

from __future__ import annotations

from harness import Case

CASES: list[Case] = []
