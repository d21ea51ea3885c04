"""Texts that are almost right: valid ones, damaged as files and people damage them."""

from __future__ import annotations

import re
from collections.abc import Callable

from purrlour.engine.chance import Chance

STRANGE = "\0\n\r\t \x7f-+_.,:;/>[]()=*#\"'\\%0123456789aZ٣５²½①\u00a0\u2028\u200b\ufeffłé🐈"
"""Among them digits that int() takes and isdigit() knows, blanks, and line ends of all kinds."""
HUGE = ("99999999999999999999", "18446744073709551616", "9223372036854775808", "256", "-1", "00")
SEPARATORS = " \n,/:."


def mutate(text: str, other: str, chance: Chance) -> str:
    """The text with one to three things wrong with it; `other` is another valid text."""
    for _ in range(1 + chance.pick(3)):
        text = MUTATIONS[chance.pick(len(MUTATIONS))](text, other, chance)
    return text


def _at(text: str, chance: Chance) -> int:
    return chance.pick(len(text) + 1)


def _span(text: str, chance: Chance) -> tuple[int, int]:
    start = _at(text, chance)
    return start, min(len(text), start + 1 + chance.pick(12))


def flip(text: str, _: str, chance: Chance) -> str:
    """One character becomes a neighbour in the code table, or changes its case."""
    if not text:
        return text
    at = chance.pick(len(text))
    changed = chr(ord(text[at]) ^ (1 << chance.pick(6)))
    return text[:at] + (changed if chance.pick(2) else text[at].swapcase()) + text[at + 1 :]


def insert(text: str, _: str, chance: Chance) -> str:
    """A strange character comes in."""
    at = _at(text, chance)
    return text[:at] + STRANGE[chance.pick(len(STRANGE))] + text[at:]


def delete(text: str, _: str, chance: Chance) -> str:
    """Some characters are lost."""
    start, end = _span(text, chance)
    return text[:start] + text[end:]


def duplicate(text: str, _: str, chance: Chance) -> str:
    """Some characters are there twice."""
    start, end = _span(text, chance)
    return text[:end] + text[start:end] + text[end:]


def cut(text: str, _: str, chance: Chance) -> str:
    """The end is missing."""
    return text[: _at(text, chance)]


def splice(text: str, other: str, chance: Chance) -> str:
    """It begins as one and ends as another."""
    return text[: _at(text, chance)] + other[_at(other, chance) :]


def swap(text: str, _: str, chance: Chance) -> str:
    """Two items change places."""
    separator = SEPARATORS[chance.pick(len(SEPARATORS))]
    items = text.split(separator)
    one, two = chance.pick(len(items)), chance.pick(len(items))
    items[one], items[two] = items[two], items[one]
    return separator.join(items)


def borrow(text: str, other: str, chance: Chance) -> str:
    """One item is the other text's."""
    separator = SEPARATORS[chance.pick(len(SEPARATORS))]
    items, others = text.split(separator), other.split(separator)
    items[chance.pick(len(items))] = others[chance.pick(len(others))]
    return separator.join(items)


def _inside(text: str, chance: Chance, change: Callable[[str], str]) -> str:
    """Changes one word or line, each as likely as the others, however long they are."""
    separator = " \n"[chance.pick(2)]
    words = text.split(separator)
    at = chance.pick(len(words))
    words[at] = change(words[at])
    return separator.join(words)


def reorder(text: str, _: str, chance: Chance) -> str:
    """Inside one field, an item changes place, comes twice or is lost."""
    return _inside(text, chance, lambda word: _reorder_items(word, chance))


def _reorder_items(word: str, chance: Chance) -> str:
    items = word.split(",")
    item = items.pop(chance.pick(len(items)))
    for _ in range(chance.pick(3)):
        items.insert(chance.pick(len(items) + 1), item)
    return ",".join(items)


def respace(text: str, _: str, chance: Chance) -> str:
    """In one line, the first blank is lost or there twice."""
    return _inside(text, chance, lambda line: line.replace(" ", "  " * chance.pick(2), 1))


def _renumber(text: str, chance: Chance, write: Callable[[str], str]) -> str:
    numbers = list(re.finditer(r"[0-9]+", text))
    if not numbers:
        return text
    found = numbers[chance.pick(len(numbers))]
    return text[: found.start()] + write(found[0]) + text[found.end() :]


def enlarge(text: str, _: str, chance: Chance) -> str:
    """A number is out of all bounds."""
    return _renumber(text, chance, lambda _: HUGE[chance.pick(len(HUGE))])


def step(text: str, _: str, chance: Chance) -> str:
    """A number is off by one."""
    by = 1 if chance.pick(2) else -1
    return _renumber(text, chance, lambda number: str(abs(int(number) + by)))


def translate(text: str, _: str, chance: Chance) -> str:
    """A number is written in another script."""
    zero = (0x0660, 0x0966, 0xFF10)[chance.pick(3)]
    return _renumber(
        text, chance, lambda number: "".join(chr(zero + int(digit)) for digit in number)
    )


MUTATIONS = (
    *(flip, insert, delete, duplicate, cut, splice, swap, borrow),
    *(reorder, respace, enlarge, step, translate),
)
