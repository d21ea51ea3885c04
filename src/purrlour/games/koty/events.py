"""What happens at the table, and what each seat sees of it. Lands are counted from 1."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, final

from purrlour.engine.event import Event, Public


@final
@dataclass(frozen=True)
class Drew(Event):
    """Cards joined the hand; only their owner sees which."""

    kind: ClassVar[str] = "drew"
    seat: int
    count: int
    cards: tuple[str, ...]

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else replace(self, cards=())


@final
@dataclass(frozen=True)
class Put(Public):
    """A cat lies on an empty land or on a Nine of the seat's own dream."""

    kind: ClassVar[str] = "put"
    seat: int
    card: str
    land: int


@final
@dataclass(frozen=True)
class Chased(Public):
    """A crow, or a joker as one, chased the crow from a land of the seat's own."""

    kind: ClassVar[str] = "chased"
    seat: int
    card: str
    land: int


@final
@dataclass(frozen=True)
class Covered(Public):
    """A cat or a crow lies on a Nine of the target."""

    kind: ClassVar[str] = "covered"
    seat: int
    target: int
    card: str
    land: int


@final
@dataclass(frozen=True)
class Matched(Public):
    """A cat, or a joker as one, met a cat of the seat's own dream."""

    kind: ClassVar[str] = "matched"
    seat: int
    card: str
    stands_for: str
    land: int


@final
@dataclass(frozen=True)
class Attacked(Public):
    """A cat, or a joker as one, attacks a cat of the target; so many repeats came before."""

    kind: ClassVar[str] = "attacked"
    seat: int
    target: int
    card: str
    stands_for: str
    land: int
    repeats: int


@final
@dataclass(frozen=True)
class Defended(Public):
    """A card stopped the attack of the target: both cards are discarded."""

    kind: ClassVar[str] = "defended"
    seat: int
    target: int
    card: str


@final
@dataclass(frozen=True)
class Passed(Public):
    """The seat does not defend."""

    kind: ClassVar[str] = "passed"
    tells: ClassVar[bool] = False
    seat: int


@final
@dataclass(frozen=True)
class Stopped(Public):
    """The seat's attack is over, and nothing came of it."""

    kind: ClassVar[str] = "stopped"
    tells: ClassVar[bool] = False
    seat: int


@final
@dataclass(frozen=True)
class Hooted(Public):
    """An owl ended the attack of the target, and the seat took the attacking card."""

    kind: ClassVar[str] = "hooted"
    seat: int
    target: int
    card: str


@final
@dataclass(frozen=True)
class Befriended(Public):
    """Two cats whose values sum to 9 ran away from the target's land; the seat gains a Nine."""

    kind: ClassVar[str] = "befriended"
    tells: ClassVar[bool] = False
    seat: int
    target: int
    card: str
    land: int


@final
@dataclass(frozen=True)
class Fought(Public):
    """Two equal cats fought in the target's land; the seat gets both."""

    kind: ClassVar[str] = "fought"
    tells: ClassVar[bool] = False
    seat: int
    target: int
    card: str
    land: int


@final
@dataclass(frozen=True)
class Placed(Public):
    """A Nine lies in a land of the seat's own, which has so many now."""

    kind: ClassVar[str] = "placed"
    tells: ClassVar[bool] = False
    seat: int
    land: int
    nines: int


@final
@dataclass(frozen=True)
class Paired(Public):
    """A Nine and a cat on it lie in a land of the seat's own, which has so many Nines now."""

    kind: ClassVar[str] = "paired"
    tells: ClassVar[bool] = False
    seat: int
    card: str
    land: int
    nines: int


@final
@dataclass(frozen=True)
class Kept(Public):
    """No land could take the Nine of a fight: it is lost, and the cat lies on three others."""

    kind: ClassVar[str] = "kept"
    tells: ClassVar[bool] = False
    seat: int
    lost: str
    card: str
    land: int


@final
@dataclass(frozen=True)
class Lost(Public):
    """No land could take what was gained: it lies on the discard, face up."""

    kind: ClassVar[str] = "lost"
    seat: int
    cards: tuple[str, ...]


@final
@dataclass(frozen=True)
class Exchanged(Public):
    """The whole hand went to the discard."""

    kind: ClassVar[str] = "exchanged"
    seat: int
    cards: tuple[str, ...]


@final
@dataclass(frozen=True)
class Reshuffled(Public):
    """The discard, so many cards, became the new draw pile."""

    kind: ClassVar[str] = "reshuffled"
    count: int


@final
@dataclass(frozen=True)
class RanDry(Public):
    """The seat cannot draw up to four: no card is left in either pile."""

    kind: ClassVar[str] = "ran-dry"
    seat: int


@final
@dataclass(frozen=True)
class Fluttered(Public):
    """A moth takes the cat of the target's land."""

    kind: ClassVar[str] = "fluttered"
    seat: int
    target: int
    card: str
    land: int


@final
@dataclass(frozen=True)
class LaidDown(Public):
    """The cat that the moth took lies in the target's land."""

    kind: ClassVar[str] = "laid-down"
    tells: ClassVar[bool] = False
    seat: int
    target: int
    card: str
    land: int


@final
@dataclass(frozen=True)
class Snatched(Public):
    """A bat takes the crow of the target's land."""

    kind: ClassVar[str] = "snatched"
    seat: int
    target: int
    land: int


@final
@dataclass(frozen=True)
class Roared(Public):
    """The dragon drove so many crows, all there were, out of all dreams."""

    kind: ClassVar[str] = "roared"
    seat: int
    count: int


@final
@dataclass(frozen=True)
class Resigned(Public):
    """The seat gave up; its dream stays."""

    kind: ClassVar[str] = "resigned"
    tells: ClassVar[bool] = False
    seat: int


@final
@dataclass(frozen=True)
class TurnBegan(Public):
    """It is this seat's turn."""

    kind: ClassVar[str] = "turn"
    tells: ClassVar[bool] = False
    seat: int


@final
@dataclass(frozen=True)
class Ended(Public):
    """The game is over; each seat's dream has so many cats."""

    kind: ClassVar[str] = "ended"
    tells: ClassVar[bool] = False
    scores: tuple[int, ...]
