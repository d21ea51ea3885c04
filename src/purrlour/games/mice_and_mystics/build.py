"""From typed content to flat tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mypy_extensions import i64

from purrlour.engine.cells import vec
from purrlour.games.mice_and_mystics.content.model import Chapter, Content, Rule, Trait
from purrlour.games.mice_and_mystics.content.ops import ACTION, FREE, TRAITS
from purrlour.games.mice_and_mystics.tables import HEROES, MOST_SIDES, MOST_SPACES, Names, Tables


def build(content: Content) -> Tables:
    """The tables of a storybook and its box."""
    tables = Tables(_names(content), content.fingerprint)
    _people(tables, content)
    _foes(tables, content)
    _effects(tables, content)
    _rooms(tables, content)
    _chapters(tables, content)
    return tables


def _cells(values: Iterable[int]) -> vec[i64]:
    return vec[i64](list(values) or [0])


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def _names(content: Content) -> Names:
    names = Names()
    names.heroes = [hero.id for hero in content.heroes]
    names.abilities = [ability.id for ability in content.abilities]
    names.cards = [card.id for card in content.cards]
    names.kinds = [minion.id for minion in content.minions]
    names.foes = [*names.heroes, *(card.id for card in content.minion_cards)]
    names.encounters = [encounter.id for encounter in content.encounters]
    names.sides = [side.id for side in content.sides]
    names.spaces = sorted({space.id for side in content.sides for space in side.spaces})
    names.chapters = [chapter.id for chapter in content.book.chapters]
    names.tokens = [token.id for token in content.tokens]
    names.stories = list(content.stories)
    names.trophies = [trophy.id for trophy in content.book.trophies]
    names.flags = [list(chapter.flags) for chapter in content.book.chapters]
    names.book_flags = len(content.book.flags)
    names.counters = [list(chapter.counters) for chapter in content.book.chapters]
    names.specials = [
        [rule.name for rule in chapter.rules if rule.may and rule.trigger in (FREE, ACTION)]
        for chapter in content.book.chapters
    ]
    names.things = [thing.id for chapter in content.book.chapters for thing in chapter.things]
    names.figures = [*names.heroes, *([""] * (HEROES - len(names.heroes)))]
    for mould, count in content.figures:
        names.figures += [f"{mould}{number + 1}" for number in range(count)]
    return names


def _people(tables: Tables, content: Content) -> None:
    heroes: list[int] = []
    for hero in content.heroes:
        heroes += [hero.battle, hero.defence, hero.lore, hero.move, hero.life, hero.paws]
        heroes += [_bits(hero.classes), 0]
    tables.heroes = _cells(heroes)
    tables.how_many_abilities = len(content.abilities)
    tables.abilities = _cells(
        value for ability in content.abilities for value in (_bits(ability.classes), ability.cost)
    )
    tables.how_many_cards = len(content.cards)
    cards: list[int] = []
    for card in content.cards:
        cards += [card.kind, card.slot, card.paws, max(card.mode, 0), card.type, card.bonus]
        cards += [int(card.light), _bits(card.classes), card.battle, card.lore]
        cards += [card.starting, card.party, 0, 0, 0, 0]
    tables.cards = _cells(cards)
    items = {card.party: number for number, card in enumerate(content.cards)}
    tables.party_cards = _cells(items.get(item, -1) for item in range(4))
    start: list[int] = []
    for hero in content.heroes:
        start += [*hero.start, *([-1] * (8 - len(hero.start)))]
    tables.start_cards = _cells(start)


def _foes(tables: Tables, content: Content) -> None:
    foes: list[int] = []
    for _ in content.heroes:
        foes += [-1, *([0] * 9)]
    for card in content.minion_cards:
        foes += [card.kind, card.mode, card.battle, card.defence, card.life]
        foes += [_sum(card.traits, "move_exact"), _sum(card.traits, "no_wheel")]
        foes += [_sum(card.traits, "poison"), card.style, 0]
    tables.foes = _cells(foes)
    tables.how_many_foes = HEROES + len(content.minion_cards)
    kinds: list[int] = []
    for kind in content.minions:
        cards = _bits(HEROES + card for card in kind.cards)
        kinds += [kind.figure, kind.size, int(kind.mighty), kind.immune, cards]
        kinds += [kind.most, int(kind.rat), 0]
    tables.kinds = _cells(kinds)
    tables.how_many_kinds = len(content.minions)
    first = HEROES
    firsts: list[int] = []
    for _, count in content.figures:
        firsts.append(first)
        first += count
    tables.mould_first = _cells(firsts)
    tables.mould_size = _cells(count for _, count in content.figures)
    tables.how_many_figures = first
    encounters: list[int] = []
    spawns: list[int] = []
    for encounter in content.encounters:
        encounters += [encounter.back, encounter.flags, len(spawns)]
        spawns.append(len(encounter.lines))
        for line in encounter.lines:
            spawns += [line.first, line.last, *_spawn(line.spawn)]
        encounters.append(len(spawns))
        spawns += _spawn(encounter.surge)
    tables.encounters = _cells(encounters)
    tables.how_many_encounters = len(content.encounters)
    tables.spawns = _cells(spawns)


def _sum(traits: tuple[Trait, ...], name: str) -> int:
    return sum(trait.amount for trait in traits if TRAITS[trait.trait] == name)


def _spawn(pairs: Sequence[tuple[int, int]]) -> list[int]:
    return [len(pairs), *(number for pair in pairs for number in pair)]


def _effects(tables: Tables, content: Content) -> None:
    """Rules and traits by their sources, in the order that `Tables` tells."""
    sources: list[tuple[tuple[Rule, ...], tuple[Trait, ...]]] = []
    sources += [(card.rules, card.traits) for card in content.cards]
    sources += [(ability.rules, ()) for ability in content.abilities]
    sources += [(hero.rules, hero.traits) for hero in content.heroes]
    sources += [(card.rules, card.traits) for card in content.minion_cards]
    sources += [(token.rules, ()) for token in content.tokens]
    sources += [(trophy.rules, trophy.traits) for trophy in content.book.trophies]
    sources += [(chapter.rules, chapter.traits) for chapter in content.book.chapters]
    rules: list[int] = []
    first_rule: list[int] = []
    traits: list[int] = []
    first_trait: list[int] = []
    for number, (some_rules, some_traits) in enumerate(sources):
        first_rule.append(len(rules) // 8)
        for rule in some_rules:
            rules += [rule.trigger, rule.arg, rule.whose, int(rule.may), rule.limit]
            rules += [rule.when, rule.code, number]
        first_trait.append(len(traits) // 5)
        for trait in some_traits:
            traits += [trait.trait, trait.amount, trait.whose, int(trait.others), trait.when]
    tables.rules = _cells(rules)
    tables.offers = _cells(
        _bits({rule.trigger for rule in some if rule.may}) for some, _ in sources
    )
    tables.hooks = _cells(_bits({rule.trigger for rule in some}) for some, _ in sources)
    tables.first_rule = _cells([*first_rule, len(rules) // 8])
    tables.traits = _cells(traits)
    tables.first_trait = _cells([*first_trait, len(traits) // 5])
    tables.code = _cells(content.code)
    tables.how_many_tokens = len(content.tokens)
    tables.how_many_trophies = len(content.book.trophies)


def _rooms(tables: Tables, content: Content) -> None:
    board = content.board
    tables.how_many_sides = board.sides
    tables.how_many_names = len(tables.names.spaces)
    tables.spaces = _cells(board.spaces)
    numbers = {name: number for number, name in enumerate(tables.names.spaces)}
    names = [0] * (board.sides * MOST_SPACES)
    for number, side in enumerate(content.sides):
        for space, what in enumerate(side.spaces):
            names[number * MOST_SPACES + space] = numbers[what.id]
    tables.name_of_space = _cells(names)
    tables.line = _cells(board.line)
    tables.cost = _cells(board.cost)
    tables.adjacent = _cells(board.adjacent)
    tables.minion = _cells(board.minion)
    tables.across = _cells(board.across)
    tables.seen = _cells(board.seen)
    tables.hook = _cells(board.hook)
    tables.dist = _cells(board.dist)
    tables.swim = _cells(board.swim)
    tables.entry = _cells(board.entry)
    tables.trap = _cells(board.trap)
    tables.special = _cells(board.special)
    tables.red = _cells(board.red)
    tables.water = _cells(board.water)
    tables.plain_flip = _cells(board.plain_flip)
    tables.hook_flip = _cells(board.hook_flip)
    tables.tool_flip = _cells(board.tool_flip)
    tables.current = _cells(board.current)
    tables.flip_to = _cells(board.flip_to)
    tables.exit_colour = _cells(board.exit_colour)
    tables.exit_spaces = _cells(board.exit_spaces)


def _chapters(tables: Tables, content: Content) -> None:
    rows: list[int] = []
    up: list[int] = []
    neighbour: list[int] = []
    placed: list[int] = []
    placed_at: list[int] = []
    locks: list[int] = []
    locks_at: list[int] = []
    things: list[int] = []
    things_at: list[int] = []
    stash: list[int] = []
    for chapter in content.book.chapters:
        rows += [chapter.party, chapter.end_page, *chapter.deck]
        rows += [chapter.start_side, chapter.start_space, _bits(chapter.suggested)]
        rows += [_bits(chapter.required), _bits(chapter.forbidden), 0, 0, 0]
        sides_up, beyond = _layout(chapter)
        up += sides_up
        neighbour += beyond
        placed_at.append(len(placed) // 3)
        for some in chapter.placed:
            placed += [some.kind, some.space, some.figures]
        locks_at.append(len(locks) // 2)
        for lock in chapter.locks:
            locks += [lock.side * 4 + lock.direction, lock.flag]
        things_at.append(len(things) // 6)
        for thing in chapter.things:
            things += [thing.side, thing.space, int(thing.carried), thing.drag]
            things += [int(thing.floats), thing.lost]
        stash.append(_bits(content.cards[card].party for card in chapter.stash))
    tables.chapters = _cells(rows)
    tables.up = _cells(up)
    tables.neighbour = _cells(neighbour)
    tables.placed = _cells(placed)
    tables.placed_at = _cells([*placed_at, len(placed) // 3])
    tables.lock_list = _cells(locks)
    tables.locks = _cells([*locks_at, len(locks) // 2])
    tables.thing_list = _cells(things)
    tables.chapter_things = _cells([*things_at, len(things) // 6])
    tables.stash = _cells(stash)


def _layout(chapter: Chapter) -> tuple[list[int], list[int]]:
    """Which colour of each tile is up, and which tile lies beyond each of its edges."""
    up = [-1] * MOST_SIDES
    at: dict[tuple[int, int], int] = {}
    for tile, column, row, colour in chapter.layout:
        up[tile] = colour
        at[column, row] = tile
    beyond = [-1] * (MOST_SIDES * 4)
    for tile, column, row, _ in chapter.layout:
        steps = ((0, -1), (1, 0), (0, 1), (-1, 0))
        for direction, (right, down) in enumerate(steps):
            beyond[tile * 4 + direction] = at.get((column + right, row + down), -1)
    return up, beyond
