"""Convolutions and their backwards."""
