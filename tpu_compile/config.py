"""Options and environment variables: the only reader of os.environ, and where both are validated."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from tpu_compile import buckets, targets
from tpu_compile.buckets import Buckets
from tpu_compile.errors import ConfigError
from tpu_compile.targets import Target

if TYPE_CHECKING:
    from tpu_compile.cache.tiers import TierSpec

MODES: dict[str, str] = {
    "default": "XLA's default optimisation",
    "fast-compile": "XLA's optimisation level 0: compiles faster, runs slower",
}

OPTIONS: dict[str, str] = {
    "xla_options": "dict of XLA debug options for this compile, e.g. {'xla_cpu_enable_fast_math': True}",
    "matmul_precision": "'highest', 'high' or 'medium'; torch.get_float32_matmul_precision() when left out",
    "debug_dir": "folder that gets each graph's FX, StableHLO, optimized HLO, key and timings",
    "attention": "'auto', 'xla' or 'flash': what computes scaled_dot_product_attention on TPUs",
    "indices": "'check' raises for an index out of bounds, as eager does, 'clamp' does not look; 'auto', the "
    "default, checks on CPUs, whose results a call waits for anyway",
    "fallback": "'cpu' runs ops that have no lowering with torch's CPU kernel; 'error' raises",
    "rng": "'device' draws random numbers in the program, 'torch' by torch's kernels: as eager does",
    "target": "'cpu', 'tpu' or a TPU topology, e.g. 'v5e:2x2'; the attached TPU, else the CPU, when left out",
    "buckets": "rounds dynamic sizes up, to bound the number of executables: 'powers_of_two', a number "
    "(multiples of it), a list of sizes, or a dict of these by dimension",
    "background": "True compiles for new sizes in a thread; their bucket, or eager, serves until then",
    "cache": "False compiles without looking in the executable cache or writing to it",
}

ENVIRONMENT: dict[str, str] = {
    "TPU_COMPILE_CACHE_DIR": "folder of the executable cache",
    "TPU_COMPILE_CACHE": "where executables are kept: local (the default), or more: "
    "local,s3://bucket/prefix; 0 turns the cache off",
    "TPU_COMPILE_CACHE_SIZE": "size limit of the cache in bytes, or with a suffix: 20G (the default)",
    "TPU_COMPILE_EXPECT_HIT": "1 makes a compile an error that says what differs from the nearest entry",
    "TPU_COMPILE_DEBUG_DIR": "the same as options={'debug_dir': ...}",
    "TPU_COMPILE_FALLBACK": "the same as options={'fallback': ...}",
    "TPU_COMPILE_TARGET": "the same as options={'target': ...}",
    "TPU_COMPILE_PRECOMPILE": "1 keeps what dynamo traces, too: the same as tpu_compile.precompile()",
    "TPU_COMPILE_EAGER": "how ops on the device run: strict, debug or fuse; the same as "
    "tpu_compile.eager_mode(...)",
    "TPU_COMPILE_LOG": "log level of the tpu_compile logger on stderr: debug, info or warning",
}

EAGER_MODES: dict[str, str] = {
    "strict": "each op at once (the default)",
    "debug": "one op after the other, with checks of indices and for NaN",
    "fuse": "ops are put off until a value is looked at, and compiled as one program",
}

PRECISIONS = ("highest", "high", "medium")
FALLBACKS = ("cpu", "error")
INDICES = ("auto", "check", "clamp")
RNGS = ("device", "torch")
ATTENTIONS = ("auto", "xla", "flash")
XlaOption = bool | int | float | str


@dataclass(frozen=True, slots=True)
class Options:
    """Validated options of one torch.compile call. `xla_options` are sorted by name."""

    xla_options: tuple[tuple[str, XlaOption], ...] = ()
    matmul_precision: str | None = None
    debug_dir: Path | None = None
    fallback: Literal["cpu", "error"] = "cpu"
    cache: bool = True
    attention: str = "auto"
    indices: Literal["auto", "check", "clamp"] = "auto"
    buckets: Buckets | None = None
    rng: Literal["device", "torch"] = "device"
    background: bool = False
    target: Target | None = None  # None: the attached TPU, else the CPU


def options_from(mode: str | None, options: Mapping[str, Any] | None) -> Options:
    """Validate what torch.compile was given, over what the environment says.

    Raises ConfigError that lists what is valid for an unknown mode or option, and for a bad value.
    """
    mode = mode or "default"
    if mode not in MODES:
        raise _unknown("mode", mode, MODES)
    given = dict(options or {})
    for name in given:
        if name not in OPTIONS:
            raise _unknown("option", name, OPTIONS)
    result = _from_environment()
    if "debug_dir" in given and given["debug_dir"] is not None:
        result = replace(result, debug_dir=Path(given["debug_dir"]).expanduser())
    if "fallback" in given:
        fallback = _choice("options['fallback']", given["fallback"], FALLBACKS)
        result = replace(result, fallback=fallback)
    if "attention" in given:
        attention = _choice("options['attention']", given["attention"], ATTENTIONS)
        result = replace(result, attention=attention)
    if "indices" in given:
        indices = _choice("options['indices']", given["indices"], INDICES)
        result = replace(result, indices=indices)
    if "buckets" in given:
        result = replace(result, buckets=buckets.parse(given["buckets"]))
    if "rng" in given:
        result = replace(result, rng=_choice("options['rng']", given["rng"], RNGS))
    if "background" in given:
        result = replace(result, background=bool(given["background"]))
    if "cache" in given:
        result = replace(result, cache=bool(given["cache"]))
    if given.get("target") is not None:
        result = replace(result, target=targets.parse(given["target"]))
    elif targets.chosen() is not None:
        result = replace(result, target=targets.chosen())
    if given.get("matmul_precision") is not None:
        name = "options['matmul_precision']"
        chosen = _choice(name, given["matmul_precision"], PRECISIONS)
        result = replace(result, matmul_precision=chosen)
    xla = _xla_options(given.get("xla_options") or {})
    if mode == "fast-compile":
        xla = {"xla_backend_optimization_level": 0, **xla}
    return replace(result, xla_options=tuple(sorted(xla.items())))


def _xla_options(given: Any) -> dict[str, XlaOption]:
    if not isinstance(given, Mapping):
        raise ConfigError(
            f"options['xla_options'] must be a dict: {given!r}",
            [("help", "options={'xla_options': {'xla_cpu_enable_fast_math': True}}")],
        )
    for name, value in given.items():
        if not isinstance(name, str) or not isinstance(value, bool | int | float | str):
            raise ConfigError(
                f"an XLA option is a name and a bool, number or string: {name!r}: {value!r}",
                [("help", "options={'xla_options': {'xla_cpu_enable_fast_math': True}}")],
            )
    return dict(given)


def _from_environment() -> Options:
    fallback = os.environ.get("TPU_COMPILE_FALLBACK") or "cpu"
    folder = os.environ.get("TPU_COMPILE_DEBUG_DIR")
    target = os.environ.get("TPU_COMPILE_TARGET")
    return Options(
        target=targets.parse(target) if target else None,
        debug_dir=Path(folder).expanduser() if folder else None,
        fallback=_choice("TPU_COMPILE_FALLBACK", fallback, FALLBACKS),
        cache=bool(cache_tiers()),
    )


def cache_dir() -> Path:
    """The executable cache's folder: TPU_COMPILE_CACHE_DIR, else below XDG_CACHE_HOME, else a
    temporary one of this user, who has no home."""
    # This module is imported by `import tpu_compile`, which must be instant.
    import platformdirs

    try:
        folder = os.environ.get("TPU_COMPILE_CACHE_DIR")
        return Path(folder or platformdirs.user_cache_dir("tpu_compile")).expanduser()
    except RuntimeError:
        import tempfile

        user = os.getuid() if hasattr(os, "getuid") else "user"
        return Path(tempfile.gettempdir()) / f"tpu_compile-{user}"


def cache_tiers() -> tuple[TierSpec, ...]:
    """The tiers of the executable cache, in the order they are read; none where it is off."""
    from tpu_compile.cache.tiers import LOCAL, parse_tiers  # it takes longer than this module

    text = os.environ.get("TPU_COMPILE_CACHE", "").strip()
    if text.lower() in ("0", "off", "false"):
        return ()
    return parse_tiers(LOCAL if text.lower() in ("", "1", "on", "true") else text)


def cache_size() -> int:
    """The cache's size limit in bytes."""
    return size_of("TPU_COMPILE_CACHE_SIZE", os.environ.get("TPU_COMPILE_CACHE_SIZE") or "20G")


def size_of(name: str, text: str) -> int:
    """Bytes of a text like 500M or 20G; `name` is what it was given as."""
    units = {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40}
    number = text.strip().upper().removesuffix("B").removesuffix("I")
    return int(_quantity(number, units, f"{name} is not a size: {text!r}", "write 500M or 20G"))


def seconds_of(name: str, text: str) -> float:
    """Seconds of a text like 45m, 12h or 30d; `name` is what it was given as."""
    units = {"S": 1, "M": 60, "H": 3600, "D": 86400, "W": 7 * 86400}
    number = text.strip().upper()
    return _quantity(number, units, f"{name} is not a duration: {text!r}", "write 45m, 12h or 30d")


def _quantity(number: str, units: Mapping[str, int], what: str, help: str) -> float:
    unit = 1
    if number and number[-1] in units:
        number, unit = number[:-1], units[number[-1]]
    try:
        value = float(number) * unit
    except ValueError as err:
        raise ConfigError(what, [("help", help)]) from err
    if not 0 <= value < 1e18:
        raise ConfigError(what, [("help", help)])
    return value


def cache_enabled() -> bool:
    """Whether TPU_COMPILE_CACHE leaves the cache on."""
    return bool(cache_tiers())


def expect_hit() -> bool:
    """Whether TPU_COMPILE_EXPECT_HIT makes a compile an error."""
    return _switch("TPU_COMPILE_EXPECT_HIT")


def eager_mode() -> str:
    """TPU_COMPILE_EAGER: how ops on the device run."""
    return eager_mode_of("TPU_COMPILE_EAGER", os.environ.get("TPU_COMPILE_EAGER") or "strict")


def eager_mode_of(name: str, mode: str) -> str:
    """An eager mode. Raises ConfigError that lists the modes; `name` is what it was given as."""
    if mode not in EAGER_MODES:
        width = max(map(len, EAGER_MODES))
        listed = "\n".join(f"{n:<{width}}  {text}" for n, text in EAGER_MODES.items())
        raise ConfigError(f"{name}: there is no mode {mode!r}", [("modes", listed)])
    return mode


def precompiles() -> bool:
    """Whether TPU_COMPILE_PRECOMPILE asks for what `tpu_compile.precompile()` does."""
    return _switch("TPU_COMPILE_PRECOMPILE")


def _switch(name: str) -> bool:
    text = (os.environ.get(name) or "0").lower()
    return _choice(name, text, ("0", "1", "false", "true")) in ("1", "true")


def plain_output() -> bool:
    """Whether the environment asks programs for text without colour (https://no-color.org)."""
    return bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb"


def log_level() -> str | None:
    """TPU_COMPILE_LOG in capitals, or None."""
    text = os.environ.get("TPU_COMPILE_LOG")
    if not text:
        return None
    levels = ("debug", "info", "warning", "error")
    return str(_choice("TPU_COMPILE_LOG", text.lower(), levels)).upper()


def compiler_flags(platform: str) -> tuple[str, ...]:
    """The environment's flags that change what XLA compiles for a platform, for the key."""
    flags = os.environ.get("XLA_FLAGS", "")
    if flags.strip() and not flags.lstrip().startswith("-"):
        # XLA takes such a value for the name of a file of flags, and aborts where it is missing.
        with contextlib.suppress(OSError):
            flags = Path(flags).read_text()
    return (flags,) if platform == "cpu" else (flags, os.environ.get("LIBTPU_INIT_ARGS", ""))


# What libtpu otherwise asks the metadata server of a cloud machine, and waits for.
_NO_TPU = {
    "TPU_SKIP_MDS_QUERY": "1",
    "TPU_ACCELERATOR_TYPE": "v5litepod-4",
    "TPU_WORKER_HOSTNAMES": "localhost",
    # Two processes may compile at a time: there is no device that they would share.
    "ALLOW_MULTIPLE_LIBTPU_LOAD": "1",
}
# jax sets it where a TPU is attached, so it must be in the keys of those hosts, and in ours.
_LAUNCH_BARRIER = "--xla_tpu_use_enhanced_launch_barrier"


def set_deviceless_environment() -> None:
    """Tell libtpu that there is no TPU here. Only for machines without one, before libtpu loads."""
    for name, value in _NO_TPU.items():
        os.environ.setdefault(name, value)
    flags = os.environ.get("LIBTPU_INIT_ARGS", "")
    if _LAUNCH_BARRIER not in flags:
        os.environ["LIBTPU_INIT_ARGS"] = f"{flags} {_LAUNCH_BARRIER}=true"


def quiet_xla() -> None:
    """Leave out XLA's log lines below warnings, as jax does. To be called before jaxlib is loaded."""
    os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "1")


def cpu_threads() -> int:
    """The threads that XLA's CPU client would take now, which it splits programs for: the number in
    PJRT_NPROC or NPROC, else the CPUs that this process may run on."""
    for name in ("PJRT_NPROC", "NPROC"):
        with contextlib.suppress(ValueError):
            return max(0, int(os.environ.get(name, "")))
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _choice(name: str, value: Any, valid: tuple[str, ...]) -> Any:
    if value not in valid:
        raise ConfigError(f"{name} must be one of {', '.join(valid)}: {value!r}")
    return value


def _unknown(kind: str, name: str, valid: Mapping[str, str]) -> ConfigError:
    width = max(map(len, valid))
    listed = "\n".join(f"{n:<{width}}  {text}" for n, text in valid.items())
    facts = [("valid", listed)]
    import difflib

    close = difflib.get_close_matches(name, valid, n=1)
    if close:
        facts.append(("help", f"did you mean {close[0]!r}?"))
    return ConfigError(f"unknown {kind} for backend='tpu': {name!r}", facts)
