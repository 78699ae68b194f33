"""tpu_compile: `torch.compile(model, backend="tpu")`. Importing this imports neither torch nor jax."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from tpu_compile import preload
from tpu_compile.config import quiet_xla

if TYPE_CHECKING:
    from tpu_compile.ahead import aot
    from tpu_compile.cache_folder import cache_manager
    from tpu_compile.compile import cache_stats
    from tpu_compile.counters import trace_stats
    from tpu_compile.eager.modes import eager_mode
    from tpu_compile.estimates import estimate
    from tpu_compile.explanation import explain
    from tpu_compile.jax_functions import jax_op
    from tpu_compile.jax_modules import to_jax
    from tpu_compile.packages import precompile
    from tpu_compile.recompiles import explain_recompiles
    from tpu_compile.syncs import host_syncs
    from tpu_compile.targets import target
    from tpu_compile.training import train_step

__version__ = "0.1.0"

__all__ = [
    "__version__",
    "aot",
    "cache_manager",
    "cache_stats",
    "eager_mode",
    "estimate",
    "explain",
    "explain_recompiles",
    "host_syncs",
    "jax_op",
    "precompile",
    "target",
    "to_jax",
    "trace_stats",
    "train_step",
]

# Public names and the modules that they are imported from at first use.
_LAZY = {
    "aot": "tpu_compile.ahead",
    "cache_manager": "tpu_compile.cache_folder",
    "cache_stats": "tpu_compile.compile",
    "eager_mode": "tpu_compile.eager.modes",
    "estimate": "tpu_compile.estimates",
    "explain_recompiles": "tpu_compile.recompiles",
    "explain": "tpu_compile.explanation",
    "host_syncs": "tpu_compile.syncs",
    "jax_op": "tpu_compile.jax_functions",
    "precompile": "tpu_compile.packages",
    "target": "tpu_compile.targets",
    "to_jax": "tpu_compile.jax_modules",
    "trace_stats": "tpu_compile.counters",
    "train_step": "tpu_compile.training",
}

quiet_xla()
preload.start()


def __getattr__(name: str) -> Any:
    if name not in _LAZY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(_LAZY[name]), name)


def __dir__() -> list[str]:
    return sorted(__all__)
