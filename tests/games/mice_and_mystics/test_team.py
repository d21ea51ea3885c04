"""Whose word counts where the rulebook asks the players together (MM-O3)."""

from __future__ import annotations

import pytest

from purrlour.engine.chance import Seeded
from purrlour.engine.errors import InvalidPosition
from purrlour.games.mice_and_mystics.events import Agreed, Rescued
from tests.games.mice_and_mystics.scene import Scene, dealt, refused, scene


def rescuing(options: str, seats: int = 3) -> Scene:
    """It is captured Brom's turn, and nobody is about: where does he come back?"""
    table = scene(
        "line",
        mice={"corin": "s2", "brom": "-", "maud": "s5"},
        seats=seats,
        options=options,
    )
    return table.ends_turn("corin")


def test_mm_o3_by_default_the_active_player_decides() -> None:
    """MM-O3, MM-238 It is Brom's turn: Bob says where."""
    table = rescuing("")

    assert table.pending == ["bob arrive"]


def test_mm_o3_or_always_the_first_seat() -> None:
    """MM-O3 Ann leads."""
    table = rescuing("leader")

    assert table.pending == ["ann arrive"]


def test_mm_o3_or_everybody_votes() -> None:
    """MM-O3 All are asked at once, and nothing happens before the last of them has answered."""
    table = rescuing("vote")
    assert table.pending == ["ann arrive", "bob arrive", "cleo arrive"]

    table.play("ann", "at:s3").play("bob", "at:s1")

    assert table.pending == ["cleo arrive"]
    assert table.happened() == []
    assert table.at("brom") == ""
    table.play("cleo", "at:s3", "F1")
    assert table.event(Rescued).space == "s3"
    assert (table.event(Agreed).count, table.event(Agreed).total) == (2, 3)


def test_mm_o3_without_a_majority_the_active_player_decides() -> None:
    """MM-O3 Three votes, three wishes: Brom's controller has the last word."""
    table = rescuing("vote")

    table.play("ann", "at:s3").play("cleo", "at:s4").play("bob", "at:s1", "F1")

    assert table.event(Rescued).space == "s1"
    assert table.event(Agreed).count == 1


def test_mm_o3_nobody_votes_twice() -> None:
    """MM-O3 A vote is a vote."""
    table = rescuing("vote").play("ann", "at:s3")

    with refused("not-your-turn"):
        table.play("ann", "at:s1")


def test_mm_o3_alone_nobody_votes() -> None:
    """MM-O3 One player just decides."""
    table = rescuing("vote", seats=1)
    assert table.pending == ["ann arrive"]

    table.play("ann", "at:s3", "F1")

    assert not table.all(Agreed)
    assert table.at("brom") == "s3"


def test_mm_o3_an_absent_voter_does_not_block_the_table() -> None:
    """MM-O3 There is always something to fall back to."""
    table = rescuing("vote").play("ann", "at:s3").play("bob", "at:s3")
    code = table.game.fallback(table.state, 2, Seeded(1))

    table.play("cleo", table.game.actions[code].text(), "F1")

    assert table.event(Rescued).space == "s3"


def test_mm_o3_the_operators_choices_are_not_voted_on() -> None:
    """MM-202 The way of a minion is the operator's."""
    table = scene(
        "pool",
        mice={"corin": "b3", "brom": "b3"},
        foes={"rat1": "rat_warrior b1"},
        track="corin rat_warrior brom",
        options="vote",
    )

    table.ends_turn("corin", "F1")

    assert table.pending == ["bob route"]


def asked_where(seed: int) -> Scene | None:
    """Two explore until they must say where somebody comes in; None if it ends before."""
    table = dealt(2, seed=seed, chapter="2", party="suggested", team="vote")
    luck = 1000 * seed
    while not any(asked.endswith(("arrive", "entry")) for asked in table.pending):
        if table.outcome is not None:
            return None
        seat = table.pending[0].split()[0]
        choices = table.choices(seat)
        wanted = [one for one in sorted(choices) if one.startswith("explore")] or sorted(choices)
        table.play(seat, wanted[luck % len(wanted)], f"any{luck}")
        luck += 1
    return table


def test_mm_o3_a_vote_is_remembered_by_a_position() -> None:
    """MM-O3 Saved between two votes it goes on with the next."""
    table = next(found for seed in range(20) if (found := asked_where(seed)))
    assert len(table.pending) == 2
    table.play("ann", min(table.choices("ann")))

    again = table.game.load(table.position)

    assert table.game.position(again) == table.position
    assert [asked.seat for asked in table.game.decisions(again)] == [1]
    told = table.position
    votes = next(word for word in told.split() if word.startswith("numbers:"))
    forged = votes.rpartition(",")[0] + ",4095"
    with pytest.raises(InvalidPosition):
        table.game.load(told.replace(votes, forged))
