"""Fixtures for all tests of the server."""

from tests.server.postgres import database, postgres
from tests.server.thinking import strange_bots

__all__ = ["database", "postgres", "strange_bots"]
