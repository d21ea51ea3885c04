"""Ways to use a page: by roles and names, with a finger, by keys alone."""

from __future__ import annotations

import time
from typing import Protocol

from playwright.sync_api import Locator, Position

_KEY = """one => {
  const here = document.activeElement;
  if (one === here) return "";
  const back = here.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING;
  const near =
    one.type === "radio"
      ? here.type === "radio" && here.name === one.name
      : one.tabIndex < 0 && one.closest("ul")?.contains(here);
  if (near) return back ? "ArrowLeft" : "ArrowRight";
  const spread = one.tabIndex < 0 && one.closest("[data-roving]")?.contains(here);
  if (spread) return back ? "PageUp" : "PageDown";
  return back ? "Shift+Tab" : "Tab";
}"""
"""The key that leads there, or nothing where it has the focus. Radio buttons and the cards of a
hand are one stop of Tab: arrows lead on from there. So is what lies spread over a map: there,
arrows lead where they point, and Page Down from one to the next."""
_OPEN = """one => {
  const box = one.getBoundingClientRect();
  const hits = (part) => one.contains(
    document.elementFromPoint(box.left + box.width * part, box.top + box.height / 2));
  const part = [0.5, 0.15, 0.85].find(hits);
  return part === undefined ? null : { x: box.width * part, y: box.height / 2 };
}"""
"""Where a finger meets it and nothing else: cards in a hand overlap."""
_ARRIVES = 5.0
"""Seconds within which what moves on a page has come to rest, on a busy machine too."""
_KEYS = 120
"""More than there are stops on any page."""


class Way(Protocol):
    """How somebody presses things."""

    touch: bool

    def press(self, thing: Locator) -> None: ...

    def write(self, thing: Locator, text: str) -> None: ...


class Names:
    """What a screen reader does: a thing is found by its role and name, and activated."""

    touch = False

    def press(self, thing: Locator) -> None:
        thing.wait_for(state="attached")
        thing.evaluate("one => one.click()")

    def write(self, thing: Locator, text: str) -> None:
        thing.fill(text)


class Finger:
    """A thing must lie in view and on top: whoever plays on a phone scrolls the hand at most."""

    touch = True

    def press(self, thing: Locator) -> None:
        if thing.get_attribute("type") == "radio":  # what one sees of it is its label
            thing = thing.locator("xpath=ancestor::label")
        thing.tap(position=_reach(thing))

    def write(self, thing: Locator, text: str) -> None:
        thing.tap()
        thing.page.keyboard.press("ControlOrMeta+A")
        thing.page.keyboard.type(text)


def _reach(thing: Locator) -> Position:
    """Where a finger meets it: a sheet on its way, or one that slides in above, is waited for."""
    deadline = time.monotonic() + _ARRIVES
    while True:
        thing.scroll_into_view_if_needed()
        place: Position | None = thing.evaluate(_OPEN)
        if place is not None:
            return place
        assert time.monotonic() < deadline, f"something lies on {thing}"
        thing.page.wait_for_timeout(50)


class Keys:
    """Tab, arrows and Enter; a mouse does not exist."""

    touch = False

    def press(self, thing: Locator) -> None:
        self.go(thing)
        thing.page.keyboard.press("Space" if thing.get_attribute("type") == "radio" else "Enter")

    def write(self, thing: Locator, text: str) -> None:
        self.go(thing)
        thing.page.keyboard.press("ControlOrMeta+A")
        thing.page.keyboard.type(text)

    def go(self, thing: Locator) -> None:
        """Moves the focus there."""
        for _ in range(_KEYS):
            key = thing.evaluate(_KEY)
            if not key:
                return
            thing.page.keyboard.press(key)
        raise AssertionError(f"no key leads to {thing}")
