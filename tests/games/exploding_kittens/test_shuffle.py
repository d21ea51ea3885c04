"""Shuffle: EK-41."""

from purrlour.games.exploding_kittens.events import Shuffled
from tests.games.exploding_kittens.scene import scene


def test_ek_41_shuffle_mixes_the_whole_pile() -> None:
    """EK-41 The whole draw pile is mixed by chance, and your turn goes on."""
    table = scene(hands={"ann": "shuffle", "bob": ""}, pile="kitten skip beard tacocat")

    table.play("ann", "shuffle").everybody_passes(rolls=[0, 0, 1])

    # From the top down, each card changed places with the one so many cards above the bottom.
    assert table.pile == "tacocat kitten beard skip"
    assert table.pending == ["ann turn"]
    for who in ("bob", "watcher"):
        assert table.event(Shuffled, seen_by=who) == Shuffled("EK-41", seat=0)


def test_ek_41_every_order_is_possible() -> None:
    """EK-41 Any order may come of it, each by one course of luck."""
    orders = set()

    for first in range(3):
        for second in range(2):
            table = scene(hands={"ann": "shuffle", "bob": ""}, pile="kitten skip beard")
            table.play("ann", "shuffle").everybody_passes(rolls=[first, second])
            orders.add(table.pile)

    assert len(orders) == 6


def test_ek_41_what_was_known_of_the_order_is_worth_nothing() -> None:
    """EK-41 Nobody sees a card, so all that was known about the order is void."""
    tables = [
        scene(hands={"ann": "future shuffle", "bob": ""}, pile="skip beard kitten tacocat")
        for _ in range(2)
    ]

    for table, roll in zip(tables, (0, 1), strict=True):
        table.play("ann", "future").everybody_passes().play("ann", "done")
        table.play("ann", "shuffle").everybody_passes(rolls=[roll, 0, 0])

    assert tables[0].pile != tables[1].pile
    for who in ("ann", "bob", "watcher"):
        assert tables[0].sees(who).remembered == ()
        assert tables[0].sees(who) == tables[1].sees(who)
