"""Histories of faults: a match to which everything happens that can, at moments chosen by lot."""

from __future__ import annotations

from collections.abc import Callable

from purrlour.server import wire
from purrlour.server.luck import nonce_hash
from purrlour.server.matches.settings import Settings
from tests.server.screens import Screen, gather
from tests.server.virtual import World

GONE = {"kicked", "left", "bad-token"}
"""Byes after which a token opens nothing any more."""
SETTINGS = (
    Settings(),
    Settings(turn=20, window=5, pace=300),
    Settings(window=3, grace=4, pace=200, chat=True),
    Settings(turn=15, grace=2, stand_in="random", pace=100),
)


class History:
    """One of them, from its seed."""

    def __init__(self, seed: int) -> None:
        processes = 1 + seed % 2
        self.world = World(
            seed=seed,
            settings=SETTINGS[seed // 2 % len(SETTINGS)],
            processes=processes,
            promises=seed % 5 == 0,
        )
        self.lot = self.world.random
        self.screens = gather(self.world, watchers=2)
        self.parted: list[Screen] = []
        """People who have no chair any more, as they were when they lost it."""
        self.happened: list[str] = []
        self._newcomers = 0
        self._acts: list[Callable[[], None]] = [
            act
            for act, weight in (
                (self.play, 16),
                (self.repeat, 4),
                (self.drop, 3),
                (self.reconnect, 4),
                (self.reload, 1),
                (self.undo, 3),
                (self.agree, 3),
                (self.order, 2),
                (self.talk, 2),
                (self.stand_in, 2),
                (self.host, 4),
                (self.leave, 1),
                (self.join, 2),
                (self.trouble, 2),
                (self.kill, 1),
                (self.start, 1),
                (self.promise, 1),
                (self.show, 2),
                (self.furnish, 2),
            )
            for _ in range(weight)
        ]
        if seed % 3:  # the others wait in the lobby, where chairs are swapped
            self.screens[0].send(wire.Start)
        elif seed % 2:
            self.screens[2].send(wire.Leave)

    def run(self, acts: int) -> None:
        """So much happens, much of it while the store is still at work."""
        for _ in range(acts):
            act = self.lot.choice(self._acts)
            self.happened.append(act.__name__)
            act()
            self._bury()
            self.world.run(self.lot.choice((0, 0, 1, 2, 3, 8, 40, 700, 2_500)))

    def heal(self) -> None:
        """The stores recover, and everybody comes back."""
        for process in self.world.processes:
            process.store.trouble = process.store.unsure = False
        self.world.run(3_100)
        for screen in self.screens:
            if not screen.here:
                screen.connect(self.lot.choice(self.world.processes))
        self.world.run(2_100)
        self._bury()
        self.calm()

    def calm(self) -> None:
        """Time passes until every process knows all that is written, and has told it."""
        for _ in range(5_000):
            self.world.settle()
            written = len(self.world.log)
            if all(room is None or room.stored == written for room in self.world.rooms):
                return
            self.world.run(1)
        raise AssertionError("a process does not catch up")

    # What people do.

    def _anybody(self) -> Screen:
        return self.lot.choice(self.screens)

    def play(self) -> None:
        able = [screen for screen in self.screens if screen.here and screen.choices]
        if able:
            screen = self.lot.choice(able)
            screen.play(self.lot.choice(screen.choices))

    def repeat(self) -> None:
        """The same command once more, maybe by another line."""
        screen = self._anybody()
        if screen.asked:
            name = self.lot.choice([*screen.asked][-4:])
            for _ in range(self.lot.randint(1, 3)):
                screen.say(name, screen.asked[name])

    def drop(self) -> None:
        self._anybody().drop()

    def reconnect(self) -> None:
        self._anybody().connect(self.lot.choice(self.world.processes))

    def reload(self) -> None:
        screen = self._anybody()
        screen.drop()
        screen.forget()
        screen.connect(self.lot.choice(self.world.processes))

    def undo(self) -> None:
        self._anybody().send(wire.Undo)

    def agree(self) -> None:
        for screen in self.screens:
            if screen.told.get("wish") is not None:
                screen.send(wire.Agree, yes=self.lot.random() < 0.8)

    def order(self) -> None:
        passing = self.lot.choice(("off", "turn", "end"))
        self._anybody().send(wire.Order, passing=passing, ask=["skip"])

    def talk(self) -> None:
        if self.lot.random() < 0.5:
            self._anybody().send(wire.Say, text="zażółć")
        else:
            self._anybody().send(wire.Emote, emote="purr")

    def stand_in(self) -> None:
        self._anybody().send(self.lot.choice((wire.Away, wire.Back, wire.Back)))

    def host(self) -> None:
        """Mostly by the host, but anybody may try."""
        hosts = [s for s in self.screens if "about" in s.told and s.told["about"].host == s.seat]
        screen = self.lot.choice(hosts if hosts and self.lot.random() < 0.8 else self.screens)
        if "about" in screen.told and (removed := screen.told["about"].removed):
            screen.send(wire.Invite, number=min(removed))
            return
        kind, facts = self.lot.choice(
            (
                (wire.Kick, {"chair": self.lot.randrange(3)}),
                (wire.Swap, {"one": self.lot.randrange(3), "other": self.lot.randrange(3)}),
                (wire.Bot, {"chair": self.lot.randrange(3), "bot": "random"}),
                (wire.Free, {"chair": self.lot.randrange(3)}),
                (wire.Host, {"chair": self.lot.randrange(3)}),
                (wire.Pause, {"on": self.lot.random() < 0.5}),
                (wire.Extend, {"seconds": 2}),
                (wire.Lock, {"on": self.lot.random() < 0.3}),
                (wire.Arrange, {"settings": self.lot.choice(SETTINGS)}),
            )
        )
        screen.send(kind, **facts)

    def start(self) -> None:
        self._anybody().send(wire.Start)

    def promise(self) -> None:
        """A nonce of one's own, which is too late once all are shown."""
        screen = self._anybody()
        if screen.token:
            screen.send(wire.Promise, nonce=nonce_hash(self.world.nonce(screen.token)))

    def show(self) -> None:
        """A nonce, wanted or not."""
        for screen in self.screens:
            if screen.token:
                screen.send(wire.Nonce, nonce=self.world.nonce(screen.token))

    def furnish(self) -> None:
        """The host puts a bot on every chair that is free, or takes it off."""
        for screen in self.screens:
            about = screen.told.get("about")
            if about is not None and about.host == screen.seat and about.phase == "lobby":
                for number, chair in enumerate(about.chairs):
                    if chair.bot:
                        screen.send(wire.Free, chair=number)
                    elif not chair.name:
                        screen.send(wire.Bot, chair=number, bot="random")

    def leave(self) -> None:
        if self.lot.random() < 0.5:
            self._anybody().send(wire.Leave)

    def join(self) -> None:
        """Somebody new takes a chair that has no person, if there is one."""
        free = [seat for seat, chair in enumerate(self.world.truth().chairs) if not chair.name]
        process = self.lot.choice(self.world.processes)
        if free and not process.store.trouble:
            self._newcomers += 1
            name = f"new {self._newcomers}"
            token = self.world.token(name)
            process.join(name, token, self.lot.choice(free))
            self.world.run(60)
            self.screens.append(Screen(self.world, name, token).connect(process))

    # What happens to processes.

    def trouble(self) -> None:
        store = self.lot.choice(self.world.processes).store
        if store.trouble or store.unsure:
            store.trouble = store.unsure = False
        elif self.lot.random() < 0.5:
            store.trouble = True
        else:
            store.unsure = True

    def kill(self) -> None:
        doomed = self.lot.choice(self.world.processes)
        self.world.start()
        doomed.kill()

    def _bury(self) -> None:
        """Who was turned out is no more one of us."""
        for screen in self.screens[:]:
            if GONE.intersection(screen.byes):
                self.screens.remove(screen)
                self.parted.append(screen)
