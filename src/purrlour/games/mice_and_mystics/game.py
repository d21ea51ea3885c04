"""The game as the parlour knows it: facts about it, and the way to each room."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from purrlour.engine.campaign import Campaigns
from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.engine.corners import Corner, read_corners
from purrlour.engine.decision import Decision, Outcome, seats_of
from purrlour.engine.errors import GameError
from purrlour.engine.event import Log
from purrlour.engine.game import Game, Worlds
from purrlour.games.mice_and_mystics import (
    asking,
    endings,
    notation,
    options,
    refusals,
    sample,
    setup,
    view,
)
from purrlour.games.mice_and_mystics.actions import MiceAction
from purrlour.games.mice_and_mystics.corrections import NEWEST, VERSIONS, switches
from purrlour.games.mice_and_mystics.options import OURS, PRESETS, MiceOptions
from purrlour.games.mice_and_mystics.rules import apply as rules
from purrlour.games.mice_and_mystics.rules import legal as legality
from purrlour.games.mice_and_mystics.state import KINDS, PHASES, Mice
from purrlour.games.mice_and_mystics.tables import Tables
from purrlour.games.mice_and_mystics.view import MiceView

if TYPE_CHECKING:
    from purrlour.games.mice_and_mystics.content.model import Content
    from purrlour.games.mice_and_mystics.opened import Opened


@final
class MiceAndMystics(Game[Mice, MiceAction, MiceView, MiceOptions]):
    """Mice and Mystics, with the parlour's storybook or another one."""

    key: ClassVar[str] = "mice_and_mystics"
    version: ClassVar[int] = NEWEST
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = setup.MOST_SEATS
    cooperative: ClassVar[bool] = True
    max_steps: ClassVar[int] = 20_000
    kinds: ClassVar[tuple[str, ...]] = KINDS
    windows: ClassVar[tuple[str, ...]] = ("window",)
    presets: ClassVar[dict[str, dict[str, str]]] = PRESETS

    def __init__(self, book: Content | None = None) -> None:
        self._given = book
        self._opened: Opened | None = None
        self._version = self.version
        self._editions: dict[int, MiceAndMystics] = {self.version: self}

    @property
    def rules_version(self) -> int:
        return self._version

    def edition(self, version: int) -> Game[Mice, MiceAction, MiceView, MiceOptions]:
        if version not in self._editions:
            if version not in VERSIONS:
                return super().edition(version)  # refuses
            twin = MiceAndMystics(self._given)
            twin._opened = self.opened
            twin._version = version
            twin._editions = self._editions
            self._editions[version] = twin
        return self._editions[version]

    @property
    def opened(self) -> Opened:
        """What it is played with, read when it is first asked for."""
        if self._opened is None:
            from purrlour.games.mice_and_mystics.opened import (  # noqa: PLC0415 - see there
                Opened,
            )

            self._opened = Opened(self._given)
        return self._opened

    @property
    def book(self) -> Content:
        """The box and its storybook."""
        return self.opened.book

    @property
    def book_name(self) -> str:
        """What options and records call its storybook (MM-O12)."""
        return OURS if self._given is None else self.opened.book_name

    @property
    def tables(self) -> Tables:
        """The same as flat numbers."""
        return self.opened.tables

    def late_actions(self) -> list[MiceAction]:
        return self.opened.actions

    def deal(self, seats: i64, options: MiceOptions, chance: Chance) -> Mice:
        return setup.deal(
            self.tables, seats, options, chance, switches=switches(self.rules_version)
        )

    def asked(self, state: Mice) -> i64:
        return state.asked

    def legal_into(self, state: Mice, seat: i64, into: vec[i64]) -> i64:
        return legality.legal_into(state, seat, into)

    def apply(self, state: Mice, seat: i64, code: i64, chance: Chance, log: Log | None) -> None:
        rules.apply(state, seat, code, chance, log)

    def fallback(self, state: Mice, seat: i64, chance: Chance) -> i64:  # noqa: ARG002 - no luck in it
        return asking.fallback(state, seat)

    def outcome(self, state: Mice) -> Outcome | None:
        return endings.outcome(state)

    def decisions(self, state: Mice) -> list[Decision]:
        about = asking.about(state)
        return [Decision(seat, PHASES[state.phase], about) for seat in seats_of(state.asked)]

    def refusal(self, state: Mice, seat: i64, code: i64) -> GameError:
        return refusals.refusal(state, seat, code)

    def view(self, state: Mice, seat: i64) -> MiceView:
        return view.view(state, seat)

    def printed(self, part: str = "") -> object | None:
        from purrlour.games.mice_and_mystics.printed import (  # noqa: PLC0415 - only pages
            print_content,
        )

        printed = print_content(self.book, part)
        return printed if printed.rooms else None

    def numbers(self) -> dict[str, int]:
        return dict(self.book.book.numbers)

    def worlds(self, view: MiceView) -> Worlds[Mice]:
        return sample.MiceWorlds(self.tables, view)

    def parse(self, text: str) -> MiceAction:
        return notation.parse(text, self.opened.texts)

    def position(self, state: Mice) -> str:
        return notation.position(state)

    def load(self, text: str) -> Mice:
        return notation.load(self.tables, text)

    def options(self, settings: dict[str, str]) -> MiceOptions:
        return options.read(settings, self.book_name)

    def house_rules(self) -> dict[str, tuple[str, ...]]:
        every = super().house_rules()
        if self._given is not None:  # as many chapters as its book has
            every["chapter"] = every["chapter"][: len(self.book.book.chapters)]
            every["book"] = (self.book_name,)
        return every

    def campaigns(self) -> Campaigns:
        return self.opened.campaigns

    def corners(self) -> list[Corner]:
        return read_corners("purrlour.games.mice_and_mystics")
