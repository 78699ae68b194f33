"""module_db: every module forward and backward, in training and in evaluation, against eager."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from functools import cache
from typing import Any

import torch
from opinfo import bunch, check, database
from opinfo.check import Outcome, Sample
from opinfo.database import draws
from torch.nn.modules.lazy import LazyModuleMixin
from torch.testing._internal.common_modules import ModuleInfo, module_db
from torch.utils import _pytree as pytree


def name_of(info: ModuleInfo) -> str:
    return info.module_cls.__name__


@cache
def modules() -> dict[str, list[ModuleInfo]]:
    """All of module_db by name; some modules have more than one entry."""
    found: dict[str, list[ModuleInfo]] = {}
    for info in module_db:
        found.setdefault(name_of(info), []).append(info)
    return found


def dtypes(name: str) -> list[str]:
    wanted = (torch.float32, torch.float64)
    have = {d for info in modules()[name] for d in info.supported_dtypes("cpu")}
    return [database.SHORT[d] for d in wanted if d in have] or sorted(
        database.SHORT[d] for d in have
    )


def samples(name: str, dtype: str, training: bool) -> list[tuple[str, Sample]]:
    """A call of each of a module's sample configurations, with its parameters as inputs."""
    found = []
    kind = database.NAME[dtype]
    for info in modules()[name]:
        if kind not in info.supported_dtypes("cpu"):
            continue
        database.seed()
        inputs = info.module_inputs_func(
            info, device="cpu", dtype=kind, requires_grad=False, training=training
        )
        for given in inputs:
            if given.forward_input is None:
                continue
            args, kwargs = given.constructor_input.args, given.constructor_input.kwargs
            torch.manual_seed(0)
            module = info.module_cls(*args, **kwargs).to(device="cpu", dtype=kind).train(training)
            if isinstance(module, LazyModuleMixin):  # has parameters once it has been called
                module(*given.forward_input.args, **given.forward_input.kwargs)
            found.append((given.desc, _sample(module, given.forward_input)))
    return found


def _sample(module: torch.nn.Module, given: Any) -> Sample:
    """A call with parameters, buffers and inputs as tensors; buffers alone have no gradient."""
    held = {**dict(module.named_parameters()), **dict(module.named_buffers())}
    args, kwargs = deepcopy((given.args, given.kwargs))
    for t in pytree.tree_leaves((args, kwargs)):
        if isinstance(t, torch.Tensor) and t.is_leaf:
            t.requires_grad_(t.is_floating_point() or t.is_complex())

    def call(tensors: dict[str, torch.Tensor], args: Any, kwargs: Any) -> Any:
        # Modules that work in place take no leaves.
        args, kwargs = pytree.tree_map_only(torch.Tensor, torch.clone, (args, kwargs))
        return torch.func.functional_call(module, tensors, args, kwargs)

    return Sample(call, (held, args, kwargs), {})


def judged(samples: Sequence[Sample], tolerance: Any, xla_options: Any = ()) -> list[Outcome]:
    """Forward and backward; forward alone where nothing has a gradient. A graph holds many.

    Where a module asks for a tensor's value, dynamo may know better: that is asked, one by one.
    """
    found: dict[int, Outcome] = {}
    drawn = [draws(s) for s in samples]
    for values in (True, False):
        numbers = [i for i, drew in enumerate(drawn) if drew is not values]
        how = {"values": values, "tolerance": tolerance, "xla_options": xla_options}
        outcomes = bunch.gradient([samples[i] for i in numbers], **how)
        found |= dict(zip(numbers, outcomes, strict=True))
        flat = [i for i in numbers if found[i].kind == "skip"]
        outcomes = bunch.forward([samples[i] for i in flat], **how)
        found |= dict(zip(flat, outcomes, strict=True))
    for i in [i for i, one in found.items() if one.kind == "break"]:
        how = {"values": not drawn[i], "tolerance": tolerance}
        again = check.gradient(samples[i], dynamo=True, **how)
        found[i] = check.whole(samples[i], **how) if again.kind == "skip" else again
    return [found[i] for i in range(len(samples))]
