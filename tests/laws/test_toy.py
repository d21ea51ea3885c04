"""The toy keeps every law; each toy broken on purpose is caught by the law it breaks.

A law that cannot fail is a defect: whoever adds a law adds a toy that breaks it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import ClassVar

import pytest
from mypy_extensions import i64

from purrlour.engine.chance import Chance, Seeded
from purrlour.engine.decision import WATCHER, Decision, Outcome, seats_of
from purrlour.engine.errors import GameError, IllegalAction
from purrlour.engine.event import Event, Log, Public
from purrlour.engine.game import Worlds
from purrlour.engine.laws import LawBroken, notation, numbering
from purrlour.engine.options import Options
from purrlour.engine.secrecy import twins
from purrlour.engine.trial import Report, check_game, rotation
from tests.laws.toy import Bid, Cheese, CheeseGame, CheeseView, Laid


def trials(game: CheeseGame, games: int = 60) -> Report:
    """Some games under all laws, with every number of seats."""
    notation(game)
    report = Report()
    for seed in range(games):
        for seats in range(game.min_seats, game.max_seats + 1):
            report += check_game(game, seats, rotation(game, seats)[0], seed, depth=3)
    return report


def test_the_toy_keeps_every_law() -> None:
    report = trials(CheeseGame())

    assert report.games == 180
    assert report.steps == 60 * (4 + 6 + 8)
    assert report.twins > report.games
    assert report.refusals > report.games


def test_the_toy_is_a_short_template() -> None:
    assert len(Path(__file__).with_name("toy.py").read_text("utf-8").splitlines()) <= 205


@dataclass(frozen=True)
class OpenBid(Laid):
    """Shows everybody what was bid in secret."""

    tells: ClassVar[bool] = True

    def seen_by(self, seat: int) -> Event | None:  # noqa: ARG002 - that is the leak
        return self


@dataclass(frozen=True)
class QuietBid(OpenBid):
    """And says that nobody learns anything from it."""

    tells: ClassVar[bool] = False


class TellsABid(CheeseGame):
    bid: ClassVar[type[OpenBid]] = OpenBid

    def apply(self, state: Cheese, seat: i64, code: i64, chance: Chance, log: Log | None) -> None:
        own: Log = []
        super().apply(state, seat, code, chance, own)
        if log is not None:
            log += [self.bid("T-1", seat, code + 1), *own[1:]]


@dataclass(frozen=True)
class WatchersBid(Laid):
    """Shows onlookers more than the players."""

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == WATCHER else super().seen_by(seat)


class TellsWatchersMore(CheeseGame):
    def apply(self, state: Cheese, seat: i64, code: i64, chance: Chance, log: Log | None) -> None:
        own: Log = []
        super().apply(state, seat, code, chance, own)
        if log is not None:
            log += [WatchersBid("T-1", seat, code + 1), *own[1:]]


@dataclass(frozen=True)
class Cast(Public):
    """A die that all see."""

    kind: ClassVar[str] = "cast"
    number: int


class CastsDice(CheeseGame):
    """Two with every bid: one that all see and nobody keeps, one that is kept and nobody sees."""

    told: ClassVar[int] = 0

    def apply(self, state: Cheese, seat: i64, code: i64, chance: Chance, log: Log | None) -> None:
        super().apply(state, seat, code, chance, log)
        dice = chance.roll(6), chance.roll(6)
        vars(state)["kept"] = dice[1]
        if log is not None:
            log.append(Cast("T-1", int(dice[self.told])))

    def position(self, state: Cheese) -> str:
        return f"{super().position(state)} kept:{vars(state).get('kept', 0)}"


class TellsWhatItKeeps(CastsDice):
    told: ClassVar[int] = 1


def test_luck_may_be_told_and_forgotten_or_kept_and_hidden_but_not_told_and_hidden() -> None:
    def look(game: CheeseGame) -> None:
        for seed in range(40):
            state = game.deal(2, game.options({}), Seeded(seed))
            twins(game, state, state.clone(), WATCHER, seats=2, chance=Seeded(seed))

    look(CastsDice())
    with pytest.raises(LawBroken) as caught:
        look(TellsWhatItKeeps())
    assert caught.value.law == "twins"


class TellsNothing(CheeseGame):
    """The bids come to light in the view alone."""

    def apply(self, state: Cheese, seat: i64, code: i64, chance: Chance, log: Log | None) -> None:
        own: Log = []
        super().apply(state, seat, code, chance, own)
        if log is not None:
            log += own[:1]


@dataclass(frozen=True)
class Leak(CheeseView):
    """A view with something of the others in it."""

    bids: tuple[int, ...] = ()
    neighbour: tuple[int, ...] = ()


class ShowsBids(CheeseGame):
    """And samples in good faith what it should not know."""

    def view(self, state: Cheese, seat: i64) -> CheeseView:
        return Leak(**vars(super().view(state, seat)), bids=tuple(state.bids))

    def sample(self, view: CheeseView, chance: Chance) -> Cheese:
        assert isinstance(view, Leak)
        while True:
            world = super().sample(view, chance)
            if tuple(world.bids) == view.bids:
                return world


class CallsItQuiet(TellsABid, ShowsBids):
    """Bids openly, in events and views alike."""

    bid = QuietBid


class ShowsAHand(CheeseGame):
    """The next seat's. A law that only compared samples would be content with that."""

    def view(self, state: Cheese, seat: i64) -> CheeseView:
        hand = state.hands[(seat + 1) % len(state.hands)] if seat >= 0 else []
        return Leak(**vars(super().view(state, seat)), neighbour=tuple(hand))

    def sample(self, view: CheeseView, chance: Chance) -> Cheese:
        assert isinstance(view, Leak)
        while True:
            world = super().sample(view, chance)
            if self.view(world, view.seat) == view:
                return world


class ShowsWatchersAHand(CheeseGame):
    def view(self, state: Cheese, seat: i64) -> CheeseView:
        seen = super().view(state, seat)
        return replace(seen, hand=tuple(state.hands[0])) if seat == WATCHER else seen

    def sample(self, view: CheeseView, chance: Chance) -> Cheese:
        while True:
            world = super().sample(replace(view, hand=()) if view.seat < 0 else view, chance)
            if self.view(world, view.seat) == view:
                return world


class ForgetsABid(CheeseGame):
    """A sample in which the seat itself has bid another card."""

    def sample(self, view: CheeseView, chance: Chance) -> Cheese:
        world = super().sample(view, chance)
        if view.bid and world.hands[view.seat]:
            hand = world.hands[view.seat]
            hand[0], world.bids[view.seat] = view.bid, hand[0]
        return world


class SamplesForEver(CheeseGame):
    def sample(self, view: CheeseView, chance: Chance) -> Cheese:
        while len(view.past):
            chance.pick(2)
        return super().sample(view, chance)


class RemembersAWorld(CheeseGame):
    """Gives the same state away twice."""

    def worlds(self, view: CheeseView) -> Worlds[Cheese]:
        game = self

        class Same(Worlds[Cheese]):
            kept: Cheese | None = None

            def sample(self, chance: Chance) -> Cheese:
                self.kept = self.kept or game.sample(view, chance)
                return self.kept

        return Same()


class AsksOnlyHolders(CheeseGame):
    """Whoever has a high card bids first, so all know who has one."""

    def asked(self, state: Cheese) -> i64:
        mask = super().asked(state)
        high = sum(1 << seat for seat, hand in enumerate(state.hands) if hand and hand[-1] > 6)
        return mask & high or mask

    def legal_into(self, state: Cheese, seat: i64, into: object) -> i64:
        if not self.asked(state) >> seat & 1:
            return 0
        return super().legal_into(state, seat, into)  # type: ignore[arg-type]

    def view(self, state: Cheese, seat: i64) -> CheeseView:
        bidding = seats_of(super().asked(state))  # the view itself is innocent
        return replace(super().view(state, seat), waiting=tuple(bidding))


class AsksTheDone(CheeseGame):
    """Goes on asking after the end."""

    def asked(self, state: Cheese) -> i64:
        return super().asked(state) or 1


class ListsOtherChoices(CheeseGame):
    """What it lists is not what it writes."""

    def legal(self, state: Cheese, seat: i64) -> list[int]:
        return super().legal(state, seat)[:1]


class ShowsEverybodysHands(CheeseGame):
    """The view is innocent, but the screen gets more."""

    def shown(self, state: Cheese, seat: i64) -> dict[str, object]:
        return {**super().shown(state, seat), "hands": state.hands}


class SharesAnArray(CheeseGame):
    def deal(self, seats: i64, options: Options, chance: Chance) -> Cheese:
        state = super().deal(seats, options, chance)
        return Shared(state.hands)


class Shared(Cheese):
    def clone(self) -> Cheese:
        twin = Shared(self.hands)
        twin.bids, twin.past, twin.crumbs = self.bids[:], self.past[:], self.crumbs[:]
        return twin


class FallsBackOnAnything(CheeseGame):
    def fallback(self, state: Cheese, seat: i64, chance: Chance) -> i64:  # noqa: ARG002 - always one
        return chance.pick(len(self.actions))


class LosesCrumbs(CheeseGame):
    def load(self, text: str) -> Cheese:
        state = super().load(text)
        state.crumbs = [0] * len(state.crumbs)
        return state


class LosesCards(CheeseGame):
    """One that was bid turns into another."""

    def apply(self, state: Cheese, seat: i64, code: i64, chance: Chance, log: Log | None) -> None:
        super().apply(state, seat, code, chance, log)
        if state.past:
            state.past[-1] = state.past[0]


class LoadsAnotherRule(CheeseGame):
    """A state read from its position plays by another rule."""

    def load(self, text: str) -> Cheese:
        state = Odd(super().load(text).hands)
        read = super().load(text)
        state.bids, state.past, state.crumbs = read.bids, read.past, read.crumbs
        return state

    def apply(self, state: Cheese, seat: i64, code: i64, chance: Chance, log: Log | None) -> None:
        super().apply(state, seat, code, chance, log)
        if isinstance(state, Odd):
            state.crumbs[seat] += 1


class Odd(Cheese):
    """Looks like any other."""


class RefusesWithEffect(CheeseGame):
    def refusal(self, state: Cheese, seat: i64, code: i64) -> GameError:
        state.crumbs[seat] += 1
        return super().refusal(state, seat, code)


class RefusesTellingly(CheeseGame):
    """Says who has the card instead."""

    def refusal(self, state: Cheese, seat: i64, code: i64) -> GameError:
        holders = [other for other, hand in enumerate(state.hands) if code + 1 in hand]
        return IllegalAction("no-such-card", seat=seat, holder=holders[0] if holders else -1)


class RollsItsOwnDie(CheeseGame):
    """Luck that is no Chance, so no record knows it."""

    def __init__(self) -> None:
        super().__init__()
        self.die = Seeded(1)

    def apply(self, state: Cheese, seat: i64, code: i64, chance: Chance, log: Log | None) -> None:
        super().apply(state, seat, code, self.die if len(state.past) else chance, log)


class RanksFromZero(CheeseGame):
    def outcome(self, state: Cheese) -> Outcome | None:
        found = super().outcome(state)
        return found and replace(found, places=tuple(place - 1 for place in found.places))


class EndsTooLate(CheeseGame):
    max_steps = 7


class ReadsLoosely(CheeseGame):
    def parse(self, text: str) -> Bid:
        return replace(super().parse(text))


class Crashes(CheeseGame):
    def decisions(self, state: Cheese) -> list[Decision]:
        return [self.decisions(state)[5]] if len(state.past) else super().decisions(state)


@pytest.mark.parametrize(
    ("broken", "law"),
    [
        (TellsABid, "twins"),
        (TellsWatchersMore, "telling"),
        (TellsNothing, "twins"),
        (ShowsBids, "twins"),
        (CallsItQuiet, "quiet"),
        (ShowsAHand, "guarding"),
        (ShowsWatchersAHand, "public"),
        (ForgetsABid, "sampling"),
        (SamplesForEver, "sampling"),
        (RemembersAWorld, "imagining"),
        (AsksOnlyHolders, "public"),
        (AsksTheDone, "asking"),
        (ListsOtherChoices, "asking"),
        (ShowsEverybodysHands, "showing"),
        (SharesAnArray, "cloning"),
        (FallsBackOnAnything, "fallback"),
        (LosesCrumbs, "loading"),
        (LosesCards, "loading"),
        (LoadsAnotherRule, "loading"),
        (RefusesWithEffect, "refusing"),
        (RefusesTellingly, "refusing"),
        (RanksFromZero, "ranking"),
        (EndsTooLate, "ending"),
        (ReadsLoosely, "notation"),
        (Crashes, "crashing"),
    ],
)
def test_a_broken_toy_is_caught_by_its_law(broken: type[CheeseGame], law: str) -> None:
    with pytest.raises(LawBroken) as caught:
        trials(broken())

    assert caught.value.law == law, caught.value.detail


def test_luck_that_no_record_knows_is_caught() -> None:
    """By the first law that plays the same twice: which one that is, is a matter of luck."""
    with pytest.raises(LawBroken) as caught:
        trials(RollsItsOwnDie())

    assert caught.value.law in {"replaying", "loading"}, caught.value.detail


def test_what_broke_can_be_found_again() -> None:
    """The seed, the seats and the position are quoted."""
    with pytest.raises(LawBroken, match=r"cheese, 2 seats, seed 0, step \d") as caught:
        trials(LosesCrumbs())

    assert "at cheese/1 hands:" in caught.value.detail


def test_numbers_of_decisions_are_used_once() -> None:
    one, other = Decision(0, "bid", "0"), Decision(1, "bid", "0")
    numbering({1: one, 2: other}, {2: other, 3: one})

    with pytest.raises(LawBroken, match="numbering"):
        numbering({1: one, 2: other}, {2: one})
    with pytest.raises(LawBroken, match="numbering"):
        numbering({2: other}, {1: one})
