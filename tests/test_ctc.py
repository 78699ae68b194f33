"""The CTC loss through torch.compile: its lengths are looked at, and other backends are left alone."""

from __future__ import annotations

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

TARGETS = torch.tensor([[1, 2, 2], [3, 1, 0]])
INPUTS, LENGTHS = torch.tensor([5, 4]), torch.tensor([3, 1])


def scores() -> Tensor:
    generator = torch.Generator().manual_seed(0)
    return torch.randn(5, 2, 4, generator=generator).log_softmax(2)


def loss(x: Tensor, targets: Tensor, inputs: Tensor, lengths: Tensor) -> Tensor:
    return F.ctc_loss(x, targets, inputs, lengths)


def test_lengths_are_looked_at() -> None:
    torch._dynamo.reset()
    call = torch.compile(loss, backend="tpu", fullgraph=True, options={"fallback": "error"})
    torch.testing.assert_close(
        call(scores(), TARGETS, INPUTS, LENGTHS), loss(scores(), TARGETS, INPUTS, LENGTHS)
    )
    for inputs, lengths in (([6, 4], [3, 1]), ([5, -1], [3, 1]), ([5, 4], [4, 1])):
        given = scores(), TARGETS, torch.tensor(inputs), torch.tensor(lengths)
        with pytest.raises(RuntimeError, match=r"Expected (input|target)_lengths"):
            call(*given)
        with pytest.raises(RuntimeError, match="Expected"):
            loss(*given)


def test_a_workspace_that_is_asked_for_has_the_size_that_values_give() -> None:
    def both(x: Tensor, lengths: Tensor) -> tuple[Tensor, Tensor]:
        return torch._ctc_loss(x, TARGETS, INPUTS, lengths)

    torch._dynamo.reset()
    lengths = torch.tensor([1, 1])
    got, want = torch.compile(both, backend="tpu")(scores(), lengths), both(scores(), lengths)
    assert got[1].shape == want[1].shape
    torch.testing.assert_close(got[0], want[0])


def test_other_backends_end_their_graphs_there() -> None:
    torch._dynamo.reset()
    given = scores(), TARGETS, INPUTS, LENGTHS
    with pytest.raises(torch._dynamo.exc.Unsupported):
        torch.compile(loss, backend="aot_eager", fullgraph=True)(*given)
    torch._dynamo.reset()
    torch.testing.assert_close(torch.compile(loss, backend="aot_eager")(*given), loss(*given))
