"""Observations as rows of small numbers, without NumPy: compiled where there is a compiler."""
