"""What everybody knows: all but the order of two decks, and which encounters are in theirs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from purrlour.engine.decision import seats_of
from purrlour.engine.view import View
from purrlour.games.mice_and_mystics.asking import branches
from purrlour.games.mice_and_mystics.bits import members
from purrlour.games.mice_and_mystics.corrections import ALL
from purrlour.games.mice_and_mystics.house import HOUSE
from purrlour.games.mice_and_mystics.layout import (
    AT,
    CARD_WOUNDS,
    CHEESE,
    DICE,
    E_BOX,
    E_PILE,
    FROM,
    IN_DISCARD,
    IN_PACK,
    IN_STASH,
    KIND,
    KNOWS,
    LINKS,
    MOST_ENCOUNTERS,
    MOST_LINKS,
    ON_BOARD,
    POISON,
    SEARCHED,
    SEAT,
    SNARES,
    STATUS,
    TRACK,
    TRAPS,
    TROPHIES,
    UNLOADED,
    UP,
    USED,
    WORN,
    WOUNDS,
)
from purrlour.games.mice_and_mystics.matters import (
    counters_of,
    done_of,
    fight_of,
    flags_of,
    lying_of,
    specials_of,
    strength_of,
    trophies_of,
    ways_of,
)
from purrlour.games.mice_and_mystics.reaching import ways
from purrlour.games.mice_and_mystics.rules.harm import STATUS_NAMES
from purrlour.games.mice_and_mystics.rules.sheets import attribute
from purrlour.games.mice_and_mystics.state import PHASES, REASONS, Mice
from purrlour.games.mice_and_mystics.tables import (
    E_HARD,
    ENCOUNTER_WIDTH,
    FIRST_FOE,
    HERO_WIDTH,
    HEROES,
    LIFE,
    MOST_SIDES,
    MOST_SPACES,
)
from purrlour.games.mice_and_mystics.whole import block_of, limits_of, scalars_of, stack_of


@dataclass(frozen=True)
class MiceView(View):
    """Everything one seat knows; the same for all of them."""

    for_bots: ClassVar[tuple[str, ...]] = (
        *("scalars", "figure_rows", "mouse_rows", "card_rows", "table_rows", "change_rows"),
        *("dice_rows", "limits", "stack", "standard", "hard"),
    )

    seats: int
    chapter: str
    house: tuple[str, ...]
    """House rules that are on."""
    phase: str
    """What the table waits for."""
    asked: tuple[int, ...]
    """The seats it waits for."""
    reason: str
    """How it ended; "-" while it goes on."""
    page: int
    end_page: int
    wheel: int
    """Cheese on the wheel."""
    round: int
    track: tuple[str, ...]
    """Initiative cards, top first."""
    acted: tuple[str, ...]
    """Those that acted this round."""
    card: str
    """The one whose turn it is; "" for none."""
    card_wounds: tuple[int, ...]
    """Wounds on each card of the track."""
    room: str
    """The side the party is on."""
    tiles: tuple[str, ...]
    """The side of each tile that is up."""
    visited: tuple[str, ...]
    """Sides entered this chapter."""
    ways: tuple[str, ...]
    """Where exits lead, from north on: a room, "edge", "closed", "locked"; "" for no exit."""
    heroes: tuple[str, ...]
    """The party; so the next ones, mouse by mouse."""
    seat_of: tuple[int, ...]
    spaces: tuple[str, ...]
    """Where each mouse is; "" captured."""
    wounds: tuple[int, ...]
    poison: tuple[int, ...]
    life: tuple[int, ...]
    cheese: tuple[int, ...]
    ails: tuple[tuple[str, ...], ...]
    """Stunned, webbed, down, charmed."""
    attributes: tuple[tuple[int, ...], ...]
    """Battle, defence, lore, move, with all bonuses."""
    abilities: tuple[tuple[str, ...], ...]
    worn: tuple[tuple[str, ...], ...]
    unloaded: tuple[tuple[str, ...], ...]
    """Of what is worn: not to be used before the mouse equips itself."""
    packs: tuple[tuple[str, ...], ...]
    spent: tuple[bool, ...]
    """Whether it used an ability this turn."""
    searched: tuple[bool, ...]
    """Whether it found something in this room."""
    foes: tuple[str, ...]
    """Figures of minions on the tile; so the next ones."""
    kinds: tuple[str, ...]
    foe_spaces: tuple[str, ...]
    foe_ails: tuple[tuple[str, ...], ...]
    foe_strength: tuple[tuple[int, ...], ...]
    """Battle and defence, with all that changes them."""
    active: str
    """The mouse whose turn it is; "" for none."""
    done: tuple[str, ...]
    """What it has used up: "rolled" for its move or "move", "action", "share", "equip" …"""
    fight: tuple[str, ...]
    """Who attacks and who is attacked; empty while nobody fights."""
    allowance: int
    """Spaces that it may still move."""
    reach: tuple[str, ...]
    """Spaces that it could come to; so the next ones."""
    reach_costs: tuple[int, ...]
    reach_from: tuple[str, ...]
    """The space before, on the cheapest way."""
    dice: tuple[int, ...]
    """Faces that lie on the table."""
    traps: tuple[str, ...]
    """Spaces of the room with a trap."""
    snares: tuple[str, ...]
    fork: str
    grape: str
    links: tuple[str, ...]
    """Spaces linked for mice, pair by pair; the hook first, "" where none is."""
    stash: tuple[str, ...]
    board_items: tuple[str, ...]
    """Party items that lie on the board."""
    discard: tuple[str, ...]
    deck: int
    """Cards in the search deck."""
    encounters: int
    """Cards in the encounter deck."""
    next_encounters: tuple[str, ...]
    """Those on top that everybody has seen, top first."""
    face_up: str
    """The encounter card that lies face up; "" for none."""
    greedy: bool
    passage: str
    """The passage of the storybook that was read last; "" before the first."""
    flags: tuple[str, ...]
    """What the story remembers."""
    counters: tuple[str, ...]
    """What the chapter counts; so the next one."""
    counts: tuple[int, ...]
    things: tuple[str, ...]
    """What the chapter is about; so the next ones."""
    thing_rooms: tuple[str, ...]
    """Where each lies; "" if it does not."""
    thing_spaces: tuple[str, ...]
    thing_holders: tuple[str, ...]
    """The mouse that carries it; "taken" if it counts already; "" for nobody."""
    specials: tuple[str, ...]
    """What `special:1` … mean now: `special:free_tansy`, `thing:tansy`, `card:lamplight` …"""
    branches: tuple[str, ...]
    """What `choose:1` … mean now, likewise: `choice:two_places_1`, `status:webbed`."""
    story_trophies: tuple[str, ...]
    trophies: tuple[str, ...]
    """Holder of each individual trophy; "" for nobody."""
    scalars: tuple[int, ...]
    """All numbers of the state that are no secret, for samples; see `whole`."""
    figure_rows: tuple[int, ...]
    mouse_rows: tuple[int, ...]
    card_rows: tuple[int, ...]
    table_rows: tuple[int, ...]
    """Without telling which encounter cards are in the deck."""
    change_rows: tuple[int, ...]
    dice_rows: tuple[int, ...]
    limits: tuple[int, ...]
    stack: tuple[int, ...]
    standard: int
    """Standard encounter cards in the deck."""
    hard: int


def view(state: Mice, seat: int) -> MiceView:
    """All that this seat (or WATCHER) knows."""
    tables, rows = state.tables, state.rows
    names = tables.names
    party = [hero for hero in range(HEROES) if rows[SEAT + hero] >= 0]
    figures = [
        figure for figure in range(FIRST_FOE, tables.how_many_figures) if rows[AT + figure] >= 0
    ]
    track = [rows[TRACK + place] for place in range(state.on_track)]
    threats = [int(state.threats[at]) for at in range(state.foes_left)]
    found = ways(state)
    lying = lying_of(state)
    cards = _cards_by_place(state)
    counted = counters_of(state)
    hard = sum(tables.encounters[card * ENCOUNTER_WIDTH + E_HARD] for card in threats)
    return MiceView(
        seat=seat,
        seats=state.seats,
        chapter=names.chapters[state.chapter],
        house=tuple(HOUSE[number] for number in members(state.house & ~ALL)),
        phase=PHASES[state.phase],
        asked=tuple(seats_of(state.asked)),
        reason=REASONS[state.reason],
        page=state.page,
        end_page=state.end_page,
        wheel=state.wheel,
        round=state.round,
        track=tuple(names.foes[card] for card in track),
        acted=tuple(names.foes[card] for card in members(state.acted)),
        card=names.foes[state.card] if state.card >= 0 else "",
        card_wounds=tuple(rows[CARD_WOUNDS + card] for card in track),
        room=names.sides[state.side],
        tiles=tuple(
            names.sides[tile * 2 + rows[UP + tile]]
            for tile in range(MOST_SIDES)
            if rows[UP + tile] >= 0
        ),
        visited=tuple(names.sides[side] for side in members(state.visited)),
        ways=ways_of(state),
        heroes=tuple(names.heroes[hero] for hero in party),
        seat_of=tuple(rows[SEAT + hero] for hero in party),
        spaces=tuple(_space(state, rows[AT + hero]) for hero in party),
        wounds=tuple(rows[WOUNDS + hero] for hero in party),
        poison=tuple(rows[POISON + hero] for hero in party),
        life=tuple(tables.heroes[hero * HERO_WIDTH + LIFE] for hero in party),
        cheese=tuple(rows[CHEESE + hero] for hero in party),
        ails=tuple(_ails(rows[STATUS + hero]) for hero in party),
        attributes=tuple(
            tuple(attribute(state, hero, stat) for stat in range(4)) for hero in party
        ),
        abilities=tuple(
            tuple(names.abilities[ability] for ability in members(rows[KNOWS + hero]))
            for hero in party
        ),
        worn=tuple(cards.get(WORN + hero, ()) + cards.get(UNLOADED + hero, ()) for hero in party),
        unloaded=tuple(cards.get(UNLOADED + hero, ()) for hero in party),
        packs=tuple(cards.get(IN_PACK + hero, ()) for hero in party),
        spent=tuple(rows[USED + hero] == state.turns for hero in party),
        searched=tuple(bool(rows[SEARCHED + state.side] >> hero & 1) for hero in party),
        foes=tuple(names.figures[figure] for figure in figures),
        kinds=tuple(names.kinds[rows[KIND + figure]] for figure in figures),
        foe_spaces=tuple(_space(state, rows[AT + figure]) for figure in figures),
        foe_ails=tuple(_ails(rows[STATUS + figure]) for figure in figures),
        foe_strength=tuple(strength_of(state, figure) for figure in figures),
        active=names.heroes[state.active] if state.active >= 0 else "",
        done=done_of(state),
        fight=fight_of(state),
        allowance=state.allowance,
        reach=tuple(_space(state, way.space) for way in found),
        reach_costs=tuple(way.cost for way in found),
        reach_from=tuple(_space(state, way.before) for way in found),
        dice=tuple(rows[DICE + die] for die in range(state.dice_left)),
        traps=_spaces(state, rows[TRAPS + state.side]),
        snares=_spaces(state, rows[SNARES + state.side]),
        fork=_space(state, state.fork),
        grape=_space(state, state.grape),
        links=tuple(_space(state, rows[LINKS + at]) for at in range(MOST_LINKS * 2)),
        stash=cards.get(IN_STASH, ()),
        board_items=cards.get(ON_BOARD, ()),
        discard=cards.get(IN_DISCARD, ()),
        deck=state.cards_left,
        encounters=state.foes_left,
        next_encounters=tuple(names.encounters[card] for card in _known(threats, state)),
        face_up=names.encounters[state.face_up] if state.face_up >= 0 else "",
        greedy=bool(state.greedy),
        passage=names.stories[state.story - 1] if state.story else "",
        flags=flags_of(state),
        counters=tuple(name for name, _ in counted),
        counts=tuple(count for _, count in counted),
        things=tuple(thing.name for thing in lying),
        thing_rooms=tuple(thing.room for thing in lying),
        thing_spaces=tuple(thing.space for thing in lying),
        thing_holders=tuple(thing.holder for thing in lying),
        specials=specials_of(state),
        branches=branches(state),
        story_trophies=trophies_of(state),
        trophies=tuple(
            names.heroes[rows[TROPHIES + at]] if rows[TROPHIES + at] >= 0 else "" for at in range(5)
        ),
        scalars=scalars_of(state),
        figure_rows=block_of(state, 0),
        mouse_rows=block_of(state, 1),
        card_rows=block_of(state, 2),
        table_rows=table_rows(state),
        change_rows=block_of(state, 4),
        dice_rows=block_of(state, 5),
        limits=limits_of(state),
        stack=stack_of(state),
        standard=len(threats) - hard,
        hard=hard,
    )


def _known(threats: list[int], state: Mice) -> list[int]:
    return threats[::-1][: state.known]


def table_rows(state: Mice) -> tuple[int, ...]:
    """Rows that begin with the encounters; which of them are in the deck is a secret."""
    numbers = block_of(state, 3)
    if state.remade:
        return numbers
    hidden = [E_BOX if place == E_PILE else place for place in numbers[:MOST_ENCOUNTERS]]
    return (*hidden, *numbers[MOST_ENCOUNTERS:])


def _space(state: Mice, space: int) -> str:
    if space < 0:
        return ""
    tables = state.tables
    return tables.names.spaces[tables.name_of_space[state.side * MOST_SPACES + space]]


def _spaces(state: Mice, mask: int) -> tuple[str, ...]:
    return tuple(_space(state, space) for space in members(mask))


def _ails(status: int) -> tuple[str, ...]:
    return tuple(name for at, name in enumerate(STATUS_NAMES) if status >> at & 1)


def _cards_by_place(state: Mice) -> dict[int, tuple[str, ...]]:
    """Search cards by where they are."""
    names = state.tables.names.cards
    found: dict[int, list[str]] = {}
    for name, place in zip(names, state.rows[FROM : FROM + len(names)], strict=True):
        found.setdefault(place, []).append(name)
    return {place: tuple(some) for place, some in found.items()}
