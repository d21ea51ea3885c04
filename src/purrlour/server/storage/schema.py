"""The schema of a database: numbered files of plain SQL, applied in order, each once."""

from __future__ import annotations

from importlib.resources import files

from purrlour.server.storage.base import StorageTrouble


def migrations(backend: str) -> list[str]:
    """The texts for this backend; the first makes version 1 of an empty database."""
    folder = files("purrlour.server.storage").joinpath("migrations", backend)
    texts = {path.name: path.read_text("utf-8") for path in folder.iterdir()}
    return [texts[name] for name in sorted(texts) if name.endswith(".sql")]


def missing(backend: str, version: int) -> list[tuple[int, str]]:
    """What a database of this version still needs, with the version that each step makes."""
    steps = migrations(backend)
    if version > len(steps):
        raise StorageTrouble(
            f"the database has version {version}, this Purrlour knows {len(steps)}:"
            " a newer one has used it"
        )
    return list(enumerate(steps[version:], start=version + 1))
