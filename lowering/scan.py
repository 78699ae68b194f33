"""Cumulative ops along a dimension."""
