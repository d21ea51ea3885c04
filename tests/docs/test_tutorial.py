"""What the documents show is what happens."""

import doctest
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("page", ["tutorial.md"])
def test_every_example_of_the_page_runs(page: str) -> None:
    results = doctest.testfile(str(DOCS / page), module_relative=False)

    assert results.attempted > 0
    assert results.failed == 0
