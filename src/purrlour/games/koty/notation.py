"""Notation: positions (one line for a whole state, hidden things included) and actions."""

from __future__ import annotations

from purrlour.engine.decision import seats_of
from purrlour.engine.errors import InvalidAction, InvalidPosition
from purrlour.engine.fields import SHOWN as QUOTED
from purrlour.engine.fields import read_fields, read_number
from purrlour.games.koty import story
from purrlour.games.koty.actions import KotyAction
from purrlour.games.koty.content import (
    CARDS,
    COPIES,
    CROW,
    LANDS,
    MOST_NINES,
    MOST_SEATS,
    NAMES,
    NUMBERS,
)
from purrlour.games.koty.memory import row_cards
from purrlour.games.koty.reachable import check_position
from purrlour.games.koty.setup import LIMITS
from purrlour.games.koty.state import (
    DISCARD,
    DREAMS,
    GAINS,
    HANDS,
    HELD,
    NINES_MASK,
    NOTHING,
    ON_TOP,
    PHASES,
    REASONS,
    SHOWN,
    SURPLUS,
    UNCAPPED,
    UNSEEN,
    Cats,
    empty,
    lands_of,
    top_of,
)
from purrlour.games.koty.teams import SEATINGS
from purrlour.games.koty.view import cap_name, limit_name, lines

HEADER = "koty/1"
FIELDS = (
    *("seats", "teams", "together", "cap", "limit", "turn", "turns", "idle", "gone", "dry"),
    *("dreams", "hands", "pile", "discard", "laid", "shown", "unseen", "held", "story"),
    *("play", "card", "repeats", "gain", "reason", "phase", "asked"),
)
LATER = ("surplus",)
"""House rules that came later, told where they are not the usual."""
_LETTERS = ("p", "d", "t", "b", "l")
"""How a line of the story is written, by its kind."""
_MOST_TURNS = 1_000_000
_SWITCH = ("no", "yes")
_LANDS = {
    f"{nines}+{NAMES[top]}" if top >= 0 else str(nines): nines + (top + 1) * ON_TOP
    for nines in range(MOST_NINES + 1)
    for top in range(-1, CROW + 1)
    if nines or top != CROW  # a crow lies on a Nine
}
"""Every land there can be, as it is written."""


def parse(text: str, table: dict[str, KotyAction]) -> KotyAction:
    """The action with this text."""
    action = table.get(text)
    if action is not None:
        return action
    if text.startswith("joker>"):
        raise InvalidAction("joker-needs-a-meaning", clause="KO-26", text=text[:80])
    if text.startswith("exchange:"):
        raise InvalidAction("exchange-is-whole", clause="KO-50", text=text[:80])
    if text.startswith(("repeat:joker=", "defend:joker=")):
        raise InvalidAction("joker-stands-for-the-attacker", clause="KO-A11", text=text[:80])
    raise InvalidAction("unknown-action", text=text[:80])


def position(state: Cats, actions: list[KotyAction]) -> str:
    """The state as one line."""
    seats = range(state.seats)
    values = {
        "seats": str(state.seats),
        "teams": SEATINGS[state.teams],
        "together": _SWITCH[state.together],
        "cap": cap_name(state.cap),
        "limit": limit_name(state.limit),
        "turn": str(state.turn),
        "turns": str(state.turns),
        "idle": str(state.idle),
        "gone": _listed([str(seat) for seat in seats_of(state.gone)]),
        "dry": _SWITCH[state.dry],
        "dreams": "/".join(_dream(state.rows[DREAMS + seat]) for seat in seats),
        "hands": "/".join(_listed(row_cards(state, HANDS + seat)) for seat in seats),
        "pile": _listed([NAMES[card] for card in reversed(state.pile_cards())]),
        "discard": _listed(row_cards(state, DISCARD)),
        "laid": _name(state.laid),
        "shown": _listed(row_cards(state, SHOWN)),
        "unseen": _listed(row_cards(state, UNSEEN)),
        "held": "/".join(_listed(row_cards(state, HELD + seat)) for seat in seats),
        "story": _listed([_written(*line) for line in lines(state.telling())]),
        "play": "-" if state.play == NOTHING else actions[state.play].text(),
        "card": _name(state.card),
        "repeats": str(state.repeats),
        "gain": GAINS[state.gain],
        "reason": REASONS[state.reason],
        "phase": PHASES[state.phase],
        "asked": _listed([str(seat) for seat in seats_of(state.asked)]),
    }
    if state.surplus:
        values["surplus"] = SURPLUS[state.surplus]
    return " ".join(
        [HEADER, *(f"{name}:{values[name]}" for name in (*FIELDS, *LATER) if name in values)]
    )


def load(text: str, table: dict[str, KotyAction]) -> Cats:
    """The state with this position; refuses what no playing could reach."""
    given = read_fields(text, HEADER, FIELDS, LATER)
    seats = read_number("seats", given["seats"], 2, MOST_SEATS)
    state = empty(seats)
    _read_house(state, given)
    state.turn = read_number("turn", given["turn"], 0, seats - 1)
    state.turns = read_number("turns", given["turns"], 0, _MOST_TURNS)
    state.idle = read_number("idle", given["idle"], 0, _MOST_TURNS)
    state.gone = _mask("gone", given["gone"], seats)
    state.dry = _SWITCH.index(_one_of("dry", given["dry"], _SWITCH))
    _read_cards(state, given, seats)
    if given["play"] != "-":
        action = table.get(given["play"])
        if action is None:
            raise InvalidPosition("bad-field", field="play", value=given["play"][:QUOTED])
        state.play = action.code
    state.card = _title_or_nothing("card", given["card"])
    state.repeats = read_number("repeats", given["repeats"], 0, _MOST_TURNS)
    state.gain = GAINS.index(_one_of("gain", given["gain"], GAINS))
    state.reason = REASONS.index(_one_of("reason", given["reason"], REASONS))
    state.phase = PHASES.index(_one_of("phase", given["phase"], PHASES))
    state.asked = _mask("asked", given["asked"], seats)
    try:
        check_position(state)
    except InvalidPosition as error:
        field = str(error.facts["fact"])
        quoted = f"{field}:{given[field]}"
        raise InvalidPosition("impossible-position", fact=quoted[:QUOTED]) from error
    return state


def _read_house(state: Cats, given: dict[str, str]) -> None:
    state.teams = SEATINGS.index(_one_of("teams", given["teams"], SEATINGS))
    state.together = _SWITCH.index(_one_of("together", given["together"], _SWITCH))
    state.cap = UNCAPPED if given["cap"] == "off" else read_number("cap", given["cap"], 1, 99)
    if "surplus" in given:
        state.surplus = SURPLUS.index(_one_of("surplus", given["surplus"], SURPLUS[1:]))
    limit = LIMITS.get(given["limit"])
    state.limit = read_number("limit", given["limit"], 2, 999) if limit is None else limit


def _read_cards(state: Cats, given: dict[str, str], seats: int) -> None:
    """Everything that lies somewhere, and the story."""
    dreams = _by_seat("dreams", given, seats)
    hands, held = _by_seat("hands", given, seats), _by_seat("held", given, seats)
    for seat in range(seats):
        lands = dreams[seat].split(",")
        if len(lands) != LANDS or any(land not in _LANDS for land in lands):
            raise InvalidPosition("bad-field", field="dreams", value=dreams[seat][:QUOTED])
        for number, land in enumerate(lands):
            state.change_land(seat, number, _LANDS[land])
        _fill_row(state, HANDS + seat, "hands", hands[seat])
        _fill_row(state, HELD + seat, "held", held[seat])
    for row, field in ((DISCARD, "discard"), (SHOWN, "shown"), (UNSEEN, "unseen")):
        _fill_row(state, row, field, given[field])
    state.laid = _title_or_nothing("laid", given["laid"])
    pile = _items(given["pile"])
    if len(pile) > CARDS:
        raise InvalidPosition("bad-field", field="pile", value=given["pile"][:QUOTED])
    state.stack_pile([_title("pile", name) for name in reversed(pile)])
    told = _items(given["story"])
    if len(told) > story.MOST_LINES:
        raise InvalidPosition("bad-field", field="story", value=given["story"][:QUOTED])
    for line in told:
        state.tell(*_read_line(line, seats))


def _dream(dream: int) -> str:
    return ",".join(_land(land) for land in lands_of(dream))


def _land(land: int) -> str:
    nines, top = land & NINES_MASK, top_of(land)
    return str(nines) if top < 0 else f"{nines}+{NAMES[top]}"


def _listed(items: list[str] | tuple[str, ...]) -> str:
    return ",".join(items) or "-"


def _items(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def _name(title: int) -> str:
    return "-" if title < 0 else NAMES[title]


def _title(field: str, name: str) -> int:
    if name not in NUMBERS:
        raise InvalidPosition("bad-field", field=field, value=name[:QUOTED])
    return NUMBERS[name]


def _title_or_nothing(field: str, name: str) -> int:
    return NOTHING if name == "-" else _title(field, name)


def _one_of(field: str, value: str, allowed: tuple[str, ...]) -> str:
    if value not in allowed:
        raise InvalidPosition("bad-field", field=field, value=value[:QUOTED])
    return value


def _by_seat(field: str, given: dict[str, str], seats: int) -> list[str]:
    parts = given[field].split("/")
    if len(parts) != seats:
        raise InvalidPosition("bad-field", field=field, value=given[field][:QUOTED])
    return parts


def _mask(field: str, value: str, seats: int) -> int:
    named = [read_number(field, item, 0, seats - 1) for item in _items(value)]
    if named != sorted(set(named)):
        raise InvalidPosition("bad-field", field=field, value=value[:QUOTED])
    return sum(1 << seat for seat in named)


def _fill_row(state: Cats, row: int, field: str, text: str) -> None:
    titles = [_title(field, name) for name in _items(text)]
    if titles != sorted(titles) or any(titles.count(title) > COPIES[title] for title in titles):
        raise InvalidPosition("bad-field", field=field, value=text[:QUOTED])
    for title in titles:
        state.add(row, title)


def _written(kind: int, seat: int, title: int) -> str:
    """One line of the story."""
    return f"{seat}{_LETTERS[kind]}.{NAMES[title]}"


def _read_line(text: str, seats: int) -> tuple[int, int, int]:
    """The kind, seat and title of a written line."""
    head, _, name = text.partition(".")
    if head[-1:] not in _LETTERS:
        raise InvalidPosition("bad-field", field="story", value=text[:QUOTED])
    seat = read_number("story", head[:-1], 0, seats - 1)
    return _LETTERS.index(head[-1]), seat, _title("story", name)
