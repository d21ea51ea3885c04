"""What lies open, as numbers: a view hands them on, and a sample starts from them.

Apart from the view because it can be compiled. Hidden are only the decks, the Extra Credit cards
of others, and the New Rule or Chaos Mode card before the first Chaos Cat (WK-39).
"""

from __future__ import annotations

from purrlour.games.wizard_kittens.book import Book
from purrlour.games.wizard_kittens.rules.force import enforce
from purrlour.games.wizard_kittens.state import DISCARD, NOTHING, ROWS, Wizards, empty


def open_numbers(state: Wizards) -> tuple[int, ...]:
    """Every open number of the state, in a fixed order; the discard pile comes last."""
    seen = state.cats > 0
    facts: list[int] = [
        state.seats,
        state.left,
        state.laid,
        state.stock,
        state.house,
        state.mode,
        state.cats_in,
        state.cats,
        state.third,
        state.open,
        state.known,
        state.slots,
        state.beaten,
        state.kittens,
        state.specials,
        state.tokens,
        state.rule if seen else NOTHING,
        state.chaos if seen else NOTHING,
        state.turn,
        state.phase,
        state.asked,
        state.spell,
        state.limbo,
        state.card,
        state.spot,
        state.target,
        state.pledge,
        state.draws,
        state.effect,
        state.actor,
        state.stage,
        state.todo,
        state.due,
        state.order,
        state.reason,
    ]
    for row in range(ROWS):
        facts.append(state.rows[row])  # noqa: PERF401 - a vec is no list
    facts += state.discard_cards()
    return tuple(facts)


def open_table(numbers: tuple[int, ...], book: Book) -> Wizards:
    """The state that these numbers tell of, without what is hidden."""
    state = empty(numbers[0], book)
    state.left = numbers[1]
    state.laid = numbers[2]
    state.stock = numbers[3]
    state.house = numbers[4]
    state.mode = numbers[5]
    state.cats_in = numbers[6]
    state.cats = numbers[7]
    state.third = numbers[8]
    state.open = numbers[9]
    state.known = numbers[10]
    state.slots = numbers[11]
    state.beaten = numbers[12]
    state.kittens = numbers[13]
    state.specials = numbers[14]
    state.tokens = numbers[15]
    state.rule = numbers[16]
    state.chaos = numbers[17]
    state.turn = numbers[18]
    state.phase = numbers[19]
    state.asked = numbers[20]
    state.spell = numbers[21]
    state.limbo = numbers[22]
    state.card = numbers[23]
    state.spot = numbers[24]
    state.target = numbers[25]
    state.pledge = numbers[26]
    state.draws = numbers[27]
    state.effect = numbers[28]
    state.actor = numbers[29]
    state.stage = numbers[30]
    state.todo = numbers[31]
    state.due = numbers[32]
    state.order = numbers[33]
    state.reason = numbers[34]
    for row in range(ROWS):
        state.rows[row] = numbers[FACTS + row]
    for at in range(state.laid):
        state.cards[DISCARD + at] = numbers[FACTS + ROWS + at]
    if state.cats:
        enforce(state)
    return state


FACTS = 35
"""Numbers before the rows."""
