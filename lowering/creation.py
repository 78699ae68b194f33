"""Ops that make tensors from sizes and scalars."""
