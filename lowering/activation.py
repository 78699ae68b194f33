"""Activation functions and their backwards."""
