"""Wizard Kittens once more, as plainly as it can be said, to count what the game counts.

It shares nothing with the game: a world is a value, and `successors` lists every world that one
choice may lead to. Basic kittens and advanced ones, no New Rules; of Chaos Mode the card
Tumbling Discards!, which asks everybody. House rules are the default. Nothing here needs luck.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

Chapter = tuple[str, ...]
Circle = tuple[Chapter, ...]
SPECIAL = {
    "muffin": ("summon", "overflow"),
    "baebae": ("sling", "favor"),
    "grumpkin": ("swat", "dismiss"),
    "easa": ("switch", "yoink"),
}
BASIC = ("summon", "sling", "swat", "switch")


@dataclass(frozen=True)
class World:
    """Everything that matters for what may happen next."""

    circles: tuple[Circle, ...]
    deck: tuple[str, ...]
    """Top first: A, F, P, S, cat, cat3, caught."""
    discard: tuple[str, ...]
    """Sorted: the order is left out."""
    slots: tuple[str, ...]
    curses: tuple[str, ...]
    """The curse deck, top first."""
    needs: tuple[tuple[str, str], ...]
    """What each curse needs, by name."""
    mats: tuple[str, ...]
    """Each seat's advanced kitten, "" with the basic side up."""
    tokens: tuple[str, ...]
    turn: int
    score: tuple[tuple[int, str, str], ...] = ()
    open: int = 2
    steps: int = 0
    """Chaos Cats drawn; 0 without Chaos Mode as well."""
    chaos: bool = False
    asked: str = "turn"
    who: int = 0
    spell: str = ""
    hand: tuple[str, ...] = ()
    """Cards drawn or taken and not placed, sorted."""
    card: str = ""
    """The one of them that is placed next; with two of an Overflow the second one."""
    spot: tuple[int, int, str] | None = None
    target: int = -1
    effect: int = 0
    """The step that is being carried out."""
    actor: int = -1
    due: int = 0
    draws: int = 0


def successors(world: World) -> Iterator[World]:
    """Every world after one choice."""
    yield from ANSWERS[world.asked](world)


# A turn.


def place_drawn(world: World) -> Iterator[World]:
    for after in placed(world):
        yield replace(after, asked="spell")


def placed(world: World) -> Iterator[World]:
    """The card in hand in any open chapter of whoever is asked."""
    for chapter in range(world.open):
        after = put(world, world.who, chapter, world.card)
        yield replace(after, hand=less(world.hand, world.card), card="")


def mat(world: World, seat: int) -> tuple[str, ...]:
    gone, special = SPECIAL.get(world.mats[seat], ("", ""))
    return tuple(special if spell == gone else spell for spell in BASIC)


def cast(world: World) -> Iterator[World]:
    seat = world.turn
    free = [spell for spell in mat(world, seat) if spell != world.tokens[seat]]
    able = [spell for spell in free if castable(world, spell)]
    for spell in able or free:
        cast_one = replace(world, spell=spell)
        if spell not in able:
            yield from spell_over(cast_one)
        elif spell in ("summon", "overflow", "favor"):
            yield from draw(replace(cast_one, draws=2 if spell == "overflow" else 1))
        else:
            yield replace(cast_one, asked=spell)


def castable(world: World, spell: str) -> bool:
    own = sum(map(len, world.circles[world.turn]))
    every = sum(len(chapter) for circle in world.circles for chapter in circle)
    if spell in ("switch", "yoink"):
        return every >= 2 and (spell == "switch" or own >= 1)
    return spell in ("summon", "overflow") or own >= 1


def draw(world: World) -> Iterator[World]:
    """Until all cards are drawn, or somebody has to choose first."""
    if not world.draws:
        yield from drawn(world)
        return
    top, after = world.deck[0], replace(world, deck=world.deck[1:])
    if top == "caught":
        thrown = tuple(sorted((*after.discard, *after.hand)))
        over = replace(after, discard=thrown, hand=(), card="", draws=0, spell="")
        yield replace(over, asked="over", who=-1)
    elif top in ("cat", "cat3"):
        if top == "cat3" and len(world.circles) > 2:
            after = refill(replace(after, open=3), 2)
        after = replace(after, steps=after.steps + 1)
        if world.chaos and after.steps > 1:  # the first step is a rule
            yield from act(replace(after, effect=after.steps, actor=after.turn))
        else:
            yield from draw(after)
    else:
        hand = tuple(sorted((*after.hand, top)))
        yield from draw(replace(after, hand=hand, card=top, draws=world.draws - 1))


def drawn(world: World) -> Iterator[World]:
    seat = world.turn
    if world.spell == "":
        yield replace(world, asked="turn", who=seat)
    elif world.spell == "summon":
        yield replace(world, asked="place", who=seat)
    elif world.spell == "overflow":
        yield replace(world, asked="keep", who=seat)
    elif any(world.circles[seat]):
        yield replace(world, asked="favor", who=seat, card="")
    else:
        yield replace(world, asked="favor-top", who=seat)


def spell_over(world: World) -> Iterator[World]:
    tokens = set_at(world.tokens, world.turn, world.spell)
    yield from check(replace(world, tokens=tokens, spell="", spot=None, target=-1))


def check(world: World) -> Iterator[World]:
    """The end of a turn."""
    seat = world.turn
    beaten = [at for at in range(world.open) if satisfied(world, seat, at)]
    for chapter in beaten:
        world = defeat(world, seat, chapter)
    if len(world.score) == 6:
        yield replace(world, asked="over", who=-1)
        return
    for chapter in beaten:
        world = refill(world, chapter)
    if beaten and world.chaos and world.steps:
        yield from act(replace(world, effect=1, actor=seat, due=len(beaten)))
    else:
        yield from next_turn(world)


def next_turn(world: World) -> Iterator[World]:
    turn = (world.turn + 1) % len(world.circles)
    yield from draw(replace(world, turn=turn, draws=1))


def satisfied(world: World, seat: int, chapter: int) -> bool:
    need = dict(world.needs).get(world.slots[chapter])
    cards = world.circles[seat][chapter]
    return need is not None and all(cards.count(one) >= need.count(one) for one in need)


def defeat(world: World, seat: int, chapter: int) -> World:
    curse, cards = world.slots[chapter], list(world.circles[seat][chapter])
    need = dict(world.needs)[curse]
    for card in need:
        cards.remove(card)
    after = replace(world, circles=with_chapter(world.circles, seat, chapter, ()))
    score = (*world.score, (seat, curse, "".join(sorted(cards))))
    slots = set_at(world.slots, chapter, "")
    return thrown_of(replace(after, score=score, slots=slots), *need)


def refill(world: World, chapter: int) -> World:
    if not world.curses:
        return world
    slots = set_at(world.slots, chapter, world.curses[0])
    return replace(world, slots=slots, curses=world.curses[1:])


# Spells.


def place(world: World) -> Iterator[World]:
    """A card that was summoned, kept, given, yoinked or salvaged."""
    for after in placed(world):
        if after.effect:
            yield from act(next_actor(after))
        elif after.spell == "overflow" and after.hand:
            yield replace(after, asked="give", who=after.turn, card=after.hand[0])
        else:
            yield from spell_over(after)


def sling(world: World) -> Iterator[World]:
    for spot in spots(world, world.turn):
        yield replace(world, asked="sling-to", spot=spot)


def sling_to(world: World) -> Iterator[World]:
    assert world.spot is not None
    for seat in others(world, world.turn):
        for chapter in range(world.open):
            yield from spell_over(put(taken(world, world.spot), seat, chapter, world.spot[2]))


def swat(world: World) -> Iterator[World]:
    for spot in spots(world, world.turn):
        if sum(map(len, world.circles[world.turn])) == 1:
            yield from spell_over(thrown_of(taken(world, spot), spot[2]))
        else:
            yield replace(world, asked="swat-again", spot=spot)


def swat_again(world: World) -> Iterator[World]:
    assert world.spot is not None
    first = thrown_of(taken(world, world.spot), world.spot[2])
    for spot in spots(first, world.turn):
        yield from spell_over(thrown_of(taken(first, spot), spot[2]))


def switch(world: World) -> Iterator[World]:
    for spot in every_spot(world):
        yield replace(world, asked="switch-with", spot=spot)


def switch_with(world: World) -> Iterator[World]:
    assert world.spot is not None
    seat, chapter, card = world.spot
    without = taken(world, world.spot)
    for spot in every_spot(without):
        there = put(taken(without, spot), seat, chapter, spot[2])
        yield from spell_over(put(there, spot[0], spot[1], card))


def keep(world: World) -> Iterator[World]:
    for card in sorted(set(world.hand)):
        yield replace(world, asked="place", card=card)


def give(world: World) -> Iterator[World]:
    for seat in others(world, world.turn):
        yield replace(world, asked="place", who=seat)


def favor(world: World) -> Iterator[World]:
    for spot in spots(world, world.turn):
        yield replace(world, asked="favor-to", spot=spot)


def favor_to(world: World) -> Iterator[World]:
    assert world.spot is not None
    for seat in others(world, world.turn):
        for chapter in range(world.open):
            after = put(taken(world, world.spot), seat, chapter, world.spot[2])
            target = seat * 3 + chapter
            yield replace(after, asked="favor-top", spot=None, target=target, card=world.hand[0])


def favor_top(world: World) -> Iterator[World]:
    seats = others(world, world.turn) if world.target < 0 else [world.target // 3]
    for seat in seats:
        for chapter in range(world.open):
            after = put(world, seat, chapter, world.card)
            yield from spell_over(replace(after, hand=(), card=""))


def dismiss(world: World) -> Iterator[World]:
    for seat, chapter, card in spots(world, world.turn):
        cards = world.circles[seat][chapter]
        rest = tuple(one for one in cards if one != card)
        after = replace(world, circles=with_chapter(world.circles, seat, chapter, rest))
        yield from spell_over(thrown_of(after, *([card] * cards.count(card))))


def yoink(world: World) -> Iterator[World]:
    for spot in spots(world, world.turn):
        yield replace(thrown_of(taken(world, spot), spot[2]), asked="yoink-take")


def yoink_take(world: World) -> Iterator[World]:
    for spot in every_spot(world):
        yield replace(taken(world, spot), asked="place", hand=(spot[2],), card=spot[2])


# Tumbling Discards!


def act(world: World) -> Iterator[World]:
    """The part of the actor, or whatever comes after the last one."""
    if world.actor < 0:
        yield from effect_over(world)
        return
    seat = world.actor
    asked = ("", "salvage", "drop", "swipe", "clear")[world.effect]
    able = bool(world.discard) if asked == "salvage" else any(world.circles[seat])
    if asked == "swipe":
        able = any(any(world.circles[other]) for other in others(world, seat))
    if able:
        # A card drawn before waits meanwhile, and nobody looks at it.
        yield replace(world, asked=asked, who=seat, card="")
    else:
        yield from act(next_actor(world))


def next_actor(world: World) -> World:
    seat = (world.actor + 1) % len(world.circles)
    return replace(world, actor=-1 if seat == world.turn else seat)


def effect_over(world: World) -> Iterator[World]:
    if world.effect > 1:
        yield from draw(replace(world, effect=0))
    elif world.due > 1:
        yield from act(replace(world, due=world.due - 1, actor=world.turn))
    else:
        yield from check(replace(world, effect=0, due=0))


def salvage(world: World) -> Iterator[World]:
    for card in sorted(set(world.discard)):
        hand = tuple(sorted((*world.hand, card)))
        discard = less(world.discard, card)
        yield replace(world, asked="place", discard=discard, hand=hand, card=card)


def drop(world: World) -> Iterator[World]:
    for spot in spots(world, world.who):
        yield from act(next_actor(thrown_of(taken(world, spot), spot[2])))


def swipe(world: World) -> Iterator[World]:
    for seat in others(world, world.who):
        for spot in spots(world, seat):
            yield from act(next_actor(thrown_of(taken(world, spot), spot[2])))


def clear(world: World) -> Iterator[World]:
    for chapter in range(world.open):
        cards = world.circles[world.who][chapter]
        after = replace(world, circles=with_chapter(world.circles, world.who, chapter, ()))
        yield from act(next_actor(thrown_of(after, *cards)))


def over(_: World) -> Iterator[World]:
    yield from ()


ANSWERS = {
    "turn": place_drawn,
    "spell": cast,
    "place": place,
    "sling": sling,
    "sling-to": sling_to,
    "swat": swat,
    "swat-again": swat_again,
    "switch": switch,
    "switch-with": switch_with,
    "keep": keep,
    "give": give,
    "favor": favor,
    "favor-to": favor_to,
    "favor-top": favor_top,
    "dismiss": dismiss,
    "yoink": yoink,
    "yoink-take": yoink_take,
    "salvage": salvage,
    "drop": drop,
    "swipe": swipe,
    "clear": clear,
    "over": over,
}


# Cards.


def spots(world: World, seat: int) -> list[tuple[int, int, str]]:
    circle = world.circles[seat]
    return [(seat, at, card) for at in range(3) for card in sorted(set(circle[at]))]


def every_spot(world: World) -> list[tuple[int, int, str]]:
    return [spot for seat in range(len(world.circles)) for spot in spots(world, seat)]


def others(world: World, seat: int) -> list[int]:
    return [other for other in range(len(world.circles)) if other != seat]


def put(world: World, seat: int, chapter: int, card: str) -> World:
    cards = tuple(sorted((*world.circles[seat][chapter], card)))
    return replace(world, circles=with_chapter(world.circles, seat, chapter, cards))


def taken(world: World, spot: tuple[int, int, str]) -> World:
    seat, chapter, card = spot
    cards = less(world.circles[seat][chapter], card)
    return replace(world, circles=with_chapter(world.circles, seat, chapter, cards))


def thrown_of(world: World, *cards: str) -> World:
    return replace(world, discard=tuple(sorted((*world.discard, *cards))))


def with_chapter(
    circles: tuple[Circle, ...], seat: int, chapter: int, cards: Chapter
) -> tuple[Circle, ...]:
    circle = (*circles[seat][:chapter], cards, *circles[seat][chapter + 1 :])
    return (*circles[:seat], circle, *circles[seat + 1 :])


def less(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    rest = list(cards)
    rest.remove(card)
    return tuple(rest)


def set_at(items: tuple[str, ...], at: int, item: str) -> tuple[str, ...]:
    return (*items[:at], item, *items[at + 1 :])
