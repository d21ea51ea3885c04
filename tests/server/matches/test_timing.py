"""Timing: how long questions have been open, on the match's own clock."""

from __future__ import annotations

from purrlour.server.matches.timing import Timing

LIMIT = 20_000


def open_at(at: int, *numbers: int) -> Timing:
    timing = Timing()
    timing.follow(numbers or (1,), at)
    return timing


def test_time_runs_from_when_the_question_was_opened() -> None:
    timing = open_at(1000)

    assert timing.left(1, LIMIT, 1000) == LIMIT
    assert timing.left(1, LIMIT, 16_000) == 5000
    assert timing.left(1, LIMIT, 99_000) == 0


def test_a_question_that_stays_open_keeps_its_time_and_a_new_one_begins_anew() -> None:
    timing = open_at(0, 1, 2)

    timing.follow([2, 3], 5000)

    assert timing.opened == {2: 0, 3: 5000}


def test_a_pause_costs_nobody_anything() -> None:
    timing = open_at(0)

    timing.pause(True, 5000)
    assert timing.left(1, LIMIT, 60_000) == 15_000
    timing.pause(False, 65_000)

    assert timing.left(1, LIMIT, 65_000) == 15_000
    assert timing.left(1, LIMIT, 70_000) == 10_000


def test_a_question_opened_during_a_pause_has_all_its_time() -> None:
    timing = open_at(0)
    timing.pause(True, 5000)

    timing.follow([2], 30_000)
    assert timing.left(2, LIMIT, 40_000) == LIMIT
    timing.pause(False, 65_000)

    assert timing.left(2, LIMIT, 65_000) == LIMIT


def test_more_time_is_more_time() -> None:
    timing = open_at(0)

    timing.extend(30_000)

    assert timing.left(1, LIMIT, 5000) == 45_000


def test_a_pause_takes_nothing_of_the_extra_time() -> None:
    timing = open_at(0)
    timing.extend(30_000)

    timing.pause(True, 5000)
    assert timing.left(1, LIMIT, 5000) == 45_000
    timing.pause(False, 8000)

    assert timing.left(1, LIMIT, 8000) == 45_000


def test_extra_time_during_a_pause_is_added_as_well() -> None:
    timing = open_at(0)
    timing.pause(True, 5000)

    timing.extend(30_000)
    assert timing.left(1, LIMIT, 5000) == 45_000
    timing.pause(False, 8000)

    assert timing.left(1, LIMIT, 8000) == 45_000


def test_a_restart_gives_everybody_the_whole_time_even_in_a_pause() -> None:
    timing = open_at(0, 1, 2)
    timing.restart(15_000)
    assert timing.left(1, LIMIT, 15_000) == timing.left(2, LIMIT, 15_000) == LIMIT

    timing.pause(True, 20_000)
    timing.restart(40_000)
    assert timing.left(1, LIMIT, 50_000) == LIMIT
    timing.pause(False, 60_000)

    assert timing.left(1, LIMIT, 60_000) == LIMIT


def test_pausing_twice_is_pausing_once() -> None:
    timing = open_at(0)

    timing.pause(True, 5000)
    timing.pause(True, 9000)
    timing.pause(False, 10_000)
    timing.pause(False, 15_000)

    assert timing.left(1, LIMIT, 10_000) == 15_000
