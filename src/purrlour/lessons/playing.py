"""Playing: a script carried out by the real rules, act by act.

Whatever the rules refuse makes the whole lesson bad: nobody is taught what is not so.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from purrlour.engine.chance import OutcomeNeeded, OutcomeOutOfRange, Scripted, Seeded
from purrlour.engine.decision import Decision, Outcome
from purrlour.engine.errors import GameError
from purrlour.engine.event import Event
from purrlour.engine.game import Game, State
from purrlour.engine.record import Step
from purrlour.engine.table import Table
from purrlour.lessons.script import BadLesson, Script, Task

AnyGame: TypeAlias = Game[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Frame:
    """The table after an act, hidden things included: mind whose eyes it is shown to."""

    act: Step | None
    """None where nobody has done anything yet."""
    events: list[Event]
    state: State
    pending: dict[int, Decision]
    outcome: Outcome | None


@dataclass(frozen=True, slots=True)
class Played:
    """A lesson, carried out."""

    script: Script
    game: AnyGame
    first: Frame
    frames: list[list[Frame]]
    """By step: what happens once it is done."""


def play_script(script: Script, game: AnyGame) -> Played:
    """Plays all of it; raises BadLesson where the rules do not allow what is written."""
    table = _laid(script, game)
    first = _frame(table, None, [])
    frames = [_carry_out(script, table, at, task) for at, task in enumerate(script.tasks, 1)]
    return Played(script, game, first, frames)


def _laid(script: Script, game: AnyGame) -> Table[Any, Any, Any, Any]:
    """The table as the lesson finds it."""
    try:
        table = Table(game, script.seats, game.options({}), Seeded(0))
        table.lay(game.load(script.position))
    except GameError as error:
        raise BadLesson(script.game, 0, str(error)) from error
    if not 0 <= script.seat < script.seats:
        raise BadLesson(script.game, 0, f"there is no seat {script.seat}")
    return table


def _carry_out(
    script: Script, table: Table[Any, Any, Any, Any], at: int, task: Task
) -> list[Frame]:
    """One step: the learner's act, then the others'."""
    acts = list(task.then)
    if task.do:
        acts.insert(0, Step(script.seat, task.do[0], task.luck))
        for other in task.do[1:]:
            _insist_alike(script, table, at, task, other)
    elif task.luck:
        raise BadLesson(script.game, at, "luck is given, but the learner does nothing")
    return [_act(script, table, at, act) for act in acts]


def _act(script: Script, table: Table[Any, Any, Any, Any], at: int, act: Step) -> Frame:
    luck = Scripted(list(act.chance))
    table.chance = luck
    try:
        events = table.play(act.seat, act.action)
    except GameError as error:
        choices = ", ".join(one.text() for one in table.legal(act.seat)[:12]) or "nothing"
        reason = f"seat {act.seat} may not {act.action!r} ({error}); it may: {choices}"
        raise BadLesson(script.game, at, reason) from error
    except OutcomeNeeded as error:
        reason = f"{act.action!r} needs more luck than {list(act.chance)}: one of {error.n}"
        raise BadLesson(script.game, at, reason) from error
    except OutcomeOutOfRange as error:
        raise BadLesson(script.game, at, f"the luck of {act.action!r}: {error}") from error
    if luck.left():
        raise BadLesson(script.game, at, f"{act.action!r} draws less luck than is given")
    return _frame(table, act, events)


def _insist_alike(
    script: Script, table: Table[Any, Any, Any, Any], at: int, task: Task, other: str
) -> None:
    """Another act is as good only if the learner sees the same after it."""
    game, seat, seen = table.game, script.seat, []
    for text in (task.do[0], other):
        state = table.state.clone()
        try:
            table.check(seat, game.parse(text))
            game.apply(state, seat, game.parse(text).code, Scripted(list(task.luck)), None)
        except (GameError, OutcomeNeeded, OutcomeOutOfRange) as error:
            raise BadLesson(script.game, at, f"{text!r} cannot be done: {error}") from error
        seen.append((game.shown(state, seat), game.legal(state, seat)))
    if seen[0] != seen[1]:
        raise BadLesson(script.game, at, f"{other!r} leads elsewhere than {task.do[0]!r}")


def _frame(table: Table[Any, Any, Any, Any], act: Step | None, events: list[Event]) -> Frame:
    return Frame(act, events, table.state.clone(), table.pending, table.outcome)
