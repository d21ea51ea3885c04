"""Freezes a release: `python -m tests.releases.freeze` writes its folder beside this file.

Every game in every kind of decision and over, with records, match files, campaigns and both
databases as the release of today writes them. Later builds must go on with all of it, so a folder
that is there is never written again: a release adds its own.
"""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import sha512
from itertools import count
from pathlib import Path
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile

from purrlour import __version__
from purrlour.bots.base import Bot
from purrlour.bots.roster import build
from purrlour.cli.golden import plain_record
from purrlour.engine.chance import Scripted, Seeded
from purrlour.engine.game import Game
from purrlour.engine.record import Record
from purrlour.engine.table import Table, replay
from purrlour.engine.trial import rotation
from purrlour.games import GAMES
from purrlour.server.auth.tokens import hash_token
from purrlour.server.campaigns import steps as campaign_log
from purrlour.server.care.shelf import SqliteShelf
from purrlour.server.care.transfer import export_match
from purrlour.server.luck import Fair, commitment, luck_key, nonce_hash, step_label
from purrlour.server.matches import entries as log
from purrlour.server.matches.match import Match
from purrlour.server.matches.playing import deal, play
from purrlour.server.matches.settings import Settings
from purrlour.server.storage.base import Kept, KeptCampaign, Store
from purrlour.server.storage.postgres import PostgresStore
from purrlour.server.storage.sqlite import SqliteStore
from tests.releases.frozen import (
    CAMPAIGNS,
    FOLDER,
    MATCHES,
    NONCE,
    POSTGRES,
    RECORDS,
    SQLITE,
    TOKEN,
    digest,
    id_of,
)
from tests.server.postgres import Postgres

AnyGame = Game[Any, Any, Any, Any]
WALL: Final = 1_790_000_000_000
ENOUGH: Final = 40
"""Games that are looked at in any case, for short ways to every kind of decision."""
GOOD: Final = 3
"""Games that bots play, at least."""
PLAYTHROUGHS: Final = FOLDER.parent / "playthroughs"


@dataclass
class Playing:
    """A match to be: how it is dealt, and what is chosen."""

    name: str
    game: AnyGame
    seats: int
    settings: dict[str, str]
    choices: list[tuple[int, int]] = field(default_factory=list)
    campaign: str = ""
    """The campaign that it is a chapter of, as its text."""

    @property
    def secret(self) -> bytes:
        return sha512(self.name.encode()).digest()

    def luck(self) -> bytes:
        return luck_key(self.secret, self.name, {0: NONCE})


def kinds_of(key: str) -> frozenset[str]:
    """Every kind of decision that this game has."""
    return frozenset(GAMES[key].kinds)


def campaigns_of(game: AnyGame) -> list[str]:
    """A campaign after each of its chapters, the last one over, as bots have played it."""
    campaigns = game.campaigns()
    if campaigns is None:
        return []
    texts = [campaigns.begin()]
    for seed in count():
        settings = {"party": "suggested", "ties": "auto", **campaigns.settings(texts[-1])}
        table = Table(game, 2, game.options(settings), Seeded(seed))
        bots = [build("greedy", game, seat + seed) for seat in range(2)]
        while table.outcome is None:
            decision = next(iter(table.pending.values()))
            chosen = bots[decision.seat].choose(
                table.view(decision.seat), table.legal(decision.seat)
            )
            table.play(decision.seat, chosen.text())
        texts.append(campaigns.after(table.options, table.state))
        if not campaigns.read(texts[-1]).next:
            return texts
    raise AssertionError("never here")


def explore(key: str, texts: list[str]) -> tuple[dict[str, Playing], list[Playing]]:
    """By kind of decision a match that waits there, as short as was found; and some that ended."""
    game, wanted = GAMES[key], kinds_of(key)
    found: dict[str, Playing] = {}
    over: dict[int, Playing] = {}
    for seed in count():
        if seed >= ENOUGH and found.keys() == wanted and len(over) == len(_seats(game)):
            return found, list(over.values())
        for seats in _seats(game):
            playing = _dealt(game, seats, seed, texts)
            for kind, steps in _waits(playing, seed).items():
                best = found.get(kind)
                if best is None or steps < len(best.choices):
                    found[kind] = replace(playing, choices=playing.choices[:steps])
            best = over.get(seats)
            if best is None or len(playing.choices) < len(best.choices):
                over[seats] = playing
    raise AssertionError("never here")


def _seats(game: AnyGame) -> range:
    return range(game.min_seats, game.max_seats + 1)


def _dealt(game: AnyGame, seats: int, seed: int, texts: list[str]) -> Playing:
    """House rules by turns; every third game is a chapter of a campaign, if there are any."""
    name, houses = f"{game.key}-{seed}-{seats}", rotation(game, seats)
    campaigns = game.campaigns()
    if campaigns is None or seed % 3:
        return Playing(name, game, seats, houses[seed % len(houses)].settings())
    text = texts[seed // 3 % (len(texts) - 1)]
    settings = {"party": "suggested", "ties": "auto", **campaigns.settings(text)}
    return Playing(name, game, seats, game.options(settings).settings(), campaign=text)


def by_bots(game: AnyGame, texts: list[str]) -> Iterator[Playing]:
    """Whole games that somebody plays who wants to win, and each of them half-way."""
    for number in range(max(GOOD, len(texts) - 1)):
        seats = _seats(game)[number % len(_seats(game))]
        playing = _dealt(game, seats, 3 * number, texts)
        bots = [build("greedy", game, number + seat) for seat in range(seats)]
        _play(playing, partial(_choice, game, bots))
        yield playing
        yield replace(playing, choices=playing.choices[: len(playing.choices) // 2])


def _choice(game: AnyGame, bots: list[Bot[Any, Any]], state: Any, seat: int) -> int:
    choices = [game.actions[code] for code in game.legal(state, seat)]
    code: int = bots[seat].choose(game.view(state, seat), choices).code
    return code


def _waits(playing: Playing, seed: int) -> dict[str, int]:
    """Plays it to the end at random, with the luck of a match; by kind of decision the number of
    steps before the first of them."""
    game, whim = playing.game, Seeded(seed, "whim")

    def choose(state: Any, seat: int) -> int:
        codes = game.legal(state, seat)
        if whim.pick(2):  # each kind as likely: what has many forms does not crowd out the rest
            kinds = sorted({game.actions[code].kind for code in codes})
            kind = kinds[whim.pick(len(kinds))]
            codes = [code for code in codes if game.actions[code].kind == kind]
        return codes[whim.pick(len(codes))]

    return _play(playing, choose)


def _play(playing: Playing, choose: Callable[[Any, int], int]) -> dict[str, int]:
    game, key = playing.game, playing.luck()
    state = game.deal(playing.seats, game.options(playing.settings), Fair(key, step_label(0)))
    waits: dict[str, int] = {}
    while game.outcome(state) is None:
        decisions = game.decisions(state)
        for decision in decisions:
            waits.setdefault(decision.kind, len(playing.choices))
        seat = decisions[len(playing.choices) % len(decisions)].seat
        code = choose(state, seat)
        playing.choices.append((seat, code))
        game.apply(state, seat, code, Fair(key, step_label(len(playing.choices))), None)
    return waits


def played(playing: Playing) -> Any:
    """The state after its choices."""
    game, key = playing.game, playing.luck()
    state = game.deal(playing.seats, game.options(playing.settings), Fair(key, step_label(0)))
    for number, (seat, code) in enumerate(playing.choices, start=1):
        game.apply(state, seat, code, Fair(key, step_label(number)), None)
    return state


def match_of(
    playing: Playing, name: str, number: int, campaign: str = ""
) -> tuple[Match, list[str]]:
    """The match with these choices, and its positions. A person has the first chair."""
    game = playing.game
    code = "".join(_CODE[number // len(_CODE) ** at % len(_CODE)] for at in range(6))
    kept = Kept(id_of(name), code, game.key, game.version, playing.secret, WALL + number)
    match = Match(kept)
    match.take(
        log.Opened(
            at=0,
            wall=kept.created,
            game=game.key,
            version=game.version,
            seats=playing.seats,
            options=playing.settings,
            commitment=commitment(playing.secret),
            settings=Settings(chat=True),
            luck=playing.name,
            campaign=campaign,
        )
    )
    person = log.Sat(
        at=10, by=0, chair=0, name="Ann", token=hash_token(TOKEN), nonce=nonce_hash(NONCE)
    )
    match.take(person)
    for chair in range(1, playing.seats):
        match.take(log.BotSat(at=20, chair=chair, bot="greedy"))
    match.take(log.Mixing(at=30))
    match.take(log.Nonce(at=40, chair=0, nonce=NONCE))
    deal(match, at=50)
    table = match.table
    assert table is not None
    positions = [game.position(table.state)]
    for at, (seat, action) in enumerate(playing.choices, start=1):
        why: log.Why = "bot" if seat else "hand"
        play(match, seat, game.actions[action].text(), at=50 + 500 * at, why=why)
        positions.append(game.position(table.state))
    return match, positions


_CODE: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"


async def freeze(folder: Path) -> None:
    """Everything that this release can keep."""
    matches: dict[str, Match] = {}
    campaigns: list[tuple[KeptCampaign, list[bytes]]] = []
    archive = {RECORDS: {}, MATCHES: {}, CAMPAIGNS: {}}  # type: dict[str, dict[str, str]]
    for key in GAMES:
        texts = campaigns_of(GAMES[key])
        archive[CAMPAIGNS] |= {f"{key}-{number}.txt": text for number, text in enumerate(texts)}
        waiting, over = explore(key, texts)
        named = {f"{key}/{kind}": playing for kind, playing in sorted(waiting.items())}
        named |= {f"{key}/over-{playing.seats}": playing for playing in over}
        for number, playing in enumerate(by_bots(GAMES[key], texts)):
            named[f"{key}/{'half' if number % 2 else 'whole'}-{number // 2}"] = playing
        for name, playing in named.items():
            match, positions = match_of(playing, name, len(matches))
            matches[name] = match
            assert match.table is not None
            archive[RECORDS][f"{name}.txt"] = match.table.record.text()
            archive[RECORDS][f"{name}.positions"] = "".join(f"{digest(one)}\n" for one in positions)
        for file in sorted(PLAYTHROUGHS.glob(f"{key}/*.txt")):
            record = plain_record(file.read_text("utf-8"))
            archive[RECORDS][f"{key}/golden-{file.stem}.txt"] = record.text()
            archive[RECORDS][f"{key}/golden-{file.stem}.positions"] = "".join(
                f"{digest(one)}\n" for one in _positions(GAMES[key], record)
            )
        for text in texts:
            campaigns.append(_campaign(key, text, len(campaigns)))
            chapters = [
                (kind, playing)
                for kind, playing in [*waiting.items(), *(("over", one) for one in over)]
                if playing.campaign == text
            ]
            for kind, playing in chapters:
                name = f"{key}/campaign-{len(campaigns)}-{kind}"
                match, _ = match_of(
                    playing, name, len(matches), id_of(f"campaign-{len(campaigns)}")
                )
                matches[name] = match
                campaigns.append(_campaign(key, text, len(campaigns), match))
    with tempfile.TemporaryDirectory() as place:
        database = Path(place, "purrlour.db")
        await _fill(SqliteStore(database, node="frozen"), [*matches.values()], campaigns)
        with sqlite3.connect(database) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("VACUUM")
        shelf = SqliteShelf(database)
        for name, match in matches.items():
            text, _ = await export_match(shelf, match.kept.match)
            archive[MATCHES][f"{name}.txt"] = text
        _pack(folder / SQLITE, database.read_bytes())
        with tempfile.TemporaryDirectory(dir="/tmp") as data:
            server = Postgres(Path(data))
            server.start()
            with server.fresh() as url:
                await _fill(PostgresStore(url, node="frozen"), [*matches.values()], campaigns)
                _pack(folder / POSTGRES, server.dump(url).encode())
            server.stop()
    for name, files in archive.items():
        with ZipFile(folder / name, "w", ZIP_DEFLATED, compresslevel=9) as opened:
            for path, text in files.items():
                opened.writestr(path, text)


def _positions(game: AnyGame, record: Record) -> Iterator[str]:
    table = replay(game, record, upto=0)
    yield game.position(table.state)
    for step in record.steps:
        table.chance = Scripted(list(step.chance))
        table.play(step.seat, step.action)
        yield game.position(table.state)


def _campaign(
    key: str, text: str, number: int, playing: Match | None = None
) -> tuple[KeptCampaign, list[bytes]]:
    """A campaign that has come so far, perhaps with a match for its next chapter."""
    kept = KeptCampaign(id_of(f"campaign-{number}"), hash_token(TOKEN), key, WALL + number)
    steps: list[campaign_log.AnyStep] = [campaign_log.Begun(at=WALL, text=text)]
    if playing is not None:
        campaigns = GAMES[key].campaigns()
        assert campaigns is not None
        steps.append(
            campaign_log.Opened(
                at=WALL + 1,
                match=playing.kept.match,
                code=playing.kept.code,
                chapter=campaigns.read(text).next,
            )
        )
    return kept, [campaign_log.write_step(step) for step in steps]


async def _fill(
    store: Store, matches: list[Match], campaigns: list[tuple[KeptCampaign, list[bytes]]]
) -> None:
    await store.open()
    for match in matches:
        assert await store.create(replace(match.kept, over=match.phase == "over"), match.log)
    for kept, steps in campaigns:
        assert await store.begin(kept, steps)
    await store.close()


def _pack(path: Path, data: bytes) -> None:
    path.write_bytes(gzip.compress(data, mtime=0))


if __name__ == "__main__":
    release = FOLDER / (sys.argv[1] if sys.argv[1:] else __version__)
    release.mkdir()  # never twice
    asyncio.run(freeze(release))
