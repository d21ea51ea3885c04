"""Search and recover: MM-131 to MM-142; cards: MM-29 to MM-33."""

import pytest

from purrlour.engine.errors import IllegalAction
from purrlour.games.mice_and_mystics.events import (
    CardFound,
    CardKept,
    CardTraded,
    PartyItemFound,
    Recovered,
    Searched,
)
from purrlour.games.mice_and_mystics.layout import FROM, GONE, IN_DISCARD, IN_PILE
from tests.games.mice_and_mystics.scene import refused, scene


def test_mm_131_a_star_draws_a_card() -> None:
    """MM-131, MM-132 Keep it or take a cheese for it (T-61)."""
    table = scene("line", mice={"corin": "s1", "brom": "s1"}, deck="hatpin_rapier")

    table.play("corin", "search", "F2")

    assert table.event(CardFound).card == "hatpin_rapier"
    assert table.choices("corin") == {"keep", "trade"}
    table.play("corin", "keep")
    assert table.event(CardKept).card == "hatpin_rapier"
    assert table.of("corin", "packs") == ("hatpin_rapier",)


def test_mm_132_a_card_for_a_cheese() -> None:
    """MM-132 Discarded at once for one cheese."""
    table = scene("line", mice={"corin": "s1", "brom": "s1"}, deck="felt_jerkin")
    table.play("corin", "search", "F2")

    table.play("corin", "trade")

    assert table.event(CardTraded).card == "felt_jerkin"
    assert table.of("corin", "cheese") == 1
    assert table.view.discard == ("felt_jerkin",)


def test_mm_136_a_failed_search_may_be_repeated() -> None:
    """MM-131, MM-136 Without a star nothing is drawn."""
    table = scene("line", mice={"corin": "s1", "brom": "s1"})

    table.play("corin", "search", "F3")

    assert not table.event(Searched).found
    assert table.view.searched == (False, False)


def test_mm_135_one_find_a_room() -> None:
    """MM-135 Whoever found something here searches elsewhere (T-62)."""
    table = scene(
        "line", mice={"corin": "s1", "brom": "s1"}, deck="felt_jerkin", track="corin brom"
    )
    table.play("corin", "search", "F2").play("corin", "keep")
    table.ends_turn("corin", "F1").ends_turn("brom", "F1")

    with refused("searched-here", "MM-135"):
        table.play("corin", "search")


def test_mm_134_party_items_go_to_the_stash() -> None:
    """MM-33, MM-R32, MM-134 The grape is everybody's, and no cheese (T-64)."""
    table = scene("line", mice={"corin": "s1", "brom": "s1"}, deck="grape")

    table.play("corin", "search", "F5")

    assert table.event(PartyItemFound).card == "grape"
    assert table.view.stash == ("grape",)
    assert table.pending == ["ann turn"]


def test_mm_133_events_happen_at_once() -> None:
    """MM-32, MM-133 A forgotten picnic: a cheese for every mouse on the tile."""
    table = scene("line", mice={"corin": "s1", "brom": "s5"}, deck="forgotten_picnic")

    table.play("corin", "search", "F6")

    assert table.view.cheese == (1, 1)
    assert table.view.discard == ("forgotten_picnic",)


def test_mm_133_a_nest_disturbed() -> None:
    """MM-133, MM-166 Two roaches come, and their card joins the track."""
    table = scene("line", mice={"corin": "s1", "brom": "s5"}, deck="nest_disturbed")

    table.play("corin", "search", "F6")

    assert len(table.foes) == 2
    assert table.track == "corin brom roach"


def test_mm_138_minions_do_not_keep_anybody_from_searching() -> None:
    """MM-138, MM-R11 Searching among minions is allowed."""
    table = scene("line", mice={"corin": "s1", "brom": "s1"}, foes={"rat1": "rat_warrior s1"})

    assert "search" in table.choices("corin")


def test_mm_188_a_fourth_card_makes_one_go() -> None:
    """MM-188, MM-31 Three cards and a trick, and a fourth is kept: one must go (T-63)."""
    table = scene(
        "line",
        mice={"corin": "s1 packs:felt_jerkin,cork_boots,bell_collar,play_dead", "brom": "s1"},
        deck="hatpin_rapier",
    )
    table.play("corin", "search", "F2").play("corin", "keep")

    assert table.pending == ["ann drop"]
    assert "card:play_dead" not in table.choices("corin")
    table.play("corin", "card:cork_boots")

    assert table.of("corin", "packs") == (
        "hatpin_rapier",
        "felt_jerkin",
        "bell_collar",
        "play_dead",
    )


def test_mm_139_stunned_mice_recover_without_a_roll() -> None:
    """MM-139, MM-243 Stunned: it moves, and can only recover (T-65)."""
    table = scene(
        "line", mice={"corin": "s1 stunned", "brom": "s1"}, foes={"rat1": "rat_warrior s1"}
    )
    with refused("you-are-stunned", "MM-243"):
        table.play("corin", "attack:rat1")

    table.play("corin", "recover:stunned")

    assert table.of("corin", "ails") == ()
    assert "go:s2" in table.choices("corin")


def test_mm_140_a_star_tears_the_web() -> None:
    """MM-140 Without a star the web holds, with one it tears (T-66)."""
    held = scene("line", mice={"brom": "s1 webbed", "maud": "s1"})
    held.play("brom", "recover:webbed", "F3")
    assert held.of("brom", "ails") == ("webbed",)

    freed = scene("line", mice={"brom": "s1 webbed", "maud": "s1"})
    freed.play("brom", "recover:webbed", "F6")

    assert freed.event(Recovered).free
    assert freed.of("brom", "ails") == ()


def test_mm_141_nothing_to_recover_from() -> None:
    """MM-141 A sound mouse has nothing to recover from."""
    table = scene("line", mice={"corin": "s1", "brom": "s1"})

    with refused("nothing-to-recover", "MM-141"):
        table.play("corin", "recover:stunned")


def test_mm_142_one_recover_one_ailment() -> None:
    """MM-142, MM-R21 Stunned and webbed: its player chooses; nothing else is open (MM-243)."""
    table = scene("line", mice={"brom": "s1 stunned webbed", "maud": "s1"})
    acts = {choice for choice in table.choices("brom") if choice.startswith(("recover", "search"))}

    table.play("brom", "recover:stunned")

    assert acts == {"recover:stunned", "recover:webbed"}
    assert table.of("brom", "ails") == ("webbed",)


@pytest.mark.parametrize(("luck", "left"), [("F6", ("stunned",)), ("F3", ("stunned", "webbed"))])
def test_mm_142_the_web_first(luck: str, left: tuple[str, ...]) -> None:
    """MM-142, MM-140 Out of the web by a star; the stun stays either way."""
    table = scene("line", mice={"brom": "s1 stunned webbed", "maud": "s1"})

    table.play("brom", "recover:webbed", luck)

    assert table.of("brom", "ails") == left
    with refused("already-acted", "MM-57"):
        table.play("brom", "recover:stunned")


def test_mm_141_why_not_is_true() -> None:
    """MM-141 A mouse in a web is told that it is not stunned, not that nothing ails it."""
    table = scene("line", mice={"brom": "s1 webbed", "maud": "s1"})

    with pytest.raises(IllegalAction) as told:
        table.play("brom", "recover:stunned")

    assert told.value.facts == {"status": "stunned"}


def test_mm_244_webbed_mice_still_fight() -> None:
    """MM-244 A web keeps the feet, not the paws (T-67)."""
    table = scene(
        "line", mice={"corin": "s1 webbed", "brom": "s1"}, foes={"rat1": "rat_warrior s1"}
    )

    assert "attack:rat1" in table.choices("corin")


def test_mm_248_webbed_and_down() -> None:
    """MM-248 Whoever is webbed cannot stand up."""
    table = scene("line", mice={"corin": "s1 webbed down", "brom": "s1"})

    assert "stand" not in table.choices("corin")


def test_mm_29_a_scroll_is_used_once() -> None:
    """MM-29, MM-R27, MM-30 Free, in its own turn, and then it is gone from the game."""
    table = scene("line", mice={"corin": "s1 wounds:2 packs:mending", "brom": "s1"})

    table.play("corin", "use:mending")

    assert table.of("corin", "wounds") == 0
    assert table.of("corin", "packs") == ()
    assert "mending" not in table.view.discard
    assert "search" in table.choices("corin")


def test_mm_22_a_card_that_asks_for_more() -> None:
    """MM-22, MM-R31 Corin has lore 2: Unwinding is carried, not read."""
    table = scene("line", mice={"corin": "s1 packs:unwinding", "brom": "s1"}, page=3)

    with refused("card-not-for-you", "MM-22"):
        table.play("corin", "use:unwinding")


def test_mm_r55_an_empty_deck_is_made_of_the_discard() -> None:
    """MM-R55 The discard is shuffled."""
    table = scene("line", mice={"corin": "s1", "brom": "s1"})
    state = table.state
    for card in range(int(state.tables.how_many_cards)):
        if state.rows[FROM + card] == IN_PILE:
            state.rows[FROM + card] = GONE
    state.cards_left = 0
    state.rows[FROM + table.game.tables.names.cards.index("felt_jerkin")] = IN_DISCARD

    table.play("corin", "search", "F2")

    assert table.event(CardFound).card == "felt_jerkin"
