"""`train_step`: forward, backward, clipping and the optimizer's step in one executable.

Dynamo traces the model and the loss, with all its guards. What it hands over is not compiled as a
forward and a backward: here its graph, torch's autograd over it and the optimizer's own code
(tpu_compile/optimizers.py) are traced together by AOTAutograd, to one graph that updates parameters,
buffers and the optimizer's state, which a call then does in place (tpu_compile/ownership.py). So
gradients, and what else lies between forward and update, are never tensors of torch's: XLA frees
them as early as it can.

What a step is traced with is checked in each call: dynamo's guards, the groups' settings, which
parameters have gradients and state. When that changes, the step is traced again. A learning rate is
a tensor: it changes freely.
"""

from __future__ import annotations

import copy
import types
import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from time import perf_counter
from typing import Any

import torch
from torch import Tensor, nn

from tpu_compile import malloc, optimizers
from tpu_compile.compile import compile_graph, target_of
from tpu_compile.config import Options, options_from
from tpu_compile.counters import count
from tpu_compile.debug import watchers
from tpu_compile.errors import TrainingError
from tpu_compile.lowering.decompositions import kept_whole, table
from tpu_compile.torch_private import (
    aot_module_simplified,
    as_compiling,
    every_graph_compiled,
    functorch_config,
    min_cut_rematerialization_partition,
)


class EagerStepWarning(UserWarning):
    """The optimizer could not be traced: its step runs eagerly after the compiled gradients."""


def train_step(
    model: nn.Module,
    loss_fn: Callable[..., Any] | None,
    optimizer: torch.optim.Optimizer,
    *,
    clip_norm: float | None = None,
    clip_value: float | None = None,
    scaler: torch.amp.GradScaler | None = None,
    mode: str | None = None,
    options: Mapping[str, Any] | None = None,
    dynamic: bool | None = None,
) -> TrainStep:
    """A function that trains `model` by one batch, as one executable.

        step = tpu_compile.train_step(model, nn.CrossEntropyLoss(), optimizer, clip_norm=1.0)
        for inputs, target in batches:
            loss = step(inputs, target)
            scheduler.step()

    A call does what this loop body does, and returns the loss, detached:

        loss = loss_fn(model(inputs), target)     # all arguments but the last are the model's
        loss.backward()
        clip_grad_value_(parameters, clip_value); clip_grad_norm_(parameters, clip_norm)
        optimizer.step()
        optimizer.zero_grad()

    With `loss_fn=None` the model takes all arguments and returns the loss. `step.accumulate(inputs,
    target)` only adds to the gradients, for the next `step(...)` to use and to set to zero. With a
    `scaler` a step scales, unscales, skips and updates as GradScaler does, without asking the device.

    Model and optimizer stay what they are: `state_dict()` and `load_state_dict()` of both work at
    any time, schedulers set the learning rate, groups have their own settings, frozen parameters stay
    frozen. Only the optimizer's parameters get gradients. `mode`, `options` and `dynamic` are
    torch.compile's.

    Raises TrainingError for what a compiled step would do otherwise: LBFGS, sparse gradients, hooks.
    """
    return TrainStep(
        model,
        loss_fn,
        optimizer,
        clip=Clip(clip_norm, clip_value),
        scaler=scaler,
        options=options_from(mode, options),
        dynamic=dynamic,
    )


@dataclass(frozen=True, slots=True)
class Clip:
    """What gradients are clipped to: their common norm and each element; None: not."""

    norm: float | None = None
    value: float | None = None

    def __call__(self, gradients: list[Tensor]) -> tuple[list[Tensor], Tensor | None]:
        """The clipped gradients and their norm before that was clipped."""
        if self.value is not None:
            gradients = [g.clamp(-self.value, self.value) for g in gradients]
        if self.norm is None:
            return gradients, None
        norm = nn.utils.get_total_norm(gradients)
        factor = torch.clamp(self.norm / (norm + 1e-6), max=1.0)
        return [g * factor for g in gradients], norm


class TrainStep:
    """See `train_step`. `grad_norm` is the last step's norm of all gradients, where `clip_norm` is set."""

    def __init__(
        self,
        model: nn.Module,
        loss_fn: Callable[..., Any] | None,
        optimizer: torch.optim.Optimizer,
        *,
        clip: Clip,
        scaler: torch.amp.GradScaler | None,
        options: Options,
        dynamic: bool | None,
    ) -> None:
        optimizers.refuse(optimizer)
        self.model = model
        self.optimizer = optimizer
        self.clip = clip
        self.scaler = scaler if scaler is not None and scaler.is_enabled() else None
        self.options = options
        self.grad_norm: Tensor | None = None
        self.on_cpu = target_of(options) == "cpu"
        self.eager = False  # whether the optimizer runs by itself, since it cannot be traced

        def loss_of(*args: Any, **kwargs: Any) -> Any:
            if loss_fn is None:
                return model(*args, **kwargs)
            return loss_fn(model(*args[:-1], **kwargs), args[-1])

        def compiled(update: bool) -> Callable[..., Tensor]:
            # Dynamo keeps what it compiled by code object: each step has its own.
            own = types.FunctionType(
                loss_of.__code__.replace(), globals(), "loss_of", None, loss_of.__closure__
            )
            backend = partial(_Graph, self, update)
            return torch.compile(own, backend=backend, fullgraph=True, dynamic=dynamic)

        self._compiled = compiled
        self._update, self._accumulate = compiled(True), compiled(False)
        self._lr: dict[tuple[int, str, torch.dtype], tuple[float, Tensor]] = {}

    def __call__(self, *args: Any, **kwargs: Any) -> Tensor:
        """Train by one batch; returns the loss."""
        if not self.eager:
            try:
                return self._run(self._update, args, kwargs)
            except optimizers.Untraceable as why:
                self._step_eagerly_from_now(why)
        loss = self.accumulate(*args, **kwargs)
        self._eager_step()
        return loss

    def again(self) -> TrainStep:
        """The same step, which has compiled nothing yet."""
        made = copy.copy(self)
        made._update, made._accumulate = self._compiled(True), self._compiled(False)
        return made

    def accumulate(self, *args: Any, **kwargs: Any) -> Tensor:
        """Add the gradients of one batch to those that the next step uses; returns the loss."""
        for p in optimizers.parameters(self.optimizer):
            if p.grad is None:
                p.grad = torch.zeros_like(p)
        return self._run(self._accumulate, args, kwargs)

    def _run(self, call: Callable[..., Tensor], args: Any, kwargs: Any) -> Tensor:
        optimizers.refuse(self.optimizer)
        with torch.enable_grad(), every_graph_compiled():
            return call(*args, **kwargs)

    def _step_eagerly_from_now(self, why: Exception) -> None:
        self.eager = True
        name = type(self.optimizer).__name__
        warnings.warn(
            f"{name} cannot be traced ({why}): its step runs eagerly after compiled gradients",
            EagerStepWarning,
            stacklevel=3,
        )

    def _eager_step(self) -> None:
        params = optimizers.parameters(self.optimizer)
        scaler = self.scaler
        if scaler is not None:
            scaler.unscale_(self.optimizer)
        if self.clip.value is not None:
            nn.utils.clip_grad_value_(params, self.clip.value)
        if self.clip.norm is not None:
            self.grad_norm = nn.utils.clip_grad_norm_(params, self.clip.norm)
        if scaler is None:
            self.optimizer.step()
        else:
            scaler.step(self.optimizer)
            scaler.update()
        self.optimizer.zero_grad()

    # ------------------------------------------------------------------ what a graph takes

    def scale(self) -> tuple[Tensor, ...]:
        """The scaler's tensors: the scale and how long it has not overflowed."""
        if self.scaler is None:
            return ()
        scale, growth = self.scaler._scale, self.scaler._growth_tracker
        if scale is None or growth is None:
            self.scaler.scale(torch.zeros(1))  # makes them
            return self.scale()
        return scale, growth

    def numbers(self, wide: bool) -> list[dict[str, Tensor]]:
        """For each of the optimizer's groups, the numbers that a graph takes as tensors."""
        dtype = torch.float64 if wide else torch.float32
        return [
            {k: self._number(i, k, group[k], dtype) for k in optimizers.SCHEDULED if k in group}
            for i, group in enumerate(self.optimizer.param_groups)
        ]

    def _number(self, group: int, name: str, value: Any, dtype: torch.dtype) -> Tensor:
        if isinstance(value, Tensor):
            return value
        known = self._lr.get((group, name, dtype))
        if known is None:
            known = (value, torch.tensor(value, dtype=dtype))
        elif known[0] != value:
            known = (value, known[1].fill_(value))
        self._lr[group, name, dtype] = known
        return known[1]


class _Graph:
    """What dynamo calls in place of a graph: traces and compiles it, with all the rest, when needed."""

    def __init__(
        self, owner: TrainStep, update: bool, gm: torch.fx.GraphModule, example_inputs: Any
    ) -> None:
        self.owner = owner
        self.update = update
        self.gm = gm
        for watcher in tuple(watchers):
            watcher.graph(gm)
        self.made: dict[Any, tuple[Callable[..., Any], _Plan]] = {}
        del example_inputs

    def __call__(self, *inputs: Any) -> tuple[Any, ...]:
        owner, optimizer = self.owner, self.owner.optimizer
        plan = _Plan.of(owner, inputs, self.update)
        known = self.made.get(plan.key)
        if known is None:
            if self.update:
                optimizers.initialize(optimizer, plan.trained)
                plan = _Plan.of(owner, inputs, self.update)
            known = self.made[plan.key] = (_compile(owner, self.gm, plan, self.update), plan)
        call, made_for = known
        found = list(call(*plan.tensors))
        outputs, rest = found[: made_for.outputs], found[made_for.outputs :]
        if self.update:
            if owner.clip.norm is not None:
                owner.grad_norm = rest.pop(0)
            for (position, name), t in zip(made_for.new_state, rest, strict=True):
                optimizer.state[plan.trained[position]][name] = t
            optimizer._opt_called = True  # type: ignore[attr-defined]  # schedulers ask
        return tuple(outputs)


@dataclass(slots=True)
class _Plan:
    """The tensors that a graph takes: dynamo's inputs, then what the optimizer adds to them.

    `trained` are the parameters that get gradients; `places` says where each one is in the tensors.
    `gradients` and `state` are places, too. `key` is equal for plans that one graph will do for.
    """

    key: Any
    tensors: list[Any]
    inputs: int
    trained: list[Tensor]
    places: list[int]
    gradients: dict[int, int]
    state: list[dict[str, Any]]  # places of tensors; other values themselves, as `_Value`
    numbers: list[dict[str, int]]
    scale: tuple[int, ...]
    wide: bool
    # Known after the trace:
    outputs: int = 0
    new_state: tuple[tuple[int, str], ...] = ()

    @classmethod
    def of(cls, owner: TrainStep, inputs: Sequence[Any], update: bool) -> _Plan:
        optimizer = owner.optimizer
        tensors = list(inputs)
        place = {id(t): i for i, t in enumerate(tensors) if isinstance(t, Tensor)}

        def put(t: Tensor) -> int:
            found = place.get(id(t))
            if found is None:
                found = place[id(t)] = len(tensors)
                tensors.append(t)
            return found

        every = optimizers.parameters(optimizer)
        trained = [p for p in every if id(p) in place or (update and p.grad is not None)]
        if not any(id(p) in place for p in trained):
            raise TrainingError(
                "the loss depends on no parameter of the optimizer that requires a gradient",
                [("help", "give the optimizer model.parameters()")],
            )
        # A double that is a scalar would make one of a parameter that is a scalar, too.
        wide = owner.on_cpu and all(p.dim() for p in trained)
        places = [put(p) for p in trained]
        gradients = {i: put(p.grad) for i, p in enumerate(trained) if p.grad is not None}
        state: list[dict[str, Any]] = []
        numbers: list[dict[str, int]] = []
        scale = tuple(map(put, owner.scale()))
        if update:
            known = optimizer.state
            for p in trained:
                held = known.get(p, {})
                state.append(
                    {k: put(v) if isinstance(v, Tensor) else _Value(v) for k, v in held.items()}
                )
            numbers = [{k: put(t) for k, t in g.items()} for g in owner.numbers(wide)]
        key = (
            tuple((t.shape, t.stride()) if isinstance(t, Tensor) else t for t in inputs),
            tuple(places),
            tuple(gradients.items()),
            tuple(tuple(s.items()) for s in state),
            optimizers.rules(optimizer) if update else (),
            tuple(map(len, (g["params"] for g in optimizer.param_groups))),
            len(tensors),
        )
        return cls(
            key, tensors, len(inputs), trained, places, gradients, state, numbers, scale, wide
        )


@dataclass(frozen=True, slots=True)
class _Value:
    """A value of the optimizer's state that is no tensor."""

    value: Any


@dataclass(frozen=True, slots=True)
class _Step:
    """The function that is traced: from all tensors to the loss, updating what a step updates."""

    owner: TrainStep
    gm: torch.fx.GraphModule
    plan: _Plan
    update: bool

    def __call__(self, *tensors: Any) -> list[Any]:
        plan = self.plan
        outputs, gradients = self._gradients(tensors)
        with torch.no_grad(), torch.autocast("cpu", enabled=False), as_compiling():
            found = [gradients.get(i) for i in range(len(plan.trained))]
            for i, place in plan.gradients.items():
                held, new = tensors[place], found[i]
                found[i] = held if new is None else held + new
            if not self.update:
                for i, place in plan.gradients.items():
                    tensors[place].copy_(found[i])
                return outputs
            extra = self._step(tensors, found)
            for place in plan.gradients.values():
                tensors[place].zero_()
        return [*outputs, *extra]

    def _gradients(self, tensors: Sequence[Any]) -> tuple[list[Any], dict[int, Tensor]]:
        """dynamo's outputs, detached, and the gradients of the parameters by number."""
        plan = self.plan
        with torch.enable_grad():
            given = list(tensors[: plan.inputs])
            leaves = {
                i: given[place].detach().requires_grad_()
                for i, place in enumerate(plan.places)
                if place < plan.inputs
            }
            for i, leaf in leaves.items():
                given[plan.places[i]] = leaf
            outputs = torch.fx.Interpreter(self.gm).run(*given)
            loss = outputs[0]
            if not isinstance(loss, Tensor) or loss.numel() != 1 or not loss.requires_grad:
                raise TrainingError(
                    "the loss must be one number that depends on the model's parameters",
                    [("found", f"{getattr(loss, 'shape', type(loss).__name__)}")],
                )
            scaled = loss * tensors[plan.scale[0]] if plan.scale else loss
            found = torch.autograd.grad(scaled.sum(), list(leaves.values()), allow_unused=True)
        pairs = zip(leaves, found, strict=True)
        detached = [o.detach() if isinstance(o, Tensor) else o for o in outputs]
        return detached, {i: g.detach() for i, g in pairs if g is not None}

    def _step(self, tensors: Sequence[Any], found: list[Tensor | None]) -> list[Tensor]:
        """Unscale, clip and step; the norm and new state are returned."""
        plan, owner = self.plan, self.owner
        numbers = [i for i, g in enumerate(found) if g is not None]
        gradients: list[Tensor] = [g for g in found if g is not None]
        overflow = None
        if plan.scale:
            inverse = tensors[plan.scale[0]].double().reciprocal().float()
            gradients = [g * inverse.to(g.dtype) for g in gradients]
            finite = [g.isfinite().all() for g in gradients]
            overflow = torch.stack(finite).all().logical_not()
        gradients, norm = owner.clip(gradients)
        new = {plan.trained[i]: tensors[plan.places[i]] for i in numbers}
        state = {
            plan.trained[i]: {
                k: v.value if isinstance(v, _Value) else tensors[v]
                for k, v in plan.state[i].items()
            }
            for i in numbers
        }
        kept = [*new.values(), *(t for s in state.values() for t in s.values())]
        kept = [t for t in kept if isinstance(t, Tensor)]
        old = [t.clone() for t in kept] if overflow is not None else []
        made = optimizers.step(
            owner.optimizer,
            new,
            {plan.trained[i]: g for i, g in zip(numbers, gradients, strict=True)},
            state,
            [{k: tensors[place] for k, place in g.items()} for g in plan.numbers],
            plan.wide,
        )
        if overflow is not None:
            for t, before in zip(kept, old, strict=True):
                t.copy_(torch.where(overflow, before, t))
            scale, growth = (tensors[place] for place in plan.scale)
            self._rescale(scale, growth, overflow)
        position = {id(p): i for i, p in enumerate(plan.trained)}
        fresh = [(position[id(p)], k, t) for p, held in made.items() for k, t in held.items()]
        plan.new_state = tuple((i, k) for i, k, _ in fresh)
        return [*([] if norm is None else [norm]), *(t for _, _, t in fresh)]

    def _rescale(self, scale: Tensor, growth: Tensor, overflow: Tensor) -> None:
        """What GradScaler.update does."""
        scaler = self.owner.scaler
        assert scaler is not None
        grown = growth + 1
        due = grown == scaler.get_growth_interval()
        larger = scale * scaler.get_growth_factor()
        up = torch.where(due & larger.isfinite(), larger, scale)
        scale.copy_(torch.where(overflow, scale * scaler.get_backoff_factor(), up))
        growth.copy_(torch.where(overflow | due, torch.zeros_like(growth), grown))


class _Module(nn.Module):
    """A function as AOTAutograd wants it."""

    def __init__(self, fn: Callable[..., Any]) -> None:
        super().__init__()
        self.fn: Callable[..., Any] = fn

    def forward(self, *tensors: Any) -> Any:
        return self.fn(*tensors)


def _compile(
    owner: TrainStep, gm: torch.fx.GraphModule, plan: _Plan, update: bool
) -> Callable[..., Any]:
    """Trace and compile one step for tensors like these."""
    started = perf_counter()
    (output,) = gm.graph.find_nodes(op="output")
    plan.outputs = len(output.args[0])
    model = owner.model
    lasting = {id(t) for t in (*model.parameters(), *model.buffers())}
    static = frozenset(
        i
        for i, t in enumerate(plan.tensors)
        if isinstance(t, Tensor) and (i >= plan.inputs or id(t) in lasting)
    )

    def compiler(gm: torch.fx.GraphModule, example_inputs: Sequence[Any]) -> Any:
        count(aot=1)
        same = len(gm.graph.find_nodes(op="placeholder")) == len(plan.tensors)
        return compile_graph(
            gm,
            kind="step" if update else "gradients",
            options=_in_blocks(owner.options) if owner.on_cpu else owner.options,
            # AOTAutograd merges inputs that share memory; then none is sure to be where it was.
            static=static if same else frozenset(),
            started=started,
        )

    with functorch_config.patch(unlift_effect_tokens=True), kept_whole():
        return aot_module_simplified(
            _Module(_Step(owner, gm, plan, update)),  # type: ignore[arg-type]  # any module will do
            plan.tensors,
            fw_compiler=compiler,
            bw_compiler=compiler,
            inference_compiler=compiler,
            partition_fn=min_cut_rematerialization_partition,
            decompositions=table(),
            keep_inference_input_mutations=True,
        )


def _in_blocks(options: Options) -> Options:
    """The options, with temporary memory in blocks that the process can keep; see `malloc`."""
    ours = ("xla_multiheap_size_constraint_per_heap", malloc.BLOCK)
    return replace(options, xla_options=(ours, *options.xla_options))
