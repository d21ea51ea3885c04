"""Writing a finished guess down: the hidden cards, and the hidden facts of the story."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.games.exploding_kittens import story
from purrlour.games.exploding_kittens.content import CARDS
from purrlour.games.exploding_kittens.imagine.guess import Guess
from purrlour.games.exploding_kittens.state import CARD, UNSEEN, Kittens


def write(guess: Guess, state: Kittens) -> None:
    """Fills in whatever the seat does not see. The guess is used up by that."""
    write_cards(guess, state)
    write_titles(guess, state)
    if guess.past.obscure < guess.past.lines:
        write_places(guess, state)


def write_cards(guess: Guess, state: Kittens) -> None:
    """Hands, pile and the cards that left the game unseen."""
    titles = guess.slots.title
    hands = guess.hands
    pile = guess.pile
    seat: i64
    at: i64
    for seat in range(hands.seats):
        held: i64 = state.hands[seat]
        for at in range(seat * CARDS, seat * CARDS + hands.size[seat]):
            held += CARD[titles[hands.cards[at]]]
        state.hands[seat] = held
    for at in range(guess.past.unseen):
        state.gain(UNSEEN, titles[at])
    for at in range(pile.size):
        title: int = titles[pile.cells[at]]
        state.pile[at] = title
    state.left = pile.size


def write_titles(guess: Guess, state: Kittens) -> None:
    """Which cards were drawn and handed over unseen."""
    past = guess.past
    foresight = guess.foresight
    unseen: i64
    for unseen in range(foresight.unseens):
        line = foresight.unseen[unseen]
        title = guess.slots.title[guess.about[line]]
        if past.kind[line] == story.GIVE:
            title = story.placed(past.where[line], title)
        fact: int = title
        state.story[2 * line + 1] = fact


def write_places(guess: Guess, state: Kittens) -> None:
    """What others saw in the pile and where they hid Kittens, taken from the end backwards."""
    past = guess.past
    pile = guess.pile
    line: i64
    for line in range(past.lines - 1, past.obscure - 1, -1):
        kind = past.kind[line]
        if kind == story.DRAW:
            pile.put_back(guess.about[line])
        elif kind == story.MIX:
            pile.unmix()
        elif kind == story.PUT:
            place: int = pile.take_out(guess.about[line])
            state.story[2 * line + 1] = place
        elif kind == story.PEEK:
            depth = past.where[line]
            title = guess.slots.title[pile.cells[pile.size - 1 - depth]]
            seen: int = story.placed(depth, title)
            state.story[2 * line + 1] = seen
