"""What the special rules of chapters tell in words is what happens. Their numbers are told by the
data themselves: tests/words/test_told_numbers.py."""

from __future__ import annotations

import pytest

from purrlour.engine.chance import Seeded
from purrlour.engine.table import Table
from purrlour.games.mice_and_mystics.campaign import Campaign
from purrlour.games.mice_and_mystics.events import Peeked, Rolled, Taken
from purrlour.games.mice_and_mystics.layout import THINGS
from purrlour.words import LANGUAGES, Words
from tests.games.mice_and_mystics.scene import Scene, game, scene, spawn


def tells(rule: str, **said: str) -> None:
    """Both languages say it so."""
    for language in LANGUAGES:
        assert said[language] in Words(language, "mice_and_mystics").say(f"rule-{rule}")


@pytest.mark.parametrize("fork", ["s2", "s3"])
def test_tansys_cage_opens_with_the_fork_on_the_mouses_space_or_beside_it(fork: str) -> None:
    tells("ch2-tansy", en="on the mouse’s space or next to it", pl="na polu myszy albo obok")
    table = scene("t6_blue", mice={"corin": "s2", "brom": fork}, chapter=2, end_page=7)
    side = table.game.tables.names.sides.index("t6_blue")
    where = {name: int(table.state.rows[table.hero(name)]) for name in ("corin", "brom")}
    for at, number in enumerate((side, where["corin"], 0)):
        table.state.rows[THINGS + at] = number
    table.state.fork = where["brom"]

    special = next(choice for choice in table.choices("corin") if choice.startswith("special:"))
    table.play("corin", special)

    assert not table.all(Rolled)
    assert table.event(Taken).thing == "tansy"


def test_brodie_left_behind_comes_again_unhurt() -> None:
    tells("ch3-bolt-hole", en="when he comes again he is unhurt", pl="nie ma już ran")
    table = scene(
        "t5_orange",
        mice={"corin": "b1", "brom": "b1"},
        foes={"paw1": "brodie a2"},
        track="corin brodie_chases brom",  # he has lost a card already (MM-230)
        chapter=3,
        options="auto",
    )
    table.state.visited |= 1 << (table.state.side ^ 1)

    table.play("corin", "explore:flip", "any")
    assert not table.foes
    spawn(table, {"brodie": 1})

    assert {"brodie_pounces", "brodie_chases"} <= set(table.view.track)
    assert not any(table.view.card_wounds)


def test_tansys_map_shows_cards_and_leaves_them_in_their_order() -> None:
    for language in LANGUAGES:
        told = Words(language, "mice_and_mystics").say("rule-ch4-map")
        assert "order" not in told
        assert "kolejno" not in told
    campaign = Campaign(
        "silent_bell", (("ch1", True), ("ch2", True), ("ch3", True)), (), ("tansy_map",), {}
    )
    settings = {"chapter": "4", "party": "suggested", "campaign": campaign.option()}
    table = Scene(game(), Table(game(), 1, game().options(settings), Seeded(1)))
    kinds: set[str] = set()

    while table.state.round == 0:
        table.play("ann", min(table.choices("ann")), "any")
        kinds |= {pending.partition(" ")[2] for pending in table.pending}

    assert len(table.event(Peeked).encounters) == 2
    assert "peek" not in kinds
