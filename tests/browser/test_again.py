"""The end of a game, and the next one: the same once more is one tap."""

from __future__ import annotations

from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

from purrlour.words import Words
from tests.browser.games import PLAYED
from tests.browser.visits import Parlour, fresh
from tests.browser.watching import Watched

KOTY = next(game for game in PLAYED if game.key == "koty")


def sit(stack: ExitStack, browser: Browser, parlour: Parlour, place: str, seat: int) -> Watched:
    """At a match that is over, on a desktop: its log is on the page."""
    context = fresh(browser, "pl", "desktop", moves=True)
    stack.callback(context.close)
    watched = Watched(context.new_page(), parlour.url)
    found = parlour.positions[KOTY.key][place]
    watched.page.goto(f"{parlour.url}t/{found.match}#{found.tokens[seat]}")
    result = Words("pl").say("web-table-result")
    expect(watched.page.get_by_role("list", name=result, exact=True)).to_be_visible()
    return watched


@pytest.mark.parametrize(("place", "people"), [("alone", 1), ("won", 2)])
def test_the_same_once_more_begins_at_once(
    browser: Browser, parlour: Parlour, place: str, people: int
) -> None:
    """No lobby, no second tap; and whoever was there is taken along."""
    words = Words("pl")
    with ExitStack() as stack:
        watched = [sit(stack, browser, parlour, place, seat) for seat in range(people)]
        before = watched[0].page.url

        again = watched[0].page.get_by_role("button", name=words.say("web-table-again"), exact=True)
        again.click()

        for one in watched:
            prompt = one.page.get_by_role("region", name=words.say("web-table-prompt"), exact=True)
            expect(prompt).to_be_visible()
            expect(one.page).not_to_have_url(before)
            expect(again).to_have_count(0)
            one.insist_well()
