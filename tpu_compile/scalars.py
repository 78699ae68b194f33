"""Python numbers that a graph reads of tensors: tensors again, where only arithmetic is done with them.

`x / n.item()` needs no number before the program runs. Where a number makes a size, a place or a
condition in Python, it has to be read, and torch's kernels do what needs it (fallback.py).
"""

from __future__ import annotations

import operator
from contextlib import nullcontext
from typing import Any

import torch
from torch import fx

from tpu_compile.substitute import SAME
from tpu_compile.torch_private import detect_fake_mode

aten = torch.ops.aten

# Arithmetic of Python's, and what does the same with tensors.
_ARITHMETIC: dict[Any, Any] = {
    operator.add: aten.add.Tensor,
    operator.sub: aten.sub.Tensor,
    operator.mul: aten.mul.Tensor,
    operator.truediv: aten.div.Tensor,
    operator.neg: aten.neg.default,
    torch.sym_float: None,
}

# Operators of a tensor of floats and a number, which is in double precision in neither.
_WITH_NUMBER = frozenset(
    op
    for packet in (aten.add, aten.sub, aten.mul, aten.div)
    for op in (packet.Tensor, packet.Scalar)
)
_FILLED = {aten.full.default: 1, aten.scalar_tensor.default: 0}


def replace_composites(gm: fx.GraphModule) -> None:
    """torch, too, makes tensors of some numbers, and puts composites, which have no lowering."""
    for composite, op in SAME.items():
        for node in gm.graph.find_nodes(op="call_function", target=composite):
            node.target = op


def keep_as_tensors(gm: fx.GraphModule) -> None:
    """Rewrite a functional ATen graph in place: numbers that need not be read are not."""
    for node in list(
        gm.graph.find_nodes(op="call_function", target=aten._local_scalar_dense.default)
    ):
        _Reading(gm, node).keep()
    gm.graph.eliminate_dead_code(_is_impure)
    gm.recompile()


def _is_impure(node: fx.Node) -> bool:
    return node.target is not aten._local_scalar_dense.default and node.is_impure()


class _Reading:
    """A number that is read, all that is computed of it in Python, and what takes that."""

    def __init__(self, gm: fx.GraphModule, read: fx.Node) -> None:
        self.graph = gm.graph
        self.read = read
        self.mode = detect_fake_mode([n.meta.get("val") for n in read.all_input_nodes])

    def keep(self) -> None:
        numbers = self._numbers()
        if numbers is None:
            return
        tensors: dict[Any, fx.Node] = {}
        for node in numbers:
            with self.graph.inserting_before(node.next):
                tensors[node] = self._tensor(node, tensors)
        for user in {u: None for node in numbers for u in node.users if u not in tensors}:
            with self.graph.inserting_before(user):
                made = self._with_tensor(user, tensors)
            made.meta = dict(user.meta)
            user.replace_all_uses_with(made)
            self.graph.erase_node(user)

    def _numbers(self) -> list[fx.Node] | None:
        """The number and those computed of it, in order, if tensors can stand for all of them."""
        found = [self.read]
        for node in found:
            for user in node.users:
                if user in found:
                    continue
                if user.target in _ARITHMETIC and all(n in found for n in user.all_input_nodes):
                    found.append(user)
                elif not _takes_tensor(user, node):
                    return None
        return found

    def _tensor(self, node: fx.Node, tensors: dict[Any, fx.Node]) -> fx.Node:
        """Of no dimensions; whole numbers in int64, others in double precision, as Python's."""
        dtype = torch.int64 if isinstance(node.meta["val"], torch.SymInt) else torch.float64
        if node is self.read:
            of: Any = node.args[0]
            return self._converted(self._call(aten.view.default, (of, []), _dtype(of)), dtype)
        args: list[Any] = [tensors.get(a, a) for a in node.args]
        if node.target is torch.sym_float:
            return self._converted(args[0], dtype)
        if not isinstance(args[0], fx.Node):  # a number that ours is taken from, or divides
            cpu = torch.device("cpu")
            args[0] = self._call(aten.full.default, ([], args[0]), dtype, dtype=dtype, device=cpu)
        return self._call(_ARITHMETIC[node.target], tuple(args), dtype)

    def _with_tensor(self, user: fx.Node, tensors: dict[Any, fx.Node]) -> fx.Node:
        val = user.meta["val"]
        if user.target in _FILLED:
            filled = self._converted(tensors[user.args[_FILLED[user.target]]], val.dtype)
            return self.graph.call_function(aten.expand.default, (filled, list(val.shape)))
        number = self._converted(tensors[user.args[1]], val.dtype)
        op: Any = user.target
        return self.graph.call_function(op.overloadpacket.Tensor, (user.args[0], number))

    def _converted(self, x: fx.Node, dtype: torch.dtype) -> fx.Node:
        if _dtype(x) == dtype:
            return x
        return self._call(aten._to_copy.default, (x,), dtype, dtype=dtype)

    def _call(self, op: Any, args: tuple[Any, ...], kind: torch.dtype, **kwargs: Any) -> fx.Node:
        made = self.graph.call_function(op, args, kwargs)
        with self.mode or nullcontext():
            made.meta["val"] = torch.empty((), dtype=kind)
        return made


def _takes_tensor(user: fx.Node, number: fx.Node) -> bool:
    """Whether a tensor of no dimensions can be in a number's place, to the same result."""
    if user.target in _FILLED:
        val = user.meta["val"]
        return not any(isinstance(n, torch.SymInt) for n in val.shape)
    if user.target not in _WITH_NUMBER or user.kwargs or len(user.args) != 2:
        return False
    x = user.args[0]
    if not isinstance(x, fx.Node) or user.args[1] is not number:
        return False
    return _dtype(x) == user.meta["val"].dtype and _dtype(x) in (torch.float32, torch.float64)


def _dtype(node: Any) -> torch.dtype:
    dtype: torch.dtype = node.meta["val"].dtype
    return dtype
