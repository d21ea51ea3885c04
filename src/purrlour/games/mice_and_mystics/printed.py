"""Printed: what anybody may read off tiles, sheets and cards, for a page that draws them.

It is made from the content that a game was built with, so a storybook of somebody else is drawn
like our own. Nothing of it says where a card is, or in which order.
"""

from __future__ import annotations

from dataclasses import dataclass

from purrlour.games.mice_and_mystics.content import model
from purrlour.games.mice_and_mystics.content.model import Content, Side


@dataclass(frozen=True)
class Space:
    """A space of a room."""

    id: str
    outline: tuple[float, ...]
    """Its corners: x, y, x, y …; a room is 12 wide and 12 high."""
    anchors: tuple[float, ...]
    """Where figures stand, likewise."""
    entry: bool
    trap: bool
    special: bool
    """A table or a shelf: it holds any number of figures."""
    red: bool
    """Bounded by red lines."""
    water: bool
    current: str
    """Where its water flows: a space, "off" the tile, or "" for nowhere."""
    flip: str
    """What turns the tile over here: "plain", "hook", "tool"; "" for nothing."""
    sees: tuple[str, ...]
    """Spaces in line of sight."""


@dataclass(frozen=True)
class Border:
    """Two spaces that something leads across."""

    a: str
    b: str
    line: str
    """From a to b: "plain", "down", "up", "red", "gap"."""


@dataclass(frozen=True)
class Exit:
    """A way out in the middle of an edge."""

    way: str
    """north, east, south, west"""
    colour: str
    spaces: tuple[str, ...]
    outline: tuple[float, ...]


@dataclass(frozen=True)
class Feature:
    """Something drawn that is no space."""

    kind: str
    outline: tuple[float, ...]
    blocks: bool
    """Nobody sees through it."""
    low: bool
    """Lies below the figures."""


@dataclass(frozen=True)
class Room:
    """One side of a tile."""

    id: str
    tile: int
    colour: str
    """orange: a room of the castle; blue: below or behind it."""
    floor: str
    spaces: tuple[Space, ...]
    borders: tuple[Border, ...]
    exits: tuple[Exit, ...]
    features: tuple[Feature, ...]


@dataclass(frozen=True)
class Hero:
    """A mouse’s sheet."""

    id: str
    classes: tuple[str, ...]
    battle: int
    defence: int
    lore: int
    move: int
    life: int
    innate: tuple[str, ...]


@dataclass(frozen=True)
class Ability:
    """An ability card."""

    id: str
    classes: tuple[str, ...]
    """Empty: for everybody."""
    cost: int


@dataclass(frozen=True)
class Card:
    """A search card."""

    id: str
    sort: str
    """weapon, armour, accessory, item, scroll, trick, event, party"""
    slot: str
    """Where it is worn; "" if it is not."""
    paws: int
    mode: str
    """Weapons: melee or ranged."""
    bonus: int
    """Weapons: dice. Armour: defence."""
    classes: tuple[str, ...]
    battle: int
    """The least battle for it."""
    lore: int


@dataclass(frozen=True)
class Minion:
    """A kind of minion."""

    id: str
    mould: str
    size: str
    mighty: bool
    cards: tuple[str, ...]
    """Its initiative cards."""


@dataclass(frozen=True)
class Order:
    """A minion’s initiative card."""

    id: str
    minion: str
    mode: str
    battle: int
    defence: int
    life: int


@dataclass(frozen=True)
class Wave:
    """What an encounter card brings while the hourglass is on these pages."""

    first: int
    last: int
    minions: tuple[str, ...]
    """A name for each figure."""


@dataclass(frozen=True)
class Encounter:
    """An encounter card, face up."""

    id: str
    hard: bool
    waves: tuple[Wave, ...]
    surge: tuple[str, ...]


@dataclass(frozen=True)
class Tile:
    """Where a tile lies in a chapter."""

    tile: int
    column: int
    row: int
    colour: str
    """Which side is up at the beginning."""


@dataclass(frozen=True)
class Chapter:
    """A chapter’s plan."""

    id: str
    party: int
    suggested: tuple[str, ...]
    end_page: int
    tiles: tuple[Tile, ...]
    start: str


@dataclass(frozen=True)
class Printed:
    """All that is printed in the box and its storybook."""

    book: str
    rooms: tuple[Room, ...]
    heroes: tuple[Hero, ...]
    abilities: tuple[Ability, ...]
    cards: tuple[Card, ...]
    minions: tuple[Minion, ...]
    orders: tuple[Order, ...]
    encounters: tuple[Encounter, ...]
    chapters: tuple[Chapter, ...]


def print_content(content: Content, only: str = "") -> Printed:
    """Everything but the programs behind the sentences; of the rooms, which are most of it, perhaps
    only one."""
    sides = [side for side in content.sides if side.spaces and only in ("", side.id)]
    return Printed(
        book=content.book.id,
        rooms=tuple(_room(side) for side in sides),
        heroes=tuple(
            Hero(
                hero.id,
                _classes(hero.classes),
                battle=hero.battle,
                defence=hero.defence,
                lore=hero.lore,
                move=hero.move,
                life=hero.life,
                innate=hero.innate,
            )
            for hero in content.heroes
        ),
        abilities=tuple(
            Ability(one.id, _classes(one.classes), one.cost) for one in content.abilities
        ),
        cards=tuple(_card(card) for card in content.cards),
        minions=tuple(
            Minion(
                one.id,
                content.figures[one.figure][0],
                model.SIZES[one.size],
                one.mighty,
                tuple(content.minion_cards[card].id for card in one.cards),
            )
            for one in content.minions
        ),
        orders=tuple(
            Order(
                one.id,
                content.minions[one.kind].id,
                model.MODES[one.mode],
                battle=one.battle,
                defence=one.defence,
                life=one.life,
            )
            for one in content.minion_cards
        ),
        encounters=tuple(
            Encounter(
                one.id,
                model.BACKS[one.back] == "hard",
                tuple(
                    Wave(line.first, line.last, _crowd(content, line.spawn)) for line in one.lines
                ),
                _crowd(content, one.surge),
            )
            for one in content.encounters
        ),
        chapters=tuple(_chapter(content, one) for one in content.book.chapters),
    )


def _room(side: Side) -> Room:
    ids = [space.id for space in side.spaces]
    return Room(
        side.id,
        side.tile,
        model.COLOURS[side.colour],
        side.floor,
        tuple(
            Space(
                space.id,
                _flat(space.polygon),
                _flat(space.anchors),
                entry=space.entry,
                trap=space.trap,
                special=space.special,
                red=space.red,
                water=space.water,
                current=_current(ids, space.current),
                flip=model.FLIPS[space.flip] if space.flip >= 0 else "",
                sees=tuple(name for at, name in enumerate(ids) if side.seen[number] >> at & 1),
            )
            for number, space in enumerate(side.spaces)
        ),
        tuple(Border(ids[a], ids[b], model.LINES[line]) for a, b, line in side.edges),
        tuple(
            Exit(
                model.DIRECTIONS[way.direction],
                model.COLOURS[way.colour],
                tuple(ids[space] for space in way.spaces),
                _flat(way.area),
            )
            for way in side.exits
        ),
        tuple(Feature(one.kind, _flat(one.polygon), one.blocks, one.open) for one in side.features),
    )


def _card(card: model.Card) -> Card:
    return Card(
        card.id,
        model.KINDS[card.kind],
        model.SLOTS[card.slot] if card.slot >= 0 else "",
        paws=card.paws,
        mode=model.MODES[card.mode] if card.mode >= 0 else "",
        bonus=card.bonus,
        classes=_classes(card.classes),
        battle=card.battle,
        lore=card.lore,
    )


def _chapter(content: Content, chapter: model.Chapter) -> Chapter:
    return Chapter(
        chapter.id,
        chapter.party,
        tuple(content.heroes[hero].id for hero in chapter.suggested),
        chapter.end_page,
        tuple(
            Tile(tile, column, row, model.COLOURS[colour])
            for tile, column, row, colour in chapter.layout
        ),
        content.sides[chapter.start_side].id,
    )


def _crowd(content: Content, spawn: tuple[tuple[int, int], ...]) -> tuple[str, ...]:
    return tuple(content.minions[kind].id for kind, figures in spawn for _ in range(figures))


def _classes(classes: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(model.CLASSES[one] for one in classes)


def _current(ids: list[str], current: int) -> str:
    if current == model.STILL:
        return ""
    return "off" if current == model.OFF else ids[current]


def _flat(points: tuple[model.Point, ...]) -> tuple[float, ...]:
    return tuple(round(number, 3) for point in points for number in point)
