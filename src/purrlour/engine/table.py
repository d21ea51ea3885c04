"""Table: one playing in memory, and the checked door that everyone but search uses."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Generic, final

from purrlour.engine.chance import Chance, OutcomeNeeded, OutcomeOutOfRange, Recorder, Scripted
from purrlour.engine.decision import Decision, Outcome
from purrlour.engine.errors import GameError, IllegalAction, InvalidRecord
from purrlour.engine.event import Event, Log
from purrlour.engine.game import A, Game, O, S, V
from purrlour.engine.record import Record, Step


@final
class Table(Generic[S, A, V, O]):
    """A game, the state of one playing of it, and the record so far."""

    def __init__(self, game: Game[S, A, V, O], seats: int, options: O, chance: Chance) -> None:
        recorder = Recorder(chance)
        self.game = game
        self.options = options
        self.chance = chance
        self.state = game.deal(seats, options, recorder)
        self.record = Record(
            game.key, game.rules_version, seats, options.settings(), tuple(recorder.drawn)
        )
        self.pending: dict[int, Decision] = {}
        """The open decisions by their numbers, in seat order. A number is never used again, and
        what was read here never changes: every step makes another dict."""
        self.opened = 0
        """So many decisions were numbered."""
        self._number_decisions()

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.record.seats

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        return self.game.outcome(self.state)

    def view(self, seat: int) -> V:
        """All that this seat (or WATCHER) knows."""
        return self.game.view(self.state, seat)

    def legal(self, seat: int) -> list[A]:
        """What this seat may choose from."""
        return [self.game.actions[code] for code in self.game.legal(self.state, seat)]

    def decision_of(self, seat: int) -> int | None:
        """The number of the decision this seat owes."""
        for number, decision in self.pending.items():
            if decision.seat == seat:
                return number
        return None

    def play(self, seat: int, text: str, *, decision: int | None = None) -> list[Event]:
        """Carries out one choice: read, checked, applied, recorded.

        A choice that names a decision is refused once that decision is closed, so an answer
        that crossed another on its way never counts for something else.
        A refusal changes nothing.
        """
        action = self.game.parse(text)
        if decision is not None and decision != self.decision_of(seat):
            raise IllegalAction("too-late", decision=decision)
        self.check(seat, action)
        recorder = Recorder(self.chance)
        log: Log = []
        self.game.apply(self.state, seat, action.code, recorder, log)
        self.record.steps.append(Step(seat, action.text(), tuple(recorder.drawn)))
        self._number_decisions(acted=seat)
        return log

    def check(self, seat: int, action: A) -> None:
        """Refuses what this seat may not do now, and says why."""
        if not 0 <= seat < self.seats:
            raise IllegalAction("no-such-seat", seat=seat)
        legal = self.game.legal(self.state, seat)
        if action.code not in legal and action.code not in self.game.anytime(self.state, seat):
            raise self.game.refusal(self.state, seat, action.code)

    def fall_back(self, seat: int) -> list[Event]:
        """Plays what an absent player's choice would be."""
        if self.decision_of(seat) is None:
            raise IllegalAction("nothing-asked", seat=seat)
        code = self.game.fallback(self.state, seat, self.chance)
        return self.play(seat, self.game.actions[code].text())

    def lay(self, state: S) -> None:
        """Lays a position out; the record tells of what comes from now on only."""
        self.state = state
        self.pending = {}
        self._number_decisions()

    def undo(self, to: int | None = None, *, base: S | None = None, after: int = 0) -> None:
        """Goes back to where so many steps were played (else one back), by playing them again.

        `base` is where the table stood after so many of these steps, and the table's from now on:
        only those behind it are played.
        """
        steps = self.record.steps
        to = len(steps) - 1 if to is None else to
        if not 0 <= after <= to < len(steps):
            raise IllegalAction("nothing-to-undo")
        if base is None:
            base, after = replay(self.game, self.record, upto=to).state, to
        for step in steps[after:to]:
            code = self.game.parse(step.action).code
            self.game.apply(base, step.seat, code, Scripted(list(step.chance)), None)
        del steps[to:]
        self.state = base
        self.pending = {}  # whoever answered a decision of the lost future is too late
        self._number_decisions()

    def resume(self, state: S, steps: list[Step], numbers: list[int], *, opened: int) -> None:
        """Goes on from a state that these steps led to, with the numbers its decisions had.

        So many decisions were numbered by then. Nothing is played: whoever calls this knows.
        """
        self.state = state
        self.record.steps = steps
        self.pending = dict(zip(numbers, self.game.decisions(state), strict=True))
        self.opened = opened

    def _number_decisions(self, acted: int | None = None) -> None:
        """A seat newly asked, or asked something else, gets a new number; others keep theirs."""
        before = {decision: number for number, decision in self.pending.items()}
        pending: dict[int, Decision] = {}
        for decision in self.game.decisions(self.state):
            number = None if decision.seat == acted else before.get(decision)
            if number is None:
                self.opened += 1
                number = self.opened
            pending[number] = decision
        self.pending = pending


def replay(game: Game[S, A, V, O], record: Record, *, upto: int | None = None) -> Table[S, A, V, O]:
    """The table this record tells of, up to some step; refuses a record that does not replay."""
    if record.game != game.key:
        raise InvalidRecord("wrong-game", game=record.game, expected=game.key)
    game = game.edition(record.version)
    with _luck(record.deal, 0) as luck:
        table = Table(game, record.seats, game.options(record.options), luck)
    for index, step in enumerate(record.steps[:upto], start=1):
        with _luck(step.chance, index) as luck:
            table.chance = luck
            try:
                table.play(step.seat, step.action)
            except GameError as error:
                raise InvalidRecord("record-step", step=index, text=step.text()[:60]) from error
    return table


@contextmanager
def _luck(outcomes: tuple[int, ...], step: int) -> Iterator[Scripted]:
    """The luck of one step; refuses a record that holds too little of it, too much, or other."""
    luck = Scripted(list(outcomes))
    try:
        yield luck
    except (OutcomeNeeded, OutcomeOutOfRange) as error:
        raise InvalidRecord("record-luck", step=step) from error
    if luck.left():
        raise InvalidRecord("record-luck", step=step)
