"""Everything that is private in torch and that we need; probed at import."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from tpu_compile.errors import UnsupportedVersionError

SUPPORTED_TORCH = "2.13"

try:
    from torch._C import _from_dlpack as from_dlpack_capsule
    from torch._C import _to_dlpack as to_dlpack_capsule
    from torch._C._dynamo.guards import TensorGuards
    from torch._dispatch.python import enable_python_dispatcher
    from torch._dynamo import disable as dynamo_disable
    from torch._functorch.aot_autograd import aot_module_simplified, make_boxed_func
    from torch._functorch.partitioners import min_cut_rematerialization_partition
    from torch._guards import CompileContext, TracingContext
    from torch._logging import trace_structured
    from torch._prims.rng_prims import run_and_save_rng_state, run_with_rng_state
    from torch._subclasses.fake_tensor import FakeTensor, FakeTensorMode
    from torch._subclasses.functional_tensor import dispatch_functionalize
    from torch.fx.experimental.proxy_tensor import make_fx
    from torch.utils._python_dispatch import _disable_current_modes as no_dispatch_modes
except ImportError as err:
    raise UnsupportedVersionError(
        f"torch {torch.__version__} lacks a private name that tpu_compile needs: {err}",
        [("supported", f"torch {SUPPORTED_TORCH}"), ("help", "pip install 'torch==2.13.*'")],
    ) from err

__all__ = [
    "FakeTensor",
    "FakeTensorMode",
    "TensorGuards",
    "aot_module_simplified",
    "dispatch_functionalize",
    "dynamo_disable",
    "enable_python_dispatcher",
    "forward_outputs",
    "from_dlpack_capsule",
    "graph_name",
    "make_boxed_func",
    "make_fx",
    "min_cut_rematerialization_partition",
    "no_dispatch_modes",
    "run_and_save_rng_state",
    "run_with_rng_state",
    "static_inputs",
    "to_dlpack_capsule",
    "trace_artifact",
    "user_frame",
]


def _metadata() -> Any:
    context = TracingContext.try_get()
    return None if context is None else context.fw_metadata


def forward_outputs() -> int | None:
    """How many outputs of the forward graph being compiled are not tensors saved for backward."""
    meta = _metadata()
    return None if meta is None else int(meta.num_forward_returns)


def static_inputs() -> frozenset[int]:
    """Positions of the forward inputs that are parameters or buffers: the same tensor each call."""
    meta = _metadata()
    return frozenset() if meta is None else frozenset(meta.static_input_indices or ())


def graph_name() -> str:
    """The user's function and dynamo's number of this compile, e.g. `forward_0_1` (frame, recompile)."""
    context = CompileContext.try_get()
    if context is None or context.compile_id is None:
        return "graph"
    compile_id = context.compile_id
    return f"{user_frame() or 'graph'}_{compile_id.frame_id}_{compile_id.frame_compile_id}"


def user_frame() -> str | None:
    """The name of the user's function that dynamo is compiling."""
    context = TracingContext.try_get()
    stack = getattr(context, "frame_summary_stack", None) if context else None
    return stack[0].name if stack else None


def trace_artifact(name: str, payload: Callable[[], str]) -> None:
    """Give TORCH_TRACE (tlparse) an artifact; `payload` is called only where a trace is written."""
    trace_structured(
        "artifact",
        metadata_fn=lambda: {"name": name, "encoding": "string"},
        payload_fn=payload,
    )
