"""A campaign in a browser: begun on one device, saved by itself, gone on with on another."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from purrlour.server.storage.sqlite import SqliteStore
from purrlour.words import LANGUAGES, Words
from tests.browser.chromium import AXE
from tests.browser.parlours import serving_page
from tests.browser.visits import SIZES, Parlour, fresh
from tests.figures import LONG
from tests.server.campaigns.telling import play_out
from tests.server.serving import Server

GAME = "mice_and_mystics"
KNOWN = "localStorage.getItem('purrlour.campaigns')"
SERIOUS = """axe.run().then((found) => found.violations
  .filter(({ impact }) => impact === "serious" || impact === "critical")
  .map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))"""


def ends(server: Server, match: str, *, wins: bool) -> None:
    """While the server is down: it might have died right after the last move."""

    async def write() -> None:
        store = SqliteStore(server.data / "purrlour.db", node="test")
        await store.open()
        try:
            await play_out(store, match, wins=wins)
        finally:
            await store.close()

    with ThreadPoolExecutor(1) as beside:  # Playwright has this thread's loop
        beside.submit(asyncio.run, write()).result()


def looks_well(page: Page) -> None:
    """No sideways scrolling, and nothing that axe minds."""
    page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"][0]
    page.evaluate(AXE.read_text("utf-8"))
    assert page.evaluate(SERIOUS) == []


def visit(browser: Browser, language: str) -> Page:
    return fresh(browser, language, moves=True).new_page()


@pytest.mark.budget(12, "a parlour of its own, killed and started again, and two devices")
@pytest.mark.parametrize("language", LANGUAGES if LONG else ["en"])  # the others are in Polish
def test_a_campaign_is_saved_and_gone_on_with_elsewhere(
    browser: Browser, tmp_path: Path, language: str
) -> None:
    words, own = Words(language), Words(language, GAME)

    def chapter(key: str, number: int) -> str:
        return words.say(key, chapter=own.say(f"chapter-ch{number}"))

    with serving_page(tmp_path) as server:
        ann = visit(browser, language)
        ann.goto(server.url)
        title = own.say("game-title")
        ann.get_by_role("link", name=f"{words.say('web-campaigns')} : {title}").click()
        ann.get_by_role("button", name=words.say("web-campaigns-begin")).click()
        expect(ann.get_by_role("heading", name=chapter("web-campaign-next", 1))).to_be_visible()
        looks_well(ann)
        link = ann.get_by_role("textbox", name=words.say("web-campaign-link-field")).input_value()
        token = link.partition("#")[2]
        assert len(token) == 43
        assert token not in ann.url, "nobody gives it away by copying the address"

        ann.get_by_role("button", name=words.say("web-campaign-continue")).click()
        ann.get_by_role("radio", name="1").check(force=True)
        ann.get_by_role("button", name=words.say("web-new-team", bots=0)).click()
        ann.wait_for_url("**/t/*")
        match = ann.url.rpartition("/")[2]

        server.kill()
        ends(server, match, wins=True)
        server.start()

        ann.reload()
        onward = ann.get_by_role("button", name=chapter("web-campaign-next", 2), exact=True)
        expect(onward).to_be_visible()
        assert json.loads(ann.evaluate(KNOWN))[0]["next"] == "ch2", "lists know it as well"
        ann.get_by_role("link", name=words.say("web-campaign-back")).click()
        expect(ann.get_by_role("heading", name=chapter("web-campaign-next", 2))).to_be_visible()

        bob = visit(browser, language)
        bob.goto(f"{server.url}/c/{link.rpartition('/')[2]}")
        expect(bob.get_by_role("heading", name=chapter("web-campaign-next", 2))).to_be_visible()
        expect(bob.get_by_text(words.say("web-campaign-is-won"), exact=True)).to_be_visible()
        expect(bob.get_by_role("heading", name=own.say("card-corin"))).to_be_visible()
        looks_well(bob)
        bob.get_by_role("button", name=words.say("web-campaign-continue")).click()
        bob.get_by_role("button", name=words.say("web-new-friends")).click()
        bob.wait_for_url("**/t/*")
        assert bob.url != ann.url

        ann.goto(f"{server.url}/c/{link.rpartition('/')[2]}")
        expect(ann.get_by_role("heading", name=chapter("web-campaign-playing", 2))).to_be_visible()
        assert ann.get_by_role("link", name=words.say("web-campaign-table")).get_attribute("href")
        assert token not in server.output.read_text()
        for page in (ann, bob):
            page.context.close()


@pytest.mark.budget(8, "a parlour of its own, killed and started again")
def test_a_chapter_that_was_lost_is_played_again_or_left(browser: Browser, tmp_path: Path) -> None:
    words, own = Words("pl"), Words("pl", GAME)
    with serving_page(tmp_path) as server:
        begun = server.post("/api/campaigns", {"game": GAME})
        bearer = {"Authorization": f"Bearer {begun['token']}"}
        path = f"/api/campaigns/{begun['campaign']}/matches"
        seated = server.post(path, {"seats": 1, "name": "Ann"}, **bearer)
        server.kill()
        ends(server, seated["match"], wins=False)
        server.start()

        page = visit(browser, "pl")
        page.goto(f"{server.url}/c/{begun['campaign']}#{begun['token']}")
        lost = words.say("web-campaign-lost", chapter=own.say("chapter-ch1"))
        expect(page.get_by_role("heading", name=lost)).to_be_visible()
        expect(
            page.get_by_role("button", name=words.say("web-campaign-again-lost"))
        ).to_be_visible()
        looks_well(page)
        page.get_by_role("button", name=words.say("web-campaign-leave")).click()
        onward = words.say("web-campaign-next", chapter=own.say("chapter-ch2"))
        expect(page.get_by_role("heading", name=onward)).to_be_visible()
        expect(page.get_by_text(words.say("web-campaign-is-lost"))).to_be_visible()
        page.context.close()


def test_half_a_link_opens_nothing(browser: Browser, parlour: Parlour) -> None:
    words = Words("pl")
    begun = parlour.server.post("/api/campaigns", {"game": GAME})
    page = visit(browser, "pl")
    page.goto(f"{parlour.url}c/{begun['campaign']}")
    expect(page.get_by_text(words.say("web-campaign-no-link"))).to_be_visible()
    page.goto(f"{parlour.url}c/{begun['campaign']}#{'A' * 43}")
    page.reload()
    expect(page.get_by_text(words.say("refuse-bad-campaign-token"))).to_be_visible()
    page.context.close()
