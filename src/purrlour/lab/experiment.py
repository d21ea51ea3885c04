"""An experiment: a small TOML file that says what is played, how often, and what varies."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from math import prod
from pathlib import Path
from typing import Any, Final

from purrlour.engine.chance import Seeded
from purrlour.engine.errors import GameError
from purrlour.games import GAMES
from purrlour.lab.players import sit
from purrlour.lab.variants import MOST, Variant, variants_of

FORMATS: Final = ("csv", "parquet")
MOST_GAMES: Final = 100_000
"""Of each variant."""
LARGEST: Final = 1 << 16
"""Bytes of a file: an experiment fits a page."""
_SHOWN: Final = 60
_KEYS: Final[dict[str, type | tuple[type, ...]]] = {
    "title": str,
    "game": str,
    "seats": int,
    "bots": list,
    "games": int,
    "seed": int,
    "format": str,
    "options": dict,
    "vary": dict,
}
"""What a file may say."""


class InvalidExperiment(GameError):
    """A file that is no experiment."""


@dataclass(frozen=True)
class Experiment:
    """What to play."""

    game: str
    bots: tuple[str, ...]
    """One for each seat; they move on by one seat from playing to playing."""
    games: int
    """Of each variant."""
    seed: int = 0
    title: str = ""
    format: str = FORMATS[0]
    shared: dict[str, str] = field(default_factory=dict)
    """House rules of all variants, where they are not the usual ones."""
    varied: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def variants(self) -> list[Variant]:
        """Every combination of what varies."""
        return variants_of(self.shared, self.varied)

    def wire(self) -> dict[str, Any]:
        """All that its results follow from, as plain JSON has it."""
        return {
            "game": self.game,
            "version": GAMES[self.game].version,
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "title": self.title,
            "format": self.format,
            "options": self.shared,
            "vary": {option: list(values) for option, values in self.varied.items()},
        }


def load(file: Path) -> Experiment:
    """The experiment of a file."""
    with file.open("rb") as opened:
        written = opened.read(LARGEST + 1)
    if len(written) > LARGEST:
        raise InvalidExperiment("lab-too-large", most=LARGEST)
    try:
        return read(tomllib.loads(written.decode("utf-8")))
    except UnicodeDecodeError:
        raise InvalidExperiment("lab-not-toml", reason="UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise InvalidExperiment("lab-not-toml", reason=str(error)[:_SHOWN]) from None


def read(said: dict[str, Any]) -> Experiment:
    """The experiment that a file describes; everything is tried before anything is played."""
    for key, value in said.items():
        if key not in _KEYS:
            raise InvalidExperiment("lab-key", value=key[:_SHOWN], known=", ".join(_KEYS))
        if not isinstance(value, _KEYS[key]) or isinstance(value, bool):
            raise InvalidExperiment("lab-type", option=key, value=_short(value))
    for key in ("game", "bots", "games"):
        if key not in said:
            raise InvalidExperiment("lab-missing", option=key)
    game = GAMES.get(said["game"])
    if game is None:
        raise InvalidExperiment("lab-game", value=said["game"][:_SHOWN], known=", ".join(GAMES))
    bots = [_text("bots", bot) for bot in said["bots"]]
    seats = said.get("seats", max(len(bots), game.min_seats))
    _check_chairs(game.key, bots, seats)
    experiment = Experiment(
        game=game.key,
        bots=tuple(bots[seat % len(bots)] for seat in range(seats)),
        games=_between("games", said["games"], 1, MOST_GAMES),
        seed=_between("seed", said.get("seed", 0), 0, (1 << 63) - 1),
        title=said.get("title", ""),
        format=said.get("format", FORMATS[0]),
        shared={name: _text(name, value) for name, value in said.get("options", {}).items()},
        varied={name: _values(name, value) for name, value in said.get("vary", {}).items()},
    )
    _check_rules(experiment, seats)
    return experiment


def _check_chairs(game: str, bots: list[str], seats: int) -> None:
    least, most = GAMES[game].min_seats, GAMES[game].max_seats
    if not least <= seats <= most:
        raise GameError("seat-count", seats=seats, least=least, most=most)
    if not bots or len(bots) > seats:
        raise InvalidExperiment("lab-bots", count=len(bots), seats=seats)
    for bot in bots:
        sit(bot, GAMES[game], 0)


def _check_rules(experiment: Experiment, seats: int) -> None:
    """House rules that exist, go together, and are not too many."""
    if experiment.format not in FORMATS:
        known = ", ".join(FORMATS)
        raise InvalidExperiment("lab-format", value=experiment.format[:_SHOWN], known=known)
    both = sorted(experiment.shared.keys() & experiment.varied.keys())
    if both:
        raise InvalidExperiment("lab-both", option=both[0][:_SHOWN])
    count = prod(len(values) for values in experiment.varied.values())
    if count > MOST:
        raise InvalidExperiment("lab-variants", count=count, most=MOST)
    game = GAMES[experiment.game]
    for variant in experiment.variants():
        game.deal(seats, game.options(variant.settings), Seeded(0))


def _values(name: str, values: object) -> tuple[str, ...]:
    """The values that an option takes in turn."""
    if not isinstance(values, list) or not values:
        raise InvalidExperiment("lab-list", option=name[:_SHOWN], value=_short(values))
    found = tuple(_text(name, value) for value in values)
    if len(set(found)) < len(found):
        raise InvalidExperiment("lab-twice", option=name[:_SHOWN])
    return found


def _text(name: str, value: object) -> str:
    """A value as house rules are written: `"off"`, and also `false` and `3`."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, str | int):
        return str(value)
    raise InvalidExperiment("lab-type", option=name[:_SHOWN], value=_short(value))


def _between(name: str, value: int, least: int, most: int) -> int:
    if not least <= value <= most:
        raise InvalidExperiment("lab-range", option=name, value=value, least=least, most=most)
    return value


def _short(value: object) -> str:
    return str(value)[:_SHOWN]
