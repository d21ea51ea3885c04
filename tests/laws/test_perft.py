"""Counts of what can be reached from tiny set-ups: our perft.

A *way* is a sequence of choices with every luck told apart; a *position* counts once however many
ways lead to it. The numbers are pinned, and all of them are counted twice: by the game, with luck
enumerated exactly on clones, and by a second implementation that shares nothing with it.
"""

from __future__ import annotations

from collections import Counter

import pytest

from purrlour.engine.chance import Seeded
from purrlour.games.exploding_kittens.content import COPIES, NAMES
from purrlour.games.exploding_kittens.game import ExplodingKittens
from purrlour.games.exploding_kittens.state import Kittens
from tests.figures import figure
from tests.laws.brute_force import World, successors
from tests.laws.counting import Counts, count_states, count_worlds

GAME = ExplodingKittens()


SCENES: list[tuple[str, list[str], str, Counts]] = [
    (
        # One draws the Tacocat, the other the Kitten; nobody chooses anything.
        "draws alone",
        ["", ""],
        "tacocat kitten",
        [(1, 1), (1, 1), (0, 0)],
    ),
    (
        # By hand: the Kitten drawn (1) goes to any of 3 places. On top, the other draws and
        # defuses it; else they draw the Tacocat: 3. Then 3 places again, or the first player
        # draws the Kitten and dies, or the Beard: 5. And so on, till all are dead or safe.
        "a Kitten hidden and hidden again",
        ["defuse", "defuse"],
        "kitten tacocat beard",
        [(1, 1), (3, 3), (3, 3), (5, 5), (4, 4), (3, 3), (2, 2), (0, 0)],
    ),
    (
        # By hand: draw or Skip: 2. After the draw one draw; after the Skip two seats may pass or
        # nope: 1 + 4. Then the two orders of passing lead to one position: 13 ways, 12 positions.
        "Nopes by three",
        ["skip nope", "nope", "nope"],
        "beard kitten kitten",
        [(2, 2), (5, 5), (13, 12), (30, 23), (58, 33), (86, 37), (100, 36)],
    ),
    (
        # By hand: draw or pair: 2. After the draw: draw, Skip, pair of Skips; after the pair: a
        # Nope, or a pass and one of three cards, two of them alike: 3 + 4 ways, 3 + 3 positions.
        "a card stolen",
        ["tacocat tacocat", "skip skip nope"],
        "beard kitten",
        [(2, 2), (7, 6), (10, 7), (17, 12), (19, 15), (21, 16), (18, 13)],
    ),
    (
        # By hand: draw, Shuffle or Future: 3. The draw of the Kitten is the end; a pass lets the
        # Shuffle happen, with 4! orders of which 4!/2! differ, or shows the future: 24 + 1.
        "a pile in every order",
        ["shuffle future", "attack"],
        "kitten beard beard rainbow",
        [(3, 3), (25, 13), (49, 25), (62, 32), (90, 45), (108, 54), (132, 66)],
    ),
    (
        "a Favor, a pair and a three with every title",
        ["favor potato potato potato", "skip defuse nope"],
        "beard kitten kitten",
        [(4, 4), (20, 20), (39, 39), (76, 65), (210, 188)],
    ),
    (
        "Attacks passed on",
        ["attack attack", "attack skip", ""],
        "beard kitten kitten",
        [(3, 3), (7, 7), (11, 8), (18, 9), (34, 17), (50, 21), (52, 15), (76, 23)],
    ),
]


def load(hands: list[str], pile: str, turn: int = 0) -> Kittens:
    """A table with these cards, no pawn, and all the others out of the game."""
    rest = Counter(dict(zip(NAMES, COPIES, strict=True)))
    for cards in (*hands, pile):
        rest.subtract(cards.split())
    box = [name for name in NAMES for _ in range(rest[name])]
    sorted_hands = [sorted(hand.split(), key=NAMES.index) for hand in hands]
    text = (
        f"exploding_kittens/1 seats:{len(hands)} house:any_pairs "
        f"alive:{','.join(map(str, range(len(hands))))} turn:{turn} owed:1 attacked:no pawn:- "
        f"hands:{'/'.join(map(_listed, sorted_hands))} pile:{_listed(pile.split())} "
        f"box:{_listed(box)} unseen:- story:- play:- named:- chain:0 top:- phase:turn asked:{turn}"
    )
    return GAME.load(text)


def _listed(cards: list[str]) -> str:
    return ",".join(cards) or "-"


def world_of(hands: list[str], pile: str) -> World:
    """The same set-up for brute force."""
    sorted_hands = tuple(tuple(sorted(hand.split())) for hand in hands)
    return World(sorted_hands, tuple(pile.split()), frozenset(range(len(hands))), turn=0)


@pytest.mark.parametrize(
    ("hands", "pile", "pinned"), [scene[1:] for scene in SCENES], ids=[scene[0] for scene in SCENES]
)
def test_counts_are_what_they_were_and_what_brute_force_says(
    hands: list[str], pile: str, pinned: Counts
) -> None:
    assert count_states(GAME, load(hands, pile), len(pinned), GAME.position) == pinned
    assert count_worlds(world_of(hands, pile), len(pinned), successors) == pinned


def deal_tiny(seed: int) -> tuple[list[str], str]:
    """A few cards for each of two or three, and a short pile with enough Kittens."""
    chance = Seeded(seed)
    titles = list(NAMES[1:])
    # A title in hand is often there twice: pairs and threes are where luck is.
    often = [titles.pop(chance.pick(len(titles))) for _ in range(4)]
    deck = often * 3 + titles
    seats = 2 + chance.pick(2)
    hands = [
        " ".join(deck.pop(chance.pick(len(deck))) for _ in range(chance.pick(4)))
        for _ in range(seats)
    ]
    pile = ["kitten"] * (seats - 1) + [deck.pop(chance.pick(len(deck))) for _ in range(2)]
    return hands, " ".join(pile.pop(chance.pick(len(pile))) for _ in range(len(pile)))


def test_random_tiny_set_ups_agree_with_brute_force() -> None:
    depth = 5
    for seed in range(figure(600, long=6000, plain=600)):
        hands, pile = deal_tiny(seed)
        states = count_states(GAME, load(hands, pile), depth, GAME.position)
        worlds = count_worlds(world_of(hands, pile), depth, successors)
        assert states == worlds, (seed, hands, pile)
