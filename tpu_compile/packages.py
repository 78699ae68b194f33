"""Dynamo's part of the warm start: what it has traced is kept in torch's own packages.

Torch calls it precompile. Two ways lead there:

- `torch._dynamo.config.caching_precompile`, which `precompile()` and TPU_COMPILE_PRECOMPILE=1 switch on:
  torch writes a package for each compiled function into a folder beside its AOTAutogradCache.
- `torch.compile(fn, backend="tpu", fullgraph=True).aot_compile(...)`, which gives a file to ship.

Packages hold StableHLO, not executables: those come out of our cache, or are compiled.
"""

from __future__ import annotations

import atexit
import base64
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tpu_compile.compile import Call
from tpu_compile.config import Options
from tpu_compile.plain import NotPlain
from tpu_compile.torch_private import (
    BackendCacheArtifact,
    PrecompileContext,
    SerializableCallable,
    dynamo_config,
    functorch_config,
)
from tpu_compile.warm import SavedCall, bypass, packed


def precompile() -> None:
    """Keep what dynamo traces for later processes, and use what earlier ones have kept.

    Call it before `torch.compile`, in both. It sets `torch._dynamo.config.caching_precompile` for the
    process; packages are written when the process ends, or by `torch.compiler.save_cache_artifacts()`.
    With torch 2.13 a process that has loaded a package cannot trace a new graph of the same module:
    dynamo raises AssertionError.
    """
    if not dynamo_config.caching_precompile:
        dynamo_config.caching_precompile = True
        atexit.register(PrecompileContext.save_to_dynamo_cache)


class PackagedCall(SerializableCallable):
    """A call without AOTAutograd, which `aot_compile` can write to a file and read back."""

    def __init__(self, call: Call, saved: SavedCall) -> None:
        self._call = call
        self._saved = saved

    def __call__(self, *args: Any) -> Any:
        return self._call(list(args))

    @classmethod
    def serialize_compile_artifacts(cls, fn: PackagedCall) -> bytes:
        saved = fn._saved
        held = {k: base64.b64encode(v).decode() for k, v in (saved.held or {}).items()}
        return json.dumps({"plain": saved.plain, "build": saved.build, "held": held}).encode()

    @classmethod
    def deserialize_compile_artifacts(cls, data: bytes) -> PackagedCall:
        found = json.loads(data)
        held = {k: base64.b64decode(v) for k, v in found["held"].items()}
        saved = SavedCall.__new__(SavedCall)
        saved.__setstate__(
            {**vars(SavedCall()), "plain": found["plain"], "build": found["build"], "held": held}
        )
        return cls(saved.restored(), saved)


@dataclass
class PackagedArtifact(BackendCacheArtifact[Any]):
    """The same in a package of dynamo's: `content` is a SavedCall."""

    def after_deserialization(self) -> Any:
        return PackagedCall(self.content.restored(), self.content)


def packaged(call: Call, backend_id: str | None, options: Options, kind: str) -> Callable[..., Any]:
    """A call without AOTAutograd as dynamo gets it, in a package where one is being made."""
    cached = backend_id if dynamo_config.caching_precompile else None
    if cached is not None or functorch_config.bypass_autograd_cache_key:  # the latter: aot_compile
        try:
            saved = packed(call, options, kind)
        except NotPlain as reason:
            bypass(reason)
        else:
            if cached is not None:
                PrecompileContext.record_artifact(PackagedArtifact(cached, saved))
            return PackagedCall(call, saved)
    return lambda *args: call(list(args))
