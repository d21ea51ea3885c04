"""Every message in and out. The client's types are made from this file.

The protocol is versioned: a client says in `hello` which one it speaks. `docs/protocol.md`
tells the story in words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from purrlour.server.matches.settings import Settings

if TYPE_CHECKING:
    from purrlour.engine.wire import Wire
else:
    Wire = Any  # msgspec knows no type that contains itself, but reads any JSON

PROTOCOL: Final = 1

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
"""A name the client gives a command, never used twice; repeats get the same answer."""
Token: TypeAlias = Annotated[str, Meta(min_length=43, max_length=43, pattern="^[A-Za-z0-9_-]{43}$")]
"""256 bits that open a chair."""
MatchId: TypeAlias = Annotated[
    str, Meta(min_length=22, max_length=22, pattern="^[A-Za-z0-9_-]{22}$")
]
CampaignId: TypeAlias = MatchId
"""In its link, and of no use without its token."""
Code: TypeAlias = Annotated[str, Meta(min_length=1, max_length=12)]
"""Six symbols to join by; read kindly: case and blanks do not matter."""
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
Hash: TypeAlias = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
NonceText: TypeAlias = Annotated[
    str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]{16,64}$")
]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
"""Of a decision, or a place in a stream."""
Chair: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]


# From the client: the first frame is a hello, every other one a command.


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="hello"):
    """Opens a chair with its token, or watches without one."""

    match: MatchId
    token: Token | None = None
    v: Number = 0
    """What the client has already seen; 0 is nothing."""
    protocol: int = PROTOCOL
    language: Literal["en", "pl"] = "en"
    """Of refusals."""


class Command(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag=str.lower, kw_only=True
):
    """Something a client wants."""

    id: Id


class Play(Command, frozen=True):
    """A choice at the table. `decision` names the question it answers; without one it is
    something that may be done at any time, such as giving up."""

    action: Annotated[str, Meta(min_length=1, max_length=200)]
    decision: Number | None = None


class Why(Command, frozen=True):
    """Why may I not do this now?"""

    action: Annotated[str, Meta(min_length=1, max_length=200)]


class Hint(Command, frozen=True):
    """What would you do in my place? Nobody else learns of it."""

    decision: Number
    """The question it is about."""


class Undo(Command, frozen=True):
    """Take my last choice back: at once if nobody learnt anything since, else ask the others. Bots
    cannot be asked."""


class Agree(Command, frozen=True):
    """The answer to somebody's wish to undo."""

    yes: bool


class Order(Command, frozen=True):
    """A standing order for reaction windows."""

    passing: Literal["off", "turn", "end"] = "off"
    ask: Annotated[list[Word], Meta(max_length=40)] = []


class Promise(Command, frozen=True):
    """Promises a nonce by its hash, before anybody shows theirs: on sitting down nobody had to."""

    nonce: Hash


class Nonce(Command, frozen=True):
    """Shows the nonce that was promised."""

    nonce: NonceText


class Say(Command, frozen=True):
    """Plain text to everybody."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Emote(Command, frozen=True):
    """A gesture."""

    emote: Word


class Leave(Command, frozen=True):
    """Gives the chair up."""


class Back(Command, frozen=True):
    """Takes the chair back from the bot."""


class Away(Command, frozen=True):
    """Lets a bot play the sender's own chair until they are back."""


class Start(Command, frozen=True):
    """Host: begin."""


class Lock(Command, frozen=True):
    """Host: let nobody new sit down."""

    on: bool


class Kick(Command, frozen=True):
    """Host: take a chair from its person, for good. They and all others are told."""

    chair: Chair


class Invite(Command, frozen=True):
    """Host: somebody who was removed may sit down again."""

    number: Number
    """As `about.removed` has it."""


class Swap(Command, frozen=True):
    """Host: two chairs change places, before the deal."""

    one: Chair
    other: Chair


class Bot(Command, frozen=True):
    """Host: a bot takes this chair, or stands in for its person, who is away for long enough."""

    chair: Chair
    bot: Word


class Free(Command, frozen=True):
    """Host: the bot gets up, before the deal."""

    chair: Chair


class Host(Command, frozen=True):
    """Hand hosting over. Anybody may take it for themselves once the host is away for long."""

    chair: Chair


class Arrange(Command, frozen=True):
    """Host: new settings."""

    settings: Settings


class Pause(Command, frozen=True):
    """Host: stop the clocks, or let them run."""

    on: bool


class Extend(Command, frozen=True):
    """Host: more time for whoever has to choose now."""

    seconds: Annotated[int, Meta(ge=1, le=3600)]


class Again(Command, frozen=True):
    """Host: another match with the same people."""


class Ping(Command, frozen=True):
    """Are you there?"""


AnyCommand: TypeAlias = (
    Play
    | Why
    | Hint
    | Undo
    | Agree
    | Order
    | Promise
    | Nonce
    | Say
    | Emote
    | Leave
    | Back
    | Away
    | Start
    | Lock
    | Kick
    | Invite
    | Swap
    | Bot
    | Free
    | Host
    | Arrange
    | Pause
    | Extend
    | Again
    | Ping
)


# To the client.


class Person(Struct, frozen=True, omit_defaults=True):
    """A chair as everybody sees it."""

    name: str = ""
    """Of the person who holds it; empty if nobody does."""
    bot: str = ""
    """The bot that plays it now."""
    here: bool = False
    """Whether the person is connected."""


class About(Struct, frozen=True, omit_defaults=True):
    """The table around the game: sent first, and again whenever it changes."""

    match: str
    code: str
    game: str
    version: int
    options: dict[str, str]
    phase: Literal["lobby", "mixing", "playing", "over"]
    chairs: list[Person]
    host: int
    locked: bool
    settings: Settings
    commitment: str
    grace: int
    """Seconds somebody must be away before others may host, or let a bot play for them."""
    secret: str = ""
    """Told when it is over."""
    promises: dict[int, str] = {}
    """By chair: hashes of the nonces that will be shown when it begins."""
    nonces: dict[int, str] = {}
    next: str = ""
    """The match where the same people go on."""
    campaign: str = ""
    """The campaign that it is a chapter of."""
    imported: bool = False
    """Whether it came as a file: whoever brought it may know its secret, and so all luck."""
    newest: int = 0
    """The version of its rules that new matches play, where this one began with another."""
    practice: bool = False
    """Whether somebody alone with bots may take back what told them something."""
    kept: int = 0
    """Until when it is kept at least, in milliseconds since 1970: told to those who ask over HTTP.
    The date moves on while people come back."""
    away: dict[int, int] = {}
    """By chair, −2 for a host without one: since when its person is away, on the match's clock."""
    removed: dict[int, str] = {}
    """By number: those whom the host removed and did not invite again."""


class Pending(Struct, frozen=True):
    """Somebody owes a choice."""

    seat: int
    kind: str
    about: str
    left: int | None
    """Milliseconds left; None without a clock."""


class UndoWish(Struct, frozen=True):
    """Somebody wants to take a choice back, and still needs these chairs' consent."""

    chair: int
    to: int
    needs: list[int]


class StandingOrder(Struct, frozen=True):
    """The viewer's own standing order."""

    passing: Literal["off", "turn", "end"]
    ask: list[str]


class Ending(Struct, frozen=True):
    """How it ended."""

    reason: str
    returns: list[float]
    places: list[int]


class Note(Struct, frozen=True, omit_defaults=True):
    """One entry of the log as the viewer may see it."""

    n: int
    """Its place in the viewer's stream: 1, 2, 3… without a gap."""
    kind: str
    """step, sat, left, said …: the kinds of the log."""
    at: int
    """Milliseconds on the match's clock."""
    by: int = -1
    facts: dict[str, Wire] = {}
    events: list[dict[str, Wire]] = []
    """Of a step: what the viewer sees happen, for animation and log."""


class Update(Struct, tag_field="t", tag="update"):
    """All that is new since the last one, and the whole truth for this viewer."""

    since: int
    v: int
    """The viewer's stream stands at v; the notes are those from since + 1 to v."""
    notes: list[Note]
    acks: list[str] | UnsetType = UNSET
    """Commands of this chair that these notes carry out."""
    seat: int | UnsetType = UNSET
    """The viewer's chair, −1 for a watcher; sent first and when it changes."""
    about: About | UnsetType = UNSET
    view: msgspec.Raw | UnsetType = UNSET
    """The game's view, once dealt. Absent if nothing at the table changed."""
    pending: list[Pending] | UnsetType = UNSET
    decision: int | None | UnsetType = UNSET
    """The number of the viewer's own open question."""
    choices: list[str] | UnsetType = UNSET
    """What the viewer may choose from, in notation."""
    anytime: list[str] | UnsetType = UNSET
    """What the viewer may do without being asked."""
    undo: Literal["free", "ask", "alone", "no"] | UnsetType = UNSET
    """Whether the viewer may take a choice back: at once; by consent; not where only bots could be
    asked; or there is none."""
    wish: UndoWish | None | UnsetType = UNSET
    order: StandingOrder | None | UnsetType = UNSET
    paused: bool | UnsetType = UNSET
    ending: Ending | None | UnsetType = UNSET
    clock: int | UnsetType = UNSET
    """The match's clock as this was sent, wherever `about` is told."""


class Ack(Struct, frozen=True, tag_field="t", tag="ack"):
    """The command was carried out: the viewer's stream tells how."""

    id: str
    v: int


class Answer(Struct, frozen=True, tag_field="t", tag="answer", omit_defaults=True):
    """The answer to a question that changes nothing."""

    id: str
    facts: dict[str, Wire] = {}


class Weighed(Struct, frozen=True):
    """A choice, and what it promises."""

    action: str
    chance: float
    """Of winning after it, from 0 to 1."""


class Counsel(Struct, frozen=True, kw_only=True):
    """What one might do."""

    now: float
    """The chance of winning as it stands, from 0 to 1."""
    choices: list[Weighed]
    """The best first, then the next best two."""
    key: str
    """Why the best is: `hint-<key>` in the words of the game."""
    facts: dict[str, Wire] = {}
    alike: int = 0
    """So many of the next are about as good as the best."""


class Advice(Counsel, frozen=True, tag_field="t", tag="advice", kw_only=True):
    """The answer to a hint, for one socket alone."""

    id: str
    decision: int


class Refused(Struct, frozen=True, tag_field="t", tag="refused", omit_defaults=True):
    """The command changed nothing, and this is why."""

    id: str
    """Empty if the frame could not be read."""
    key: str
    """Names the sentence in the words of the game or of the parlour."""
    text: str
    """The sentence, in the language of the hello."""
    facts: dict[str, Wire] = {}
    clause: str = ""


class Bye(Struct, frozen=True, tag_field="t", tag="bye", omit_defaults=True):
    """The last frame before the server closes the socket."""

    key: Literal[
        "bad-hello",
        "no-such-match",
        "bad-token",
        "no-watch",
        "left",
        "kicked",
        "slow",
        "flood",
        "trouble",
        "restart",
    ]
    text: str = ""


FromServer: TypeAlias = Update | Ack | Answer | Advice | Refused | Bye


# Over HTTP.


class NewMatch(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Opens a match."""

    game: Word
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[Word, Word] = {}
    settings: Settings = Settings()
    name: Name | None = None
    """Of the person who opens it and takes chair 0; without one, the host has no chair."""
    nonce: Hash | None = None
    practice: bool = False
    """Whether somebody alone with bots may take back what told them something; a rematch keeps
    it."""


class Joining(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Takes a chair."""

    name: Name
    chair: Chair | None = None
    """Without one, the first that is free."""
    nonce: Hash | None = None
    removed: Annotated[list[Token], Meta(max_length=20)] = []
    """Tokens that the same device was removed with, here or elsewhere; they open nothing."""


class Seated(Struct, frozen=True):
    """The way to a chair. The token is told once and stored only as a hash."""

    match: str
    code: str
    seat: int
    """−1 for a host without a chair."""
    token: str


class NewCampaign(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Begins a campaign."""

    game: Word
    text: Annotated[str, Meta(max_length=5_000)] = ""
    """One that was kept in a file, to go on with; without it, a new one."""


class CampaignLink(Struct, frozen=True):
    """The way to a campaign. The token is told once and stored only as a hash."""

    campaign: str
    token: str


class NextChapter(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Opens a match for the next chapter; otherwise as NewMatch."""

    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[Word, Word] = {}
    """House rules; which chapter it is and what it begins with, the campaign says."""
    settings: Settings = Settings()
    name: Name | None = None
    nonce: Hash | None = None
    practice: bool = False
    instead: MatchId | None = None
    """A match of the same chapter that is given up for this one."""


class GoingOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Leaves a chapter that was lost as it is."""

    match: MatchId
    """The match in which it was lost."""


class ChapterTold(Struct, frozen=True):
    """A chapter of a campaign."""

    name: str
    played: list[bool]
    """Whether it was won, each time that it counted."""


class MemberTold(Struct, frozen=True):
    """One of those whom a campaign is about."""

    name: str
    knows: list[str]
    keeps: list[str]


class ChapterMatch(Struct, frozen=True, omit_defaults=True):
    """A match that was opened for a chapter."""

    match: str
    code: str
    chapter: str
    at: int
    """Milliseconds since 1970."""
    ended: Literal["", "won", "lost", "left"] = ""
    """How; empty while it may be played, left if another was opened instead."""
    chairs: list[Person] = []
    """Who played, once it is over."""
    practice: bool = False
    """Whether it was opened for practice; told once it is over."""


class CampaignAbout(Struct, frozen=True, omit_defaults=True):
    """A campaign, for those who have its link."""

    campaign: str
    game: str
    created: int
    book: str
    chapters: list[ChapterTold]
    next: str
    """The name of the chapter that comes next; empty when all are told."""
    trophies: list[str]
    party: list[MemberTold]
    matches: list[ChapterMatch]
    """In the order they were opened."""
    playing: str = ""
    """The match in which the next chapter is played now."""
    lost: str = ""
    """The match in which the next chapter was lost last: it may be left at that."""


class LessonStep(Struct, frozen=True):
    """A few words of the coach, and something to do."""

    say: str
    """The key of what the coach says."""
    clause: str
    """The rule behind it; empty if none is."""
    point: list[str]
    """Things on the table that it is about, by the keys the board has for them."""
    do: list[str]
    """What the learner may do, in notation; empty: they read on."""
    instead: str
    """The key of what the coach says if they do something else; empty for the usual."""
    frames: list[Update]
    """What happens once it is done, act by act."""


class Lesson(Struct, frozen=True):
    """How to play a game: updates of a match that there is not, and words between them."""

    game: str
    seat: int
    """The learner's. The name of their chair is empty: the browser knows it."""
    first: Update
    steps: list[LessonStep]


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why a request was refused."""

    key: str
    text: str
    facts: dict[str, Wire] = {}
