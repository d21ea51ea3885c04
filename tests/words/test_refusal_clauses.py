"""A refusal cites a clause about what was tried, or about what is asked; not just any clause."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from purrlour.cli.golden import plain_record
from purrlour.engine.chance import Scripted
from purrlour.engine.table import replay
from purrlour.games import GAMES
from tests.games.wizard_kittens.test_refusals import CASES
from tests.words.about import ABOUT, OF_THE_TABLE
from tests.words.refusing import SOURCES, refusals

TRIED = 24
"""Actions of one word that are tried at a table: others of the word at the next."""
SELDOM = {
    *("hero-not-allowed", "exit-locked", "hook-needed", "tool-needed", "no-steps-left"),
    *("no-such-seat", "kitten-is-given", "nowhere-to-move"),
}
"""Keys that none of these tables come to; most have a test of their own in their game."""


class Told(NamedTuple):
    """A refusal as somebody got it: its key and clause, what was tried, and what was open."""

    key: str
    clause: str
    word: str
    open: str


def word_of(text: str) -> str:
    """The first word of a notation.

    >>> word_of("favor>1"), word_of("blue8>0.1"), word_of("level-up")
    ('favor', 'blue', 'level-up')
    """
    found = re.match(r"[a-z]+(-[a-z]+)*", text)
    assert found, text
    return found[0]


def tables(key: str) -> Iterator[tuple[Any, int]]:
    """States in which much is refused: corners, every golden game step by step, staged ones."""
    game = GAMES[key]
    for corner in game.corners():
        yield game.load(corner.position), corner.seats
    for file in sorted((Path(__file__).parents[1] / "playthroughs" / key).glob("*.txt")):
        record = plain_record(file.read_text("utf-8"))
        table = replay(game, record, upto=0)
        for step in record.steps:
            table.chance = Scripted(list(step.chance))
            table.play(step.seat, step.action)
            yield table.state, record.seats
    if key == "wizard_kittens":
        for _, scene, _, _ in CASES.values():
            yield scene.state, len(scene.names)


@cache
def told(key: str) -> dict[Told, str]:
    """Every refusal that the tables give, and an action that was refused so."""
    game = GAMES[key]
    words: dict[str, list[Any]] = {}
    for action in game.actions:
        words.setdefault(word_of(action.text()), []).append(action)
    found: dict[Told, str] = {}
    for number, (state, seats) in enumerate(tables(key)):
        decisions = game.decisions(state)
        kind = decisions[0].kind if decisions else "over"
        asked = {decision.seat for decision in decisions}
        for seat in range(seats):
            if seat not in asked and (number + seat) % 7:
                continue  # they are told much the same, again and again
            legal = {*game.legal(state, seat), *game.anytime(state, seat)}
            for word, actions in words.items():
                first = number * TRIED % len(actions)
                for action in (actions + actions[:TRIED])[first : first + TRIED]:
                    if action.code not in legal:
                        error = game.refusal(state, seat, action.code)
                        found[Told(error.key, error.clause, word, kind)] = action.text()
    return found


def covers(about: str, refusal: Told) -> bool:
    """Whether one entry of the table allows a refusal."""
    word, _, kind = about.removesuffix("?").partition("@")
    if not word:
        return refusal.key in OF_THE_TABLE and kind in ("", refusal.open)
    return refusal.key not in OF_THE_TABLE and word == refusal.word and kind in ("", refusal.open)


@pytest.mark.budget(20, "all playthroughs of a game, and everything that can be refused there")
@pytest.mark.parametrize("key", GAMES)
def test_a_refusal_cites_a_clause_about_what_was_tried(key: str) -> None:
    wrong = [
        f"{text} at {refusal.open}: {refusal.key} by {refusal.clause}"
        for refusal, text in told(key).items()
        if refusal.key != "no-such-seat"
        and not any(covers(about, refusal) for about in ABOUT[key].get(refusal.clause, "").split())
    ]
    assert not wrong


@pytest.mark.parametrize("key", GAMES)
def test_everything_that_a_clause_is_said_to_be_about_was_refused_by_it(key: str) -> None:
    """So the table holds nothing that would let a mistake pass, and the search saw it all."""
    seen = told(key)
    stale = {
        f"{clause} {about}"
        for clause, abouts in ABOUT[key].items()
        for about in abouts.split()
        if not about.endswith("?")
        and not any(refusal.clause == clause and covers(about, refusal) for refusal in seen)
    }
    assert not stale
    source = (SOURCES / "games" / key / "refusals.py").read_text("utf-8")
    assert set(re.findall(r'"([A-Z]{2}-[A-Z]?\d+)"', source)) == set(ABOUT[key])
    made = {one.key for one in refusals() if one.where.startswith(f"games/{key}/refusals.py")}
    assert made - {refusal.key for refusal in seen} <= SELDOM
