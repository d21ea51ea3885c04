"""Reading a position, field by field; whether it could come about is asked at the end."""

from __future__ import annotations

from typing import Final

from purrlour.engine.errors import InvalidOptions, InvalidPosition
from purrlour.engine.fields import SHOWN, read_fields, read_number
from purrlour.games.wizard_kittens.actions import SIDE_NAMES
from purrlour.games.wizard_kittens.content import (
    CARD_NAMES,
    CHAOS_NAMES,
    CHAPTERS,
    COMPONENTS,
    COPIES,
    CREDIT_NAMES,
    CURSE_NAMES,
    IN_PLAY,
    KITTEN_NAMES,
    LETTERS,
    MOST_SEATS,
    RULE_NAMES,
    SPELL_NAMES,
    STEPS,
    TYPES,
)
from purrlour.games.wizard_kittens.editions import BOX, edition, is_name
from purrlour.games.wizard_kittens.house import HOUSE, NO_CAT, house_names
from purrlour.games.wizard_kittens.reachable import check_position
from purrlour.games.wizard_kittens.rules.curses import lay_curse
from purrlour.games.wizard_kittens.rules.force import effect_name, enforce
from purrlour.games.wizard_kittens.rules.kittens import set_kitten
from purrlour.games.wizard_kittens.sight import known_in_deck, mat
from purrlour.games.wizard_kittens.state import (
    ASIDE,
    CHAOS_MODE,
    CREDIT,
    CURSE_DECK,
    EXTRAS,
    MODES,
    NEW_RULES,
    NOTHING,
    ONE,
    OWNER,
    PHASES,
    REASONS,
    SCORE,
    TYPE_BITS,
    Wizards,
    empty,
)

HEADER: Final = "wizard_kittens/1"
FIELDS: Final = (
    *("cards", "seats", "house", "mode", "kittens", "tokens", "circles", "deck", "discard"),
    *("score", "slots", "curses", "known", "open", "cats", "third", "rule", "chaos", "credit"),
    *("turn", "spell", "card", "spot", "target", "pledge", "limbo", "aside", "draws"),
    *("effect", "actor", "stage", "todo", "due", "order", "reason", "phase", "asked"),
)
_SWITCH: Final = ("no", "yes")
_DECK_NAMES: Final = (*LETTERS, *CARD_NAMES[TYPES:])
_HOUSE: Final = tuple(f"{name}={value}" for name, value in HOUSE)
_EFFECTS: Final = tuple(effect_name(effect) for effect in range(STEPS))
_MODES: Final = (*MODES[:CHAOS_MODE], "chaos.2", "chaos.3", "chaos.4")
_DECK_ROOM: Final = 53


def load(text: str) -> Wizards:
    """The state with this position; refuses what no playing could reach."""
    given = read_fields(text, HEADER, FIELDS)
    state = lay_out(given)
    try:
        check_position(state)
    except InvalidPosition as error:
        field = str(error.facts["fact"])
        quoted = f"{field}:{given[field]}"
        raise InvalidPosition("impossible-position", fact=quoted[:SHOWN]) from error
    return state


def lay_out(given: dict[str, str]) -> Wizards:
    """The state with these fields, whether or not a playing could reach it."""
    state = _read_house(given)
    _read_cards(state, given)
    _read_curses(state, given)
    _read_mats(state, given)
    _read_turn(state, given)
    return state


def _bad(field: str, value: str) -> InvalidPosition:
    return InvalidPosition("bad-field", field=field, value=value[:SHOWN])


def _items(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def _by_seat(given: dict[str, str], field: str, seats: int) -> list[str]:
    parts = given[field].split("/")
    if len(parts) != seats:
        raise _bad(field, given[field])
    return parts


def _index(field: str, name: str, names: tuple[str, ...]) -> int:
    if name not in names:
        raise _bad(field, name)
    return names.index(name)


def _index_or_nothing(field: str, name: str, names: tuple[str, ...]) -> int:
    return NOTHING if name == "-" else _index(field, name, names)


def _read_house(given: dict[str, str]) -> Wizards:
    """The cards, the seats, the house rules and what is played."""
    seats = read_number("seats", given["seats"], 2, MOST_SEATS)
    if not is_name(given["cards"]) or given["cards"] == BOX:
        raise _bad("cards", given["cards"])
    try:
        book = edition(given["cards"])
    except InvalidOptions as error:
        raise _bad("cards", given["cards"]) from error
    state = empty(seats, book)
    for item in _items(given["house"]):
        state.house |= 1 << _index("house", item, _HOUSE)
    if (",".join(house_names(state.house)) or "-") != given["house"]:
        raise _bad("house", given["house"])
    mode = _index("mode", given["mode"], _MODES)
    state.mode = min(mode, CHAOS_MODE)
    state.cats_in = mode if mode >= CHAOS_MODE else 0 if state.house & NO_CAT else 1
    return state


def _heap(field: str, text: str) -> int:
    """The cards of a heap, sorted; none but a dash."""
    letters = "" if text == "-" else text
    if not text or not set(letters) <= set(LETTERS) or len(letters) > COMPONENTS:
        raise _bad(field, text)
    counts = [letters.count(letter) for letter in LETTERS]
    if "".join(sorted(letters)) != letters or max(counts) > COPIES:
        raise _bad(field, text)
    return sum(count << (card * TYPE_BITS) for card, count in enumerate(counts))


def _circle(field: str, text: str) -> int:
    chapters = text.split(".")
    if len(chapters) != CHAPTERS:
        raise _bad(field, text)
    total = 0
    for chapter, written in enumerate(chapters):
        heap = _heap(field, written)
        for card in range(TYPES):
            total += (heap >> (card * TYPE_BITS) & 15) * ONE[chapter * TYPES + card]
    return total


def _read_cards(state: Wizards, given: dict[str, str]) -> None:
    """Components, wherever they are."""
    circles = _by_seat(given, "circles", state.seats)
    aside = _by_seat(given, "aside", state.seats)
    credit = _by_seat(given, "credit", state.seats)
    for seat in range(state.seats):
        state.rows[seat] = _circle("circles", circles[seat])
        state.rows[ASIDE + seat] = _circle("aside", aside[seat])
        state.cards[CREDIT + seat] = _index("credit", credit[seat], CREDIT_NAMES)
    deck, discard = _items(given["deck"]), _items(given["discard"])
    if len(deck) > _DECK_ROOM:
        raise _bad("deck", given["deck"])
    if len(discard) > COMPONENTS:
        raise _bad("discard", given["discard"])
    for name in reversed(deck):
        state.cards[state.left] = _index("deck", name, _DECK_NAMES)
        state.left += 1
    for name in reversed(discard):
        state.discard(_index("discard", name, tuple(LETTERS)))
    limbo = _heap("limbo", given["limbo"])
    for card in range(TYPES):
        state.limbo += (limbo >> (card * TYPE_BITS) & 15) * ONE[card]


def _read_curses(state: Wizards, given: dict[str, str]) -> None:
    """Curses on the table, in their deck and defeated, and what all know of them."""
    slots = given["slots"].split("/")
    if len(slots) != CHAPTERS:
        raise _bad("slots", given["slots"])
    for chapter, name in enumerate(slots):
        lay_curse(state, chapter, _index_or_nothing("slots", name, CURSE_NAMES))
    deck = _items(given["curses"])
    score = _items(given["score"])
    if len(deck) > IN_PLAY:
        raise _bad("curses", given["curses"])
    if len(score) > IN_PLAY:
        raise _bad("score", given["score"])
    for name in reversed(deck):
        state.cards[CURSE_DECK + state.stock] = _index("curses", name, CURSE_NAMES)
        state.stock += 1
    for line in score:
        owner, _, rest = line.partition(".")
        name, _, extras = rest.partition(".")
        seat = read_number("score", owner, 0, state.seats - 1)
        curse, heap = _index("score", name, CURSE_NAMES), _heap("score", extras)
        state.rows[SCORE + state.beaten] = curse + seat * OWNER + heap * EXTRAS
        state.beaten += 1
        state.known |= 1 << curse
    for name in _items(given["known"]):
        state.known |= 1 << _index("known", name, CURSE_NAMES)
    if (",".join(known_in_deck(state)) or "-") != given["known"]:
        raise _bad("known", given["known"])


def _read_mats(state: Wizards, given: dict[str, str]) -> None:
    """Kittens and tokens, chapters and cats."""
    kittens = _by_seat(given, "kittens", state.seats)
    tokens = _by_seat(given, "tokens", state.seats)
    for seat in range(state.seats):
        if kittens[seat] != "-":
            name, _, side = kittens[seat].partition(".")
            kitten = _index("kittens", name, KITTEN_NAMES)
            set_kitten(state, seat, kitten, _index("kittens", side, SIDE_NAMES))
        if tokens[seat] != "-":
            place = _index("tokens", tokens[seat], mat(state, seat))
            state.tokens |= (place + 1) << (seat * 4)
    state.open = read_number("open", given["open"], 2, CHAPTERS)
    state.cats = read_number("cats", given["cats"], 0, 4)
    state.third = _index("third", given["third"], _SWITCH)
    state.rule = _index_or_nothing("rule", given["rule"], RULE_NAMES)
    state.chaos = _index_or_nothing("chaos", given["chaos"], CHAOS_NAMES)


def _read_turn(state: Wizards, given: dict[str, str]) -> None:
    """Whose turn it is, and everything that is not settled."""
    last = state.seats - 1
    state.turn = read_number("turn", given["turn"], 0, last)
    state.spell = _index_or_nothing("spell", given["spell"], SPELL_NAMES)
    state.card = _index_or_nothing("card", given["card"], tuple(LETTERS))
    state.spot = _spot("spot", given["spot"], last)
    state.pledge = _spot("pledge", given["pledge"], last)
    state.target = _target("target", given["target"], last)
    state.draws = read_number("draws", given["draws"], 0, 2)
    state.effect = _index_or_nothing("effect", given["effect"], _EFFECTS)
    state.actor = read_number("actor", given["actor"], 0, last)
    state.stage = read_number("stage", given["stage"], 0, 1)
    state.todo = read_number("todo", given["todo"], 0, 9)
    state.due = read_number("due", given["due"], 0, CHAPTERS)
    chapters = [read_number("order", item, 1, CHAPTERS) for item in _items(given["order"])]
    if len(chapters) != len(set(chapters)):
        raise _bad("order", given["order"])
    for at, chapter in enumerate(chapters):
        state.order |= chapter << (at * 2)
    state.reason = _index("reason", given["reason"], REASONS)
    state.phase = _index("phase", given["phase"], PHASES)
    if given["asked"] != "-":
        state.asked = 1 << read_number("asked", given["asked"], 0, last)
    if state.cats:
        enforce_if_whole(state)


def enforce_if_whole(state: Wizards) -> None:
    """Notes what is in force, where the mode and its card fit each other; else it is refused."""
    if (state.rule != NOTHING) == (state.mode == NEW_RULES) and (state.chaos != NOTHING) == (
        state.mode == CHAOS_MODE
    ):
        enforce(state)


def _spot(field: str, text: str, last: int) -> int:
    """A card in its place: "P>1.2"."""
    if text == "-":
        return NOTHING
    letter, _, place = text.partition(">")
    card = _index(field, letter, tuple(LETTERS))
    if place == "-":
        raise _bad(field, text)
    return _target(field, place, last) * TYPES + card


def _target(field: str, text: str, last: int) -> int:
    """A chapter of a seat: "1.2"."""
    if text == "-":
        return NOTHING
    seat, _, chapter = text.partition(".")
    number = read_number(field, chapter, 1, CHAPTERS) - 1
    return read_number(field, seat, 0, last) * CHAPTERS + number
