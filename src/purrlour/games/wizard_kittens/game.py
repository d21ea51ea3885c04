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
from purrlour.engine.options import Notice
from purrlour.games.wizard_kittens import (
    asking,
    editions,
    endings,
    notation,
    options,
    refusals,
    sample,
    setup,
    sight,
    view,
)
from purrlour.games.wizard_kittens.actions import WizardAction, build_table
from purrlour.games.wizard_kittens.content import MOST_SEATS
from purrlour.games.wizard_kittens.options import PRESETS, WizardOptions
from purrlour.games.wizard_kittens.rules import apply as rules
from purrlour.games.wizard_kittens.rules import legal as legality
from purrlour.games.wizard_kittens.rules.choices import choices
from purrlour.games.wizard_kittens.state import KINDS, PHASES, Wizards
from purrlour.games.wizard_kittens.view import WizardView


@final
class WizardKittens(Game[Wizards, WizardAction, WizardView, WizardOptions]):
    """Wizard Kittens, with advanced kittens, New Rules and Chaos Mode."""

    key: ClassVar[str] = "wizard_kittens"
    version: ClassVar[int] = 1
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = MOST_SEATS
    cooperative: ClassVar[bool] = False
    max_steps: ClassVar[int] = 1000
    kinds: ClassVar[tuple[str, ...]] = KINDS
    presets: ClassVar[dict[str, dict[str, str]]] = PRESETS

    def __init__(self) -> None:
        self.actions = build_table()
        self._texts: dict[str, Any] = {action.text(): action for action in self.actions}

    def deal(self, seats: i64, options: WizardOptions, chance: Chance) -> Wizards:
        return setup.deal(seats, options, chance)

    def asked(self, state: Wizards) -> i64:
        return state.asked

    def legal_into(self, state: Wizards, seat: i64, into: vec[i64]) -> i64:
        return legality.legal_into(state, seat, into)

    def legal(self, state: Wizards, seat: i64) -> list[int]:
        if seat >= 0 and (state.asked >> seat) & 1:
            found = choices(state, seat)
            if found is not None:
                return found
        return super().legal(state, seat)

    def apply(self, state: Wizards, seat: i64, code: i64, chance: Chance, log: Log | None) -> None:
        rules.apply(state, seat, code, chance, log)

    def fallback(self, state: Wizards, seat: i64, chance: Chance) -> i64:  # noqa: ARG002 - no luck in it
        return asking.fallback(state, seat)

    def outcome(self, state: Wizards) -> Outcome | None:
        return endings.outcome(state)

    def decisions(self, state: Wizards) -> list[Decision]:
        about = asking.about(state)
        return [Decision(seat, PHASES[state.phase], about) for seat in seats_of(state.asked)]

    def refusal(self, state: Wizards, seat: i64, code: i64) -> GameError:
        return refusals.refusal(state, seat, code)

    def view(self, state: Wizards, seat: i64) -> WizardView:
        return view.view(state, seat)

    def shown(self, state: Wizards, seat: i64) -> dict[str, object]:
        return sight.seen(state, seat)

    def worlds(self, view: WizardView) -> Worlds[Wizards]:
        return sample.WizardWorlds(view)

    def parse(self, text: str) -> WizardAction:
        return notation.parse(text, self._texts)

    def position(self, state: Wizards) -> str:
        return notation.position(state)

    def load(self, text: str) -> Wizards:
        return notation.load(text)

    def options(self, settings: dict[str, str]) -> WizardOptions:
        return options.read(settings)

    def notices(self, options: WizardOptions) -> list[Notice]:
        return editions.notices(options.cards)

    def corners(self) -> list[Corner]:
        return read_corners("purrlour.games.wizard_kittens")
