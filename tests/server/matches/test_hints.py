"""Hints: whoever owes a choice may ask what to do, and nobody else learns of it."""

from __future__ import annotations

from purrlour.bots.search.levels import Effort
from purrlour.engine.decision import WATCHER
from purrlour.server import wire
from purrlour.server.matches import hints
from purrlour.server.matches.thinker import Advised, Done, Doubt, Inline, Thinker, Thought
from tests.server.matches.stage import LITTLE, Person, Stage, command, refused
from tests.server.matches.tables import playing


class Pensive(Thinker):
    """Thinks when it is told to."""

    def __init__(self, effort: Effort = LITTLE) -> None:
        self.inline = Inline(effort=effort)
        self.doubts: list[tuple[Doubt, Advised]] = []

    def think(self, thought: Thought, done: Done) -> None:
        self.inline.think(thought, done)

    def advise(self, doubt: Doubt, done: Advised) -> None:
        self.doubts.append((doubt, done))

    def answers(self) -> None:
        for doubt, done in self.doubts:
            self.inline.advise(doubt, done)
        self.doubts.clear()

    def fails(self) -> None:
        for _, done in self.doubts:
            done(None)
        self.doubts.clear()


def asks(person: Person) -> wire.Advice:
    """A hint about what they are asked now."""
    told = person.does("hint", decision=person.device.decision)
    assert isinstance(told, wire.Advice)
    return told


def pensive(stage: Stage) -> Pensive:
    """From now on hints take their time."""
    thinker = Pensive()
    for device in stage.people[0].devices:
        assert device.room is not None
        device.room._hints._thinker = thinker
    return thinker


def begins(person: Person) -> wire.AnyCommand:
    """They ask, and are not answered yet."""
    wanted = command("hint", decision=person.device.decision)
    person.device.submit(wanted)
    person.stage.wait(0)
    assert person.device.answers[wanted.id] == []
    return wanted


def refusal(person: Person, wanted: wire.AnyCommand) -> str:
    """Why their command was refused in the end."""
    person.stage.wait(0)
    (told,) = person.device.answers[wanted.id]
    assert isinstance(told, wire.Refused)
    return told.key


# Advice.


def test_a_hint_names_the_best_choices_with_their_chances_and_a_reason() -> None:
    stage = playing("Ann Bob")
    ann, _ = stage.people

    told = asks(ann)

    assert told.decision == ann.device.decision
    assert 1 <= len(told.choices) <= 3
    assert {one.action for one in told.choices} <= {*ann.device.choices}
    assert all(0 <= one.chance <= 1 for one in (*told.choices,))
    assert 0 <= told.now <= 1
    assert told.key


def test_the_same_question_has_the_same_answer() -> None:
    stage = playing("Ann Bob")
    ann, _ = stage.people
    first = asks(ann)

    ann.comes()
    second = asks(ann)
    stage.restarts()
    ann.comes()
    third = asks(ann)

    for other in (second, third):
        assert (other.now, other.choices, other.key, other.facts) == (
            (first.now, first.choices, first.key, first.facts)
        )


def test_the_next_question_is_thought_about_anew() -> None:
    stage = playing("Ann Bob", holding={"Ann": "skip"})
    ann, bob = stage.people
    asks(ann)
    ann.plays("skip")

    told = asks(bob)

    assert told.decision == bob.device.decision
    assert {one.action for one in told.choices} <= {"nope", "pass"}


def test_only_the_view_and_the_choices_of_the_seat_go_in() -> None:
    stage = playing("Ann Bob")
    ann, _ = stage.people
    thinker = pensive(stage)

    begins(ann)

    ((doubt, _),) = thinker.doubts
    table = stage.truth().table
    assert table is not None
    assert doubt.view == table.view(ann.seat)
    assert doubt.choices == ann.device.choices
    assert doubt.seed == hints.seed_of(stage.match, ann.device.decision or 0)


def test_many_who_ask_the_same_wait_for_one_thought() -> None:
    stage = playing("Ann Bob")
    ann, _ = stage.people
    other = ann.comes()
    thinker = pensive(stage)

    wanted = [begins(ann) for _ in range(5)]
    thinker.answers()
    stage.wait(0)

    assert thinker.doubts == []
    answers = [other.answers[one.id] for one in wanted]
    assert all(len(told) == 1 and isinstance(told[0], wire.Advice) for told in answers)


# Nobody else.


def test_nobody_else_learns_that_somebody_asked() -> None:
    stage = playing("Ann Bob Cleo")
    ann, bob, cleo = stage.people
    elsewhere, here = ann.devices[0], ann.comes()
    watcher = stage.watches()
    before = stage.entries()
    frames = [len(one.device.frames) for one in (bob, cleo, watcher)]
    own = len(elsewhere.frames)

    asks(ann)
    stage.wait(20)

    assert [len(one.device.frames) for one in (bob, cleo, watcher)] == frames
    assert len(elsewhere.frames) == own, "other devices of the chair did not ask"
    assert ann.device is here
    assert stage.entries() == before


# Refusals.


def test_whoever_is_not_asked_gets_no_hint() -> None:
    stage = playing("Ann Bob")
    ann, bob = stage.people

    with refused("not-asked"):
        bob.does("hint", decision=ann.device.decision)


def test_a_hint_about_another_question_is_too_late() -> None:
    stage = playing("Ann Bob")
    ann, _ = stage.people

    with refused("too-late"):
        ann.does("hint", decision=(ann.device.decision or 0) + 1)


def test_where_hints_are_off_there_are_none() -> None:
    stage = playing("Ann Bob")
    ann, _ = stage.people
    ann.does("arrange", settings={"hints": False})

    with refused("hints-off"):
        ann.does("hint", decision=ann.device.decision)
    ann.does("arrange", settings={})
    asks(ann)


def test_while_a_bot_plays_there_is_nothing_to_ask() -> None:
    stage = playing("Ann Bob", pace=10_000)
    ann, _ = stage.people
    ann.does("away")

    with refused("bot-plays"):
        ann.does("hint", decision=ann.device.decision)


def test_a_question_settled_meanwhile_is_too_late() -> None:
    stage = playing("Ann Bob", holding={"Ann": "skip"})
    ann, _ = stage.people
    thinker = pensive(stage)
    wanted = begins(ann)

    ann.plays("skip")
    thinker.answers()

    assert refusal(ann, wanted) == "too-late"


def test_hints_may_be_switched_off_meanwhile() -> None:
    stage = playing("Ann Bob")
    ann, _ = stage.people
    thinker = pensive(stage)
    wanted = begins(ann)

    ann.does("arrange", settings={"hints": False})
    thinker.answers()

    assert refusal(ann, wanted) == "hints-off"


def test_if_nothing_comes_to_mind_that_is_said_and_may_be_tried_again() -> None:
    stage = playing("Ann Bob")
    ann, _ = stage.people
    thinker = pensive(stage)
    wanted = begins(ann)

    thinker.fails()

    assert refusal(ann, wanted) == "no-hint"
    again = begins(ann)
    thinker.answers()
    stage.wait(0)
    assert isinstance(ann.device.answers[again.id][0], wire.Advice)


def test_whoever_hung_up_is_told_nothing() -> None:
    stage = playing("Ann Bob")
    ann, _ = stage.people
    thinker = pensive(stage)
    wanted = begins(ann)
    first = ann.device

    ann.goes()
    thinker.answers()
    stage.wait(0)

    assert first.answers[wanted.id] == []
    ann.comes()
    ann.sends(wanted)  # the client sends again what had no answer


def test_those_who_watch_may_not_ask() -> None:
    stage = playing("Ann Bob")
    watcher = stage.watches()

    assert watcher.seat == WATCHER
    with refused("seat-only"):
        watcher.does("hint", decision=1)


def test_nobody_gets_the_hint_of_another_seat_s_question() -> None:
    """S1: all are asked in a window, each by a number of its own that everybody can see. What
    Cleo is told follows from her cards; not even her number can be asked about."""
    stage = playing("Ann Bob Cleo", holding={"Ann": "skip"})
    ann, bob, cleo = stage.people
    ann.plays("skip")
    hers = cleo.device.decision
    assert hers != bob.device.decision

    with refused("too-late"):
        bob.does("hint", decision=hers)
    assert asks(cleo).decision == hers
    with refused("too-late"):
        bob.does("hint", decision=hers)

    assert asks(bob).decision == bob.device.decision
