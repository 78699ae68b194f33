"""Scaled dot product attention, kept whole."""
