"""Whether cards that are right one by one go together."""

from __future__ import annotations

from typing import Final

from purrlour.engine.options import Notice
from purrlour.games.wizard_kittens import content
from purrlour.games.wizard_kittens.cards import Cards, Curse, Effect
from purrlour.games.wizard_kittens.entry import InvalidCards

_CURSES: Final = "curses"
_RULES: Final = "new-rules"
_THIRD: Final = 2
"""Chapter 3, which two players do not have (WK-06)."""


def check_together(cards: Cards, file: str) -> None:
    """Refuses cards that make no game."""
    for tier, known in zip(_tiers(cards), content.DIFFICULTIES, strict=True):
        if len(tier) < content.CHOSEN:  # WK-15
            raise InvalidCards(
                "cards-difficulty",
                file=file,
                entry=_CURSES,
                field="difficulty",
                known=known,
                count=len(tier),
                least=content.CHOSEN,
            )
    if not any(rule.paws for rule in cards.rules):  # WK-102
        raise InvalidCards("cards-no-paws", file=file, entry=_RULES, field="paws")
    largest = max(sum(curse.need) for curse in cards.curses)
    for effect in cards.effects:
        if effect.do == "shelf-limit" and effect.a < largest:  # WK-R79
            raise InvalidCards(
                "cards-shelf",
                file=file,
                entry=_RULES,
                field="cards",
                value=effect.a,
                least=largest,
            )


def check_new(cards: Cards, file: str) -> None:
    """Refuses more, where a match begins; one that began with these cards before goes on."""
    for rule in cards.rules:
        if rule.paws and _acts_on_third(rule.effect):
            raise InvalidCards(
                "cards-paws-third",
                clause="WK-102",
                file=file,
                entry=f"{_RULES}.{rule.name}",
                field="paws",
            )


def notices_of(cards: Cards, file: str) -> list[Notice]:
    """What six curses could ask for and the deck does not have; the game goes on (WK-142)."""
    found: list[Notice] = []
    for number, known in enumerate(content.TYPE_NAMES):  # whichever six are drawn
        needs = (sorted(curse.need[number] for curse in tier) for tier in _tiers(cards))
        most = sum(sum(each[-content.CHOSEN :]) for each in needs)
        if most > content.COPIES:
            notice = Notice(
                "cards-short",
                "WK-142",
                {"file": file, "known": known, "count": most, "most": content.COPIES},
            )
            found.append(notice)
    return found


def _tiers(cards: Cards) -> list[list[Curse]]:
    """The curses by their difficulty."""
    tiers: list[list[Curse]] = [[] for _ in content.DIFFICULTIES]
    for curse in cards.curses:
        tiers[curse.difficulty].append(curse)
    return tiers


def _acts_on_third(effect: Effect) -> bool:
    chapters = {"pass-chapter": (effect.a,), "swap-curses": (effect.a, effect.b)}
    return _THIRD in chapters.get(effect.do, ())
