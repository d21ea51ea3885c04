"""What a sentence says, as a tree."""

from __future__ import annotations

from typing import NamedTuple


class Number(NamedTuple):
    """A plain number; `signed` if it was written with a plus or minus."""

    value: int
    signed: bool = False


class Words(NamedTuple):
    """One word or several: `self`, `t6_blue.s2`, `red gap`, `+down`."""

    words: tuple[str, ...]


class Selection(NamedTuple):
    """`M(near;hurt)`: which figures, spaces, cards or kinds there are to choose from."""

    who: str
    scope: str
    origin: str
    filters: tuple[str, ...]
    kind: str
    """A kind of minion, or the name of a pick; empty: any."""


class Value(NamedTuple):
    """A number that depends on the game: `dist(self,target)`, `lore(self)`, `page`."""

    name: str
    args: tuple[Words, ...] = ()
    selection: Selection | None = None
    """What `count(…)` counts."""


class Pick(NamedTuple):
    """`pick(M(near))`, `any(N(los))` by lot."""

    selection: Selection
    chance: bool = False


Argument = Number | Words | Value | Pick | Selection


class Compare(NamedTuple):
    """`moved>=2`; a bare value means at least 1."""

    value: Value
    sign: str
    number: int


class Both(NamedTuple):
    """`a and b`."""

    first: Condition
    second: Condition


class Either(NamedTuple):
    """`a or b`."""

    first: Condition
    second: Condition


class Not(NamedTuple):
    """`not a`."""

    inner: Condition


Condition = Compare | Both | Either | Not


class Call(NamedTuple):
    """`heal(self,1)`."""

    name: str
    args: tuple[Argument, ...]


class Named(NamedTuple):
    """`pick(N(los)) as foe`."""

    pick: Pick
    name: str


class If(NamedTuple):
    """`if(cond){…}else{…}`."""

    condition: Condition
    then: tuple[Statement, ...]
    otherwise: tuple[Statement, ...]


class Each(NamedTuple):
    """`each(M(same)){…}`, `each(lore(self) of N(los)){…}`."""

    selection: Selection
    most: Number | Value | None
    """Only so many, chosen by the controller."""
    body: tuple[Statement, ...]


class Choose(NamedTuple):
    """`choose{a|b}`."""

    branches: tuple[tuple[Statement, ...], ...]


Statement = Call | Named | If | Each | Choose


class Sentence(NamedTuple):
    """When it is looked at, under which condition, and what it does."""

    may: bool
    timing: str
    args: tuple[str, ...]
    whose: str
    condition: Condition | None
    body: tuple[Statement, ...]
    limit: str


class Passive(NamedTuple):
    """`passive for same if page>=4: dice_water-1`."""

    whose: str
    condition: Condition | None
    trait: str
    amount: int
