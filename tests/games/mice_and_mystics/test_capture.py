"""Captured mice: MM-232 to MM-242; winning and losing: MM-276 to MM-280; trophies: MM-284 on."""

from purrlour.games.mice_and_mystics.events import (
    Captured,
    CardLost,
    EndMoved,
    Rescued,
    TrophyWon,
    TurnSkipped,
)
from purrlour.games.mice_and_mystics.layout import TROPHIES
from tests.games.mice_and_mystics.scene import Scene, scene


def bitten(options: str = "", **mice: str) -> Scene:
    """Corin stands with a rat and has three wounds of four."""
    return scene(
        "line",
        mice={"corin": "s1 wounds:3 " + mice.get("corin", ""), "brom": "s6"},
        foes={"rat1": "rat_warrior s1"},
        track="corin rat_warrior brom",
        options=options,
    )


def test_mm_232_captured_at_the_end_of_its_life() -> None:
    """MM-R22, MM-232…237, MM-242 What it wears is lost, its own gear and pack are not (T-92)."""
    table = bitten(corin="cheese:3 wears:chestnut_helm packs:felt_jerkin,bell_collar,play_dead")

    table.ends_turn("corin").play("corin", "pass", "F2 F2 F4 F4 F4 F4 F1")

    assert table.event(Captured).hero == "corin"
    assert [lost.card for lost in table.all(CardLost)] == ["chestnut_helm"]
    assert table.of("corin", "worn") == ("thimbleguard_blade", "walnut_cuirass")
    assert table.of("corin", "packs") == ("felt_jerkin", "bell_collar", "play_dead")
    assert (table.of("corin", "cheese"), table.of("corin", "wounds")) == (0, 0)
    assert table.view.page == 2
    assert "corin" in table.track
    assert table.view.discard == ("chestnut_helm",)


def test_mm_239_skipped_while_minions_are_about() -> None:
    """MM-239 A captured mouse waits (T-93)."""
    table = scene(
        "line",
        mice={"brom": "s1", "corin": "-"},
        foes={"rat1": "rat_warrior s6"},
        track="brom corin rat_warrior",
    )

    table.ends_turn("brom", "F1 F1")

    assert table.event(TurnSkipped).card == "corin"
    assert table.at("corin") == ""


def test_mm_238_rescued_when_the_room_is_clear() -> None:
    """MM-238 With another mouse or next to one, and that is its turn (T-93)."""
    table = scene("line", mice={"brom": "s1", "corin": "-", "maud": "s1"}, seats=1)

    table.ends_turn("brom")
    assert table.choices("ann") == {"at:s1", "at:s2"}
    table.play("ann", "at:s1", "F1")

    assert table.event(Rescued).hero == "corin"
    assert table.turn == "maud"


def test_mm_240_everybody_captured() -> None:
    """MM-240, MM-R38 The chapter is lost (T-94)."""
    table = scene(
        "line",
        mice={"corin": "s1 wounds:3", "brom": "-"},
        foes={"rat1": "rat_warrior s1"},
        track="corin rat_warrior brom",
    )

    table.ends_turn("corin", "F2 F2 F4 F4 F4")

    outcome = table.table.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.returns) == ("all-captured", (0.0, 0.0))


def test_mm_276_won_at_once() -> None:
    """MM-276 Everybody on the post, no minion in the garden: won."""
    table = scene("t7_orange", mice={"corin": "a1", "brom": "post"}, move=5)

    table.play("corin", "go:b2").play("corin", "go:post")

    outcome = table.table.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.returns) == ("won", (1.0, 1.0))


def test_mm_r59_cheese_of_the_last_defence_is_lost_too() -> None:
    """MM-R59 It is gained, and then all is lost."""
    table = bitten()

    table.ends_turn("corin", "F2 F2 F1 F4 F4 F1")

    assert table.at("corin") == ""
    assert table.of("corin", "cheese") == 0


# Individual trophies.


def test_mm_285_the_cheesemaster() -> None:
    """MM-284, MM-R91, MM-285 Three cheeses in one attack; The End moves a page on (T-108)."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s1"},
        foes={"rat1": "rat_warrior s1"},
        options="trophies",
    )

    table.play("corin", "attack:rat1", "F1 F1 F1")

    assert table.event(TrophyWon).trophy == "cheesemaster"
    assert table.event(EndMoved).end == 7
    table.ends_turn("corin", "F2")
    table.play("brom", "attack:rat1", "F1 F1 F1 F1")
    assert not table.all(TrophyWon)


def test_mm_286_the_cheesemaster_shares_out() -> None:
    """MM-286 Cheese in defence: one for every mouse on the board, besides its own (T-109)."""
    table = scene(
        "line",
        mice={"corin": "s1", "brom": "s6", "maud": "s6"},
        foes={"rat1": "rat_warrior s1"},
        track="corin rat_warrior brom maud",
        options="trophies",
        seats=1,
    )
    table.state.rows[trophy_row(0)] = table.hero("corin")

    table.ends_turn("corin", "F2 F4 F1 F4 F4 F2")

    assert table.view.cheese == (2, 1, 1)


def test_mm_289_the_fugitive() -> None:
    """MM-289, MM-290 Twice captured moves The End; the third time it is back at once (T-110)."""
    table = bitten(options="trophies", corin="caught:1")
    table.ends_turn("corin", "F2 F2 F4 F4 F4 F1")
    assert table.event(TrophyWon).trophy == "fugitive"
    assert table.view.end_page == 7

    again = bitten(options="trophies auto", corin="caught:2 cheese:3 wears:chestnut_helm")
    again.state.rows[trophy_row(3)] = again.hero("corin")
    again.ends_turn("corin", "F2 F2 F4 F4 F4 F4 F1")

    assert again.event(Rescued).hero == "corin"
    assert "chestnut_helm" in str(again.of("corin", "worn"))
    assert again.of("corin", "cheese") == 0
    assert again.view.page == 2


def test_mm_288_the_poison_master() -> None:
    """MM-288 Captured with poison: from now on its wounds are plain ones."""
    table = scene(
        "line",
        mice={"corin": "s1 poison:3", "brom": "s6"},
        foes={"spider1": "spider s2"},
        track="corin spider brom",
        options="trophies",
    )

    table.ends_turn("corin", "F1 F2 F4 F4 F4 F4 F1")

    assert table.event(TrophyWon).trophy == "poison_master"
    assert not table.all(EndMoved)


def trophy_row(number: int) -> int:
    """Where the holder of a trophy is kept."""
    return TROPHIES + number
