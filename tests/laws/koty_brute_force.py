"""Koty once more, as plainly as it can be said, to count what the game counts.

It shares nothing with the game: a world is a value, and `successors` lists every world that one
choice may lead to, once for each way a shuffle can fall. Two or more players, no teams, night
cards included, everybody stays.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import permutations

Land = tuple[int, str]
CATS = {"blue": (1, 8), "yellow": (2, 7), "green": (3, 6), "pink": (4, 5)}
FRIEND = {
    f"{colour}{one}": f"{colour}{9 - one}" for colour, values in CATS.items() for one in values
}


@dataclass(frozen=True)
class World:
    """Everything that matters for what may happen next."""

    dreams: tuple[tuple[Land, ...], ...]
    hands: tuple[tuple[str, ...], ...]
    pile: tuple[str, ...]
    """Top first."""
    discard: tuple[str, ...]
    turn: int
    nines: tuple[str, ...] = ()
    """Faces of all Nines."""
    asked: str = "turn"
    spot: tuple[int, int] = (-1, -1)
    """Where an attack, a fight or a moth is."""
    meant: str = ""
    """The cat that attacks or fights."""
    card: str = ""
    """The card that does."""
    gain: str = ""
    repeats: int = 0
    dry: bool = False


def successors(world: World) -> Iterator[World]:
    """Every world after one choice."""
    if world.asked == "turn":
        yield from turn(world)
    elif world.asked == "defend":
        yield from defence(world)
    elif world.asked == "repeat":
        yield end(world)
        for card in held(world, world.turn, world.meant, "joker"):
            for drawn in refilled(played(world, world.turn, card), world.turn):
                yield replace(drawn, asked="defend", card=card, repeats=world.repeats + 1)
    elif world.asked == "place":
        for land in room(world):
            yield from place(world, land)
    elif world.asked == "lay":
        for owner, land in spots(world):
            if not world.dreams[owner][land][1]:
                cat = world.dreams[world.spot[0]][world.spot[1]][1]
                freed = topped(world, *world.spot, "")
                laid = thrown(topped(freed, owner, land, cat), "moth")
                yield from map(end, refilled(laid, world.turn))


def turn(world: World) -> Iterator[World]:
    me = world.turn
    hand = world.hands[me]
    bare = replace(world, hands=put(world.hands, me, ()))
    yield from map(end, refilled(thrown(bare, *hand), me))
    for card in sorted(set(hand)):
        for owner, land in spots(world):
            yield from onto(world, card, owner, land)
        if card == "dragon":
            freed = played(world, me, card)
            for owner, land in spots(world):
                if freed.dreams[owner][land][1] == "crow":
                    freed = thrown(topped(freed, owner, land, ""), "crow")
            yield from gained(freed, "dragon")


def onto(world: World, card: str, owner: int, land: int) -> Iterator[World]:
    """One card on one land, if it may go there."""
    me = world.turn
    nines, top = world.dreams[owner][land]
    own = owner == me
    after = played(world, me, card)
    if card in FRIEND and not top and (own or nines):
        yield from map(end, refilled(topped(after, owner, land, card), me))
    elif card == "crow" and not top and nines and not own:
        yield from map(end, refilled(topped(after, owner, land, card), me))
    elif card in ("crow", "joker") and top == "crow" and own:
        for drawn in refilled(after, me):
            yield end(thrown(topped(drawn, owner, land, ""), card, "crow"))
    elif card == "moth" and top in FRIEND:
        if any(not world.dreams[one][other][1] for one, other in spots(world)):
            yield replace(after, asked="lay", spot=(owner, land))
    elif card == "bat" and top == "crow" and not own:
        yield from gained(topped(after, owner, land, ""), "crow")
    elif top in FRIEND:
        for meant in {top, FRIEND[top]} if card == "joker" else {card} & {top, FRIEND[top]}:
            for drawn in refilled(after, me):
                attack = replace(drawn, spot=(owner, land), meant=meant, card=card)
                if own:
                    yield from met(attack)
                else:
                    yield replace(attack, asked="defend")


def defence(world: World) -> Iterator[World]:
    owner, _ = world.spot
    yield from met(world)
    for card in held(world, owner, world.meant, "joker"):
        for drawn in refilled(played(world, owner, card), owner):
            stopped = replace(thrown(drawn, card, world.card), card="")
            yield end(stopped) if stopped.dry else replace(stopped, asked="repeat")
    if "owl" in world.hands[owner]:
        after = thrown(played(world, owner, "owl"), "owl")
        taken = tuple(sorted((*after.hands[owner], world.card)))
        yield end(replace(after, hands=put(after.hands, owner, taken)))


def met(world: World) -> Iterator[World]:
    """Two cats met and nobody stops them."""
    owner, land = world.spot
    cat = world.dreams[owner][land][1]
    freed = topped(world, owner, land, "")
    if cat == world.meant:
        yield from gained(freed, "pair")
    else:
        yield from gained(replace(thrown(freed, cat, world.card), card=""), "nine")


def gained(world: World, what: str) -> Iterator[World]:
    world = replace(world, gain=what)
    lands = room(world)
    if len(lands) > 1:
        yield replace(world, asked="place")
    elif lands:
        yield from place(world, lands[0])
    elif what == "nine":
        for after, card in tops(world):
            yield end(thrown(after, card))
    else:
        yield from settle(thrown(world, *cards_of(world)))


def place(world: World, land: int) -> Iterator[World]:
    me = world.turn
    nines, _ = world.dreams[me][land]
    top = world.meant if world.gain == "pair" else ""
    lands = put(world.dreams[me], land, (nines + 1, top))
    placed = replace(world, dreams=put(world.dreams, me, lands))
    if world.gain == "nine":
        for after, card in tops(placed):
            yield end(replace(after, nines=tuple(sorted((*after.nines, card)))))
    else:
        face = cards_of(world)[0]
        yield from settle(replace(placed, nines=tuple(sorted((*placed.nines, face)))))


def cards_of(world: World) -> tuple[str, ...]:
    """What is gained, the face of the Nine first."""
    return (world.card, world.meant) if world.gain == "pair" else (world.gain,)


def settle(world: World) -> Iterator[World]:
    if world.gain == "pair":
        yield end(world)
        return
    after = thrown(world, "bat") if world.gain == "crow" else world
    yield from map(end, refilled(after, world.turn))


def end(world: World) -> World:
    """The turn is over; perhaps the game."""
    full = [land for land in world.dreams[world.turn] if land[0] == 3]
    over = len(full) >= 3 or world.dry
    after = replace(world, asked="over" if over else "turn", spot=(-1, -1), meant="", card="")
    turn = world.turn if over else (world.turn + 1) % len(world.hands)
    return replace(after, turn=turn, gain="", repeats=0)


# Cards.


def refilled(world: World, seat: int) -> Iterator[World]:
    """The seat draws up to four, however a shuffle falls."""
    if len(world.hands[seat]) == 4:
        yield world
    elif not world.pile and not world.discard:
        yield replace(world, dry=True)
    else:
        for after, card in tops(world):
            hand = tuple(sorted((*after.hands[seat], card)))
            yield from refilled(replace(after, hands=put(after.hands, seat, hand)), seat)


def tops(world: World) -> Iterator[tuple[World, str]]:
    """The top card taken; from a new pile, if need be, in every order."""
    if world.pile:
        yield replace(world, pile=world.pile[1:]), world.pile[0]
        return
    for order in permutations(world.discard):
        yield replace(world, pile=order[1:], discard=()), order[0]


def played(world: World, seat: int, card: str) -> World:
    hand = list(world.hands[seat])
    hand.remove(card)
    return replace(world, hands=put(world.hands, seat, tuple(hand)))


def thrown(world: World, *cards: str) -> World:
    return replace(world, discard=tuple(sorted((*world.discard, *cards))))


def topped(world: World, owner: int, land: int, top: str) -> World:
    lands = put(world.dreams[owner], land, (world.dreams[owner][land][0], top))
    return replace(world, dreams=put(world.dreams, owner, lands))


def held(world: World, seat: int, *cards: str) -> list[str]:
    return [card for card in cards if card in world.hands[seat]]


def room(world: World) -> list[int]:
    lands = world.dreams[world.turn]
    return [at for at, (nines, top) in enumerate(lands) if not top and nines < 3]


def spots(world: World) -> list[tuple[int, int]]:
    return [(owner, land) for owner in range(len(world.dreams)) for land in range(4)]


def put(items: tuple, at: int, item: object) -> tuple:  # type: ignore[type-arg]
    return (*items[:at], item, *items[at + 1 :])
