"""Where Python waits for the device: `.item()`, printing, `tolist()`, `if tensor`."""

from __future__ import annotations

import linecache
import sys
import threading
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch

import tpu_compile
from tpu_compile import lowering
from tpu_compile.torch_private import TORCH_FOLDER, dynamo_disable

_OURS = tuple(str(Path(str(m.__file__)).parent) for m in (tpu_compile, lowering))

# What Python calls for a tensor's value, and how a user writes it.
_READS = {
    "item": ".item()",
    "tolist": ".tolist()",
    "numpy": ".numpy()",
    "__array__": "numpy",
    "__bool__": "if tensor",
    "__int__": "int(tensor)",
    "__float__": "float(tensor)",
    "__complex__": "complex(tensor)",
    "__index__": "a tensor as an index",
    "__repr__": "print",
    "__format__": "an f-string",
}

# Compilers look at tensors, too: that happens once, not in every step.
_COMPILERS = (
    *_OURS,
    *(f"{TORCH_FOLDER}/{name}" for name in ("_dynamo/convert_frame.py", "_functorch", "fx")),
)
_DISABLED = f"{TORCH_FOLDER}/_dynamo/eval_frame.py"  # what dynamo_disable wraps with


class HostSyncWarning(UserWarning):
    """Python has waited for a tensor's value; the warning's line is the user's."""


@dataclass(frozen=True, slots=True)
class SyncPoint:
    """A line that waits for a tensor's value: what it does, `file:line`, and how often it did."""

    what: str
    at: str
    times: int


class HostSyncs:
    """Counts by line; see `host_syncs`."""

    def __init__(self, warn: bool) -> None:
        self.warn = warn
        self._times: dict[tuple[str, str, int], int] = {}
        self._state = threading.local()

    def points(self) -> tuple[SyncPoint, ...]:
        """What has been counted so far, in order of first appearance."""
        return tuple(
            SyncPoint(what, _shown(file, line), n) for (what, file, line), n in self._times.items()
        )

    @property
    def count(self) -> int:
        """How often Python has waited."""
        return sum(self._times.values())

    def reading(self, name: str, read: Callable[..., Any]) -> Callable[..., Any]:
        """`read`, counted; what it reads in turn (printing does) is a part of it."""
        what = _READS[name]

        def call(tensor: torch.Tensor, *args: Any, **kwargs: Any) -> Any:
            if getattr(self._state, "inside", False):
                return read(tensor, *args, **kwargs)
            self._state.inside = True
            try:
                self._seen(what, tensor)
                return read(tensor, *args, **kwargs)
            finally:
                self._state.inside = False

        # Dynamo would trace it where it runs between two graphs.
        return dynamo_disable(call, reason="counts host syncs")  # type: ignore[no-any-return]

    def _seen(self, what: str, tensor: torch.Tensor) -> None:
        if type(tensor) not in (torch.Tensor, torch.nn.Parameter):
            return  # a tracer's, which has no value
        found = _user_line()
        if found is None:
            return
        key = (what, *found)
        self._times[key] = self._times.get(key, 0) + 1
        if self.warn:
            file, line = found
            message = f"waits for the device: {what} in {linecache.getline(file, line).strip()}"
            warnings.warn_explicit(message, HostSyncWarning, file, line)


@contextmanager
def host_syncs(*, warn: bool = False) -> Iterator[HostSyncs]:
    """Count, inside, where Python waits for the value of a tensor; with `warn`, warn with the line.

        with tpu_compile.host_syncs(warn=True) as syncs:
            train(steps=10)
        print(syncs.count, syncs.points())

    Each stops a device that could be ahead of Python. On CPUs, where a call returns when it is done,
    they cost little: look for them there before a TPU has to wait. Counted are `.item()`, `tolist()`,
    `numpy()`, printing and formatting, and conversions to bool, int, float, complex and index.
    """
    found = HostSyncs(warn)
    own = vars(torch.Tensor)
    before = {name: own.get(name) for name in _READS}
    for name in _READS:
        setattr(torch.Tensor, name, found.reading(name, getattr(torch.Tensor, name)))
    try:
        yield found
    finally:
        for name, read in before.items():
            if read is None:
                delattr(torch.Tensor, name)
            else:
                setattr(torch.Tensor, name, read)


def _user_line() -> tuple[str, int] | None:
    """The innermost line that is not torch's; None where a compiler looks at a tensor."""
    frame: Any = sys._getframe(1)
    while frame.f_code.co_filename in (__file__, _DISABLED):
        frame = frame.f_back
    while frame is not None:
        file = frame.f_code.co_filename
        if file.startswith(_COMPILERS):
            return None
        if not file.startswith(TORCH_FOLDER):
            return file, frame.f_lineno
        frame = frame.f_back
    return None


def _shown(file: str, line: int) -> str:
    code = linecache.getline(file, line).strip()
    return f"{file}:{line}" + (f": {code}" if code else "")
