"""Learning to play: a worked example, with NumPy and nothing else."""
