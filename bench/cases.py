"""The cases that every contender runs: a model, its inputs, and what a step of it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from bench.models import (
    BERT,
    GPT2,
    LSTM,
    MLP,
    CachedDecoder,
    Decoder,
    MoE,
    ResNet,
    UNet,
    ViT,
    Workload,
    decoder,
    labels,
    language,
    next_token_loss,
    pictures,
    vectors,
)

Kind = Literal["forward", "training", "decode"]


class AddOne(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        return x + 1


@dataclass(frozen=True)
class Case:
    """A workload, real or shrunk (`quick`), and what one step is.

    - `forward`: `model(*inputs)` without gradients.
    - `training`: forward, loss, backward and AdamW.
    - `decode`: `DECODED` tokens one after the other, each chosen greedily.
    """

    name: str
    kind: Kind
    make: Callable[[bool], Workload]
    real_weights: bool = False

    def workload(self, quick: bool, weights: str | None = None) -> Workload:
        found = self.make(quick)
        if not self.real_weights or weights is None:
            return found
        stored: dict[str, Any] = torch.load(weights, weights_only=True)

        def build() -> nn.Module:
            model = found.build()
            model.load_state_dict(stored["state"])
            return model

        inputs, target = tuple(stored["inputs"]), torch.empty(0)
        return Workload(found.name, build, lambda g: (inputs, target), found.loss)


DECODED = 32


def _decoder(quick: bool) -> Workload:
    if quick:
        sizes = {"vocab": 128, "dim": 32, "layers": 2, "heads": 4, "hidden": 64}
        return decoder(batch=2, length=16, **sizes)
    return decoder()


def _gpt2(quick: bool) -> Workload:
    vocab, dim, layers, heads, length = (64, 32, 2, 4, 16) if quick else (8192, 384, 6, 6, 128)
    return Workload(
        "gpt2",
        lambda: GPT2(vocab, dim, layers, heads, length),
        language(vocab, 2 if quick else 4, length),
        next_token_loss,
    )


def _decode(quick: bool) -> Workload:
    sizes: dict[str, int] = {"kv_heads": 4, "length": 128}
    if quick:
        small = {"vocab": 128, "dim": 32, "layers": 2, "heads": 4, "hidden": 64}
        sizes = {**small, "kv_heads": 2, "length": 48}
    batch, vocab = 4, sizes.get("vocab", 4096)
    draw = language(vocab, batch, 1)
    return Workload("decode", lambda: CachedDecoder(Decoder(**sizes), batch), draw, F.cross_entropy)


def _minilm(quick: bool) -> Workload:
    def draw(g: torch.Generator) -> tuple[tuple[Tensor, ...], Tensor]:
        return (torch.randint(30522, (2, 8), generator=g), torch.ones(2, 8)), torch.empty(0)

    return Workload("minilm", lambda: BERT(layers=6), draw, F.mse_loss)


def _mlp(quick: bool) -> Workload:
    sizes = (16, 32, 32, 5) if quick else (256, 1024, 1024, 1024, 10)
    batch = 8 if quick else 64
    return Workload("mlp", lambda: MLP(sizes), vectors(batch, sizes[0], sizes[-1]), F.cross_entropy)


def _resnet18(quick: bool) -> Workload:
    widths = (8, 16) if quick else (64, 128, 256, 512)
    draw = pictures(1, 32 if quick else 224, 10)
    return Workload("resnet18", lambda: ResNet(widths), draw, F.cross_entropy)


def _resnet50(quick: bool) -> Workload:
    widths, depths = ((8, 16), (1, 1)) if quick else ((64, 128, 256, 512), (3, 4, 6, 3))
    draw = pictures(1, 32 if quick else 224, 10)
    return Workload(
        "resnet50",
        lambda: ResNet(widths, depths=depths, bottleneck=True),
        draw,
        F.cross_entropy,
    )


def _vit(quick: bool) -> Workload:
    size, dim, layers = (32, 32, 2) if quick else (224, 192, 12)
    heads = 4 if quick else 3
    return Workload(
        "vit",
        lambda: ViT(size=size, dim=dim, layers=layers, heads=heads),
        pictures(1, size, 1000),
        F.cross_entropy,
    )


def _unet(quick: bool) -> Workload:
    size, widths = (16, (8, 16)) if quick else (64, (32, 64, 128))

    def draw(g: torch.Generator) -> tuple[tuple[Tensor, ...], Tensor]:
        x, y = (torch.randn(2, 3, size, size, generator=g) for _ in range(2))
        return (x,), y

    return Workload("unet", lambda: UNet(widths), draw, F.mse_loss)


def _moe(quick: bool) -> Workload:
    vocab, dim, hidden, experts = (61, 16, 32, 4) if quick else (1000, 256, 512, 8)
    draw = language(vocab, 2, 12 if quick else 64)
    return Workload("moe", lambda: MoE(vocab, dim, hidden, experts), draw, next_token_loss)


def _lstm(quick: bool) -> Workload:
    vocab, dim, length = (61, 16, 4) if quick else (1000, 256, 24)
    return Workload("lstm", lambda: LSTM(vocab, dim), labels(vocab, 8, length, 10), F.cross_entropy)


def _add(quick: bool) -> Workload:
    def draw(g: torch.Generator) -> tuple[tuple[Tensor, ...], Tensor]:
        return (torch.arange(4.0),), torch.zeros(4)

    return Workload("add", AddOne, draw, F.mse_loss)


CASES = {
    case.name: case
    for case in (
        Case("add", "forward", _add),
        Case("mlp", "forward", _mlp),
        Case("decoder", "forward", _decoder),
        Case("decoder training", "training", _decoder),
        Case("gpt2", "forward", _gpt2),
        Case("gpt2 training", "training", _gpt2),
        Case("minilm", "forward", _minilm, real_weights=True),
        Case("resnet18", "forward", _resnet18),
        Case("resnet50", "forward", _resnet50),
        Case("vit", "forward", _vit),
        Case("unet", "forward", _unet),
        Case("moe", "forward", _moe),
        Case("lstm", "forward", _lstm),
        Case("decode", "decode", _decode),
    )
}
QUICK = ("add", "mlp", "decoder", "decoder training")
