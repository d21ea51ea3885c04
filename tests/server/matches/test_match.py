"""Match: a pure fold of its log. What is not in the log did not happen."""

from __future__ import annotations

import dataclasses
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest

from purrlour.server.matches import entries as log
from purrlour.server.matches.match import _FOLD, Match, replayed
from purrlour.server.matches.notes import _SHOWN, missed, notes
from purrlour.server.matches.updates import encode
from purrlour.server.wire import Note
from tests.server.matches.commands import VERBS, facts
from tests.server.matches.stage import Refusal, Stage, command
from tests.server.matches.tables import lobby, playing


def picture(match: Match) -> dict[str, Any]:
    """Everything a match knows, as plain values."""
    known = {
        name: getattr(match, name)
        for name in ("at", "public", "private", "answers", "settings", "phase", "host", "locked")
    }
    known |= {name: getattr(match, name) for name in ("key", "silent", "wish", "orders", "next")}
    known["log"] = match.log
    known["timing"] = (match.timing.opened, match.timing.paused)
    known["chairs"] = [msgspec.structs.asdict(chair) for chair in match.chairs]
    table = match.table
    if table is not None:
        known["table"] = (match.game.position(table.state), table.pending, table.record)
    return known


def eventful(seed: int) -> Stage:
    """A match in which people did whatever came to their minds."""
    whim = Random(seed)
    stage = lobby("Ann Bob Cleo bot", chat=True, pace=200, grace=4, turn=30)
    for number in range(220):
        if number == 10:
            host = stage.truth().host
            starter = next(one for one in stage.people if one.seat == host)
            if starter.device.closed:
                starter.comes()
            starter.does("start")
        person = whim.choice(stage.people)
        if person.device.closed:
            if person.device.closed == "gone":
                person.comes()
            continue
        verb = whim.choice([*VERBS, *["play"] * 20] if number > 10 else ["swap", "lock", "host"])
        if verb == "free" or (verb in ("kick", "leave") and number < 210):
            continue
        given = dict(facts(verb, person))
        if verb == "play" and person.device.choices:
            given["action"] = whim.choice(person.device.choices)
        with suppress(Refusal):
            person.does(verb, **given)
        if whim.random() < 0.05:
            person.goes()
        stage.wait(whim.choice([0, 0, 0.3, 5]))
    return stage


@pytest.mark.parametrize("seed", range(6))
def test_memory_is_what_the_log_says(seed: int) -> None:
    stage = eventful(seed)
    room = stage.process.hub.rooms[stage.match]

    told = stage.truth()

    assert len(told.log) > 50
    assert picture(room.match) == picture(told)


@pytest.mark.parametrize("seed", range(3))
def test_any_beginning_of_a_log_is_a_match(seed: int) -> None:
    """A crash may leave any of them behind; and folding on gives the same as folding at once."""
    stage = eventful(seed)
    whole = stage.truth()
    grown = Match(whole.kept)
    for number, entry in enumerate(whole.log, start=1):
        grown.take(log.read_entry(entry))
        if number % 17 == 0:
            assert picture(replayed(whole.kept, whole.log[:number])) == picture(grown)
    assert picture(grown) == picture(whole)


def test_every_kind_of_entry_is_folded_and_every_kind_is_shown_by_a_list() -> None:
    kinds = set(log.AnyEntry.__args__)

    assert set(_FOLD) == set(_SHOWN) == kinds


def test_no_note_shows_what_a_list_does_not_name() -> None:
    """Tokens, secrets, actions and luck are never among the facts."""
    for kind, shown in _SHOWN.items():
        fields = {field.name for field in msgspec.structs.fields(kind)}
        assert set(shown) - {"imported"} <= fields
        assert not {"token", "chance", "action", "node", "cmd", "before", "ask"} & set(shown)
        assert kind is log.Revealed or not {"secret", "luck"} & set(shown)


def told(match: Match, seat: int, since: int) -> list[Note]:
    """What somebody hears who was away, as they read it."""
    return msgspec.json.decode(encode(missed(match, seat, since)), type=list[Note])


def test_every_stream_is_without_a_gap_and_the_same_whenever_it_is_read() -> None:
    stage = eventful(4)
    truth = stage.truth()

    for seat in (-2, -1, 0, 1, 2, 3):
        everything = told(truth, seat, 0)
        assert [note.n for note in everything] == list(range(1, truth.stream(seat) + 1))
        assert notes(truth.fresh, seat, 0) == everything
        for since in range(0, len(everything), 7):
            assert told(truth, seat, since) == everything[since:]


def test_only_orders_are_private() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people
    bob.does("order", passing="end")
    truth = stage.truth()

    assert truth.stream(bob.seat) == truth.stream(ann.seat) + 1 == truth.stream(-1) + 1


def test_a_match_keeps_what_a_chair_was_answered_and_not_without_end() -> None:
    """Where it is kept no more, nobody asks again: five minutes have passed."""
    stage = playing("Ann Bob")
    ann, _ = stage.people
    sent = [command("emote", emote="paw") for _ in range(120)]
    for one in sent:
        ann.device.submit(one)
    stage.wait(0)
    truth = stage.truth()

    assert truth.answered(0, sent[-1].id) == truth.stream(0)
    assert truth.answered(0, sent[0].id) == truth.stream(0) - 119
    assert truth.answered(1, sent[-1].id) is None
    stage.wait(301)
    for _ in range(120):
        ann.does("emote", emote="paw")
    late = stage.truth()
    assert late.answered(0, sent[-1].id) is None
    assert len(late.answers[0]) < 200


def test_a_match_under_another_name_has_the_luck_of_its_old_one() -> None:
    """It was brought from elsewhere: its log says under which name its luck was drawn."""
    stage = playing("Ann Bob")
    stage.people[0].plays("draw")
    truth = stage.truth()
    entries = stage.entries()
    opened = msgspec.structs.replace(truth.opened, luck=truth.kept.match)
    kept = dataclasses.replace(truth.kept, match="another-name-----------")

    moved = replayed(kept, [log.write_entry(entry) for entry in [opened, *entries[1:]]])

    assert moved.key == truth.key
