"""Notation: positions (one line for a whole state, hidden things included) and actions."""

from __future__ import annotations

from typing import Final

from purrlour.engine.decision import seats_of
from purrlour.engine.errors import InvalidAction
from purrlour.games.wizard_kittens import reading
from purrlour.games.wizard_kittens.actions import SIDE_NAMES, WizardAction
from purrlour.games.wizard_kittens.content import (
    CARD_NAMES,
    CHAOS_NAMES,
    CHAPTERS,
    CREDIT_NAMES,
    CURSE_NAMES,
    KITTEN_NAMES,
    LETTERS,
    RULE_NAMES,
    SPELL_NAMES,
    TYPES,
)
from purrlour.games.wizard_kittens.house import house_names
from purrlour.games.wizard_kittens.reading import FIELDS, HEADER
from purrlour.games.wizard_kittens.rules.curses import curse_row
from purrlour.games.wizard_kittens.rules.force import effect_name
from purrlour.games.wizard_kittens.rules.kittens import is_advanced, kitten_of
from purrlour.games.wizard_kittens.sight import covered, known_in_deck, ordered
from purrlour.games.wizard_kittens.state import (
    ASIDE,
    CHAOS_MODE,
    CHAPTER_BITS,
    CHAPTER_MASK,
    CREDIT,
    EXTRAS,
    MODES,
    NOTHING,
    OWNER,
    PHASES,
    REASONS,
    SCORE,
    Wizards,
    kinds_of,
)

_SWITCH: Final = ("no", "yes")

load = reading.load


def parse(text: str, table: dict[str, WizardAction]) -> WizardAction:
    """The action with this text."""
    action = table.get(text)
    if action is None:
        if text.partition(":")[0] == "pass":
            raise InvalidAction("no-passing", clause="WK-31", text=text[:80])
        raise InvalidAction("unknown-action", text=text[:80])
    return action


def position(state: Wizards) -> str:
    """The state as one line."""
    seats = range(state.seats)
    mode = MODES[state.mode]
    values = {
        "cards": state.book.name,
        "seats": str(state.seats),
        "house": _listed(house_names(state.house)),
        "mode": f"{mode}.{state.cats_in}" if state.mode == CHAOS_MODE else mode,
        "kittens": "/".join(_kitten(state, seat) for seat in seats),
        "tokens": "/".join(covered(state, seat) or "-" for seat in seats),
        "circles": "/".join(_circle(state.rows[seat]) for seat in seats),
        "deck": _listed([_deck_card(card) for card in reversed(state.deck_cards())]),
        "discard": _listed([LETTERS[card] for card in reversed(state.discard_cards())]),
        "score": _listed([_trophy(state.rows[SCORE + at]) for at in range(state.beaten)]),
        "slots": "/".join(name or "-" for name in curse_row(state)),
        "curses": _listed([CURSE_NAMES[curse] for curse in reversed(state.curse_cards())]),
        "known": _listed(known_in_deck(state)),
        "open": str(state.open),
        "cats": str(state.cats),
        "third": _SWITCH[state.third],
        "rule": _name(RULE_NAMES, state.rule),
        "chaos": _name(CHAOS_NAMES, state.chaos),
        "credit": "/".join(CREDIT_NAMES[state.cards[CREDIT + seat]] for seat in seats),
        "turn": str(state.turn),
        "spell": _name(SPELL_NAMES, state.spell),
        "card": _name(tuple(LETTERS), state.card),
        "spot": _spot(state.spot),
        "target": _target(state.target),
        "pledge": _spot(state.pledge),
        "limbo": _heap(state.limbo & CHAPTER_MASK),
        "aside": "/".join(_circle(state.rows[ASIDE + seat]) for seat in seats),
        "draws": str(state.draws),
        "effect": "-" if state.effect == NOTHING else effect_name(state.effect),
        "actor": str(state.actor),
        "stage": str(state.stage),
        "todo": str(state.todo),
        "due": str(state.due),
        "order": _listed([str(chapter) for chapter in ordered(state.order)]),
        "reason": REASONS[state.reason],
        "phase": PHASES[state.phase],
        "asked": _listed([str(seat) for seat in seats_of(state.asked)]),
    }
    return " ".join([HEADER, *(f"{name}:{values[name]}" for name in FIELDS)])


def _listed(items: list[str] | tuple[str, ...]) -> str:
    return ",".join(items) or "-"


def _name(names: tuple[str, ...], number: int) -> str:
    return "-" if number == NOTHING else names[number]


def _heap(heap: int) -> str:
    return "".join(LETTERS[card] for card in kinds_of(heap)) or "-"


def _circle(circle: int) -> str:
    """Chapter by chapter: "AAS.F.-"."""
    chapters = [(circle >> (at * CHAPTER_BITS)) & CHAPTER_MASK for at in range(CHAPTERS)]
    return ".".join(_heap(heap) for heap in chapters)


def _kitten(state: Wizards, seat: int) -> str:
    kitten = kitten_of(state, seat)
    if kitten == NOTHING:
        return "-"
    return f"{KITTEN_NAMES[kitten]}.{SIDE_NAMES[is_advanced(state, seat)]}"


def _deck_card(card: int) -> str:
    return LETTERS[card] if card < TYPES else CARD_NAMES[card]


def _trophy(line: int) -> str:
    """A defeated curse: its owner, its name, its extras."""
    return f"{line // OWNER & 15}.{CURSE_NAMES[line & 15]}.{_heap(line // EXTRAS)}"


def _spot(spot: int) -> str:
    """A card in its place: "P>1.2"."""
    if spot == NOTHING:
        return "-"
    return f"{LETTERS[spot % TYPES]}>{_target(spot // TYPES)}"


def _target(target: int) -> str:
    """A chapter of a seat: "1.2"."""
    return "-" if target == NOTHING else f"{target // CHAPTERS}.{target % CHAPTERS + 1}"
