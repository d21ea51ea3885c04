"""Film: a whole match, moment by moment, as one viewer may see it.

While the match is played that is what the viewer's stream told, and nothing else; once it is over,
nothing in it is hidden, and any seat's eyes may be borrowed, or all hands opened. Moments have the
numbers of the stream, so every line of a live log is found here again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Final, NamedTuple, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from purrlour.engine.decision import WATCHER
from purrlour.engine.errors import GameError
from purrlour.engine.event import Event
from purrlour.engine.game import State
from purrlour.engine.wire import Wire
from purrlour.server import wire
from purrlour.server.matches import entries as log
from purrlour.server.matches.doors import Doors
from purrlour.server.matches.entries import HOUSE
from purrlour.server.matches.match import Happening, Match
from purrlour.server.matches.notes import notes, visible
from purrlour.server.matches.updates import about, ending
from purrlour.server.shots import Shot, shoot, sides_of
from purrlour.server.storage.base import Kept
from purrlour.server.views import shown_bytes

MOST_BYTES: Final = 8 << 20
"""No film is longer: talk is left out, and if that does not help, it is refused."""

OPEN: Final = "open"
"""The wish to see all hands."""
Eyes: TypeAlias = Annotated[str, Meta(pattern="^(open|[0-9]|1[0-5])$")]
"""A seat whose view is wished for, or OPEN."""

Part: TypeAlias = dict[str, Raw]
"""Some fields of a view, each as it is in JSON."""

_TALK: Final = (log.Said, log.Emoted)

_write: Final = msgspec.json.Encoder().encode
_read: Final = msgspec.json.Decoder(Part).decode


class Moment(Struct, frozen=True):
    """One entry of the log, and what is different after it. What is not there is as it was."""

    note: wire.Note
    view: Part | UnsetType = UNSET
    """Fields of the view that changed; the first one has them all."""
    apart: dict[int, Part] | UnsetType = UNSET
    """With open hands, by seat: all fields in which that seat's own view is not `view`."""
    sides: list[int] | UnsetType = UNSET
    """With open hands: of how many outcomes each piece of its luck was one. The log has what was
    drawn, and the rules know from how many; together they let a browser draw it again."""
    pending: list[wire.Pending] | UnsetType = UNSET
    chairs: list[wire.Person] | UnsetType = UNSET


class Film(Struct, frozen=True):
    """A match from its opening to now. Moments have their numbers from the asker's stream."""

    about: wire.About
    """As it is now."""
    seat: int
    """The asker's chair; −1 without one."""
    viewer: int
    """Whose view it is; −1 is what everybody sees."""
    open: bool
    """Whether all hands are."""
    private: list[int]
    """Moments that no stream has but the asker's."""
    moments: list[Moment]
    ending: wire.Ending | None = None


class Gaze(NamedTuple):
    """Who looks, and through whose eyes."""

    seat: int
    """The asker's own; HOST_ONLY and WATCHER are none."""
    eyes: int
    open: bool


def make_film(
    kept: Kept, entries: Sequence[bytes], *, token: str | None = None, wish: str = ""
) -> bytes:
    """The film as JSON; refuses whoever may not see it."""
    return film_of(kept, entries, find_gaze(entries, token, wish))


def film_of(kept: Kept, entries: Iterable[bytes], gaze: Gaze) -> bytes:
    """The film as JSON, for somebody who was let in."""
    match = Match(kept)
    shots = list(shoot(match, entries))
    body = _encode(match, shots, gaze, quiet=False)
    if len(body) > MOST_BYTES:
        body = _encode(match, shots, gaze, quiet=True)
    if len(body) > MOST_BYTES:
        raise GameError("film-size", size=len(body), most=MOST_BYTES)
    return body


def find_gaze(entries: Iterable[bytes], token: str | None, wish: str) -> Gaze:
    """Who looks, and through whose eyes: one's own always; others' when nothing is hidden any
    more. Nothing is played to find this out."""
    doors = Doors(entries)
    seat = doors.admit(token)
    own = max(seat, WATCHER)
    if wish in ("", str(own)):
        return Gaze(seat, own, open=False)
    if wish != OPEN and int(wish) >= len(doors.chairs):
        raise GameError("no-such-chair")
    if not doors.over:
        raise GameError("hands-closed")
    return Gaze(seat, own, open=True) if wish == OPEN else Gaze(seat, int(wish), open=False)


# From the log.


def _encode(match: Match, shots: Iterable[Shot], gaze: Gaze, *, quiet: bool) -> bytes:
    private: list[int] = []
    moments = list(_moments(match, shots, gaze, private, quiet=quiet))
    own, last = max(gaze.seat, WATCHER), ending(match)
    return _write(Film(about(match), own, gaze.eyes, gaze.open, private, moments, last))


def _moments(
    match: Match, shots: Iterable[Shot], gaze: Gaze, private: list[int], *, quiet: bool
) -> Iterator[Moment]:
    """What each moment adds to the one before, of all that this stream has."""
    before = Shot(Happening(log.Mixing(at=0), [], HOUSE), None, [], [])
    seen = Seen(match, gaze)
    number = 0
    for shot in shots:
        happening = shot.happening
        if not visible(happening, gaze.seat):
            continue
        (note,) = notes([happening], gaze.seat, number)
        number = note.n
        if happening.private != HOUSE:
            private.append(number)
        if quiet and isinstance(happening.entry, _TALK):
            continue
        if happening.events:
            note = msgspec.structs.replace(note, events=_events(happening.events, gaze))
        view, apart = (UNSET, UNSET) if shot.state is before.state else seen.look(shot.state)
        yield Moment(
            note,
            view,
            apart,
            (sides_of(match, happening.entry, before.state) if gaze.open else None) or UNSET,
            UNSET if shot.pending == before.pending else shot.pending,
            UNSET if shot.chairs == before.chairs else shot.chairs,
        )
        before = shot


def _events(events: Sequence[Event], gaze: Gaze) -> list[dict[str, Wire]]:
    """What these eyes see happen; all of it, when hands are open."""
    if gaze.open:
        return [event.wire() for event in events]
    return [part.wire() for event in events if (part := event.seen_by(gaze.eyes)) is not None]


class Seen:
    """What was shown last, so that only what is new is shown."""

    def __init__(self, match: Match, gaze: Gaze) -> None:
        self._game = match.game
        self._eyes = WATCHER if gaze.open else gaze.eyes
        self._seats = range(match.seats) if gaze.open else range(0)
        self._view: Part = {}
        self._apart: dict[int, Part] = {}

    def look(self, state: State | None) -> tuple[Part | UnsetType, dict[int, Part] | UnsetType]:
        """The fields that changed; by seat, where its view differs, if that changed."""
        view = self._fields(state, self._eyes)
        changed = _unlike(view, self._view)
        apart = {seat: _unlike(self._fields(state, seat), view) for seat in self._seats}
        other = {seat: part for seat, part in apart.items() if part != self._apart.get(seat)}
        self._view, self._apart = view, apart
        return changed or UNSET, other or UNSET

    def _fields(self, state: State | None, seat: int) -> Part:
        return _read(shown_bytes(self._game.shown(state, seat)))


def _unlike(part: Part, other: Part) -> Part:
    return {name: value for name, value in part.items() if value != other.get(name)}
