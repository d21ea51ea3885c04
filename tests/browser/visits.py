"""Visits to a parlour: somebody with some settings on some device, on their way to a screen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from purrlour.words import Words
from tests.browser.outline import by_role
from tests.browser.positions import Position
from tests.browser.watching import Watched
from tests.server.serving import Server
from tests.waiting import LIMIT

SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1440, 900)}
THEMES = {"afternoon": "light", "evening": "dark"}
LOCALES = {"en": "en-GB", "pl": "pl-PL"}
_SPEAK = """(language) => {
  const key = "purrlour.settings";
  const kept = JSON.parse(localStorage.getItem(key) ?? "{}");
  localStorage.setItem(key, JSON.stringify({ ...kept, language }));
  dispatchEvent(new StorageEvent("storage", { key }));
}"""


@dataclass(frozen=True)
class Parlour:
    """Where the screens are."""

    url: str
    """Of the first page; ends in a slash."""
    match: str
    """A table with people at it, before the deal."""
    token: str
    """Of its host."""
    positions: dict[str, dict[str, Position]]
    """By game: matches that wait at a moment worth seeing."""
    server: Server


@dataclass(frozen=True)
class Visit:
    """Somebody on their way to a screen."""

    page: Page
    parlour: Parlour
    language: str
    game: str

    @cached_property
    def words(self) -> Words:
        return Words(self.language, self.game)

    @property
    def prompt(self) -> Locator:
        """Where they are asked."""
        return self.page.get_by_role("region", name=self.words.say("web-table-prompt"), exact=True)

    @property
    def hand(self) -> Locator:
        """The cards they hold."""
        return self.page.get_by_role("list", name=self.words.say("thing-hand"), exact=True)

    @property
    def playable(self) -> Locator:
        """Those among them that can be chosen now."""
        return self.hand.get_by_role("button", name=self.words.say("board-hand-can", held=""))

    def go(self, path: str = "") -> None:
        """Opens an address of the parlour."""
        self.page.goto(f"{self.parlour.url}{path}")

    def sees(self, key: str, /, **facts: object) -> None:
        """Waits for a sentence."""
        found = self.page.get_by_text(self.words.say(key, **facts)).filter(visible=True)
        expect(found.first).to_be_visible()

    def press(self, key: str, role: str = "button", /, **facts: object) -> None:
        """Presses what begins with these words."""
        name = re.compile("^" + literal(self.words.say(key, **facts)))
        by_role(self.page, role, name, exact=False).first.click()

    def at(self, position: str) -> Position:
        """A match of this game that waits."""
        return self.parlour.positions[self.game][position]

    def sit(self, position: str) -> None:
        """Takes the seat there."""
        found = self.at(position)
        self.go(f"t/{found.match}#{found.token}")
        expect(self.prompt).to_be_visible()
        rest(self.page)


@dataclass(frozen=True)
class Screen:
    """Something worth seeing, and how to come to it."""

    name: str
    open: Callable[[Visit], None]
    troubled: bool = False
    """Requests fail there."""
    scrolls: bool = True
    """Whether it may be higher than a phone."""
    game: str = "exploding_kittens"
    """Whose words are spoken there."""


def table(position: str) -> Callable[[Visit], None]:
    """A table where a match waits."""
    return lambda visit: visit.sit(position)


def sheet(position: str, button: str) -> Callable[[Visit], None]:
    """A sheet over a table."""

    def open_sheet(visit: Visit) -> None:
        visit.sit(position)
        visit.press(button)
        expect(visit.page.get_by_role("dialog")).to_be_visible()

    return open_sheet


def lifted(position: str) -> Callable[[Visit], None]:
    """A card is lifted, and its targets glow."""

    def lift(visit: Visit) -> None:
        visit.sit(position)
        visit.playable.last.press("Enter")  # others may lie over it
        visit.sees("web-table-lay-back")

    return lift


def hinted(position: str) -> Callable[[Visit], None]:
    """Somebody has asked what to do, and was told."""

    def ask(visit: Visit) -> None:
        visit.sit(position)
        visit.press("web-table-hint")
        best = re.compile("^" + literal(visit.words.say("web-table-hint-this")))
        expect(visit.prompt.get_by_role("button", name=best)).to_be_visible()

    return ask


def replay(position: str) -> Callable[[Visit], None]:
    """A match that is over, once more."""

    def open_replay(visit: Visit) -> None:
        found = visit.at(position)
        visit.go(f"r/{found.match}#{found.token}")
        expect(visit.page.get_by_role("slider").first).to_be_visible()

    return open_replay


def new_table(visit: Visit) -> None:
    """A new table of the game, with everything unfolded."""
    visit.go(f"new/{visit.game}")
    visit.sees("web-new-friends")
    for fold in ("web-new-seats", "web-new-rules", "web-new-more"):
        visit.page.get_by_text(visit.words.say(fold), exact=True).first.click()


def fresh(
    browser: Browser,
    language: str = "en",
    size: str = "phone",
    *,
    theme: str = "afternoon",
    touch: bool = False,
    moves: bool = False,
    workers: bool = False,
) -> BrowserContext:
    """A browser that was never used, with these settings in its system. `workers` lets the shell
    of the page be kept; it would fetch everything at every visit."""
    width, height = SIZES[size]
    context = browser.new_context(
        locale=LOCALES[language],
        viewport={"width": width, "height": height},
        color_scheme="dark" if THEMES[theme] == "dark" else "light",
        has_touch=touch,
        reduced_motion="no-preference" if moves else "reduce",
        service_workers="allow" if workers else "block",
    )
    context.set_default_timeout(1000 * LIMIT)
    return context


@contextmanager
def opened(
    browser: Browser, parlour: Parlour, screen: Screen, *, language: str, theme: str
) -> Iterator[Watched]:
    """A screen as somebody sees it who has these settings in their system."""
    context = fresh(browser, language, theme=theme)
    watched = Watched(context.new_page(), parlour.url, screen.troubled)
    screen.open(Visit(watched.page, parlour, language, screen.game))
    yield watched
    context.close()


def reopen(watched: Watched, parlour: Parlour, screen: Screen, language: str) -> None:
    """The same device, cleared, at another screen: what was fetched is there already."""
    page = watched.page
    page.unroute_all()
    watched.begin(screen.troubled)
    page.goto(f"{parlour.url}theme.js")  # of the same house, and nothing happens there
    page.evaluate("localStorage.clear(), sessionStorage.clear()")
    page.set_viewport_size({"width": SIZES["phone"][0], "height": SIZES["phone"][1]})
    screen.open(Visit(page, parlour, language, screen.game))


def literal(words: str) -> str:
    """Words as a pattern for names, in which browsers tell every space as the usual one."""
    return re.escape(" ".join(words.split()))


def speak(page: Page, language: str) -> None:
    """Another language, as if it were chosen in another tab: the page follows."""
    page.evaluate(_SPEAK, language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    rest(page)


def resize(page: Page, size: str) -> None:
    """Another device."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    rest(page)


def rest(page: Page) -> None:
    """Waits for what a page has asked for: sheets, logs and rooms come in files of their own."""
    expect(page.locator("[aria-busy]")).to_have_count(0)


def relight(page: Page, theme: str) -> None:
    """Another time of day: the page follows the system."""
    page.emulate_media(
        color_scheme="dark" if THEMES[theme] == "dark" else "light", reduced_motion="reduce"
    )
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
