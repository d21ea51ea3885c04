"""Films: what a viewer's stream told, moment by moment; more only when it is over."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from purrlour.engine.chance import Seeded
from purrlour.engine.errors import GameError
from purrlour.server import film, wire
from purrlour.server.auth.tokens import hash_token, new_token
from purrlour.server.film import make_film
from purrlour.server.http import film as asked_film
from purrlour.server.luck import Fair, step_label
from purrlour.server.matches import entries as log
from purrlour.server.matches.agenda import STEADY_MS
from purrlour.server.matches.match import Match
from purrlour.server.matches.playing import play
from purrlour.server.matches.settings import Settings
from purrlour.server.matches.updates import encode
from purrlour.server.path import Path
from tests.server.chronicles import TOKEN, WHOLE, played
from tests.server.films import scenes
from tests.server.screens import Screen, gather, read
from tests.server.virtual import World

PROMPT = Settings(pace=0, chat=True, stand_in="random")


def story(*, seed: int = 1, steps: int = 20) -> tuple[World, list[Screen]]:
    """Three people and a watcher play, talk, give orders, take back, leave and come again."""
    world, lot = World(seed=seed, settings=PROMPT), Random(seed)
    screens = gather(world)
    screens[0].send(wire.Start)
    world.settle()
    for number in range(steps):
        for screen in screens[:3]:
            if screen.told.get("choices") and screen.decision is not None:
                screen.play(lot.choice([one for one in screen.choices if one != "resign"]))
                world.settle()
        one = screens[number % 3]
        extra = lot.randrange(6)
        if extra == 0:
            one.send(wire.Order, passing=lot.choice(["turn", "off"]), ask=[])
        elif extra == 1:
            one.send(wire.Undo)
            world.settle()
            for other in screens[:3]:
                other.send(wire.Agree, yes=True)
                world.settle()
        elif extra == 2:
            one.send(wire.Say, text="mrau?")
        elif extra == 3 and one is screens[0]:
            screens[2].send(wire.Away)
        world.run(STEADY_MS + 30)
        world.settle()
    assert world.truth().phase == "playing"
    return world, screens


def finished() -> tuple[World, list[Screen]]:
    world, screens = story(steps=30)
    for screen in screens[:3]:
        screen.play("resign")
        world.settle()
    assert world.truth().phase == "over"
    return world, screens


def film_of(world: World, token: str | None, query: str = "") -> bytes:
    return world.processes[0].ask(asked_film, token, query)


def told_views(screen: Screen) -> dict[int, Any]:
    """By place in the stream: the views that came over the socket."""
    found: dict[int, Any] = {}
    for _, frame in screen.heard:
        told = read(frame)
        if isinstance(told, wire.Update) and isinstance(told.view, msgspec.Raw):
            found[told.v] = json.loads(bytes(told.view))
    return found


@pytest.mark.parametrize("ended", [False, True])
def test_a_film_is_what_the_stream_told(ended: bool) -> None:
    """Notes, numbers, views and questions, for every seat and for who watches."""
    world, screens = finished() if ended else story()
    for screen in screens:
        shown = scenes(film_of(world, screen.token))

        assert [scene.note for scene in shown] == json.loads(encode(screen.notes))
        views = told_views(screen)
        assert len(views) > 30
        for number, view in views.items():
            assert shown[number - 1].view == view
        last = shown[-1]
        told = json.loads(encode([screen.told["pending"], screen.told["about"]]))
        assert last.pending == [{**one, "left": None} for one in told[0]]
        assert last.chairs == told[1]["chairs"]
    kinds = {note.kind for note in screens[0].notes} | {note.kind for note in screens[1].notes}
    assert kinds >= {"ordered", "undone", "said", "bot", "dealt", "step"}


def test_what_is_private_is_numbered_and_named() -> None:
    world, screens = story()
    for screen in screens:
        found = json.loads(film_of(world, screen.token))
        orders = [note.n for note in screen.notes if note.kind == "ordered"]
        assert found["private"] == orders
        assert (found["seat"], found["viewer"], found["open"]) == (screen.seat, screen.seat, False)
        assert found["ending"] is None
    assert json.loads(film_of(world, screens[0].token))["private"]
    assert not json.loads(film_of(world, None))["private"]


def test_ones_own_seat_may_be_named_at_any_time() -> None:
    world, screens = story(steps=5)

    assert film_of(world, screens[1].token, "viewer=1") == film_of(world, screens[1].token)


@pytest.mark.parametrize("wish", ["viewer=open", "viewer=0", "viewer=2"])
def test_other_hands_stay_closed_while_it_is_played(wish: str) -> None:
    world, screens = story(steps=5)
    for token in (screens[1].token, None):
        assert json.loads(film_of(world, token, wish))["key"] == "hands-closed"


def test_when_it_is_over_all_hands_are_open() -> None:
    """Every seat's view at every moment, and everything that happened."""
    world, screens = finished()
    for token in (screens[0].token, None):
        shown = scenes(film_of(world, token, "viewer=open"))
        for seat in range(3):
            own = scenes(film_of(world, screens[seat].token))
            common = [scene for scene in shown if scene.note["kind"] != "ordered"]
            seen = [scene for scene in own if scene.note["kind"] != "ordered"]
            assert [scene.note["kind"] for scene in common] == [s.note["kind"] for s in seen]
            for here, there in zip(common, seen, strict=True):
                assert here.seats.get(seat) == there.view
        events = [event for scene in shown for event in scene.note.get("events", ())]
        drawn = [event["card"] for event in events if event["kind"] == "drew"]
        assert drawn
        assert all(drawn)


def test_open_hands_tell_from_how_many_outcomes_luck_was_drawn() -> None:
    """So that whoever has the key can draw it again, without the rules."""
    for seed in range(8):
        match = played(seed)
        moments = json.loads(make_film(match.kept, match.log, wish="open"))["moments"]
        path = Path(match.opened.fairness)
        drawn = 0
        for moment, entry in zip(moments, map(log.read_entry, match.log), strict=True):
            if isinstance(entry, log.Undone):
                path.cut(entry.to)
            if not isinstance(entry, log.Dealt | log.Step):
                continue
            label = step_label(0)
            if isinstance(entry, log.Step):
                label = path.step(entry.seat, entry.action)
                path.add(entry.seat, entry.action)
            luck = Fair(match.key, label)
            assert [luck.pick(n) for n in moment.get("sides", ())] == entry.chance
            drawn += len(entry.chance)
        assert drawn > 20
        assert "sides" not in make_film(match.kept, match.log).decode()


def test_when_it_is_over_other_eyes_may_be_borrowed() -> None:
    """The numbers stay those of the asker."""
    world, screens = finished()
    theirs = scenes(film_of(world, screens[2].token))
    borrowed = scenes(film_of(world, screens[0].token, "viewer=2"))
    own = scenes(film_of(world, screens[0].token))

    assert [scene.note["n"] for scene in borrowed] == [scene.note["n"] for scene in own]
    for here, there in zip(
        [scene for scene in borrowed if scene.note["kind"] != "ordered"],
        [scene for scene in theirs if scene.note["kind"] != "ordered"],
        strict=True,
    ):
        assert here.view == there.view
        assert here.note.get("events") == there.note.get("events")
    found = json.loads(film_of(world, screens[0].token, "viewer=2"))
    assert (found["seat"], found["viewer"]) == (0, 2)
    assert found["ending"]["places"]


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ("viewer=3", "no-such-chair"),
        ("viewer=16", "no-such-viewer"),
        ("viewer=-1", "no-such-viewer"),
        ("viewer=Open", "no-such-viewer"),
        ("viewer=%00", "no-such-viewer"),
    ],
)
def test_eyes_that_nobody_has(query: str, key: str) -> None:
    world, screens = finished()

    assert json.loads(film_of(world, screens[0].token, query))["key"] == key


def test_who_may_not_watch_sees_no_film() -> None:
    world, screens = finished()
    screens[0].send(wire.Arrange, settings=Settings(watch=False))
    world.settle()
    for query in ("", "viewer=open"):
        assert json.loads(film_of(world, None, query))["key"] == "no-watch"
        assert json.loads(film_of(world, new_token(), query))["key"] == "bad-token"
        assert scenes(film_of(world, screens[1].token, query))


# Size.


def test_moments_say_only_what_is_new() -> None:
    world, screens = story()
    shown = json.loads(film_of(world, screens[0].token))["moments"]
    later = [moment for moment in shown if moment["note"]["kind"] == "step"]
    for moment in shown:
        if moment["note"]["kind"] in ("said", "ordered", "came"):
            assert "view" not in moment
    assert len(later) > 10
    assert not any("house" in moment.get("view", {}) for moment in later)


def long_match(steps: int) -> Match:
    """One in which so much is taken back that it hardly ends."""
    match = next(m for seed in range(99) if (m := played(seed, upto=30)).seats == 5)
    table, whim = match.table, Seeded(1)
    assert table is not None
    while sum(type(one.entry) is log.Step for one in match.fresh) < steps:
        asked = list(table.pending.values())
        seat = asked[whim.pick(len(asked))].seat
        choices = [one.text() for one in table.legal(seat) if one.text() != "resign"]
        clone = table.state.clone()
        action = choices[whim.pick(len(choices))]
        match.game.apply(clone, seat, match.game.parse(action).code, Seeded(1), None)
        if len(table.record.steps) > 150 or match.game.outcome(clone) is not None:
            match.take(log.Undone(at=match.at, to=20))
        else:
            play(match, seat, action, at=match.at + 1)
            if match.phase == "over":  # other luck than the clone's
                break
    return match


def test_a_match_of_two_thousand_steps_has_a_film() -> None:
    match = long_match(2_000)
    steps = sum(type(one.entry) is log.Step for one in match.fresh)
    assert steps >= 2_000

    body = make_film(match.kept, match.log)

    assert len(scenes(body)) == len(match.log)
    assert len(body) < 500 * steps


def test_a_film_that_would_be_too_long_has_no_talk(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(WHOLE)
    for number in range(50):
        match.take(log.Said(at=match.at, chair=0, text=f"mrau {number}"))
    match.take(log.Locked(at=match.at, on=True))
    whole = make_film(match.kept, match.log)
    monkeypatch.setattr(film, "MOST_BYTES", len(whole) - 1)

    short = scenes(make_film(match.kept, match.log))

    kinds = [scene.note["kind"] for scene in short]
    assert "said" not in kinds
    assert "emoted" not in kinds
    assert short[-1].note["n"] == len(match.log)  # numbered as before

    monkeypatch.setattr(film, "MOST_BYTES", 1_000)
    with pytest.raises(GameError, match="film-size"):
        make_film(match.kept, match.log)


def test_a_token_that_opened_the_match_watches() -> None:
    """A host without a chair sees what everybody sees, even where nobody may watch."""
    token = new_token()
    match = played(4)
    entries = [log.read_entry(entry) for entry in match.log]
    opened = entries[0]
    assert isinstance(opened, log.Opened)
    assert opened.token == TOKEN
    closed = msgspec.structs.replace(
        opened, token=hash_token(token), settings=Settings(watch=False)
    )
    written = [log.write_entry(entry) for entry in (closed, *entries[1:])]

    found = json.loads(make_film(match.kept, written, token=token))

    assert (found["seat"], found["viewer"], found["open"]) == (-1, -1, False)
    assert json.loads(make_film(match.kept, written, token=token, wish="open"))["open"]
