"""Witnesses look through whole matches, and object to what a seat may not know."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

import pytest

from purrlour.games import GAMES
from purrlour.games.wizard_kittens.content import CURSE_NAMES
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
Leak: TypeAlias = Callable[[Update, Any], bool]
"""Tells too much of what is true, if it can be told here."""
ALL_IN = {"koty": "night", "wizard_kittens": "arch-chaos"}
"""House rules with which a game has all that it has."""


@dataclass(frozen=True)
class Story:
    """A match that was played to its end, with all that the game has."""

    chronicle: bytes
    told: list[tuple[str, Any]]
    """What the seat is told, from the beginning up to some steps, and what is true then."""


@cache
def story(key: str) -> Story:
    game = BY_KEY[key]
    options = GAMES[key].presets[ALL_IN[key]] if key in ALL_IN else {}
    wanted = Wanted(4, lambda match, _: match.phase == "over", options)
    match, _ = find(key, wanted)
    entries = entries_of(match)
    again, told, steps = Match(match.kept), list[tuple[str, Any]](), 0
    for entry in entries:
        again.take(entry)
        steps += isinstance(entry, Step)
        if isinstance(entry, Step) and steps % EVERY == 0:
            assert again.table is not None
            update = first_update(again, SEAT, since=0, now=again.at)
            told.append((update.decode(), game.truth(again.table.state)))
    return Story(write_chronicle(match.kept, entries).encode(), told)


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.key)
def test_what_a_server_tells_is_fine(game: Played) -> None:
    match = story(game.key)
    frames = [frame for frame, _ in match.told]
    assert insist_nothing_leaked(frames, SEAT, match.chronicle) == len(frames) > 5


def events(update: Update, kind: str) -> list[dict[str, Any]]:
    told = [event for note in update["notes"] for event in note.get("events", ())]
    return [event for event in told if event["kind"] == kind and event["seat"] == OTHER]


def a_draw(update: Update, truth: Any) -> bool:
    """Somebody else's card."""
    for event in events(update, "drew"):
        hand = truth.hands[OTHER]
        name = "card" if "card" in event else "cards"
        event[name] = hand[0] if name == "card" else hand[: event["count"]]
        return True
    return False


def a_hand(update: Update, truth: Any) -> bool:
    """Somebody else's hand instead of one's own."""
    update["view"]["hand"] = truth.hands[OTHER]
    return sorted(truth.hands[OTHER]) != sorted(truth.hands[SEAT])


def a_field(update: Update, truth: Any) -> bool:
    """A new field with everything in it."""
    update["view"]["truth"] = [vars(truth)]
    return True


def a_known_card(update: Update, truth: Any) -> bool:
    """A card that nobody saw being taken."""
    update["view"]["known"][OTHER] += truth.hands[OTHER][:1]
    return bool(truth.hands[OTHER])


def a_blind_nine(update: Update, _: Any) -> bool:
    """The face of a Nine from the pile, among those that were seen."""
    view = update["view"]
    view["shown"] += ["blue1"] * min(view["unseen"], 1)
    return bool(view["unseen"])


def a_nine_that_is_laid(update: Update, _: Any) -> bool:
    """Its face, when it is laid."""
    for event in events(update, "placed"):
        event["card"] = "blue1"
        return True
    return False


def a_peek(update: Update, _: Any) -> bool:
    """What somebody else saw on top of the pile."""
    for event in events(update, "peeked"):
        event["cards"] = ["kitten"]
        return True
    return False


def a_goal(update: Update, truth: Any) -> bool:
    """Somebody else's goal, before the end."""
    update["view"]["credits"][OTHER] = truth.credits[OTHER]
    return not truth.over


def what_a_goal_is_worth(update: Update, truth: Any) -> bool:
    """Its points, which tell what it is about."""
    update["view"]["credit_points"][OTHER] = 2
    return not truth.over


def a_goal_in_passing(update: Update, truth: Any) -> bool:
    """Somebody else's goal, with something that all may know."""
    for event in events(update, "placed"):
        event["card"] = truth.credits[OTHER]
        return True
    return False


def chaos_to_come(update: Update, _: Any) -> bool:
    """The Chaos Mode card, before it is turned up."""
    view = update["view"]
    hidden = not view["chaos"]
    view["chaos"] = "cm-curses"
    return hidden


def a_curse_to_come(update: Update, _: Any) -> bool:
    """One of the curse deck, where what cards say is told."""
    view = update["view"]
    seen = {*view["curses"], *view["known"], *(one for won in view["trophies"] for one in won)}
    view["says"].append(next(curse for curse in CURSE_NAMES if curse not in seen))
    return bool(view["curse_deck"])


def a_card_to_come(update: Update, _: Any) -> bool:
    """A component of the deck, as if it had been drawn already."""
    view = update["view"]
    view["unseen"][0] -= 1
    return bool(view["deck"])


def an_encounter_to_come(update: Update, truth: Any) -> bool:
    """The next card of the encounter deck, among those that everybody saw."""
    update["view"]["next_encounters"].append("rat_patrol")
    return bool(len(truth.threats) > truth.known)


def a_find_to_come(update: Update, truth: Any) -> bool:
    """The top of the search deck, with something that all may know."""
    for event in [one for note in update["notes"] for one in note.get("events", ())]:
        event["next"] = truth.search[-1:]
        return bool(truth.search)
    return False


LEAKS: list[tuple[str, Leak]] = [
    *((game.key, a_field) for game in PLAYED),
    *(("exploding_kittens", leak) for leak in (a_draw, a_hand, a_peek)),
    *(("koty", leak) for leak in (a_draw, a_hand)),
    *(("mice_and_mystics", leak) for leak in (an_encounter_to_come, a_find_to_come)),
    *(("koty", leak) for leak in (a_known_card, a_blind_nine, a_nine_that_is_laid)),
    *(("wizard_kittens", leak) for leak in (a_goal, what_a_goal_is_worth, a_goal_in_passing)),
    *(("wizard_kittens", leak) for leak in (chaos_to_come, a_curse_to_come, a_card_to_come)),
]


@pytest.mark.parametrize(
    ("key", "leak"), LEAKS, ids=[f"{key}-{leak.__name__}" for key, leak in LEAKS]
)
def test_a_leak_would_be_seen(key: str, leak: Leak) -> None:
    match = story(key)
    told = ((json.loads(frame), truth) for frame, truth in match.told)
    update = next(update for update, truth in told if leak(update, truth))
    with pytest.raises(AssertionError):
        insist_nothing_leaked([json.dumps(update)], SEAT, match.chronicle)
