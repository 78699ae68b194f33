"""The device's kernels, told to torch: at first use of the device."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch._ops import OpOverload

from tpu_compile.eager import autocast, composed, kernels, views
from tpu_compile.eager.debugging import checked
from tpu_compile.eager.modes import state
from tpu_compile.eager.storage import client, settle
from tpu_compile.lowering import foreach, registry
from tpu_compile.torch_private import has_kernel, set_eval_frame, skip_code

aten = torch.ops.aten
Tensor = torch.Tensor


def shielded(op: OpOverload, fn: Callable[..., Any]) -> Callable[..., Any]:
    """A kernel that dynamo does not trace when it runs below a frame that dynamo has broken off."""

    def kernel(*args: Any, **kwargs: Any) -> Any:
        before = set_eval_frame(None)
        try:
            if state.checking:
                return checked(op, fn, args, kwargs)
            return fn(*args, **kwargs)
        finally:
            set_eval_frame(before)

    skip_code(kernel.__code__)  # nor the wrapper
    return kernel


_kernels: dict[OpOverload, Callable[..., Any]] = {}


def fallback(op: OpOverload, *args: Any, **kwargs: Any) -> Any:
    """What torch calls for every op that has no kernel of the device."""
    kernel = _kernels.get(op)
    if kernel is None:
        kernel = _kernels[op] = shielded(op, kernels.kernel_of(op))
    return kernel(*args, **kwargs)


skip_code(fallback.__code__)


# Whole by a rule, but in torch made of parts that are better on the device: kept so.
_NOT_OURS = frozenset(
    {
        "aten::clone",
        "aten::_to_copy",
        "aten::detach",
        "aten::alias",
        "aten::lift",
        "aten::lift_fresh",
        "aten::lift_fresh_copy",
        "aten::copy",
        "aten::contiguous",
    }
)


def _own_kernel(op: Any) -> bool:
    """Whether torch should call the device's kernel for a functional op itself, not its parts."""
    if not isinstance(op, OpOverload) or op.namespace != "aten":
        return False
    schema = op._schema
    if schema.is_mutable or any(r.alias_info is not None for r in schema.returns):
        return False
    if schema.name in _NOT_OURS or schema.name in kernels.QUIET:
        return False
    if not any("Tensor" in str(a.type) for a in schema.arguments):
        return False  # a factory: empty and a fill
    return not has_kernel(op, "CompositeImplicitAutograd")


def install() -> None:
    """Give torch the device's kernels."""
    client()
    _LIBRARIES.extend(autocast.install())
    library = torch.library.Library("aten", "IMPL")
    _LIBRARIES.append(library)

    def add(op: OpOverload, fn: Callable[..., Any]) -> None:
        library.impl(op.name(), shielded(op, fn), "PrivateUse1")

    for key in ("SparsePrivateUse1", "SparseCsrPrivateUse1"):
        every = torch.library.Library("_", "IMPL")
        _LIBRARIES.append(every)
        every.fallback(refuse_sparse, key)
    for op in views.REDISPATCHED:
        library.impl(op.name(), views.redispatched(op), "PrivateUse1")
    for op, fn in _BY_HAND.items():
        add(op, fn)
    done = {*views.REDISPATCHED, *_BY_HAND}
    for rule in filter(_own_kernel, (*registry.rules(), *foreach.overloads())):
        assert isinstance(rule, OpOverload)
        for each in (rule, *_writing(rule)):
            if each not in done:
                done.add(each)
                add(each, kernels.kernel_of(each))


def _writing(op: OpOverload) -> list[OpOverload]:
    """The ops that write what `op` computes: in place and out=."""
    namespace, _, name = op._schema.name.partition("::")
    found = []
    for packet in (name, f"{name}_"):
        held = getattr(getattr(torch.ops, namespace), packet, None)
        for overload in held.overloads() if held is not None else ():
            each = getattr(held, overload)
            if not each._schema.is_mutable or kernels.functional_of(each) is not op:
                continue
            if not has_kernel(each, "CompositeImplicitAutograd"):
                found.append(each)
    return found


_BY_HAND: dict[OpOverload, Callable[..., Any]] = {
    aten.empty.memory_format: kernels.empty,
    aten.empty_strided.default: kernels.empty_strided,
    aten._efficientzerotensor.default: kernels.zero_tensor,
    aten.copy_.default: kernels.copy_,
    aten._copy_from.default: kernels._copy_from,
    aten.clone.default: kernels.clone,
    aten._to_copy.default: kernels.to_copy,
    aten._local_scalar_dense.default: kernels.item,
    aten.resize_.default: views.resize_,
    **composed.KERNELS,
}

_LIBRARIES: list[Any] = []


def refuse_sparse(op: OpOverload, *args: Any, **kwargs: Any) -> Any:
    """What every op on a sparse tensor of the device does."""
    raise NotImplementedError(
        f"{op}: the device tpu has no sparse tensors; keep them on the CPU, or call .to_dense()"
    )


def synchronize() -> None:
    """Wait until all that was begun, or put off, is done."""
    settle()
