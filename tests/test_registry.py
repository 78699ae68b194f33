"""What the table of rules refuses, and that each refusal says where and what to do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import torch

from tpu_compile.compile import compile_graph
from tpu_compile.config import Options
from tpu_compile.errors import LoweringError, UnsupportedOpError
from tpu_compile.fallback import FallbackWarning
from tpu_compile.lowering import registry
from tpu_compile.lowering.graph import lower as lower_graph
from tpu_compile.lowering.graph import unsupported_nodes
from tpu_compile.lowering.registry import family, find, lower, stub
from tpu_compile.torch_private import make_fx

HERE = "test_registry.py"


@pytest.fixture(scope="module", autouse=True)
def _library() -> Iterator[torch.library.Library]:
    """Operators that no rule is for."""
    with torch.library._scoped_library("tpu_registry_test", "DEF") as library:
        library.define("op(Tensor self, int dim=0, *, float scale=1.0) -> Tensor")
        library.define("op.other(Tensor self, Tensor other) -> Tensor")
        library.impl(
            "op", lambda self, dim=0, *, scale=1.0: self * scale, "CompositeExplicitAutograd"
        )
        library.impl("op.other", lambda self, other: self + other, "CompositeExplicitAutograd")
        yield library


@pytest.fixture
def op() -> Any:
    return torch.ops.tpu_registry_test.op.default


@pytest.fixture(autouse=True)
def _table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test has a table of its own."""
    monkeypatch.setattr(registry, "_RULES", registry.rules())


SCHEMA = "tpu_registry_test::op(Tensor self, int dim=0, *, float scale=1.) -> Tensor"


def good(b: Any, self: Any, dim: int = 0, *, scale: float = 1.0) -> Any:
    return self


good.__doc__ = SCHEMA


def graph(op: Any) -> torch.fx.GraphModule:
    with torch.no_grad():
        return make_fx(lambda x: (op(x),), tracing_mode="fake")(torch.ones(2, 3))


def test_rule_is_found(op: Any) -> None:
    assert find(op) is None
    assert lower(op)(good) is good
    rule = find(op)
    assert rule is not None
    assert rule.fn is good
    assert HERE in rule.where


def test_schema_text_is_what_torch_prints(op: Any) -> None:
    assert str(op._schema) == SCHEMA


def test_packet_is_refused(op: Any) -> None:
    with pytest.raises(LoweringError, match="packet of overloads") as err:
        lower(torch.ops.tpu_registry_test.op)(good)
    assert HERE in str(err.value)
    assert "op.default" in str(err.value)
    assert "op.other" in str(err.value)


def test_duplicate_names_both_places(op: Any) -> None:
    def second(b: Any, self: Any, dim: int = 0, *, scale: float = 1.0) -> Any:
        return self

    lower(op)(good)
    second.__doc__ = SCHEMA
    with pytest.raises(LoweringError, match="has two rules") as err:
        lower(op)(second)
    lines = {good.__code__.co_firstlineno, second.__code__.co_firstlineno}
    assert all(f"{HERE}:{line}" in str(err.value) for line in lines)


def wrong_name(b: Any, self: Any, axis: int = 0, *, scale: float = 1.0) -> Any: ...
def too_few(b: Any, self: Any, dim: int = 0) -> Any: ...
def wrong_default(b: Any, self: Any, dim: int = 1, *, scale: float = 1.0) -> Any: ...
def no_default(b: Any, self: Any, dim: int, *, scale: float = 1.0) -> Any: ...
def keyword_only(b: Any, self: Any, *, dim: int = 0, scale: float = 1.0) -> Any: ...


@pytest.mark.parametrize(
    ("rule", "problem"),
    [
        (wrong_name, "parameters are ['self', 'axis', 'scale'], the schema has"),
        (too_few, "parameters are ['self', 'dim'], the schema has"),
        (wrong_default, "dim defaults to 1, the schema says 0"),
        (no_default, "dim has default in the schema"),
        (keyword_only, "dim can be passed by position"),
    ],
)
def test_signature_mismatch_is_refused(op: Any, rule: Any, problem: str) -> None:
    rule.__doc__ = SCHEMA
    with pytest.raises(LoweringError, match="does not fit its schema") as err:
        lower(op)(rule)
    assert problem in str(err.value)
    assert f"{HERE}:{rule.__code__.co_firstlineno}" in str(err.value)
    assert "registry.stub(op)" in str(err.value)
    assert find(op) is None


@pytest.mark.parametrize("docstring", [None, "Does things.", SCHEMA.replace("dim=0", "dim=1")])
def test_docstring_mismatch_is_refused(op: Any, docstring: str | None) -> None:
    def rule(b: Any, self: Any, dim: int = 0, *, scale: float = 1.0) -> Any:
        return self

    rule.__doc__ = docstring
    with pytest.raises(LoweringError, match="the docstring lacks the schema"):
        lower(op)(rule)


def test_family_needs_no_docstring(op: Any) -> None:
    @family
    def rule(b: Any, *args: Any, **kwargs: Any) -> Any:
        return args[0]

    lower(op)(rule)
    assert find(op) is not None


def test_stub_is_a_good_rule(op: Any) -> None:
    scope: dict[str, Any] = {"lower": lower, "Builder": Any, "Value": Any}
    text = stub(op)
    assert SCHEMA in text
    exec(text.replace("tpu_registry_test.op.default", "op", 1), {**scope, "op": op})
    assert find(op) is not None


# ---------------------------------------------------------------------- rules that do not do their job


def test_wrong_result_is_a_bug_of_the_rule(op: Any) -> None:
    def rule(b: Any, self: Any, dim: int = 0, *, scale: float = 1.0) -> Any:
        return b.convert(self, torch.float64)

    rule.__doc__ = SCHEMA
    lower(op)(rule)
    with pytest.raises(LoweringError) as err:
        lower_graph(graph(op))
    message = str(err.value)
    assert "returned float64[2,3]; the fake tensor says float32[2,3]" in message
    assert f"{HERE}:{rule.__code__.co_firstlineno}" in message
    assert "this is a bug in that rule" in message


def test_rule_that_raises_is_named(op: Any) -> None:
    def rule(b: Any, self: Any, dim: int = 0, *, scale: float = 1.0) -> Any:
        raise ZeroDivisionError("by nought")

    rule.__doc__ = SCHEMA
    lower(op)(rule)
    with pytest.raises(LoweringError, match="failed: ZeroDivisionError: by nought") as err:
        lower_graph(graph(op))
    assert isinstance(err.value.__cause__, ZeroDivisionError)
    assert f"{HERE}:{rule.__code__.co_firstlineno}" in str(err.value)


# ---------------------------------------------------------------------- ops without a rule


def test_unsupported_ops_are_refused_together(op: Any) -> None:
    other = torch.ops.tpu_registry_test.op.other

    def f(x: torch.Tensor) -> torch.Tensor:
        return other(op(op(x)), x) + 1  # type: ignore[no-any-return]

    gm = make_fx(lambda x: (f(x),), tracing_mode="fake")(torch.ones(2))
    assert [n.target for n in unsupported_nodes(gm)] == [op, op, other]
    with pytest.raises(UnsupportedOpError, match="2 operators have no lowering") as err:
        compile_graph(gm, kind="inference", options=Options(fallback="error", cache=False))
    assert "tpu_registry_test.op.default: 2x, no lowering" in str(err.value)
    assert "tpu_registry_test.op.other: 1x, no lowering" in str(err.value)


def test_unsupported_ops_run_on_the_cpu(op: Any) -> None:
    gm = make_fx(lambda x: (op(x + 1, scale=3.0) + 1,), tracing_mode="fake")(torch.ones(2))
    with pytest.warns(FallbackWarning, match="tpu_registry_test.op.default"):
        call = compile_graph(gm, kind="inference", options=Options(cache=False))
    assert torch.equal(call([torch.ones(2)])[0], torch.full((2,), 7.0))


def test_rule_may_decline_some_uses(op: Any) -> None:
    lower(op, unless=lambda node: "only for dim 0" if node.args[1:] else None)(good)
    assert unsupported_nodes(graph(op)) == []
    gm = make_fx(lambda x: (op(x, 1),), tracing_mode="fake")(torch.ones(2))
    with pytest.raises(UnsupportedOpError, match="only for dim 0"):
        compile_graph(gm, kind="inference", options=Options(fallback="error", cache=False))
