"""Load: all content, read and checked as a whole, once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from purrlour.games.mice_and_mystics.content.board import Board
from purrlour.games.mice_and_mystics.content.effects.lower import Lowering
from purrlour.games.mice_and_mystics.content.effects.names import Names
from purrlour.games.mice_and_mystics.content.geometry.board import make_board
from purrlour.games.mice_and_mystics.content.geometry.check import check_flips, check_graph
from purrlour.games.mice_and_mystics.content.geometry.survey import survey, written
from purrlour.games.mice_and_mystics.content.limits import TILES
from purrlour.games.mice_and_mystics.content.model import (
    BACKS,
    COLOURS,
    Ability,
    Card,
    Content,
    Encounter,
    Hero,
    Side,
)
from purrlour.games.mice_and_mystics.content.read.book import BookReader
from purrlour.games.mice_and_mystics.content.read.cards import (
    read_abilities,
    read_hero_names,
    read_heroes,
    read_search,
)
from purrlour.games.mice_and_mystics.content.read.entry import Source
from purrlour.games.mice_and_mystics.content.read.minions import (
    Enemies,
    read_encounters,
    read_minions,
)
from purrlour.games.mice_and_mystics.content.read.tiles import read_tile
from purrlour.games.mice_and_mystics.content.whole import check_whole, number_names

_TILES: Final = "tiles"
_BOOK: Final = "book"
_SURVEY: Final = "survey.toml"


@dataclass(frozen=True, slots=True)
class Box:
    """All but the storybook: what every book is told with."""

    lowering: Lowering
    heroes: tuple[Hero, ...]
    abilities: tuple[Ability, ...]
    cards: tuple[Card, ...]
    encounters: tuple[Encounter, ...]
    enemies: Enemies
    sides: tuple[Side, ...]
    board: Board
    read: tuple[bytes, ...]
    """The files, for the fingerprint."""


@cache
def content() -> Content:
    """The box with our own storybook."""
    return with_book(our_box(), box_folder().joinpath(_BOOK))


def load_book(folder: Path) -> Content:
    """The box with a storybook of somebody else: a folder with book.toml."""
    return with_book(our_box(), folder)


@cache
def our_box() -> Box:
    """The box that comes with the package."""
    return read_box(box_folder())


def box_folder() -> Traversable:
    """Where the files of the box lie."""
    return files("purrlour.games.mice_and_mystics.content").joinpath("data")


def read_box(folder: Traversable) -> Box:
    """Cards, minions and rooms, in the order in which they speak of each other."""
    lowering = Lowering(Names())
    read: list[bytes] = []
    source = Source(folder, read)
    heroes_file = source.file("heroes.toml")
    hero_names = read_hero_names(heroes_file)
    enemies = read_minions(source.file("minions.toml"), lowering)
    cards = read_search(source.file("search.toml"), lowering, hero_names)
    heroes = read_heroes(heroes_file, lowering, cards)
    abilities = read_abilities(source.file("abilities.toml"), lowering)
    encounters = read_encounters(source.file("encounters.toml"), lowering, enemies)
    sides = _read_rooms(source, lowering.names, (), _read_surveys(source))
    board = make_board(sides)
    _check_rooms(sides, board)
    return Box(lowering, heroes, abilities, cards, encounters, enemies, sides, board, tuple(read))


def with_book(box: Box, folder: Traversable) -> Content:
    """The box and a storybook, checked as a whole."""
    lowering = box.lowering.copy()
    read = list(box.read)
    source = Source(folder, read)
    sides, board = box.sides, box.board
    if source.names(_TILES):
        sides = _read_rooms(source, lowering.names, sides, {})
        board = make_board(sides)
        _check_rooms(sides, board)
    standard = sum(card.back == BACKS.index("standard") for card in box.encounters)
    decks = standard, len(box.encounters) - standard
    hero_names = tuple(hero.id for hero in box.heroes)
    reader = BookReader(lowering, box.enemies, hero_names, sides, decks)
    book = reader.read(source)
    found = Content(
        heroes=box.heroes,
        abilities=box.abilities,
        cards=box.cards,
        encounters=box.encounters,
        minions=box.enemies.minions,
        minion_cards=box.enemies.cards,
        figures=box.enemies.figures,
        tokens=box.enemies.tokens,
        sides=sides,
        board=board,
        book=book,
        rules=tuple(lowering.rules),
        code=tuple(lowering.code),
        stories=tuple(lowering.names.stories),
        fingerprint=sha256(b"".join(read)).hexdigest()[:16],
        names={},
    )
    check_whole(found)
    found.names.update(number_names(found))
    return found


def _read_rooms(
    source: Source, names: Names, before: tuple[Side, ...], surveys: dict[str, str]
) -> tuple[Side, ...]:
    """The rooms of a folder, numbered after those before."""
    sides = list(before)
    for name in source.names(_TILES):
        file = source.file(f"{_TILES}/{name}")
        if len(sides) // 2 == TILES:
            raise file.at("id").wrong("number", value=TILES + 1, least=0, most=TILES)
        pair = read_tile(file, len(sides) // 2, names, surveys)
        check_flips(*pair, file.place)
        sides.extend(pair)
    return tuple(sides)


def _check_rooms(sides: tuple[Side, ...], board: Board) -> None:
    for number, side in enumerate(sides):
        if side.spaces:
            check_graph(side, number, board)


def _read_surveys(box: Source) -> dict[str, str]:
    """What was computed before, by digest of the tile's file and colour."""
    if not box.has(_SURVEY):
        return {}
    file = box.file(_SURVEY)
    return {name: file.text(name) for name in file.fields()}


def survey_box() -> str:
    """The survey of the box, as a file."""
    source = Source(box_folder(), [])
    names = Names()
    lines = ["# Computed from the tiles: see resurvey.py. A line per side, by its file.", ""]
    for number, name in enumerate(source.names(_TILES)):
        file = source.file(f"{_TILES}/{name}")
        for side in read_tile(file, number, names, {}):
            found = survey(side.spaces, side.features, tuple(way.area for way in side.exits))
            lines.append(f'{file.digest}_{COLOURS[side.colour]} = "{written(found)}"  # {side.id}')
    return "\n".join(lines) + "\n"
