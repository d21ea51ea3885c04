"""The table: the checked door that everyone but search uses."""

import pytest

from purrlour.engine.chance import Seeded
from purrlour.engine.errors import GameError, IllegalAction, InvalidAction, InvalidRecord
from purrlour.engine.record import Step, read_record
from purrlour.engine.table import Table, replay
from purrlour.games.exploding_kittens.game import ExplodingKittens

GAME = ExplodingKittens()


def new_table(seats: int = 3, seed: int = 11) -> "Table":  # type: ignore[type-arg]
    return Table(GAME, seats, GAME.options({"first": "0"}), Seeded(seed))


def test_a_choice_is_recorded_with_the_luck_it_drew() -> None:
    table = new_table()

    table.play(0, "draw")

    assert table.record.steps == [Step(0, "draw", ())]
    assert table.record.deal


@pytest.mark.parametrize("seats", [1, 6])
def test_too_few_or_too_many_seats_are_refused(seats: int) -> None:
    with pytest.raises(GameError, match="seat-count"):
        new_table(seats)


def test_an_unknown_word_is_quoted_back() -> None:
    with pytest.raises(InvalidAction, match="'fly'"):
        new_table().play(0, "fly")


def test_a_refusal_changes_nothing() -> None:
    table = new_table()
    before = GAME.position(table.state), table.record.text(), table.pending

    for seat, text in [(1, "draw"), (0, "pass"), (0, "put:3"), (7, "draw"), (-1, "draw")]:
        with pytest.raises(IllegalAction):
            table.play(seat, text)

    assert (GAME.position(table.state), table.record.text(), table.pending) == before


def test_every_decision_has_a_number_of_its_own() -> None:
    table = new_table()
    first = table.decision_of(0)

    table.play(0, "draw", decision=first)

    assert table.decision_of(0) is None
    assert table.decision_of(1) not in (None, first)


def test_an_answer_to_a_closed_decision_is_too_late() -> None:
    table = new_table()
    closed = table.decision_of(0)
    table.play(0, "draw")

    with pytest.raises(IllegalAction, match="too-late"):
        table.play(1, "draw", decision=closed)


def test_who_is_still_asked_the_same_keeps_the_number() -> None:
    table = new_table(seed=first_seed_with("skip"))
    table.play(0, "skip")
    waiting = table.decision_of(2)

    table.play(1, "pass")

    assert table.decision_of(2) == waiting


def test_undo_takes_back_one_step_and_reopens_the_decision() -> None:
    table = new_table()
    start = GAME.position(table.state)
    number = table.decision_of(0)
    table.play(0, "draw")

    table.undo()

    assert GAME.position(table.state) == start
    assert table.record.steps == []
    assert table.decision_of(0) not in (None, number)


def test_there_is_nothing_to_undo_at_the_start() -> None:
    with pytest.raises(IllegalAction, match="nothing-to-undo"):
        new_table().undo()


def test_an_absent_player_draws() -> None:
    table = new_table()

    table.fall_back(0)

    assert table.record.steps[0].action == "draw"
    with pytest.raises(IllegalAction, match="nothing-asked"):
        table.fall_back(0)


def test_a_playing_comes_back_from_its_record() -> None:
    table = new_table()
    while table.outcome is None:
        table.fall_back(next(iter(table.pending.values())).seat)

    again = replay(GAME, read_record(table.record.text()))

    assert again.outcome == table.outcome
    assert again.record == table.record


def test_a_record_of_another_game_or_version_is_refused() -> None:
    record = new_table().record
    record.version = 99

    with pytest.raises(InvalidRecord, match="exploding_kittens/99"):
        replay(GAME, record)


@pytest.mark.parametrize("luck", [(), (99,), (0, 0)])
def test_a_record_whose_luck_does_not_fit_is_refused(luck: tuple[int, ...]) -> None:
    table = new_table(2, seed=first_seed_with("shuffle", 2))
    table.play(0, "shuffle")
    table.play(1, "pass")
    table.record.steps[1] = Step(1, "pass", luck)

    with pytest.raises(InvalidRecord, match="record-luck"):
        replay(GAME, table.record)


def first_seed_with(card: str, seats: int = 3) -> int:
    """A deal that gives the first player this card."""
    return next(seed for seed in range(99) if card in new_table(seats, seed).view(0).hand)


@pytest.mark.parametrize("step", [0, 1, 2])
def test_a_record_with_luck_that_nobody_draws_is_refused(step: int) -> None:
    """In the deal, in a step that draws luck, and in one that draws none."""
    table = new_table(2, seed=first_seed_with("shuffle", 2))
    table.play(0, "shuffle")
    table.play(1, "pass")
    record = table.record
    play, shuffled = record.steps
    assert not play.chance
    assert shuffled.chance
    assert replay(GAME, record).record == record

    if step == 0:
        record.deal = (*record.deal, 0)
    else:
        told = record.steps[step - 1]
        record.steps[step - 1] = Step(told.seat, told.action, (*told.chance, 0))

    with pytest.raises(InvalidRecord, match="record-luck") as refused:
        replay(GAME, record)
    assert refused.value.facts["step"] == step
