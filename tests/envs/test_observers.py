"""Observers of every kind: each tells what its viewer knows of the table, and no more."""

from ast import literal_eval
from collections.abc import Iterator
from itertools import product
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms.generate_playthrough import playthrough_lines
from open_spiel.python.observation import make_observation

from purrlour.engine.chance import Recorder, Scripted, Seeded
from purrlour.engine.decision import WATCHER
from purrlour.envs.spiel import name_of
from purrlour.games import GAMES
from tests.envs.plays import KEYS, SETTINGS, states
from tests.figures import figure

NONE = pyspiel.PrivateInfoType.NONE
ONE = pyspiel.PrivateInfoType.SINGLE_PLAYER
ALL = pyspiel.PrivateInfoType.ALL_PLAYERS
KINDS = [
    pytest.param(public, private, recall, id=f"{public=}-{private.name}-{recall=}")
    for public, private, recall in product((True, False), (NONE, ONE, ALL), (False, True))
]
SECRETIVE = [key for key in KEYS if key != "mice_and_mystics"]
"""Games in which a seat knows what others do not."""


def game_for(key: str, seats: int, rules: dict[str, str]) -> Any:
    written = ";".join(f"{name}:{value}" for name, value in rules.items())
    return pyspiel.load_game(name_of(key), {"players": seats, "rules": written})


def observer(game: Any, *, public: bool, private: Any, recall: bool = False) -> Any:
    kind = pyspiel.IIGObservationType(
        public_info=public, private_info=private, perfect_recall=recall
    )
    return make_observation(game, kind)


def spiel_state(game: Any, state: Any) -> Any:
    """A state of ours as OpenSpiel's."""
    found = game.new_initial_state()
    found.table.state, found.table.needed = state, 0
    return found


def told(watching: Any, state: Any, player: int) -> tuple[Any, ...]:
    """Everything that an observer gives: its words, and its numbers by name."""
    watching.set_from(state, player)
    pieces = {name: piece.tolist() for name, piece in watching.dict.items()}
    return watching.string_from(state, player), watching.tensor.tolist(), pieces


def playings(key: str, *, most: int, every: int) -> Iterator[tuple[Any, Any]]:
    """Games of OpenSpiel's, and states of a random playing of each."""
    for seats, rules in SETTINGS[key]:
        game = game_for(key, seats, rules)
        for number, state in enumerate(states(key, seats, rules, seed=6, most=most)):
            if number % every == 0:
                yield game, state.clone()


def twins_for_all(key: str, *, most: int) -> Iterator[tuple[Any, Any, Any]]:
    """Pairs of worlds that not even all seats together can tell apart.

    A playing is done again with one pick of its deal changed, as long as every view is the same.
    """
    game = GAMES[key]
    for seats, rules in SETTINGS[key]:
        options, luck = game.options(rules), Recorder(Seeded(9))
        state = game.deal(seats, options, luck)
        picks = luck.drawn
        twins = []
        for at in range(len(picks) - 1, 0, -max(1, len(picks) // 5)):
            if picks[at]:
                script = Scripted([*picks[:at], 0, *picks[at + 1 :]])
                twins.append(game.deal(seats, options, script))
        for step in range(most):
            views = [game.view(state, seat) for seat in range(seats)]
            twins = [
                twin
                for twin in twins
                if game.position(twin) != game.position(state)
                and [game.view(twin, seat) for seat in range(seats)] == views
            ]
            if twins and step % 5 == 0:
                yield game_for(key, seats, rules), state.clone(), twins[step % len(twins)].clone()
            asked = game.decisions(state)
            if not asked or not twins:
                break
            codes = game.legal(state, asked[0].seat)
            for world in (state, *twins):
                game.apply(world, asked[0].seat, codes[step % len(codes)], Seeded(step), None)


def worlds_of(key: str, *, private: Any) -> Iterator[tuple[Any, Any, Any, int]]:
    """Two worlds that the viewer of this kind cannot tell apart, and a player to ask as."""
    most, chance = figure(100, long=600, plain=30), Seeded(5)
    if private == ALL:
        for game, state, twin in twins_for_all(key, most=most):
            yield game, state, twin, 0
        return
    for game, state in playings(key, most=most, every=5):
        viewers = range(game.num_players()) if private == ONE else [WATCHER]
        for viewer in viewers:
            twin = GAMES[key].sample(GAMES[key].view(state, viewer), chance)
            yield game, state, twin, max(viewer, 0)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize(("public", "private", "recall"), KINDS)
def test_twin_worlds_look_the_same_to_every_kind_of_observer(
    key: str, public: bool, private: Any, recall: bool
) -> None:
    """What an observer tells follows from what its viewer may know."""
    compared = differ = 0
    for game, state, twin, player in worlds_of(key, private=private):
        watching = observer(game, public=public, private=private, recall=recall)
        here = told(watching, spiel_state(game, state), player)
        there = told(watching, spiel_state(game, twin), player)
        assert here == there
        compared += 1
        differ += GAMES[key].position(state) != GAMES[key].position(twin)
    assert compared > 9
    assert differ > compared // 2


@pytest.mark.parametrize("key", SECRETIVE)
@pytest.mark.parametrize("recall", [False, True])
def test_twins_of_a_narrow_view_differ_to_a_wider_one(key: str, *, recall: bool) -> None:
    """Else equal observations would show nothing: the twins must hold other secrets."""
    apart = {NONE: 0, ONE: 0}
    for private, wider in ((NONE, ONE), (ONE, ALL)):
        for game, state, twin, player in worlds_of(key, private=private):
            watching = observer(game, public=False, private=wider, recall=recall)
            here = told(watching, spiel_state(game, state), player)
            apart[private] += here != told(watching, spiel_state(game, twin), player)
    assert min(apart.values()) > 9


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("recall", [False, True])
def test_public_information_is_what_a_watcher_sees_whoever_asks(key: str, *, recall: bool) -> None:
    for game, state in playings(key, most=60, every=7):
        watching = observer(game, public=True, private=NONE, recall=recall)
        seen = [
            told(watching, spiel_state(game, state), seat) for seat in range(game.num_players())
        ]
        assert all(one == seen[0] for one in seen)
        rules = GAMES[key]
        shown = rules.view(state, WATCHER) if recall else rules.shown(state, WATCHER)
        assert seen[0][0] == str(shown)
        assert any(seen[0][1])


@pytest.mark.parametrize("key", KEYS)
def test_public_and_private_parts_make_up_the_whole(key: str) -> None:
    for game, state in playings(key, most=60, every=7):
        rules = GAMES[key]
        private = observer(game, public=False, private=ONE)
        everybody = observer(game, public=False, private=ALL)
        for seat in range(game.num_players()):
            words, _, _ = told(private, spiel_state(game, state), seat)
            own: dict[str, object] = literal_eval(words)
            assert {**rules.shown(state, WATCHER), **own} == rules.shown(state, seat)
            assert own == literal_eval(everybody.string_from(spiel_state(game, state), 0))[seat]


def test_whoever_asks_for_nothing_is_told_nothing() -> None:
    for game, state in playings("koty", most=5, every=1):
        words, numbers, pieces = told(
            observer(game, public=False, private=NONE), spiel_state(game, state), 0
        )
        assert (words, numbers, pieces) == ("", [], {})


def test_a_playthrough_keeps_hands_out_of_its_public_lines() -> None:
    """OpenSpiel's own playthrough asks for public information as seat 0."""
    lines = playthrough_lines(f"{name_of('exploding_kittens')}(players=2)", seed=3)
    public = [line for line in lines if line.startswith("PublicObservationString()")]
    private = [line for line in lines if line.startswith("PrivateObservationString(0)")]

    assert len(public) > 5
    assert all("'hand': ()" in line for line in public if "dealing" not in line)
    assert any("'hand': ('" in line for line in private)
