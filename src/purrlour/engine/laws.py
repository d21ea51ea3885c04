"""Laws: what must hold for every game, as plain functions.

A law says nothing while it holds and raises `LawBroken` when it does not, with the position
quoted. Those about hidden things are in `secrecy`. `trial` plays a game under all of them;
Hypothesis drives it in the test suite, `purrlour check` from the command line.
Nothing here knows a game, and all luck is a Chance.
"""

from __future__ import annotations

from typing import Final, cast

from purrlour.engine.chance import Chance, Scripted, Seeded
from purrlour.engine.decision import Decision, Outcome, seats_of
from purrlour.engine.errors import GameError
from purrlour.engine.event import Log
from purrlour.engine.game import A, Game, O, S, V
from purrlour.engine.record import read_record
from purrlour.engine.table import Table, replay

SEEDS: Final = 1 << 30
_PLAYED_ON: Final = 12
"""Steps that a clone and a loaded state are compared for."""
_REFUSED: Final = 12
"""Illegal choices tried at a table."""


class LawBroken(AssertionError):
    """A game broke a law."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law
        self.detail = detail


# The action table.


def notation(game: Game[S, A, V, O]) -> None:
    """Codes are indices, and every text means exactly its row."""
    for code, action in enumerate(game.actions):
        if action.code != code:
            raise LawBroken("notation", f"row {code} has the code {action.code}")
        if game.parse(action.text()) is not action:
            raise LawBroken("notation", f"{action.text()!r} is not read as row {code}")


# Who is asked.


def asking(game: Game[S, A, V, O], state: S, *, seats: int, chance: Chance) -> None:
    """Who is asked can choose, who is not cannot, and nobody is asked exactly when it is over."""
    asked = seats_of(game.asked(state))
    decisions = game.decisions(state)
    if [decision.seat for decision in decisions] != asked or not set(asked) <= set(range(seats)):
        raise broken("asking", game, state, f"asked are {asked}, decisions are {decisions}")
    over = game.outcome(state) is not None
    if over == bool(asked):
        raise broken("asking", game, state, f"asked are {asked}, outcome is {over}")
    for seat in range(seats):
        legal = game.legal(state, seat)
        if bool(legal) != (seat in asked) or not _rising(legal, len(game.actions)):
            raise broken("asking", game, state, f"seat {seat}, asked {asked}, has {legal}")
        if legal != (written := Game.legal(game, state, seat)):  # a game's own against our body
            raise broken("asking", game, state, f"seat {seat} has {legal}, written are {written}")
        anytime = game.anytime(state, seat)
        if not _rising(anytime, len(game.actions)) or (over and anytime):
            raise broken("asking", game, state, f"seat {seat} may at any time {anytime}")
        if seat in asked and (code := game.fallback(state, seat, chance)) not in legal:
            raise broken("fallback", game, state, f"seat {seat} falls back to {code}: {legal}")


def _rising(codes: list[int], rows: int) -> bool:
    return not codes or (codes == sorted(set(codes)) and codes[0] >= 0 and codes[-1] < rows)


def showing(game: Game[S, A, V, O], state: S, seat: int) -> None:
    """A screen gets the view of its seat (or WATCHER), without what is for bots."""
    shown, written = game.shown(state, seat), Game.shown(game, state, seat)
    if list(shown.items()) != list(written.items()):
        raise broken("showing", game, state, f"seat {seat} is shown {shown}, its view {written}")


def numbering(before: dict[int, Decision], now: dict[int, Decision]) -> None:
    """An open decision keeps its number, and a number is never used again."""
    newest = max(before, default=0)
    for number, decision in now.items():
        if number <= newest and before.get(number) != decision:
            raise LawBroken("numbering", f"{number} was {before.get(number)}, is {decision}")


def ranking(game: Game[S, A, V, O], outcome: Outcome, *, seats: int) -> None:
    """One return and one place for each seat; a place counts the seats before it."""
    returns, places = outcome.returns, outcome.places
    fits = len(returns) == len(places) == seats
    fits = fits and (not game.cooperative or len(set(returns)) == 1)
    fits = fits and all(place == 1 + sum(other < place for other in places) for place in places)
    by_place = [gain for _, gain in sorted(zip(places, returns, strict=False), key=_first)]
    if not fits or by_place != sorted(returns, reverse=True):
        raise LawBroken("ranking", f"{outcome}")


def _first(pair: tuple[int, float]) -> int:
    return pair[0]


# States.


def loading(game: Game[S, A, V, O], state: S, *, seats: int, chance: Chance) -> None:
    """A state, its clone and the state read from its position go on alike, each by itself.

    That the position loads also says that every component is still somewhere.
    """
    text = game.position(state)
    clone = clone_of(state)
    try:
        loaded = game.load(text)
    except GameError as error:
        raise broken("loading", game, state, f"refused: {error}") from error
    if game.position(loaded) != text:
        raise broken("loading", game, state, f"read as {game.position(loaded)}")
    seed = chance.pick(SEEDS)
    happened = _play_on(game, clone, seats, seed)
    if game.position(state) != text:
        raise LawBroken("cloning", f"a clone's play made {game.position(state)} of {text}")
    if _play_on(game, loaded, seats, seed) != happened or game.position(loaded) != game.position(
        clone
    ):
        raise broken("loading", game, state, f"what was read plays on otherwise, seed {seed}")


def _play_on(game: Game[S, A, V, O], state: S, seats: int, seed: int) -> Log:
    """A few random steps; what happened."""
    chance = Seeded(seed)
    log: Log = []
    for _ in range(_PLAYED_ON):
        choices = choices_of(game, state, seats)
        if not choices:
            break
        seat, code = choices[chance.pick(len(choices))]
        game.apply(state, seat, code, chance, log)
    return log


def choices_of(game: Game[S, A, V, O], state: S, seats: int) -> list[tuple[int, int]]:
    """Every seat and code that may be played now, at any time included."""
    return [
        (seat, code)
        for seat in range(seats)
        for code in (*game.legal(state, seat), *game.anytime(state, seat))
    ]


# The table.


def refusing(table: Table[S, A, V, O], *, chance: Chance) -> int:
    """An illegal choice changes nothing and is told why; says how many were tried."""
    game, state, seats = table.game, table.state, table.seats
    before = (game.position(state), table.pending, list(table.record.steps))
    allowed = set(choices_of(game, state, seats))
    tried = 0
    for _ in range(_REFUSED):
        seat, code = chance.pick(seats), chance.pick(len(game.actions))
        if (seat, code) in allowed:
            continue
        tried += 1
        text = game.actions[code].text()
        try:
            table.play(seat, text)
        except GameError as error:
            if not error.key:
                raise broken("refusing", game, state, f"{seat} {text} without words") from error
        else:
            raise LawBroken("refusing", f"{seat} {text} was carried out in {before[0]}")
    if (game.position(state), table.pending, table.record.steps) != before:
        raise LawBroken("refusing", f"a refusal made {game.position(state)} of {before[0]}")
    return tried


def replaying(table: Table[S, A, V, O], marks: dict[int, str], *, seed: int) -> None:
    """The record's text says all: with its luck, or with the seed, the same playing comes out.

    `marks` are positions by the number of steps before them.
    """
    game, text = table.game, table.record.text()
    record = read_record(text)
    if record != table.record or record.text() != text:
        raise LawBroken("replaying", f"the record is read as {record}")
    told, again = (
        replay(game, record, upto=0),
        Table(game, table.seats, table.options, Seeded(seed)),
    )
    for number, step in enumerate([None, *record.steps]):
        if step is not None:
            told.chance = Scripted(list(step.chance))
            told.play(step.seat, step.action)
            again.play(step.seat, step.action)
        if number in marks and game.position(told.state) != marks[number]:
            raise LawBroken("replaying", f"step {number} does not lead to {marks[number]}")
    if again.record != record:
        raise LawBroken("replaying", f"seed {seed} and the same choices give another record")


# Helpers.


def broken(law: str, game: Game[S, A, V, O], state: S, detail: str) -> LawBroken:
    """The complaint, with the position quoted."""
    return LawBroken(law, f"{detail}; at {game.position(state)}")


def clone_of(state: S) -> S:
    """A clone; the contract knows only that it is a State."""
    return cast(S, state.clone())
