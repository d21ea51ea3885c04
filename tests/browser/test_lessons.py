"""Lessons: taken to their end by finger on a phone, and by keys; kind to those who stray."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from purrlour.games import GAMES
from purrlour.lessons.script import Task, load_script
from purrlour.words import LANGUAGES, Words
from tests.browser.visits import SIZES, Parlour, fresh
from tests.browser.watching import Watched
from tests.figures import LONG
from tests.server.serving import Server

TAPS = 8
"""More are never needed for one step."""
SHOWN = 20_000
"""Milliseconds in which others have acted. They are the page's own, and pass at once."""
_SPOTS = """
  const rings = [...document.querySelectorAll("[data-ring]")];
  const spots = rings.map((ring) => {
    const { x, y, width, height } = ring.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
  const here = document.querySelector(`[role="img"][aria-label="${label}"]`) !== null;
  const slides = document.querySelector("[role=slider], input[type=range]") !== null;
  const asked = document.querySelector("#prompt")?.textContent;
  const lifted = document.querySelectorAll("[aria-pressed=true]").length;
  const now = JSON.stringify([spots, here, slides, asked, lifted]);
"""
_NOW = f"(label) => {{ {_SPOTS} return now; }}"
_OTHER = f"([label, before]) => {{ {_SPOTS} return now !== before; }}"
_STILL = f"""(label) => {{
  {_SPOTS}
  const kept = (globalThis.lain ??= {{ now: "", frames: 0 }});
  kept.frames = now === kept.now && spots.length ? kept.frames + 1 : 0;
  kept.now = now;
  return (!here || kept.frames > 2) && spots;
}}"""
"""The middles of what the coach points at, once it lies still for some frames."""
_FOCUS = """([x, y]) => document.elementFromPoint(x, y)?.closest("button")?.focus()"""
_TURNS = {
    "finger": [("exploding_kittens", "pl"), ("wizard_kittens", "en")],
    "keys": [("koty", "en"), ("mice_and_mystics", "pl")],
}


def turns(way: str) -> list[tuple[str, str]]:
    """Games and languages; in the usual suite, each game has its turn in one way."""
    return [*product(GAMES, LANGUAGES)] if LONG else _TURNS[way]


@pytest.fixture
def server(parlour: Parlour) -> Server:
    return parlour.server


@dataclass
class Learner:
    """Somebody at a lesson."""

    watched: Watched
    game: str
    words: Words

    @property
    def page(self) -> Page:
        return self.watched.page

    @property
    def tasks(self) -> tuple[Task, ...]:
        return load_script(self.game).tasks

    @property
    def coach(self) -> Locator:
        return self.page.get_by_role("region", name=self.words.say("web-lesson-coach"))

    def hears(self, text: str) -> None:
        """What the coach says now."""
        expect(self.coach.get_by_role("paragraph")).to_have_text(text)

    def button(self, key: str) -> Locator:
        return self.page.get_by_role("button", name=self.words.say(key), exact=True)

    def label(self, step: int) -> str:
        """What tells that they have come to this step, the first being 1."""
        return self.words.say("web-lesson-progress", at=step, count=len(self.tasks))

    def at(self, step: int) -> bool:
        return self.page.get_by_role("img", name=self.label(step), exact=True).is_visible()

    def arrives(self, step: int) -> None:
        expect(self.page.get_by_role("img", name=self.label(step), exact=True)).to_be_visible()
        self.hears(self.words.say(self.tasks[step - 1].say))

    def follow(
        self, step: int, press: Callable[[float, float], None], slide: Callable[[Locator], None]
    ) -> None:
        """Does what the coach points at, until the step is done."""
        label = self.label(step)
        for _ in range(TAPS):
            spots = self.rings(step)
            if not spots:
                return
            before = self.page.evaluate(_NOW, label)
            slider = self.page.get_by_role("slider")
            if slider.is_visible():
                slide(slider)
            else:
                press(*spots[0])
            self.page.wait_for_function(_OTHER, arg=[label, before])
            self.page.clock.run_for(SHOWN)
            if not self.at(step):
                return

    def rings(self, step: int) -> list[tuple[float, float]]:
        """The middles of what the coach points at; nothing, if the step is done."""
        still = self.page.wait_for_function(_STILL, arg=self.label(step))
        found: list[tuple[float, float]] = still.json_value()
        width, height = self.page.evaluate("[innerWidth, innerHeight]")
        assert all(0 < x < width and 0 < y < height for x, y in found), "out of sight"
        return found


def learner(browser: Browser, server: Server, *, game: str, language: str, size: str) -> Learner:
    context = fresh(browser, language, size, touch=size == "phone")
    found = Learner(Watched(context.new_page(), server.url), game, Words(language, game))
    found.page.clock.install()
    found.page.goto(f"{server.url}/learn/{game}")
    found.arrives(1)
    return found


@pytest.mark.budget(15, "a whole lesson")
@pytest.mark.parametrize(("game", "language"), turns("finger"))
def test_a_lesson_is_taken_by_finger_on_a_phone(
    browser: Browser, server: Server, game: str, language: str
) -> None:
    """Whoever taps where the paw points comes to the end."""
    ann = learner(browser, server, game=game, language=language, size="phone")
    page = ann.page

    def slide(slider: Locator) -> None:
        slider.tap(position={"x": 3, "y": 10})  # along the pile, to its top
        ann.button("board-put-here").tap()

    for step, task in enumerate(ann.tasks, 1):
        ann.arrives(step)
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"][0]
        if step == 2 or (LONG and step == 1):
            assert ann.watched.barriers() == []
        if task.do:
            ann.follow(step, page.touchscreen.tap, slide)
        else:
            ann.button("web-lesson-next").tap()
            page.clock.run_for(SHOWN)
    expect(page.get_by_role("heading", name=ann.words.say("web-lesson-done"))).to_be_visible()
    assert ann.watched.barriers() == []
    ann.watched.insist_well()
    page.context.close()


@pytest.mark.budget(15, "a whole lesson")
@pytest.mark.parametrize(("game", "language"), turns("keys"))
def test_a_lesson_is_taken_by_keys(
    browser: Browser, server: Server, game: str, language: str
) -> None:
    """Enter does it all, and the focus is never lost on the way."""
    ann = learner(browser, server, game=game, language=language, size="desktop")
    page = ann.page

    def press(x: float, y: float) -> None:
        page.evaluate(_FOCUS, [x, y])
        page.keyboard.press("Enter")

    def slide(slider: Locator) -> None:
        slider.press("Home")
        ann.button("board-put-here").press("Enter")

    ann.button("web-lesson-next").focus()
    for step, task in enumerate(ann.tasks, 1):
        ann.arrives(step)
        if task.do:
            assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"
            ann.follow(step, press, slide)
        else:
            expect(ann.button("web-lesson-next")).to_be_focused()
            page.keyboard.press("Enter")
            page.clock.run_for(SHOWN)
    heading = page.get_by_role("heading", name=ann.words.say("web-lesson-done"))
    expect(heading).to_be_visible()
    assert page.evaluate("document.activeElement !== document.body")
    assert ann.watched.barriers() == []
    ann.watched.insist_well()
    page.context.close()


def test_whoever_strays_is_led_back_kindly(browser: Browser, server: Server) -> None:
    """Something else changes nothing; a step back restores the table; “show me” does it."""
    ann = learner(browser, server, game="exploding_kittens", language="en", size="phone")
    words, page = ann.words, ann.page
    ann.button("web-lesson-next").tap()
    ann.arrives(2)
    ann.button("web-lesson-show").tap()
    ann.arrives(3)

    page.get_by_role("button", name=words.say("action-draw")).first.tap()
    wanted = words.action(GAMES["exploding_kittens"].parse("future"), (), 0)
    ann.hears(words.say("web-lesson-other", wanted=wanted))
    assert ann.at(3)

    ann.button("web-lesson-back").tap()
    ann.arrives(2)
    ann.button("web-lesson-show").tap()
    ann.arrives(3)

    page.get_by_role("button", name=words.say("web-lesson-why", clause="EK-42")).tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.locator('[data-clause="EK-42"]')).to_be_focused()
    page.context.close()


def test_from_the_first_page_to_a_real_game(browser: Browser, server: Server) -> None:
    """Start, lesson, real game: three taps, if one is shown everything."""
    ann = learner(browser, server, game="koty", language="en", size="phone")
    words, page = ann.words, ann.page
    page.goto(server.url)
    card = page.get_by_role("article").filter(has_text=words.say("game-title"))
    card.get_by_role("link", name=words.say("web-start-learn")).tap()
    for step, task in enumerate(ann.tasks, 1):
        ann.arrives(step)
        ann.button("web-lesson-show" if task.do else "web-lesson-next").tap()
        page.clock.run_for(SHOWN)
    ann.button("web-lesson-real").tap()
    page.wait_for_url(re.compile(r"/t/[\w-]{22}$"))
    expect(page.get_by_role("region", name=words.say("web-table-prompt"))).to_be_visible()
    page.context.close()


def test_somebody_new_in_a_lobby_learns_and_comes_back(browser: Browser, server: Server) -> None:
    words = Words("en", "koty")
    seated = server.post("/api/matches", {"game": "koty", "seats": 2, "name": "Ann"})
    ann = learner(browser, server, game="koty", language="en", size="phone")
    page = ann.page
    page.goto(f"{server.url}/t/{seated['match']}#{seated['token']}")
    page.get_by_role("link", name=words.say("web-learn-new")).tap()
    ann.arrives(1)
    page.get_by_role("link", name=words.say("web-lesson-to-table")).tap()
    expect(page.get_by_role("link", name=words.say("web-learn-new"))).to_be_visible()
    page.context.close()


def test_the_first_page_fetches_nothing_of_lessons(browser: Browser, server: Server) -> None:
    context = fresh(browser)
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(Path(request.url).name))
    page.goto(server.url)
    expect(page.get_by_role("link", name=re.compile("^Learn"))).to_have_count(len(GAMES))
    assert not [name for name in asked if name.lower().startswith(("learn", "lesson"))]
    context.close()
