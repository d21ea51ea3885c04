"""Lines break in the middle of a Nope window: the page goes on by itself, without a reload."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from purrlour.words import Words
from tests.browser.parlours import open_parlour
from tests.browser.robots import GAME
from tests.browser.screens import Parlour, Visit
from tests.browser.watching import Watched

WORDS = Words("pl", GAME)


@pytest.fixture(scope="module")
def waiting(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Parlour]:
    """A parlour of its own: it is killed and started again."""
    assert browser.is_connected()
    with open_parlour(tmp_path_factory.mktemp("lines")) as parlour:
        yield parlour


@pytest.fixture
def watched(browser: Browser, waiting: Parlour) -> Iterator[Watched]:
    context = browser.new_context(locale="pl-PL", viewport={"width": 360, "height": 740})
    context.set_default_timeout(20_000)
    yield Watched(context.new_page(), waiting.url, troubled=True)
    context.close()


def offers(page: Page) -> list[str]:
    """What the prompt offers."""
    prompt = page.get_by_role("region", name=WORDS.say("web-table-prompt"), exact=True)
    return [one.strip() for one in prompt.get_by_role("button").all_inner_texts()]


def answer(watched: Watched) -> None:
    """Says Nope, and is heard."""
    page = watched.page
    expect(page.get_by_text(WORDS.say("web-table-broken"))).to_be_hidden()
    page.get_by_role("button", name=WORDS.say("action-nope"), exact=True).click()
    told = WORDS.say("board-lying-on")
    expect(page.get_by_text(told).first).to_be_visible()
    assert page.evaluate("globalThis.stayed")


def test_a_line_that_is_cut_comes_back(watched: Watched, waiting: Parlour) -> None:
    page = watched.page
    lines: list[WebSocketRoute] = []
    open_again = True

    def pass_on(line: WebSocketRoute) -> None:
        if open_again:
            line.connect_to_server()
            lines.append(line)
        else:
            line.close()

    page.route_web_socket("**/ws", pass_on)
    Visit(page, waiting, WORDS).sit("window")
    before = offers(page)
    page.evaluate("globalThis.stayed = true")

    open_again = False
    lines[-1].close()
    expect(page.get_by_text(WORDS.say("web-table-broken"))).to_be_visible()
    assert offers(page) == before  # nothing is blocked, nothing jumps
    open_again = True

    answer(watched)
    assert len(lines) == 2


def test_a_server_that_dies_and_comes_back_is_found_again(
    watched: Watched, waiting: Parlour
) -> None:
    """kill -9 in the middle of the window; what is pressed meanwhile is not lost."""
    page = watched.page
    Visit(page, waiting, WORDS).sit("favor")
    page.evaluate("globalThis.stayed = true")

    waiting.server.kill()
    expect(page.get_by_text(WORDS.say("web-table-broken"))).to_be_visible()
    hand = page.get_by_role("list", name=WORDS.say("thing-hand"), exact=True)
    cards = hand.get_by_role("button", name=WORDS.say("board-hand-can", held=""))
    count = cards.count()
    cards.first.click()
    prompt = page.get_by_role("region", name=WORDS.say("web-table-prompt"), exact=True)
    prompt.get_by_role("button").first.click()
    waiting.server.start()

    expect(page.get_by_text(WORDS.say("web-table-broken"))).to_be_hidden()
    expect(page.get_by_text(WORDS.say("ask-give", about="").strip())).to_be_hidden()
    assert count > 0
    assert page.evaluate("globalThis.stayed")
