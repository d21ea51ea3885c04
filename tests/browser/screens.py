"""Every screen there is, and how to come to it. Tests and screenshots both walk this list."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from playwright.sync_api import Browser, Page, expect

from purrlour.words import Words
from tests.browser.positions import GAME, Position
from tests.browser.watching import Watched
from tests.server.serving import Server

SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1440, 900)}
THEMES = {"afternoon": "light", "evening": "dark"}
LOCALES = {"en": "en-GB", "pl": "pl-PL"}


@dataclass(frozen=True)
class Parlour:
    """Where the screens are."""

    url: str
    """Of the first page; ends in a slash."""
    match: str
    """A table with people at it, before the deal."""
    token: str
    """Of its host."""
    positions: dict[str, Position]
    """Matches that wait at a moment worth seeing."""
    server: Server


@dataclass(frozen=True)
class Visit:
    """Somebody on their way to a screen."""

    page: Page
    parlour: Parlour
    words: Words

    def go(self, path: str = "") -> None:
        """Opens an address of the parlour."""
        self.page.goto(f"{self.parlour.url}{path}")

    def sees(self, key: str, /, **facts: object) -> None:
        """Waits for a sentence."""
        found = self.page.get_by_text(self.words.say(key, **facts)).filter(visible=True)
        expect(found.first).to_be_visible()

    def press(self, key: str, role: str = "button", /, **facts: object) -> None:
        """Presses what begins with these words."""
        name = re.compile("^" + re.escape(self.words.say(key, **facts)))
        self.page.get_by_role(role, name=name).first.click()  # type: ignore[arg-type]

    def sit(self, position: str) -> None:
        """Takes the seat of a match that waits."""
        found = self.parlour.positions[position]
        self.go(f"t/{found.match}#{found.token}")
        prompt = self.page.get_by_role("region", name=self.words.say("web-table-prompt"))
        expect(prompt).to_be_visible()


@dataclass(frozen=True)
class Screen:
    """One of them."""

    name: str
    open: Callable[[Visit], None]
    troubled: bool = False
    """Requests fail there."""
    scrolls: bool = True
    """Whether it may be higher than a phone."""


def _start(visit: Visit) -> None:
    visit.go()
    visit.sees("game-title")


def _returning(visit: Visit) -> None:
    """The first page of somebody who has tables."""
    for position in ("turn", "won"):
        visit.sit(position)
    _start(visit)
    visit.sees("web-start-tables")


def _silent(visit: Visit) -> None:
    visit.page.route("**/api/**", lambda route: route.abort())
    visit.go()
    visit.sees("web-silent")


def _new(visit: Visit) -> None:
    visit.go("new/exploding_kittens")
    visit.sees("web-new-friends")
    for fold in ("web-new-seats", "web-new-rules", "web-new-more"):
        visit.page.get_by_text(visit.words.say(fold), exact=True).first.click()


def _join(visit: Visit) -> None:
    visit.go(f"t/{visit.parlour.match}")
    visit.sees("web-join-sit")


def _lobby(visit: Visit) -> None:
    visit.go(f"t/{visit.parlour.match}#{visit.parlour.token}")
    visit.sees("web-invite")


def _no_match(visit: Visit) -> None:
    visit.go(f"t/{'A' * 22}")
    visit.sees("refuse-no-such-match")


def _bad_token(visit: Visit) -> None:
    visit.go(f"t/{visit.parlour.match}#{'A' * 43}")
    visit.sees("web-table-bye-bad-token")


def _lost(visit: Visit) -> None:
    visit.go("t/purr")
    visit.sees("web-lost-why")


def _rules(visit: Visit) -> None:
    visit.go("rules/exploding_kittens#EK-31")
    visit.sees("web-rules-search")


def _settings(visit: Visit) -> None:
    _start(visit)
    visit.press("web-settings")
    visit.sees("web-setting-sound")


def _table(position: str) -> Callable[[Visit], None]:
    return lambda visit: visit.sit(position)


def _sheet(position: str, button: str) -> Callable[[Visit], None]:
    """A sheet over a table."""

    def open_sheet(visit: Visit) -> None:
        visit.sit(position)
        visit.press(button)
        expect(visit.page.get_by_role("dialog")).to_be_visible()

    return open_sheet


def _lifted(visit: Visit) -> None:
    """A card is lifted, and its targets glow."""
    visit.sit("turn")
    hand = visit.page.get_by_role("list", name=visit.words.say("thing-hand"))
    cards = hand.get_by_role("button", name=visit.words.say("board-hand-can", held=""))
    cards.last.press("Enter")  # others may lie over it
    visit.sees("web-table-lay-back")


def _refused(visit: Visit) -> None:
    """A card that cannot be played now says why."""
    visit.sit("favor")
    visit.page.get_by_role("button", name=re.compile(_pile(visit))).click()
    visit.page.get_by_role("button", name=visit.words.say("web-table-close-reason")).wait_for()


def _pile(visit: Visit) -> str:
    return re.escape(visit.words.say("thing-pile"))


def _replay(visit: Visit) -> None:
    found = visit.parlour.positions["won"]
    visit.go(f"r/{found.match}#{found.token}")
    expect(visit.page.get_by_role("slider").first).to_be_visible()


def _curtain(visit: Visit) -> None:
    """Two people share this device, and the other one is asked."""
    found = visit.parlour.positions["waiting"]
    for token in found.tokens:
        visit.go(f"t/{found.match}#{token}")
        visit.page.wait_for_function("location.hash === ''")
    visit.sees("web-table-curtain-why")


SCREENS = [
    Screen("start", _start),
    Screen("start-returning", _returning),
    Screen("start-silent", _silent, troubled=True),
    Screen("settings", _settings),
    Screen("new", _new),
    Screen("join", _join),
    Screen("lobby", _lobby),
    Screen("match-missing", _no_match, troubled=True),
    Screen("bad-token", _bad_token),
    Screen("lost", _lost),
    Screen("rules", _rules),
    *(
        Screen(f"table-{position}", _table(position), scrolls=False)
        for position in (
            *("turn", "crowded", "window", "future", "demand", "favor", "hide", "waiting", "out"),
            *("won", "lost"),
        )
    ),
    Screen("table-lifted", _lifted, scrolls=False),
    Screen("table-refused", _refused, scrolls=False),
    Screen("table-log", _sheet("turn", "web-table-log")),
    Screen("table-talk", _sheet("turn", "web-table-talk")),
    Screen("table-rules", _sheet("turn", "web-table-rules")),
    Screen("table-menu", _sheet("turn", "web-table-menu")),
    Screen("curtain", _curtain, scrolls=False),
    Screen("replay", _replay),
]


@contextmanager
def opened(
    browser: Browser, parlour: Parlour, screen: Screen, *, language: str, theme: str
) -> Iterator[Watched]:
    """A screen as somebody sees it who has these settings in their system."""
    context = browser.new_context(
        locale=LOCALES[language],
        service_workers="block",  # it would fetch everything at every visit
        color_scheme="dark" if THEMES[theme] == "dark" else "light",
        reduced_motion="reduce",
    )
    context.set_default_timeout(20_000)
    watched = Watched(context.new_page(), parlour.url, screen.troubled)
    resize(watched.page, "phone")
    screen.open(Visit(watched.page, parlour, Words(language, GAME.key)))
    yield watched
    context.close()


def resize(page: Page, size: str) -> None:
    """Another device."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})


def relight(page: Page, theme: str) -> None:
    """Another time of day: the page follows the system."""
    page.emulate_media(
        color_scheme="dark" if THEMES[theme] == "dark" else "light", reduced_motion="reduce"
    )
    page.wait_for_function("(theme) => document.documentElement.dataset.theme === theme", arg=theme)
