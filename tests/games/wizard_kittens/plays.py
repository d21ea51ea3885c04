"""Turns of phrase that the rule tests share."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from purrlour.engine.errors import GameError
from purrlour.games.wizard_kittens.box import VARIABLE
from purrlour.games.wizard_kittens.editions import BOX, named
from tests.games.stage import ANY
from tests.games.wizard_kittens.scene import Scene, scene

SPELLS = {"summon", "sling", "swat", "switch"}
ADVANCED = {
    "ann": "muffin.advanced",
    "bob": "baebae.advanced",
    "cleo": "grumpkin.advanced",
    "dan": "easa.advanced",
}
"""Everybody with the advanced side up: Overflow, Favor, Dismiss and Yoink."""


@contextmanager
def forbidden(clause: str) -> Iterator[None]:
    """Somebody is told that this cannot be, by this clause; the scene saw that nothing changed."""
    with pytest.raises(GameError) as caught:
        yield
    assert caught.value.clause == clause, f"{caught.value} rests on {caught.value.clause}"


def stalls(table: Scene, who: str = "ann", *, whose: str = "cleo", card: str = "F1") -> Scene:
    """Somebody ends a turn and changes nothing: two equal cards of a chapter are switched."""
    return table.cast(who, f"switch {whose}.{card} {whose}.{card}")


def ending_six(ann: str, *, score: dict[str, str], curse: str, **more: Any) -> Scene:
    """Ann defeats the sixth curse; her first chapter holds what it takes. Cleo has FF left.

    `score` are the other five, and must leave two of each difficulty.
    """
    circles = {"ann": ann, "bob": more.pop("bob", ""), "cleo": more.pop("cleo", "FF")}
    credit = {name: more.pop(f"{name}_credit", spare) for name, spare in _SPARE.items()}
    return stalls(
        scene(circles=circles, score=score, slots=curse, curses="", credit=credit, **more)
    )


_SPARE = {"ann": "ec-neat", "bob": "ec-scroll", "cleo": "ec-artifact"}


def ending_caught(circles: dict[str, str], score: dict[str, str], **more: Any) -> Scene:
    """The first one summons the professor."""
    table = scene(circles=circles, score=score, deck="caught", **more)
    return table.play(next(iter(circles)), "summon")


def box(folder: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> str:
    """Somebody wrote a file of cards; says what they are called."""
    file = folder / "box.toml"
    file.write_text(text, "utf-8")
    monkeypatch.setenv(VARIABLE, str(file))
    return named(BOX)


NARROW = """
[chaos-mode.cm-curses]
steps = [
  { when = "always", do = "shelf-limit", cards = 5 },
  { when = "now", do = "move-own", count = 1 },
  { when = "now", do = "lift-tokens" },
  { when = "now", do = "lift-tokens" },
]
"""
"""A Chaos Mode card that limits shelves, as none of ours does."""

CURSES = "yarn bathtime cucumber catnap"
"""The curse deck of the scenes below, where Snail and Vampire lie open."""


def coming(card: str, step: int, circles: dict[str, str], who: str = "ann", **more: Any) -> Scene:
    """Somebody's Summon draws the cat that brings this step of a Chaos Mode card.

    Chapter 3 is still closed, unless the scene opens it.
    """
    settings = {"mode": "chaos.4", "chaos": card, "cats": step - 1, "deck": "cat S A P"}
    settings |= {"slots": "snail vampire", "curses": CURSES}
    table = scene(circles=circles, turn=who, **{**settings, **more})
    return table.play(who, "summon", rolls=ANY)


def in_force(card: str, steps: int, circles: dict[str, str], **more: Any) -> Scene:
    """So many steps of this Chaos Mode card have come."""
    settings = {"mode": "chaos.4", "chaos": card, "cats": steps}
    settings |= {"slots": "snail vampire", "curses": CURSES}
    return scene(circles=circles, **{**settings, **more})


def lasting(rule: str, circles: dict[str, str], **more: Any) -> Scene:
    """A New Rule was turned up some time ago and is in force."""
    settings = {"mode": "new-rules", "rule": rule, "cats": 1, "open": 3}
    settings |= {"slots": "snail vampire yarn", "curses": "bathtime cucumber catnap"}
    return scene(circles=circles, **{**settings, **more})
