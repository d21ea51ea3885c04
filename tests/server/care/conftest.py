"""Fixtures of the tests in this folder."""

from tests.server.care.parlours import data, run

__all__ = ["data", "run"]
