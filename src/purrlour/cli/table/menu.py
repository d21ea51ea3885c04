"""Menus: choices narrowed step by step. They say what can be chosen, and why the rest cannot."""

from __future__ import annotations

from dataclasses import dataclass

from purrlour.engine.action import Action

CARD_KEYS = "1234567890-="
"""Keys for the cards, in their order."""


@dataclass(frozen=True)
class Why:
    """Why something cannot be chosen, in the reader's words, and the rule behind it."""

    sentence: str
    clause: str = ""


@dataclass(frozen=True)
class Entry:
    """One thing to choose: a leaf that is an action, a door to the next step, or neither yet."""

    label: str
    note: str = ""
    """One line about it, shown while it is highlighted."""
    key: str = ""
    """A letter that chooses it; without one it gets a number."""
    count: int = 0
    """How many of these cards there are; 0 says nothing."""
    tint: str = ""
    """The family of a card: a name of the theme's colours."""
    action: Action | None = None
    menu: Menu | None = None
    why: Why | None = None

    @property
    def possible(self) -> bool:
        """Whether it can be chosen now."""
        return self.why is None


@dataclass(frozen=True)
class Menu:
    """One step: a sentence, buttons, cards; or places on a scale."""

    prompt: str
    buttons: tuple[Entry, ...] = ()
    cards: tuple[Entry, ...] = ()
    places: tuple[Entry, ...] = ()
    """Where something may go, the top first; shown as a slider."""
    picked: str = ""
    """The label of the card that led here."""
    start: int | None = None
    """The card that is highlighted at first, if not the first thing possible."""

    def first(self) -> tuple[str, int]:
        """The zone and number of what is highlighted at first: the first thing possible."""
        if self.places:
            return "places", 0
        if self.start is not None:
            return "cards", self.start
        for zone, entries in (("buttons", self.buttons), ("cards", self.cards)):
            for number, entry in enumerate(entries):
                if entry.possible:
                    return zone, number
        return ("buttons" if self.buttons else "cards"), 0
