"""Counting points, and how it ended (WK-131…164)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from purrlour.engine.cells import vec
from purrlour.engine.decision import Outcome
from purrlour.engine.event import Log
from purrlour.games.wizard_kittens import book
from purrlour.games.wizard_kittens.book import FORMULA
from purrlour.games.wizard_kittens.content import (
    CREDIT_NAMES,
    CURSE_NAMES,
    GUILTY,
    SUSPICIOUSLY_FEW,
    TYPES,
)
from purrlour.games.wizard_kittens.events import CreditShown, Ended, Scored
from purrlour.games.wizard_kittens.house import FEWEST_OF_ALL, HIDE_CREDIT
from purrlour.games.wizard_kittens.state import (
    CHAPTER_BITS,
    CHAPTER_MASK,
    CREDIT,
    EXTRAS,
    NOTHING,
    OVER,
    OWNER,
    SCORE,
    SIX,
    SIZE_AT,
    TYPE_BITS,
    TYPE_MASK,
    WERE_CAUGHT,
    Wizards,
    size_of,
)

NOBODY_WINS: Final = "caught-nobody"


def whole_circle(circle: i64) -> i64:
    """The cards of all chapters together, as a heap; no type has more than twelve."""
    heap: i64 = circle & CHAPTER_MASK
    heap += (circle >> CHAPTER_BITS) & CHAPTER_MASK
    heap += (circle >> (2 * CHAPTER_BITS)) & CHAPTER_MASK
    return heap


def count_points(state: Wizards, cells: vec[u8], at: i64, seat: i64) -> i64:
    """What a formula of the book gives this seat as it stands (WK-144, WK-146, WK-152)."""
    kind: int = cells[at]
    a: int = cells[at + 1]
    points: int = cells[at + 2]
    heap = whole_circle(state.rows[seat])
    total: i64 = state.rows[seat] >> SIZE_AT
    times: i64 = 0
    least: i64 = total
    different: i64 = 0
    card: i64
    for card in range(TYPES):
        count: i64 = (heap >> (card * TYPE_BITS)) & TYPE_MASK
        least = min(least, count)
        different += 1 if count else 0
        if kind == book.OF_A_KIND:
            times += count // a
        elif kind == book.PER_TYPE and card == a:
            times = count
    if kind == book.FULL_SETS:
        times = least
    elif kind == book.PER_DIFFERENT:
        times = different
    elif kind == book.AT_MOST:
        times = 1 if total <= a else 0
    elif kind == book.PER_CARDS:
        times = total // a
    elif kind == book.CHAPTERS_OF:
        chapter: i64
        for chapter in range(state.open):
            times += 1 if size_of(state.chapter(seat, chapter)) == a else 0
    elif kind == book.CLEAN_CURSES or kind == book.DIFFERENT_DIFFICULTIES:
        times = count_curses(state, kind, seat)
    return times * points


def count_curses(state: Wizards, kind: i64, seat: i64) -> i64:
    """Defeated curses without extras, or different difficulties among them."""
    clean: i64 = 0
    difficulties: i64 = 0
    number: i64
    for number in range(state.beaten):
        line = state.rows[SCORE + number]
        if (line // OWNER) & 15 == seat:
            clean += 1 if line < EXTRAS else 0
            tier: int = state.book.difficulty[line & 15]
            difficulties |= 1 << tier
    if kind == book.CLEAN_CURSES:
        return clean
    return (difficulties & 1) + ((difficulties >> 1) & 1) + ((difficulties >> 2) & 1)


def curses_of(state: Wizards, seat: i64) -> i64:
    """How many curses this seat defeated."""
    count: i64 = 0
    number: i64
    for number in range(state.beaten):
        count += 1 if (state.rows[SCORE + number] // OWNER) & 15 == seat else 0
    return count


def open_score(state: Wizards, seat: i64) -> i64:
    """Curses, their bonuses, and extras: what all can count at any time (WK-143…145)."""
    total: i64 = 0
    number: i64
    for number in range(state.beaten):
        line = state.rows[SCORE + number]
        if (line // OWNER) & 15 == seat:
            curse: i64 = line & 15
            points: int = state.book.points[curse]
            total += points - size_of(line // EXTRAS)
            total += count_points(state, state.book.bonus, curse * FORMULA, seat)
    return total


def credit_score(state: Wizards, seat: i64) -> i64:
    """What the seat's Extra Credit card is worth as it stands (WK-146)."""
    card: int = state.cards[CREDIT + seat]
    return count_points(state, state.book.credit, card * FORMULA, seat)


def score(state: Wizards, seat: i64) -> i64:
    """What counts at the end (WK-143…151)."""
    total = open_score(state, seat)
    return total + credit_score(state, seat) if state.reason == SIX else total


def shows_credit(state: Wizards) -> bool:
    """Whether everybody's Extra Credit card lies open (WK-146, WK-147, WK-O25)."""
    if state.phase != OVER:
        return False
    return state.reason == SIX or not state.house & HIDE_CREDIT


Line = tuple[str, str, int]
"""A line of a score sheet: the clause, the card it is about, points."""


def sheet(state: Wizards, seat: i64, with_credit: bool) -> list[Line]:
    """Every point of a seat, line by line; lines of nothing are left out (WK-164)."""
    lines: list[Line] = []
    for number in range(state.beaten):
        line = state.rows[SCORE + number]
        if (line // OWNER) & 15 != seat:
            continue
        curse = line & 15
        name = CURSE_NAMES[curse]
        lines.append(("WK-143", name, int(state.book.points[curse])))
        bonus = count_points(state, state.book.bonus, curse * FORMULA, seat)
        if bonus:
            lines.append(("WK-144", name, bonus))
        extras = size_of(line // EXTRAS)
        if extras:
            lines.append(("WK-145", name, -extras))
    if with_credit:
        card = int(state.cards[CREDIT + seat])
        lines.append(("WK-146", CREDIT_NAMES[card], credit_score(state, seat)))
    return lines


# Who wins.


def shut_out(state: Wizards, seat: i64) -> str:
    """The clause by which a caught kitten loses whatever else it has; "" if it can win."""
    if state.reason != WERE_CAUGHT:
        return ""
    points = open_score(state, seat)
    if points >= GUILTY:
        return "WK-157"
    return "WK-132" if state.seats == 2 and points <= SUSPICIOUSLY_FEW else ""


def merit(state: Wizards, seat: i64) -> tuple[int, int, int]:
    """What kittens that can win are compared by (WK-153…155, WK-158…160)."""
    points, curses = int(score(state, seat)), int(curses_of(state, seat))
    cards = int(state.rows[seat] >> SIZE_AT)
    return (points, curses, -cards) if state.reason == SIX else (-cards, points, curses)


def winners(state: Wizards) -> list[int]:
    """Who won; several who tie in everything share it, and there may be nobody (WK-162)."""
    free = [seat for seat in range(state.seats) if not shut_out(state, seat)]
    if not free:
        return []
    best = max([merit(state, seat) for seat in free])
    if state.reason == WERE_CAUGHT and state.house & FEWEST_OF_ALL:
        fewest = min([int(state.rows[seat] >> SIZE_AT) for seat in range(state.seats)])
        if -best[0] > fewest:  # WK-O19
            return []
    return [seat for seat in free if merit(state, seat) == best]


def tie_break(state: Wizards) -> str:
    """The clause that decided between kittens that were equal first; "" if none were."""
    won = winners(state)
    six = state.reason == SIX
    if not won:
        return "WK-134" if state.seats == 2 else "WK-162"
    if len(won) > 1:
        return "WK-156" if six else "WK-161"
    best = merit(state, won[0])
    depth = 0
    for seat in range(state.seats):
        if seat != won[0] and not shut_out(state, seat):
            other = merit(state, seat)
            same = 0
            while other[same] == best[same]:
                same += 1
            depth = max(depth, same)
    return ("", "WK-154", "WK-155")[depth] if six else ("", "WK-159", "WK-160")[depth]


def outcome(state: Wizards) -> Outcome | None:
    """Winners share the return; those shut out come last together."""
    if state.phase != OVER:
        return None
    won = winners(state)
    seats = range(state.seats)
    if not won:
        alike = tuple([1 for _ in seats])
        return Outcome(NOBODY_WINS, tuple([0.0 for _ in seats]), alike)
    merits = [(not shut_out(state, seat), merit(state, seat)) for seat in seats]
    last = (False, (0, 0, 0))
    merits = [one if one[0] else last for one in merits]
    places = [1 + sum([1 for other in merits if other > one]) for one in merits]
    share = 1.0 / len(won)
    returns = [share if seat in won else 0.0 for seat in seats]
    reason = "six" if state.reason == SIX else "caught"
    return Outcome(reason, tuple(returns), tuple(places))


def finish(state: Wizards, reason: i64, log: Log | None) -> None:
    """The game is over, and everybody counts (WK-135, WK-136)."""
    state.reason = reason
    state.phase = OVER
    state.asked = 0
    state.spell = NOTHING
    state.card = NOTHING
    state.spot = NOTHING
    state.target = NOTHING
    state.pledge = NOTHING
    state.draws = 0
    if log is not None:
        tell_end(state, log)


def tell_end(state: Wizards, log: Log) -> None:
    """Extra Credit, a score sheet for each seat, and who won (WK-164)."""
    six = state.reason == SIX
    if shows_credit(state):
        for seat in range(state.seats):
            name = CREDIT_NAMES[int(state.cards[CREDIT + seat])]
            log.append(CreditShown("WK-146" if six else "WK-147", seat, name))
    for seat in range(state.seats):
        lines = sheet(state, seat, six)
        log.append(
            Scored(
                "WK-164",
                seat,
                tuple([line[0] for line in lines]),
                tuple([line[1] for line in lines]),
                tuple([line[2] for line in lines]),
                int(score(state, seat)),
                int(state.rows[seat] >> SIZE_AT),
                int(curses_of(state, seat)),
                shut_out(state, seat),
            )
        )
    result = outcome(state)
    assert result is not None
    clause = "WK-135" if six else "WK-136"
    log.append(Ended(clause, result.reason, tuple(winners(state)), tie_break(state)))
