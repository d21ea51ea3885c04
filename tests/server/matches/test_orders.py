"""Standing orders: kept by the server, and nobody else's business."""

from __future__ import annotations

import json

from purrlour.server import wire
from purrlour.server.matches import entries as log
from purrlour.server.matches.updates import Telling
from tests.server.matches.stage import Stage, refused
from tests.server.matches.tables import lobby, playing


def windows(stage: Stage) -> list[log.Step]:
    return [
        entry for entry in stage.entries() if isinstance(entry, log.Step) if entry.action == "pass"
    ]


def test_an_order_passes_in_every_window() -> None:
    stage = playing("Ann Bob", holding={"Ann": "skip", "Bob": "nope"})
    ann, bob = stage.people
    bob.does("order", passing="end")
    assert bob.device.order == wire.StandingOrder("end", [])

    ann.plays("skip")
    stage.wait(2.9)
    assert windows(stage) == []
    stage.wait(0.2)

    (passed,) = windows(stage)
    assert (passed.seat, passed.why, passed.cmd) == (1, "order", "")


def test_in_a_window_with_a_clock_an_order_is_silence() -> None:
    stage = playing("Ann Bob Cleo", holding={"Ann": "skip"}, window=10)
    ann, bob, cleo = stage.people
    bob.does("order", passing="end")
    ann.plays("skip")

    stage.wait(9.9)
    assert windows(stage) == []
    assert cleo.asked == "nope"
    stage.wait(0.2)

    assert [(step.seat, step.why) for step in windows(stage)] == [(1, "time"), (2, "time")]


def test_who_has_an_order_may_still_answer_by_hand() -> None:
    stage = playing("Ann Bob", holding={"Ann": "skip", "Bob": "nope"})
    ann, bob = stage.people
    bob.does("order", passing="end")
    ann.plays("skip")

    bob.plays("nope")

    assert stage.steps == ["Ann skip", "Bob nope"]


def test_an_order_asks_where_one_wants_to_be_asked() -> None:
    stage = playing("Ann Bob", holding={"Ann": "skip"})
    ann, bob = stage.people
    bob.does("order", passing="end", ask=["skip", "attack"])

    ann.plays("skip")
    stage.wait(3600)

    assert bob.asked == "nope"
    assert windows(stage) == []


def test_an_order_is_known_to_nobody_else() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people
    watcher = stage.watches()
    frames = [len(who.device.frames) for who in (ann, watcher)]

    bob.does("order", passing="turn")

    assert [len(who.device.frames) for who in (ann, watcher)] == frames
    assert ann.comes().notes == watcher.comes().notes
    assert "ordered" not in ann.told
    assert "ordered" in bob.told
    assert ann.device.order is watcher.device.order is None


def test_an_order_does_not_show_in_what_others_are_told_with_it() -> None:
    """A process may hear from another one of an order and of words in one go."""
    stage = playing("Ann Bob Cleo", chat=True)
    ann, bob, cleo = stage.people
    bob.does("order", passing="turn")
    ann.does("say", text="hello")
    truth = stage.truth()

    frame = Telling(truth, truth.fresh[-2:], now=0).frame(cleo.seat, truth.stream(cleo.seat) - 1)

    told = json.loads(frame)
    assert [note["kind"] for note in told["notes"]] == ["said"]
    assert set(told) == {"t", "since", "v", "notes"}


def test_an_order_until_my_turn_ends_with_my_turn() -> None:
    stage = playing("Ann Bob", holding={"Ann": "skip"})
    ann, bob = stage.people
    bob.does("order", passing="turn")

    ann.plays("skip")
    stage.wait(3.1)

    assert bob.asked == "turn"
    assert bob.device.order is None


def test_an_order_to_the_end_lasts() -> None:
    stage = playing("Ann Bob", holding={"Ann": "skip"})
    ann, bob = stage.people
    bob.does("order", passing="end")

    ann.plays("skip")
    stage.wait(3.1)

    assert bob.asked == "turn"
    assert bob.device.order == wire.StandingOrder("end", [])


def test_an_order_is_taken_back() -> None:
    stage = playing("Ann Bob", holding={"Ann": "skip"})
    ann, bob = stage.people
    bob.does("order", passing="end")

    bob.does("order", passing="off")
    assert bob.device.order is None
    ann.plays("skip")
    stage.wait(3600)

    assert bob.asked == "nope"


def test_an_order_survives_a_restart() -> None:
    stage = playing("Ann Bob", holding={"Ann": "skip"})
    ann, bob = stage.people
    bob.does("order", passing="end", ask=["favor"])

    stage.restarts()
    ann.comes()
    bob.comes()

    assert bob.device.order == wire.StandingOrder("end", ["favor"])
    ann.plays("skip")
    stage.wait(3.1)
    assert [step.why for step in windows(stage)] == ["order"]


def test_an_order_goes_with_its_person() -> None:
    stage = playing("Ann Bob", holding={"Ann": "skip"})
    ann, bob = stage.people
    bob.does("order", passing="end")
    ann.does("kick", chair=1)
    cleo = stage.joins("Cleo")

    assert cleo.device.order is None
    ann.plays("skip")
    stage.wait(3600)
    assert cleo.asked == "nope"


def test_orders_are_for_games() -> None:
    stage = lobby("Ann Bob")

    with refused("not-playing"):
        stage.people[0].does("order", passing="end")


def test_an_order_until_the_next_turn_outlives_other_questions() -> None:
    """To give a card away is no turn."""
    stage = playing("Ann Bob", holding={"Ann": "favor"})
    ann, bob = stage.people
    bob.does("order", passing="turn")

    ann.plays("favor>1")
    stage.wait(3.1)

    assert bob.asked == "give"
    assert bob.device.order == wire.StandingOrder("turn", [])


def reacts(stage: Stage) -> str:
    """Who passed for the first person in the first window that asks them; "" if they have to."""
    ann = stage.people[0]
    for _ in range(100):
        found = [step.why for step in windows(stage) if step.seat == 0]
        if found:
            return found[0]
        if ann.asked == "nope":
            stage.wait(3600)
            return "" if ann.asked else reacts(stage)
        if ann.asked:
            ann.plays("draw" if ann.asked == "turn" else ann.device.choices[0])
        stage.wait(1)
    raise AssertionError("no bot plays a card")


def test_alone_with_bots_who_cannot_react_is_not_waited_for() -> None:
    stage = playing("Ann bot bot", watch=False)
    assert reacts(stage) == "order"


def test_alone_with_bots_who_can_react_is_asked() -> None:
    stage = playing("Ann bot bot", holding={"Ann": "nope"}, watch=False)
    assert reacts(stage) == ""


def test_alone_with_bots_an_order_passes_at_once() -> None:
    stage = playing("Ann bot bot", holding={"Ann": "nope"}, watch=False)
    stage.people[0].does("order", passing="end")
    assert reacts(stage) == "order"


def test_where_somebody_may_watch_nobody_passes_by_themselves() -> None:
    """Or it would tell that they hold nothing (S2)."""
    assert reacts(playing("Ann bot bot")) == ""


def test_where_somebody_else_plays_nobody_passes_by_themselves() -> None:
    stage = playing("Ann Bob bot", watch=False)
    stage.people[1].does("away")
    assert reacts(stage) == ""
