"""What bots are asked: their own chair's view and choices, with whims that any process repeats."""

from __future__ import annotations

from dataclasses import replace

from purrlour.server.luck import Fair
from purrlour.server.matches.match import Match
from purrlour.server.matches.steward import Steward
from purrlour.server.matches.thinker import Advised, Done, Doubt, Thinker, Thought
from tests.server.matches.stage import Stage
from tests.server.matches.tables import playing


class Silent(Thinker):
    """Hears every question, and answers none."""

    def __init__(self) -> None:
        self.heard: list[Thought] = []

    def think(self, thought: Thought, done: Done) -> None:  # noqa: ARG002 - it never is
        self.heard.append(thought)

    def advise(self, doubt: Doubt, done: Advised) -> None:
        raise AssertionError(f"nobody wants a hint: {doubt} {done}")


def questions(stage: Stage, match: Match) -> dict[int, Thought]:
    """What a process asks bots about a match, by chair."""
    thinker = Silent()
    house = replace(stage.process.hub.house, thinker=thinker)
    steward = Steward(house, lambda: None)
    steward.plan(match, lambda: match.at)
    steward.rest()
    assert len({thought.seat for thought in thinker.heard}) == len(thinker.heard)
    return {thought.seat: thought for thought in thinker.heard}


def window() -> Stage:
    """Two bots and a person are asked at once."""
    stage = playing("Ann bot Cleo bot", holding={"Ann": "skip"}, pace=10_000)
    stage.people[0].plays("skip")
    return stage


def test_a_bot_is_shown_the_view_of_its_own_chair_and_of_no_other() -> None:
    """S4: what a bot does not know, it cannot use."""
    stage = window()
    truth = stage.truth()
    table = truth.table
    assert table is not None

    asked = questions(stage, truth)

    assert asked.keys() == {1, 3}
    for seat, thought in asked.items():
        assert thought.view.seat == seat
        assert thought.view == table.view(seat)
        assert thought.choices == [action.text() for action in table.legal(seat)]
        others = [table.view(other) for other in range(4) if other != seat]
        assert thought.view not in others


def test_every_process_asks_a_bot_the_same_with_the_same_seed() -> None:
    """After a restart a bot chooses what it would have chosen: nobody can wish for another whim by
    pulling a plug."""
    stage = window()
    first = stage.truth()
    asked = questions(stage, first)

    processes = [first]
    for _ in range(5):
        stage.restarts()
        processes.append(stage.truth())
        assert questions(stage, processes[-1]) == asked

    assert asked[1].seed != asked[3].seed
    for seat, thought in asked.items():  # from the match's luck, what was played, and the chair
        assert thought.seed == Fair(first.key, first.path.bot(seat)).pick(1 << 62)
