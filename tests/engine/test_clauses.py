"""Clauses: RULES.md by id."""

import pytest

from purrlour.engine.clauses import Clause, load_clauses, read_clauses
from purrlour.games import GAMES

pytestmark = pytest.mark.uncompiled

RULES = """# A game

Some words before.

## The turn

**EK-13** First you play.

**EK-14** Then you draw. *(our ruling)*

## Rulings

**EK-A1** Of course.
"""


def test_clauses_are_read_in_their_order_with_their_chapter() -> None:
    assert read_clauses(RULES) == {
        "EK-13": Clause("EK-13", "The turn", "First you play."),
        "EK-14": Clause("EK-14", "The turn", "Then you draw. *(our ruling)*"),
        "EK-A1": Clause("EK-A1", "Rulings", "Of course."),
    }


def test_an_id_has_a_series_and_a_number() -> None:
    assert [clause.series for clause in read_clauses(RULES).values()] == ["EK-", "EK-", "EK-A"]


@pytest.mark.parametrize("line", ["**EK-13** Again.", "**EK13** No dash.", "**EK-13**"])
def test_what_is_no_clause_is_not_skipped(line: str) -> None:
    with pytest.raises(ValueError, match="EK"):
        read_clauses(RULES + line)


@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_clauses(game: str) -> None:
    english, polish = load_clauses(game, "en"), load_clauses(game, "pl")

    assert list(english) == list(polish)
    assert all(english[each].text != polish[each].text for each in english)


@pytest.mark.parametrize("game", GAMES)
def test_a_language_we_do_not_have_is_english(game: str) -> None:
    assert load_clauses(game, "tlh") == load_clauses(game, "en")
