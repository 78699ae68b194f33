"""Benchmarks: one file a question; `python -m bench.run` prints one table."""
