"""Program: instructions, addresses that are not known yet, registers and names."""

from __future__ import annotations

from typing import Final

from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.content.effects.calls import FIGURES
from purrlour.games.mice_and_mystics.content.effects.names import Names
from purrlour.games.mice_and_mystics.content.errors import Place

_FIRST_OWN: Final = ops.IT + 1
_NONE: Final = -1


class Program:
    """Writes one program; addresses are those in the whole code."""

    def __init__(self, code: list[int], names: Names, place: Place) -> None:
        self._code = code
        self._names = names
        self._place = place
        self._figures = dict(FIGURES)
        self._spaces: set[str] = set()
        """Names of picks that are spaces."""
        self._kinds: set[str] = set()
        self._next = _FIRST_OWN
        self._depth = 0
        self._labels: list[int] = []
        self._waiting: list[list[int]] = []

    def emit(self, op: int, *args: int) -> int:
        """One instruction; its address."""
        at = len(self._code)
        self._code.extend((op, *args, *(0,) * (ops.WIDTH - 1 - len(args))))
        return at

    def label(self) -> int:
        """An address not known yet."""
        self._labels.append(_NONE)
        self._waiting.append([])
        return len(self._labels) - 1

    def here(self, label: int) -> None:
        """The label is this address."""
        self._labels[label] = len(self._code)
        for at in self._waiting[label]:
            self._code[at] = len(self._code)

    def _aim(self, at: int, arg: int, label: int) -> None:
        """Argument `arg` (a = 1) of the instruction at `at` is the label's address."""
        if self._labels[label] != _NONE:
            self._code[at + arg] = self._labels[label]
        else:
            self._waiting[label].append(at + arg)

    def _jump(self, label: int) -> None:
        self._aim(self.emit(ops.JUMP), 1, label)

    def _register(self) -> int:
        if self._next >= ops.REGISTERS:
            raise self._place.wrong("effect-registers")
        self._next += 1
        return self._next - 1

    def _figure(self, word: str) -> int:
        if word not in self._figures:
            raise self._place.wrong("word", value=word, known=self._figures)
        if word == "it" and self._depth == 0:
            raise self._place.wrong("effect-it")
        return self._figures[word]

    def _face(self, word: str) -> int:
        return 1 + self._index(word, ("F1", "F2", "F3", "F4", "F5", "F6"))

    def _index(self, word: str, known: tuple[str, ...]) -> int:
        if word not in known:
            raise self._place.wrong("word", value=word, known=known)
        return known.index(word)
