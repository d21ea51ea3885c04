"""Whether a playing could have come to a state: what `load` insists on."""

from __future__ import annotations

from purrlour.engine.errors import InvalidPosition
from purrlour.games.exploding_kittens import story
from purrlour.games.exploding_kittens.codes import (
    DEEPEST,
    NAME,
    PAIR,
    PLAY_ATTACK,
    PLAY_FAVOR,
    THREE,
    target_of,
)
from purrlour.games.exploding_kittens.content import COPIES, DEFUSE, KITTEN, NOPE, TITLES
from purrlour.games.exploding_kittens.state import (
    GIVING,
    HIDING,
    LOOKING,
    NAMING,
    NOBODY,
    NOPE_OWN,
    NOTHING,
    OVER,
    ROWS,
    TURN,
    UNSEEN,
    WINDOW,
    Kittens,
)
from purrlour.games.exploding_kittens.view import lines


def check_position(state: Kittens) -> None:
    """Refuses a state that breaks the rules' own invariants; counts the Nopes laid."""
    _check_cards(state)
    _check_turn(state)
    _check_phase(state)
    _Rewind(state).check()
    state.noped = sum(
        kind == story.PLAY and fact == NOPE for kind, _, fact in lines(state.telling())
    )


def _insist(holds: bool, field: str) -> None:
    """Names the field of the position that does not fit; `load` quotes it."""
    if not holds:
        raise InvalidPosition("impossible-position", fact=field)


def _check_cards(state: Kittens) -> None:
    """All 56 cards are somewhere, and none where it cannot be."""
    pile = state.pile_cards()
    found = [sum(state.holds(row, title) for row in range(ROWS)) for title in range(TITLES)]
    for card in pile:
        found[card] += 1
    for kind, _, fact in lines(state.telling()):
        if kind in (story.PLAY, story.LAY):
            found[fact] += 1
    found[KITTEN] += state.phase == HIDING
    _insist(found == list(COPIES), "hands")
    _insist(not any(state.holds(row, KITTEN) for row in (*range(state.seats), UNSEEN)), "pile")
    living = bin(state.alive).count("1")
    kittens = pile.count(KITTEN) + (state.phase == HIDING)
    _insist(kittens >= living - 1, "pile")  # EK-21
    _insist(len(pile) + (state.phase == HIDING) <= DEEPEST + 1, "pile")


def _check_turn(state: Kittens) -> None:
    """The living play, the dead hold nothing, and an extra turn comes from an Attack."""
    seats = range(state.seats)
    _insist(bool(state.alive >> state.turn & 1), "turn")
    _insist(all(state.alive >> seat & 1 or not state.size(seat) for seat in seats), "hands")
    _insist(state.pawn == NOBODY or bool(state.alive >> state.pawn & 1), "pawn")
    _insist(state.owed == 1 or bool(state.attacked), "attacked")


def _check_phase(state: Kittens) -> None:
    """What the table waits for fits what lies on it."""
    phase, play = state.phase, state.play
    current = 1 << state.turn
    alone = not state.alive & (state.alive - 1)
    _insist(alone == (phase == OVER), "phase")
    _insist((play != NOTHING) == (phase in (NAMING, WINDOW, GIVING)), "play")
    _insist((state.named != NOTHING) == (phase == WINDOW and play >= THREE), "named")
    _insist(state.named != KITTEN, "named")
    _insist((state.top != NOBODY) == (phase in (WINDOW, GIVING)), "top")
    _insist(state.chain == 0 or phase in (WINDOW, GIVING), "chain")
    if phase in (TURN, NAMING, LOOKING, HIDING):
        _insist(state.asked == current, "asked")
    if play != NOTHING:
        _insist(PLAY_ATTACK <= play < NAME, "play")
        target = target_of(play)
        _insist(target == NOBODY or (target < state.seats and target != state.turn), "play")
        _insist(phase != NAMING or play >= THREE, "play")
    if phase == WINDOW:
        others = state.alive if state.house & NOPE_OWN else state.alive & ~(1 << state.top)
        _insist(state.asked != 0 and state.asked & ~others == 0, "asked")
        _insist(state.chain > 0 or state.top == state.turn, "top")
    elif phase == GIVING:
        _insist(PLAY_FAVOR <= play < PAIR and state.asked == 1 << target_of(play), "asked")
        _insist(state.size(target_of(play)) > 0 and state.chain % 2 == 0, "asked")
    elif phase == OVER:
        _insist(state.asked == 0, "asked")


class _Rewind:
    """Takes the story back line by line; every line must have been possible."""

    def __init__(self, state: Kittens) -> None:
        self.told = lines(state.telling())
        self.hands = [
            [state.holds(seat, title) for title in range(TITLES)] for seat in range(state.seats)
        ]
        self.pile: list[int | None] = list(state.pile_cards())
        self.bag: list[int] = []
        """Cards of the pile before a shuffle, whose order is forgotten: None in the pile."""
        self.alive = state.alive

    def check(self) -> None:
        for index, (kind, seat, fact) in reversed(list(enumerate(self.told))):
            if kind == story.DEAL:
                _insist(index == 0, "story")
                _insist(all(hand[DEFUSE] >= 1 for hand in self.hands), "story")
            elif kind == story.DIE:
                _insist(not self.alive >> seat & 1, "story")
                self.alive |= 1 << seat
            elif kind != story.LAY:
                _insist(bool(self.alive >> seat & 1), "story")
                self.undo(kind, seat, fact)
        _insist(self.alive == (1 << len(self.hands)) - 1 or not self.told_deal(), "story")

    def told_deal(self) -> bool:
        return bool(self.told) and self.told[0][0] == story.DEAL

    def undo(self, kind: int, seat: int, fact: int) -> None:
        title = story.title_of(fact)
        if kind == story.DRAW:
            if fact != KITTEN:
                self.take(seat, fact)
            self.pile.append(fact)
        elif kind == story.PUT:
            _insist(fact < len(self.pile), "story")
            self.match(fact, KITTEN)
            del self.pile[len(self.pile) - 1 - fact]
        elif kind == story.PEEK:
            _insist(story.where_of(fact) < len(self.pile), "story")
            self.match(story.where_of(fact), title)
        elif kind == story.MIX:
            self.bag += [card for card in self.pile if card is not None]
            self.pile = [None] * len(self.pile)
        elif kind == story.PLAY:
            _insist(fact != KITTEN, "story")
            self.hands[seat][fact] += 1
        elif kind == story.LACK:
            _insist(fact != KITTEN and self.hands[seat][fact] == 0, "story")
        else:
            taker = story.where_of(fact)
            _insist(taker < len(self.hands) and taker != seat, "story")
            self.take(taker, title)
            self.hands[seat][title] += 1

    def take(self, seat: int, title: int) -> None:
        _insist(self.hands[seat][title] > 0, "story")
        self.hands[seat][title] -= 1

    def match(self, depth: int, title: int) -> None:
        """The card under `depth` others is this one, or becomes it if its order was forgotten."""
        at = len(self.pile) - 1 - depth
        if self.pile[at] is None:
            _insist(title in self.bag, "story")
            self.bag.remove(title)
            self.pile[at] = title
        _insist(self.pile[at] == title, "story")
