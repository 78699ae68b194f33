"""Special functions of one or two tensors: CHLO's expansions, JAX's and ours in JAX."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from tpu_compile.lowering import jax_bessel as bessel
from tpu_compile.lowering import jax_special as special
from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.jax_bridge import call_jax
from tpu_compile.lowering.registry import RuleFn, family, lower

aten = torch.ops.aten


def jax_function(fn: Callable[..., Any]) -> RuleFn:
    """A function from the bridge; integers are promoted, 16-bit floats computed in float32."""

    @family
    def rule(b: Builder, *xs: Any) -> Value:
        return b.in_opmath(lambda *vs: call_jax(b, fn, *vs)[0], *b.promote(*xs, to=b.out.dtype))

    return rule


for _op, _fn in (
    (aten.lgamma.default, special.lgamma),
    (aten.digamma.default, special.digamma),
    (aten.special_zeta.default, special.zeta),
    (aten.special_zeta.other_scalar, special.zeta),
    (aten.special_zeta.self_scalar, special.zeta),
    (aten.special_erfcx.default, special.erfcx),
    (aten.special_ndtri.default, special.ndtri),
    (aten.i0.default, special.i0),
    (aten.special_i0e.default, special.i0e),
    (aten.special_i1.default, special.i1),
    (aten.special_i1e.default, special.i1e),
    (aten.special_modified_bessel_i0.default, special.i0),
    (aten.special_modified_bessel_i1.default, special.i1),
    (aten.igamma.default, special.igamma),
    (aten.igammac.default, special.igammac),
    (aten.special_airy_ai.default, bessel.airy_ai),
    (aten.special_bessel_j0.default, bessel.bessel_j0),
    (aten.special_bessel_j1.default, bessel.bessel_j1),
    (aten.special_bessel_y0.default, bessel.bessel_y0),
    (aten.special_bessel_y1.default, bessel.bessel_y1),
    (aten.special_modified_bessel_k0.default, bessel.modified_bessel_k0),
    (aten.special_modified_bessel_k1.default, bessel.modified_bessel_k1),
    (aten.special_scaled_modified_bessel_k0.default, bessel.scaled_modified_bessel_k0),
    (aten.special_scaled_modified_bessel_k1.default, bessel.scaled_modified_bessel_k1),
    (aten.special_spherical_bessel_j0.default, bessel.spherical_bessel_j0),
):
    lower(_op)(jax_function(_fn))


@lower(aten.erfinv.default)
def erfinv(b: Builder, self: Value) -> Value:
    """aten::erfinv(Tensor self) -> Tensor"""
    return b.in_opmath(lambda x: b.chlo("erf_inv", x), b.convert(self, b.out.dtype))


@lower(aten.polygamma.default)
def polygamma(b: Builder, n: int, self: Value) -> Value:
    """aten::polygamma(int n, Tensor self) -> Tensor"""

    def function(x: Value) -> Value:
        if n == 0:
            return call_jax(b, special.digamma, x)[0]
        return call_jax(b, special.polygamma, x, n=n)[0]

    return b.in_opmath(function, b.convert(self, b.out.dtype))
