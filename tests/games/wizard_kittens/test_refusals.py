"""Refusals: every reason that somebody can be given, and the clause behind it."""

import ast
from pathlib import Path
from typing import Any

import pytest

from purrlour.engine.errors import GameError, IllegalAction
from purrlour.games.wizard_kittens import refusals
from tests.games.stage import refused
from tests.games.wizard_kittens.plays import (
    ADVANCED,
    NARROW,
    box,
    coming,
    ending_caught,
    in_force,
    lasting,
)
from tests.games.wizard_kittens.scene import GAME, Scene, dealt, scene

THREE = {"ann": "A.F", "bob": "P", "cleo": "FF"}
FOUR = {"ann": "A", "bob": "P", "cleo": "FF", "dan": "S"}
ONE = {"first_player": "fixed-seat"}


def spell(name: str, *picks: str, circles: dict[str, str] | None = None, **more: Any) -> Scene:
    """Ann has begun to cast a spell."""
    table = scene(circles=dict(circles or THREE), **more).play("ann", name)
    for pick in picks:
        table.play("ann", pick)
    return table


def special(who: str, name: str, *picks: str, deck: str = "S F A") -> Scene:
    """One of four advanced kittens has begun to cast its special spell."""
    table = scene(circles=dict(FOUR), kittens=dict(ADVANCED), turn=who, deck=deck).play(who, name)
    for pick in picks:
        table.play(who, pick)
    return table


CASES: dict[str, tuple[str, Scene, str, str]] = {
    "game-over": (
        "WK-136",
        ending_caught({"ann": "A", "bob": "", "cleo": ""}, {}),
        "bob",
        "summon",
    ),
    "not-your-turn": ("WK-25", scene(circles=dict(THREE)), "bob", "summon"),
    "wait-for-kitten": (
        "WK-58",
        special("ann", "overflow", "keep:scroll", "place:1", "give>cleo"),
        "ann",
        "place:1",
    ),
    "spell-not-on-mat": ("WK-33", scene(circles=dict(THREE)), "ann", "yoink"),
    "spell-covered": ("WK-32", scene(circles=dict(THREE), tokens={"ann": "swat"}), "ann", "swat"),
    "spell-does-nothing": (
        "WK-34",
        scene(circles={"ann": "", "bob": "P", "cleo": ""}),
        "ann",
        "swat",
    ),
    "chapter-closed": ("WK-28", scene(circles=dict(THREE), drawn="P"), "ann", "place:3"),
    "chapter-full": (
        "WK-40",
        lasting("nr-shelves", {"ann": "PPPPP", "bob": "", "cleo": "FF"}, drawn="S"),
        "ann",
        "place:1",
    ),
    "another-chapter": (
        "WK-122",
        coming("cm-curses", 3, dict(THREE)).play("ann", "card:artifact>ann.1"),
        "ann",
        "place:1",
    ),
    "another-kitten": ("WK-44", spell("sling", "card:artifact>ann.1"), "ann", "to>ann.2"),
    "same-kitten": (
        "WK-60",
        special("bob", "favor", "card:potion>bob.1", "to>ann.1"),
        "bob",
        "to>cleo.1",
    ),
    "neighbour-only": (
        "WK-115",
        coming("cm-shuffle", 4, {"ann": "A", "bob": "P", "cleo": "FF"}, open=3),
        "ann",
        "card:familiar>cleo.1",
    ),
    "own-cards-only": ("WK-43", spell("sling"), "ann", "card:potion>bob.1"),
    "others-cards-only": (
        "WK-118",
        coming("cm-discards", 3, {"ann": "A", "bob": "P", "cleo": "FF"}),
        "ann",
        "card:artifact>ann.1",
    ),
    "no-such-card": ("WK-43", spell("sling"), "ann", "card:scroll>ann.1"),
    "two-cards": (
        "WK-49",
        spell("switch", "card:artifact>ann.1"),
        "ann",
        "card:artifact>ann.1",
    ),
    "switch-too-far": (
        "WK-50",
        spell("switch", "card:artifact>ann.1", switch_scope="own-only"),
        "ann",
        "card:potion>bob.1",
    ),
    "switch-changes-nothing": (
        "WK-51",
        spell("switch", "card:familiar>ann.2", null_switch="forbid"),
        "ann",
        "card:familiar>cleo.1",
    ),
    "chapter-fits": (
        "WK-40",
        scene(
            circles={"ann": "AAAPPP.S", "bob": "", "cleo": ""},
            deck="cat3 S A",
            mode="new-rules",
            rule="nr-shelves",
            cats=0,
        ).play("ann", "summon"),
        "ann",
        "card:scroll>ann.2",
    ),
    "not-drawn": ("WK-56", special("ann", "overflow"), "ann", "keep:potion"),
    "not-in-discard": (
        "WK-116",
        in_force("cm-discards", 1, {"ann": "AAS", "bob": "", "cleo": "FF"}).cast(
            "ann", "switch cleo.F1 cleo.F1"
        ),
        "ann",
        "take:potion",
    ),
    "chapter-empty": (
        "WK-119",
        coming("cm-discards", 4, dict(THREE), open=3, empty_chapter="refused"),
        "ann",
        "clear:3",
    ),
    "nothing-to-defeat": (
        "WK-R96",
        scene(
            circles={"ann": "AAS.PPAS", "bob": "", "cleo": "FF"},
            slots="snail vampire",
            defeat_order="active-chooses",
        ).cast("ann", "switch cleo.F1 cleo.F1"),
        "ann",
        "defeat:3",
    ),
    "kitten-taken": (
        "WK-02",
        dealt(3, seed=1, **ONE).play("ann", "pick:easa.basic"),
        "bob",
        "pick:easa.basic",
    ),
    "other-side": ("WK-03", dealt(3, seed=1, **ONE), "ann", "pick:easa.advanced"),
    "answer-first": ("WK-27", scene(circles=dict(THREE), drawn="P"), "ann", "summon"),
    "no-such-seat": ("", spell("sling", "card:artifact>ann.1"), "ann", "to>3.1"),
}
"""What may be refused: the clause, the table, who tries it, and what."""
APART = {"kitten-is-given", "nowhere-to-move"}
"""Those with a test of their own."""


def _keys() -> set[str]:
    """Every key that refusals.py has."""
    tree = ast.parse(Path(str(refusals.__file__)).read_text("utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return {
        str(call.args[0].value)
        for call in calls
        if isinstance(call.func, ast.Name)
        and call.func.id == "IllegalAction"
        and isinstance(call.args[0], ast.Constant)
    }


def test_every_refusal_has_a_case() -> None:
    assert _keys() == {*CASES, *APART}


@pytest.mark.parametrize("key", CASES)
def test_a_refusal_says_why_and_by_which_clause(key: str) -> None:
    clause, table, who, text = CASES[key]

    with refused(key, clause):
        table.play(who, text)


def test_a_kitten_drawn_by_lot_cannot_be_changed() -> None:
    """kitten-is-given: whichever the others are."""
    table = dealt(2, seed=1, kitten_pick="random", kitten_side="mixed", **ONE)
    mine = table.field("kittens").split("/")[0].split(".")[0]
    other = next(name for name in ("muffin", "baebae") if name != mine)

    with refused("kitten-is-given", "WK-R88"):
        table.play("ann", f"pick:{other}.basic")


def test_a_card_with_nowhere_to_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """nowhere-to-move: only a card that limits shelves and moves cards can bring it about."""
    cards = box(tmp_path, monkeypatch, NARROW)
    circles = {"ann": "A.PPPPP", "bob": "P", "cleo": "FF"}
    table = coming("cm-curses", 2, circles, cards=cards)

    assert table.choices("ann") == {"card:potion>ann.2"}
    with refused("nowhere-to-move", "WK-122"):
        table.play("ann", "card:artifact>ann.1")


def test_the_first_seat_is_refused_seats_that_do_not_exist() -> None:
    table = dealt(3, seed=1, first_player="host-picks")

    with refused("no-such-seat"):
        table.play("ann", "first>3")


def test_what_is_no_action_is_refused_before_anything_else() -> None:
    table = scene(circles=dict(THREE))

    for text, key in (("pass", "no-passing"), ("hiss", "unknown-action"), ("", "unknown-action")):
        with refused(key):
            table.play("ann", text)


def test_every_illegal_choice_is_refused_with_a_clause() -> None:
    """All rows of the action table, wherever the cases stand."""
    for _, table, who, _ in CASES.values():
        seat = table.seat(who)
        legal = GAME.legal(table.state, seat)
        before = table.position
        for action in GAME.actions:
            if action.code not in legal:
                error = GAME.refusal(table.state, seat, action.code)
                assert isinstance(error, IllegalAction)
                assert isinstance(error, GameError)
                assert error.clause or error.key == "no-such-seat", action.text()
        assert table.position == before
