"""The schema of a database: numbered files of plain SQL, applied in order, each once."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from purrlour.server.storage.base import StorageTrouble


def _files(backend: str) -> list[Traversable]:
    folder = files("purrlour.server.storage").joinpath("migrations", backend)
    found = [path for path in folder.iterdir() if path.name.endswith(".sql")]
    return sorted(found, key=lambda path: path.name)


def migrations(backend: str) -> list[str]:
    """The texts for this backend; the first makes version 1 of an empty database."""
    return [path.read_text("utf-8") for path in _files(backend)]


@cache
def since(backend: str, name: str) -> int:
    """The version of a database that the step of this name makes.

    >>> since("sqlite", "campaigns")
    2
    """
    names = [path.name.partition("_")[2].removesuffix(".sql") for path in _files(backend)]
    return names.index(name) + 1


def missing(backend: str, version: int) -> list[tuple[int, str]]:
    """What a database of this version still needs, with the version that each step makes."""
    steps = migrations(backend)
    if version > len(steps):
        raise StorageTrouble(
            f"the database has version {version}, this Purrlour knows {len(steps)}:"
            " a newer one has used it"
        )
    return list(enumerate(steps[version:], start=version + 1))
