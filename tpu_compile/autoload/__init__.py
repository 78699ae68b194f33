"""What `import torch` runs of ours: the device `tpu` exists, and the rest of it loads at first use.

It is a package of its own because torch loads it while torch itself is being imported: what is in
`tpu_compile` would then be imported too early, and by every program that uses torch for anything.
"""

from __future__ import annotations

import warnings
from importlib.util import find_spec
from types import FunctionType
from typing import Any

OTHER = "torch_tpu"  # the other package that gives torch a device of this name


def autoload() -> None:
    """Register the device `tpu`: the entry point of the group `torch.backends`."""
    import torch

    if find_spec(OTHER) is not None:
        _step_back(f"{OTHER} is installed, and has a device `tpu` of its own")
        return
    taken = torch._C._get_privateuse1_backend_name()
    if taken != "privateuseone":
        _step_back(f"torch has room for one device like it, and has {taken!r}")
        return
    _register()


def _step_back(why: str) -> None:
    warnings.warn(
        f"tpu_compile leaves the device `tpu` alone: {why}. "
        'torch.compile(backend="tpu") works on CPU tensors as ever.',
        stacklevel=3,
    )


def _register() -> None:
    import torch
    from torch.utils.backend_registration import _setup_privateuseone_for_python_backend

    from tpu_compile_autoload import patches, tpu

    class Hooks(torch._C._acc.PrivateUse1Hooks):
        def is_available(self) -> bool:
            return True

        def is_built(self) -> bool:
            return True

        def has_primary_context(self, index: int) -> bool:
            return True

    class Guard(torch._C._acc.DeviceGuard):
        def type_(self) -> Any:
            return torch._C._autograd.DeviceType.PrivateUse1

    _setup_privateuseone_for_python_backend(
        "tpu", backend_module=tpu, hook=Hooks(), device_guard=Guard()
    )
    tpu._set_up()
    patches.apply()
    # Torch asks these for the device in the middle of compiled calls: dynamo is not to look at them.
    frames = torch._C._dynamo.eval_frame
    skip = frames._FrameExecStrategy(frames._FrameAction.SKIP, frames._FrameAction.DEFAULT)
    for holder in (vars(tpu), vars(Hooks), vars(Guard), globals()):
        for function in holder.values():
            if isinstance(function, FunctionType):
                frames.set_code_exec_strategy(function.__code__, skip)
    _LIBRARY.append(torch.library.Library("_", "IMPL"))
    _LIBRARY[0].fallback(_first_use, "PrivateUse1")
    # The device has no memory of its own kind on the host: what is pinned for it is a copy.
    _LIBRARY.append(torch.library.Library("aten", "IMPL"))
    _LIBRARY[1].impl("_pin_memory", _pin_memory, "CPU")


def _pin_memory(self: Any, device: Any = None) -> Any:
    return self.clone()


_LIBRARY: list[Any] = []
_fallback: Any = None


def _first_use(op: Any, *args: Any, **kwargs: Any) -> Any:
    """Torch calls it for every op on the device that has no kernel; at first, none has."""
    if _fallback is None:
        load()
        return op(*args, **kwargs)
    return _fallback(op, *args, **kwargs)


def load() -> None:
    """Load the device's kernels."""
    global _fallback
    if _fallback is None:
        from tpu_compile.eager import device

        device.install()
        _fallback = device.fallback


def loaded() -> bool:
    """Whether the device has been used."""
    return _fallback is not None


def synchronize() -> None:
    """Have all done that was begun or put off."""
    if _fallback is not None:
        from tpu_compile.eager import device

        device.synchronize()
