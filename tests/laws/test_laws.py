"""Every game under the laws, with seeds, house rules and choices by Hypothesis.

`scripts/test long` looks much longer; `purrlour check --games 10000` longer still.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from mypy_extensions import i64

from purrlour.engine import laws, secrecy
from purrlour.engine.chance import Chance, Seeded
from purrlour.engine.decision import WATCHER
from purrlour.engine.event import Event
from purrlour.engine.game import Game
from purrlour.engine.table import Table
from purrlour.engine.trial import Report, check_corner, check_game, rotation, unvisited
from purrlour.games import GAMES
from purrlour.games.exploding_kittens import events as ek
from purrlour.games.exploding_kittens.actions import KittensAction
from purrlour.games.exploding_kittens.content import NAMES
from purrlour.games.exploding_kittens.game import ExplodingKittens
from purrlour.games.exploding_kittens.options import KittensOptions
from purrlour.games.exploding_kittens.state import Kittens
from purrlour.games.exploding_kittens.view import KittensView
from purrlour.games.koty import events as ko
from purrlour.games.mice_and_mystics import events as mm
from purrlour.games.wizard_kittens import events as wk
from tests.figures import LONG, figure

KittensTable = Table[Kittens, KittensAction, KittensView, KittensOptions]

profile = settings(
    max_examples=figure(12, long=300, plain=3),
    derandomize=not LONG,  # the same every time, unless somebody is hunting
    database=None,
    deadline=None,
    phases=(Phase.generate, Phase.shrink),  # explaining a failure takes minutes, the seed says all
)

TABLES = [
    pytest.param(key, seats, id=f"{key}-{seats}")
    for key, game in GAMES.items()
    for seats in range(game.min_seats, game.max_seats + 1)
]


class Wishes(Chance):
    """Choices that Hypothesis made up and can shorten, then any others."""

    def __init__(self, wishes: list[int], seed: int) -> None:
        self._wishes = wishes[::-1]
        self._rest = Seeded(seed)

    def pick(self, n: i64) -> i64:
        return self._wishes.pop() % n if self._wishes else self._rest.pick(n)


def ek_reveals(event: Event, seat: int) -> bool:
    """What may come to light in Exploding Kittens; all else is the same in twin worlds."""
    if isinstance(event, ek.Revealed | ek.Died | ek.Handed | ek.Lacked):
        return True  # EK-23, EK-A12, EK-56 and EK-62, EK-57 and EK-63: for all to see
    if isinstance(event, ek.Drew | ek.Peeked):
        return seat == event.seat  # EK-17, EK-42
    if isinstance(event, ek.Gave):
        return seat in (event.seat, event.taker)  # EK-39, EK-A33
    return False


def ko_reveals(event: Event, seat: int) -> bool:
    """What may come to light in Koty: cards drawn, exchanged, or lost from the pile."""
    if isinstance(event, ko.Exchanged | ko.Lost):
        return True  # KO-A24, KO-A10: for all to see
    return isinstance(event, ko.Drew) and seat == event.seat  # KO-17


def mm_reveals(event: Event, seat: int) -> bool:
    """Cards of the two decks, for everybody to see."""
    return isinstance(event, mm.CardFound | mm.EncounterDrawn | mm.Peeked)


def wk_reveals(event: Event, seat: int) -> bool:
    """What may come to light in Wizard Kittens: cards of decks, and Extra Credit at the end."""
    shown = wk.Drew | wk.CatCame | wk.Caught | wk.Refilled | wk.Redealt
    return isinstance(event, shown | wk.RuleShown | wk.Flipped | wk.CreditShown)  # WK-39


REVEALS = {
    "exploding_kittens": ek_reveals,
    "koty": ko_reveals,
    "mice_and_mystics": mm_reveals,
    "wizard_kittens": wk_reveals,
}


@pytest.mark.parametrize("key", GAMES)
def test_the_action_table_is_its_own_notation(key: str) -> None:
    laws.notation(GAMES[key])


@pytest.mark.parametrize("key", GAMES)
def test_every_game_says_what_it_reveals(key: str) -> None:
    """Without that the twin law only finds what the view and the events disagree on."""
    assert key in REVEALS


@pytest.mark.parametrize(("key", "seats"), TABLES)
@profile
@given(data=st.data(), seed=st.integers(0, 2**64), wishes=st.lists(st.integers(0, 2**16)))
def test_a_game_keeps_the_laws(
    key: str, seats: int, data: st.DataObject, seed: int, wishes: list[int]
) -> None:
    game = GAMES[key]
    options = data.draw(st.sampled_from(rotation(game, seats)))
    check_game(
        game,
        seats,
        options,
        seed,
        depth=6 if LONG else 3,
        whim=Wishes(wishes, ~seed),
        reveals=REVEALS[key],
    )


@pytest.mark.parametrize("key", GAMES)
def test_the_laws_hold_in_every_kind_of_decision(key: str) -> None:
    """At one position of each, however seldom games come to it."""
    game = GAMES[key]
    corners = game.corners()
    report = Report()

    for number, corner in enumerate(corners):
        report += check_corner(game, corner, number, reveals=REVEALS[key])

    assert unvisited(game, report) == []
    assert [corner.kind for corner in corners] == list(game.kinds)


def test_a_kind_of_decision_that_nobody_looked_at_is_told() -> None:
    assert unvisited(GAMES["koty"], Report(kinds={"turn": 3, "place": 1})) == [
        "defend",
        "repeat",
        "lay",
    ]


def play_to_the_end(game: Game[Any, Any, Any, Any], seats: int, seed: int) -> int:
    """One game with any house rules, under the laws of R9 alone; how many steps it had.

    By turns players choose anything, or any kind of thing, and one of them is absent.
    """
    every = rotation(game, seats)
    luck, whim = Seeded(seed), Seeded(seed, "whim")
    state = game.deal(seats, every[seed * 7 % len(every)], luck)
    absent = seed // 3 % seats if seed % 3 == 2 else WATCHER
    steps = 0
    while asked := game.decisions(state):
        laws.asking(game, state, seats=seats, chance=whim)
        assert steps < game.max_steps, game.position(state)
        seat = asked[whim.pick(len(asked))].seat
        codes = game.legal(state, seat)
        if seat == absent:
            codes = [game.fallback(state, seat, whim)]
        elif seed % 3:
            kinds = sorted({game.actions[code].kind for code in codes})
            kind = kinds[whim.pick(len(kinds))]
            codes = [code for code in codes if game.actions[code].kind == kind]
        game.apply(state, seat, codes[whim.pick(len(codes))], luck, None)
        steps += 1
        if steps % 32 == 0:
            game.load(game.position(state))  # refuses what has lost a component
    laws.asking(game, state, seats=seats, chance=whim)
    game.load(game.position(state))
    outcome = game.outcome(state)
    assert outcome is not None
    laws.ranking(game, outcome, seats=seats)
    return steps


@pytest.mark.slow
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_r9_every_game_ends_and_somebody_can_always_act(
    key: str, seats: int, shown: Callable[[str, str], None]
) -> None:
    game = GAMES[key]
    tables = game.max_seats - game.min_seats + 1
    games = figure(40, long=-(-10_000 // tables), plain=6)

    steps = sum(play_to_the_end(game, seats, seed) for seed in range(games))

    shown("R9", f"{key}, {seats} seats: {games} games, {steps} steps, all ended, all counted")


@pytest.mark.slow
@pytest.mark.parametrize("chapter", "12345")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_mm_every_chapter_keeps_the_laws_at_every_table(seats: int, chapter: str) -> None:
    """MM-01, MM-03: with all that may be chosen, and with what people like to leave to us.

    By turns: each chapter and each table meets each of the three; the long suite meets all.
    """
    game = GAMES["mice_and_mystics"]
    brisk = {"party": "suggested", "ties": "auto", "trophies": "on"}
    for number, settings_ in enumerate(({}, {**brisk, "team": "vote"}, {"dice": "typed"})):
        if not LONG and (int(chapter) + seats) % 3 != number:
            continue
        options = game.options({"chapter": chapter, **settings_})
        seed = int(chapter) * 100 + seats * 10 + number
        check_game(
            game, seats, options, seed, depth=3, whim=Seeded(seed, "whim"), reveals=mm_reveals
        )


def ek_steps(seats: int, games: int) -> Iterator[tuple[KittensTable, list[Event]]]:
    """A table after each step of some random games, and what happened."""
    game = ExplodingKittens()
    for seed in range(games):
        luck = Seeded(seed)
        table = Table(game, seats, game.options({}), luck)
        while table.outcome is None:
            seat = next(iter(table.pending.values())).seat
            choices = table.legal(seat)
            yield table, table.play(seat, choices[luck.pick(len(choices))].text())


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ek_who_is_out_sees_what_every_onlooker_sees(seats: int) -> None:
    """EK-A13, at every step from a death to the end."""
    seen = 0
    for table, events in ek_steps(seats, games=6):
        for ghost, living in enumerate(table.view(WATCHER).alive):
            if not living and not any(isinstance(event, ek.Died) for event in events):
                assert told(events, ghost) == told(events, WATCHER)
                assert table.view(ghost).hand == ()
                seen += len(events)
    assert seen > 100


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ek_what_a_seat_remembers_of_the_pile_is_true(seats: int) -> None:
    """EK-A40. Views and samples could agree on a wrong memory, so the laws do not see it."""
    seen = 0
    for table, _ in ek_steps(seats, games=6):
        pile = table.game.position(table.state).partition("pile:")[2].partition(" ")[0].split(",")
        for seat in range(seats):
            remembered = table.view(seat).remembered
            pairs = zip(remembered, pile[: len(remembered)], strict=True)
            assert all(known in ("", card) for known, card in pairs), (remembered, pile)
            seen += sum(map(bool, remembered))
        assert table.view(WATCHER).remembered == ()
    assert seen > 50


def told(events: list[Event], seat: int) -> list[Event]:
    """What a seat is told of what happened."""
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]


HARD_WORLDS = [
    line
    for line in Path(__file__).with_name("hard_worlds.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]


@pytest.mark.parametrize("line", HARD_WORLDS, ids=range(len(HARD_WORLDS)))
def test_ek_worlds_that_are_hard_to_imagine(line: str) -> None:
    game: Game[Any, Any, Any, Any] = GAMES["exploding_kittens"]
    number, _, text = line.partition(" ")
    seat, state = int(number), game.load(text)
    seats = game.view(state, seat).seats
    for seed in range(20):
        chance = Seeded(seed)
        world = secrecy.sampling(game, state, seat, chance=chance)
        secrecy.twins(game, state, world, seat, seats=seats, chance=chance, reveals=ek_reveals)


def test_ek_who_was_out_before_the_story_shares_a_place() -> None:
    """A place counts the seats before it: after a first and a second, two share the third."""
    game: Game[Any, Any, Any, Any] = GAMES["exploding_kittens"]
    start = game.position(game.deal(4, game.options({"burglar": "off", "first": "0"}), Seeded(1)))
    fields = dict(field.split(":", 1) for field in start.split(" ")[1:])
    hands = [hand.split(",") for hand in fields["hands"].split("/")]
    box = [card for hand in hands for card in hand] + ["kitten"]
    fields.update(alive="0,1", hands="-/-/-/-", story="-")
    fields["box"] = ",".join(sorted(box, key=NAMES.index))
    body = " ".join(f"{name}:{value}" for name, value in fields.items())

    state, chance = game.load(f"exploding_kittens/1 {body}"), Seeded(1)
    while asked := game.decisions(state):
        seat = asked[0].seat
        game.apply(state, seat, game.fallback(state, seat, chance), chance, None)

    outcome = game.outcome(state)
    assert outcome is not None
    laws.ranking(game, outcome, seats=4)
