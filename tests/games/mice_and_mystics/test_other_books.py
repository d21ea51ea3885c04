"""Storybooks of other people: what is played with one is played with no other."""

from __future__ import annotations

from pathlib import Path

import pytest

from purrlour.engine.chance import Seeded
from purrlour.engine.errors import InvalidOptions
from purrlour.engine.record import read_record
from purrlour.engine.table import Table, replay
from purrlour.engine.trial import check_game, rotation
from purrlour.games.mice_and_mystics.content.load import content, load_book
from purrlour.games.mice_and_mystics.game import MiceAndMystics
from tests.games.mice_and_mystics.scene import game


def test_mm_o12_a_record_names_its_storybook() -> None:
    """MM-O12 Ours is called ours, another by its name and what is in it."""
    ours, other = game().options({}), game("tests").options({})

    assert ours.settings()["book"] == "ours"
    assert other.book == f"{game('tests').book.book.id}-{game('tests').book.fingerprint}"
    assert MiceAndMystics(content()).options({}) == ours  # by name or not, it is the same


def test_mm_o12_a_record_goes_on_with_its_own_book_or_not_at_all() -> None:
    """MM-O12 In whichever of the two games it is opened."""
    for mine, theirs in ((game(), game("tests")), (game("tests"), game())):
        table = Table(mine, 1, mine.options({"party": "suggested"}), Seeded(1))
        record = read_record(table.record.text())

        assert mine.position(replay(mine, record).state) == mine.position(table.state)
        with pytest.raises(InvalidOptions, match="other-storybook") as refused:
            replay(theirs, record)
        assert refused.value.clause == "MM-O12"
        assert refused.value.facts == {"book": mine.book_name, "here": theirs.book_name}


EXAMPLE = MiceAndMystics(load_book(Path(__file__).parents[3] / "docs" / "storybook-example"))


@pytest.mark.parametrize("seats", [1, 3])
def test_all_laws_hold_in_other_books_too(seats: int) -> None:
    """MM-O12 Whoever wrote it: views, samples, positions and refusals are right."""
    (options, *_) = rotation(EXAMPLE, seats)
    assert options.book == EXAMPLE.book_name

    assert check_game(EXAMPLE, seats, options, seats, depth=2).steps > 20
