"""Fixtures for all tests of the server."""

import pytest

from purrlour.server.matches import room
from tests.server.postgres import database, postgres
from tests.server.thinking import strange_bots

__all__ = ["database", "postgres", "strange_bots"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Compiled functions call each other directly: nothing can be put between them."""
    if not room.__file__.endswith(".py"):
        skip = pytest.mark.skip(reason="the sources are sabotaged instead")
        for item in items:
            if item.get_closest_marker("sabotage"):
                item.add_marker(skip)
