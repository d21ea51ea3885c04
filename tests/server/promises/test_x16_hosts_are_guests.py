"""X16: hosts are guests with keys. One literal table of what can be done about somebody.

Bob sits at a table that Ann runs, or runs the table himself. Whatever others do about him, nobody
plays for him who is there, nobody answers for him who was asked, and nobody takes the keys from
him before he has been away for as long as the house waits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from purrlour.server import wire
from purrlour.server.matches.people import HOST_ONLY
from tests.server.matches.device import Device
from tests.server.matches.stage import Person, Refusal, Stage, refused, turned
from tests.server.matches.tables import lobby, playing

GRACE: Final = 60
"""Seconds that the house waits for somebody, unless it says otherwise."""

STATES: Final = ("here", "within", "after", "asked", "asked-within", "asked-after")
"""Of Bob: connected, away for less than the grace time, or for longer; and asked for consent."""

TABLE: Final = """
                here         within        after        asked        asked-within  asked-after
bot             person-here  person-grace  ok           person-here  person-grace  ok
bot, short      person-here  person-grace  person-grace person-here  person-grace  person-grace
bot, his wish   person-here  person-grace  ok           person-here  person-grace  ok
kick            ok           ok            ok           ok           ok            ok
undo            waits        waits         waits        asked-twice  asked-twice   asked-twice
hosting         host-only    host-grace    ok           host-only    host-grace    ok
hosting, other  host-only    host-only     host-only    host-only    host-only     host-only
"""
"""What each act is told."""

IN_SHORT: Final = {"asked-twice": "undo-already-asked", "waits": "ok"}


def cells() -> list[tuple[str, str, str]]:
    """Act, state and what is told."""
    head, *rows = TABLE.strip("\n").split("\n")
    assert tuple(head.split()) == STATES
    return [
        (row[:16].strip(), state, IN_SHORT.get(key, key))
        for row in rows
        for state, key in zip(STATES, row[16:].split(), strict=True)
    ]


def scene(state: str, *, host: str = "Ann") -> Stage:
    """Ann played a Skip; she, Bob and Cleo are at the table."""
    stage = playing("Ann Bob Cleo", holding={"Ann": "skip"}, pace=10_000)
    ann, bob, cleo = stage.people
    ann.plays("skip")
    if host == "Bob":
        ann.does("host", chair=bob.seat)
    if state.startswith("asked"):
        ann.does("undo")
        cleo.does("agree", yes=True)
    if state.endswith("within"):
        bob.goes_for(2 + GRACE / 2)
    elif state.endswith("after"):
        bob.goes_for(2 + GRACE)
    if host == "Ann":
        ann.does("extend", seconds=3600)  # no bot is in a hurry
    return stage


def act(stage: Stage, name: str) -> str:
    """What somebody is told who does this about Bob."""
    ann, bob, cleo = stage.people
    try:
        if name == "bot":
            ann.does("bot", chair=bob.seat, bot="random")
        elif name == "bot, short":
            # A shorter wait at this table is no wait that has been: it counts from now.
            ann.does("arrange", settings={"pace": 10_000, "grace": 1, "stand_in": "random"})
            ann.does("bot", chair=bob.seat, bot="greedy")
        elif name == "bot, his wish":
            # Once he wanted a bot, but he is back: that he wanted it then means nothing now.
            if not bob.device.closed:
                bob.does("away")
                bob.does("back")
            ann.does("bot", chair=bob.seat, bot="random")
        elif name == "kick":
            ann.does("kick", chair=bob.seat)
        elif name == "undo":
            ann.does("undo")
        elif name == "hosting":
            cleo.does("host", chair=cleo.seat)
        else:
            cleo.does("host", chair=ann.seat)
    except Refusal as refusal:
        return refusal.key
    return "ok"


def test_the_table_is_whole() -> None:
    assert len(cells()) == 7 * len(STATES)


@pytest.mark.parametrize("state", STATES)
def test_what_can_be_done_about_somebody(state: str, shown: Callable[[str, str], None]) -> None:
    mine = [(name, told) for name, at, told in cells() if at == state]
    for name, expected in mine:
        stage = scene(state, host="Bob" if name.startswith("hosting") else "Ann")

        told = act(stage, name)
        stage.wait(0)

        assert told == expected, (name, state)
        check(stage, name, state, done=told == "ok")
    shown("X16", f"{state}: {len(mine)} cells")


def check(stage: Stage, name: str, state: str, *, done: bool) -> None:
    """What is so afterwards, whatever was told."""
    ann, bob, cleo = stage.people
    truth = stage.truth()
    kicked = done and name == "kick"
    assert stage.steps[-1].endswith("skip"), "somebody answered for him"
    assert bool(truth.chairs[1].bot) == (done and name[:3] in ("bot", "kic")), (name, state)
    assert truth.chairs[1].name == ("" if kicked else "Bob")
    assert truth.host == (2 if done and name == "hosting" else int(name.startswith("hosting")))
    if state.startswith("asked") or name == "undo":
        needs = None if kicked else [1] if state.startswith("asked") else [1, 2]
        assert (ann.device.wish and ann.device.wish.needs) == needs
    if kicked:
        with turned("kicked"):
            bob.comes()
        assert ann.device.notes[-1].kind == cleo.device.notes[-1].kind == "kicked"
    else:
        answers_for_himself(stage, bob, asked=state.startswith("asked"))


def answers_for_himself(stage: Stage, bob: Person, *, asked: bool) -> None:
    """He comes back to his own chair, plays it himself, and says what he thinks."""
    bob.comes()
    assert stage.people[0].chair(1) == wire.Person("Bob", "", here=True)
    if asked:
        bob.does("agree", yes=False)
        assert bob.device.wish is None
        assert stage.steps == ["Ann skip"]


# Asked, whatever happens to the chair.


def asked() -> Stage:
    """Ann wants her Skip back; only Bob has not answered."""
    return scene("asked")


def test_who_is_asked_and_then_away_for_too_long_is_still_asked() -> None:
    """A bot plays for him by the table's own rule, but answers nothing for him."""
    stage = asked()
    ann, bob, _ = stage.people
    ann.does("arrange", settings={"grace": 10, "pace": 10_000})
    ann.does("extend", seconds=60)

    bob.goes_for(2 + 11)

    assert ann.chair(1).bot == "greedy"
    assert ann.device.wish == wire.UndoWish(chair=0, to=0, needs=[1])
    bob.comes()
    bob.does("agree", yes=True)
    assert stage.steps == []


def test_who_is_asked_and_lets_a_bot_play_is_still_asked() -> None:
    stage = asked()
    ann, bob, _ = stage.people

    bob.does("away")

    assert ann.device.wish == wire.UndoWish(chair=0, to=0, needs=[1])
    bob.does("agree", yes=True)
    assert stage.steps == []


@pytest.mark.parametrize("going", ["leave", "kick"])
def test_nobody_answers_for_whom_is_gone(going: str) -> None:
    """The wish falls; who is still there may be asked anew."""
    stage = asked()
    ann, bob, cleo = stage.people

    if going == "leave":
        bob.does("leave")
    else:
        ann.does("kick", chair=1)

    assert [who.device.wish for who in (ann, cleo)] == [None, None]
    assert stage.steps == ["Ann skip"]
    ann.does("undo")
    assert cleo.device.wish == wire.UndoWish(chair=0, to=0, needs=[2])
    cleo.does("agree", yes=True)
    assert stage.steps == []


def test_a_newcomer_on_the_chair_is_not_who_was_asked() -> None:
    stage = asked()
    ann, *_ = stage.people
    ann.does("kick", chair=1)

    dan = stage.joins("Dan", chair=1)

    with refused("nobody-asked"):
        dan.does("agree", yes=True)


# A bot over a person.


def test_the_bot_gets_up_as_soon_as_its_person_is_back() -> None:
    stage = scene("after")
    ann, bob, _ = stage.people
    ann.does("bot", chair=1, bot="random")
    assert ann.chair(1) == wire.Person("Bob", "random", here=False)

    bob.comes()

    assert ann.chair(1) == wire.Person("Bob", "", here=True)
    assert stage.kinds()[-2:] == ["came", "back"]


def test_nobody_makes_the_bot_weaker_that_somebody_let_play() -> None:
    stage = playing("Ann Bob Cleo", pace=10_000)
    ann, bob, _ = stage.people
    bob.does("away")

    with refused("person-here"):
        ann.does("bot", chair=1, bot="random")

    assert ann.chair(1) == wire.Person("Bob", "greedy", here=True)


def test_ones_own_chair_is_ones_own() -> None:
    stage = playing("Ann Bob")
    ann, _ = stage.people

    ann.does("bot", chair=0, bot="random")

    assert ann.chair(0) == wire.Person("Ann", "random", here=True)


def test_a_table_that_waits_for_less_from_now_on_counts_from_now() -> None:
    """The host cannot call somebody late who was not when they went."""
    stage = playing("Ann Bob Cleo", grace=600, pace=10_000)
    ann, bob, _ = stage.people
    bob.goes_for(2 + 50)

    ann.does("arrange", settings={"grace": 30, "pace": 10_000})

    stage.wait(29)
    assert ann.chair(1).bot == ""
    stage.wait(2)
    assert ann.chair(1).bot == "greedy"


# The grace time, as everybody can read it.


def test_everybody_is_told_since_when_somebody_is_away_and_how_long_the_house_waits() -> None:
    stage = playing("Ann Bob Cleo")
    ann, bob, cleo = stage.people
    assert ann.about.away == {}
    gone = stage.truth().at
    bob.goes_for(2 + 20)

    since = ann.about.away[1]
    assert 2000 <= since - gone <= 2100
    for who in (ann, cleo, stage.watches()):
        assert (who.about.away, who.about.grace) == ({1: since}, GRACE)
    fresh = ann.comes()
    assert 20_000 <= fresh.clock - since <= 20_100

    bob.comes()
    assert ann.about.away == {}


def test_a_host_without_a_chair_is_missed_by_a_name_of_their_own() -> None:
    stage = Stage()
    host = stage.opens(None, seats=2)
    ann = stage.joins("Ann")

    host.goes_for(2 + 10)

    assert [*ann.about.away] == [HOST_ONLY]


def test_a_break_is_no_absence_and_everybody_is_told() -> None:
    stage = playing("Ann Bob Cleo")
    ann, bob, _ = stage.people
    bob.goes_for(2 + 50)
    before = ann.about.away[1]

    ann.does("pause", on=True)
    stage.wait(40)
    ann.does("pause", on=False)

    assert ann.about.away[1] > before + 80_000
    with refused("person-grace"):
        ann.does("bot", chair=1, bot="greedy")


# Hosting.


@pytest.mark.parametrize("begin", [lobby, playing])
def test_hosting_is_taken_over_after_the_grace_time_and_the_host_stays_seated(
    begin: Callable[[str], Stage],
) -> None:
    stage = begin("Ann Bob Cleo")
    ann, bob, cleo = stage.people
    ann.goes_for(2 + GRACE - 1)
    with refused("host-grace"):
        bob.does("host", chair=1)

    stage.wait(1.1)
    bob.does("host", chair=1)

    assert cleo.about.host == 1
    ann.comes()
    assert ann.device.place == 0
    assert bob.chair(0) == wire.Person("Ann", "", here=True)
    with refused("host-only"):
        ann.does("lock", on=True)


def test_a_host_without_a_chair_is_followed_after_the_grace_time() -> None:
    stage = Stage()
    owner = stage.opens(seats=2)
    ann = stage.joins("Ann")
    with refused("host-only"):
        ann.does("host", chair=0)
    owner.goes_for(2 + GRACE / 2)
    with refused("host-grace"):
        ann.does("host", chair=0)

    stage.wait(GRACE / 2)
    ann.does("host", chair=0)

    assert ann.about.host == 0


def test_the_grace_time_of_hosting_begins_anew_with_every_absence() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people
    ann.goes_for(2 + 40)
    ann.comes()
    ann.goes_for(2 + 40)

    with refused("host-grace"):
        bob.does("host", chair=1)


def test_a_restart_does_not_make_anybody_late() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people
    ann.goes_for(2 + 40)
    bob.goes()
    stage.restarts()
    stage.wait(300)  # nobody is there: no time passes at the table

    bob.comes()
    with refused("host-grace"):
        bob.does("host", chair=1)
    stage.wait(GRACE)
    bob.does("host", chair=1)

    assert bob.about.host == 1


def test_the_house_says_how_long_it_waits() -> None:
    stage = Stage(grace=5)
    ann = stage.opens("Ann", seats=2)
    bob = stage.joins("Bob")
    assert bob.about.grace == 5

    ann.goes_for(2 + 4)
    with refused("host-grace"):
        bob.does("host", chair=1)
    stage.wait(1.1)
    bob.does("host", chair=1)

    assert bob.about.host == 1


def test_a_table_keeps_the_grace_time_that_it_was_opened_with() -> None:
    stage = Stage(grace=5)
    ann = stage.opens("Ann", seats=2)
    stage.joins("Bob")
    for person in stage.people:
        person.goes()

    stage.restarts()

    assert isinstance(ann.comes(), Device)
    assert ann.about.grace == 5
    assert stage.truth().opened.grace == 5
