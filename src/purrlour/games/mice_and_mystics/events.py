"""What happens at the table. Nothing is hidden but the order of two decks: all of it is public."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from purrlour.engine.event import Public


@final
@dataclass(frozen=True)
class Began(Public):
    """A chapter begins in a room."""

    kind: ClassVar[str] = "began"
    chapter: str
    room: str


@final
@dataclass(frozen=True)
class Chose(Public):
    """A seat made its choice; what comes of it follows."""

    kind: ClassVar[str] = "chose"
    tells: ClassVar[bool] = False
    seat: int
    decision: str
    choice: str


@final
@dataclass(frozen=True)
class Agreed(Public):
    """The party has voted: so many of so many wanted what follows."""

    kind: ClassVar[str] = "agreed"
    tells: ClassVar[bool] = False
    count: int
    total: int


@final
@dataclass(frozen=True)
class HeroChosen(Public):
    """A seat plays this mouse."""

    kind: ClassVar[str] = "hero-chosen"
    tells: ClassVar[bool] = False
    seat: int
    hero: str


@final
@dataclass(frozen=True)
class Learned(Public):
    """A mouse takes an ability card."""

    kind: ClassVar[str] = "learned"
    tells: ClassVar[bool] = False
    hero: str
    ability: str


@final
@dataclass(frozen=True)
class OrderSet(Public):
    """The initiative cards lie like this, top first."""

    kind: ClassVar[str] = "order-set"
    cards: tuple[str, ...]


@final
@dataclass(frozen=True)
class CardMoved(Public):
    """An initiative card lies on another place of the track, counted from 1."""

    kind: ClassVar[str] = "card-moved"
    card: str
    place: int


@final
@dataclass(frozen=True)
class CardLeft(Public):
    """An initiative card left the track."""

    kind: ClassVar[str] = "card-left"
    card: str


@final
@dataclass(frozen=True)
class RoundBegan(Public):
    """A new round begins."""

    kind: ClassVar[str] = "round"
    tells: ClassVar[bool] = False
    number: int


@final
@dataclass(frozen=True)
class TurnBegan(Public):
    """It is this initiative card’s turn."""

    kind: ClassVar[str] = "turn"
    tells: ClassVar[bool] = False
    card: str


@final
@dataclass(frozen=True)
class TurnSkipped(Public):
    """A captured mouse, or a minion that sleeps, does nothing."""

    kind: ClassVar[str] = "turn-skipped"
    tells: ClassVar[bool] = False
    card: str


@final
@dataclass(frozen=True)
class Rolled(Public):
    """Dice were rolled for a figure; “” for the story."""

    kind: ClassVar[str] = "rolled"
    figure: str
    purpose: str
    faces: tuple[int, ...]


@final
@dataclass(frozen=True)
class MoveRolled(Public):
    """A mouse may move so many spaces."""

    kind: ClassVar[str] = "move-rolled"
    hero: str
    spaces: int


@final
@dataclass(frozen=True)
class Stepped(Public):
    """A figure moved to a space."""

    kind: ClassVar[str] = "stepped"
    tells: ClassVar[bool] = False
    figure: str
    space: str


@final
@dataclass(frozen=True)
class MoveEnded(Public):
    """A mouse must stop here: minions, water, or a trap."""

    kind: ClassVar[str] = "move-ended"
    tells: ClassVar[bool] = False
    hero: str
    space: str


@final
@dataclass(frozen=True)
class StoodUp(Public):
    """A figure spent its move to stand up."""

    kind: ClassVar[str] = "stood-up"
    tells: ClassVar[bool] = False
    figure: str


@final
@dataclass(frozen=True)
class StayedInWater(Public):
    """A mouse could not get out of the water."""

    kind: ClassVar[str] = "stayed-in-water"
    hero: str


@final
@dataclass(frozen=True)
class LeftWater(Public):
    """A mouse got out of the water."""

    kind: ClassVar[str] = "left-water"
    hero: str
    space: str


@final
@dataclass(frozen=True)
class Drifted(Public):
    """The current took a mouse, or a thing, to a space; “” off the tile."""

    kind: ClassVar[str] = "drifted"
    figure: str
    space: str


@final
@dataclass(frozen=True)
class TrapPassed(Public):
    """A mouse got safely over a trap."""

    kind: ClassVar[str] = "trap-passed"
    hero: str
    space: str


@final
@dataclass(frozen=True)
class TrapSprung(Public):
    """A trap went off under a mouse."""

    kind: ClassVar[str] = "trap-sprung"
    hero: str
    space: str


@final
@dataclass(frozen=True)
class TrapsLaid(Public):
    """Mousetraps lie on these spaces."""

    kind: ClassVar[str] = "traps-laid"
    spaces: tuple[str, ...]


@final
@dataclass(frozen=True)
class Attacked(Public):
    """A figure attacks another, with a weapon if it has one."""

    kind: ClassVar[str] = "attacked"
    tells: ClassVar[bool] = False
    figure: str
    target: str
    mode: str
    card: str


@final
@dataclass(frozen=True)
class HitsCounted(Public):
    """An attack has so many hits."""

    kind: ClassVar[str] = "hits"
    figure: str
    hits: int


@final
@dataclass(frozen=True)
class Defended(Public):
    """A figure blocked so many hits; so many went through."""

    kind: ClassVar[str] = "defended"
    figure: str
    blocks: int
    wounds: int


@final
@dataclass(frozen=True)
class Wounded(Public):
    """A figure took wounds and has so many now."""

    kind: ClassVar[str] = "wounded"
    figure: str
    wounds: int
    poison: bool
    total: int


@final
@dataclass(frozen=True)
class Unharmed(Public):
    """A minion is immune to this type of damage."""

    kind: ClassVar[str] = "unharmed"
    figure: str
    type: str


@final
@dataclass(frozen=True)
class CardWounded(Public):
    """A wound lies on an initiative card."""

    kind: ClassVar[str] = "card-wounded"
    card: str
    total: int


@final
@dataclass(frozen=True)
class Defeated(Public):
    """A minion is beaten; by a mouse, or “”."""

    kind: ClassVar[str] = "defeated"
    figure: str
    minion: str
    hero: str


@final
@dataclass(frozen=True)
class Stole(Public):
    """A minion took cheese from a mouse, for the wheel or for itself."""

    kind: ClassVar[str] = "stole"
    figure: str
    hero: str
    count: int
    wheel: bool


@final
@dataclass(frozen=True)
class CheeseGained(Public):
    """A mouse got cheese (or lost it) and has so much now."""

    kind: ClassVar[str] = "cheese"
    hero: str
    count: int
    total: int


@final
@dataclass(frozen=True)
class WheelTurned(Public):
    """Cheese came on the wheel, which holds so much now."""

    kind: ClassVar[str] = "wheel"
    count: int
    total: int


@final
@dataclass(frozen=True)
class Surged(Public):
    """The wheel is full: a surge."""

    kind: ClassVar[str] = "surged"
    number: int


@final
@dataclass(frozen=True)
class PageTurned(Public):
    """The hourglass stands on this page; the story ends on that one."""

    kind: ClassVar[str] = "page"
    page: int
    end: int


@final
@dataclass(frozen=True)
class EndMoved(Public):
    """The End moved to this page."""

    kind: ClassVar[str] = "end-moved"
    end: int


@final
@dataclass(frozen=True)
class EncounterDrawn(Public):
    """An encounter card was drawn."""

    kind: ClassVar[str] = "encounter"
    encounter: str
    pages: tuple[int, ...]


@final
@dataclass(frozen=True)
class EncounterGone(Public):
    """The face-up encounter card was discarded."""

    kind: ClassVar[str] = "encounter-gone"
    encounter: str


@final
@dataclass(frozen=True)
class Disguised(Public):
    """The party wears its disguises: no rat warriors come."""

    kind: ClassVar[str] = "disguised"
    tells: ClassVar[bool] = False
    count: int


@final
@dataclass(frozen=True)
class Placed(Public):
    """A minion stands on a space."""

    kind: ClassVar[str] = "placed"
    figure: str
    minion: str
    space: str


@final
@dataclass(frozen=True)
class Explored(Public):
    """A mouse explored: the party goes on into this room."""

    kind: ClassVar[str] = "explored"
    hero: str
    way: str
    room: str


@final
@dataclass(frozen=True)
class TileTurned(Public):
    """A tile was turned over."""

    kind: ClassVar[str] = "tile-turned"
    room: str


@final
@dataclass(frozen=True)
class Arrived(Public):
    """A mouse stands on a space of the room it came into."""

    kind: ClassVar[str] = "arrived"
    tells: ClassVar[bool] = False
    hero: str
    space: str


@final
@dataclass(frozen=True)
class Searched(Public):
    """A mouse searched, and found something or not."""

    kind: ClassVar[str] = "searched"
    hero: str
    found: bool


@final
@dataclass(frozen=True)
class CardFound(Public):
    """A mouse drew this search card."""

    kind: ClassVar[str] = "card-found"
    hero: str
    card: str


@final
@dataclass(frozen=True)
class CardKept(Public):
    """A mouse keeps the card in its pack."""

    kind: ClassVar[str] = "card-kept"
    tells: ClassVar[bool] = False
    hero: str
    card: str


@final
@dataclass(frozen=True)
class CardTraded(Public):
    """A mouse discarded the card for cheese."""

    kind: ClassVar[str] = "card-traded"
    tells: ClassVar[bool] = False
    hero: str
    card: str


@final
@dataclass(frozen=True)
class CardDropped(Public):
    """A mouse discarded a card."""

    kind: ClassVar[str] = "card-dropped"
    tells: ClassVar[bool] = False
    hero: str
    card: str


@final
@dataclass(frozen=True)
class CardLost(Public):
    """A captured mouse lost a card."""

    kind: ClassVar[str] = "card-lost"
    hero: str
    card: str


@final
@dataclass(frozen=True)
class PartyItemFound(Public):
    """The party has a new item in its stash."""

    kind: ClassVar[str] = "party-item"
    card: str


@final
@dataclass(frozen=True)
class CardReturned(Public):
    """A card was shuffled into the search deck."""

    kind: ClassVar[str] = "card-returned"
    card: str


@final
@dataclass(frozen=True)
class DeckShuffled(Public):
    """Discarded cards, so many, are the deck again: search or encounter."""

    kind: ClassVar[str] = "deck-shuffled"
    deck: str
    count: int


@final
@dataclass(frozen=True)
class Recovered(Public):
    """A mouse tried to get rid of what ails it."""

    kind: ClassVar[str] = "recovered"
    hero: str
    status: str
    free: bool


@final
@dataclass(frozen=True)
class Ailing(Public):
    """A figure is stunned, webbed, down or charmed."""

    kind: ClassVar[str] = "ailing"
    figure: str
    status: str


@final
@dataclass(frozen=True)
class Cured(Public):
    """A figure is rid of something."""

    kind: ClassVar[str] = "cured"
    figure: str
    status: str


@final
@dataclass(frozen=True)
class Healed(Public):
    """A mouse lost so many wounds."""

    kind: ClassVar[str] = "healed"
    hero: str
    count: int


@final
@dataclass(frozen=True)
class Captured(Public):
    """A mouse was captured."""

    kind: ClassVar[str] = "captured"
    hero: str


@final
@dataclass(frozen=True)
class Rescued(Public):
    """A captured mouse is back, on this space."""

    kind: ClassVar[str] = "rescued"
    hero: str
    space: str


@final
@dataclass(frozen=True)
class Shared(Public):
    """A card went from one mouse to another."""

    kind: ClassVar[str] = "shared"
    tells: ClassVar[bool] = False
    hero: str
    other: str
    card: str


@final
@dataclass(frozen=True)
class CheeseShared(Public):
    """A piece of cheese went from one mouse to another."""

    kind: ClassVar[str] = "cheese-shared"
    tells: ClassVar[bool] = False
    hero: str
    other: str


@final
@dataclass(frozen=True)
class Equipped(Public):
    """A mouse put a card on, or off into its pack."""

    kind: ClassVar[str] = "equipped"
    tells: ClassVar[bool] = False
    hero: str
    card: str
    worn: bool


@final
@dataclass(frozen=True)
class AbilityUsed(Public):
    """A mouse used an ability card."""

    kind: ClassVar[str] = "ability-used"
    hero: str
    ability: str
    cost: int


@final
@dataclass(frozen=True)
class CardUsed(Public):
    """A mouse used a search card, or what it was born with."""

    kind: ClassVar[str] = "card-used"
    hero: str
    card: str


@final
@dataclass(frozen=True)
class Charmed(Public):
    """A charmed mouse acts as a minion does."""

    kind: ClassVar[str] = "charmed-turn"
    hero: str


@final
@dataclass(frozen=True)
class TokenLaid(Public):
    """A token lies on these spaces."""

    kind: ClassVar[str] = "token-laid"
    tells: ClassVar[bool] = False
    item: str
    spaces: tuple[str, ...]


@final
@dataclass(frozen=True)
class TokenTaken(Public):
    """A token is back in the stash, or gone."""

    kind: ClassVar[str] = "token-taken"
    tells: ClassVar[bool] = False
    item: str
    stash: bool


@final
@dataclass(frozen=True)
class Flung(Public):
    """The mouse-apult flung a mouse."""

    kind: ClassVar[str] = "flung"
    hero: str
    other: str
    space: str


@final
@dataclass(frozen=True)
class GrapeThrown(Public):
    """A grape flew to a space, and was squashed or not."""

    kind: ClassVar[str] = "grape-thrown"
    figure: str
    space: str
    squashed: bool


@final
@dataclass(frozen=True)
class Feasted(Public):
    """Roaches ate the grape and are gone."""

    kind: ClassVar[str] = "feasted"
    count: int


@final
@dataclass(frozen=True)
class CatPounced(Public):
    """The cat pounced on a space."""

    kind: ClassVar[str] = "cat-pounced"
    space: str


@final
@dataclass(frozen=True)
class StoryTold(Public):
    """A passage of the storybook is read; short, as one tells it to children."""

    kind: ClassVar[str] = "story"
    key: str
    short: bool


@final
@dataclass(frozen=True)
class FlagSet(Public):
    """Something the story remembers."""

    kind: ClassVar[str] = "flag"
    flag: str
    on: bool


@final
@dataclass(frozen=True)
class Taken(Public):
    """A mouse took something that the chapter is about."""

    kind: ClassVar[str] = "taken"
    hero: str
    thing: str


@final
@dataclass(frozen=True)
class TrophyWon(Public):
    """A mouse won an individual trophy."""

    kind: ClassVar[str] = "trophy"
    hero: str
    trophy: str


@final
@dataclass(frozen=True)
class Awarded(Public):
    """The party won a story trophy."""

    kind: ClassVar[str] = "awarded"
    trophy: str


@final
@dataclass(frozen=True)
class Peeked(Public):
    """Everybody saw the top cards of the encounter deck, top first."""

    kind: ClassVar[str] = "peeked"
    encounters: tuple[str, ...]


@final
@dataclass(frozen=True)
class DieChanged(Public):
    """Dice on the table changed: they show this now."""

    kind: ClassVar[str] = "die-changed"
    hero: str
    faces: tuple[int, ...]


@final
@dataclass(frozen=True)
class Skipped(Public):
    """A figure will lose its next move, battle or turn."""

    kind: ClassVar[str] = "skipped"
    figure: str
    what: str


@final
@dataclass(frozen=True)
class Ended(Public):
    """The chapter is over."""

    kind: ClassVar[str] = "ended"
    won: bool
    reason: str
