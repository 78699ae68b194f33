"""The decoder of bench.models and its AdamW, written by hand in JAX: what ours is compared with."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
from torch import Tensor

from bench.models import Decoder, rotary_table

Params = dict[str, Any]


def array(t: Tensor) -> jax.Array:
    return jnp.asarray(t.detach().numpy())


def params_of(model: Decoder, leaf: Callable[[Tensor], Any] = array) -> Params:
    """The model's weights as a tree of arrays, each matrix laid out to be multiplied from the right."""

    def matrix(weight: Tensor) -> Any:
        return leaf(weight.t().contiguous())

    return {
        "embedding": leaf(model.embedding.weight),
        "norm": leaf(model.norm.weight),
        "head": matrix(model.head.weight),
        "blocks": [
            {
                "norm1": leaf(block.norm1.weight),
                "norm2": leaf(block.norm2.weight),
                "qkv": matrix(block.attention.qkv.weight),
                "out": matrix(block.attention.out.weight),
                "gate": matrix(block.mlp.gate.weight),
                "up": matrix(block.mlp.up.weight),
                "down": matrix(block.mlp.down.weight),
            }
            for block in model.blocks
        ],
    }


def rms_norm(x: jax.Array, weight: jax.Array) -> jax.Array:
    return x * jax.lax.rsqrt(jnp.mean(x * x, axis=-1, keepdims=True) + 1e-5) * weight


def rotate(x: jax.Array, cos: jax.Array, sin: jax.Array) -> jax.Array:
    a, b = jnp.split(x, 2, axis=-1)
    return jnp.concatenate([a * cos - b * sin, b * cos + a * sin], axis=-1)


def mlp(p: Params, x: jax.Array) -> jax.Array:
    return (jax.nn.silu(x @ p["gate"]) * (x @ p["up"])) @ p["down"]


def make_logits(model: Decoder) -> Any:
    """`logits(params, ids)` for a model of these sizes; jit it."""
    heads, kv_heads = model.blocks[0].attention.heads, model.blocks[0].attention.kv_heads
    head_dim = model.blocks[0].attention.head_dim
    # Made anew: the model may be one of shapes alone.
    tables = rotary_table(model.cos.shape[0], head_dim)
    dtype = str(model.cos.dtype).removeprefix("torch.")
    all_cos, all_sin = (array(t)[:, None, :].astype(dtype) for t in tables)

    def attention(p: Params, x: jax.Array, cos: jax.Array, sin: jax.Array) -> jax.Array:
        batch, length, dim = x.shape
        qkv = (x @ p["qkv"]).reshape(batch, length, heads + 2 * kv_heads, head_dim)
        q, k, v = jnp.split(qkv, [heads, heads + kv_heads], axis=2)
        q, k = rotate(q, cos, sin), rotate(k, cos, sin)
        q = q.reshape(batch, length, kv_heads, heads // kv_heads, head_dim)
        scores = jnp.einsum("bqhgd,bkhd->bhgqk", q, k, preferred_element_type=jnp.float32)
        scores = scores * head_dim**-0.5
        causal = jnp.tril(jnp.ones((length, length), bool))
        weights = jax.nn.softmax(jnp.where(causal, scores, -jnp.inf), axis=-1).astype(v.dtype)
        y = jnp.einsum("bhgqk,bkhd->bqhgd", weights, v)
        return y.reshape(batch, length, dim) @ p["out"]

    def logits(params: Params, ids: jax.Array) -> jax.Array:
        x = params["embedding"][ids]
        cos, sin = all_cos[: ids.shape[1]], all_sin[: ids.shape[1]]
        for p in params["blocks"]:
            x = x + attention(p, rms_norm(x, p["norm1"]), cos, sin)
            x = x + mlp(p, rms_norm(x, p["norm2"]))
        return rms_norm(x, params["norm"]) @ params["head"]

    return logits


def make_loss(model: Decoder) -> Any:
    """`loss(params, ids, target)`: mean cross entropy."""
    logits = make_logits(model)

    def loss(params: Params, ids: jax.Array, target: jax.Array) -> jax.Array:
        log_probability = jax.nn.log_softmax(logits(params, ids), axis=-1)
        return -jnp.take_along_axis(log_probability, target[..., None], axis=-1).mean()

    return loss


def adamw_step(loss: Callable[..., Any]) -> Callable[..., Any]:
    """`step(params, mean, square, count, *batch)`: the loss, and AdamW with torch's defaults."""
    lr, beta1, beta2, eps, decay = 1e-3, 0.9, 0.999, 1e-8, 1e-2

    def step(params: Any, mean: Any, square: Any, count: Any, *batch: Any) -> Any:
        found, grad = jax.value_and_grad(loss)(params, *batch)
        count = count + 1
        correct1, correct2 = 1 - beta1**count, 1 - beta2**count
        mean = jax.tree.map(lambda m, g: beta1 * m + (1 - beta1) * g, mean, grad)
        square = jax.tree.map(lambda s, g: beta2 * s + (1 - beta2) * g * g, square, grad)

        def update(p: jax.Array, m: jax.Array, s: jax.Array) -> jax.Array:
            move = (m / correct1) / (jnp.sqrt(s / correct2) + eps)
            return p * (1 - lr * decay) - lr * move

        return found, jax.tree.map(update, params, mean, square), mean, square, count

    return step


class Trainer:
    """Jitted training steps of `loss(params, *batch)` by AdamW; weights and moments are donated."""

    def __init__(self, params: Any, loss: Callable[..., Any]) -> None:
        zeros = partial(jax.tree.map, jnp.zeros_like)
        self.state: Any = (
            jax.tree.map(jnp.array, params),
            zeros(params),
            zeros(params),
            jnp.float32(0),
        )
        self._step = jax.jit(adamw_step(loss), donate_argnums=(0, 1, 2, 3))

    def step(self, *batch: jax.Array) -> jax.Array:
        """Train on one batch; returns the loss when all of the step has run."""
        loss, *self.state = self._step(*self.state, *batch)
        jax.block_until_ready(self.state)
        return loss
