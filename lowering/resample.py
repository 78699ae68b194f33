"""Padding modes, interpolation, grid sampling, fold and unfold."""
