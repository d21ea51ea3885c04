"""Game, State and the words between them: what every game offers to every door."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from purrlour.engine.action import Action
from purrlour.engine.campaign import Campaigns
from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.engine.corners import Corner
from purrlour.engine.decision import TURN, Decision, Outcome
from purrlour.engine.errors import GameError, InvalidRecord
from purrlour.engine.event import Log
from purrlour.engine.options import Notice, Options, option_values
from purrlour.engine.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """Where a playing stands, hidden things included. Mutable; it knows no rules."""

    @abstractmethod
    def clone(self) -> State:
        """An equal state that shares nothing with this one that can change."""


MOST_ACTIONS: Final = 1024
"""No action table is longer."""


@final
class _Room:
    """Room for the codes of any seat in any game."""

    __slots__ = ("codes",)

    def __init__(self) -> None:
        self.codes = vec[i64]([0] * MOST_ACTIONS)


_ROOM: Final = [_Room() for _ in range(4)]
"""Never empty in practice: a list that empties and fills again allocates each time."""

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741 - the fourth of S, A, V, O


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds(ABC, Generic[S]):
    """The full states that one view could come from.

    What follows from the view is found out once, however many of them are drawn. One at a time:
    two threads need two of these.
    """

    @abstractmethod
    def sample(self, chance: Chance) -> S:
        """One of them, the caller's own; what was drawn before makes no difference."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S, A, V, O]):
    """A set of rules. It holds no playing: every question names the state it is about."""

    key: ClassVar[str]
    """Names the game everywhere."""
    version: ClassVar[int]
    """Changes with the game's behaviour; a match keeps the version it began with."""
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    cooperative: ClassVar[bool]
    max_steps: ClassVar[int]
    """No playing is longer; past it a table would be abandoned."""
    kinds: ClassVar[tuple[str, ...]] = (TURN,)
    """Every kind of decision that it ever asks for; the laws look at each of them."""
    windows: ClassVar[tuple[str, ...]] = ()
    """Kinds of decisions that are reactions: whoever has none passes, and fallback is to pass."""
    asked_anyway: ClassVar[tuple[str, ...]] = ()
    """Further kinds that are asked whatever the seat holds, where fallback is to let it be: who
    answers sooner with nothing to choose from tells that there is nothing."""
    presets: ClassVar[dict[str, dict[str, str]]] = {}
    """Sets of house rules that go well together: what differs from the defaults, which come first.
    Their names are keys of the game's words."""

    _actions: list[A] | None = None

    @property
    def actions(self) -> list[A]:
        """Every action there is, built once: `actions[c].code == c`."""
        if self._actions is None:
            self._actions = self.late_actions()
        return self._actions

    @actions.setter
    def actions(self, actions: list[A]) -> None:
        self._actions = actions

    def late_actions(self) -> list[A]:
        """The actions of a game that reads much before it knows them; others set `actions`."""
        return []

    @property
    def rules_version(self) -> int:
        """The version that is played here: the newest, but for an edition of an earlier one."""
        return self.version

    def edition(self, version: int) -> Game[S, A, V, O]:
        """The same game by the rules of this version, for a match that began with them. Refuses
        one that is not known here; a game with several overrides this."""
        if version != self.rules_version:
            known = f"{self.key}/{self.version}"
            raise InvalidRecord("unknown-version", game=f"{self.key}/{version}", known=known)
        return self

    # What happens. Hot: no text, no views, no events without a log.

    @abstractmethod
    def deal(self, seats: i64, options: O, chance: Chance) -> S:
        """The start. Refuses seats and options that the rules do not allow."""

    @abstractmethod
    def asked(self, state: S) -> i64:
        """The seats that owe a choice, as bits; 0 exactly when it is over.

        It follows from public information alone: asking only those who hold a card
        would tell the table who holds it.
        """

    @abstractmethod
    def legal_into(self, state: S, seat: i64, into: vec[i64]) -> i64:
        """Writes the codes this seat may choose from, rising, and says how many.

        None if the seat owes nothing. `into` has room for the whole action table.
        """

    @abstractmethod
    def apply(self, state: S, seat: i64, code: i64, chance: Chance, log: Log | None) -> None:
        """Changes the state by one legal choice (it trusts that), and tells the log, if any."""

    @abstractmethod
    def fallback(self, state: S, seat: i64, chance: Chance) -> i64:
        """What an absent player's choice would be; one of the legal ones."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How it ended; None while it goes on."""

    def legal(self, state: S, seat: i64) -> list[int]:
        """The codes this seat may choose from, rising; empty if it owes nothing."""
        if seat < 0:  # a watcher owes nothing
            return []
        # Room for codes is lent and taken back; pop and append are safe between threads.
        room = _ROOM.pop() if _ROOM else _Room()
        codes = room.codes
        count = self.legal_into(state, seat, codes)
        found = [code for code in codes[:count]]  # noqa: C416 - list() would box the vec
        _ROOM.append(room)
        return found

    def anytime(self, state: S, seat: i64) -> list[int]:  # noqa: ARG002 - games ask them
        """Codes this seat may play whether it is asked or not, such as resigning.

        Search and environments do not offer them; people do.
        """
        return []

    # What people see.

    @abstractmethod
    def decisions(self, state: S) -> list[Decision]:
        """One for each seat asked, in seat order."""

    @abstractmethod
    def refusal(self, state: S, seat: i64, code: i64) -> GameError:
        """Why this seat may not do this now, with the clause; asked of illegal choices only."""

    @abstractmethod
    def view(self, state: S, seat: i64) -> V:
        """All that this seat (or WATCHER) knows, and nothing else."""

    def shown(self, state: S, seat: i64) -> dict[str, object]:
        """What a person's screen gets of that view: its fields by name, without those for bots.

        A game may build it without the view, for it is asked for after every step.
        """
        view = self.view(state, seat)
        fields: dict[str, object] = vars(view)
        return {name: value for name, value in fields.items() if name not in view.for_bots}

    @abstractmethod
    def worlds(self, view: V) -> Worlds[S]:
        """The full states that this view could come from, for whoever wants many of them."""

    def sample(self, view: V, chance: Chance) -> S:
        """One of them."""
        return self.worlds(view).sample(chance)

    def printed(self, part: str = "") -> object | None:  # noqa: ARG002 - there is none
        """What is printed on the game's material, for pages that draw it; the same for everybody.

        A dataclass of dataclasses; None for games whose pages know their few cards by themselves.
        With the name of a large part, such as a room: without the others like it, for pages that
        begin there; None if there is no such part.
        """
        return None

    def numbers(self) -> dict[str, int]:
        """What its words may tell of the data it is played with, by name: a storybook's numbers."""
        return {}

    # Notation.

    @abstractmethod
    def parse(self, text: str) -> A:
        """The action with this text. Needs no state."""

    @abstractmethod
    def position(self, state: S) -> str:
        """The state as one line of text; also how states are compared."""

    @abstractmethod
    def load(self, text: str) -> S:
        """The state with this position."""

    @abstractmethod
    def options(self, settings: dict[str, str]) -> O:
        """House rules by name and written value; what is not named keeps its default."""

    def notices(self, options: O) -> list[Notice]:  # noqa: ARG002 - games have something to say
        """What people should know before they play by these house rules; nothing is refused."""
        return []

    def house_rules(self) -> dict[str, tuple[str, ...]]:
        """Every option and the values that people may choose from, the default first."""
        return option_values(type(self.options({})))

    def corners(self) -> list[Corner]:
        """A position for each kind of decision, for laws: random games seldom come to some."""
        return []

    def campaigns(self) -> Campaigns | None:
        """What it knows of campaigns; None for a game whose matches stand alone."""
        return None


@final
class OneByOne(Worlds[S], Generic[S, A, V, O]):
    """The worlds of a game that finds nothing out beforehand: it has a `sample` of its own."""

    def __init__(self, game: Game[S, A, V, O], view: V) -> None:
        self.game = game
        self.view = view

    def sample(self, chance: Chance) -> S:
        return self.game.sample(self.view, chance)
