"""Unsettled: a state whose luck somebody else decides, one pick at a time.

A choice is played on a clone with the outcomes known so far. If they run out, the table waits for
the next pick, and the choice is played once more when it is there: so a shuffle becomes a chain
of picks, and the rules know nothing of it.
"""

from __future__ import annotations

from typing import Any

from purrlour.engine.chance import OutcomeNeeded, Scripted
from purrlour.engine.game import Game, State
from purrlour.envs.rows import first_asked
from purrlour.games import GAMES


class Unsettled:
    """Either waits for a seat, for one of `needed` outcomes, or is over."""

    def __init__(self, game: Game[Any, Any, Any, Any], players: int, rules: Any) -> None:
        self.game = game
        self.players = players
        self.rules = rules
        self.state: State | None = None
        """As it was before the choice that is not settled; None before the deal."""
        self.choice: int | None = None
        self.drawn: list[int] = []
        """Outcomes of the choice (or deal) so far."""
        self.needed = 0
        """How many outcomes the next pick has; 0 if nothing is to be picked."""
        self.seat = -1
        self._settle()

    def choose(self, code: int) -> None:
        """The seat that is asked chooses."""
        self.choice, self.drawn = code, []
        self._settle()

    def draw(self, outcome: int) -> None:
        """The next pick comes out like this."""
        self.drawn.append(outcome)
        self._settle()

    def _settle(self) -> None:
        """Plays the choice with the luck so far, and finds out what is needed next."""
        while True:
            try:
                state = self._played(Scripted(list(self.drawn)))
            except OutcomeNeeded as pick:
                if pick.n == 1:  # no luck in it
                    self.drawn.append(0)
                    continue
                self.needed = pick.n
                return
            break
        self.state, self.choice, self.drawn, self.needed = state, None, [], 0
        self.seat = first_asked(self.game.asked(state))

    def _played(self, luck: Scripted) -> State:
        if self.state is None:
            dealt: State = self.game.deal(self.players, self.rules, luck)
            return dealt
        state = self.state.clone()
        assert self.choice is not None
        self.game.apply(state, self.seat, self.choice, luck, None)
        return state

    def __deepcopy__(self, memo: dict[int, Any]) -> Unsettled:
        """OpenSpiel clones Python states so; the settled state is never changed, only replaced."""
        twin = Unsettled.__new__(Unsettled)
        twin.__dict__.update(self.__dict__)
        twin.drawn = self.drawn[:]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel writes Python states down so: as a position, like everything of ours."""
        position = None if self.state is None else self.game.position(self.state)
        return restored, (
            *(self.game.key, self.players, self.rules),
            *(position, self.choice, self.drawn),
        )


def restored(
    key: str, players: int, rules: Any, position: str | None, choice: int | None, drawn: list[int]
) -> Unsettled:
    """What was written down, as it was."""
    twin = Unsettled(GAMES[key], players, rules)  # waits for the deal
    if position is not None:
        state: State = twin.game.load(position)
        twin.state, twin.needed = state, 0
        twin.seat = first_asked(twin.game.asked(state))
    twin.choice, twin.drawn = choice, list(drawn)
    if position is None or choice is not None:
        twin._settle()  # finds out again what is needed
    return twin
