"""A torch optimizer as a function of tensors: what a training step traces, and which tensors it needs.

The optimizer's own `step` is traced, on a stand-in that holds the traced tensors: so any optimizer
whose state is tensors will do, and the user's keeps its state, its groups and its `state_dict()`.
"""

from __future__ import annotations

import copy
import inspect
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor
from torch.optim import SGD, Optimizer
from torch.overrides import TorchFunctionMode

from tpu_compile.errors import TrainingError
from tpu_compile.torch_private import DataDependentOutputException

# Numbers of a group that change while a model trains; the step takes them as tensors.
SCHEDULED = ("lr",)

_HELP = "train with torch.compile(model, backend='tpu') and the optimizer's own step"


class Untraceable(Exception):
    """The optimizer keeps something other than tensors from step to step; the message says what."""


def refuse(optimizer: Optimizer) -> None:
    """Raise TrainingError for an optimizer that no training step can have as a part."""
    name = type(optimizer).__name__
    why = None
    if isinstance(optimizer, torch.optim.LBFGS):
        why = "calls the model itself, as often as it likes"
    elif isinstance(optimizer, torch.optim.SparseAdam):
        why = "takes sparse gradients, and compiled gradients are dense"
    hooks = ("_optimizer_step_pre_hooks", "_optimizer_step_post_hooks")
    if any(getattr(optimizer, hook, None) for hook in hooks):
        why = "has hooks on its step, which would run only once, when it is traced"
    for group in optimizer.param_groups:
        for p in group["params"]:
            if p._backward_hooks or getattr(p, "_post_accumulate_grad_hooks", None):
                why = "has parameters with hooks on their gradients, which would not run"
    if why is not None:
        raise TrainingError(f"train_step cannot compile {name}: it {why}", [("help", _HELP)])


def parameters(optimizer: Optimizer) -> list[Tensor]:
    """What the optimizer trains."""
    return [p for group in optimizer.param_groups for p in group["params"] if p.requires_grad]


def initialize(optimizer: Optimizer, trained: Sequence[Tensor]) -> None:
    """Have torch's optimizers make the state of parameters now that they would make in their first step.

    Others make it in the first step that is traced, which is then compiled apart from the next ones.
    """
    make = getattr(optimizer, "_init_group", None)
    if make is None or not type(optimizer).__module__.startswith("torch.optim."):
        return
    lists = len(inspect.signature(make).parameters) - 1
    wanted = {id(p) for p in trained}
    for group in optimizer.param_groups:
        new = [p for p in group["params"] if id(p) in wanted and not optimizer.state[p]]
        if not new:
            continue
        before = [p.grad for p in new]
        try:
            for p in new:  # torch makes state where there are gradients; zeros that take no memory
                p.grad = torch.zeros((), dtype=p.dtype, device=p.device).expand(p.shape)
            make({**group, "params": new}, *([] for _ in range(lists)))
        finally:
            for p, grad in zip(new, before, strict=True):
                p.grad = grad
        if type(optimizer) is SGD and group["momentum"] != 0 and group["dampening"] == 0:
            for p in new:  # its first buffer is the gradient: what becomes of zeros in a step
                optimizer.state[p]["momentum_buffer"] = torch.zeros_like(p)


@dataclass(frozen=True, slots=True)
class Numbers:
    """A group's numbers that a step takes as tensors: which ones, and the tensors."""

    names: tuple[str, ...]
    tensors: tuple[Tensor, ...]


def rules(optimizer: Optimizer) -> tuple[Any, ...]:
    """All of the groups that is compiled into a step; equal as long as a step stays right."""
    return tuple(
        tuple((k, _frozen(v)) for k, v in group.items() if k != "params" and not _is_number(k, v))
        for group in optimizer.param_groups
    )


def _is_number(name: str, value: Any) -> bool:
    return name in SCHEDULED and isinstance(value, float | int | Tensor)


def _frozen(value: Any) -> Any:
    if isinstance(value, Tensor):
        return id(value), value._version
    if isinstance(value, list | tuple):
        return tuple(map(_frozen, value))
    return value if isinstance(value, int | float | str | bool | None) else id(value)


def step(
    optimizer: Optimizer,
    new: Mapping[Tensor, Tensor],
    gradients: Mapping[Tensor, Tensor],
    state: Mapping[Tensor, Mapping[str, Any]],
    numbers: Sequence[Mapping[str, Tensor]],
    wide: bool,
) -> dict[Tensor, dict[str, Tensor]]:
    """Trace a step: update the tensors in `new` and `state`; return state that was made for the first time.

    Keys are the optimizer's parameters; `new` has their stand-ins. `numbers` are tensors for the
    groups' numbers. `wide` has counts of steps in double precision, as eager's Python numbers are.
    Raises Untraceable where a step looks at values, or changes Python's: a compiled one could not.
    """
    stand_in: Any = object.__new__(type(optimizer))
    stand_in.__dict__.update({k: v for k, v in vars(optimizer).items() if k != "step"})
    stand_in.param_groups = []
    stand_in.state = defaultdict(dict)
    for group, tensors in zip(optimizer.param_groups, numbers, strict=True):
        params = [new[p] for p in group["params"] if p in new]
        for p in group["params"]:
            if p in new:
                new[p].grad = gradients[p]
        stand_in.param_groups.append({**_traceable(group), "params": params, **tensors})
    counts: list[tuple[Tensor, Tensor]] = []
    for p, held in state.items():
        own = dict(held)
        count = own.get("step")
        if wide and isinstance(count, Tensor) and count.dim() == 0:
            own["step"] = count.double()
            counts.append((count, own["step"]))
        stand_in.state[new[p]] = own
    before = _python_values(stand_in)
    with torch.no_grad(), _TensorScalars():
        try:
            inspect.unwrap(type(optimizer).step)(stand_in)
        except DataDependentOutputException as err:
            raise Untraceable("it asks for the value of a tensor") from err
    if _python_values(stand_in) != before:
        raise Untraceable("it counts in Python numbers")
    for count, wider in counts:
        count.copy_(wider)
    original = {id(t): p for p, t in new.items()}
    made: dict[Tensor, dict[str, Tensor]] = {}
    for t, held in stand_in.state.items():
        p = original[id(t)]
        known = state.get(p, {})
        fresh = {k: v for k, v in held.items() if isinstance(v, Tensor) and k not in known}
        replaced = [k for k in known if k != "step" and held.get(k) is not known[k]]
        for k in replaced:
            if not isinstance(known[k], Tensor) or not isinstance(held.get(k), Tensor):
                raise Untraceable(f"it changes {k!r}, which is no tensor")
            known[k].copy_(held[k])
        if fresh:
            made[p] = fresh
    for t in new.values():
        t.grad = None
    return made


def _traceable(group: Mapping[str, Any]) -> dict[str, Any]:
    """A group's settings for one large graph: all parameters at a time, and no reads of tensors."""
    own = {k: copy.copy(v) if isinstance(v, list) else v for k, v in group.items()}
    if "foreach" in own and own["foreach"] is None:
        own["foreach"] = not own.get("differentiable")
    if own.get("fused"):
        own["fused"], own["foreach"] = False, True
    if "capturable" in own:
        own["capturable"] = True
    return own


def _python_values(optimizer: Any) -> list[Any]:
    """What a step must not change: numbers and the like in the groups and in the state."""
    groups = [
        [(k, _frozen(v)) for k, v in g.items() if k != "params"] for g in optimizer.param_groups
    ]
    states = [
        [(k, _frozen(v)) for k, v in held.items() if not isinstance(v, Tensor) and v is not None]
        for held in optimizer.state.values()
    ]
    return [groups, [s for s in states if s]]


class _TensorScalars(TorchFunctionMode):
    """Lets a tensor stand where torch wants a number: reading it would end the trace."""

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = dict(kwargs or {})
        for name in ("alpha", "value"):
            scalar = kwargs.get(name)
            if isinstance(scalar, Tensor):
                del kwargs[name]
                return _scaled(func, args, kwargs, scalar)
        return func(*args, **kwargs)


def _scaled(func: Any, args: Any, kwargs: Any, scalar: Tensor) -> Any:
    name = func.__name__
    into, *others = args
    each = isinstance(into, list | tuple)
    if "addcmul" in name or "addcdiv" in name:
        first, second = others
        first = [scalar * x for x in first] if each else scalar * first
        return func(into, first, second, **kwargs)
    (other,) = others
    other = [scalar * x for x in other] if each else scalar * other
    return func(into, other, **kwargs)
