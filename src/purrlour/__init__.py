"""Purrlour: a parlour for cat-and-mouse tabletop games."""

__version__ = "0.1.0"
