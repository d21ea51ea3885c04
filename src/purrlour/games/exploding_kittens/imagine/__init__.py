"""Imagining what a seat cannot see, in agreement with everything it can."""
