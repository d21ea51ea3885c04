"""What docs/envs.md shows is what happens, and its tables are those of the encoders."""

import doctest
from pathlib import Path

import pytest

from purrlour.envs.encode.field import markdown, size_of
from purrlour.envs.encode.roster import FIELDS
from purrlour.games import GAMES
from tests.envs.plays import KEYS

PAGE = Path(__file__).parents[2] / "docs" / "envs.md"


def test_every_example_of_the_page_runs() -> None:
    results = doctest.testfile(str(PAGE), module_relative=False)

    assert results.attempted > 0
    assert results.failed == 0


@pytest.mark.parametrize("key", KEYS)
def test_the_page_has_every_field(key: str) -> None:
    page = PAGE.read_text("utf-8")

    assert markdown(FIELDS[key]) in page
    facts = (
        f"`{key}`, version 0: {size_of(FIELDS[key])} numbers, {len(GAMES[key].actions)} actions."
    )
    assert facts in page
