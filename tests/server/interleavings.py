"""Interleavings: everything that can happen to a match, in every order, from where it stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from purrlour.server import wire
from purrlour.server.matches.agenda import duties
from purrlour.server.matches.match import Match
from purrlour.server.matches.room import Room
from purrlour.server.matches.settings import Settings
from tests.server.screens import Screen
from tests.server.virtual import World, drive

SEATS = 3
FAR = 60_000
"""Milliseconds in which anything happens that is going to happen by itself."""


@dataclass(frozen=True)
class Situation:
    """Where a match stands: all it takes to go on from there, again and again."""

    name: str
    game: str
    settings: Settings
    log: tuple[bytes, ...]
    streams: tuple[int, ...]
    """How far everybody was told: by chair, then a watcher."""
    promises: bool = False

    def after(self, way: Sequence[str], *, burst: bool = False) -> Scene:
        """What becomes of it if all that happens."""
        scene = Scene(self, burst=burst)
        for letter in way:
            scene.do(letter)
        return scene


class Scene:
    """A situation come to life: one process, three people and a watcher."""

    def __init__(self, situation: Situation, *, burst: bool = False) -> None:
        """`burst`: things happen while the store is still at work on those before."""
        self.burst = burst
        self.world = World(
            situation.game,
            seats=SEATS,
            settings=situation.settings,
            latency=(2, 2),
            promises=situation.promises,
            begun=situation.log,
        )
        *streams, public = situation.streams
        self.screens: list[Screen | None] = []
        """By chair; nobody where somebody was kicked."""
        for chair, token in enumerate(self.world.tokens):
            screen = Screen(self.world, f"again {chair}", token)
            screen.v = streams[chair]
            self.screens.append(screen.connect())
        self.watcher = Screen(self.world, "w")
        self.watcher.v = public
        self.watcher.connect()
        self.world.settle()
        self.newcomers = 0
        self.kicked: Screen | None = None
        """Whoever was last."""

    @property
    def room(self) -> Room:
        """The live match; somebody looks for it, if it was forgotten."""
        process = self.world.processes[0]
        if process.room is None:
            drive(process.hub.about(self.world.kept.match))
        assert process.room is not None
        return process.room

    @property
    def match(self) -> Match:
        return self.room.match

    def here(self, seat: int) -> Screen | None:
        """The screen of this chair, if somebody sits there and is connected."""
        screen = self.screens[seat]
        return screen if screen is not None and screen.here else None

    def able(self) -> list[Screen]:
        """Who is asked, as they see it, is here, and plays for themselves."""
        return [
            screen
            for seat in range(SEATS)
            if (screen := self.here(seat)) is not None
            and screen.choices
            and not self.match.chairs[seat].bot
        ]

    def host(self) -> Screen | None:
        """The host, if they are here."""
        return self.here(self.match.host) if self.match.host >= 0 else None

    def tick(self) -> None:
        """Time passes until the match has moved by itself, or nothing will."""
        before, end = len(self.world.log), self.world.time.now + FAR
        while len(self.world.log) == before and self.world.time.now < end:
            if not self.world.time.to_next():
                break

    def do(self, name: str) -> bool:
        """One letter, and in no burst all that follows from it; False if it cannot be now."""
        done = LETTERS[name](self)
        if done and self.burst:
            self.world.run(1)
        elif done:
            self.look()
        return done

    def wait_for(self, seat: int) -> None:
        """Time passes until somebody who is away is away for long enough (X16)."""
        since = self.match.away_since(seat)
        if since is not None:
            late = since + 1000 * self.match.opened.grace
            self.world.run(max(0, late - self.room.now()))
            self.world.settle()

    def look(self) -> None:
        """Waits until the store has done what there was to do."""
        assert self.room.stored, "whoever looks makes it live"
        self.world.settle()

    def calm(self) -> None:
        """The burst is over."""
        self.world.settle()
        self.world.run(2_100)
        self.look()


Letter: TypeAlias = Callable[[Scene], bool]
"""Does it, if it can be done now, and says so."""


def _choose(*words: str) -> Letter:
    """Somebody who is asked does this: the whole choice, or its first word before a colon."""

    def letter(scene: Scene) -> bool:
        for screen in scene.able():
            for choice in screen.choices:
                if choice in words or choice.partition(":")[0] in words:
                    screen.play(choice)
                    return True
        return False

    return letter


IDLE = ("draw", "exchange", "search")
"""What one does instead of playing a card."""
COUNTER = ("nope", "defend", "owl")
LET_BE = ("pass", "stop", "end")


def _play(scene: Scene) -> bool:
    """Somebody whose turn it is plays a card, or answers."""
    others = {*IDLE, *COUNTER, *LET_BE}
    for screen in scene.able():
        cards = [choice for choice in screen.choices if choice.partition(":")[0] not in others]
        if cards:
            screen.play(cards[0])
            return True
    return False


def _timer(scene: Scene) -> bool:
    if not duties(scene.match) or not scene.room.listeners:
        return False  # time stands still while nobody looks
    scene.tick()
    return True


def _nonce(scene: Scene) -> bool:
    if scene.match.phase != "mixing":
        return False
    for seat, chair in enumerate(scene.match.chairs):
        screen = scene.here(seat)
        if screen is not None and screen.token and chair.promise and not chair.nonce:
            screen.send(wire.Nonce, nonce=scene.world.nonce(screen.token))
            return True
    return False


def _drop(seat: int) -> Letter:
    """The line breaks, for longer than a moment; or it is there again."""

    def letter(scene: Scene) -> bool:
        screen = scene.screens[seat]
        if screen is None:
            return False
        if screen.here:
            screen.drop()
            scene.world.run(0 if scene.burst else 2_001)
        else:
            screen.connect()
        return True

    return letter


def _kick(seat: int) -> Letter:
    """The host turns somebody out; or somebody new sits down there."""

    def letter(scene: Scene) -> bool:
        host = scene.host()
        if scene.screens[seat] is None:
            scene.newcomers += 1
            token = scene.world.token(f"new {scene.newcomers}")
            scene.world.processes[0].join(f"new {scene.newcomers}", token, seat)
            scene.world.settle()
            if not scene.match.chairs[seat].name:
                return False
            scene.screens[seat] = Screen(scene.world, f"n{scene.newcomers}", token).connect()
        elif host is None or host is scene.screens[seat]:
            return False
        else:
            host.send(wire.Kick, chair=seat)
            scene.kicked = scene.screens[seat]
            scene.screens[seat] = None
        return True

    return letter


def _ghost(scene: Scene) -> bool:
    """Somebody who is being kicked wants the chair back from the bot."""
    if scene.kicked is None or not scene.kicked.here:
        return False
    scene.kicked.send(wire.Back)
    return True


def _empty(scene: Scene) -> bool:
    """Everybody hangs up; then only a watcher is there, and the table wakes up."""
    everybody = [s for s in (*scene.screens, scene.watcher) if s is not None and s.here]
    if not everybody:
        scene.watcher.connect()
        return True
    if len(everybody) < 3:
        return False  # one by one they can go by themselves
    for screen in everybody:
        screen.drop()
    scene.world.run(0 if scene.burst else 2_001)
    return True


def _take_over(seat: int) -> Letter:
    """A bot plays for somebody, by their own wish or, when they are away, the host's; or they are
    back."""

    def letter(scene: Scene) -> bool:
        screen, host, chair = scene.here(seat), scene.host(), scene.match.chairs[seat]
        if scene.match.phase != "playing":
            return False
        if screen is not None and chair.name:
            screen.send(wire.Back if chair.bot else wire.Away)
        elif host is not None and not chair.bot:
            if not scene.burst:
                scene.wait_for(seat)
            host.send(wire.Bot, chair=seat, bot="greedy")
        else:
            return False
        return True

    return letter


def _become_host(seat: int) -> Letter:
    """Somebody takes over hosting, once the host is away for long enough."""

    def letter(scene: Scene) -> bool:
        screen = scene.here(seat)
        if screen is None or scene.host() is not None or scene.match.host == seat:
            return False
        if not scene.burst and scene.match.host >= 0:
            scene.wait_for(scene.match.host)
        screen.send(wire.Host, chair=seat)
        return True

    return letter


def _undo(scene: Scene) -> bool:
    """Whoever chose last takes it back."""
    table = scene.match.table
    steps = table.record.steps if table is not None else []
    screen = scene.here(steps[-1].seat) if steps else None
    if screen is None or scene.match.wish is not None:
        return False
    screen.send(wire.Undo)
    return True


def _agree(*, yes: bool) -> Letter:
    def letter(scene: Scene) -> bool:
        wish = scene.match.wish
        for seat in sorted(wish.needs) if wish is not None else ():
            screen = scene.here(seat)
            if screen is not None:
                screen.send(wire.Agree, yes=yes)
                return True
        return False

    return letter


def _pause(scene: Scene) -> bool:
    host = scene.host()
    if host is None or scene.match.phase != "playing":
        return False
    host.send(wire.Pause, on=scene.match.timing.paused is None)
    return True


def _restart(scene: Scene) -> bool:
    """The process dies; whoever was connected comes again."""
    there = [s for s in (*scene.screens, scene.watcher) if s is not None and s.here]
    scene.world.restart()
    for screen in there:
        screen.connect()
    return True


LETTERS: dict[str, Letter] = {
    "play": _play,
    "draw": _choose(*IDLE),
    "nope": _choose(*COUNTER),
    "pass": _choose(*LET_BE),
    "timer": _timer,
    "nonce": _nonce,
    "drop0": _drop(0),
    "drop1": _drop(1),
    "kick1": _kick(1),
    "kick2": _kick(2),
    "ghost": _ghost,
    "empty": _empty,
    "bot0": _take_over(0),
    "bot1": _take_over(1),
    "host1": _become_host(1),
    "undo": _undo,
    "yes": _agree(yes=True),
    "no": _agree(yes=False),
    "pause": _pause,
    "restart": _restart,
}
"""Two of the three seats are enough for each: one that acts, and one that looks on."""


def key_of(scene: Scene) -> tuple[object, ...]:
    """All that decides how it goes on from here: two ways that lead to it are one from then on.

    Times count in whole seconds, as all limits do; the store's milliseconds are no difference.
    """
    match, now = scene.match, scene.room.now()
    table = match.table
    due = tuple((duty.kind, duty.seat, (duty.due - now) // 1000) for duty in duties(match))
    paused = match.timing.paused
    return (
        match.phase,
        match.host,
        match.wish,
        None
        if paused is None
        else tuple((paused - at) // 1000 for at in match.timing.opened.values()),
        due,
        tuple(
            (chair.name != "", chair.bot, chair.stood_in, chair.here, chair.promise, chair.nonce)
            for chair in match.chairs
        ),
        tuple(sorted(match.orders)),
        tuple(s is not None and s.here for s in (*scene.screens, scene.watcher)),
        None if table is None else (match.game.position(table.state), tuple(match.silent)),
        None if table is None else tuple((step.seat, step.action) for step in table.record.steps),
    )
