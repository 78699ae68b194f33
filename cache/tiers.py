"""Tiers by their text: `local,s3://bucket/prefix?readonly`."""

from __future__ import annotations

import difflib
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path

from tpu_compile.cache.local import LocalTier
from tpu_compile.cache.remote import without_password
from tpu_compile.cache.shared import LEASE_SECONDS, TIMEOUT_SECONDS, SharedTier
from tpu_compile.cache.tier import Tier
from tpu_compile.errors import ConfigError

LOCAL = "local"
SETTINGS = ("readonly", "timeout=SECONDS", "lease=SECONDS")

# Schemes that need no look into fsspec, which takes long to import: what to install for them.
EXTRAS = {
    "file": None,
    "memory": None,
    "s3": ("s3fs", "s3"),
    "gs": ("gcsfs", "gs"),
    "gcs": ("gcsfs", "gs"),
    "http": ("aiohttp", "http"),
    "https": ("aiohttp", "http"),
}


@dataclass(frozen=True, slots=True)
class TierSpec:
    """One tier: the local folder, or a URL with settings."""

    url: str
    readonly: bool = False
    timeout: float = TIMEOUT_SECONDS
    lease: float = LEASE_SECONDS

    @property
    def name(self) -> str:
        """For people, and to count under."""
        return without_password(self.url)


def parse_tiers(text: str, where: str = "TPU_COMPILE_CACHE") -> tuple[TierSpec, ...]:
    """The tiers of a comma-separated list, in its order.

    Raises ConfigError, which begins with `where`, for a text that names no tier.
    """
    specs = tuple(_spec(part.strip(), where) for part in text.split(",") if part.strip())
    if not specs:
        raise ConfigError(f"{where} names no tier: {text!r}", _VALID)
    twice = {s.url for s in specs if sum(s.url == other.url for other in specs) > 1}
    if twice:
        raise ConfigError(f"{where} names a tier twice: {', '.join(sorted(twice))}")
    return specs


def open_tier(spec: TierSpec, folder: Path, size: int) -> Tier:
    """The tier; `folder` and `size` are the local one's. It is not looked at before its first use."""
    if spec.url == LOCAL:
        return LocalTier(folder, size)
    return SharedTier(spec.url, readonly=spec.readonly, timeout=spec.timeout, lease=spec.lease)


_VALID: Sequence[tuple[str, str]] = [
    ("valid", "local\nfile:///folder  s3://bucket/prefix  gs://bucket/prefix  https://host/path"),
    ("after ?", "readonly\ntimeout=SECONDS\nlease=SECONDS"),
    ("help", "TPU_COMPILE_CACHE=local,s3://bucket/prefix?timeout=10&readonly; 0 turns it off"),
]


def _spec(text: str, where: str) -> TierSpec:
    url, _, settings = text.partition("?")
    if url == LOCAL and not settings:
        return TierSpec(LOCAL)
    scheme, separator, rest = url.partition("://")
    if not separator or not rest.strip("/"):
        raise ConfigError(f"{where} names neither `local` nor a URL: {text!r}", _VALID)
    _check_scheme(scheme.lower(), text, where)
    spec = TierSpec(url)
    for setting in filter(None, settings.split("&")):
        spec = _set(spec, setting, where)
    return spec


def _set(spec: TierSpec, setting: str, where: str) -> TierSpec:
    name, _, value = setting.partition("=")
    if name == "readonly" and value in ("", "1", "0"):
        return replace(spec, readonly=value != "0")
    if name == "timeout":
        return replace(spec, timeout=_seconds(setting, value, where, least=1e-3))
    if name == "lease":
        return replace(spec, lease=_seconds(setting, value, where, least=0))
    raise ConfigError(f"{where}: {spec.url} has no such setting: {setting!r}", _VALID)


def _seconds(setting: str, value: str, where: str, least: float) -> float:
    try:
        seconds = float(value)
    except ValueError:
        seconds = math.nan
    if not least <= seconds < math.inf:
        raise ConfigError(f"{where}: not a number of seconds: {setting!r}", _VALID)
    return seconds


def _check_scheme(scheme: str, text: str, where: str) -> None:
    """Refuse what fsspec does not know, and what lacks its package."""
    if scheme in EXTRAS:
        needs = EXTRAS[scheme]
        if needs is not None and find_spec(needs[0]) is None:
            raise ConfigError(
                f"{where}: {scheme}:// needs {needs[0]}, which is not installed: {text!r}",
                [("help", f"pip install 'tpu-compile[{needs[1]}]'")],
            )
        return
    from fsspec.registry import known_implementations, registry

    known = {*known_implementations, *registry}
    if scheme.rpartition("::")[2] not in known:
        close = difflib.get_close_matches(scheme, [*EXTRAS, *known], n=1)
        hint = [("help", f"did you mean {close[0]}://?")] if close else []
        raise ConfigError(f"{where}: no file system has this URL: {text!r}", [*_VALID[:2], *hint])
