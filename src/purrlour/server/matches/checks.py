"""Checks: what the fields of a log may hold, whoever brings them: a command, or a file.

Where a command sets a field, the command's own type is looked at, and what its verb calls is
called here. So nothing comes in by a file that would be refused at the table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Annotated, Any, Final, NamedTuple, TypeAlias, get_type_hints

import msgspec
from msgspec import Meta, Struct

from purrlour.bots.roster import known_bots
from purrlour.engine.errors import GameError
from purrlour.engine.game import Game
from purrlour.server import wire
from purrlour.server.luck import check_nonce
from purrlour.server.matches import entries as log
from purrlour.server.matches.people import HOST_ONLY, clean_name, clean_text
from purrlour.server.matches.settings import Seconds, Settings

EMOTES: Final = ("paw", "purr", "hiss", "meow", "yawn", "heart", "laugh", "think")

MOST_STEPS: Final = 10_000
"""Steps of a match, with those taken back, after which nothing is taken back any more."""
MOST_UNDOS: Final = 500
"""Times that a match is taken back."""

_LATEST: Final = 1 << 40
"""Milliseconds; no match is kept running for thirty years."""

_Past: TypeAlias = Annotated[int, Meta(ge=0, lt=_LATEST)]
_Count: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_STEPS)]
_Secret: TypeAlias = Annotated[str, Meta(pattern=r"\A(?:[0-9a-f]{128})?\Z")]
_MaybeId: TypeAlias = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{0,64}\Z")]
_Outcomes: TypeAlias = Annotated[
    list[Annotated[int, Meta(ge=0, lt=1 << 53)]], Meta(max_length=10_000)
]
_Options: TypeAlias = dict[wire.Word, Annotated[str, Meta(max_length=5_000)]]
"""What a campaign says is longer than what people choose."""
_Campaign: TypeAlias = Annotated[str, Meta(max_length=5_000)]


# What commands and files share.


def check_bot(game: str, name: str) -> None:
    """Refuses a bot that does not play this game."""
    if name not in known_bots(game):
        raise GameError("unknown-bot", bot=name[:60], known=", ".join(known_bots(game)))


def check_settings(game: str, settings: Settings) -> None:
    """Refuses settings that the table could not keep."""
    check_bot(game, settings.stand_in)


def check_emote(emote: str) -> None:
    """Refuses a gesture that the parlour does not know."""
    if emote not in EMOTES:
        raise GameError("unknown-emote", emote=emote[:60], known=", ".join(EMOTES))


def check_undo(played: int, undone: int) -> None:
    """Refuses to take back for ever: each time is work for everybody who looks at it later."""
    if undone >= MOST_UNDOS or played >= MOST_STEPS:
        raise GameError("undo-limit", undos=MOST_UNDOS, steps=MOST_STEPS)


# What a field of an entry may hold.


class Place(NamedTuple):
    """The match that an entry belongs to."""

    game: Game[Any, Any, Any, Any]
    seats: int


Check: TypeAlias = Callable[[Any, Place], object]
"""Refuses a value: False, or GameError, or ValueError."""


def _kind(kind: object) -> Check:
    """A value of this type, with its limits."""
    return lambda value, _: msgspec.convert(value, kind) is not None


def _as_in(command: type[Struct], field: str) -> Check:
    """What this command may say there."""
    return _kind(_hints(command)[field])


@cache
def _hints(command: type[Struct]) -> dict[str, object]:
    return get_type_hints(command, include_extras=True)


def _same(clean: Callable[[str], str]) -> Check:
    """What is clean already."""
    return lambda value, _: clean(value) == value


def _maybe(check: Check) -> Check:
    """Or nothing."""
    return lambda value, place: value == "" or check(value, place)


def _both(one: Check, other: Check) -> Check:
    return lambda value, place: one(value, place) is not False and other(value, place)


def _fine(_value: object, _place: Place) -> bool:
    """Its type says it all, and whoever reads entries holds to that."""
    return True


def _chair(value: int, place: Place) -> bool:
    return 0 <= value < place.seats


def _actor(value: int, place: Place) -> bool:
    return HOST_ONLY <= value < place.seats


def _action(value: str, place: Place) -> bool:
    return bool(place.game.parse(value).text() == value)


def _options(value: dict[str, str], place: Place) -> object:
    return place.game.options(dict(value)) is not None


def _bot(value: str, place: Place) -> None:
    check_bot(place.game.key, value)


def _settings(value: Settings, place: Place) -> None:
    msgspec.convert(msgspec.to_builtins(value), Settings)
    check_settings(place.game.key, value)


def _extension(value: int, _: Place) -> bool:
    seconds, rest = divmod(value, 1000)
    msgspec.convert(seconds, _hints(wire.Extend)["seconds"])
    return rest == 0


def _never(_value: object, _place: Place) -> bool:
    """No file has it: it belongs to the server, or to people."""
    return False


_COMMON: Final[dict[str, Check]] = {
    "at": _kind(_Past),
    "by": _actor,
    "cmd": _maybe(_as_in(wire.Command, "id")),
}
_CHAIR: Final[dict[str, Check]] = {"chair": _chair}
_HASH: Final[Check] = _as_in(wire.Promise, "nonce")
_EMPTY: Final[Check] = lambda value, _: value == ""  # noqa: E731 - as short as its name

CHECKS: Final[dict[type[log.Entry], dict[str, Check]]] = {
    log.Opened: {
        "wall": _kind(Annotated[int, Meta(ge=0, lt=1 << 53)]),
        "game": _as_in(wire.NewMatch, "game"),
        "version": _kind(Annotated[int, Meta(ge=1, le=999_999_999)]),
        "seats": _as_in(wire.NewMatch, "seats"),
        "options": _both(_kind(_Options), _options),
        "commitment": _kind(wire.Hash),
        "settings": _settings,
        "token": _EMPTY,
        "before": _kind(_MaybeId),
        "campaign": _kind(_MaybeId),
        "fairness": _kind(Annotated[int, Meta(ge=1, le=1_000)]),
        "practice": _fine,
        "grace": _kind(Seconds),
        "removed": lambda value, _: value == [],
        "luck": _kind(_MaybeId),
        "secret": _kind(_Secret),
    },
    log.Sat: {
        **_CHAIR,
        "name": _both(_as_in(wire.Joining, "name"), _same(clean_name)),
        "token": _EMPTY,
        "nonce": _maybe(_HASH),
    },
    log.Left: _CHAIR,
    log.Kicked: _CHAIR,
    log.Invited: {"number": _as_in(wire.Invite, "number"), "name": _same(clean_name)},
    log.Swapped: {"one": _chair, "other": _chair},
    log.BotSat: {**_CHAIR, "bot": _both(_as_in(wire.Bot, "bot"), _bot), "absent": _fine},
    log.Back: _CHAIR,
    log.Freed: _CHAIR,
    log.Locked: {"on": _fine},
    log.Hosted: _CHAIR,
    log.Arranged: {"settings": _settings},
    log.Came: {"chair": _never, "node": _never},
    log.Went: {"chair": _never, "node": _never},
    log.Promised: {**_CHAIR, "nonce": _HASH},
    log.Mixing: {},
    log.Nonce: {**_CHAIR, "nonce": lambda value, _: check_nonce(value)},
    log.Dealt: {"chance": _kind(_Outcomes)},
    log.Step: {
        "seat": _chair,
        "action": _both(_as_in(wire.Play, "action"), _action),
        "chance": _kind(_Outcomes),
        "why": _fine,
    },
    log.UndoAsked: {**_CHAIR, "to": _kind(_Count)},
    log.UndoAnswered: {**_CHAIR, "yes": _fine},
    log.Undone: {"to": _kind(_Count)},
    log.Paused: {"on": _fine},
    log.Extended: {"ms": _extension},
    log.Ordered: {
        **_CHAIR,
        "passing": _as_in(wire.Order, "passing"),
        "ask": _as_in(wire.Order, "ask"),
    },
    log.Said: {**_CHAIR, "text": _both(_as_in(wire.Say, "text"), _same(clean_text))},
    log.Emoted: {**_CHAIR, "emote": lambda value, _: check_emote(value)},
    log.Revealed: {"secret": _kind(_Secret), "campaign": _kind(_Campaign)},
    log.Again: {"match": _never, "code": _never},
}
"""By kind of entry, its own fields; those that all have are `_COMMON`."""


def checks_of(kind: type[log.Entry]) -> dict[str, Check]:
    """The checks of all its fields."""
    return {**_COMMON, **CHECKS[kind]}


def check_entry(entry: log.AnyEntry, place: Place) -> None:
    """Refuses an entry that no table would have taken, as far as it alone can tell."""
    for field, check in checks_of(type(entry)).items():
        try:
            fits = check(getattr(entry, field), place) is not False
        except GameError:
            raise
        except ValueError:  # all that msgspec raises, too
            fits = False
        if not fits:
            kind = str(entry.__struct_config__.tag)
            raise GameError("import-field", kind=kind, field=field)


def check_length(entries: Sequence[log.AnyEntry]) -> None:
    """Refuses a match of more steps than any is played at a table, or taken back too often."""
    steps = sum(isinstance(entry, log.Step) for entry in entries)
    undos = sum(isinstance(entry, log.Undone) for entry in entries)
    if steps > MOST_STEPS or undos > MOST_UNDOS:
        raise GameError(
            "import-length", steps=steps, undos=undos, most=MOST_STEPS, most_undos=MOST_UNDOS
        )
