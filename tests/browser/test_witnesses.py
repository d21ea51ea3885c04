"""Witnesses look through whole matches, and object to what a seat may not know."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

import pytest

from purrlour.games import GAMES
from purrlour.server.chronicle import write_chronicle
from purrlour.server.matches.entries import Step
from purrlour.server.matches.match import Match
from purrlour.server.matches.updates import first_update
from tests.browser.facts import Played
from tests.browser.frames import insist_nothing_leaked
from tests.browser.games import BY_KEY, PLAYED
from tests.browser.positions import Wanted, find
from tests.server.chronicles import entries_of

SEAT, OTHER = 0, 1
EVERY = 6
"""Steps."""
Update: TypeAlias = dict[str, Any]
Leak: TypeAlias = Callable[[Update, list[Any]], bool]
"""Tells too much, if it can be told here."""


@dataclass(frozen=True)
class Story:
    """A match that was played to its end, with all that the game has."""

    chronicle: bytes
    told: list[tuple[str, list[Any]]]
    """What the seat is told, from the beginning up to some steps, and all hands then."""


@cache
def story(key: str) -> Story:
    game = BY_KEY[key]
    wanted = Wanted(4, lambda match, _: match.phase == "over", GAMES[key].presets.get("night", {}))
    match, _ = find(key, wanted)
    entries = entries_of(match)
    again, told, steps = Match(match.kept), list[tuple[str, list[Any]]](), 0
    for entry in entries:
        again.take(entry)
        steps += isinstance(entry, Step)
        if isinstance(entry, Step) and steps % EVERY == 0:
            assert again.table is not None
            update = first_update(again, SEAT, since=0, now=again.at)
            told.append((update.decode(), game.truth(again.table.state).hands))
    return Story(write_chronicle(match.kept, entries).encode(), told)


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.key)
def test_what_a_server_tells_is_fine(game: Played) -> None:
    match = story(game.key)
    frames = [frame for frame, _ in match.told]
    assert insist_nothing_leaked(frames, SEAT, match.chronicle) == len(frames) > 5


def events(update: Update, kind: str) -> list[dict[str, Any]]:
    told = [event for note in update["notes"] for event in note.get("events", ())]
    return [event for event in told if event["kind"] == kind and event["seat"] == OTHER]


def a_draw(update: Update, hands: list[Any]) -> bool:
    """Somebody else's card."""
    for event in events(update, "drew"):
        name = "card" if "card" in event else "cards"
        event[name] = hands[OTHER][0] if name == "card" else hands[OTHER][: event["count"]]
        return True
    return False


def a_hand(update: Update, hands: list[Any]) -> bool:
    """Somebody else's hand instead of one's own."""
    update["view"]["hand"] = hands[OTHER]
    return sorted(hands[OTHER]) != sorted(hands[SEAT])


def a_field(update: Update, hands: list[Any]) -> bool:
    """A new field with everything in it."""
    update["view"]["hands"] = hands
    return True


def a_known_card(update: Update, hands: list[Any]) -> bool:
    """A card that nobody saw being taken."""
    update["view"]["known"][OTHER] += hands[OTHER][:1]
    return bool(hands[OTHER])


def a_blind_nine(update: Update, _: list[Any]) -> bool:
    """The face of a Nine from the pile, among those that were seen."""
    view = update["view"]
    view["shown"] += ["blue1"] * min(view["unseen"], 1)
    return bool(view["unseen"])


def a_nine_that_is_laid(update: Update, _: list[Any]) -> bool:
    """Its face, when it is laid."""
    for event in events(update, "placed"):
        event["card"] = "blue1"
        return True
    return False


def a_peek(update: Update, _: list[Any]) -> bool:
    """What somebody else saw on top of the pile."""
    for event in events(update, "peeked"):
        event["cards"] = ["kitten"]
        return True
    return False


LEAKS: list[tuple[str, Leak]] = [
    *((game.key, leak) for game in PLAYED for leak in (a_hand, a_field)),
    *((game.key, a_draw) for game in PLAYED if game.key != "mice_and_mystics"),
    ("exploding_kittens", a_peek),
    *(("koty", leak) for leak in (a_known_card, a_blind_nine, a_nine_that_is_laid)),
]


@pytest.mark.parametrize(
    ("key", "leak"), LEAKS, ids=[f"{key}-{leak.__name__}" for key, leak in LEAKS]
)
def test_a_leak_would_be_seen(key: str, leak: Leak) -> None:
    match = story(key)
    told = ((json.loads(frame), hands) for frame, hands in match.told)
    update = next(update for update, hands in told if leak(update, hands))
    with pytest.raises(AssertionError):
        insist_nothing_leaked([json.dumps(update)], SEAT, match.chronicle)
