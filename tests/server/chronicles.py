"""Matches to write chronicles of: played by whim, with everything in them."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Final

from purrlour.engine.chance import Chance, Seeded
from purrlour.games import GAMES
from purrlour.server.luck import NEWEST, commitment, nonce_hash
from purrlour.server.matches import entries as log
from purrlour.server.matches.entries import AnyEntry
from purrlour.server.matches.match import Match
from purrlour.server.matches.playing import deal, fall_back, play
from purrlour.server.matches.settings import Settings
from purrlour.server.storage.base import Kept

NAMES = ("Ann", "Zażółć “Gęś”", "Łukasz\\", "🐈 \N{REPLACEMENT CHARACTER}", '"Eve"', "<b>Fay")
TOKEN = "ab" * 32
WHOLE: Final = 196
"""The seed of a match of four: two mix numbers in, one holds theirs back, steps are taken back."""


HOUSES: dict[str, list[dict[str, str]]] = {
    "exploding_kittens": [{}, {"burglar": "off"}, {"turbo": "on", "first": "1"}],
    "wizard_kittens": [{}, {"new_rules": "on"}],  # chaos needs three
}
"""House rules by turns; of other games, their presets."""


def played(
    seed: int, *, game: str = "exploding_kittens", upto: int | None = None, fairness: int = NEWEST
) -> Match:
    """A match from its opening to its end, or until so many steps were played."""
    whim, rules = Seeded(seed, "whim"), GAMES[game]
    seats = rules.min_seats + whim.pick(rules.max_seats - rules.min_seats + 1)
    houses = HOUSES.get(game) or list(rules.presets.values())
    options = houses[whim.pick(len(houses))]
    secret = bytes(whim.pick(256) for _ in range(64))
    kept = Kept(f"match-{seed}", "ABCDEF", game, rules.version, secret, 1_800_000_000_000)
    match = Match(kept)
    match.take(
        log.Opened(
            at=0,
            wall=kept.created,
            game=game,
            version=rules.version,
            seats=seats,
            options=options,
            commitment=commitment(secret),
            fairness=fairness,
            settings=Settings(turn=30, window=5, chat=True),
            token=TOKEN,
        )
    )
    _gather(match, seats, whim)
    deal(match, at=5_000)
    _play(match, whim, upto)
    if match.phase == "over":
        match.take(log.Again(at=99_000, match="the-next-match", code="GHJKLM"))
    return match


def _gather(match: Match, seats: int, whim: Chance) -> None:
    """People sit down, go, change chairs, promise nonces and show most of them."""
    promised: dict[int, str] = {}
    for chair in range(seats):
        nonce = f"nonce_{chair}-{whim.pick(10**9):010}"
        if whim.pick(5) == 0:
            match.take(log.BotSat(at=100, chair=chair, bot="greedy"))
            continue
        brings = whim.pick(4) > 0
        promise = nonce_hash(nonce) if brings else ""
        early = promise if chair % 3 else ""
        match.take(
            log.Sat(at=200, chair=chair, name=NAMES[chair], token=TOKEN, nonce=early, cmd="c1")
        )
        if early != promise:
            match.take(log.Promised(at=205, chair=chair, nonce=promise))
        match.take(log.Came(at=210, chair=chair, node="host.example:1234"))
        if brings:
            promised[chair] = nonce
    if whim.pick(3) == 0 and seats > 1:
        match.take(log.Swapped(at=300, one=0, other=1))
        promised = {{0: 1, 1: 0}.get(chair, chair): nonce for chair, nonce in promised.items()}
    if whim.pick(3) == 0 and 0 in promised:
        match.take(log.Kicked(at=310, chair=0))
        match.take(log.Sat(at=320, chair=0, name="Late", token=TOKEN))
        del promised[0]
    match.take(log.Said(at=400, chair=0, text="zaczynamy? [[[{ ✨"))
    if match.kept.match[-1] in "89" and match.opened.fairness > 1:
        promised = _begin_anew(match, promised)
    match.take(log.Mixing(at=410))
    for chair, nonce in promised.items():
        if whim.pick(6) > 0:
            match.take(log.Nonce(at=420, chair=chair, nonce=nonce))


def _begin_anew(match: Match, promised: dict[int, str]) -> dict[int, str]:
    """Some show their nonce, then somebody is removed: those who stay promise others."""
    match.take(log.Mixing(at=401))
    for chair, nonce in list(promised.items())[1:]:
        match.take(log.Nonce(at=402, chair=chair, nonce=nonce))
    gone = next(iter(promised), 0)
    if match.kept.match[-1] == "9":
        match.take(log.Left(at=403, chair=gone))
        gone = (gone + 1) % match.seats
    match.take(log.Kicked(at=404, chair=gone))
    again = {chair: f"{nonce}-again" for chair, nonce in promised.items() if chair != gone}
    for chair in list(again):
        if match.chairs[chair].name:
            match.take(log.Promised(at=405, chair=chair, nonce=nonce_hash(again[chair])))
        else:
            del again[chair]
    for chair in range(match.seats):
        if match.chairs[chair].free:
            match.take(log.BotSat(at=406, chair=chair, bot="greedy"))
    return again


def _play(match: Match, whim: Chance, upto: int | None) -> None:
    """Choices by hand, by clocks, by bots; some are taken back."""
    table = match.table
    assert table is not None
    at = 5_000
    while match.phase == "playing" and len(table.record.steps) != upto:
        at += 1 + whim.pick(3_000)
        decisions = list(table.pending.values())
        seat = decisions[whim.pick(len(decisions))].seat
        how = whim.pick(40)
        if how == 0 and table.record.steps:
            back = 1 + whim.pick(min(5, len(table.record.steps)))
            match.take(log.Undone(at=at, to=len(table.record.steps) - back))
        elif how == 1:
            match.take(log.Emoted(at=at, chair=seat, emote="purr"))
        elif how < 12:
            fall_back(match, seat, at=at, why="time")
        else:
            choices = table.legal(seat)
            action = choices[whim.pick(len(choices))].text()
            play(match, seat, action, at=at, why="bot" if how < 20 else "hand")


def entries_of(match: Match) -> list[AnyEntry]:
    """Its log, as a store would give it."""
    return [log.read_entry(entry) for entry in match.log]


def resealed(text: str) -> str:
    """The file with every seal made anew: what somebody who knows the format would do."""
    head, _, body = text.partition("\n\n")
    head += "\n\n"
    seal = sha256(f" {head}".encode()).hexdigest()[:32]
    lines = []
    for line in body.split("\n")[:-2]:
        entry = re.sub("^[0-9a-f]{32} ", "", line)
        seal = sha256(f"{seal} {entry}".encode()).hexdigest()[:32]
        lines.append(f"{seal} {entry}\n")
    return f"{head}{''.join(lines)}end {seal}\n"
