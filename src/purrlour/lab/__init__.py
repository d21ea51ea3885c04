"""Measuring and trying out: benchmarks, simulations."""
