"""Tables with people around them, ready for a test."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from hashlib import sha512
from itertools import count
from typing import Any

from purrlour.engine.table import Table
from purrlour.games import GAMES
from purrlour.server.auth.tokens import hash_token, new_token
from purrlour.server.luck import NEWEST, Fair, commitment, luck_key
from purrlour.server.matches import entries as log
from purrlour.server.matches.settings import Settings
from purrlour.server.storage.base import Kept
from tests.server.matches.stage import GAME, Person, Stage


def lobby(names: str, *, holding: Mapping[str, str] | None = None, **settings: Any) -> Stage:
    """People who sit down and have not begun; "bot" and "free" are no names.

    `holding` are cards that people will be dealt, among others.
    """
    return _set(Stage(thinking=settings.pop("thinking", None)), names, holding or {}, settings)


def playing(names: str, *, holding: Mapping[str, str] | None = None, **settings: Any) -> Stage:
    """People in the middle of a game that just began; the first one's turn."""
    stage = lobby(names, holding=holding, **settings)
    stage.people[0].does("start")
    return stage


def _set(stage: Stage, names: str, holding: Mapping[str, str], settings: dict[str, Any]) -> Stage:
    chairs = names.split()
    nonces: dict[str, str] = settings.pop("nonces", {})
    fairness: int = settings.pop("fairness", NEWEST)
    practice: bool = settings.pop("practice", False)
    kept = _kept(names, frozenset(holding.items()))
    opened = log.Opened(
        at=0,
        wall=0,
        game=GAME,
        version=kept.version,
        seats=len(chairs),
        options={"first": "0"},
        commitment=commitment(kept.secret),
        settings=Settings(**settings),
        fairness=fairness,
        practice=practice,
    )
    entries: list[log.AnyEntry] = [opened]
    stage.match = kept.match
    for seat, name in enumerate(chairs):
        if name == "bot":
            entries.append(log.BotSat(at=0, chair=seat, bot="greedy"))
        elif name != "free":
            person = Person(stage, name, match=kept.match, token=new_token())
            stage.people.append(person)
            token, nonce = hash_token(person.token or ""), nonces.get(name, "")
            entries.append(log.Sat(at=0, by=seat, chair=seat, name=name, token=token, nonce=nonce))
    made = stage.process.store.create(kept, [log.write_entry(entry) for entry in entries])
    assert stage.run(made)
    for person in stage.people:
        person.comes()
    return stage


@cache
def _kept(names: str, holding: frozenset[tuple[str, str]]) -> Kept:
    """A match whose luck deals people what they should hold."""
    chairs = names.split()
    game, match = GAMES[GAME], f"{'stage':-<22}"
    options = game.options({"first": "0"})
    for number in count():
        secret = sha512(f"stage {number}".encode()).digest()
        luck = Fair(luck_key(secret, match, {}), "step 0")
        table = Table(game, len(chairs), options, luck)
        if all(
            Counter(cards.split()) <= Counter(table.view(chairs.index(name)).hand)
            for name, cards in holding
        ):
            return Kept(match, "STAGE2", GAME, game.version, secret, 0)
    raise AssertionError("count() never ends")
