"""Book: a storybook's chapters and trophies."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from purrlour.games.mice_and_mystics.content import limits, ops
from purrlour.games.mice_and_mystics.content.effects.calls import STORY
from purrlour.games.mice_and_mystics.content.effects.lower import Lowering
from purrlour.games.mice_and_mystics.content.effects.numbers import count, only_one_each
from purrlour.games.mice_and_mystics.content.effects.parse import parse_all
from purrlour.games.mice_and_mystics.content.errors import Place
from purrlour.games.mice_and_mystics.content.model import (
    BLUE,
    COLOURS,
    DIRECTIONS,
    ORANGE,
    Book,
    Chapter,
    Lock,
    Placed,
    Rule,
    Side,
    Thing,
    Trophy,
)
from purrlour.games.mice_and_mystics.content.read.entry import Entry, Source, insist_new
from purrlour.games.mice_and_mystics.content.read.minions import Enemies

_PLACED: Final = re.compile(r"(\w+) (\w+)(?: x([1-9]))?")
_LOCK: Final = re.compile(r"(\w+) (\w+) until (\w+)")
_ROOM: Final = 4
"""Small figures on a space (MM-80)."""


class BookReader:
    """Reads a storybook upon a box."""

    def __init__(
        self,
        lowering: Lowering,
        enemies: Enemies,
        heroes: tuple[str, ...],
        sides: tuple[Side, ...],
        decks: tuple[int, int],
    ) -> None:
        self._lowering = lowering
        self._names = lowering.names
        self._enemies = enemies
        self._heroes = heroes
        self._sides = sides
        self._decks = decks
        self._tiles = {side.id.rpartition("_")[0]: side.tile for side in sides}
        self._known: dict[str, int] = {}
        self._numbers: list[tuple[str, int]] = []

    def read(self, source: Source) -> Book:
        """book.toml and the chapters that it lists."""
        file = source.file("book.toml")
        name = file.name()
        flags = self._fresh(file, "flags", limits.FLAGS)
        rows = file.rows("trophy")
        _insist_few(len(rows), limits.TROPHIES, file.at("trophy"))
        _insist_few(len(file.words("chapters")), limits.CHAPTERS, file.at("chapters"))
        self._names.trophies.clear()
        for entry in rows:
            insist_new(entry.name(), self._names.trophies, entry.place)
        self._own_names(flags, [], [])
        trophies = tuple(self._read_trophy(entry) for entry in rows)
        chapters: list[Chapter] = []
        for number, listed in enumerate(file.words("chapters"), start=1):
            if not listed.replace("_", "").isalnum():
                raise file.at("chapters").wrong("name", value=listed)
            if not source.has(f"{listed}.toml"):
                raise file.at("chapters").wrong("no-chapter", value=f"{listed}.toml")
            chapter = source.file(f"{listed}.toml")
            chapters.append(self._read_chapter(chapter, number, flags))
        if not chapters:
            raise file.at("chapters").wrong("empty")
        file.close()
        numbers = only_one_each(self._numbers)
        return Book(name, tuple(chapters), trophies, tuple(flags), numbers)

    def _read_trophy(self, entry: Entry) -> Trophy:
        rules, traits = self._lowering.sentences(entry.words("do"), entry.place, owner=STORY)
        if any(rule.trigger in (ops.FREE, ops.ACTION) for rule in rules):
            # Actions are the chapters': a trophy is there in all of them.
            raise entry.at("do").wrong("timing-here", value="free, action")
        _insist_one_answer(rules, entry.at("do"))
        trophy = Trophy(entry.name(), rules, traits)
        self._count(entry, ())
        entry.close()
        return trophy

    def _read_chapter(self, entry: Entry, number: int, kept: list[str]) -> Chapter:
        name = entry.name()
        insist_new(name, self._known, entry.place)
        flags = [*kept, *self._fresh(entry, "flags", limits.FLAGS - len(kept))]
        counters = self._fresh(entry, "counters", limits.COUNTERS)
        rows = entry.rows("thing")
        _insist_few(len(rows), limits.THINGS, entry.at("thing"))
        self._own_names(flags, counters, [row.name() for row in rows])
        layout = self._layout(entry)
        start_side, start_space = self._names.space(entry.text("start"), entry.at("start"))
        things = tuple(self._read_thing(row) for row in rows)
        rules, traits = self._lowering.sentences(entry.words("do"), entry.place, owner=STORY)
        deck = entry.table("deck")
        chapter = Chapter(
            id=name,
            number=number,
            party=entry.number("party", 1, len(self._heroes)),
            suggested=entry.listed("suggested", self._heroes),
            required=entry.listed("required", self._heroes),
            forbidden=entry.listed("forbidden", self._heroes),
            end_page=entry.number("end_page", 2, 20),
            deck=(
                deck.number("standard", 0, self._decks[0]),
                deck.number("hard", 0, self._decks[1]),
            ),
            layout=layout,
            start_side=start_side,
            start_space=start_space,
            placed=self._placed(entry, start_side),
            stash=tuple(
                self._names.find("cards", card, entry.at("stash")) for card in entry.words("stash")
            ),
            locks=self._locks(entry),
            things=things,
            rules=rules,
            traits=traits,
            flags=tuple(flags),
            counters=tuple(counters),
        )
        deck.close()
        self._check(chapter, entry)
        self._count(entry, self._counted(chapter))
        entry.close()
        return chapter

    def _counted(self, chapter: Chapter) -> Iterator[tuple[str, int]]:
        """What a chapter counts besides its sentences."""
        yield "party", chapter.party
        yield "end_page", chapter.end_page
        yield from zip(("deck_standard", "deck_hard"), chapter.deck, strict=True)
        yield "things", len(chapter.things)
        kinds = [self._enemies.minions[one.kind].id for one in chapter.placed]
        for kind in dict.fromkeys(kinds):
            placed = zip(kinds, chapter.placed, strict=True)
            yield f"place_{kind}", sum(one.figures for name, one in placed if name == kind)
        for thing in chapter.things:
            yield f"drag_{thing.id}", thing.drag

    def _count(self, entry: Entry, besides: Iterable[tuple[str, int]]) -> None:
        """Its numbers, behind its name, for words to tell."""
        trees = [tree for _, _, tree in parse_all(entry.words("do"), entry.place)]
        found = (*besides, *(each for tree in trees for each in count(tree)))
        self._numbers += [(f"{entry.name()}_{name}", number) for name, number in found]

    def _fresh(self, entry: Entry, field: str, most: int) -> list[str]:
        """Names, each once, and not too many."""
        found: dict[str, int] = {}
        for name in entry.words(field):
            if name in found:
                raise entry.at(field).wrong("twice", value=name)
            found[name] = len(found)
        _insist_few(len(found), most, entry.at(field))
        return list(found)

    def _own_names(self, flags: list[str], counters: list[str], things: list[str]) -> None:
        self._names.flags = {name: at for at, name in enumerate(flags)}
        self._names.counters = {name: at for at, name in enumerate(counters)}
        self._names.things = {name: at for at, name in enumerate(things)}

    def _layout(self, entry: Entry) -> tuple[tuple[int, int, int, int], ...]:
        """Where each tile lies, and which side is up."""
        table = entry.table("layout")
        blue = entry.words("blue")
        found: list[tuple[int, int, int, int]] = []
        for tile in table.fields():
            place = table.at(tile)
            if tile not in self._tiles:
                raise place.wrong("unknown", group="tiles", value=tile, known=self._tiles)
            column, row = table.pair(tile, 0, 9)
            if any((column, row) == (other[1], other[2]) for other in found):
                raise place.wrong("layout-twice", column=column, row=row)
            colour = BLUE if tile in blue else ORANGE
            found.append((self._tiles[tile], column, row, colour))
        for tile in blue:
            if tile not in table.fields():
                raise entry.at("blue").wrong("not-laid", value=tile)
        if not found:
            raise entry.at("layout").wrong("empty")
        return tuple(found)

    def _placed(self, entry: Entry, side: int) -> tuple[Placed, ...]:
        place = entry.at("place")
        found: list[Placed] = []
        for text in entry.words("place"):
            match = _PLACED.fullmatch(text)
            if not match:
                raise place.wrong("pair", value=text, wanted="roach a3 x2")
            kind = self._names.find("kinds", match[1], place)
            space = self._names.space_of(side, match[2], place)
            found.append(Placed(kind, space, int(match[3] or 1)))
        self._insist_figures(found, side, place)
        return tuple(found)

    def _insist_figures(self, placed: list[Placed], side: int, place: Place) -> None:
        """No more figures than there are, and than there is room for."""
        used: dict[int, int] = {}
        room: dict[int, int] = {}
        for one in placed:
            minion = self._enemies.minions[one.kind]
            mould, most = self._enemies.figures[minion.figure]
            used[minion.figure] = used.get(minion.figure, 0) + one.figures
            if used[minion.figure] > most:
                count = used[minion.figure]
                raise place.wrong("too-many", value=mould, count=count, most=most)
            large = minion.size == 1
            room[one.space] = room.get(one.space, 0) + (_ROOM if large else one.figures)
            space = self._sides[side].spaces[one.space]
            if room[one.space] > _ROOM and not space.special:
                raise place.wrong("no-room", value=space.id)

    def _locks(self, entry: Entry) -> tuple[Lock, ...]:
        place = entry.at("locks")
        found: list[Lock] = []
        for text in entry.words("locks"):
            match = _LOCK.fullmatch(text)
            if not match or match[2] not in DIRECTIONS:
                raise place.wrong("pair", value=text, wanted="t1_orange south until key")
            side = self._names.find("sides", match[1], place)
            direction = DIRECTIONS.index(match[2])
            if direction not in [way.direction for way in self._sides[side].exits]:
                raise place.wrong("no-exit", value=match[2], side=match[1])
            found.append(Lock(side, direction, self._names.find("flags", match[3], place)))
        return tuple(found)

    def _read_thing(self, entry: Entry) -> Thing:
        side, space = self._names.space(entry.text("space"), entry.at("space"))
        lost = entry.text("lost", "")
        thing = Thing(
            id=entry.name(),
            side=side,
            space=space,
            carried=entry.yes("carried"),
            drag=entry.number("drag", 0, 3, default=0),
            floats=entry.yes("floats"),
            lost=self._names.find("flags", lost, entry.at("lost")) if lost else -1,
        )
        entry.close()
        return thing

    # What must hold for a chapter as a whole.

    def _check(self, chapter: Chapter, entry: Entry) -> None:
        laid = {tile: colour for tile, _, _, colour in chapter.layout}
        start = self._sides[chapter.start_side]
        if start.tile not in laid:
            raise entry.at("start").wrong("not-laid", value=start.id)
        if laid[start.tile] != start.colour:
            raise entry.at("start").wrong("start-down", value=COLOURS[start.colour])
        for thing in chapter.things:
            if self._sides[thing.side].tile not in laid:
                raise entry.place.at(thing.id).of("space").wrong("not-laid", value=thing.id)
        if set(chapter.required) & set(chapter.forbidden):
            name = self._heroes[min(set(chapter.required) & set(chapter.forbidden))]
            raise entry.at("forbidden").wrong("both-ways", value=name)
        if len(chapter.required) > chapter.party:
            most = chapter.party
            raise entry.at("required").wrong(
                "number", value=len(chapter.required), least=0, most=most
            )
        if len(self._heroes) - len(chapter.forbidden) < chapter.party:
            raise entry.at("forbidden").wrong("too-few-heroes", party=chapter.party)
        actions = sum(rule.trigger in (ops.FREE, ops.ACTION) for rule in chapter.rules)
        _insist_few(actions, limits.ACTIONS, entry.at("do"))
        _insist_one_answer(chapter.rules, entry.at("do"))
        _insist_few(len(self._lowering.rules), limits.RULES, entry.at("do"))
        if not sum(chapter.deck):
            raise entry.at("deck").wrong("empty")
        if not self._wins(chapter):
            raise entry.at("do").wrong("no-victory")
        cut_off = self._unreached(chapter)
        if cut_off >= 0:
            name = next(name for name, tile in self._tiles.items() if tile == cut_off)
            raise entry.at("layout").wrong("tile-cut-off", value=name)

    def _wins(self, chapter: Chapter) -> bool:
        """Whether some rule of the chapter ends in victory."""
        code = self._lowering.code
        for rule in chapter.rules:
            at = rule.code
            while at < len(code) and code[at] != ops.END:
                if code[at] == ops.WIN:
                    return True
                at += ops.WIDTH
        return False

    def _unreached(self, chapter: Chapter) -> int:
        """A tile that no exit and no flip space leads to, or -1."""
        where = {(column, row): tile for tile, column, row, _ in chapter.layout}
        at = {tile: (column, row) for tile, column, row, _ in chapter.layout}
        steps = ((0, -1), (1, 0), (0, 1), (-1, 0))
        seen, front = {chapter.start_side}, [chapter.start_side]
        while front:
            side = self._sides[front.pop()]
            beyond: list[int] = []
            if any(space.flip >= 0 for space in side.spaces):
                beyond.append(side.tile * 2 + 1 - side.colour)
            column, row = at[side.tile]
            for way in side.exits:
                step = steps[way.direction]
                tile = where.get((column + step[0], row + step[1]), -1)
                if tile < 0:
                    continue
                for other in (tile * 2, tile * 2 + 1):
                    facing = (way.direction + 2) % 4
                    if any(
                        way.colour == back.colour and back.direction == facing
                        for back in self._sides[other].exits
                    ):
                        beyond.append(other)
            for number in beyond:
                if number not in seen:
                    seen.add(number)
                    front.append(number)
        reached = {self._sides[number].tile for number in seen}
        return next((tile for tile in at if tile not in reached), -1)


def _insist_few(count: int, most: int, place: Place) -> None:
    """The state of a game has room for so many."""
    if count > most:
        raise place.wrong("number", value=count, least=0, most=most)


def _insist_one_answer(rules: tuple[Rule, ...], place: Place) -> None:
    """A chapter, or a trophy, is one choice in a window: two offers at once could not be told
    apart. A moment that is narrowed (`after:roll(search)`) is another one."""
    offers = [rule for rule in rules if rule.may and rule.trigger not in (ops.FREE, ops.ACTION)]
    for at, rule in enumerate(offers):
        for other in offers[:at]:
            if rule.trigger == other.trigger and (
                rule.arg == other.arg or not rule.arg * other.arg
            ):
                raise place.wrong("window-twice", value=rule.text, other=other.text)
