"""Matches that survive anything: people, clocks and storage around the engine."""
