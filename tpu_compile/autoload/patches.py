"""Every place where torch itself is changed: where its C++ has no hook that Python could fill.

Each change acts on the device `tpu` alone and leaves every other device to what was there before.
"""

from __future__ import annotations

import functools
import warnings
from typing import Any

import torch

from tpu_compile_autoload import tpu

_Storage: Any = torch.UntypedStorage
_inductor: Any = torch._TorchCompileInductorWrapper.__call__
_new: Any = _Storage.__new__
_resize: Any = _Storage.resize_
_CpuGenerator: Any = torch.Generator


def apply() -> None:
    """Change torch: once, when the device is registered."""
    _Storage.__new__ = _new_storage
    _Storage.resize_ = _resize_storage
    torch._TorchCompileInductorWrapper.__call__ = _compile  # type: ignore[method-assign]
    torch.Generator = _Generator  # type: ignore[misc,assignment]
    for name, ours in _ACCELERATOR.items():
        _for_tpu(torch.accelerator, name, getattr(tpu, ours))
        if hasattr(torch.accelerator.memory, name):
            setattr(torch.accelerator.memory, name, getattr(torch.accelerator, name))


@functools.wraps(_new)
def _new_storage(cls: Any, *args: Any, **kwargs: Any) -> Any:
    """torch has no allocator for the device, and crashes."""
    device = kwargs.get("device")
    if device is not None:
        device = torch.device(device)
        if device.type == "tpu":
            tpu.init()
            from tpu_compile.eager.storage import new_storage

            size = args[0] if args else kwargs.get("size", 0)
            if not isinstance(size, int):  # a sequence of bytes
                made = new_storage(len(size))
                made.copy_(_new(cls, size))
                return made
            return new_storage(size)
    return _new(cls, *args, **kwargs)


@functools.wraps(_resize)
def _resize_storage(self: torch.UntypedStorage, size: int) -> Any:
    """torch has no hook for it that Python could fill."""
    if self.device.type != "tpu":
        return _resize(self, size)
    from tpu_compile.eager.storage import resize_storage

    return resize_storage(self, size)


@functools.wraps(_inductor)
def _compile(self: Any, model_: Any, inputs_: Any, **kwargs: Any) -> Any:
    """`torch.compile(model)`: inductor makes code for a device `tpu` that only torch_tpu could run."""
    if not _is_on_device(model_, inputs_):
        return _inductor(self, model_, inputs_, **kwargs)
    from tpu_compile.backend import tpu as backend

    if self.config:
        warnings.warn(
            "inductor has no code for the device tpu: the graph is compiled as with "
            f'torch.compile(backend="tpu"), and without inductor\'s options {self.config}',
            stacklevel=2,
        )
    return backend(model_, inputs_)


def _is_on_device(graph: Any, inputs: Any) -> bool:
    values = [n.meta.get("example_value") for n in graph.graph.nodes]
    return any(isinstance(x, torch.Tensor) and x.device.type == "tpu" for x in (*inputs, *values))


class _MakesGenerators(type):
    """To torch's C++ a generator of a device like this one needs a hook that Python cannot fill."""

    def __call__(cls, device: Any = None) -> Any:
        if device is None or torch.device(device).type != "tpu":
            return _CpuGenerator(device)
        tpu._index(device)
        return tpu.Generator()

    def __instancecheck__(cls, instance: Any) -> bool:
        return isinstance(instance, _CpuGenerator)

    def __subclasscheck__(cls, subclass: type) -> bool:
        return issubclass(subclass, _CpuGenerator)


class _Generator(metaclass=_MakesGenerators):
    __doc__ = _CpuGenerator.__doc__


_Generator.__name__ = _Generator.__qualname__ = "Generator"
_Generator.__module__ = "torch"

# torch asks its allocator or device guard in C++, which the device has not: what asks torch.tpu instead.
_ACCELERATOR = {
    "synchronize": "synchronize",
    "empty_cache": "empty_cache",
    "memory_allocated": "memory_allocated",
    "max_memory_allocated": "max_memory_allocated",
    "memory_reserved": "memory_reserved",
    "max_memory_reserved": "max_memory_reserved",
    "memory_stats": "memory_stats",
    "get_memory_info": "mem_get_info",
    "get_device_capability": "_get_device_capability",
    "reset_accumulated_memory_stats": "reset_accumulated_memory_stats",
    "reset_peak_memory_stats": "reset_peak_memory_stats",
}


def _for_tpu(module: Any, name: str, ours: Any) -> None:
    before = getattr(module, name)

    @functools.wraps(before)
    def chosen(*args: Any, **kwargs: Any) -> Any:
        found = torch.accelerator.current_accelerator()
        use = ours if found is not None and found.type == "tpu" else before
        return use(*args, **kwargs)

    setattr(module, name, chosen)
