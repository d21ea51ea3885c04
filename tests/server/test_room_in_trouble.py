"""Rooms when things happen at once: in flight, at two processes, with a store that fails."""

from __future__ import annotations

from purrlour.engine.decision import WATCHER
from purrlour.server import wire
from purrlour.server.matches.settings import Settings
from tests.server.screens import Screen, gather
from tests.server.virtual import Process, World

SLOW = (50, 50)
"""So long the store takes: time for others to interfere."""


def playing(world: World) -> list[Screen]:
    """Everybody at their screens, and the cards dealt."""
    screens = gather(world)
    screens[0].send(wire.Start)
    world.settle()
    return screens


def phase(world: World) -> str:
    return world.truth().phase


def test_somebody_who_went_before_they_came_in_is_not_here() -> None:
    world = World(latency=SLOW)
    ann, bob, *_ = gather(world)
    bob.drop()
    world.run(5_000)

    ann.send(wire.Emote, emote="purr")  # the store is at work while Bob comes and goes
    bob.connect().drop()
    world.run(10_000)

    assert not world.truth().chairs[1].here
    assert len(world.processes[0].room.listeners) == 3  # type: ignore[union-attr] # it is open


def test_who_was_kicked_meanwhile_does_not_come_in() -> None:
    world = World(latency=SLOW)
    ann, bob, *_ = playing(world)
    bob.drop()

    ann.send(wire.Emote, emote="purr")
    ann.send(wire.Kick, chair=1)
    bob.connect()  # his token is still good, and the kick waits before him
    world.run(1_000)

    assert bob.byes == ["kicked"]
    assert [listener.seat for listener in world.processes[0].room.listeners] == [0, 2, -1]  # type: ignore[union-attr] # it is open


def test_chairs_swapped_meanwhile_are_found_by_their_tokens() -> None:
    world = World(latency=SLOW)
    ann, bob, *_ = gather(world)
    bob.drop()

    ann.send(wire.Emote, emote="purr")
    ann.send(wire.Swap, one=1, other=2)
    bob.connect()
    world.run(1_000)

    assert bob.seat == 2


def test_what_somebody_wanted_who_was_kicked_meanwhile_does_not_happen() -> None:
    """Else the chair would belong to nobody, and nobody could play it."""
    world = World(latency=SLOW)
    ann, bob, *_ = playing(world)

    ann.send(wire.Kick, chair=1)
    bob.send(wire.Back)
    world.run(1_000)

    chair = world.truth().chairs[1]
    assert (chair.name, chair.bot) == ("", "greedy")


def test_a_command_counts_for_the_chair_it_was_sent_from() -> None:
    world = World(latency=SLOW)
    ann, bob, cyd, *_ = gather(world)

    ann.send(wire.Swap, one=1, other=2)
    bob.send(wire.Emote, emote="purr")
    bob.drop()
    world.run(1_000)

    emotes = [note for note in cyd.connect().notes if note.kind == "emoted"]
    assert all(note.by == 2 for note in emotes)


def test_a_newcomer_is_not_answered_for_somebody_before_them() -> None:
    world = World()
    ann, bob, *_ = playing(world)
    bob.say("1", b'{"t":"emote","id":"1","emote":"purr"}')
    bob.say("2", b'{"t":"emote","id":"2","emote":"no such thing"}')
    world.settle()
    ann.send(wire.Kick, chair=1)
    world.settle()
    token = world.token("Fay")
    world.processes[0].join("Fay", token, 1)
    world.settle()

    fay = Screen(world, "fay", token).connect()
    fay.say("1", b'{"t":"emote","id":"1","emote":"hiss"}')
    fay.say("2", b'{"t":"emote","id":"2","emote":"meow"}')
    world.settle()

    assert [note.facts["emote"] for note in fay.notes if note.kind == "emoted"] == [
        "purr",
        "hiss",
        "meow",
    ]


def test_a_refusal_goes_to_a_new_chair_with_its_person() -> None:
    world = World()
    ann, bob, cyd, *_ = gather(world)
    bob.say("1", b'{"t":"emote","id":"1","emote":"no such thing"}')
    ann.send(wire.Swap, one=1, other=2)
    world.settle()

    cyd.say("1", b'{"t":"emote","id":"1","emote":"meow"}')
    world.settle()

    assert [note.by for note in cyd.notes if note.kind == "emoted"] == [1]


def test_bots_go_on_after_trouble_with_the_store() -> None:
    world = World(settings=Settings(pace=100, stand_in="random"))
    ann, *others = playing(world)
    for screen in (ann, *others[:2]):
        screen.send(wire.Away)
        world.settle()

    world.processes[0].store.trouble = True
    world.run(5_000)
    world.processes[0].store.trouble = False
    world.run(300_000)

    assert phase(world) == "over"


def test_bots_go_on_after_a_command_met_trouble() -> None:
    world = World(settings=Settings(pace=100, stand_in="random"), latency=(5, 5))
    ann, *others = playing(world)
    for screen in (ann, *others[:2]):
        screen.send(wire.Away)
        world.settle()

    world.processes[0].store.trouble = True
    name = ann.send(wire.Emote, emote="purr")
    world.settle()
    world.processes[0].store.trouble = False
    world.run(300_000)

    assert [answer.key for answer in ann.answers[name] if isinstance(answer, wire.Refused)] == [
        "storage-trouble"
    ]
    assert phase(world) == "over"


def test_who_comes_while_another_process_writes_is_here() -> None:
    world = World(processes=2, latency=SLOW)
    ann, bob, _, watcher = gather(world)
    bob.drop()
    watcher.connect(world.processes[1])
    world.run(5_000)

    ann.send(wire.Emote, emote="purr")
    bob.connect(world.processes[1])  # which has not heard of the emote yet
    world.run(1_000)

    assert world.truth().chairs[1].nodes == {world.processes[1].node}


def test_who_goes_while_another_process_writes_is_away() -> None:
    world = World(processes=2, latency=SLOW)
    ann, bob, *_ = gather(world)
    bob.connect(world.processes[1])
    world.run(5_000)
    assert world.truth().chairs[1].nodes == {world.processes[1].node}

    bob.drop()
    world.run(1_990)
    ann.send(wire.Emote, emote="purr")
    world.run(5_000)

    assert not world.truth().chairs[1].here


def test_who_comes_and_goes_while_the_store_fails_is_noticed_later() -> None:
    world = World(latency=(5, 5))
    _, bob, cyd, *_ = gather(world)
    bob.drop()
    world.run(5_000)
    cyd.drop()

    world.processes[0].store.trouble = True
    world.run(1_000)
    bob.connect()
    world.run(5_000)
    world.processes[0].store.trouble = False
    world.run(5_000)

    assert [chair.here for chair in world.truth().chairs] == [True, True, False]


def test_a_clock_lasts_no_longer_after_another_process_played() -> None:
    """One process read the log long after its last entry; its time must not lag behind."""
    world = World(processes=2, settings=Settings(turn=20, window=5))
    ann, bob, cyd, watcher = playing(world)
    one, other = world.processes
    for screen in (ann, bob, cyd):
        screen.connect(one)
    world.run(15_000)  # nothing happens; then somebody looks at it from elsewhere
    watcher.connect(other)
    world.run(1_000)
    ann.send(wire.Extend, seconds=1)
    world.settle()
    world.run(100)
    before = len(watcher.notes)

    one.kill()  # the other one must keep the clocks now
    world.run(6_000)

    assert [note.kind for note in watcher.notes[before:] if note.kind == "step"]


def test_a_wish_that_only_the_absent_could_refuse_waits_for_them() -> None:
    world = World(settings=Settings(grace=5, pace=10_000))
    screens = playing(world)
    player = next(screen for screen in screens if screen.choices)
    others = [screen for screen in screens[:3] if screen is not player]
    player.play("draw")
    world.settle()
    player.send(wire.Undo)
    world.settle()
    if phase(world) != "playing" or player.told["wish"] is None:
        raise AssertionError("it was no secret")

    others[0].send(wire.Agree, yes=True)
    others[1].drop()
    world.run(9_000)

    assert world.truth().chairs[others[1].seat].stood_in
    assert player.told["wish"] == wire.UndoWish(player.seat, 0, [others[1].seat])
    assert "undone" not in [note.kind for note in player.notes]


def test_who_was_told_more_elsewhere_is_not_sent_back_in_time() -> None:
    world = World(processes=2, latency=(20, 20))
    other = world.processes[1]
    ann, *_, watcher = gather(world)
    Screen(world, "another").connect(other)
    other.clock.stop(1_000)  # it hears nothing for a while
    ann.send(wire.Emote, emote="purr")
    world.run(100)

    watcher.connect(other)
    world.run(2_000)

    assert watcher.notes == ann.notes


def test_who_claims_to_know_the_future_is_told_everything() -> None:
    """And cannot put off what is due by it."""
    world = World(settings=Settings(turn=5))
    *_, watcher = playing(world)
    liar = Liar(world, "liar")

    for _ in range(20):
        liar.connect()
        world.run(300)

    assert set(liar.first.values()) == {0}
    assert "step" in [note.kind for note in watcher.notes]


class Liar(Screen):
    """Says that it knows more than there is."""

    def __init__(self, world: World, name: str) -> None:
        super().__init__(world, name)
        self.first: dict[int, int] = {}
        """By line: where its first update began."""

    def connect(self, process: Process | None = None) -> Screen:
        self.v = 10**9
        return super().connect(process)

    def _follow(self, update: wire.Update) -> None:
        self.first.setdefault(self._line, update.since)


def test_who_went_and_changed_chairs_is_away() -> None:
    world = World()
    ann, bob, *_ = gather(world)
    bob.drop()

    ann.send(wire.Swap, one=1, other=2)
    world.run(5_000)

    assert [chair.here for chair in world.truth().chairs] == [True, True, False]


def test_a_host_without_a_chair_stays_beside_the_table() -> None:
    world = World(host_apart=True)
    gather(world)
    host = Screen(world, "host", world.token("host")).connect()
    assert host.seat == WATCHER

    host.send(wire.Swap, one=0, other=1)
    world.settle()

    assert host.seat == WATCHER


class Fragile(Screen):
    """Hangs up in the middle of being told something."""

    def _follow(self, update: wire.Update) -> None:
        super()._follow(update)
        if any(note.kind == "emoted" for note in update.notes):
            self.drop()


def test_a_line_that_breaks_while_something_is_told_harms_nobody_else() -> None:
    world = World(latency=SLOW)
    ann, bob, *_ = gather(world)
    ann.drop()
    Fragile(world, "fragile").connect()
    ann.connect()  # so that she is told after it
    world.settle()

    ann.send(wire.Emote, emote="purr")
    bob.send(wire.Emote, emote="hiss")  # waits until the first is stored, and told
    world.run(1_000)

    assert [note.facts.get("emote") for note in ann.notes if note.kind == "emoted"] == [
        "purr",
        "hiss",
    ]
