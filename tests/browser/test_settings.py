"""Settings and the sheet they are in: applied at once, kept, and easy to leave."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from purrlour.words import Words
from tests.browser.visits import Parlour, fresh, resize
from tests.browser.watching import Watched

WORDS = Words("en")


@pytest.fixture
def watched(browser: Browser, parlour: Parlour) -> Iterator[Watched]:
    context = fresh(browser, moves=True)
    page = Watched(context.new_page(), parlour.url)
    page.page.goto(parlour.url)
    yield page
    page.insist_well()
    context.close()


def _open(page: Page) -> None:
    page.get_by_role("button", name=WORDS.say("web-settings")).click()
    expect(page.get_by_role("dialog", name=WORDS.say("web-settings"))).to_be_visible()


def _page(page: Page, name: str) -> str:
    value: str = page.evaluate("(name) => document.documentElement.dataset[name]", name)
    return value


def _style(page: Page, name: str) -> str:
    script = "(name) => getComputedStyle(document.documentElement).getPropertyValue(name)"
    value: str = page.evaluate(script, name)
    return value.strip()


def test_a_sheet_takes_the_focus_and_gives_it_back(watched: Watched) -> None:
    page = watched.page
    opener = page.get_by_role("button", name=WORDS.say("web-settings"))
    dialog = page.get_by_role("dialog")
    _open(page)
    expect(page.get_by_role("heading", name=WORDS.say("web-settings"))).to_be_focused()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(opener).to_be_focused()

    _open(page)
    page.mouse.click(100, 10)  # beside it
    expect(dialog).to_be_hidden()

    _open(page)
    dialog.get_by_role("button", name=WORDS.say("web-sheet-close")).click()
    expect(dialog).to_be_hidden()
    expect(opener).to_be_focused()


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_nothing_behind_a_sheet_moves(watched: Watched, size: str) -> None:
    page = watched.page
    resize(page, size)
    expect(page.get_by_role("main").get_by_role("heading").nth(2)).to_be_visible()
    place = "document.querySelector('h1').getBoundingClientRect().toJSON()"
    before = page.evaluate(place)

    _open(page)

    assert page.evaluate(place) == before
    assert watched.barriers() == []


def test_settings_are_applied_at_once_and_kept(watched: Watched) -> None:
    page = watched.page
    _open(page)
    for key in ("web-theme-evening", "web-setting-size-huge", "web-setting-motion-slow"):
        page.get_by_text(WORDS.say(key), exact=True).click()
    page.get_by_role("switch", name=WORDS.say("web-setting-sound")).click()

    for _ in range(2):
        assert [_page(page, name) for name in ("theme", "size", "motion")] == [
            "evening",
            "huge",
            "slow",
        ]
        assert _style(page, "font-size") == "24px"
        assert _style(page, "--moving") in ("500ms", ".5s")
        page.reload()  # and again
    _open(page)
    assert not page.get_by_role("switch", name=WORDS.say("web-setting-sound")).is_checked()


def test_a_system_that_wants_no_motion_gets_none_unless_told_otherwise(
    browser: Browser, parlour: Parlour
) -> None:
    context = fresh(browser)
    page = context.new_page()
    page.goto(parlour.url)
    assert _style(page, "--moving") in ("0ms", "0s")

    _open(page)
    expect(page.get_by_role("radio", name=WORDS.say("web-setting-motion-off"))).to_be_checked()
    page.get_by_text(WORDS.say("web-setting-motion-fast"), exact=True).click()

    assert _style(page, "--moving") in ("120ms", ".12s")
    context.close()


def test_the_header_leaves_room_for_the_table(watched: Watched) -> None:
    box = watched.page.get_by_role("banner").bounding_box()
    assert box is not None
    assert box["height"] <= 48
