"""The one data flow: graph -> Program -> Key -> executable -> call."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any, Protocol

import torch
from torch import fx
from torch._ops import OpOverload

from tpu_compile import __version__, malloc
from tpu_compile.bucket_call import Trace
from tpu_compile.buckets import Buckets
from tpu_compile.cache.cache import Cache
from tpu_compile.cache.key import Key, KeyFields, Option, cpu_model, key_of, parse_flags
from tpu_compile.cache.stats import CacheStats
from tpu_compile.cache.tiers import TierSpec, open_tier
from tpu_compile.cache_folder import ledger
from tpu_compile.call import CompiledCall, DeferredCall
from tpu_compile.config import (
    Options,
    cache_dir,
    cache_size,
    cache_tiers,
    compiler_flags,
    expect_hit,
)
from tpu_compile.counters import count
from tpu_compile.debug import Artifacts, Origin, Outcome, Timings, watchers
from tpu_compile.deviceless import DevicelessCall
from tpu_compile.errors import TpuCompileError
from tpu_compile.fallback import (
    PiecewiseCall,
    compile_pieces,
    refuse,
    refuse_triton,
    reports,
    warn,
    warn_float64,
)
from tpu_compile.host_random import draw_as_eager, is_drawn_as_eager
from tpu_compile.loaded import Loaded
from tpu_compile.lowering import flex
from tpu_compile.lowering.checkpoint import complete_metadata
from tpu_compile.lowering.complex32 import widened
from tpu_compile.lowering.effects import drop_tokens
from tpu_compile.lowering.graph import is_triton, lower, unsupported_nodes
from tpu_compile.padding import NotPaddable
from tpu_compile.pjrt import Client, Executable, host_cpu
from tpu_compile.pjrt_tpu import Topology, client_for, resolve
from tpu_compile.program import ABI, Program
from tpu_compile.scalars import keep_as_tensors, replace_composites
from tpu_compile.symbolic import (
    Sizes,
    SpecializingCall,
    depends_on_data,
    is_symbolic,
    leave_to_torch,
)
from tpu_compile.targets import Target
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
    deferred: bool = False


class Memory(Protocol):
    """What earlier processes have made of symbolic graphs; see tpu_compile.warm."""

    def recall(self, call: SpecializingCall, sizes: Sizes) -> Call | None: ...
    def remember(self, call: SpecializingCall, sizes: Sizes, made: Call) -> None: ...


def compile_graph(
    gm: fx.GraphModule,
    *,
    kind: str,
    options: Options,
    static: frozenset[int] = frozenset(),
    user_outputs: int | None = None,
    guarded_strides: bool = True,
    deferred: bool = False,
    started: float | None = None,
    memory: Memory | None = None,
) -> Call:
    """Compile one functional graph; the result takes its inputs in a list, which it clears.

    `kind` (forward, backward, inference) names the graph. `static` are positions of inputs that are
    the same tensor in every call. `user_outputs` is how many outputs a user sees (None: all).
    `guarded_strides` says that inputs come with the strides that they were traced with.
    `deferred` leaves XLA's part to the first call. `started` is when dynamo handed over what became
    this graph, for the timings. `memory` knows symbolic graphs for sizes that were met before.

    Raises UnsupportedOpError, naming all of them, for ops that cannot be lowered when
    `options.fallback` is `error`.
    """
    complete_metadata(gm)
    drop_tokens(gm)
    origin = origin_of(kind, started)
    convention = Convention(static, user_outputs, guarded_strides, deferred)
    return Compiler(origin, options, convention, memory).compile(gm)


def origin_of(kind: str, started: float | None = None) -> Origin:
    """The graph that is being compiled, as dynamo knows it; see `compile_graph`."""
    function, at = user_function()
    traced = None if started is None else perf_counter() - started
    return Origin(function, compile_id(), kind, at, traced)


@dataclass(frozen=True, slots=True)
class Compiler:
    """Compiles a graph, or the pieces of one, or a symbolic one whenever it meets new sizes."""

    origin: Origin
    options: Options
    convention: Convention
    memory: Memory | None = None
    lowered: Callable[[], None] | None = None  # called when a whole graph is lowered

    def compile(self, gm: fx.GraphModule, *, piece: bool = False) -> Call:
        """The call of a graph, or of a piece of one."""
        # AOTAutograd compiles under its FakeTensorMode, and sizes are met under the user's, ahead of
        # time: either would also take the graph's constants.
        with no_dispatch_modes():
            return self._compile(gm, piece)

    def _compile(self, gm: fx.GraphModule, piece: bool) -> Call:
        symbolic = is_symbolic(gm)
        if symbolic and not depends_on_data(gm):
            return self.specializing(lambda: gm)
        replace_composites(gm)
        if symbolic:
            keep_as_tensors(gm)
            symbolic = is_symbolic(gm)
        if symbolic:
            leave_to_torch(gm)
        if not piece:
            flex.expand(gm)
        if not symbolic:
            gm = widened(gm)
        if not piece and not symbolic:
            self._ahead(gm)
        platform = resolve(self.options.target).platform
        if self.options.rng == "torch":
            draw_as_eager(gm)
        missing = unsupported_nodes(gm, platform)
        if symbolic:  # Python's arithmetic on sizes that depend on data is no missing lowering
            missing = [n for n in missing if isinstance(n.target, OpOverload)]
        if platform == "tpu":
            warn_float64(gm)
        if not missing:
            return self._whole(gm)
        unasked = [n for n in missing if not is_drawn_as_eager(n)]
        if unasked and self.options.fallback == "error":
            raise refuse(unasked, platform)
        if any(map(is_triton, unasked)):
            raise refuse_triton(unasked, platform)
        found = reports(unasked, platform)
        warn(found)
        for watcher in tuple(watchers):
            watcher.fallback(self.origin, found)

        def compile_piece(gm: fx.GraphModule, name: str) -> Call:
            return self.piece(name).compile(gm, piece=True)

        return PiecewiseCall(gm, compile_pieces(gm, compile_piece, platform), found)

    def _ahead(self, gm: fx.GraphModule) -> None:
        """Have the graph compiled for the targets of `compiling_ahead`, too."""
        ahead = _ahead
        if ahead is None:
            return
        convention = replace(self.convention, deferred=False)
        for target in ahead.targets:
            options = replace(self.options, target=target)
            try:
                Compiler(self.origin, options, convention).compile(gm, piece=True)
            except TpuCompileError as err:
                ahead.failed(self.origin, target, err)

    def piece(self, name: str) -> Compiler:
        """The compiler of a part of the graph."""
        inner = Convention(guarded_strides=False, deferred=self.convention.deferred)
        return Compiler(self.origin.piece(name), self.options, inner, self.memory)

    def specializing(
        self, graph: Callable[[], fx.GraphModule], formulas: Sequence[Any] | None = None
    ) -> SpecializingCall:
        """The call of a symbolic graph, which `graph` gives when sizes are new."""
        recall = None if self.memory is None else self.memory.recall
        return SpecializingCall(graph, self, recall, formulas)

    def specialized(
        self,
        call: SpecializingCall,
        gm: fx.GraphModule,
        sizes: Sizes,
        lowered: Callable[[], None] | None = None,
    ) -> Call:
        """The call of a symbolic graph for sizes, which it is now specialised for.

        `lowered` is called before XLA compiles.
        """
        return self.adopted(call, sizes, replace(self, lowered=lowered).compile(gm))

    def prepared(self, gm: fx.GraphModule) -> Call:
        """The call of a graph that may come to be called: XLA compiles it then."""
        return replace(self, convention=replace(self.convention, deferred=True)).compile(gm)

    def adopted(self, call: SpecializingCall, sizes: Sizes, made: Call) -> Call:
        """A call that was made for sizes of a symbolic graph, now that they are met."""
        count(specialized=1)
        if self.memory is not None:
            self.memory.remember(call, sizes, made)
        return made

    @property
    def buckets(self) -> Buckets | None:
        """How sizes are rounded up."""
        return self.options.buckets

    @property
    def background(self) -> bool:
        """Whether new sizes are compiled for in a thread; not where all is made ahead of time."""
        return self.options.background and _ahead is None

    @property
    def trace(self) -> Trace:
        """Which of dynamo's traces the graph comes from."""
        return Trace(self.origin.compile_id, self.origin.kind.startswith("backward"))

    def padded(self, gm: fx.GraphModule) -> Call:
        """The call of a graph at the sizes of a bucket. Raises NotPaddable where torch would run an
        operator on padding."""
        missing = unsupported_nodes(gm, resolve(self.options.target).platform)
        if missing:
            raise NotPaddable(f"{missing[0].target} has no lowering")
        count(specialized=1)
        return self.compile(gm)

    def _whole(self, gm: fx.GraphModule) -> Call:
        artifacts = Artifacts(self.origin, self.options.debug_dir)
        artifacts.put(
            "fx_graph.py", lambda: gm.print_readable(print_output=False, include_stride=True)
        )
        client = client_for(resolve(self.options.target))
        start = perf_counter()
        lowered = lower(
            gm,
            name=str(self.origin),
            precision=self.options.matmul_precision or torch.get_float32_matmul_precision(),
            platform=client.platform,
            chip=client.chip(),
            attention=self.options.attention,
            user_outputs=self.convention.user_outputs,
            guarded_strides=self.convention.guarded_strides,
            check_indices=self._checks_indices(client.platform),
        )
        count(lowered=1)
        seconds = perf_counter() - start
        artifacts.put("stablehlo.mlir", lowered.text)
        nodes = len(gm.graph.nodes)
        if self.lowered is not None:
            self.lowered()
        return self.call(
            lowered.program, lowered.constants, artifacts, seconds, nodes, lowered.located
        )

    def _checks_indices(self, platform: str) -> bool:
        """A call waits for its results on a CPU anyway; a TPU would have to be waited for."""
        asked = self.options.indices
        if self.origin.kind.startswith(("backward", "eager")):
            return False
        return platform == "cpu" if asked == "auto" else asked == "check"

    def call(
        self,
        program: Program,
        constants: Sequence[torch.Tensor],
        artifacts: Artifacts,
        lowering: float | None,
        nodes: int,
        located: Callable[[], bytes] | None = None,
    ) -> Call:
        """The call of a program: its executable is compiled, or comes out of the cache.

        `located` gives the StableHLO with the user's lines, where the graph was lowered here.
        """

        def finish(program: Program) -> Call:
            client = client_for(resolve(self.options.target))
            xla_options = _xla_options(program, client, self.options, self.origin)
            key = _key(program, client, xla_options)
            artifacts.put("key.json", lambda: json.dumps(key.fields, indent=2))

            def obtain() -> tuple[Executable, Timings]:
                start = perf_counter()
                made, outcome = _executable(program, key, client, xla_options, self.options.cache)
                timings = Timings(self.origin.traced, lowering, perf_counter() - start, outcome)
                artifacts.put("optimized_hlo.txt", made.optimized_hlo)
                artifacts.done(timings, nodes)
                return made, timings

            if isinstance(client, Topology):
                if _ahead is None:
                    obtain()
                else:
                    request = Request(
                        self.origin, client.target, key, program, obtain, xla_options, located
                    )
                    _ahead.submit(request)
                return DevicelessCall(
                    program, str(client.target), constants, self.convention.static
                )
            executable, _ = obtain()
            if client.shares_memory:
                malloc.keep(executable.memory()["temporaries"])
            if program.on_device:
                from tpu_compile.eager.calls import DeviceCall  # most programs need none of it

                return DeviceCall(program, executable, client, constants, self.convention.static)
            return CompiledCall(program, executable, client, constants, self.convention.static)

        if not self.convention.deferred:
            return finish(program)
        # Looked for now: it may be gone from the cache when the call comes.
        if not program.stablehlo:
            program = with_stablehlo(program)
        return DeferredCall(program, constants, self.convention.static, lambda: finish(program))


@dataclass(frozen=True, slots=True)
class Request:
    """A program for a topology, and how to get its executable, in any thread.

    `located` gives its StableHLO with the user's lines.
    """

    origin: Origin
    target: Target
    key: Key
    program: Program
    obtain: Callable[[], tuple[Executable, Timings]]
    xla_options: Mapping[str, Option]
    located: Callable[[], bytes] | None


class Ahead(Protocol):
    """What has graphs compiled for `targets` besides the one that each is to run on."""

    targets: tuple[Target, ...]

    def submit(self, request: Request) -> None:
        """Take a graph that is to be compiled for a topology, now or later."""

    def failed(self, origin: Origin, target: Target, err: TpuCompileError) -> None:
        """Hear of a graph that cannot be lowered for one of the targets."""


_ahead: Ahead | None = None


@contextmanager
def compiling_ahead(ahead: Ahead) -> Iterator[None]:
    """Inside, in every thread, `ahead` takes all graphs for topologies, and has its targets' made.

    Autograd compiles in threads of its own: this is the process's, not the context's.
    """
    global _ahead
    before, _ahead = _ahead, ahead
    try:
        yield
    finally:
        _ahead = before


def is_ahead() -> bool:
    """Whether graphs are compiled ahead of time: then all are made, none recalled."""
    return _ahead is not None


class Missing(Exception):
    """The cache has neither a program's executable nor its StableHLO: trace and lower it again."""


def with_stablehlo(program: Program) -> Program:
    """A program that was read back, with its bytecode. Raises Missing where the cache has none."""
    data = load(stablehlo_key(program.digest))
    if data is None or hashlib.sha256(data).hexdigest() != program.digest:
        raise Missing(f"StableHLO {program.digest}")
    return replace(program, stablehlo=data)


def target_of(options: Options) -> str:
    """What graphs are compiled for with these options, by name."""
    return str(resolve(options.target))


def stablehlo_key(digest: str) -> Key:
    """The key of a program's bytecode."""
    return key_of({"kind": "stablehlo", "sha256": digest})


def load(key: Key) -> bytes | None:
    """An entry that is no executable, or None."""
    return _cache(cache_dir(), cache_size(), cache_tiers()).get(key)


def store(key: Key, data: bytes, name: str) -> None:
    """Keep an entry that is no executable for other processes."""
    _cache(cache_dir(), cache_size(), cache_tiers()).put(key, data, name)


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
        whole = program if program.stablehlo else with_stablehlo(program)
        return client.compile(whole.stablehlo, options)

    if cache is None:
        return compile_now(), "off"
    usage = _usage(cache, cache_dir())
    hit = False

    def find_or_compile() -> Executable:
        nonlocal hit
        executable, hit = cache.get_or_compile(
            key,
            compile_now,
            dump=client.serialize,
            load=lambda data: client.load(data, options),
            name=program.name,
        )
        if not hit:
            usage.compiled()
        return executable

    executable, shared = _loaded.get_or_make(key.digest, find_or_compile)
    if shared:
        cache.counters.add(shared=1)
        return executable, "shared"
    return executable, "hit" if hit else "miss"


# The executables in use: equal graphs share one.
_loaded: Loaded[Executable] = Loaded()


def _xla_options(
    program: Program, client: Client | Topology, options: Options, origin: Origin
) -> dict[str, Option]:
    """What XLA is asked for: what the user says, in `xla_options` or XLA_FLAGS, goes first.

    What the program asks for was found to help inference; training is as fast or faster without.
    """
    asked = program.xla_options if origin.kind.startswith("inference") else ()
    flags = {name for name, _ in _flags(client.platform)}
    tuned = {name: value for name, value in asked if name not in flags}
    return {**EXACT_OPTIONS, **tuned, **dict(options.xla_options)}


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
