"""House rules (WK-O01…O26)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from purrlour.engine.errors import InvalidOptions
from purrlour.engine.options import Options, choice, read_options, switch
from purrlour.games.wizard_kittens.editions import is_name, listed, named


@dataclass(frozen=True)
class WizardOptions(Options):
    """The booklet's first game by default."""

    kitten_pick: str = choice("choose", "random")
    """Who chooses the kittens (WK-O01)."""
    kitten_side: str = choice("basic", "advanced", "mixed")
    """The side of the mats (WK-O02)."""
    new_rules: bool = switch(False)
    """New Rules (WK-O03)."""
    chaos_mode: bool = switch(False)
    """Chaos Mode (WK-O04)."""
    chaos_cats: str = choice("3", "2", "4")
    """How many Chaos Cats it has (WK-O04)."""
    first_player: str = choice("random", "host-picks", "fixed-seat")
    """Who begins (WK-O05)."""
    curse_set_known: str = choice("hidden", "public")
    """Whether all know the six curses (WK-O06)."""
    chaos_redraw: str = choice("replace", "none")
    """What comes after a Chaos Cat (WK-O07)."""
    chaos_order: str = choice("open-first", "effect-first")
    """What a Chaos Cat does first (WK-O08)."""
    two_player_chaos_cat: str = choice("keep", "remove")
    """The Chaos Cat of two players (WK-O09)."""
    switch_scope: str = choice("any", "mine-involved", "own-only")
    """What Switch reaches (WK-O10)."""
    null_switch: str = choice("allow", "forbid")
    """A Switch that changes nothing (WK-O11)."""
    swat_short: str = choice("as-many", "illegal")
    """Swat with a single card (WK-O12)."""
    overflow_placer: str = choice("receiver", "caster")
    """Who places the card that Overflow gives away (WK-O13)."""
    favor_reveal: str = choice("first", "after-choice")
    """When Favor shows the top card (WK-O14)."""
    yoink_own: str = choice("allow", "forbid")
    """Yoink inside one's own circle (WK-O15)."""
    defeat_order: str = choice("ascending", "active-chooses")
    """Which curse is defeated first (WK-O16)."""
    end_check: str = choice("loop", "single")
    """How often curses are checked (WK-O17)."""
    caught_timing: str = choice("immediate", "finish-turn")
    """When the professor ends the game (WK-O18)."""
    cleanest_compare: str = choice("remaining", "all")
    """Whose cards count for the cleanest paws (WK-O19)."""
    discard_take: str = choice("choose", "top", "random")
    """Which card comes back from the discard pile (WK-O20)."""
    pass_resolution: str = choice("by-kind", "set-aside", "sequential")
    """How cards are passed (WK-O21)."""
    empty_chapter: str = choice("allowed", "refused")
    """Discarding an empty chapter (WK-O22)."""
    pass_placement: str = choice("receiver", "keep-chapter", "giver")
    """Where a passed card goes (WK-O23)."""
    mass_pass_placement: str = choice("keep-chapter", "receiver")
    """Where a passed chapter goes (WK-O24)."""
    end_reveal: str = choice("show-ec", "hide-ec")
    """Extra Credit after Caught (WK-O25)."""
    cards: str = choice(*listed())
    """Our cards, or those of somebody's box (WK-O26)."""


PRESETS: Final[dict[str, dict[str, str]]] = {
    "book": {},
    "advanced": {"kitten_side": "advanced", "new_rules": "on"},
    "chaos": {"chaos_mode": "on"},
    "arch-chaos": {"kitten_side": "advanced", "chaos_mode": "on", "chaos_cats": "4"},
}
"""House rules that go well together; those with chaos need three or four seats (WK-20)."""


def read(settings: dict[str, str]) -> WizardOptions:
    """The options with these written values; refuses what the rules do (WK-23)."""
    if settings.get("chaos_cats", "3") not in ("2", "3", "4"):
        raise InvalidOptions("chaos-cat-count", clause="WK-23", value=settings["chaos_cats"][:60])
    cards = settings.get("cards", "ours")
    if not is_name(cards):
        return read_options(WizardOptions, settings)  # which says what there is
    rest = {name: value for name, value in settings.items() if name != "cards"}
    options = read_options(WizardOptions, rest)
    # The name of a file's cards is no value that a list could hold.
    return options if cards == options.cards else replace(options, cards=named(cards))


def check(options: WizardOptions, seats: int) -> None:
    """Refuses what does not go together, or not with so many seats (WK-23, WK-R98)."""
    if options.chaos_mode and seats == 2:
        raise InvalidOptions("chaos-needs-three", clause="WK-23", seats=seats)
    if options.chaos_mode and options.new_rules:
        raise InvalidOptions("chaos-or-new-rules", clause="WK-23", option="new_rules")
    if options.new_rules and seats == 2 and options.two_player_chaos_cat == "remove":
        raise InvalidOptions("no-cat-for-rules", clause="WK-R98", option="two_player_chaos_cat")
