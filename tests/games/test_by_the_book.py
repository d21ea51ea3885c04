"""The preset "by the book": nothing that the rulebook does not say, or it says what is ours."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from purrlour.engine.clauses import load_clauses
from purrlour.games import GAMES
from purrlour.words import LANGUAGES, Words
from purrlour.words.store import slug
from tests.words.rendering import plain

pytestmark = pytest.mark.uncompiled

OUR_RULING = "*(our ruling)*"


@dataclass(frozen=True)
class Written:
    """The rulebook says so, in these clauses."""

    clauses: str


@dataclass(frozen=True)
class Silent:
    """The rulebook is silent or unclear there, and the game cannot be played without an answer."""

    clauses: str


@dataclass(frozen=True)
class Ours:
    """The rulebook knows no such thing: the preset or the option says so, in these words."""

    english: str
    polish: str


@dataclass(frozen=True)
class Aside:
    """Nothing about the rules, such as how people come to agree, or nothing that counts while
    another option is off."""


BY_THE_BOOK: dict[str, dict[str, Written | Silent | Ours | Aside]] = {
    "exploding_kittens": {
        "burglar": Written("EK-11 EK-61"),
        "any_pairs": Written("EK-53 EK-55"),
        "turbo": Written("EK-09"),
        "first": Silent("EK-10"),
        "nope_own": Silent("EK-A5"),
        "empty_targets": Silent("EK-A9"),
    },
    "koty": {
        **dict.fromkeys(("moths", "bats", "owls", "dragon"), Written("KO-01")),
        "teams": Written("KO-87"),
        "limit": Ours("games that go on and on", "gier, które nie chcą się skończyć"),
        "repeats": Ours("20 repeats", "20 powtórzeń"),
        "surplus": Silent("KO-25 KO-A6"),
        "together": Aside(),
        "first": Ours("by the booklet, whoever", "według instrukcji ten, kto"),
    },
    "mice_and_mystics": {
        "chapter": Ours(
            "The chapters, heroes and cards are ours", "Rozdziały, bohaterowie i karty"
        ),
        "party": Written("MM-04"),
        "team": Aside(),
        "ties": Written("MM-225"),
        "trophies": Written("MM-284"),
        "dice": Aside(),
        "level": Written("MM-14"),
        "surge": Silent("MM-R02"),
        "midmove": Silent("MM-61 MM-R10"),
        "chase": Silent("MM-R37"),
        "campaign": Written("MM-01"),
        "tale": Aside(),
        "book": Ours("The chapters, heroes and cards are ours", "Rozdziały, bohaterowie i karty"),
    },
    "wizard_kittens": {
        "kitten_pick": Silent("WK-R88"),
        "kitten_side": Written("WK-24"),
        "new_rules": Written("WK-18"),
        "chaos_mode": Written("WK-20"),
        "chaos_cats": Aside(),
        "first_player": Ours("by the rulebooks, whoever", "według instrukcji ten, kto"),
        "curse_set_known": Written("WK-15"),
        "chaos_redraw": Written("WK-29 WK-94"),
        "chaos_order": Written("WK-96"),
        "two_player_chaos_cat": Written("WK-97"),
        "switch_scope": Written("WK-50"),
        "null_switch": Written("WK-51"),
        "swat_short": Written("WK-47"),
        "overflow_placer": Written("WK-58"),
        "favor_reveal": Silent("WK-R22"),
        "yoink_own": Silent("WK-R25"),
        "defeat_order": Written("WK-78"),
        "end_check": Written("WK-86"),
        "caught_timing": Written("WK-30 WK-136"),
        "cleanest_compare": Written("WK-133"),
        "discard_take": Silent("WK-R56"),
        "pass_resolution": Silent("WK-R53"),
        "empty_chapter": Silent("WK-R58"),
        "pass_placement": Silent("WK-R59"),
        "mass_pass_placement": Silent("WK-R59"),
        "end_reveal": Aside(),
        "cards": Ours("Cards that the rulebooks do not show are ours", "są nasze"),
    },
}
"""What stands behind each option as the preset plays it."""


@pytest.mark.parametrize("key", GAMES)
def test_every_option_is_accounted_for(key: str) -> None:
    """A new one has to say whether the rulebook knows it."""
    game = GAMES[key]

    assert next(iter(game.presets)) == "book"
    assert game.presets["book"] == {}
    assert list(BY_THE_BOOK[key]) == list(game.house_rules())


@pytest.mark.parametrize("key", GAMES)
def test_what_the_rulebook_says_is_no_ruling_of_ours(key: str) -> None:
    clauses = load_clauses(key, "en")
    for option, account in BY_THE_BOOK[key].items():
        if isinstance(account, Written | Silent):
            texts = [clauses[clause].text for clause in account.clauses.split()]
            ours = [OUR_RULING in text for text in texts]
            assert all(ours) if isinstance(account, Silent) else not any(ours), option


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_what_is_ours_is_said(key: str, language: str) -> None:
    """Where the preset is chosen, or beside the option."""
    words = Words(language, key)
    for option, account in BY_THE_BOOK[key].items():
        if isinstance(account, Ours):
            told = words.say("preset-book.help") + words.say(f"option-{slug(option)}.help")
            phrase = account.english if language == "en" else account.polish
            assert phrase in plain(told), option


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_limits_that_are_told_are_those_that_are_played(language: str) -> None:
    """KO-O3, KO-O4 A number in the words of the preset is the number of the option."""
    told = Words(language, "koty").say("preset-book.help")

    assert GAMES["koty"].house_rules()["repeats"][0] in told
