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
- Temporary memory is HBM's. libtpu keeps a small program's on the chip and needs none: where JAX has
  none, ours must have none.

With `--keep FOLDER` what libtpu said of a program is kept there: a run that was stopped goes on where
it was, and JAX's programs are compiled once. `--only TEXT` takes comparisons whose names contain it, as
`gpt2 step, v5e` does.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jax
import torch
from torch import Tensor, nn

from bench import jax_decoder, jax_models
from bench.common import Bar, Row, Settings
from bench.jax_models import Leaf, shape_of
from bench.models import GPT2, Decoder, MoE, ResNet, next_token_loss
from tpu_compile.ahead import topologies, trace
from tpu_compile.compile import Request
from tpu_compile.debug import Origin
from tpu_compile.errors import TpuCompileError
from tpu_compile.pjrt_tpu import client_for
from tpu_compile.targets import Target, parse

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
    sizes = {"vocab": 1024, "dim": 128, "layers": 1, "heads": 2, "length": 128}
    hidden, batch, widths, side, classes = 384, 4, (64, 128), 32, 128
    if quick:
        sizes = {"vocab": 61, "dim": 32, "layers": 1, "heads": 4, "length": 16}
        hidden, batch, widths, side, classes = 48, 2, (8, 16), 32, 5
    vocab, dim, length = sizes["vocab"], sizes["dim"], sizes["length"]
    tokens = language(vocab, batch, length)

    def gpt2() -> nn.Module:
        return GPT2(**sizes)

    def llama() -> nn.Module:
        return Decoder(kv_heads=sizes["heads"] // 2, hidden=hidden, **sizes)

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


# ---------------------------------------------------------------------- programs


@dataclass(frozen=True)
class Compiling:
    """A StableHLO program for a topology, with its compiler options."""

    stablehlo: bytes
    target: str
    options: Mapping[str, Any]

    def cost(self, keep: Path | None = None) -> Cost:
        """What libtpu makes of it, or said of it when it was last asked."""
        client = client_for(parse(self.target))
        file = None if keep is None else keep / f"{self._digest(client.compiler())}.json"
        if file is not None and file.exists():
            found = json.loads(file.read_text())
            return Cost(**{**found, "instructions": Counter(found["instructions"])})
        made = Cost.of(client.compile(self.stablehlo, self.options))
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(vars(made)))
        return made

    def _digest(self, compiler: str) -> str:
        settings = json.dumps([self.target, dict(self.options), compiler, sorted(COUNTED)])
        return hashlib.sha256(settings.encode() + self.stablehlo).hexdigest()


class Programs:
    """Takes the graphs of a traced call, for each target in order."""

    def __init__(self, also: Sequence[Target]) -> None:
        self.targets = tuple(also)
        self.found: list[Compiling] = []

    def submit(self, request: Request) -> None:
        program = request.program.stablehlo
        self.found.append(Compiling(program, request.target.name, request.xla_options))

    def failed(self, origin: Origin, target: Target, err: TpuCompileError) -> None:
        raise err

    def results(self) -> tuple[Compiling, ...]:
        return tuple(self.found)


def ours(
    fn: Callable[..., Any], args: Sequence[Any], targets: Sequence[str], **options: Any
) -> tuple[Compiling, ...]:
    """Every program that torch.compile makes of `fn(*args)` and its backward."""
    first, *others = topologies(targets)
    programs = Programs(others)
    trace(programs, first, fn, args, options={"fallback": "error", **options})
    return programs.results()


# ---------------------------------------------------------------------- ours


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


def of_jax(fn: Callable[..., Any], args: tuple[Any, ...]) -> bytes:
    """A jitted function's program."""
    with jax.default_matmul_precision("highest"):
        lowered = jax.jit(fn, keep_unused=False).trace(*args).lower(lowering_platforms=("tpu",))
    module = lowered.compiler_ir("stablehlo")
    from tpu_compile.lowering.mlir import to_bytecode

    return to_bytecode(module)


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


def compare(
    model: Model, what: str, targets: Sequence[str], keep: Path | None = None
) -> list[tuple[Cost, Cost]]:
    """Ours, and JAX's, for each target."""
    with torch.device("meta"):
        built, batch = model.torch_model(), model.torch_batch()
    params = model.params(built, shape_of)
    arrays = tuple(map(shape_of, batch))
    if what == "forward":
        built.eval().requires_grad_(False)
        mine = ours(built, batch[:1], targets)
        theirs = of_jax(model.forward(built), (params, *arrays[:1]))
    else:
        mine = ours(torch_step(built), step_arguments(built, batch), targets)
        theirs = of_jax(jax_step(model, built), (params, params, *arrays))
    programs = [*mine, *(Compiling(theirs, target, {}) for target in targets)]  # JAX's own options
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        costs = list(pool.map(lambda program: program.cost(keep), programs))
    named = {program.target: cost for program, cost in zip(mine, costs, strict=False)}
    assert len(mine) == len(named) == len(targets), "a program for each target"
    return [(named[t], cost) for t, cost in zip(targets, costs[len(mine) :], strict=True)]


def rows_of(title: str, mine: Cost, theirs: Cost) -> list[Row]:
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
    rows = []
    for model in models(settings.quick):
        for what in ("forward", "step"):
            titles = {
                f"{model.name} {what}, {target.partition(':')[0]}": target
                for target in (TARGETS[:1] if settings.quick else TARGETS)
            }
            wanted = {t: target for t, target in titles.items() if settings.only in t}
            if not wanted:
                continue
            costs = compare(model, what, list(wanted.values()), settings.keep)
            for title, (mine, theirs) in zip(wanted, costs, strict=True):
                rows += rows_of(title, mine, theirs)
                print(_line(title, mine, theirs), file=sys.stderr, flush=True)
    return rows


def _line(title: str, mine: Cost, theirs: Cost) -> str:
    """What is told while the rest is still being compiled."""
    names = ("flops", "accessed", "temporaries")
    told = (f"{getattr(mine, n):.6g}/{getattr(theirs, n):.6g} {n}" for n in names)
    return f"{title}: {', '.join(told)}"
