"""The models that the tests train and the benchmarks time: plain torch, seeded, of any size."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

import torch
import torch.nn.functional as F
from torch import Tensor, nn


class MLP(nn.Module):
    """Linear layers with GELU between them."""

    def __init__(self, sizes: tuple[int, ...] = (256, 1024, 1024, 10)) -> None:
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(i, o) for i, o in pairwise(sizes))

    def forward(self, x: Tensor) -> Tensor:
        *hidden, last = self.layers
        for layer in hidden:
            x = F.gelu(layer(x))
        return last(x)


class Attention(nn.Module):
    """Multi-head attention with one fused projection; grouped keys and values, rotary, masks."""

    def __init__(
        self, dim: int, heads: int, *, kv_heads: int | None = None, bias: bool, causal: bool
    ) -> None:
        super().__init__()
        self.heads, self.kv_heads = heads, kv_heads or heads
        self.head_dim = dim // heads
        self.causal = causal
        self.qkv = nn.Linear(dim, (heads + 2 * self.kv_heads) * self.head_dim, bias=bias)
        self.out = nn.Linear(dim, dim, bias=bias)

    def forward(
        self,
        x: Tensor,
        *,
        mask: Tensor | None = None,
        rotary: tuple[Tensor, Tensor] | None = None,
    ) -> Tensor:
        batch, length, dim = x.shape
        qkv = self.qkv(x).view(batch, length, -1, self.head_dim).transpose(1, 2)
        q, k, v = qkv.split([self.heads, self.kv_heads, self.kv_heads], dim=1)
        if rotary is not None:
            q, k = rotate(q, *rotary), rotate(k, *rotary)
        grouped = self.kv_heads != self.heads
        y = F.scaled_dot_product_attention(
            q, k, v, attn_mask=mask, is_causal=self.causal, enable_gqa=grouped
        )
        return self.out(y.transpose(1, 2).reshape(batch, length, dim))


def rotate(x: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
    """Rotary position embedding of the last dimension, halves paired."""
    a, b = x.chunk(2, dim=-1)
    return torch.cat([a * cos - b * sin, b * cos + a * sin], dim=-1)


def rotary_table(length: int, head_dim: int, base: float = 10000.0) -> tuple[Tensor, Tensor]:
    frequency = base ** (-torch.arange(0, head_dim, 2).float() / head_dim)
    angle = torch.outer(torch.arange(length).float(), frequency)
    return angle.cos(), angle.sin()


class RMSNorm(nn.Module):
    def __init__(self, dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.ones(dim))
        self.eps = eps

    def forward(self, x: Tensor) -> Tensor:
        return x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + self.eps) * self.weight


class SwiGLU(nn.Module):
    def __init__(self, dim: int, hidden: int) -> None:
        super().__init__()
        self.gate = nn.Linear(dim, hidden, bias=False)
        self.up = nn.Linear(dim, hidden, bias=False)
        self.down = nn.Linear(hidden, dim, bias=False)

    def forward(self, x: Tensor) -> Tensor:
        return self.down(F.silu(self.gate(x)) * self.up(x))


class DecoderBlock(nn.Module):
    def __init__(self, dim: int, heads: int, kv_heads: int, hidden: int) -> None:
        super().__init__()
        self.norm1, self.norm2 = RMSNorm(dim), RMSNorm(dim)
        self.attention = Attention(dim, heads, kv_heads=kv_heads, bias=False, causal=True)
        self.mlp = SwiGLU(dim, hidden)

    def forward(self, x: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
        x = x + self.attention(self.norm1(x), rotary=(cos, sin))
        return x + self.mlp(self.norm2(x))


class Decoder(nn.Module):
    """Llama-like: RMSNorm, rotary embedding, grouped-query attention, SwiGLU. Token ids to logits.

    `vocab` 4096, `dim` 512, 6 layers of 8 heads, `hidden` 1376, length 128 is the benchmarks' size.
    """

    def __init__(
        self,
        vocab: int = 4096,
        dim: int = 512,
        layers: int = 6,
        heads: int = 8,
        kv_heads: int | None = None,
        hidden: int = 1376,
        length: int = 128,
    ) -> None:
        super().__init__()
        kv_heads = kv_heads or heads
        self.embedding = nn.Embedding(vocab, dim)
        self.blocks = nn.ModuleList(
            DecoderBlock(dim, heads, kv_heads, hidden) for _ in range(layers)
        )
        self.norm = RMSNorm(dim)
        self.head = nn.Linear(dim, vocab, bias=False)
        cos, sin = rotary_table(length, dim // heads)
        self.register_buffer("cos", cos)
        self.register_buffer("sin", sin)
        small_weights(self)

    def forward(self, ids: Tensor) -> Tensor:
        x = self.embedding(ids)
        cos, sin = self.cos[: ids.shape[1]], self.sin[: ids.shape[1]]
        for block in self.blocks:
            x = block(x, cos, sin)
        return self.head(self.norm(x))


class CachedDecoder(nn.Module):
    """`decoder` for one token at a time: keys and values of earlier positions stay in buffers.

    `forward(ids [batch], position [1])` gives the logits [batch, vocab] of the next token.
    """

    def __init__(self, decoder: Decoder, batch: int) -> None:
        super().__init__()
        self.decoder = decoder
        length, half = decoder.cos.shape
        attention = decoder.blocks[0].attention
        shape = (len(decoder.blocks), 2, batch, attention.kv_heads, length, 2 * half)
        self.register_buffer("cache", torch.zeros(shape))

    def forward(self, ids: Tensor, position: Tensor) -> Tensor:
        decoder = self.decoder
        x = decoder.embedding(ids)
        cos, sin = decoder.cos[position], decoder.sin[position]
        seen = torch.arange(decoder.cos.shape[0], device=ids.device) <= position
        for i, block in enumerate(decoder.blocks):
            x = x + self.attend(
                block.attention, self.cache[i], block.norm1(x), cos, sin, position, seen
            )
            x = x + block.mlp(block.norm2(x))
        return decoder.head(decoder.norm(x))

    def attend(
        self,
        attention: Attention,
        cache: Tensor,
        x: Tensor,
        cos: Tensor,
        sin: Tensor,
        position: Tensor,
        seen: Tensor,
    ) -> Tensor:
        batch, dim = x.shape
        heads, kv_heads = attention.heads, attention.kv_heads
        qkv = attention.qkv(x).view(batch, -1, 1, attention.head_dim)
        q, k, v = qkv.split([heads, kv_heads, kv_heads], dim=1)
        cache[0].index_copy_(2, position, rotate(k, cos, sin))
        cache[1].index_copy_(2, position, v)
        y = F.scaled_dot_product_attention(
            rotate(q, cos, sin),
            cache[0],
            cache[1],
            attn_mask=seen[None, None, None],
            enable_gqa=heads != kv_heads,
        )
        return attention.out(y.reshape(batch, dim))


class PreNormBlock(nn.Module):
    """The block of GPT-2 and ViT: LayerNorm before attention and before the MLP."""

    def __init__(self, dim: int, heads: int, *, causal: bool, approximate: str) -> None:
        super().__init__()
        self.norm1, self.norm2 = nn.LayerNorm(dim), nn.LayerNorm(dim)
        self.attention = Attention(dim, heads, bias=True, causal=causal)
        self.up, self.down = nn.Linear(dim, 4 * dim), nn.Linear(4 * dim, dim)
        self.approximate = approximate

    def forward(self, x: Tensor) -> Tensor:
        x = x + self.attention(self.norm1(x))
        return x + self.down(F.gelu(self.up(self.norm2(x)), approximate=self.approximate))


class GPT2(nn.Module):
    """Learned positions, tanh GELU, and an output projection tied to the embedding."""

    def __init__(
        self,
        vocab: int = 50257,
        dim: int = 768,
        layers: int = 12,
        heads: int = 12,
        length: int = 1024,
    ) -> None:
        super().__init__()
        self.tokens, self.positions = nn.Embedding(vocab, dim), nn.Embedding(length, dim)
        self.blocks = nn.ModuleList(
            PreNormBlock(dim, heads, causal=True, approximate="tanh") for _ in range(layers)
        )
        self.norm = nn.LayerNorm(dim)
        small_weights(self)

    def forward(self, ids: Tensor) -> Tensor:
        x = self.tokens(ids) + self.positions(torch.arange(ids.shape[1], device=ids.device))
        for block in self.blocks:
            x = block(x)
        return F.linear(self.norm(x), self.tokens.weight)


class EncoderBlock(nn.Module):
    """BERT's block: LayerNorm after each residual sum."""

    def __init__(self, dim: int, heads: int, hidden: int) -> None:
        super().__init__()
        self.attention = Attention(dim, heads, bias=True, causal=False)
        self.up, self.down = nn.Linear(dim, hidden), nn.Linear(hidden, dim)
        self.norm1, self.norm2 = nn.LayerNorm(dim, eps=1e-12), nn.LayerNorm(dim, eps=1e-12)

    def forward(self, x: Tensor, mask: Tensor) -> Tensor:
        x = self.norm1(x + self.attention(x, mask=mask))
        return self.norm2(x + self.down(F.gelu(self.up(x))))


class BERT(nn.Module):
    """A sentence encoder (MiniLM's sizes): the mean of the token states that `mask` keeps."""

    def __init__(
        self,
        vocab: int = 30522,
        dim: int = 384,
        layers: int = 6,
        heads: int = 12,
        hidden: int = 1536,
        length: int = 512,
    ) -> None:
        super().__init__()
        self.tokens, self.positions = nn.Embedding(vocab, dim), nn.Embedding(length, dim)
        self.norm = nn.LayerNorm(dim, eps=1e-12)
        self.blocks = nn.ModuleList(EncoderBlock(dim, heads, hidden) for _ in range(layers))
        self.head = nn.Linear(dim, dim)
        small_weights(self)

    def forward(self, ids: Tensor, mask: Tensor) -> Tensor:
        x = self.norm(self.tokens(ids) + self.positions.weight[: ids.shape[1]])
        for block in self.blocks:
            x = block(x, mask[:, None, None, :].bool())
        kept = mask[:, :, None].to(x.dtype)
        return self.head((x * kept).sum(1) / kept.sum(1).clamp(min=1e-9))


class ViT(nn.Module):
    def __init__(
        self,
        size: int = 224,
        patch: int = 16,
        classes: int = 1000,
        dim: int = 384,
        layers: int = 12,
        heads: int = 6,
    ) -> None:
        super().__init__()
        self.patches = nn.Conv2d(3, dim, patch, stride=patch)
        self.token = nn.Parameter(torch.zeros(1, 1, dim))
        self.positions = nn.Parameter(torch.zeros(1, (size // patch) ** 2 + 1, dim))
        self.blocks = nn.Sequential(
            *(PreNormBlock(dim, heads, causal=False, approximate="none") for _ in range(layers))
        )
        self.norm = nn.LayerNorm(dim)
        self.head = nn.Linear(dim, classes)
        nn.init.normal_(self.positions, std=0.02)

    def forward(self, x: Tensor) -> Tensor:
        x = self.patches(x).flatten(2).transpose(1, 2)
        x = torch.cat([self.token.expand(x.shape[0], -1, -1), x], dim=1) + self.positions
        return self.head(self.norm(self.blocks(x))[:, 0])


class ResidualBlock(nn.Module):
    def __init__(self, inputs: int, outputs: int, stride: int) -> None:
        super().__init__()
        self.conv1 = nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False)
        self.conv2 = nn.Conv2d(outputs, outputs, 3, 1, 1, bias=False)
        self.norm1, self.norm2 = nn.BatchNorm2d(outputs), nn.BatchNorm2d(outputs)
        self.shortcut: nn.Module = nn.Identity()
        if stride != 1 or inputs != outputs:
            self.shortcut = nn.Sequential(
                nn.Conv2d(inputs, outputs, 1, stride, bias=False), nn.BatchNorm2d(outputs)
            )

    def forward(self, x: Tensor) -> Tensor:
        y = self.norm2(self.conv2(F.relu(self.norm1(self.conv1(x)))))
        return F.relu(y + self.shortcut(x))


class Bottleneck(nn.Module):
    """ResNet-50's block: narrow, convolve, widen four times."""

    def __init__(self, inputs: int, width: int, stride: int) -> None:
        super().__init__()
        outputs = 4 * width
        self.conv1 = nn.Conv2d(inputs, width, 1, bias=False)
        self.conv2 = nn.Conv2d(width, width, 3, stride, 1, bias=False)
        self.conv3 = nn.Conv2d(width, outputs, 1, bias=False)
        self.norm1, self.norm2 = nn.BatchNorm2d(width), nn.BatchNorm2d(width)
        self.norm3 = nn.BatchNorm2d(outputs)
        self.shortcut: nn.Module = nn.Identity()
        if stride != 1 or inputs != outputs:
            self.shortcut = nn.Sequential(
                nn.Conv2d(inputs, outputs, 1, stride, bias=False), nn.BatchNorm2d(outputs)
            )

    def forward(self, x: Tensor) -> Tensor:
        y = F.relu(self.norm1(self.conv1(x)))
        y = self.norm3(self.conv3(F.relu(self.norm2(self.conv2(y)))))
        return F.relu(y + self.shortcut(x))


class ResNet(nn.Module):
    """ResNet-18, or 50 with `depths` (3, 4, 6, 3) and `bottleneck`: each stage but the first halves."""

    def __init__(
        self,
        widths: tuple[int, ...] = (64, 128, 256, 512),
        classes: int = 1000,
        *,
        depths: tuple[int, ...] | None = None,
        bottleneck: bool = False,
    ) -> None:
        super().__init__()
        self.stem = nn.Conv2d(3, widths[0], 7, 2, 3, bias=False)
        self.norm = nn.BatchNorm2d(widths[0])
        self.pool = nn.MaxPool2d(3, 2, 1)
        block = Bottleneck if bottleneck else ResidualBlock
        blocks: list[nn.Module] = []
        inputs = widths[0]
        for i, (width, depth) in enumerate(zip(widths, depths or (2,) * len(widths), strict=True)):
            for j in range(depth):
                blocks.append(block(inputs, width, 2 if i and not j else 1))
                inputs = 4 * width if bottleneck else width
        self.blocks = nn.Sequential(*blocks)
        self.head = nn.Linear(inputs, classes)

    def forward(self, x: Tensor) -> Tensor:
        x = self.blocks(self.pool(F.relu(self.norm(self.stem(x)))))
        return self.head(F.adaptive_avg_pool2d(x, 1).flatten(1))


class DoubleConv(nn.Module):
    def __init__(self, inputs: int, outputs: int, groups: int) -> None:
        super().__init__()
        self.conv1 = nn.Conv2d(inputs, outputs, 3, padding=1)
        self.conv2 = nn.Conv2d(outputs, outputs, 3, padding=1)
        self.norm1, self.norm2 = nn.GroupNorm(groups, outputs), nn.GroupNorm(groups, outputs)

    def forward(self, x: Tensor) -> Tensor:
        return F.silu(self.norm2(self.conv2(F.silu(self.norm1(self.conv1(x))))))


class UNet(nn.Module):
    """Average pooling down, transposed convolution and nearest upsampling up, a skip a level."""

    def __init__(
        self, widths: tuple[int, ...] = (32, 64, 128), channels: int = 3, groups: int = 8
    ) -> None:
        super().__init__()
        self.down = nn.ModuleList(
            DoubleConv(i, o, groups) for i, o in pairwise((channels, *widths))
        )
        reverse = widths[::-1]
        steps = list(pairwise(reverse))
        self.rise = nn.ModuleList(nn.ConvTranspose2d(i, o, 2, stride=2) for i, o in steps)
        self.narrow = nn.ModuleList(nn.Conv2d(i, o, 1) for i, o in steps)
        self.up = nn.ModuleList(DoubleConv(2 * o, o, groups) for _, o in steps)
        self.head = nn.Conv2d(widths[0], channels, 1)

    def forward(self, x: Tensor) -> Tensor:
        skips = []
        for i, level in enumerate(self.down):
            x = level(F.avg_pool2d(x, 2) if i else x)
            skips.append(x)
        for rise, narrow, level, skip in zip(
            self.rise, self.narrow, self.up, skips[-2::-1], strict=True
        ):
            x = rise(x) + narrow(F.interpolate(x, scale_factor=2.0, mode="nearest"))
            x = level(torch.cat([x, skip], dim=1))
        return self.head(x)


class LSTM(nn.Module):
    """Stacked LSTM cells, unrolled over a sequence of token ids; the last state is classified."""

    def __init__(
        self, vocab: int = 1000, dim: int = 128, layers: int = 2, classes: int = 10
    ) -> None:
        super().__init__()
        self.embedding = nn.Embedding(vocab, dim)
        self.cells = nn.ModuleList(nn.LSTMCell(dim, dim) for _ in range(layers))
        self.head = nn.Linear(dim, classes)

    def forward(self, ids: Tensor) -> Tensor:
        x = self.embedding(ids)
        states = [(torch.zeros_like(x[:, 0]), torch.zeros_like(x[:, 0])) for _ in self.cells]
        for step in x.unbind(1):
            for i, cell in enumerate(self.cells):
                states[i] = cell(step, states[i])
                step = states[i][0]
        return self.head(states[-1][0])


class SequenceLSTM(nn.Module):
    """`nn.LSTM` itself, which dynamo only traces under `torch._dynamo.config.allow_rnn`."""

    def __init__(
        self, vocab: int = 1000, dim: int = 128, layers: int = 2, classes: int = 10
    ) -> None:
        super().__init__()
        self.embedding = nn.Embedding(vocab, dim)
        self.lstm = nn.LSTM(dim, dim, layers, batch_first=True, bidirectional=True)
        self.head = nn.Linear(2 * dim, classes)

    def forward(self, ids: Tensor) -> Tensor:
        states, _ = self.lstm(self.embedding(ids))
        return self.head(states[:, -1])


class MoE(nn.Module):
    """A token classifier whose layer routes each token to its `k` best experts, with a capacity.

    Tokens are dispatched by one-hot matrices, so that every shape is static; a token that finds its
    expert full is left to the residual path.
    """

    def __init__(
        self,
        vocab: int = 1000,
        dim: int = 128,
        hidden: int = 256,
        experts: int = 8,
        k: int = 2,
        capacity_factor: float = 1.25,
    ) -> None:
        super().__init__()
        self.k, self.experts, self.capacity_factor = k, experts, capacity_factor
        self.embedding = nn.Embedding(vocab, dim)
        self.norm = nn.LayerNorm(dim)
        self.router = nn.Linear(dim, experts, bias=False)
        self.up = nn.Parameter(torch.randn(experts, dim, hidden) * dim**-0.5)
        self.down = nn.Parameter(torch.randn(experts, hidden, dim) * hidden**-0.5)
        self.head = nn.Linear(dim, vocab)

    def forward(self, ids: Tensor) -> Tensor:
        x = self.embedding(ids)
        tokens = self.norm(x).flatten(0, 1)
        return self.head(x + self.route(tokens).view_as(x))

    def route(self, tokens: Tensor) -> Tensor:
        capacity = int(tokens.shape[0] * self.k / self.experts * self.capacity_factor)
        weight, expert = self.router(tokens).softmax(-1).topk(self.k)
        weight = weight / weight.sum(-1, keepdim=True)
        chosen = one_hot(expert, self.experts).flatten(0, 1)
        place = (chosen.cumsum(0) * chosen).sum(-1) - 1
        fits = (place < capacity).to(tokens.dtype)
        slot = one_hot(place.clamp(max=capacity - 1), capacity).to(tokens.dtype)
        sent = chosen.to(tokens.dtype)[:, :, None] * (slot * fits[:, None])[:, None, :]
        sent = sent.view(-1, self.k, self.experts, capacity)
        inputs = torch.einsum("tkec,td->ecd", sent, tokens)
        outputs = torch.bmm(F.relu(torch.bmm(inputs, self.up)), self.down)
        return torch.einsum("tkec,tk,ecd->td", sent, weight, outputs)


def one_hot(index: Tensor, classes: int) -> Tensor:
    """`F.one_hot` without its check of the range, which needs the values on the host."""
    return (index[..., None] == torch.arange(classes, device=index.device)).long()


def small_weights(model: nn.Module) -> None:
    """GPT-2's initial weights: the default embeddings are too large for a tied or narrow head."""
    for module in model.modules():
        if isinstance(module, nn.Linear | nn.Embedding):
            nn.init.normal_(module.weight, std=0.02)


@dataclass(frozen=True)
class Workload:
    """A model with the batches it learns from and its loss. Everything is drawn from seeds."""

    name: str
    build: Callable[[], nn.Module]
    draw: Callable[[torch.Generator], tuple[tuple[Tensor, ...], Tensor]]
    loss: Callable[[Tensor, Tensor], Tensor]

    def model(self, seed: int = 0) -> nn.Module:
        with torch.random.fork_rng(devices=[]):
            torch.manual_seed(seed)
            return self.build()

    def batch(self, seed: int = 0) -> tuple[tuple[Tensor, ...], Tensor]:
        """The model's inputs and the target."""
        return self.draw(torch.Generator().manual_seed(seed))


def next_token_loss(logits: Tensor, target: Tensor) -> Tensor:
    return F.cross_entropy(logits.flatten(0, 1), target.flatten())


def decoder(batch: int = 4, length: int = 128, **sizes: int) -> Workload:
    """The benchmarks' workload: the decoder of its default sizes on random tokens."""
    return Workload(
        "decoder",
        lambda: Decoder(length=length, **sizes),
        language(sizes.get("vocab", 4096), batch, length),
        next_token_loss,
    )


def tiny() -> list[Workload]:
    """Every model, in a size that eager trains in milliseconds."""
    small = {"vocab": 61, "dim": 32, "layers": 2, "heads": 4}
    cross_entropy = F.cross_entropy
    return [
        Workload("mlp", lambda: MLP((16, 32, 32, 5)), vectors(8, 16, 5), cross_entropy),
        Workload("gpt2", lambda: GPT2(length=16, **small), language(61, 2, 12), next_token_loss),
        Workload(
            "llama",
            lambda: Decoder(kv_heads=2, hidden=48, length=16, **small),
            language(61, 2, 12),
            next_token_loss,
        ),
        Workload("bert", lambda: BERT(hidden=64, length=16, **small), _sentences, F.mse_loss),
        Workload("resnet", lambda: ResNet((8, 16), 5), pictures(4, 32, 5), cross_entropy),
        Workload("unet", lambda: UNet((8, 16), groups=4), _noise, F.mse_loss),
        Workload("lstm", lambda: LSTM(61, 16, 2, 5), labels(61, 4, 3, 5), cross_entropy),
        Workload(
            "vit",
            lambda: ViT(size=16, patch=4, classes=5, dim=32, layers=2, heads=4),
            pictures(4, 16, 5),
            cross_entropy,
        ),
        Workload("moe", lambda: MoE(61, 16, 32, 4), language(61, 2, 12), next_token_loss),
    ]


Draw = Callable[[torch.Generator], tuple[tuple[Tensor, ...], Tensor]]


def language(vocab: int, batch: int, length: int) -> Draw:
    def draw(g: torch.Generator) -> tuple[tuple[Tensor, ...], Tensor]:
        ids = torch.randint(vocab, (batch, length + 1), generator=g)
        return (ids[:, :-1].contiguous(),), ids[:, 1:].contiguous()

    return draw


def labels(vocab: int, batch: int, length: int, classes: int) -> Draw:
    def draw(g: torch.Generator) -> tuple[tuple[Tensor, ...], Tensor]:
        ids = torch.randint(vocab, (batch, length), generator=g)
        return (ids,), torch.randint(classes, (batch,), generator=g)

    return draw


def vectors(batch: int, width: int, classes: int) -> Draw:
    def draw(g: torch.Generator) -> tuple[tuple[Tensor, ...], Tensor]:
        x = torch.randn(batch, width, generator=g)
        return (x,), torch.randint(classes, (batch,), generator=g)

    return draw


def pictures(batch: int, size: int, classes: int) -> Draw:
    def draw(g: torch.Generator) -> tuple[tuple[Tensor, ...], Tensor]:
        x = torch.randn(batch, 3, size, size, generator=g)
        return (x,), torch.randint(classes, (batch,), generator=g)

    return draw


def _noise(g: torch.Generator) -> tuple[tuple[Tensor, ...], Tensor]:
    x = torch.randn(2, 3, 16, 16, generator=g)
    return (x,), torch.randn(2, 3, 16, 16, generator=g)


def _sentences(g: torch.Generator) -> tuple[tuple[Tensor, ...], Tensor]:
    """Two sentences, the second padded."""
    ids = torch.randint(61, (2, 10), generator=g)
    mask = (torch.arange(10) < torch.tensor([[10], [6]])).long()
    return (ids, mask), torch.randn(2, 32, generator=g)
