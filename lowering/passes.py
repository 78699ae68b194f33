"""Which pass of training a node belongs to: libtpu lays tensors out otherwise where gradients are."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from torch import fx


def is_backward(node: fx.Node) -> bool:
    """Whether a node computes gradients: of AOTAutograd's trace, or of `torch.func.grad` in a graph."""
    if node.meta.get("autograd_backward") or node.meta.get("partitioner_tag") == "is_backward":
        return True
    made_by = node.meta.get("source_fn_stack") or ()
    return any(str(name).startswith("_autograd_grad") for name, _ in made_by)


_with_gradients: WeakKeyDictionary[fx.Graph, bool] = WeakKeyDictionary()


def has_backward(graph: fx.Graph) -> bool:
    """Whether any of its nodes does; views that a forward makes for its backward do not count."""
    found = _with_gradients.get(graph)
    if found is None:
        found = any(is_backward(n) and not getattr(n.target, "is_view", False) for n in graph.nodes)
        _with_gradients[graph] = found
    return found
