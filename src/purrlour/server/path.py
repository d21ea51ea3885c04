"""Path: the choices that stand at a table, as one hash, and the luck that is bound to them.

The same choices in the same order always meet the same luck, however often they were taken back;
after any other choice it is luck that nobody has seen anything of. `docs/fairness.md` says what
that promises, and what it does not.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from purrlour.server.luck import bot_label, fallback_label, step_label

_OPENING: Final = "purrlour luck 3 path\n"
_START: Final = sha256(_OPENING.encode("ascii")).hexdigest()
_UNBOUND: Final = 2
"""Up to this fairness a stream had the number of its step and nothing else."""


@dataclass(slots=True)
class Path:
    """Grows with each step, and is cut where steps are taken back."""

    fairness: int
    _choices: list[str] = field(default_factory=list)
    """Those that stand."""
    _hashes: list[str] = field(default_factory=lambda: [_START], compare=False)
    """After none of them, after the first and so on, as far as anybody asked: most draw no luck,
    and a log is read without any."""

    def add(self, seat: int, action: str) -> None:
        """A step was played."""
        self._choices.append(f"{seat} {action}")

    def cut(self, to: int) -> None:
        """Only so many steps stand."""
        del self._choices[to:], self._hashes[to + 1 :]

    def step(self, seat: int, action: str) -> str:
        """The label of the luck that this choice draws, if it is the next."""
        path = _follow(self._here(), f"{seat} {action}") if self._bound else ""
        return step_label(self._next, path)

    def fallback(self, seat: int) -> str:
        """The label of the luck by which the next choice is made for an absent seat."""
        return fallback_label(self._next, seat, self._here())

    def bot(self, seat: int) -> str:
        """The label of the whims of a bot that makes the next choice for this seat."""
        return bot_label(self._next, seat, self._here())

    @property
    def _next(self) -> int:
        return len(self._choices) + 1

    @property
    def _bound(self) -> bool:
        return self.fairness > _UNBOUND

    def _here(self) -> str:
        """The hash of all choices that stand; "" where luck is bound to their number alone."""
        if not self._bound:
            return ""
        hashes = self._hashes
        for choice in self._choices[len(hashes) - 1 :]:
            hashes.append(_follow(hashes[-1], choice))
        return hashes[-1]


def _follow(before: str, choice: str) -> str:
    """The hash after one more choice."""
    return sha256(f"{_OPENING}{before} {choice}\n".encode()).hexdigest()
