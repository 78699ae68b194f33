"""The mode `debug`: what an op is given and what it makes is looked at; errors name the user's line."""

from __future__ import annotations

import re
import sys
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from threading import get_ident
from typing import Any

import torch
from torch._ops import OpOverload

from tpu_compile.eager.storage import cell_of, on_host
from tpu_compile.errors import IndexOutOfBoundsError, NonFiniteError, format_message
from tpu_compile.lowering.bounds import Bound, Given, bounds_of
from tpu_compile.lowering.registry import by_name
from tpu_compile.torch_private import (
    TORCH_FOLDER,
    autograd_node,
    next_sequence_number,
    pytree,
)

Tensor = torch.Tensor

_OURS = str(Path(__file__).parent.parent)


class InfinityWarning(UserWarning):
    """An op has made infinities of finite numbers, in the mode `debug`."""


def checked(
    op: OpOverload, kernel: Callable[..., Any], args: Sequence[Any], kwargs: Mapping[str, Any]
) -> Any:
    """Run an op's kernel to its end, and check its indices before and its values after.

    Raises IndexOutOfBoundsError and NonFiniteError.
    """
    _remember_line()
    named = by_name(op, args, kwargs)
    _check_bounds(op, named)
    written = [
        a.name for a in op._schema.arguments if a.alias_info is not None and a.alias_info.is_write
    ]
    # What is written is lost afterwards; what `out=` had is no input.
    own = [_worst(t) for t in _tensors([named.get(n) for n in written if _is_read(op, n)])]
    out = kernel(*args, **kwargs)
    results = [t for t in _tensors(out) if t.device.type == "tpu"]
    for t in results:
        cell_of(t).on_host()  # it waits for the value
    if op._schema.name not in _UNWRITTEN:
        rest = [x for n, x in named.items() if n not in written]
        _check_values(op, results, rest, own)
    return out


# Memory that nobody has written to yet.
_UNWRITTEN = frozenset({"aten::empty", "aten::empty_strided", "aten::resize_", "aten::set_"})


def _is_read(op: OpOverload, name: str) -> bool:
    return not next(a.kwarg_only for a in op._schema.arguments if a.name == name)


def _tensors(x: Any) -> list[Tensor]:
    return [t for t in pytree.tree_leaves(x) if isinstance(t, Tensor)]


# ---------------------------------------------------------------------- whose line it is


def user_line() -> tuple[str, int] | None:
    """File and line of the innermost code that is neither torch's nor ours; None in autograd's threads."""
    frame: Any = sys._getframe(1)
    while frame is not None:
        file = frame.f_code.co_filename
        if not file.startswith((TORCH_FOLDER, _OURS, "<frozen", "<eval_with_key>")):
            return file, frame.f_lineno
        frame = frame.f_back
    return None


# Where the forward of each of autograd's nodes was called, by the number that autograd gives it.
_lines: dict[int, tuple[int, tuple[str, int]]] = {}
_MOST_LINES = 100_000


def _remember_line() -> None:
    line = user_line()
    if line is None or not torch.is_grad_enabled():
        return
    if len(_lines) >= _MOST_LINES:
        for number in list(_lines)[: _MOST_LINES // 2]:
            _lines.pop(number, None)
    _lines[next_sequence_number() - 1] = (get_ident(), line)


def _where() -> tuple[list[tuple[str, str]], tuple[str, int]]:
    """The facts of an error's place, and the place for a warning."""
    node = autograd_node()
    line = user_line()
    if node is None:
        return ([("at", _text(line))] if line else []), line or ("<unknown>", 1)
    facts = [("in", f"the backward of {_BACKWARD.sub('', node.name())}")]
    forward = _lines.get(node._sequence_nr())
    if forward is not None:
        line = forward[1]
        facts.append(("forward at", _text(line)))
    return facts, line or ("<unknown>", 1)


_BACKWARD = re.compile(r"Backward\d*$")


def _text(line: tuple[str, int]) -> str:
    return f"{line[0]}:{line[1]}"


# ---------------------------------------------------------------------- values


def _worst(t: Tensor) -> str:
    """What is worst in a tensor: 'nan', 'inf' or ''."""
    if not (t.dtype.is_floating_point or t.dtype.is_complex) or not t.numel():
        return ""
    host = _readable(t)
    if bool(torch.isnan(host).any()):
        return "nan"
    return "inf" if bool(torch.isinf(host).any()) else ""


def _readable(t: Tensor) -> Tensor:
    """A tensor's values on the host, in a dtype that torch can look into."""
    host = (on_host(t) if t.device.type == "tpu" else t).detach()
    return host if host.dtype.is_complex or host.dtype.itemsize > 1 else host.float()


def _check_values(
    op: OpOverload, results: Sequence[Tensor], inputs: Sequence[Any], own: Sequence[str]
) -> None:
    found = [(t, worst) for t in results if (worst := _worst(t))]
    if not found:
        return
    before = {*own, *map(_worst, _tensors(inputs)), *_numbers(inputs)}
    for t, worst in found:
        if worst == "nan" and "nan" not in before:
            facts, _ = _where()
            help = "infinities among the inputs make NaN, too: look for their warnings"
            raise NonFiniteError(
                f"{op} made NaN of inputs that have none: {_places(torch.isnan(_readable(t)))}",
                [*facts, *_ranges(inputs), ("help", help)],
            )
        if worst == "inf" and not before & {"nan", "inf"}:
            facts, (file, line) = _where()
            places = _places(torch.isinf(_readable(t)))
            text = format_message(f"{op} made infinities of finite inputs: {places}", facts)
            warnings.warn_explicit(text, InfinityWarning, file, line)


def _numbers(inputs: Sequence[Any]) -> Iterator[str]:
    for x in pytree.tree_leaves(list(inputs)):
        if isinstance(x, float):
            if x != x:
                yield "nan"
            elif x in (float("inf"), float("-inf")):
                yield "inf"


def _places(mask: Tensor) -> str:
    count = int(mask.sum())
    first = mask.nonzero()[0].tolist()
    return f"{count} of {mask.numel()} elements, the first at {first}"


def _ranges(inputs: Sequence[Any]) -> list[tuple[str, str]]:
    lines = []
    for t in _tensors(inputs):
        kind = f"{str(t.dtype).removeprefix('torch.')}{list(t.shape)}"
        if t.numel() and t.dtype.is_floating_point:
            host = _readable(t)
            kind += f" from {host.min().item():.4g} to {host.max().item():.4g}"
        lines.append(kind)
    return [("inputs", "\n".join(lines))] if lines else []


# ---------------------------------------------------------------------- bounds


def _check_bounds(op: OpOverload, named: Mapping[str, Any]) -> None:
    for bound in bounds_of(op, Given(named, lambda t: t)):
        _check(op, bound)


def _check(op: OpOverload, bound: Bound) -> None:
    index: Tensor = bound.index
    host = on_host(index) if index.device.type == "tpu" else index
    wrong = (host >= bound.size) | (host < bound.low)
    if bound.ignored is not None:
        wrong &= host != bound.ignored
    if not bool(wrong.any()):
        return
    at = wrong.nonzero()[0]
    value = host[tuple(at)].item()
    facts, _ = _where()
    raise IndexOutOfBoundsError(
        f"{op}: index {value} is out of bounds for dimension {bound.dim} with size {bound.size}",
        [
            *facts,
            ("index", f"{_places(wrong)} of {list(host.shape)}"),
            (
                "help",
                "outside of the mode debug the device does not check indices: results are wrong",
            ),
        ],
    )
