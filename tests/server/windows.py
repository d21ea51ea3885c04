"""Reaction windows of games in which hands are hidden, and what those who are asked may hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from purrlour.server import wire
from purrlour.server.matches.settings import Settings
from purrlour.server.matches.thinker import Thought
from tests.games.exploding_kittens.scene import scene as cards
from tests.games.koty.scene import scene as dreams
from tests.server.beginnings import Beginning
from tests.server.screens import Screen, gather
from tests.server.virtual import World, swift

STORE = 2
"""Milliseconds that the store takes in these scenes."""


@dataclass(frozen=True)
class Window:
    """How a game comes to one, and what those who are asked may hold."""

    game: str
    lay: Callable[[str, str], Any]
    """The table, by what Bob and Cleo hold: what they do not hold lies in the pile, and nobody
    knows where."""
    play: str
    """What Ann does."""
    hands: tuple[str, ...]
    kind: str
    after: str
    """What is asked when everybody has let it happen."""
    quiet: int
    """Seconds after which somebody who is not there would show their cards."""
    table: Beginning | None = None


def kittens(bob: str, cleo: str) -> Any:
    rest = (Counter(["nope", "nope", "tacocat", "attack"]) - Counter([bob, cleo])).elements()
    return cards(
        hands={"ann": "skip defuse", "bob": f"defuse {bob}", "cleo": f"defuse {cleo}"},
        pile=f"tacocat kitten attack kitten tacocat shuffle {' '.join(rest)}",
        turn="ann",
    ).state


def cats(bob: str, cleo: str) -> Any:
    return dreams(
        dreams={"ann": "1", "bob": "1+blue8", "cleo": "0+green3"},
        hands={"ann": "blue1", "bob": bob, "cleo": cleo},
        pile="pink5 green6 yellow7",
        night="" if "owl" in (bob, cleo) else "owl",
    ).state


KITTENS = Window(
    game="exploding_kittens",
    lay=kittens,
    play="skip",
    hands=("nope/nope", "nope/tacocat", "tacocat/nope", "tacocat/attack"),
    kind="nope",
    after="turn",
    quiet=60,
)
CATS = Window(
    game="koty",
    lay=cats,
    play="blue1>1.1",
    hands=("blue1/crow", "joker/blue1", "owl/crow", "green6/joker"),
    kind="defend",
    after="place",
    quiet=40,
)


def opened(
    window: Window,
    hands: str,
    *,
    settings: Settings,
    bots: tuple[int, ...] = (),
    thinking: Callable[[Thought], int] = swift,
) -> tuple[World, list[Screen], int]:
    """Ann has played; what Bob and Cleo hold, and when the window opened."""
    assert window.table is not None
    window.table.state = window.lay(*hands.split("/"))
    world = World(window.game, settings=settings, latency=(STORE, STORE), thinking=thinking)
    screens = gather(world)
    screens[0].send(wire.Start)
    world.settle()
    for chair in bots:
        screens[chair].send(wire.Away)
        world.settle()
    screens[0].play(window.play)
    world.settle()
    assert kinds(world) == {window.kind}
    return world, screens, world.time.now - STORE


def kinds(world: World) -> set[str]:
    return {decision.kind for decision in world.truth().pending().values()}


def told_since(screen: Screen, when: int) -> list[tuple[int, bytes]]:
    return [(at - when, frame) for at, frame in screen.heard if at >= when]


def fended(
    rest: str, table: Beginning, *, settings: Settings, thinking: Callable[[Thought], int]
) -> tuple[World, list[Screen], int]:
    """Ann attacked, and a bot has her chair; Bob fended it off. With `rest` in her hand, does she
    attack again? And when was she asked?"""
    table.state = dreams(
        dreams={"ann": "1", "bob": "1+blue8", "cleo": "0+green3"},
        hands={"ann": f"blue1 {rest}", "bob": "blue1", "cleo": "crow"},
        pile="pink5 green6 yellow7 crow joker",
    ).state
    world = World("koty", settings=settings, latency=(STORE, STORE), thinking=thinking)
    screens = gather(world)
    screens[0].send(wire.Start)
    world.settle()
    screens[0].play("blue1>1.1")
    world.settle()
    screens[0].send(wire.Away)
    world.settle()
    screens[1].play("defend:blue1")
    world.settle()
    assert kinds(world) == {"repeat"}
    return world, screens, world.time.now - STORE
