"""Legal choices as lists, put together from ready pieces.

`legal` knows the same rules and writes codes one by one, which suits compiled search. Whoever
drives the engine from Python wants a list, and pays for every step towards it. So the questions
that are asked most have a second answer here; a law compares it with the first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.games.koty.codes import (
    AS_JOKER,
    DEFEND,
    EXCHANGE,
    JOKER_MOVE,
    MOVES,
    OWL_IT,
    PASS,
    PLAY,
    REPEAT,
    SPOTS,
    STOP,
    stands_for,
)
from purrlour.games.koty.content import CROW, JOKER, LANDS, OWL
from purrlour.games.koty.rules.legal import (
    CROW_TOP,
    JOKER_BITS,
    NIGHT_BITS,
    ONE_OF_EACH,
    OWN_FITS,
    RIVAL_FITS,
    night_into,
)
from purrlour.games.koty.state import (
    BARE,
    DREAMS,
    HANDS,
    LAND_BITS,
    LAND_MASK,
    TITLE_BITS,
    TOP_BITS,
    Cats,
)
from purrlour.games.koty.teams import NO_MATE, mate_of

_APART: Final = 511
"""Leaves each set of titles (lowest bits, not all nine of them) a remainder of its own."""
_PIECES: Final[list[list[int]]] = [[] for _ in range(SPOTS * _APART)]
"""By spot and set of titles: the codes of these cats and crows there.

A hand has four cards, so few of them are ever needed; they are made when they are.
"""


def _make_piece(spot: int, titles: int) -> list[int]:
    """The codes of these cats and crows on this land."""
    codes = _PIECES[spot * _APART + titles % _APART]
    for title in range(CROW + 1):
        if titles >> (title * TITLE_BITS) & 1:
            codes.append(PLAY + spot * MOVES + title)
    return codes


def turn_choices(state: Cats, seat: i64) -> list[int]:
    """The choices of a turn: exchange, or play one card (KO-16)."""
    rows = state.rows
    hand = rows[HANDS + seat]
    choices = [EXCHANGE]
    if hand & NIGHT_BITS:
        room = vec[i64]([0] * (2 * SPOTS + 2))
        for at in range(night_into(state, seat, room, 0)):
            choices.append(room[at])  # noqa: PERF401 - a vec is no list
    held: i64 = (hand | (hand >> 1) | (hand >> 2)) & ONE_OF_EACH
    joker: i64 = hand & JOKER_BITS
    mate: i64 = mate_of(state, seat) if state.teams else NO_MATE
    owner: i64
    for owner in range(state.seats):
        dream = rows[DREAMS + owner]
        own = owner == seat
        if owner == mate or (dream == 0 and not own):
            continue  # KO-90, KO-48
        fits = OWN_FITS if own else RIVAL_FITS
        spot: i64
        for spot in range(owner * LANDS, owner * LANDS + LANDS):
            land: i64 = dream & LAND_MASK
            titles: i64 = held & fits[land]
            if titles:
                piece = _PIECES[spot * _APART + titles % _APART]
                choices += piece or _make_piece(spot, titles)
            if joker and land > BARE:
                add_jokers(choices, land, PLAY + spot * MOVES + JOKER_MOVE, own)
            dream >>= LAND_BITS
    return choices


def add_jokers(choices: list[int], land: i64, base: i64, own: bool) -> None:
    """A joker as either cat of the colour, or as a crow on a crow of one's own (KO-52)."""
    top: i64 = land >> TOP_BITS
    if top == CROW_TOP:
        if own:
            choices.append(base + CROW)
    else:
        pair: i64 = base + ((top - 1) & ~1)
        choices.append(pair)
        choices.append(pair + 1)


def defence_choices(state: Cats, seat: i64) -> list[int]:
    """Pass, an owl, the same cat as the attacking one, or a joker (KO-34, KO-74)."""
    choices = [PASS]
    if state.holds(HANDS + seat, OWL):
        choices.append(OWL_IT)
    add_same(choices, state, seat, DEFEND)
    return choices


def repeat_choices(state: Cats, seat: i64) -> list[int]:
    """Stop, or the same cat as in the first attack, or a joker (KO-36)."""
    choices = [STOP]
    add_same(choices, state, seat, REPEAT)
    return choices


def add_same(choices: list[int], state: Cats, seat: i64, base: i64) -> None:
    """The cat of the attack and a joker, where they are in the hand."""
    cat = stands_for(state.play)
    if state.holds(HANDS + seat, cat):
        choices.append(base + cat)
    if state.holds(HANDS + seat, JOKER):
        choices.append(base + AS_JOKER)
