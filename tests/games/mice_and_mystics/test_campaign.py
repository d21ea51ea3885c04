"""The campaign: MM-281 to MM-283."""

import pytest

from purrlour.engine.chance import Seeded
from purrlour.engine.errors import InvalidOptions
from purrlour.engine.table import Table
from purrlour.games.mice_and_mystics.campaign import (
    Campaign,
    Mouse,
    after,
    campaign_of,
    read_campaign,
)
from tests.games.mice_and_mystics.scene import Scene, game, scene

BEGUN = Campaign(
    "silent_bell",
    (("ch1", True),),
    ("hearth_cord",),
    ("stash_saved",),
    {
        "corin": Mouse(("cleave", "rallying_squeak"), "hatpin_rapier"),
        "wren": Mouse(("steady_aim",)),
    },
)


def test_mm_281_a_campaign_is_a_file_of_names() -> None:
    """MM-281 It reads as it was written, and as an option of a chapter it is one line."""
    assert read_campaign(BEGUN.text()) == BEGUN
    assert campaign_of(BEGUN.option()) == BEGUN
    assert "mouse corin abilities cleave rallying_squeak card hatpin_rapier" in BEGUN.text()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "book silent_bell;flag",
        "book silent_bell;mouse corin card",
        "done ch1 won",
        "book a;b c d",
    ],
)
def test_mm_281_nonsense_is_refused(text: str) -> None:
    """MM-281 What is no campaign is told so."""
    with pytest.raises(InvalidOptions, match="bad-campaign"):
        campaign_of(text)


def test_mm_281_the_next_chapter_begins_with_what_was_kept() -> None:
    """MM-R88, MM-281…283 Abilities, trophies, one card each; no cheese but the cord's (T-113)."""
    options = game().options({"chapter": "2", "party": "suggested", "campaign": BEGUN.option()})
    table = Scene(game(), Table(game(), 1, options, Seeded(1)))
    # Only heroes new to the campaign take an ability (MM-R88).
    for hero, ability in (("brom", "quick_snare"), ("maud", "mend"), ("sable", "slip_away")):
        table.play(hero, f"learn:{ability}", "any1")

    assert table.of("corin", "abilities") == ("cleave", "rallying_squeak")
    assert table.of("corin", "packs") == ("hatpin_rapier",)
    assert set(table.view.cheese) == {1}
    assert table.view.stash == ()


def test_mm_281_somebody_unknown() -> None:
    """MM-281 A card that does not exist is named."""
    options = game().options({"campaign": "book silent_bell;mouse corin card excalibur"})
    with pytest.raises(InvalidOptions) as caught:
        game().deal(1, options, Seeded(1))
    assert caught.value.facts == {"name": "excalibur"}


def test_mm_282_one_card_each_at_the_end() -> None:
    """MM-282, MM-R87, MM-283 Of two cards Corin keeps one; cheese and party items stay behind."""
    table = scene(
        "t7_orange",
        mice={"corin": "a1 cheese:3 packs:felt_jerkin,hatpin_rapier", "brom": "post"},
        stash="grape",
        options="campaign",
        move=5,
    )
    table.play("corin", "go:b2").play("corin", "go:post")
    assert table.pending == ["ann keep-one"]
    assert table.choices("corin") == {"pass", "card:felt_jerkin", "card:hatpin_rapier"}

    table.play("corin", "card:hatpin_rapier")

    told = after(Campaign("silent_bell"), table.state)
    assert told.done == (("ch1", True),)
    assert told.trophies == ("hearth_cord",)
    assert told.flags == ("stash_saved",)
    assert told.mice == {"corin": Mouse((), "hatpin_rapier"), "brom": Mouse()}


def test_mm_279_a_lost_chapter_may_be_played_again_or_left() -> None:
    """MM-279, MM-R89, MM-R90 Playing it again begins as before; going on notes that it was lost."""
    table = scene(
        "line", mice={"corin": "s1 wounds:3", "brom": "-"}, foes={"rat1": "rat_warrior s1"},
        track="corin rat_warrior brom", options="campaign",
    )  # fmt: skip
    table.ends_turn("corin", "F2 F2 F4 F4 F4")

    told = after(BEGUN, table.state)

    assert told.done == (("ch1", True), ("proof", False))
    assert campaign_of(BEGUN.option()) == BEGUN
