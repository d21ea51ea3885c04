"""Looks for games worth keeping: `python -m tests.playthroughs.find GAME` writes golden files.

Only needed when old records do not replay any more, or for a new corner; a change that they
survive is written by `purrlour replay FILE --golden`. Read the difference before committing it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from purrlour.bots.roster import build
from purrlour.cli.golden import golden_text
from purrlour.engine.chance import Chance, Seeded
from purrlour.engine.event import Event
from purrlour.engine.table import Table
from purrlour.games import GAMES
from purrlour.games.exploding_kittens import events as ek
from purrlour.games.koty import events as ko
from purrlour.games.wizard_kittens import events as wk

FOLDER = Path(__file__).parent
SEEDS = {
    "exploding_kittens": range(3000),
    "koty": range(60),
    "mice_and_mystics": range(60),
    "wizard_kittens": range(40),
}
LONGEST = 170
"""Steps: a file stays readable."""

Events = list[Event]
AnyTable = Table[Any, Any, Any, Any]


def kinds(events: Events) -> int:
    """How many kinds of things happened."""
    return len({event.kind for event in events})


def count(kind: type[Event], clause: str = "") -> Callable[[Events], int]:
    """How often something happened, by some clause."""
    return lambda events: sum(
        isinstance(event, kind) and clause in ("", event.clause) for event in events
    )


def chain(events: Events) -> int:
    """The longest chain of Nopes."""
    return max((event.chain for event in events if isinstance(event, ek.Noped)), default=0)


@dataclass(frozen=True)
class Corner:
    """What a file is for: how it is played, and what makes one game better than another."""

    name: str
    seats: int
    score: Callable[[Events], int]
    settings: dict[str, str] = field(default_factory=dict)
    resigns: bool = False
    absent: int = -1
    """A seat that always falls back."""
    bots: str = ""
    """A bot that makes most choices; without one they are random."""
    eager: bool = False
    """Nobody exchanges or answers if there is anything else to do: games are short."""
    longest: int = LONGEST
    tried: int = 0
    """Games that are looked at, where it is more than usual."""


NIGHT = {"moths": "4", "bats": "4", "owls": "4", "dragon": "on"}
KITTENS = [
    Corner("2-seats", 2, kinds),
    Corner("3-seats", 3, kinds),
    Corner("4-seats", 4, kinds),
    Corner("5-seats", 5, kinds),
    Corner("nope-chain", 3, chain, {"nope_own": "on"}),
    Corner(
        "threes",
        3,
        lambda seen: (
            min(count(ek.Handed, "EK-56")(seen), 2) * 2
            + min(count(ek.Lacked, "EK-57")(seen), 2) * 2
            + count(ek.Named)(seen)
        ),
    ),
    Corner(
        "burglar",
        4,
        lambda seen: (
            count(ek.Handed, "EK-62")(seen)
            + count(ek.Lacked, "EK-63")(seen)
            + 9 * count(ek.PawnLost)(seen)
        ),
    ),
    Corner("turbo", 4, kinds, {"turbo": "on", "any_pairs": "off", "burglar": "off", "first": "2"}),
    Corner("hidden-gifts", 5, count(ek.Gave), {"empty_targets": "on"}),
    Corner("resigning", 5, lambda seen: count(ek.Resigned)(seen) + kinds(seen) // 4, resigns=True),
    Corner("absent", 3, kinds, absent=1),
]
CATS = [
    Corner("2-seats", 2, kinds, longest=110),
    Corner("3-seats", 3, kinds, bots="greedy", longest=110),
    Corner("4-seats", 4, kinds, bots="greedy"),
    Corner("5-seats", 5, kinds, bots="greedy"),
    Corner("6-seats", 6, kinds, bots="greedy"),
    Corner("night", 2, kinds, NIGHT, longest=110),
    Corner("night-of-three", 3, count(ko.Hooted), NIGHT, bots="greedy"),
    Corner(
        "teams", 4, count(ko.Defended, "KO-91"), {"teams": "opposite"}, bots="greedy", longest=200
    ),
    Corner(
        "teams-at-night",
        6,
        lambda seen: kinds(seen) + count(ko.Defended, "KO-91")(seen),
        {**NIGHT, "teams": "abacbc", "together": "on"},
        bots="greedy",
        longest=200,
    ),
    Corner("repeats", 2, count(ko.Attacked, "KO-36"), {"repeats": "5"}, longest=110),
    Corner("resigning", 4, lambda seen: count(ko.Resigned)(seen) + kinds(seen), resigns=True),
    Corner("absent", 3, kinds, NIGHT, absent=1, longest=110),
    Corner("ran-dry", 6, count(ko.RanDry), eager=True, longest=230),
]
BRISK = {"party": "suggested", "ties": "auto"}
RARE = {
    *("charmed-turn", "deck-shuffled", "disguised", "drifted", "end-moved", "feasted", "flung"),
    *("grape-thrown", "recovered", "skipped", "stayed-in-water", "trophy", "unharmed"),
    *("card-wounded", "awarded"),
}
"""What seldom happens to mice that choose at random."""


def rare(events: Events) -> int:
    """How many kinds of rare things happened."""
    return len({event.kind for event in events} & RARE)


MICE = [
    Corner("1-seat", 1, kinds, {**BRISK, "chapter": "5"}, longest=200),
    Corner("2-seats", 2, kinds, {"chapter": "4"}, longest=200),
    Corner("3-seats", 3, kinds, {**BRISK, "chapter": "3", "trophies": "on"}, longest=220),
    Corner("4-seats", 4, kinds, {**BRISK, "chapter": "1"}, longest=220),
    Corner("drain", 2, kinds, {**BRISK, "chapter": "2", "level": "hard"}, longest=260),
    Corner("real-dice", 2, kinds, {**BRISK, "chapter": "5", "dice": "typed"}, longest=260),
    Corner("absent", 3, kinds, {**BRISK, "chapter": "4"}, absent=1, longest=200),
    Corner("in-the-water", 2, rare, {**BRISK, "chapter": "2", "trophies": "on"}, longest=280),
    Corner("at-court", 2, rare, {"chapter": "5", "party": "suggested"}, longest=230),
    Corner("odds-and-ends", 4, rare, {**BRISK, "chapter": "3", "trophies": "on"}, longest=260),
]
CHAOS = {"chaos_mode": "on", "chaos_cats": "4"}
ARCH = {"kitten_side": "advanced"}


def chaos_of(card: str) -> Callable[[Events], int]:
    """How much happened in a game with this Chaos Mode card."""
    return lambda events: (
        kinds(events)
        + count(wk.Stepped)(events)
        + 20 * any(isinstance(event, wk.Flipped) and event.chaos == card for event in events)
    )


def six(events: Events) -> int:
    """How much happened in a game whose curses were all defeated."""
    return kinds(events) + 20 * any(event.clause == "WK-135" for event in events)


WIZARDS = [
    Corner("2-seats", 2, six, {"new_rules": "on"}, bots="greedy"),
    Corner("3-seats", 3, six, bots="greedy"),
    Corner("4-seats", 4, kinds),
    Corner("advanced", 4, kinds, {**ARCH, "first_player": "host-picks"}),
    Corner("new-rules", 3, kinds, {**ARCH, "new_rules": "on"}),
    Corner("chaos-shuffle", 3, chaos_of("cm-shuffle"), CHAOS, bots="greedy"),
    Corner("chaos-discards", 4, chaos_of("cm-discards"), {**CHAOS, **ARCH}, bots="greedy"),
    Corner("chaos-curses", 3, chaos_of("cm-curses"), CHAOS, bots="greedy"),
    Corner("chaos-tokens", 3, chaos_of("cm-tokens"), CHAOS, bots="greedy"),
    Corner(
        "house-rules",
        3,
        lambda seen: kinds(seen) + 9 * count(wk.Ordered)(seen) + count(wk.Aimed)(seen),
        {
            **ARCH,
            "chaos_mode": "on",
            "chaos_redraw": "none",
            "chaos_order": "effect-first",
            "favor_reveal": "after-choice",
            "defeat_order": "active-chooses",
            "overflow_placer": "caster",
            "pass_placement": "giver",
            "discard_take": "top",
        },
        bots="greedy",
    ),
    Corner("absent", 3, kinds, {"new_rules": "on"}, absent=1),
    Corner(
        "null-cast",
        3,
        count(wk.Fizzled),
        {**CHAOS, "chaos_redraw": "none", "switch_scope": "own-only"},
        tried=3000,
    ),
]
CORNERS = {
    "exploding_kittens": KITTENS,
    "koty": CATS,
    "mice_and_mystics": MICE,
    "wizard_kittens": WIZARDS,
}


def play(key: str, corner: Corner, seed: int) -> tuple[AnyTable, Events]:
    """One game."""
    game, luck, whim = GAMES[key], Seeded(seed), Seeded(~seed)
    table: AnyTable = Table(game, corner.seats, game.options(corner.settings), luck)
    happened: Events = []
    while table.outcome is None and len(table.record.steps) <= corner.longest:
        happened += step(table, corner, whim)
    return table, happened


def step(table: AnyTable, corner: Corner, whim: Chance) -> Events:
    """One choice: any, or any kind of choice, sometimes a resignation from anywhere."""
    game = table.game
    if corner.resigns and whim.pick(20) == 0:
        living = [seat for seat in range(table.seats) if game.anytime(table.state, seat)]
        return table.play(living[whim.pick(len(living))], "resign")
    asked = [decision.seat for decision in table.pending.values()]
    seat = asked[whim.pick(len(asked))]
    if seat == corner.absent:
        return table.fall_back(seat)
    choices = table.legal(seat)
    if corner.eager:
        quiet = game.fallback(table.state, seat, whim)
        others = [choice for choice in choices if choice.code != quiet]
        if table.view(seat).phase != "turn" or not others:
            return table.fall_back(seat)
        # As likely to meet a card as to cover a bare land.
        tops = table.view(seat).tops
        meets = [one for one in others if tops[one.target][one.land - 1]]
        choices = meets if meets and whim.pick(2) else others
        return table.play(seat, choices[whim.pick(len(choices))].text())
    if corner.bots and whim.pick(5):
        bot = build(corner.bots, game.key, 0)
        return table.play(seat, bot.choose(table.view(seat), choices).text())
    if whim.pick(2) == 0:
        kind = sorted({choice.kind for choice in choices})
        chosen = kind[whim.pick(len(kind))]
        choices = [choice for choice in choices if choice.kind == chosen]
    return table.play(seat, choices[whim.pick(len(choices))].text())


def main(key: str, names: list[str]) -> None:
    """Writes the files of a game, all or those named."""
    folder = FOLDER / key
    folder.mkdir(exist_ok=True)
    for corner in CORNERS[key]:
        if names and corner.name not in names:
            continue
        best, found = -1, None
        for seed in range(corner.tried) if corner.tried else SEEDS[key]:
            table, happened = play(key, corner, seed)
            score = corner.score(happened)
            if score > best and table.outcome is not None:
                best, found = score, table.record
        assert found is not None
        text = golden_text(GAMES[key], found)
        (folder / f"{corner.name}.txt").write_text(text, "utf-8")
        print(corner.name, best, len(found.steps), len(text), flush=True)  # noqa: T201 - a script


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
