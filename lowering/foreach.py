"""torch._foreach_*: ops on lists of tensors, as optimizers use them, taken apart into one op a tensor."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch._ops import OpOverload

aten = torch.ops.aten

_NAMES = (
    "abs", "add", "addcdiv", "addcmul", "ceil", "clamp_max", "clamp_min", "div", "exp", "expm1",
    "floor", "lerp", "log", "log1p", "maximum", "minimum", "mul", "neg", "pow", "reciprocal",
    "round", "rsqrt", "sigmoid", "sign", "sqrt", "sub", "tanh", "trunc", "zero",
)  # fmt: skip


def overloads() -> dict[OpOverload, Callable[..., Any]]:
    """The functional ones and what takes them apart."""
    found: dict[OpOverload, Callable[..., Any]] = {aten._foreach_norm.Scalar: _norm}
    for name in _NAMES:
        packet = getattr(aten, f"_foreach_{name}")
        for overload in packet.overloads():
            op = getattr(packet, overload)
            if op._schema.is_mutable or overload == "ScalarAndTensor":
                continue
            if name in ("addcdiv", "addcmul"):
                if overload != "Tensor":  # numbers that only the values of a tensor tell
                    found[op] = each_of(op, _valued(getattr(torch, name)))
                continue
            bound = name in ("maximum", "minimum") and overload != "List"
            found[op] = each_of(op, _BOUNDS[name] if bound else _element(name))
    return found


# torch.maximum takes no number.
_BOUNDS: dict[str, Callable[..., Any]] = {"maximum": torch.clamp_min, "minimum": torch.clamp_max}


def _element(name: str) -> Callable[..., Any]:
    found: Callable[..., Any] = getattr(torch, "zeros_like" if name == "zero" else name)
    return found


def _valued(call: Callable[..., Any]) -> Callable[..., Any]:
    """Their number is a keyword to torch, and an argument in lists."""
    return lambda self, tensor1, tensor2, value=1: call(self, tensor1, tensor2, value=value)


def each_of(op: OpOverload, call: Callable[..., Any]) -> Callable[..., Any]:
    """What a foreach op is, if `call` is what it does to one tensor."""
    lists = {a.name: str(a.type).startswith("List[") for a in op._schema.arguments}

    def decomposed(*args: Any, **kwargs: Any) -> list[torch.Tensor]:
        def at(i: int, value: Any, is_list: bool) -> Any:
            return value[i] if is_list else value

        return [
            call(
                *(at(i, a, each) for a, each in zip(args, lists.values(), strict=False)),
                **{k: at(i, v, lists[k]) for k, v in kwargs.items()},
            )
            for i in range(len(args[0]))
        ]

    return decomposed


def _norm(
    self: Sequence[torch.Tensor], ord: float = 2, dtype: torch.dtype | None = None
) -> list[torch.Tensor]:
    return [torch.linalg.vector_norm(t, ord, dtype=dtype) for t in self]
