"""What happens at the table; none of it is hidden. Chapters are counted from 1."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from purrlour.engine.event import Public


@final
@dataclass(frozen=True)
class Chosen(Public):
    """The seat will begin, as the host says."""

    kind: ClassVar[str] = "chosen"
    tells: ClassVar[bool] = False
    seat: int


@final
@dataclass(frozen=True)
class Picked(Public):
    """The seat has a kitten, and a side of its mat up."""

    kind: ClassVar[str] = "picked"
    tells: ClassVar[bool] = False
    seat: int
    kitten: str
    side: str


@final
@dataclass(frozen=True)
class TurnBegan(Public):
    """It is this seat's turn."""

    kind: ClassVar[str] = "turn"
    tells: ClassVar[bool] = False
    seat: int


@final
@dataclass(frozen=True)
class Drew(Public):
    """A component came from the deck, for all to see."""

    kind: ClassVar[str] = "drew"
    seat: int
    card: str
    spell: str
    """The spell it was drawn for; "" for the turn itself."""


@final
@dataclass(frozen=True)
class Placed(Public):
    """A card lies in a chapter of the seat's own."""

    kind: ClassVar[str] = "placed"
    tells: ClassVar[bool] = False
    seat: int
    card: str
    chapter: int


@final
@dataclass(frozen=True)
class Cast(Public):
    """The seat casts a spell."""

    kind: ClassVar[str] = "cast"
    tells: ClassVar[bool] = False
    seat: int
    spell: str


@final
@dataclass(frozen=True)
class Fizzled(Public):
    """The seat cast a spell that can do nothing."""

    kind: ClassVar[str] = "fizzled"
    tells: ClassVar[bool] = False
    seat: int
    spell: str


@final
@dataclass(frozen=True)
class Covered(Public):
    """The seat's token lies on this spell now."""

    kind: ClassVar[str] = "covered"
    tells: ClassVar[bool] = False
    seat: int
    spell: str


@final
@dataclass(frozen=True)
class Pointed(Public):
    """The seat chose a card of the target for what it is doing; it still lies there."""

    kind: ClassVar[str] = "pointed"
    tells: ClassVar[bool] = False
    seat: int
    card: str
    target: int
    chapter: int
    own: bool
    """Whether it is the seat's own."""


@final
@dataclass(frozen=True)
class Aimed(Public):
    """The seat chose whom a Favor goes to before its top card is seen."""

    kind: ClassVar[str] = "aimed"
    tells: ClassVar[bool] = False
    seat: int
    target: int
    chapter: int


@final
@dataclass(frozen=True)
class Kept(Public):
    """The seat keeps this card of an Overflow."""

    kind: ClassVar[str] = "kept"
    tells: ClassVar[bool] = False
    seat: int
    card: str


@final
@dataclass(frozen=True)
class Ordered(Public):
    """The seat chose which curse it defeats next."""

    kind: ClassVar[str] = "ordered"
    tells: ClassVar[bool] = False
    seat: int
    curse: str
    chapter: int


@final
@dataclass(frozen=True)
class Slung(Public):
    """A card went to a chapter of the target."""

    kind: ClassVar[str] = "slung"
    tells: ClassVar[bool] = False
    seat: int
    target: int
    card: str
    source: int
    """The chapter it came from; 0 is the deck."""
    chapter: int


@final
@dataclass(frozen=True)
class Discarded(Public):
    """Cards of the seat went to the discard pile, in this order."""

    kind: ClassVar[str] = "discarded"
    tells: ClassVar[bool] = False
    seat: int
    cards: tuple[str, ...]
    chapters: tuple[int, ...]
    """Where each lay; 0 for a card that had no place yet."""


@final
@dataclass(frozen=True)
class Switched(Public):
    """The card of the target's chapter and that of the taker's changed places."""

    kind: ClassVar[str] = "switched"
    tells: ClassVar[bool] = False
    seat: int
    card: str
    target: int
    chapter: int
    onto: str
    """The other card."""
    taker: int
    """Whose it was."""
    other: int
    """The chapter it lay in."""


@final
@dataclass(frozen=True)
class Gave(Public):
    """The target gets the other card of an Overflow."""

    kind: ClassVar[str] = "gave"
    tells: ClassVar[bool] = False
    seat: int
    target: int
    card: str


@final
@dataclass(frozen=True)
class Took(Public):
    """The seat took a card out of the target's chapter."""

    kind: ClassVar[str] = "took"
    tells: ClassVar[bool] = False
    seat: int
    target: int
    card: str
    source: int
    own: bool
    """Whether it was the seat's own."""


@final
@dataclass(frozen=True)
class Swiped(Public):
    """The seat discarded a card of the target."""

    kind: ClassVar[str] = "swiped"
    tells: ClassVar[bool] = False
    seat: int
    target: int
    card: str
    chapter: int


@final
@dataclass(frozen=True)
class Passed(Public):
    """The seat passed a card to the target."""

    kind: ClassVar[str] = "passed"
    tells: ClassVar[bool] = False
    seat: int
    target: int
    card: str
    chapter: int
    """The chapter it came from."""
    bound: int
    """The target's chapter, where the seat chose it or the card keeps its own; else 0."""


@final
@dataclass(frozen=True)
class PassedAll(Public):
    """The seat passed all cards of a chapter to the target."""

    kind: ClassVar[str] = "passed-all"
    tells: ClassVar[bool] = False
    seat: int
    target: int
    cards: tuple[str, ...]
    chapter: int


@final
@dataclass(frozen=True)
class Salvaged(Public):
    """The seat took a card of the discard pile."""

    kind: ClassVar[str] = "salvaged"
    seat: int
    card: str
    place: int
    """How many cards lay on it; 0 for the top one."""


@final
@dataclass(frozen=True)
class Moved(Public):
    """The seat moved a card of its own to another chapter."""

    kind: ClassVar[str] = "moved"
    tells: ClassVar[bool] = False
    seat: int
    card: str
    source: int
    chapter: int


@final
@dataclass(frozen=True)
class Skipped(Public):
    """The seat cannot do its part."""

    kind: ClassVar[str] = "skipped"
    tells: ClassVar[bool] = False
    seat: int


@final
@dataclass(frozen=True)
class Defeated(Public):
    """The seat defeated the curse of a chapter."""

    kind: ClassVar[str] = "defeated"
    tells: ClassVar[bool] = False
    seat: int
    curse: str
    chapter: int
    cards: tuple[str, ...]
    """What it took; these were discarded."""
    extras: tuple[str, ...]
    """What else lay there."""
    points: int
    """As printed."""
    penalty: int
    """How many of the extras cost a point."""


@final
@dataclass(frozen=True)
class Refilled(Public):
    """A curse came from the curse deck."""

    kind: ClassVar[str] = "refilled"
    curse: str
    chapter: int


@final
@dataclass(frozen=True)
class Emptied(Public):
    """The chapter stays without a curse: the curse deck is empty."""

    kind: ClassVar[str] = "emptied"
    tells: ClassVar[bool] = False
    chapter: int


@final
@dataclass(frozen=True)
class CatCame(Public):
    """The seat drew a Chaos Cat."""

    kind: ClassVar[str] = "cat"
    seat: int
    third: bool
    """Whether it is the one of chapter 3."""
    number: int
    """How many there were, with this one."""


@final
@dataclass(frozen=True)
class Opened(Public):
    """The chapter is open, in every circle and in the middle."""

    kind: ClassVar[str] = "opened"
    tells: ClassVar[bool] = False
    chapter: int


@final
@dataclass(frozen=True)
class RuleShown(Public):
    """A New Rule was turned up."""

    kind: ClassVar[str] = "rule"
    rule: str


@final
@dataclass(frozen=True)
class Flipped(Public):
    """The Chaos Mode card was turned up."""

    kind: ClassVar[str] = "flipped"
    chaos: str


@final
@dataclass(frozen=True)
class Stepped(Public):
    """The Chaos Mode card has come to this step."""

    kind: ClassVar[str] = "step"
    tells: ClassVar[bool] = False
    chaos: str
    step: int


@final
@dataclass(frozen=True)
class Triggered(Public):
    """A curse was defeated, and a rule in force answers it."""

    kind: ClassVar[str] = "triggered"
    tells: ClassVar[bool] = False
    card: str
    """The New Rule, or the Chaos Mode card."""
    step: int
    """Its step; 0 for a New Rule."""


@final
@dataclass(frozen=True)
class CursesMoved(Public):
    """Curses changed places; now they lie like this."""

    kind: ClassVar[str] = "curses-moved"
    tells: ClassVar[bool] = False
    curses: tuple[str, ...]
    """By chapter; "" for none."""


@final
@dataclass(frozen=True)
class Redealt(Public):
    """Curses were shuffled into their deck and dealt anew."""

    kind: ClassVar[str] = "redealt"
    curses: tuple[str, ...]
    """By chapter; "" for none."""


@final
@dataclass(frozen=True)
class TokensMoved(Public):
    """All tokens left the mats, or all cover the same place."""

    kind: ClassVar[str] = "tokens"
    tells: ClassVar[bool] = False
    spell: str
    """The basic spell of that place; "" if they left the mats."""


@final
@dataclass(frozen=True)
class Caught(Public):
    """The seat drew Caught: the professor is here."""

    kind: ClassVar[str] = "caught"
    seat: int


@final
@dataclass(frozen=True)
class CreditShown(Public):
    """The seat's Extra Credit card was turned up."""

    kind: ClassVar[str] = "credit"
    seat: int
    credit: str


@final
@dataclass(frozen=True)
class Scored(Public):
    """The seat's score sheet, line by line."""

    kind: ClassVar[str] = "scored"
    tells: ClassVar[bool] = False
    seat: int
    clauses: tuple[str, ...]
    """Why each line counts."""
    whats: tuple[str, ...]
    """The card that each line is about."""
    points: tuple[int, ...]
    """What each line is worth."""
    total: int
    left: int
    """Cards left in the circle."""
    curses: int
    """How many it defeated."""
    out: str
    """The clause that shuts it out; "" if it can win."""


@final
@dataclass(frozen=True)
class Ended(Public):
    """The game is over."""

    kind: ClassVar[str] = "ended"
    tells: ClassVar[bool] = False
    reason: str
    winners: tuple[int, ...]
    tie: str
    """The clause that decided between equals; "" if none had to."""
