"""Whatever is read, the answer is an error that quotes it, or success; nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from purrlour.engine import laws
from purrlour.engine.chance import Seeded
from purrlour.engine.decision import WATCHER
from purrlour.engine.errors import GameError, InvalidPosition, InvalidRecord
from purrlour.engine.game import Game
from purrlour.engine.record import Record, read_record
from purrlour.engine.table import Table, replay
from purrlour.engine.trial import rotation
from purrlour.games import GAMES
from tests.figures import figure
from tests.laws.mutations import mutate

pytestmark = pytest.mark.uncompiled  # what reads texts is plain Python in both builds

AnyGame = Game[Any, Any, Any, Any]
COUNTED = {"line", "step", "count", "seat", "seats"}
"""Facts that are numbers: where in the text it is, or how many there are."""
QUOTED = {"value", "text"}
"""Facts that quote; what is empty can be quoted as well."""
RECORDED = 25
"""Steps of a record to mutate: replaying long ones takes time and reads nothing new."""


@cache
def playings(key: str) -> list[tuple[Record, list[str]]]:
    """Records of random games, and the positions on the way."""
    game, found = GAMES[key], []
    for seed in range(figure(12, long=24, plain=6)):
        seats = game.min_seats + seed % (game.max_seats - game.min_seats + 1)
        luck = Seeded(seed)
        options = rotation(game, seats)
        table = Table(game, seats, options[seed * 7 % len(options)], luck)
        positions = [game.position(table.state)]
        while table.outcome is None:
            choices = laws.choices_of(game, table.state, seats)
            # Resigning is always possible; chosen as often as the rest, it would end all games.
            seat, code = choices[luck.pick(len(choices))]
            if code in game.anytime(table.state, seat) and luck.pick(8):
                continue
            table.play(seat, game.actions[code].text())
            positions.append(game.position(table.state))
        table.record.steps[RECORDED:] = []
        found.append((table.record, positions))
    return found


def parse(game: AnyGame, text: str) -> None:
    assert game.parse(text).text() == text


def load(game: AnyGame, text: str) -> None:
    state = game.load(text)
    assert game.position(state) == text
    seats = game.view(state, WATCHER).seats
    laws.asking(game, state, seats=seats, chance=Seeded(0))
    laws.loading(game, state, seats=seats, chance=Seeded(0))  # what was let in can be played on


def read(game: AnyGame, text: str) -> None:
    record = read_record(text)
    assert record.text() == text
    again = replay(game, record).record
    assert again.steps == record.steps


def texts(game: AnyGame, reader: Callable[[AnyGame, str], None]) -> list[str]:
    if reader is parse:
        return [action.text() for action in game.actions]
    if reader is load:
        return [text for _, positions in playings(game.key) for text in positions[::7]]
    return [record.text() for record, _ in playings(game.key)]


def quotes(error: GameError, text: str) -> bool:
    """The error holds on to something of the text, or says where in it or how many."""
    for name, fact in error.facts.items():
        if isinstance(fact, str) and fact in text and (fact or name in QUOTED):
            return True
        if isinstance(fact, int) and name in COUNTED:
            return True
    return False


def check_reading(key: str, reader: Callable[[AnyGame, str], None], times: int, seed: int) -> None:
    game, chance = GAMES[key], Seeded(seed)
    valid = texts(game, reader)
    for text in valid:
        reader(game, text)
    read_well = 0
    for _ in range(times):
        text = mutate(valid[chance.pick(len(valid))], valid[chance.pick(len(valid))], chance)
        try:
            reader(game, text)
        except GameError as error:
            if not quotes(error, text):
                raise AssertionError(f"{error!r} quotes nothing of {text!r}") from error
        except Exception as error:
            raise AssertionError(f"{error!r} of {text!r}") from error
        else:
            read_well += 1
    assert 0 < read_well < times  # mutations that never, or always, come out right test nothing


DEAR = {"mice_and_mystics": 3}
"""Games whose positions are so much longer than those of others."""


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize(
    ("reader", "times"),
    [
        (parse, figure(5000, long=30_000, plain=1500)),
        (load, figure(5000, long=50_000, plain=1000)),
        (read, figure(2000, long=20_000, plain=400)),
    ],
    ids=["parse", "load", "record"],
)
def test_damaged_texts(key: str, reader: Callable[[AnyGame, str], None], times: int) -> None:
    check_reading(key, reader, times // DEAR.get(key, 1), seed=2)


EK = GAMES["exploding_kittens"]


def ek_start(settings: dict[str, str]) -> str:
    return EK.position(EK.deal(2, EK.options(settings), Seeded(1)))


@pytest.mark.parametrize("house", ["nope_own,any_pairs", "any_pairs,any_pairs,nope_own"])
def test_ek_house_rules_of_a_position_have_one_order(house: str) -> None:
    """Else two texts would be one position, and positions could not be compared."""
    text = ek_start({"nope_own": "on"})
    assert "house:any_pairs,nope_own " in text

    with pytest.raises(InvalidPosition):
        EK.load(text.replace("house:any_pairs,nope_own", f"house:{house}"))


def test_ek_a_story_leaves_room_for_the_rest_of_the_game() -> None:
    """A story that fills the state was let in, and the next step fell over its end."""
    text = ek_start({})
    hand = text.partition("hands:")[2].partition("/")[0].split(",")
    cat = next(name for name in ("tacocat", "beard", "potato", "rainbow") if name not in hand)
    long = text.replace("story:deal", "story:deal" + f",0x.{cat}" * 255)

    with pytest.raises(InvalidPosition):
        EK.load(long)


@pytest.mark.parametrize("deal", ["deal{}", "deal  {}", "deal {} ", "deal\t{}"])
def test_the_luck_of_a_deal_is_written_in_one_way(deal: str) -> None:
    record, _ = playings("exploding_kittens")[0]
    luck = " ".join(map(str, record.deal))

    with pytest.raises(InvalidRecord):
        read_record(record.text().replace(f"deal {luck}", deal.format(luck)))


def test_a_step_that_is_refused_is_named() -> None:
    """In a record, who is told why must also be told where."""
    record, _ = playings("exploding_kittens")[0]
    lines = record.text().split("\n")
    first = lines.index("") + 1
    lines.insert(first, "0 put:3")

    with pytest.raises(GameError) as refused:
        replay(EK, read_record("\n".join(lines)))

    assert {1, "0 put:3"} & set(refused.value.facts.values())
