"""Positions: what could not be is refused, with the field that does not fit."""

from collections.abc import Callable

import pytest

from purrlour.engine.chance import Seeded
from purrlour.engine.errors import GameError, InvalidPosition
from purrlour.engine.table import Table
from tests.games.wizard_kittens.fuzz import random_game
from tests.games.wizard_kittens.scene import GAME, PEOPLE, Scene

BASIC = """\
cards:ours seats:3 house:kitten_pick=random mode:basic \
kittens:easa.basic/grumpkin.basic/muffin.basic tokens:-/-/- circles:F.P.-/A.S.-/A.S.- \
deck:A,F,F,S,S,S,P,P,F,S,P,A,F,P,F,A,S,S,S,S,A,A,F,S,P,A,S,chaos-cat-3,F,F,A,P,F,F,A,P,P,P,A,P,\
caught,F,P discard:- score:- slots:bathtime/breadhead/- curses:scaredycat,snail,yarn,catnap \
known:- open:2 cats:0 third:no rule:- chaos:- credit:ec-honours/ec-packrat/ec-scroll turn:0 \
spell:- card:A spot:- target:- pledge:- limbo:A aside:-.-.-/-.-.-/-.-.- draws:0 effect:- actor:0 \
stage:0 todo:0 due:0 order:- reason:- phase:turn asked:0"""
"""A deal: Ann is to place her first card."""

CHAOS = """\
cards:ours seats:3 house:- mode:chaos.3 kittens:-/-/- tokens:-/-/- circles:F.P.-/A.S.-/A.S.- \
deck:A,A,F,F,S,S,S,P,P,F,S,P,A,F,chaos-cat,P,F,A,S,S,S,S,A,A,F,S,P,A,S,chaos-cat-3,F,chaos-cat,F,\
A,P,F,F,A,P,P,P,A,P,caught,F,P discard:- score:- slots:bathtime/hairball/- \
curses:snail,breadhead,vampire,ninelives known:- open:2 cats:0 third:no rule:- chaos:cm-shuffle \
credit:ec-pairs/ec-one/ec-neat turn:0 spell:- card:- spot:- target:- pledge:- limbo:- \
aside:-.-.-/-.-.-/-.-.- draws:0 effect:- actor:0 stage:0 todo:0 due:0 order:- reason:- \
phase:kitten asked:0"""
"""Another: kittens are still to be picked."""


def laid(fields: str) -> Scene:
    """A table of three at this position."""
    table = Table(GAME, 3, GAME.options({}), Seeded(0))
    table.state = GAME.load(f"{GAME.key}/{GAME.version} {fields}")
    table._number_decisions()
    return Scene(PEOPLE[:3], table)


def casting() -> Scene:
    """Ann has placed her first card."""
    return laid(BASIC).play("ann", "place:1")


def summoning() -> Scene:
    """Ann has summoned an Artifact."""
    return casting().play("ann", "summon")


def picking() -> Scene:
    """A table of Chaos Mode; kittens are still to be picked."""
    return laid(CHAOS)


def refuse(table: Scene, old: str, new: str) -> str:
    """The field that the changed position is refused for."""
    assert old in table.position, table.position
    with pytest.raises(InvalidPosition) as refused:
        GAME.load(table.position.replace(old, new, 1))
    facts = refused.value.facts
    return str(facts.get("fact", facts.get("field"))).partition(":")[0]


@pytest.mark.parametrize("lay", [casting, summoning, picking], ids=lambda lay: lay.__name__)
def test_these_can_be_loaded_as_they_are(lay: Callable[[], Scene]) -> None:
    table = lay()
    assert GAME.position(GAME.load(table.position)) == table.position


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("seats:3", "seats:5", "seats"),
        ("seats:3", "seats:2", "circles"),
        ("cards:ours", "cards:theirs", "cards"),
        ("house:kitten_pick=random", "house:kitten_pick=never", "house"),
        ("mode:basic", "mode:wild", "mode"),
        ("mode:basic", "mode:new-rules", "rule"),
        ("kittens:easa.basic", "kittens:muffin.basic", "kittens"),
        ("kittens:easa.basic", "kittens:easa.advanced", "kittens"),
        ("kittens:easa.basic", "kittens:-", "kittens"),
        ("tokens:-", "tokens:overflow", "tokens"),
        ("circles:AF.P.-", "circles:AAF.P.-", "deck"),
        ("circles:AF.P.-", "circles:A.P.F", "circles"),
        ("circles:AF.P.-", "circles:FA.P.-", "circles"),
        ("discard:-", "discard:A", "deck"),
        ("slots:bathtime", "slots:breadhead", "curses"),
        ("slots:bathtime", "slots:-", "curses"),
        ("curses:scaredycat", "curses:copycat", "curses"),
        ("curses:scaredycat,snail", "curses:snail", "curses"),
        ("known:-", "known:snail", "known"),
        ("open:2", "open:3", "open"),
        ("cats:0", "cats:1", "third"),
        ("third:no", "third:yes", "third"),
        ("rule:-", "rule:nr-ink", "rule"),
        ("chaos:-", "chaos:cm-tokens", "chaos"),
        ("credit:ec-honours", "credit:ec-packrat", "credit"),
        ("limbo:-", "limbo:A", "deck"),
        ("draws:0", "draws:1", "draws"),
        ("todo:0", "todo:1", "effect"),
        ("order:-", "order:1", "order"),
        ("reason:-", "reason:six", "reason"),
        ("phase:spell", "phase:turn", "limbo"),
        ("phase:spell", "phase:drop", "phase"),
        ("asked:0", "asked:1", "asked"),
        ("asked:0", "asked:-", "asked"),
    ],
)
def test_a_turn_that_could_not_be(old: str, new: str, field: str) -> None:
    assert refuse(casting(), old, new) == field


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("spell:summon", "spell:-", "spell"),
        ("spell:summon", "spell:overflow", "limbo"),
        ("spell:summon", "spell:sling", "spell"),
        ("card:A", "card:F", "card"),
        ("card:A", "card:-", "card"),
        ("limbo:A", "limbo:-", "deck"),
        ("asked:0", "asked:2", "asked"),
        ("phase:place", "phase:give", "spell"),
    ],
)
def test_a_spell_that_could_not_be(old: str, new: str, field: str) -> None:
    assert refuse(summoning(), old, new) == field


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("mode:chaos.3", "mode:chaos.5", "mode"),
        ("mode:chaos.3", "mode:chaos.4", "deck"),
        ("chaos:cm-shuffle", "chaos:-", "chaos"),
        ("deck:A,A", "deck:chaos-cat,A,A", "deck"),
        ("chaos-cat,P,F", "P,F", "deck"),
        ("caught,F,P", "F,P", "deck"),
        ("kittens:-", "kittens:easa.basic", "kittens"),
        ("tokens:-", "tokens:swat", "tokens"),
    ],
)
def test_a_beginning_that_could_not_be(old: str, new: str, field: str) -> None:
    assert refuse(picking(), old, new) == field


def test_caught_lies_among_the_last_eleven() -> None:
    """WK-12: nowhere else."""
    table = casting()
    deck = table.field("deck").split(",")
    deck.remove("caught")

    for place in range(len(deck) + 1):
        moved = ",".join([*deck[:place], "caught", *deck[place:]])
        text = table.position.replace(f"deck:{table.field('deck')}", f"deck:{moved}")
        if place >= len(deck) - 10:
            assert GAME.position(GAME.load(text)) == text
        else:
            with pytest.raises(InvalidPosition):
                GAME.load(text)


@pytest.mark.parametrize(
    "text",
    ["", "wizard_kittens/1", "wizard_kittens/2 seats:3", "koty/1 seats:2", "wizard_kittens/1 a:b"],
)
def test_what_is_no_position(text: str) -> None:
    with pytest.raises(GameError):
        GAME.load(text)


@pytest.mark.parametrize("settings", [{}, {"chaos_mode": "on", "kitten_side": "advanced"}])
def test_every_position_of_a_game_can_be_loaded(settings: dict[str, str]) -> None:
    for table in random_game(3, 11, settings):
        assert GAME.position(GAME.load(table.position)) == table.position
