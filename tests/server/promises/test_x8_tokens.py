"""X8 Tokens: 256 bits, stored only as hashes, rotated, and without one no game bytes."""

from __future__ import annotations

import asyncio
import json
import logging
from base64 import urlsafe_b64decode
from pathlib import Path
from random import Random

import msgspec
import pytest

from purrlour.server import wire
from purrlour.server.auth.tokens import hash_token, new_match_id, new_token, opens
from purrlour.server.chronicle import write_chronicle
from purrlour.server.clock import LoopClock
from purrlour.server.matches.hub import Hub
from purrlour.server.matches.people import HOST_ONLY
from purrlour.server.matches.thinker import Inline
from purrlour.server.storage.sqlite import SqliteStore
from tests.server.matches.device import Device
from tests.server.matches.stage import GAME, Person, Stage, turned
from tests.server.matches.tables import lobby, playing


def test_an_id_is_never_taken_for_an_option_of_a_command() -> None:
    """One in 64 would begin with a hyphen, and `purrlour export` would not take it."""
    assert not any(new_match_id().startswith("-") for _ in range(2000))


def test_a_token_has_256_bits_and_no_two_are_alike() -> None:
    tokens = [new_token() for _ in range(2000)]
    raw = [urlsafe_b64decode(token + "=") for token in tokens]

    assert {len(bits) for bits in raw} == {32}
    assert len(set(raw)) == 2000
    for bit in range(256):  # each bit is set in about half of them
        ones = sum(bits[bit // 8] >> bit % 8 & 1 for bits in raw)
        assert 850 < ones < 1150
    for token in tokens[:50]:
        assert msgspec.convert(token, wire.Token) == token


def test_a_link_cannot_be_guessed_either() -> None:
    assert {len(urlsafe_b64decode(new_match_id() + "==")) for _ in range(100)} == {16}


def test_an_empty_place_opens_for_nobody() -> None:
    assert not opens("", "")
    assert not opens(hash_token(""), "")
    assert opens(hash_token("a"), hash_token("a"))
    assert not opens(hash_token("a"), hash_token("b"))


def a_life(stage: Stage) -> list[Person]:
    """A match with everything that has to do with tokens in it."""
    ann = stage.opens("Ann", seats=4, options={"first": "0"})
    bob, cleo, dan = (stage.joins(name) for name in ("Bob", "Cleo", "Dan"))
    stage.watches()
    ann.does("swap", one=1, other=2)
    ann.does("arrange", settings={"chat": True, "pace": 10_000})
    ann.does("start")
    bob.does("say", text="hello")
    ann.does("kick", chair=dan.seat)
    eve = stage.joins("Eve")
    cleo.does("leave")
    ann.plays("draw")
    phone = ann.comes()
    ann.goes(phone)
    stage.restarts()
    people = [ann, bob, cleo, dan, eve]
    for person in (ann, bob, eve):
        person.comes()
    for person in (ann, bob, eve):
        person.does("play", action="resign")
    assert ann.phase == "over"
    ann.does("again")
    for person in (ann, bob, eve):
        person.match = person.about.next
        person.comes()
    return people


def test_tokens_are_nowhere_but_with_their_people(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    stage = Stage()
    people = a_life(stage)
    tokens = {person.token or "" for person in people}
    hashes = {hash_token(token) for token in tokens}
    assert len(tokens) == 5

    stored, chronicles = b"", ""
    for match in {person.match for person in people}:
        kept = stage.run(stage.shelf.find(match))
        assert kept is not None
        stored += repr(kept).encode() + b"".join(stage.run(stage.shelf.read(match)))
        chronicles += write_chronicle(kept, stage.entries(match))
    frames = b"".join(
        frame
        for person in stage.people
        for device in person.devices
        for frame in device.frames + device.late
    ).decode()

    assert len(frames) > 50_000
    for token in tokens:
        for place in (stored.decode(), chronicles, frames, caplog.text):
            assert token not in place
        assert hash_token(token) in stored.decode()
    for hashed in hashes:
        for place in (chronicles, frames, caplog.text):
            assert hashed not in place


def test_tokens_are_not_in_the_files_of_the_database_either(tmp_path: Path) -> None:
    async def live() -> list[str]:
        store = SqliteStore(tmp_path / "matches.sqlite", node="here")
        await store.open()
        clock = LoopClock()
        hub = Hub(store, clock, Inline(), node="here")
        ann = await hub.create(wire.NewMatch(game=GAME, seats=2, name="Ann"))
        bob = await hub.join(ann.match, wire.Joining(name="Bob"))
        device = Device(asyncio.get_running_loop())
        await hub.enter(wire.Hello(match=ann.match, token=bob.token), device)
        await hub.drain()
        await store.close()
        return [ann.token, bob.token]

    tokens = asyncio.run(live())
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    stored = b"".join(path.read_bytes() for path in files)

    for token in tokens:
        assert token.encode() not in stored
        assert urlsafe_b64decode(token + "=") not in stored
        assert hash_token(token).encode() in stored


def test_a_kick_kills_the_token() -> None:
    stage = playing("Ann Bob Cleo")
    ann, bob, _ = stage.people
    second = bob.comes()

    ann.does("kick", chair=1)

    assert {device.closed for device in bob.devices} == {"kicked"}
    assert second.closed == "kicked"
    with turned("kicked"):
        bob.comes()


@pytest.mark.parametrize("begun", [False, True])
def test_another_person_gets_another_token(begun: bool) -> None:
    stage = playing("Ann Bob") if begun else lobby("Ann Bob")
    ann, bob = stage.people
    bob.does("leave")

    cleo = stage.joins("Cleo")

    assert cleo.seat == 1
    assert cleo.token != bob.token
    with turned("bad-token"):
        bob.comes()
    assert not ann.device.closed


def test_a_taken_over_chair_does_not_open_for_its_old_token_after_a_restart() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people
    ann.does("kick", chair=1)
    cleo = stage.joins("Cleo")
    ann.does("kick", chair=1)
    dan = stage.joins("Dan")

    stage.restarts()

    assert dan.comes().place == 1
    for person in (bob, cleo):
        with turned("kicked"):
            person.comes()


def test_a_kick_in_one_process_cuts_the_line_to_another() -> None:
    stage = playing("Ann Bob Cleo")
    ann, bob, _ = stage.people
    bob.goes()
    bob.comes(stage.begins_process())

    ann.does("kick", chair=1)
    stage.wait(0)

    assert bob.device.closed == "kicked"
    with turned("kicked"):
        bob.comes()


def test_a_bot_in_the_chair_changes_no_token() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people
    bob.goes_for(2 + 60)
    ann.does("bot", chair=1, bot="greedy")

    assert bob.comes().place == 1


def test_the_token_of_a_host_without_a_chair_opens_no_chair() -> None:
    stage = Stage()
    host = stage.opens(None, seats=2)
    ann = stage.joins("Ann")

    assert host.comes().seat == HOST_ONLY
    assert ann.comes().seat == 0
    with turned("bad-token"):
        Person(stage, "nobody", match=stage.match, token=hash_token(host.token or "")[:43]).comes()


@pytest.mark.parametrize("seed", range(20))
def test_a_token_that_is_nearly_right_is_wrong(seed: int) -> None:
    stage = lobby("Ann Bob")
    token = stage.people[0].token or ""
    place = Random(seed).randrange(42)  # the last symbol has bits that mean nothing
    other = "A" if token[place] != "A" else "B"

    with turned("bad-token"):
        Person(
            stage, "thief", match=stage.match, token=token[:place] + other + token[place + 1 :]
        ).comes()


def test_without_a_token_there_is_only_what_is_public() -> None:
    """Nothing a watcher gets differs from what the rules call public."""
    stage = playing("Ann Bob", holding={"Ann": "favor", "Bob": "nope"})
    ann, bob = stage.people
    watcher = stage.watches()
    ann.plays("favor>1")
    bob.plays("pass")
    bob.plays(bob.device.choices[0])
    ann.plays("draw")

    truth = stage.truth()
    assert truth.table is not None
    public = truth.game.view(truth.table.state, -1)
    shown = watcher.device.view
    assert shown["hand"] == []
    assert shown["remembered"] == list(public.remembered)
    for note in watcher.device.notes:
        for event in note.events:
            if event["kind"] in ("drew", "gave"):
                assert event["card"] == ""
    told = b"".join(watcher.device.frames).decode()
    for private in ('"choices"', '"decision"', '"anytime"', '"order"', '"undo"'):
        assert private not in told


def test_a_closed_table_shows_nothing_without_a_token() -> None:
    stage = playing("Ann Bob", watch=False)
    ann, _ = stage.people
    ann.plays("draw")
    device = Device(stage.loop)

    with turned("no-watch"):
        stage.run(stage.process.hub.enter(wire.Hello(match=stage.match), device))

    assert device.frames == []
    about = stage.run(stage.process.hub.about(stage.match))
    assert about is not None
    told = json.dumps(msgspec.to_builtins(about))
    for card in {*ann.hand, "hand", "discard", "view"}:
        assert f'"{card}"' not in told


def test_a_closed_table_lets_in_the_host_without_a_chair() -> None:
    stage = Stage()
    host = stage.opens(None, seats=2)

    host.does("arrange", settings={"watch": False})

    assert not host.device.closed
    host.does("lock", on=True)
    assert host.comes().seat == HOST_ONLY
