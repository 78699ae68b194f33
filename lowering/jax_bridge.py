"""The bridge to JAX: ops that are whole algorithms there become private functions of our module.

JAX is imported when the first such op is met: most graphs have none, and the import is slow.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from types import SimpleNamespace
from typing import Any, NamedTuple

import torch

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.mlir import ir, parse, strip_locations, to_bytecode
from tpu_compile.lowering.pallas import interpreted
from tpu_compile.lowering.types import Spec, dtype_name
from tpu_compile.program import Chip

ENTRY = "main"


class Mode(NamedTuple):
    """JAX's settings that a function is traced under."""

    x64: bool
    precision: str | None


# What ops of torch are lowered with: torch's float32 setting is not about factorizations.
WHOLE = Mode(x64=True, precision="highest")


def call_jax(
    b: Builder,
    fn: Callable[..., Any],
    *values: Value,
    symbol: str | None = None,
    mode: Mode | None = None,
    **static: Any,
) -> list[Value]:
    """Call `fn`, a function of JAX arrays and static keywords, on values of the program.

    `fn` is module-level (its name becomes the symbol, unless `symbol` is given) and imports jax
    inside itself; `static` is hashable and reaches it unchanged. The results are the leaves of what
    it returns, in order.

    The function is lowered for the builder's platform, once per argument types and static keywords.
    Where no `mode` is given, JAX's own index arithmetic is 64-bit on the CPU; a TPU has no 64-bit
    integers, so there only where an argument is.
    """
    specs = tuple(Spec(v.shape, v.dtype) for v in values)
    if mode is None:
        mode = WHOLE._replace(x64=b.platform == "cpu" or any(is_wide(s.dtype) for s in specs))
    key = (fn, specs, tuple(sorted(static.items())), b.platform, b.chip, mode)
    name = symbol or fn.__name__.strip("_")
    return b.call(key, lambda: _merge(b, name, _lowered(*key)), values)


@lru_cache(maxsize=1024)
def _lowered(
    fn: Callable[..., Any],
    specs: tuple[Spec, ...],
    static: tuple[tuple[str, Any], ...],
    platform: str,
    chip: Chip | None,
    mode: Mode,
) -> bytes:
    """StableHLO bytecode of `fn` on arguments of these types, with nothing of the process in it."""
    import jax
    from jax._src import config
    from jax._src.sharding_impls import ShardingContext
    from jax.interpreters import mlir

    with contextlib.ExitStack() as settings:
        settings.enter_context(jax.enable_x64(mode.x64))
        # A kernel's own program keeps what is stripped from ours: its key would know files and lines.
        settings.enter_context(config.include_full_tracebacks_in_locations(True))
        settings.enter_context(config.traceback_in_locations_limit(0))
        if mode.precision is not None:
            settings.enter_context(jax.default_matmul_precision(mode.precision))
        if chip is not None:
            settings.enter_context(_written_for(chip))
        avals = [_aval(s) for s in specs]
        jaxpr = jax.jit(partial(fn, **dict(static))).trace(*avals).jaxpr
        if platform == "cpu":
            jaxpr = interpreted(jaxpr)
        # What `.lower(lowering_platforms=...)` ends in. The public way starts every backend that
        # JAX finds first, and a TPU that JAX has opened is closed to our own client.
        lowered = mlir.lower_jaxpr_to_module(
            "bridge",
            jaxpr,
            num_const_args=0,
            in_avals=jaxpr.in_avals,
            ordered_effects=[],
            platforms=(platform,),
            backend=None
            if chip is None
            else SimpleNamespace(
                platform=platform, platform_version=chip.compiler, runtime_type=""
            ),
            axis_context=ShardingContext(1, None, None),
            donated_args=[False] * len(avals),
            lowering_parameters=mlir.LoweringParameters(),
        )
        # JAX's module lives in a context of its own; bytes are how it gets into ours.
        return to_bytecode(strip_locations(parse(to_bytecode(lowered.module))))


def _written_for(chip: Chip) -> Any:
    """A context in which Pallas takes `chip` for the attached one."""
    import jax
    from jax._src.mesh import AbstractDevice, AbstractMesh

    device = AbstractDevice(device_kind=chip.kind, num_cores=chip.cores, platform="tpu")
    return jax.sharding.use_abstract_mesh(AbstractMesh((), (), abstract_device=device))


class _DescribedDevice(NamedTuple):
    """What libraries ask of the default device before they choose one of their kernels."""

    platform: str
    device_kind: str
    core_count: int


@contextlib.contextmanager
def as_on(chip: Chip) -> Iterator[None]:
    """Inside, a function that looks finds a TPU: the one that is compiled for, else `chip`."""
    import jax

    found: Any = jax.sharding.get_abstract_mesh()
    device = found.abstract_device
    with contextlib.ExitStack() as settings:
        if device is None:
            settings.enter_context(_written_for(chip))
            kind, cores = chip.kind, chip.cores
        else:
            kind, cores = device.device_kind, device.num_cores
        described: Any = _DescribedDevice("tpu", kind, cores)
        settings.enter_context(jax.default_device(described))
        yield


def is_wide(dtype: torch.dtype) -> bool:
    """Whether JAX would make the type narrower outside of 64-bit mode."""
    return dtype.itemsize // (1 + dtype.is_complex) == 8


def _aval(spec: Spec) -> Any:
    import jax
    import jax.numpy as jnp

    dtype = jnp.dtype(dtype_name(spec.dtype))
    return jax.ShapeDtypeStruct(spec.shape, dtype)  # type: ignore[no-untyped-call]


def _merge(b: Builder, name: str, bytecode: bytes) -> Any:
    """Move the functions of `bytecode` into the builder's module; returns its entry."""
    source = parse(bytecode)
    functions = _functions(source)
    taken, pending = set(_functions(b.module)), set(functions)
    for old, op in sorted(functions.items(), key=lambda item: item[0] == ENTRY):
        pending.remove(old)
        new = _unique(name if old == ENTRY else f"{name}_{old.strip('_')}", taken | pending)
        taken.add(new)
        ir.SymbolTable.replace_all_symbol_uses(old, new, source.operation)
        ir.SymbolTable.set_symbol_name(op, new)
        ir.SymbolTable.set_visibility(op, "private")
        for attribute in ("arg_attrs", "res_attrs"):  # JAX's names of arguments and results
            if attribute in op.attributes:
                del op.attributes[attribute]
    for op in functions.values():
        op.detach_from_parent()
        b.module.body.append(op)
    return functions[ENTRY].opview


def _functions(module: Any) -> dict[str, Any]:
    """The functions of a module by symbol name, in order."""
    return {str(op.attributes["sym_name"].value): op.operation for op in module.body.operations}


def _unique(name: str, taken: set[str]) -> str:
    new, n = name, 1
    while new in taken:
        new, n = f"{name}_{n}", n + 1
    return new
