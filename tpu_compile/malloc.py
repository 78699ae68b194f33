"""The C library's memory: what a program frees on the CPU is kept for its next call.

XLA takes a program's temporary memory anew for each execution, and glibc returns large blocks to the
system at once: each training step of a 6-layer decoder then waits for 50,000 pages that the system
clears, a tenth of its time, as does a ResNet-50's forward. So what the program with the most
temporary memory needs is kept, and no more; glibc's mallopt says how much.
"""

from __future__ import annotations

import ctypes
from threading import Lock

# glibc's names and numbers, which are part of its ABI.
_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3
_LARGEST = 32 << 20  # glibc allows no higher limit for blocks that are the program's own

# XLA is asked for blocks of this size (`xla_multiheap_size_constraint_per_heap`), which glibc may keep
# and which fit between others. A tensor that is larger has a block of its own.
BLOCK = 8 << 20

_lock = Lock()
_kept = 0


def keep(size: int) -> bool:
    """Let the process keep this much freed memory; whether its C library can. Never less than before."""
    global _kept
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is None:  # macOS, musl
        return False
    with _lock:
        if size > _kept:
            _kept = size
            limit = min(size + (64 << 20), 2**31 - 1)  # 64 MB are as much as glibc keeps by itself
            return bool(mallopt(_TRIM_THRESHOLD, limit) and mallopt(_MMAP_THRESHOLD, _LARGEST))
    return True
