"""Gather, scatter and masked ops."""
