"""What a play does once nobody stops it, and what needs no window at all."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.exploding_kittens.codes import (
    NAME,
    PAIR,
    PLAY_ATTACK,
    PLAY_FAVOR,
    PLAY_FUTURE,
    PLAY_SHUFFLE,
    PLAY_SKIP,
    THREE,
    card_of,
)
from purrlour.games.exploding_kittens.content import (
    DEFUSE,
    FIRST_CAT,
    HELD,
    KITTEN,
    NAMES,
    SEEN_OF_FUTURE,
)
from purrlour.games.exploding_kittens.events import (
    Burgled,
    Defused,
    Drew,
    Fizzled,
    Gave,
    Handed,
    Lacked,
    Peeked,
    Revealed,
    Shuffled,
)
from purrlour.games.exploding_kittens.rules.turns import (
    attack_next,
    clear_table,
    end_one_turn,
    explode,
    resume_turn,
)
from purrlour.games.exploding_kittens.state import GIVING, HIDING, LOOKING, Kittens
from purrlour.games.exploding_kittens.story import DRAW, GIVE, LACK, MIX, PEEK, PLAY, SHOW, placed


def resolve(state: Kittens, chance: Chance, log: Log | None) -> None:
    """The play on the table happens (EK-46)."""
    play = state.play
    if play == PLAY_SKIP:
        clear_table(state)
        end_one_turn(state, log)  # EK-36
    elif play == PLAY_ATTACK:
        clear_table(state)
        attack_next(state, log)
    elif play == PLAY_SHUFFLE:
        shuffle_pile(state, chance, log)
    elif play == PLAY_FUTURE:
        see_future(state, log)
    elif play < PAIR:
        ask_favor(state, play - PLAY_FAVOR, log)
    elif play < THREE:
        steal(state, (play - PAIR) // HELD, chance, log)
    elif play < NAME:
        take_named(state, (play - THREE) // HELD, log)


def shuffle_pile(state: Kittens, chance: Chance, log: Log | None) -> None:
    """EK-41."""
    chance.shuffle(state.pile, state.left)
    state.tell(MIX, state.turn, 0)
    if log is not None:
        log.append(Shuffled("EK-41", state.turn))
    resume_turn(state)


def see_future(state: Kittens, log: Log | None) -> None:
    """EK-42: as many as there are, three at most (EK-A27)."""
    seat = state.turn
    count: i64 = min(state.left, SEEN_OF_FUTURE)
    pile = state.pile
    depth: i64
    for depth in range(count):
        card: int = pile[state.left - 1 - depth]
        state.tell(PEEK, seat, placed(depth, card))
    if log is not None:
        seen = [NAMES[pile[state.left - 1 - depth]] for depth in range(count)]
        log.append(Peeked("EK-42", seat, count, tuple(seen)))
    resume_turn(state)
    state.phase = LOOKING  # EK-W4


def ask_favor(state: Kittens, target: i64, log: Log | None) -> None:
    """EK-39: the target chooses, unless it has nothing left (EK-W2)."""
    if state.size(target) == 0:
        fizzle(state, target, log)
        return
    state.phase = GIVING
    state.asked = 1 << target


def steal(state: Kittens, target: i64, chance: Chance, log: Log | None) -> None:
    """EK-52, EK-53: a random card of the target."""
    size = state.size(target)
    if size == 0:
        fizzle(state, target, log)
        return
    title = state.nth_title(target, chance.pick(size))
    clause = "EK-52" if card_of(state.play) >= FIRST_CAT else "EK-53"
    hand_over(state, target, title, clause, log)


def take_named(state: Kittens, target: i64, log: Log | None) -> None:
    """EK-55: the title was named when the three cards were laid down."""
    if state.size(target) == 0:
        fizzle(state, target, log)
        return
    demand(state, target, state.named, "EK-55", log)
    resume_turn(state)  # EK-59


def fizzle(state: Kittens, target: i64, log: Log | None) -> None:
    """The target has no cards (left): nothing is gained (EK-A9)."""
    if log is not None:
        log.append(Fizzled("EK-A9", state.turn, target))
    resume_turn(state)


def hand_over(state: Kittens, giver: i64, title: i64, clause: str, log: Log | None) -> None:
    """A card goes to the current player, seen by the two of them only (EK-39, EK-A33)."""
    taker = state.turn
    state.lose(giver, title)
    state.gain(taker, title)
    state.tell(GIVE, giver, placed(taker, title))
    if log is not None:
        log.append(Gave(clause, giver, taker, NAMES[title]))
    resume_turn(state)  # EK-40, EK-59


def demand(state: Kittens, target: i64, title: i64, clause: str, log: Log | None) -> None:
    """The target hands over one card with the title asked for, or shows that it has none."""
    taker = state.turn
    combo = clause == "EK-55"
    if state.holds(target, title):
        state.lose(target, title)
        state.gain(taker, title)
        state.tell(SHOW, target, placed(taker, title))
        if log is not None:
            log.append(Handed("EK-56" if combo else "EK-62", target, taker, NAMES[title]))
    else:
        state.tell(LACK, target, title)
        if log is not None:
            log.append(Lacked("EK-57" if combo else "EK-63", target, taker, NAMES[title]))


def burgle(state: Kittens, target: i64, title: i64, log: Log | None) -> None:
    """EK-61…64: the pawn moves whether a cat comes back or not. No window (EK-66)."""
    state.pawn = target
    if log is not None:
        log.append(Burgled("EK-61", state.turn, target, NAMES[title]))
    demand(state, target, title, "EK-61", log)


def draw(state: Kittens, log: Log | None) -> None:
    """The top card ends the turn, or explodes (EK-17, EK-23). No window (EK-29)."""
    seat = state.turn
    if state.left == 0:
        end_one_turn(state, log)  # EK-A28: unreachable, load() refuses such a pile
        return
    state.left -= 1
    title: int = state.pile[state.left]
    state.tell(DRAW, seat, title)
    if title != KITTEN:
        state.gain(seat, title)
        if log is not None:
            log.append(Drew("EK-17", seat, NAMES[title]))
        end_one_turn(state, log)
        return
    if log is not None:
        log.append(Revealed("EK-23", seat))
    if state.holds(seat, DEFUSE):
        state.lose(seat, DEFUSE)  # EK-25, EK-A7
        state.tell(PLAY, seat, DEFUSE)
        state.phase = HIDING
        if log is not None:
            log.append(Defused("EK-25", seat))
    else:
        explode(state, log)
