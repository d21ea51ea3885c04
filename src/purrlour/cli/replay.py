"""`purrlour replay`: a saved game step by step, as somebody at the table saw it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from purrlour.cli.parser import BadUsage
from purrlour.engine.chance import Scripted
from purrlour.engine.decision import WATCHER

if TYPE_CHECKING:
    from purrlour.cli.parser import Parser
    from purrlour.engine.event import Event
    from purrlour.engine.game import Game
    from purrlour.engine.record import Record, Step
    from purrlour.engine.table import Table
    from purrlour.engine.view import View
    from purrlour.words import Words

    AnyGame: TypeAlias = Game[Any, Any, Any, Any]
    AnyTable: TypeAlias = Table[Any, Any, Any, Any]

_ALL: Final = "all"
_EVERYTHING: Final = -2
"""The reader to whom nothing is hidden; not a seat, so no sentence says „you” to it."""


def configure(parser: Parser) -> None:
    """A record, a reader, a moment."""
    parser.add("file", key="replay-file", metavar=parser.words.say("replay-file-name"))
    parser.add("--seat", key="replay-seat", default=None, metavar="S")
    parser.add("--at", key="replay-at", type=int, default=None, metavar="N")
    parser.add("--storybook", key="cli-play-storybook", default=None, metavar="PATH")
    parser.add("--golden", key="replay-golden", action="store_true")


def run(args: argparse.Namespace, words: Words) -> int:
    """Tells all of it, or shows one moment."""
    from purrlour.cli.golden import golden_text, plain_record
    from purrlour.cli.storybooks import words_with
    from purrlour.games import GAMES

    own = words_with(args.storybook, words.language)
    record = plain_record(_read(args.file))
    game = GAMES.get(record.game)
    if game is None:
        raise BadUsage("cli-unknown-game", game=record.game, known=", ".join(GAMES))
    if args.golden:
        sys.stdout.write(golden_text(game, record))
        return 0
    told = own(record.game)
    reader = _read_seat(args.seat, record.seats)
    if args.at is None:
        tell(game, record, reader, told)
    else:
        if not 0 <= args.at <= len(record.steps):
            raise BadUsage("replay-no-such-step", step=args.at, steps=len(record.steps))
        show(game, record, args.at, reader, told)
    return 0


def _read(file: str) -> str:
    """The file's text; what is no text is no record, and is refused as one."""
    if file == "-":
        return sys.stdin.read()
    return Path(file).read_text("utf-8", errors="replace")


def _read_seat(given: str | None, seats: int) -> int:
    """People count seats from one."""
    if given is None:
        return WATCHER
    if given == _ALL:
        return _EVERYTHING
    if not (given.isascii() and given.isdigit() and 1 <= int(given[:9]) <= seats):
        raise BadUsage("cli-no-such-seat", seat=given, seats=seats)
    return int(given) - 1


def tell(game: AnyGame, record: Record, reader: int, words: Words) -> None:
    """Every step: what the reader chose itself, and what it saw happen."""
    from purrlour.engine.table import replay

    replay(game, record)  # refuses a record that does not fit, before anything is told
    table = replay(game, record, upto=0)
    print(_heading(record, words))
    for number, step in enumerate(record.steps, start=1):
        table.chance = Scripted(list(step.chance))
        events = table.play(step.seat, step.action)
        for line, text in enumerate(_step_lines(step, events, reader, words)):
            print(f"{number if line == 0 else '':>5}  {text}")
    if table.outcome is not None:
        print(words.outcome(table.outcome, (), reader))
    else:
        _tell_pending(table, reader, words)


def _step_lines(step: Step, events: list[Event], reader: int, words: Words) -> Iterator[str]:
    """What somebody chose may be a secret; what came of it is in the log, masked."""
    log = list(_log(events, reader, words))
    if reader in (step.seat, _EVERYTHING):
        yield f"{words.seat(step.seat, ())}: {step.action}"
    elif not log:
        yield f"{words.seat(step.seat, ())}: …"
    yield from log


def _heading(record: Record, words: Words) -> str:
    settings = ", ".join(f"{name}={value}" for name, value in record.options.items())
    facts = {"title": words.say("game-title"), "seats": record.seats, "steps": len(record.steps)}
    return words.say("replay-heading", **facts, options=settings or "-")


def _log(events: list[Event], reader: int, words: Words) -> Iterator[str]:
    for event in events:
        seen = event if reader == _EVERYTHING else event.seen_by(reader)
        if seen is not None:
            yield words.event(seen, (), reader)


def show(game: AnyGame, record: Record, step: int, reader: int, words: Words) -> None:
    """What the reader knows after so many steps."""
    from purrlour.engine.table import replay

    table = replay(game, record, upto=step)
    print(_heading(record, words))
    print(words.say("replay-moment", step=step))
    _tell_pending(table, reader, words)
    for seat in range(table.seats) if reader == _EVERYTHING else [reader]:
        print()
        name = words.say("replay-onlooker") if seat == WATCHER else words.seat(seat, ())
        print(words.say("replay-view", seat=name))
        _tell_view(table.view(seat), words)


def _tell_pending(table: AnyTable, reader: int, words: Words) -> None:
    for decision in table.pending.values():
        print(words.decision(decision, (), reader, ""))


def _tell_view(view: View, words: Words) -> None:
    """Its fields under their own names, as positions have them; bytes are for programs."""
    for field in fields(view):
        value = getattr(view, field.name)
        if field.name != "seat" and not isinstance(value, bytes):
            print(f"  {field.name:<12} {_value(value, words)}")


def _value(value: object, words: Words) -> str:
    if isinstance(value, tuple):
        return ", ".join(_item(item, words) for item in value) or "-"
    # Only lists are cards: a phase may be called like one.
    return str(value) if isinstance(value, str) and value else _item(value, words)


def _item(value: object, words: Words) -> str:
    if isinstance(value, bool):
        return "+" if value else "-"
    if isinstance(value, str) and value and words.has(f"card-{value}"):
        return words.card(value)
    return str(value) or "-"
