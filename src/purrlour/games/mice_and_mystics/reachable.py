"""Whether a playing could have come to a state: what `load` insists on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.engine.errors import InvalidPosition
from purrlour.games.mice_and_mystics.frames import (
    ACT,
    ARRIVE,
    ATTACK,
    CAPTURE,
    CHOOSING,
    DROP,
    ENDING,
    ENTER,
    EQUIPPING,
    FIND,
    FOE,
    FOES,
    FRAME,
    LAYING,
    LEARNING,
    OWN,
    PLACE,
    RESCUE,
    ROLL,
    ROUND,
    SCURRY,
    SHARING,
    SWIM,
    TRAP,
    TURN,
)
from purrlour.games.mice_and_mystics.house import STORY_CARDLESS
from purrlour.games.mice_and_mystics.layout import (
    AT,
    CHEESE,
    DICE,
    FROM,
    KIND,
    KNOWS,
    MOST_DICE,
    POISON,
    SEAT,
    TAKEN,
    THINGS,
    TRACK,
    UP,
    WOUNDS,
)
from purrlour.games.mice_and_mystics.rules.blows import INSTEAD, blow_at
from purrlour.games.mice_and_mystics.rules.capture import PAGED
from purrlour.games.mice_and_mystics.rules.dice import PURPOSES
from purrlour.games.mice_and_mystics.rules.foes import CHOSEN
from purrlour.games.mice_and_mystics.rules.legal import legal_into
from purrlour.games.mice_and_mystics.rules.seats import VOTE_BITS, vote_of
from purrlour.games.mice_and_mystics.rules.things import things
from purrlour.games.mice_and_mystics.state import ASK_NEXT_FOE, GOES_ON, OVER, WON, Mice
from purrlour.games.mice_and_mystics.tables import (
    CH_PARTY,
    CHAPTER_WIDTH,
    FIRST_FOE,
    HERO_WIDTH,
    HEROES,
    K_CARDS,
    K_MOST,
    K_MOULD,
    KIND_WIDTH,
    LIFE,
    MOST_SIDES,
)

_MOST_PAGES: Final = 40


def insist(fact: bool, field: str) -> None:
    """Refuses a position whose field cannot be."""
    if not fact:
        raise InvalidPosition("impossible-position", fact=field)


def check_position(state: Mice) -> None:
    """Refuses a state that breaks the rules' own invariants."""
    check_party(state)
    check_foes(state)
    check_track(state)
    check_numbers(state)
    check_asked(state)


def check_party(state: Mice) -> None:
    """The mice of the chapter, each with one controller, within its life."""
    rows, tables = state.rows, state.tables
    spaces = tables.spaces[state.side]
    known = 0
    party = 0
    for hero in range(HEROES):
        seat = rows[SEAT + hero]
        insist(-1 <= seat < state.seats, "mice")
        insist(rows[KNOWS + hero] & known == 0, "mice")
        known |= rows[KNOWS + hero]
        if seat < 0:
            continue
        party += 1
        insist(-1 <= rows[AT + hero] < spaces, "mice")
        insist(rows[CHEESE + hero] >= 0 and rows[WOUNDS + hero] >= 0, "mice")
        hurt = rows[WOUNDS + hero] + rows[POISON + hero]
        insist(hurt <= tables.heroes[hero * HERO_WIDTH + LIFE] + 12, "mice")
        insist(rows[KNOWS + hero] < 1 << tables.how_many_abilities, "mice")
    wanted = tables.chapters[state.chapter * CHAPTER_WIDTH + CH_PARTY]
    insist(party <= wanted and (state.round == 0 or party == wanted), "mice")
    for card in range(tables.how_many_cards):
        place = rows[FROM + card]
        if place >= 8:
            insist(rows[SEAT + (place & 7)] >= 0, "cards")


def check_foes(state: Mice) -> None:
    """Figures of the right moulds, no more than there are, on spaces of the room."""
    rows, tables = state.rows, state.tables
    counts = [0] * int(tables.how_many_kinds)
    for figure in range(FIRST_FOE, tables.how_many_figures):
        kind = rows[KIND + figure]
        if kind < 0:
            continue
        mould = tables.kinds[kind * KIND_WIDTH + K_MOULD]
        first = tables.mould_first[mould]
        insist(first <= figure < first + tables.mould_size[mould], "foes")
        insist(0 <= rows[AT + figure] < tables.spaces[state.side], "foes")
        counts[kind] += 1
    for kind, count in enumerate(counts):
        insist(count <= tables.kinds[kind * KIND_WIDTH + K_MOST], "foes")


def check_track(state: Mice) -> None:
    """Every mouse's card once, cards of minions that are there, and one at least of each."""
    rows, tables = state.rows, state.tables
    if state.round == 0 and state.on_track == 0:
        return
    cards = {rows[TRACK + place] for place in range(state.on_track)}
    for hero in range(HEROES):
        insist((hero in cards) == (rows[SEAT + hero] >= 0), "track")
    present = 0
    for figure in range(FIRST_FOE, tables.how_many_figures):
        if rows[KIND + figure] >= 0:
            present |= tables.kinds[rows[KIND + figure] * KIND_WIDTH + K_CARDS]
    for card in cards:
        insist(card < HEROES or bool(present >> card & 1), "track")
    coming = any(state.stack[at] in (PLACE, ENTER) for at in range(0, state.top + FRAME, FRAME))
    if coming or state.house & STORY_CARDLESS:
        return  # their cards are dealt when all stand there
    for figure in range(FIRST_FOE, tables.how_many_figures):
        if rows[KIND + figure] >= 0:  # MM-171
            own = tables.kinds[rows[KIND + figure] * KIND_WIDTH + K_CARDS]
            insist(any(own >> card & 1 for card in cards), "track")


def check_numbers(state: Mice) -> None:
    """Pages, dice, spaces and the stack."""
    insist(1 <= state.page <= _MOST_PAGES and state.end_page <= _MOST_PAGES, "numbers")
    insist(0 <= state.moving <= 2 and 0 <= state.deed <= 2, "numbers")
    insist(-1 <= state.active < HEROES and -1 <= state.card < state.tables.how_many_foes, "numbers")
    spaces = state.tables.spaces[state.side]
    insist(state.fork < spaces and state.grape < spaces, "numbers")
    for die in range(state.dice_left):
        insist(1 <= state.rows[DICE + die] <= 6, "dice")
    insist(state.known <= state.foes_left, "numbers")
    insist(0 <= state.story <= len(state.tables.names.stories), "numbers")
    insist(0 <= state.free_used <= 7, "numbers")
    for tile in range(MOST_SIDES):
        known = tile * 2 < state.tables.how_many_sides
        insist(-1 <= state.rows[UP + tile] <= (1 if known else -1), "tiles")
    check_things(state)


def check_things(state: Mice) -> None:
    """What the chapter is about lies on a space there is, or with somebody."""
    tables = state.tables
    for thing in range(things(state)):
        side, space, carrier = (int(state.rows[THINGS + thing * 3 + at]) for at in range(3))
        insist(0 <= side < tables.how_many_sides and 0 <= space < tables.spaces[side], "things")
        insist(carrier == TAKEN or 0 <= carrier <= HEROES, "things")


def check_asked(state: Mice) -> None:
    """Somebody is asked exactly while it goes on, and has something to choose."""
    over = state.phase == OVER
    insist(over == (state.reason != GOES_ON), "reason")
    insist(over == (state.asked == 0), "asked")
    insist(over == (state.top < 0), "stack")
    if over:
        insist(state.reason == WON or state.reason > WON, "reason")
        return
    insist(state.stack[0] in (CHOOSING, ROUND, ENDING), "stack")
    insist(state.closing == 0 or state.stack[0] == ENDING, "numbers")
    for at in range(0, state.top + FRAME, FRAME):
        check_frame(state, at)
    check_captured(state)
    room = vec[i64]([0] * 1024)
    for seat in range(state.seats):
        if state.asked >> seat & 1:
            try:
                many = legal_into(state, seat, room)
            except (IndexError, ValueError):
                many = 0
            insist(many > 0, "stack")
    check_votes(state, room)


def check_frame(state: Mice, at: int) -> None:
    """A frame speaks of mice of the party and of figures that there are."""
    kind = int(state.stack[at])
    own = [int(state.stack[at + OWN + place]) for place in range(FRAME - OWN)]
    insist(kind not in (TURN, FOES, FOE) or state.card >= 0, "numbers")
    for place in _MICE_OF.get(kind, ()):
        insist(0 <= own[place] < HEROES and state.rows[SEAT + own[place]] >= 0, "stack")
        waiting = at == state.top and kind in _ON_THE_BOARD
        insist(not waiting or state.rows[AT + own[place]] >= 0, "stack")
    if kind == TURN:
        insist(own[0] == state.card, "stack")
    if kind == ROLL:
        dice, purpose, owner = own[:3]
        insist(0 < dice <= MOST_DICE and 0 <= purpose < len(PURPOSES), "stack")
        insist(-1 <= owner < state.tables.how_many_figures, "stack")
        insist(not 0 <= owner < HEROES or state.rows[SEAT + owner] >= 0, "stack")
    if kind == ATTACK:
        blows = [blow_at(own[INSTEAD], hero) for hero in range(HEROES)]
        insist(max(blows) < state.tables.how_many_figures, "stack")
    if kind == FOES:
        insist(own[0] == state.card, "stack")
        insist(all(0 <= some < 1 << state.tables.how_many_figures for some in own[1:4]), "stack")
        waits = at == state.top and state.phase == ASK_NEXT_FOE
        insist(waits or int(state.stack[at + 1]) != CHOSEN, "stack")  # whoever waits is innermost


def check_captured(state: Mice) -> None:
    """A mouse is free, or the last one is just being captured, else minions would act for ever
    (MM-240); or it is rescued at once (MM-R106), or the party is between two rooms (MM-147)."""
    free = any(state.rows[AT + hero] >= 0 for hero in range(HEROES))
    passing = False
    for at in range(0, state.top + FRAME, FRAME):
        if state.stack[at] == CAPTURE:
            gone = state.rows[AT + int(state.stack[at + OWN])] < 0
            insist(gone == (state.stack[at + 1] == PAGED), "stack")
            passing = passing or gone
        passing = passing or (state.stack[at] == ARRIVE and state.stack[at + OWN] != 0)
        passing = passing or (state.stack[at] == RESCUE and state.stack[at + OWN + 1] != 0)
    insist(free or passing or state.stack[0] != ROUND, "mice")


_MICE_OF: Final = {
    **dict.fromkeys((TURN, SWIM, TRAP, FIND, EQUIPPING, DROP, LEARNING, ACT, SCURRY), (0,)),
    **dict.fromkeys((CAPTURE, RESCUE), (0,)),
    SHARING: (0, 1),
    LAYING: (0, 3),
}
"""By kind of frame: which of its numbers are mice."""
_ON_THE_BOARD: Final = (TURN, SCURRY, TRAP, SHARING, LAYING)
"""Kinds of frames whose mice stand somewhere while somebody answers for them."""


def check_votes(state: Mice, room: vec[i64]) -> None:
    """While the team votes, those who are not asked have chosen something that may be chosen."""
    caller = int(state.caller)
    insist(0 <= caller <= state.seats, "numbers")
    if not caller:
        insist(state.votes == 0, "numbers")
        return
    asked = state.asked
    state.asked = (1 << state.seats) - 1
    choices = [int(room[at]) for at in range(legal_into(state, caller - 1, room))]
    state.asked = asked
    for seat in range(state.seats):
        waits = bool(asked >> seat & 1)
        insist(vote_of(state, seat) in ([-1] if waits else choices), "numbers")
    insist(state.votes >> (state.seats * VOTE_BITS) == 0, "numbers")
