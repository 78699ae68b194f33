"""Ops whose numbers change from call to call, such as a learning rate: these go into programs as inputs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from torch._ops import OpOverload

from tpu_compile.eager.storage import client
from tpu_compile.lowering.foreach import each_of, overloads

aten = torch.ops.aten
Tensor = torch.Tensor

_NARROW = (torch.float16, torch.bfloat16)


class Number:
    """A number on its way into a program."""

    __slots__ = ("buffer",)

    def __init__(self, buffer: Any) -> None:
        self.buffer = buffer


_MOST = 4096
_met: set[float] = set()
_kept: dict[float, Number] = {}


def number(value: float) -> Number:
    """A float as a 0-d float64 buffer: kept from its second time on.

    To keep a buffer takes a thread, which a number that changes with each step is not worth.
    """
    found = _kept.get(value)
    if found is not None:
        return found
    array = np.array(value, np.float64)
    if value not in _met:
        if len(_met) >= _MOST:
            _met.clear()
        _met.add(value)
        return Number(client().borrow(array))
    if len(_kept) >= _MOST:
        _kept.clear()
    (buffer,) = client().keep([array])
    made = _kept[value] = Number(buffer)
    return made


def _product(x: Tensor, scale: Any) -> Any:
    return x if isinstance(scale, int | float) and scale == 1 else x * scale


def _add(self: Tensor, other: Any, *, alpha: Any = 1) -> Any:
    return self + _product(other, alpha)


def _sub(self: Tensor, other: Any, *, alpha: Any = 1) -> Any:
    return self - _product(other, alpha)


def _mul(self: Tensor, other: Any) -> Any:
    return self * other


def _div(self: Tensor, other: Any) -> Any:
    return self / other


def _addcmul(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Any = 1) -> Any:
    return self + _product(tensor1, value) * tensor2


def _addcdiv(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Any = 1) -> Any:
    return self + _product(tensor1, value) / tensor2


def _lerp(self: Tensor, end: Tensor, weight: Any) -> Any:
    w = torch.as_tensor(weight, dtype=self.dtype)
    return torch.where(w < 0.5, self + w * (end - self), end - (end - self) * (1 - w))


Formula = Callable[..., Any]


def _with_numbers(formula: Formula) -> Formula:
    """The formula on tensors and numbers, computed as torch does: 16-bit floats in float32.

    A number is a 0-d float64 tensor here, and takes the dtype of the tensors.
    """

    def computed(self: Tensor, *args: Any, **kwargs: Any) -> Tensor:
        dtype = self.dtype
        for x in (*args, *kwargs.values()):
            if isinstance(x, Tensor) and not _is_number(x):
                dtype = torch.promote_types(dtype, x.dtype) if x.dim() or not self.dim() else dtype
        wide = torch.float32 if dtype in _NARROW else dtype

        def of(x: Any) -> Any:
            return x.to(wide) if isinstance(x, Tensor) else x

        result: Tensor = formula(of(self), *map(of, args), **{k: of(v) for k, v in kwargs.items()})
        return result.to(dtype)

    return computed


def _is_number(x: Tensor) -> bool:
    return x.dim() == 0 and x.dtype == torch.float64


def _fill(self: Tensor, value: Any) -> Any:
    return (
        aten.fill.Tensor(self, value)
        if isinstance(value, Tensor)
        else aten.fill.Scalar(self, value)
    )


FORMULAS: dict[OpOverload, Formula] = {
    aten.add.Tensor: _with_numbers(_add),
    aten.sub.Tensor: _with_numbers(_sub),
    aten.mul.Tensor: _with_numbers(_mul),
    aten.div.Tensor: _with_numbers(_div),
    aten.addcmul.default: _with_numbers(_addcmul),
    aten.addcdiv.default: _with_numbers(_addcdiv),
    aten.lerp.Scalar: _with_numbers(_lerp),
    aten.fill.Scalar: _with_numbers(_fill),
}

_ELEMENTS: dict[str, Formula] = {"add": _add, "sub": _sub, "mul": _mul, "div": _div, "addcmul": _addcmul,
             "addcdiv": _addcdiv, "lerp": _lerp}  # fmt: skip

for _op in overloads():
    _name = _op._schema.name.removeprefix("aten::_foreach_")
    if _name in _ELEMENTS:
        FORMULAS[_op] = each_of(_op, _with_numbers(_ELEMENTS[_name]))
