"""Comparing twins: how far a viewer's two streams are the same, and how far they have to be.

What the rules alone tell the viewer is the measure. It comes from the two logs and the engine;
the server's own telling has no part in it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from purrlour.engine.chance import Scripted
from purrlour.engine.event import Event
from purrlour.server.matches import entries as log
from tests.server.screens import read
from tests.server.worlds import AnyGame

if TYPE_CHECKING:
    from tests.server.twins import Stage


@dataclass(frozen=True)
class Comparison:
    """How far two streams are the same, and how far they should be."""

    same: int
    """So many frames are equal, and came at the same times."""
    due: int
    """So many had to be, at least."""
    steps: int
    """Choices during which the rules kept the worlds apart from each other, unseen."""
    revealed: bool
    """Whether the rules told them apart at last."""
    difference: str = ""


def compare(one: Stage, other: Stage) -> Comparison:
    """Where the streams part, and where the rules say they may."""
    cut, steps, revealed = parting(one, other)
    due = max(frames_before(one, cut), frames_before(other, cut))
    same = 0
    pairs = zip(one.heard, other.heard, strict=False)
    for here, there in pairs:
        if here != there:
            if same < due:
                return Comparison(same, due, steps, revealed, f"{here}\n{there}")
            break
        same += 1
    if same < due:
        return Comparison(same, due, steps, revealed, "one stream ends")
    if revealed:  # what is told now may differ, but not when
        times = [stage.heard[due][0] for stage in (one, other)]
        if times[0] != times[1]:
            return Comparison(same, due, steps, revealed, f"told at {times}")
    return Comparison(same, due, steps, revealed)


def parting(one: Stage, other: Stage) -> tuple[int, int, bool]:
    """How many entries the two logs have before the rules tell the viewer the worlds apart."""
    game, eyes = one.game, one.twins.eyes
    here, there = [one.twins.states[0]], [one.twins.states[1]]
    index = 0
    for index, (mine, yours) in enumerate(zip(one.log, other.log, strict=False)):
        if isinstance(mine, log.Step) and isinstance(yours, log.Step):
            told = [
                played(game, states, step, eyes) for states, step in ((here, mine), (there, yours))
            ]
            if mine.at != yours.at:
                raise AssertionError(f"at different times: {mine} and {yours}")
            if told[0] != told[1] or mine.seat != yours.seat:
                return index, len(here) - 2, True
        elif isinstance(mine, log.Undone) and mine == yours:
            del here[mine.to + 1 :], there[mine.to + 1 :]
        elif isinstance(mine, log.Revealed) and isinstance(yours, log.Revealed):
            return index, len(here) - 1, True
        elif mine != yours:
            raise AssertionError(f"the server acts otherwise: {mine} and {yours}")
    if len(one.log) != len(other.log):
        raise AssertionError(f"the server acts at another time: {one.log[-1]}, {other.log[-1]}")
    return index + 1, len(here) - 1, False


def played(
    game: AnyGame, states: list[Any], step: log.Step, eyes: int
) -> tuple[list[Event], Any, Any]:
    """What the rules tell of a step, and who is asked then."""
    world, events = states[-1].clone(), list[Event]()
    game.apply(world, step.seat, game.parse(step.action).code, Scripted(step.chance), events)
    states.append(world)
    return seen(events, eyes), game.view(world, eyes), game.decisions(world)


def frames_before(stage: Stage, cut: int) -> int:
    """How many frames tell of nothing behind so many entries of the log."""
    eyes = stage.twins.eyes
    visible = sum(not isinstance(e, log.Ordered) or e.chair == eyes for e in stage.log[:cut])
    for number, (_, frame) in enumerate(stage.heard):
        if frame.startswith(b'{"t":"update"') and read(frame).v > visible:
            return number
    return len(stage.heard)


def seen(events: list[Event], eyes: int) -> list[Event]:
    return [part for event in events if (part := event.seen_by(eyes)) is not None]
