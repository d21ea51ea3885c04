"""The stage of the rule tests: lay out a room, act, look.

    table = scene("line", mice={"corin": "s1", "brom": "s1"}, foes={"rat1": "rat_warrior s3"})

    table.play("corin", "go:s2")

    assert table.at("corin") == "s2"

A mouse is written "s1 wounds:1 cheese:3 down": its space and what there is to say about it; "-"
for a captured one. Its own equipment is on, unless "bare" is said; "wears:" and "packs:" name more
cards, "knows:" abilities. Mice are played by ann, bob, cleo and dan in turn, or all by ann if
`seats` is 1. A minion is a figure with its kind and space. `track` names the initiative cards, top
first; by default the mice as they are listed, then the minions. It is the turn of the first card,
or of `turn`; a mouse has rolled its move and may go `move` spaces. Rules are those of `version`.

Luck is scripted: dice are written by their faces, "F1 F3", or plain numbers for other picks;
"any" is luck that does not matter, "any7" some other such luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Self, TypeAlias

from purrlour.engine.chance import Scripted, Seeded
from purrlour.engine.event import Event
from purrlour.engine.table import Table
from purrlour.games.mice_and_mystics import frames, house
from purrlour.games.mice_and_mystics import layout as s
from purrlour.games.mice_and_mystics.actions import MiceAction
from purrlour.games.mice_and_mystics.content.load import load_book
from purrlour.games.mice_and_mystics.corrections import NEWEST, switches
from purrlour.games.mice_and_mystics.game import MiceAndMystics
from purrlour.games.mice_and_mystics.options import MiceOptions
from purrlour.games.mice_and_mystics.rules import placing
from purrlour.games.mice_and_mystics.rules.apply import run
from purrlour.games.mice_and_mystics.rules.sheets import refit_all
from purrlour.games.mice_and_mystics.rules.turn import MAIN
from purrlour.games.mice_and_mystics.state import Mice, empty
from purrlour.games.mice_and_mystics.tables import HEROES, K_CARDS, KIND_WIDTH
from purrlour.games.mice_and_mystics.view import MiceView
from tests.games.stage import Acting, AnyLuck, E, refused

MiceTable: TypeAlias = Table[Mice, MiceAction, MiceView, MiceOptions]

__all__ = ("MiceTable", "Scene", "dealt", "faces", "game", "refused", "scene", "spawn")
PEOPLE = ("ann", "bob", "cleo", "dan")
FIXTURES = Path(__file__).parent / "fixtures"
STATUSES = {"stunned": s.STUNNED, "webbed": s.WEBBED, "down": s.DOWN, "charmed": s.CHARMED}
ROOMS = {"line": "line_orange", "pool": "line_blue", "step": "step_orange", "cross": "cross_orange"}
"""Short names of the rooms that tests bring along."""


@cache
def game(book: str = "") -> MiceAndMystics:
    """The game with the parlour's storybook, or with the tests' own."""
    return MiceAndMystics(load_book(FIXTURES) if book else None)


class Scene(Acting[Mice, MiceAction, MiceView, MiceOptions]):
    """A table where mice act; what it says is said in names."""

    def __init__(self, game_: MiceAndMystics, table: MiceTable) -> None:
        super().__init__(PEOPLE[: table.seats], table)
        self.game: MiceAndMystics = game_

    # Acting.

    def play(
        self,
        who: str,
        text: str,
        luck: str = "",
        *,
        rolls: Sequence[int] = (),
        decision: int | None = None,
    ) -> Self:
        """A mouse's controller (or a seat by its name) makes a choice."""
        return super().play(who, text, rolls=rolls or _picks(luck), decision=decision)

    def goes_on(self, luck: str = "") -> Self:
        """Whatever is going on is taken to the next choice."""
        with self._act(_picks(luck)):
            log: list[Event] = []
            self.state.asked = 0
            run(self.state, self.table.chance, log)
            self.events += log
            self.table._number_decisions()
        return self

    def ends_turn(self, who: str, luck: str = "") -> Self:
        """A mouse does nothing more."""
        return self.play(who, "end", luck)

    # Looking.

    def seat(self, who: str) -> int:
        """The seat of a person, or of a mouse's controller."""
        return super().seat(who) if who in PEOPLE else int(self.state.rows[s.SEAT + self.hero(who)])

    def hero(self, name: str) -> int:
        """A hero's number."""
        return self.game.tables.names.heroes.index(name)

    def figure(self, name: str) -> int:
        """A figure's number."""
        return self.game.tables.names.figures.index(name)

    @property
    def view(self) -> MiceView:
        """What everybody sees."""
        return self.game.view(self.state, 0)

    def at(self, name: str) -> str:
        """Where a figure stands; "" if it is not on the board."""
        view = self.view
        if name in view.heroes:
            return view.spaces[view.heroes.index(name)]
        return view.foe_spaces[view.foes.index(name)] if name in view.foes else ""

    def of(self, hero: str, what: str) -> object:
        """A fact about a mouse: wounds, poison, cheese, ails, worn, packs, abilities."""
        values: tuple[object, ...] = getattr(self.view, what)
        return values[self.view.heroes.index(hero)]

    @property
    def foes(self) -> set[str]:
        """The minions' figures on the board."""
        return set(self.view.foes)

    @property
    def track(self) -> str:
        """The initiative cards, top first."""
        return " ".join(self.view.track)

    @property
    def turn(self) -> str:
        """The card whose turn it is."""
        return self.view.card

    def happened(self) -> list[str]:
        """The kinds of the last act's events, without the choice itself."""
        return [kind for kind in super().happened() if kind != "chose"]

    def all(self, kind: type[E]) -> list[E]:
        """Every event of a kind in the last act."""
        return [event for event in self.events if isinstance(event, kind)]


def scene(
    room: str,
    *,
    mice: dict[str, str],
    foes: dict[str, str] | None = None,
    track: str = "",
    turn: str = "",
    move: int = 4,
    seats: int = 2,
    page: int = 1,
    end_page: int = 6,
    wheel: int = 0,
    chapter: int = 1,
    traps: str = "",
    stash: str = "",
    face_up: str = "",
    deck: str = "",
    options: str = "",
    version: int = NEWEST,
) -> Scene:
    """A room in the middle of a chapter, in the turn of a mouse or at the start of another."""
    game_ = game("own" if room in ROOMS else "")
    names = game_.tables.names
    table = Table(game_, seats, MiceOptions(), Seeded(1))
    state = empty(game_.tables, seats)
    state.chapter = chapter - 1
    state.house = sum(1 << house.HOUSE.index(name) for name in options.split())
    state.house |= switches(version)
    state.side = names.sides.index(ROOMS.get(room, room))
    state.visited = 1 << state.side
    state.page, state.end_page, state.wheel = page, end_page, wheel
    state.round, state.turns, state.visits = 1, 1, 1
    for tile in range(32):
        state.rows[s.UP + tile] = game_.tables.up[state.chapter * 32 + tile]
    for number, (name, said) in enumerate(mice.items()):
        _put_mouse(game_, state, name, said, number % seats)
    for name, said in (foes or {}).items():
        kind, space, *ails = said.split()
        figure = names.figures.index(name)
        state.rows[s.KIND + figure] = names.kinds.index(kind)
        state.rows[s.AT + figure] = _space(game_, state, space)
        state.rows[s.STATUS + figure] = sum(STATUSES[ail] for ail in ails)
    order = track.split() or _cards(game_, mice, foes or {})
    for place, name in enumerate(order):
        state.rows[s.TRACK + place] = names.foes.index(name)
    state.on_track = len(order)
    for space in traps.split():
        state.rows[s.TRAPS + state.side] |= 1 << _space(game_, state, space)
    for card in stash.split():
        state.rows[s.FROM + names.cards.index(card)] = s.IN_STASH
    if face_up:
        state.face_up = names.encounters.index(face_up)
        state.rows[s.ENCOUNTER_AT + state.face_up] = s.E_FACE_UP
    _stack_decks(game_, state, deck)
    refit_all(state)
    table.state = state
    _begin(game_, table, turn or order[0], move)
    return Scene(game_, table)


def spawn(
    table: Scene, minions: dict[str, int], *, ambush: bool = False, why: int = 0, luck: str = "any"
) -> None:
    """Minions are placed by the rules, in the middle of a mouse's turn."""
    state, names = table.state, table.game.tables.names
    packed = 0
    for kind, count in minions.items():
        packed = placing.add_to_list(packed, names.kinds.index(kind), count)
    state.set_stage(MAIN)
    state.push(frames.PLACE, packed, why, 0, 0)
    state.set_own(placing.AMBUSHING, int(ambush))
    table.goes_on(luck)


def _begin(game_: MiceAndMystics, table: MiceTable, turn: str, move: int) -> None:
    """The turn of a mouse that has rolled its move; or the round, just before a card's turn."""
    state = table.state
    card = game_.tables.names.foes.index(turn)
    for place in range(state.on_track):
        if state.rows[s.TRACK + place] == card:
            break
        state.acted |= 1 << int(state.rows[s.TRACK + place])
    state.push(frames.ROUND, 0, 0, 0, 0)
    state.set_stage(1)
    state.dirty = 0
    if card < HEROES and state.rows[s.AT + card] >= 0:
        state.card = card
        state.set_stage(2)
        state.push(frames.TURN, card, 0, 0, 0)
        state.set_stage(MAIN)
        state.active = card
        state.allowance = move
        run(state, Scripted([]), None)
    table._number_decisions()


def _put_mouse(game_: MiceAndMystics, state: Mice, name: str, said: str, seat: int) -> None:
    names, rows = game_.tables.names, state.rows
    hero = names.heroes.index(name)
    space, *facts = said.split()
    rows[s.SEAT + hero] = seat
    rows[s.AT + hero] = -1 if space == "-" else _space(game_, state, space)
    if "bare" not in facts:
        for at in range(8):
            card = game_.tables.start_cards[hero * 8 + at]
            if card >= 0:
                rows[s.FROM + card] = s.WORN + hero
    for fact in facts:
        what, _, value = fact.partition(":")
        if what in STATUSES:
            rows[s.STATUS + hero] |= STATUSES[what]
        elif what in ("wounds", "poison", "cheese", "caught"):
            row = {"wounds": s.WOUNDS, "poison": s.POISON, "cheese": s.CHEESE, "caught": s.CAUGHT}
            rows[row[what] + hero] = int(value)
        elif what in ("wears", "packs"):
            place = s.WORN if what == "wears" else s.IN_PACK
            for card_name in value.split(","):
                rows[s.FROM + names.cards.index(card_name)] = place + hero
        elif what == "knows":
            for ability in value.split(","):
                rows[s.KNOWS + hero] |= 1 << names.abilities.index(ability)
        elif what != "bare":
            raise ValueError(fact)


def _stack_decks(game_: MiceAndMystics, state: Mice, deck: str) -> None:
    """The search deck with these cards on top, first one topmost; some encounters."""
    names, rows = game_.tables.names, state.rows
    top = [names.cards.index(card) for card in deck.split()]
    rest = [card for card in range(len(names.cards)) if rows[s.FROM + card] == s.IN_BOX]
    for card in [card for card in rest if card not in top] + top[::-1]:
        rows[s.FROM + card] = s.IN_PILE
        state.pile[state.cards_left] = card
        state.cards_left += 1
    for card in range(6):
        if rows[s.ENCOUNTER_AT + card] == s.E_BOX:
            rows[s.ENCOUNTER_AT + card] = s.E_PILE
            state.threats[state.foes_left] = card
            state.foes_left += 1


def _cards(game_: MiceAndMystics, mice: dict[str, str], foes: dict[str, str]) -> list[str]:
    names, tables = game_.tables.names, game_.tables
    found = list(mice)
    for said in foes.values():
        kind = names.kinds.index(said.split()[0])
        for card in range(HEROES, len(names.foes)):
            of_kind = tables.kinds[kind * KIND_WIDTH + K_CARDS] >> card & 1
            if of_kind and names.foes[card] not in found:
                found.append(names.foes[card])
    return found


def _space(game_: MiceAndMystics, state: Mice, name: str) -> int:
    names, tables = game_.tables.names, game_.tables
    for space in range(int(tables.spaces[state.side])):
        if names.spaces[tables.name_of_space[state.side * 32 + space]] == name:
            return space
    raise ValueError(f"no space {name} in {names.sides[state.side]}")


def _picks(luck: str) -> Sequence[int]:
    if luck.startswith("any"):
        return AnyLuck((int(luck[3:] or 3),))
    return [int(word[1:]) - 1 if word.startswith("F") else int(word) for word in luck.split()]


def dealt(seats: int, *, seed: int = 1, **settings: str) -> Scene:
    """A new chapter of the parlour's storybook, with house rules by their names."""
    table = Table(game(), seats, game().options(settings), Seeded(seed))
    return Scene(game(), table)


def faces(*numbers: int) -> str:
    """Dice as they are written for `luck`."""
    return " ".join(f"F{number}" for number in numbers)
