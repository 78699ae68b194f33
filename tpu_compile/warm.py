"""The warm start: what earlier processes have traced and lowered is read back instead of made again.

Two ways lead from a graph of dynamo's to its programs, and both are remembered:

- A graph that we trace ourselves (tpu_compile.direct) has an entry in our cache, under a key of all
  that its programs depend on: the graph, our sources, torch's state (tpu_compile.fingerprint).
- What AOTAutograd makes of a graph is in torch's own AOTAutogradCache, with a SavedCall of ours for
  each compiled part, under a key of the same kind.

What is kept of a call is plain data: for each program its digest and calling convention, and for
symbolic graphs and those that run in pieces the graph itself. Bytes (StableHLO, constants) are entries
of their own, named by their hash. The executable always comes out of our cache or is compiled from
the StableHLO. Where that is gone too, the graph is traced again.

What cannot be written down in full is not kept: such graphs are counted (`bypassed`) and traced in
every process.
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import asdict, dataclass, field, replace
from functools import cache
from typing import Any, Literal
from weakref import WeakKeyDictionary

import torch
from torch import fx

from tpu_compile import fingerprint, targets
from tpu_compile.cache.key import Key, key_of
from tpu_compile.call import DeferredCall, WholeCall
from tpu_compile.compile import (
    Call,
    Compiler,
    Convention,
    Missing,
    is_ahead,
    load,
    origin_of,
    stablehlo_key,
    store,
    target_of,
    with_stablehlo,
)
from tpu_compile.config import Options
from tpu_compile.counters import count
from tpu_compile.debug import Artifacts, Origin
from tpu_compile.deviceless import DevicelessCall
from tpu_compile.fallback import PiecewiseCall, Step, warn
from tpu_compile.formulas import CannotSubstitute, TensorFormula, formula
from tpu_compile.plain import (
    NotPlain,
    Plain,
    decode_graph,
    encode_graph,
    tensor_bytes,
    tensor_of,
    tensor_spec,
)
from tpu_compile.program import Program
from tpu_compile.symbolic import Sizes, SpecializingCall
from tpu_compile.torch_private import (
    AotGraph,
    BypassAOTAutogradCache,
    FXGraphCacheMiss,
    OutputCode,
    SerializableAOTDispatchCompiler,
    compile_id,
    dynamo_config,
    functorch_config,
    made_storable,
    no_dispatch_modes,
)

log = logging.getLogger("tpu_compile")

# Raised when the plain form of calls changes: older entries are then not found.
FORMAT = 4

# Kept in place of a call for a graph that only AOTAutograd can trace.
DECLINED: Literal["declined"] = "declined"


# ---------------------------------------------------------------------- keys


def graph_key(gm: fx.GraphModule, options: Options) -> Key | None:
    """The key of a graph's programs, or None where there can be none: then it is not remembered."""
    if not remembers(options):
        return None
    try:
        return _key("graph", {"graph": fingerprint.graph_digest(gm)}, options)
    except NotPlain as reason:
        bypass(reason)
        return None


def _key(kind: str, fields: Mapping[str, Plain], options: Options) -> Key:
    facts = {
        "kind": kind,
        "format": FORMAT,
        "fallback": options.fallback,
        "precision": options.matmul_precision,
        "attention": options.attention,
        "indices": options.indices,
        "rng": options.rng,
        "target": target_of(options),
        **fingerprint.state(),
    }
    return key_of({**facts, **fields})


def remembers(options: Options) -> bool:
    """Whether programs are looked for and kept: not without a cache, nor where their making is wanted."""
    disabled = torch.compiler.config.force_disable_caches
    kept = options.cache and options.debug_dir is None and options.rng == "device"
    return kept and not disabled and not is_ahead()


def memory(options: Options) -> Sized | None:
    """The Memory of a compile with these options."""
    return Sized(options) if remembers(options) else None


def bypass(reason: Exception) -> None:
    """Count a graph that is not kept, and say why."""
    count(bypassed=1)
    log.info("traced and lowered anew in every process: %s", reason)


# ---------------------------------------------------------------------- calls as plain data

# Where bytes go and come from besides the cache, inside of `embedding`.
_embedded: ContextVar[dict[str, bytes] | None] = ContextVar("embedded", default=None)


@contextmanager
def _embedding(held: dict[str, bytes] | None) -> Iterator[None]:
    token = _embedded.set(held)
    try:
        yield
    finally:
        _embedded.reset(token)


def _keep(key: Key, data: bytes, name: str) -> None:
    held = _embedded.get()
    if held is not None:
        held[key.digest] = data
    store(key, data, name)


def _load(key: Key) -> bytes | None:
    held = _embedded.get()
    return held[key.digest] if held and key.digest in held else load(key)


def plain_call(call: Call) -> Plain:
    """All of a call that another process needs to make it again. Its bytes are put into the cache.

    Raises NotPlain where a part has no plain form.
    """
    if isinstance(call, WholeCall | DevicelessCall):
        return _plain_whole(call)
    if isinstance(call, SpecializingCall):
        compiler = call.compiler
        assert isinstance(compiler, Compiler)
        graph = {"graph": plain_graph(call), "formulas": _plain_formulas(call)}
        return {"kind": "symbolic", **graph, **_plain_compiler(compiler)}
    if isinstance(call, PiecewiseCall):
        return _plain_piecewise(call)
    raise NotPlain(f"a call is a {type(call).__name__}")


def _plain_whole(call: WholeCall | DevicelessCall) -> Plain:
    program = call.program
    try:
        plain = program.plain()
    except TypeError as err:
        raise NotPlain(str(err)) from err
    if _embedded.get() is not None and not program.stablehlo:
        try:
            program = with_stablehlo(program)
        except Missing as err:
            raise NotPlain(f"the cache lacks {err}") from err
    if program.stablehlo:
        _keep(stablehlo_key(program.digest), program.stablehlo, f"{program.name} (StableHLO)")
    return {
        "kind": "whole",
        "program": plain,
        "constants": [_keep_tensor(t) for t in call.constants],
        "static": sorted(call.static),
        "deferred": isinstance(call, DeferredCall),
    }


def _plain_piecewise(call: PiecewiseCall) -> Plain:
    number = {n: i for i, n in enumerate(call.graph.graph.nodes)}

    def numbers(nodes: Sequence[fx.Node]) -> list[int]:
        return [number[n] for n in nodes]

    steps = [
        [
            numbers(s.nodes),
            None if s.call is None else plain_call(s.call),
            numbers(s.inputs),
            numbers(s.outputs),
        ]
        for s in call.steps
    ]
    graph = encode_graph(call.graph, _keep_tensor)
    return {"kind": "piecewise", "graph": graph, "steps": steps, "missing": call.missing}


@cache
def _tensor_key(sha256: str) -> Key:
    return key_of({"kind": "constant", "sha256": sha256})


def _keep_tensor(t: torch.Tensor) -> Plain:
    spec = tensor_spec(t)
    _keep(_tensor_key(spec[-1]), tensor_bytes(t), "a constant")
    return spec


def _read_tensor(spec: Plain) -> torch.Tensor:
    data = _load(_tensor_key(spec[-1]))
    if data is None or hashlib.sha256(data).hexdigest() != spec[-1]:
        raise Missing(f"constant {spec[-1]}")
    return tensor_of(spec, data)


def _plain_compiler(compiler: Compiler) -> dict[str, Plain]:
    convention = asdict(compiler.convention)
    convention["static"] = sorted(compiler.convention.static)
    return {"origin": _plain_origin(compiler.origin), "convention": convention}


def _plain_origin(origin: Origin) -> Plain:
    return [origin.function, origin.kind, origin.at]


def _origin(plain: Plain) -> Origin:
    function, kind, at = plain
    return Origin(function, compile_id(), kind, at)


def restore(plain: Plain, compiler: Compiler) -> Call:
    """The call that `plain_call` has written, its executables loaded or compiled.

    Raises Missing where bytes that it needs are in the cache no longer.
    """
    kind = plain["kind"]
    if kind == "whole":
        convention = Convention(frozenset(plain["static"]), deferred=plain["deferred"])
        program = Program.from_plain(plain["program"])
        held = _embedded.get()
        if held is not None:
            program = replace(
                program, stablehlo=held.get(stablehlo_key(program.digest).digest, b"")
            )
        constants = [_read_tensor(spec) for spec in plain["constants"]]
        artifacts = Artifacts(compiler.origin, None)
        made = replace(compiler, convention=convention)
        count(restored=1)
        return made.call(program, constants, artifacts, None, len(program.args))
    if kind == "symbolic":
        convention = plain["convention"] | {"static": frozenset(plain["convention"]["static"])}
        inner = replace(
            compiler, convention=Convention(**convention), origin=_origin(plain["origin"])
        )
        gm = _read_graph(plain["graph"])
        count(restored=1)
        return inner.specializing(lambda: gm, plain["formulas"])
    assert kind == "piecewise", kind
    return _restore_piecewise(plain, compiler)


def _read_graph(plain: Plain) -> fx.GraphModule:
    with no_dispatch_modes():
        return decode_graph(plain, _read_tensor)


def _restore_piecewise(plain: Plain, compiler: Compiler) -> Call:
    warn(plain["missing"])
    gm = _read_graph(plain["graph"])
    nodes = list(gm.graph.nodes)

    def numbered(numbers: Sequence[int]) -> tuple[fx.Node, ...]:
        return tuple(nodes[i] for i in numbers)

    steps = []
    for place, (inside, call, inputs, outputs) in enumerate(plain["steps"]):
        made = None if call is None else restore(call, compiler.piece(f"piece{place}"))
        steps.append(Step(numbered(inside), made, numbered(inputs), numbered(outputs)))
    return PiecewiseCall(gm, steps, plain["missing"])


# ---------------------------------------------------------------------- symbolic graphs


def plain_graph(call: SpecializingCall) -> Plain:
    """The symbolic graph as plain data."""
    return encode_graph(call.graph(), _keep_tensor)


def _plain_formulas(call: SpecializingCall) -> Plain:
    """What the graph's values are at all sizes; None where that cannot be written down."""
    try:
        return call.formulas().plain()
    except CannotSubstitute as reason:
        log.debug("later processes trace new sizes again: %s", reason)
        return None


@dataclass(frozen=True)
class Sized:
    """The Memory of compile.py: calls of symbolic graphs by sizes, in the cache."""

    options: Options

    def recall(self, call: SpecializingCall, sizes: Sizes) -> Call | None:
        key = self._key(call, sizes)
        compiler = call.compiler
        assert isinstance(compiler, Compiler)
        return None if key is None else recall_call(key, compiler)

    def remember(self, call: SpecializingCall, sizes: Sizes, made: Call) -> None:
        key = self._key(call, sizes)
        if key is not None:
            remember_call(key, made)

    def _key(self, call: SpecializingCall, sizes: Sizes) -> Key | None:
        compiler = call.compiler
        assert isinstance(compiler, Compiler)
        try:
            fields = {
                "graph": _digest_of(call),
                "sizes": _plain_sizes(sizes),
                "convention": _plain_compiler(compiler)["convention"],
            }
            return _key("sizes", fields, self.options)
        except NotPlain as reason:
            bypass(reason)
            return None


_digests: WeakKeyDictionary[SpecializingCall, str] = WeakKeyDictionary()


def _digest_of(call: SpecializingCall) -> str:
    if call not in _digests:
        plain = [plain_graph(call), _kinds_of_inputs(call)]
        text = json.dumps(plain, separators=(",", ":"), sort_keys=True)
        _digests[call] = hashlib.sha256(text.encode()).hexdigest()
    return _digests[call]


def _kinds_of_inputs(call: SpecializingCall) -> list[Plain]:
    """What neither nodes nor sizes tell: the dtypes of inputs, and whether they are conjugated."""
    try:
        inputs = call.formulas().inputs
    except CannotSubstitute:
        placeholders = call.graph().graph.find_nodes(op="placeholder")
        inputs = [formula(n.meta["val"]) for n in placeholders]
    tensors = (x if isinstance(x, TensorFormula) else None for x in inputs)
    return [x and [str(x.dtype), x.conj, x.neg] for x in tensors]


def _plain_sizes(sizes: Sizes) -> Plain:
    plain: list[Plain] = []
    for size in sizes:
        if isinstance(size, tuple):
            plain.append([list(map(int, part)) for part in size])
        elif type(size) in (int, bool):
            plain.append(size)
        elif type(size) is float:
            plain.append({"float": size.hex()})
        else:
            raise NotPlain(f"an input is a {type(size).__name__}")
    return plain


# ---------------------------------------------------------------------- entries of our own


def recall_graph(key: Key, options: Options) -> Call | Literal["declined"] | None:
    """The call of one of dynamo's graphs, DECLINED, or None where nobody has met it."""
    found = _recalled(key)
    if found is None or found == DECLINED:
        return None if found is None else DECLINED
    origin = origin_of("inference")
    return _restored(found, Compiler(origin, options, Convention(), Sized(options)))


def remember_graph(key: Key, call: Call) -> None:
    """Keep the call of one of dynamo's graphs for other processes."""
    remember_call(key, call)


def remember_declined(key: Key) -> None:
    """Tell other processes that only AOTAutograd can trace the graph of a key."""
    _store_plain(key, DECLINED, "a graph for AOTAutograd")


def recall_call(key: Key, compiler: Compiler) -> Call | None:
    """The call that was remembered under a key."""
    found = _recalled(key)
    return None if found is None else _restored(found, compiler)


def remember_call(key: Key, call: Call) -> None:
    """Keep a call for other processes."""
    try:
        plain = plain_call(call)
    except NotPlain as reason:
        bypass(reason)
    else:
        _store_plain(key, plain, str(origin_of("inference")))


def _recalled(key: Key) -> Plain:
    data = load(key)
    return None if data is None else json.loads(data)


def _restored(plain: Plain, compiler: Compiler) -> Call | None:
    try:
        with no_dispatch_modes():
            return restore(plain, compiler)
    except Missing as reason:
        log.info("traced again: the cache lacks %s", reason)
        return None


def _store_plain(key: Key, plain: Plain, name: str) -> None:
    data = json.dumps(plain, separators=(",", ":"), allow_nan=False).encode()
    store(key, data, f"{name} (warm start)")


# ---------------------------------------------------------------------- torch's AOTAutogradCache


# Torch stores what AOTAutograd has compiled at once, under a key that means nothing. We do so again.
_is_writing: ContextVar[bool] = ContextVar("writing", default=False)


@contextmanager
def _writing() -> Iterator[None]:
    token = _is_writing.set(True)
    try:
        yield
    finally:
        _is_writing.reset(token)


@dataclass
class SavedCall(OutputCode):
    """A call of ours as torch's caches keep it: `plain` is JSON, and torch pickles no more than that.

    `held` are bytes by the digest of their key, in packages that have to do without our cache.
    """

    plain: str = ""
    held: dict[str, bytes] | None = None
    build: str = ""
    call: Any = field(default=None, repr=False)
    options: Options | None = None
    origin: Origin | None = None
    embed: bool = False

    def __post_init__(self) -> None:
        self._boxed_call = True

    @classmethod
    def of(cls, call: Call, options: Options, origin: Origin, embed: bool) -> SavedCall:
        return cls(call=call, options=options, origin=origin, embed=embed)

    def __call__(self, inputs: Any) -> Any:
        return self.call(inputs)

    def __setstate__(self, state: dict[str, Any]) -> None:
        # Torch takes what fails to load for a miss.
        if state["build"] and state["build"] != fingerprint.build():
            raise Missing("what is lowered by these sources and versions")
        self.__dict__.update(state)

    def prepare_for_serialization(self) -> None:
        """Called by torch on the copy that it is about to pickle."""
        if not _is_writing.get():
            raise BypassAOTAutogradCache("kept under another key")
        if self.call is None or self.options is None or self.origin is None:
            return  # read back, and not used since
        self.held = {} if self.embed else None
        with _embedding(self.held), no_dispatch_modes():
            plain = {
                "call": plain_call(self.call),
                "options": _plain_options(self.options),
                "origin": _plain_origin(self.origin),
            }
        self.plain = json.dumps(plain, separators=(",", ":"), allow_nan=False)
        self.build = fingerprint.build()
        self.call = self.options = self.origin = None

    def restored(self) -> Call:
        """The call that was pickled. Raises Missing where the cache lacks what it needs."""
        plain = json.loads(self.plain)
        self.options, self.origin = _options(plain["options"]), _origin(plain["origin"])
        compiler = Compiler(self.origin, self.options, Convention(), Sized(self.options))
        with _embedding(self.held), no_dispatch_modes():
            return restore(plain["call"], compiler)

    def post_compile(self, *_: Any) -> None:
        """Called by torch when it has read the call back; our own part of the start."""
        try:
            self.call = self.restored()
        except Missing as reason:
            log.info("traced again: the cache lacks %s", reason)
            raise FXGraphCacheMiss(str(reason)) from reason

    def set_triton_bundle(self, triton_bundle: Any) -> None:
        """There are no kernels of Triton's."""


def packed(call: Call, options: Options, kind: str) -> SavedCall:
    """A call as packages have it. Raises NotPlain where it has no plain form."""
    saved = SavedCall.of(call, options, origin_of(kind), embed=True)
    with _writing():
        saved.prepare_for_serialization()
    return saved


def _embeds() -> bool:
    """Whether torch is making packages, which have to do without our cache."""
    return bool(dynamo_config.caching_precompile or functorch_config.bypass_autograd_cache_key)


def _plain_options(options: Options) -> Plain:
    return {
        "xla_options": [list(o) for o in options.xla_options],
        "matmul_precision": options.matmul_precision,
        "fallback": options.fallback,
        "attention": options.attention,
        "indices": options.indices,
        "rng": options.rng,
        "target": target_of(options),
    }


def _options(plain: Plain) -> Options:
    return Options(
        xla_options=tuple((n, v) for n, v in plain["xla_options"]),
        matmul_precision=plain["matmul_precision"],
        fallback=plain["fallback"],
        attention=plain["attention"],
        indices=plain["indices"],
        rng=plain["rng"],
        target=targets.parse(plain["target"]),
    )


AotCompiler = Callable[[fx.GraphModule, Sequence[Any]], Call]
Trace = Callable[[Callable[[AotCompiler, str], Any]], Callable[..., Any]]


def through_aot(
    gm: fx.GraphModule, example_inputs: Sequence[Any], options: Options, trace: Trace
) -> Callable[..., Any]:
    """What AOTAutograd makes of a graph, out of torch's AOTAutogradCache or by `trace`.

    `trace` runs AOTAutograd, each of whose compilers it has wrapped by the function that it is given.
    Where the graph, the options or torch's settings rule the cache out, that changes nothing.
    """
    ahead = functorch_config.bypass_autograd_cache_key  # torch.compile(...).aot_compile
    graph = key = None
    if not ahead and remembers(options) and functorch_config.enable_autograd_cache:
        graph = AotGraph.of(gm, example_inputs)
        key = _aot_key(graph, options)
    if graph is None or key is None:
        if not ahead:
            return trace(lambda compiler, kind: compiler)
    else:
        found = graph.read(key)
        if found is not None:
            return found

    embed = _embeds()

    def storable(compiler: AotCompiler, kind: str) -> Any:
        def compile(gm: fx.GraphModule, inputs: Sequence[Any]) -> SavedCall:
            return SavedCall.of(compiler(gm, inputs), options, origin_of(kind), embed)

        return SerializableAOTDispatchCompiler(SavedCall, compile)

    with made_storable():
        compiled = trace(storable)
    with _writing():
        if key is not None:
            AotGraph.write(key, compiled)
        elif ahead:
            AotGraph.prepare(compiled)
    return compiled


def _aot_key(graph: AotGraph, options: Options) -> str | None:
    """The name of an entry in torch's cache, or None where there can be none."""
    try:
        facts = {
            "graph": fingerprint.graph_digest(graph.module),
            "options": _plain_options(options),
            "embed": _embeds(),
            **fingerprint.aot_facts(graph),
        }
        return f"tpu_compile_{_key('aot', facts, options).digest}"
    except NotPlain as reason:
        bypass(reason)
        return None
