"""Golden playthroughs: what was once read and found right stays so, line by line.

After a change that is meant: `purrlour replay FILE --golden`, and say in the commit why.
"""

from __future__ import annotations

import re
from importlib import import_module
from itertools import zip_longest
from pathlib import Path

import pytest

from purrlour.cli.golden import golden_text, plain_record
from purrlour.games import GAMES

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.txt"))
LARGEST = 400_000
"""Six dreams take some room, to run out of cards takes six players 200 steps, and to come before
the Regent takes four mice 300."""


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_playthrough_is_as_it_was(file: Path) -> None:
    kept = file.read_text("utf-8")
    game = GAMES[file.parent.name]

    made = golden_text(game, plain_record(kept))

    lines = zip_longest(kept.splitlines(), made.splitlines())
    for number, (old, new) in enumerate(lines, start=1):
        assert new == old, f"{file.name}:{number}"
    assert made == kept


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_playthroughs_for_every_number_of_seats(key: str) -> None:
    game = GAMES[key]
    records = [plain_record(file.read_text("utf-8")) for file in FOLDER.glob(f"{key}/*.txt")]

    assert {record.seats for record in records} == set(range(game.min_seats, game.max_seats + 1))
    assert all(record.version == game.version for record in records)


@pytest.mark.parametrize("key", GAMES)
def test_playthroughs_show_every_kind_of_event_and_action(key: str) -> None:
    """What no golden game shows, nobody would see change."""
    texts = [file.read_text("utf-8") for file in FOLDER.glob(f"{key}/*.txt")]
    played = {step.action for text in texts for step in plain_record(text).steps}
    happened = {kind for text in texts for kind in re.findall(r"^  event (\S+)", text, re.M)}
    events = vars(import_module(f"purrlour.games.{key}.events")).values()
    game = GAMES[key]

    assert {game.parse(text).kind for text in played} == {action.kind for action in game.actions}
    assert happened == {event.kind for event in events if hasattr(event, "kind")}


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_playthrough_can_be_read(file: Path) -> None:
    assert file.stat().st_size < LARGEST
