"""GPT-2, ResNet and the mixture of experts of bench.models, written by hand in JAX, and training steps.

The same maths as the torch models (tests/test_bench_models.py compares them), as one would write it in
JAX: parameters as trees, matrices multiplied from the right, images with channels last. The decoder is
in bench.jax_decoder. Leaves are made of torch tensors by a function that is given: arrays, or shapes alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
from torch import Tensor, nn

from bench.models import GPT2, MoE, ResidualBlock, ResNet

Leaf = Callable[[Tensor], Any]
Params = dict[str, Any]
Loss = Callable[..., Any]


def shape_of(t: Tensor) -> jax.ShapeDtypeStruct:
    """A tensor's shape and dtype for JAX, which counts in 32 bits."""
    name = str(t.dtype).removeprefix("torch.").replace("int64", "int32")
    return jax.ShapeDtypeStruct(tuple(t.shape), name)


def linear_of(layer: nn.Linear, leaf: Leaf) -> Params:
    found = {"w": leaf(layer.weight.t())}
    return found if layer.bias is None else found | {"b": leaf(layer.bias)}


def norm_of(layer: Any, leaf: Leaf) -> Params:
    return {"w": leaf(layer.weight), "b": leaf(layer.bias)}


def linear(p: Params, x: jax.Array) -> jax.Array:
    y = x @ p["w"]
    return y + p["b"] if "b" in p else y


def layer_norm(p: Params, x: jax.Array, eps: float = 1e-5) -> jax.Array:
    wide = x.astype(jnp.float32)
    centered = wide - wide.mean(-1, keepdims=True)
    scale = jax.lax.rsqrt((centered * centered).mean(-1, keepdims=True) + eps)
    return (centered * scale * p["w"] + p["b"]).astype(x.dtype)


def attention(q: jax.Array, k: jax.Array, v: jax.Array) -> jax.Array:
    """Causal attention of [batch, position, head, channel]; grouped where there are fewer keys."""
    return jax.nn.dot_product_attention(q, k, v, is_causal=True, implementation="xla")


def cross_entropy(logits: jax.Array, target: jax.Array) -> jax.Array:
    logits = logits.astype(jnp.float32)
    chosen = jnp.take_along_axis(logits, target[..., None], axis=-1)[..., 0]
    return (jax.nn.logsumexp(logits, axis=-1) - chosen).mean()


# ---------------------------------------------------------------------- GPT-2


def gpt2_params(model: GPT2, leaf: Leaf) -> Params:
    return {
        "tokens": leaf(model.tokens.weight),
        "positions": leaf(model.positions.weight),
        "norm": norm_of(model.norm, leaf),
        "blocks": [
            {
                "norm1": norm_of(block.norm1, leaf),
                "norm2": norm_of(block.norm2, leaf),
                "qkv": linear_of(block.attention.qkv, leaf),
                "out": linear_of(block.attention.out, leaf),
                "up": linear_of(block.up, leaf),
                "down": linear_of(block.down, leaf),
            }
            for block in model.blocks
        ],
    }


def gpt2_forward(model: GPT2) -> Callable[..., Any]:
    heads = model.blocks[0].attention.heads

    def attend(p: Params, x: jax.Array) -> jax.Array:
        batch, length, dim = x.shape
        qkv = linear(p["qkv"], x).reshape(batch, length, 3, heads, dim // heads)
        y = attention(*(qkv[:, :, i] for i in range(3)))
        return linear(p["out"], y.reshape(batch, length, dim))

    def forward(params: Params, ids: jax.Array) -> jax.Array:
        x = params["tokens"][ids] + params["positions"][: ids.shape[1]]
        for p in params["blocks"]:
            x = x + attend(p, layer_norm(p["norm1"], x))
            up = jax.nn.gelu(linear(p["up"], layer_norm(p["norm2"], x)), approximate=True)
            x = x + linear(p["down"], up)
        return layer_norm(params["norm"], x) @ params["tokens"].T

    return forward


# ---------------------------------------------------------------------- ResNet


def _convolution_of(layer: nn.Conv2d, leaf: Leaf) -> Any:
    return leaf(layer.weight.permute(2, 3, 1, 0))


def _batch_norm_of(layer: nn.BatchNorm2d, leaf: Leaf) -> Params:
    running = {"mean": leaf(layer.running_mean), "var": leaf(layer.running_var)}
    return norm_of(layer, leaf) | running


def _block_of(block: ResidualBlock, leaf: Leaf) -> Params:
    found = {
        "conv1": _convolution_of(block.conv1, leaf),
        "conv2": _convolution_of(block.conv2, leaf),
        "norm1": _batch_norm_of(block.norm1, leaf),
        "norm2": _batch_norm_of(block.norm2, leaf),
    }
    if isinstance(block.shortcut, nn.Sequential):
        convolution, norm = block.shortcut
        found["shortcut"] = _convolution_of(convolution, leaf)
        found["norm3"] = _batch_norm_of(norm, leaf)
    return found


def resnet_params(model: ResNet, leaf: Leaf) -> Params:
    return {
        "stem": _convolution_of(model.stem, leaf),
        "norm": _batch_norm_of(model.norm, leaf),
        "blocks": [_block_of(block, leaf) for block in model.blocks],
        "head": linear_of(model.head, leaf),
    }


def convolve(x: jax.Array, w: jax.Array, stride: int = 1) -> jax.Array:
    pad = (w.shape[0] // 2, w.shape[0] // 2)
    numbers = ("NHWC", "HWIO", "NHWC")
    return jax.lax.conv_general_dilated(
        x, w, (stride, stride), (pad, pad), dimension_numbers=numbers
    )


def resnet_forward(model: ResNet, *, training: bool = False) -> Callable[..., Any]:
    """The logits of pictures [batch, channel, row, column]; training, the running statistics too."""
    strides = [block.conv1.stride[0] for block in model.blocks]

    def batch_norm(p: Params, x: jax.Array, moved: list[Any]) -> jax.Array:
        wide = x.astype(jnp.float32)
        if training:
            mean = wide.mean((0, 1, 2))
            centered = wide - mean
            var = (centered * centered).mean((0, 1, 2))
            count = x.size // x.shape[-1]
            unbiased = var * (count / (count - 1))
            for name, new in (("mean", mean), ("var", unbiased)):
                moved.append(jax.lax.stop_gradient(0.9 * p[name] + 0.1 * new).astype(x.dtype))
        else:
            var = p["var"].astype(jnp.float32)
            centered = wide - p["mean"]
        scale = jax.lax.rsqrt(var + 1e-5) * p["w"]
        return (centered * scale + p["b"]).astype(x.dtype)

    def forward(params: Params, x: jax.Array) -> Any:
        moved: list[Any] = []
        x = x.transpose(0, 2, 3, 1)
        x = jax.nn.relu(batch_norm(params["norm"], convolve(x, params["stem"], 2), moved))
        window, edge = (1, 3, 3, 1), ((0, 0), (1, 1), (1, 1), (0, 0))
        x = jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, window, (1, 2, 2, 1), edge)
        for p, stride in zip(params["blocks"], strides, strict=True):
            y = jax.nn.relu(batch_norm(p["norm1"], convolve(x, p["conv1"], stride), moved))
            y = batch_norm(p["norm2"], convolve(y, p["conv2"]), moved)
            if "shortcut" in p:
                x = batch_norm(p["norm3"], convolve(x, p["shortcut"], stride), moved)
            x = jax.nn.relu(y + x)
        logits = linear(params["head"], x.mean((1, 2)))
        return (logits, moved) if training else logits

    return forward


# ---------------------------------------------------------------------- mixture of experts


def moe_params(model: MoE, leaf: Leaf) -> Params:
    return {
        "embedding": leaf(model.embedding.weight),
        "norm": norm_of(model.norm, leaf),
        "router": linear_of(model.router, leaf),
        "up": leaf(model.up),
        "down": leaf(model.down),
        "head": linear_of(model.head, leaf),
    }


def moe_forward(model: MoE) -> Callable[..., Any]:
    experts, k, factor = model.experts, model.k, model.capacity_factor

    def route(params: Params, tokens: jax.Array) -> jax.Array:
        capacity = int(tokens.shape[0] * k / experts * factor)
        probability = jax.nn.softmax(linear(params["router"], tokens), axis=-1)
        weight, expert = jax.lax.top_k(probability, k)
        weight = weight / weight.sum(-1, keepdims=True)
        chosen = jax.nn.one_hot(expert, experts, dtype=jnp.int32).reshape(-1, experts)
        place = (jnp.cumsum(chosen, axis=0) * chosen).sum(-1) - 1
        # one_hot of a place beyond the capacity is zero: such a token is not sent.
        slot = jax.nn.one_hot(place, capacity, dtype=tokens.dtype)
        sent = chosen.astype(tokens.dtype)[:, :, None] * slot[:, None, :]
        sent = sent.reshape(-1, k, experts, capacity)
        inputs = jnp.einsum("tkec,td->ecd", sent, tokens)
        hidden = jax.nn.relu(jnp.einsum("ecd,edh->ech", inputs, params["up"]))
        outputs = jnp.einsum("ech,ehd->ecd", hidden, params["down"])
        return jnp.einsum("tkec,tk,ecd->td", sent, weight, outputs)

    def forward(params: Params, ids: jax.Array) -> jax.Array:
        x = params["embedding"][ids]
        tokens = layer_norm(params["norm"], x).reshape(-1, x.shape[-1])
        return linear(params["head"], x + route(params, tokens).reshape(x.shape))

    return forward


# ---------------------------------------------------------------------- training


def sgd_step(loss: Loss, *, with_state: bool = False) -> Callable[..., Any]:
    """`step(params, momentum, *batch)`: the loss, and the gradient of `loss(params, *batch)` taken in
    by SGD with momentum. `with_state`: the loss comes with other results, which are passed on."""

    def step(params: Any, momentum: Any, *batch: Any) -> Any:
        found, grad = jax.value_and_grad(loss, has_aux=with_state)(params, *batch)
        momentum = jax.tree.map(lambda m, g: 0.9 * m + g, momentum, grad)
        params = jax.tree.map(lambda p, m: p - 1e-2 * m, params, momentum)
        return found, params, momentum

    return step
