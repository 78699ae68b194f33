"""What XLA for CPUs is asked for in inference, where its defaults are not the fastest."""

from __future__ import annotations

XlaOptions = tuple[tuple[str, str], ...]

# XLA gives reductions, with all that they are computed from, and convolutions to the library YNNPACK,
# whose convolutions take 1.2 to 1.6 times as long as XLA's own: one mean at the end of a ResNet takes
# the last third of its convolutions with it. Products of matrices stay the library's.
_WITH_CONVOLUTIONS: XlaOptions = (
    ("xla_cpu_experimental_ynn_fusion_type", "LIBRARY_FUSION_TYPE_INDIVIDUAL_DOT"),
)


def xla_options(*, convolutions: bool) -> XlaOptions:
    """XLA's options for a program, by whether it has convolutions."""
    return _WITH_CONVOLUTIONS if convolutions else ()
