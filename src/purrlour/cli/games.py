"""`purrlour games`: what there is to play, and with which house rules."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from purrlour.cli.parser import Parser
    from purrlour.engine.game import Game
    from purrlour.words import Words


def configure(parser: Parser) -> None:
    """For people, or for programs."""
    parser.add("--json", key="cli-json", action="store_true")


def run(args: argparse.Namespace, words: Words) -> int:
    """Every game in turn."""
    from purrlour.games import GAMES

    facts = [facts_of(game, words) for game in GAMES.values()]
    if args.json:
        print(json.dumps(facts, ensure_ascii=False, indent=2))
        return 0
    for number, game in enumerate(facts):
        if number:
            print()
        tell(game, words)
    return 0


def facts_of(game: Game[Any, Any, Any, Any], words: Words) -> dict[str, Any]:
    """All that the list says of one game."""
    from purrlour.bots.roster import known_bots
    from purrlour.words import Words

    own = Words(words.language, game.key)
    options = [
        {
            "name": name,
            "title": own.option(name),
            "values": list(values),
            "default": values[0],
            "help": own.option_help(name),
        }
        for name, values in game.house_rules().items()
    ]
    return {
        "key": game.key,
        "title": own.say("game-title"),
        "version": game.version,
        "seats": {"least": game.min_seats, "most": game.max_seats},
        "bots": known_bots(game.key),
        "options": options,
    }


def tell(game: dict[str, Any], words: Words) -> None:
    """One game for people."""
    seats = game["seats"]
    print(f"{game['title']}  ({game['key']})")
    print("  " + words.say("cli-games-players", least=seats["least"], most=seats["most"]))
    print("  " + words.say("cli-games-bots", bots=", ".join(game["bots"])))
    print("  " + words.say("cli-games-options"))
    for option in game["options"]:
        values = "|".join(option["values"])
        print(f"    {option['name']}={values}")
        print(f"      {option['help']}")
