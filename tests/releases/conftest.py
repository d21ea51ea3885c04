"""Fixtures of the server's tests that are wanted here as well."""

from tests.server.postgres import database, postgres

__all__ = ["database", "postgres"]
