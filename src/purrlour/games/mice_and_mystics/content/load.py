"""Load: all content, read and checked as a whole, once."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from purrlour.games.mice_and_mystics.content.effects.lower import Lowering
from purrlour.games.mice_and_mystics.content.effects.names import Names
from purrlour.games.mice_and_mystics.content.errors import Place
from purrlour.games.mice_and_mystics.content.geometry.board import make_board
from purrlour.games.mice_and_mystics.content.geometry.check import check_flips, check_graph
from purrlour.games.mice_and_mystics.content.geometry.survey import survey, written
from purrlour.games.mice_and_mystics.content.model import BACKS, COLOURS, Board, Content, Side
from purrlour.games.mice_and_mystics.content.read.book import BookReader
from purrlour.games.mice_and_mystics.content.read.cards import (
    read_abilities,
    read_heroes,
    read_search,
)
from purrlour.games.mice_and_mystics.content.read.entry import Source
from purrlour.games.mice_and_mystics.content.read.minions import read_encounters, read_minions
from purrlour.games.mice_and_mystics.content.read.tiles import read_tile
from purrlour.games.mice_and_mystics.content.whole import check_whole, number_names

_TILES: Final = "tiles"
_BOOK: Final = "book"
_SURVEY: Final = "survey.toml"


@cache
def content() -> Content:
    """The box with our own storybook."""
    return load(box_folder(), box_folder().joinpath(_BOOK))


def load_book(folder: Path) -> Content:
    """The box with a storybook of somebody else: a folder with book.toml."""
    return load(box_folder(), folder)


def box_folder() -> Traversable:
    """Where the files of the box lie."""
    return files("purrlour.games.mice_and_mystics.content").joinpath("data")


def load(box: Traversable, book: Traversable) -> Content:
    """Everything, in the order in which things speak of each other."""
    names = Names()
    lowering = Lowering(names)
    read: list[bytes] = []
    source = Source(box, read)
    heroes_file = source.file("heroes.toml")
    hero_names = tuple(row.name() for row in heroes_file.rows("hero"))
    enemies = read_minions(source.file("minions.toml"), lowering)
    cards = read_search(source.file("search.toml"), lowering, hero_names)
    heroes = read_heroes(heroes_file, lowering, cards)
    abilities = read_abilities(source.file("abilities.toml"), lowering)
    encounters = read_encounters(source.file("encounters.toml"), lowering, enemies)
    sides, board = _read_rooms(source, Source(book, read), names)
    standard = sum(card.back == BACKS.index("standard") for card in encounters)
    decks = standard, len(encounters) - standard
    reader = BookReader(lowering, enemies, hero_names, sides, decks)
    story = reader.read(Source(book, read))
    found = Content(
        heroes=heroes,
        abilities=abilities,
        cards=cards,
        encounters=encounters,
        minions=enemies.minions,
        minion_cards=enemies.cards,
        figures=enemies.figures,
        tokens=enemies.tokens,
        sides=sides,
        board=board,
        book=story,
        rules=tuple(lowering.rules),
        code=tuple(lowering.code),
        stories=tuple(names.stories),
        fingerprint=sha256(b"".join(read)).hexdigest()[:16],
        names={},
    )
    check_whole(found)
    found.names.update(number_names(found))
    return found


def _read_rooms(box: Source, book: Source, names: Names) -> tuple[tuple[Side, ...], Board]:
    """The rooms of the box and those of the book, and their tables."""
    surveys = _read_surveys(box)
    sides: list[Side] = []
    places: list[Place] = []
    for source in (box, book):
        for name in source.names(_TILES):
            file = source.file(f"{_TILES}/{name}")
            sides.extend(read_tile(file, len(sides) // 2, names, surveys))
            places.append(file.place)
    board = make_board(tuple(sides))
    for number, side in enumerate(sides):
        if side.spaces:
            check_graph(side, number, board, places[number // 2].at(COLOURS[side.colour]))
    for tile, place in enumerate(places):
        check_flips(sides[tile * 2], sides[tile * 2 + 1], place)
    return tuple(sides), board


def _read_surveys(box: Source) -> dict[str, str]:
    """What was computed before, by digest of the tile's file and colour."""
    if not box.has(_SURVEY):
        return {}
    file = box.file(_SURVEY)
    return {name: file.text(name) for name in file.fields()}


def survey_box() -> str:
    """The survey of the box, as a file."""
    box = Source(box_folder(), [])
    lines = ["# Computed from the tiles: see geometry/survey.py. A line per side, by its file.", ""]
    names = Names()
    for number, name in enumerate(box.names(_TILES)):
        file = box.file(f"{_TILES}/{name}")
        for side in read_tile(file, number, names, {}):
            found = survey(side.spaces, side.features, tuple(way.area for way in side.exits))
            lines.append(f'{file.digest}_{COLOURS[side.colour]} = "{written(found)}"  # {side.id}')
    return "\n".join(lines) + "\n"
