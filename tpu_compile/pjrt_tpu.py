"""TPUs through libtpu: the attached ones, and its compiler for topologies that are not.

With pjrt.py, the home of all private jaxlib and jax names of the device. libtpu is loaded at first use.
"""

from __future__ import annotations

import contextlib
import logging
import re
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from tpu_compile import preload

preload.finish()
import jaxlib
from jaxlib import _hlo, _jax, xla_client

from tpu_compile import config
from tpu_compile.errors import CallError, ConfigError, DeviceMemoryError
from tpu_compile.lowering.mlir import parse
from tpu_compile.pjrt import (
    Buffer,
    Capsule,
    Client,
    Executable,
    compile_error,
    compile_options,
    cost_of,
    cpu_client,
    export_dlpack,
)
from tpu_compile.program import MODULE_NAME, Chip
from tpu_compile.targets import CPU, TPU, Target
from tpu_compile.tpu_bytes import hlo_protos, memory_usage

log = logging.getLogger("tpu_compile")

INSTALL = 'pip install "tpu-compile[tpu]"'


@cache
def attached() -> bool:
    """Whether this machine has TPU chips, as the PCI bus tells."""
    if not _has_google_device():  # then jax, which is slow to import, need not be asked
        return False
    from jax._src import hardware_utils

    chips, _ = hardware_utils.num_available_tpu_chips_and_device_id()  # type: ignore[no-untyped-call]
    return bool(chips)


def _has_google_device() -> bool:
    for vendor in Path("/sys/bus/pci/devices").glob("*/vendor"):
        with contextlib.suppress(OSError):
            if vendor.read_text().strip() == "0x1ae0":
                return True
    return False


def resolve(target: Target | None) -> Target:
    """The target itself; for None the attached TPU, or the CPU where there is none."""
    return target or _default()


@cache
def _default() -> Target:
    if attached():
        return TPU
    log.info("no TPU is attached: graphs are compiled for the CPU and run on it")
    return CPU


def client_for(target: Target) -> Client | Topology:
    """The process's client of a target.

    Raises ConfigError where libtpu or the attached TPU that it needs is missing.
    """
    if target.platform == "cpu":
        return cpu_client()
    return _topology(target) if target.deviceless else _attached_client()


def libtpu_missing(target: Target) -> ConfigError | None:
    """What is wrong where libtpu is not installed; None where it is."""
    if _library() is not None:
        return None
    return ConfigError(f"the target {target} needs libtpu", [("help", INSTALL)])


@cache
def _library() -> str | None:
    from jax._src.cloud_tpu_init import get_tpu_library_path

    path = get_tpu_library_path()
    return path if path is not None and Path(path).is_file() else None


@cache
def _plugin() -> None:
    """Load libtpu, once. Where no TPU is attached it is told not to look for one."""
    if not attached():
        config.set_deviceless_environment()
    if not xla_client.pjrt_plugin_loaded("tpu"):
        xla_client.load_pjrt_plugin_dynamically("tpu", _library())
    if not xla_client.pjrt_plugin_initialized("tpu"):
        xla_client.initialize_pjrt_plugin("tpu")


def compiler_version(platform_version: str) -> str:
    """What compiles for a TPU. libtpu's change number says it: a client of attached TPUs and one of
    a topology describe themselves in other words."""
    found = re.search(r"\bcl/\d+", platform_version)
    libtpu = found[0] if found else " ".join(platform_version.split())
    return f"jaxlib {jaxlib.__version__}; libtpu {libtpu}"


def describe(devices: Sequence[Any]) -> str:
    """The devices' kind and how their chips are laid out, alike for attached and named ones."""
    coords = [tuple(d.coords) for d in devices]
    extent = [1 + max(axis) - min(axis) for axis in zip(*coords, strict=True)]
    shape = "x".join(map(str, extent))
    each = 1 + max(d.core_on_chip for d in devices)
    slices = len({getattr(d, "slice_index", None) for d in devices})
    return f"{devices[0].device_kind} {shape}, {each} a chip, slices {slices}"


def _chip(device: Any) -> Chip:
    return Chip(device.device_kind, device.num_cores, device.client.platform_version)


# ---------------------------------------------------------------------- attached


class AttachedClient(Client):
    """The TPU of this machine. Tensors are in the host's memory: each call copies them over."""

    shares_memory = False

    def __init__(self, raw: Any) -> None:
        super().__init__(raw)
        self._host = cpu_client()

    def compiler(self) -> str:
        return compiler_version(self.raw.platform_version)

    def topology(self) -> str:
        return describe(self.raw.devices())

    def chip(self) -> Chip:
        return _chip(self.device)

    def export(self, buffer: Buffer) -> Capsule:
        """A capsule of a copy in the host's memory."""
        return export_dlpack(self._host.borrow(np.asarray(buffer)))


@cache
def _attached_client() -> AttachedClient:
    if not attached():
        raise ConfigError(
            "the target is tpu, and no TPU is attached to this machine",
            [("help", "name a topology to compile for one elsewhere, e.g. v5e:2x2")],
        )
    missing = libtpu_missing(TPU)
    if missing is not None:
        raise missing
    _plugin()
    return AttachedClient(_jax.get_c_api_client("tpu", {}))


# ---------------------------------------------------------------------- topologies


class Unloaded(Executable):
    """An executable of a topology: it can be looked at and stored, and runs elsewhere."""

    def execute(self, buffers: Any, results: Any) -> Any:
        raise CallError(
            "an executable for a TPU topology cannot run on this machine",
            [("help", "load it from the cache on a host of that topology")],
        )


class Stored(Unloaded):
    """A serialized executable of a topology; `loaded` are its bytes.

    They say what it is made of. Where another libtpu writes them in another form, they say nothing.
    """

    def optimized_hlo(self) -> str:
        module = stored_hlo(self.loaded)
        return "" if module is None else str(module.to_string())

    def memory(self) -> dict[str, int]:
        usage = memory_usage(self.loaded)
        if usage is None:
            return {}
        return {
            "arguments": usage.arguments,
            "outputs": usage.outputs - usage.aliased,
            "temporaries": usage.temporaries,
            "code": usage.code,
        }

    def cost(self) -> dict[str, float]:
        module = stored_hlo(self.loaded)
        if module is None:
            return {}
        # XLA's generic analysis, which takes any client; sizes are then those without padding.
        return cost_of(_jax.hlo_module_cost_analysis(cpu_client().raw, module))


def stored_hlo(data: bytes) -> Any:
    """The scheduled module of a serialized executable; None where it has none that can be read."""
    return next((module for _, module, scheduled in _stored_modules(data) if scheduled), None)


def stored_stablehlo(data: bytes) -> bytes | None:
    """The program that a serialized executable was compiled from, made of the HLO in it."""
    for proto, _, scheduled in _stored_modules(data):
        if not scheduled:
            return bytes(_jax.mlir.hlo_to_stablehlo(proto))
    return None


def _stored_modules(data: bytes) -> Iterator[tuple[bytes, Any, bool]]:
    """Each module in a serialized executable: its bytes, itself, and whether it is scheduled."""
    for proto in hlo_protos(data, MODULE_NAME):
        with contextlib.suppress(_jax.JaxRuntimeError, RuntimeError, ValueError):
            module = _hlo.HloModule.from_serialized_hlo_module_proto(proto)
            yield proto, module, "is_scheduled=true" in module.to_string()[:4096]


@dataclass(frozen=True, slots=True)
class Examined:
    """What libtpu told of a program while it compiled it, or tried to.

    `hlo`, `assignment` and `live` are the texts of the optimized module, of its buffers and of those
    alive when most are. `memory` and `cost` are None where the program did not fit: then `error` says
    so.
    """

    hlo: str
    assignment: str
    live: str
    memory: dict[str, int] | None
    cost: dict[str, float] | None
    error: DeviceMemoryError | None


class Topology:
    """Compiles for one device of a topology that is not attached."""

    platform = "tpu"

    def __init__(self, target: Target) -> None:
        from jax._src import xla_bridge

        self.target = target
        settings: dict[str, Any] = {}
        if set(target.shape) == {1}:
            settings["chips_per_host_bounds"] = [1, 1, 1]
        if target.generation is not None and target.generation.name == "v4":
            settings["chip_config_name"] = "megacore"  # what hosts of a v4 run
        if target.slices > 1:
            settings["num_slices"] = target.slices
        try:
            made = xla_bridge.make_pjrt_tpu_topology(target.topology, **settings)  # type: ignore[no-untyped-call]
        except _jax.JaxRuntimeError as err:
            raise ConfigError(f"libtpu knows no target {target}", [("libtpu", str(err))]) from err
        self.devices = made._make_compile_only_devices()
        self.raw = self.devices[0].client
        self._devices = xla_client.DeviceList((self.devices[0],))

    def compiler(self) -> str:
        """What compiles: versions of jaxlib and libtpu."""
        return compiler_version(self.raw.platform_version)

    def topology(self) -> str:
        """The kind of device, and how the chips are laid out."""
        return describe(self.devices)

    def chip(self) -> Chip:
        """What kernels are written for."""
        return _chip(self.devices[0])

    def compile(self, stablehlo: bytes, options: Mapping[str, object]) -> Executable:
        """As Client.compile. Several threads may compile at a time."""
        chosen = compile_options(self.devices[0], options)
        try:
            made = self.raw.compile(parse(stablehlo), self._devices, chosen)
        except _jax.JaxRuntimeError as err:
            raise compile_error(str(err), options) from err
        return Unloaded(made)

    def examine(self, stablehlo: bytes, options: Mapping[str, object]) -> Examined:
        """Compile, and have libtpu write down what it made and where it is in memory.

        Raises as `compile` does, but for a program that does not fit.
        """
        with tempfile.TemporaryDirectory(prefix="tpu-compile-") as folder:
            dump = {"xla_dump_to": folder, "xla_dump_hlo_as_text": True}
            made, error = None, None
            try:
                made = self.compile(stablehlo, {**options, **dump})
            except DeviceMemoryError as err:
                error = err
            texts = [
                _last(sorted(Path(folder).glob(f"*{end}.txt")))
                for end in (
                    "after_optimizations",
                    "after_optimizations-buffer-assignment",
                    "after_optimizations-live-range",
                )
            ]
        hlo, assignment, live = texts
        if made is None:
            return Examined(hlo, assignment, live, None, None, error)
        return Examined(made.optimized_hlo(), assignment, live, made.memory(), made.cost(), None)

    def memory_limit(self) -> int | None:
        """Bytes of a device's HBM that a program may take; None where libtpu does not say."""
        return _memory_limit(self)

    def serialize(self, executable: Executable) -> bytes:
        """The executable as bytes."""
        return bytes(executable.loaded.serialize())

    def load(self, data: bytes, options: Mapping[str, object]) -> Executable:
        """The executable of these bytes, as far as there is one without its device."""
        return Stored(data)


def _last(files: Sequence[Path]) -> str:
    """The text of the last: libtpu starts again where a first try took too much memory."""
    return files[-1].read_text() if files else ""


@cache
def _memory_limit(topology: Topology) -> int | None:
    one = b"func.func @main(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }"
    usage = memory_usage(topology.serialize(topology.compile(one, {})))
    return None if usage is None else usage.device - usage.reserved


@cache
def _topology(target: Target) -> Topology:
    missing = libtpu_missing(target)
    if missing is not None:
        raise missing
    _plugin()
    return Topology(target)
