"""Hub: finds matches, keeps the live ones at hand, forgets the others, and closes politely."""

from __future__ import annotations

import asyncio

from purrlour.server import wire
from purrlour.server.matches.room import Room
from purrlour.server.storage.base import StorageTrouble
from tests.server.matches.device import Device
from tests.server.matches.stage import Stage, command, refused, turned
from tests.server.matches.tables import lobby, playing


def rooms(stage: Stage) -> dict[str, Room]:
    return stage.process.hub.rooms


def test_many_who_come_at_once_get_one_room() -> None:
    stage = lobby("Ann Bob")
    stage.restarts()
    assert rooms(stage) == {}
    devices = [Device(stage.loop) for _ in range(10)]
    hellos = [wire.Hello(match=stage.match, token=person.token) for person in stage.people * 5]

    async def all_at_once() -> list[Room]:
        hub = stage.process.hub
        return await asyncio.gather(*map(hub.enter, hellos, devices))

    found = stage.run(all_at_once())

    assert len(set(map(id, found))) == 1
    stage.wait(0)
    assert {device.place for device in devices} == {0, 1}


def test_a_room_that_nobody_looks_at_is_forgotten_after_a_minute() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people
    ann.goes()
    bob.goes_for(50)
    assert stage.match in rooms(stage)

    stage.wait(20)
    assert rooms(stage) == {}
    ann.comes()

    assert ann.asked == "turn"


def test_a_room_that_somebody_looks_at_is_not_forgotten() -> None:
    stage = playing("Ann Bob")
    stage.people[0].goes_for(600)

    assert stage.match in rooms(stage)


def test_joining_and_looking_need_no_live_room() -> None:
    stage = lobby("Ann free")
    stage.people[0].goes_for(120)
    assert rooms(stage) == {}

    assert stage.joins("Bob").seat == 1


def test_two_who_want_the_last_chair_are_told_apart() -> None:
    stage = lobby("Ann free")
    hub = stage.process.hub

    async def both() -> list[object]:
        wishes = [wire.Joining(name=name) for name in ("Bob", "Cleo")]
        joins = [hub.join(stage.match, wish) for wish in wishes]
        return [*await asyncio.gather(*joins, return_exceptions=True)]

    first, second = stage.run(both())

    assert isinstance(first, wire.Seated)
    assert getattr(second, "key", "") == "table-full"


def test_two_who_want_the_last_chair_through_two_processes_are_told_apart() -> None:
    stage = lobby("Ann free")
    here, there = stage.process.hub, stage.begins_process().hub
    stage.run(there.about(stage.match))

    async def both() -> list[object]:
        joins = [
            here.join(stage.match, wire.Joining(name="Bob")),
            there.join(stage.match, wire.Joining(name="Cleo")),
        ]
        return [*await asyncio.gather(*joins, return_exceptions=True)]

    seated = stage.run(both())
    stage.wait(1)

    assert [type(one) for one in seated].count(wire.Seated) == 1
    assert [getattr(one, "key", "") for one in seated if not isinstance(one, wire.Seated)] == [
        "table-full"
    ]
    assert stage.kinds().count("sat") == 2


def test_trouble_with_the_store_is_told_at_the_door() -> None:
    stage = lobby("Ann free")
    stage.restarts()
    stage.process.store.trouble = True

    with turned("trouble"):
        stage.people[0].comes()
    stage.process.store.trouble = False
    assert stage.people[0].comes().place == 0
    stage.process.store.trouble = True
    with refused("storage-trouble"):
        stage.joins("Bob")
    try:
        stage.opens("Cleo")
    except StorageTrouble:
        return
    raise AssertionError("a match was opened that nobody keeps")


def test_a_hub_that_drains_finishes_what_is_under_way_and_says_goodbye() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people
    draw = command("play", action="draw", decision=ann.device.decision)

    async def at_the_last_moment() -> None:
        ann.device.submit_now(draw)
        await stage.process.hub.drain()

    stage.run(at_the_last_moment())

    assert isinstance(ann.device.answers[draw.id][0], wire.Update)
    assert ann.device.closed == bob.device.closed == "restart"
    assert stage.steps == ["Ann draw"]
    with turned("restart"):
        ann.comes()


def test_the_code_of_a_match_is_tried_again_if_somebody_has_it() -> None:
    stage = Stage()
    found = {stage.opens("Ann").about.code for _ in range(20)}

    assert len(found) == 20


def test_people_of_a_dead_process_are_away() -> None:
    stage = playing("Ann Bob")
    _, bob = stage.people
    other = stage.begins_process()
    bob.goes()
    bob.comes(other)
    assert bob.chair(0).here

    stage.kills(stage.processes[0])
    stage.wait(4)

    assert not bob.chair(0).here
    assert bob.chair(1).here
