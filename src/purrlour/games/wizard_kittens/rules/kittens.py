"""Before the first turn: who begins, and who plays which kitten (WK-02, WK-03, WK-17)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.engine.event import Log
from purrlour.games.wizard_kittens.codes import SIDES
from purrlour.games.wizard_kittens.content import KITTEN_NAMES, KITTENS
from purrlour.games.wizard_kittens.events import Chosen, Picked
from purrlour.games.wizard_kittens.house import PICK_RANDOM, SIDE_ADVANCED, SIDE_MIXED
from purrlour.games.wizard_kittens.rules.turns import begin_turn
from purrlour.games.wizard_kittens.state import KITTEN, Wizards


def choose_first(state: Wizards, first: i64, log: Log | None) -> None:
    """The host says who begins (WK-R89)."""
    state.turn = first
    if log is not None:
        log.append(Chosen("WK-17", first))
    begin_kittens(state, log)


def begin_kittens(state: Wizards, log: Log | None) -> None:
    """Kittens are picked in turn order, unless luck and the table have decided it all (WK-R88)."""
    if state.house & PICK_RANDOM and not state.house & SIDE_MIXED:
        begin_turn(state, state.turn, log)
    else:
        state.phase = KITTEN
        state.asked = 1 << state.turn


def kitten_of(state: Wizards, seat: i64) -> i64:
    """The seat's kitten, or nothing (−1)."""
    return ((state.kittens >> (seat * 4)) & 7) - 1


def is_advanced(state: Wizards, seat: i64) -> bool:
    """Whether the advanced side of its mat is up."""
    return (state.kittens >> (seat * 4)) & 8 != 0


def free_kittens(state: Wizards) -> i64:
    """The kittens that nobody has, as bits."""
    free: i64 = (1 << KITTENS) - 1
    seat: i64
    for seat in range(state.seats):
        kitten = kitten_of(state, seat)
        if kitten >= 0:
            free &= ~(1 << kitten)
    return free


def picks(state: Wizards, seat: i64) -> i64:
    """What the seat may pick, as bits: kitten · 2 + side (WK-R88)."""
    kittens: i64 = free_kittens(state)
    if state.house & PICK_RANDOM:
        kittens = 1 << kitten_of(state, seat)
    choices: i64 = 0
    kitten: i64
    for kitten in range(KITTENS):
        if (kittens >> kitten) & 1:
            sides: i64 = 2 if state.house & SIDE_ADVANCED else 3 if state.house & SIDE_MIXED else 1
            choices |= sides << (kitten * SIDES)
    return choices


def set_kitten(state: Wizards, seat: i64, kitten: i64, side: i64) -> None:
    """The seat's mat, and its special spell if it has one (WK-54)."""
    shift: i64 = seat * 4
    state.kittens &= ~(15 << shift)
    state.kittens |= (kitten + 1 + side * 8) << shift
    if side:
        state.specials |= (kitten + 1) << shift


def pick(state: Wizards, seat: i64, choice: i64, log: Log | None) -> None:
    """The seat has its kitten; then the next one picks, or the first turn begins."""
    take_mat(state, seat, choice, log)
    following: i64 = 0 if seat + 1 == state.seats else seat + 1
    if following != state.turn:
        left = picks(state, following)
        if left & (left - 1):
            state.asked = 1 << following
            return
        only: i64 = 0  # the last of four gets what is left
        while not (left >> only) & 1:
            only += 1
        take_mat(state, following, only, log)
    begin_turn(state, state.turn, log)


def take_mat(state: Wizards, seat: i64, choice: i64, log: Log | None) -> None:
    """Sets the mat and tells of it."""
    kitten: i64 = choice // SIDES
    side: i64 = choice % SIDES
    set_kitten(state, seat, kitten, side)
    if log is not None:
        name = "advanced" if side else "basic"
        log.append(Picked("WK-03" if side else "WK-02", seat, KITTEN_NAMES[kitten], name))
