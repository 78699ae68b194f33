"""Write tpu_compile/data/op_dtypes.txt: which overloads torch's database calls, and with which dtypes.

    python tests/opinfo/record.py

Runs in eager, forward and backward; only another version of torch makes another file.
"""

from __future__ import annotations

import contextlib
import sys
import warnings
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "tests"))

import torch
from opinfo import check, database
from torch._ops import OpOverload
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import TorchDispatchMode

PATH = ROOT / "tpu_compile" / "data" / "op_dtypes.txt"
LIMIT = {"f32": 8}  # samples of an operator in a dtype; 1 of others
HEAD = f"""\
# ATen overloads that torch's operator database calls, with the dtypes of their first tensor.
# Generated from torch {torch.__version__.split("+")[0]} by tests/opinfo/record.py.
"""

Seen = dict[str, set[str]]


class Recorder(TorchDispatchMode):
    """Notes every overload that runs, with the dtype of its first tensor, or of its result."""

    def __init__(self, seen: Seen) -> None:
        super().__init__()
        self.seen = seen

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        result = func(*args, **(kwargs or {}))
        if isinstance(func, OpOverload) and func.namespace == "aten" and is_functional(func):
            tensors = [x for x in pytree.tree_leaves((args, kwargs, result)) if is_dense(x)]
            if tensors and tensors[0].dtype in database.SHORT:
                self.seen.setdefault(str(func), set()).add(database.SHORT[tensors[0].dtype])
        return result


def is_functional(op: OpOverload) -> bool:
    return bool(op._schema.returns) and not op._schema.is_mutable


def is_dense(x: Any) -> bool:
    return isinstance(x, torch.Tensor) and x.layout is torch.strided


def record() -> Seen:
    seen: Seen = {}
    for op in database.ops().values():
        differentiable = database.gradient_dtypes(op)
        for dtype in database.dtypes(op):
            for sample in database.samples(op, dtype, LIMIT.get(dtype, 1)):
                # What eager refuses is not recorded, and that is all there is to it.
                with contextlib.suppress(Exception), Recorder(seen):
                    if dtype in differentiable and dtype in LIMIT:
                        check.with_gradients(sample.function(), sample.leaves())
                    else:
                        sample.function()(*sample.tensors())
    return seen


def main() -> None:
    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    order = list(database.NAME).index
    rows = (
        f"{op} {' '.join(sorted(found, key=order))}\n" for op, found in sorted(record().items())
    )
    PATH.write_text(HEAD + "".join(rows), "utf-8")


if __name__ == "__main__":
    main()
