"""The table of lowering rules, and the checks that a rule must pass to enter it."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from torch import fx
from torch._ops import HigherOrderOperator, OpOverload, OpOverloadPacket

from tpu_compile.errors import LoweringError

Op = OpOverload | HigherOrderOperator
RuleFn = Callable[..., Any]
F = TypeVar("F", bound=RuleFn)


@dataclass(frozen=True, slots=True)
class Rule:
    """A function from StableHLO values and static arguments to StableHLO values, and where it is."""

    op: Op
    fn: RuleFn
    where: str  # file:line, for messages
    unless: Callable[[fx.Node], str | None] | None = None


_RULES: dict[Op, Rule] = {}


def lower(*ops: Any, unless: Callable[[fx.Node], str | None] | None = None) -> Callable[[F], F]:
    """Register a rule for ATen overloads.

    `unless(node)` says why the rule cannot lower this use of the op, or None: such a node then goes
    the way of an op without a rule.

    The rule's parameters are the Builder and then the schema's arguments, by name, in order and
    with equal defaults; its docstring starts with the schema of each op. A rule made by
    a factory (see `family`) is exempt from the docstring.

    Raises LoweringError for a packet (`aten.mean`), an op that has a rule already, a signature or
    docstring that does not match the schema.
    """

    def register(fn: F) -> F:
        where = _where(fn)
        for op in ops:
            if isinstance(op, OpOverloadPacket):
                overloads = ", ".join(f"aten.{op.__name__}.{o}" for o in op.overloads())
                raise LoweringError(
                    f"{op} is a packet of overloads; a rule takes one overload",
                    [("at", where), ("help", f"name one of: {overloads}")],
                )
            if op in _RULES:
                raise LoweringError(
                    f"{op} has two rules",
                    [("first", _RULES[op].where), ("second", where), ("help", "keep one of them")],
                )
            if isinstance(op, OpOverload):
                _check_signature(op, fn, where)
            _RULES[op] = Rule(op, fn, where, unless)
        return fn

    return register


def family(fn: F) -> F:
    """Mark a rule that a factory made: it serves many ops, so its docstring names no schema."""
    fn.__family__ = True  # type: ignore[attr-defined]
    return fn


def find(op: Any) -> Rule | None:
    """The rule for `op`, or None."""
    return _RULES.get(op)


def rules() -> dict[Op, Rule]:
    """A copy of the whole table."""
    return dict(_RULES)


_own: dict[Op, Rule] = {}


def seal() -> None:
    """The table is complete: what comes and goes from now on is not the package's own."""
    _own.update(_RULES)


def is_own() -> bool:
    """Whether the table is as it was when it was sealed."""
    return _own == _RULES


def by_name(op: OpOverload, args: Sequence[Any], kwargs: Mapping[str, Any]) -> dict[str, Any]:
    """What an op is called with, by the names of its schema."""
    return {**dict(zip((a.name for a in op._schema.arguments), args, strict=False)), **kwargs}


def arguments(node: fx.Node) -> dict[str, Any]:
    """`by_name` of a node that calls an op."""
    assert isinstance(node.target, OpOverload)
    return by_name(node.target, node.args, node.kwargs)


def stub(op: OpOverload) -> str:
    """The source of an empty rule for `op`: paste it, then fill in the body."""
    parameters, star = ["b: Builder"], False
    for a in op._schema.arguments:
        if a.kwarg_only and not star:
            parameters.append("*")
            star = True
        default = f" = {a.default_value!r}" if a.has_default_value() else ""
        parameters.append(f"{a.name}: {_annotation(str(a.type))}{default}")
    name = op._schema.name.split("::")[1].strip("_")
    result = "Value" if len(op._schema.returns) == 1 else "tuple[Value, ...]"
    return (
        f"@lower({op})\ndef {name}({', '.join(parameters)}) -> {result}:\n"
        f'    """{op._schema}"""\n    raise NotImplementedError\n'
    )


def _annotation(kind: str) -> str:
    table = {
        "Tensor": "Value",
        "Optional[Tensor]": "Value | None",
        "List[int]": "list[int]",
        "Optional[List[int]]": "list[int] | None",
        "List[Tensor]": "list[Value]",
        "number": "float",
        "Optional[number]": "float | None",
        "Optional[int]": "int | None",
        "Optional[float]": "float | None",
    }
    return table.get(kind, kind if kind in {"int", "float", "bool", "str"} else "Any")


def _where(fn: RuleFn) -> str:
    code = getattr(inspect.unwrap(fn), "__code__", None)
    return f"{code.co_filename}:{code.co_firstlineno}" if code else repr(fn)


def _check_signature(op: OpOverload, fn: RuleFn, where: str) -> None:
    problem = _signature_problem(op, fn) or _docstring_problem(op, fn)
    if problem:
        raise LoweringError(
            f"the rule for {op} does not fit its schema: {problem}",
            [("schema", str(op._schema)), ("at", where), ("help", "start from registry.stub(op)")],
        )


def _signature_problem(op: OpOverload, fn: RuleFn) -> str | None:
    _, *have = inspect.signature(fn).parameters.values()
    if any(p.kind is p.VAR_POSITIONAL for p in have):
        return None  # a family that only needs to know its tensors
    want = op._schema.arguments
    if [p.name for p in have] != [a.name for a in want]:
        return f"parameters are {[p.name for p in have]}, the schema has {[a.name for a in want]}"
    for p, a in zip(have, want, strict=True):
        if p.kind is p.KEYWORD_ONLY and not a.kwarg_only:
            return f"{a.name} can be passed by position"
        if a.has_default_value() != (p.default is not p.empty):
            return f"{a.name} {'has' if a.has_default_value() else 'has no'} default in the schema"
        if a.has_default_value() and _plain(p.default) != _plain(a.default_value):
            return f"{a.name} defaults to {p.default!r}, the schema says {a.default_value!r}"
    return None


def _plain(default: Any) -> Any:
    return tuple(default) if isinstance(default, list) else default


def _docstring_problem(op: OpOverload, fn: RuleFn) -> str | None:
    if getattr(fn, "__family__", False):
        return None
    text = " ".join((fn.__doc__ or "").split())  # a long schema may run over several lines
    return None if str(op._schema) in text else "the docstring lacks the schema"
