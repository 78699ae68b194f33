"""Embedding tables and losses over classes."""
