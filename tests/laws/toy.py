"""Cheese: a game small enough to be read at a sitting, and the template for new games.

Nine cards, two to each of 2 to 4 seats, the others left aside unseen. Twice all bid a card, in
secret and at once (T-1); all bids shown, the highest wins what the die says (T-2). Most crumbs
win (T-3). A real game gives each part a room of its own; here they are in the same order.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from mypy_extensions import i64

from purrlour.engine.action import Action
from purrlour.engine.cells import vec
from purrlour.engine.chance import Chance
from purrlour.engine.decision import Decision, Outcome, seats_of
from purrlour.engine.errors import GameError, IllegalAction, InvalidAction, InvalidPosition
from purrlour.engine.event import Event, Log, Public
from purrlour.engine.fields import read_fields, read_number
from purrlour.engine.game import Game, OneByOne, State, Worlds
from purrlour.engine.options import Options, read_options
from purrlour.engine.view import View

CARDS = range(1, 10)
HAND = 2


class Cheese(State):
    """Lists of small numbers, 0 for no bid yet; what is in none of them lies aside."""

    def __init__(self, hands: list[list[int]]) -> None:
        self.hands = hands
        self.bids = [0] * len(hands)
        self.past: list[int] = []
        """The bids of earlier rounds, seat by seat."""
        self.crumbs = [0] * len(hands)

    def clone(self) -> Cheese:
        twin = Cheese([hand[:] for hand in self.hands])
        twin.bids, twin.past, twin.crumbs = self.bids[:], self.past[:], self.crumbs[:]
        return twin


@dataclass(frozen=True)
class Bid(Action):
    """A card laid face down."""

    kind: ClassVar[str] = "bid"
    card: int

    def text(self) -> str:
        return f"bid:{self.card}"


@dataclass(frozen=True)
class Laid(Event):
    """Somebody has bid; only they know what."""

    kind: ClassVar[str] = "laid"
    tells: ClassVar[bool] = False
    seat: int
    card: int

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else replace(self, card=0)


@dataclass(frozen=True)
class Won(Public):
    """All bids are shown, and the die is cast."""

    kind: ClassVar[str] = "won"
    seat: int
    bids: tuple[int, ...]
    crumbs: int


@dataclass(frozen=True)
class CheeseView(View):
    """What one seat knows; hand and bid are its own."""

    hand: tuple[int, ...]
    bid: int
    waiting: tuple[int, ...]
    past: tuple[int, ...]
    crumbs: tuple[int, ...]


class CheeseGame(Game[Cheese, Bid, CheeseView, Options]):
    """Set-up, rules, what a seat knows, notation."""

    key: ClassVar[str] = "cheese"
    version: ClassVar[int] = 1
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 4
    cooperative: ClassVar[bool] = False
    max_steps: ClassVar[int] = 8
    kinds: ClassVar[tuple[str, ...]] = ("bid",)

    def __init__(self) -> None:
        self.actions = [Bid(code, card) for code, card in enumerate(CARDS)]
        self.texts = {action.text(): action for action in self.actions}

    def options(self, settings: dict[str, str]) -> Options:
        return read_options(Options, settings)  # no house rules: a class of our own for some

    def deal(self, seats: i64, options: Options, chance: Chance) -> Cheese:  # noqa: ARG002 - no options
        deck = list(CARDS)
        dealt = [deck.pop(chance.pick(len(deck))) for _ in range(HAND * seats)]
        return Cheese([sorted(dealt[HAND * seat :][:HAND]) for seat in range(seats)])

    def asked(self, state: Cheese) -> i64:
        hands = enumerate(state.hands)
        return sum(1 << seat for seat, hand in hands if hand and not state.bids[seat])

    def legal_into(self, state: Cheese, seat: i64, into: vec[i64]) -> i64:
        hand = [] if state.bids[seat] else state.hands[seat]
        for index, card in enumerate(hand):
            into[index] = card - 1
        return len(hand)

    def apply(self, state: Cheese, seat: i64, code: i64, chance: Chance, log: Log | None) -> None:
        state.hands[seat].remove(code + 1)
        state.bids[seat] = code + 1
        if log is not None:
            log.append(Laid("T-1", seat, code + 1))
        if all(state.bids):
            bids, crumbs = tuple(state.bids), chance.roll(6)
            winner = bids.index(max(bids))
            state.crumbs[winner] += crumbs
            state.past += bids
            state.bids = [0] * len(bids)
            if log is not None:
                log.append(Won("T-2", winner, bids, crumbs))

    def fallback(self, state: Cheese, seat: i64, chance: Chance) -> i64:
        return state.hands[seat][chance.pick(len(state.hands[seat]))] - 1

    def outcome(self, state: Cheese) -> Outcome | None:
        if any(state.hands) or any(state.bids):
            return None
        places = tuple(1 + sum(other > mine for other in state.crumbs) for mine in state.crumbs)
        return Outcome("most-crumbs", tuple(map(float, state.crumbs)), places)

    def decisions(self, state: Cheese) -> list[Decision]:
        about = str(len(state.past))
        return [Decision(seat, "bid", about) for seat in seats_of(self.asked(state))]

    def refusal(self, state: Cheese, seat: i64, code: i64) -> GameError:
        if self.asked(state) >> seat & 1:
            return IllegalAction("no-such-card", clause="T-1", card=code + 1)
        return IllegalAction("nothing-asked", clause="T-1", seat=seat)

    def view(self, state: Cheese, seat: i64) -> CheeseView:
        hand, bid = (tuple(state.hands[seat]), state.bids[seat]) if seat >= 0 else ((), 0)
        waiting = tuple(seats_of(self.asked(state)))
        return CheeseView(seat, hand, bid, waiting, tuple(state.past), tuple(state.crumbs))

    def worlds(self, view: CheeseView) -> Worlds[Cheese]:
        return OneByOne(self, view)

    def sample(self, view: CheeseView, chance: Chance) -> Cheese:
        unseen = [card for card in CARDS if card not in (*view.past, *view.hand, view.bid)]
        seats = len(view.crumbs)
        held = HAND - len(view.past) // seats
        state = Cheese([[*view.hand, view.bid][:held] for _ in range(seats)])
        state.past, state.crumbs = list(view.past), list(view.crumbs)
        for seat in range(seats):
            if seat != view.seat:
                state.hands[seat] = [unseen.pop(chance.pick(len(unseen))) for _ in range(held)]
        for seat, hand in enumerate(state.hands):
            if hand and seat not in view.waiting:
                state.bids[seat] = hand.pop()
            hand.sort()
        return state

    def parse(self, text: str) -> Bid:
        if text not in self.texts:
            raise InvalidAction("unknown-action", text=text[:80])
        return self.texts[text]

    def position(self, state: Cheese) -> str:
        lists = (state.bids, state.past, state.crumbs)
        bids, past, crumbs = (",".join(map(str, numbers)) or "-" for numbers in lists)
        hands = "/".join(",".join(map(str, hand)) or "-" for hand in state.hands)
        return f"cheese/1 hands:{hands} bids:{bids} past:{past} crumbs:{crumbs}"

    def load(self, text: str) -> Cheese:
        given = read_fields(text, "cheese/1", ("hands", "bids", "past", "crumbs"))
        state = Cheese([sorted(_numbers("hands", hand)) for hand in given["hands"].split("/")])
        for name in ("bids", "past", "crumbs"):
            setattr(state, name, _numbers(name, given[name]))
        cards = list(filter(None, sum(state.hands, state.bids + state.past)))
        fits = len(set(cards)) == len(cards) == HAND * len(state.hands) and max(cards) in CARDS
        fits = fits and len(state.hands) == len(state.bids) == len(state.crumbs)
        if not fits or self.position(state) != text:
            raise InvalidPosition("impossible-position", fact=text[:60])
        return state


def _numbers(field: str, text: str) -> list[int]:
    return [] if text == "-" else [read_number(field, item, 0, 99) for item in text.split(",")]
