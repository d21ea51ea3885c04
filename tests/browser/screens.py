"""Every screen there is, and how to come to it. Tests and screenshots both walk this list."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from playwright.sync_api import Browser, Page, expect

from purrlour.words import Words
from tests.browser.watching import Watched

SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1440, 900)}
THEMES = {"afternoon": "light", "evening": "dark"}
LOCALES = {"en": "en-GB", "pl": "pl-PL"}


@dataclass(frozen=True)
class Parlour:
    """Where the screens are."""

    url: str
    """Of the first page; ends in a slash."""
    match: str
    """A table with people at it."""


@dataclass(frozen=True)
class Screen:
    """One of them."""

    name: str
    open: Callable[[Page, Parlour], None]
    shows: str
    """The key of a sentence that is there when it is complete."""
    troubled: bool = False
    """Requests fail there."""


def _start(page: Page, parlour: Parlour) -> None:
    page.goto(parlour.url)


def _silent(page: Page, parlour: Parlour) -> None:
    page.route("**/api/**", lambda route: route.abort())
    page.goto(parlour.url)


def _match(page: Page, parlour: Parlour) -> None:
    page.goto(f"{parlour.url}t/{parlour.match}")


def _no_match(page: Page, parlour: Parlour) -> None:
    page.goto(f"{parlour.url}t/{'A' * 22}")


def _lost(page: Page, parlour: Parlour) -> None:
    page.goto(f"{parlour.url}t/purr")


SCREENS = [
    Screen("start", _start, "game-title"),
    Screen("start-silent", _silent, "web-silent", troubled=True),
    Screen("match", _match, "web-free"),
    Screen("match-missing", _no_match, "refuse-no-such-match", troubled=True),
    Screen("lost", _lost, "web-lost-why"),
]


@contextmanager
def opened(
    browser: Browser, parlour: Parlour, screen: Screen, *, language: str, theme: str
) -> Iterator[Watched]:
    """A screen as somebody sees it who has these settings in their system."""
    context = browser.new_context(
        locale=LOCALES[language],
        color_scheme="dark" if THEMES[theme] == "dark" else "light",
        reduced_motion="reduce",
    )
    context.set_default_timeout(10_000)
    watched = Watched(context.new_page(), parlour.url, screen.troubled)
    resize(watched.page, "phone")
    screen.open(watched.page, parlour)
    sentence = Words(language, "exploding_kittens").say(screen.shows)
    expect(watched.page.get_by_text(sentence).first).to_be_visible(timeout=10_000)
    yield watched
    context.close()


def resize(page: Page, size: str) -> None:
    """Another device."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
