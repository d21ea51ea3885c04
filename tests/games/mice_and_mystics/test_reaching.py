"""How far a mouse could go is what the rules of a step say, step by step."""

from __future__ import annotations

from random import Random

from purrlour.engine.chance import Seeded
from purrlour.engine.table import Table
from purrlour.games.mice_and_mystics.game import MiceAndMystics
from tests.games.mice_and_mystics.scene import scene


def test_costs_add_up_along_the_way() -> None:
    table = scene("line", mice={"brom": "s6", "corin": "s1"}, track="brom corin")
    table.ends_turn("brom", "F1")
    view = table.view

    assert view.reach == ("s2", "s3", "s4")
    assert view.reach_costs == (1, 2, 3)
    assert view.reach_from == ("s1", "s2", "s3")


def test_a_minion_ends_the_way() -> None:
    table = scene(
        "line", mice={"corin": "s1", "brom": "s1"}, foes={"rat1": "rat_warrior s3"}, move=4
    )

    assert table.view.reach == ("s2", "s3")


def test_first_steps_are_exactly_those_that_are_offered() -> None:
    game, luck, seen = MiceAndMystics(), Random(7), 0
    for seed in range(3):
        table = Table(game, 2, game.options({"party": "suggested"}), Seeded(seed))
        for _ in range(150):
            decision = next(iter(table.pending.values()), None)
            if decision is None:
                break
            texts = [action.text() for action in table.legal(decision.seat)]
            before = game.position(table.state)
            view = game.view(table.state, decision.seat)
            assert game.position(table.state) == before, "looking changed something"
            if decision.kind in ("turn", "step"):
                offered = {text.removeprefix("go:") for text in texts if text.startswith("go:")}
                mouse = decision.about.removeprefix("mouse:")
                here = view.spaces[view.heroes.index(mouse)]
                ways = list(zip(view.reach, view.reach_from, view.reach_costs, strict=True))
                cheap = {space for space, before_, _ in ways if before_ == here}
                assert cheap <= offered <= set(view.reach)
                assert all(cost <= view.allowance for *_, cost in ways) or decision.kind == "step"
                seen += len(ways)
            table.play(decision.seat, luck.choice(texts))
    assert seen > 500
