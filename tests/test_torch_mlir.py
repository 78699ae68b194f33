"""torch-mlir as a second opinion: where it can lower a case too, both programs must agree.

Its StableHLO is run by our own client. A stable sixth of the cases, chosen by hash, keeps this short;
`-m slow` takes all of them.
"""

from __future__ import annotations

import hashlib
from typing import Any

import pytest
import torch
from cases import CASES
from harness import MATMUL_TOLERANCE, TOLERANCE, Case, results_of
from torch.utils import _pytree as pytree

from tpu_compile.call import as_array
from tpu_compile.lowering.mlir import parse, to_bytecode
from tpu_compile.pjrt import cpu_client, export_dlpack
from tpu_compile.program import TensorSpec
from tpu_compile.torch_private import from_dlpack_capsule

torch_mlir_fx = pytest.importorskip("torch_mlir.fx")

SHARE = 6

# Where torch-mlir differs from eager too (our result is held to eager by test_numerics).
THEIRS_DIFFER = {
    "masked": "XLA takes a product with a converted bool for a choice",
    "aten.remainder.Tensor": "integer remainder takes the sign of the dividend",
    "aten.index.Tensor": "negative indices are not wrapped",
    "aten._unsafe_index.Tensor": "negative indices are not wrapped",
    "aten.index_put.default": "negative indices are not wrapped",
    "aten.div.Tensor_mode": "infinities and NaN divide otherwise under rounding",
    "aten.pow.Tensor_Tensor": "unsigned integers do not wrap",
    "aten.cumsum.default": "16-bit floats are accumulated in 16 bits",
}


def _chosen(c: Case) -> bool:
    return hashlib.sha256(str(c).encode()).digest()[0] % SHARE == 0


def _param(family: str, c: Case) -> Any:
    marks = () if _chosen(c) else (pytest.mark.slow,)
    return pytest.param(c, id=f"{family}/{c}", marks=marks)


PARAMS = [_param(family, c) for family, c in CASES if c.values and family != "random"]


class _Module(torch.nn.Module):
    def __init__(self, c: Case) -> None:
        super().__init__()
        self.function = c.function()

    def forward(self, *tensors: torch.Tensor) -> Any:
        return tuple(pytree.tree_leaves(self.function(*tensors)))


@pytest.mark.parametrize("c", PARAMS)
def test_agrees(c: Case) -> None:
    inputs = [t.contiguous().resolve_conj() for t in c.inputs()]
    theirs = _lower_with_torch_mlir(c, inputs)
    ours = [o for o in pytree.tree_leaves(results_of(c)) if isinstance(o, torch.Tensor)]
    client = cpu_client()
    try:
        executable = client.compile(to_bytecode(parse(theirs)), {})
    except Exception as err:  # noqa: BLE001  # what XLA refuses of theirs is no finding about ours
        pytest.skip(f"XLA refuses torch-mlir's program: {str(err).splitlines()[-1][:120]}")
    specs = [TensorSpec(tuple(o.shape), str(o.dtype).removeprefix("torch.")) for o in ours]
    buffers = [client.borrow(as_array(t)) for t in inputs]
    arrays = executable.execute(buffers, client.result_handlers(specs))
    for own, array in zip(ours, arrays, strict=True):
        other = from_dlpack_capsule(export_dlpack(array))
        rtol, atol = c.tol or MATMUL_TOLERANCE.get(own.dtype, (0, 0))
        if not c.matmul:
            rtol, atol = max(rtol, TOLERANCE.get(own.dtype, (0, 0))[0]), atol
        try:
            torch.testing.assert_close(
                own.contiguous(), other, rtol=rtol, atol=atol, equal_nan=True
            )
        except AssertionError:
            if c.op_name not in THEIRS_DIFFER:
                raise
            pytest.skip(f"known: {THEIRS_DIFFER[c.op_name]}")


def _lower_with_torch_mlir(c: Case, inputs: list[torch.Tensor]) -> str:
    if not inputs or any(t.numel() == 0 for t in inputs):
        pytest.skip("torch-mlir takes no 0-size tensors")
    try:
        module = torch_mlir_fx.export_and_import(_Module(c), *inputs, output_type="stablehlo")
    except Exception as err:  # noqa: BLE001  # an op that torch-mlir cannot lower is no finding
        pytest.skip(f"torch-mlir does not lower it: {str(err).splitlines()[0][:120]}")
    return str(module)
