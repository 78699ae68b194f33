"""The user's cache as config says: its folder, tiers and counters. Imports neither torch nor jax."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tpu_compile.cache.ledger import Ledger
from tpu_compile.config import cache_dir, cache_size
from tpu_compile.errors import ConfigError

if TYPE_CHECKING:
    from tpu_compile.cache.manage import CacheManager
    from tpu_compile.cache.tier import Tier

FOLDER = "executables"


def tier_of(text: str) -> Tier:
    """The tier that `text` names as in TPU_COMPILE_CACHE. Raises ConfigError where it names none."""
    from tpu_compile.cache.tiers import open_tier, parse_tiers

    specs = parse_tiers(text, "TIER")
    if len(specs) > 1:
        raise ConfigError(f"one tier at a time: {text!r}")
    return open_tier(specs[0], cache_dir() / FOLDER, cache_size())


def ledger(folder: Path | None = None) -> Ledger:
    """What processes have counted."""
    return Ledger((folder or cache_dir()) / "stats")


def cache_manager(tier: str = "local") -> CacheManager:
    """`tpu-compile cache` as a Python API: see tpu_compile.cache.manage.

    `tier` is `local` or a URL as in TPU_COMPILE_CACHE.
    """
    from tpu_compile.cache.manage import CacheManager

    return CacheManager(tier_of(tier))
