"""Bytes in, bytes out: the content-addressed executable cache. It knows neither torch nor MLIR."""

if __name__ != "tpu_compile.cache":
    raise ImportError(f"import tpu_compile.cache, not {__name__!r}; run `pip install -e .` once")
