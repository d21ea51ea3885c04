"""Hints at the table: asked for by a finger or a key, with their reason, and only where the table
gives them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.frames import Ear
from tests.browser.positions import NAMES
from tests.browser.visits import Parlour, Visit, fresh, literal
from tests.browser.watching import Watched


@contextmanager
def seated(
    browser: Browser, parlour: Parlour, game: str, position: str, *, language: str, size: str
) -> Iterator[tuple[Visit, Ear]]:
    """Somebody at a table where a match waits, and what their page hears."""
    context = fresh(browser, language, size)
    watched = Watched(context.new_page(), parlour.url)
    ear = Ear(watched.page)
    visit = Visit(watched.page, parlour, language, game)
    visit.sit(position)
    yield visit, ear
    assert watched.barriers() == []
    watched.insist_well()
    context.close()


def button(visit: Visit) -> Locator:
    """What asks for a hint."""
    return visit.prompt.get_by_role("button", name=visit.words.say("web-table-hint"), exact=True)


def advice(ear: Ear) -> dict[str, Any]:
    """What the server said last."""
    said = [told for told in map(json.loads, ear.frames) if told["t"] == "advice"]
    told: dict[str, Any] = said[-1]
    return told


def per_cent(chance: float) -> int:
    """As it is told: certain only where it is."""
    return round(100 * chance) if chance in (0, 1) else min(max(int(100 * chance + 0.5), 1), 99)


def insist_told(visit: Visit, ear: Ear) -> None:
    """The sentence, the chances of before and after, and the best choice with its mark."""
    say = visit.words.say
    marked = visit.prompt.get_by_role(
        "button", name=re.compile("^" + literal(say("web-table-hint-this")))
    )
    expect(marked).to_have_count(1)
    told = advice(ear)
    now, then = per_cent(told["now"]), per_cent(told["choices"][0]["chance"])
    spoken = visit.prompt.locator("[aria-live=polite]")
    expect(spoken).to_contain_text(visit.words.hint(told["key"], told["facts"], NAMES))
    expect(spoken).to_contain_text(say("web-table-hint-heard", now=now, then=then))
    expect(marked).to_contain_text(say("web-per-cent", number=then))
    expect(marked).to_have_attribute("data-offer", re.compile(f" {re.escape(best(told))}$"))


def best(told: dict[str, Any]) -> str:
    action: str = told["choices"][0]["action"]
    return action


@pytest.mark.parametrize("game", ["exploding_kittens", "wizard_kittens"])
def test_a_finger_asks_for_a_hint_and_closes_it(
    browser: Browser, parlour: Parlour, game: str
) -> None:
    with seated(browser, parlour, game, "turn", language="pl", size="phone") as (visit, ear):
        button(visit).click()
        insist_told(visit, ear)

        visit.press("web-table-hint-close")
        expect(button(visit)).to_be_focused()
        expect(visit.page.locator("[data-ring]")).to_have_count(0)


@pytest.mark.parametrize("game", ["koty", "mice_and_mystics"])
def test_a_key_asks_for_a_hint_and_closes_it(browser: Browser, parlour: Parlour, game: str) -> None:
    with seated(browser, parlour, game, "turn", language="en", size="desktop") as (visit, ear):
        visit.page.keyboard.press("h")
        insist_told(visit, ear)

        visit.page.keyboard.press("Escape")
        expect(button(visit)).to_be_visible()


def test_what_is_advised_can_be_done_at_once(browser: Browser, parlour: Parlour) -> None:
    where = (browser, parlour, "exploding_kittens", "window")
    with seated(*where, language="en", size="phone") as (visit, ear):
        button(visit).click()
        insist_told(visit, ear)
        decision = advice(ear)["decision"]

        visit.page.keyboard.press("1")

        expect(visit.prompt.locator(f"[data-offer^='{decision} ']")).to_have_count(0)
        expect(visit.page.locator("[data-ring]")).to_have_count(0)


def test_a_meter_says_how_likely_the_next_card_explodes(browser: Browser, parlour: Parlour) -> None:
    where = (browser, parlour, "exploding_kittens", "turn")
    with seated(*where, language="pl", size="phone") as (visit, ear):
        view = next(told["view"] for told in map(json.loads, ear.frames) if "view" in told)
        meter = visit.page.get_by_role("meter", name=visit.words.say("board-odds-label"))

        expect(meter).to_have_text(visit.words.say("board-odds", risk=view["risk"]))


@pytest.mark.parametrize(("language", "size"), [("pl", "phone"), ("en", "desktop")])
def test_where_hints_are_off_there_is_no_button_and_no_meter(
    browser: Browser, parlour: Parlour, language: str, size: str
) -> None:
    where = (browser, parlour, "exploding_kittens", "unadvised")
    with seated(*where, language=language, size=size) as (visit, ear):
        expect(visit.prompt.get_by_role("button").first).to_be_visible()
        expect(button(visit)).to_have_count(0)
        expect(visit.page.get_by_role("meter")).to_have_count(0)

        visit.page.keyboard.press("h")

        assert not any(json.loads(frame)["t"] == "refused" for frame in ear.frames)
