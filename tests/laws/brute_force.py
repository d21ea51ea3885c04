"""Exploding Kittens once more, from RULES.md alone, as slow and as plain as possible.

It shares no line with the game: worlds are tuples, every step makes a new one, and luck is a list
of all that can happen. What it cannot do (the Cat Burglar, house rules, resigning) the set-ups
that it is compared on leave out. `told` is what a position remembers of the way.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import permutations

HELD = (
    *("defuse", "attack", "nope", "favor", "shuffle", "skip", "future"),
    *("tacocat", "cattermelon", "potato", "beard", "rainbow"),
)
"""The titles that can be in a hand (EK-02)."""

Cards = tuple[str, ...]


@dataclass(frozen=True)
class World:
    """Everything there is; the pile is top first, hands are sorted."""

    hands: tuple[Cards, ...]
    pile: Cards
    alive: frozenset[int]
    turn: int
    owed: int = 1
    attacked: bool = False
    phase: str = "turn"
    waiting: frozenset[int] = frozenset()
    """Who still may answer, in a window."""
    top: int = -1
    chain: int = 0
    play: Cards = ()
    target: int = -1
    named: str = ""
    told: tuple[tuple[object, ...], ...] = ()

    def tell(self, *line: object) -> World:
        return replace(self, told=(*self.told, line))

    def move(self, card: str, giver: int, taker: int | None) -> World:
        """From hand to hand, or to the discard (None)."""
        hands = [list(hand) for hand in self.hands]
        hands[giver].remove(card)
        if taker is not None:
            hands[taker].append(card)
        return replace(self, hands=tuple(tuple(sorted(hand)) for hand in hands))

    def lay(self, seat: int, *cards: str) -> World:
        world = self
        for card in cards:
            world = world.move(card, seat, None).tell("laid", seat, card)
        return world

    def rest(self) -> World:
        """The turn goes on (EK-15)."""
        quiet = replace(self, phase="turn", waiting=frozenset(), top=-1, chain=0)
        return replace(quiet, play=(), target=-1, named="")

    def hand_turn(self, owed: int, *, attacked: bool) -> World:
        """To the next living player, clockwise (EK-12)."""
        seat = (self.turn + 1) % len(self.hands)
        while seat not in self.alive:
            seat = (seat + 1) % len(self.hands)
        return replace(self.rest(), turn=seat, owed=owed, attacked=attacked)

    def end_turn(self) -> World:
        """EK-33, EK-37."""
        if self.owed > 1:
            return replace(self.rest(), owed=self.owed - 1)
        return self.hand_turn(1, attacked=False)


def successors(world: World) -> Iterator[World]:
    """Every world that one choice, with any luck, leads to; once for each choice and luck."""
    seat = world.turn
    hand = world.hands[seat]
    if world.phase == "turn":
        yield draw(world)
        for card in ("attack", "skip", "shuffle", "future"):
            if card in hand:
                yield window(replace(world.lay(seat, card), play=(card,)), seat)
        others = [other for other in world.alive if other != seat and world.hands[other]]
        for target in others:  # EK-38, EK-A9
            if "favor" in hand:
                favor = replace(world.lay(seat, "favor"), play=("favor",), target=target)
                yield window(favor, seat)
            for card in set(hand):
                if hand.count(card) >= 2:  # EK-53
                    pair = replace(world.lay(seat, card, card), play=(card,) * 2, target=target)
                    yield window(pair, seat)
                if hand.count(card) >= 3:  # EK-55
                    three = replace(world.lay(seat, *(card,) * 3), play=(card,) * 3, target=target)
                    yield replace(three, phase="name")
    elif world.phase == "name":
        for card in HELD:  # EK-A23
            yield window(replace(world, named=card), seat)
    elif world.phase == "nope":
        for other in world.waiting:
            left = replace(world, waiting=world.waiting - {other})
            if left.waiting:
                yield left
            else:
                yield from settle(left)
            if "nope" in world.hands[other]:
                noped = world.lay(other, "nope")
                yield window(replace(noped, chain=world.chain + 1), other)
    elif world.phase == "look":
        yield world.rest()
    elif world.phase == "give":
        for card in set(world.hands[world.target]):  # EK-39
            gift = world.move(card, world.target, seat).tell("gave", world.target, seat, card)
            yield gift.rest()
    elif world.phase == "put":
        for place in range(len(world.pile) + 1):  # EK-26
            pile = (*world.pile[:place], "kitten", *world.pile[place:])
            yield replace(world, pile=pile).tell("put", seat, place).end_turn()


def window(world: World, seat: int) -> World:
    """All living seats but the top card's player are asked (EK-W1)."""
    return replace(world, phase="nope", top=seat, waiting=world.alive - {seat})


def settle(world: World) -> Iterator[World]:
    """Everybody passed: an odd number of Nopes cancels (EK-46)."""
    seat, target = world.turn, world.target
    if world.chain % 2:
        yield world.rest()
    elif world.play == ("skip",):
        yield world.end_turn()  # EK-36
    elif world.play == ("attack",):
        carried = world.owed if world.attacked else 0
        yield world.hand_turn(carried + 2, attacked=True)  # EK-31, EK-32
    elif world.play == ("shuffle",):
        for order in permutations(world.pile):
            yield replace(world, pile=order).tell("mixed", seat).rest()
    elif world.play == ("future",):
        yield replace(world.rest(), phase="look").tell("saw", seat, *world.pile[:3])
    elif not world.hands[target]:
        yield world.rest()  # EK-A9
    elif world.play == ("favor",):
        yield replace(world, phase="give", waiting=frozenset())
    elif len(world.play) == 2:
        for card in world.hands[target]:  # EK-52: each card as likely as the others
            yield world.move(card, target, seat).tell("gave", target, seat, card).rest()
    elif world.named in world.hands[target]:
        named = world.move(world.named, target, seat).tell("showed", target, seat, world.named)
        yield named.rest()  # EK-56
    else:
        yield world.tell("lacked", target, world.named).rest()  # EK-57


def draw(world: World) -> World:
    """EK-17, EK-23…EK-25."""
    seat, card, pile = world.turn, world.pile[0], world.pile[1:]
    drawn = replace(world, pile=pile).tell("drew", seat, card)
    if card != "kitten":
        hands = list(drawn.hands)
        hands[seat] = tuple(sorted((*hands[seat], card)))
        return replace(drawn, hands=tuple(hands)).end_turn()
    if "defuse" in drawn.hands[seat]:
        return replace(drawn.lay(seat, "defuse"), phase="put")
    dead = replace(drawn.lay(seat, *drawn.hands[seat]), alive=world.alive - {seat})
    dead = dead.tell("died", seat)
    return (
        replace(dead, phase="over") if len(dead.alive) == 1 else dead.hand_turn(1, attacked=False)
    )
