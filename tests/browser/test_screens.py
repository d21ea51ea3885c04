"""Every screen in a real browser: both languages, both themes, three sizes."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Page, expect

from purrlour.words import LANGUAGES, Words
from tests.browser.facts import Played
from tests.browser.games import PLAYED
from tests.browser.geometry import WINDOWS, hidden, insist_all_can_be_seen
from tests.browser.known import KNOWN
from tests.browser.parlours import open_parlour
from tests.browser.screens import SCREENS, SOME, named
from tests.browser.visits import (
    SIZES,
    Parlour,
    Screen,
    Visit,
    fresh,
    opened,
    relight,
    reopen,
    resize,
    speak,
)
from tests.browser.watching import Watched
from tests.figures import LONG
from tests.waiting import LIMIT

START = named("start")
GAME = PLAYED[0].key
LOOKS = {
    "en": (("afternoon", "phone"), ("evening", "tablet"), ("afternoon", "desktop")),
    "pl": (("evening", "phone"), ("afternoon", "tablet"), ("evening", "desktop")),
}
"""Each language in both themes and at all sizes, and each size in both themes: together they are
all that can matter to one another."""


WINDOWS_BY_TURNS = (
    ("360x740", "740x360", "1280x800"),
    ("360x740", "844x390", "1920x1080"),
)
"""A phone, one on its side, and a desktop."""
LONGER = "pl"
"""The language with the longer words: every screen is laid out in it."""
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


_SPOILT = """() => {
  const make = (name, words, styles, parent) => {
    const one = Object.assign(document.createElement(name), { textContent: words });
    Object.assign(one.style, styles);
    return parent.appendChild(one);
  };
  document.body.replaceChildren();
  const box = { position: "absolute", left: "9px", width: "90px", height: "40px" };
  make("p", "below", { ...box, top: "0" }, document.body);
  make("span", "", { ...box, top: "0", background: "red" }, document.body);
  make("p", "a long word", { ...box, top: "50px", width: "40px", overflow: "hidden",
    whiteSpace: "nowrap" }, document.body);
  const row = make("div", "", { ...box, top: "100px", overflow: "auto" }, document.body);
  make("button", "answer", { marginTop: "90px" }, row).dataset.offer = "1";
  make("p", "well", { ...box, top: "150px" }, document.body);
}"""
TURNS = [
    (number, screen, language)
    for number, screen in enumerate(SCREENS)
    for language in (LANGUAGES if LONG else [LANGUAGES[number % len(LANGUAGES)]])
]
"""Every screen; its languages take turns at being looked at closely."""


@pytest.fixture(scope="module")
def devices(browser: Browser, parlour: Parlour) -> Iterator[dict[str, Watched]]:
    """By language. They are cleared for each screen."""
    contexts = {language: fresh(browser, language) for language in LANGUAGES}
    yield {language: Watched(one.new_page(), parlour.url) for language, one in contexts.items()}
    for context in contexts.values():
        context.close()


@pytest.mark.parametrize(
    ("number", "screen", "language"),
    TURNS,
    ids=[f"{screen.name}-{language}" for _, screen, language in TURNS],
)
def test_a_screen_is_well(
    devices: dict[str, Watched], parlour: Parlour, number: int, screen: Screen, language: str
) -> None:
    """No barrier, no error, nothing from elsewhere, nothing against our policy, nothing cut off;
    and the core loop needs no scrolling on a phone. At a table nothing is covered either.

    In the usual suite axe looks closely at one size, and at the colours of the other theme.
    """
    watched = devices[language]
    page, closely = watched.page, number // len(LANGUAGES) % len(SIZES)
    colours = 0 if closely == 1 else 1
    reopen(watched, parlour, screen, language)
    assert page.evaluate("document.documentElement.lang") == language
    for turn, (theme, size) in enumerate(LOOKS[language]):
        relight(page, theme)
        resize(page, size)
        if LONG or turn == closely:
            assert watched.barriers() == [], (theme, size)
        elif turn == colours:
            assert watched.barriers("color-contrast") == [], (theme, size)
        insist_nothing_is_cut_off(page, screen, language, size)
    if not screen.scrolls:
        by_turns = WINDOWS_BY_TURNS[number // len(LANGUAGES) % 2]
        insist_all_can_be_seen(page, screen.name, *(WINDOWS if LONG else by_turns))
    if language != LONGER and not LONG:
        speak(page, LONGER)
        for size in ("desktop", "phone"):  # it is a desktop already
            resize(page, size)
            insist_nothing_is_cut_off(page, screen, LONGER, size)
    watched.insist_well()


def test_every_screen_has_its_turn(shown: Callable[[str, str], None]) -> None:
    """Languages by turns, where the suite has no time for both."""
    assert {screen.name for _, screen, _ in TURNS} == {screen.name for screen in SCREENS}
    assert {language for _, _, language in TURNS} == {*LANGUAGES}
    closely = len(SIZES) if LONG else 1
    told = f"{len(SCREENS)} screens, {len(TURNS)} visits, {len(TURNS) * closely} times all of axe"
    shown("U1", f"{told}: 0 serious or critical")


def test_what_is_known_to_be_hidden_is_somewhere() -> None:
    """The table of it names screens and windows that there are."""
    assert {*KNOWN} <= {screen.name for screen in SCREENS if not screen.scrolls}
    assert {window for windows in KNOWN.values() for window in windows} <= {*WINDOWS}


def test_what_is_hidden_is_found(browser: Browser, parlour: Parlour) -> None:
    """Words that something lies over, words that are cut off, an answer that is scrolled away."""
    with opened(browser, parlour, named("start"), language="en", theme="afternoon") as watched:
        watched.page.evaluate(_SPOILT)
        assert {(one.how, one.text) for one in hidden(watched.page)} == {
            ("covered", "below"),
            ("cut", "a long word"),
            ("away", "answer"),
        }


def insist_nothing_is_cut_off(page: Page, screen: Screen, language: str, size: str) -> None:
    right, below = _overflow(page)
    assert right == 0, (language, size)
    assert screen.scrolls or below == 0, (language, size)
    if language == LONGER:
        insist_large_letters_fit(page, size)


def insist_large_letters_fit(page: Page, size: str) -> None:
    """Of twice the size, by the browser's own setting: everything in rem grows. What has no room
    below may be scrolled to."""
    letters = "(size) => (document.documentElement.style.fontSize = size)"
    page.evaluate(letters, "200%")
    assert _overflow(page)[0] == 0, size
    page.evaluate(letters, "")


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
        with urlopen(url, timeout=LIMIT) as answer:
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


@pytest.mark.budget(12, "a parlour of its own, and a screen of each kind")
def test_any_sub_path_will_do(browser: Browser, tmp_path: Path) -> None:
    context = fresh(browser, theme="evening")
    with open_parlour(tmp_path, root_path="/games/purrlour") as below:
        watched = Watched(context.new_page(), below.url)
        for screen in SOME:
            reopen(watched, below, screen, "en")
            watched.insist_well()
    context.close()
