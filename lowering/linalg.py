"""Linear algebra through the JAX bridge."""
