"""Ways to use a page: by roles and names, with a finger, by keys alone."""

from __future__ import annotations

from typing import Protocol

from playwright.sync_api import ElementHandle, Page, Position

from tests.waiting import wait_until

_KEY = """one => {
  const here = document.activeElement;
  if (!one.isConnected) throw new Error("not attached");
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
  if (!one.isConnected) throw new Error("not attached");
  one.scrollIntoViewIfNeeded();
  const box = one.getBoundingClientRect();
  const hits = (part) => one.contains(
    document.elementFromPoint(box.left + box.width * part, box.top + box.height / 2));
  const part = [0.5, 0.15, 0.85].find(hits);
  return part === undefined ? null : { x: box.width * part, y: box.height / 2 };
}"""
"""Where a finger meets it and nothing else: cards in a hand overlap."""
_KEYS = 120
"""More than there are stops on any page."""


class Way(Protocol):
    """How somebody presses things. What goes away meanwhile is an Error, and "not attached"."""

    touch: bool

    def press(self, thing: ElementHandle) -> None: ...

    def write(self, thing: ElementHandle, text: str) -> None: ...


class Names:
    """What a screen reader does: a thing is found by its role and name, and activated."""

    touch = False

    def press(self, thing: ElementHandle) -> None:
        thing.evaluate("one => one.click()")

    def write(self, thing: ElementHandle, text: str) -> None:
        thing.fill(text)


class Finger:
    """A thing must lie in view and on top: whoever plays on a phone scrolls the hand at most."""

    touch = True

    def press(self, thing: ElementHandle) -> None:
        # What one sees of a radio button is its label.
        seen = thing.evaluate_handle("one => (one.type === 'radio' && one.closest('label')) || one")
        one = seen.as_element()
        assert one is not None
        one.tap(position=_reach(one))

    def write(self, thing: ElementHandle, text: str) -> None:
        thing.tap()
        _overwrite(thing, text)


def _reach(thing: ElementHandle) -> Position:
    """Where a finger meets it: a sheet on its way, or one that slides in above, is waited for."""
    places: list[Position | None] = [None]

    def lies_open() -> bool:
        places.append(thing.evaluate(_OPEN))
        return places[-1] is not None

    wait_until(lies_open)
    place = places[-1]
    assert place is not None
    return place


class Keys:
    """Tab, arrows and Enter; a mouse does not exist."""

    touch = False

    def press(self, thing: ElementHandle) -> None:
        self.go(thing)
        thing.press("Space" if thing.get_attribute("type") == "radio" else "Enter")

    def write(self, thing: ElementHandle, text: str) -> None:
        self.go(thing)
        _overwrite(thing, text)

    def go(self, thing: ElementHandle) -> None:
        """Moves the focus there."""
        keyboard = _page(thing).keyboard
        for _ in range(_KEYS):
            key = thing.evaluate(_KEY)
            if not key:
                return
            keyboard.press(key)
        raise AssertionError(f"no key leads to {thing}")


def _overwrite(thing: ElementHandle, text: str) -> None:
    keyboard = _page(thing).keyboard
    keyboard.press("ControlOrMeta+A")
    keyboard.type(text)


def _page(thing: ElementHandle) -> Page:
    frame = thing.owner_frame()
    assert frame is not None
    return frame.page
