"""Clocks: off by default, per turn and per window, with pause, extra time and restarts."""

from __future__ import annotations

import pytest

from purrlour.server.matches import entries as log
from purrlour.server.matches.agenda import Duty, duties
from tests.server.matches.stage import refused
from tests.server.matches.tables import lobby, playing


def test_without_clocks_everybody_takes_their_time() -> None:
    stage = playing("Ann Bob", holding={"Ann": "skip"})
    ann, bob = stage.people
    assert ann.left is None
    stage.wait(3600)
    ann.plays("skip")
    stage.wait(3600)

    assert bob.left is None
    assert stage.steps == ["Ann skip"]


def test_a_turn_that_runs_out_is_a_step_like_any_other() -> None:
    stage = playing("Ann Bob", turn=20)
    ann, bob = stage.people
    assert ann.left == 20_000

    stage.wait(19.9)
    assert stage.steps == []
    stage.wait(0.2)

    assert stage.steps == ["Ann draw"]
    step = stage.entries()[-1]
    assert isinstance(step, log.Step)
    assert (step.seat, step.why, step.cmd) == (0, "time", "")
    assert bob.device.notes[-1].facts == {"seat": 0, "why": "time"}
    assert bob.asked == "turn"
    assert bob.left == 20_000


def test_a_window_has_a_time_of_its_own_and_closes_for_all_at_once() -> None:
    stage = playing("Ann Bob Cleo", holding={"Ann": "skip"}, window=8)
    ann, bob, cleo = stage.people
    ann.plays("skip")
    assert (bob.left, cleo.left) == (8000, 8000)

    stage.wait(7.9)
    assert (bob.asked, cleo.asked) == ("nope", "nope")
    stage.wait(0.2)

    assert stage.steps == ["Ann skip", "Bob pass", "Cleo pass"]
    assert [entry.why for entry in stage.entries() if isinstance(entry, log.Step)] == [
        "hand",
        "time",
        "time",
    ]
    assert bob.asked == "turn"
    assert bob.left is None


def test_a_window_closes_early_when_all_have_passed_by_hand() -> None:
    stage = playing("Ann Bob Cleo", holding={"Ann": "skip"}, window=8)
    ann, bob, cleo = stage.people
    ann.plays("skip")

    bob.plays("pass")
    assert cleo.left is not None
    cleo.plays("pass")

    assert bob.asked == "turn"


def test_who_passed_does_not_shorten_the_window_of_the_others() -> None:
    stage = playing("Ann Bob Cleo", holding={"Ann": "skip"}, window=8)
    ann, bob, cleo = stage.people
    ann.plays("skip")
    stage.wait(5)

    bob.plays("pass")

    assert cleo.left is not None
    assert 2990 <= cleo.left <= 3000


def test_clients_are_told_how_much_is_left_when_they_come() -> None:
    stage = playing("Ann Bob", turn=20)
    ann, _ = stage.people
    stage.wait(5)

    ann.comes()

    assert ann.left is not None
    assert 14_990 <= ann.left <= 15_000


def test_the_host_stops_the_clocks() -> None:
    stage = playing("Ann Bob", turn=20)
    ann, bob = stage.people
    stage.wait(15)

    ann.does("pause", on=True)
    assert bob.is_paused()
    stage.wait(3600)
    assert stage.steps == []
    ann.does("pause", on=False)

    assert not bob.is_paused()
    assert ann.left is not None
    assert 4900 <= ann.left <= 5000
    stage.wait(5)
    assert stage.steps == ["Ann draw"]


def test_people_may_play_while_the_clocks_stand_still() -> None:
    stage = playing("Ann Bob", turn=20, holding={"Ann": "skip"})
    ann, bob = stage.people
    ann.does("pause", on=True)

    ann.plays("skip")
    bob.plays("pass")
    stage.wait(100)
    ann.does("pause", on=False)

    assert bob.asked == "turn"
    assert bob.left == 20_000


def test_pausing_what_stands_and_resuming_what_runs_is_refused() -> None:
    stage = lobby("Ann Bob")
    ann, bob = stage.people
    with refused("not-playing"):
        ann.does("pause", on=True)
    with refused("not-playing"):
        ann.does("extend", seconds=10)
    ann.does("start")

    with refused("not-paused"):
        ann.does("pause", on=False)
    ann.does("pause", on=True)
    with refused("already-paused"):
        ann.does("pause", on=True)
    with refused("host-only"):
        bob.does("pause", on=False)


def test_the_host_gives_more_time() -> None:
    stage = playing("Ann Bob", turn=20)
    ann, bob = stage.people
    stage.wait(15)

    ann.does("extend", seconds=30)

    assert ann.left is not None
    assert 34_900 <= ann.left <= 35_000
    stage.wait(34)
    assert stage.steps == []
    stage.wait(1)
    assert stage.steps == ["Ann draw"]
    with refused("host-only"):
        bob.does("extend", seconds=30)


def test_extra_time_survives_a_pause() -> None:
    stage = playing("Ann Bob", turn=20)
    ann, _ = stage.people
    ann.does("extend", seconds=100)

    ann.does("pause", on=True)

    assert ann.left is not None
    assert ann.left > 119_000
    ann.does("pause", on=False)
    assert ann.left > 119_000


def test_new_settings_give_everybody_the_whole_time() -> None:
    stage = playing("Ann Bob", turn=20)
    ann, _ = stage.people
    stage.wait(15)

    ann.does("arrange", settings={"turn": 60})

    assert ann.left == 60_000


def test_clocks_switched_off_do_not_ring() -> None:
    stage = playing("Ann Bob", turn=20)
    ann, _ = stage.people
    stage.wait(15)

    ann.does("arrange", settings={})
    stage.wait(3600)

    assert ann.left is None
    assert stage.steps == []


def test_down_time_is_not_charged() -> None:
    stage = playing("Ann Bob", turn=20)
    ann, bob = stage.people
    stage.wait(15)
    bob.does("emote", emote="yawn")  # the last the log knows of

    stage.restarts()
    stage.wait(3600)
    bob.comes()
    ann.comes()

    assert ann.left is not None
    assert 4900 <= ann.left <= 5000
    stage.wait(5)
    assert stage.steps == ["Ann draw"]


def test_a_restart_in_a_window_closes_it_when_it_would_have_closed() -> None:
    stage = playing("Ann Bob Cleo", holding={"Ann": "skip"}, window=8)
    ann, bob, cleo = stage.people
    ann.plays("skip")
    stage.wait(5)
    bob.plays("pass")

    stage.restarts()
    stage.wait(100)
    cleo.comes()
    stage.wait(2.9)
    assert stage.steps[-1] == "Bob pass"
    stage.wait(0.2)

    assert stage.steps[-1] == "Cleo pass"


def test_a_pause_survives_a_restart() -> None:
    stage = playing("Ann Bob", turn=20)
    ann, _ = stage.people
    ann.does("pause", on=True)

    stage.restarts()
    ann.comes()
    stage.wait(100)

    assert ann.is_paused()
    assert stage.steps == []


def test_while_nobody_looks_time_stands_still() -> None:
    stage = playing("Ann Bob", turn=20)
    ann, bob = stage.people
    stage.wait(15)
    ann.goes()
    bob.goes_for(3600)

    ann.comes()

    assert ann.left is not None
    assert 4900 <= ann.left <= 5000


def test_a_bot_and_a_clock_do_not_get_into_each_others_way() -> None:
    stage = playing("Ann Bob", turn=20, pace=5000)
    ann, _ = stage.people
    ann.does("away")

    stage.wait(5)

    step = stage.entries()[-1]
    assert isinstance(step, log.Step)
    assert step.why == "bot"


def test_what_a_bot_does_next_in_a_row_comes_sooner() -> None:
    stage = playing("Ann bot", holding={"Ann": "attack"}, pace=900)
    stage.people[0].plays("attack")
    stage.wait(0.91)
    assert len(stage.steps) == 2  # it has let that happen, in its full time
    stage.wait(0.31)
    assert len(stage.steps) == 3


@pytest.mark.parametrize(
    ("settings", "due"),
    [
        ({}, []),
        ({"window": 5}, [Duty(5000, "time", 1, 2), Duty(5000, "time", 2, 3)]),
        ({"turn": 5}, []),
    ],
)
def test_the_agenda_follows_from_the_match_alone(settings: dict[str, int], due: list[Duty]) -> None:
    stage = playing("Ann Bob Cleo", holding={"Ann": "skip"}, **settings)
    stage.people[0].plays("skip")
    truth = stage.truth()

    found = duties(truth)

    assert [duty._replace(due=duty.due - truth.at) for duty in found] == due


def test_the_agenda_of_a_paused_or_unopened_match_is_empty() -> None:
    stage = lobby("Ann bot", turn=20, grace=5)
    assert duties(stage.truth()) == []
    ann = stage.people[0]
    ann.does("start")
    assert duties(stage.truth()) != []

    ann.does("pause", on=True)

    assert duties(stage.truth()) == []


def test_a_minute_in_which_nobody_looks_is_not_charged() -> None:
    """Too short for the room to be forgotten, and as free as an hour."""
    stage = playing("Ann Bob", turn=20)
    ann, bob = stage.people
    stage.wait(15)
    ann.goes()
    bob.goes_for(60)

    ann.comes()

    assert ann.left is not None
    assert 4900 <= ann.left <= 5000
    assert stage.steps == []
    stage.wait(5)
    assert stage.steps == ["Ann draw"]
