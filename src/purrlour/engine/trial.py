"""A trial: one game played from the deal to the end under all the laws."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from math import gcd, prod
from typing import Any, Final, Generic

from purrlour.engine import laws, secrecy
from purrlour.engine.chance import Chance, Seeded
from purrlour.engine.corners import Corner
from purrlour.engine.decision import WATCHER
from purrlour.engine.errors import GameError
from purrlour.engine.game import A, Game, O, S, V
from purrlour.engine.laws import LawBroken, choices_of, clone_of
from purrlour.engine.secrecy import Reveals
from purrlour.engine.table import Table

_SOMETIMES: Final = 8
"""One choice in so many is the fallback."""
_SELDOM: Final = 50
"""In a rash playing one choice in so many is one of those possible at any time."""
_SHARE: Final = 3
"""At one in so many of the steps marked, refusals are tried."""
_MOST_OPTIONS: Final = 256
"""Combinations of house rules that are played in turn."""
_MOST_TRIED: Final = 2000
"""Combinations looked at to find them: some need other seats."""


@dataclass(frozen=True)
class Report:
    """What was done under the laws, for everybody who wonders whether anything was."""

    games: int = 0
    steps: int = 0
    positions: int = 0
    """Positions looked at closely: loaded, sampled, twinned."""
    twins: int = 0
    """Choices made in two worlds that a seat cannot tell apart."""
    refusals: int = 0
    """Illegal choices tried."""
    kinds: dict[str, int] = field(default_factory=dict)
    """Positions looked at closely, by the kinds of decisions that were open there."""

    def __add__(self, other: Report) -> Report:
        return Report(
            self.games + other.games,
            self.steps + other.steps,
            self.positions + other.positions,
            self.twins + other.twins,
            self.refusals + other.refusals,
            dict(Counter(self.kinds) + Counter(other.kinds)),
        )


@dataclass(frozen=True)
class _Mark(Generic[S]):
    """A clone taken on the way, and its position at that time."""

    step: int
    state: S
    text: str


def check_game(
    game: Game[S, A, V, O],
    seats: int,
    options: O,
    seed: int,
    *,
    depth: int,
    whim: Chance | None = None,
    reveals: Reveals | None = None,
) -> Report:
    """Plays one game; cheap laws hold at each step, dear ones at `depth` of them, chosen by lot.

    All follows from the seed, unless somebody else's `whim` makes the players' choices.
    """
    trial = _Trial(
        game, seats, options, seed, depth=depth, whim=whim or Seeded(seed, "whim"), reveals=reveals
    )
    try:
        return trial.run()
    except LawBroken as broken:
        raise LawBroken(broken.law, f"{broken.detail}; {trial.whereabouts()}") from broken
    except Exception as error:  # whatever a game throws breaks a law, and the seed must be told
        raise LawBroken("crashing", f"{error!r}; {trial.whereabouts()}") from error


class _Trial(Generic[S, A, V, O]):
    """One playing and what is remembered of it."""

    def __init__(
        self,
        game: Game[S, A, V, O],
        seats: int,
        options: O,
        seed: int,
        *,
        depth: int,
        whim: Chance,
        reveals: Reveals | None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.depth = depth
        self.whim = whim
        self.reveals = reveals
        self.lots = Seeded(seed, "lots")
        """What is looked at, which must not depend on what is played."""
        self.marks: list[_Mark[S]] = []
        self.step = 0
        self.twins = 0
        self.refusals = 0
        self.kinds: Counter[str] = Counter()

    def whereabouts(self) -> str:
        """How to come here again."""
        settings = " ".join(f"{name}={value}" for name, value in self.options.settings().items())
        return (
            f"{self.game.key}, {self.seats} seats, seed {self.seed}, step {self.step}, {settings}"
        )

    def run(self) -> Report:
        game, seats, lots = self.game, self.seats, self.lots
        table = Table(game, seats, self.options, Seeded(self.seed))
        secrecy.guarding(game, table.state, lots.pick(seats), seats=seats, chance=lots)
        rash = self.whim.pick(2) == 1
        while True:
            laws.asking(game, table.state, seats=seats, chance=lots)
            laws.showing(game, table.state, self.step % (seats + 1) - 1)
            self.mark(table)
            if table.outcome is not None:
                break
            if self.step == game.max_steps:
                raise LawBroken("ending", f"not over; at {game.position(table.state)}")
            before = table.pending
            seat, code = self.choose(table.state, rash=rash)
            events = table.play(seat, game.actions[code].text())
            self.step += 1
            secrecy.telling(events, lots.pick(seats))
            laws.numbering(before, table.pending)
        laws.ranking(game, table.outcome, seats=seats)
        laws.replaying(table, {mark.step: mark.text for mark in self.marks}, seed=self.seed)
        for mark in self.marks:
            self.look(mark)
        steps = len(table.record.steps)
        return Report(1, steps, len(self.marks), self.twins, self.refusals, dict(self.kinds))

    def choose(self, state: S, *, rash: bool) -> tuple[int, int]:
        """Who plays what: any choice, any kind of choice, the fallback, or resigning and such."""
        game, whim = self.game, self.whim
        if rash and whim.pick(_SELDOM) == 0:
            choices = choices_of(game, state, self.seats)
            return choices[whim.pick(len(choices))]
        asked = [decision.seat for decision in game.decisions(state)]
        seat = asked[whim.pick(len(asked))]
        if whim.pick(_SOMETIMES) == 0:
            return seat, game.fallback(state, seat, whim)
        codes = game.legal(state, seat)
        if whim.pick(2) == 0:
            # Each kind as likely as the others: what has many forms does not crowd out the rest.
            kinds = sorted({game.actions[code].kind for code in codes})
            kind = kinds[whim.pick(len(kinds))]
            codes = [code for code in codes if game.actions[code].kind == kind]
        return seat, codes[whim.pick(len(codes))]

    def mark(self, table: Table[S, A, V, O]) -> None:
        """Keeps `depth` clones of the way, each step as likely as the others to be among them."""
        at = self.step if self.step < self.depth else self.lots.pick(self.step + 1)
        if at >= self.depth:
            return
        if self.lots.pick(_SHARE) == 0:
            self.refusals += laws.refusing(table, chance=self.lots)
        state = clone_of(table.state)
        del self.marks[at : at + 1]
        self.marks.insert(at, _Mark(self.step, state, self.game.position(state)))

    def look(self, mark: _Mark[S]) -> None:
        """The dear laws."""
        game, state, seats, lots = self.game, mark.state, self.seats, self.lots
        self.step = mark.step
        self.kinds.update({decision.kind for decision in game.decisions(state)})
        if game.position(state) != mark.text:
            raise LawBroken("cloning", f"play made {game.position(state)} of {mark.text}")
        seat = lots.pick(seats + 1) - 1
        self.twins += look_closely(game, state, seat, seats=seats, lots=lots, reveals=self.reveals)


def look_closely(
    game: Game[S, A, V, O],
    state: S,
    seat: int,
    *,
    seats: int,
    lots: Chance,
    reveals: Reveals | None,
) -> int:
    """The dear laws, at one position, through the eyes of one seat; how many twins there were."""
    laws.loading(game, state, seats=seats, chance=lots)
    world = secrecy.sampling(game, state, seat, chance=lots)
    secrecy.imagining(game, state, seat, chance=Seeded(lots.pick(laws.SEEDS)))
    twins = secrecy.twins(game, state, world, seat, seats=seats, chance=lots, reveals=reveals)
    secrecy.quiet(game, state, world, seat, seats=seats, chance=lots)
    if seat != WATCHER:
        secrecy.refusing_alike(game, state, world, seat, chance=lots)
    return twins


def check_corner(
    game: Game[S, A, V, O], corner: Corner, seed: int, *, reveals: Reveals | None = None
) -> Report:
    """The laws that need no playing, at a position kept for them, through everybody's eyes."""
    lots, seats = Seeded(seed), corner.seats
    try:
        state = game.load(corner.position)
        kinds = {decision.kind for decision in game.decisions(state)}
        if corner.kind not in kinds:
            raise LawBroken("visiting", f"nobody is asked for {corner.kind}, but for {kinds}")
        laws.asking(game, state, seats=seats, chance=lots)
        twins = 0
        for seat in range(WATCHER, seats):
            laws.showing(game, state, seat)
            twins += look_closely(game, state, seat, seats=seats, lots=lots, reveals=reveals)
    except LawBroken as broken:
        raise LawBroken(broken.law, f"{broken.detail}; corner {corner.kind}") from broken
    except Exception as error:
        raise LawBroken("crashing", f"{error!r}; corner {corner.kind}") from error
    return Report(positions=1, twins=twins, kinds=dict.fromkeys(kinds, 1))


def unvisited(game: Game[Any, Any, Any, Any], report: Report) -> list[str]:
    """The kinds of decisions that nobody looked at: laws say nothing of them."""
    return [kind for kind in game.kinds if kind not in report.kinds]


def rotation(game: Game[Any, Any, Any, O], seats: int) -> list[O]:
    """House rules in every combination that so many seats can be dealt; the default first.

    Where there are too many, some of all sorts: each value of each rule is among them.
    """
    return list(_rotation(game, seats))


@cache
def _rotation(game: Game[Any, Any, Any, Any], seats: int) -> tuple[Any, ...]:
    """Once for each table: most combinations of a game with teams need other seats."""
    every = game.house_rules()
    total = prod(len(values) for values in every.values())
    step = _far_step(total)
    dealt: list[Any] = []
    for number in range(min(total, _MOST_TRIED)):
        if len(dealt) == _MOST_OPTIONS:
            break
        # A step without a common factor comes to each combination once, far from the last one.
        rest = number if total <= _MOST_OPTIONS else number * step % total
        settings: dict[str, str] = {}
        for name, values in every.items():
            rest, chosen = divmod(rest, len(values))
            settings[name] = values[chosen]
        options = game.options(settings)
        try:
            game.deal(seats, options, Seeded(0))
        except GameError:
            continue  # a rule that needs other seats
        dealt.append(options)
    return tuple(dealt)


def _far_step(total: int) -> int:
    """About 0.618 of the total, and no factor shared with it."""
    step = total * 618 // 1000
    while gcd(step, total) != 1:
        step += 1
    return step
