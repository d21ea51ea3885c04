"""What a sentence says, as a tree."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Number:
    """A plain number; `signed` if it was written with a plus or minus."""

    value: int
    signed: bool = False


@dataclass(frozen=True, slots=True)
class Words:
    """One word or several: `self`, `t6_blue.s2`, `red gap`, `+down`."""

    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Selection:
    """`M(near;hurt)`: which figures, spaces, cards or kinds there are to choose from."""

    who: str
    scope: str
    origin: str
    filters: tuple[str, ...]
    kind: str
    """A kind of minion, or the name of a pick; empty: any."""


@dataclass(frozen=True, slots=True)
class Value:
    """A number that depends on the game: `dist(self,target)`, `lore(self)`, `page`."""

    name: str
    args: tuple[Words, ...] = ()
    selection: Selection | None = None
    """What `count(…)` counts."""


@dataclass(frozen=True, slots=True)
class Pick:
    """`pick(M(near))`, `any(N(los))` by lot."""

    selection: Selection
    chance: bool = False


Argument = Number | Words | Value | Pick | Selection


@dataclass(frozen=True, slots=True)
class Compare:
    """`moved>=2`; a bare value means at least 1."""

    value: Value
    sign: str
    number: int


@dataclass(frozen=True, slots=True)
class Both:
    """`a and b`."""

    first: Condition
    second: Condition


@dataclass(frozen=True, slots=True)
class Either:
    """`a or b`."""

    first: Condition
    second: Condition


@dataclass(frozen=True, slots=True)
class Not:
    """`not a`."""

    inner: Condition


Condition = Compare | Both | Either | Not


@dataclass(frozen=True, slots=True)
class Call:
    """`heal(self,1)`."""

    name: str
    args: tuple[Argument, ...]


@dataclass(frozen=True, slots=True)
class Named:
    """`pick(N(los)) as foe`."""

    pick: Pick
    name: str


@dataclass(frozen=True, slots=True)
class If:
    """`if(cond){…}else{…}`."""

    condition: Condition
    then: tuple[Statement, ...]
    otherwise: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Each:
    """`each(M(same)){…}`, `each(lore(self) of N(los)){…}`."""

    selection: Selection
    most: Number | Value | None
    """Only so many, chosen by the controller."""
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Choose:
    """`choose{a|b}`."""

    branches: tuple[tuple[Statement, ...], ...]


Statement = Call | Named | If | Each | Choose


@dataclass(frozen=True, slots=True)
class Sentence:
    """When it is looked at, under which condition, and what it does."""

    may: bool
    timing: str
    args: tuple[str, ...]
    whose: str
    condition: Condition | None
    body: tuple[Statement, ...]
    limit: str


@dataclass(frozen=True, slots=True)
class Passive:
    """`passive for same if page>=4: dice_water-1`."""

    whose: str
    condition: Condition | None
    trait: str
    amount: int
