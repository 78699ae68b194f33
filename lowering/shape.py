"""Views, joins and rearrangements."""

import torch
from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.registry import family, lower

aten = torch.ops.aten


@family
def same(b: Builder, self: Value) -> Value:
    """The operand: what aliases in eager is a value like any other in a functional graph."""
    return self


for _op in (aten.alias.default, aten.detach.default, aten.lift_fresh_copy.default):
    lower(_op)(same)


@family
def to_out_shape(b: Builder, self: Value, *_: object, **__: object) -> Value:
    """Row-major reshape to the shape that FakeTensor gives."""
    return b.reshape(self, b.out.shape)


for _op in (
    aten.view.default,
    aten._unsafe_view.default,
    aten.reshape.default,
    aten.unsqueeze.default,
    aten.squeeze.default,
    aten.squeeze.dim,
    aten.squeeze.dims,
):
    lower(_op)(to_out_shape)


@lower(aten.clone.default)
def clone(b: Builder, self: Value, *, memory_format: object = None) -> Value:
    """aten::clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor"""
    return self


@lower(aten.permute.default)
def permute(b: Builder, self: Value, dims: list[int]) -> Value:
    """aten::permute(Tensor(a) self, int[] dims) -> Tensor(a)"""
    return b.transpose(self, [d % self.rank for d in dims])


@lower(aten.expand.default)
def expand(b: Builder, self: Value, size: list[int], *, implicit: bool = False) -> Value:
    """aten::expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)"""
    return b.broadcast_to(self, b.out.shape)
