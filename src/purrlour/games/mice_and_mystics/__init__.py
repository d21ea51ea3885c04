"""Mice and Mystics."""
