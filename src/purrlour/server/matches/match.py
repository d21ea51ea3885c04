"""Match: what a log says. A pure fold of entries; no clock, no I/O, no luck of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

from purrlour.engine.chance import Scripted
from purrlour.engine.decision import TURN, Decision
from purrlour.engine.event import Event
from purrlour.engine.game import Game, State
from purrlour.engine.table import Table
from purrlour.games import GAMES
from purrlour.server.luck import luck_key
from purrlour.server.matches import entries as log
from purrlour.server.matches.entries import HOUSE, AnyEntry
from purrlour.server.matches.people import HOST_ONLY, Chair
from purrlour.server.matches.settings import Settings
from purrlour.server.matches.timing import Timing
from purrlour.server.path import Path
from purrlour.server.storage.base import Kept

if TYPE_CHECKING:
    from purrlour.server.matches.snapshots import Snapshot

Phase: TypeAlias = Literal["lobby", "mixing", "playing", "over"]
UndoWay: TypeAlias = Literal["free", "ask", "alone"]

_MARKED: Final = 32
"""Steps between two positions that are kept at hand for whoever takes a choice back."""
REMEMBERED_MS: Final = 300_000
"""So long the answer to a command is kept; nobody sends it again later (docs/protocol.md)."""
_SWEEP: Final = 64
"""After so many commands of a chair, those that are too old are forgotten."""


class Answered(NamedTuple):
    """A command that was carried out."""

    told: int
    """Where the chair's stream told of it."""
    at: int


class Happening(NamedTuple):
    """An entry, and what happened at the table by it."""

    entry: AnyEntry
    events: list[Event]
    private: int
    """The only chair that may know of it; HOUSE if all may."""


class Mark(NamedTuple):
    """Where the table stood after so many steps: a state, which is soon made, or its position,
    which is small."""

    steps: int
    state: State | None
    position: str


class Wish(NamedTuple):
    """Somebody wants to take a choice back and needs the consent of these chairs."""

    chair: int
    to: int
    needs: frozenset[int]


class Match:
    """Everything about one match, hidden things included."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept
        self.game: Game[Any, Any, Any, Any] = GAMES[kept.game]
        """Once it is dealt, the edition that it began with."""
        self.log: list[bytes] = []
        """The entries as they are stored."""
        self.fresh: list[Happening] = []
        """What happened and was not told yet."""
        self.tail: list[Happening] = []
        """What happened behind the last snapshot, for those who were away."""
        self.work = 0
        """What it takes to do that again: entries, and steps played again to take others back."""
        self.snapshots: list[Snapshot] = []
        """Of this log up to some entry each, the oldest first."""
        self.at = 0
        """When the last entry happened."""
        self.public = 0
        """How many entries all may know of."""
        self.private: list[int] = []
        """How many more, by chair."""
        self.answers: dict[int, dict[str, Answered]] = {}
        """By chair and command."""
        self.opened: log.Opened
        self.settings: Settings
        self.phase: Phase = "lobby"
        self.chairs: list[Chair] = []
        self.host = HOUSE
        self.host_nodes: set[str] = set()
        """The processes that a host without a chair is connected to."""
        self.host_away = 0
        """Since when such a host is away."""
        self.removed: list[log.Removed] = []
        """Those whom hosts removed, in that order."""
        self.invited: set[int] = set()
        """Which of them were invited again."""
        self.locked = False
        self.mixing = 0
        """Since when nonces are waited for."""
        self.key = b""
        """Of all luck, once it is dealt."""
        self.table: Table[Any, Any, Any, Any] | None = None
        self.path: Path
        """What luck is bound to."""
        self.silent: list[bool] = []
        """By step: whether nobody learnt anything from it."""
        self.marks: list[Mark] = []
        """Where the table stood after some of the steps that stand, in their order."""
        self.marked = 0
        """So many of them are in snapshots."""
        self.played = 0
        """Steps, with those that were taken back."""
        self.undone = 0
        """How often steps were taken back."""
        self.wish: Wish | None = None
        self.orders: dict[int, log.Ordered] = {}
        self.timing = Timing()
        self.secret = ""
        self.next = ""

    # Questions.

    @property
    def seats(self) -> int:
        return len(self.chairs)

    def stream(self, seat: int) -> int:
        """How long the stream of this chair is; of a watcher's, for any other number."""
        return self.public + (self.private[seat] if seat >= 0 else 0)

    def is_host(self, seat: int) -> bool:
        """Whether this chair, or a host without one, may run the table."""
        return seat == (HOST_ONLY if self.host == HOUSE else self.host)

    def nodes(self, seat: int) -> set[str]:
        """The processes that the person of a chair, or a host without one, is connected to."""
        return self.host_nodes if seat == HOST_ONLY else self.chairs[seat].nodes

    def away_since(self, seat: int) -> int | None:
        """Since when the person of a chair, or a host without one, is away; None while here."""
        if self.nodes(seat):
            return None
        return self.host_away if seat == HOST_ONLY else self.chairs[seat].away

    def is_removed(self, token: str) -> bool:
        """Whether a host took the chair from whoever has a token with this hash."""
        return any(token == one.token for one in self.removed)

    def is_barred(self, token: str) -> bool:
        """The same, unless they were invited since."""
        return any(
            token == one.token and number not in self.invited
            for number, one in enumerate(self.removed)
        )

    def is_elsewhere(self, node: str) -> bool:
        """Whether anybody is connected to another process than this."""
        seats = (HOST_ONLY, *range(self.seats))
        return any(self.nodes(seat) - {node} for seat in seats)

    def pending(self) -> dict[int, Decision]:
        """The open questions by number."""
        return self.table.pending if self.table is not None and self.phase == "playing" else {}

    def limit(self, decision: Decision) -> int:
        """Milliseconds for this question; 0 is no clock."""
        window = decision.kind in self.game.windows
        return 1000 * (self.settings.window if window else self.settings.turn)

    def passes(self, decision: Decision) -> bool:
        """Whether the seat's standing order answers this question."""
        order = self.orders.get(decision.seat)
        if order is None or decision.kind not in self.game.windows:
            return False
        return not any(decision.about.startswith(subject) for subject in order.ask)

    def answered(self, seat: int, name: str) -> int | None:
        """Where the chair's stream told of this command; None if it was not carried out."""
        answers = self.answers.get(seat)
        answered = None if answers is None else answers.get(name)
        return None if answered is None else answered.told

    def remembered(self, seat: int, now: int) -> int:
        """How many commands of a chair may still be sent again."""
        since = now - REMEMBERED_MS
        return sum(answered.at >= since for answered in self.answers.get(seat, {}).values())

    def undo_to(self, seat: int) -> int | None:
        """Where the seat's last choice was made: so many steps were played before it."""
        if self.table is None or self.phase != "playing":
            return None
        steps = self.table.record.steps
        return next((at for at in range(len(steps) - 1, -1, -1) if steps[at].seat == seat), None)

    def undo_way(self, seat: int, to: int) -> UndoWay:
        """How what this seat chose then may be taken back: at once, by consent, or not at all."""
        if all(self.silent[to:]):  # nobody learnt anything since
            return "free"
        if self.people_but(seat):
            return "ask"
        return "free" if self.opened.practice else "alone"

    def people_but(self, seat: int) -> frozenset[int]:
        """The other chairs that a person plays; bots neither agree nor object."""
        people = (other for other, chair in enumerate(self.chairs) if chair.name and not chair.bot)
        return frozenset(people) - {seat}

    # The fold.

    def take(self, entry: AnyEntry, events: list[Event] | None = None) -> Happening:
        """Adds an entry. A step that was not played yet (events None) is played as written."""
        happened = _FOLD[type(entry)](self, entry, events)
        private = entry.chair if type(entry) is log.Ordered else HOUSE
        self.at = entry.at
        self.log.append(log.write_entry(entry))
        if private == HOUSE:
            self.public += 1
        else:
            self.private[private] += 1
        if entry.cmd:
            by = entry.by
            if type(entry) is log.Swapped:  # whoever asked may sit elsewhere now
                by = {entry.one: entry.other, entry.other: entry.one}.get(by, by)
            answers = self.answers.setdefault(by, {})
            answers[entry.cmd] = Answered(self.stream(by), entry.at)
            if len(answers) % _SWEEP == 0:
                since = entry.at - REMEMBERED_MS
                self.answers[by] = {name: one for name, one in answers.items() if one.at >= since}
        happening = Happening(entry, happened or [], private)
        self.fresh.append(happening)
        self.tail.append(happening)
        self.work += 1
        return happening

    def _opened(self, entry: log.Opened, _: object) -> None:
        self.opened = entry
        self.path = Path(entry.fairness)
        self.settings = entry.settings
        self.chairs = [Chair() for _ in range(entry.seats)]
        self.private = [0] * entry.seats
        self.removed = list(entry.removed)

    def _sat(self, entry: log.Sat, _: object) -> None:
        self.chairs[entry.chair].sit(entry.name, entry.token, entry.nonce, entry.at)
        # Somebody new has names of their own for their commands.
        self.answers.pop(entry.chair, None)
        if self.host == HOUSE and not self.opened.token:
            self.host = entry.chair

    def _left(self, entry: log.Left | log.Kicked, _: object) -> None:
        chair = self.chairs[entry.chair]
        if type(entry) is log.Kicked:
            self.removed.append(log.Removed(chair.name, chair.token))
        chair.empty()
        if type(entry) is log.Kicked and self.phase == "mixing" and self.opened.fairness > 1:
            # Nobody leaves one nonce out when others are known: all are promised anew.
            self.phase = "lobby"
            for other in self.chairs:
                other.promise = other.nonce = ""
        if self.phase != "lobby":
            chair.bot = self.settings.stand_in
        self.orders.pop(entry.chair, None)
        if self.host == entry.chair:  # the next person takes over, clockwise
            others = [(entry.chair + step) % self.seats for step in range(1, self.seats)]
            self.host = next((other for other in others if self.chairs[other].name), HOUSE)
        wish = self.wish
        if wish is not None and (entry.chair == wish.chair or entry.chair in wish.needs):
            self.wish = None  # X16: nobody answers for whoever is gone

    def _invited(self, entry: log.Invited, _: object) -> None:
        self.invited.add(entry.number)

    def _swapped(self, entry: log.Swapped, _: object) -> None:
        one, other = entry.one, entry.other
        chairs = self.chairs
        chairs[one], chairs[other] = chairs[other], chairs[one]
        change = {one: other, other: one}
        self.host = change.get(self.host, self.host)
        self.answers = {change.get(by, by): told for by, told in self.answers.items()}

    def _bot_sat(self, entry: log.BotSat, _: object) -> None:
        chair = self.chairs[entry.chair]
        chair.bot, chair.stood_in = entry.bot, entry.absent  # X16: who is asked stays asked

    def _back(self, entry: log.Back, _: object) -> None:
        chair = self.chairs[entry.chair]
        chair.bot, chair.stood_in, chair.away = "", False, entry.at

    def _freed(self, entry: log.Freed, _: object) -> None:
        self.chairs[entry.chair].bot = ""

    def _locked(self, entry: log.Locked, _: object) -> None:
        self.locked = entry.on

    def _hosted(self, entry: log.Hosted, _: object) -> None:
        self.host = entry.chair

    def _arranged(self, entry: log.Arranged, _: object) -> None:
        if entry.settings.grace != self.settings.grace:
            self._count_anew(entry.at)
        self.settings = entry.settings
        self.timing.restart(entry.at)

    def _came(self, entry: log.Came, _: object) -> None:
        self.nodes(entry.chair).add(entry.node)

    def _went(self, entry: log.Went, _: object) -> None:
        self.nodes(entry.chair).discard(entry.node)
        if entry.chair >= 0:
            self.chairs[entry.chair].away = entry.at
        else:
            self.host_away = entry.at

    def _promised(self, entry: log.Promised, _: object) -> None:
        self.chairs[entry.chair].promise = entry.nonce

    def _mixing(self, entry: log.Mixing, _: object) -> None:
        self.phase, self.mixing = "mixing", entry.at

    def _nonce(self, entry: log.Nonce, _: object) -> None:
        self.chairs[entry.chair].nonce = entry.nonce

    def start(self, entry: log.Dealt, table: Table[Any, Any, Any, Any]) -> Happening:
        """Begins to play at a table that was just dealt."""
        self.table = table
        return self.take(entry)

    def mix(self) -> None:
        """The key of all luck, from the secret and everybody's nonces; and the rules."""
        nonces = {seat: chair.nonce for seat, chair in enumerate(self.chairs) if chair.nonce}
        self.key = luck_key(self.kept.secret, self.opened.luck or self.kept.match, nonces)
        self.game = self.game.edition(self.kept.version)

    def _dealt(self, entry: log.Dealt, _: object) -> None:
        if self.table is None:
            self.mix()
            options = self.game.options(self.opened.options)
            self.table = Table(self.game, self.seats, options, Scripted(entry.chance))
        self.phase = "playing"
        self.timing.follow(self.table.pending, entry.at)

    def _step(self, entry: log.Step, events: list[Event] | None) -> list[Event]:
        table = self.table
        assert table is not None, "a step before the deal"
        if events is None:
            table.chance = Scripted(entry.chance)
            events = table.play(entry.seat, entry.action)
        self.path.add(entry.seat, entry.action)
        self.silent.append(not entry.chance and not any(event.tells for event in events))
        self.played += 1
        steps = len(table.record.steps)
        if steps % _MARKED == 0:
            self.marks.append(Mark(steps, table.state.clone(), ""))
        self.wish = None
        self._follow(entry.at)
        return events

    def _follow(self, at: int) -> None:
        assert self.table is not None
        pending = self.table.pending
        self.timing.follow(pending, at)
        if self.orders:
            for decision in pending.values():
                order = self.orders.get(decision.seat)
                if order is not None and order.passing == decision.kind == TURN:
                    del self.orders[decision.seat]

    def _undo_asked(self, entry: log.UndoAsked, _: object) -> None:
        self.wish = Wish(entry.chair, entry.to, self.people_but(entry.chair))

    def _undo_answered(self, entry: log.UndoAnswered, _: object) -> None:
        wish = self.wish
        self.wish = wish._replace(needs=wish.needs - {entry.chair}) if wish and entry.yes else None

    def _undone(self, entry: log.Undone, _: object) -> None:
        table, timing = self.table, self.timing
        assert table is not None
        windows = {
            (decision.kind, decision.about): timing.opened[number]
            for number, decision in table.pending.items()
            if decision.kind in self.game.windows
        }
        while self.marks and self.marks[-1].steps > entry.to:
            self.marks.pop()
        self.marked = min(self.marked, len(self.marks))
        if self.marks:
            mark = self.marks[-1]
            state = mark.state
            base = self.game.load(mark.position) if state is None else state.clone()
            table.undo(entry.to, base=base, after=mark.steps)
            self.work += entry.to - mark.steps
        else:
            table.undo(entry.to)
            self.work += entry.to
        self.undone += 1
        del self.silent[entry.to :]
        self.path.cut(entry.to)
        self.wish = None
        self._follow(entry.at)
        for number, decision in table.pending.items():  # a window that was open lasts no longer
            since = windows.get((decision.kind, decision.about), timing.opened[number])
            timing.opened[number] = since

    def _paused(self, entry: log.Paused, _: object) -> None:
        self.timing.pause(entry.on, entry.at)
        self._count_anew(entry.at)

    def _count_anew(self, at: int) -> None:
        """Whoever is away counts from now: nothing was missed so far, or others were to wait."""
        for chair in self.chairs:
            chair.away = at

    def _extended(self, entry: log.Extended, _: object) -> None:
        self.timing.extend(entry.ms)

    def _ordered(self, entry: log.Ordered, _: object) -> None:
        if entry.passing == "off":
            self.orders.pop(entry.chair, None)
        else:
            self.orders[entry.chair] = entry

    def _talked(self, entry: log.Said | log.Emoted, _: object) -> None:
        """Words change nothing."""

    def _revealed(self, entry: log.Revealed, _: object) -> None:
        self.phase, self.secret = "over", entry.secret
        self.timing.follow((), entry.at)
        self.orders.clear()

    def _again(self, entry: log.Again, _: object) -> None:
        self.next = entry.match


_FOLD: Final[dict[type, Callable[..., list[Event] | None]]] = {
    log.Opened: Match._opened,
    log.Sat: Match._sat,
    log.Left: Match._left,
    log.Kicked: Match._left,
    log.Invited: Match._invited,
    log.Swapped: Match._swapped,
    log.BotSat: Match._bot_sat,
    log.Back: Match._back,
    log.Freed: Match._freed,
    log.Locked: Match._locked,
    log.Hosted: Match._hosted,
    log.Arranged: Match._arranged,
    log.Came: Match._came,
    log.Went: Match._went,
    log.Promised: Match._promised,
    log.Mixing: Match._mixing,
    log.Nonce: Match._nonce,
    log.Dealt: Match._dealt,
    log.Step: Match._step,
    log.UndoAsked: Match._undo_asked,
    log.UndoAnswered: Match._undo_answered,
    log.Undone: Match._undone,
    log.Paused: Match._paused,
    log.Extended: Match._extended,
    log.Ordered: Match._ordered,
    log.Said: Match._talked,
    log.Emoted: Match._talked,
    log.Revealed: Match._revealed,
    log.Again: Match._again,
}


def replayed(kept: Kept, entries: Iterable[bytes]) -> Match:
    """The match with this log, and everything that happened as if it were fresh."""
    match = Match(kept)
    for entry in entries:
        match.take(log.read_entry(entry))
    return match
