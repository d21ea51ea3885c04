"""The three kinds of store, each as a place that outlives a store."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import ClassVar

import pytest

from purrlour.server.storage.base import Store
from purrlour.server.storage.memory import MemoryStore
from purrlour.server.storage.postgres import PostgresStore
from purrlour.server.storage.sqlite import SqliteStore


class Place(ABC):
    """Where matches lie; every store made here serves the same ones."""

    crowd: ClassVar[bool]
    """Whether several stores may be open at once."""

    @abstractmethod
    def store(self, node: str = "ann") -> Store:
        """Another store, not yet open."""


class MemoryPlace(Place):
    crowd = True

    def __init__(self) -> None:
        self._first = MemoryStore()

    def store(self, node: str = "ann") -> Store:
        return MemoryStore(node=node, shared=self._first)


class SqlitePlace(Place):
    crowd = False

    def __init__(self, folder: Path) -> None:
        self._path = folder / "data" / "purrlour.db"

    def store(self, node: str = "ann") -> Store:
        return SqliteStore(self._path, node=node)


class PostgresPlace(Place):
    crowd = True

    def __init__(self, url: str) -> None:
        self._url = url

    def store(self, node: str = "ann") -> Store:
        return PostgresStore(self._url, node=node)


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Each kind in turn."""
    if request.param == "memory":
        return MemoryPlace()
    if request.param == "sqlite":
        return SqlitePlace(tmp_path)
    return PostgresPlace(request.getfixturevalue("database"))


@pytest.fixture(params=["memory", "postgres"])
def crowd(request: pytest.FixtureRequest) -> Place:
    """Each kind that several processes may use at once."""
    if request.param == "memory":
        return MemoryPlace()
    return PostgresPlace(request.getfixturevalue("database"))
