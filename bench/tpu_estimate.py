"""Does our lowering waste anything on TPUs? libtpu compiles ours and hand-written JAX, without a TPU.

For each model, forward and training step, and each generation: FLOPs, bytes accessed and temporary
memory as libtpu's own analysis of the optimized program has them, ours over JAX's, and the numbers of
instructions that are waste where one side has more of them.

What is compared with what:

- A training step is one program on both sides: loss, gradients and SGD with momentum as a function
  of parameters and momentum (`torch.func` under torch.compile). JAX's is jitted whole in the same
  way; nothing is donated.
- Rounding is torch's: intermediates in bfloat16 round after each op (`xla_allow_excess_precision` is
  off). JAX is compiled with its own defaults. Float32 products are of `highest` precision on both.
- Index inputs are int64 in torch and int32 in JAX.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import jax
import torch
from torch import Tensor, nn

import tpu_compile
from bench import jax_decoder, jax_models
from bench.common import Bar, Row, Settings
from bench.jax_models import Leaf, shape_of
from bench.models import GPT2, Decoder, MoE, ResNet, next_token_loss
from tpu_compile.pjrt_tpu import Topology, client_for
from tpu_compile.targets import parse

TARGETS = ("v5e:2x2", "v6e:2x2", "tpu7x:2x2x1")
AT_MOST = Bar("ratio", "<=", 1.02)

# What may be waste, by the name of the instruction; 64-bit ones are counted whatever they do.
COUNTED = ("convert", "transpose", "copy", "gather")


@dataclass(frozen=True)
class Cost:
    """What libtpu says of one optimized program, or of several that run one after another."""

    flops: float
    accessed: float
    temporaries: float
    instructions: Counter[str]

    @classmethod
    def of(cls, executable: Any) -> Cost:
        analysis = executable.loaded.cost_analysis()
        return cls(
            analysis["flops"],
            analysis["bytes accessed"],
            executable.memory()["temporaries"],
            counted(executable.optimized_hlo()),
        )

    def __add__(self, other: Cost) -> Cost:
        return Cost(
            self.flops + other.flops,
            self.accessed + other.accessed,
            max(self.temporaries, other.temporaries),
            self.instructions + other.instructions,
        )


def counted(hlo: str) -> Counter[str]:
    """How often each instruction of COUNTED is in the program, fused or not, and 64-bit ones."""
    found: Counter[str] = Counter()
    for kind, name in re.findall(r" = (\([^=]*?\)|\S+) ([a-z][\w-]*)\(", hlo):
        found[name] += name in COUNTED
        found["64-bit"] += bool(re.search(r"\b[suf]64\[", kind)) and name != "parameter"
    return found


@dataclass(frozen=True)
class Model:
    """A torch model, its JAX counterpart, and a batch of both."""

    name: str
    build: Callable[[], nn.Module]
    params: Callable[[Any, Leaf], Any]
    forward: Callable[[Any], Callable[..., Any]]
    inputs: Callable[[], tuple[Tensor, Tensor]]
    dtype: torch.dtype = torch.bfloat16

    def torch_model(self) -> nn.Module:
        return self.build().to(self.dtype)

    def torch_batch(self) -> tuple[Tensor, Tensor]:
        x, target = self.inputs()
        return (x.to(self.dtype) if x.is_floating_point() else x), target


def language(vocab: int, batch: int, length: int) -> Callable[[], tuple[Tensor, Tensor]]:
    def draw() -> tuple[Tensor, Tensor]:
        ids = torch.randint(vocab, (batch, length + 1))
        return ids[:, :-1].contiguous(), ids[:, 1:].contiguous()

    return draw


def pictures(batch: int, size: int, classes: int) -> Callable[[], tuple[Tensor, Tensor]]:
    return lambda: (torch.randn(batch, 3, size, size), torch.randint(classes, (batch,)))


def models(quick: bool) -> list[Model]:
    """The four, in sizes that libtpu compiles in seconds."""
    sizes = {"vocab": 4096, "dim": 512, "layers": 1, "heads": 8, "length": 512}
    hidden, batch, widths, side, classes = 1408, 4, (64, 128, 256, 512), 64, 1000
    if quick:
        sizes = {"vocab": 61, "dim": 32, "layers": 1, "heads": 4, "length": 16}
        hidden, batch, widths, side, classes = 48, 2, (8, 16), 32, 5
    vocab, dim, length = sizes["vocab"], sizes["dim"], sizes["length"]
    tokens = language(vocab, batch, length)

    def gpt2() -> nn.Module:
        return GPT2(**sizes)

    def llama() -> nn.Module:
        return Decoder(kv_heads=2, hidden=hidden, **sizes)

    return [
        Model("gpt2", gpt2, jax_models.gpt2_params, jax_models.gpt2_forward, tokens),
        Model("llama", llama, jax_decoder.params_of, jax_decoder.make_logits, tokens),
        Model(
            "resnet",
            lambda: ResNet(widths, classes),
            jax_models.resnet_params,
            jax_models.resnet_forward,
            pictures(4 * batch, side, classes),
        ),
        Model(
            "moe",
            lambda: MoE(vocab, dim, 2 * dim, 8),
            jax_models.moe_params,
            jax_models.moe_forward,
            tokens,
        ),
    ]


# ---------------------------------------------------------------------- ours


@contextmanager
def compiled_by(topology: type[Topology]) -> Iterator[list[Any]]:
    """The executables that are compiled inside, in order."""
    found: list[Any] = []
    original = topology.compile

    def compile(self: Topology, *args: Any) -> Any:
        made = original(self, *args)
        found.append(made)
        return made

    topology.compile = compile  # type: ignore[method-assign]
    try:
        yield found
    finally:
        topology.compile = original  # type: ignore[method-assign]


def ours(fn: Callable[..., Any], args: tuple[Any, ...], target: str) -> list[Cost]:
    """Every program that torch.compile makes of `fn(*args)` and its backward."""
    with compiled_by(Topology) as executables:
        tpu_compile.aot(fn, args, target=target, options={"cache": False, "fallback": "error"})
    return [Cost.of(e) for e in executables]


def torch_loss(logits: Tensor, target: Tensor) -> Tensor:
    return (
        next_token_loss(logits, target)
        if target.dim() > 1
        else nn.functional.cross_entropy(logits, target)
    )


def torch_step(model: nn.Module) -> Callable[..., Any]:
    """`step(params, buffers, momentum, x, target)`: one functional step of SGD with momentum."""

    def step(
        params: dict[str, Tensor],
        buffers: dict[str, Tensor],
        momentum: dict[str, Tensor],
        x: Tensor,
        target: Tensor,
    ) -> Any:
        def loss_of(params: dict[str, Tensor]) -> tuple[Tensor, dict[str, Tensor]]:
            held = {k: b.clone() for k, b in buffers.items()}  # which batch norm writes to
            logits = torch.func.functional_call(model, (params, held), (x,))
            return torch_loss(logits, target), held

        grads, (loss, held) = torch.func.grad_and_value(loss_of, has_aux=True)(params)
        momentum = {k: 0.9 * m + grads[k] for k, m in momentum.items()}
        params = {k: p - 1e-2 * momentum[k] for k, p in params.items()}
        return loss, held, params, momentum

    return step


def step_arguments(model: nn.Module, batch: tuple[Tensor, Tensor]) -> tuple[Any, ...]:
    params = {k: v.detach() for k, v in model.named_parameters()}
    momentum = {k: torch.zeros_like(v) for k, v in params.items()}
    return params, dict(model.named_buffers()), momentum, *batch


# ---------------------------------------------------------------------- JAX's


def of_jax(fn: Callable[..., Any], args: tuple[Any, ...], target: str) -> Cost:
    """What the same compiler makes of a jitted function, with JAX's own options."""
    with jax.default_matmul_precision("highest"):
        lowered = jax.jit(fn, keep_unused=False).trace(*args).lower(lowering_platforms=("tpu",))
    module = lowered.compiler_ir("stablehlo")
    from tpu_compile.lowering.mlir import to_bytecode

    return Cost.of(client_for(parse(target)).compile(to_bytecode(module), {}))


def jax_step(model: Model, built: Any) -> Callable[..., Any]:
    if isinstance(built, ResNet):
        forward = jax_models.resnet_forward(built, training=True)

        def loss(params: Any, x: Any, target: Any) -> Any:
            logits, moved = forward(params, x)
            return jax_models.cross_entropy(logits, target), moved

        return jax_models.sgd_step(loss, with_state=True)
    forward = model.forward(built)
    return jax_models.sgd_step(
        lambda params, x, target: jax_models.cross_entropy(forward(params, x), target)
    )


# ---------------------------------------------------------------------- rows


def compare(model: Model, what: str, target: str) -> tuple[Cost, Cost]:
    """Ours, and JAX's."""
    with torch.device("meta"):
        built, batch = model.torch_model(), model.torch_batch()
    params = model.params(built, shape_of)
    arrays = tuple(map(shape_of, batch))
    if what == "forward":
        built.eval().requires_grad_(False)
        (mine,) = ours(built, batch[:1], target)
        return mine, of_jax(model.forward(built), (params, *arrays[:1]), target)
    theirs = of_jax(jax_step(model, built), (params, params, *arrays), target)
    if what == "step":
        (mine,) = ours(torch_step(built), step_arguments(built, batch), target)
        return mine, theirs
    raise AssertionError(what)


def rows_of(model: Model, what: str, target: str) -> list[Row]:
    mine, theirs = compare(model, what, target)
    title = f"{model.name} {what}, {target.partition(':')[0]}"

    def row(name: str, value: float, reference: float, unit: str, bar: Bar | None) -> Row:
        if reference:
            return Row("tpu_estimate", f"{title}: {name}", value, unit, "JAX", reference, bar)
        none = None if bar is None else Bar("value", "<=", 0)
        return Row("tpu_estimate", f"{title}: {name}, of which JAX has none", value, unit, bar=none)

    found = [
        row("FLOPs", mine.flops / 1e9, theirs.flops / 1e9, "G", AT_MOST),
        row("bytes accessed", mine.accessed / 1e6, theirs.accessed / 1e6, "MB", AT_MOST),
        row("temporaries", mine.temporaries / 1e6, theirs.temporaries / 1e6, "MB", AT_MOST),
    ]
    for name in (*COUNTED, "64-bit"):
        ours_, theirs_ = mine.instructions[name], theirs.instructions[name]
        found.append(row(f"{name} instructions", ours_, theirs_, "", None))
    return found


def run(settings: Settings) -> list[Row]:
    jax.config.update("jax_platforms", "cpu")  # it would look for a TPU
    targets = TARGETS[:1] if settings.quick else TARGETS
    return [
        row
        for model in models(settings.quick)
        for what in ("forward", "step")
        for target in targets
        for row in rows_of(model, what, target)
    ]
