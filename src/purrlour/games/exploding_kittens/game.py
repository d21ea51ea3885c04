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
from purrlour.engine.options import read_options
from purrlour.games.exploding_kittens import endings, notation, refusals, sample, setup, sight, view
from purrlour.games.exploding_kittens.actions import KittensAction, build_table
from purrlour.games.exploding_kittens.codes import DONE, DRAW, GIVE, NAME, PASS, PUT, RESIGN
from purrlour.games.exploding_kittens.content import MOST_SEATS, NAMES, TITLES
from purrlour.games.exploding_kittens.memory import Memory
from purrlour.games.exploding_kittens.options import PRESETS, KittensOptions
from purrlour.games.exploding_kittens.rules import apply as rules
from purrlour.games.exploding_kittens.rules import legal as legality
from purrlour.games.exploding_kittens.rules.choices import turn_choices, window_choices
from purrlour.games.exploding_kittens.state import (
    GIVING,
    KINDS,
    LOOKING,
    NAMING,
    NOTHING,
    OVER,
    PHASES,
    TURN,
    WINDOW,
    Kittens,
)
from purrlour.games.exploding_kittens.view import KittensView


@final
class ExplodingKittens(Game[Kittens, KittensAction, KittensView, KittensOptions]):
    """Exploding Kittens, Cat Burglar edition."""

    key: ClassVar[str] = "exploding_kittens"
    version: ClassVar[int] = 1
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = MOST_SEATS
    cooperative: ClassVar[bool] = False
    max_steps: ClassVar[int] = 1000
    kinds: ClassVar[tuple[str, ...]] = KINDS
    windows: ClassVar[tuple[str, ...]] = ("nope",)
    presets: ClassVar[dict[str, dict[str, str]]] = PRESETS

    def __init__(self) -> None:
        self.actions = build_table()
        self._texts: dict[str, Any] = {action.text(): action for action in self.actions}

    def deal(self, seats: i64, options: KittensOptions, chance: Chance) -> Kittens:
        return setup.deal(seats, options, chance)

    def asked(self, state: Kittens) -> i64:
        return state.asked

    def legal_into(self, state: Kittens, seat: i64, into: vec[i64]) -> i64:
        return legality.legal_into(state, seat, into)

    def legal(self, state: Kittens, seat: i64) -> list[int]:
        if seat >= 0 and (state.asked >> seat) & 1:
            phase = state.phase
            if phase == TURN:
                return turn_choices(state, seat)
            if phase == WINDOW:
                return window_choices(state, seat)
        return super().legal(state, seat)

    def apply(self, state: Kittens, seat: i64, code: i64, chance: Chance, log: Log | None) -> None:
        rules.apply(state, seat, code, chance, log)

    def fallback(self, state: Kittens, seat: i64, chance: Chance) -> i64:
        """EK-W1…W5: draw, pass, put the cards back, or leave it to luck."""
        phase = state.phase
        if phase == TURN:
            return DRAW
        if phase == WINDOW:
            return PASS
        if phase == LOOKING:
            return DONE
        if phase == NAMING:
            return NAME + chance.pick(TITLES - 1)
        if phase == GIVING:
            return GIVE + state.nth_title(seat, chance.pick(state.size(seat))) - 1
        return PUT + chance.pick(state.left + 1)

    def anytime(self, state: Kittens, seat: i64) -> list[int]:
        """A living player may give up (EK-A14)."""
        return [RESIGN] if state.phase != OVER and (state.alive >> seat) & 1 else []

    def outcome(self, state: Kittens) -> Outcome | None:
        return endings.outcome(state)

    def decisions(self, state: Kittens) -> list[Decision]:
        about = "" if state.play == NOTHING else self.actions[state.play].text()
        if state.named != NOTHING:
            about += f" name:{NAMES[state.named]}"
        about += " nope" * state.chain
        return [Decision(seat, PHASES[state.phase], about) for seat in seats_of(state.asked)]

    def refusal(self, state: Kittens, seat: i64, code: i64) -> GameError:
        return refusals.refusal(state, seat, code)

    def view(self, state: Kittens, seat: i64) -> KittensView:
        return view.view(state, seat)

    def shown(self, state: Kittens, seat: i64) -> dict[str, object]:
        return sight.seen(state, seat, Memory(state.telling(), seat))

    def worlds(self, view: KittensView) -> Worlds[Kittens]:
        return sample.KittensWorlds(view)

    def parse(self, text: str) -> KittensAction:
        return notation.parse(text, self._texts)

    def position(self, state: Kittens) -> str:
        return notation.position(state, self.actions)

    def load(self, text: str) -> Kittens:
        return notation.load(text, self._texts)

    def options(self, settings: dict[str, str]) -> KittensOptions:
        return read_options(KittensOptions, settings)

    def corners(self) -> list[Corner]:
        return read_corners("purrlour.games.exploding_kittens")
