"""Undo: free exactly while nobody learnt anything since, otherwise by consent of all people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from purrlour.server import wire
from tests.server.matches.stage import Stage, command, refused
from tests.server.matches.tables import lobby, playing


def window(names: str = "Ann Bob Cleo", **settings: Any) -> Stage:
    """Ann played a Skip, and all others are asked."""
    stage = playing(names, holding={"Ann": "skip"}, **settings)
    stage.people[0].plays("skip")
    return stage


# For nothing.


def test_a_pass_is_taken_back_at_once() -> None:
    stage = window()
    ann, bob, cleo = stage.people
    assert bob.device.undo == "no"
    bob.plays("pass")
    assert bob.device.undo == "free"

    bob.does("undo")

    assert stage.steps == ["Ann skip"]
    assert (bob.asked, cleo.asked) == ("nope", "nope")
    for who in (ann, bob, cleo):
        assert who.device.notes[-1].kind == "undone"
        assert who.device.notes[-1].facts == {"to": 1}
    assert "undo?" not in stage.kinds()


def test_what_others_did_since_is_taken_back_with_it() -> None:
    stage = window()
    _, bob, cleo = stage.people
    bob.plays("pass")
    cleo.plays("pass")
    assert bob.asked == "turn"
    assert bob.device.undo == cleo.device.undo == "free"  # a turn passed on, no card was seen

    bob.does("undo")

    assert stage.steps == ["Ann skip"]


def test_an_answer_that_crossed_an_undo_is_too_late() -> None:
    stage = window()
    _, bob, cleo = stage.people
    bob.plays("pass")
    old = cleo.device.decision

    bob.does("undo")

    with refused("too-late"):
        cleo.does("play", action="pass", decision=old)
    cleo.plays("pass")


def test_the_hidden_place_of_a_kitten_may_be_chosen_again() -> None:
    """Only who hid it knows where, and chooses anew from the same knowledge."""
    stage = _drawing_a_kitten()
    ann = stage.people[0]
    ann.plays("put:0")
    assert ann.device.undo == "free"

    ann.does("undo")

    assert ann.asked == "put"
    ann.plays("put:1")


def _drawing_a_kitten() -> Stage:
    stage = playing("Ann Bob")
    for _ in range(60):
        for person in stage.people:
            if person.asked == "put":
                if person is not stage.people[0]:
                    person.plays(person.device.choices[0])
                    continue
                return stage
            if person.asked == "turn":
                person.plays("draw")
    raise AssertionError("nobody drew a Kitten")


# By consent.


@pytest.mark.parametrize("action", ["draw", "skip"])
def test_who_showed_or_saw_a_card_has_to_ask(action: str) -> None:
    stage = playing("Ann Bob Cleo", holding={"Ann": "skip"})
    ann, bob, cleo = stage.people
    ann.plays(action)
    before = stage.steps
    assert ann.device.undo == "ask"

    ann.does("undo")

    assert stage.steps == before
    for who in (ann, bob, cleo):
        assert who.device.wish == wire.UndoWish(chair=0, to=0, needs=[1, 2])
    bob.does("agree", yes=True)
    assert cleo.device.wish == wire.UndoWish(chair=0, to=0, needs=[2])
    cleo.does("agree", yes=True)
    assert stage.steps == []
    assert ann.asked == "turn"
    assert ann.device.wish is None


def test_one_no_is_enough() -> None:
    stage = window()
    ann, bob, cleo = stage.people
    ann.does("undo")
    bob.does("agree", yes=True)

    cleo.does("agree", yes=False)

    assert ann.device.wish is None
    assert stage.steps == ["Ann skip"]
    assert ann.device.notes[-1].facts == {"chair": 2, "yes": False}
    ann.does("undo")  # asking again is allowed


def test_only_who_is_asked_may_consent_and_only_once() -> None:
    stage = window()
    ann, bob, _ = stage.people
    with refused("nobody-asked"):
        bob.does("agree", yes=True)
    ann.does("undo")

    with refused("nobody-asked"):
        ann.does("agree", yes=True)
    bob.does("agree", yes=True)
    with refused("nobody-asked"):
        bob.does("agree", yes=False)


def test_one_wish_at_a_time() -> None:
    stage = window()
    ann, bob, _ = stage.people
    ann.does("undo")

    with refused("undo-already-asked"):
        ann.does("undo")
    with refused("nothing-to-undo"):
        bob.does("undo")


def test_a_new_step_voids_the_wish() -> None:
    stage = window()
    ann, bob, cleo = stage.people
    ann.does("undo")

    bob.plays("pass")

    assert cleo.device.wish is None
    with refused("nobody-asked"):
        cleo.does("agree", yes=True)


def test_bots_neither_agree_nor_object() -> None:
    stage = window("Ann bot Cleo", pace=10_000)
    ann, cleo = stage.people

    ann.does("undo")
    assert cleo.device.wish == wire.UndoWish(chair=0, to=0, needs=[2])
    cleo.does("agree", yes=True)

    assert stage.steps == []


def test_where_only_bots_could_be_asked_nothing_that_told_something_is_taken_back() -> None:
    """Else it would be a free look at the pile."""
    stage = window("Ann bot bot", pace=10_000)
    (ann,) = stage.people
    assert ann.device.undo == "alone"

    with refused("undo-alone"):
        ann.does("undo")

    assert stage.steps == ["Ann skip"]


def test_at_a_practice_table_it_is_as_long_as_nobody_else_is_there() -> None:
    stage = window("Ann bot bot", pace=10_000, practice=True)
    (ann,) = stage.people
    assert ann.about.practice
    assert ann.device.undo == "free"
    bob = stage.joins("Bob")
    assert ann.device.undo == "ask"
    bob.does("leave")
    assert ann.device.undo == "free"

    ann.does("undo")

    assert stage.steps == []
    assert "undo?" not in stage.kinds()


def leaves(stage: Stage) -> None:
    stage.people[1].does("leave")


def is_kicked(stage: Stage) -> None:
    stage.people[0].does("kick", chair=1)


@pytest.mark.parametrize("goes", [leaves, is_kicked])
def test_where_all_who_were_asked_are_gone_nobody_has_agreed(
    goes: Callable[[Stage], None],
) -> None:
    stage = window("Ann Bob", pace=10_000)
    ann, _ = stage.people
    ann.does("undo")

    goes(stage)

    assert ann.device.wish is None
    assert ann.chair(1).bot == "greedy"
    assert stage.steps == ["Ann skip"]
    with refused("undo-alone"):
        ann.does("undo")


def test_at_a_practice_table_nobody_is_missed() -> None:
    stage = window("Ann Bob", pace=10_000, practice=True)
    ann, bob = stage.people
    ann.does("undo")

    bob.does("leave")
    ann.does("undo")

    assert stage.steps == []


def test_a_wish_goes_with_whoever_had_it() -> None:
    stage = window(pace=10_000)
    ann, bob, cleo = stage.people
    ann.does("undo")

    ann.does("leave")
    bob.plays("pass")

    assert stage.steps == ["bot skip", "Bob pass"]
    assert cleo.device.wish is None


def test_a_wish_survives_a_restart() -> None:
    stage = window()
    ann, bob, cleo = stage.people
    ann.does("undo")
    bob.does("agree", yes=True)

    stage.restarts()
    for who in (ann, bob, cleo):
        who.comes()

    assert ann.device.wish == wire.UndoWish(chair=0, to=0, needs=[2])
    cleo.does("agree", yes=True)
    assert stage.steps == []


def test_watchers_are_not_asked() -> None:
    stage = window("Ann Bob")
    ann, bob = stage.people
    watcher = stage.watches()

    ann.does("undo")

    assert watcher.device.wish == wire.UndoWish(chair=0, to=0, needs=[1])
    with refused("seat-only"):
        watcher.does("agree", yes=False)
    bob.does("agree", yes=True)
    assert stage.steps == []


def test_there_must_be_something_to_take_back() -> None:
    stage = lobby("Ann Bob")
    ann, bob = stage.people
    with refused("nothing-to-undo"):
        ann.does("undo")
    ann.does("start")
    with refused("nothing-to-undo"):
        ann.does("undo")
    ann.does("play", action="resign")

    with refused("nothing-to-undo"):  # it is over, and all cards are known
        ann.does("undo")
    with refused("nothing-to-undo"):
        bob.does("undo")


def test_a_choice_of_the_clock_may_be_taken_back_as_well() -> None:
    stage = window("Ann Bob Cleo", window=5)
    _, bob, _ = stage.people
    stage.wait(5)
    assert stage.steps[-1] == "Cleo pass"

    bob.does("undo")

    assert stage.steps == ["Ann skip"]
    assert bob.left == 5000


def test_taking_a_pass_back_does_not_make_the_window_longer() -> None:
    """Else somebody could keep it open for ever, passing and not passing."""
    stage = window("Ann Bob Cleo", window=8)
    _, bob, cleo = stage.people
    stage.wait(5)
    bob.plays("pass")

    bob.does("undo")

    assert bob.left == cleo.left
    assert bob.left is not None
    assert 2900 <= bob.left <= 3000
    stage.wait(3)
    assert stage.steps == ["Ann skip", "Bob pass", "Cleo pass"]


def test_an_undo_asked_for_twice_is_done_once() -> None:
    stage = window()
    _, bob, cleo = stage.people
    bob.plays("pass")
    undo = command("undo")
    bob.sends(undo)
    bob.plays("pass")

    assert isinstance(bob.sends(undo), wire.Ack)

    assert stage.steps == ["Ann skip", "Bob pass"]
    assert cleo.asked == "nope"
