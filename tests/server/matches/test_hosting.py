"""The host: runs the table, hands it over, and is replaced when away."""

from __future__ import annotations

from typing import Any

import pytest

from purrlour.server import wire
from purrlour.server.matches.settings import Settings
from tests.server.matches.device import Device
from tests.server.matches.stage import Stage, command, refused, turned
from tests.server.matches.tables import lobby, playing


def test_the_host_begins_when_all_chairs_are_taken() -> None:
    stage = lobby("Ann Bob")
    ann, bob = stage.people

    with refused("host-only"):
        bob.does("start")
    ann.does("start")

    assert ann.phase == bob.phase == "playing"
    assert (ann.asked, bob.asked) == ("turn", "")
    with refused("already-playing"):
        ann.does("start")


def test_a_table_with_a_free_chair_waits() -> None:
    stage = lobby("Ann free")

    with refused("chairs-free"):
        stage.people[0].does("start")


def test_the_host_fills_chairs_with_bots_and_frees_them() -> None:
    stage = lobby("Ann free")
    ann = stage.people[0]

    ann.does("bot", chair=1, bot="greedy")
    assert ann.chair(1) == wire.Person("", "greedy")
    ann.does("bot", chair=1, bot="random")
    assert ann.chair(1) == wire.Person("", "random")
    ann.does("free", chair=1)
    assert ann.chair(1) == wire.Person()
    with refused("no-bot-there"):
        ann.does("free", chair=1)


@pytest.mark.parametrize(
    ("facts", "key"),
    [
        ({"chair": 5, "bot": "greedy"}, "no-such-chair"),
        ({"chair": 1, "bot": "kasparov"}, "unknown-bot"),
        ({"chair": 1, "bot": "greedy"}, "chair-taken"),
    ],
)
def test_bots_that_cannot_sit_down(facts: dict[str, object], key: str) -> None:
    stage = lobby("Ann Bob")

    with refused(key):
        stage.people[0].does("bot", **facts)


def test_no_bot_sits_down_when_it_is_over() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people
    bob.does("play", action="resign")

    with refused("game-over"):
        ann.does("bot", chair=1, bot="greedy")


def test_the_host_kicks_somebody_and_their_link_is_dead() -> None:
    stage = lobby("Ann Bob")
    ann, bob = stage.people

    ann.does("kick", chair=1)

    assert bob.device.closed == "kicked"
    assert ann.chair(1) == wire.Person()
    with turned("kicked"):
        bob.comes()


def test_somebody_kicked_from_a_game_is_followed_by_a_bot() -> None:
    stage = playing("Ann Bob Cleo")
    ann, bob, _ = stage.people

    ann.does("kick", chair=1)

    assert ann.chair(1) == wire.Person("", "greedy")
    with turned("kicked"):
        bob.comes()


@pytest.mark.parametrize(
    ("chair", "key"), [(0, "kick-yourself"), (2, "nobody-there"), (9, "no-such-chair")]
)
def test_kicks_that_make_no_sense(chair: int, key: str) -> None:
    stage = lobby("Ann Bob bot")

    with refused(key):
        stage.people[0].does("kick", chair=chair)


def test_what_a_kicked_person_sent_before_counts_no_more() -> None:
    """Their commands may wait behind the kick that is just being stored."""
    stage = playing("Ann Bob Cleo")
    ann, bob, _ = stage.people
    bob.does("away")
    late = [command("back"), command("emote", emote="hiss"), command("host", chair=1)]

    ann.device.submit(command("kick", chair=1))
    for one in late:
        bob.device.submit(one)
    stage.wait(0)

    assert stage.kinds()[-1] == "kicked"
    assert ann.chair(1) == wire.Person("", "greedy")


def test_a_kicked_person_who_comes_back_in_the_same_moment_is_turned_away() -> None:
    """The token was good when it was looked at, but the kick was before them in the queue."""
    stage = playing("Ann Bob Cleo")
    ann, bob, cleo = stage.people
    hub = stage.process.hub
    device = Device(stage.loop)

    async def together() -> None:
        cleo.device.submit_now(command("emote", emote="paw"))  # the store is busy
        ann.device.submit_now(command("kick", chair=1))
        await hub.enter(wire.Hello(match=stage.match, token=bob.token), device)

    stage.run(together())
    stage.wait(1)

    assert device.closed == "kicked"
    assert device.frames == []


def test_somebody_who_comes_while_chairs_are_swapped_gets_their_own() -> None:
    stage = lobby("Ann Bob Cleo")
    ann, bob, cleo = stage.people
    bob.goes()
    hub = stage.process.hub
    device = Device(stage.loop)

    async def together() -> None:
        cleo.device.submit_now(command("emote", emote="paw"))  # the store is busy
        ann.device.submit_now(command("swap", one=1, other=2))
        await hub.enter(wire.Hello(match=stage.match, token=bob.token), device)

    stage.run(together())
    stage.wait(1)

    assert (device.seat, device.place) == (2, 2)


def test_two_chairs_change_places_before_the_deal() -> None:
    stage = lobby("Ann Bob free")
    ann, bob = stage.people

    ann.does("swap", one=0, other=2)

    assert [chair.name for chair in bob.about.chairs] == ["", "Bob", "Ann"]
    assert (ann.seat, ann.device.place, ann.about.host) == (2, 2, 2)
    ann.does("swap", one=2, other=1)
    assert (ann.seat, bob.seat) == (1, 2)
    assert (ann.device.place, bob.device.place, bob.about.host) == (1, 2, 1)


def test_a_token_opens_the_chair_that_its_person_was_swapped_to() -> None:
    stage = lobby("Ann Bob")
    ann, bob = stage.people
    ann.does("swap", one=0, other=1)

    assert bob.comes().place == 0
    assert ann.comes().place == 1


@pytest.mark.parametrize(
    ("one", "other", "key"),
    [(0, 0, "same-chair"), (0, 2, "no-such-chair"), (7, 0, "no-such-chair")],
)
def test_swaps_that_make_no_sense(one: int, other: int, key: str) -> None:
    stage = lobby("Ann Bob")

    with refused(key):
        stage.people[0].does("swap", one=one, other=other)


def test_hands_belong_to_chairs_so_nobody_swaps_or_frees_while_playing() -> None:
    stage = playing("Ann bot")

    with refused("already-playing"):
        stage.people[0].does("swap", one=0, other=1)
    with refused("already-playing"):
        stage.people[0].does("free", chair=1)


def test_a_swap_asked_for_twice_is_done_once() -> None:
    """Even by a host who sits on another chair afterwards."""
    stage = lobby("Ann Bob")
    ann, bob = stage.people
    swap = command("swap", one=0, other=1)

    ann.sends(swap)
    again = ann.sends(swap)

    assert isinstance(again, wire.Ack)
    assert (ann.seat, bob.seat) == (1, 0)
    assert not bob.device.answers[swap.id]


def test_a_refusal_belongs_to_the_person_and_not_to_the_chair() -> None:
    stage = lobby("Ann Bob")
    ann, bob = stage.people
    asked = command("start")
    with refused("host-only"):
        bob.sends(asked)

    ann.does("swap", one=0, other=1)

    with refused("host-only"):
        bob.sends(asked)
    ann.sends(asked)  # the same name is another command when another person says it
    assert ann.phase == "playing"


def test_somebody_who_sits_down_later_has_done_nothing_yet() -> None:
    """Two people may give their commands the same names, one after the other."""
    stage = playing("Ann Bob Cleo")
    ann, bob, _ = stage.people
    said = command("emote", emote="purr")
    asked = command("undo")
    bob.sends(said)
    with refused("nothing-to-undo"):
        bob.sends(asked)
    ann.does("kick", chair=1)
    dan = stage.joins("Dan", chair=1)

    answer = dan.sends(said)

    assert isinstance(answer, wire.Update)
    assert stage.kinds().count("emoted") == 2
    assert not dan.device.answers[asked.id]
    with refused("nothing-to-undo"):
        dan.sends(asked)


def test_hosting_is_handed_over() -> None:
    stage = lobby("Ann Bob bot")
    ann, bob = stage.people

    ann.does("host", chair=1)

    assert bob.about.host == 1
    bob.does("lock", on=True)
    with refused("host-only"):
        ann.does("lock", on=False)
    with refused("nobody-there"):
        bob.does("host", chair=2)
    with refused("host-only"):
        ann.does("host", chair=0)


def test_a_host_without_a_chair_hands_over_as_well() -> None:
    stage = Stage()
    host = stage.opens(None, seats=2)
    ann = stage.joins("Ann")

    host.does("host", chair=0)

    ann.does("lock", on=True)
    with refused("host-only"):
        host.does("lock", on=False)
    with refused("seat-only"):
        host.does("host", chair=0)


@pytest.mark.parametrize("begin", [lobby, playing])
def test_hosting_passes_on_when_the_host_leaves(begin: Any) -> None:
    stage = begin("Ann bot Cleo Dan")
    ann, cleo, dan = stage.people

    ann.does("leave")

    assert (cleo.about.host, dan.about.host) == (2, 2)
    cleo.does("lock", on=True)
    cleo.does("leave")
    assert dan.about.host == 3
    dan.does("lock", on=False)


def test_who_sits_down_at_a_table_without_a_host_is_the_host() -> None:
    stage = lobby("Ann free")
    stage.people[0].does("leave")

    bob = stage.joins("Bob")

    assert bob.about.host == bob.seat == 0


def test_a_host_without_a_chair_runs_the_table_again_when_nobody_else_does() -> None:
    stage = Stage()
    host = stage.opens(None, seats=2)
    ann = stage.joins("Ann")
    host.does("host", chair=0)

    ann.does("leave")
    bob = stage.joins("Bob")

    assert bob.about.host == -1
    host.does("kick", chair=0)
    assert bob.device.closed == "kicked"


def test_anybody_takes_over_hosting_while_the_host_is_away() -> None:
    stage = lobby("Ann Bob Cleo")
    ann, bob, cleo = stage.people
    with refused("host-only"):
        bob.does("host", chair=1)

    ann.goes_for(2 + 60)

    with refused("host-only"):
        bob.does("host", chair=2)  # only for oneself
    bob.does("host", chair=1)
    assert cleo.about.host == 1
    ann.comes()
    with refused("host-only"):
        ann.does("lock", on=True)


def test_the_host_may_change_the_settings_at_any_time() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people

    ann.does("arrange", settings={"turn": 20, "chat": True})

    assert bob.about.settings == Settings(turn=20, chat=True)
    with refused("unknown-bot"):
        ann.does("arrange", settings={"stand_in": "kasparov"})
    with refused("host-only"):
        bob.does("arrange", settings={})


def test_no_chair_is_left_without_the_person_that_plays_it() -> None:
    """The host's own chair may be played by a bot, too; the person keeps it."""
    stage = playing("Ann Bob")
    ann, _ = stage.people

    ann.does("bot", chair=0, bot="greedy")

    assert ann.chair(0) == wire.Person("Ann", "greedy", here=True)
    ann.does("back")
    assert ann.chair(0) == wire.Person("Ann", "", here=True)


def test_a_host_without_a_chair_who_is_gone_can_be_followed() -> None:
    stage = Stage()
    owner = stage.opens(seats=2)
    ann = stage.joins("Ann")
    with refused("host-only"):
        ann.does("host", chair=0)

    owner.goes_for(3 + 60)
    ann.does("host", chair=0)

    assert ann.about.host == 0
