"""What the tests here must know of a game. Each has a module in `games` that tells it all."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from tests.browser.outline import Thing
from tests.browser.positions import Wanted
from tests.browser.visits import Screen


class Say(Protocol):
    """Gives the words with a key."""

    def __call__(self, key: str, /, **facts: Any) -> str: ...


Pick: TypeAlias = Callable[[Sequence[Thing], Say], list[Thing]]
"""Chooses among the buttons of a page."""


class Witness(Protocol):
    """A seat's eyes and ears, which know what it may not learn. Written from the rules: it is no
    second use of the game's own views."""

    def hears(self, event: dict[str, Any]) -> None:
        """Insists that it may be told this."""

    def sees(self, view: dict[str, Any], truth: Any) -> None:
        """Insists that it may be shown this, and that it is true."""


@dataclass(frozen=True)
class Playing:
    """A match that is played to its end through the page."""

    seats: int
    devices: tuple[str, ...]
    """Their sizes, the host's first. Bots have the other chairs."""
    few: tuple[str, ...] = ()
    """Those that the usual suite has time for; none, if it leaves this match to the long one."""
    preset: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    """House rules that the host sets after that."""


@dataclass(frozen=True)
class Sharing:
    """Two people at one device."""

    seats: int
    devices: tuple[str, ...]
    """Of the others, if there are any; the rest are bots."""
    handed: int
    """How often the device changes hands until the test has seen enough; 0 is to the end."""


@dataclass(frozen=True)
class Played:
    """A game."""

    key: str
    positions: Mapping[str, Wanted]
    """Moments worth seeing, by name; among them `turn` and `won`."""
    screens: Sequence[Screen]
    playings: Mapping[str, Playing]
    """By language."""
    sharing: Sharing
    window: tuple[str, str]
    """A position where a reaction is asked for, and the button that answers; a game without any has
    one where something must be chosen in two taps, and no button."""
    choice: str
    """A position where something must be chosen on the table, in two taps."""
    begin: Pick
    """Things on the table that a robot may begin with."""
    aim: Pick
    """Things on the table that go with what was tapped."""
    truth: Callable[[Any], Any]
    """What is true of a state, for the witness."""
    witness: Callable[[int], Witness]
    """For a seat."""
