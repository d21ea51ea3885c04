"""Room: one thing after another, stored before it is told, and every command answered."""

from __future__ import annotations

import msgspec
import pytest

from purrlour.server import wire
from purrlour.server.matches import entries as log
from tests.server.matches.device import Device
from tests.server.matches.stage import Refusal, Stage, command, refused
from tests.server.matches.tables import lobby, playing


def draw(device: Device) -> wire.AnyCommand:
    return command("play", action="draw", decision=device.decision)


def test_nobody_is_told_what_is_not_stored() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people
    store = stage.process.store
    seen = [len(who.device.frames) for who in (ann, bob)]
    held: list[object] = []
    store._defer = held.append  # verdicts wait

    ann.device.submit(draw(ann.device))
    stage.wait(10)
    assert [len(who.device.frames) for who in (ann, bob)] == seen
    store._defer = stage.process.clock.soon
    stage.process.clock.soon(store._tell_next)
    stage.wait(0)

    assert bob.asked == "turn"


def test_what_comes_while_the_store_works_waits_for_its_turn() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people
    sent = [command("emote", emote="paw") for _ in range(20)]

    for number, one in enumerate(sent):
        (ann, bob)[number % 2].device.submit(one)
    stage.wait(0)

    told = [entry.cmd for entry in stage.entries() if isinstance(entry, log.Emoted)]
    assert told == [one.id for one in sent]


def test_a_room_does_not_let_itself_be_buried_in_commands() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people
    stage.process.store._defer = lambda _: None  # it never answers

    for _ in range(300):
        ann.device.submit(command("emote", emote="hiss"))
    stage.wait(0)

    keys = [answer.key for (answer,) in _answered(ann.device) if isinstance(answer, wire.Refused)]
    assert set(keys) == {"too-fast"}
    assert len(keys) == 300 - 256 - 1
    assert not bob.device.closed


def _answered(device: Device) -> list[list[object]]:
    return [list(answers) for answers in device.answers.values() if answers]


def test_a_command_sent_again_gets_the_same_answer() -> None:
    stage = playing("Ann Bob")
    ann, _ = stage.people
    wanted = draw(ann.device)
    first = ann.sends(wanted)
    assert isinstance(first, wire.Update)

    answers = [ann.sends(wanted) for _ in range(3)]

    assert answers == [wire.Ack(wanted.id, first.v)] * 3
    assert stage.steps == ["Ann draw"]


def test_a_refusal_sent_again_is_the_same_whatever_happened_meanwhile() -> None:
    stage = playing("Ann Bob", holding={"Ann": "skip"})
    ann, bob = stage.people
    early = command("play", action="draw", decision=3)
    with refused("too-late"):
        bob.sends(early)
    ann.plays("skip")
    bob.plays("pass")
    assert (bob.asked, bob.device.decision) == ("turn", 3)

    with refused("too-late"):
        bob.sends(early)


def test_the_haste_of_one_does_not_make_the_answers_to_another_forgotten() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people
    once = command("emote", emote="purr")
    ann.sends(once)

    for _ in range(500):
        bob.device.submit(command("emote", emote="hiss"))
        stage.wait(0)
    ann.sends(once)

    assert [entry.cmd for entry in stage.entries() if entry.by == 0].count(once.id) == 1


def test_a_command_named_alike_by_two_people_is_two_commands() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people
    alike = command("emote", emote="purr")

    ann.sends(alike)
    bob.sends(alike)

    assert stage.kinds()[-2:] == ["emoted", "emoted"]


def test_an_answer_to_a_closed_question_is_too_late() -> None:
    stage = playing("Ann Bob Cleo", holding={"Ann": "skip"})
    ann, bob, cleo = stage.people
    ann.plays("skip")
    old = bob.device.decision
    bob.plays("pass")
    cleo.plays("pass")
    assert bob.asked == "turn"

    with refused("too-late"):
        bob.does("play", action="draw", decision=old)


def test_an_answer_must_name_its_question() -> None:
    stage = playing("Ann Bob")
    ann, _ = stage.people

    with refused("which-decision"):
        ann.does("play", action="draw")
    with refused("unknown-action"):
        ann.does("play", action="fly", decision=ann.device.decision)
    ann.does("play", action="resign")
    assert stage.steps == ["Ann resign"]


def test_playing_needs_a_game() -> None:
    stage = lobby("Ann Bob")
    ann, bob = stage.people
    with refused("not-playing"):
        ann.does("play", action="draw", decision=1)
    with refused("not-playing"):
        ann.does("why", action="draw")
    ann.does("start")
    ann.does("play", action="resign")

    with refused("game-over"):
        bob.does("play", action="draw", decision=1)


def test_people_may_ask_why_not() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people

    assert ann.does("why", action="draw") == wire.Answer(_last(ann.device), {"legal": True})
    with refused("not-your-turn"):
        bob.does("why", action="draw")
    with refused("unknown-action"):
        ann.does("why", action="fly")
    assert len(stage.entries()) == len(ann.device.notes)


def _last(device: Device) -> str:
    return next(reversed(device.answers))


def test_a_ping_is_answered() -> None:
    stage = lobby("Ann Bob")
    ann, _ = stage.people

    assert isinstance(ann.does("ping"), wire.Answer)


def test_refusals_speak_the_language_of_the_hello() -> None:
    stage = playing("Ann Bob")
    _, bob = stage.people
    bob.comes(language="pl")
    asked = command("lock", on=True)

    bob.device.submit(asked)
    stage.wait(0)

    (told,) = bob.device.answers[asked.id]
    assert isinstance(told, wire.Refused)
    assert told.text == "To może zrobić tylko gospodarz."


# Trouble with the store.


def test_while_the_store_is_down_nothing_is_acknowledged() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people
    stage.process.store.trouble = True
    wanted = draw(ann.device)

    with refused("storage-trouble"):
        ann.sends(wanted)
    assert bob.asked == ""
    stage.wait(30)
    stage.process.store.trouble = False
    stage.wait(2)
    ann.sends(wanted)

    assert stage.steps == ["Ann draw"]
    assert bob.asked == "turn"


def test_a_command_that_was_stored_after_all_is_told_and_not_refused() -> None:
    """The line to the store broke after the commit: the log knows better."""
    stage = playing("Ann Bob")
    ann, bob = stage.people
    wanted = draw(ann.device)
    stage.process.store.unsure = True

    answer = ann.sends(wanted)
    stage.process.store.unsure = False

    assert isinstance(answer, wire.Update)
    assert stage.steps == ["Ann draw"]
    assert isinstance(ann.sends(wanted), wire.Ack)
    assert bob.asked == "turn"


def test_whoever_sat_down_while_the_store_was_unsure_has_their_chair() -> None:
    stage = Stage()
    ann = stage.opens("Ann")
    stage.process.store.unsure = True

    async def join() -> wire.Seated:
        return await stage.process.hub.join(stage.match, wire.Joining(name="Bob"))

    seated = stage.run(join())
    stage.process.store.unsure = False
    stage.wait(2)

    assert seated.seat == 1
    assert ann.chair(1).name == "Bob"


def test_a_clock_that_rings_while_the_store_is_down_rings_again() -> None:
    stage = playing("Ann Bob", turn=20)
    stage.wait(19)
    stage.process.store.trouble = True
    stage.wait(10)
    assert stage.steps == []

    stage.process.store.trouble = False
    stage.wait(2)

    assert stage.steps == ["Ann draw"]


# Two processes.


def test_two_processes_serve_the_two_ends_of_one_match() -> None:
    stage = playing("Ann Bob", holding={"Ann": "skip"})
    ann, bob = stage.people
    bob.goes()
    bob.comes(stage.begins_process())

    ann.plays("skip")
    bob.plays("pass")

    assert bob.asked == "turn"
    assert ann.device.view["turn"] == bob.device.view["turn"] == 1
    assert ann.told == bob.told


def test_of_two_choices_at_once_the_store_takes_one_and_the_other_is_judged_anew() -> None:
    stage = playing("Ann Bob Cleo", holding={"Ann": "skip", "Bob": "nope", "Cleo": "nope"})
    ann, bob, cleo = stage.people
    cleo.goes()
    cleo.comes(stage.begins_process())
    ann.plays("skip")
    nopes = [command("play", action="nope", decision=who.device.decision) for who in (bob, cleo)]

    bob.device.submit(nopes[0])
    cleo.device.submit(nopes[1])
    stage.wait(1)

    first, second = bob.device.answers[nopes[0].id], cleo.device.answers[nopes[1].id]
    assert isinstance(first[0], wire.Update)
    assert isinstance(second[0], wire.Refused)
    assert second[0].key == "too-late"
    assert stage.steps == ["Ann skip", "Bob nope"]


def test_when_a_process_dies_people_go_on_through_the_other() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people
    other = stage.begins_process()
    bob.goes()
    bob.comes(other)

    stage.kills(stage.processes[0])
    stage.wait(4)
    assert not bob.chair(0).here
    ann.comes(other)
    ann.plays("draw")

    assert bob.asked == "turn"
    assert bob.chair(0).here


def test_windows_close_once_though_two_processes_watch_the_clock() -> None:
    stage = playing("Ann Bob Cleo", holding={"Ann": "skip"}, window=5)
    ann, _, cleo = stage.people
    cleo.goes()
    cleo.comes(stage.begins_process())

    ann.plays("skip")
    stage.wait(6)

    assert stage.steps == ["Ann skip", "Bob pass", "Cleo pass"]
    assert ann.device.v == cleo.device.v


# Restarts.


def test_a_match_is_the_same_after_a_restart() -> None:
    stage = playing("Ann Bob Cleo", holding={"Ann": "skip future"}, chat=True, window=9)
    ann, bob, cleo = stage.people
    ann.does("say", text="hello")
    bob.does("order", passing="turn", ask=["favor"])
    ann.plays("future")
    bob.plays("pass")
    before = {who.name: who.comes() for who in (ann, bob, cleo)}

    stage.restarts()

    for who in (ann, bob, cleo):
        after = who.comes(v=before[who.name].v)
        for field in ("view", "choices", "decision", "anytime", "undo", "wish", "order"):
            assert getattr(after, field) == getattr(before[who.name], field), field
        pending = [msgspec.structs.replace(one, left=None) for one in after.pending]
        assert pending == [
            msgspec.structs.replace(one, left=None) for one in before[who.name].pending
        ]


def test_a_command_that_was_answered_before_a_restart_is_answered_alike_after_it() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people
    wanted = draw(ann.device)
    first = ann.sends(wanted)
    assert isinstance(first, wire.Update)

    stage.restarts()
    bob.comes()
    ann.comes()

    assert ann.sends(wanted) == wire.Ack(wanted.id, first.v)
    assert stage.steps == ["Ann draw"]


def test_a_command_that_was_stored_but_never_answered_is_answered_after_a_restart() -> None:
    stage = playing("Ann Bob")
    ann, _ = stage.people
    wanted = draw(ann.device)
    stage.process.store._defer = lambda _: None  # killed between commit and answer
    ann.device.submit(wanted)
    stage.wait(0)
    assert not ann.device.answers[wanted.id]

    stage.restarts()
    ann.comes()

    assert isinstance(ann.sends(wanted), wire.Ack)
    assert stage.steps == ["Ann draw"]


def test_a_refusal_calls_people_by_their_names() -> None:
    stage = playing("Ann Bob")
    _, bob = stage.people

    with pytest.raises(Refusal, match="Ann"):
        bob.does("why", action="skip")
