"""StableHLO bytecode as text, with jaxlib alone: neither torch nor jax is imported."""

from __future__ import annotations

from tpu_compile.errors import TpuCompileError


def text_of(bytecode: bytes) -> str:
    """The module as MLIR. Raises TpuCompileError where it cannot be printed here."""
    try:
        from tpu_compile.lowering.mlir import parse
    except ImportError as err:
        raise TpuCompileError(
            "printing StableHLO needs jaxlib, which cannot be imported",
            [("why", str(err)), ("help", "pip install jaxlib")],
        ) from err
    try:
        return str(parse(bytecode))
    except Exception as err:  # MLIRError is no exported class of every jaxlib
        raise TpuCompileError("not StableHLO that this jaxlib reads", [("why", str(err))]) from err
