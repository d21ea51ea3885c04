"""Impact cards, as the server hands them out."""

import pytest

from purrlour.games import GAMES
from purrlour.server.impact import read_impact, still_true


@pytest.mark.parametrize("game", GAMES)
def test_the_package_brings_cards_for_every_game(game: str) -> None:
    found = read_impact(game)

    assert found.cards
    for card in found.cards:
        assert card.turns[0] > 0
        assert all(0 <= share <= 1 for share in (*card.first, *card.ended))
        assert set(card.clear) <= {"turns", "first", "ending"}


def test_of_other_rules_than_those_that_were_measured_nothing_is_told() -> None:
    measured = read_impact("koty")

    assert still_true(measured, measured.version) == measured
    assert still_true(measured, measured.version + 1).cards == []
