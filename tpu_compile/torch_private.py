"""Everything that is private in torch and that we need; probed at import."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

import torch
import torch._dynamo.config
from torch import fx
from torch._ops import OpOverload

from tpu_compile.errors import UnsupportedVersionError

SUPPORTED_TORCH = "2.13"

TORCH_FOLDER = str(Path(torch.__file__).parent)

try:
    from torch import _linalg_check_errors as linalg_check_errors
    from torch._C import DispatchKey
    from torch._C import _construct_storage_from_data_pointer as storage_at
    from torch._C import _current_autograd_node as autograd_node
    from torch._C import _from_dlpack as from_dlpack_capsule
    from torch._C._acc import create_empty_tensor
    from torch._C._autograd import _get_sequence_nr as next_sequence_number
    from torch._C._dynamo.eval_frame import set_eval_frame
    from torch._C._dynamo.guards import TensorGuards
    from torch._C._dynamo.guards import (  # type: ignore[attr-defined]
        _empty_strided_cpu as empty_strided_cpu,
    )
    from torch._dispatch.python import enable_python_dispatcher
    from torch._dynamo import config as dynamo_config
    from torch._dynamo import disable as dynamo_disable
    from torch._dynamo.aot_compile_types import SerializableCallable
    from torch._dynamo.eval_frame import skip_code
    from torch._dynamo.exc import BackendCompilerFailed
    from torch._dynamo.precompile_context import BackendCacheArtifact, PrecompileContext
    from torch._dynamo.symbolic_convert import InstructionTranslator
    from torch._dynamo.trace_rules import get_torch_obj_rule_map
    from torch._dynamo.utils import flatten_graph_inputs, get_metrics_context, graph_break_reasons
    from torch._functorch import config as functorch_config
    from torch._functorch._aot_autograd.autograd_cache import (
        AOTAutogradCache,
        BypassAOTAutogradCache,
        FXGraphCacheMiss,
        create_fx_config,
        should_use_remote_autograd_cache,
    )
    from torch._functorch._aot_autograd.descriptors import SyntheticBaseAOTInput
    from torch._functorch._aot_autograd.schemas import SerializableAOTDispatchCompiler
    from torch._functorch.aot_autograd import (
        aot_module_simplified,
        make_boxed_func,
        prepare_aot_module_simplified,
    )
    from torch._functorch.autograd_function import (
        enable_single_level_autograd_function as single_level_autograd,
    )
    from torch._functorch.partitioners import min_cut_rematerialization_partition
    from torch._guards import CompileContext, TracingContext, detect_fake_mode
    from torch._higher_order_ops.cond import cond_op
    from torch._higher_order_ops.effects import with_effects
    from torch._higher_order_ops.flex_attention import (
        flex_attention,
        flex_attention_backward,
    )
    from torch._higher_order_ops.flex_attention import (
        sdpa_dense as flex_attention_dense,
    )
    from torch._higher_order_ops.flex_attention import (
        sdpa_dense_backward as flex_attention_dense_backward,
    )
    from torch._higher_order_ops.invoke_subgraph import invoke_subgraph
    from torch._higher_order_ops.map import map_impl as map_op
    from torch._higher_order_ops.scan import scan_op
    from torch._higher_order_ops.while_loop import while_loop_op
    from torch._inductor import config as inductor_config
    from torch._inductor.inductor_prims import fma
    from torch._inductor.output_code import OutputCode
    from torch._library.effects import EffectType
    from torch._logging._internal import LazyTraceHandler, trace_log, trace_structured
    from torch._ops import OpOverload
    from torch._prims import __all__ as _prim_names
    from torch._prims.rng_prims import run_and_save_rng_state, run_with_rng_state
    from torch._subclasses.fake_impls import register_op_impl as register_fake_kernel
    from torch._subclasses.fake_tensor import (
        DataDependentOutputException,
        DynamicOutputShapeException,
        FakeTensor,
        FakeTensorMode,
    )
    from torch._subclasses.functional_tensor import dispatch_functionalize
    from torch.autograd.function import _SingleLevelFunction as SingleLevelFunction
    from torch.fx._lazy_graph_module import _LazyGraphModule as LazyGraphModule
    from torch.fx.experimental.proxy_tensor import make_fx
    from torch.fx.experimental.symbolic_shapes import has_static_value
    from torch.library import fallthrough_kernel
    from torch.nn.modules.transformer import _detect_is_causal_mask as detect_is_causal_mask
    from torch.utils import _device as default_device
    from torch.utils import _pytree as pytree
    from torch.utils._python_dispatch import _disable_current_modes as no_dispatch_modes
    from torch.utils._sympy import functions as sympy_functions
except ImportError as err:
    raise UnsupportedVersionError(
        f"torch {torch.__version__} lacks a private name that tpu_compile needs: {err}",
        [("supported", f"torch {SUPPORTED_TORCH}"), ("help", "pip install 'torch==2.13.*'")],
    ) from err

__all__ = [
    "TORCH_FOLDER",
    "AotGraph",
    "BackendCacheArtifact",
    "BackendCompilerFailed",
    "BypassAOTAutogradCache",
    "DataDependentOutputException",
    "DynamicOutputShapeException",
    "FXGraphCacheMiss",
    "FakeTensor",
    "FakeTensorMode",
    "LazyGraphModule",
    "OutputCode",
    "PrecompileContext",
    "SerializableAOTDispatchCompiler",
    "SerializableCallable",
    "SingleLevelFunction",
    "TensorGuards",
    "aot_module_simplified",
    "as_compiling",
    "aten_overloads",
    "autograd_node",
    "below_autograd",
    "compile_id",
    "composite_kernel",
    "cond_op",
    "cpu_keyset",
    "create_empty_tensor",
    "default_device",
    "detect_fake_mode",
    "detect_is_causal_mask",
    "dispatch_functionalize",
    "dynamo_config",
    "dynamo_disable",
    "empty_strided_cpu",
    "enable_python_dispatcher",
    "every_graph_compiled",
    "fake_kernel",
    "fallthrough_kernel",
    "flatten_graph_inputs",
    "flex_attention",
    "flex_attention_backward",
    "flex_attention_dense",
    "flex_attention_dense_backward",
    "fma",
    "forward_outputs",
    "from_dlpack_capsule",
    "functorch_config",
    "functorch_functions",
    "global_state",
    "graph_breaks",
    "has_kernel",
    "has_own_storage",
    "has_static_value",
    "invoke_subgraph",
    "is_composite",
    "is_plain_eager",
    "is_storage",
    "is_traced_for",
    "kernel_of_composite",
    "linalg_check_errors",
    "made_storable",
    "make_boxed_func",
    "make_effectful",
    "make_fx",
    "map_op",
    "min_cut_rematerialization_partition",
    "next_sequence_number",
    "no_dispatch_modes",
    "no_torch_function",
    "other_python_kernels",
    "prims_in_aten",
    "python_kernels",
    "pytree",
    "recompile_reason",
    "run_and_save_rng_state",
    "run_with_rng_state",
    "saved_tensors_stay",
    "scan_op",
    "set_eval_frame",
    "single_level_autograd",
    "skip_code",
    "static_inputs",
    "storage_at",
    "substitute",
    "sympy_functions",
    "take_apart",
    "trace_artifact",
    "train_flex_attention",
    "user_function",
    "while_loop_op",
    "with_effects",
    "without_autocast",
    "without_mkldnn",
]


# With it, an op's `redispatch` runs the CPU kernel on whatever it is given.
cpu_keyset = torch._C.DispatchKeySet(DispatchKey.CPU)


def has_kernel(op: OpOverload, key: str) -> bool:
    """Whether torch has a kernel of its own for an op under a dispatch key, by name."""
    return bool(torch._C._dispatch_has_kernel_for_dispatch_key(op.name(), key))


def without_autocast(key: str) -> Any:
    """A context in which ops skip their autocast kernels under a dispatch key, by name."""
    return torch._C._ExcludeDispatchKeyGuard(torch._C.DispatchKeySet(getattr(DispatchKey, key)))


def no_torch_function() -> Any:
    """A context in which modes such as that of torch.set_default_device change no call."""
    return torch._C.DisableTorchFunction()


def _metadata() -> Any:
    context = TracingContext.try_get()
    return None if context is None else context.fw_metadata


def is_storage(placeholder: fx.Node) -> bool:
    """Whether AOTAutograd passes a whole storage for inputs that overlap in it, as a vector."""
    return isinstance(placeholder.meta.get("desc"), SyntheticBaseAOTInput)


def train_flex_attention() -> None:
    """Let dynamo trace flex_attention of tensors that need gradients on the CPU.

    torch refuses them there, for want of a kernel in its own backend: ours takes the op apart. What
    else torch checks of the tensors' device holds for every CPU tensor.
    """
    global _trains_flex_attention
    if not _trains_flex_attention:
        from torch.nn.attention.flex_attention import _validate_device

        substitute(_validate_device, _any_device)
        _trains_flex_attention = True


_trains_flex_attention = False


def substitute(fn: Callable[..., Any], ours: Callable[..., Any]) -> None:
    """Have dynamo trace `ours` where a function calls `fn`, also one that it would not look into."""
    get_torch_obj_rule_map().pop(fn, None)
    torch.compiler.substitute_in_graph(fn)(ours)


def _any_device(query: Any, key: Any, value: Any) -> None:
    return None


def forward_outputs() -> int | None:
    """How many outputs of the forward graph being compiled are not tensors saved for backward."""
    meta = _metadata()
    return None if meta is None else int(meta.num_forward_returns)


def saved_tensors_stay() -> None:
    """Say that the backward of the forward being compiled does not use up the memory of what is saved.

    Torch would refuse to go backward twice (`retain_graph=True`), which eager allows.
    """
    meta = _metadata()
    if meta is not None:
        meta.bw_donated_idxs = []


def static_inputs() -> frozenset[int]:
    """Positions of the forward inputs that are parameters or buffers: the same tensor each call."""
    meta = _metadata()
    return frozenset() if meta is None else frozenset(meta.static_input_indices or ())


def compile_id() -> str:
    """Dynamo's number of the compile under way, `frame/recompile`, or "" outside of dynamo."""
    context = CompileContext.try_get()
    return str(context.compile_id) if context and context.compile_id else ""


def recompile_reason() -> str | None:
    """Which guard made dynamo trace the function under way again, or None where none did."""
    metrics: Any = get_metrics_context()._metrics
    found = metrics.get("recompile_reason")
    return None if found is None else str(found)


def user_function() -> tuple[str, str]:
    """The user's function that is being compiled and its `file:line`; `("graph", "")` if unknown.

    What dynamo runs after a graph break is named like `forward_at_41`, after the line.
    """
    context = TracingContext.try_get()
    if context is None or not context.traced_code:
        return "graph", ""
    code = context.traced_code[0]
    name = code.co_qualname.rpartition("<locals>.")[2]
    resumed = re.fullmatch(r"(?:.*\.)?torch_dynamo_resume_in_(\w+)_at_(\d+)", name)
    if resumed:
        name = f"{resumed[1]}_at_{resumed[2]}"
    return re.sub(r"[^\w.]", "", name), f"{code.co_filename}:{code.co_firstlineno}"


def trace_artifact(name: str, payload: Callable[[], str], json: bool = False) -> None:
    """Give TORCH_TRACE (tlparse) an artifact; `payload` is called only where a trace is written."""
    # torch asks whether there is any handler, and pytest installs one.
    if not any(isinstance(h, LazyTraceHandler) and h.root_dir for h in trace_log.handlers):
        return
    trace_structured(
        "artifact",
        metadata_fn=lambda: {"name": name, "encoding": "json" if json else "string"},
        payload_fn=payload,
        expect_trace_id=False,
    )


# Where Python kernels stand in for autograd's, so that an op never reaches a graph.
_BEFORE_AUTOGRAD = (
    DispatchKey.Autograd,
    DispatchKey.CompositeImplicitAutograd,
)


def python_kernels(op: OpOverload) -> list[Any]:
    """The keys under which torch's tracers take `op` apart before autograd sees it."""
    return [key for key in _BEFORE_AUTOGRAD if key in op.py_kernels]


def take_apart(op: OpOverload, fn: Callable[..., Any]) -> None:
    """Have torch's tracers run `fn` for a composite op, before autograd sees it."""
    op.py_impl(DispatchKey.CompositeImplicitAutograd)(fn)


def make_effectful(name: str, library: torch.library.Library) -> None:
    """Say that an op acts although it gives nothing: tracers keep it, in its place among others."""
    torch.library._register_effectful_op(name, EffectType.ORDERED, lib=library)


@contextmanager
def other_python_kernels(ops: Mapping[OpOverload, Callable[[Any], Any] | None]) -> Iterator[None]:
    """Inside, traces run each op's Python kernels as its function wraps them; None removes them."""
    changed = [(op, key, op.py_kernels[key]) for op in ops for key in python_kernels(op)]
    for op, key, kernel in changed:
        wrap = ops[op]
        if wrap is None:
            del op.py_kernels[key]
        else:
            op.py_kernels[key] = wrap(kernel)
        op._dispatch_cache.clear()
    try:
        yield
    finally:
        for op, key, kernel in changed:
            op.py_kernels[key] = kernel
            op._dispatch_cache.clear()


def composite_kernel(op: OpOverload) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Have traces run a Python function for an op that torch writes in terms of others."""
    return op.py_impl(DispatchKey.CompositeImplicitAutograd)


def kernel_of_composite(op: OpOverload) -> Callable[..., Any]:
    """What torch itself writes an op as."""
    return partial(op._op_dk, DispatchKey.CompositeImplicitAutograd)


def fake_kernel(*ops: OpOverload) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Have FakeTensor run a function, of its mode, the op and the op's arguments, for ops."""
    return register_fake_kernel(list(ops))


def is_traced_for(package: str) -> bool:
    """Whether dynamo is tracing for a backend of a package."""
    try:
        backend: Any = InstructionTranslator.current_tx().output.compiler_fn
    except AttributeError:  # dynamo is not tracing
        return False
    names = (
        "_torchdynamo_orig_backend",
        "compiler_fn",
        "func",
    )  # of torch's wrappers, of a partial
    while True:
        if (getattr(backend, "__module__", None) or "").startswith(f"{package}."):
            return True
        inner = [x for x in (getattr(backend, name, None) for name in names) if x is not None]
        if not inner or inner[0] is backend:
            return False
        backend = inner[0]


@contextmanager
def graph_breaks() -> Iterator[list[tuple[str, str]]]:
    """Inside, dynamo's reasons to end a graph before its function: the first line, and the user's."""
    found: list[tuple[str, str]] = []
    before = len(graph_break_reasons)
    try:
        yield found
    finally:
        for r in graph_break_reasons[before:]:
            frame = r.user_stack[-1] if r.user_stack else None
            at = "" if frame is None else f"{frame.filename}:{frame.lineno}: {frame.line}"
            found.append((r.reason.strip().partition("\n")[0], at))


@contextmanager
def as_compiling() -> Iterator[None]:
    """Inside, torch's optimizers keep to tensors, as they do where dynamo traces them."""
    before = torch.compiler._is_compiling_flag
    torch.compiler._is_compiling_flag = True
    try:
        yield
    finally:
        torch.compiler._is_compiling_flag = before


def _storage_users(t: torch.Tensor) -> tuple[int, int]:
    """How many hold a tensor's storage, and how many its Python object."""
    storage = t.untyped_storage()
    return torch._C._storage_Use_Count(storage._cdata), sys.getrefcount(storage)


@cache
def _one_user() -> tuple[int, int]:
    return _storage_users(torch.empty(1))


def has_own_storage(t: torch.Tensor) -> bool:
    """Whether nothing but this tensor looks into its memory, as far as torch knows."""
    return _storage_users(t) == _one_user()


def aten_overloads() -> Iterator[OpOverload]:
    """Every overload of ATen that returns something and writes to nothing."""
    # dir(torch.ops.aten) lists only the ops that something has used already.
    for name in torch._C._dispatch_get_all_op_names():
        packet, _, overload = name.removeprefix("aten::").partition(".")
        op = getattr(getattr(torch.ops.aten, packet, None), overload or "default", None)
        if not name.startswith("aten::") or not isinstance(op, OpOverload):
            continue
        if op._schema.returns and not op._schema.is_mutable:
            yield op


def prims_in_aten() -> dict[OpOverload, Callable[..., Any]]:
    """What each primitive of torch._refs is in ATen; those that give views are not among them."""
    prims = torch.ops.prims
    ops = [getattr(prims, name).default for name in _prim_names if hasattr(prims, name)]
    return {op: op.impl_aten for op in ops if not any(a.alias_info for a in op._schema.arguments)}


def is_composite(op: OpOverload) -> bool:
    """Whether torch itself writes the op in terms of others, before any backend sees it."""
    key = DispatchKey.CompositeImplicitAutograd
    return bool(op.has_kernel_for_dispatch_key(key))


def below_autograd() -> Any:
    """A context in which ops skip their autograd kernels."""
    return torch._C._AutoDispatchBelowAutograd()


_PLAIN = (torch.Tensor, torch.nn.Parameter)


def is_plain_eager(tensors: Sequence[torch.Tensor]) -> bool:
    """Whether an op on these has only its CPU kernel to run: no mode, transform, or gradient."""
    if torch._C._len_torch_dispatch_stack() or torch._C._are_functorch_transforms_active():
        return False
    if torch._C._len_torch_function_stack() or torch._C._get_tracing_state() is not None:
        return False
    if torch.autograd.forward_ad._current_level >= 0:
        return False
    recorded = torch.is_grad_enabled()
    for t in tensors:  # noqa: SIM110  # a generator costs more than the checks
        if type(t) not in _PLAIN or not t.is_cpu or (recorded and t.requires_grad):
            return False
    return True


@contextmanager
def without_mkldnn() -> Iterator[None]:
    """Inside, torch chooses no oneDNN kernel; torch.backends.mkldnn.flags would also touch TF32."""
    enabled = torch._C._get_mkldnn_enabled()
    torch._C._set_mkldnn_enabled(False)
    try:
        yield
    finally:
        torch._C._set_mkldnn_enabled(enabled)


def global_state() -> dict[str, Any]:
    """torch's version and the process-wide settings that change what a graph is traced to."""
    autocast = {
        kind: str(torch.get_autocast_dtype(kind))
        for kind in torch._C._autocast_supported_devices()
        if torch.is_autocast_enabled(kind)
    }
    sdp = torch.backends.cuda
    return {
        "torch": [torch.__version__, str(torch.version.git_version)],
        "default": [str(torch.get_default_dtype()), str(torch.get_default_device())],
        "deterministic": [
            torch.are_deterministic_algorithms_enabled(),
            torch.is_deterministic_algorithms_warn_only_enabled(),
            getattr(torch.utils.deterministic, "fill_uninitialized_memory"),  # noqa: B009  # untyped
        ],
        "grad": [torch.is_grad_enabled(), torch.is_inference_mode_enabled()],
        "autocast": autocast,
        "mkldnn": torch._C._get_mkldnn_enabled(),
        "attention": [
            sdp.flash_sdp_enabled(),
            sdp.mem_efficient_sdp_enabled(),
            sdp.math_sdp_enabled(),
            torch.backends.mha.get_fastpath_enabled(),
        ],
        "einsum": [
            torch.backends.opt_einsum.is_available(),
            torch.backends.opt_einsum.enabled,
            str(torch.backends.opt_einsum.strategy),
        ],
    }


@dataclass(frozen=True)
class AotGraph:
    """One of dynamo's graphs as AOTAutograd gets it, and its place in torch's AOTAutogradCache.

    The cache's own key is not used: to make it, torch imports all of inductor's code generation, a
    second or two, and hashes its own sources, a quarter. What is stored, and how, is torch's.
    """

    module: fx.GraphModule
    parameters: list[Any]
    args: list[Any]
    config: Any

    @classmethod
    def of(cls, module: fx.GraphModule, example_inputs: Sequence[Any]) -> AotGraph:
        found = prepare_aot_module_simplified(
            module, example_inputs, None, {}, True, False, flatten=False
        )
        return cls(module, found[1], list(found[4]), found[6])

    def facts(self) -> dict[str, Any]:
        """What AOTAutograd makes its choices by, besides the graph and `global_state`."""
        c = self.config
        sources = c.aot_autograd_arg_pos_to_source
        settings = {
            **functorch_config.save_config_portable(),
            **inductor_config.save_config_portable(ignore_private_configs=False),
        }
        return {
            "parameters": c.num_params_buffers,
            "static": list(c.static_input_indices or ()),
            "sources": None if sources is None else list(map(str, sources)),
            "dynamic": c.dynamic_shapes,
            "shared": _shared_storages(self.args),
            "settings": repr(sorted(settings.items())),
            "tag": torch.compiler.config.cache_key_tag,
        }

    def read(self, key: str) -> Callable[..., Any] | None:
        """What is stored under a key, ready to be called like what AOTAutograd returns."""
        found = AOTAutogradCache._lookup(
            key, True, should_use_remote_autograd_cache(), self.args, {}, self.config
        )
        if found is None:
            return None
        try:
            compiled = found[0].wrap_post_compile(self.args, self.config, create_fx_config())
        except FXGraphCacheMiss:
            return None
        held = self.parameters
        return lambda *args: compiled([*held, *args])

    @staticmethod
    def write(key: str, compiled: Callable[..., Any]) -> None:
        """Store what AOTAutograd has returned inside of `made_storable`."""
        entry = compiled.serialize()  # type: ignore[attr-defined]
        AOTAutogradCache.save(key, entry, should_use_remote_autograd_cache())

    @staticmethod
    def prepare(compiled: Callable[..., Any]) -> None:
        """Make it ready to be pickled by who has asked for it: torch's `aot_compile`."""
        compiled.serialize().pre_save()  # type: ignore[attr-defined]


def functorch_functions() -> list[Any]:
    """What the partitioner may be given in place of the names of its own choices."""
    names = ("activation_memory_budget_runtime_estimator", "activation_memory_budget_solver")
    return [getattr(functorch_config, name, None) for name in names]


def every_graph_compiled() -> Any:
    """A context in which dynamo compiles a function however often it has been compiled."""
    limit = 1 << 20
    return torch._dynamo.config.patch(recompile_limit=limit, accumulated_recompile_limit=limit)


@contextmanager
def made_storable() -> Iterator[None]:
    """Inside, AOTAutograd compiles backwards at once, and returns what AotGraph.write can store."""
    functorch = functorch_config.patch(
        bundled_autograd_cache=True,
        force_non_lazy_backward_lowering=True,
        # A key that nothing is found under, which is made without torch's key.
        bypass_autograd_cache_key=True,
        strict_autograd_cache=False,
    )
    with functorch, inductor_config.patch(fx_graph_cache=False):
        yield


def _shared_storages(args: Sequence[Any]) -> list[int | None]:
    """For each tensor the number of the first argument that has the same memory."""
    first: dict[int, int] = {}
    return [
        first.setdefault(a.untyped_storage()._cdata, i) if isinstance(a, torch.Tensor) else None
        for i, a in enumerate(args)
    ]
