"""Every screen in a real browser: both languages, both themes, three sizes."""

from __future__ import annotations

import gzip
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Page, expect

from purrlour.words import LANGUAGES, Words
from tests.browser.facts import Played
from tests.browser.games import PLAYED
from tests.browser.parlours import open_parlour
from tests.browser.screens import SCREENS, SOME, named
from tests.browser.visits import SIZES, Parlour, Screen, Visit, opened, relight, resize

START = named("start")
GAME = PLAYED[0].key
LOOKS = {
    "en": (("afternoon", "phone"), ("evening", "tablet"), ("afternoon", "desktop")),
    "pl": (("evening", "phone"), ("afternoon", "tablet"), ("evening", "desktop")),
}
"""Each language in both themes and at all sizes, and each size in both themes: together they are
all that can matter to one another."""


LIGHT = 200_000
"""Bytes of the first page and a table together."""
_FETCHED = """(wanted) => new Promise((resolve) => {
  const look = () => {
    if (!document.querySelector(wanted)) return requestAnimationFrame(look);
    const drawn = performance.now();
    document.fonts.ready.then(() => {
      const files = performance.getEntriesByType("resource");
      resolve(files.filter((file) => file.startTime < drawn).map((file) => file.name));
    });
  };
  look();
})"""
"""Files that were asked for until something was drawn: what comes later is for later."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_a_screen_is_well(
    browser: Browser, parlour: Parlour, screen: Screen, language: str
) -> None:
    """No barrier, no error, nothing from elsewhere, nothing against our policy, nothing cut off;
    and the core loop needs no scrolling on a phone."""
    with opened(browser, parlour, screen, language=language, theme="afternoon") as watched:
        page = watched.page
        assert page.evaluate("document.documentElement.lang") == language
        for theme, size in LOOKS[language]:
            relight(page, theme)
            resize(page, size)
            assert watched.barriers() == [], (theme, size)
            right, below = _overflow(page)
            assert right == 0, (theme, size)
            assert screen.scrolls or below == 0, (theme, size)
        watched.insist_well()
        if language == "pl":  # has the longer words
            insist_large_letters_fit(page)


def insist_large_letters_fit(page: Page) -> None:
    """Of twice the size, by the browser's own setting: everything in rem grows. What has no room
    below may be scrolled to."""
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for size in SIZES:
        resize(page, size)
        assert _overflow(page)[0] == 0, size


def _overflow(page: Page) -> tuple[int, int]:
    """Pixels beyond the right edge, and below."""
    right, below = page.evaluate(
        """() => {
          const all = document.documentElement;
          return [all.scrollWidth - innerWidth, all.scrollHeight - innerHeight];
        }"""
    )
    return max(right, 0), max(below, 0)


def test_the_policy_is_enforced_and_the_watch_awake(browser: Browser, parlour: Parlour) -> None:
    """What the tests above look for would be found."""
    with opened(browser, parlour, START, language="en", theme="afternoon") as watched:
        watched.page.evaluate(
            """() => {
              document.body.innerHTML = '<p style="color: red">a</p><img src="http://x.test/a">';
            }"""
        )
        expect(watched.page.locator("img")).to_have_count(1)
        assert "image-alt" in str(watched.barriers())
        violations = watched.page.evaluate("globalThis.violations")
        assert any(one.startswith("style-src") for one in violations)
        assert any(one.startswith("img-src") for one in violations)
        assert watched.errors


def test_words_are_set_in_our_own_font(browser: Browser, parlour: Parlour) -> None:
    with opened(browser, parlour, START, language="pl", theme="evening") as watched:
        loaded = watched.page.evaluate(
            "document.fonts.ready.then((fonts) => [...fonts].map((font) => font.status))"
        )
        assert loaded == ["loaded", "loaded"]


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.key)
def test_the_first_page_and_a_game_are_light(
    browser: Browser, parlour: Parlour, game: Played
) -> None:
    """Everything that comes before the first card, compressed; with fonts, which are so already."""
    files: dict[str, None] = {}
    with opened(browser, parlour, START, language="pl", theme="evening") as watched:
        files |= dict.fromkeys(watched.page.evaluate(_FETCHED, "main ul"))
        found = parlour.positions[game.key]["turn"]
        Visit(watched.page, parlour, "pl", game.key).go(f"t/{found.match}#{found.token}")
        board = "body:has(#prompt):not(:has([aria-busy]))"
        files |= dict.fromkeys(watched.page.evaluate(_FETCHED, board))

    sizes = {}
    for url in (parlour.url, *files):
        with urlopen(url, timeout=10) as answer:
            sizes[url] = len(gzip.compress(answer.read()))
    assert any("Board" in url for url in sizes)
    assert sum(sizes.values()) < LIGHT, sizes


def test_language_and_theme_are_remembered(browser: Browser, parlour: Parlour) -> None:
    with opened(browser, parlour, START, language="en", theme="afternoon") as watched:
        page, polish = watched.page, Words("pl", GAME)
        page.get_by_role("button", name="Polski").click()
        expect(page.get_by_role("heading", name=polish.say("game-title"))).to_be_visible()
        page.get_by_role("button", name=polish.say("web-settings")).click()
        page.get_by_text(polish.say("web-theme-evening"), exact=True).click()

        page.reload()

        expect(page.get_by_role("heading", name=polish.say("game-title"))).to_be_visible()
        assert page.evaluate("document.documentElement.lang") == "pl"
        assert page.evaluate("document.documentElement.dataset.theme") == "evening"
        watched.insist_well()


def test_a_lost_visitor_is_led_home(browser: Browser, parlour: Parlour) -> None:
    """Without loading everything anew; the heading gets the focus, and Back goes back."""
    words = Words("en")
    with opened(browser, parlour, named("lost"), language="en", theme="evening") as watched:
        page = watched.page
        page.evaluate("globalThis.stayed = true")

        page.get_by_role("link", name=words.say("web-home")).click()

        expect(page.get_by_role("heading", name="Purrlour", level=1)).to_be_focused()
        assert page.url == parlour.url
        assert page.evaluate("globalThis.stayed")
        page.go_back()
        expect(page.get_by_role("heading", name=words.say("web-lost"))).to_be_focused()
        watched.insist_well()


def test_a_parlour_that_comes_back_is_found(browser: Browser, parlour: Parlour) -> None:
    words = Words("en", GAME)
    with opened(browser, parlour, named("start-silent"), language="en", theme="evening") as watched:
        watched.page.unroute("**/api/**")

        watched.page.get_by_role("button", name=words.say("web-again")).click()

        title = words.say("game-title")
        expect(watched.page.get_by_role("heading", name=title)).to_be_visible()


def test_any_sub_path_will_do(browser: Browser, tmp_path: Path) -> None:
    with open_parlour(tmp_path, root_path="/games/purrlour") as below:
        for screen in SOME:
            with opened(browser, below, screen, language="en", theme="evening") as watched:
                watched.insist_well()
