"""People with browsers of their own, who open tables and join them through the page."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from random import Random
from types import MappingProxyType
from typing import Any

from playwright.sync_api import Browser, Route, expect

from purrlour.words import Words
from tests.browser.facts import Played
from tests.browser.robots import Robot
from tests.browser.visits import Parlour, fresh, literal
from tests.browser.watching import Watched
from tests.browser.ways import Finger, Keys, Names, Way
from tests.figures import LONG

NAMES = {"phone": "Ania", "desktop": "Bartłomiej", "tablet": "Zoë"}
WAYS: dict[str, Way] = {"phone": Finger(), "desktop": Keys(), "tablet": Names()}
"""By size: a finger on a phone, keys alone at a desk, roles and names alone on a tablet."""

_FAST = """try {
  localStorage["purrlour.settings"] ??= JSON.stringify({ motion: "fast" });
} catch {}"""
"""Who looks on sees all that bots do in its time: a whole match of it is long enough."""


@contextmanager
def visitor(
    browser: Browser, parlour: Parlour, game: Played, *, language: str, size: str
) -> Iterator[Robot]:
    """Somebody who has just come, with a browser of their own."""
    way, name = WAYS[size], NAMES[size]
    # Things move where a finger must hit them; elsewhere that would only take its time.
    context = fresh(browser, language, size, touch=way.touch, moves=way.touch)
    if way.touch:
        context.add_init_script(_FAST)
    watched = Watched(context.new_page(), parlour.url)
    yield Robot(watched, way, game, Words(language, game.key), Random(name), name)
    context.close()


def open_table(
    host: Robot,
    parlour: Parlour,
    *,
    seats: int,
    preset: str = "",
    options: Mapping[str, str] = MappingProxyType({}),
) -> str:
    """From the first page to a table for friends, with quick bots; gives its link."""
    page, say = host.page, host.words.say
    page.goto(parlour.url)
    play = re.compile(f"{literal(say('web-start-play'))} ?: {literal(say('game-title'))}")
    host.use(page.get_by_role("link", name=play))
    host.write("web-new-name", host.name)
    host.choose("web-new-count", str(seats))
    if preset or options:
        host.unfold("web-new-rules")
    if preset:
        told = re.compile("^" + literal(say(f"preset-{preset}")))
        host.use(page.get_by_role("radio", name=told))
    for option, value in options.items():
        host.choose(f"option-{option}", say(f"option-{option}-{value}"))
    host.unfold("web-new-more")
    host.choose("web-table-pace", say("web-table-pace-of", ms=100))
    if not LONG:
        page.route("**/api/matches", _hurry)
    host.press("web-new-friends")
    link = page.get_by_role("textbox", name=say("web-invite-link"), exact=True)
    expect(link).to_be_visible()
    return link.input_value()


def _hurry(route: Route) -> None:
    """Bots take no time at all, once the page has asked for the least that it offers. In the long
    suite they do, as at a table of people."""
    wish: Any = route.request.post_data_json
    assert wish["settings"]["pace"] == 100
    wish["settings"]["pace"] = 0
    route.continue_(post_data=wish)


def join_table(guest: Robot, link: str) -> None:
    """Comes by the link, and sits down."""
    guest.page.goto(link)
    guest.write("web-new-name", guest.name)
    guest.press("web-join-sit")
    here = f"{guest.words.say('web-lobby-you')}, {guest.words.say('web-lobby-here')}"
    expect(guest.page.get_by_text(here, exact=True)).to_be_visible()


def kept_chair(robot: Robot) -> dict[str, Any]:
    """The chair that this browser holds."""
    kept = robot.page.evaluate("localStorage.getItem('purrlour.chairs')")
    chair: dict[str, Any] = json.loads(kept)[0]
    return chair
