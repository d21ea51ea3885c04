"""Spectators: they see what is public, and may do nothing."""

from __future__ import annotations

import typing

import pytest

from purrlour.server import wire
from purrlour.server.matches.settings import Settings
from tests.server.matches.device import Device
from tests.server.matches.stage import Stage, command, refused, turned
from tests.server.matches.tables import lobby, playing


def test_a_watcher_sees_the_table_and_no_hand() -> None:
    stage = playing("Ann Bob", holding={"Ann": "skip"})
    ann, bob = stage.people
    watcher = stage.watches()

    ann.plays("skip")

    device = watcher.device
    assert (device.seat, device.place) == (-1, -1)
    assert device.view["hand"] == []
    assert device.view["cards"] == [7, 8]
    assert [note.kind for note in device.notes] == ann.told
    assert (device.choices, device.anytime, device.decision) == ([], [], None)
    assert device.order is None
    assert [one.seat for one in device.pending] == [bob.seat]


def test_a_watcher_sees_no_card_that_is_drawn() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people
    watcher = stage.watches()
    before = ann.hand

    ann.plays("draw")

    (drawn,) = [event for event in ann.device.notes[-1].events if event["kind"] == "drew"]
    assert sorted(ann.hand) == sorted([*before, str(drawn["card"])])
    for other in (bob, watcher):
        (seen,) = [event for event in other.device.notes[-1].events if event["kind"] == "drew"]
        assert seen == {**drawn, "card": ""}


def test_a_step_is_told_by_its_events_and_never_by_its_action() -> None:
    stage = playing("Ann Bob", holding={"Ann": "favor"})
    ann, bob = stage.people
    watcher = stage.watches()
    ann.plays("favor>1")
    bob.plays("pass")
    given = bob.hand[0]

    bob.plays(f"give:{given}" if f"give:{given}" in bob.device.choices else bob.device.choices[0])

    for note in watcher.device.notes:
        assert "action" not in note.facts
    seen = watcher.device.notes[-1]
    assert [event["card"] for event in seen.events if event["kind"] == "gave"] == [""]


def test_a_host_without_a_chair_sees_no_more_than_a_watcher() -> None:
    stage = Stage()
    host = stage.opens(None, seats=2)
    stage.joins("Ann")
    stage.joins("Bob")
    watcher = stage.watches()

    host.does("start")

    assert host.device.view == watcher.device.view
    assert host.device.view["hand"] == []
    assert host.device.choices == []


@pytest.mark.parametrize(
    "verb", [kind.__struct_config__.tag for kind in typing.get_args(wire.AnyCommand)]
)
def test_a_watcher_may_do_nothing_but_ask_whether_anybody_is_there(verb: str) -> None:
    stage = playing("Ann Bob")
    watcher = stage.watches()
    facts: dict[str, dict[str, object]] = {
        "play": {"action": "draw", "decision": 1},
        "why": {"action": "draw"},
        "hint": {"decision": 1},
        "agree": {"yes": True},
        "promise": {"nonce": "0" * 64},
        "nonce": {"nonce": "x" * 16},
        "say": {"text": "hello"},
        "emote": {"emote": "paw"},
        "lock": {"on": True},
        "kick": {"chair": 0},
        "invite": {"number": 0},
        "swap": {"one": 0, "other": 1},
        "bot": {"chair": 0, "bot": "greedy"},
        "free": {"chair": 0},
        "host": {"chair": 0},
        "arrange": {"settings": {}},
        "pause": {"on": True},
        "extend": {"seconds": 1},
    }

    if verb == "ping":
        watcher.does(verb)
        return
    chairs = ("kick", "invite", "swap", "bot", "free")
    hosts = ("start", "lock", *chairs, "arrange", "pause", "extend", "again")
    with refused("host-only" if verb in hosts else "seat-only"):
        watcher.does(verb, **facts.get(verb, {}))


def test_a_table_may_be_closed_to_watchers() -> None:
    stage = lobby("Ann Bob", watch=False)

    with turned("no-watch"):
        stage.watches()
    stage.people[0].comes()  # those who have a chair are at home


def test_watchers_are_sent_away_when_the_table_closes_to_them() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people
    watcher = stage.watches()
    seen = len(watcher.device.frames)

    ann.does("arrange", settings={"watch": False})
    bob.does("emote", emote="purr")

    assert watcher.device.closed == "no-watch"
    assert len(watcher.device.frames) == seen
    assert not bob.device.closed
    assert ann.about.settings == Settings(watch=False)


def test_who_waited_at_the_door_while_it_was_closed_does_not_get_in() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people
    device = Device(stage.loop)

    async def together() -> None:
        bob.device.submit_now(command("emote", emote="paw"))  # the store is busy
        ann.device.submit_now(command("arrange", settings={"watch": False}))
        await stage.process.hub.enter(wire.Hello(match=stage.match), device)

    stage.run(together())
    stage.wait(1)

    assert device.closed == "no-watch"
    assert device.frames == []


def test_a_closed_table_tells_strangers_no_secrets_when_it_is_over() -> None:
    """The secret would show them every card."""
    stage = playing("Ann Bob", watch=False)
    ann, bob = stage.people
    bob.does("play", action="resign")
    assert ann.about.secret

    about = stage.run(stage.process.hub.about(stage.match))

    assert about is not None
    assert about.secret == ""


def test_watchers_are_not_counted_as_people() -> None:
    stage = playing("Ann Bob", grace=5)
    ann, _ = stage.people
    stage.watches()
    before = stage.kinds()

    stage.people[-1].goes()
    stage.wait(10)

    assert stage.kinds() == before
    assert all(chair.here for chair in ann.about.chairs)
