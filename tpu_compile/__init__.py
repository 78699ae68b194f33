"""tpu_compile: `torch.compile(model, backend="tpu")`. Importing this imports neither torch nor jax."""

from __future__ import annotations

__version__ = "0.1.0"

__all__ = ["__version__"]
