"""Fixtures of the tests in this folder."""

from tests.server.storage.conftest import crowd, place

__all__ = ["crowd", "place"]
