"""Chooser: the prompt, its buttons and the hand; the one place that answers "what now?"."""

from __future__ import annotations

from time import monotonic
from typing import Final

from textual import events
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from purrlour.cli.table import drawing
from purrlour.cli.table.menu import CARD_KEYS, Entry, Menu, Why
from purrlour.engine.action import Action

_FAR: Final = 5
"""Places that a page key moves the slider."""


class Chooser(Widget, can_focus=True):
    """Walks through menus by keys until one action is left."""

    class Chosen(Message):
        """One action was chosen."""

        def __init__(self, action: Action) -> None:
            super().__init__()
            self.action = action

    class Refused(Message):
        """Something that cannot be chosen was tried."""

        def __init__(self, why: Why) -> None:
            super().__init__()
            self.why = why

    def __init__(self, *, space: str) -> None:
        super().__init__(id="chooser")
        self.space = space
        """What people call that key."""
        self.steps: list[Menu] = [Menu("")]
        self.zone, self.at = "buttons", 0
        self.notice: Why | None = None
        self.deaf_until = 0.0
        """Until then nothing is chosen: a key meant for the last question must not answer this."""
        self._typed = ""

    @property
    def menu(self) -> Menu:
        """The step shown."""
        return self.steps[-1]

    def show(self, menu: Menu, *, stay: bool = False) -> None:
        """Starts over with this menu; or keeps the cursor, if nothing new is asked."""
        stay = stay and len(self.steps) == 1 and self.at < len(self._of(menu, self.zone))
        self.steps = [menu]
        if stay:
            self.refresh()
        else:
            self.notice = None
            self._settle()

    def _settle(self) -> None:
        self.zone, self.at = self.menu.first()
        self._typed = ""
        self.refresh()

    def entries(self, zone: str) -> tuple[Entry, ...]:
        """What one zone of the step holds."""
        return self._of(self.menu, zone)

    @staticmethod
    def _of(menu: Menu, zone: str) -> tuple[Entry, ...]:
        return {"buttons": menu.buttons, "cards": menu.cards, "places": menu.places}[zone]

    @property
    def highlighted(self) -> Entry | None:
        """The entry under the cursor."""
        entries = self.entries(self.zone)
        return entries[self.at] if self.at < len(entries) else None

    def key_of(self, zone: str, number: int) -> str:
        """The key that chooses an entry: its letter, or a number where nothing else has them."""
        entry = self.entries(zone)[number]
        if entry.key:
            return entry.key
        numbered = "cards" if len(self.steps) == 1 or not self.menu.buttons else "buttons"
        return CARD_KEYS[number] if zone == numbered and number < len(CARD_KEYS) else ""

    # Keys.

    def on_key(self, event: events.Key) -> None:
        if self._move(event.key) or self._press(event.key, event.character or ""):
            event.stop()

    def _press(self, key: str, character: str) -> bool:
        """Choosing, going back, and keys of entries."""
        if key == "enter":
            self.choose(self.highlighted)
        elif key in ("escape", "backspace") and len(self.steps) > 1:
            self.steps.pop()
            self.notice = None
            self._settle()
        elif self.zone == "places" and character.isdigit():
            self._type(character)
        else:
            return self._press_entry("space" if key == "space" else character)
        return True

    def _press_entry(self, key: str) -> bool:
        for zone in ("buttons", "cards"):
            for number, entry in enumerate(self.entries(zone)):
                if key and self.key_of(zone, number) == key:
                    self.zone, self.at = zone, number
                    self.choose(entry)
                    return True
        return False

    def _type(self, digit: str) -> None:
        """A place by its number, digit after digit."""
        last = len(self.menu.places) - 1
        self._typed = self._typed + digit if int(self._typed + digit) <= last else digit
        self._go(min(int(self._typed), last), keep_typed=True)

    def _move(self, key: str) -> bool:
        """Moves the cursor; whether the key was one for that."""
        count = len(self.entries(self.zone))
        if self.zone == "places":
            step = {"left": -1, "right": 1, "up": -1, "down": 1, "pageup": -_FAR, "pagedown": _FAR}
            ends = {"home": 0, "t": 0, "end": count - 1, "b": count - 1}
            if key not in step and key not in ends:
                return False
            self._go(ends.get(key, self.at + step.get(key, 0)))
            return True
        if key in ("left", "right") and count:
            self._go((self.at + (1 if key == "right" else -1)) % count)
        elif key in ("up", "down"):
            self._climb(1 if key == "down" else -1)
        elif key in ("home", "end"):
            self._go(0 if key == "home" else count - 1)
        else:
            return False
        return True

    def _climb(self, step: int) -> None:
        """Between the buttons and the rows of cards."""
        columns = drawing.columns(self.size.width)
        if self.zone == "buttons":
            if step > 0 and self.menu.cards:
                self.zone = "cards"
                self._go(0)
            return
        if 0 <= self.at + step * columns < len(self.menu.cards):
            self._go(self.at + step * columns)
        elif step < 0 and self.menu.buttons:
            self.zone = "buttons"
            self._go(0)
        elif step > 0:
            self._go(len(self.menu.cards) - 1)

    def _go(self, to: int, *, keep_typed: bool = False) -> None:
        self.at = max(0, min(to, len(self.entries(self.zone)) - 1))
        self.notice = None
        self._typed = self._typed if keep_typed else ""
        self.refresh()

    def choose(self, entry: Entry | None) -> None:
        """Takes the entry: an action, the next step, or the reason why not."""
        if entry is None or monotonic() < self.deaf_until:
            return
        if entry.why is not None:
            if entry.why.sentence:
                self.notice = entry.why
                self.post_message(self.Refused(entry.why))
        elif entry.menu is not None:
            self.steps.append(entry.menu)
            self.notice = None
            self._settle()
        elif entry.action is not None:
            self.post_message(self.Chosen(entry.action))
        self.refresh()

    def render(self) -> Content:
        return drawing.draw(self, self.size.width, self.size.height)
