"""An observation holds what its seat knows, where the table of fields says, and nothing else."""

from collections.abc import Iterable
from typing import Any

import pytest
from mypy_extensions import u8

from purrlour.engine.cells import vec
from purrlour.engine.chance import Seeded
from purrlour.engine.decision import WATCHER
from purrlour.envs.encode.base import Encoder
from purrlour.envs.encode.field import offsets_of, size_of
from purrlour.envs.encode.roster import FIELDS, encoder_for
from purrlour.envs.rows import observed
from purrlour.games import GAMES
from purrlour.games.exploding_kittens.content import NAMES as KITTEN_TITLES
from purrlour.games.koty.content import NAMES as CAT_TITLES
from purrlour.games.wizard_kittens.content import CREDIT_NAMES, TYPE_NAMES
from tests.envs.plays import KEYS, SETTINGS, states

CASES = [(key, seats, rules) for key in KEYS for seats, rules in SETTINGS[key]]
LONGEST = {"mice_and_mystics": 250}


def fields(key: str, state: Any, seat: int) -> dict[str, list[int]]:
    """An observation by the names of its fields."""
    row = list(bytes(observed(encoder_for(key), state, seat)))
    return {name: row[where] for name, where in offsets_of(FIELDS[key]).items()}


def told_apart(
    encoder: Encoder[Any], key: str, seats: int, rules: dict[str, str]
) -> list[dict[str, list[int]]]:
    """Rows that differ between a state and a sample of it, which their seat cannot tell apart."""
    game, chance, found = GAMES[key], Seeded(5), []
    for number, state in enumerate(states(key, seats, rules, seed=3, most=LONGEST.get(key, 400))):
        if number % 3 == 0:
            for seat in range(seats):
                twin = game.sample(game.view(state, seat), chance)
                mine, theirs = observed(encoder, state, seat), observed(encoder, twin, seat)
                if bytes(mine) != bytes(theirs):
                    found.append(fields(key, state, seat))
    return found


@pytest.mark.parametrize(("key", "seats", "rules"), CASES)
def test_twin_worlds_look_the_same(key: str, seats: int, rules: dict[str, str]) -> None:
    assert not told_apart(encoder_for(key), key, seats, rules)


class Peeping(Encoder[Any]):
    """Tells the top card of the pile beside what may be told."""

    def __init__(self, key: str) -> None:
        self.inner = encoder_for(key)
        self.size = self.inner.size + 1

    def write(self, state: Any, seat: int, into: Any, at: int) -> int:
        end = self.inner.write(state, seat, into, at)
        pile, left = {
            "exploding_kittens": lambda: (state.pile, state.left),
            "koty": lambda: (state.pile, state.left),
            "mice_and_mystics": lambda: (state.pile, state.cards_left),
            "wizard_kittens": lambda: (state.cards, state.left),
        }[GAMES_BY_STATE[type(state).__name__]]()
        into[end] = pile[left - 1] if left else 0
        return int(end) + 1


GAMES_BY_STATE = {
    "Kittens": "exploding_kittens",
    "Cats": "koty",
    "Mice": "mice_and_mystics",
    "Wizards": "wizard_kittens",
}


@pytest.mark.parametrize("key", KEYS)
def test_an_encoder_that_peeps_is_found_out(key: str) -> None:
    assert told_apart(Peeping(key), key, *SETTINGS[key][0])


@pytest.mark.parametrize(("key", "seats", "rules"), CASES)
def test_a_row_fills_its_fields_exactly_and_fits_a_signed_byte(
    key: str, seats: int, rules: dict[str, str]
) -> None:
    encoder, size = encoder_for(key), size_of(FIELDS[key])
    assert encoder.size == size
    for state in states(key, seats, rules, seed=4, most=120):
        room = vec[u8](bytes([255]) * 10 + bytes(size) + bytes([255]) * 10)
        assert encoder.write(state, seats - 1, room, 10) == size + 10
        whole = bytes(room)
        assert whole[:10] + whole[-10:] == bytes([255]) * 20
        assert max(whole[10:-10]) <= 127


@pytest.mark.parametrize("key", KEYS)
def test_a_watcher_is_told_all_but_the_private_fields(key: str) -> None:
    """Which fields are private is data: none is missing there, and none is private for nothing."""
    private = {field.name for field in FIELDS[key] if field.private}
    filled = set()
    for seats, rules in SETTINGS[key]:
        for state in states(key, seats, rules, seed=8, most=LONGEST.get(key, 400)):
            mine, public = fields(key, state, 0), fields(key, state, WATCHER)
            assert {name for name in mine if mine[name] != public[name]} <= private
            assert not any(any(public[name]) for name in private)
            filled |= {name for name in private if any(mine[name])}
    assert filled == private


def turned(values: Any, seat: int, room: int) -> list[Any]:
    """One value for each seat, from the observer on, zeros where nobody sits."""
    found: list[Any] = list(values)
    return (found[seat:] + found[:seat] + [0] * room)[:room]


def joined(parts: Iterable[Iterable[int]]) -> list[int]:
    return [number for part in parts for number in part]


def counts(names: tuple[str, ...], held: Any) -> list[int]:
    return [list(held).count(name) for name in names]


@pytest.mark.parametrize(("seats", "rules"), SETTINGS["exploding_kittens"])
def test_the_kittens_view_stands_in_the_fields(seats: int, rules: dict[str, str]) -> None:
    game = GAMES["exploding_kittens"]
    for state in states("exploding_kittens", seats, rules, seed=8, most=400):
        for seat in range(seats):
            view, row = game.view(state, seat), fields("exploding_kittens", state, seat)
            assert row["hand"] == counts(KITTEN_TITLES[1:], view.hand)
            assert row["discard"] == counts(KITTEN_TITLES, view.discard)
            assert row["last"] == counts(KITTEN_TITLES, view.discard[:1])
            assert row["box"] == counts(KITTEN_TITLES, view.box)
            assert row["cards"] == turned(view.cards, seat, 5)
            assert row["alive"] == turned(view.alive, seat, 5)
            assert (row["pile"], row["kittens"]) == ([view.pile], [view.kittens])
            top = [*view.remembered, "", "", ""][:3]
            assert row["remembered"] == joined(counts(KITTEN_TITLES, [card]) for card in top)
            hidden = [at for at, card in enumerate(view.remembered) if card == "kitten"]
            assert [at for at, known in enumerate(row["kitten_at"]) if known] == hidden
            assert row["turn"].index(1) == (view.turn - seat) % seats


@pytest.mark.parametrize(("seats", "rules"), SETTINGS["koty"])
def test_the_view_of_cats_stands_in_the_fields(seats: int, rules: dict[str, str]) -> None:
    game = GAMES["koty"]
    for state in states("koty", seats, rules, seed=8, most=400):
        for seat in range(seats):
            view, row = game.view(state, seat), fields("koty", state, seat)
            assert row["hand"] == counts(CAT_TITLES, view.hand)
            assert row["discard"] == counts(CAT_TITLES, view.discard)
            assert row["cards"] == turned(view.cards, seat, 6)
            assert row["scores"] == turned([min(127, score) for score in view.scores], seat, 6)
            assert row["nines"] == joined(turned(map(list, view.nines), seat, seats)) + [0] * (
                4 * (6 - seats)
            )
            known = [counts(CAT_TITLES, cards) for cards in view.known]
            assert row["known"][: 14 * seats] == joined(turned(known, seat, seats))
            mates = [(mate - seat) % seats + 1 if mate >= 0 else 0 for mate in view.mates]
            assert row["mates"] == turned(mates, seat, 6)
            assert row["unseen"] == [view.unseen]


@pytest.mark.parametrize(("seats", "rules"), SETTINGS["wizard_kittens"])
def test_the_view_of_wizards_stands_in_the_fields(seats: int, rules: dict[str, str]) -> None:
    game = GAMES["wizard_kittens"]
    for state in states("wizard_kittens", seats, rules, seed=8, most=400):
        for seat in range(seats):
            view, row = game.view(state, seat), fields("wizard_kittens", state, seat)
            circles = [
                joined(counts(TYPE_NAMES, chapter) for chapter in circle) for circle in view.circles
            ]
            assert row["circles"][: 12 * seats] == joined(turned(circles, seat, seats))
            assert row["credit"] == counts(CREDIT_NAMES, [view.credits[seat]])
            assert row["unseen"] == list(view.unseen)
            assert row["discard"] == counts(TYPE_NAMES, view.discard)
            assert row["last"] == counts(TYPE_NAMES, view.discard[:1])
            assert (row["deck"], row["safe"]) == ([view.deck], [view.safe])
            assert row["cats_left"] == [view.cats_left]
            if not view.reason.startswith(("six", "caught")):
                assert row["scores"] == turned([64 + one for one in view.scores], seat, 4)


@pytest.mark.parametrize(("seats", "rules"), SETTINGS["mice_and_mystics"])
def test_the_view_of_mice_stands_in_the_fields(seats: int, rules: dict[str, str]) -> None:
    game = GAMES["mice_and_mystics"]
    for state in states("mice_and_mystics", seats, rules, seed=8, most=150):
        for seat in range(seats):
            view, row = game.view(state, seat), fields("mice_and_mystics", state, seat)
            assert sum(row["controller"]) == len(view.heroes)
            assert sum(1 for kind in row["foe_space"] if kind) == len(view.foes)
            assert row["time"][:4] == [view.page, view.end_page, view.wheel, min(127, view.round)]
            assert row["decks"][:2] == [view.deck, view.encounters]
            assert [face for face in row["dice"] if face] == list(view.dice)
            assert row["heroes_on"].count(1) == sum(1 for space in view.spaces if space)
