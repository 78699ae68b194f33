"""The device: compile, serialize, load and execute through jaxlib. EVERY private jaxlib call is here.

Nothing here imports jax: it takes half a second and more, and no executable needs it. jaxlib itself
imports it where it has to describe a buffer to users of jax, which DLPack imports make it do; so
buffers are made from numpy arrays and come with a description of our own.
"""

from __future__ import annotations

import platform
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

import ml_dtypes
import numpy as np

from tpu_compile import preload

preload.finish()
import jaxlib
from jaxlib import _jax, cpu_sparse, lapack, xla_client

from tpu_compile.config import cpu_threads
from tpu_compile.errors import (
    CacheError,
    CompileError,
    ConfigError,
    DeviceMemoryError,
    UnsupportedVersionError,
)
from tpu_compile.program import Chip, TensorSpec

SUPPORTED_JAXLIB = "0.10.2 up to, not including, 0.11"

T = TypeVar("T")

Buffer = Any  # a jaxlib array; opaque to every other module
Capsule = Any  # a DLPack capsule
ResultHandler = Any  # makes a Buffer of a known type from one result


def _probe() -> None:
    """Fail at import, by name, where this jaxlib lacks what the module calls."""
    wanted: dict[str, tuple[Any, tuple[str, ...]]] = {
        "jaxlib.xla_client": (
            xla_client,
            (
                "make_cpu_client",
                "register_custom_call_target",
                "CompileOptions",
                "DeviceAssignment",
                "DeviceList",
                "HloSharding",
                "HostBufferSemantics",
            ),
        ),
        "jaxlib._jax": (
            _jax,
            (
                "SingleDeviceSharding",
                "array_result_handler",
                "batched_device_put",
                "buffer_to_dlpack_managed_tensor",
            ),
        ),
        "jaxlib.lapack": (lapack, ("registrations", "_lapack")),
        "jaxlib.cpu_sparse": (cpu_sparse, ("registrations",)),
        "LoadedExecutable": (
            xla_client.LoadedExecutable,
            ("execute_sharded", "hlo_modules", "get_compiled_memory_stats"),
        ),
        "Client": (
            xla_client.Client,
            ("compile_and_load", "serialize_executable", "deserialize_executable"),
        ),
        "ExecuteResults": (_jax.ExecuteResults, ("consume_with_handlers",)),
    }
    missing = [
        f"{owner}.{name}"
        for owner, (where, names) in wanted.items()
        for name in names
        if not hasattr(where, name)
    ]
    if missing:
        raise UnsupportedVersionError(
            f"jaxlib {jaxlib.__version__} lacks {', '.join(missing)}",
            [
                ("supported", f"jaxlib {SUPPORTED_JAXLIB}"),
                ("help", "pip install 'jax>=0.10.2,<0.11' 'jaxlib>=0.10.2,<0.11'"),
            ],
        )


_probe()

# The raw export: unlike jax.dlpack it takes every dtype with the x64 flag off.
_export_dlpack: Callable[..., Capsule] = _jax.buffer_to_dlpack_managed_tensor

# A borrowed buffer that is not aligned to this many bytes is silently copied by XLA.
ALIGNMENT = 64


_ZERO_COPY = xla_client.HostBufferSemantics.ZERO_COPY
_COPY = xla_client.HostBufferSemantics.IMMUTABLE_ONLY_DURING_CALL


class _Sharding(_jax.SingleDeviceSharding):  # type: ignore[misc]  # jaxlib has no types
    """What jaxlib asks of the sharding of a buffer that is on one device."""

    memory_kind = None
    _replicated = xla_client.HloSharding.replicate()

    def _to_xla_hlo_sharding(self, rank: int) -> Any:
        return self._replicated


@dataclass(frozen=True, slots=True)
class _BufferType:
    """What jaxlib asks of the type of a buffer."""

    shape: tuple[int, ...]
    dtype: np.dtype[Any]
    weak_type: bool = False


_buffer_type = lru_cache(maxsize=4096)(_BufferType)


def _apart(make: Callable[[], T]) -> T:
    """What `make` returns, made in a thread of its own, whose Python stack has nobody's code.

    What jaxlib makes remembers the stack that made it and keeps its code objects alive, and dynamo
    frees what it compiled when a code object of its own dies: kept by a buffer or an executable that
    the compiled call keeps, neither would ever be freed. jaxlib can be told to remember no stack, but
    only for all threads at once, and what others execute meanwhile fails.
    """
    made: list[T] = []
    failed: list[BaseException] = []

    def run() -> None:
        try:
            made.append(make())
        except BaseException as err:  # noqa: BLE001  # raised again by whoever waits
            failed.append(err)

    thread = Thread(target=run, name="tpu_compile", daemon=True)
    try:
        thread.start()
    except RuntimeError:  # the interpreter is about to end, and nothing has to be freed
        return make()
    thread.join()
    if failed:
        raise failed[0]
    return made[0]


def export_dlpack(buffer: Buffer) -> Capsule:
    """A DLPack capsule that shares the buffer's memory and keeps it alive."""
    return _export_dlpack(buffer, None)


def address(buffer: Buffer) -> int:
    """Where a CPU buffer's first byte is, while the buffer lives. See `told_addresses`."""
    return buffer.unsafe_buffer_pointer()  # type: ignore[no-any-return]


def told_addresses() -> bool:
    """Whether `address` is cheap: for each result it makes an array of jax, which it would import."""
    return "jax" in sys.modules


@dataclass(frozen=True)
class Executable:
    """A loaded executable of one device."""

    loaded: Any

    def execute(self, buffers: Sequence[Buffer], results: Sequence[ResultHandler]) -> list[Buffer]:
        """Run on one buffer an argument; `results` are what `Client.result_handlers` made for it."""
        return self.loaded.execute_sharded(buffers).consume_with_handlers(results)  # type: ignore[no-any-return]

    def optimized_hlo(self) -> str:
        """The HLO after XLA's passes, as text."""
        return "\n\n".join(m.to_string() for m in self.loaded.hlo_modules())

    def memory(self) -> dict[str, int]:
        """Bytes of arguments, outputs, temporaries and code, as the compiler planned them.

        Outputs in the memory of an argument are not counted again.
        """
        stats = self.loaded.get_compiled_memory_stats()
        return {
            "arguments": stats.argument_size_in_bytes,
            "outputs": stats.output_size_in_bytes - stats.alias_size_in_bytes,
            "temporaries": stats.temp_size_in_bytes,
            "code": stats.generated_code_size_in_bytes,
        }

    def cost(self) -> dict[str, float]:
        """FLOPs, transcendentals and bytes accessed, as XLA counts them: loops once."""
        return cost_of(self.loaded.cost_analysis())


def cost_of(found: Mapping[str, float]) -> dict[str, float]:
    """Of XLA's cost analysis what can be relied on: its seconds may be negative."""
    names = {"flops": "flops", "transcendentals": "transcendentals", "bytes accessed": "bytes"}
    return {ours: found[xlas] for xlas, ours in names.items() if found.get(xlas, -1) >= 0}


def compile_options(device: Any, options: Mapping[str, object]) -> Any:
    """jaxlib's compile options of a program for one device; `options` are XLA's by name."""
    made = xla_client.CompileOptions()
    made.num_replicas = 1
    made.num_partitions = 1
    made.device_assignment = xla_client.DeviceAssignment.create(np.array([[device.id]]))
    made.env_option_overrides = sorted(options.items())
    return made


def compile_error(text: str, options: Mapping[str, object]) -> ConfigError | CompileError:
    """What XLA's refusal to compile means: a wrong option, or a wrong program."""
    for name in options:
        if name in text:
            return ConfigError(
                f"XLA refused the option {name}: {options[name]!r}",
                [("xla", text), ("help", "correct options={'xla_options': {...}}")],
            )
    if text.startswith("RESOURCE_EXHAUSTED") and "memory" in text:
        required, available = _sizes_of(text)
        return DeviceMemoryError(
            "the program needs more memory than the device has",
            [
                ("xla", text),
                ("help", "`tpu-compile estimate` names the largest buffers; smaller batches help"),
            ],
            required=required,
            available=available,
        )
    return CompileError("XLA refused the program", [("xla", text)])


def _sizes_of(text: str) -> tuple[int | None, int | None]:
    """Bytes required and available, as XLA's out-of-memory errors write them: 24.00G of 15.75G."""
    size = r"([\d.]+)([KMGT]?)(?:i?B)?"
    for form in (
        rf"\({size}\) exceeds available [\w ]+ \({size}\)",
        rf"Used {size} of {size}",
    ):
        found = re.search(form, text)
        if found:
            first, second = found.groups()[:2], found.groups()[2:]
            return _bytes_of(*first), _bytes_of(*second)
    return None, None


def _bytes_of(number: str, suffix: str) -> int:
    return round(float(number.rstrip(".")) * float(1024 ** " KMGT".index(suffix or " ")))


class Client:
    """A PJRT client and the one device of it that programs run on.

    `threads` is how many the CPU's client splits programs for; 0 elsewhere.
    """

    # Whether the device computes in the host's memory, so that a tensor needs no copy.
    shares_memory = True

    def __init__(self, raw: Any, threads: int = 0) -> None:
        self.raw = raw
        self.threads = threads
        self.device = raw.local_devices()[0]
        self.platform: str = raw.platform
        self._devices = xla_client.DeviceList((self.device,))
        self._sharding = _Sharding(self.device)

    def compiler(self) -> str:
        """What compiles: versions of jaxlib and of the platform's compiler."""
        return f"jaxlib {jaxlib.__version__}; {self.platform} {self.raw.platform_version}"

    def topology(self) -> str:
        """The kind of device, as the compiler sees it."""
        return str(self.device.device_kind)

    def chip(self) -> Chip | None:
        """The TPU that kernels are written for, where this is one."""
        return None

    def compile(self, stablehlo: bytes, options: Mapping[str, object]) -> Executable:
        """Compile StableHLO; `options` are XLA debug options by name, for this program only.

        Raises ConfigError for an option that XLA does not know, CompileError for a program that it
        refuses.
        """
        compile_options = self._options(options)
        try:
            loaded = _apart(
                lambda: self.raw.compile_and_load(stablehlo, self._devices, compile_options)
            )
        except _jax.JaxRuntimeError as err:
            raise compile_error(str(err), options) from err
        return Executable(loaded)

    def _options(self, options: Mapping[str, object]) -> Any:
        return compile_options(self.device, options)

    def serialize(self, executable: Executable) -> bytes:
        """The executable as bytes. Raises CacheError where XLA cannot serialize it."""
        try:
            return bytes(self.raw.serialize_executable(executable.loaded))
        except _jax.JaxRuntimeError as err:
            raise CacheError("XLA cannot serialize the executable", [("xla", str(err))]) from err

    def load(self, data: bytes, options: Mapping[str, object]) -> Executable:
        """Load a serialized executable. The bytes are code: verify where they come from first.

        Raises CacheError where XLA refuses them.
        """
        if _LAPACK in data:
            _initialize_lapack()
        try:
            loaded = _apart(
                lambda: self.raw.deserialize_executable(data, self._devices, self._options(options))
            )
        except _jax.JaxRuntimeError as err:
            raise CacheError("XLA cannot load the executable", [("xla", str(err))]) from err
        return Executable(loaded)

    def keep(self, arrays: Sequence[np.ndarray[Any, Any]]) -> list[Buffer]:
        """Like `borrow`, for buffers that outlive the call."""
        return _apart(lambda: list(map(self.borrow, arrays))) if arrays else []

    def borrow(self, array: np.ndarray[Any, Any]) -> Buffer:
        """A buffer on a contiguous array's memory, without a copy where it is aligned.

        It holds the array.
        """
        return self._put(array, _ZERO_COPY)

    def own(self, arrays: Sequence[np.ndarray[Any, Any]]) -> list[Buffer]:
        """Copies of arrays in memory that is XLA's, which an execution may take over (donation)."""
        return _apart(lambda: [self._put(a, _COPY) for a in arrays]) if arrays else []

    def _put(self, array: np.ndarray[Any, Any], semantics: Any) -> Buffer:
        # The last argument keeps 64-bit types, which jax would make 32-bit ones.
        return _jax.batched_device_put(
            _buffer_type(array.shape, array.dtype),
            self._sharding,
            [array],
            [self.device],
            True,
            False,
            semantics,
            True,
        )

    def export(self, buffer: Buffer) -> Capsule:
        """A DLPack capsule of the buffer in the host's memory."""
        return export_dlpack(buffer)

    def result_handlers(self, buffers: Sequence[TensorSpec]) -> tuple[ResultHandler, ...]:
        """Handlers for results of these types: jaxlib then builds no type of its own for each call."""
        return tuple(_result_handler(spec, self._sharding) for spec in buffers)


@lru_cache(maxsize=4096)
def _result_handler(spec: TensorSpec, sharding: Any) -> ResultHandler:
    kind = _buffer_type(spec.shape, numpy_dtype(spec.dtype))
    return _jax.array_result_handler(kind, sharding, True, _skip_checks=True)


def numpy_dtype(name: str) -> np.dtype[Any]:
    """The numpy dtype of a TensorSpec's dtype."""
    return np.dtype(getattr(ml_dtypes, name, name))


@cache
def host_cpu() -> tuple[str, str]:
    """What the system says of this machine's CPU, and its architecture.

    Where it says nothing (outside Linux) the host's name stands for it: executables are then not
    shared with other hosts.
    """
    try:
        text = Path("/proc/cpuinfo").read_text()
    except OSError:
        text = f"flags: {platform.processor()} {platform.node()}"
    return text, platform.machine()


@cache
def cpu_client() -> Client:
    """The process's CPU client.

    It is synchronous: with asynchronous dispatch a torch in-place write after a call would race the
    execution that still reads the same memory (measured, research/runtime.md).
    """
    for module in (lapack, cpu_sparse):
        for name, function, version in module.registrations()["cpu"]:
            xla_client.register_custom_call_target(name, function, "cpu", version)
    return Client(xla_client.make_cpu_client(asynchronous=False), threads=cpu_threads())


_LAPACK = b"lapack_"  # how the names of LAPACK's kernels start, in programs and in executables


@cache
def _initialize_lapack() -> None:
    """Have LAPACK's kernels find LAPACK, in scipy: an executable that calls one segfaults without.

    JAX does it when it lowers such a call. It takes a third of a second: scipy's import.
    """
    lapack._lapack.initialize()
