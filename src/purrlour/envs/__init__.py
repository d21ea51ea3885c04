"""Environments: the games behind the doors that reinforcement learning knows."""
