"""Every case of `bench.cases` written by hand in JAX, as a step to be timed.

The decoder, GPT-2, ResNet-18 and the mixture of experts are in bench.jax_decoder and bench.jax_models;
the others are here: parameters as trees, matrices multiplied from the right, pictures channels last.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
from torch import Tensor, nn

from bench import jax_decoder, jax_models
from bench.cases import DECODED, Case
from bench.jax_decoder import Trainer, rms_norm, rotate
from bench.jax_decoder import mlp as decoder_mlp
from bench.jax_models import Params, layer_norm, linear, linear_of, norm_of
from bench.jax_models import convolve as convolve_nhwc
from bench.models import BERT, LSTM, MLP, CachedDecoder, DoubleConv, ResNet, UNet, ViT

Forward = Callable[..., Any]


def step_of(case: Case, model: nn.Module, inputs: tuple[Tensor, ...], target: Tensor) -> Any:
    """A call that makes one step of the case, compiled by jax.jit at the first."""
    arrays = tuple(map(array, inputs))
    if case.kind == "decode":
        return decode(model, *arrays)
    params, forward = WRITTEN[case.name.split()[0]](model)
    if case.kind == "forward":
        jitted = jax.jit(forward)
        return lambda: jitted(params, *arrays)
    return train(forward, params, (*arrays, array(target)))


def array(t: Tensor) -> jax.Array:
    """A tensor as an array of its own; integers in 32 bits, as JAX counts."""
    found = t.detach()
    return jnp.array((found if found.is_floating_point() else found.int()).contiguous().numpy())


def train(forward: Forward, params: Any, batch: tuple[jax.Array, ...]) -> Any:
    """Steps of AdamW on next-token loss. Gives the loss."""

    def loss(params: Any, ids: jax.Array, target: jax.Array) -> jax.Array:
        return jax_models.cross_entropy(forward(params, ids), target)

    trainer = Trainer(params, loss)
    return lambda: trainer.step(*batch)


# ---------------------------------------------------------------------- perceptron


def mlp(model: MLP) -> tuple[Params, Forward]:
    params = {"layers": [linear_of(layer, array) for layer in model.layers]}

    def forward(params: Params, x: jax.Array) -> jax.Array:
        *hidden, last = params["layers"]
        for p in hidden:
            x = jax.nn.gelu(linear(p, x), approximate=False)
        return linear(last, x)

    return params, forward


# ---------------------------------------------------------------------- transformers


def _block_of(block: Any) -> Params:
    return {
        "norm1": norm_of(block.norm1, array),
        "norm2": norm_of(block.norm2, array),
        "qkv": linear_of(block.attention.qkv, array),
        "out": linear_of(block.attention.out, array),
        "up": linear_of(block.up, array),
        "down": linear_of(block.down, array),
    }


def _attend(p: Params, x: jax.Array, heads: int, mask: jax.Array | None = None) -> jax.Array:
    batch, length, dim = x.shape
    qkv = linear(p["qkv"], x).reshape(batch, length, 3, heads, dim // heads)
    q, k, v = (qkv[:, :, i] for i in range(3))
    y = jax.nn.dot_product_attention(q, k, v, mask=mask, implementation="xla")
    return linear(p["out"], y.reshape(batch, length, dim))


def bert(model: BERT) -> tuple[Params, Forward]:
    heads = model.blocks[0].attention.heads
    params = {
        "tokens": array(model.tokens.weight),
        "positions": array(model.positions.weight),
        "norm": norm_of(model.norm, array),
        "blocks": [_block_of(block) for block in model.blocks],
        "head": linear_of(model.head, array),
    }
    norm = partial(layer_norm, eps=1e-12)

    def forward(params: Params, ids: jax.Array, mask: jax.Array) -> jax.Array:
        x = norm(params["norm"], params["tokens"][ids] + params["positions"][: ids.shape[1]])
        for p in params["blocks"]:
            x = norm(p["norm1"], x + _attend(p, x, heads, mask[:, None, None, :] > 0))
            up = jax.nn.gelu(linear(p["up"], x), approximate=False)
            x = norm(p["norm2"], x + linear(p["down"], up))
        kept = mask[:, :, None].astype(x.dtype)
        return linear(params["head"], (x * kept).sum(1) / jnp.maximum(kept.sum(1), 1e-9))

    return params, forward


def vit(model: ViT) -> tuple[Params, Forward]:
    patch, heads = model.patches.kernel_size[0], model.blocks[0].attention.heads
    params = {
        "patches": array(model.patches.weight.flatten(1).t()),
        "bias": array(model.patches.bias),
        "token": array(model.token),
        "positions": array(model.positions),
        "norm": norm_of(model.norm, array),
        "blocks": [_block_of(block) for block in model.blocks],
        "head": linear_of(model.head, array),
    }

    def forward(params: Params, x: jax.Array) -> jax.Array:
        batch, channels, rows, columns = x.shape
        x = x.reshape(batch, channels, rows // patch, patch, columns // patch, patch)
        x = x.transpose(0, 2, 4, 1, 3, 5).reshape(batch, -1, channels * patch * patch)
        x = x @ params["patches"] + params["bias"]
        token = jnp.broadcast_to(params["token"], (batch, 1, x.shape[-1]))
        x = jnp.concatenate([token, x], axis=1) + params["positions"]
        for p in params["blocks"]:
            x = x + _attend(p, layer_norm(p["norm1"], x), heads)
            up = linear(p["up"], layer_norm(p["norm2"], x))
            x = x + linear(p["down"], jax.nn.gelu(up, approximate=False))
        return linear(params["head"], layer_norm(params["norm"], x)[:, 0])

    return params, forward


def decode(model: CachedDecoder, ids: jax.Array) -> Any:
    """One jitted call a token, as one serves; the cache is donated from call to call."""
    inner = model.decoder
    attention = inner.blocks[0].attention
    heads, kv_heads, head_dim = attention.heads, attention.kv_heads, attention.head_dim
    tables = array(inner.cos), array(inner.sin)

    def attend(p: Params, keys: Any, values: Any, x: Any, cos: Any, sin: Any, place: Any) -> Any:
        batch, dim = x.shape
        qkv = (x @ p["qkv"]).reshape(batch, heads + 2 * kv_heads, head_dim)
        q, k, v = jnp.split(qkv, [heads, heads + kv_heads], axis=1)
        keys = jax.lax.dynamic_update_slice_in_dim(keys, rotate(k, cos, sin)[:, :, None], place, 2)
        values = jax.lax.dynamic_update_slice_in_dim(values, v[:, :, None], place, 2)
        q = rotate(q, cos, sin).reshape(batch, kv_heads, heads // kv_heads, head_dim)
        scores = jnp.einsum("bhgd,bhkd->bhgk", q, keys) * head_dim**-0.5
        seen = jnp.arange(keys.shape[2]) <= place
        weights = jax.nn.softmax(jnp.where(seen, scores, -jnp.inf), axis=-1)
        y = jnp.einsum("bhgk,bhkd->bhgd", weights, values)
        return y.reshape(batch, dim) @ p["out"], keys, values

    def forward(params: Params, cache: Any, ids: jax.Array, place: jax.Array) -> Any:
        x = params["embedding"][ids]
        cos, sin = tables[0][place], tables[1][place]
        kept = []
        for p, (keys, values) in zip(params["blocks"], cache, strict=True):
            y, keys, values = attend(p, keys, values, rms_norm(x, p["norm1"]), cos, sin, place)
            kept.append((keys, values))
            x = x + y
            x = x + decoder_mlp(p, rms_norm(x, p["norm2"]))
        logits = rms_norm(x, params["norm"]) @ params["head"]
        return logits, logits.argmax(-1), kept

    params = jax_decoder.params_of(inner)
    step = jax.jit(forward, donate_argnums=1)
    shape = (ids.shape[0], kv_heads, inner.cos.shape[0], head_dim)
    cache = [[(jnp.zeros(shape), jnp.zeros(shape)) for _ in inner.blocks]]
    places = [jnp.int32(i) for i in range(DECODED)]

    def call() -> jax.Array:
        token, logits = ids[:, 0], ids
        for place in places:
            logits, token, cache[0] = step(params, cache[0], token, place)
        return logits

    return call


# ---------------------------------------------------------------------- convolutions


def resnet(model: ResNet) -> tuple[Params, Forward]:
    if not hasattr(model.blocks[0], "conv3"):
        return jax_models.resnet_params(model, array), jax_models.resnet_forward(model)
    strides = [block.conv2.stride[0] for block in model.blocks]

    def folded(convolution: nn.Conv2d, norm: nn.BatchNorm2d) -> Params:
        names = ("weight", "bias", "running_mean", "running_var")
        return {
            "w": array(convolution.weight.permute(2, 3, 1, 0)),
            **{name: array(getattr(norm, name)) for name in names},
        }

    def block_of(block: Any) -> Params:
        found = {
            str(i): folded(getattr(block, f"conv{i}"), getattr(block, f"norm{i}"))
            for i in (1, 2, 3)
        }
        if isinstance(block.shortcut, nn.Sequential):
            found["shortcut"] = folded(*block.shortcut)
        return found

    params = {
        "stem": folded(model.stem, model.norm),
        "blocks": [block_of(block) for block in model.blocks],
        "head": linear_of(model.head, array),
    }

    def convolve(p: Params, x: jax.Array, stride: int = 1) -> jax.Array:
        y = convolve_nhwc(x, p["w"], stride)
        scale = jax.lax.rsqrt(p["running_var"] + 1e-5) * p["weight"]
        return (y - p["running_mean"]) * scale + p["bias"]

    def forward(params: Params, x: jax.Array) -> jax.Array:
        x = jax.nn.relu(convolve(params["stem"], x.transpose(0, 2, 3, 1), 2))
        window, edge = (1, 3, 3, 1), ((0, 0), (1, 1), (1, 1), (0, 0))
        x = jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, window, (1, 2, 2, 1), edge)
        for p, stride in zip(params["blocks"], strides, strict=True):
            y = jax.nn.relu(convolve(p["1"], x))
            y = jax.nn.relu(convolve(p["2"], y, stride))
            y = convolve(p["3"], y)
            x = jax.nn.relu(y + (convolve(p["shortcut"], x, stride) if "shortcut" in p else x))
        return linear(params["head"], x.mean((1, 2)))

    return params, forward


def unet(model: UNet) -> tuple[Params, Forward]:
    groups = model.down[0].norm1.num_groups

    def convolution_of(layer: nn.Conv2d) -> Params:
        return {"w": array(layer.weight.permute(2, 3, 1, 0)), "b": array(layer.bias)}

    def double_of(double: DoubleConv) -> Params:
        found: Params = {f"conv{i}": convolution_of(getattr(double, f"conv{i}")) for i in (1, 2)}
        return found | {f"norm{i}": norm_of(getattr(double, f"norm{i}"), array) for i in (1, 2)}

    params = {
        "down": [double_of(d) for d in model.down],
        # A window of 2 that moves by 2: each place becomes four, by one product.
        "rise": [
            {"w": array(r.weight.permute(0, 2, 3, 1)), "b": array(r.bias)} for r in model.rise
        ],
        "narrow": [convolution_of(n) for n in model.narrow],
        "up": [double_of(d) for d in model.up],
        "head": convolution_of(model.head),
    }

    def convolve(p: Params, x: jax.Array) -> jax.Array:
        return convolve_nhwc(x, p["w"]) + p["b"]

    def group_norm(p: Params, x: jax.Array) -> jax.Array:
        parts = x.reshape(*x.shape[:3], groups, -1)
        mean = parts.mean((1, 2, 4), keepdims=True)
        centered = parts - mean
        var = (centered * centered).mean((1, 2, 4), keepdims=True)
        return (centered * jax.lax.rsqrt(var + 1e-5)).reshape(x.shape) * p["w"] + p["b"]

    def double(p: Params, x: jax.Array) -> jax.Array:
        for i in ("1", "2"):
            x = jax.nn.silu(group_norm(p["norm" + i], convolve(p["conv" + i], x)))
        return x

    def twice(x: jax.Array) -> jax.Array:
        return x.repeat(2, axis=1).repeat(2, axis=2)

    def rise(p: Params, x: jax.Array) -> jax.Array:
        batch, rows, columns, _ = x.shape
        y = jnp.einsum("brci,ixyo->brxcyo", x, p["w"])
        return y.reshape(batch, 2 * rows, 2 * columns, -1) + p["b"]

    def halve(x: jax.Array) -> jax.Array:
        batch, rows, columns, channels = x.shape
        return x.reshape(batch, rows // 2, 2, columns // 2, 2, channels).mean((2, 4))

    def forward(params: Params, x: jax.Array) -> jax.Array:
        x = x.transpose(0, 2, 3, 1)
        skips = []
        for i, p in enumerate(params["down"]):
            x = double(p, halve(x) if i else x)
            skips.append(x)
        levels = zip(params["rise"], params["narrow"], params["up"], skips[-2::-1], strict=True)
        for up, narrow, p, skip in levels:
            x = rise(up, x) + convolve(narrow, twice(x))
            x = double(p, jnp.concatenate([x, skip], axis=-1))
        return convolve(params["head"], x).transpose(0, 3, 1, 2)

    return params, forward


# ---------------------------------------------------------------------- recurrent


def lstm(model: LSTM) -> tuple[Params, Forward]:
    params = {
        "embedding": array(model.embedding.weight),
        "cells": [
            {
                "x": array(cell.weight_ih.t()),
                "h": array(cell.weight_hh.t()),
                "b": array(cell.bias_ih + cell.bias_hh),
            }
            for cell in model.cells
        ],
        "head": linear_of(model.head, array),
    }

    def forward(params: Params, ids: jax.Array) -> jax.Array:
        x = params["embedding"][ids].swapaxes(0, 1)
        zero = jnp.zeros_like(x[0])

        def step(states: Any, x: jax.Array) -> Any:
            new = []
            for p, (h, c) in zip(params["cells"], states, strict=True):
                i, f, g, o = jnp.split(x @ p["x"] + h @ p["h"] + p["b"], 4, axis=-1)
                c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
                x = jax.nn.sigmoid(o) * jnp.tanh(c)
                new.append((x, c))
            return new, None

        states, _ = jax.lax.scan(step, [(zero, zero)] * len(params["cells"]), x)
        return linear(params["head"], states[-1][0])

    return params, forward


def _add(model: nn.Module) -> tuple[Params, Forward]:
    return {}, lambda params, x: x + 1


WRITTEN: dict[str, Callable[[Any], tuple[Any, Forward]]] = {
    "add": _add,
    "mlp": mlp,
    "decoder": lambda m: (jax_decoder.params_of(m), jax_decoder.make_logits(m)),
    "gpt2": lambda m: (jax_models.gpt2_params(m, array), jax_models.gpt2_forward(m)),
    "minilm": bert,
    "resnet18": resnet,
    "resnet50": resnet,
    "vit": vit,
    "unet": unet,
    "moe": lambda m: (jax_models.moe_params(m, array), jax_models.moe_forward(m)),
    "lstm": lstm,
}
