"""People who go and come back, from any device."""

from __future__ import annotations

from purrlour.server import wire
from tests.server.matches.device import Device
from tests.server.matches.stage import command, turned
from tests.server.matches.tables import lobby, playing


def test_who_reloads_a_page_was_never_away() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people

    bob.goes_for(1.9)
    bob.comes(v=bob.device.v)
    stage.wait(10)

    assert "went" not in stage.kinds()
    assert ann.chair(bob).here


def test_who_is_gone_for_two_seconds_is_away() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people

    bob.goes_for(2)

    assert not ann.chair(1).here
    bob.comes()
    assert ann.chair(1).here


def test_who_has_another_device_is_not_away() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people
    phone = bob.comes()

    bob.goes(phone)
    stage.wait(5)

    assert ann.chair(bob).here


def test_who_was_swapped_while_their_line_was_cut_is_away_too() -> None:
    stage = lobby("Ann Bob Cleo")
    ann, bob, _ = stage.people

    bob.goes()
    ann.does("swap", one=1, other=2)
    stage.wait(3)

    assert [chair.here for chair in ann.about.chairs] == [True, True, False]


def test_two_devices_of_one_chair_see_the_same() -> None:
    stage = playing("Ann Bob", holding={"Ann": "skip"})
    ann, bob = stage.people
    laptop, phone = ann.device, ann.comes()

    ann.plays("skip")
    bob.plays("pass")

    assert laptop.frames[-1] == phone.frames[-1]
    assert laptop.view == phone.view
    assert laptop.notes == phone.notes


def test_a_device_may_go_on_where_another_stopped() -> None:
    stage = playing("Ann Bob", holding={"Ann": "skip"})
    ann, bob = stage.people
    laptop = ann.device
    asked = laptop.decision
    phone = ann.comes()

    ann.sends(command("play", action="skip", decision=asked), phone)

    assert laptop.decision is None
    assert bob.asked == "nope"


def test_who_comes_back_is_told_what_they_missed() -> None:
    stage = playing("Ann Bob", holding={"Ann": "skip"})
    ann, bob = stage.people
    before = bob.device
    bob.goes_for(5)
    ann.plays("skip")

    after = bob.comes(v=before.v)

    everything = bob.comes().notes
    assert before.notes + after.notes == everything
    assert [note.kind for note in after.notes] == ["went", "step", "came"]
    assert after.notes[1].events[0]["kind"] == "played"


def test_who_missed_a_lot_is_told_all_of_it() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people
    bob.goes()
    for _ in range(40):
        ann.does("emote", emote="purr")

    bob.comes()

    assert bob.told == ann.told
    assert bob.told.count("emoted") == 40


def test_a_client_that_claims_to_have_seen_the_future_gets_everything() -> None:
    stage = playing("Ann Bob")
    bob = stage.people[1]
    hello = wire.Hello(match=stage.match, token=bob.token, v=10_000)
    device = Device(stage.loop)

    stage.run(stage.process.hub.enter(hello, device))

    assert device.v == len(device.notes) > 5


def test_who_leaves_a_game_is_followed_by_a_bot() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people

    bob.does("leave")

    assert bob.device.closed == "left"
    assert ann.chair(1) == wire.Person("", "greedy")
    with turned("bad-token"):
        bob.comes()


def test_who_leaves_before_the_game_frees_the_chair() -> None:
    stage = lobby("Ann Bob")
    ann, bob = stage.people

    bob.does("leave")

    assert ann.chair(1) == wire.Person()
    assert stage.joins("Cleo").seat == 1


def test_leaving_is_acknowledged_to_every_device() -> None:
    stage = playing("Ann Bob")
    bob = stage.people[1]
    phone = bob.comes()
    leave = command("leave")

    answer = bob.sends(leave)

    (old, new) = bob.devices
    assert old.closed == phone.closed == "left"
    assert isinstance(answer, wire.Ack)
    assert old.answers[leave.id] == new.answers[leave.id] == [answer]


def test_commands_sent_before_the_line_was_cut_still_count() -> None:
    """Somebody plays and closes the page while the store is busy with another thing."""
    stage = playing("Ann Bob", holding={"Ann": "skip"})
    ann, bob = stage.people

    bob.device.submit(command("emote", emote="paw"))
    ann.device.submit(command("play", action="skip", decision=ann.device.decision))
    ann.device.hang_up()
    stage.wait(0)

    assert stage.steps == ["Ann skip"]
