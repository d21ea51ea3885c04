"""The folder of an experiment: what is done already, and the results when all is done.

Every part is written beside its place and then moved there, so that one that is there is whole,
whenever the power fails. The results are made of all parts in their order: the same bytes,
however often it was begun.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TypeVar

from purrlour.engine.errors import GameError
from purrlour.lab.experiment import Experiment, read

_FORMAT: Final = 1
"""Of the folder; a later version of Purrlour may write another."""
_ABOUT: Final = "experiment.json"
_PARTS: Final = "parts"
T = TypeVar("T")


class Folder:
    """Where an experiment is kept."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def begin(self, experiment: Experiment) -> None:
        """Makes the folder, or goes on with it; refuses one of another experiment."""
        wanted = {"folder": _FORMAT, **experiment.wire()}
        about = self.path / _ABOUT
        if about.exists():
            if self.about() != wanted:
                raise GameError("lab-other", folder=str(self.path))
            return
        self.path.mkdir(parents=True, exist_ok=True)
        if any(file.name != _beside(about).name for file in self.path.iterdir()):
            raise GameError("lab-not-empty", folder=str(self.path))
        self.write(_ABOUT, _json(wanted))

    def about(self) -> dict[str, Any]:
        """What is written of the experiment."""
        return _read(self.path / _ABOUT, dict)

    def experiment(self) -> Experiment:
        """The experiment that is kept here."""
        about = self.about()
        version = about.pop("version", None)
        if about.pop("folder", None) != _FORMAT:
            raise GameError("lab-unreadable", file=str(self.path / _ABOUT))
        found = read(about)
        if found.wire()["version"] != version:
            raise GameError("lab-older", folder=str(self.path))
        return found

    def has(self, variant: int, first: int) -> bool:
        """Whether this part is done."""
        return self._part(variant, first).exists()

    def put(self, variant: int, first: int, playings: list[dict[str, Any]]) -> None:
        """Keeps a part."""
        part = self._part(variant, first)
        part.parent.mkdir(exist_ok=True)
        self.write(f"{_PARTS}/{part.name}", _json(playings))

    def parts(self, variant: int) -> Iterator[dict[str, Any]]:
        """Every playing of a variant, in the order of their numbers."""
        for part in sorted((self.path / _PARTS).glob(f"{variant:03}-*.json")):
            yield from _read(part, list)

    def forget_parts(self) -> None:
        """Once the results are there."""
        parts = self.path / _PARTS
        if parts.exists():
            for part in parts.iterdir():
                part.unlink()
            parts.rmdir()

    def write(self, name: str, content: bytes) -> None:
        """A whole file, or none."""
        file = self.path / name
        beside = _beside(file)
        try:
            with beside.open("wb") as opened:
                opened.write(content)
                opened.flush()
                os.fsync(opened.fileno())
            beside.replace(file)
        finally:
            beside.unlink(missing_ok=True)

    def _part(self, variant: int, first: int) -> Path:
        return self.path / _PARTS / f"{variant:03}-{first:07}.json"


def _read(file: Path, kind: type[T]) -> T:
    """What a file says, if that is what it should be."""
    try:
        found = json.loads(file.read_text("utf-8"))
    except ValueError:  # not JSON, not even text
        found = None
    if not isinstance(found, kind):
        raise GameError("lab-unreadable", file=str(file))
    return found


def _beside(file: Path) -> Path:
    """Where it is written until it is whole."""
    return file.with_name(f".{file.name}.new")


def _json(value: object) -> bytes:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return text.encode() + b"\n"
