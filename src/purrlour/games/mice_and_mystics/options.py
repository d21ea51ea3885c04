"""House rules (MM-O1…O11)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from purrlour.engine.options import Options, choice, read_options, switch
from purrlour.games.mice_and_mystics import house
from purrlour.games.mice_and_mystics.campaign import NONE, campaign_of


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
    campaign: str = choice(NONE)
    """What a campaign remembers, in one line (MM-O10); a file is read by `campaign`."""
    tale: str = choice("whole", "short")
    """How much of each passage is read: all of it, or what one tells children (MM-O11)."""


PRESETS: Final[dict[str, dict[str, str]]] = {
    "book": {},
    "brisk": {"party": "suggested", "ties": "auto"},
    "gentle": {"party": "suggested", "ties": "auto", "level": "easy", "tale": "short"},
}
"""House rules that go well together, for any number of seats."""


def read(settings: dict[str, str]) -> MiceOptions:
    """The options with these written values; a campaign is checked by reading it."""
    told = settings.get("campaign", NONE)
    if told == NONE:
        return read_options(MiceOptions, settings)
    rest = {name: value for name, value in settings.items() if name != "campaign"}
    return replace(read_options(MiceOptions, rest), campaign=campaign_of(told).option())


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
    return bits
