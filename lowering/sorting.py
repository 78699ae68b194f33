"""Sort, top-k and search."""
