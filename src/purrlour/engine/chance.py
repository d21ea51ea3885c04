"""Chance: where luck comes from. It is an argument of the rules, never part of a state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from hashlib import blake2b
from secrets import randbelow
from typing import Final, final

from mypy_extensions import i64, mypyc_attr, u8

from purrlour.engine.cells import vec

_PERSON: Final = b"purrlour seed 1"
"""Sets these hashes apart from all others."""


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

    A seed is any whole number and has as many streams as there are names. A hash makes the state
    of both, so that no two streams have anything to do with each other, whatever their seeds are.

    The generator is sfc32 (Chris Doty-Humphrey, of PractRand): 128 bits of state, few steps, which
    the interpreter feels, and no intermediate beyond 63 bits, so that no build wraps.
    """

    __slots__ = ("_a", "_b", "_c", "_count")

    def __init__(self, seed: int, stream: str = "") -> None:
        # In sixteens, as no number is too long for it; the sign is part of it.
        name = f"{seed:x} {stream}".encode()
        words = int.from_bytes(blake2b(name, digest_size=16, person=_PERSON).digest(), "little")
        self._a: i64 = words & 0xFFFFFFFF
        self._b: i64 = words >> 32 & 0xFFFFFFFF
        self._c: i64 = words >> 64 & 0xFFFFFFFF
        self._count: i64 = words >> 96

    def pick(self, n: i64) -> i64:
        """As every pick; n is 2³¹ at most."""
        b: i64 = self._b
        c: i64 = self._c
        count: i64 = self._count
        word: i64 = (self._a + b + count) & 0xFFFFFFFF
        self._a = b ^ (b >> 9)
        self._b = c * 9 & 0xFFFFFFFF
        self._c = ((c << 21 | c >> 11) + word) & 0xFFFFFFFF
        self._count = count + 1  # its low 32 bits count; the others are masked with the word
        # Lemire's multiplication: unbiased, and the rejecting branch is rare.
        product: i64 = word * n
        low: i64 = product & 0xFFFFFFFF
        if low < n and low < (0x100000000 - n) % n:
            return self.pick(n)
        return product >> 32

    def shuffle_top(self, cards: vec[u8], count: i64, top: i64) -> None:
        """As everybody shuffles, with the picks written out: a call for each card is dear."""
        a: i64 = self._a
        b: i64 = self._b
        c: i64 = self._c
        number: i64 = self._count
        last: i64 = count - 1
        end: i64 = last - top
        while last > end:
            word: i64 = (a + b + number) & 0xFFFFFFFF
            a = b ^ (b >> 9)
            b = c * 9 & 0xFFFFFFFF
            c = ((c << 21 | c >> 11) + word) & 0xFFFFFFFF
            number += 1
            n: i64 = last + 1
            product: i64 = word * n
            low: i64 = product & 0xFFFFFFFF
            if low < n and low < (0x100000000 - n) % n:
                continue  # rejected: the next number decides
            other: i64 = product >> 32
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1
        self._a = a
        self._b = b
        self._c = c
        self._count = number

    def twin(self) -> Seeded:
        """The same luck from here on. Only what is to be cloned as a whole may know it."""
        twin = Seeded(0)
        twin._a = self._a
        twin._b = self._b
        twin._c = self._c
        twin._count = self._count
        return twin


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
