"""One playing by bots, from the deal to the end."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from purrlour.engine.chance import Seeded
from purrlour.engine.decision import seats_of
from purrlour.engine.event import Log
from purrlour.engine.game import Game, State
from purrlour.lab.players import sit_down


@dataclass(frozen=True)
class Played:
    """How it went."""

    returns: tuple[float, ...]
    """One per seat; nothing for anybody if it dragged on and was abandoned."""
    places: tuple[int, ...]
    decisions: int
    thoughts: tuple[int, ...]
    """Real choices of each seat: those among several."""
    seconds: tuple[float, ...]
    """How long each seat took for them."""
    ending: str = ""
    """Why it ended, a key of the game's words; empty if it was abandoned."""


def seed_of(seed: int, name: str, index: int, part: int) -> int:
    """A seed of its own for each playing under a name and each part in it, whatever else there is.

    The name is that of a variant, or the work itself where nothing varies.
    """
    text = f"{seed}/{name}/{index}/{part}"
    return int.from_bytes(blake2b(text.encode(), digest_size=16).digest(), "big")


class Watch(ABC):
    """Looks on, and sees everything."""

    @abstractmethod
    def see(self, state: State, log: Log) -> None:
        """The table as it was dealt, then after every choice, with what had happened."""


def play(
    game: Game[Any, Any, Any, Any],
    names: list[str],
    settings: dict[str, str],
    *,
    seeds: list[int],
    watch: Watch | None = None,
) -> Played:
    """Bots by their names, one a seat. Seeds: the table's luck, who answers first, each bot."""
    seats = len(names)
    luck, order = Seeded(seeds[0]), Seeded(seeds[1])
    players = sit_down(names, game, seeds[2:])
    state = game.deal(seats, game.options(settings), luck)
    if watch is not None:
        watch.see(state, [])
    asked = seats_of(game.asked(state))
    decisions = 0
    while asked and decisions < game.max_steps:  # one that drags on is abandoned
        seat = asked[order.pick(len(asked))]  # who answers a window first is nobody's privilege
        code = players[seat].choose(state, seat)
        log: Log | None = None if watch is None else []
        game.apply(state, seat, code, luck, log)
        decisions += 1
        if watch is not None and log is not None:
            watch.see(state, log)
        asked = seats_of(game.asked(state))
    outcome = game.outcome(state)
    return Played(
        (0.0,) * seats if outcome is None else outcome.returns,
        (1,) * seats if outcome is None else outcome.places,
        decisions,
        tuple(player.thoughts for player in players),
        tuple(player.seconds for player in players),
        "" if outcome is None else outcome.reason,
    )
