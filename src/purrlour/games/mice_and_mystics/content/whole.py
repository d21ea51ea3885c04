"""Whole: what must hold for the content as a whole, and numbers by name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from purrlour.games.mice_and_mystics.content.errors import Place
from purrlour.games.mice_and_mystics.content.model import Content
from purrlour.games.mice_and_mystics.content.read.cards import PARTY

COUNTS: Final = {
    "heroes.toml": 6,
    "abilities.toml": 28,
    "search.toml": 71,
    "encounters.toml": 18,
    "minions.toml": 13,
}
"""What the box holds by the rulebook; 13 initiative cards of minions and 6 of mice are its 19."""
_STANDARD: Final = 12
_BOX_TILES: Final = 8


def check_whole(found: Content) -> None:
    """Counts, names that are one of a kind, and starting equipment that is somebody's."""
    numbers = {
        "heroes.toml": len(found.heroes),
        "abilities.toml": len(found.abilities),
        "search.toml": len(found.cards),
        "encounters.toml": len(found.encounters),
        "minions.toml": len(found.minion_cards),
    }
    for file, wanted in COUNTS.items():
        if numbers[file] != wanted:
            raise Place(file).wrong("count", value=numbers[file], wanted=wanted)
    standard = sum(card.back == 0 for card in found.encounters)
    if standard != _STANDARD:
        place = Place("encounters.toml", field="back")
        raise place.wrong("count", value=standard, wanted=_STANDARD)
    if len(found.sides) // 2 < _BOX_TILES:
        raise Place("tiles").wrong("count", value=len(found.sides) // 2, wanted=_BOX_TILES)
    _check_names(found)
    for number, card in enumerate(found.cards):
        if card.starting >= 0 and number not in found.heroes[card.starting].start:
            place = Place("search.toml", card.id, "starting")
            raise place.wrong("start-not-listed", value=found.heroes[card.starting].id)
    for name in PARTY:
        if all(card.id != name for card in found.cards):
            raise Place("search.toml").wrong("no-party-item", value=name)
    for hero in found.heroes:
        fitting = sum(
            not card.classes or bool(set(card.classes) & set(hero.classes))
            for card in found.abilities
        )
        if fitting < 4:  # a real choice for everybody
            place = Place("abilities.toml", field="classes")
            raise place.wrong("few-abilities", value=hero.id, count=fitting, least=4)


def _check_names(found: Content) -> None:
    """Titles are found by name alone, whatever the thing is."""
    seen: dict[str, str] = {}
    for file, names in (
        ("heroes.toml", [hero.id for hero in found.heroes]),
        ("heroes.toml", [name for hero in found.heroes for name in hero.innate]),
        ("abilities.toml", [card.id for card in found.abilities]),
        ("search.toml", [card.id for card in found.cards]),
        ("encounters.toml", [card.id for card in found.encounters]),
        ("minions.toml", [minion.id for minion in found.minions]),
        ("minions.toml", [card.id for card in found.minion_cards if _own_name(found, card.id)]),
        ("minions.toml", [token.id for token in found.tokens]),
        ("book.toml", [trophy.id for trophy in found.book.trophies]),
    ):
        for name in names:
            if name in seen:
                raise Place(file, name, "id").wrong("name-taken", value=name, other=seen[name])
            seen[name] = file


def titled(found: Content) -> tuple[str, ...]:
    """The ids of everything that has a title, each once."""
    ids = (
        *(hero.id for hero in found.heroes),
        *(name for hero in found.heroes for name in hero.innate),
        *(ability.id for ability in found.abilities),
        *(card.id for card in found.cards),
        *(encounter.id for encounter in found.encounters),
        *(minion.id for minion in found.minions),
        *(card.id for card in found.minion_cards),
        *(token.id for token in found.tokens),
        *(side.id for side in found.sides),
        *(trophy.id for trophy in found.book.trophies),
    )
    return tuple(dict.fromkeys(ids))


def _own_name(found: Content, name: str) -> bool:
    """Whether the initiative card has a name of its own: most have their minion's."""
    return all(name != minion.id for minion in found.minions)


def number_names(found: Content) -> dict[str, int]:
    """`"card:grape"` and the like, with the number behind each."""
    names: dict[str, int] = {}

    def add(group: str, ids: Iterable[str]) -> None:
        names.update({f"{group}:{name}": at for at, name in enumerate(ids)})

    add("hero", (hero.id for hero in found.heroes))
    add("ability", (card.id for card in found.abilities))
    add("card", (card.id for card in found.cards))
    add("encounter", (card.id for card in found.encounters))
    add("minion", (minion.id for minion in found.minions))
    add("minion_card", (card.id for card in found.minion_cards))
    add("token", (token.id for token in found.tokens))
    add("side", (side.id for side in found.sides))
    add("chapter", (chapter.id for chapter in found.book.chapters))
    add("trophy", (trophy.id for trophy in found.book.trophies))
    for side in found.sides:
        for at, space in enumerate(side.spaces):
            names[f"space:{side.id}.{space.id}"] = at
    return names
