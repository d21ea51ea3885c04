"""Flows with least amounts, by which the origins of cards are found."""

from collections import Counter

from purrlour.engine.chance import Seeded
from purrlour.games.koty.imagine.flow import Flow


def round_trip(ways: int, least: int) -> Flow:
    """So many edges for one unit each lead there, and one that takes the least amount back."""
    flow = Flow(2, ways + 1)
    for way in range(ways):
        assert flow.edge(0, 1, 0, 1) == way
    flow.edge(1, 0, least, least)
    flow.close()
    return flow


def amounts(flow: Flow, seed: int, ways: int) -> tuple[int, ...]:
    assert flow.solve(Seeded(seed))
    return tuple(flow.amount(way) for way in range(ways))


def test_every_flow_that_fits_comes_up() -> None:
    flow = round_trip(4, 2)

    found = Counter(amounts(flow, seed, 4) for seed in range(600))

    assert len(found) == 6
    assert all(sum(ways) == 2 for ways in found)
    assert min(found.values()) > 60


def test_a_flow_does_not_depend_on_those_before() -> None:
    flow = round_trip(6, 3)
    first = amounts(flow, 1, 6)

    assert amounts(flow, 2, 6) != first
    assert amounts(flow, 1, 6) == first == amounts(round_trip(6, 3), 1, 6)


def test_too_much_is_impossible() -> None:
    assert not round_trip(3, 4).solve(Seeded(1))


def test_a_path_may_lead_back() -> None:
    """Two can only go one way each, however the first of them chooses."""
    for seed in range(20):
        flow = Flow(6, 7)
        for left, right in ((1, 3), (1, 4), (2, 3)):
            flow.edge(left, right, 0, 1)
        for left in (1, 2):
            flow.edge(0, left, 1, 1)
        for right in (3, 4):
            flow.edge(right, 0, 0, 1)
        flow.close()
        assert amounts(flow, seed, 3) == (0, 1, 1)
