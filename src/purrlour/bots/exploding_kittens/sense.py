"""What a seat can make of its view in Exploding Kittens: danger, memory, worth, harm."""

from __future__ import annotations

from typing import Final

from purrlour.games.exploding_kittens import codes, story
from purrlour.games.exploding_kittens.content import NAMES
from purrlour.games.exploding_kittens.view import KittensView, lines

WORTH: Final = {
    "defuse": 100,
    "nope": 45,
    "attack": 40,
    "skip": 38,
    "shuffle": 22,
    "future": 20,
    "favor": 15,
}
"""What a card is worth in the hand; a cat's worth depends on its company."""


def danger(view: KittensView) -> float:
    """How likely the top card is a Kitten."""
    known = view.remembered
    if known and known[0]:
        return 1.0 if known[0] == "kitten" else 0.0
    seen = [card for card in known if card]
    odds = (view.kittens - seen.count("kitten")) / max(view.pile - len(seen), 1)
    return max(odds, 0.5) if freshly_hidden(view) else odds


def freshly_hidden(view: KittensView) -> bool:
    """Whether somebody else has just put a Kitten back, and nobody drew or shuffled since."""
    for kind, who, _ in reversed(lines(view.story)):
        if kind in (story.DRAW, story.MIX):
            return False
        if kind == story.PUT:
            return who != view.seat
    return False


def defuses_of(view: KittensView, seat: int) -> int:
    """Defuses that the seat should still have, as far as one could follow them."""
    count = 0
    for kind, who, fact in lines(view.story):
        if kind == story.DEAL:
            count = 1
        elif kind == story.PLAY and who == seat and NAMES[fact] == "defuse":
            count -= 1
        elif kind in (story.GIVE, story.SHOW) and story.title_of(fact) == NAMES.index("defuse"):
            count += (story.where_of(fact) == seat) - (who == seat)
        elif kind == story.LACK and who == seat and NAMES[fact] == "defuse":
            count = 0
    return max(count, 0)


def lacks(view: KittensView, seat: int, card: str) -> bool:
    """Whether the seat showed that it has no such card, and got none since."""
    bare = False
    for kind, who, fact in lines(view.story):
        if kind == story.LACK and who == seat and NAMES[fact] == card:
            bare = True
        elif (kind == story.DRAW and who == seat) or (
            kind in (story.GIVE, story.SHOW) and story.where_of(fact) == seat
        ):
            bare = False
    return bare or view.cards[seat] == 0


def worth(view: KittensView, card: str) -> int:
    """What it would cost to give this card away."""
    return WORTH.get(card, 0) or 8 * view.hand.count(card)


def spare(card: str) -> bool:
    """Whether three of them are better spent than kept."""
    return WORTH.get(card, 0) < WORTH["skip"]


def harm_of(view: KittensView) -> int:
    """What the play on the table does to this seat; below zero it helps."""
    code = view.play
    top = danger(view)
    mine = view.turn == view.seat
    if codes.target_of(code) == view.seat:
        if code >= codes.THREE:
            return WORTH.get(view.named, 10) if view.named in view.hand else 0
        average = sum(worth(view, card) for card in view.hand) / max(len(view.hand), 1)
        return int(average) if code >= codes.PAIR else int(average / 3)
    if mine and code in (codes.PLAY_ATTACK, codes.PLAY_SKIP, codes.PLAY_SHUFFLE):
        return -int(100 * top)
    if not mine and code in (codes.PLAY_ATTACK, codes.PLAY_SKIP):
        return int(100 * top) if next_to(view, view.turn) == view.seat else 0
    if not mine and code == codes.PLAY_SHUFFLE:
        return 60 if top == 1.0 else 0
    return 0


def next_to(view: KittensView, seat: int) -> int:
    """The first living seat clockwise."""
    for step in range(1, view.seats + 1):
        other = (seat + step) % view.seats
        if view.alive[other]:
            return other
    return seat
