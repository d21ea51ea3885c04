"""The end: WK-135 to WK-142."""

from collections import Counter

from purrlour.games.wizard_kittens.events import Caught, Discarded, Ended
from tests.games.wizard_kittens.fuzz import random_game
from tests.games.wizard_kittens.plays import ADVANCED, ending_six, stalls
from tests.games.wizard_kittens.scene import scene

CAUGHT = ("caught", "caught-nobody")
FIVE = {"bob": "catnap vampire yarn bathtime cucumber"}


def test_wk_135_six_curses_end_the_game() -> None:
    """WK-135 When all six curses lie in score piles, the game ends at once."""
    table = ending_six("AAS", score=FIVE, curse="snail")

    assert table.pending == []
    assert table.event(Ended).clause == "WK-135"
    assert "turn" not in table.happened()
    assert table.outcome is not None
    assert table.outcome.reason == "six"


def test_wk_136_caught_ends_the_game() -> None:
    """WK-136 When anybody draws Caught, whichever draw it was, all are caught."""
    kittens = dict(ADVANCED)
    circles = {"ann": "A", "bob": "P", "cleo": "FF", "dan": "S"}

    for who, spell in (("bob", "summon"), ("ann", "overflow"), ("bob", "favor")):
        table = scene(circles=dict(circles), deck="caught", turn=who, kittens=kittens)
        table.play(who, spell)
        assert table.event(Caught).seat == list(circles).index(who)
        assert table.event(Ended).clause == "WK-136"
        assert table.pending == []


def test_wk_137_no_curse_is_defeated_any_more() -> None:
    """WK-137 After Caught no curse is defeated; what was not collected counts for nobody."""
    table = scene(
        circles={"ann": "AAS", "bob": "P", "cleo": "FF"}, slots="snail yarn", deck="caught"
    )

    table.play("ann", "summon")

    assert table.score("ann") == ""
    assert table.slots.split()[0] == "snail"
    assert table.circle("ann") == "AAS.-.-"


def test_wk_138_cards_not_placed_are_discarded() -> None:
    """WK-138 Components that were drawn but not placed yet are discarded."""
    table = scene(
        circles={"ann": "A", "bob": "P", "cleo": "FF"},
        deck="F caught",
        kittens={"ann": "muffin.advanced", "bob": "baebae.advanced", "cleo": "easa.advanced"},
    )

    table.play("ann", "overflow")

    assert table.event(Discarded).clause == "WK-138"
    assert table.discard == "F"
    assert table.circle("ann") == "A.-.-"


def test_wk_139_the_rest_of_a_spell_does_not_happen() -> None:
    """WK-139 If Caught turns up during a spell, the rest of the spell does not happen."""
    table = scene(
        circles={"ann": "A", "bob": "P", "cleo": "FF"},
        deck="caught",
        turn="bob",
        kittens={"ann": "muffin.advanced", "bob": "baebae.advanced", "cleo": "easa.advanced"},
    )

    table.play("bob", "favor")

    assert table.circle("bob") == "P.-.-"
    assert "slung" not in table.happened()


def test_wk_140_the_deck_never_runs_out() -> None:
    """WK-140 The deck never runs out: Caught is in it and ends the game first."""
    for seed in range(6):
        for table in random_game(2, seed, {}):
            seen = table.sees("watcher")
            assert seen.deck > 0 or table.outcome is not None
            assert ("caught" in table.deck.split()) is (seen.reason not in CAUGHT)


def test_wk_141_discards_never_come_back_into_the_deck() -> None:
    """WK-141 The discard pile is never shuffled back into the deck."""
    table = scene(circles={"ann": "AAAA", "bob": "P", "cleo": "FF"}, deck="P S P S P S")
    before = table.deck.split()

    table.cast("ann", "swat A1 A1")

    assert table.deck.split() == before[1:]
    assert table.discard == "A A"


def test_wk_142_a_curse_may_be_impossible() -> None:
    """WK-142 If there are too few components left for some curse, the game goes on."""
    table = scene(
        circles={"ann": "F", "bob": "P", "cleo": "FF"},
        slots="snail yarn",
        discard=" ".join("A" * 11),
        deck="P P",
    )
    assert Counter(table.discard.split())["A"] == 11

    stalls(table)

    assert table.pending == ["bob turn"]
