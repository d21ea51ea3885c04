"""What of a page cannot be seen: words that something lies over, or that are cut off, and buttons
that a finger does not meet whole.

At rest, and for the eye alone: every word that is drawn counts, also those that screen readers
get in other ways. What is scrolled away can be scrolled to, and is no loss, unless it answers the
question: that must be seen at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import Page

from tests.browser.known import KNOWN, LARGE_KNOWN, LOW
from tests.browser.visits import rest

WINDOWS = {
    "360x740": (360, 740),
    "740x360": (740, 360),
    "844x390": (844, 390),
    "1280x800": (1280, 800),
    "1920x1080": (1920, 1080),
}
"""A phone, two phones on their side, a small desktop and a large one."""

LARGE = ("exploding_kittens", "koty")
"""Games whose question fits a low window with large letters, too."""
_LOOK = Path(__file__).with_suffix(".js").read_text("utf-8")


@dataclass(frozen=True)
class Hidden:
    """Something that cannot be seen as it should be."""

    how: str
    """`covered` by something, `cut` off, `beyond` the window, or `away` behind the edge of what
    scrolls."""
    text: str
    by: str
    """What lies over it, or where it is."""

    def __str__(self) -> str:
        return f"{self.how}: {self.text!r} {self.by}"


def hidden(page: Page) -> list[Hidden]:
    """Everything that cannot be seen as it should be."""
    return [Hidden(*one) for one in cast("list[Any]", page.evaluate(_LOOK))]


def insist_all_can_be_seen(page: Page, screen: str, *windows: str) -> None:
    """In windows of these sizes; on what is known to be wrong, see `KNOWN`."""
    for window in windows:
        width, height = WINDOWS[window]
        page.set_viewport_size({"width": width, "height": height})
        rest(page)
        if window not in KNOWN.get(screen, ()):
            found = [str(one) for one in hidden(page)]
            assert not found, (screen, window, found)
            if window in LOW and screen.startswith(LARGE) and screen not in LARGE_KNOWN:
                insist_answers_are_on_the_screen(page, screen, window)


def insist_answers_are_on_the_screen(page: Page, screen: str, window: str) -> None:
    """Question and hand, also with letters of twice the size."""
    letters = "(size) => (document.documentElement.style.fontSize = size)"
    page.evaluate(letters, "200%")
    away = [str(one) for one in hidden(page) if one.how == "away"]
    assert not away, (screen, window, "large letters", away)
    page.evaluate(letters, "")
