"""F5: a taken-back draw is not a free look. What told somebody something is taken back with the
consent of people, or at a table that says it is for practice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from purrlour.engine.chance import Seeded
from purrlour.games import GAMES
from purrlour.server import wire
from purrlour.server.chronicle import read_chronicle, write_chronicle
from purrlour.server.matches.settings import Settings
from purrlour.server.verify import verify
from tests.figures import figure
from tests.server.matches.stage import Person, Stage, refused

CHOICES = figure(40, long=200, plain=32)
"""Of somebody who would take each of them back."""
TABLES = 12
"""At most: luck is the server's own here, and somebody who plays at random may be out at once."""


def table(game: str, *people: str, bots: int, **wish: Any) -> Stage:
    """Bots sit behind the people, and choose at once."""
    stage = Stage()
    seats = max(len(people) + bots, GAMES[game].min_seats)
    host = stage.opens(people[0], game=game, seats=seats, settings=Settings(pace=0), **wish)
    for name in people[1:]:
        stage.joins(name)
    for chair in range(len(people), seats):
        host.does("bot", chair=chair, bot="greedy")
    host.does("start")
    return stage


def choices(stage: Stage, most: int = CHOICES) -> Iterator[tuple[Person, str]]:
    """One choice after another, by whoever of the people is asked; who made it, and which."""
    lot, host = Seeded(1), stage.people[0]
    for _ in range(most):
        stage.wait(0)
        asked = [person for person in stage.people if person.device.choices]
        if host.phase != "playing" or not asked:
            return
        who = asked[lot.pick(len(asked))]
        action = who.device.choices[lot.pick(len(who.device.choices))]
        who.plays(action)
        if host.phase == "playing":
            yield who, action


@pytest.mark.parametrize("game", GAMES)
def test_alone_with_bots_what_told_something_stays(
    game: str, shown: Callable[[str, str], None]
) -> None:
    ways: Counter[str] = Counter()
    for _ in range(TABLES):
        stage = table(game, "Ann", bots=1)
        (ann,) = stage.people
        for _ in choices(stage):
            truth = stage.truth()
            ways[ann.device.undo] += 1
            to = truth.undo_to(0)
            assert to is not None
            assert (ann.device.undo == "free") == all(truth.silent[to:])
            if ann.device.undo != "free":
                with refused("undo-alone"):
                    ann.does("undo")
        if ways["alone"] > 2:
            break

    assert ways["alone"] > 2
    assert set(ways) <= {"alone", "free"}
    shown("F5", f"{game}: {ways['alone']} choices told something, none was taken back among bots")


@pytest.mark.parametrize("game", GAMES)
def test_a_practice_table_takes_back_all_and_says_so(game: str) -> None:
    """And the same choice has the same consequences: bots do what they did."""
    undone = 0
    for _ in range(TABLES):
        stage = table(game, "Ann", bots=1, practice=True)
        (ann,) = stage.people
        for number, (_, action) in enumerate(choices(stage, CHOICES // 2)):
            if number % 2:
                continue
            stage.wait(0)
            after = stage.position
            assert ann.device.undo == "free"
            ann.does("undo")
            assert action in ann.device.choices
            ann.plays(action)
            stage.wait(0)
            assert stage.position == after

        kinds = stage.kinds()
        undone += kinds.count("undone")
        assert "undo?" not in kinds
        assert ann.about.practice
        assert ann.device.notes[0].facts["practice"] is True
        report = verify(read_chronicle(write_chronicle(stage.truth().kept, stage.entries())))
        assert report.practice
        if undone > 2:
            break

    assert undone > 2


@pytest.mark.parametrize("practice", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_people_are_asked_and_bots_are_not(game: str, practice: bool) -> None:
    asked = 0
    for _ in range(TABLES):
        stage = table(game, "Ann", "Bob", bots=1, practice=practice)
        for who, _ in choices(stage, CHOICES // 2):
            assert who.device.undo in ("ask", "free")
            if who.device.undo == "free":
                continue
            (other,) = [person for person in stage.people if person is not who]
            before, to = stage.steps, stage.truth().undo_to(who.seat)
            who.does("undo")
            assert stage.steps == before
            assert who.device.wish == wire.UndoWish(who.seat, to or 0, [other.seat])
            other.does("agree", yes=asked % 2 == 1)
            assert stage.steps == (before[:to] if asked % 2 else before)
            asked += 1
        if asked > 2:
            break

    assert asked > 2


def test_a_rematch_is_practice_if_the_match_was() -> None:
    for practice in (False, True):
        stage = table("exploding_kittens", "Ann", "Bob", bots=0, practice=practice)
        ann, bob = stage.people
        bob.does("play", action="resign")

        ann.does("again")
        ann.match = ann.about.next
        ann.comes()

        assert ann.about.practice == practice
