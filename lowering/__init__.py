"""ATen graphs to StableHLO: a functional core that knows no device, file or environment."""

if __name__ != "tpu_compile.lowering":
    raise ImportError(f"import tpu_compile.lowering, not {__name__!r}; run `pip install -e .` once")
