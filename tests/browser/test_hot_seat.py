"""Two people at one device, one at another, and a bot: a curtain falls between hands."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.browser.people import join_table, open_table, visitor
from tests.browser.robots import Robot, play_to_the_end
from tests.browser.screens import Parlour
from tests.browser.ways import Finger

_WATCH = """([title, hand]) => {
  globalThis.curtains = 0;
  globalThis.peeks = [];
  new MutationObserver(() => {
    if (!document.body.innerText.includes(title)) return;
    globalThis.curtains += 1;
    const shown = [...document.querySelectorAll("[aria-label]")];
    if (shown.some((one) => one.getAttribute("aria-label") === hand)) {
      globalThis.peeks.push(document.body.innerHTML);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
"""Looks at every change of the page: while the curtain is down, no hand is anywhere in it."""


def watch_curtain(page: Page, robot: Robot) -> None:
    say = robot.words.say
    page.evaluate(_WATCH, [say("web-table-curtain-why"), say("thing-hand")])


def test_two_people_share_a_phone_to_the_end(browser: Browser, parlour: Parlour) -> None:
    with (
        visitor(browser, parlour, name="Ann", language="pl", size="phone", way=Finger()) as shared,
        visitor(browser, parlour, name="Zoë", language="en") as remote,
    ):
        link = open_table(shared, parlour, seats=4)
        shared.press("web-lobby-add")
        shared.write("web-lobby-add-name", "Bob")
        shared.press("web-lobby-add-do")
        expect(shared.page.get_by_text("Bob", exact=True)).to_be_visible()
        join_table(remote, link)
        shared.press("web-lobby-fill", count=1)
        expect(shared.page.get_by_text(shared.words.say("web-lobby-fill", count=1))).to_be_hidden()
        watch_curtain(shared.page, shared)

        play_to_the_end([shared, remote])

        for one in (shared, remote):
            one.watched.insist_well()
        taken = {one for one in shared.pressed if one.startswith("button ")}
        for name in ("Ann", "Bob"):
            assert f"button {shared.words.say('web-table-i-am', name=name)}" in taken
        assert shared.page.evaluate("globalThis.curtains") > 2
        assert shared.page.evaluate("globalThis.peeks") == []
