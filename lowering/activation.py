"""Activation functions and their backwards, each in the dtype that torch's kernels compute in."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import torch

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.complex import conjugate
from tpu_compile.lowering.pointwise import log_plus_one
from tpu_compile.lowering.registry import lower

aten = torch.ops.aten


@lower(aten.relu.default)
def relu(b: Builder, self: Value) -> Value:
    """aten::relu(Tensor self) -> Tensor"""
    return b.maximum(self, 0)


@lower(aten.threshold_backward.default)
def threshold_backward(b: Builder, grad_output: Value, self: Value, threshold: Any) -> Value:
    """aten::threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor"""
    grad, x = b.promote(grad_output, self, to=b.out.dtype)
    return b.select(x <= threshold, 0, grad)


@lower(aten.sigmoid_backward.default)
def sigmoid_backward(b: Builder, grad_output: Value, output: Value) -> Value:
    """aten::sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor"""

    def fn(grad: Value, y: Value) -> Value:
        y = conjugate(y)
        return grad * (1 - y) * y

    return b.in_opmath(fn, *b.promote(grad_output, output, to=b.out.dtype))


@lower(aten.tanh_backward.default)
def tanh_backward(b: Builder, grad_output: Value, output: Value) -> Value:
    """aten::tanh_backward(Tensor grad_output, Tensor output) -> Tensor"""

    def fn(grad: Value, y: Value) -> Value:
        y = conjugate(y)
        return grad * (1 - y * y)

    return b.in_opmath(fn, *b.promote(grad_output, output, to=b.out.dtype))


# ---------------------------------------------------------------------- gelu

SQRT_HALF = math.sqrt(0.5)
DENSITY = 1 / math.sqrt(2 * math.pi)  # the normal density at 0
TANH_SCALE = math.sqrt(2 / math.pi)
TANH_CUBIC = 0.044715


def _normal_cdf(x: Value) -> Value:
    return (x.b.chlo("erf", x * SQRT_HALF) + 1) * 0.5


def _tanh_argument(x: Value) -> Value:
    """2u of (1 + tanh u) / 2, the logistic function of 2u, which keeps its digits where tanh is -1."""
    return (x * x * TANH_CUBIC + 1) * x * (2 * TANH_SCALE)


@lower(aten.gelu.default)
def gelu(b: Builder, self: Value, *, approximate: str = "none") -> Value:
    """aten::gelu(Tensor self, *, str approximate="none") -> Tensor"""

    def exact(x: Value) -> Value:
        return x * _normal_cdf(x)

    def tanh(x: Value) -> Value:
        return x * b.unary("logistic", _tanh_argument(x))

    return b.in_opmath(tanh if approximate == "tanh" else exact, self)


@lower(aten.gelu_backward.default)
def gelu_backward(
    b: Builder, grad_output: Value, self: Value, *, approximate: str = "none"
) -> Value:
    """
    aten::gelu_backward(Tensor grad_output, Tensor self, *, str approximate="none") -> Tensor
    """

    def exact(grad: Value, x: Value) -> Value:
        density = b.unary("exponential", x * x * -0.5) * DENSITY
        return grad * (_normal_cdf(x) + x * density)

    def tanh(grad: Value, x: Value) -> Value:
        # From e^-|v|: neither the logistic function nor its distance from 1 loses its digits.
        v, slope = _tanh_argument(x), (x * x * (3 * TANH_CUBIC) + 1) * (2 * TANH_SCALE)
        e = b.unary("exponential", -b.abs(v))
        larger = 1 / (e + 1)
        cdf = b.select(v > 0, larger, e * larger)
        return grad * (cdf + x * slope * (e * larger * larger))

    fn = tanh if approximate == "tanh" else exact
    return b.in_opmath(fn, *b.promote(grad_output, self, to=b.out.dtype))


# ---------------------------------------------------------------------- silu, mish, sigmoids


@lower(aten.silu.default)
def silu(b: Builder, self: Value) -> Value:
    """aten::silu(Tensor self) -> Tensor"""
    return b.in_opmath(lambda x: x * b.unary("logistic", x), self)


@lower(aten.silu_backward.default)
def silu_backward(b: Builder, grad_output: Value, self: Value) -> Value:
    """aten::silu_backward(Tensor grad_output, Tensor self) -> Tensor"""

    def fn(grad: Value, x: Value) -> Value:
        s = b.unary("logistic", x)
        return grad * s * (x * (1 - s) + 1)

    return b.in_opmath(fn, *b.promote(grad_output, self, to=b.out.dtype))


def _tanh_softplus(x: Value) -> tuple[Value, Value, Value]:
    """e^-|x|, and tanh(log(1 + e^x)) with its distance from 1, as fractions of that exponential."""
    b = x.b
    e = b.unary("exponential", -b.abs(x))
    positive = x > 0
    part = b.select(positive, e * 2 + 1, (e + 2) * e)
    rest = b.select(positive, e * e * 2, 2)
    return e, part / (part + rest), rest / (part + rest)


@lower(aten.mish.default)
def mish(b: Builder, self: Value) -> Value:
    """aten::mish(Tensor self) -> Tensor"""
    return b.in_opmath(lambda x: x * _tanh_softplus(x)[1], self)


@lower(aten.mish_backward.default)
def mish_backward(b: Builder, grad_output: Value, self: Value) -> Value:
    """aten::mish_backward(Tensor grad_output, Tensor self) -> Tensor"""

    def fn(grad: Value, x: Value) -> Value:
        e, t, distance = _tanh_softplus(x)
        sigmoid = b.select(x > 0, 1, e) / (e + 1)
        return grad * (t + x * sigmoid * distance * (t + 1))

    return b.in_opmath(fn, *b.promote(grad_output, self, to=b.out.dtype))


@lower(aten.softplus.default)
def softplus(b: Builder, self: Value, beta: Any = 1, threshold: Any = 20) -> Value:
    """aten::softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor"""

    def fn(x: Value) -> Value:
        scaled = x if beta == 1 else x * beta
        soft = log_plus_one(b, b.unary("exponential", scaled))
        soft = soft if beta == 1 else b.divide_exactly(soft, beta)
        return b.select(scaled > threshold, x, soft)

    return b.in_opmath(fn, self)


@lower(aten.softplus_backward.default)
def softplus_backward(
    b: Builder, grad_output: Value, self: Value, beta: Any, threshold: Any
) -> Value:
    """
    aten::softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold)
        -> Tensor
    """

    def fn(grad: Value, x: Value) -> Value:
        scaled = x if beta == 1 else x * beta
        return b.select(scaled > threshold, grad, grad * b.unary("logistic", scaled))

    return b.in_opmath(fn, *b.promote(grad_output, self, to=b.out.dtype))


@lower(aten.log_sigmoid_forward.default)
def log_sigmoid_forward(b: Builder, self: Value) -> tuple[Value, Value]:
    """aten::log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer)"""

    def fn(x: Value) -> Value:
        tail = log_plus_one(b, b.unary("exponential", -b.abs(x)))
        return b.minimum(x, 0) - tail

    output = b.in_opmath(fn, self)
    buffer = b.outs[1]
    assert buffer is not None
    if buffer.shape != self.shape:  # empty where the backward does not use it
        return output, b.zeros(buffer.shape, buffer.dtype)
    return output, b.in_opmath(lambda x: b.unary("exponential", -b.abs(x)), self)


@lower(aten.log_sigmoid_backward.default)
def log_sigmoid_backward(b: Builder, grad_output: Value, self: Value, buffer: Value) -> Value:
    """aten::log_sigmoid_backward(Tensor grad_output, Tensor self, Tensor buffer) -> Tensor"""

    def fn(grad: Value, x: Value) -> Value:
        return grad * b.unary("logistic", -x)

    return b.in_opmath(fn, *b.promote(grad_output, self, to=b.out.dtype))


# ---------------------------------------------------------------------- linear in pieces


@lower(aten.leaky_relu.default)
def leaky_relu(b: Builder, self: Value, negative_slope: Any = 0.01) -> Value:
    """aten::leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor"""
    return b.in_opmath(lambda x: b.select(x > 0, x, x * negative_slope), self)


@lower(aten.leaky_relu_backward.default)
def leaky_relu_backward(
    b: Builder, grad_output: Value, self: Value, negative_slope: Any, self_is_result: bool
) -> Value:
    """
    aten::leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope,
        bool self_is_result) -> Tensor
    """

    def fn(grad: Value, x: Value) -> Value:
        return b.select(x > 0, grad, grad * negative_slope)

    return b.in_opmath(fn, *b.promote(grad_output, self, to=b.out.dtype))


@lower(aten.rrelu_with_noise_backward.default)
def rrelu_with_noise_backward(
    b: Builder,
    grad_output: Value,
    self: Value,
    noise: Value,
    lower: Any,
    upper: Any,
    training: bool,
    self_is_result: bool,
) -> Value:
    """
    aten::rrelu_with_noise_backward(Tensor grad_output, Tensor self, Tensor noise, Scalar lower,
        Scalar upper, bool training, bool self_is_result) -> Tensor
    """
    if training and upper - lower > 1e-6:  # what torch takes for drawn slopes
        return grad_output * noise
    return leaky_relu_backward(b, grad_output, self, (lower + upper) / 2, self_is_result)


@lower(aten._prelu_kernel.default)
def prelu_kernel(b: Builder, self: Value, weight: Value) -> Value:
    """aten::_prelu_kernel(Tensor self, Tensor weight) -> Tensor"""
    x, w = b.promote(self, weight, to=b.out.dtype)
    return b.select(x > 0, x, w * x)


@lower(aten._prelu_kernel_backward.default)
def prelu_kernel_backward(
    b: Builder, grad_output: Value, self: Value, weight: Value
) -> tuple[Value, Value]:
    """
    aten::_prelu_kernel_backward(Tensor grad_output, Tensor self, Tensor weight)
        -> (Tensor, Tensor)
    """
    grad, x, w = b.promote(grad_output, self, weight, to=b.out.dtype)
    positive = x > 0
    return b.select(positive, grad, w * grad), b.select(positive, 0, x * grad)


@lower(aten.hardtanh.default)
def hardtanh(b: Builder, self: Value, min_val: Any = -1, max_val: Any = 1) -> Value:
    """aten::hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor"""
    return b.clamp(b.scalar(min_val, self.dtype), self, b.scalar(max_val, self.dtype))


@lower(aten.hardtanh_backward.default)
def hardtanh_backward(
    b: Builder, grad_output: Value, self: Value, min_val: Any, max_val: Any
) -> Value:
    """
    aten::hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val)
        -> Tensor
    """
    grad, x = b.promote(grad_output, self, to=b.out.dtype)
    return b.select((x > min_val) & (x < max_val), grad, 0)


# Torch's constant is a float32 for every dtype.
SIXTH = float(np.float32(1 / 6))


def _relu6(x: Value) -> Value:
    return x.b.clamp(x.b.scalar(0, x.dtype), x, x.b.scalar(6, x.dtype))


@lower(aten.hardswish.default)
def hardswish(b: Builder, self: Value) -> Value:
    """aten::hardswish(Tensor self) -> Tensor"""
    return b.in_opmath(lambda x: b.divide_exactly(x * _relu6(x + 3), 6), self)


@lower(aten.hardswish_backward.default)
def hardswish_backward(b: Builder, grad_output: Value, self: Value) -> Value:
    """aten::hardswish_backward(Tensor grad_output, Tensor self) -> Tensor"""

    def fn(grad: Value, x: Value) -> Value:
        middle = grad * (b.divide_exactly(x, 3) + 0.5)
        return b.select(x <= -3, 0, b.select(x >= 3, grad, middle))

    return b.in_opmath(fn, *b.promote(grad_output, self, to=b.out.dtype))


@lower(aten.hardsigmoid.default)
def hardsigmoid(b: Builder, self: Value) -> Value:
    """aten::hardsigmoid(Tensor self) -> Tensor"""
    return b.in_opmath(lambda x: b.divide_exactly(_relu6(x + 3), 6), self)


@lower(aten.hardsigmoid_backward.default)
def hardsigmoid_backward(b: Builder, grad_output: Value, self: Value) -> Value:
    """aten::hardsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor"""

    def fn(grad: Value, x: Value) -> Value:
        return b.select((x > -3) & (x < 3), grad * SIXTH, 0)

    return b.in_opmath(fn, *b.promote(grad_output, self, to=b.out.dtype))


@lower(aten.hardshrink.default)
def hardshrink(b: Builder, self: Value, lambd: Any = 0.5) -> Value:
    """aten::hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor"""
    return b.select((self >= -lambd) & (self <= lambd), 0, self)


@lower(aten.hardshrink_backward.default)
def hardshrink_backward(b: Builder, grad_out: Value, self: Value, lambd: Any) -> Value:
    """aten::hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor"""
    return shrink_backward(b, grad_out, self, lambd)


@lower(aten.softshrink.default)
def softshrink(b: Builder, self: Value, lambd: Any = 0.5) -> Value:
    """aten::softshrink(Tensor self, Scalar lambd=0.5) -> Tensor"""

    def fn(x: Value) -> Value:
        inside = b.select(x < -lambd, x + lambd, x * 0)  # NaN stays
        return b.select(x > lambd, x - lambd, inside)

    return b.in_opmath(fn, self)


@lower(aten.softshrink_backward.default)
def softshrink_backward(b: Builder, grad_output: Value, self: Value, lambd: Any) -> Value:
    """aten::softshrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor"""
    return shrink_backward(b, grad_output, self, lambd)


def shrink_backward(b: Builder, grad_output: Value, self: Value, lambd: Any) -> Value:
    grad, x = b.promote(grad_output, self, to=b.out.dtype)
    return b.select((x < -lambd) | (x > lambd), grad, 0)


# ---------------------------------------------------------------------- elu and its kind


@lower(aten.elu.default)
def elu(b: Builder, self: Value, alpha: Any = 1, scale: Any = 1, input_scale: Any = 1) -> Value:
    """aten::elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor"""

    def fn(x: Value) -> Value:
        curve = b.unary("exponential_minus_one", x if input_scale == 1 else x * input_scale)
        negative = curve if alpha * scale == 1 else curve * (alpha * scale)
        return b.select(x > 0, x if scale == 1 else x * scale, negative)

    return b.in_opmath(fn, self)


@lower(aten.elu_backward.default)
def elu_backward(
    b: Builder,
    grad_output: Value,
    alpha: Any,
    scale: Any,
    input_scale: Any,
    is_result: bool,
    self_or_result: Value,
) -> Value:
    """
    aten::elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale,
        bool is_result, Tensor self_or_result) -> Tensor
    """
    negative = alpha * scale

    def fn(grad: Value, x: Value) -> Value:
        if is_result:
            slope = (x + negative) * input_scale
        else:
            slope = b.unary("exponential", x * input_scale) * (input_scale * negative)
        return b.select(x > 0, grad * scale, grad * slope)

    return b.in_opmath(fn, *b.promote(grad_output, self_or_result, to=b.out.dtype))


@lower(aten.glu.default)
def glu(b: Builder, self: Value, dim: int = -1) -> Value:
    """aten::glu(Tensor self, int dim=-1) -> Tensor"""
    x, gate = _halves(self, dim)
    return b.in_opmath(lambda x, gate: x * b.unary("logistic", gate), x, gate)


@lower(aten.glu_backward.default)
def glu_backward(b: Builder, grad_output: Value, self: Value, dim: int) -> Value:
    """aten::glu_backward(Tensor grad_output, Tensor self, int dim) -> Tensor"""

    def fn(grad: Value, x: Value, gate: Value) -> Value:
        s = b.unary("logistic", gate)
        return b.concatenate([grad * s, grad * x * s * (1 - s)], dim % self.rank)

    return b.in_opmath(fn, grad_output, *_halves(self, dim))


def _halves(x: Value, dim: int) -> tuple[Value, Value]:
    b, dim = x.b, dim % x.rank
    n = x.shape[dim]
    return b.slice_dim(x, dim, 0, n // 2), b.slice_dim(x, dim, n // 2, n)
