"""The turn: EK-13 to EK-22."""

import pytest

from purrlour.games.exploding_kittens.events import Drew, TurnsOwed
from tests.games.exploding_kittens.fuzz import random_game
from tests.games.exploding_kittens.scene import GAME, scene
from tests.games.stage import refused


def test_ek_13_one_draw_ends_the_turn() -> None:
    """EK-13 First play as much as you like, then draw one card; that draw ends the turn."""
    table = scene(hands={"ann": "tacocat", "bob": ""}, pile="skip beard kitten", turn="ann")

    table.play("ann", "draw")

    assert table.hand("ann") == "skip tacocat"
    assert table.pile == "beard kitten"
    assert table.pending == ["bob turn"]
    with refused("not-your-turn", "EK-22"):
        table.play("ann", "draw")


def test_ek_13_playing_comes_before_the_draw_and_is_free() -> None:
    """EK-13 Playing does not use up the draw: after a Shuffle you still have to draw."""
    table = scene(hands={"ann": "shuffle", "bob": ""}, pile="skip kitten", turn="ann")

    table.play("ann", "shuffle").everybody_passes(rolls=[1]).play("ann", "draw")

    assert table.hand("ann") == "skip"
    assert table.pending == ["bob turn"]


def test_ek_14_a_card_is_laid_down_named_answered_and_only_then_happens() -> None:
    """EK-14 Laid face up, the target named at once; the others may nope; then it happens."""
    table = scene(
        hands={"ann": "favor", "bob": "skip", "cleo": "tacocat"}, pile="skip kitten kitten"
    )

    table.play("ann", "favor>bob")

    assert table.discard == "favor"
    assert table.hand("ann") == ""
    assert GAME.actions[table.sees("cleo").play].text() == "favor>1"
    assert table.pending == ["bob nope", "cleo nope"]
    assert table.everybody_passes().pending == ["bob give"]


def test_ek_14_you_need_the_card() -> None:
    """EK-14 You play a card from your hand: what you do not hold you cannot play."""
    table = scene(hands={"ann": "skip", "bob": "attack"}, pile="kitten")

    with refused("no-such-card", "EK-14"):
        table.play("ann", "attack")


def test_ek_15_after_a_play_you_may_play_again() -> None:
    """EK-15 When a play took effect and the turn is not over, you may play again."""
    table = scene(hands={"ann": "shuffle shuffle skip", "bob": ""}, pile="kitten")

    for _ in range(2):
        table.play("ann", "shuffle").everybody_passes()

    assert table.pending == ["ann turn"]
    assert table.choices("ann") == {"draw", "skip"}


def test_ek_15_after_a_cancelled_play_you_may_play_again() -> None:
    """EK-15 When a play was cancelled, you may play again."""
    table = scene(hands={"ann": "attack shuffle", "bob": "nope"}, pile="kitten")

    table.play("ann", "attack").play("bob", "nope").everybody_passes()

    assert table.pending == ["ann turn"]
    assert table.choices("ann") == {"draw", "shuffle"}


def test_ek_16_you_never_have_to_play() -> None:
    """EK-16 To pass is to play nothing and go straight to the draw."""
    table = scene(
        hands={"ann": "attack favor skip tacocat tacocat", "bob": "skip"}, pile="beard kitten"
    )

    table.play("ann", "draw")

    assert table.hand("ann") == "attack favor skip tacocat tacocat beard"
    assert table.discard == ""
    assert table.pending == ["bob turn"]


def test_ek_17_the_top_card_joins_the_hand_unseen() -> None:
    """EK-17 The top card goes into your hand; the others see that you drew, but not what."""
    table = scene(hands={"ann": "", "bob": "", "cleo": ""}, pile="skip beard kitten kitten")

    table.play("ann", "draw")

    assert table.hand("ann") == "skip"
    assert table.event(Drew).card == "skip"
    assert table.event(Drew, seen_by="ann").card == "skip"
    for who in ("bob", "cleo", "watcher"):
        assert table.event(Drew, seen_by=who) == Drew("EK-17", seat=0, card="")
        assert table.sees(who).cards == (1, 0, 0)


def test_ek_17_no_draw_while_a_play_waits() -> None:
    """EK-17 You may draw when nothing you played is still waiting."""
    table = scene(hands={"ann": "shuffle", "bob": ""}, pile="skip kitten")

    table.play("ann", "shuffle")

    with refused("window-is-open", "EK-W1"):
        table.play("ann", "draw")


def test_ek_18_an_empty_hand_still_plays() -> None:
    """EK-18 With no cards at all you are still in the game and simply draw."""
    table = scene(hands={"ann": "", "bob": ""}, pile="skip kitten")

    assert table.choices("ann") == {"draw"}
    table.play("ann", "draw")

    assert table.alive == ["ann", "bob"]
    assert table.hand("ann") == "skip"


def test_ek_18_a_hand_may_be_large() -> None:
    """EK-18 A hand can be as large as it happens to be."""
    twenty = "attack " * 4 + "nope " * 5 + "favor " * 4 + "shuffle " * 4 + "skip " * 3
    table = scene(hands={"ann": twenty, "bob": ""}, pile="skip kitten")

    table.play("ann", "draw")

    assert table.sees("bob").cards == (21, 0)


def test_ek_19_the_size_of_the_pile_is_open_and_its_order_is_not() -> None:
    """EK-19 Everyone may count the draw pile at any time; its order is hidden from all."""
    hands = {"ann": "", "bob": "tacocat"}
    table = scene(hands=hands, pile="skip beard kitten")
    other = scene(hands=hands, pile="kitten skip beard")

    for who in ("ann", "bob", "watcher"):
        assert table.sees(who).pile == 3
        assert table.sees(who) == other.sees(who)


def test_ek_20_hands_are_secret_and_their_sizes_are_not() -> None:
    """EK-20 Which cards you hold is your secret; how many, everyone may see."""
    table = scene(hands={"ann": "skip", "bob": "nope defuse"}, pile="beard kitten")
    other = scene(hands={"ann": "skip", "bob": "beard nope"}, pile="defuse kitten")

    for who in ("ann", "watcher"):
        assert table.sees(who).cards == (1, 2)
        assert table.sees(who) == other.sees(who)
    assert table.sees("bob").hand == ("defuse", "nope")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ek_21_there_is_always_a_card_to_draw(seats: int) -> None:
    """EK-21 Whenever a turn starts, the pile holds one Kitten fewer than living players."""
    starts = 0

    for seed in range(10):
        for table in random_game(seats, seed):
            if any(isinstance(event, TurnsOwed) for event in table.events):
                starts += 1
                assert table.pile.split().count("kitten") == len(table.alive) - 1

    assert starts > 100


def test_ek_21_a_resignation_leaves_more_kittens() -> None:
    """EK-21 The pile can hold more Kittens once somebody has resigned."""
    table = scene(hands={"ann": "", "bob": "", "cleo": ""}, pile="skip kitten kitten")

    table.play("cleo", "resign")

    assert table.pile == "skip kitten kitten"
    assert table.sees("ann").kittens == 2
    assert table.alive == ["ann", "bob"]


@pytest.mark.parametrize(
    "text",
    [
        "draw",
        "attack",
        "shuffle",
        "skip",
        "future",
        "favor>ann",
        "pair:skip>ann",
        "three:skip>ann",
        "burglar:tacocat>ann",
    ],
)
def test_ek_22_off_turn_nothing_can_be_played(text: str) -> None:
    """EK-22 Off your turn all but the Nope waits, combinations and the Cat Burglar too."""
    bob = "attack favor shuffle skip skip skip future"
    table = scene(hands={"ann": "tacocat", "bob": bob}, pile="kitten", turn="ann", pawn="bob")

    with refused("not-your-turn", "EK-22"):
        table.play("bob", text)


def test_ek_22_off_turn_a_nope_can_be_played() -> None:
    """EK-22 When it is not your turn, Nope is the only card you can play."""
    table = scene(hands={"ann": "shuffle", "bob": "attack nope skip"}, pile="kitten", turn="ann")

    table.play("ann", "shuffle")

    assert table.choices("bob") == {"pass", "nope"}
    assert table.play("bob", "nope").discard == "nope shuffle"
