"""Robots that play through the page. They know no rules: they press what can be pressed."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from playwright.sync_api import ElementHandle, Error, Locator, Page

from purrlour.words import Words
from tests.browser.facts import Played
from tests.browser.outline import Thing, by_role, read_outline
from tests.browser.watching import Watched
from tests.browser.ways import Way
from tests.waiting import LIMIT

MANY = 3000
"""More is never pressed in a match."""
_CHANGES = """() => {
  if (globalThis.changes === undefined) {
    globalThis.changes = 0;
    const parts = { attributes: true, characterData: true, childList: true, subtree: true };
    new MutationObserver(() => (globalThis.changes += 1)).observe(document, parts);
  }
  return globalThis.changes;
}"""
"""How often the page has changed since it was first asked."""


@dataclass
class Robot:
    """Somebody at a page."""

    watched: Watched
    way: Way
    game: Played
    words: Words
    luck: Random
    name: str = ""
    pressed: list[str] = field(default_factory=list)
    """What it did, for whoever reads a failure."""
    seen: int = -1
    """How often the page had changed when nothing was to be done there."""
    finished: bool = False
    """Whether the page shows the result."""

    @property
    def page(self) -> Page:
        return self.watched.page

    def press(self, key: str, role: str = "button", /, **facts: object) -> None:
        """Presses what has the words with this key."""
        name = self.words.say(key, **facts)
        self.use(by_role(self.page, role, name))

    def write(self, key: str, text: str) -> None:
        """Fills in the field with this label."""
        label = self.page.get_by_role("textbox", name=self.words.say(key), exact=True)
        self.way.write(label.element_handle(), text)

    def choose(self, key: str, label: str) -> None:
        """Chooses one of the few that have this title."""
        group = self.page.get_by_role("group", name=self.words.say(key), exact=True)
        self.use(group.get_by_role("radio", name=label, exact=True))

    def unfold(self, key: str) -> None:
        """Opens what is folded away under this name."""
        title = self.page.get_by_text(self.words.say(key), exact=True)
        self.use(self.page.locator("summary", has=title))

    def use(self, place: Locator) -> None:
        """Presses what is there, or will be."""
        while True:
            try:
                return self.way.press(place.element_handle())
            except Error as error:
                if "not attached" not in str(error):  # else it was drawn anew
                    raise

    def act(self) -> bool:
        """Does one thing, if anything is asked here. Looks only where something has changed: to
        read a page is what takes the time."""
        changes = self.page.evaluate(_CHANGES)
        if changes == self.seen:
            return False
        things = [thing for thing in read_outline(self.page) if thing.usable]
        wanted = self._choose(things)
        if wanted is None:
            self.seen = changes
            result = by_role(self.page, "list", self.words.say("web-table-result"))
            self.finished = result.is_visible()
            return False
        self.pressed.append(f"{wanted.role} {wanted.name}")
        try:
            for place in wanted.find(self.page).element_handles()[:1]:
                if wanted.role == "slider":
                    self._slide(place)
                else:
                    self.way.press(place)
        except Error as error:
            # The table went on while we reached for it: we look again.
            if "not attached" not in str(error):
                raise
        return True

    def _slide(self, slider: ElementHandle) -> None:
        slider.focus()
        for _ in range(self.luck.randrange(5)):
            self.page.keyboard.press(self.luck.choice(("ArrowRight", "ArrowLeft")))
        self.press("board-put-here")

    def _choose(self, things: Sequence[Thing]) -> Thing | None:
        """Anything that leads on; now and then a card that can be played."""
        say, luck = self.words.say, self.luck
        if any((one.role, one.name) == ("list", say("web-table-result")) for one in things):
            return None
        buttons = [one for one in things if one.role == "button" and not self._is_hint(one)]
        prompt = [one for one in buttons if one.is_in("region", say("web-table-prompt"))]
        back = [one for one in prompt if one.name == say("web-table-lay-back")]
        offers = [one for one in prompt if one not in back and not self._is_reason(one)]
        refused = [one for one in prompt if one.name == say("web-table-close-reason")]
        held = say("thing-hand") if self.words.has("thing-hand") else ""  # not every game has hands
        hand = [one for one in buttons if held and one.is_in("list", held)]
        can = [one for one in hand if one.name.endswith(say("board-hand-can", held=""))]
        sliders = [one for one in things if one.role == "slider"]
        lifted = any("pressed" in one.states for one in hand)
        curtain = [one for one in buttons if one.name.startswith(say("web-table-i-am", name=""))]
        for sure in (curtain, refused, sliders):
            if sure:
                return sure[0]
        if lifted or back:
            return luck.choice([*offers, *self.game.aim(buttons, say)] or back)
        if begin := self.game.begin(buttons, say):
            return luck.choice(begin)
        if can and (not offers or luck.random() < 0.4):
            return luck.choice(can)
        return luck.choice(offers) if offers else None

    def _is_reason(self, one: Thing) -> bool:
        rule = self.words.say("web-table-rule", clause="")
        return one.name.startswith(rule) or one.name == self.words.say("web-table-close-reason")

    def _is_hint(self, one: Thing) -> bool:
        """Robots go by whim, want no advice, and stay to the end."""
        keys = ("hint", "hint-thinking", "out-skip", "out-anew")
        return one.name in [self.words.say(f"web-table-{key}") for key in keys]


def play_to_the_end(robots: Sequence[Robot]) -> None:
    """Everybody does what they are asked, until all see the result."""
    play_until(lambda: all(robot.finished for robot in robots), robots)


def play_until(enough: Callable[[], bool], robots: Sequence[Robot]) -> None:
    """Everybody does what they are asked, until that is enough."""
    last = time.monotonic()
    while not enough():
        acted = [robot.act() for robot in robots]
        if any(acted):
            last = time.monotonic()
        elif time.monotonic() - last > LIMIT:
            raise TimeoutError(f"nobody is asked anything: {_told(robots)}")
        else:
            robots[0].page.wait_for_timeout(20)
        assert all(len(robot.pressed) < MANY for robot in robots), _told(robots)


def _told(robots: Sequence[Robot]) -> dict[str, list[str]]:
    return {robot.name: robot.pressed[-5:] for robot in robots}
