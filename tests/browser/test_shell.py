"""The shell of the page: it opens where nobody answers, and leaves the parlour's words alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from purrlour.words import Words
from tests.browser.games import PLAYED
from tests.browser.parlours import serving_page
from tests.browser.visits import Parlour, fresh

READY = "navigator.serviceWorker.ready.then((worker) => worker.scope)"
KEPT = """async () => {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map((request) => request.url);
}"""


@pytest.mark.budget(10, "a parlour of its own, and everything that a shell keeps is fetched")
@pytest.mark.parametrize("root_path", ["", "/games/purrlour"])
def test_it_opens_without_a_parlour(browser: Browser, tmp_path: Path, root_path: str) -> None:
    silent = Words("pl").say("web-silent")
    context = fresh(browser, "pl", "desktop", moves=True, workers=True)
    page = context.new_page()
    with serving_page(tmp_path, *(["--root-path", root_path] if root_path else [])) as server:
        url = f"{server.url}{root_path}/"
        wish = {"game": PLAYED[0].key, "seats": 4, "name": "Ann"}
        match = server.post(f"{root_path}/api/matches", wish)["match"]
        page.goto(url)
        assert page.evaluate(READY) == url
        page.reload()  # from now on it is asked
        _is_open(page)
        kept = page.evaluate(KEPT)
        assert not [url for url in kept if "/api/" in url or "/ws" in url]
        assert len(kept) > 10

    rules = [f"rules/{game.key}" for game in PLAYED]
    for path in (*rules, f"t/{match}", ""):
        page.goto(f"{url}{path}")
        _is_open(page)
        expect(page.get_by_text(silent)).to_be_visible()
    context.close()


def _is_open(page: Page) -> None:
    expect(page.get_by_role("link", name="Purrlour")).to_be_visible()


@pytest.mark.parametrize(("size", "screens"), [((1280, 800), 1), ((360, 740), 2)])
def test_every_game_can_be_begun_near_the_top(
    browser: Browser, parlour: Parlour, size: tuple[int, int], screens: int
) -> None:
    """On a desktop without scrolling, on a phone within one swipe."""
    width, height = size
    context = fresh(browser, "pl")
    page = context.new_page()
    page.set_viewport_size({"width": width, "height": height})
    page.goto(parlour.url)
    plays = page.get_by_role("link", name=re.compile("^" + Words("pl").say("web-start-play")))
    expect(plays).to_have_count(len(PLAYED))
    bottoms = [box["y"] + box["height"] for box in map(Locator.bounding_box, plays.all()) if box]
    assert len(bottoms) == len(PLAYED)
    assert max(bottoms) <= screens * height
    context.close()
