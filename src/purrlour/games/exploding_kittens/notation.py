"""Notation: positions (one line for a whole state, hidden things included) and actions."""

from __future__ import annotations

from purrlour.engine.decision import seats_of
from purrlour.engine.errors import InvalidAction, InvalidPosition
from purrlour.engine.fields import SHOWN, read_fields, read_number
from purrlour.games.exploding_kittens import story
from purrlour.games.exploding_kittens.actions import KittensAction
from purrlour.games.exploding_kittens.content import CARDS, COPIES, MOST_SEATS, NAMES, NUMBERS
from purrlour.games.exploding_kittens.memory import row_cards
from purrlour.games.exploding_kittens.reachable import check_position
from purrlour.games.exploding_kittens.state import (
    BOX,
    HOUSE,
    NOBODY,
    NOTHING,
    PHASES,
    UNSEEN,
    Kittens,
    empty,
)
from purrlour.games.exploding_kittens.view import lines

HEADER = "exploding_kittens/1"
FIELDS = (
    "seats",
    "house",
    "alive",
    "turn",
    "owed",
    "attacked",
    "pawn",
    "hands",
    "pile",
    "box",
    "unseen",
    "story",
    "play",
    "named",
    "chain",
    "top",
    "phase",
    "asked",
)
_LETTERS = ("deal", "d", "h", "s", "m", "p", "l", "g", "o", "x", "z")
"""How a line of the story is written, by its kind."""
_WITH_NUMBER = (story.PUT,)
_WITH_TITLE = (story.DRAW, story.PLAY, story.LAY, story.LACK)
_WITH_PLACE = (story.PEEK, story.GIVE, story.SHOW)

NOT_ALONE = {
    "kitten": "EK-A23",
    "defuse": "EK-28",
    "tacocat": "EK-51",
    "cattermelon": "EK-51",
    "potato": "EK-51",
    "beard": "EK-51",
    "rainbow": "EK-51",
}
"""Cards that are no action of their own, and the clause that says so."""


def parse(text: str, table: dict[str, KittensAction]) -> KittensAction:
    """The action with this text."""
    action = table.get(text)
    if action is not None:
        return action
    if text in NOT_ALONE:
        raise InvalidAction("not-playable-alone", clause=NOT_ALONE[text], card=text)
    raise InvalidAction("unknown-action", text=text[:80])


def position(state: Kittens, actions: list[KittensAction]) -> str:
    """The state as one line."""
    values = {
        "seats": str(state.seats),
        "house": _house(state),
        "alive": _listed([str(seat) for seat in seats_of(state.alive)]),
        "turn": str(state.turn),
        "owed": str(state.owed),
        "attacked": "yes" if state.attacked else "no",
        "pawn": _optional(state.pawn),
        "hands": "/".join(_listed(row_cards(state, seat)) for seat in range(state.seats)),
        "pile": _listed([NAMES[card] for card in reversed(state.pile_cards())]),
        "box": _listed(row_cards(state, BOX)),
        "unseen": _listed(row_cards(state, UNSEEN)),
        "story": _listed([_written(*line) for line in lines(state.telling())]),
        "play": "-" if state.play == NOTHING else actions[state.play].text(),
        "named": "-" if state.named == NOTHING else NAMES[state.named],
        "chain": str(state.chain),
        "top": _optional(state.top),
        "phase": PHASES[state.phase],
        "asked": _listed([str(seat) for seat in seats_of(state.asked)]),
    }
    return " ".join([HEADER, *(f"{name}:{values[name]}" for name in FIELDS)])


def load(text: str, table: dict[str, KittensAction]) -> Kittens:
    """The state with this position; refuses what no playing could reach."""
    given = read_fields(text, HEADER, FIELDS)
    seats = read_number("seats", given["seats"], 2, MOST_SEATS)
    state = empty(seats)
    state.house = 0
    for name in _items(given["house"]):
        if name not in HOUSE:
            raise InvalidPosition("bad-field", field="house", value=name)
        state.house |= 1 << HOUSE.index(name)
    if given["house"] != _house(state):
        raise InvalidPosition("bad-field", field="house", value=given["house"][:SHOWN])
    state.alive = _mask("alive", given["alive"], seats)
    state.turn = read_number("turn", given["turn"], 0, seats - 1)
    state.owed = read_number("owed", given["owed"], 1, 8)
    state.attacked = int(_one_of("attacked", given["attacked"], ("no", "yes")) == "yes")
    state.pawn = _seat_or_nobody("pawn", given["pawn"], seats)
    hands = given["hands"].split("/")
    if len(hands) != seats:
        raise InvalidPosition("bad-field", field="hands", value=given["hands"])
    for seat, hand in enumerate(hands):
        _fill_row(state, seat, "hands", hand)
    _fill_row(state, BOX, "box", given["box"])
    _fill_row(state, UNSEEN, "unseen", given["unseen"])
    pile = _items(given["pile"])
    if len(pile) > CARDS:
        raise InvalidPosition("bad-field", field="pile", value=f"{len(pile)} cards")
    state.stack_pile([_title("pile", name) for name in reversed(pile)])
    told = _items(given["story"])
    if len(told) > story.LOADED:
        raise InvalidPosition("bad-field", field="story", value=f"{len(told)} lines")
    for line in told:
        state.tell(*_read_line(line, seats))
    if given["play"] != "-":
        action = table.get(given["play"])
        if action is None:
            raise InvalidPosition("bad-field", field="play", value=given["play"])
        state.play = action.code
    state.named = NOTHING if given["named"] == "-" else _title("named", given["named"])
    state.chain = read_number("chain", given["chain"], 0, 5)
    state.top = _seat_or_nobody("top", given["top"], seats)
    state.phase = PHASES.index(_one_of("phase", given["phase"], PHASES))
    state.asked = _mask("asked", given["asked"], seats)
    try:
        check_position(state)
    except InvalidPosition as error:
        field = str(error.facts["fact"])
        quoted = f"{field}:{given[field]}"
        raise InvalidPosition("impossible-position", fact=quoted[:SHOWN]) from error
    return state


def _house(state: Kittens) -> str:
    return _listed([name for bit, name in enumerate(HOUSE) if state.house >> bit & 1])


def _listed(items: list[str] | tuple[str, ...]) -> str:
    return ",".join(items) or "-"


def _items(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def _optional(number: int) -> str:
    return "-" if number < 0 else str(number)


def _title(field: str, name: str) -> int:
    if name not in NUMBERS:
        raise InvalidPosition("bad-field", field=field, value=name)
    return NUMBERS[name]


def _one_of(field: str, value: str, allowed: tuple[str, ...]) -> str:
    if value not in allowed:
        raise InvalidPosition("bad-field", field=field, value=value)
    return value


def _seat_or_nobody(field: str, value: str, seats: int) -> int:
    return NOBODY if value == "-" else read_number(field, value, 0, seats - 1)


def _mask(field: str, value: str, seats: int) -> int:
    named = [read_number(field, item, 0, seats - 1) for item in _items(value)]
    if named != sorted(set(named)):
        raise InvalidPosition("bad-field", field=field, value=value)
    return sum(1 << seat for seat in named)


def _fill_row(state: Kittens, row: int, field: str, text: str) -> None:
    titles = [_title(field, name) for name in _items(text)]
    if titles != sorted(titles) or any(titles.count(title) > COPIES[title] for title in titles):
        raise InvalidPosition("bad-field", field=field, value=text)
    for title in titles:
        state.gain(row, title)


def _written(kind: int, seat: int, fact: int) -> str:
    """One line of the story."""
    if kind == story.DEAL:
        return _LETTERS[kind]
    head = _LETTERS[kind] if kind == story.LAY else f"{seat}{_LETTERS[kind]}"
    if kind in _WITH_NUMBER:
        return f"{head}.{fact}"
    if kind in _WITH_TITLE:
        return f"{head}.{NAMES[fact]}"
    if kind in _WITH_PLACE:
        return f"{head}.{story.where_of(fact)}.{NAMES[story.title_of(fact)]}"
    return head


def _read_line(text: str, seats: int) -> tuple[int, int, int]:
    """The kind, seat and fact of a written line."""
    head, *facts = text.split(".")
    letter = head.lstrip("0123456789")
    if letter not in _LETTERS:
        raise InvalidPosition("bad-field", field="story", value=text)
    kind = _LETTERS.index(letter)
    seat = 0
    if kind not in (story.DEAL, story.LAY):
        seat = read_number("story", head[: -len(letter)], 0, seats - 1)
    fact = 0
    if kind in _WITH_NUMBER and len(facts) == 1:
        fact = read_number("story", facts[0], 0, CARDS)
    elif kind in _WITH_TITLE and len(facts) == 1:
        fact = _title("story", facts[0])
    elif kind in _WITH_PLACE and len(facts) == 2:
        fact = story.placed(
            read_number("story", facts[0], 0, MOST_SEATS), _title("story", facts[1])
        )
    if text != _written(kind, seat, fact):
        raise InvalidPosition("bad-field", field="story", value=text)
    return kind, seat, fact
