"""The one data flow: graph -> Program -> Key -> executable -> call."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any
from weakref import WeakValueDictionary

import torch
from torch import fx

from tpu_compile import __version__
from tpu_compile.cache.cache import Cache
from tpu_compile.cache.key import Key, KeyFields, Option, cpu_model, parse_flags
from tpu_compile.cache.stats import CacheStats
from tpu_compile.cache.tiers import TierSpec, open_tier
from tpu_compile.cache_folder import ledger
from tpu_compile.call import CompiledCall
from tpu_compile.config import (
    Options,
    cache_dir,
    cache_size,
    cache_tiers,
    compiler_flags,
    expect_hit,
)
from tpu_compile.debug import Artifacts, Origin, Outcome, Timings
from tpu_compile.deviceless import DevicelessCall
from tpu_compile.errors import TpuCompileError
from tpu_compile.fallback import PiecewiseCall, refuse, warn
from tpu_compile.lowering.checkpoint import complete_metadata
from tpu_compile.lowering.graph import lower, unsupported_nodes
from tpu_compile.pjrt import Client, Executable, host_cpu
from tpu_compile.pjrt_tpu import Topology, client_for, resolve
from tpu_compile.program import ABI, Program
from tpu_compile.symbolic import SpecializingCall, is_symbolic
from tpu_compile.torch_private import compile_id, no_dispatch_modes, user_function
from tpu_compile.usage import Usage

Call = Callable[[list[Any]], Any]

# XLA may keep 16-bit intermediates in float32 between fused ops; eager rounds after each op.
EXACT_OPTIONS: dict[str, Option] = {"xla_allow_excess_precision": False}


@dataclass(frozen=True, slots=True)
class Convention:
    """What is known of a graph's inputs and outputs beyond the graph; see `compile_graph`."""

    static: frozenset[int] = frozenset()
    user_outputs: int | None = None
    guarded_strides: bool = True


def compile_graph(
    gm: fx.GraphModule,
    *,
    kind: str,
    options: Options,
    static: frozenset[int] = frozenset(),
    user_outputs: int | None = None,
    guarded_strides: bool = True,
    started: float | None = None,
) -> Call:
    """Compile one functional graph; the result takes its inputs in a list, which it clears.

    `kind` (forward, backward, inference) names the graph. `static` are positions of inputs that are
    the same tensor in every call. `user_outputs` is how many outputs a user sees (None: all).
    `guarded_strides` says that inputs come with the strides that they were traced with.
    `started` is when dynamo handed over what became this graph, for the timings.

    Raises UnsupportedOpError, naming all of them, for ops that cannot be lowered when
    `options.fallback` is `error`.
    """
    complete_metadata(gm)
    function, at = user_function()
    traced = None if started is None else perf_counter() - started
    origin = Origin(function, compile_id(), kind, at, traced)
    convention = Convention(static, user_outputs, guarded_strides)

    def compile_static(gm: fx.GraphModule) -> Call:
        return _compile_static(gm, origin, options, convention)

    # AOTAutograd compiles under its FakeTensorMode, which would also take the graph's constants.
    with no_dispatch_modes():
        return SpecializingCall(gm, compile_static) if is_symbolic(gm) else compile_static(gm)


def _compile_static(
    gm: fx.GraphModule,
    origin: Origin,
    options: Options,
    convention: Convention,
) -> Call:
    missing = unsupported_nodes(gm)
    if not missing:
        return _compile_whole(gm, origin, options, convention)
    if options.fallback == "error":
        raise refuse(missing)
    warn(missing)

    def compile_piece(piece: fx.GraphModule, suffix: str) -> Call:
        def whole(gm: fx.GraphModule) -> Call:
            return _compile_whole(
                gm, origin.piece(suffix), options, Convention(guarded_strides=False)
            )

        return SpecializingCall(piece, whole) if is_symbolic(piece) else whole(piece)

    return PiecewiseCall(gm, compile_piece)


def _compile_whole(
    gm: fx.GraphModule,
    origin: Origin,
    options: Options,
    convention: Convention,
) -> Call:
    artifacts = Artifacts(origin, options.debug_dir)
    artifacts.put("fx_graph.py", lambda: gm.print_readable(print_output=False, include_stride=True))
    client = client_for(resolve(options.target))
    start = perf_counter()
    lowered = lower(
        gm,
        name=str(origin),
        precision=options.matmul_precision or torch.get_float32_matmul_precision(),
        platform=client.platform,
        user_outputs=convention.user_outputs,
        guarded_strides=convention.guarded_strides,
    )
    lowering = perf_counter() - start
    artifacts.put("stablehlo.mlir", lowered.text)
    xla_options = {**EXACT_OPTIONS, **dict(options.xla_options)}
    key = _key(lowered.program, client, xla_options)
    artifacts.put("key.json", lambda: json.dumps(key.fields, indent=2))
    start = perf_counter()
    executable, outcome = _executable(lowered.program, key, client, xla_options, options.cache)
    timings = Timings(origin.traced, lowering, perf_counter() - start, outcome)
    artifacts.put("optimized_hlo.txt", executable.optimized_hlo)
    artifacts.done(timings, len(gm.graph.nodes))
    if isinstance(client, Topology):
        return DevicelessCall(lowered.program, str(client.target))
    return CompiledCall(lowered.program, executable, client, lowered.constants, convention.static)


def cache_stats() -> CacheStats:
    """What the executable cache has done in this process."""
    return _cache(cache_dir(), cache_size(), cache_tiers()).stats()


def _executable(
    program: Program,
    key: Key,
    client: Client | Topology,
    options: Mapping[str, Option],
    use_cache: bool,
) -> tuple[Executable, Outcome]:
    """Compile, or share what equal programs of this process, host or cache have compiled."""

    cache = _cache(cache_dir(), cache_size(), cache_tiers()) if use_cache else None

    def compile_now() -> Executable:
        if expect_hit():
            raise _unexpected(key, program.name, cache)
        return client.compile(program.stablehlo, options)

    if cache is None:
        return compile_now(), "off"
    usage = _usage(cache, cache_dir())
    shared = _loaded.get(key.digest)
    if shared is not None:
        cache.counters.add(shared=1)
        return shared, "shared"
    executable, hit = cache.get_or_compile(
        key,
        compile_now,
        dump=client.serialize,
        load=lambda data: client.load(data, options),
        name=program.name,
    )
    _loaded[key.digest] = executable
    if not hit:
        usage.compiled()
    return executable, "hit" if hit else "miss"


# The executables in use, by key: equal graphs share one.
_loaded: WeakValueDictionary[str, Executable] = WeakValueDictionary()


def _key(program: Program, client: Client | Topology, options: Mapping[str, Option]) -> Key:
    fields = KeyFields(
        program=program.digest,
        options=tuple(options.items()),
        platform=client.platform,
        compiler=client.compiler(),
        topology=client.topology(),
        replicas=1,
        partitions=1,
        flags=_flags(client.platform),
        cpu=_cpu() if client.platform == "cpu" else "",
        threads=client.threads if isinstance(client, Client) else 0,
        abi=ABI,
    )
    return fields.key()


@cache
def _flags(platform: str) -> tuple[tuple[str, str], ...]:
    # Read once, because XLA reads them once.
    return parse_flags(*compiler_flags(platform))


@cache
def _cpu() -> str:
    return cpu_model(*host_cpu())


@cache
def _cache(folder: Path, size: int, specs: tuple[TierSpec, ...]) -> Cache:
    tiers = {spec.name: open_tier(spec, folder / "executables", size) for spec in specs}
    producer = {"tpu_compile": __version__, "torch": torch.__version__}
    return Cache(tiers, folder / "locks", producer)


def _unexpected(key: Key, name: str, cache: Cache | None) -> TpuCompileError:
    from tpu_compile.cache.expect import unexpected_miss
    from tpu_compile.cache.manage import CacheManager

    manager = None if cache is None else CacheManager(next(iter(cache.tiers.values())))
    return unexpected_miss(key, name, manager)


@cache
def _usage(cache: Cache, folder: Path) -> Usage:
    return Usage(ledger(folder), cache.stats)
