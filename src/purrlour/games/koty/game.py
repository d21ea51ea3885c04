"""The game as the parlour knows it: facts about it, and the way to each room."""

from __future__ import annotations

from typing import Any, ClassVar, final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.engine.corners import Corner, read_corners
from purrlour.engine.decision import Decision, Outcome, seats_of
from purrlour.engine.errors import GameError
from purrlour.engine.event import Log
from purrlour.engine.game import Game, Worlds
from purrlour.games.koty import asking, endings, notation, options, refusals, sample, setup, view
from purrlour.games.koty.actions import KotyAction, build_table
from purrlour.games.koty.codes import RESIGN
from purrlour.games.koty.content import MOST_SEATS
from purrlour.games.koty.options import PRESETS, KotyOptions
from purrlour.games.koty.rules import apply as rules
from purrlour.games.koty.rules import legal as legality
from purrlour.games.koty.rules.choices import defence_choices, repeat_choices, turn_choices
from purrlour.games.koty.state import DEFENCE, KINDS, OVER, PHASES, REPEATING, TURN, Cats
from purrlour.games.koty.view import KotyView


@final
class Koty(Game[Cats, KotyAction, KotyView, KotyOptions]):
    """Koty, with night cards and teams."""

    key: ClassVar[str] = "koty"
    version: ClassVar[int] = 1
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = MOST_SEATS
    cooperative: ClassVar[bool] = False
    max_steps: ClassVar[int] = 20_000
    kinds: ClassVar[tuple[str, ...]] = KINDS
    windows: ClassVar[tuple[str, ...]] = ("defend",)
    asked_anyway: ClassVar[tuple[str, ...]] = ("repeat",)  # KO-W2
    presets: ClassVar[dict[str, dict[str, str]]] = PRESETS

    def __init__(self) -> None:
        self.actions = build_table()
        self._texts: dict[str, Any] = {action.text(): action for action in self.actions}

    def deal(self, seats: i64, options: KotyOptions, chance: Chance) -> Cats:
        return setup.deal(seats, options, chance)

    def asked(self, state: Cats) -> i64:
        return state.asked

    def legal_into(self, state: Cats, seat: i64, into: vec[i64]) -> i64:
        return legality.legal_into(state, seat, into)

    def legal(self, state: Cats, seat: i64) -> list[int]:
        if seat >= 0 and (state.asked >> seat) & 1:
            phase = state.phase
            if phase == TURN:
                return turn_choices(state, seat)
            if phase == DEFENCE:
                return defence_choices(state, seat)
            if phase == REPEATING:
                return repeat_choices(state, seat)
        return super().legal(state, seat)

    def apply(self, state: Cats, seat: i64, code: i64, chance: Chance, log: Log | None) -> None:
        rules.apply(state, seat, code, chance, log)

    def fallback(self, state: Cats, seat: i64, chance: Chance) -> i64:  # noqa: ARG002 - no luck in it
        return asking.fallback(state)

    def anytime(self, state: Cats, seat: i64) -> list[int]:
        """Whoever is still there may give up (KO-A55)."""
        return [] if state.phase == OVER or (state.gone >> seat) & 1 else [RESIGN]

    def outcome(self, state: Cats) -> Outcome | None:
        return endings.outcome(state)

    def decisions(self, state: Cats) -> list[Decision]:
        about = asking.about(state)
        return [Decision(seat, PHASES[state.phase], about) for seat in seats_of(state.asked)]

    def refusal(self, state: Cats, seat: i64, code: i64) -> GameError:
        return refusals.refusal(state, seat, code)

    def view(self, state: Cats, seat: i64) -> KotyView:
        return view.view(state, seat)

    def worlds(self, view: KotyView) -> Worlds[Cats]:
        return sample.KotyWorlds(view)

    def parse(self, text: str) -> KotyAction:
        return notation.parse(text, self._texts)

    def position(self, state: Cats) -> str:
        return notation.position(state, self.actions)

    def load(self, text: str) -> Cats:
        return notation.load(text, self._texts)

    def options(self, settings: dict[str, str]) -> KotyOptions:
        return options.read(settings)

    def corners(self) -> list[Corner]:
        return read_corners("purrlour.games.koty")
