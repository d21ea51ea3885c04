"""What each seat may choose from."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.games.koty.codes import (
    AS_JOKER,
    DEFEND,
    EXCHANGE,
    JOKER_MOVE,
    LAY,
    MOVES,
    OWL_IT,
    PASS,
    PLACE,
    PLAY,
    PLAY_BAT,
    PLAY_DRAGON,
    PLAY_MOTH,
    REPEAT,
    STOP,
    stands_for,
)
from purrlour.games.koty.content import BAT, CATS, CROW, DRAGON, JOKER, LANDS, MOTH, OWL
from purrlour.games.koty.endings import KINDS_OF_LAND
from purrlour.games.koty.rules.place import room_of
from purrlour.games.koty.state import (
    BARE,
    DEFENCE,
    DREAMS,
    HANDS,
    LAND_BITS,
    LAND_MASK,
    LAYING,
    PLACING,
    REPEATING,
    TITLE_BITS,
    TITLE_MASK,
    TOP_BITS,
    TURN,
    Cats,
)
from purrlour.games.koty.teams import NO_MATE, mate_of

ONE_OF_EACH: Final = 0x111111111
"""The lowest bit of each title that goes on lands: the cats and the crow."""
JOKER_BITS: Final = TITLE_MASK << (JOKER * TITLE_BITS)
NIGHT_BITS: Final = (
    (TITLE_MASK << (MOTH * TITLE_BITS))
    | (TITLE_MASK << (BAT * TITLE_BITS))
    | (TITLE_MASK << (DRAGON * TITLE_BITS))
)
"""Night cards of one's own turn (KO-72); the owl waits for an attack (KO-77)."""
CROW_TOP: Final = CROW + 1

APART: Final = 47
"""The least number that leaves the lowest bit of each title a remainder of its own."""
TITLE_AT: Final = vec[i64]([0] * APART)
"""The title by that remainder."""
for _title in range(CROW + 1):
    TITLE_AT[(1 << (_title * TITLE_BITS)) % APART] = _title


def _fits(land: int, *, own: bool) -> int:
    """The cats and crows that may go on a land, the lowest bit of each title (KO-30, KO-48)."""
    top = land >> TOP_BITS
    cats = sum(1 << (cat * TITLE_BITS) for cat in range(CATS))
    crow = 1 << (CROW * TITLE_BITS)
    if top == CROW_TOP:
        return crow if own else 0  # KO-28, KO-A25
    if top:
        pair = (top - 1) & ~1  # the two cats of its colour
        return (1 << (pair * TITLE_BITS)) | (1 << ((pair + 1) * TITLE_BITS))
    if own:
        return cats  # KO-20, KO-21
    return cats | crow if land else 0  # KO-44, KO-45


OWN_FITS: Final = vec[i64]([_fits(land, own=True) for land in range(KINDS_OF_LAND)])
RIVAL_FITS: Final = vec[i64]([_fits(land, own=False) for land in range(KINDS_OF_LAND)])


def legal_into(state: Cats, seat: i64, into: vec[i64]) -> i64:
    """The codes this seat may choose from, rising; how many."""
    if not (state.asked >> seat) & 1:
        return 0
    phase = state.phase
    if phase == TURN:
        return turn_into(state, seat, into)
    if phase == DEFENCE:
        return defence_into(state, seat, into)
    if phase == REPEATING:
        return repeat_into(state, seat, into)
    count: i64 = 0
    spot: i64
    if phase == PLACING:
        room = room_of(state.rows[DREAMS + seat])
        for spot in range(LANDS):
            if (room >> spot) & 1:
                into[count] = PLACE + spot
                count += 1
    elif phase == LAYING:
        for spot in range(state.seats * LANDS):
            if state.land(spot // LANDS, spot % LANDS) <= BARE:
                into[count] = LAY + spot  # KO-79
                count += 1
    return count


def turn_into(state: Cats, seat: i64, into: vec[i64]) -> i64:
    """The choices of a turn: exchange, or play one card (KO-16)."""
    hand = state.rows[HANDS + seat]
    into[0] = EXCHANGE
    count: i64 = 1
    if hand & NIGHT_BITS:
        count = night_into(state, seat, into, count)
    held: i64 = (hand | (hand >> 1) | (hand >> 2)) & ONE_OF_EACH
    joker: i64 = hand & JOKER_BITS
    mate: i64 = mate_of(state, seat) if state.teams else NO_MATE
    base: i64 = PLAY
    owner: i64
    for owner in range(state.seats):
        dream = state.rows[DREAMS + owner]
        if owner == mate or (dream == 0 and owner != seat):
            base += LANDS * MOVES  # KO-90, KO-48
            continue
        fits = OWN_FITS if owner == seat else RIVAL_FITS
        for _ in range(LANDS):
            land: i64 = dream & LAND_MASK
            rest: i64 = held & fits[land]
            while rest:
                lowest: i64 = rest & -rest
                into[count] = base + TITLE_AT[lowest % APART]
                count += 1
                rest ^= lowest
            if joker and land > BARE:
                count = joker_into(land, base, owner == seat, into, count)
            dream >>= LAND_BITS
            base += MOVES
    return count


def joker_into(land: i64, base: i64, own: bool, into: vec[i64], count: i64) -> i64:
    """A joker as either cat of the colour, or as a crow on a crow of one's own (KO-52)."""
    top: i64 = land >> TOP_BITS
    if top == CROW_TOP:
        if own:
            into[count] = base + JOKER_MOVE + CROW
            count += 1
        return count
    pair: i64 = (top - 1) & ~1
    into[count] = base + JOKER_MOVE + pair
    into[count + 1] = base + JOKER_MOVE + pair + 1
    return count + 2


def night_into(state: Cats, seat: i64, into: vec[i64], count: i64) -> i64:
    """Dragon, bats and moths, if there is anything for them to do (KO-81, KO-83, KO-85)."""
    spot: i64
    spots: i64 = state.seats * LANDS
    if state.holds(HANDS + seat, DRAGON):
        into[count] = PLAY_DRAGON
        count += 1
    if state.holds(HANDS + seat, BAT):
        mate = mate_of(state, seat)
        for spot in range(spots):
            owner: i64 = spot // LANDS
            crow: bool = state.land(owner, spot % LANDS) >> TOP_BITS == CROW_TOP
            if crow and owner != seat and owner != mate:  # KO-A29
                into[count] = PLAY_BAT + spot
                count += 1
    if state.holds(HANDS + seat, MOTH) and any_bare_land(state):
        for spot in range(spots):
            top: i64 = state.land(spot // LANDS, spot % LANDS) >> TOP_BITS
            if top != 0 and top != CROW_TOP:
                into[count] = PLAY_MOTH + spot
                count += 1
    return count


def any_bare_land(state: Cats) -> bool:
    """Whether a moth could lay a cat anywhere (KO-79)."""
    spot: i64
    for spot in range(state.seats * LANDS):
        if state.land(spot // LANDS, spot % LANDS) <= BARE:
            return True
    return False


def defence_into(state: Cats, seat: i64, into: vec[i64]) -> i64:
    """Pass, an owl, the same cat as the attacking one, or a joker (KO-34, KO-74)."""
    cat = stands_for(state.play)
    into[0] = PASS
    count: i64 = 1
    if state.holds(HANDS + seat, OWL):
        into[count] = OWL_IT
        count += 1
    return same_into(state, seat, cat, DEFEND, into, count)


def repeat_into(state: Cats, seat: i64, into: vec[i64]) -> i64:
    """Stop, or the same cat as in the first attack, or a joker (KO-36)."""
    into[0] = STOP
    return same_into(state, seat, stands_for(state.play), REPEAT, into, 1)


def same_into(state: Cats, seat: i64, cat: i64, base: i64, into: vec[i64], count: i64) -> i64:
    """This cat and a joker, where they are in the hand."""
    if state.holds(HANDS + seat, cat):
        into[count] = base + cat
        count += 1
    if state.holds(HANDS + seat, JOKER):
        into[count] = base + AS_JOKER
        count += 1
    return count
