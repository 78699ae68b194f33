"""One class per mistake; each message says what is wrong, where, and what to do about it."""

from __future__ import annotations

from collections.abc import Sequence


class TpuCompileError(Exception):
    """Base of every error that tpu_compile raises on purpose.

    The message is `what`, then aligned `label: text` lines, the last of which is usually `help:`.
    """

    def __init__(self, what: str, facts: Sequence[tuple[str, str]] = ()) -> None:
        self.what = what
        self.facts = tuple(facts)
        super().__init__(format_message(what, facts))


class ConfigError(TpuCompileError, ValueError):
    """A wrong option, mode or environment variable."""


class UnsupportedOpError(TpuCompileError, NotImplementedError):
    """Operators of a graph for which there is no lowering; all of them in one message."""


class LoweringError(TpuCompileError):
    """A rule failed or broke its contract: this is a bug in tpu_compile."""


class UnsupportedVersionError(TpuCompileError, ImportError):
    """torch or jaxlib lacks a private API that this version of tpu_compile needs."""


class CompileError(TpuCompileError):
    """XLA refused a program."""


class DeviceMemoryError(CompileError):
    """A program needs more memory than a device has. Both in bytes, None where XLA does not say."""

    def __init__(
        self,
        what: str,
        facts: Sequence[tuple[str, str]] = (),
        *,
        required: int | None = None,
        available: int | None = None,
    ) -> None:
        self.required = required
        self.available = available
        super().__init__(what, facts)


class CallError(TpuCompileError, ValueError):
    """A compiled graph was called with tensors that it was not compiled for."""


class IndexOutOfBoundsError(TpuCompileError, IndexError, RuntimeError):
    """An index is out of bounds, in the eager mode `debug`. torch raises one or the other, by the op."""


class NonFiniteError(TpuCompileError, FloatingPointError):
    """An op has made NaN of inputs that have none, in the eager mode `debug`."""


class TrainingError(TpuCompileError, ValueError):
    """A model, a loss or an optimizer that no single executable can train."""


class JaxOpError(TpuCompileError, TypeError):
    """A JAX function cannot be a torch op in this way, or JAX refused its arguments."""


class CacheError(TpuCompileError):
    """A cache entry cannot be used. Never stops a run: callers count it and recompile."""

    reason = "corrupt"  # what a miss for this error is counted as


class CacheVersionError(CacheError):
    """A cache entry was written in a format of another version."""

    reason = "version"


class CacheStoreError(CacheError):
    """A whole store of cache entries cannot be used, e.g. a folder that may not be written to."""

    reason = "unusable"


class CacheReadOnlyError(CacheError):
    """A store of cache entries may be read but not written to."""


class UnknownKeyError(CacheError):
    """No entry of the cache has this key."""


class AmbiguousKeyError(ConfigError):
    """The first digits of a key that several entries share; `candidates` are their keys."""

    def __init__(self, prefix: str, candidates: Sequence[str]) -> None:
        self.candidates = tuple(candidates)
        shown = [*candidates[:10], *(["..."] if len(candidates) > 10 else [])]
        super().__init__(
            f"{len(candidates)} keys start like this: {prefix}",
            [("keys", "\n".join(shown)), ("help", "give more digits")],
        )


class ExpectedHitError(TpuCompileError):
    """TPU_COMPILE_EXPECT_HIT=1, and a program had to be compiled.

    `key` is what was looked up, `nearest` the key of the entry that comes nearest to it (None: there
    is none), and `differences` the fields in which the two differ (see cache.explain).
    """

    def __init__(
        self,
        what: str,
        facts: Sequence[tuple[str, str]] = (),
        *,
        key: str = "",
        nearest: str | None = None,
        differences: Sequence[object] = (),
    ) -> None:
        self.key = key
        self.nearest = nearest
        self.differences = tuple(differences)
        super().__init__(what, facts)


class DemoError(TpuCompileError):
    """`tpu-compile demo` cannot run here."""


def format_message(what: str, facts: Sequence[tuple[str, str]] = ()) -> str:
    """`what`, then one indented line a fact with the labels aligned; long facts hang-indent."""
    width = max((len(label) for label, _ in facts), default=0) + 1
    lines = [what]
    for label, text in facts:
        first, *rest = str(text).split("\n")
        lines.append(f"  {label + ':':<{width}}  {first}")
        lines.extend(f"  {'':<{width}}  {line}" for line in rest)
    return "\n".join(lines)
