"""When should attention on TPUs use the flash kernel? What libtpu plans for both, without a TPU.

Temporary memory in HBM and bytes accessed of causal bfloat16 attention, forward and backward, with
`options={"attention": "xla"}` and `"flash"`. Nothing here is time: libtpu's estimates say nothing of
kernels. `auto` (lowering/flash.py) takes the kernel where XLA no longer keeps the scores on the chip.
"""

from __future__ import annotations

from typing import Any

import jax
import torch
import torch.nn.functional as F

from bench.common import Row, Settings
from bench.tpu_estimate import TARGETS, Cost, ours

BATCH, HEADS, CHANNELS = 4, 8, 64


def costs(attention: str, length: int, target: str) -> list[Cost]:
    """Of the forward and of the backward."""
    with torch.device("meta"):
        shape = (BATCH, HEADS, length, CHANNELS)
        inputs = [torch.empty(shape, dtype=torch.bfloat16, requires_grad=True) for _ in range(3)]

    def attend(q: Any, k: Any, v: Any) -> Any:
        return F.scaled_dot_product_attention(q, k, v, is_causal=True)

    return [program.cost() for program in ours(attend, inputs, [target], attention=attention)]


def rows_of(length: int, target: str) -> list[Row]:
    found = []
    flash, xla = (costs(attention, length, target) for attention in ("flash", "xla"))
    for what, one, other in zip(("forward", "backward"), flash, xla, strict=True):
        title = f"flash {what}, {length} positions, {target.partition(':')[0]}"
        for name, value, reference in (
            ("temporaries", one.temporaries, other.temporaries),
            ("bytes accessed", one.accessed, other.accessed),
        ):
            value, reference = value / 1e6, reference / 1e6
            found.append(
                Row("attention", f"{title}: {name}", value, "MB", "XLA", reference or None)
            )
    return found


def run(settings: Settings) -> list[Row]:
    jax.config.update("jax_platforms", "cpu")  # it would look for a TPU
    lengths = (128,) if settings.quick else (512, 1024, 2048, 4096)
    targets = TARGETS[:1] if settings.quick else TARGETS
    return [row for target in targets for length in lengths for row in rows_of(length, target)]
