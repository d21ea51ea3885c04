"""Every screen there is. Tests and screenshots both walk this list."""

from __future__ import annotations

import re
from itertools import cycle

from playwright.sync_api import expect

from tests.browser.games import PLAYED
from tests.browser.games.rooms import room_screens
from tests.browser.visits import Screen, Visit, sheet
from tests.figures import LONG


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


def _settings(visit: Visit) -> None:
    _start(visit)
    visit.press("web-settings")
    visit.sees("web-setting-sound")


def _curtain(visit: Visit) -> None:
    """Two people share this device, and the other one is asked."""
    found = visit.at("waiting")
    for token in found.tokens:
        visit.go(f"t/{found.match}#{token}")
        expect(visit.page).to_have_url(re.compile(r"^[^#]+$"))  # the token is kept, and unseen
    visit.sees("web-table-curtain-why")


def _lesson(visit: Visit) -> None:
    """The beginning of a lesson, where the coach points at something."""
    visit.go(f"learn/{visit.game}")
    expect(visit.page.locator("[data-ring]").first).to_be_attached()


def _glance(visit: Visit) -> None:
    """The rules in pictures."""
    visit.go(f"rules/{visit.game}")
    visit.sees("web-rules-more")


def _learnt(visit: Visit) -> None:
    """Its end: everything was shown."""
    _lesson(visit)
    ways = [visit.words.say(key) for key in ("web-lesson-next", "web-lesson-show")]
    button = visit.page.get_by_role("button", name=re.compile(f"^({'|'.join(ways)})$"))
    done = visit.page.get_by_role("heading", name=visit.words.say("web-lesson-done"))
    while not done.is_visible():
        button.and_(visit.page.locator(":not([aria-disabled])")).first.click()


SCREENS = [
    Screen("start", _start),
    Screen("start-returning", _returning),
    Screen("start-silent", _silent, troubled=True),
    Screen("settings", _settings),
    Screen("join", _join),
    Screen("lobby", _lobby),
    Screen("match-missing", _no_match, troubled=True),
    Screen("bad-token", _bad_token),
    Screen("lost", _lost),
    Screen("table-log", sheet("turn", "web-table-log")),
    Screen("table-talk", sheet("turn", "web-table-talk")),
    Screen("table-rules", sheet("turn", "web-table-rules")),
    Screen("table-menu", sheet("turn", "web-table-menu")),
    Screen("curtain", _curtain, scrolls=False),
    *(screen for game in PLAYED for screen in game.screens),
    *(Screen(f"{game.key}-glance", _glance, game=game.key) for game in PLAYED),
    *(Screen(f"{game.key}-lesson", _lesson, scrolls=False, game=game.key) for game in PLAYED),
    Screen("lesson-done", _learnt, scrolls=False),
]
"""Those of the house, on tables of the game that came first; then each game's own."""
_HOUSE = ("start", "settings", "join", "lobby", "lost", "curtain")
_KINDS = ("new", "rules", "turn", "replay", "lesson")
_BY_TURNS = tuple(f"{game.key}-{kind}" for kind, game in zip(_KINDS, cycle(PLAYED)))
_OF_ALL = tuple(f"{game.key}-{kind}" for kind in _KINDS for game in PLAYED)
SOME = [screen for screen in SCREENS if screen.name in (*_HOUSE, *(_OF_ALL if LONG else _BY_TURNS))]
"""One for every kind of address and every file that is fetched later; games by turns."""


MORE = room_screens()
"""For the eye alone: they differ in nothing that a test would see."""


def named(name: str) -> Screen:
    return next(screen for screen in SCREENS if screen.name == name)
