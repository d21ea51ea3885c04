"""Accounts of a loaded state: every card is somewhere, and the story leads to where they are."""

from __future__ import annotations

from purrlour.engine.errors import InvalidPosition
from purrlour.games.koty import codes, story
from purrlour.games.koty.content import (
    BAT,
    CATS,
    COPIES,
    CROW,
    DRAGON,
    FIRST_NIGHT,
    JOKER,
    LANDS,
    MOTH,
    OWL,
    TITLES,
)
from purrlour.games.koty.memory import old_cards
from purrlour.games.koty.state import (
    A_CROW,
    A_DRAGON,
    A_PAIR,
    CARD,
    DECK,
    DEFENCE,
    DISCARD,
    FRESH,
    HANDS,
    HELD,
    LAYING,
    NINES_MASK,
    NOTHING,
    SHOWN,
    TITLE_BITS,
    TITLE_MASK,
    UNSEEN,
    Cats,
    top_of,
)
from purrlour.games.koty.view import lines


def insist(holds: bool, field: str) -> None:
    """Names the field of the position that does not fit; `load` quotes it."""
    if not holds:
        raise InvalidPosition("impossible-position", fact=field)


def on_the_table(state: Cats) -> list[int]:
    """Cards that a play put between hand, land and discard."""
    if state.phase == DEFENCE:
        return [int(state.card)]
    if state.gain == A_PAIR:
        return [int(state.card), int(codes.stands_for(state.play))]
    if state.gain == A_CROW:
        return [BAT, CROW]
    if state.gain == A_DRAGON:
        return [DRAGON]
    return [MOTH] if state.phase == LAYING else []


def check_cards(state: Cats) -> None:
    """The deck is a deck, and none of its cards lies where it cannot; counts the deck."""
    nines = 0
    found = [0] * TITLES
    for spot in range(state.seats * LANDS):
        land = state.land(spot // LANDS, spot % LANDS)
        nines += land & NINES_MASK
        if top_of(land) >= 0:
            found[top_of(land)] += 1
    for card in (*state.pile_cards(), *on_the_table(state)):
        found[card] += 1
    rows = (*range(HANDS, HANDS + state.seats), DISCARD, SHOWN, UNSEEN)
    for title in range(TITLES):
        found[title] += sum(state.holds(row, title) for row in rows)
    insist(tuple(found[:FIRST_NIGHT]) == COPIES[:FIRST_NIGHT], "hands")
    insist(all(have <= most for have, most in zip(found, COPIES, strict=True)), "hands")
    for title, count in enumerate(found):
        state.rows[DECK] += count * CARD[title]
    insist(nines == state.size(SHOWN) + state.size(UNSEEN), "dreams")
    crows, dragons = found[BAT] > 0, found[DRAGON] > 0
    faces = {*range(CATS), JOKER} | ({CROW} if crows else set()) | ({DRAGON} if dragons else set())
    shown = {title for title in range(TITLES) if state.holds(SHOWN, title)}
    insist(shown <= faces, "shown")
    laid = state.laid
    insist((laid == NOTHING) == (state.size(DISCARD) == 0), "laid")
    insist(laid == NOTHING or state.holds(DISCARD, laid) > 0, "laid")


def check_story(state: Cats) -> None:
    """From what the hands were, line by line, to what they are; counts the fresh pile."""
    told = lines(state.telling())
    hands = [_counts(state, HELD + seat) for seat in range(state.seats)]
    fresh, unseen = [0] * TITLES, _counts(state, UNSEEN)
    for card in state.pile_cards():
        fresh[card] += 1
    for kind, seat, title in told:
        if kind == story.PLAY:
            hands[seat][title] -= 1
            insist(hands[seat][title] >= 0, "story")
        elif kind in (story.DRAW, story.TAKE):
            hands[seat][title] += 1
            insist(sum(hands[seat]) <= 4, "story")
        elif kind == story.BLIND:
            unseen[title] -= 1
            insist(unseen[title] >= 0, "story")
        if kind in (story.DRAW, story.BLIND, story.LOST):
            fresh[title] += 1
    taken = sum(kind == story.TAKE for kind, _, _ in told)
    insist(taken <= story.MOST_TAKEN - 4 and (not taken or state.holds(DECK, OWL) > 0), "story")
    insist(all(hands[seat] == _counts(state, HANDS + seat) for seat in range(state.seats)), "held")
    # A title may be there more often than a number can say; then the story is refused first.
    insist(all(have <= most for have, most in zip(fresh, COPIES, strict=True)), "story")
    for title, count in enumerate(fresh):
        state.rows[FRESH] += count * CARD[title]
    old = old_cards(state)
    for title in range(TITLES):
        seen = state.holds(DECK, title) - fresh[title] - (old >> title * TITLE_BITS & TITLE_MASK)
        insist(seen >= 0, "story")


def _counts(state: Cats, row: int) -> list[int]:
    return [int(state.holds(row, title)) for title in range(TITLES)]
