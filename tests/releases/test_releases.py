"""R11: what earlier releases left behind is resumed, played to the end, replayed and verified.

A folder here is one release (`freeze.py` made it). None is ever changed or removed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from purrlour.engine.chance import Scripted, Seeded
from purrlour.engine.record import read_record
from purrlour.engine.table import Table, replay
from purrlour.games import GAMES
from purrlour.server.care.doctor import Finding, examine
from purrlour.server.care.transfer import received
from purrlour.server.chronicle import read_chronicle, write_chronicle
from purrlour.server.config import Config
from purrlour.server.matches.entries import read_entry
from purrlour.server.matches.match import Match, replayed
from purrlour.server.matches.playing import play
from purrlour.server.storage.base import Kept, Store
from purrlour.server.storage.postgres import PostgresStore
from purrlour.server.storage.sqlite import SqliteStore
from purrlour.server.verify import verify
from tests.figures import figure
from tests.releases.freeze import kinds_of
from tests.releases.frozen import (
    CAMPAIGNS,
    MATCHES,
    POSTGRES,
    RECORDS,
    SQLITE,
    TOKEN,
    digest,
    id_of,
    lines,
    releases,
    texts,
    unpacked,
)
from tests.server.postgres import Postgres
from tests.server.serving import Server, serving
from tests.server.sockets import run
from tests.waiting import LIMIT

RELEASES = releases()
EACH = figure(1, long=1, plain=4)
"""One match in so many is played to its end; the others are resumed."""
every_release = pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)


def test_a_release_is_frozen() -> None:
    assert RELEASES


@every_release
@pytest.mark.parametrize("key", GAMES)
def test_records_replay_step_by_step(release: Path, key: str) -> None:
    """Every position is what it was; a record that stops half-way waits for the same decision."""
    positions = texts(release / RECORDS, ".positions")
    kinds = set()
    for name, text in texts(release / RECORDS).items():
        game, _, what = name.partition("/")
        if game != key:
            continue
        table = replay(GAMES[key], read_record(text), upto=0)
        told = list(lines(positions[name]))
        assert digest(table.game.position(table.state)) == told[0], f"{name}: the deal"
        for number, step in enumerate(read_record(text).steps, start=1):
            table.chance = Scripted(list(step.chance))
            table.play(step.seat, step.action)
            position = table.game.position(table.state)
            assert digest(position) == told[number], f"{name}: step {number}: {position}"
        pending = {decision.kind for decision in table.pending.values()}
        if what in kinds_of(key):
            assert what in pending, name
            kinds.add(what)
        _play_on(table, seed=len(told))
    assert kinds  # of this release; a later one may have more


@every_release
@pytest.mark.budget(8, "a hundred matches, each to its end")
def test_match_files_are_verified(release: Path, shown: Callable[[str, str], None]) -> None:
    """Finished ones as they are, the others after they came in and were played to the end."""
    files = texts(release / MATCHES)
    finished = 0
    for number, (name, text) in enumerate(files.items()):
        chronicle = read_chronicle(text)
        if chronicle.secret is not None:
            finished += 1
            report = verify(chronicle)
            assert report.fine, f"{name}: {report.problem}"
        else:
            kept, entries = received(chronicle, unfinished=True)
            if number % EACH == 0:
                _play_to_the_end(kept, entries)
    shown("R11", f"{release.name}: {len(files)} match files, {finished} of them finished: verified")


@every_release
@pytest.mark.parametrize("backend", ["sqlite", "postgres"])
@pytest.mark.budget(8, "a hundred matches, each to its end")
def test_stored_matches_are_resumed(
    release: Path,
    backend: str,
    tmp_path: Path,
    postgres: Postgres,
    shown: Callable[[str, str], None],
) -> None:
    """Each from where it waits, to the end; then all of it is verified."""
    with _stored(release, backend, tmp_path, postgres) as (config, store):
        matches = run(_read(store))
        findings = run(_examined(config))

    assert len(matches) >= sum(len(kinds_of(key)) for key in GAMES)
    positions = texts(release / RECORDS, ".positions")
    ends = {id_of(name): list(lines(told))[-1] for name, told in positions.items()}
    for number, (kept, entries) in enumerate(matches):
        match = replayed(kept, entries)
        assert match.table is not None
        if kept.match in ends:
            assert digest(match.game.position(match.table.state)) == ends[kept.match], kept
        if number % EACH == 0:
            _play_to_the_end(kept, entries)
    assert [finding for finding in findings if not finding.fine] == []
    shown(
        "R11",
        f"{release.name}, {backend}: {len(matches)} matches resumed, one in {EACH} ended, verified",
    )


@every_release
@pytest.mark.parametrize("backend", ["sqlite", "postgres"])
@pytest.mark.slow
def test_a_server_goes_on_with_them(
    release: Path, backend: str, tmp_path: Path, postgres: Postgres
) -> None:
    """Whoever has the token of a seat finds the table as it was, and makes the next choice."""
    with _stored(release, backend, tmp_path, postgres) as (config, store):
        live = [kept for kept, _ in run(_read(store)) if not kept.over]
    with serving(tmp_path, database=config.database, LIMITS_ADDRESS_REQUESTS="100000") as server:
        answered = sum(_goes_on(server, kept) for kept in live)

        assert answered > len(live) // 4  # in the others bots are asked


@every_release
def test_campaigns_go_on(release: Path) -> None:
    """Each begins its next chapter, by the rules of today."""
    for name, text in texts(release / CAMPAIGNS).items():
        game = GAMES[name.rpartition("-")[0]]
        campaigns = game.campaigns()
        assert campaigns is not None
        story = campaigns.read(text)
        if story.next:
            settings = {"party": "suggested", **campaigns.settings(text)}
            table = Table(game, 2, game.options(settings), Seeded(1))
            _play_on(table, seed=1)
            assert campaigns.read(campaigns.after(table.options, table.state)).book == story.book
        else:
            assert all(chapter.played for chapter in story.chapters)


# Tools.


def _play_on(table: Table[Any, Any, Any, Any], seed: int) -> None:
    """To the end, at random."""
    whim = Seeded(seed, "whim")
    table.chance = Seeded(seed)
    while table.outcome is None:
        decisions = list(table.pending.values())
        seat = decisions[whim.pick(len(decisions))].seat
        choices = table.legal(seat)
        table.play(seat, choices[whim.pick(len(choices))].text())


def _play_to_the_end(kept: Kept, entries: Sequence[bytes]) -> None:
    """Plays a match on with its own luck; then its file is verified, and read again."""
    match = replayed(kept, entries)
    whim = Seeded(len(entries))
    while match.phase == "playing":
        assert match.table is not None
        decisions = list(match.table.pending.values())
        seat = decisions[whim.pick(len(decisions))].seat
        choices = match.table.legal(seat)
        play(match, seat, choices[whim.pick(len(choices))].text(), at=match.at + 1)
    assert match.phase == "over", kept.match
    chronicle = read_chronicle(write_chronicle(kept, [read_entry(line) for line in match.log]))
    report = verify(chronicle)
    assert report.fine, f"{kept.match}: {report.problem}"
    assert report.outcome == _outcome(replayed(replace(kept, over=True), match.log))


def _outcome(match: Match) -> object:
    assert match.table is not None
    return match.table.outcome


@contextmanager
def _stored(
    release: Path, backend: str, folder: Path, postgres: Postgres
) -> Iterator[tuple[Config, Store]]:
    """A copy of the release's database."""
    if backend == "sqlite":
        data = folder / "data"
        data.mkdir(mode=0o700)
        file = unpacked(release, SQLITE, data)
        file.chmod(0o600)
        yield Config(data=data), SqliteStore(file, node="test")
        return
    with postgres.fresh() as url:
        postgres.restore(url, unpacked(release, POSTGRES, folder).read_text("utf-8"))
        yield Config(data=folder, database=url), PostgresStore(url, node="test")


async def _read(store: Store) -> list[tuple[Kept, list[bytes]]]:
    """Every match of a store."""
    await store.open()
    try:
        names = await store.live()
        found = [(await store.find(name), await store.read(name)) for name in names]
    finally:
        await store.close()
    return [(kept, entries) for kept, entries in found if kept is not None]


async def _examined(config: Config) -> list[Finding]:
    return [finding async for finding in examine(config)]


def _goes_on(server: Server, kept: Kept) -> bool:
    """Sits down again; whether there was a choice to make."""
    with server.dial() as socket:
        socket.send(json.dumps({"t": "hello", "match": kept.match, "token": TOKEN}))
        update = json.loads(socket.recv(timeout=LIMIT))
        while update.get("view") is None:
            assert update["t"] != "refused", update
            update = json.loads(socket.recv(timeout=LIMIT))
        assert update["about"]["version"] == kept.version
        newest = GAMES[kept.game].version
        told = update["about"].get("newest", 0)
        assert told == (0 if newest == kept.version else newest)
        assert server.get(f"/api/matches/{kept.match}").get("newest", 0) == told
        if not update.get("choices"):
            return False
        play = {"t": "play", "id": "1", "decision": update["decision"]}
        socket.send(json.dumps({**play, "action": update["choices"][0]}))
        while "1" not in (update.get("acks") or ()):
            update = json.loads(socket.recv(timeout=LIMIT))
            assert update["t"] != "refused", update
        return True
