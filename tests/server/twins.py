"""Twin worlds: two matches that differ only in what one viewer may not know.

The same things happen in both, at the same times, with the same luck. Where another seat makes a
secret choice, it may make another one in the second world, as long as the rules would tell the
viewer the same. Then the viewer's whole stream must be the same, byte for byte, until the rules
themselves tell the two worlds apart: a card is drawn, shown, or lacked.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Literal, TypeAlias

from purrlour.engine.chance import Chance, Seeded
from purrlour.engine.decision import WATCHER
from purrlour.engine.event import Event
from purrlour.server import wire
from purrlour.server.http import about, chronicle, film
from purrlour.server.luck import Fair
from purrlour.server.matches import entries as log
from purrlour.server.matches.match import Match
from purrlour.server.matches.settings import Settings
from purrlour.server.matches.updates import encode
from tests.server.beginnings import Beginning
from tests.server.comparing import parting, seen
from tests.server.screens import Screen, gather
from tests.server.virtual import World
from tests.server.worlds import AnyGame, moments

Role: TypeAlias = Literal["seat", "spectator", "kicked", "left"]
ROLES: tuple[Role, ...] = ("seat", "spectator", "kicked", "left")
"""A television in the corner is a spectator."""

LOOKS = (
    (about, ""),
    (chronicle, ""),
    (film, ""),
    (film, "viewer=0"),
    (film, "viewer=1"),
    (film, "viewer=open"),
)
"""What a viewer asks for over HTTP."""

_TRIED = 6
"""Choices among which one is looked for that looks the same to the viewer."""
_DOUBTS = 0.4
"""How often a viewer who is asked something would rather have a hint."""
_GAPS = (0, 0, 3, 20, 400, 1_500, 6_000)
"""Milliseconds between two things that happen."""


@dataclass(frozen=True)
class Twins:
    """Two states, and somebody who cannot tell them apart."""

    game: AnyGame
    seats: int
    role: Role
    chair: int
    """Where the viewer sits, or sat; WATCHER for a spectator."""
    states: tuple[Any, Any]

    @property
    def eyes(self) -> int:
        """Whose view is the same in both: whoever lost a chair sees what all see."""
        return self.chair if self.role == "seat" else WATCHER


def find_twins(game: AnyGame, seats: int, seed: int) -> Iterator[Twins]:
    """One pair after another, from random games, for every kind of viewer by turns."""
    lot = Random(seed)
    number = 0
    for moment in moments(game, seats, seed=seed):
        if not moment.asked or lot.random() > 0.25:
            continue
        role = ROLES[number % len(ROLES)]
        chair = WATCHER if role == "spectator" else lot.randrange(seats)
        eyes = chair if role == "seat" else WATCHER
        view = game.view(moment.state, eyes)
        other = game.sample(view, Seeded(lot.randrange(1 << 30)))
        if game.position(other) != game.position(moment.state):
            number += 1
            yield Twins(game, seats, role, chair, (moment.state, other))


@dataclass(frozen=True)
class Choice:
    """A seat chooses, in each of the worlds; if it can be, the viewer is told the same."""

    seat: int
    actions: tuple[str, str]


@dataclass(frozen=True)
class Frame:
    """The viewer sends something: what is illegal in one world is in both."""

    name: str
    frame: bytes


Item: TypeAlias = Choice | Frame | Literal["look", "reconnect", "reload", "restart", "undo"]


class Stage:
    """One of the two worlds, and everybody in it."""

    def __init__(
        self,
        twins: Twins,
        begin: Beginning,
        which: int,
        *,
        settings: Settings,
        bots: int,
        luck: int,
    ) -> None:
        self.twins = twins
        self.game = twins.game
        self.which = which
        self._begin = begin
        self.enter()
        self.world = World(
            twins.game.key,
            seats=twins.seats,
            settings=settings,
            latency=(3, 3),
            seed=1,
            luck=luck,
        )
        self.screens = gather(self.world)
        self.viewer = self.screens[twins.chair]  # the last one watches
        self.screens[0].send(wire.Start)
        self.world.settle()
        for chair in range(twins.seats - bots, twins.seats):
            if chair != twins.chair:
                self.screens[chair].send(wire.Away)
                self.world.settle()
        if twins.role in ("kicked", "left"):
            self._part()

    def enter(self) -> None:
        """From now on we are in this world: here, matches begin as they do here."""
        self._begin.state = self.twins.states[self.which]

    def _part(self) -> None:
        """The viewer loses the chair to somebody else, tries the old token, and watches."""
        viewer, chair = self.viewer, self.twins.chair
        if self.twins.role == "left" or chair == 0:
            viewer.send(wire.Leave)
        else:
            self.screens[0].send(wire.Kick, chair=chair)
        self.world.run(50)
        token = self.world.token("newcomer")
        self.world.processes[0].join("Fay", token, chair)
        self.world.settle()
        self.screens[chair] = Screen(self.world, "fay", token).connect()
        self.world.settle()
        viewer.connect()
        self.world.run(50)
        assert viewer.byes == ["left", "bad-token"] if viewer.asked else ["kicked", "kicked"]
        viewer.token = None
        viewer.forget()
        viewer.connect()
        self.world.settle()

    @property
    def match(self) -> Match:
        room = self.world.processes[0].room
        assert room is not None
        return room.match

    @property
    def state(self) -> Any:
        """Of the table."""
        assert self.match.table is not None
        return self.match.table.state

    @property
    def heard(self) -> list[tuple[int, bytes]]:
        """What the viewer got and when; whoever lost a chair, from then on."""
        heard = self.viewer.heard
        if self.twins.role in ("kicked", "left"):
            bye = next(at for at, (_, frame) in enumerate(heard) if b'"t":"bye"' in frame)
            return heard[bye:]
        return heard

    @property
    def log(self) -> list[log.AnyEntry]:
        return [log.read_entry(entry) for entry in self.world.log]

    def luck(self, seat: int, code: int) -> Chance:
        """Of this choice, if it is the next step."""
        return Fair(self.match.key, self.match.path.step(seat, self.game.actions[code].text()))

    # What happens.

    def do(self, item: Item, gap: int) -> None:
        """One thing, and the time after it."""
        self.enter()
        viewer = self.viewer
        if isinstance(item, Choice):
            self.screens[item.seat].play(item.actions[self.which])
        elif isinstance(item, Frame):
            viewer.say(item.name, item.frame)
        elif item == "look":
            for request, query in LOOKS:
                answer = self.world.processes[0].ask(request, viewer.token, query)
                viewer.heard.append((self.world.time.now, answer))
        elif item == "reconnect":
            viewer.connect()
        elif item == "reload":
            viewer.forget()
            viewer.connect()
        elif item == "undo":
            for screen in self.screens[: self.twins.seats]:
                if screen.told.get("undo") == "free":
                    screen.send(wire.Undo)
                    break
        else:
            self.world.restart()
            for screen in dict.fromkeys((*self.screens, viewer)):
                screen.connect()
        self.world.run(gap)
        self.world.settle()


def after(
    game: AnyGame, state: Any, seat: int, code: int, *, luck: Chance, eyes: int
) -> tuple[list[Event], Any]:
    """What the rules tell a viewer of a choice, and what the viewer sees then."""
    world, events = state.clone(), list[Event]()
    game.apply(world, seat, code, luck, events)
    return seen(events, eyes), game.view(world, eyes)


class Author:
    """Thinks up what happens."""

    def __init__(self, one: Stage, other: Stage, lot: Random) -> None:
        self.one = one
        self.other = other
        self.lot = lot
        self._names = 0

    def item(self) -> Item:
        """The next thing."""
        lot, chance = self.lot, self.lot.random()
        if chance < 0.5:
            return self._choice() or "look"
        if chance < 0.8:
            return self._frame()
        if chance < 0.97:
            return lot.choice(("look", "reconnect", "reconnect", "reload", "undo"))
        return "restart"

    def _choice(self) -> Choice | None:
        """A choice of somebody who is asked: two that look the same to the viewer, if there are."""
        one, lot, game = self.one, self.lot, self.one.game
        match = one.match
        asked = [d.seat for d in match.pending().values() if not match.chairs[d.seat].bot]
        if not asked:
            return None
        seat = lot.choice(asked)
        here, there = (self._codes(stage, seat) for stage in (one, self.other))
        if seat == one.twins.eyes:
            return self._both(seat, here[0], here[0])
        for kind in dict.fromkeys(game.actions[code].kind for code in here):
            mine = [code for code in here if game.actions[code].kind == kind]
            yours = [code for code in there if game.actions[code].kind == kind]
            told = [(c, self._after(self.other, seat, c)) for c in yours[:_TRIED]]
            for code in mine[:2]:
                wanted = self._after(one, seat, code)
                found = [other for other, seen_there in told if seen_there == wanted]
                if found:
                    return self._both(seat, code, max(found, key=code.__ne__))
        common = [code for code in here if code in there]
        return self._both(seat, common[0], common[0]) if common else None

    def _both(self, seat: int, one: int, other: int) -> Choice:
        actions = self.one.game.actions
        return Choice(seat, (actions[one].text(), actions[other].text()))

    def _codes(self, stage: Stage, seat: int) -> list[int]:
        """What a seat may do, each kind of thing as likely as the others to come first."""
        codes = stage.game.legal(stage.state, seat)
        self.lot.shuffle(codes)
        return codes

    def _after(self, stage: Stage, seat: int, code: int) -> tuple[list[Event], Any]:
        luck, eyes = stage.luck(seat, code), stage.twins.eyes
        return after(stage.game, stage.state, seat, code, luck=luck, eyes=eyes)

    def _frame(self) -> Frame:
        """Something that changes nothing, or asks for what the viewer may not have."""
        stage, lot = self.one, self.lot
        viewer = stage.viewer
        self._names += 1
        name = f"probe {self._names}"
        if viewer.decision is not None and lot.random() < _DOUBTS:
            return Frame(name, encode(wire.Hint(id=name, decision=viewer.decision)))
        allowed = {*viewer.choices, *viewer.told.get("anytime", ())}
        action = lot.choice([a for a in stage.game.actions if a.text() not in allowed]).text()
        command: wire.Command = lot.choice(
            (
                wire.Why(id=name, action=lot.choice(stage.game.actions).text()),
                wire.Why(id=name, action=action),
                wire.Hint(id=name, decision=viewer.decision or 0),
                wire.Play(id=name, action=action, decision=viewer.decision),
                wire.Play(id=name, action=action),
                wire.Play(id=name, action=action, decision=lot.randrange(5)),
                wire.Agree(id=name, yes=False),
                wire.Order(id=name, passing="end", ask=[]),
                wire.Order(id=name, passing="off"),
                wire.Undo(id=name),
                wire.Emote(id=name, emote="purr"),
                wire.Ping(id=name),
            )
        )
        return Frame(name, encode(command))


def perform(
    twins: Twins, begin: Beginning, *, seed: int, settings: Settings, bots: int = 0, items: int = 8
) -> tuple[Stage, Stage]:
    """Both worlds, after the same things happened in both; until the rules tell them apart.

    In every other pair the second world has other luck.
    """
    lot = Random(seed)
    one, other = (
        Stage(twins, begin, which, settings=settings, bots=bots, luck=which * (seed % 2))
        for which in range(2)
    )
    author = Author(one, other, lot)
    for _ in range(items):
        item, gap = author.item(), lot.choice(_GAPS)
        for stage in (one, other):
            stage.do(item, gap)
        if one.match.phase == "over" or parting(one, other)[2]:
            break
    else:
        for stage in (one, other):  # by now there is most to see
            stage.do("look", 0)
    return one, other
