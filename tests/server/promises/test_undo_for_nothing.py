"""Undo for nothing: whether anybody learnt anything is computed; here it is found out."""

from __future__ import annotations

from typing import Any

import pytest

from purrlour.engine.chance import OutcomeNeeded, Scripted, Seeded
from purrlour.engine.decision import WATCHER
from purrlour.engine.game import Game
from purrlour.engine.table import Table, replay
from purrlour.games import GAMES
from purrlour.server.matches import entries as log
from purrlour.server.matches.match import replayed
from purrlour.server.matches.settings import Settings
from purrlour.server.storage.base import Kept
from tests.figures import figure


def fold(game: str, seats: int, seed: int) -> tuple[Table[Any, Any, Any, Any], list[bool]]:
    """A random game as a match tells it: the table, and which of its steps were silent."""
    rules = GAMES[game]
    luck = Seeded(seed)
    table = Table(rules, seats, rules.options({}), luck)
    while table.outcome is None:
        decisions = list(table.pending.values())
        seat = decisions[luck.pick(len(decisions))].seat
        choices = table.legal(seat)
        table.play(seat, choices[luck.pick(len(choices))].text())
    record = table.record
    opened: dict[str, Any] = {"game": game, "version": rules.version, "seats": seats}
    entries: list[log.AnyEntry] = [
        log.Opened(at=0, wall=0, options={}, commitment="", settings=_SETTINGS, **opened),
        log.Dealt(at=0, chance=list(record.deal)),
    ]
    entries += [
        log.Step(at=0, seat=step.seat, action=step.action, chance=list(step.chance))
        for step in record.steps
    ]
    kept = Kept("m" * 22, "ABCDEF", game, rules.version, bytes(64), 0)
    match = replayed(kept, [log.write_entry(entry) for entry in entries])
    return table, match.silent


_SETTINGS = Settings()
PLAYINGS = dict.fromkeys(GAMES, figure(4, long=12, plain=4))
PLAYINGS["mice_and_mystics"] = figure(2, long=12, plain=1)
"""Whole games; those of mice have hundreds of steps."""


def learnt(game: Game[Any, Any, Any, Any], before: Any, after: Any, step: Any, seats: int) -> bool:
    """Whether some viewer can now rule out a world that looked possible before this step."""
    code = game.parse(step.action).code
    for viewer in (WATCHER, *range(seats)):
        view = game.view(before, viewer)
        for seed in range(2):
            world = game.sample(view, Seeded(seed))
            legal = game.legal(world, step.seat) + game.anytime(world, step.seat)
            if code not in legal:
                return True
            try:
                game.apply(world, step.seat, code, Scripted([]), None)
            except OutcomeNeeded:
                return True
            if game.view(world, viewer) != game.view(after, viewer):
                return True
    return False


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_nobody_can_rule_out_a_world_by_what_may_be_taken_back_for_nothing(key: str) -> None:
    """And from most of the other steps somebody can: the flags are not merely careful."""
    game = GAMES[key]
    silent_steps = loud_steps = telling = 0
    for seed in range(PLAYINGS[key]):
        seats = game.min_seats + seed % (game.max_seats - game.min_seats + 1)
        table, silent = fold(key, seats, seed)
        walked = replay(game, table.record, upto=0)
        for step, quiet in zip(table.record.steps, silent, strict=True):
            before = walked.state.clone()
            walked.chance = Scripted(list(step.chance))
            walked.play(step.seat, step.action)
            seen = learnt(game, before, walked.state, step, seats)
            if quiet:
                silent_steps += 1
                assert not seen, f"{step.text()} of game {seed} told somebody something"
            else:
                loud_steps += 1
                telling += seen

    assert silent_steps > 60
    assert telling > 0.8 * loud_steps
