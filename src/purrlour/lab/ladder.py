"""A ladder of bots: everybody against everybody, with mirrored seats and deals.

The same deal is played once from every chair, so luck cancels out as far as it can. With more
than two seats one bot meets a table full of the other. A party that plays together has nobody to
meet: each bot then plays by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations, permutations
from typing import Final

from purrlour.games import GAMES
from purrlour.lab.playing import Played, play, seed_of
from purrlour.lab.pool import spread

_BATCH: Final = 10
"""Playings handed to a worker at a time; strong bots take their time."""


@dataclass(frozen=True)
class Contest:
    """Who meets whom, and how often."""

    game: str
    bots: tuple[str, ...]
    games: int
    """Of every meeting."""
    seats: int
    seed: int
    settings: dict[str, str]
    against: str = ""
    """Whom all of them meet, instead of each other."""

    def meetings(self) -> list[tuple[str, str]]:
        """Whoever is counted, and who sits in the other chairs."""
        if GAMES[self.game].cooperative:
            return [(bot, bot) for bot in self.bots]
        if self.against:
            return [(bot, self.against) for bot in self.bots]
        pairs = combinations if self.seats == 2 else permutations
        return list(pairs(self.bots, 2))


@dataclass(frozen=True)
class Meeting:
    """What came of one meeting."""

    bot: str
    others: str
    games: int = 0
    wins: float = 0.0
    """Of the bot; a shared win counts in part."""
    lost_to: float = 0.0
    """What the other chairs won together."""
    results: tuple[tuple[int, int, int], ...] = ()
    """Number of each playing, the bot's place, the best place of the others."""
    decisions: int = 0
    thoughts: int = 0
    """Of the bot alone, as the next one."""
    seconds: float = 0.0

    def plus(self, other: Meeting) -> Meeting:
        """Both parts together."""
        return replace(
            self,
            games=self.games + other.games,
            wins=self.wins + other.wins,
            lost_to=self.lost_to + other.lost_to,
            results=tuple(sorted((*self.results, *other.results))),
            decisions=self.decisions + other.decisions,
            thoughts=self.thoughts + other.thoughts,
            seconds=self.seconds + other.seconds,
        )


def play_part(contest: Contest, job: tuple[int, int]) -> tuple[int, Meeting]:
    """Some playings of one meeting: its number, and the first of them."""
    number, first = job
    bot, others = contest.meetings()[number]
    part = Meeting(bot, others)
    for index in range(first, min(first + _BATCH, contest.games)):
        chair = index % contest.seats
        part = part.plus(_counted(part, index, chair, _played(contest, bot, others, index)))
    return number, part


def _played(contest: Contest, bot: str, others: str, index: int) -> Played:
    """Mirrored: the deal is the same until every chair had it."""
    deal, chair = divmod(index, contest.seats)
    names = [bot if seat == chair else others for seat in range(contest.seats)]
    table = [seed_of(contest.seed, "ladder", deal, part) for part in (0, 1)]
    whims = [seed_of(contest.seed, "ladder", index, 2 + seat) for seat in range(contest.seats)]
    return play(GAMES[contest.game], names, contest.settings, seeds=[*table, *whims])


def _counted(part: Meeting, index: int, chair: int, played: Played) -> Meeting:
    rest = [place for seat, place in enumerate(played.places) if seat != chair]
    return replace(
        part,
        games=1,
        wins=played.returns[chair],
        lost_to=sum(played.returns) - played.returns[chair],
        results=((index, played.places[chair], min(rest, default=0)),),
        decisions=played.decisions,
        thoughts=played.thoughts[chair],
        seconds=played.seconds[chair],
    )


def hold(contest: Contest, workers: int, progress: Callable[[int], None]) -> list[Meeting]:
    """All meetings; `progress` hears how many playings are done."""
    meetings = [Meeting(bot, others) for bot, others in contest.meetings()]
    jobs = [
        (number, first)
        for first in range(0, contest.games, _BATCH)
        for number in range(len(meetings))
    ]
    done = 0
    for number, part in spread(partial(play_part, contest), jobs, workers):
        meetings[number] = meetings[number].plus(part)
        done += part.games
        progress(done)
    return meetings
