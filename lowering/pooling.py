"""Poolings and their backwards."""
