"""Dtype conversion, copies and bit views."""
