"""Mistakes: whatever is wrong with content is refused, in both languages, at its place."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from purrlour.games.mice_and_mystics.content.errors import InvalidContent
from purrlour.games.mice_and_mystics.content.load import (
    content,
    load_book,
    our_box,
    read_box,
    with_book,
)
from purrlour.games.mice_and_mystics.content.model import Content
from purrlour.words import LANGUAGES, Words
from tests.games.mice_and_mystics.content.mistakes import ATTIC, BOX, DATA, EVERY, EXAMPLE, Mistake
from tests.words.refusing import refusals

pytestmark = pytest.mark.uncompiled


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the data, as it should be."""
    folder = tmp_path_factory.mktemp("content") / "data"
    shutil.copytree(DATA, folder)
    return folder


def load(sound: Path, mistake: Mistake | None = None) -> Content:
    """The copy; where only the book is wrong, upon the box as it is."""
    own = mistake is not None and mistake.file.startswith("book/")
    box = our_box() if own else read_box(sound)
    return with_book(box, sound / "book")


def named(mistake: Mistake) -> str:
    return f"{mistake.file}-{mistake.key}"


@pytest.mark.parametrize("mistake", BOX, ids=named)
def test_a_planted_mistake_is_refused_at_its_place(sound: Path, mistake: Mistake) -> None:
    """File, entry and field are named, in Polish and in English."""
    file = sound / mistake.file
    text = file.read_text("utf-8")
    mistake.plant(sound)
    try:
        with pytest.raises(InvalidContent) as caught:
            load(sound, mistake)
    finally:
        file.write_text(text, "utf-8")

    is_told(caught.value, mistake, mistake.file.removeprefix("book/"))


@pytest.mark.parametrize("mistake", ATTIC, ids=named)
def test_a_mistake_in_a_book_of_somebody_else(tmp_path: Path, mistake: Mistake) -> None:
    shutil.copytree(EXAMPLE, tmp_path / "book")
    mistake.plant(tmp_path / "book")

    with pytest.raises(InvalidContent) as caught:
        load_book(tmp_path / "book")

    is_told(caught.value, mistake, mistake.file)


def is_told(error: InvalidContent, mistake: Mistake, file: str) -> None:
    """Where it is, and what, in every language."""
    facts = error.facts
    assert error.key == mistake.key, facts
    assert facts["file"] == file
    assert (facts["entry"], facts["field"]) == (mistake.entry, mistake.field)
    for language in LANGUAGES:
        sentence = Words(language, "mice_and_mystics").refusal(error, ())
        for fact in ("file", "entry", "field"):
            assert str(facts[fact]) in sentence


def test_every_way_to_be_refused_is_there() -> None:
    """Each in another way wrong, and in every file of the schema."""
    keys = {refusal.key for refusal in refusals() if refusal.key.startswith("content-")}
    assert {mistake.key for mistake in EVERY} | {"content-no-file"} == keys
    assert len({mistake.file for mistake in EVERY}) >= 12


def test_without_a_mistake_the_copy_is_the_box(sound: Path) -> None:
    """So it is the mistakes that are refused."""
    assert load(sound).fingerprint == content().fingerprint
