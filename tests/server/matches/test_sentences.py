"""Every refusal of the server has its sentence, and every sentence its refusal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from purrlour.words import LANGUAGES, Words

SOURCES = Path(__file__).parents[3] / "src" / "purrlour"
RAISED = re.compile(r"(?:GameError|IllegalAction)\(\s*\"([a-z-]+)\"")
WRITTEN = re.compile(r"^refuse-([a-z-]+) =", re.MULTILINE)


def raised(folder: Path) -> set[str]:
    return {key for file in folder.rglob("*.py") for key in RAISED.findall(file.read_text("utf-8"))}


def test_the_search_finds_what_is_known_to_be_there() -> None:
    keys = raised(SOURCES / "server")

    assert len(keys) > 60
    assert {"host-only", "not-paused", "already-paused", "game-over", "storage-trouble"} <= keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_sentence(language: str) -> None:
    words = Words(language)

    assert [key for key in raised(SOURCES / "server") if not words.has(f"refuse-{key}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_has_a_key(language: str) -> None:
    file = SOURCES / "words" / language / "server.ftl"
    written = set(WRITTEN.findall(file.read_text("utf-8")))

    assert written
    assert written - raised(SOURCES) == set()
