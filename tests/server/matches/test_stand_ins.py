"""Bots that stand in for people, and hand their chairs back at once, in any state."""

from __future__ import annotations

from purrlour.server import wire
from purrlour.server.matches import entries as log
from purrlour.server.matches.settings import Settings
from tests.server.matches.stage import Stage, refused
from tests.server.matches.tables import lobby, playing


def test_a_bot_stands_in_for_whoever_wants_a_break() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people

    ann.does("away")

    assert bob.chair(0) == wire.Person("Ann", "greedy", here=True)
    with refused("bot-plays"):
        ann.plays("draw")
    stage.wait(0.9)
    step = stage.entries()[-1]
    assert isinstance(step, log.Step)
    assert (step.seat, step.why) == (0, "bot")


def test_a_bot_plays_at_its_own_pace() -> None:
    stage = playing("Ann bot", pace=2000)
    (ann,) = stage.people
    before = stage.now
    ann.plays("draw")

    stage.wait(1.99)
    assert stage.kinds()[-1] == "step"
    count = len(stage.entries())
    stage.wait(0.02)

    step = stage.entries()[-1]
    assert len(stage.entries()) > count
    assert isinstance(step, log.Step)
    assert step.why == "bot"
    assert stage.now - before < 2100


def test_away_and_back_need_a_game_and_a_bot() -> None:
    stage = lobby("Ann Bob")
    ann, _ = stage.people

    with refused("not-playing"):
        ann.does("away")
    with refused("no-bot-there"):
        ann.does("back")
    ann.does("start")
    with refused("no-bot-there"):
        ann.does("back")


def test_the_host_lets_a_bot_play_for_somebody_who_is_away_for_long_enough() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people
    bob.goes_for(2 + 60)

    ann.does("bot", chair=1, bot="random")

    assert ann.chair(1) == wire.Person("Bob", "random", here=False)


def test_after_the_grace_time_a_bot_plays() -> None:
    stage = playing("Ann Bob", grace=30)
    ann, bob = stage.people

    bob.goes_for(2)
    stage.wait(29.9)
    assert ann.chair(1) == wire.Person("Bob", "", here=False)
    stage.wait(0.2)

    assert ann.chair(1) == wire.Person("Bob", "greedy", here=False)
    seated = stage.entries()[-1]
    assert isinstance(seated, log.BotSat)
    assert seated.absent


def test_without_a_grace_time_the_table_waits_for_ever() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people

    bob.goes_for(3600)

    assert ann.chair(1) == wire.Person("Bob", "", here=False)


def test_who_comes_back_within_the_grace_time_keeps_playing() -> None:
    stage = playing("Ann Bob", grace=30)
    ann, bob = stage.people

    bob.goes_for(20)
    bob.comes()
    stage.wait(3600)

    assert ann.chair(bob).bot == ""


def test_the_grace_time_begins_anew_with_every_absence() -> None:
    stage = playing("Ann Bob", grace=30)
    ann, bob = stage.people
    bob.goes_for(20)
    bob.comes()

    bob.goes_for(2)
    stage.wait(29)

    assert ann.chair(1).bot == ""


def test_a_pause_is_no_absence() -> None:
    stage = playing("Ann Bob", grace=30)
    ann, bob = stage.people
    ann.does("pause", on=True)
    bob.goes_for(600)

    ann.does("pause", on=False)
    stage.wait(29)

    assert ann.chair(1).bot == ""
    stage.wait(2)
    assert ann.chair(1).bot == "greedy"


def test_while_nobody_looks_no_grace_time_runs_out() -> None:
    stage = playing("Ann Bob", grace=30)
    ann, bob = stage.people

    bob.goes_for(2)
    ann.goes_for(3600)
    ann.comes()

    assert ann.chair(1).bot == ""


def test_the_bot_of_an_absent_person_gets_up_when_they_come() -> None:
    stage = playing("Ann Bob", grace=5)
    ann, bob = stage.people
    bob.goes_for(10)
    assert ann.chair(1).bot == "greedy"

    bob.comes()

    assert ann.chair(1) == wire.Person("Bob", "", here=True)
    assert stage.kinds()[-2:] == ["came", "back"]


def test_a_bot_that_somebody_called_stays_until_they_say_so() -> None:
    stage = playing("Ann Bob", grace=5)
    ann, bob = stage.people
    bob.does("away")
    bob.goes_for(10)

    bob.comes()
    assert ann.chair(bob).bot == "greedy"
    bob.does("back")

    assert ann.chair(bob).bot == ""


def test_back_in_ones_own_turn() -> None:
    stage = playing("Ann Bob")
    ann, _ = stage.people
    ann.does("away")

    ann.does("back")
    stage.wait(60)

    assert ann.asked == "turn"
    ann.plays("draw")


def test_back_in_a_window() -> None:
    stage = playing("Ann Bob Cleo", holding={"Ann": "skip"}, pace=1000)
    ann, bob, cleo = stage.people
    bob.does("away")
    ann.plays("skip")

    bob.does("back")
    stage.wait(60)

    assert (bob.asked, cleo.asked) == ("nope", "nope")
    bob.plays("pass")
    assert stage.steps == ["Ann skip", "Bob pass"]


def test_back_while_the_bot_thinks() -> None:
    stage = playing("Ann Bob", thinking=2000)
    ann, _ = stage.people
    ann.does("away")
    stage.wait(1)

    ann.does("back")
    stage.wait(60)

    assert stage.steps == []
    ann.plays("draw")
    assert stage.steps == ["Ann draw"]


def test_a_bot_that_thinks_longer_than_its_pace_plays_when_it_is_done() -> None:
    stage = playing("Ann Bob", thinking=2000, pace=100)
    ann, _ = stage.people
    ann.does("away")

    stage.wait(1.9)
    assert stage.steps == []
    stage.wait(0.2)

    assert len(stage.steps) == 1


def test_back_while_the_clocks_stand_still() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people
    bob.does("away")
    ann.does("pause", on=True)

    bob.does("back")

    assert ann.chair(bob).bot == ""


def test_back_when_it_is_over() -> None:
    stage = playing("Ann Bob Cleo")
    ann, bob, cleo = stage.people
    cleo.does("away")
    bob.does("play", action="resign")
    ann.does("play", action="resign")
    assert cleo.phase == "over"

    cleo.does("back")

    assert cleo.chair(cleo).bot == ""


def test_bots_rest_while_the_clocks_stand_still() -> None:
    stage = playing("Ann Bob")
    ann, _ = stage.people
    ann.does("away")
    ann.does("pause", on=True)

    stage.wait(60)
    assert stage.steps == []
    ann.does("pause", on=False)
    stage.wait(2)

    assert stage.steps


def test_bots_rest_while_nobody_looks() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people
    ann.does("away")
    ann.goes()
    bob.goes_for(3600)

    assert len(stage.steps) <= 1


def test_a_game_of_bots_goes_on_for_whoever_watches() -> None:
    stage = Stage()
    host = stage.opens(None, seats=3, settings=Settings(pace=10))
    for chair in range(3):
        host.does("bot", chair=chair, bot="greedy")
    host.does("start")

    stage.wait(60)

    assert host.phase == "over"
    assert host.device.ending is not None


def test_the_bot_of_whoever_sits_on_the_first_chair_gets_up_too() -> None:
    stage = playing("Ann Bob", grace=5)
    ann, bob = stage.people
    ann.goes_for(10)
    assert bob.chair(0).bot == "greedy"

    ann.comes()

    assert bob.chair(0) == wire.Person("Ann", "", here=True)
    assert stage.kinds()[-2:] == ["came", "back"]
