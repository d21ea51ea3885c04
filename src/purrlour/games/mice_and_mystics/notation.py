"""Notation: positions (one line for a whole state, hidden things included) and actions."""

from __future__ import annotations

from typing import Final

from purrlour.engine.decision import WATCHER, seats_of
from purrlour.engine.errors import InvalidAction, InvalidPosition
from purrlour.engine.fields import SHOWN as QUOTED
from purrlour.engine.fields import read_fields
from purrlour.games.mice_and_mystics.actions import MiceAction
from purrlour.games.mice_and_mystics.asking import about
from purrlour.games.mice_and_mystics.bits import members
from purrlour.games.mice_and_mystics.corrections import (
    ALL,
    NEWEST,
    VERSIONS,
    switches,
    version_of,
)
from purrlour.games.mice_and_mystics.frames import DEPTH, FRAME, FRAMES
from purrlour.games.mice_and_mystics.house import HOUSE
from purrlour.games.mice_and_mystics.layout import (
    AT,
    CARD_WOUNDS,
    CAUGHT,
    CHEESE,
    COUNTERS,
    DICE,
    DOORS,
    E_DISCARD,
    E_FACE_UP,
    E_PILE,
    ENCOUNTER_AT,
    FROM,
    IN_PILE,
    KIND,
    KIND_MODS,
    KNOWS,
    LAST,
    LIMITS,
    LINKS,
    MODS,
    MOST_COUNTERS,
    MOST_DICE,
    MOST_LINKS,
    MOST_MODS,
    MOST_RULES,
    MOST_THINGS,
    POISON,
    ROACHES,
    SEARCHED,
    SEAT,
    SNARES,
    STATUS,
    THINGS,
    TRACK,
    TRAPS,
    TROPHIES,
    UP,
    USED,
    WOUNDS,
)
from purrlour.games.mice_and_mystics.reachable import check_position
from purrlour.games.mice_and_mystics.rules.sheets import refit_all
from purrlour.games.mice_and_mystics.state import PHASES, REASONS, Mice, empty
from purrlour.games.mice_and_mystics.tables import (
    FIRST_FOE,
    HEROES,
    MOST_SIDES,
    MOST_TRACK,
    Tables,
)
from purrlour.games.mice_and_mystics.view import view

NUMBERS: Final = (
    *("page", "end_page", "wheel", "round", "turns", "visits", "flipped", "greedy", "flags"),
    *("moving", "allowance", "steps", "rolled", "deed", "free_used", "passes", "ambush"),
    *("prevented", "extras", "anew", "halt", "closing", "scroll", "remade", "known", "dirty"),
    *("fork", "grape", "active", "card", "story", "caller", "votes"),
)
"""Plain numbers of the state, in their order in the field `numbers`."""
SPARSE: Final = (
    ("cardwounds", CARD_WOUNDS, MOST_TRACK, 0),
    ("counters", COUNTERS, MOST_COUNTERS, 0),
    ("things", THINGS, MOST_THINGS * 3, 0),
    ("trophies", TROPHIES, 5, -1),
    ("links", LINKS, MOST_LINKS * 2, -1),
    ("mods", MODS, MOST_MODS * 5, 0),
    ("kindmods", KIND_MODS, 64, 0),
    ("dice", DICE, MOST_DICE, 0),
    ("limits", LIMITS, MOST_RULES, 0),
    ("tiles", UP, MOST_SIDES, -1),
    ("traps", TRAPS, MOST_SIDES, 0),
    ("snares", SNARES, MOST_SIDES, 0),
    ("searched", SEARCHED, MOST_SIDES, 0),
    ("doors", DOORS, MOST_SIDES, 0),
    ("last", LAST, FIRST_FOE + 26, 0),
)
"""Rows written as index=number, where the number is not the usual one."""
FIELDS: Final = (
    *("seats", "chapter", "house", "reason", "numbers", "room", "visited", "track", "acted"),
    *("mice", "foes", "cards", "pile", "threats", "used", "faceup"),
    *(name for name, _, _, _ in SPARSE),
    *("lying", "stack", "phase", "asked"),
)
_PLACES: Final = ("pile", "discard", "gone", "stash", "board", "box")
_HELD: Final = {8: "pack", 16: "worn", 24: "found", 32: "unloaded"}
_HERO_ROWS: Final = (SEAT, AT, STATUS, WOUNDS, POISON, CHEESE, KNOWS, CAUGHT, ROACHES, USED)
_MOST: Final = 1 << 62


def parse(text: str, table: dict[str, MiceAction]) -> MiceAction:
    """The action with this text."""
    action = table.get(text)
    if action is None:
        raise InvalidAction("unknown-action", text=text[:80])
    return action


# Writing.


def position(state: Mice) -> str:
    """The state as one line."""
    names, rows = state.tables.names, state.rows
    values = {
        "seats": str(state.seats),
        "chapter": names.chapters[state.chapter],
        "house": _listed([HOUSE[number] for number in members(state.house & ~ALL)]),
        "reason": REASONS[state.reason],
        "numbers": ",".join(str(getattr(state, name)) for name in NUMBERS),
        "room": names.sides[state.side],
        "visited": _listed([names.sides[side] for side in members(state.visited)]),
        "track": _listed([names.foes[rows[TRACK + at]] for at in range(state.on_track)]),
        "acted": _listed([names.foes[card] for card in members(state.acted)]),
        "mice": _listed(
            [
                f"{names.heroes[hero]}=" + ".".join(str(rows[row + hero]) for row in _HERO_ROWS)
                for hero in range(HEROES)
                if rows[SEAT + hero] >= 0 or rows[KNOWS + hero]
            ]
        ),
        "foes": _listed(
            [
                f"{names.figures[at]}={names.kinds[rows[KIND + at]]}"
                f".{rows[AT + at]}.{rows[STATUS + at]}"
                for at in range(FIRST_FOE, state.tables.how_many_figures)
                if rows[KIND + at] >= 0
            ]
        ),
        "cards": _listed(
            [
                f"{names.cards[card]}={_place(rows[FROM + card])}"
                for card in range(state.tables.how_many_cards)
                if rows[FROM + card] != IN_PILE
            ]
        ),
        "pile": _listed([names.cards[state.pile[at]] for at in _down(state.cards_left)]),
        "threats": _listed([names.encounters[state.threats[at]] for at in _down(state.foes_left)]),
        "used": _listed(
            [
                names.encounters[card]
                for card in range(state.tables.how_many_encounters)
                if rows[ENCOUNTER_AT + card] == E_DISCARD
            ]
        ),
        "faceup": names.encounters[state.face_up] if state.face_up >= 0 else "-",
        "lying": str(state.dice_left),
        "stack": "/".join(_frame(state, at) for at in range(0, state.top + FRAME, FRAME)) or "-",
        "phase": PHASES[state.phase],
        "asked": _listed([str(seat) for seat in seats_of(state.asked)]),
    }
    for name, first, many, usual in SPARSE:
        values[name] = _listed(
            [f"{at}={rows[first + at]}" for at in range(many) if rows[first + at] != usual]
        )
    header = header_of(version_of(state.house))
    return " ".join([header, *(f"{name}:{values[name]}" for name in FIELDS)])


def header_of(version: int) -> str:
    """How a position of a version begins."""
    return f"mice_and_mystics/{version}"


def _down(count: int) -> range:
    return range(count - 1, -1, -1)


def _place(place: int) -> str:
    if place < len(_PLACES):
        return _PLACES[place]
    first = place & ~7
    return f"{_HELD[first]}.{place - first}"


def _frame(state: Mice, at: int) -> str:
    """A frame without the zeros at its end."""
    numbers = [str(state.stack[at + part]) for part in range(1, FRAME)]
    while len(numbers) > 1 and numbers[-1] == "0":
        numbers.pop()
    return ".".join([FRAMES[state.stack[at]], *numbers])


def _listed(items: list[str]) -> str:
    return ",".join(items) or "-"


# Reading.


def load(tables: Tables, text: str) -> Mice:
    """The state with this position; refuses what no playing could reach."""
    version = _version(text)
    given = read_fields(text, header_of(version), FIELDS)
    state = empty(tables, _number("seats", given["seats"], 1, 4))
    names = tables.names
    state.chapter = _index("chapter", given["chapter"], names.chapters)
    state.house = _mask("house", given["house"], list(HOUSE)) | switches(version)
    state.reason = _index("reason", given["reason"], list(REASONS))
    numbers = given["numbers"].split(",")
    if len(numbers) != len(NUMBERS):
        raise _bad("numbers", given["numbers"])
    for name, number in zip(NUMBERS, numbers, strict=True):
        setattr(state, name, _number("numbers", number, -1, _MOST))
    state.side = _index("room", given["room"], names.sides)
    state.visited = _mask("visited", given["visited"], names.sides)
    state.acted = _mask("acted", given["acted"], names.foes)
    _read_track(state, given["track"])
    _read_figures(state, given)
    _read_cards(state, given)
    for name, first, many, usual in SPARSE:
        _read_sparse(state, name, given[name], first, many, usual)
    state.dice_left = _number("lying", given["lying"], 0, MOST_DICE)
    _read_stack(state, given["stack"])
    state.phase = _index("phase", given["phase"], list(PHASES))
    for item in _items(given["asked"]):
        state.asked |= 1 << _number("asked", item, 0, state.seats - 1)
    refit_all(state)
    try:
        check_position(state)
    except InvalidPosition as error:
        field = str(error.facts["fact"])
        quoted = f"{field}:{given.get(field, '')}"
        raise InvalidPosition("impossible-position", fact=quoted[:QUOTED]) from error
    _insist_plain(state, given)
    _insist_shown(state, given)
    return state


def _version(text: str) -> int:
    """The version in the head of a position; the newest if it names none that is known."""
    head = text.partition(" ")[0]
    return next((version for version in VERSIONS if head == header_of(version)), NEWEST)


def _insist_plain(state: Mice, given: dict[str, str]) -> None:
    """Refuses what is written in another order or with more than there is: a state has one text."""
    again = read_fields(position(state), header_of(version_of(state.house)), FIELDS)
    for field, value in given.items():
        if again[field] != value:
            raise _bad(field, value)


def _insist_shown(state: Mice, given: dict[str, str]) -> None:
    """Refuses what cannot be told to people: some frame of the stack names what is not there."""
    try:
        about(state)
        view(state, WATCHER)
    except (IndexError, ValueError, OverflowError) as error:
        raise InvalidPosition(
            "impossible-position", fact=f"stack:{given['stack']}"[:QUOTED]
        ) from error


def _bad(field: str, value: str) -> InvalidPosition:
    return InvalidPosition("bad-field", field=field, value=value[:QUOTED])


def _items(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def _number(field: str, text: str, least: int, most: int) -> int:
    """A whole number, perhaps negative, written the plain way."""
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) <= 20 and str(int(text)) == text:
        number = int(text)
        if least <= number <= most:
            return number
    raise _bad(field, text)


def _index(field: str, name: str, names: list[str]) -> int:
    if not name or name not in names:
        raise _bad(field, name)
    return names.index(name)


def _mask(field: str, text: str, names: list[str]) -> int:
    numbers = [_index(field, name, names) for name in _items(text)]
    if numbers != sorted(set(numbers)):
        raise _bad(field, text)
    return sum(1 << number for number in numbers)


def _read_track(state: Mice, text: str) -> None:
    cards = _items(text)
    if len(cards) > MOST_TRACK or len(set(cards)) != len(cards):
        raise _bad("track", text)
    for name in cards:
        state.rows[TRACK + state.on_track] = _index("track", name, state.tables.names.foes)
        state.on_track += 1


def _read_figures(state: Mice, given: dict[str, str]) -> None:
    names, rows = state.tables.names, state.rows
    seen: set[int] = set()
    for item in _items(given["mice"]):
        name, _, written = item.partition("=")
        hero = _index("mice", name, names.heroes)
        parts = written.split(".")
        if len(parts) != len(_HERO_ROWS) or hero in seen:
            raise _bad("mice", item)
        seen.add(hero)
        for row, part in zip(_HERO_ROWS, parts, strict=True):
            rows[row + hero] = _number("mice", part, -1, 1 << 40)
    for item in _items(given["foes"]):
        name, _, written = item.partition("=")
        figure = _index("foes", name, names.figures)
        parts = written.split(".")
        if len(parts) != 3 or figure < FIRST_FOE or rows[KIND + figure] >= 0:
            raise _bad("foes", item)
        rows[KIND + figure] = _index("foes", parts[0], names.kinds)
        rows[AT + figure] = _number("foes", parts[1], -1, 31)
        rows[STATUS + figure] = _number("foes", parts[2], 0, 511)


def _read_cards(state: Mice, given: dict[str, str]) -> None:
    """Where every card is, and how the decks lie."""
    names, rows = state.tables.names, state.rows
    places = {_place(place): place for place in range(len(_PLACES))}
    for first in _HELD:
        places |= {_place(first + hero): first + hero for hero in range(HEROES)}
    for item in _items(given["cards"]):
        name, _, place = item.partition("=")
        if place not in places or place == "pile":
            raise _bad("cards", item)
        card = _index("cards", name, names.cards)
        if rows[FROM + card] < 0:
            raise _bad("cards", item)
        rows[FROM + card] = places[place] - 100
    for name in reversed(_items(given["pile"])):
        card = _index("pile", name, names.cards)
        if rows[FROM + card] < 0:
            raise _bad("pile", name)
        rows[FROM + card] = IN_PILE - 100
        state.pile[state.cards_left] = card
        state.cards_left += 1
    for card in range(state.tables.how_many_cards):
        if rows[FROM + card] >= 0:
            raise _bad("cards", names.cards[card])
        rows[FROM + card] += 100
    places_of = (("threats", E_PILE), ("used", E_DISCARD), ("faceup", E_FACE_UP))
    seen: set[int] = set()
    for field, place_number in places_of:
        for name in reversed(_items(given[field])):
            card = _index(field, name, names.encounters)
            if card in seen:
                raise _bad(field, name)
            seen.add(card)
            rows[ENCOUNTER_AT + card] = place_number
            if field == "threats":
                state.threats[state.foes_left] = card
                state.foes_left += 1
            elif field == "faceup":
                state.face_up = card


def _read_sparse(state: Mice, name: str, text: str, first: int, many: int, usual: int) -> None:
    for at in range(many):
        state.rows[first + at] = usual
    last = -1
    for item in _items(text):
        index, _, number = item.partition("=")
        at = _number(name, index, 0, many - 1)
        value = _number(name, number, -99 if name in ("mods", "kindmods") else -1, 1 << 40)
        if at <= last or value == usual:
            raise _bad(name, item)
        last = at
        state.rows[first + at] = value


def _read_stack(state: Mice, text: str) -> None:
    frames = [] if text == "-" else text.split("/")
    if len(frames) > DEPTH:
        raise _bad("stack", text)
    for frame in frames:
        kind, *parts = frame.split(".")
        if not 1 <= len(parts) < FRAME or (len(parts) > 1 and parts[-1] == "0"):
            raise _bad("stack", frame)
        state.push(_index("stack", kind, list(FRAMES)), 0, 0, 0, 0)
        for at, part in enumerate(parts):
            state.stack[state.top + 1 + at] = _number("stack", part, -9, _MOST)
