"""What a lesson's file may say, and what is told of a mistake in it."""

from __future__ import annotations

import pytest

from purrlour.games import GAMES
from purrlour.lessons.playing import play_script
from purrlour.lessons.script import BadLesson, load_script, read_script

KEY = "exploding_kittens"
HEAD = f'seats = 2\nseat = 0\nposition = """\n{load_script(KEY).position}\n"""\n'


def lesson(*steps: str, head: str = HEAD) -> str:
    """A lesson with these steps."""
    return head + "".join(f'\n[[step]]\nsay = "lesson-goal"\n{step}\n' for step in steps)


def test_a_lesson_is_read() -> None:
    script = read_script(KEY, lesson('do = ["draw"]\nthen = ["1 pair:favor>0 [0 2]", "1 draw"]'))
    (task,) = script.tasks

    assert (script.seats, script.seat, task.do) == (2, 0, ("draw",))
    assert [act.text() for act in task.then] == ["1 pair:favor>0 [0 2]", "1 draw"]


@pytest.mark.parametrize(
    ("text", "where", "reason"),
    [
        ("seats = ", "the head", "Invalid value"),
        ("seats = 2\nseat = 0\nposition = ''", "the head", "no [[step]]s"),
        (lesson("", head=HEAD + "speed = 3\n"), "the head", "speed"),
        (lesson("", head=HEAD.replace("seat = 0", "seat = 'me'")), "the head", "seat must be"),
        (lesson("", "says = 'x'"), "step 2", "says"),
        (lesson("", "", "do = 'draw'"), "step 3", "do must be a list of texts"),
        (lesson("luck = ['x']"), "step 1", "luck must be a list of numbers"),
        (lesson("then = ['draw']"), "step 1", "'draw' is not a seat"),
        (lesson("clause = 3"), "step 1", "clause must be a text"),
    ],
)
def test_bad_forms_are_told(text: str, where: str, reason: str) -> None:
    with pytest.raises(BadLesson) as caught:
        read_script(KEY, text)
    assert str(caught.value).startswith(f"{KEY}/lesson.toml, {where}: ")
    assert reason in str(caught.value)


@pytest.mark.parametrize(
    ("steps", "number", "reason"),
    [
        (['do = ["nope"]'], 1, "seat 0 may not 'nope'"),
        (["", 'do = ["dance"]'], 2, "may not 'dance'"),
        (['then = ["1 draw"]'], 1, "seat 1 may not 'draw'"),
        (['do = ["draw"]\nluck = [4]'], 1, "draws less luck"),
        (["luck = [4]"], 1, "the learner does nothing"),
        (['do = ["draw"]', 'then = ["1 favor>0"]', 'do = ["pass"]', 'do = ["dance"]'], 4, "dance"),
        (['do = ["skip", "draw"]'], 1, "'draw' leads elsewhere than 'skip'"),
        (['do = ["skip", "nope"]'], 1, "'nope' cannot be done"),
    ],
)
def test_what_the_rules_refuse_is_told(steps: list[str], number: int, reason: str) -> None:
    script = read_script(KEY, lesson(*steps))
    with pytest.raises(BadLesson) as caught:
        play_script(script, GAMES[KEY])
    assert (caught.value.game, caught.value.step) == (KEY, number)
    assert reason in str(caught.value)


def test_luck_that_is_missing_or_impossible_is_told() -> None:
    pair = ['do = ["draw"]\nthen = ["1 draw"]', 'do = ["pair:tacocat>1"]']
    for luck, reason in (("", "needs more luck than []: one of 4"), (" [9]", "outcome 9")):
        script = read_script(KEY, lesson(*pair, f'then = ["1 pass{luck}"]'))
        with pytest.raises(BadLesson, match=r"step 3: ") as caught:
            play_script(script, GAMES[KEY])
        assert reason in str(caught.value)


@pytest.mark.parametrize("wrong", ["seat = 2", "seat = -1"])
def test_the_learner_sits_at_the_table(wrong: str) -> None:
    script = read_script(KEY, lesson("", head=HEAD.replace("seat = 0", wrong)))
    with pytest.raises(BadLesson, match="the head: there is no seat"):
        play_script(script, GAMES[KEY])


def test_a_position_that_cannot_be_is_told() -> None:
    script = read_script(KEY, lesson("", head=HEAD.replace("owed:1", "owed:9")))
    with pytest.raises(BadLesson, match="the head: "):
        play_script(script, GAMES[KEY])
