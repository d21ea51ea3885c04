"""Chance: where luck comes from. It is an argument of the rules, never part of a state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from secrets import randbelow
from typing import Final, final

from mypy_extensions import i64, mypyc_attr, u8

from purrlour.engine.cells import vec

_WARM_UP: Final = 15


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(ABC):
    """One primitive, `pick`; everything else is a chain of picks."""

    @abstractmethod
    def pick(self, n: i64) -> i64:
        """A number of 0…n−1, each as likely as the others; n is at least 1."""

    def roll(self, sides: i64) -> i64:
        """A die."""
        return self.pick(sides) + 1

    # No argument has a default: compiled callers would give interpreted subclasses a 0 instead.

    def shuffle(self, cards: vec[u8], count: i64) -> None:
        """Puts the first `count` cards into a random order (Fisher and Yates)."""
        self.shuffle_top(cards, count, count - 1)

    def shuffle_top(self, cards: vec[u8], count: i64, top: i64) -> None:
        """The same where only the `top` last of them matter: the rest is left as it comes."""
        last: i64 = count - 1
        end: i64 = last - top
        while last > end:
            other = self.pick(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1


@final
class Seeded(Chance):
    """Its own generator, the same on every machine, compiled or not, for ever.

    Marsaglia's multiply-with-carry with his multiplier, low and carry word xored: few steps,
    which the interpreter feels, and no intermediate beyond 63 bits, so that no build wraps.
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        # Any whole number is a seed: its words are mixed in one after another.
        self._state: i64 = 0x1F123BB5_159A55E5 if seed < 0 else 0x1CD8DCB1_9E3779B9
        rest = abs(seed)
        while True:
            self._state ^= rest & 0xFFFFFFFF
            for _ in range(_WARM_UP):
                self.pick(1)
            rest >>= 32
            if rest == 0:
                break

    def pick(self, n: i64) -> i64:
        state: i64 = self._state
        low: i64 = state & 0xFFFFFFFF
        carry: i64 = state >> 32
        self._state = low * 698769069 + carry
        # Lemire's multiplication: unbiased, and the rejecting branch is rare.
        product: i64 = (low ^ carry) * n
        low = product & 0xFFFFFFFF
        if low < n and low < (0x100000000 - n) % n:
            return self.pick(n)
        return product >> 32

    def shuffle_top(self, cards: vec[u8], count: i64, top: i64) -> None:
        """As everybody shuffles, with the picks written out: a call for each card is dear."""
        state: i64 = self._state
        last: i64 = count - 1
        end: i64 = last - top
        while last > end:
            low: i64 = state & 0xFFFFFFFF
            carry: i64 = state >> 32
            state = low * 698769069 + carry
            n: i64 = last + 1
            product: i64 = (low ^ carry) * n
            low = product & 0xFFFFFFFF
            if low < n and low < (0x100000000 - n) % n:
                continue  # rejected: the next number decides
            other: i64 = product >> 32
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1
        self._state = state


@final
class Secure(Chance):
    """The operating system's entropy, for live matches."""

    def pick(self, n: i64) -> i64:
        return randbelow(n)


class OutcomeNeeded(Exception):
    """A script ran out: somebody must say which of `n` outcomes comes next."""

    def __init__(self, n: int) -> None:
        super().__init__(f"a pick of {n} is needed")
        self.n = n


class OutcomeOutOfRange(ValueError):
    """A script holds an outcome that the pick cannot have."""

    def __init__(self, outcome: int, n: int) -> None:
        super().__init__(f"outcome {outcome} of a pick of {n}")
        self.outcome = outcome
        self.n = n


@final
class Scripted(Chance):
    """Outcomes known beforehand: tests, replays, exact enumeration on clones."""

    __slots__ = ("_next", "_outcomes")

    def __init__(self, outcomes: list[int]) -> None:
        self._outcomes = outcomes
        self._next = 0

    def pick(self, n: i64) -> i64:
        if self._next == len(self._outcomes):
            raise OutcomeNeeded(n)
        outcome = self._outcomes[self._next]
        if not 0 <= outcome < n:
            raise OutcomeOutOfRange(outcome, n)
        self._next += 1
        return outcome

    def left(self) -> int:
        """How many outcomes nobody asked for yet."""
        return len(self._outcomes) - self._next


@final
class Recorder(Chance):
    """Passes on another's luck and remembers it."""

    __slots__ = ("_source", "drawn")

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.drawn: list[int] = []

    def pick(self, n: i64) -> i64:
        outcome = self._source.pick(n)
        self.drawn.append(outcome)
        return outcome
