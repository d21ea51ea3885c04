"""Fixtures for all tests of the server."""

import pytest

from purrlour.server.matches import room
from tests.server.postgres import database, postgres
from tests.server.thinking import strange_bots

__all__ = ["database", "postgres", "strange_bots"]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Compiled functions call each other directly: nothing can be put between them, and
    `scripts/test` sabotages the sources instead."""
    if room.__file__.endswith(".py"):
        return
    left_out = [item for item in items if item.get_closest_marker("sabotage")]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]
