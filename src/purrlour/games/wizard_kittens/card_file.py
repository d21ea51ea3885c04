"""Reading a file of cards."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from typing import Final

from purrlour.games.wizard_kittens import content
from purrlour.games.wizard_kittens.cards import (
    FORMULAS,
    OPERATIONS,
    SIDES,
    Cards,
    ChaosCard,
    Credit,
    Curse,
    Effect,
    Formula,
    NewRule,
)
from purrlour.games.wizard_kittens.entry import Entry, InvalidCards, shown
from purrlour.games.wizard_kittens.together import check_together

SECTIONS: Final = {
    "curses": content.CURSE_NAMES,
    "extra-credit": content.CREDIT_NAMES,
    "new-rules": content.RULE_NAMES,
    "chaos-mode": content.CHAOS_NAMES,
}
"""The parts of a file, and the cards in each."""

_MOST_CARDS: Final = {"of-a-kind": 12, "at-most": 48, "chapters-of": 48, "per-cards": 48}
"""Formulas that count cards, and how many they may ask for."""
_COUNTED: Final = ("discard-own", "discard-other", "pass", "take", "take-discard", "move-own")
"""Operations with a number of cards."""
_SIDED: Final = ("pass", "take", "pass-chapter")
"""Operations with a neighbour."""
_STANDING: Final = ("spare-extras", "free-spells", "shelf-limit")
"""Operations that are in force rather than done."""
_MOST_POINTS: Final = 20
_MOST_COUNT: Final = 3
_LEAST_NEED: Final = 2
_MOST_NEED: Final = 8
_MOST_SHELF: Final = 20


def read_cards(text: str, file: str, ours: str = "") -> Cards:
    """The cards of a file; those that it leaves out are as in `ours`."""
    given = _parse(text, file)
    base = _parse(ours, file)
    merged = {name: {**base.get(name, {}), **given.get(name, {})} for name in SECTIONS}
    parts = {name: Entry(file, name, merged[name]) for name in SECTIONS}
    cards = Cards(
        tuple(_curse(name, parts["curses"].entry(name)) for name in content.CURSE_NAMES),
        tuple(_credit(name, parts["extra-credit"].entry(name)) for name in content.CREDIT_NAMES),
        tuple(_rule(name, parts["new-rules"].entry(name)) for name in content.RULE_NAMES),
        tuple(_chaos(name, parts["chaos-mode"].entry(name)) for name in content.CHAOS_NAMES),
    )
    check_together(cards, file)
    return cards


def _parse(text: str, file: str) -> dict[str, dict[str, object]]:
    """The sections of a file; refuses sections and cards that do not exist."""
    try:
        whole = Entry(file, "*", tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise InvalidCards("cards-not-toml", file=file, problem=str(error)) from error
    sections: dict[str, dict[str, object]] = {}
    for section, names in SECTIONS.items():
        if whole.has(section):
            part = Entry(file, section, whole.value(section))
            sections[section] = {name: part.value(name) for name in names if part.has(name)}
            part.done(names)
    whole.done(SECTIONS)
    return sections


def _curse(name: str, entry: Entry) -> Curse:
    return Curse(
        name,
        difficulty=content.DIFFICULTIES.index(entry.word("difficulty", content.DIFFICULTIES)),
        need=_need(entry),
        points=entry.number("points", 0, _MOST_POINTS),
        bonus=_formula(entry.entry("bonus")) if entry.has("bonus") else None,
        designed=entry.designed(),
    )


def _need(entry: Entry) -> tuple[int, ...]:
    """The letters of a need, counted."""
    value = entry.value("need")
    fits = isinstance(value, str) and _LEAST_NEED <= len(value) <= _MOST_NEED
    if not isinstance(value, str) or not fits or not {*value} <= {*content.LETTERS}:
        raise InvalidCards(
            "cards-need",
            file=entry.file,
            entry=entry.name,
            field="need",
            value=shown(value),
            least=_LEAST_NEED,
            most=_MOST_NEED,
        )
    return tuple(value.count(letter) for letter in content.LETTERS)


def _credit(name: str, entry: Entry) -> Credit:
    return Credit(name, _formula(entry.entry("scores")), entry.designed())


def _formula(entry: Entry) -> Formula:
    count = entry.word("count", tuple(FORMULAS))
    a = 0
    if count == "per-type":
        a = content.TYPE_NAMES.index(entry.word("type", content.TYPE_NAMES))
    elif count in _MOST_CARDS:
        a = entry.number("cards", 0 if count == "at-most" else 1, _MOST_CARDS[count])
    formula = Formula(count, a, entry.number("points", 1, _MOST_POINTS))
    entry.done()
    return formula


def _rule(name: str, entry: Entry) -> NewRule:
    paws = entry.flag("paws")
    return NewRule(name, paws, _effect(entry.entry("effect"), earlier=()), entry.designed())


def _chaos(name: str, entry: Entry) -> ChaosCard:
    steps: list[Effect] = []
    for step in entry.entries("steps", content.CHAOS_STEPS):
        steps.append(_effect(step, earlier=steps))
    return ChaosCard(name, tuple(steps), entry.designed())


def _effect(entry: Entry, *, earlier: Sequence[Effect]) -> Effect:
    """What happens; of a Chaos Mode card it may cancel earlier steps that are in force."""
    do = entry.word("do", tuple(OPERATIONS))
    times = ("always",) if do in _STANDING else ("now", "defeat")
    when = entry.word("when", times)
    a = b = 0
    if do in _COUNTED:
        a = entry.number("count", 1, _MOST_COUNT)
    if do in _SIDED:
        b = SIDES.index(entry.word("side", SIDES))
    if do == "pass-chapter":
        a = entry.number("chapter", 1, content.CHAPTERS) - 1
    elif do == "swap-curses":
        chapters = entry.numbers("chapters", 1, content.CHAPTERS)
        if len(chapters) != 2:
            raise InvalidCards(
                "cards-list",
                file=entry.file,
                entry=entry.name,
                field="chapters",
                value=shown([*chapters]),
            )
        a, b = chapters[0] - 1, chapters[1] - 1
    elif do == "cover":
        basic = content.SPELL_NAMES[: content.PLACES]
        a = basic.index(entry.word("spell", basic))
    elif do == "shelf-limit":
        a = entry.number("cards", 1, _MOST_SHELF)
    cancels = entry.numbers("cancels", 1, content.CHAOS_STEPS) if entry.has("cancels") else ()
    for step in cancels:
        if step > len(earlier) or earlier[step - 1].when == "now":
            raise InvalidCards(
                "cards-cancels", file=entry.file, entry=entry.name, field="cancels", value=step
            )
    entry.done()
    return Effect(when, do, a, b, tuple(sorted(cancels)))
