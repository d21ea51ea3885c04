"""Every question says what it is about, so that people know what their choice will do."""

from __future__ import annotations

from collections import Counter

import pytest

from purrlour.engine.chance import Seeded
from purrlour.engine.decision import Decision
from purrlour.engine.table import Table
from purrlour.words import LANGUAGES, Words
from tests.games.mice_and_mystics.scene import game, scene, spawn

NAMES = ("Ann", "Bob", "Cleo", "Dan")


@pytest.mark.parametrize("dice", ["rolled", "typed"])
@pytest.mark.parametrize("chapter", range(1, 6))
def test_every_question_has_a_subject_and_can_be_told(chapter: int, dice: str) -> None:
    speakers = [Words(language, "mice_and_mystics") for language in LANGUAGES]
    asked: Counter[str] = Counter()
    settings = {"chapter": str(chapter), "dice": dice}
    table = Table(game(), 3, game().options(settings), Seeded(chapter))
    whim = Seeded(chapter, "whim")
    while table.outcome is None and asked.total() < 400:
        decision = next(iter(table.pending.values()))
        asked[decision.kind] += 1
        assert decision.about, decision.kind
        for words in speakers:
            told = words.decision(decision, NAMES, decision.seat, "")
            assert "_" not in told
            assert not told.startswith(":")
        view = table.view(decision.seat)
        choices = table.legal(decision.seat)
        for action in choices:
            number = action.text().partition(":")[2]
            if action.text().startswith("special:"):
                assert view.specials[int(number) - 1]
            if action.text().startswith("choose:"):
                assert view.branches[int(number) - 1]
        table.play(decision.seat, choices[whim.pick(len(choices))].text())
    assert len(asked) > 5


def told(table_about: str, kind: str) -> str:
    """The question in English."""
    return Words("en", "mice_and_mystics").decision(Decision(0, kind, table_about), NAMES, 0, "")


def test_a_share_names_both_mice() -> None:
    table = scene("line", mice={"corin": "s1", "brom": "s1"}, seats=1)

    table.play("corin", "share:brom")

    (asked,) = table.game.decisions(table.state)
    assert asked.about == "share:corin with:brom"
    assert told(asked.about, asked.kind) == "Corin shares with Brom. What changes paws?"


def test_a_card_that_asks_is_named_and_its_possibilities_too() -> None:
    table = scene(
        "cross",
        mice={"sable": "h packs:two_places", "corin": "h", "brom": "n1"},
        seats=1,
    )

    table.play("sable", "use:two_places")

    (asked,) = table.game.decisions(table.state)
    assert (asked.kind, asked.about) == ("choose", "effect:two_places")
    assert table.view.branches[:2] == ("choice:two_places_1", "choice:two_places_2")
    assert told(asked.about, asked.kind).startswith("Two Places: ")


def test_a_minion_is_called_by_its_true_name() -> None:
    """The Regent's figure is the spider's."""
    table = scene(
        "t5_orange",
        mice={"corin": "c1", "brom": "c1"},
        foes={"spider1": "moth_regent b2"},
        chapter=5,
    )

    table.play("corin", "attack:spider1", "any")

    abouts = {decision.about for decision in table.game.decisions(table.state)}
    assert not any("spider" in about for about in abouts)


def test_minions_that_arrive_are_named() -> None:
    table = scene("cross", mice={"corin": "h", "brom": "h"}, seats=1)

    spawn(table, {"roach": 1})

    (asked,) = table.game.decisions(table.state)
    assert (asked.kind, asked.about) == ("entry", "minion:roach")
