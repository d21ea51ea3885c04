"""A chapter's own matters in names: what is at stake, what lies where, what may be done."""

from __future__ import annotations

from typing import Final, NamedTuple

from purrlour.games.mice_and_mystics.bits import members
from purrlour.games.mice_and_mystics.campaign import TROPHY_BIT
from purrlour.games.mice_and_mystics.layout import COUNTERS, TAKEN, THINGS
from purrlour.games.mice_and_mystics.rules.explore import NO_WAY, OVER_THE_EDGE, locked, way_out
from purrlour.games.mice_and_mystics.rules.fight import card_acting, kind_change
from purrlour.games.mice_and_mystics.rules.names import figure_name
from purrlour.games.mice_and_mystics.rules.sheets import changed
from purrlour.games.mice_and_mystics.rules.things import name_of, things
from purrlour.games.mice_and_mystics.rules.windows import about
from purrlour.games.mice_and_mystics.state import (
    ASK_SHARE,
    ASK_WINDOW,
    MAY_MOVE,
    MOVED,
    Mice,
)
from purrlour.games.mice_and_mystics.tables import (
    BATTLE,
    DEFENCE,
    F_BATTLE,
    F_DEFENCE,
    FOE_WIDTH,
    MOST_SPACES,
)

FREE: Final = ("share", "equip", "level-up")
"""Free actions, in the order of the bits of `free_used`."""


class Lying(NamedTuple):
    """A thing of the chapter: on a space, with a mouse, or taken for good."""

    name: str
    room: str
    space: str
    """Empty unless it lies there."""
    holder: str
    """The mouse that carries it; "taken" if it counts and nobody carries it; else empty."""


def flags_of(state: Mice) -> tuple[str, ...]:
    """What the story remembers."""
    names = state.tables.names.flags[state.chapter]
    return tuple(name for at, name in enumerate(names) if state.flags >> at & 1)


def trophies_of(state: Mice) -> tuple[str, ...]:
    """Story trophies that the party has (MM-281)."""
    names = state.tables.names.trophies
    return tuple(name for at, name in enumerate(names) if state.flags >> TROPHY_BIT + at & 1)


def counters_of(state: Mice) -> tuple[tuple[str, int], ...]:
    """What the chapter counts."""
    names = state.tables.names.counters[state.chapter]
    return tuple((name, int(state.rows[COUNTERS + at])) for at, name in enumerate(names))


def lying_of(state: Mice) -> list[Lying]:
    """Where the chapter's things are."""
    return [_lying(state, thing) for thing in range(things(state))]


def _lying(state: Mice, thing: int) -> Lying:
    names = state.tables.names
    side, space, carrier = (int(state.rows[THINGS + thing * 3 + at]) for at in range(3))
    name = name_of(state, thing)
    if carrier == TAKEN:
        return Lying(name, "", "", "taken")
    if carrier:
        return Lying(name, "", "", names.heroes[carrier - 1])
    cell = state.tables.name_of_space[side * MOST_SPACES + space]
    return Lying(name, names.sides[side], names.spaces[cell], "")


def specials_of(state: Mice) -> tuple[str, ...]:
    """What `special:1`, `special:2` … are called now, each with the family of its words.

    In a share they are the chapter's things; in a window the chapter's help, then the trophies;
    else what the chapter lets a mouse do.
    """
    names = state.tables.names
    if state.phase == ASK_SHARE:
        return tuple(f"thing:{name_of(state, thing)}" for thing in range(things(state)))
    if state.phase == ASK_WINDOW:
        chapter = f"chapter:{names.chapters[state.chapter]}"
        return (chapter, *(f"card:{trophy}" for trophy in names.trophies))
    return tuple(f"special:{name}" for name in names.specials[state.chapter])


def ways_of(state: Mice) -> tuple[str, ...]:
    """Where the exits north, east, south and west lead.

    A room, or "edge" of the map, "closed", "locked"; empty where there is no exit.
    """
    return tuple(_way(state, way) for way in range(4))


def _way(state: Mice, way: int) -> str:
    gate = state.side * 4 + way
    if state.tables.exit_colour[gate] == 0:
        return ""
    if locked(state, gate):
        return "locked"
    beyond = way_out(state, way)
    if beyond == OVER_THE_EDGE:
        return "edge"
    return "closed" if beyond == NO_WAY else state.tables.names.sides[beyond]


def fight_of(state: Mice) -> tuple[str, ...]:
    """Who attacks and who is attacked; empty while nobody fights."""
    target, attacker = about(state)
    if target < 0:
        return ()
    return (figure_name(state, attacker), figure_name(state, target))


def strength_of(state: Mice, figure: int) -> tuple[int, ...]:
    """Battle and defence of a minion, by the card it would use now (MM-R101)."""
    row = int(card_acting(state, figure)) * FOE_WIDTH
    return tuple(
        _strength(state, figure, stat, int(state.tables.foes[row + column]))
        for stat, column in ((BATTLE, F_BATTLE), (DEFENCE, F_DEFENCE))
    )


def _strength(state: Mice, figure: int, stat: int, printed: int) -> int:
    more = changed(state, figure, stat) + kind_change(state, figure, stat, printed)
    return max(0, printed + int(more))


def done_of(state: Mice) -> tuple[str, ...]:
    """What the active mouse has used up of its turn (MM-57…60)."""
    if state.active < 0:
        return ()
    done = ["move"] if state.moving == MOVED else ["rolled"] if state.moving != MAY_MOVE else []
    done += ["action"] if state.deed else []
    return (*done, *(FREE[at] for at in members(state.free_used)))
