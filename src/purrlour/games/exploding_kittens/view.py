"""What a seat knows: its hand, the open table, and its own part of the story."""

from __future__ import annotations

from dataclasses import dataclass

from purrlour.engine.decision import seats_of
from purrlour.engine.view import View
from purrlour.games.exploding_kittens import story
from purrlour.games.exploding_kittens.content import COPIES, KITTEN, NAMES, TITLES
from purrlour.games.exploding_kittens.state import (
    BOX,
    HIDING,
    HOUSE,
    NOTHING,
    PHASES,
    UNSEEN,
    Kittens,
)

UNKNOWN = 255
"""A fact of the story that the seat may not know."""


@dataclass(frozen=True)
class KittensView(View):
    """Everything one seat knows."""

    seats: int
    house: tuple[str, ...]
    """House rules in force."""
    phase: str
    """What the table waits for."""
    asked: tuple[int, ...]
    """The seats it waits for."""
    turn: int
    owed: int
    """Turns the current player owes, this one included."""
    attacked: bool
    alive: tuple[bool, ...]
    cards: tuple[int, ...]
    """How many cards each seat holds (EK-20)."""
    hand: tuple[str, ...]
    """The seat's own cards, sorted by title."""
    pile: int
    """Cards left to draw (EK-19)."""
    kittens: int
    """Kittens among them."""
    remembered: tuple[str, ...]
    """The top of the pile as far down as the seat knows any card; "" where it does not."""
    discard: tuple[str, ...]
    """All of it, the last card first (EK-A34)."""
    box: tuple[str, ...]
    """Cards that all know to be out of the game."""
    unseen: int
    """Cards that left the game unseen."""
    pawn: int
    """Who has the Cat Burglar; −1 if it is out of the game."""
    play: int
    """The code of the play on the table, −1 without one."""
    named: str
    """The title asked for, "" without one."""
    chain: int
    """Nopes on the play."""
    top: int
    """Who played the topmost card of it; −1 without one."""
    story: bytes
    """What the seat could remember of the playing; 255 stands for what it does not know."""


def view(state: Kittens, seat: int) -> KittensView:
    """All that this seat (or WATCHER) knows."""
    told = seen_story(state, seat)
    discard = laid(told)
    box = row_cards(state, BOX)
    return KittensView(
        seat=seat,
        seats=state.seats,
        house=tuple(name for bit, name in enumerate(HOUSE) if state.house >> bit & 1),
        phase=PHASES[state.phase],
        asked=tuple(seats_of(state.asked)),
        turn=state.turn,
        owed=state.owed,
        attacked=bool(state.attacked),
        alive=tuple(bool(state.alive >> other & 1) for other in range(state.seats)),
        cards=tuple(state.size(other) for other in range(state.seats)),
        hand=() if seat < 0 else row_cards(state, seat),
        pile=state.left,
        kittens=COPIES[KITTEN]
        - sum(card == "kitten" for card in (*discard, *box))
        - (state.phase == HIDING),
        remembered=remembered(told, seat, state.left),
        discard=discard,
        box=box,
        unseen=state.size(UNSEEN),
        pawn=state.pawn,
        play=state.play,
        named="" if state.named == NOTHING else NAMES[state.named],
        chain=state.chain,
        top=state.top,
        story=told,
    )


def row_cards(state: Kittens, row: int) -> tuple[str, ...]:
    """The cards of a hand or of the box, sorted by title."""
    return tuple(NAMES[title] for title in range(TITLES) for _ in range(state.holds(row, title)))


def lines(told: bytes) -> list[tuple[int, int, int]]:
    """The story as (kind, seat, fact)."""
    return [
        (story.kind_of(told[at]), story.seat_of(told[at]), told[at + 1])
        for at in range(0, len(told), 2)
    ]


def seen_story(state: Kittens, seat: int) -> bytes:
    """The story with what this seat may not know taken out."""
    told = bytearray(state.telling())
    for at in range(0, len(told), 2):
        kind, who, fact = story.kind_of(told[at]), story.seat_of(told[at]), told[at + 1]
        if who == seat:
            continue
        if (kind == story.DRAW and fact != KITTEN) or kind == story.PUT:
            told[at + 1] = UNKNOWN
        elif kind == story.PEEK:
            told[at + 1] = story.placed(story.where_of(fact), TITLES)
        elif kind == story.GIVE and story.where_of(fact) != seat:
            told[at + 1] = story.placed(story.where_of(fact), TITLES)
    return bytes(told)


def laid(told: bytes) -> tuple[str, ...]:
    """The discard, the last card first."""
    cards = [NAMES[fact] for kind, _, fact in lines(told) if kind in (story.PLAY, story.LAY)]
    return tuple(reversed(cards))


def remembered(told: bytes, seat: int, left: int) -> tuple[str, ...]:
    """The top of the pile as this seat knows it for certain (EK-A40).

    Peeks move up with every draw; a shuffle or a Kitten hidden by somebody else voids them.
    """
    moves = lines(told)
    drawn = sum(kind == story.DRAW for kind, _, _ in moves)
    hidden = sum(kind == story.PUT for kind, _, _ in moves)
    pile = [""] * (left + drawn - hidden)  # bottom first
    for kind, who, fact in moves:
        if kind == story.DRAW:
            pile.pop()
        elif kind == story.MIX:
            pile = [""] * len(pile)
        elif kind == story.PUT and who == seat:
            pile.insert(len(pile) - fact, "kitten")
        elif kind == story.PUT:
            pile = [""] * (len(pile) + 1)
        elif kind == story.PEEK and who == seat:
            pile[-1 - story.where_of(fact)] = NAMES[story.title_of(fact)]
    known = [place for place, card in enumerate(pile) if card]
    return tuple(reversed(pile[known[0] :])) if known else ()
