"""`purrlour tiles`: the rooms of Mice and Mystics, listed or drawn as SVG."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from purrlour.cli.arguments import refusing
from purrlour.cli.parser import BadUsage

if TYPE_CHECKING:
    from purrlour.cli.parser import Parser
    from purrlour.games.mice_and_mystics.content.model import Content, Side
    from purrlour.words import Words


def configure(parser: Parser) -> None:
    """Which room, where to, and what to draw besides."""
    words = parser.words
    parser.add("room", key="tiles-room", nargs="?", metavar=words.say("tiles-room-name"))
    parser.add("--graph", key="tiles-graph", action="store_true")
    parser.add("--to", key="tiles-to", metavar="PATH")
    parser.add("--storybook", key="tiles-storybook", metavar="PATH")


def run(args: argparse.Namespace, words: Words) -> int:
    """A list of rooms, one picture, or all pictures into a folder."""
    from purrlour.cli.storybooks import GAME, read_storybook, read_words

    with refusing(GAME):
        found = read_storybook(args.storybook)
    titles = read_words(args.storybook, words.language, found)
    if args.room is not None:
        side = _find(found, args.room)
        _write(_draw(side, args, titles), args.to)
    elif args.to is not None:
        _draw_all(found, args, titles)
    else:
        _tell(found, titles)
    return 0


def _rooms(found: Content) -> list[Side]:
    """Every side that can be turned up."""
    return [side for side in found.sides if side.spaces]


def _find(found: Content, wanted: str) -> Side:
    name = wanted.lower().replace("-", "_")
    for side in _rooms(found):
        if side.id == name:
            return side
    known = ", ".join(side.id for side in _rooms(found))
    raise BadUsage("tiles-unknown", value=wanted, known=known)


def _title(side: Side, words: Words) -> str:
    """The room's name; a foreign room may have none but its id."""
    from purrlour.words.store import slug

    return words.card(side.id) if words.has(f"card-{slug(side.id)}") else side.id


def _draw(side: Side, args: argparse.Namespace, words: Words) -> str:
    from purrlour.games.mice_and_mystics.content.drawing.svg import draw

    return draw(side, _title(side, words), graph=args.graph)


def _write(picture: str, to: str | None) -> None:
    if to is None:
        sys.stdout.write(picture)
    else:
        Path(to).write_text(picture, "utf-8")


def _draw_all(found: Content, args: argparse.Namespace, words: Words) -> None:
    folder = Path(args.to)
    folder.mkdir(parents=True, exist_ok=True)
    rooms = _rooms(found)
    for side in rooms:
        _write(_draw(side, args, words), str(folder / f"{side.id}.svg"))
    print(words.say("tiles-drawn", count=len(rooms), folder=str(folder)))


def _tell(found: Content, words: Words) -> None:
    """A line for each room."""
    from purrlour.games.mice_and_mystics.content.model import COLOURS, DIRECTIONS

    rooms = _rooms(found)
    titles = [_title(side, words) for side in rooms]
    width = max(map(len, titles))
    longest = max(len(side.id) for side in rooms)
    for side, title in zip(rooms, titles, strict=True):
        exits = ", ".join(
            words.say(
                "tiles-exit",
                direction=DIRECTIONS[way.direction],
                colour="" if way.colour == side.colour else COLOURS[way.colour],
            )
            for way in sorted(side.exits, key=lambda way: way.direction)
        )
        spaces = words.say("tiles-spaces", count=len(side.spaces))
        print(f"  {side.id:<{longest}}  {title:<{width}}  {spaces}  {exits}")
    print(words.say("tiles-hint"))
