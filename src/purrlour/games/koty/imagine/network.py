"""The network of origins: old cards flow from titles to the seats that may have held them."""

from __future__ import annotations

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.games.koty.content import MOST_SEATS, TITLES
from purrlour.games.koty.imagine.flow import Flow
from purrlour.games.koty.imagine.ledger import Ledger

# Nodes: where all flow ends, where it begins again, a node for each title, for each stretch.


def network(ledger: Ledger, maybe: vec[i64], count: i64) -> Flow:
    """An edge for each of these plays comes first; through it flows one card if it was old."""
    plays = ledger.plays
    stretches: i64 = plays.first_stretch[MOST_SEATS]
    first: i64 = 2 + TITLES
    flow = Flow(first + stretches, count + 1 + TITLES + stretches)
    at: i64
    for at in range(count):
        play: i64 = maybe[at]
        flow.edge(2 + plays.titles[play], first + plays.stretches[play], 0, 1)
    flow.edge(0, 1, 0, count)
    title: i64
    for title in range(TITLES):
        if ledger.old[title]:
            flow.edge(1, 2 + title, ledger.excess[title], ledger.old[title])
    who: i64
    for who in range(MOST_SEATS):
        room: i64 = ledger.room[who]
        if room == 0:
            continue
        # What was old by the end of a stretch was old by the end of the next.
        last: i64 = plays.first_stretch[who + 1] - 1
        stretch: i64
        for stretch in range(plays.first_stretch[who], last + 1):
            head: i64 = 0 if stretch == last else first + stretch + 1
            flow.edge(first + stretch, head, plays.least[stretch], room)
    flow.close()
    return flow
