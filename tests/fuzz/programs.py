"""Random programs of ATen operators: drawn by hypothesis, run, and cut down when they fail."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any
from zlib import crc32

import torch
from fuzz.operators import DTYPES, Cannot, Chooser, Operator, arguments, base, is_slow, operators
from hypothesis import strategies as st
from opinfo.check import copies
from torch import Tensor
from torch._ops import OpOverload
from torch.utils import _pytree as pytree

# Programs stay small: XLA compiles them in milliseconds, and people can read them.
MOST_ELEMENTS, MOST_DIMENSIONS = 400, 5
LARGEST = 1e4
HALVES = 0.6931  # log 2
# Their second results name one of several equals.
LEFT_OPEN = ("topk", "kthvalue", "median", "nanmedian", "mode")


@dataclass(frozen=True, slots=True)
class Ref:
    """A value of a program: an output of a step, or output 0 of an input."""

    step: int
    output: int = 0

    def __str__(self) -> str:
        return f"v{self.step}" + (f"_{self.output}" if self.output else "")


@dataclass(frozen=True, slots=True)
class Step:
    """One call; tensors among the arguments are Refs, or constants."""

    number: int
    op: OpOverload
    args: tuple[Any, ...]
    kwargs: dict[str, Any]

    def refs(self) -> list[Ref]:
        return [x for x in pytree.tree_leaves((self.args, self.kwargs)) if isinstance(x, Ref)]


@dataclass(frozen=True, slots=True)
class Program:
    """Inputs by number, steps in order, and which values are returned."""

    inputs: dict[int, Tensor]
    steps: tuple[Step, ...]
    results: tuple[Ref, ...]

    def run(self, *tensors: Tensor) -> list[Tensor]:
        values = {Ref(n): t for n, t in zip(self.inputs, tensors, strict=True)}
        for step in self.steps:
            for i, out in enumerate(call(step, values)):
                values[Ref(step.number, i)] = out
        return [values[r] for r in self.results]

    def __str__(self) -> str:
        """Its source."""
        lines = [f"v{n} = {source(t)}" for n, t in self.inputs.items()]
        for step in self.steps:
            args = [*map(source, step.args), *(f"{k}={source(v)}" for k, v in step.kwargs.items())]
            lines.append(f"v{step.number} = torch.ops.{step.op}({', '.join(args)})")
        lines.append(f"return {', '.join(map(str, self.results))}")
        return "\n".join(lines)


def call(step: Step, values: dict[Ref, Tensor]) -> list[Tensor]:
    args, kwargs = pytree.tree_map_only(Ref, values.__getitem__, (step.args, step.kwargs))
    return pytree.tree_leaves(step.op(*args, **kwargs))


def source(x: Any) -> str:
    if isinstance(x, list | tuple):
        return f"[{', '.join(map(source, x))}]"
    if not isinstance(x, Tensor):
        return str(x) if not isinstance(x, str) else repr(x)
    made = f"torch.tensor({x.tolist()}, dtype={x.dtype})"
    if not x.is_contiguous() or not x.numel():
        made += f".as_strided({tuple(x.shape)}, {x.stride()})  # as values, not as memory\n"
    return made


# ---------------------------------------------------------------------- drawing


def inputs_from(seed: int) -> dict[int, Tensor]:
    """Two to four tensors, some of them views, some of them of the same memory."""
    random = Random(seed)
    g = torch.Generator().manual_seed(seed)
    base = [
        random.choice((1, 2, 2, 3, 3, 4, 5, 6)) for _ in range(random.choice((0, 1, 2, 2, 3, 3, 4)))
    ]
    common = random.choice(DTYPES)
    made: list[Tensor] = []
    for _ in range(random.randint(2, 4)):
        dtype = common if random.random() < 0.6 else random.choice(DTYPES)
        shape = list(base)
        for d in range(len(shape)):
            if random.random() < 0.15:
                shape[d] = random.choice((1, 1, 2, 0))
        if random.random() < 0.25:
            shape = shape[random.randint(0, len(shape)) :]
        if made and random.random() < 0.1:
            made.append(view(made[-1], random))
        else:
            whole = numbers(shape, dtype, g, random)
            made.append(view(whole, random) if random.random() < 0.3 else whole)
    return dict(enumerate(made))


def numbers(shape: Sequence[int], dtype: torch.dtype, g: torch.Generator, random: Random) -> Tensor:
    if dtype == torch.bool:
        return torch.randint(0, 2, shape, generator=g).bool()
    if not dtype.is_floating_point and not dtype.is_complex:
        return torch.randint(0 if not dtype.is_signed else -9, 10, shape, generator=g).to(dtype)
    if dtype.is_complex:
        return torch.view_as_complex(torch.randn(*shape, 2, generator=g) * 2)
    if random.random() < 0.3:  # halves: ties, integers, equal values and zeros of both signs
        whole = torch.randint(-6, 7, shape, generator=g) * 0.5
        return torch.copysign(whole, torch.randn(shape, generator=g)).to(dtype)
    x = torch.randn(shape, generator=g, dtype=torch.float64) * random.choice((1, 1, 3, 10))
    if random.random() < 0.1 and x.numel():
        at = torch.randint(0, x.numel(), (1,), generator=g)
        x.view(-1)[at] = random.choice((float("nan"), float("inf"), -float("inf"), -0.0))
    return x.to(dtype)


def view(x: Tensor, random: Random) -> Tensor:
    kind = random.randrange(4)
    if not x.dim():
        return x
    d = random.randrange(x.dim())
    if kind == 0:
        return x.transpose(d, 0)
    if kind == 1:
        return torch.cat([x, x], d).narrow(d, x.shape[d] // 2, x.shape[d])
    if kind == 2:
        return (
            torch.cat([x, x], d).unflatten(d, (x.shape[d], 2)).select(d + 1, 0) if x.numel() else x
        )
    if random.random() < 0.5:
        return x[..., None].expand(*x.shape, 2).select(-1, 1)
    return x.narrow(d, 0, min(1, x.shape[d])).expand(x.shape)


def build(seed: int, count: int) -> Program:
    """The program that a number names: of so many steps, less if eager refuses too many."""
    random = Random(seed)
    inputs = inputs_from(seed)
    values = {Ref(n): t for n, t in copied(inputs).items()}
    steps: list[Step] = []
    for _ in range(4 * count):
        if len(steps) >= count:
            break
        step = drawn(chosen(random.getrandbits(64)), random, values, inputs)
        if step is not None:
            steps.append(step)
    used = {r for s in steps for r in s.refs()}
    made = [r for r in values if r.step not in inputs]
    results = tuple(r for r in made if r not in used or random.random() < 0.2)
    return pruned(Program(inputs, tuple(steps), results))


def chosen(token: int) -> Operator:
    """An operator by number: with more rules most numbers name what they did before."""
    start = crc32(f"{token}/".encode())
    return max(_named(), key=lambda named: crc32(named[0], start))[1]


@cache
def _named() -> list[tuple[bytes, Operator]]:
    return [(str(o).encode(), o) for o in operators()]


def copied(inputs: dict[int, Tensor]) -> dict[int, Tensor]:
    return dict(zip(inputs, copies(list(inputs.values())), strict=True))


def drawn(
    operator: Operator, random: Random, values: dict[Ref, Tensor], inputs: dict[int, Tensor]
) -> Step | None:
    """A step that eager takes: its outputs go to the values, tensors made for it to the inputs."""
    if is_slow(operator.op) and random.random() < 0.95:
        return None

    def named(x: Tensor) -> Ref:
        if id(x) not in by_id:
            by_id[id(x)] = Ref(number + 1 + len(extra))
            extra[number + 1 + len(extra)] = x.clone()
        return by_id[id(x)]

    number = 1 + max(r.step for r in values)
    for _ in range(4):
        try:
            args, kwargs = arguments(operator.op, Chooser(random, list(values.values())))
        except (Cannot, RuntimeError):
            return None
        op = operator.op
        if operator.in_place is not None and random.random() < 0.3:
            op = operator.in_place
        by_id = {id(t): r for r, t in values.items()}
        extra: dict[int, Tensor] = {}
        given = pytree.tree_map_only(Tensor, named, (tuple(args), kwargs))
        step = Step(number, op, *given)
        own = {Ref(n): t.clone() for n, t in extra.items()}
        if op._schema.is_mutable and reads_what_it_writes(step, values | own):
            continue
        try:
            if op._schema.is_mutable and not keeps_shape(operator, step, values | own):
                continue
            outs = call(step, values | own)
        except (RuntimeError, ValueError, IndexError, TypeError, NotImplementedError):
            continue  # eager refuses
        if outs and all(isinstance(t, Tensor) and fits(t) for t in outs):
            known = outs[:1] if base(op) in LEFT_OPEN else outs
            values.update(own | {Ref(number, i): t for i, t in enumerate(known)})
            inputs.update(extra)
            return step
    return None


def keeps_shape(operator: Operator, step: Step, values: dict[Ref, Tensor]) -> bool:
    """Whether results have the shape of what they are written to: not all of eager's kernels look."""
    (made,) = call(replace(step, op=operator.op), values)
    return made.shape == values[step.refs()[0]].shape


def reads_what_it_writes(step: Step, values: dict[Ref, Tensor]) -> bool:
    """Whether an operand other than the first shares its memory: the order of reads is eager's secret."""
    first, *others = (values[r].untyped_storage().data_ptr() for r in step.refs())
    return first in others and first != 0


def fits(t: Tensor) -> bool:
    """Whether more can come of a value: neither large, nor so small that XLA flushes its powers.

    C leaves it open what arithmetic of complex infinities gives.
    """
    if t.layout is not torch.strided or t.numel() > MOST_ELEMENTS or t.dim() > MOST_DIMENSIONS:
        return False
    if not t.is_floating_point() and not t.is_complex():
        return True
    if not t.numel():
        return True
    if t.is_complex() and not bool(t.isfinite().all()):
        return False
    finite = t[t.isfinite()].abs()
    small = (finite != 0) & (finite < 1 / LARGEST)
    return finite.numel() > 0 and finite.max().item() < LARGEST and not bool(small.any())


def programs(fewest: int = 5, most: int = 30) -> st.SearchStrategy[Program]:
    """Programs by number: hypothesis repeats parts of lists, which makes for little variety."""
    numbers = st.integers(0, 2**64 - 1)
    made = numbers.map(lambda n: build(n, size(n, fewest, most)))
    return made.filter(lambda p: len(p.steps) >= fewest)


def size(seed: int, fewest: int, most: int) -> int:
    """How many steps: half as many programs for every four more, so all sizes, and small ones most."""
    more = int(Random(f"size {seed}").expovariate(HALVES / 4))
    return fewest + more % (most - fewest + 1)


# ---------------------------------------------------------------------- cutting down


def minimised(program: Program, fails: Callable[[Program], bool]) -> Program:
    """A smaller program that fails, too: fewer results, fewer steps, inputs in place of steps."""
    smaller = True
    while smaller:
        smaller = False
        for one in candidates(program):
            if fails(one):
                program, smaller = one, True
                break
    return program


def candidates(program: Program) -> Iterator[Program]:
    if len(program.results) > 1:
        for r in program.results:
            yield pruned(replace(program, results=(r,)))
    for at in range(len(program.steps) - 1, -1, -1):
        if (found := with_input(program, at)) is not None:
            yield pruned(found)
    for at in range(len(program.steps) - 1, -1, -1):
        gone = program.steps[at].number
        steps = program.steps[:at] + program.steps[at + 1 :]
        if not any(r.step == gone for s in steps for r in s.refs()):
            results = tuple(r for r in program.results if r.step != gone)
            made = {s.number for s in steps}
            results = results or tuple(r for r in program.steps[at].refs() if r.step in made)
            if results:
                yield pruned(replace(program, steps=steps, results=results))


def with_input(program: Program, at: int) -> Program | None:
    """The steps after one, which and whose forerunners become inputs."""
    values = {Ref(n): t for n, t in copied(program.inputs).items()}
    for step in program.steps[: at + 1]:
        for i, out in enumerate(call(step, values)):
            values[Ref(step.number, i)] = out
    rest = program.steps[at + 1 :]
    used = {r for s in rest for r in s.refs()} | set(program.results)
    wanted = [r for r in values if r in used and r.step not in program.inputs]
    if any(r.output for r in wanted) or not rest:
        return None
    inputs = program.inputs | {r.step: values[r].detach() for r in wanted}
    results = tuple(r for r in program.results if r.step not in inputs)
    return replace(program, inputs=inputs, steps=rest, results=results) if results else None


def pruned(program: Program) -> Program:
    """Without what the results do not need; what works in place is needed."""
    needed = {r.step for r in program.results}
    steps: list[Step] = []
    for step in reversed(program.steps):
        if step.number in needed or step.op._schema.is_mutable:
            steps.append(step)
            needed |= {r.step for r in step.refs()}
    inputs = {n: t for n, t in program.inputs.items() if n in needed}
    return replace(program, inputs=inputs, steps=tuple(reversed(steps)))
