"""Normalisations: statistics in two passes and in opmath, results in the dtypes that eager gives."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import torch

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.registry import lower
from tpu_compile.lowering.types import opmath

aten = torch.ops.aten

Optional = Value | None


def spread(b: Builder, x: Value, shape: Sequence[int], dims: Sequence[int]) -> Value:
    """`x`, from which the dimensions `dims` of `shape` were reduced, over all of `shape` again."""
    return b.broadcast_in_dim(x, shape, [d for d in range(len(shape)) if d not in dims])


def mean(b: Builder, x: Value, dims: Sequence[int]) -> Value:
    """The mean over `dims`, which are dropped."""
    return b.reduce(x, dims, "add", 0) / math.prod(x.shape[d] for d in dims)


def moments(b: Builder, x: Value, dims: Sequence[int]) -> tuple[Value, Value, Value]:
    """The mean, x - mean, and the biased variance, which is the mean of the squares of x - mean."""
    average = mean(b, x, dims)
    centered = x - spread(b, average, x.shape, dims)
    return average, centered, mean(b, centered * centered, dims)


def affine(b: Builder, x: Value, weight: Optional, bias: Optional, dims: Sequence[int]) -> Value:
    """x · weight + bias, whose dimensions are `dims` of x; either may be None."""
    for name, term in (("multiply", weight), ("add", bias)):
        if term is not None:
            full = b.broadcast_in_dim(b.convert(term, x.dtype), x.shape, dims)
            x = b.binary(name, x, full)
    return x


def results(b: Builder, *values: Optional) -> tuple[Value, ...]:
    """The values in the dtypes and shapes of `b.outs`; None where FakeTensor gives None."""
    found: list[Any] = []
    for value, spec in zip(values, b.outs, strict=True):
        if spec is None:
            found.append(None)
            continue
        assert value is not None
        found.append(b.convert(b.reshape(value, spec.shape), spec.dtype))
    return tuple(found)


def standardized_gradient(
    b: Builder, grad: Value, normal: Value, rstd: Value, dims: Sequence[int]
) -> Value:
    """The gradient of `normal = (x - mean) · rstd` with respect to x; `grad` is that of `normal`.

    The mean and rstd depend on x over `dims`, which takes out of `grad` its mean and its component
    along `normal`.
    """
    along = spread(b, mean(b, grad * normal, dims), grad.shape, dims)
    level = spread(b, mean(b, grad, dims), grad.shape, dims)
    return (grad - level - normal * along) * spread(b, rstd, grad.shape, dims)


# ---------------------------------------------------------------------- layer norm, RMS norm


@lower(aten.native_layer_norm.default)
def native_layer_norm(
    b: Builder,
    input: Value,
    normalized_shape: list[int],
    weight: Value | None,
    bias: Value | None,
    eps: float,
) -> tuple[Value, ...]:
    """
    aten::native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias,
    float eps) -> (Tensor, Tensor, Tensor)
    """
    x = b.convert(input, opmath(input.dtype))
    inner = range(x.rank - len(normalized_shape), x.rank)
    average, centered, variance = moments(b, x, inner)
    rstd = b.unary("rsqrt", variance + eps)
    out = affine(b, centered * spread(b, rstd, x.shape, inner), weight, bias, inner)
    return results(b, out, average, rstd)


@lower(aten.native_layer_norm_backward.default)
def native_layer_norm_backward(
    b: Builder,
    grad_out: Value,
    input: Value,
    normalized_shape: list[int],
    mean: Value,
    rstd: Value,
    weight: Value | None,
    bias: Value | None,
    output_mask: list[bool],
) -> tuple[Value, ...]:
    """
    aten::native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape,
    Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor,
    Tensor)
    """
    wide = opmath(input.dtype)
    outer = range(input.rank - len(normalized_shape))
    inner = range(len(outer), input.rank)
    average, scale = (
        b.convert(b.reshape(v, input.shape[: len(outer)]), wide) for v in (mean, rstd)
    )
    grad, x = b.convert(grad_out, wide), b.convert(input, wide)
    normal = (x - spread(b, average, x.shape, inner)) * spread(b, scale, x.shape, inner)
    grad_input = grad_weight = grad_bias = None
    if output_mask[0]:
        inner_grad = affine(b, grad, weight, None, inner)
        grad_input = standardized_gradient(b, inner_grad, normal, scale, inner)
    if output_mask[1]:
        grad_weight = b.reduce(grad * normal, outer, "add", 0)
    if output_mask[2]:
        grad_bias = b.reduce(grad, outer, "add", 0)
    return results(b, grad_input, grad_weight, grad_bias)


@lower(aten._fused_rms_norm.default)
def fused_rms_norm(
    b: Builder,
    input: Value,
    normalized_shape: list[int],
    weight: Value | None,
    eps: float | None,
) -> tuple[Value, ...]:
    """
    aten::_fused_rms_norm(Tensor input, int[] normalized_shape, Tensor? weight, float? eps) ->
    (Tensor, Tensor)
    """
    x = b.convert(input, opmath(input.dtype))
    inner = range(x.rank - len(normalized_shape), x.rank)
    eps = torch.finfo(x.dtype).eps if eps is None else eps
    rstd = b.unary("rsqrt", mean(b, x * x, inner) + eps)
    out = affine(b, x * spread(b, rstd, x.shape, inner), weight, None, inner)
    return results(b, out, rstd)


@lower(aten._fused_rms_norm_backward.default)
def fused_rms_norm_backward(
    b: Builder,
    grad_out: Value,
    input: Value,
    normalized_shape: list[int],
    rstd: Value,
    weight: Value | None,
    output_mask: list[bool],
) -> tuple[Value, ...]:
    """
    aten::_fused_rms_norm_backward(Tensor grad_out, Tensor input, int[] normalized_shape, Tensor
    rstd, Tensor? weight, bool[2] output_mask) -> (Tensor, Tensor)
    """
    wide = opmath(input.dtype)
    outer = range(input.rank - len(normalized_shape))
    inner = range(len(outer), input.rank)
    grad, x = b.convert(grad_out, wide), b.convert(input, wide)
    scale = b.convert(b.reshape(rstd, input.shape[: len(outer)]), wide)
    scale = spread(b, scale, x.shape, inner)
    normal = x * scale
    grad_input = grad_weight = None
    if output_mask[0]:
        inner_grad = affine(b, grad, weight, None, inner)
        along = spread(b, mean(b, inner_grad * normal, inner), x.shape, inner)
        grad_input = (inner_grad - normal * along) * scale
    if output_mask[1]:
        grad_weight = b.reduce(grad * normal, outer, "add", 0)
    return results(b, grad_input, grad_weight)


# ---------------------------------------------------------------------- group norm


@lower(aten.native_group_norm.default)
def native_group_norm(
    b: Builder,
    input: Value,
    weight: Value | None,
    bias: Value | None,
    N: int,
    C: int,
    HxW: int,
    group: int,
    eps: float,
) -> tuple[Value, ...]:
    """
    aten::native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt
    HxW, int group, float eps) -> (Tensor, Tensor, Tensor)
    """
    x = _groups(b, input, group)
    inner = range(2, x.rank)
    average, centered, variance = moments(b, x, inner)
    rstd = b.unary("rsqrt", variance + eps)
    out = b.reshape(centered * spread(b, rstd, x.shape, inner), input.shape)
    return results(b, affine(b, out, weight, bias, [1]), average, rstd)


@lower(aten.native_group_norm_backward.default)
def native_group_norm_backward(
    b: Builder,
    grad_out: Value,
    input: Value,
    mean: Value,
    rstd: Value,
    weight: Value | None,
    N: int,
    C: int,
    HxW: int,
    group: int,
    output_mask: list[bool],
) -> tuple[Value, ...]:
    """
    aten::native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd,
    Tensor? weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask) -> (Tensor,
    Tensor, Tensor)
    """
    x = _groups(b, input, group)
    inner = range(2, x.rank)
    average, scale = (b.convert(v, x.dtype) for v in (mean, rstd))
    normal = (x - spread(b, average, x.shape, inner)) * spread(b, scale, x.shape, inner)
    grad = b.convert(grad_out, x.dtype)
    positions = [d for d in range(input.rank) if d != 1]
    grad_input = grad_weight = grad_bias = None
    if output_mask[0]:
        inner_grad = b.reshape(affine(b, grad, weight, None, [1]), x.shape)
        grad_input = standardized_gradient(b, inner_grad, normal, scale, inner)
    if output_mask[1]:
        grad_weight = b.reduce(grad * b.reshape(normal, input.shape), positions, "add", 0)
    if output_mask[2]:
        grad_bias = b.reduce(grad, positions, "add", 0)
    return results(b, grad_input, grad_weight, grad_bias)


def _groups(b: Builder, x: Value, group: int) -> Value:
    """[N, C, ...] as [N, group, C / group, ...] in opmath."""
    shape = (x.shape[0], group, x.shape[1] // group, *x.shape[2:])
    return b.reshape(b.convert(x, opmath(x.dtype)), shape)


# ---------------------------------------------------------------------- batch norm


def _batch_norm(
    b: Builder,
    input: Value,
    weight: Optional,
    bias: Optional,
    running_mean: Optional,
    running_var: Optional,
    training: bool,
    momentum: float,
    eps: float,
) -> tuple[Optional, ...]:
    """Output, the mean and rstd of the batch, and the running statistics moved towards them.

    Where running statistics normalise, there is nothing to save: eager gives empty tensors.
    """
    x = b.convert(input, opmath(input.dtype))
    others = [d for d in range(x.rank) if d != 1]
    if training:
        average, centered, variance = moments(b, x, others)
        rstd = b.unary("rsqrt", variance + eps)
        saved: tuple[Value, Value] = (average, rstd)
        if running_mean is not None and running_var is not None:
            count = math.prod(x.shape[d] for d in others)
            running_mean = _moved(b, running_mean, average, momentum)
            running_var = _moved(b, running_var, variance * (count / (count - 1)), momentum)
    else:
        assert running_mean is not None
        assert running_var is not None
        average, variance = (b.convert(v, x.dtype) for v in (running_mean, running_var))
        centered = x - b.broadcast_in_dim(average, x.shape, [1])
        rstd = b.unary("rsqrt", variance + eps)
        saved = (b.zeros((0,), x.dtype), b.zeros((0,), x.dtype))
    # One factor for each channel: weight and rstd meet before they are broadcast.
    scale = rstd if weight is None else rstd * b.convert(weight, x.dtype)
    return affine(b, centered, scale, bias, [1]), *saved, running_mean, running_var


def _moved(b: Builder, running: Value, batch: Value, momentum: float) -> Value:
    """`running`, moved towards the batch's statistic, in its own dtype."""
    moved = b.convert(running, batch.dtype) * (1 - momentum) + batch * momentum
    return b.convert(moved, running.dtype)


@lower(aten._native_batch_norm_legit_functional.default)
def native_batch_norm_legit_functional(
    b: Builder,
    input: Value,
    weight: Value | None,
    bias: Value | None,
    running_mean: Value,
    running_var: Value,
    training: bool,
    momentum: float,
    eps: float,
) -> tuple[Value, ...]:
    """
    aten::_native_batch_norm_legit_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor
    running_mean, Tensor running_var, bool training, float momentum, float eps) -> (Tensor, Tensor,
    Tensor, Tensor running_mean_out, Tensor running_var_out)
    """
    all_five = _batch_norm(
        b, input, weight, bias, running_mean, running_var, training, momentum, eps
    )
    return results(b, *all_five)


@lower(aten._native_batch_norm_legit.no_stats)
def native_batch_norm_legit_no_stats(
    b: Builder,
    input: Value,
    weight: Value | None,
    bias: Value | None,
    training: bool,
    momentum: float,
    eps: float,
) -> tuple[Value, ...]:
    """
    aten::_native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool
    training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
    """
    found = _batch_norm(b, input, weight, bias, None, None, training, momentum, eps)
    return results(b, *found[:3])


@lower(aten._native_batch_norm_legit_no_training.default)
def native_batch_norm_legit_no_training(
    b: Builder,
    input: Value,
    weight: Value | None,
    bias: Value | None,
    running_mean: Value,
    running_var: Value,
    momentum: float,
    eps: float,
) -> tuple[Value, ...]:
    """
    aten::_native_batch_norm_legit_no_training(Tensor input, Tensor? weight, Tensor? bias, Tensor
    running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor)
    """
    found = _batch_norm(b, input, weight, bias, running_mean, running_var, False, momentum, eps)
    return results(b, *found[:3])


@lower(aten._batch_norm_with_update_functional.default)
def batch_norm_with_update_functional(
    b: Builder,
    input: Value,
    weight: Value | None,
    bias: Value | None,
    running_mean: Value,
    running_var: Value,
    momentum: float,
    eps: float,
) -> tuple[Value, ...]:
    """
    aten::_batch_norm_with_update_functional(Tensor input, Tensor? weight, Tensor? bias, Tensor
    running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor,
    Tensor running_mean_out, Tensor running_var_out)
    """
    found = _batch_norm(b, input, weight, bias, running_mean, running_var, True, momentum, eps)
    return results(b, *found[:3], b.zeros((0,), torch.uint8), *found[3:])


@lower(aten._batch_norm_no_update.default)
def batch_norm_no_update(
    b: Builder,
    input: Value,
    weight: Value | None,
    bias: Value | None,
    running_mean: Value | None,
    running_var: Value | None,
    momentum: float,
    eps: float,
) -> tuple[Value, ...]:
    """
    aten::_batch_norm_no_update(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean,
    Tensor? running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor)
    """
    found = _batch_norm(b, input, weight, bias, running_mean, running_var, False, momentum, eps)
    return results(b, *found[:3], b.zeros((0,), torch.uint8))


@lower(aten.native_batch_norm_backward.default)
def native_batch_norm_backward(
    b: Builder,
    grad_out: Value,
    input: Value,
    weight: Value | None,
    running_mean: Value | None,
    running_var: Value | None,
    save_mean: Value | None,
    save_invstd: Value | None,
    train: bool,
    eps: float,
    output_mask: list[bool],
) -> tuple[Value, ...]:
    """
    aten::native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor?
    running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float
    eps, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
    """
    wide = opmath(input.dtype)
    grad, x = b.convert(grad_out, wide), b.convert(input, wide)
    others = [d for d in range(x.rank) if d != 1]
    if train:
        assert save_mean is not None
        assert save_invstd is not None
        centered = x - spread(b, b.convert(save_mean, wide), x.shape, others)
        rstd = b.convert(save_invstd, wide)
    else:
        assert running_mean is not None
        assert running_var is not None
        centered = x - spread(b, b.convert(running_mean, wide), x.shape, others)
        rstd = b.unary("rsqrt", b.convert(running_var, wide) + eps)
    normal = affine(b, centered, rstd, None, [1])
    # Both sums serve the gradients of weight and bias and, divided by the count, that of the input.
    along = b.reduce(grad * normal, others, "add", 0)
    total = b.reduce(grad, others, "add", 0)
    scale = rstd if weight is None else rstd * b.convert(weight, wide)
    inner = grad
    if train:
        count = math.prod(x.shape[d] for d in others)
        inner = grad - spread(b, total / count, x.shape, others)
        inner = inner - affine(b, normal, along / count, None, [1])
    return results(b, affine(b, inner, scale, None, [1]), along, total)


@lower(aten.batch_norm_backward.default)
def batch_norm_backward(
    b: Builder,
    grad_out: Value,
    input: Value,
    weight: Value,
    running_mean: Value | None,
    running_var: Value | None,
    save_mean: Value | None,
    save_var: Value | None,
    update: bool,
    eps: float,
    output_mask: list[bool],
    reserve: Value,
) -> tuple[Value, ...]:
    """
    aten::batch_norm_backward(Tensor grad_out, Tensor input, Tensor weight, Tensor? running_mean,
    Tensor? running_var, Tensor? save_mean, Tensor? save_var, bool update, float eps, bool[3]
    output_mask, Tensor reserve) -> (Tensor, Tensor, Tensor)
    """
    return native_batch_norm_backward(
        b,
        grad_out,
        input,
        weight,
        running_mean,
        running_var,
        save_mean,
        save_var,  # despite its name, 1 / sqrt(var + eps)
        update,
        eps,
        output_mask,
    )


# ---------------------------------------------------------------------- weight norm


@lower(aten._weight_norm_interface.default)
def weight_norm_interface(b: Builder, v: Value, g: Value, dim: int = 0) -> tuple[Value, ...]:
    """aten::_weight_norm_interface(Tensor v, Tensor g, int dim=0) -> (Tensor, Tensor)"""
    x = b.convert(v, opmath(v.dtype))
    others = [d for d in range(x.rank) if d != dim % x.rank]
    norms = b.unary("sqrt", b.reduce(x * x, others, "add", 0))
    scale = b.reshape(b.convert(g, x.dtype), norms.shape) / norms
    return results(b, affine(b, x, scale, None, [dim % x.rank]), norms)


@lower(aten._weight_norm_interface_backward.default)
def weight_norm_interface_backward(
    b: Builder, grad_w: Value, saved_v: Value, saved_g: Value, saved_norms: Value, dim: int
) -> tuple[Value, ...]:
    """
    aten::_weight_norm_interface_backward(Tensor grad_w, Tensor saved_v, Tensor saved_g, Tensor
    saved_norms, int dim) -> (Tensor, Tensor)
    """
    wide = opmath(saved_v.dtype)
    axis = [dim % saved_v.rank]
    others = [d for d in range(saved_v.rank) if d not in axis]
    grad, v = b.convert(grad_w, wide), b.convert(saved_v, wide)
    rows = (saved_v.shape[axis[0]],)
    g, norms = (b.convert(b.reshape(t, rows), wide) for t in (saved_g, saved_norms))
    # v / norm is a unit vector; its gradient keeps only what is orthogonal to it.
    unit = affine(b, v, b.like(1, norms) / norms, None, axis)
    along = b.reduce(grad * unit, others, "add", 0)
    grad_v = affine(b, grad - affine(b, unit, along, None, axis), g / norms, None, axis)
    return results(b, grad_v, along)
