"""The lessons there are: every word is said, every rule is named, what is hidden stays hidden."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest

from purrlour.engine.chance import Seeded
from purrlour.engine.clauses import load_clauses
from purrlour.games import GAMES
from purrlour.lessons.playing import Played, play_script
from purrlour.lessons.script import load_script
from purrlour.server import wire
from purrlour.server.lesson import tell
from purrlour.words import LANGUAGES, Words
from purrlour.words.store import open_store

MOST_LETTERS = 190
"""A bubble on a small phone has room for so many."""


@cache
def played(game: str) -> Played:
    return play_script(load_script(game), GAMES[game])


def frames(lesson: wire.Lesson) -> list[wire.Update]:
    """All that a learner is told, in order."""
    return [lesson.first, *(frame for step in lesson.steps for frame in step.frames)]


def view(update: wire.Update) -> Any:
    assert isinstance(update.view, msgspec.Raw)
    return msgspec.json.decode(update.view)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_as_long_as_three_minutes(game: str) -> None:
    tasks = load_script(game).tasks
    assert 10 <= len(tasks) <= 15
    assert sum(bool(task.do) for task in tasks) >= len(tasks) / 2, "one learns by doing"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_word_is_said_and_none_for_nothing(game: str, language: str) -> None:
    words = Words(language, game)
    tasks = load_script(game).tasks
    used = {"lesson-more", *(task.say for task in tasks)}
    used |= {task.instead for task in tasks if task.instead}

    assert used == set(open_store(language, game).keys("lesson-"))
    for key in used - {"lesson-more"}:
        assert len(words.say(key)) <= MOST_LETTERS, key


@pytest.mark.parametrize("game", GAMES)
def test_every_step_names_a_rule(game: str) -> None:
    known = load_clauses(game, "en")
    assert all(task.clause in known for task in load_script(game).tasks)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_for_can_be_chosen_where_it_stands(game: str) -> None:
    lesson = tell(played(game))
    now = lesson.first
    for step in lesson.steps:
        assert isinstance(now.choices, list)
        assert set(step.do) <= set(now.choices), step.say
        if step.do:
            assert isinstance(now.decision, int)
        now = step.frames[-1] if step.frames else now


@pytest.mark.parametrize("game", GAMES)
def test_the_stream_has_no_gap(game: str) -> None:
    told = frames(tell(played(game)))
    v = 0
    for update in told:
        assert update.since == v
        assert [note.n for note in update.notes] == list(range(v + 1, update.v + 1))
        v = update.v


@pytest.mark.parametrize("game", GAMES)
def test_frames_are_the_learners_own(game: str) -> None:
    """The view after every act is what `shown` gives that seat, and so are the events."""
    whole = played(game)
    acts = [whole.first, *(frame for step in whole.frames for frame in step)]
    for frame, update in zip(acts, frames(tell(whole)), strict=True):
        shown = whole.game.shown(frame.state, whole.script.seat)
        assert view(update) == msgspec.json.decode(msgspec.json.encode(shown))
        if frame.act is None:
            continue
        seen = [event.seen_by(whole.script.seat) for event in frame.events]
        (note,) = update.notes
        wires = [event.wire() for event in seen if event is not None]
        assert msgspec.json.encode(note.events) == msgspec.json.encode(wires)


@pytest.mark.parametrize("game", GAMES)
def test_another_world_that_looks_the_same_tells_the_same(game: str) -> None:
    """Whatever the learner cannot know is nowhere in the lesson's beginning."""
    whole = played(game)
    seat = whole.script.seat
    known = whole.game.view(whole.first.state, seat)
    for seed in range(5):
        other = whole.game.sample(known, Seeded(seed))
        assert whole.game.shown(other, seat) == whole.game.shown(whole.first.state, seat)


def test_what_others_draw_is_not_sent() -> None:
    """Duchess draws a Beard Cat: that she drew is told, and not what."""
    told = frames(tell(played("exploding_kittens")))
    drawn = [
        event
        for update in told
        for note in update.notes
        for event in note.events
        if event["kind"] == "drew"
    ]
    assert [event["card"] for event in drawn if event["seat"] == 0] == ["tacocat"]
    assert {event["card"] for event in drawn if event["seat"] == 1} == {""}
    assert not any("beard" in view(update)["hand"] for update in told)


def test_the_three_that_end_are_won() -> None:
    for game in ("exploding_kittens", "koty", "wizard_kittens"):
        last = frames(tell(played(game)))[-1]
        assert isinstance(last.ending, wire.Ending)
        assert last.ending.places[load_script(game).seat] == 1
