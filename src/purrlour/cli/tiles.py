"""`purrlour tiles`: the rooms of Mice and Mystics, listed or drawn as SVG."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

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
    parser.add("--json", key="cli-json", action="store_true")


def run(args: argparse.Namespace, words: Words) -> int:
    """A list of rooms, one picture, or all pictures into a folder."""
    from purrlour.cli.storybooks import GAME, read_storybook, read_words

    for option in ("--graph", "--to"):
        if args.json and getattr(args, option[2:]):
            raise BadUsage("cli-not-both", one=option, other="--json")
    with refusing(GAME):
        found = read_storybook(args.storybook)
    titles = read_words(args.storybook, words.language, found)
    side = None if args.room is None else _find(found, args.room)
    if args.json:
        rooms = _rooms(found) if side is None else [side]
        facts = [facts_of(each, titles) for each in rooms]
        print(json.dumps(facts, ensure_ascii=False, indent=2))
    elif side is not None:
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


def facts_of(side: Side, words: Words) -> dict[str, Any]:
    """All that programs are told of a room."""
    from purrlour.games.mice_and_mystics.content.model import COLOURS, DIRECTIONS, FLIPS, LINES

    names = [space.id for space in side.spaces]
    return {
        "id": side.id,
        "title": _title(side, words),
        "spaces": [
            {
                "id": space.id,
                "outline": [list(point) for point in space.polygon],
                "entry": space.entry,
                "trap": space.trap,
                "water": space.water,
                "special": space.special,
                "flip": "" if space.flip < 0 else FLIPS[space.flip],
            }
            for space in side.spaces
        ],
        "edges": [
            {"from": names[one], "to": names[other], "line": LINES[line]}
            for one, other, line in side.edges
        ],
        "exits": [
            {
                "direction": DIRECTIONS[way.direction],
                "colour": COLOURS[way.colour],
                "spaces": [names[at] for at in way.spaces],
            }
            for way in side.exits
        ],
    }


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
