"""House rules of a new table say what they were measured to change."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from purrlour.server.impact import read_impact
from purrlour.words import LANGUAGES, Words
from tests.browser.visits import Parlour, fresh
from tests.browser.watching import Watched


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_tells_what_it_changes(browser: Browser, parlour: Parlour, language: str) -> None:
    """The short deck of Exploding Kittens makes short games; that is a clear thing."""
    words = Words(language, "exploding_kittens")
    impact = read_impact("exploding_kittens")
    card = next(card for card in impact.cards if card.option == "turbo")
    usual, now = (round(turns) for turns in card.turns)
    percent = round(100 * (1 - card.turns[1] / card.turns[0]))
    context = fresh(browser, language)
    watched = Watched(context.new_page(), parlour.url)

    watched.page.goto(f"{parlour.url}new/exploding_kittens")
    watched.page.get_by_text(words.say("web-new-rules"), exact=True).first.click()

    told = words.say("web-impact-shorter", percent=percent, usual=usual, now=now)
    expect(watched.page.get_by_text(told)).to_be_visible()
    watched.insist_well()
    context.close()


def test_the_card_follows_the_choice(browser: Browser, parlour: Parlour) -> None:
    words = Words("en", "koty")
    context = fresh(browser, size="desktop")
    page = context.new_page()
    page.goto(f"{parlour.url}new/koty")
    page.get_by_text(words.say("web-new-rules"), exact=True).first.click()
    rule = page.get_by_role("group", name=words.say("option-repeats"))

    def said(value: str) -> str:
        return words.say("web-impact-value", value=words.option_value("repeats", value))

    below = rule.locator("xpath=following-sibling::*[1]")
    expect(below).to_contain_text(said("10"))
    rule.get_by_text(words.option_value("repeats", "5"), exact=True).click()

    expect(below).to_contain_text(said("5"))
    context.close()
