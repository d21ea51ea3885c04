"""What to answer in Exploding Kittens: Nopes, gifts, titles to name, places for a Kitten."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.bots.exploding_kittens.recall import SURE, danger, recall
from purrlour.bots.exploding_kittens.robbing import defuses_of
from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.games.exploding_kittens.codes import (
    GIVE,
    NAME,
    PAIR,
    PLAY_FAVOR,
    PLAY_FUTURE,
    PLAY_SHUFFLE,
    PUT,
    THREE,
    target_of,
)
from purrlour.games.exploding_kittens.content import DEFUSE, FIRST_CAT, NOPE, TITLES
from purrlour.games.exploding_kittens.rules.turns import next_living
from purrlour.games.exploding_kittens.state import TITLE_BITS, TITLE_MASK, Kittens

WORTH: Final = vec[i64]([0, 100, 40, 45, 45, 35, 38, 20, 8, 8, 8, 8, 8])
"""What a card is worth in the hand, by its title; each cat as much as all equal ones together."""
DEAR: Final = 40
"""A title named from which on it is worth a Nope."""
CHEAP: Final = 20
"""A hand whose cards are worth less on average may be robbed."""
GRAVE: Final = 400
"""The danger from which on a dodge is worth a Nope."""
ON_TOP: Final = 45
"""Of a hundred Kittens hidden, so many lie on top…"""
SECOND: Final = 60
"""…so many there or next to it…"""
THIRD: Final = 80
"""…and so many among the first three: whoever hid it always there would be found out."""


def would_nope(state: Kittens, seat: i64) -> bool:
    """Nope what hurts, and the Nope that spoils what is dear; keep quiet otherwise."""
    play = state.play
    if state.turn == seat:
        if not state.chain & 1:
            return False
        if play < PLAY_FAVOR:
            return play != PLAY_FUTURE and danger(state, recall(state, seat)) >= GRAVE
        return play >= PAIR
    if state.chain & 1 or play == PLAY_FUTURE:
        return False
    if play >= PLAY_FAVOR:
        return target_of(play) == seat and hurts(state, seat)
    if next_living(state, state.turn) != seat:
        return False
    fear = danger(state, recall(state, seat))
    return fear == SURE if play == PLAY_SHUFFLE else fear >= GRAVE


def hurts(state: Kittens, seat: i64) -> bool:
    """Whether what the play on the table takes from this seat is worth a Nope."""
    hand: i64 = state.hands[seat]
    if state.play >= THREE:
        named: i64 = state.named
        held: i64 = (hand >> (named * TITLE_BITS)) & TITLE_MASK
        return held > 0 and WORTH[named] * (held if named >= FIRST_CAT else 1) >= DEAR
    if state.play < PAIR:
        return False  # a Favor gets the worst card
    total: i64 = 0
    title: i64
    for title in range(1, TITLES):
        total += ((hand >> (title * TITLE_BITS)) & TITLE_MASK) * worth_of(hand, title)
    return total >= CHEAP * state.size(seat)


def worth_of(hand: i64, title: i64) -> i64:
    """What it costs to part with a card that is in the hand."""
    if title < FIRST_CAT:
        return WORTH[title]
    return WORTH[title] * ((hand >> (title * TITLE_BITS)) & TITLE_MASK)


def gift(state: Kittens, seat: i64) -> i64:
    """The card that is worth least."""
    hand: i64 = state.hands[seat]
    best: i64 = 0
    least: i64 = SURE
    title: i64
    for title in range(1, TITLES):
        worth: i64 = worth_of(hand, title)
        if (hand >> (title * TITLE_BITS)) & TITLE_MASK and worth < least:
            least = worth
            best = title
    return GIVE + best - 1


def title_to_name(state: Kittens, seat: i64) -> i64:
    """A Defuse, unless the target should have none."""
    target = target_of(state.play)
    return NAME + (DEFUSE if defuses_of(state, seat, target) > 0 else NOPE) - 1


def hiding_place(state: Kittens, whim: Chance) -> i64:
    """Near the top for the next player; deep down if it would draw again itself."""
    places: i64 = state.left + 1
    if state.owed > 1:
        return PUT + places - 1 - whim.pick(max(places // 3, 1))
    lot = whim.pick(100)
    if lot < ON_TOP:
        return PUT
    if lot < SECOND:
        return PUT + min(places - 1, 1)
    if lot < THIRD:
        return PUT + min(places - 1, 2)
    return PUT + whim.pick(places)
