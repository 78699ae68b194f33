"""Random ops on the call's random state."""
