"""Which playings show what a house rule changes: how many sit there, and what else is on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from purrlour.games import GAMES

SEATS: Final = {"exploding_kittens": 4, "koty": 3, "mice_and_mystics": 2, "wizard_kittens": 3}
"""How many sit at a table where nothing else is said."""

NOT_OF_WHO_BEGINS: Final = ("first", "first_player", "teams")
"""Rules of which is not told what they do to whoever begins. The first two only say who that is,
and chairs are alike. And partners win together, so everybody wins more often."""


@dataclass(frozen=True)
class Where:
    """A table at which a rule matters."""

    seats: int
    rules: tuple[tuple[str, str], ...] = ()
    """Other house rules that it takes."""


_SIX: Final = Where(6)
_PAIRS: Final = Where(4, (("teams", "opposite"),))
_CHAOS: Final = Where(3, (("chaos_mode", "on"),))
ODD: Final[dict[str, dict[tuple[str, str], Where]]] = {
    "exploding_kittens": {("first", "4"): Where(5)},
    "koty": {
        ("teams", "opposite"): Where(4),
        ("teams", "abacbc"): _SIX,
        ("teams", "abcbac"): _SIX,
        ("teams", "abcacb"): _SIX,
        ("together", "on"): _PAIRS,
        ("first", "3"): Where(4),
        ("first", "4"): _SIX,
        ("first", "5"): _SIX,
    },
    "mice_and_mystics": {("chase", "once"): Where(2, (("chapter", "3"),))},
    "wizard_kittens": {
        ("chaos_cats", "2"): _CHAOS,
        ("chaos_cats", "4"): _CHAOS,
        ("two_player_chaos_cat", "remove"): Where(2),
    },
}
"""Values of rules that need another table."""


@dataclass(frozen=True)
class Case:
    """One value of one rule, or none: then it is the table that others are compared with."""

    game: str
    where: Where
    option: str = ""
    value: str = ""

    @property
    def settings(self) -> dict[str, str]:
        """The house rules that are played."""
        own = {self.option: self.value} if self.option else {}
        return {**dict(self.where.rules), **own}

    @property
    def usual(self) -> Case:
        """The same table without the rule."""
        return Case(self.game, self.where)

    @property
    def name(self) -> str:
        """Tells it apart from all others of its game, and makes its luck."""
        rules = " ".join(f"{option}={value}" for option, value in self.settings.items())
        return f"{self.where.seats} {rules}".strip()


def cases_of(game: str) -> list[Case]:
    """Every value of every house rule but the usual ones."""
    plain = Where(SEATS[game])
    return [
        Case(game, ODD[game].get((option, value), plain), option, value)
        for option, values in GAMES[game].house_rules().items()
        for value in values[1:]
    ]
