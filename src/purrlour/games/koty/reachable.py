"""Whether a playing could have come to a state: what `load` insists on."""

from __future__ import annotations

from purrlour.games.koty import codes
from purrlour.games.koty.accounts import check_cards, check_story, insist
from purrlour.games.koty.content import CATS, CROW, HAND, JOKER, LANDS
from purrlour.games.koty.rules.legal import any_bare_land
from purrlour.games.koty.rules.place import room_of
from purrlour.games.koty.rules.resign import only_one_side
from purrlour.games.koty.rules.turns import has_three_lands, most_rounds
from purrlour.games.koty.state import (
    A_CROW,
    A_DRAGON,
    A_NINE,
    A_PAIR,
    ALONE,
    BARE,
    DEFENCE,
    DISCARD,
    DREAMS,
    GOES_ON,
    HANDS,
    LAYING,
    LIMIT,
    NO_GAIN,
    NO_STOCK,
    NOTHING,
    OVER,
    PLACING,
    REPEATING,
    THREE_LANDS,
    UNCAPPED,
    UNLIMITED,
    Cats,
    top_of,
)
from purrlour.games.koty.teams import SEATINGS, letters_of, mate_of


def check_position(state: Cats) -> None:
    """Refuses a state that breaks the rules' own invariants; counts deck and fresh pile."""
    check_house(state)
    check_play(state)
    check_asked(state)
    check_cards(state)
    check_hands(state)
    check_end(state)
    check_story(state)


def check_house(state: Cats) -> None:
    """Teams fit the seats, and the counts of turns each other."""
    seating = SEATINGS[state.teams]
    insist(not state.teams or bool(letters_of(seating, state.seats)), "teams")
    insist(not state.together or bool(state.teams), "together")
    insist(state.cap in (UNCAPPED, 5, 10, 20), "cap")
    insist(state.idle <= state.turns, "idle")


def check_play(state: Cats) -> None:
    """What lies on the table fits what the table waits for."""
    phase, play, card = state.phase, state.play, state.card
    insist((play != NOTHING) == (phase in (DEFENCE, REPEATING, PLACING, LAYING)), "play")
    insist((state.gain != NO_GAIN) == (phase == PLACING), "gain")
    striking = phase == DEFENCE or state.gain == A_PAIR
    insist((card != NOTHING) == striking, "card")
    capped = state.cap == UNCAPPED or state.repeats <= state.cap
    insist(capped and not (play < codes.PLAY and state.repeats), "repeats")
    if phase in (DEFENCE, REPEATING):
        check_duel(state)
    elif phase == PLACING:
        check_gain(state)
    elif phase == LAYING:
        insist(codes.PLAY_MOTH <= play < codes.PLAY, "play")
        owner, land = aimed(state)
        insist(0 <= top_of(state.land(owner, land)) < CATS, "dreams")
        insist(any_bare_land(state), "dreams")


def aimed(state: Cats) -> tuple[int, int]:
    """The seat and land of the play, which must exist."""
    owner, land = divmod(int(codes.spot_of(state.play)), LANDS)
    insist(0 <= owner < state.seats, "play")
    return owner, land


def check_duel(state: Cats) -> None:
    """An attack on a rival's cat of the same colour."""
    insist(codes.PLAY <= state.play < codes.RESIGN, "play")
    owner, land = aimed(state)
    meant = int(codes.stands_for(state.play))
    top = int(top_of(state.land(owner, land)))
    insist(owner != state.turn and owner != mate_of(state, state.turn), "play")
    insist(meant < CATS and 0 <= top < CATS and meant | 1 == top | 1, "play")
    check_card(state)
    if state.phase == REPEATING:
        insist(state.cap == UNCAPPED or state.repeats < state.cap, "repeats")


def check_card(state: Cats) -> None:
    """The first attack's card is the one played; later ones are the same cat or a joker."""
    if state.card == NOTHING:
        return
    cards = {codes.card_of(state.play)}
    if state.repeats:
        cards = {codes.stands_for(state.play), JOKER}
    insist(state.card in cards, "card")


def check_gain(state: Cats) -> None:
    """Something to place, and at least two lands to choose from (KO-W3)."""
    room = room_of(state.rows[DREAMS + state.turn])
    insist(room & (room - 1) != 0, "dreams")
    mate = mate_of(state, state.turn)
    if state.gain == A_DRAGON:
        insist(state.play == codes.PLAY_DRAGON, "play")
        tops = [top_of(state.land(spot // LANDS, spot % LANDS)) for spot in spots(state)]
        insist(CROW not in tops, "dreams")
        return
    insist(state.play >= codes.PLAY_BAT, "play")
    owner, land = aimed(state)
    below = state.land(owner, land)
    insist(owner != mate and below <= BARE, "play")
    if state.gain == A_CROW:
        insist(state.play < codes.PLAY_MOTH and owner != state.turn and below > 0, "play")
        return
    insist(codes.PLAY <= state.play < codes.RESIGN, "play")
    meant = int(codes.stands_for(state.play))
    insist(meant < CATS, "play")
    insist(not (state.repeats and owner == state.turn), "repeats")
    check_card(state)
    if state.gain == A_NINE:  # both cats were discarded, the one attacked last
        insist(state.laid == meant ^ 1 and state.size(DISCARD) >= 2, "laid")


def spots(state: Cats) -> range:
    """Every land of every dream."""
    return range(state.seats * LANDS)


def check_asked(state: Cats) -> None:
    """Whom the table waits for follows from what it waits for."""
    phase, current = state.phase, 1 << state.turn
    if phase == OVER:
        insist(state.asked == 0, "asked")
        return
    insist(not state.gone & current, "gone")
    if phase != DEFENCE:
        insist(state.asked == current, "asked")
        return
    owner = aimed(state)[0]
    mate = mate_of(state, owner)
    both = 1 << owner | (1 << mate if mate >= 0 else 0)
    asked = state.asked
    insist(asked != 0 and asked & ~(both & ~state.gone) == 0, "asked")
    insist(bool(state.together) or not asked & (asked - 1), "asked")


def check_hands(state: Cats) -> None:
    """Four cards each, but for whoever gave up, ran dry, or has a night card on the table."""
    for seat in range(state.seats):
        size = state.size(HANDS + seat)
        full = HAND
        if seat == state.turn and (state.phase == LAYING or state.gain in (A_CROW, A_DRAGON)):
            full = HAND - 1
        short = state.dry or state.gone >> seat & 1 or state.phase == OVER
        insist(size <= full and (bool(short) or size == full), "hands")
    dry = bool(state.dry)
    insist(not dry or state.phase in (DEFENCE, PLACING, OVER), "dry")
    insist(not dry or state.phase == OVER or state.left == 0, "pile")
    insist(not dry or state.gain in (NO_GAIN, A_NINE, A_PAIR), "dry")


def check_end(state: Cats) -> None:
    """Over for a reason, or not over for want of one."""
    over = state.phase == OVER
    insist((state.reason != GOES_ON) == over, "reason")
    for seat in range(state.seats):
        full = has_three_lands(state.rows[DREAMS + seat])
        insist(not full or (state.reason == THREE_LANDS and seat == state.turn), "dreams")
        insist(full or state.reason != THREE_LANDS or seat != state.turn, "reason")
    insist(state.reason != NO_STOCK or bool(state.dry), "reason")
    insist(state.reason != LIMIT or bool(state.limit), "reason")
    insist(only_one_side(state) == (state.reason == ALONE), "gone")
    if state.limit != UNLIMITED and not over:
        insist(state.turns < most_rounds(state) * state.seats, "turns")
