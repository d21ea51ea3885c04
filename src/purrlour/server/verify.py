"""Verify: does a finished match hold what was promised before it began?

Everything is done again from the chronicle alone: hashes, the key, every pick, every choice that
a clock made, every step through the real rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple, TypeAlias

from purrlour.engine.chance import Chance, OutcomeNeeded, OutcomeOutOfRange, Scripted
from purrlour.engine.decision import Outcome
from purrlour.engine.errors import GameError
from purrlour.engine.game import Game, State
from purrlour.engine.table import Table
from purrlour.games import GAMES
from purrlour.server.chronicle import Chronicle
from purrlour.server.luck import (
    NEWEST,
    SECRET_SIZE,
    Fair,
    commitment,
    luck_key,
    nonce_hash,
    step_label,
)
from purrlour.server.matches.entries import (
    AnyEntry,
    Dealt,
    Kicked,
    Left,
    Mixing,
    Nonce,
    Opened,
    Promised,
    Revealed,
    Sat,
    Step,
    Swapped,
    Undone,
)
from purrlour.server.matches.playing import carried
from purrlour.server.path import Path

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
AnyTable: TypeAlias = Table[Any, Any, Any, Any]

_SHOWN = 60
_HEAD = 5
"""The line of a chronicle that holds its first entry."""


class Withheld(NamedTuple):
    """A nonce that was promised and not shown."""

    seat: int
    how: Literal["kept", "left", "removed"]
    """Its owner stayed, or went or was removed while nonces were shown."""


@dataclass
class Report:
    """What was found."""

    imported: bool = False
    """Whether it came as a file: how its secret was drawn, only its first parlour can say."""
    practice: bool = False
    """Whether somebody alone with bots could take back what told them something."""
    entries: int = 0
    nonces: int = 0
    """Seats that mixed a nonce into the luck."""
    withheld: list[Withheld] = field(default_factory=list)
    """Those that were promised and not shown, in any mixing."""
    mixings: int = 0
    """How often nonces were shown: anew after somebody was removed meanwhile."""
    steps: int = 0
    taken_back: int = 0
    picks: int = 0
    """Pieces of luck that were drawn again and agree, those of steps taken back included."""
    fallbacks: int = 0
    """Choices of clocks and standing orders that were made again and agree."""
    outcome: Outcome | None = None
    problem: GameError | None = None
    """The first thing that is not as it should be."""

    @property
    def fine(self) -> bool:
        """Whether the match is over, and all of it agrees."""
        return self.problem is None


def verify(chronicle: Chronicle) -> Report:
    """Does the whole match again; what does not agree is in the report."""
    opened = chronicle.opened
    report = Report(imported=opened.imported, practice=opened.practice)
    replay = _Replay(chronicle, report)
    try:
        replay.check_secret()
        for number, entry in enumerate(chronicle.entries):
            replay.follow(entry, number + _HEAD)
            report.entries += 1
        if not replay.over:
            raise GameError("verify-not-over")
    except GameError as problem:
        report.problem = problem
    return report


def disagreement(chronicle: Chronicle, secret: bytes) -> GameError | None:
    """What does not agree with the secret, over or not: one that is not told yet is used here."""
    told = chronicle
    if chronicle.secret is None:
        revealed = Revealed(at=0, secret=secret.hex())
        told = replace(chronicle, entries=(*chronicle.entries, revealed))
    report = verify(told)
    return report.problem if report.entries < len(chronicle.entries) else None


def find_game(opened: Opened) -> AnyGame:
    """The rules of a match; refuses those that we do not have."""
    game = GAMES.get(opened.game)
    if game is None:
        raise GameError("chronicle-game", game=opened.game[:_SHOWN], known=", ".join(GAMES))
    game = game.edition(opened.version)
    if not game.min_seats <= opened.seats <= game.max_seats:
        least, most = game.min_seats, game.max_seats
        raise GameError("seat-count", seats=opened.seats, least=least, most=most)
    return game


class _Replay:
    """Follows the log from entry to entry and raises GameError at the first that is not right."""

    def __init__(self, chronicle: Chronicle, report: Report) -> None:
        self.chronicle = chronicle
        self.report = report
        self.secret = chronicle.secret
        self.promises: dict[int, str] = {}
        self.nonces: dict[int, str] = {}
        self.mixing = False
        self.key: bytes | None = None
        self.table: AnyTable | None = None
        self.states: list[State] = []
        """Where the table stood after each step that stands."""
        self.path = Path(chronicle.opened.fairness)
        self.over = False

    def check_secret(self) -> None:
        secret, fairness = self.secret, self.chronicle.opened.fairness
        if not 1 <= fairness <= NEWEST:
            raise GameError("verify-fairness", version=fairness, newest=NEWEST)
        if secret is not None and (
            len(secret) != SECRET_SIZE or commitment(secret) != self.chronicle.opened.commitment
        ):
            raise GameError("verify-commitment", text=self.chronicle.opened.commitment[:_SHOWN])

    def follow(self, entry: AnyEntry, line: int) -> None:
        table = self.table
        match entry:
            case Opened():
                self.insist(line == _HEAD, entry, line)
            case Sat(chair=chair) if table is None:
                self.insist(self.is_chair(chair), entry, line)
                self.sit(entry)
            case Promised(chair=chair):
                self.insist(self.is_chair(chair) and table is None, entry, line)
                self.promise(chair, entry.nonce)
            case Left(chair=chair) | Kicked(chair=chair) if table is None:
                self.go(chair, removed=isinstance(entry, Kicked))
            case Swapped(one=one, other=other):
                there = self.is_chair(one) and self.is_chair(other)
                self.insist(there and table is None, entry, line)
                _swap(self.promises, one, other)
                _swap(self.nonces, one, other)
            case Mixing():
                self.insist(table is None and not self.mixing, entry, line)
                self.mixing = True
                self.report.mixings += 1
            case Nonce(chair=chair):
                self.insist(self.is_chair(chair) and chair not in self.nonces, entry, line)
                self.insist(self.mixing and table is None, entry, line)
                self.mix(entry)
            case Dealt():
                mixed = self.mixing or self.chronicle.opened.fairness == 1
                self.insist(table is None and mixed, entry, line)
                self.deal(entry)
            case Step():
                self.step(self.playing(entry, line), entry)
            case Undone(to=to):
                self.take_back(self.playing(entry, line), to, line)
            case Revealed():
                table = self.playing(entry, line)
                if table.outcome is None:
                    raise GameError("verify-unfinished")
                if entry.campaign != carried(table):
                    raise GameError("verify-campaign")
                self.over = True
            case _:
                pass  # people and clocks, which no luck depends on

    def is_chair(self, chair: int) -> bool:
        return 0 <= chair < self.chronicle.opened.seats

    def insist(self, holds: bool, entry: AnyEntry, line: int) -> None:
        if not holds:
            raise GameError("verify-order", line=line, text=_tag(entry))

    def playing(self, entry: AnyEntry, line: int) -> AnyTable:
        """The table, while it is played at."""
        if self.table is None or self.over:
            raise GameError("verify-order", line=line, text=_tag(entry))
        return self.table

    # Nonces.

    def sit(self, entry: Sat) -> None:
        self.promises.pop(entry.chair, None)
        if entry.nonce:
            self.promise(entry.chair, entry.nonce)

    def promise(self, chair: int, nonce: str) -> None:
        if self.mixing:  # it could have been fitted to one that is shown
            raise GameError("verify-nonce-late", seat=chair)
        self.promises[chair] = nonce

    def go(self, chair: int, *, removed: bool) -> None:
        promise = self.promises.pop(chair, None)
        if self.mixing and promise is not None and chair not in self.nonces:
            self.report.withheld.append(Withheld(chair, "removed" if removed else "left"))
        if self.mixing and removed and self.chronicle.opened.fairness > 1:
            self.mixing = False
            self.promises.clear()
            self.nonces.clear()

    def mix(self, entry: Nonce) -> None:
        if self.promises.get(entry.chair) != nonce_hash(entry.nonce):
            raise GameError("verify-nonce", seat=entry.chair, text=entry.nonce[:_SHOWN])
        self.nonces[entry.chair] = entry.nonce

    # Play.

    def luck(self, label: str, told: list[int]) -> Chance:
        """From the key; while the secret is not told, as the log has it."""
        return Scripted(told) if self.key is None else Fair(self.key, label)

    def deal(self, entry: Dealt) -> None:
        opened = self.chronicle.opened
        game = find_game(opened)
        if self.secret is not None:
            self.key = luck_key(self.secret, self.chronicle.luck, self.nonces)
        luck = self.luck(step_label(0), entry.chance)
        try:
            self.table = Table(game, opened.seats, game.options(opened.options), luck)
        except (OutcomeNeeded, OutcomeOutOfRange) as error:
            raise GameError("verify-luck", step=0) from error
        self.compare(self.table.record.deal, entry.chance, 0)
        self.states = [self.table.state.clone()]
        self.report.nonces = len(self.nonces)
        kept = sorted(self.promises.keys() - self.nonces.keys())
        self.report.withheld += [Withheld(seat, "kept") for seat in kept]
        self.report.outcome = self.table.outcome

    def step(self, table: AnyTable, entry: Step) -> None:
        number = len(table.record.steps) + 1
        if entry.why in ("time", "order") and self.key is not None:
            self.check_fallback(table, entry, number)
        table.chance = self.luck(self.path.step(entry.seat, entry.action), entry.chance)
        try:
            table.play(entry.seat, entry.action)
        except GameError as error:
            raise GameError("verify-step", step=number, text=entry.action[:_SHOWN]) from error
        except (OutcomeNeeded, OutcomeOutOfRange) as error:
            raise GameError("verify-luck", step=number) from error
        self.compare(table.record.steps[-1].chance, entry.chance, number)
        self.path.add(entry.seat, entry.action)
        self.states.append(table.state.clone())
        self.report.steps = number
        self.report.outcome = table.outcome

    def check_fallback(self, table: AnyTable, entry: Step, number: int) -> None:
        """What a clock chose is what the rules choose for an absent player."""
        assert self.key is not None  # step() looked
        text = ""
        if any(asked.seat == entry.seat for asked in table.game.decisions(table.state)):
            luck = Fair(self.key, self.path.fallback(entry.seat))
            text = table.game.actions[table.game.fallback(table.state, entry.seat, luck)].text()
        if text != entry.action:
            raise GameError("verify-fallback", step=number, text=entry.action[:_SHOWN])
        self.report.fallbacks += 1

    def compare(self, drawn: tuple[int, ...], told: list[int], step: int) -> None:
        if list(drawn) != told:
            raise GameError("verify-luck", step=step)
        if self.key is not None:
            self.report.picks += len(drawn)

    def take_back(self, table: AnyTable, to: int, line: int) -> None:
        steps = table.record.steps
        if not 0 <= to < len(steps):
            raise GameError("verify-undo", line=line, step=to)
        self.report.taken_back += len(steps) - to
        self.report.steps = to
        del steps[to:], self.states[to + 1 :]
        self.path.cut(to)
        # Not table.undo(), which plays all steps again: a file may take back very often.
        table.state = self.states[to].clone()
        self.report.outcome = table.outcome


def _swap(kept: dict[int, str], one: int, other: int) -> None:
    first, second = kept.pop(one, None), kept.pop(other, None)
    if first is not None:
        kept[other] = first
    if second is not None:
        kept[one] = second


def _tag(entry: AnyEntry) -> str:
    """The kind of an entry as the log calls it."""
    return str(entry.__struct_config__.tag)
