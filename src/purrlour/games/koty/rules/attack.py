"""The attack on a rival's cat: defence, repeats, the owl (KO-31…43, KO-74…76, KO-91)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.engine.chance import Chance
from purrlour.engine.event import Log
from purrlour.games.koty.codes import card_of, spot_of, stands_for
from purrlour.games.koty.content import JOKER, LANDS, NAMES, OWL
from purrlour.games.koty.events import (
    Attacked,
    Befriended,
    Defended,
    Fought,
    Hooted,
    Passed,
    Stopped,
)
from purrlour.games.koty.rules.place import gain
from purrlour.games.koty.rules.stock import leave_hand, refill
from purrlour.games.koty.rules.turns import end_turn
from purrlour.games.koty.state import (
    A_NINE,
    A_PAIR,
    DEFENCE,
    HANDS,
    NOTHING,
    ON_TOP,
    REPEATING,
    UNCAPPED,
    Cats,
    top_of,
)
from purrlour.games.koty.story import TAKE
from purrlour.games.koty.teams import NO_MATE, mate_of


def attack(state: Cats, seat: i64, code: i64, chance: Chance, log: Log | None) -> None:
    """The first attack on a cat (KO-31…33)."""
    state.play = code
    strike(state, seat, card_of(code), chance, log)


def repeat(state: Cats, seat: i64, card: i64, chance: Chance, log: Log | None) -> None:
    """The same target once more, with the same cat or a joker for it (KO-36, KO-A11)."""
    state.repeats += 1
    strike(state, seat, card, chance, log)


def strike(state: Cats, seat: i64, card: i64, chance: Chance, log: Log | None) -> None:
    """The card lies on the target; the attacker draws before anybody answers (KO-17, KO-W1)."""
    state.card = card
    leave_hand(state, seat, card)
    if log is not None:
        spot = spot_of(state.play)
        meant = stands_for(state.play)
        clause = "KO-33" if card == JOKER else "KO-32" if meant == target_cat(state) else "KO-31"
        clause = "KO-36" if state.repeats else clause
        names = (NAMES[card], NAMES[meant])
        log.append(Attacked(clause, seat, spot // LANDS, *names, spot % LANDS + 1, state.repeats))
    refill(state, seat, chance, log)
    ask_defenders(state, chance, log)


def target_cat(state: Cats) -> i64:
    """The cat that is attacked."""
    spot = spot_of(state.play)
    return top_of(state.land(spot // LANDS, spot % LANDS))


def ask_defenders(state: Cats, chance: Chance, log: Log | None) -> None:
    """The owner is asked, whatever they hold, and after them the partner (KO-W1, KO-43)."""
    owner: i64 = spot_of(state.play) // LANDS
    both: i64 = 1 << owner
    state.phase = DEFENCE
    if state.teams == 0 and state.gone == 0:
        state.asked = both
        return
    mate = mate_of(state, owner)
    if mate != NO_MATE:
        both |= 1 << mate
    both &= ~state.gone
    state.asked = both
    if both == 0:
        resolve(state, chance, log)  # KO-A55
    elif not state.together and (both >> owner) & 1:
        state.asked = 1 << owner  # KO-A30


def pass_defence(state: Cats, seat: i64, chance: Chance, log: Log | None) -> None:
    """The seat does not defend: the partner may, or the attack succeeds (KO-W1)."""
    if log is not None:
        log.append(Passed("KO-W1", seat))
    not_asked_any_more(state, seat, chance, log)


def not_asked_any_more(state: Cats, seat: i64, chance: Chance, log: Log | None) -> None:
    """Asks whoever is next, or nobody is left to ask."""
    state.asked &= ~(1 << seat)
    if state.asked:
        return
    if state.teams and not state.together and seat == spot_of(state.play) // LANDS:
        mate = mate_of(state, seat)
        if mate != NO_MATE and not (state.gone >> mate) & 1:
            state.asked = 1 << mate  # KO-91
            return
    resolve(state, chance, log)


def defend(state: Cats, seat: i64, card: i64, chance: Chance, log: Log | None) -> None:
    """The same cat or a joker: both cards go, the land stays as it is (KO-34, KO-35, KO-91)."""
    leave_hand(state, seat, card)
    if log is not None:
        owner: i64 = spot_of(state.play) // LANDS
        clause = "KO-34" if seat == owner else "KO-91"
        log.append(Defended(clause, seat, state.turn, NAMES[card]))
    refill(state, seat, chance, log)  # before the cards are discarded: KO-A4
    state.discard(state.card)
    state.discard(card)
    state.card = NOTHING
    if state.dry or (state.cap != UNCAPPED and state.repeats == state.cap):
        stop(state, "KO-A20" if state.dry else "KO-W2", log)
    else:
        state.phase = REPEATING  # KO-W2: whatever the attacker holds
        state.asked = 1 << state.turn


def stop(state: Cats, clause: str, log: Log | None) -> None:
    """The attacker lets it be: nothing changed (KO-38)."""
    if log is not None:
        log.append(Stopped(clause, state.turn))
    end_turn(state, log)


def owl(state: Cats, seat: i64, log: Log | None) -> None:
    """The attack is blocked and finished; its card joins the hand (KO-74…76)."""
    leave_hand(state, seat, OWL)
    state.discard(OWL)
    state.add(HANDS + seat, state.card)
    state.tell(TAKE, seat, state.card)
    if log is not None:
        log.append(Hooted("KO-74", seat, state.turn, NAMES[state.card]))
    end_turn(state, log)


def resolve(state: Cats, chance: Chance, log: Log | None) -> None:
    """Nobody defends: the attacker takes the cat away (KO-39…41)."""
    spot = spot_of(state.play)
    owner: i64 = spot // LANDS
    land: i64 = spot % LANDS
    cat = target_cat(state)
    state.change_land(owner, land, -(cat + 1) * ON_TOP)
    if stands_for(state.play) == cat:
        if log is not None:
            log.append(Fought("KO-40", state.turn, owner, NAMES[cat], land + 1))
        gain(state, A_PAIR, chance, log)
    else:
        state.discard(state.card)
        state.discard(cat)
        state.card = NOTHING
        if log is not None:
            log.append(Befriended("KO-39", state.turn, owner, NAMES[cat], land + 1))
        gain(state, A_NINE, chance, log)
