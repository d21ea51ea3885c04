"""Refusals: each is reached once, names the clause behind it, and changes nothing."""

import re
from pathlib import Path

import pytest

from purrlour.engine.errors import IllegalAction
from purrlour.games.exploding_kittens import refusals
from tests.games.exploding_kittens.scene import GAME, Scene, scene
from tests.games.stage import refused

CASES = [
    # what is told, its clause, what led up to it, who tries what
    ("no-such-seat", "", "", "ann favor>4"),
    ("no-such-seat", "", "", "ann burglar:beard>4"),
    ("game-over", "EK-70", "bob resign, cleo resign", "ann draw"),
    ("game-over", "EK-70", "bob resign, cleo resign", "dan nope"),
    ("you-are-out", "EK-30", "", "dan draw"),
    ("you-are-out", "EK-30", "ann skip", "dan nope"),
    ("too-late-to-nope", "EK-48", "ann favor>bob, bob pass, cleo pass", "cleo nope"),
    ("too-late-to-nope", "EK-48", "ann future, bob pass, cleo pass", "bob nope"),
    ("kitten-cannot-be-noped", "EK-29", "ann draw", "bob nope"),
    ("nothing-to-nope", "EK-50", "", "bob nope"),
    ("nothing-to-nope", "EK-50", "ann three:beard>bob", "bob nope"),
    ("top-card-is-yours", "EK-A5", "ann skip", "ann nope"),
    ("top-card-is-yours", "EK-A5", "ann skip, bob nope", "bob nope"),
    ("already-passed", "EK-W1", "ann skip, bob pass", "bob nope"),
    ("no-such-card", "EK-44", "ann skip", "cleo nope"),
    ("no-such-card", "EK-39", "ann favor>bob, bob pass, cleo pass", "bob give:skip"),
    ("no-such-card", "EK-14", "", "ann attack"),
    ("window-is-open", "EK-W1", "ann skip", "ann draw"),
    ("window-is-open", "EK-W1", "ann skip, bob pass", "bob pass"),
    ("wait-for-favor", "EK-W2", "ann favor>bob, bob pass, cleo pass", "ann draw"),
    ("not-your-turn", "EK-22", "", "bob draw"),
    ("not-your-turn", "EK-22", "ann draw", "bob put:0"),
    ("pile-not-that-deep", "EK-26", "ann draw", "ann put:3"),
    ("answer-first", "EK-13", "", "ann pass"),
    ("answer-first", "EK-13", "", "ann give:skip"),
    ("answer-first", "EK-W1", "ann skip", "bob draw"),
    ("answer-first", "EK-W4", "ann future, bob pass, cleo pass", "ann draw"),
    ("answer-first", "EK-39", "ann favor>bob, bob pass, cleo pass", "bob draw"),
    ("answer-first", "EK-26", "ann draw", "ann draw"),
    ("answer-first", "EK-55", "ann three:beard>bob", "ann draw"),
    ("needs-equal-cards", "EK-53", "", "ann pair:future>bob"),
    ("needs-equal-cards", "EK-55", "", "ann three:skip>bob"),
    ("pawn-not-yours", "EK-61", "ann burglar:potato>bob", "ann burglar:potato>cleo"),
    ("not-yourself", "EK-38", "", "ann favor>ann"),
    ("not-yourself", "EK-52", "", "ann pair:beard>ann"),
    ("not-yourself", "EK-53", "", "ann pair:skip>ann"),
    ("not-yourself", "EK-55", "", "ann three:beard>ann"),
    ("not-yourself", "EK-61", "", "ann burglar:beard>ann"),
    ("target-is-out", "EK-30", "", "ann pair:skip>dan"),
    ("target-is-out", "EK-30", "", "ann burglar:beard>dan"),
    ("target-has-no-cards", "EK-A9", "", "ann favor>cleo"),
    ("only-pairs-of-cats", "EK-O2", "only cats", "ann pair:skip>bob"),
    ("only-pairs-of-cats", "EK-O2", "only cats", "ann three:beard>bob"),
]


def stage(lead: str) -> Scene:
    """One table for all cases: ann's turn, cleo has no cards, dan is out."""
    table = scene(
        hands={
            "ann": "defuse nope favor skip skip future beard beard beard",
            "bob": "nope nope tacocat",
            "cleo": "",
            "dan": "",
        },
        pile="kitten potato kitten",
        turn="ann",
        pawn="ann",
        dead=["dan"],
        any_pairs=lead != "only cats",
    )
    for step in lead.split(", "):
        if step not in ("", "only cats"):
            who, text = step.split(" ")
            table.play(who, text)
    return table


@pytest.mark.parametrize(("key", "clause", "lead", "attempt"), CASES)
def test_refused(key: str, clause: str, lead: str, attempt: str) -> None:
    table = stage(lead)
    who, text = attempt.split(" ")

    with refused(key, clause):
        table.play(who, text)


def test_every_refusal_is_reached() -> None:
    source = Path(refusals.__file__).read_text("utf-8")

    keys = set(re.findall(r'IllegalAction\(\s*"([a-z-]+)"', source))

    assert keys
    assert keys == {key for key, *_ in CASES}


@pytest.mark.parametrize("seat", [-1, 4, 7])
def test_a_seat_that_does_not_exist(seat: int) -> None:
    table = stage("")

    with refused("no-such-seat"):
        table.table.play(seat, "draw")
    refusal = GAME.refusal(table.state, seat, GAME.parse("draw").code)

    assert refusal.key == "no-such-seat"
    assert refusal.facts == {"seat": seat}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Draw",
        "draw ",
        "draw\n",
        "attack>1",
        "favor",
        "favor>01",
        "put:-1",
        "put:99",
        "nope:0",
        "five:beard>1",
    ],
)
def test_what_is_no_action_at_all(text: str) -> None:
    table = stage("")

    with refused("unknown-action"):
        table.table.play(0, text)


@pytest.mark.parametrize(
    ("card", "clause"), [("defuse", "EK-28"), ("kitten", "EK-A23"), ("rainbow", "EK-51")]
)
def test_cards_that_cannot_be_played_alone(card: str, clause: str) -> None:
    with refused("not-playable-alone", clause):
        stage("").play("ann", card)


@pytest.mark.parametrize(
    ("lead", "attempt", "facts"),
    [
        ("", "bob draw", {"turn": 0}),
        ("", "ann attack", {"card": "attack"}),
        ("", "ann three:skip>bob", {"card": "skip", "count": 3}),
        ("", "ann favor>cleo", {"target": 2}),
        ("ann draw", "ann put:5", {"place": 5, "deepest": 2}),
        ("ann skip", "bob draw", {"decision": "nope"}),
    ],
)
def test_a_refusal_tells_the_facts(lead: str, attempt: str, facts: dict[str, object]) -> None:
    table = stage(lead)
    who, text = attempt.split(" ")

    with pytest.raises(IllegalAction) as caught:
        table.play(who, text)

    assert caught.value.facts == facts


def test_a_refusal_knows_no_more_than_the_player() -> None:
    """Two worlds that ann cannot tell apart refuse her alike, whatever she tries."""
    hands = {"ann": "favor skip skip", "bob": "nope defuse", "cleo": ""}
    table = scene(hands=hands, pile="potato kitten kitten")
    other = scene(hands={**hands, "bob": "potato nope"}, pile="kitten defuse kitten")
    assert table.sees("ann") == other.sees("ann")

    illegal = [action for action in GAME.actions if action.code not in GAME.legal(table.state, 0)]
    for action in illegal:
        told = [GAME.refusal(world.state, 0, action.code) for world in (table, other)]
        assert len({(error.key, error.clause, str(error)) for error in told}) == 1

    assert len(illegal) > 200
