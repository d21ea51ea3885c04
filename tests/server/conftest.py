"""Fixtures for all tests of the server."""

from collections.abc import Iterator

import httpx
import pytest

from purrlour.server.matches import room
from tests.server.crowds import roomy
from tests.server.failing import serve_here
from tests.server.postgres import database, postgres
from tests.server.serving import Server
from tests.server.thinking import strange_bots

__all__ = ["database", "postgres", "serve_here", "strange_bots"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of a process that leave it as it is; there is room for a crowd."""
    with roomy(tmp_path_factory.mktemp("shared")) as running:
        yield running
        running.kill()  # it would wait for whoever some tests left half-way in


@pytest.fixture(scope="session")
def client(server: Server) -> Iterator[httpx.Client]:
    """Somebody who asks it for this and that."""
    with server.visitor() as one:
        yield one


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Compiled functions call each other directly: nothing can be put between them, and
    `scripts/test` sabotages the sources instead."""
    if room.__file__.endswith(".py"):
        return
    left_out = [item for item in items if item.get_closest_marker("sabotage")]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]
