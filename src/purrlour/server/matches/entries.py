"""Entries: the log of a match, one frozen struct a kind. What is not here did not happen.

Old logs are read for ever: a kind may gain a field with a default, and lose or change none.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from purrlour.server.matches.settings import GRACE, Seconds, Settings

HOUSE: Final = -1
"""Acts where no chair does: the server itself, or a host without a chair."""

Why: TypeAlias = Literal["hand", "time", "order", "bot"]
"""Who made a choice: a person, a clock that ran out, a standing order, a bot."""


class Removed(msgspec.Struct, frozen=True):
    """Somebody whom the host removed."""

    name: str
    token: str
    """Hash of the token that opened their chair."""


class Entry(msgspec.Struct, frozen=True, tag_field="t", omit_defaults=True, kw_only=True):
    """Something that happened to a match."""

    at: int
    """When, on the match's own clock: milliseconds since it opened, while a server ran it."""
    by: int = HOUSE
    """The chair that asked for it."""
    cmd: str = ""
    """The command that asked for it, as its sender named it: asking twice is asking once."""


class Opened(Entry, frozen=True, tag="opened"):
    """The first entry."""

    wall: int
    """Milliseconds since 1970."""
    game: str
    version: int
    seats: int
    options: dict[str, str]
    commitment: str
    """Hash of the secret behind all luck of this match."""
    settings: Settings
    token: str = ""
    """Hash of the token of a host who has no chair."""
    before: str = ""
    """The match it follows, with the same people."""
    campaign: str = ""
    """The campaign that it is a chapter of."""
    fairness: int = 1
    """How nonces are mixed and luck is drawn: a version of docs/fairness.md."""
    practice: bool = False
    """Whether somebody alone with bots may take back what told them something."""
    luck: str = ""
    """The name its luck is drawn under, where that is not its own id: it came from elsewhere."""
    secret: str = ""
    """Never in a store: the secret itself, in a file of a match that is to go on elsewhere."""
    grace: Seconds = GRACE
    """How long somebody must be away before others may run the table or let a bot play for them."""
    removed: list[Removed] = []
    """Those who were removed from the matches before, and not invited since."""

    @property
    def imported(self) -> bool:
        """Whether it came as a file: here nobody saw how its secret was drawn."""
        return self.luck != ""


class Sat(Entry, frozen=True, tag="sat"):
    """A person took a chair. Whoever held it before holds it no more."""

    chair: int
    name: str
    token: str
    """Hash of the token that now opens this chair."""
    nonce: str = ""
    """Hash of the nonce the person will mix into the luck."""


class Left(Entry, frozen=True, tag="left"):
    """The person gave the chair up; in a running match a bot plays on."""

    chair: int


class Kicked(Entry, frozen=True, tag="kicked"):
    """The host took the chair from its person; in a running match a bot plays on."""

    chair: int


class Invited(Entry, frozen=True, tag="invited"):
    """Somebody who was removed may sit down again."""

    number: int
    """Of the removal, counted from 0."""
    name: str


class Swapped(Entry, frozen=True, tag="swapped"):
    """Two chairs changed places, before the deal."""

    one: int
    other: int


class BotSat(Entry, frozen=True, tag="bot"):
    """A bot plays this chair from now on; a person who holds it may come back at any time."""

    chair: int
    bot: str
    absent: bool = False
    """Because the person was away for longer than the table waits."""


class Back(Entry, frozen=True, tag="back"):
    """The person plays again."""

    chair: int


class Freed(Entry, frozen=True, tag="freed"):
    """The bot of a chair without a person got up, before the deal."""

    chair: int


class Locked(Entry, frozen=True, tag="locked"):
    """Nobody new may sit down, or they may again."""

    on: bool


class Hosted(Entry, frozen=True, tag="hosted"):
    """Another chair is the host."""

    chair: int


class Arranged(Entry, frozen=True, tag="arranged"):
    """The table has new settings."""

    settings: Settings


class Came(Entry, frozen=True, tag="came"):
    """The person of a chair is here."""

    chair: int
    """HOST_ONLY for a host without a chair."""
    node: str
    """The process they are connected to."""


class Went(Entry, frozen=True, tag="went"):
    """The person of a chair is away."""

    chair: int
    node: str


class Promised(Entry, frozen=True, tag="promised"):
    """A person promises a nonce, if they did not on sitting down, or another one."""

    chair: int
    nonce: str
    """Its hash."""


class Mixing(Entry, frozen=True, tag="mixing"):
    """The host wants to begin: everybody shows their nonce."""


class Nonce(Entry, frozen=True, tag="nonce"):
    """A chair's nonce, as its hash promised."""

    chair: int
    nonce: str


class Dealt(Entry, frozen=True, tag="dealt"):
    """Play begins."""

    chance: list[int] = []


class Step(Entry, frozen=True, tag="step"):
    """One choice at the table, and the luck it drew."""

    seat: int
    action: str
    chance: list[int] = []
    why: Why = "hand"


class UndoAsked(Entry, frozen=True, tag="undo?"):
    """A chair wants to go back to where so many steps were played."""

    chair: int
    to: int


class UndoAnswered(Entry, frozen=True, tag="undo!"):
    """Another chair agrees or does not."""

    chair: int
    yes: bool


class Undone(Entry, frozen=True, tag="undone"):
    """All steps behind this one are taken back."""

    to: int


class Paused(Entry, frozen=True, tag="paused"):
    """Clocks stand still, or run again."""

    on: bool


class Extended(Entry, frozen=True, tag="extended"):
    """Everybody who has to choose now gets more time."""

    ms: int


class Ordered(Entry, frozen=True, tag="ordered"):
    """A standing order of one chair, seen by nobody else."""

    chair: int
    passing: Literal["off", "turn", "end"] = "off"
    """Pass in every window until my next turn, or to the end."""
    ask: list[str] = []
    """But ask me where the subject begins like one of these."""


class Said(Entry, frozen=True, tag="said"):
    """Plain text to everybody."""

    chair: int
    text: str


class Emoted(Entry, frozen=True, tag="emoted"):
    """One of the parlour's gestures."""

    chair: int
    emote: str


class Revealed(Entry, frozen=True, tag="revealed"):
    """It is over, and so is the secret behind its luck."""

    secret: str
    campaign: str = ""
    """What it makes of a campaign that it was a chapter of: that is on disk with its last step."""


class Again(Entry, frozen=True, tag="again"):
    """The same people meet at another match; their tokens open it."""

    match: str
    code: str


AnyEntry: TypeAlias = (
    Opened
    | Sat
    | Left
    | Kicked
    | Invited
    | Swapped
    | BotSat
    | Back
    | Freed
    | Locked
    | Hosted
    | Arranged
    | Came
    | Went
    | Promised
    | Mixing
    | Nonce
    | Dealt
    | Step
    | UndoAsked
    | UndoAnswered
    | Undone
    | Paused
    | Extended
    | Ordered
    | Said
    | Emoted
    | Revealed
    | Again
)

_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: AnyEntry) -> bytes:
    """As it is stored: one line of JSON."""
    return _encoder.encode(entry)


def read_entry(text: bytes) -> AnyEntry:
    """The entry with this text; raises msgspec.ValidationError for anything else."""
    entry: AnyEntry = _decoder.decode(text)
    return entry
