"""The MLIR bindings that jaxlib bundles: one shared context with the dialects that we emit."""

from __future__ import annotations

from functools import cache
from threading import Lock
from typing import Any

from tpu_compile import preload

preload.finish()
from jaxlib.mlir import ir
from jaxlib.mlir._mlir_libs import _jax_mlir_ext
from jaxlib.mlir.dialects import chlo, func, sdy
from jaxlib.mlir.dialects import stablehlo as hlo
from jaxlib.mlir.passmanager import PassManager

__all__ = ["chlo", "context", "func", "hlo", "ir", "parse", "strip_locations", "to_bytecode"]


_making = Lock()


def context() -> Any:
    """The process's MLIR context. Types and attributes are uniqued in it, so it is never replaced."""
    with _making:  # two threads that lower for the first time would each make one
        return _context()


@cache
def _context() -> Any:
    ctx = ir.Context()
    registry = ir.DialectRegistry()
    # register_dialect alone leaves `func` out, and a module with unregistered ops serialises wrongly.
    _jax_mlir_ext.register_dialects(registry)
    ctx.append_dialect_registry(registry)
    ctx.load_all_available_dialects()
    for dialect in (hlo, chlo, sdy):
        dialect.register_dialect(ctx)
    return ctx


def parse(module: str | bytes) -> Any:
    """Parse text or bytecode into a module of the shared context."""
    with context():
        return ir.Module.parse(module)


def strip_locations(module: Any, *, kernels: bool = False) -> Any:
    """A clone of `module` without locations; the original keeps its own.

    With `kernels`, calls of Mosaic kernels are located by the kernels' names, which XLA gives to its
    instructions and to profiles.
    """
    with context():
        clone = module.operation.clone(ip=False)  # in no block, whatever is being built
        passes = PassManager.parse("builtin.module(strip-debuginfo)")
        passes.enable_verifier(False)
        passes.run(clone.operation)
        if kernels:
            clone.operation.walk(_name_kernel)
    return clone


def _name_kernel(op: Any) -> Any:
    if op.name == "stablehlo.custom_call" and "kernel_name" in op.attributes:
        op.location = ir.Location.name(op.attributes["kernel_name"].value)
    return ir.WalkResult.ADVANCE


def to_bytecode(module: Any) -> bytes:
    """MLIR bytecode of `module`, equal for equal modules in every process."""
    import io

    buffer = io.BytesIO()
    module.operation.write_bytecode(buffer)
    return buffer.getvalue()
