"""What a program costs on a TPU that is not here: FLOPs, bytes, memory and time, per executable.

Every figure is the compiler's estimate, or ours from the compiler's program: nothing is measured.

- Memory is what libtpu planned, and its largest buffers by the user's modules and lines; also where
  a program does not fit.
- The roofline takes each kernel's matrix products and bytes and the peaks of `targets`: a kernel
  takes at least the longer of the two times. It is a bound, not a forecast.
- libtpu's cycles are of kernels in isolation. They are shown only for those with matrix products whose
  cycles are between the roofline's bound and three times it; of kernels that memory bounds they are
  far off, and of custom kernels and copies there are none.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any

from tpu_compile import buffers, hlo_text
from tpu_compile.ahead import Collector, Names, run, topologies, trace
from tpu_compile.buffers import Kind
from tpu_compile.compile import Request
from tpu_compile.debug import Origin
from tpu_compile.errors import CompileError, DeviceMemoryError, TpuCompileError
from tpu_compile.pjrt_tpu import Examined, Topology, client_for
from tpu_compile.roofline import LABEL, Cycles, Roofline, Speed, credible_cycles, roofline, totals
from tpu_compile.targets import Target
from tpu_compile.units import bytes_text


@dataclass(frozen=True, slots=True)
class Buffer:
    """A buffer that is alive when most memory is in use. `module` and `line` are the user's."""

    bytes: int
    kind: Kind
    shape: str
    module: str
    op: str
    line: str
    instruction: str


@dataclass(frozen=True, slots=True)
class Memory:
    """Bytes of one device's HBM, as libtpu planned it.

    Where it did not fit the sizes are those of the buffers that libtpu assigned before it gave up, and
    `code` is None. `available` is what a program may take.
    """

    arguments: int
    outputs: int
    temporaries: int
    code: int | None
    available: int

    @property
    def total(self) -> int:
        """What the program needs."""
        return self.arguments + self.outputs + self.temporaries + (self.code or 0)

    @property
    def fits(self) -> bool:
        """Whether a device has that much."""
        return self.total <= self.available


@dataclass(frozen=True, slots=True)
class Part:
    """A module of the user's, and what its kernels and buffers take; `seconds` is the roofline's."""

    module: str
    flops: float
    bytes: float
    seconds: float
    memory: int  # alive at the peak


@dataclass(frozen=True, slots=True)
class Estimate:
    """One executable for one target. `error` says why there is none, or why it does not fit.

    `flops` and `bytes` are XLA's counts of all operations, operands and results, also of those in vector
    memory; `matrix_flops` are the matrix products' alone, and `hbm_bytes` what is read from and written
    to HBM. XLA counts a loop once: where there are loops, ours are taken if they are more.
    """

    graph: str
    target: str
    key: str
    flops: float | None = None
    matrix_flops: float | None = None
    bytes: float | None = None
    hbm_bytes: float | None = None
    memory: Memory | None = None
    roofline: Roofline | None = None
    cycles: Cycles | None = None
    parts: tuple[Part, ...] = ()
    buffers: tuple[Buffer, ...] = ()
    kernels: tuple[hlo_text.Kernel, ...] = field(default=(), repr=False)
    notes: tuple[str, ...] = ()
    error: TpuCompileError | None = None

    @property
    def fits(self) -> bool:
        """Whether it compiles and fits on a device of the target."""
        return self.error is None and self.memory is not None and self.memory.fits

    def json(self) -> dict[str, Any]:
        """All of it but the kernels, as JSON can hold it."""
        plain = {n: getattr(self, n) for n in ("graph", "target", "key", "flops", "matrix_flops")}
        memory, roof, cycles = self.memory, self.roofline, self.cycles
        return {
            "label": LABEL,
            **plain,
            "bytes": self.bytes,
            "hbm_bytes": self.hbm_bytes,
            "memory": None if memory is None else {**asdict(memory), "total": memory.total},
            "roofline": None if roof is None else roof.json(),
            "cycles": None if cycles is None else asdict(cycles),
            "fits": self.fits,
            "parts": [asdict(p) for p in self.parts],
            "buffers": [asdict(b) for b in self.buffers],
            "notes": list(self.notes),
            "error": None if self.error is None else str(self.error),
        }


def estimate(
    fn: Callable[..., Any],
    example_inputs: Sequence[Any],
    kwargs: Mapping[str, Any] | None = None,
    *,
    target: Names,
    mode: str | None = None,
    options: Mapping[str, Any] | None = None,
    dynamic: bool | None = None,
) -> tuple[Estimate, ...]:
    """What `fn(*example_inputs, **kwargs)` costs on TPU topologies: an estimate for each graph and
    target, forward and backward.

    Arguments are those of `tpu_compile.aot`: only shapes count, and no memory of the weights' size is
    allocated. It compiles, and keeps nothing. A program that does not fit is an estimate, too, whose
    `error` is a DeviceMemoryError.

        for one in tpu_compile.estimate(model, (ids,), target=["v5e:2x2", "v6e:2x2"]):
            print(one.graph, one.target, one.fits, one.memory)
    """
    first, *others = topologies(target)
    collector = _collector(others)
    trace(collector, first, fn, example_inputs, kwargs, mode=mode, options=options, dynamic=dynamic)
    return collector.results()


def estimate_program(
    program: str, target: Names, arguments: Sequence[str] = (), *, fake: bool = False
) -> tuple[Estimate, ...]:
    """The same of every graph of a program that is run: see `ahead.warm`."""
    first, *others = found = topologies(target)
    collector = _collector(others if fake or program.endswith(".pt2") else found)
    run(collector, first, program, arguments, fake=fake)
    return collector.results()


def _collector(also: Sequence[Target]) -> Collector[Estimate]:
    def fail(origin: Origin, target: Target, err: TpuCompileError) -> Estimate:
        return Estimate(str(origin), target.name, "", error=err)

    return Collector(_prepared, fail, also)


def _prepared(request: Request) -> Callable[[], Estimate]:
    """The request with its bytecode, which is made before another graph is lowered."""
    located = request.program.stablehlo if request.located is None else request.located()
    return partial(_estimate, request, located)


def _estimate(request: Request, located: bytes) -> Estimate:
    client = client_for(request.target)
    assert isinstance(client, Topology)
    name, target, key = str(request.origin), request.target, request.key.digest
    try:
        examined = client.examine(located, request.xla_options)
    except CompileError as err:
        return Estimate(name, target.name, key, error=err)
    return read(examined, target, client.memory_limit(), graph=name, key=key)


def read(
    examined: Examined, target: Target, limit: int | None, *, graph: str = "", key: str = ""
) -> Estimate:
    """The estimate of what libtpu told. `limit` is how much of the HBM a program may take."""
    assert target.generation is not None
    module = hlo_text.parse(examined.hlo)
    kernels = module.kernels()
    assigned = buffers.read(examined.assignment, examined.live)
    found = tuple(_buffer(v, module) for v in assigned.peak)
    speed = Speed.of(target.generation)
    flops, moved = totals(examined.cost, module, kernels)
    memory = _memory(examined, assigned.sizes, speed, limit)
    return Estimate(
        graph=graph,
        target=target.name,
        key=key,
        flops=flops,
        matrix_flops=sum(k.flops for k in kernels),
        bytes=moved,
        hbm_bytes=sum(k.bytes for k in kernels),
        memory=memory,
        roofline=roofline(kernels, speed),
        cycles=credible_cycles(kernels, speed),
        parts=_parts(kernels, found, speed),
        buffers=found,
        kernels=tuple(kernels),
        notes=tuple(_notes(examined, module, kernels)),
        error=None if examined.error is None else _named(examined.error, memory, found),
    )


def _memory(
    examined: Examined, sizes: Mapping[Kind, int], speed: Speed, limit: int | None
) -> Memory:
    told = examined.error.available if examined.error is not None else None
    planned = examined.memory
    return Memory(
        arguments=planned["arguments"] if planned else sizes["argument"],
        outputs=planned["outputs"] if planned else sizes["output"],
        temporaries=planned["temporaries"] if planned else sizes["temporary"] + sizes["constant"],
        code=planned["code"] if planned else None,
        available=limit or told or speed.hbm,
    )


def _parts(
    kernels: Sequence[hlo_text.Kernel], found: Sequence[Buffer], speed: Speed
) -> tuple[Part, ...]:
    sums: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0, 0])
    for k in kernels:
        for n, value in enumerate((k.flops, k.bytes, max(speed.times(k)))):
            sums[k.site.path][n] += value
    for b in found:
        sums[b.module][3] += b.bytes
    parts = [Part(m, f, b, s, int(memory)) for m, (f, b, s, memory) in sums.items()]
    return tuple(sorted(parts, key=lambda p: (-p.memory, -p.seconds)))


def _buffer(value: buffers.Value, module: hlo_text.Module) -> Buffer:
    instruction = module.find(value.instruction)
    site = hlo_text.Site() if instruction is None else module.site(instruction)
    return Buffer(
        value.bytes, value.kind, value.shape, site.path, site.op, site.line, value.instruction
    )


def _notes(
    examined: Examined, module: hlo_text.Module, kernels: Sequence[hlo_text.Kernel]
) -> list[str]:
    notes = []
    if module.unknown_trips:
        notes.append(f"{module.unknown_trips} loops of unknown length are counted once")
    custom = sum(k.custom for k in kernels)
    if custom:
        notes.append(f"{custom} custom kernels: their FLOPs and cycles are not known")
    if any(k.passes > 1 for k in kernels):
        notes.append("float32 products of high precision take 3 or 6 passes; the roofline has them")
    if examined.error is not None:
        notes.append("compiling stopped where memory ran out: no code size, no cycles")
    return notes


def _named(error: DeviceMemoryError, memory: Memory, found: Sequence[Buffer]) -> DeviceMemoryError:
    """The error with the largest buffers by module and line."""
    largest = "\n".join(f"{bytes_text(b.bytes):>9}  {place(b)}" for b in found[:10])
    facts = [("largest", largest), *error.facts]
    required = error.required or memory.total
    return DeviceMemoryError(
        error.what, facts, required=required, available=error.available or memory.available
    )


def place(buffer: Buffer) -> str:
    """A buffer for people: `argument  blocks.0.mlp/primals_3  bf16[4096,4096]  (model.py:12)`."""
    where = "/".join(filter(None, (buffer.module, buffer.op))) or buffer.instruction
    line = f"  ({buffer.line})" if buffer.line else ""
    return f"{buffer.kind:<9}  {where}  {buffer.shape}{line}"
