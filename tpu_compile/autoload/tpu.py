"""`torch.tpu`: what PyTorch and its users ask of a device's module.

Nothing here loads the device: a program that only calls `torch.manual_seed` must not pay for it.
"""

from __future__ import annotations

import contextlib
import os
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import torch

# ---------------------------------------------------------------------- devices


def is_available() -> bool:
    """Whether tensors can be on the device: always. Without a TPU it computes on the host's CPU."""
    return True


_initialized = True  # torch's checkpointing asks, before it keeps the state of random numbers


def is_initialized() -> bool:
    """Whether the device may be used without `init`: always."""
    return True


def init() -> None:
    """Load the device's kernels, which otherwise happens at first use."""
    import tpu_compile_autoload

    tpu_compile_autoload.load()


def _lazy_init() -> None:
    """What torch calls before it makes things on a device."""


def device_count() -> int:
    """One: a process has one device."""
    return 1


def current_device() -> int:
    """The index of the device: 0."""
    return 0


def _index(device: Any) -> int:
    """The index that a user's device, index or None means; raises for any but 0."""
    if device is None:
        return 0
    found = device if isinstance(device, int) else torch.device(device)
    if not isinstance(found, int):
        if found.type != "tpu":
            raise ValueError(f"expected a tpu device: {device!r}")
        found = 0 if found.index is None else found.index
    if found > 0:
        raise RuntimeError(f"there is one tpu device, 0, in a process: {device!r}")
    return 0


def set_device(device: Any) -> None:
    """Accept the only device."""
    _index(device)


class device(contextlib.AbstractContextManager["device"]):
    """A context in which `device` is the current one."""

    def __init__(self, device: Any) -> None:
        self.idx = _index(device)

    def __exit__(self, *_: object) -> None:
        return None


class device_of(device):
    """A context in which the device of a tensor is the current one."""

    def __init__(self, obj: Any) -> None:
        super().__init__(None)


def _exchange_device(device: int) -> int:
    return 0


_maybe_exchange_device = _exchange_device


@dataclass(frozen=True)
class Properties:
    """What is known of a device."""

    name: str
    platform: str
    total_memory: int
    major: int = 0
    minor: int = 0
    multi_processor_count: int = 1


def get_device_properties(device: Any = None) -> Properties:
    """The device's name, platform and memory in bytes. It loads the device."""
    _index(device)
    init()
    from tpu_compile.eager.storage import client

    found = client()
    kind = found.topology() if found.platform != "cpu" else "CPU, in place of a TPU"
    return Properties(kind, found.platform, _total_memory())


def get_device_name(device: Any = None) -> str:
    """The device's name. It loads the device."""
    return get_device_properties(device).name


def _get_device_capability(device: Any = None) -> dict[str, Any]:
    """What `torch.accelerator` calls by this name: the dtypes that tensors may have."""
    _index(device)
    dtypes = {x for x in vars(torch).values() if isinstance(x, torch.dtype)}
    quantized = (torch.qint8, torch.quint8, torch.qint32, torch.quint4x2, torch.quint2x4)
    return {"supported_dtypes": dtypes.difference(quantized)}


def get_device_capability(device: Any = None) -> tuple[int, int]:
    """Nothing that a version of CUDA's would mean."""
    _index(device)
    return (0, 0)


def get_amp_supported_dtype() -> list[torch.dtype]:
    """What `torch.autocast("tpu")` may compute in."""
    return [torch.bfloat16, torch.float16]


def is_bf16_supported(including_emulation: bool = True) -> bool:
    """Whether bfloat16 tensors can be computed with: always."""
    return True


def can_device_access_peer(device: Any, peer: Any) -> bool:
    """There is no other device."""
    return False


# ---------------------------------------------------------------------- random numbers


class Generator(torch.Generator):
    """What `torch.Generator(device="tpu")` makes; like the device's own, it lives on the host.

    Torch's C++ has no generators of the device, so that to C++ it is one of the CPU.
    """

    @property
    def device(self) -> torch.device:  # type: ignore[override]  # torch says that it can be set
        """The device tpu."""
        return torch.device("tpu", 0)

    def clone_state(self) -> Generator:
        """A generator of its own that is where this one is."""
        made = Generator()
        made.set_state(self.get_state())
        return made

    def __reduce__(self) -> Any:
        return _restored, (self.get_state(),)

    def __repr__(self) -> str:
        return f"<torch.Generator device=tpu:0 seed={self.initial_seed()}>"


def _restored(state: torch.Tensor) -> Generator:
    made = Generator()
    made.set_state(state)
    return made


_generator = Generator()


def default_generator() -> torch.Generator:
    """What the device's random numbers come from; it lives on the host."""
    return _generator


def manual_seed(seed: int) -> None:
    """Seed the device's random numbers; `torch.manual_seed` does it, too."""
    _generator.manual_seed(int(seed))


manual_seed_all = manual_seed


def seed() -> None:
    """Seed the device's random numbers with a random number."""
    _generator.seed()


seed_all = seed


def initial_seed() -> int:
    """The seed of the device's random numbers."""
    return _generator.initial_seed()


def get_rng_state(device: Any = "tpu") -> torch.Tensor:
    """The state of the device's random numbers, as a CPU tensor of bytes."""
    _index(device)
    return _generator.get_state()


def set_rng_state(new_state: torch.Tensor, device: Any = "tpu") -> None:
    """Set what `get_rng_state` has returned."""
    _index(device)
    _generator.set_state(new_state.cpu())


def get_rng_state_all() -> list[torch.Tensor]:
    """`get_rng_state` of every device."""
    return [get_rng_state()]


def set_rng_state_all(new_states: list[torch.Tensor]) -> None:
    """`set_rng_state` of every device."""
    for state in new_states:
        set_rng_state(state)


# ---------------------------------------------------------------------- memory


class Memory:
    """Bytes of the device's tensors; what a running program needs besides counts for the peak."""

    def __init__(self) -> None:
        self.allocated = 0
        self.peak = 0
        self.total_allocated = 0
        self.total_freed = 0
        self.count = 0

    def add(self, nbytes: int) -> None:
        """Count memory that a tensor has taken."""
        self.allocated += nbytes
        self.total_allocated += nbytes
        self.count += 1
        if self.allocated > self.peak:
            self.peak = self.allocated

    def free(self, nbytes: int) -> None:
        """Count memory that nothing refers to any more."""
        self.allocated -= nbytes
        self.total_freed += nbytes
        self.count -= 1

    def running(self, nbytes: int) -> None:
        """Note that a program needs so many bytes besides those of all tensors."""
        self.peak = max(self.peak, self.allocated + nbytes)


memory = Memory()


def memory_allocated(device: Any = None) -> int:
    """Bytes of all tensors that are on the device."""
    _index(device)
    return memory.allocated


def max_memory_allocated(device: Any = None) -> int:
    """The most that `memory_allocated` was, with what running programs needed besides."""
    _index(device)
    return memory.peak


memory_reserved = memory_allocated
max_memory_reserved = max_memory_allocated


def memory_stats(device: Any = None) -> OrderedDict[str, Any]:
    """Counts and bytes by the names that torch gives them."""
    _index(device)
    m = memory
    stats = {"current": m.allocated, "peak": m.peak}
    stats |= {"allocated": m.total_allocated, "freed": m.total_freed}
    found: OrderedDict[str, Any] = OrderedDict()
    for kind in ("allocated_bytes", "active_bytes", "reserved_bytes"):
        found.update({f"{kind}.all.{name}": value for name, value in stats.items()})
    found["allocation.all.current"] = found["active.all.current"] = m.count
    return found


def reset_peak_memory_stats(device: Any = None) -> None:
    """Start `max_memory_allocated` anew."""
    _index(device)
    memory.peak = memory.allocated


def reset_accumulated_memory_stats(device: Any = None) -> None:
    """Start the sums of `memory_stats` anew."""
    _index(device)
    memory.total_allocated = memory.allocated
    memory.total_freed = 0


def empty_cache() -> None:
    """Nothing is kept of memory that was freed."""


def _total_memory() -> int:
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")


def mem_get_info(device: Any = None) -> tuple[int, int]:
    """Bytes free and in all: the host's, where the device is the host."""
    _index(device)
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_AVPHYS_PAGES"), _total_memory()


# ---------------------------------------------------------------------- streams and events


def synchronize(device: Any = None) -> None:
    """Wait until all that was begun is done; what was put off by `eager_mode("fuse")` is done now."""
    _index(device)
    import tpu_compile_autoload

    tpu_compile_autoload.synchronize()


def _stream_type() -> int:
    kind: Any = torch._C._autograd.DeviceType.PrivateUse1
    return int(kind)


def Stream(device: Any = None, priority: int = 0, **_: Any) -> torch.Stream:
    """A stream. The device runs one program after the other, in every stream."""
    _index(device)
    return torch.Stream(stream_id=0, device_index=0, device_type=_stream_type())


class Event:
    """A point in the order of what the device runs; it has passed when Python gets there."""

    def __init__(self, enable_timing: bool = False, blocking: bool = False, **_: Any) -> None:
        self.enable_timing = enable_timing
        self._recorded: float | None = None

    def record(self, stream: Any = None) -> None:
        """Note that everything before is done."""
        from time import perf_counter

        synchronize()
        self._recorded = perf_counter()

    def wait(self, stream: Any = None) -> None:
        """Nothing comes before its turn."""

    def query(self) -> bool:
        """Whether the event has passed."""
        return True

    def synchronize(self) -> None:
        """Wait for the event."""

    def elapsed_time(self, end_event: Event) -> float:
        """Milliseconds from this event to another."""
        if not (self.enable_timing and end_event.enable_timing):
            raise ValueError("both events must be made with enable_timing=True")
        if self._recorded is None or end_event._recorded is None:
            raise ValueError("both events must have been recorded")
        return (end_event._recorded - self._recorded) * 1e3


_current: list[torch.Stream] = []


def _set_up() -> None:
    """What needs the device's name to be known."""
    _current.append(Stream())
    torch.set_autocast_dtype("tpu", torch.bfloat16)


def current_stream(device: Any = None) -> torch.Stream:
    """The only stream."""
    return _current[0]  # dynamo asks for it while it traces, and would trace the making of one


default_stream = current_stream


def set_stream(stream: Any) -> None:
    """Accept the only stream."""


@contextlib.contextmanager
def stream(stream: Any) -> Iterator[Any]:
    """A context in which a stream is the current one."""
    yield stream


def is_current_stream_capturing() -> bool:
    """There is no capture: `torch.compile` makes programs."""
    return False


# ---------------------------------------------------------------------- fork

_bad_fork = False


def _is_in_bad_fork() -> bool:
    return _bad_fork


def _in_child() -> None:
    global _bad_fork
    import tpu_compile_autoload

    _bad_fork = tpu_compile_autoload.loaded()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_in_child)
