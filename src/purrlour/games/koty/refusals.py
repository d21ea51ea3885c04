"""Why a choice is not allowed: a key of the words, the clause, and the facts."""

from __future__ import annotations

from typing import Final

from purrlour.engine.errors import IllegalAction
from purrlour.games.koty import codes
from purrlour.games.koty.content import BAT, CATS, CROW, DRAGON, JOKER, LANDS, MOTH, NAMES, OWL
from purrlour.games.koty.state import (
    BARE,
    DEFENCE,
    HANDS,
    LAYING,
    OVER,
    PHASES,
    PLACING,
    REPEATING,
    TURN,
    Cats,
    top_of,
)
from purrlour.games.koty.teams import mate_of

_ENDED: Final = ("", "KO-62", "KO-64", "KO-A45", "KO-A55")
"""Why it is over, by the reason."""


def refusal(state: Cats, seat: int, code: int) -> IllegalAction:
    """Told to this seat about its own choice: it rests on what the seat knows anyway."""
    if not 0 <= seat < state.seats:
        return IllegalAction("no-such-seat", seat=seat)
    if state.phase == OVER:
        return IllegalAction("game-over", clause=_ENDED[state.reason])
    if state.gone >> seat & 1:
        return IllegalAction("you-gave-up", clause="KO-A55")
    if not state.asked >> seat & 1:
        return _not_asked(state, seat, code)
    if state.phase == TURN:
        return _turn(state, seat, code)
    if state.phase in (DEFENCE, REPEATING):
        return _duel(state, code)
    if state.phase == PLACING and codes.PLACE <= code < codes.LAY:
        return IllegalAction("land-takes-no-nine", clause="KO-10", land=code - codes.PLACE + 1)
    if state.phase == LAYING and codes.LAY <= code < codes.PLAY_BAT:
        return _lay(state, code - codes.LAY)
    clause = "KO-W3" if state.phase == PLACING else "KO-79"
    return IllegalAction("answer-first", clause=clause, decision=PHASES[state.phase])


def _not_asked(state: Cats, seat: int, code: int) -> IllegalAction:
    if state.phase == DEFENCE and (code in (codes.PASS, codes.OWL_IT) or _defends(code)):
        owner = codes.spot_of(state.play) // LANDS
        if seat in (owner, mate_of(state, owner)):
            return IllegalAction("partner-is-asked", clause="KO-A30")
        return IllegalAction("only-the-attacked-defend", clause="KO-43", target=owner)
    if code == codes.OWL_IT or _defends(code):
        return _nothing_to_defend(code)
    if seat == state.turn:
        return IllegalAction("wait-for-defence", clause="KO-W1")
    return IllegalAction("not-your-turn", clause="KO-06", turn=state.turn)


def _nothing_to_defend(code: int) -> IllegalAction:
    clause = "KO-74" if code == codes.OWL_IT else "KO-43"
    return IllegalAction("nothing-to-defend", clause=clause)


def _defends(code: int) -> bool:
    return codes.DEFEND <= code < codes.REPEAT


def _lacks(state: Cats, seat: int, title: int) -> bool:
    return not state.holds(HANDS + seat, title)


# A turn.


def _turn(state: Cats, seat: int, code: int) -> IllegalAction:
    if code == codes.PASS or code == codes.STOP:
        return IllegalAction("no-passing", clause="KO-16")
    if code == codes.OWL_IT:
        return IllegalAction("owl-answers-attacks", clause="KO-77")
    if code == codes.PLAY_DRAGON:
        return IllegalAction("no-such-card", clause="KO-72", card=NAMES[DRAGON])
    if _defends(code):
        return _nothing_to_defend(code)
    if codes.REPEAT <= code < codes.PLAY_BAT:
        return IllegalAction("answer-first", clause="KO-16", decision=PHASES[TURN])
    spot = int(codes.spot_of(code))
    owner, land = spot // LANDS, spot % LANDS
    title = _title(code)
    if owner >= state.seats:
        return IllegalAction("no-such-seat", seat=owner)
    if _lacks(state, seat, title):
        clause = "KO-72" if title >= MOTH else "KO-16"
        return IllegalAction("no-such-card", clause=clause, card=NAMES[title])
    top = int(top_of(state.land(owner, land)))
    if title == MOTH:
        return _moth(top)
    if owner == mate_of(state, seat):
        return IllegalAction("partner-is-no-rival", clause="KO-90", target=owner)
    if title == BAT:
        if owner == seat:
            return IllegalAction("crow-must-be-a-rivals", clause="KO-83")
        return IllegalAction("no-crow-there", clause="KO-83")
    if title == JOKER:
        return _joker(code, top, own=owner == seat)
    if title == CROW:
        return _crow(top, own=owner == seat)
    return _cat(title, top, own=owner == seat)


def _title(code: int) -> int:
    if code >= codes.PLAY:
        return int(codes.card_of(code))
    return MOTH if code >= codes.PLAY_MOTH else BAT


def _moth(top: int) -> IllegalAction:
    if 0 <= top < CATS:
        return IllegalAction("moth-has-no-land", clause="KO-81")
    return IllegalAction("no-cat-there", clause="KO-81")


def _joker(code: int, top: int, *, own: bool) -> IllegalAction:
    clause = "KO-30" if own else "KO-48"
    meant = int(codes.stands_for(code))
    if top < 0:
        return IllegalAction("joker-needs-a-card", clause=clause)
    if top == CROW and not own:
        return IllegalAction("chase-your-own-crows", clause="KO-A25")
    if top == CROW:
        return IllegalAction("joker-stands-for-crow", clause="KO-29")
    return IllegalAction("joker-must-match", clause="KO-26", card=NAMES[meant], onto=NAMES[top])


def _crow(top: int, *, own: bool) -> IllegalAction:
    if own:
        return IllegalAction("crow-chases-crows", clause="KO-30")
    if top == CROW:
        return IllegalAction("chase-your-own-crows", clause="KO-A25")
    return IllegalAction("crow-covers-nines", clause="KO-48")


def _cat(title: int, top: int, *, own: bool) -> IllegalAction:
    clause = "KO-30" if own else "KO-48"
    if top < 0:
        return IllegalAction("rivals-empty-land", clause="KO-48")
    if top == CROW:
        return IllegalAction("no-cat-on-a-crow", clause=clause)
    return IllegalAction("cats-of-two-colours", clause=clause, card=NAMES[title], onto=NAMES[top])


# Answers.


def _duel(state: Cats, code: int) -> IllegalAction:
    defending = state.phase == DEFENCE
    first = codes.DEFEND if defending else codes.REPEAT
    if code == codes.OWL_IT and defending:
        return IllegalAction("no-such-card", clause="KO-74", card=NAMES[OWL])
    if not first <= code <= first + codes.AS_JOKER:
        clause = "KO-W1" if defending else "KO-W2"
        return IllegalAction("answer-first", clause=clause, decision=PHASES[state.phase])
    clause = "KO-34" if defending else "KO-36"
    title = JOKER if code - first == codes.AS_JOKER else code - first
    cat = int(codes.stands_for(state.play))
    if title != JOKER and title != cat:
        return IllegalAction("same-cat-or-joker", clause=clause, card=NAMES[cat])
    return IllegalAction("no-such-card", clause=clause, card=NAMES[title])


def _lay(state: Cats, spot: int) -> IllegalAction:
    owner, land = spot // LANDS, spot % LANDS
    if owner >= state.seats:
        return IllegalAction("no-such-seat", seat=owner)
    if spot == codes.spot_of(state.play):
        return IllegalAction("another-land", clause="KO-A16")
    assert state.land(owner, land) > BARE
    return IllegalAction("land-is-covered", clause="KO-A14")
