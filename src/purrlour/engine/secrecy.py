"""Laws of secrecy: a seat learns what its view says, no more and no less.

Most of them compare a state with a *twin*: another world that the seat takes for possible.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, replace
from typing import Final, Generic, TypeAlias, TypeVar

from mypy_extensions import i64

from purrlour.engine.chance import (
    Chance,
    OutcomeNeeded,
    OutcomeOutOfRange,
    Scripted,
    Seeded,
)
from purrlour.engine.decision import WATCHER
from purrlour.engine.errors import GameError
from purrlour.engine.event import Event, Log
from purrlour.engine.game import A, Game, O, S, V
from purrlour.engine.laws import SEEDS, LawBroken, broken, choices_of, clone_of
from purrlour.engine.view import View

T = TypeVar("T")

Reveals: TypeAlias = Callable[[Event, int], bool]
"""Whether an event, as a seat sees it, may tell that seat something it did not know."""

_TRIES: Final = 60
"""Samples that may in vain look for a world in which another seat sees something else."""
_PICKS: Final = 100_000
"""Luck that one sample may use up."""
_DRAWN: Final = 2
"""Worlds that are drawn from the same view, one after another."""
_TWINNED: Final = 4
"""Choices that twins are compared after."""
_REFUSED: Final = 12
"""Illegal choices whose refusals are compared."""


def sampling(game: Game[S, A, V, O], state: S, seat: int, *, chance: Chance) -> S:
    """A world that the seat takes for possible looks and asks the same, to it and in public."""
    view = game.view(state, seat)
    try:
        world = game.sample(view, _Patience(chance))
    except _OutOfPatience as error:
        detail = f"for seat {seat} no world was found with {_PICKS} picks"
        raise broken("sampling", game, state, detail) from error
    if (seen := game.view(world, seat)) != view:
        raise broken("sampling", game, state, f"seat {seat} sees {_difference(view, seen)}")
    # What is public, the seat knows: nobody's hand can be part of it, nor of who is asked.
    open_view, open_seen = game.view(state, WATCHER), game.view(world, WATCHER)
    if open_view != open_seen:
        detail = f"to seat {seat} a secret: {_difference(open_view, open_seen)}"
        raise broken("public", game, state, detail)
    if game.decisions(world) != game.decisions(state):
        detail = f"seat {seat} could as well be at {game.position(world)}, with others asked"
        raise broken("public", game, state, detail)
    if game.outcome(world) != game.outcome(state):
        raise broken("public", game, state, f"seat {seat} does not know how it ended")
    if seat != WATCHER and (
        game.legal(world, seat) != game.legal(state, seat)
        or game.anytime(world, seat) != game.anytime(state, seat)
    ):
        detail = f"seat {seat} may do something else at {game.position(world)}"
        raise broken("sampling", game, state, detail)
    try:
        game.load(game.position(world))
    except GameError as error:
        detail = f"the sample {game.position(world)} does not load: {error}"
        raise broken("sampling", game, state, detail) from error
    return world


def imagining(game: Game[S, A, V, O], state: S, seat: int, *, chance: Chance) -> None:
    """Worlds drawn one after another are those that are drawn one by one."""
    view = game.view(state, seat)
    worlds = game.worlds(view)
    for _ in range(_DRAWN):
        seed = chance.pick(SEEDS)
        drawn, alone = worlds.sample(Seeded(seed)), game.sample(view, Seeded(seed))
        if game.position(drawn) != game.position(alone):
            detail = f"{game.position(drawn)} was drawn for seat {seat}"
            detail += f", and by itself {game.position(alone)}"
            raise broken("imagining", game, state, detail)
        if decisions := game.decisions(drawn):  # it is played on, which is its own business
            first = decisions[0].seat
            game.apply(drawn, first, game.fallback(drawn, first, chance), chance, None)


class _OutOfPatience(Exception):
    """Sampling takes for ever, or as good as."""


class _Patience(Chance):
    """Luck that ends some day: a sample may try again and again, but not for ever."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self._left = _PICKS

    def pick(self, n: i64) -> i64:
        self._left -= 1
        if self._left < 0:
            raise _OutOfPatience
        return self._source.pick(n)


def guarding(game: Game[S, A, V, O], state: S, seat: int, *, seats: int, chance: Chance) -> None:
    """Just after the deal a seat can imagine that any other sees something else than it does.

    Without this law a view that shows a hand, and a sample that copies it, would be in order.
    Seats that see no more than the public have nothing to guard.
    """
    view, public = game.view(state, seat), game.view(state, WATCHER)
    views = {other: game.view(state, other) for other in range(seats) if other != seat}
    known = [other for other, seen in views.items() if replace(seen, seat=WATCHER) != public]
    for _ in range(_TRIES):
        world = game.sample(view, chance)
        known = [other for other in known if game.view(world, other) == views[other]]
        if not known:
            return
    raise broken("guarding", game, state, f"seat {seat} knows all that {known} know")


@dataclass(frozen=True)
class _After(Generic[S, V]):
    """A world after one choice, and what one seat got of it."""

    state: S
    choice: tuple[int, int]
    sizes: list[int]
    drawn: list[int]
    told: list[Event]
    view: V


class _Sized(Chance):
    """Luck that remembers each outcome, and how many there were."""

    def __init__(self, source: Chance) -> None:
        self.sizes: list[int] = []
        self.drawn: list[int] = []
        self._source = source

    def pick(self, n: i64) -> i64:
        self.sizes.append(n)
        self.drawn.append(self._source.pick(n))
        return self.drawn[-1]


def twins(
    game: Game[S, A, V, O],
    state: S,
    twin: S,
    seat: int,
    *,
    seats: int,
    chance: Chance,
    reveals: Reveals | None = None,
) -> int:
    """In two worlds that a seat cannot tell apart, it is told no more and no less than it sees.

    The same choice with the same luck is made in both. Something may come to light by it (a card
    drawn, shown or lacked), and then the worlds differ for the seat from now on; but its events
    and its view must agree on whether they do: each is leaked by the other otherwise. Where the
    caller says which events reveal something, the first difference must lie in such an event.

    Different choices inside one world are compared as well, for somebody's secret choice is what
    another seat must not learn: the view follows from the events, so equal events mean equal
    views. The converse has one exception: an event may tell what the state itself forgets (at
    whom a card was aimed that had no effect), so two events may lead to one and the same state.
    And one choice is compared with itself under other luck.

    Says how many choices it compared.
    """
    shared = set(choices_of(game, twin, seats))
    common = [choice for choice in choices_of(game, state, seats) if choice in shared]
    some = _some(common, _TWINNED, chance)
    seed = chance.pick(SEEDS)
    here = [_after(game, state, choice, Seeded(seed), seat) for choice in some]
    there = [_after(game, twin, choice, Seeded(seed), seat) for choice in some]
    for one, other in zip(here, there, strict=True):
        if one.sizes != other.sizes:
            continue  # the luck that is the same in both worlds means different things there
        if (one.told == other.told) != (one.view == other.view):
            raise _twin_broken(game, state, seat, one, other)
        if reveals is not None and one.told != other.told:
            first = _first_difference(one.told, other.told)
            if not any(reveals(event, seat) for event in first):
                raise _twin_broken(game, state, seat, one, other)
    lucky = [_after(game, state, choice, Seeded(seed, "other"), seat) for choice in some[:1]]
    afters = [*here, *lucky, *there]
    for index, one in enumerate(afters):
        for other in afters[:index]:
            if one.told == other.told and one.view != other.view:
                raise _twin_broken(game, state, seat, one, other)
    for index, one in enumerate(here):
        for other in here[:index]:
            if one.view == other.view and one.told != other.told:
                if game.position(one.state) != game.position(other.state):
                    raise _twin_broken(game, state, seat, one, other)
            elif one.view == other.view and game.decisions(one.state) != game.decisions(
                other.state
            ):
                raise _twin_broken(game, state, seat, one, other)
    for one, other in zip(here, lucky, strict=False):
        same = one.view == other.view and one.told != other.told
        if same and _luck_leaks(game, state, seat, one, other):
            raise _twin_broken(game, state, seat, one, other)
    return len(some)


def quiet(
    game: Game[S, A, V, O], state: S, twin: S, seat: int, *, seats: int, chance: Chance
) -> None:
    """What tells nobody anything could look the same in any world that a seat imagines.

    So it may be taken back: nobody knows more than before. Luck that was drawn always tells.
    """
    others = [choice for choice in choices_of(game, state, seats) if choice[0] != seat]
    possible = choices_of(game, twin, seats)
    seed = chance.pick(SEEDS)
    for who, code in _some(others, _TWINNED, chance):
        world, luck = clone_of(state), _Sized(Seeded(seed))
        log: Log = []
        game.apply(world, who, code, luck, log)
        if luck.sizes or any(event.tells for event in log):
            continue
        told = [seen for event in log if (seen := event.seen_by(seat)) is not None]
        same = (choice for choice in possible if choice[0] == who)
        if not any(_after(game, twin, choice, Seeded(seed), seat).told == told for choice in same):
            detail = f"seat {seat} learns from {game.actions[code].text()} by {who}: {told}"
            raise broken("quiet", game, state, detail)


def _after(
    game: Game[S, A, V, O], state: S, choice: tuple[int, int], source: Chance, seat: int
) -> _After[S, V]:
    world, luck = clone_of(state), _Sized(source)
    log: Log = []
    game.apply(world, choice[0], choice[1], luck, log)
    told = [seen for event in log if (seen := event.seen_by(seat)) is not None]
    return _After(world, choice, luck.sizes, luck.drawn, told, game.view(world, seat))


def _luck_leaks(
    game: Game[S, A, V, O], state: S, seat: int, one: _After[S, V], other: _After[S, V]
) -> bool:
    """Whether a single outcome is told that the state keeps and the view hides.

    A choice may draw much luck: some that all are told and the state forgets (a die rolled anew),
    and some that it keeps and nobody is told (a deck shuffled). Only both at once leak.
    """
    for at, outcome in enumerate(other.drawn[: len(one.drawn)]):
        if outcome >= one.sizes[at]:
            continue
        changed = [*one.drawn[:at], outcome, *one.drawn[at + 1 :]]
        try:
            after = _after(game, state, one.choice, Scripted(changed), seat)
        except (OutcomeNeeded, OutcomeOutOfRange):
            continue  # what follows is other luck
        if (
            after.told != one.told
            and after.view == one.view
            and game.position(after.state) != game.position(one.state)
        ):
            return True
    return False


def _twin_broken(
    game: Game[S, A, V, O], state: S, seat: int, one: _After[S, V], other: _After[S, V]
) -> LawBroken:
    choices = [f"{who} {game.actions[code].text()}" for who, code in (one.choice, other.choice)]
    detail = (
        f"after {choices} seat {seat} is told {one.told} and {other.told}, "
        f"sees {_difference(one.view, other.view) or 'the same'}"
    )
    return broken("twins", game, state, detail)


def _first_difference(one: list[Event], other: list[Event]) -> list[Event]:
    """The events at the first place where the two differ."""
    at = 0
    while one[at : at + 1] == other[at : at + 1]:
        at += 1
    return one[at : at + 1] + other[at : at + 1]


def telling(events: Sequence[Event], seat: int) -> None:
    """What a seat sees of an event stays seen, and what all see is part of it."""
    for event in events:
        seen, public = event.seen_by(seat), event.seen_by(WATCHER)
        again = None if seen is None else seen.seen_by(seat)
        within = None if seen is None else seen.seen_by(WATCHER)
        if not event.clause or again != seen or within != public:
            raise LawBroken("telling", f"of {event} seat {seat} sees {seen}, all see {public}")


def refusing_alike(game: Game[S, A, V, O], state: S, twin: S, seat: int, *, chance: Chance) -> None:
    """Why a choice is refused tells a seat nothing that it did not know."""
    allowed = {*game.legal(state, seat), *game.anytime(state, seat)}
    for _ in range(_REFUSED):
        code = chance.pick(len(game.actions))
        if code not in allowed:
            one, other = game.refusal(state, seat, code), game.refusal(twin, seat, code)
            if (one.key, one.clause, one.facts) != (other.key, other.clause, other.facts):
                detail = f"seat {seat} is told of {game.actions[code].text()}: {one}, or {other}"
                raise broken("refusing", game, state, detail)


def _some(items: list[T], most: int, chance: Chance) -> list[T]:
    """A few of them, at random."""
    rest = items[:]
    return [rest.pop(chance.pick(len(rest))) for _ in range(min(most, len(rest)))]


def _difference(one: View, other: View) -> str:
    """The fields in which two views differ."""
    return ", ".join(
        f"{field.name} {getattr(one, field.name)!r} or {getattr(other, field.name)!r}"
        for field in fields(one)
        if getattr(one, field.name) != getattr(other, field.name)
    )
