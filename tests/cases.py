"""The table: every family's cases, which feed goldens, numerics and gradients alike."""

from __future__ import annotations

import cases_activation
import cases_arithmetic
import cases_attention
import cases_bitwise
import cases_casts
import cases_comparison
import cases_complex
import cases_convolution
import cases_creation
import cases_distance
import cases_embedding
import cases_floating
import cases_histogram
import cases_indexing
import cases_interpolate
import cases_linalg
import cases_loss
import cases_masks
import cases_matmul
import cases_norm
import cases_padding
import cases_pointwise
import cases_polynomials
import cases_pooling
import cases_random
import cases_recurrent
import cases_reduction
import cases_resample
import cases_scan
import cases_scatter
import cases_segments
import cases_shape
import cases_softmax
import cases_sorting
import cases_special
import cases_spectral
import cases_statistics
import cases_strided
import cases_writes
from harness import Case

FAMILIES: dict[str, list[Case]] = {
    "activation": cases_activation.CASES,
    "arithmetic": cases_arithmetic.CASES,
    "attention": cases_attention.CASES,
    "bitwise": cases_bitwise.CASES,
    "casts": cases_casts.CASES,
    "comparison": cases_comparison.CASES,
    "complex": cases_complex.CASES,
    "convolution": cases_convolution.CASES,
    "creation": cases_creation.CASES,
    "distance": cases_distance.CASES,
    "embedding": cases_embedding.CASES,
    "floating": cases_floating.CASES,
    "histogram": cases_histogram.CASES,
    "indexing": cases_indexing.CASES,
    "interpolate": cases_interpolate.CASES,
    "linalg": cases_linalg.CASES,
    "loss": cases_loss.CASES,
    "masks": cases_masks.CASES,
    "matmul": cases_matmul.CASES,
    "norm": cases_norm.CASES,
    "padding": cases_padding.CASES,
    "pointwise": cases_pointwise.CASES,
    "polynomials": cases_polynomials.CASES,
    "pooling": cases_pooling.CASES,
    "random": cases_random.CASES,
    "recurrent": cases_recurrent.CASES,
    "reduction": cases_reduction.CASES,
    "resample": cases_resample.CASES,
    "scan": cases_scan.CASES,
    "scatter": cases_scatter.CASES,
    "segments": cases_segments.CASES,
    "shape": cases_shape.CASES,
    "softmax": cases_softmax.CASES,
    "sorting": cases_sorting.CASES,
    "special": cases_special.CASES,
    "spectral": cases_spectral.CASES,
    "statistics": cases_statistics.CASES,
    "strided": cases_strided.CASES,
    "writes": cases_writes.CASES,
}
CASES = [(family, c) for family, cases in FAMILIES.items() for c in cases]
