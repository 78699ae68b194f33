"""Batch, layer, group and RMS normalisation with their backwards."""
