"""House rules (MM-O1…O13)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from purrlour.engine.errors import InvalidOptions
from purrlour.engine.options import Options, choice, read_options, switch
from purrlour.games.mice_and_mystics import house
from purrlour.games.mice_and_mystics.campaign import NONE, campaign_of

OURS: Final = "ours"
"""The parlour's own storybook."""
_SHOWN: Final = 60


@dataclass(frozen=True)
class MiceOptions(Options):
    """The rulebook's game by default, with the first chapter."""

    chapter: str = choice("1", "2", "3", "4", "5")
    """Which chapter is played (MM-O1)."""
    party: str = choice("choose", "suggested")
    """Whether people choose their mice (MM-O2)."""
    team: str = choice("active", "leader", "vote")
    """Whose word counts where the team decides (MM-O3)."""
    ties: str = choice("ask", "auto")
    """Whether ties are asked about (MM-O4)."""
    trophies: bool = switch(False)
    """Individual trophies (MM-O5)."""
    dice: str = choice("rolled", "typed")
    """Whether the parlour rolls, or people do and type it (MM-O6)."""
    level: str = choice("normal", "easy", "hard")
    """The End a page later, or earlier (MM-O7)."""
    surge: str = choice("auto", "append", "reshuffle")
    """What a surge does to a track without minions (MM-O8, MM-R02)."""
    midmove: bool = switch(True)
    """Free actions between two steps (MM-O9, MM-R10)."""
    chase: str = choice("whole", "once")
    """Whether the cat runs as far as was rolled, or past each mouse once (MM-O13, MM-R37)."""
    campaign: str = choice(NONE)
    """What a campaign remembers, in one line (MM-O10); a file is read by `campaign`."""
    tale: str = choice("whole", "short")
    """How much of each passage is read: all of it, or what one tells children (MM-O11)."""
    book: str = choice(OURS)
    """Whose storybook it is: ours, or `<name>-<fingerprint>` of the one that the game was opened
    with, so that a record is played with the book that it began with or not at all (MM-O12)."""


PRESETS: Final[dict[str, dict[str, str]]] = {
    "book": {},
    "brisk": {"party": "suggested", "ties": "auto"},
    "gentle": {"party": "suggested", "ties": "auto", "level": "easy", "tale": "short"},
}
"""House rules that go well together, for any number of seats."""


def read(settings: dict[str, str], book: str) -> MiceOptions:
    """The options with these written values, for a game with this storybook; a campaign is
    checked by reading it."""
    wanted = settings.get("book", book)
    if wanted != book:
        raise InvalidOptions("other-storybook", clause="MM-O12", book=wanted[:_SHOWN], here=book)
    rest = {name: value for name, value in settings.items() if name not in ("book", "campaign")}
    found = replace(read_options(MiceOptions, rest), book=book)
    told = settings.get("campaign", NONE)
    return found if told == NONE else replace(found, campaign=campaign_of(told).option())


def house_bits(options: MiceOptions) -> int:
    """The house rules that matter in play, as the state keeps them."""
    bits = 0
    if options.team == "leader":
        bits |= house.LEADER
    if options.team == "vote":
        bits |= house.VOTE
    if options.ties == "auto":
        bits |= house.AUTO
    if options.trophies:
        bits |= house.TROPHIES
    if options.dice == "typed":
        bits |= house.TYPED
    if options.surge == "append":
        bits |= house.APPEND
    if options.surge == "reshuffle":
        bits |= house.RESHUFFLE
    if not options.midmove:
        bits |= house.NO_MIDMOVE
    if options.campaign != NONE:
        bits |= house.CAMPAIGN
    if options.party == "suggested":
        bits |= house.SUGGESTED
    if options.tale == "short":
        bits |= house.SHORT
    if options.chase == "once":
        bits |= house.CHASE_ONCE
    return bits
