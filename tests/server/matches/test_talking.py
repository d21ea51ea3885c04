"""Emotes and chat."""

from __future__ import annotations

import pytest

from purrlour.server.matches.checks import EMOTES
from tests.server.matches.stage import refused
from tests.server.matches.tables import lobby, playing


@pytest.mark.parametrize("emote", EMOTES)
def test_a_gesture_is_seen_by_all(emote: str) -> None:
    stage = lobby("Ann Bob")
    ann, bob = stage.people
    watcher = stage.watches()

    ann.does("emote", emote=emote)

    for who in (ann, bob, watcher):
        note = who.device.notes[-1]
        assert (note.kind, note.by, note.facts) == ("emoted", 0, {"chair": 0, "emote": emote})


def test_there_are_only_so_many_gestures() -> None:
    stage = lobby("Ann Bob")

    with refused("unknown-emote"):
        stage.people[0].does("emote", emote="<img>")


def test_chat_is_off_unless_the_table_wants_it() -> None:
    stage = lobby("Ann Bob")
    ann, bob = stage.people
    with refused("chat-off"):
        bob.does("say", text="hello")

    ann.does("arrange", settings={"chat": True})
    bob.does("say", text="  hello\u202e,\n<b>Ann</b>  ")

    assert ann.device.notes[-1].facts == {"chair": 1, "text": "hello, <b>Ann</b>"}
    with refused("nothing-said"):
        bob.does("say", text="\u200b")
    ann.does("arrange", settings={})
    with refused("chat-off"):
        bob.does("say", text="hello?")


def test_people_may_talk_when_it_is_over() -> None:
    stage = playing("Ann Bob", chat=True)
    ann, bob = stage.people
    ann.does("play", action="resign")

    bob.does("say", text="good game")
    ann.does("emote", emote="heart")

    assert stage.kinds()[-2:] == ["said", "emoted"]


def test_words_tell_nothing_of_the_game_again() -> None:
    """They are small: no view, no choices, no list of people."""
    stage = playing("Ann Bob", chat=True)
    ann, bob = stage.people

    ann.does("say", text="hello")

    assert len(bob.device.frames[-1]) < 150
