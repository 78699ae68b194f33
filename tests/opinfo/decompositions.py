"""torch's core decompositions, as far as the backend uses them, against the kernels that they stand for.

Nothing is compiled: samples run in eager, and each operator met on the way that the backend would decompose
is run once more in its decomposition.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import torch
from opinfo.check import Differs, Outcome, Sample, compare, first_line, wider
from torch._ops import OpOverload
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import TorchDispatchMode

from tpu_compile.lowering.decompositions import table


class Comparing(TorchDispatchMode):
    """Compares every call of an operator that has a decomposition with it."""

    def __init__(self) -> None:
        super().__init__()
        self.outcomes: dict[str, list[Outcome]] = defaultdict(list)

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = kwargs or {}
        decomposition = table().get(func)
        drawn = torch.Tag.nondeterministic_seeded in func.tags
        if decomposition is None or func._schema.is_mutable or drawn:
            return func(*args, **kwargs)
        want = func(*args, **kwargs)
        self.outcomes[str(func)].append(_outcome(func, decomposition, args, kwargs, want))
        return want


def _outcome(func: OpOverload, decomposition: Any, args: Any, kwargs: Any, want: Any) -> Outcome:
    def exact() -> list[Any]:
        wide = wider(Sample(func, args, kwargs))
        return pytree.tree_leaves(func(*wide.args, **wide.kwargs))

    try:
        got = decomposition(*args, **kwargs)
        if got is NotImplemented:
            return Outcome("skip", "left to the rule of the operator")
        compare(pytree.tree_leaves(got), pytree.tree_leaves(want), exact=exact)
    except Differs as err:
        return Outcome("wrong", str(err))
    except Exception as err:
        return Outcome("error", f"{type(err).__name__}: {first_line(err)}")
    return Outcome("native")


def outcomes(samples: Iterable[Sample]) -> dict[str, list[Outcome]]:
    """How the decompositions fared that the calls of the samples led to, by operator."""
    mode = Comparing()
    for sample in samples:
        inputs = sample.tensors()
        torch.manual_seed(0)
        try:
            with torch.no_grad(), mode:
                sample.function()(*inputs)
        except Exception:
            # The sample is one that eager refuses: what ran before it did was compared.
            continue
    return mode.outcomes
