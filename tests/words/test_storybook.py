"""Our storybook: every passage has its place, every place its passage, in both languages."""

from __future__ import annotations

import pytest

from purrlour.games.mice_and_mystics.content.load import content
from purrlour.words import LANGUAGES, Words
from tests.words.mice import KEY, passages
from tests.words.rendering import messages, sound


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_passage_can_be_read_aloud_and_to_children(language: str) -> None:
    words = Words(language, KEY)
    passages = [key for key in messages(language, KEY) if key.startswith("story-")]

    for key in passages:
        whole, short = sound(words.say(key)), sound(words.say(f"{key}.child"))
        assert whole[-1] in ".!?”", key
        assert len(short) < 200, key
        assert len(whole) < 1000, key
    assert len(passages) > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_says_what_is_special_about_it(language: str) -> None:
    words = Words(language, KEY)
    chapters = [chapter.id for chapter in content().book.chapters]

    told = [sound(rule) for chapter in chapters for rule in words.rules(chapter)]

    assert all(words.rules(chapter) for chapter in chapters)
    assert len(told) == sum(key.startswith("rule-") for key in messages(language, KEY))
    assert len(set(told)) == len(told)


def test_every_passage_has_its_place_and_every_place_its_passage() -> None:
    written = {key for key in messages("en", KEY) if key.startswith("story-")}

    assert written == {f"story-{key.replace('_', '-')}" for key in passages()}
