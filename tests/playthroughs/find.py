"""Looks for games worth keeping: `python -m tests.playthroughs.find GAME` writes golden files.

Only needed when old records do not replay any more, or for a new corner; a change that they
survive is written by `purrlour replay FILE --golden`. Read the difference before committing it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from purrlour.bots.roster import build
from purrlour.cli.golden import golden_text
from purrlour.engine.chance import Chance, Seeded
from purrlour.engine.event import Event
from purrlour.engine.game import Game
from purrlour.engine.table import Table
from purrlour.games import GAMES
from purrlour.games.exploding_kittens import events as ek
from purrlour.games.koty import events as ko
from purrlour.games.mice_and_mystics import events as mm
from purrlour.games.mice_and_mystics.content.load import content
from purrlour.games.mice_and_mystics.frames import ATTACK, OWN
from purrlour.games.mice_and_mystics.layout import KIND
from purrlour.games.mice_and_mystics.rules.blows import AT_WHOM, BY, HITS, RANGED
from purrlour.games.mice_and_mystics.state import Mice
from purrlour.games.mice_and_mystics.tables import FIRST_FOE
from purrlour.games.wizard_kittens import events as wk

FOLDER = Path(__file__).parent
SEEDS = {
    "exploding_kittens": range(3000),
    "koty": range(60),
    "mice_and_mystics": range(40),
    "wizard_kittens": range(40),
}
LARGEST = 10**9
LONGEST = 170
"""Steps: a file stays readable."""

_FACES: Final = 6
_SWORD, _BOW, _SHIELD = 1, 3, 5
"""Faces of a die, counted from 0."""
_REGENT: Final = 8
"""The last kind of minion."""
Events = list[Event]
AnyTable = Table[Any, Any, Any, Any]
AnyGame = Game[Any, Any, Any, Any]


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
    sense: int = 5
    """How seldom the bot is not asked: one choice in so many is any."""
    eager: bool = False
    """Nobody exchanges or answers if there is anything else to do: games are short."""
    prefer: tuple[str, ...] = ()
    """How choices begin that are mostly taken where there are any, the best liked first."""
    gifts: tuple[str, ...] = ()
    """Search cards that lie on top of their deck, topmost first."""
    fortunate: bool = False
    """No die ever shows cheese: time runs slowly."""
    blessed: bool = False
    """Whatever mice roll in a fight helps them, whatever minions roll does not."""
    tourists: bool = False
    """Mice go where they have not been, if they are there in one step or two."""
    until: str = ""
    """What it is played for, where the rest would be too long to read."""
    longest: int = LONGEST
    tried: int = 0
    """Games that are looked at, where it is more than usual."""
    first: int = 0
    """The first of them, where a longer search has found it."""


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
    Corner(
        "surplus",
        2,
        lambda seen: 20 * count(ko.Kept)(seen) + kinds(seen),
        {"surplus": "nine", "repeats": "off"},
        bots="greedy",
        tried=400,
    ),
    Corner("resigning", 4, lambda seen: count(ko.Resigned)(seen) + kinds(seen), resigns=True),
    Corner("absent", 3, kinds, NIGHT, absent=1, longest=110),
    Corner("ran-dry", 6, count(ko.RanDry), eager=True, longest=230),
]
BRISK = {"party": "suggested", "ties": "auto"}
FRIENDS = (
    "book silent_bell;done ch1 won;done ch2 won;done ch3 lost;trophy hearth_cord;trophy lamplight;"
    "flag tansy_map;flag vurst_beaten;mouse corin abilities cleave shield_wall card slumber;"
    "mouse brom abilities quick_snare card ember_match;mouse maud abilities mend guardian_hymn;"
    "mouse sable abilities double_jab slip_away light_fingers"
)
"""A campaign that has come to its last chapters, without the silver cord."""
COURT = {**BRISK, "chapter": "5", "campaign": FRIENDS, "tale": "short"}
COURTIERS: dict[str, Any] = {
    "bots": "greedy",
    "prefer": ("use:slumber", "use:ember_match", "card:ember_match", "recover:", "order:"),
    "fortunate": True,
    "longest": 330,
}
RARE = {
    *("agreed", "awarded", "card-wounded", "charmed-turn", "deck-shuffled", "disguised"),
    *("end-moved", "feasted", "flung", "grape-thrown", "peeked", "recovered", "skipped"),
    *("trap-passed", "trophy", "unharmed"),
}
"""What seldom happens to mice."""


def rare(events: Events) -> int:
    """How many kinds of rare things happened, and how many in all."""
    seen = {event.kind for event in events}
    return 100 * len(seen & RARE) + len(seen)


def wounded(events: Events) -> int:
    """How often somebody chose which card of the cat takes a wound, then rare things."""
    chosen = (event for event in events if isinstance(event, mm.Chose))
    return 1000 * sum(event.decision == "wound" for event in chosen) + rare(events)


MICE = [
    Corner("1-seat", 1, kinds, {**BRISK, "chapter": "5"}, longest=200),
    Corner("2-seats", 2, kinds, {"chapter": "4"}, longest=200),
    Corner("3-seats", 3, kinds, {**BRISK, "chapter": "3", "trophies": "on"}, longest=220),
    Corner("4-seats", 4, kinds, {**BRISK, "chapter": "1"}, bots="greedy", longest=220),
    Corner("drain", 2, kinds, {**BRISK, "chapter": "2", "level": "hard"}, longest=260),
    Corner("real-dice", 2, kinds, {**BRISK, "chapter": "5", "dice": "typed"}, longest=260),
    Corner("absent", 3, kinds, {**BRISK, "chapter": "4"}, absent=1, longest=200),
    Corner(
        "vote",
        3,
        wounded,
        {"chapter": "3", "party": "suggested", "team": "vote"},
        prefer=("order:", "explore:", "attack:"),
        bots="greedy",
        longest=200,
        tried=90,
    ),
    Corner(
        "fork-and-grape",
        2,
        rare,
        {**BRISK, "chapter": "1"},
        prefer=("throw:", "fling:", "lay:fork", "lay:hook", "search", "explore:", "yes"),
        gifts=("dinner_fork", "grape", "disguises", "fishhook_thread"),
        longest=220,
        tried=90,
    ),
    Corner(
        "bait",
        4,
        rare,
        {**BRISK, "chapter": "2", "trophies": "on"},
        prefer=("lay:grape", "lay:", "search", "yes", "explore:", "attack:"),
        gifts=("grape", "disguises", "dinner_fork"),
        longest=220,
    ),
    Corner(
        "tour",
        1,
        kinds,
        {**BRISK, "chapter": "1", "level": "easy"},
        prefer=("attack:",),
        bots="greedy",
        fortunate=True,
        blessed=True,
        tourists=True,
        until="deck-shuffled",
        longest=300,
        tried=30,
    ),
    Corner(
        "cat",
        2,
        rare,
        {**BRISK, "chapter": "3", "trophies": "on"},
        prefer=("order:", "explore:", "attack:", "recover:"),
        longest=240,
        tried=90,
    ),
    Corner(
        "stair",
        2,
        rare,
        {**BRISK, "chapter": "4", "campaign": FRIENDS, "level": "easy"},
        bots="greedy",
        sense=12,
        fortunate=True,
        longest=330,
    ),
    Corner("at-court", 2, kinds, COURT, until="unharmed", first=15, tried=18, **COURTIERS),
    Corner(
        "charmed",
        2,
        kinds,
        COURT,
        blessed=True,
        until="charmed-turn",
        first=32,
        tried=33,
        **COURTIERS,
    ),
    Corner(
        "snap",
        2,
        kinds,
        {**BRISK, "chapter": "2"},
        prefer=("search",),
        gifts=("rusty_spring",),
        until="trap-sprung",
        tried=6,
    ),
    Corner(
        "disguise",
        2,
        rare,
        {**BRISK, "chapter": "1"},
        bots="greedy",
        prefer=("yes", "search", "attack:"),
        gifts=("disguises",),
        blessed=True,
        until="disguised",
        tried=4,
    ),
    Corner(
        "threads",
        2,
        kinds,
        {**BRISK, "chapter": "3"},
        bots="greedy",
        blessed=True,
        prefer=("special:",),
        until="taken",
        tried=4,
    ),
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


class Fortune(Chance):
    """Luck of mice with friends: cards that they may wish for, dice without cheese."""

    def __init__(self, seed: int, corner: Corner) -> None:
        self._luck = Seeded(seed)
        self._fortunate, self._blessed = corner.fortunate, corner.blessed
        self.table: AnyTable | None = None
        box = content()
        chapter = box.book.chapters[int(corner.settings["chapter"]) - 1]
        worn = {card for hero in chapter.suggested for card in box.heroes[hero].start}
        self._deck = [card for card in range(len(box.cards)) if card not in worn]
        names = [card.id for card in box.cards]
        self._gifts = [names.index(card) for card in corner.gifts]

    def pick(self, n: i64) -> i64:
        if self._gifts and n == len(self._deck):
            # Cards are shuffled from the top down: this pick says what lies there.
            wanted = self._deck.index(self._gifts.pop(0))
            self._deck[wanted], self._deck[-1] = self._deck[-1], self._deck[wanted]
            self._deck.pop()
            return wanted
        if self._blessed and n == _FACES and self.table is not None:
            state = self.table.state
            fight = state.innermost(ATTACK)
            if fight >= 0:
                return self._blessing(state, fight + OWN)
        if self._fortunate and n == _FACES:
            return 1 + self._luck.pick(n - 1)
        return self._luck.pick(n)

    def _blessing(self, state: Mice, at: i64) -> i64:
        """A sword or a bow for the attack of a mouse, a shield for its defence; else the other."""
        by, target, ranged = (
            state.stack[at + BY],
            state.stack[at + AT_WHOM],
            state.stack[at + RANGED],
        )
        regent = by >= FIRST_FOE and state.rows[KIND + by] == _REGENT  # nobody withstands her
        if state.stack[at + HITS]:  # the attack is rolled: this is the defence
            return _SHIELD if target < FIRST_FOE and not regent else _BOW
        hits = by < FIRST_FOE or (regent and self._luck.pick(3) == 0)
        return _BOW if hits == bool(ranged) else _SWORD


def play(key: str, corner: Corner, seed: int) -> tuple[AnyTable, Events]:
    """One game."""
    game, whim = GAMES[key], Seeded(seed, "whim")
    luck: Chance = Seeded(seed)
    if corner.gifts or corner.fortunate or corner.blessed:
        luck = Fortune(seed, corner)
    table: AnyTable = Table(game, corner.seats, game.options(corner.settings), luck)
    if isinstance(luck, Fortune):
        luck.table = table
    happened: Events = []
    while table.outcome is None and len(table.record.steps) <= corner.longest:
        happened += step(table, corner, whim)
        if done(table, corner, happened):
            break
    return table, happened


def done(table: AnyTable, corner: Corner, happened: Events) -> bool:
    """Whether it is over, or has come to what it is played for."""
    if corner.until:
        return any(event.kind == corner.until for event in happened)
    return table.outcome is not None


def discovers(game: AnyGame, state: Mice, seat: int, steps: int) -> str:
    """A choice that leads into a room not yet visited, now or after so many steps; else ""."""
    for code in game.legal(state, seat):
        text: str = game.actions[code].text()
        explores = text.startswith("explore:")
        if not explores and not (steps and text.startswith("go:")):
            continue
        there = state.clone()
        game.apply(there, seat, code, Seeded(0), None)
        if explores and not state.visited >> there.side & 1:
            return text
        if not explores and there.asked >> seat & 1 and discovers(game, there, seat, steps - 1):
            return text
    return ""


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
    if corner.tourists and (way := discovers(game, table.state, seat, 2)):
        return table.play(seat, way)
    if corner.prefer and whim.pick(5):
        for wish in corner.prefer:
            liked = [choice for choice in choices if choice.text().startswith(wish)]
            if liked:
                return table.play(seat, liked[whim.pick(len(liked))].text())
    if corner.bots and whim.pick(corner.sense):
        bot = build(corner.bots, game, 0)
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
        best, found = -LARGEST, None
        for seed in range(corner.first, corner.tried) if corner.tried else SEEDS[key]:
            table, happened = play(key, corner, seed)
            score = corner.score(happened) - (len(table.record.steps) if corner.until else 0)
            if score > best and done(table, corner, happened):
                best, found = score, table.record
        assert found is not None
        text = golden_text(GAMES[key], found)
        (folder / f"{corner.name}.txt").write_text(text, "utf-8")
        print(corner.name, best, len(found.steps), len(text), flush=True)  # noqa: T201 - a script


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
