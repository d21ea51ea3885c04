"""The box holds what the rulebook lists."""

from __future__ import annotations

from collections import Counter

import pytest

import purrlour.games.mice_and_mystics.content as package
from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.content.load import content
from purrlour.games.mice_and_mystics.content.model import (
    BACKS,
    CLASSES,
    KINDS,
    Card,
    Content,
)

pytestmark = pytest.mark.uncompiled

BOX: Content = content()


def named(card_id: str) -> Card:
    """A search card by its id."""
    return BOX.cards[BOX.names[f"card:{card_id}"]]


def test_the_box_holds_what_the_rulebook_lists() -> None:
    """6 heroes, 28 abilities, 71 search cards, 18 encounters, 19 initiative cards, 8 tiles."""
    assert len(BOX.heroes) == 6
    assert len(BOX.abilities) == 28
    assert len(BOX.cards) == 71
    assert len(BOX.encounters) == 18
    assert len(BOX.heroes) + len(BOX.minion_cards) == 19
    assert len(BOX.sides) == 16
    assert sum(count for mould, count in BOX.figures if mould != "paw") == 16


def test_the_search_deck_is_made_of_nine_kinds_of_cards() -> None:
    """10 + 11 + 10 + 8 + 8 + 6 + 8 + 6 + 4 = 71."""
    start = [card for card in BOX.cards if card.starting >= 0]
    rest = Counter(KINDS[card.kind] for card in BOX.cards if card.starting < 0)

    assert len(start) == 10
    assert rest == {
        "weapon": 11,
        "armour": 10,
        "accessory": 8,
        "scroll": 8,
        "item": 6,
        "trick": 8,
        "event": 6,
        "party": 4,
    }


def test_abilities_are_split_among_the_classes() -> None:
    """Any 1, warrior 5, leader 3, tinkerer 3, healer 4, scamp 4, archer 4, mystic 4."""
    split = Counter(
        CLASSES[ability.classes[0]] if ability.classes else "any" for ability in BOX.abilities
    )

    assert split == {
        "any": 1,
        "warrior": 5,
        "leader": 3,
        "tinkerer": 3,
        "healer": 4,
        "scamp": 4,
        "archer": 4,
        "mystic": 4,
    }
    assert {ability.cost for ability in BOX.abilities} == {1, 2, 3}


def test_heroes_have_these_numbers() -> None:
    """Battle, defence, lore, move and life; two paws each."""
    rows = {
        hero.id: (hero.battle, hero.defence, hero.lore, hero.move, hero.life) for hero in BOX.heroes
    }

    assert rows == {
        "corin": (2, 2, 2, 2, 4),
        "brom": (2, 1, 2, 1, 5),
        "maud": (1, 2, 3, 2, 4),
        "sable": (2, 1, 1, 3, 3),
        "wren": (2, 2, 1, 2, 4),
        "ferrin": (1, 1, 4, 2, 3),
    }
    assert {hero.paws for hero in BOX.heroes} == {2}


def test_mm_09_every_hero_starts_with_a_weapon_it_may_hold() -> None:
    """MM-09, MM-22, MM-23, MM-25: starting equipment fits the mouse that starts with it."""
    for hero in BOX.heroes:
        gear = [BOX.cards[number] for number in hero.start]
        weapons = [card for card in gear if KINDS[card.kind] == "weapon"]
        assert weapons, hero.id
        assert sum(card.paws for card in gear) <= hero.paws
        for card in gear:
            assert not card.classes or set(card.classes) & set(hero.classes)


def test_mm_20_minions_have_the_numbers_that_were_found() -> None:
    """MM-20: battle, defence and life of each initiative card."""
    rows = {card.id: (card.battle, card.defence, card.life) for card in BOX.minion_cards}

    assert rows == {
        "roach": (2, 1, 1),
        "rat_warrior": (2, 2, 1),
        "elite_rat": (3, 2, 1),
        "spider": (2, 3, 3),
        "centipede": (3, 2, 4),
        "brodie_pounces": (3, 4, 1),
        "brodie_chases": (3, 4, 1),
        "captain_vurst": (3, 3, 3),
        "hundredknock_coil": (3, 3, 3),
        "hundredknock_rattle": (2, 2, 3),
        "regent_gaze": (3, 3, 2),
        "regent_silk": (3, 3, 2),
        "regent_wing": (4, 3, 2),
    }


def test_mm_293_rats_share_six_figures() -> None:
    """MM-173, MM-293: rat warriors, elites and Vurst share 6 figures; elites are 4 at most."""
    moulds = dict(BOX.figures)
    rats = {m.id: m.most for m in BOX.minions if BOX.figures[m.figure][0] == "rat"}

    assert moulds["rat"] == 6
    assert rats == {"rat_warrior": 6, "elite_rat": 4, "captain_vurst": 1}


def test_mm_155_encounters_cover_every_page_once() -> None:
    """MM-155: 12 standard and 6 hard cards, each with a line for every page."""
    backs = Counter(BACKS[card.back] for card in BOX.encounters)

    assert backs == {"standard": 12, "hard": 6}
    for card in BOX.encounters:
        pages = [page for line in card.lines for page in range(line.first, line.last + 1)]
        assert pages == list(range(1, 100)), card.id
        assert [(line.first, line.last) for line in card.lines] == [(1, 2), (3, 4), (5, 99)]


def test_mm_172_no_line_asks_for_more_figures_than_there_are() -> None:
    """MM-172: 6 rats and elites, 4 elites, 8 roaches, one spider, one centipede."""
    for card in BOX.encounters:
        for spawn in [*(line.spawn for line in card.lines), card.surge]:
            used = Counter[int]()
            for kind, count in spawn:
                minion = BOX.minions[kind]
                used[minion.figure] += count
                assert count <= minion.most, card.id
            for figure, count in used.items():
                assert count <= BOX.figures[figure][1], card.id


def test_each_flag_of_an_encounter_is_on_some_card() -> None:
    """Ambush, greedy roaches and mousetraps; greedy cards bring roaches on every page."""
    greedy = 1 << ops.FLAGS.index("greedy")
    roach = BOX.names["minion:roach"]

    for flag in range(len(ops.FLAGS)):
        assert any(card.flags >> flag & 1 for card in BOX.encounters)
    for card in BOX.encounters:
        if card.flags & greedy:
            assert all(any(kind == roach for kind, _ in line.spawn) for line in card.lines)


def test_party_items_are_those_of_the_rulebook() -> None:
    """Disguises, hook and thread, fork, grape: their rules are clauses, not sentences."""
    items = [card for card in BOX.cards if card.party >= 0]

    assert [card.id for card in items] == [
        "disguises",
        "fishhook_thread",
        "dinner_fork",
        "grape",
    ]
    assert [card.party for card in items] == [0, 1, 2, 3]
    assert not any(card.rules or card.traits for card in items)


def test_requirements_and_numbers_of_a_few_cards() -> None:
    """One card of each sort."""
    maul, match, shield = named("anvil_maul"), named("ember_match"), named("spoon_shield")

    assert (maul.bonus, maul.paws, ops.TYPES[maul.type]) == (2, 2, "blunt")
    assert [CLASSES[number] for number in maul.classes] == ["tinkerer", "warrior"]
    assert (match.mode, match.lore, match.bonus) == (1, 1, 2)
    assert (shield.paws, shield.bonus, shield.mode) == (1, 1, -1)
    assert named("pin_dagger").light
    assert named("pin_dagger").rules[0].text == named("pin_dagger_2").rules[0].text


def test_names_list_everything_with_a_title_once() -> None:
    """The words need a title for each."""
    names = package.NAMES

    assert len(names) == len(set(names))
    assert {"corin", "cleave", "grape", "roach_patch", "regent_silk", "t8_blue"} <= set(names)
    assert {"hearth_cord", "cat_tamer", "scrollwise"} <= set(names)
