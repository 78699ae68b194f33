"""What a JAX function's own signature says of the torch op that is made of it."""

from __future__ import annotations

import inspect
import typing
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

# How torch's schemas call the types of static arguments.
_SCHEMA_NAMES = {
    Tensor: "Tensor",
    bool: "bool",
    int: "int",
    float: "float",
    complex: "complex",
    str: "str",
    torch.dtype: "ScalarType",
}


def torch_signature(fn: Callable[..., Any]) -> inspect.Signature | None:
    """The function's signature with torch tensors for arrays; None where it has none that is known.

    A parameter without annotation takes a tensor, or what its default is.
    """
    try:
        signature = inspect.signature(fn)
    except (TypeError, ValueError):
        return None
    try:
        hints = typing.get_type_hints(inspect.unwrap(fn))
    except (AttributeError, NameError, TypeError):  # names that only a type checker imports
        hints = {}
    parameters = [
        p.replace(annotation=_torch_type(hints.get(name, p.annotation), p.default))
        for name, p in signature.parameters.items()
    ]
    returned = hints.get("return", signature.return_annotation)
    result = _torch_type(returned, inspect.Parameter.empty) if _is_array(returned) else returned
    return signature.replace(parameters=parameters, return_annotation=result)


def schema(name: str, signature: inspect.Signature, mutated: Sequence[str]) -> str:
    """The signature as torch writes schemas: `swish(Tensor x, float beta=1.0) -> Tensor`."""
    parts: list[str] = []
    keywords = False
    for p in signature.parameters.values():
        if p.kind is p.KEYWORD_ONLY and not keywords:
            parts.append("*")
            keywords = True
        parts.append(_argument(p, mutated))
    returned = signature.return_annotation
    result = "Any" if returned is signature.empty else _schema_type(returned)
    return f"{name}({', '.join(parts)}) -> {result}"


def _argument(p: inspect.Parameter, mutated: Sequence[str]) -> str:
    kind = _schema_type(p.annotation)
    if p.name in mutated:
        kind = f"{kind}({chr(ord('a') + list(mutated).index(p.name))}!)"
    many: dict[Any, str] = {p.VAR_POSITIONAL: "*", p.VAR_KEYWORD: "**"}
    stars = many.get(p.kind, "")
    default = "" if p.default is p.empty else f"={p.default!r}"
    return f"{kind} {stars}{p.name}{default}"


def _torch_type(annotation: Any, default: Any) -> Any:
    if _is_array(annotation):
        return Tensor
    if annotation is not inspect.Parameter.empty and annotation is not Any:
        return annotation
    if default is inspect.Parameter.empty:
        return Tensor
    return Tensor | None if default is None else type(default)


def _is_array(annotation: Any) -> bool:
    """Whether it is jax.Array, or a union with it such as jax.typing.ArrayLike."""
    if any(map(_is_array, typing.get_args(annotation))):
        return True
    name = getattr(annotation, "__name__", "").rpartition(".")[2]
    module = getattr(annotation, "__module__", None) or ""
    return module.partition(".")[0] in ("jax", "jaxlib") and name in ("Array", "ndarray")


def _schema_type(annotation: Any) -> str:
    if annotation == Tensor | None:
        return "Tensor?"
    return _SCHEMA_NAMES.get(annotation) or str(getattr(annotation, "__name__", annotation))
