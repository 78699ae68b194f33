"""Cases: batch, layer, group and RMS normalisation with their backwards."""

from __future__ import annotations

from harness import Case

CASES: list[Case] = []
