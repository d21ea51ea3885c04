"""The turn: KO-16 to KO-19."""

import pytest

from purrlour.engine.chance import Seeded
from purrlour.games.koty.events import Drew, Reshuffled, TurnBegan
from tests.games.koty.scene import dealt, scene
from tests.games.stage import ANY, refused


def test_ko_16_one_action_a_turn() -> None:
    """KO-16 After one card the turn is over."""
    table = scene(dreams={"ann": "", "bob": ""}, hands={"ann": "blue8 pink4"})

    table.play("ann", "blue8>ann.1")

    assert table.pending == ["bob turn"]
    with refused("not-your-turn", "KO-06"):
        table.play("ann", "pink4>ann.2")


def test_ko_16_no_passing() -> None:
    """KO-16 Passing is no action."""
    table = dealt(2, seed=1, first="0")

    for text in ("pass", "stop"):
        with refused("no-passing", "KO-16"):
            table.play("ann", text)


def test_ko_16_a_card_must_be_in_the_hand() -> None:
    """KO-16 You play a card that you have."""
    table = scene(dreams={"ann": "", "bob": ""}, hands={"ann": "blue8 blue8 blue8 blue8"})

    with refused("no-such-card", "KO-16"):
        table.play("ann", "pink4>ann.2")


def test_ko_17_draw_up_to_four_at_once() -> None:
    """KO-17 Whoever played a card draws one, and only they see which."""
    table = scene(dreams={"ann": "", "bob": ""}, hands={"ann": "blue8"}, pile="green6 pink5")

    table.play("ann", "blue8>ann.1")

    assert table.hand("ann") == "green6 crow crow crow"
    assert table.event(Drew, seen_by="ann").cards == ("green6",)
    assert table.event(Drew, seen_by="bob").cards == ()
    assert table.event(Drew, seen_by="bob").count == 1


def test_ko_17_attacker_and_defender_draw() -> None:
    """KO-17 The attacker draws before the defender decides; then the defender draws."""
    table = scene(
        dreams={"ann": "", "bob": "0+blue8"},
        hands={"ann": "blue1", "bob": "blue1"},
        pile="pink4 pink5 green3",
    )

    table.play("ann", "blue1>bob.1")
    assert table.pending == ["bob defend"]
    assert table.hand("ann") == "pink4 crow crow crow"

    table.play("bob", "defend:blue1")
    assert table.hand("bob") == "pink5 crow crow crow"


def test_ko_18_the_discard_is_shuffled_when_a_card_is_needed() -> None:
    """KO-18 The whole discard becomes the new pile, and drawing goes on."""
    table = dealt(2, seed=1, limit="off")
    while table.sees("watcher").pile > 3:
        table.time_is_up(table.pending[0].split()[0])
    left, thrown = table.pile.split(), len(table.discard.split())

    who = table.pending[0].split()[0]
    table.time_is_up(who, rolls=ANY)

    assert table.event(Reshuffled).count == thrown + 4
    assert table.sees("watcher").pile == thrown + 4 - (4 - len(left))
    assert table.discard == ""
    assert set(left) <= set(table.hand(who).split())


def test_ko_18_nobody_knows_the_new_order() -> None:
    """KO-18 Another shuffle, another pile; nobody can tell them apart."""
    piles = set()
    for seed in range(6):
        table = dealt(2, seed=1, first="0", limit="off")
        while len(table.pile.split()) > 3:
            table.time_is_up(table.pending[0].split()[0])
        sizes = range(len(table.discard.split()) + 4, 1, -1)
        rolls = [Seeded(seed + size).pick(size) for size in sizes]
        table.time_is_up(table.pending[0].split()[0], rolls=rolls)
        piles.add(table.pile)
    assert len(piles) == 6


def test_ko_19_then_the_next_player() -> None:
    """KO-19 When the action is finished, the turn ends and the next player's begins."""
    table = scene(dreams={"ann": "", "bob": "", "cleo": ""}, hands={"bob": "blue8"}, turn="bob")

    table.play("bob", "blue8>bob.1")

    assert table.pending == ["cleo turn"]
    assert table.events[-1] == TurnBegan("KO-06", seat=2)
    assert table.outcome is None


@pytest.mark.parametrize("text", ["blue8>ann.1", "exchange", "crow>bob.1"])
def test_hands_are_full_again_after_every_turn(text: str) -> None:
    table = scene(dreams={"ann": "", "bob": "1"}, hands={"ann": "blue8 crow"})

    table.play("ann", text)

    assert table.sees("ann").cards == (4, 4)
