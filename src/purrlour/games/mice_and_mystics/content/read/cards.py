"""Cards: heroes, abilities and the search deck."""

from __future__ import annotations

from typing import Final

from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.content.effects.calls import ABILITY, CARD, EVENT
from purrlour.games.mice_and_mystics.content.effects.lower import Lowering
from purrlour.games.mice_and_mystics.content.model import (
    CLASSES,
    KINDS,
    MODES,
    SLOTS,
    Ability,
    Card,
    Hero,
)
from purrlour.games.mice_and_mystics.content.read.entry import Entry, insist_new

_WEAPON, _ARMOUR, _ACCESSORY = (KINDS.index(kind) for kind in ("weapon", "armour", "accessory"))
_EVENT, _PARTY = KINDS.index("event"), KINDS.index("party")
_OFFERED: Final = tuple(KINDS.index(kind) for kind in ("item", "scroll", "trick"))
"""Cards that are played when their mouse likes."""
PARTY: Final = ("disguises", "fishhook_thread", "dinner_fork", "grape")
"""The party items, whose rules are the rulebook's own (MM-256 to MM-275)."""


def read_hero_names(file: Entry) -> tuple[str, ...]:
    """The mice's names, each once: cards speak of them."""
    known: dict[str, int] = {}
    for entry in file.rows("hero"):
        insist_new(entry.name(), known, entry.place)
    return tuple(known)


def read_heroes(file: Entry, lowering: Lowering, cards: tuple[Card, ...]) -> tuple[Hero, ...]:
    """The mice."""
    heroes: list[Hero] = []
    for entry in file.rows("hero"):
        name = entry.name()
        rules, traits = lowering.sentences(entry.words("do"), entry.place, owner=ABILITY)
        hero = Hero(
            id=name,
            classes=entry.listed("classes", CLASSES),
            battle=entry.number("battle", 0, 9),
            defence=entry.number("defence", 0, 9),
            lore=entry.number("lore", 0, 9),
            move=entry.number("move", 0, 9),
            life=entry.number("life", 1, 9),
            paws=entry.number("paws", 1, 4, default=2),
            start=tuple(
                lowering.names.find("cards", card, entry.at("start"))
                for card in entry.words("start")
            ),
            innate=tuple(entry.words("innate")),
            rules=rules,
            traits=traits,
        )
        if not hero.classes:
            raise entry.at("classes").wrong("empty")
        for card in hero.start:
            _insist_fits(hero, cards[card], len(heroes), entry)
        entry.close()
        heroes.append(hero)
    file.close()
    return tuple(heroes)


def _insist_fits(hero: Hero, card: Card, number: int, entry: Entry) -> None:
    """Starting equipment is the hero's own, and the hero may use it (MM-09, MM-22)."""
    place = entry.at("start")
    if card.starting != number:
        raise place.wrong("start-not-own", value=card.id)
    if card.classes and not set(card.classes) & set(hero.classes):
        raise place.wrong("start-class", value=card.id)
    if card.battle > hero.battle or card.lore > hero.lore:
        raise place.wrong("start-needs", value=card.id)


def read_abilities(file: Entry, lowering: Lowering) -> tuple[Ability, ...]:
    """The ability cards."""
    abilities: list[Ability] = []
    known: dict[str, int] = {}
    for entry in file.rows("ability"):
        name = entry.name()
        insist_new(name, known, entry.place)
        texts = entry.words("do")
        rules, traits = lowering.sentences(texts, entry.place, owner=ABILITY, may=True)
        if traits or not rules:
            raise entry.at("do").wrong("ability-rule")
        abilities.append(
            Ability(
                id=name,
                classes=entry.listed("classes", CLASSES),
                cost=entry.number("cost", 1, 3),
                rules=rules,
            )
        )
        entry.close()
    file.close()
    return tuple(abilities)


def read_search(file: Entry, lowering: Lowering, heroes: tuple[str, ...]) -> tuple[Card, ...]:
    """The search deck. Names come first: cards may speak of each other."""
    names = lowering.names
    rows = file.rows("card")
    for entry in rows:
        insist_new(entry.name(), names.cards, entry.place)
    cards = tuple(_read_card(entry, lowering, heroes) for entry in rows)
    file.close()
    return cards


def _read_card(entry: Entry, lowering: Lowering, heroes: tuple[str, ...]) -> Card:
    kind = entry.word("kind", KINDS)
    worn = kind in (_WEAPON, _ARMOUR, _ACCESSORY)
    owner = EVENT if kind == _EVENT else CARD
    texts = entry.words("do")
    rules, traits = lowering.sentences(texts, entry.place, owner=owner, may=kind in _OFFERED)
    if kind in (*_OFFERED, _EVENT) and not rules:
        raise entry.at("do").wrong("card-rule")
    slot = entry.word("slot", SLOTS, default="") if worn and kind != _WEAPON else -1
    if worn and kind != _WEAPON and slot < 0:
        raise entry.at("slot").wrong("missing")
    weapon = kind == _WEAPON
    in_paw = weapon or slot == SLOTS.index("paw")
    card = Card(
        id=entry.name(),
        kind=kind,
        slot=SLOTS.index("paw") if weapon else slot,
        paws=entry.number("paws", 1, 2) if in_paw else 0,
        mode=entry.word("mode", MODES) if weapon else -1,
        type=entry.word("type", ops.TYPES) if weapon else -1,
        bonus=entry.number("bonus", 0, 5) if kind in (_WEAPON, _ARMOUR) else 0,
        light=entry.yes("light") if weapon else False,
        classes=entry.listed("classes", CLASSES),
        battle=entry.number("battle", 0, 9, default=0),
        lore=entry.number("lore", 0, 9, default=0),
        starting=entry.word("starting", heroes, default=""),
        party=_party(entry) if kind == _PARTY else -1,
        rules=rules,
        traits=traits,
    )
    entry.close()
    return card


def _party(entry: Entry) -> int:
    name = entry.name()
    if name not in PARTY:
        raise entry.at("id").wrong("word", value=name, known=PARTY)
    return PARTY.index(name)
