"""What libtpu does not compile, and what happens instead: the table that the README shows.

A use of an op that is in the table has no lowering on TPUs: it runs on torch's CPU kernel between
compiled pieces, with one warning, or raises UnsupportedOpError where that is asked for. It is never
handed to libtpu, which aborts the whole process on some of them. tests/test_tpu_goldens.py
compiles all that is not in the table, and proves that libtpu still refuses what is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import torch
from torch import fx

from tpu_compile.lowering import whole as _whole  # noqa: F401  # defines tpu_compile::linear

aten = torch.ops.aten

_INTEGERS_64 = frozenset({torch.int64, torch.uint64})

# XLA's expanders of these for TPUs take float32 and complex64 alone, or need minutes for emulated
# float64.
_FACTORIZATIONS = frozenset(
    {
        aten._linalg_det.default,
        aten._linalg_slogdet.default,
        aten._linalg_solve_ex.default,
        aten._linalg_svd.default,
        aten.linalg_inv_ex.default,
        aten.linalg_lu.default,
        aten.linalg_lu_factor_ex.default,
        aten.linalg_matrix_exp.default,
    }
)
_BITS = frozenset({aten.frexp.Tensor, aten.hash_tensor.default, aten.nextafter.default})
_EIGENVALUES = frozenset({aten.linalg_eig.default, aten._linalg_eigvals.default})
_PRODUCTS = frozenset(
    {
        aten.addbmm.default,
        aten.addmm.default,
        aten.addmv.default,
        aten.baddbmm.default,
        aten.bmm.default,
        aten.convolution.default,
        aten.convolution_backward.default,
        aten.dot.default,
        aten.mm.default,
        aten.mv.default,
        aten.vdot.default,
        torch.ops.tpu_compile.linear.default,
    }
)


@dataclass(frozen=True, slots=True)
class Refusal:
    """One row: which uses of ops, and why not on a TPU."""

    what: str
    why: str
    applies: Callable[[fx.Node], bool]


def _tensors(node: fx.Node) -> Iterator[torch.Tensor]:
    """The values that a node takes and gives."""
    for n in (node, *node.all_input_nodes):
        value: Any = n.meta.get("val")
        for t in value if isinstance(value, tuple | list) else (value,):
            if isinstance(t, torch.Tensor):
                yield t


def _has(node: fx.Node, *dtypes: torch.dtype) -> bool:
    return any(t.dtype in dtypes for t in _tensors(node))


REFUSALS = (
    Refusal(
        "anything of complex128",
        "libtpu has no complex128 arithmetic and aborts the process",
        lambda node: _has(node, torch.complex128),
    ),
    Refusal(
        "products and convolutions of 64-bit integers",
        "libtpu has none",
        lambda node: node.target in _PRODUCTS and _has(node, *_INTEGERS_64),
    ),
    Refusal(
        "factorizations of float64 matrices (SVD, LU and what rests on it, matrix_exp)",
        "libtpu's take float32 and complex64",
        lambda node: node.target in _FACTORIZATIONS and _has(node, torch.float64),
    ),
    Refusal(
        "eigenvalues of general matrices (eig, eigvals)",
        "there is no algorithm for TPUs",
        lambda node: node.target in _EIGENVALUES,
    ),
    Refusal(
        "the bits of float64 numbers (frexp, nextafter, hash_tensor)",
        "libtpu's float64 is a pair of float32, whose bits are others",
        lambda node: node.target in _BITS and _has(node, torch.float64),
    ),
)


def why_refused(node: fx.Node) -> str | None:
    """Why libtpu does not compile this use of an op; None where it does."""
    row = next((r for r in REFUSALS if r.applies(node)), None)
    return None if row is None else f"not on TPUs: {row.what}; {row.why}"
