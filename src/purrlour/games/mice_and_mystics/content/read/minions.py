"""Minions: kinds with their initiative cards, moulds of figures, tokens, encounter cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.content.effects.calls import MINION, TOKEN
from purrlour.games.mice_and_mystics.content.effects.lower import Lowering
from purrlour.games.mice_and_mystics.content.model import (
    BACKS,
    MODES,
    SIZES,
    Encounter,
    Line,
    Minion,
    MinionCard,
    Token,
)
from purrlour.games.mice_and_mystics.content.read.entry import Entry, insist_new

STYLES: Final = ("", "pounce", "chase")
LAST_PAGE: Final = 99


@dataclass(frozen=True, slots=True)
class Enemies:
    """What minions.toml holds."""

    minions: tuple[Minion, ...]
    cards: tuple[MinionCard, ...]
    figures: tuple[tuple[str, int], ...]
    tokens: tuple[Token, ...]


def read_minions(file: Entry, lowering: Lowering) -> Enemies:
    """Kinds, cards, moulds and tokens. Names come first: rules speak of kinds and tokens."""
    names = lowering.names
    figures = tuple(file.numbers("figures").items())
    rows, tokens = file.rows("minion"), file.rows("token")
    for entry in rows:
        insist_new(entry.name(), names.kinds, entry.place)
    for entry in tokens:
        insist_new(entry.name(), names.tokens, entry.place)
    cards: list[MinionCard] = []
    known: dict[str, int] = {}
    minions: list[Minion] = []
    for kind, entry in enumerate(rows):
        own: list[int] = []
        for row in entry.rows("card"):
            insist_new(row.name(), known, row.place)
            own.append(len(cards))
            cards.append(_read_card(row, kind, lowering))
        minions.append(_read_minion(entry, figures, tuple(own)))
    read = tuple(_read_token(entry, lowering) for entry in tokens)
    file.close()
    return Enemies(tuple(minions), tuple(cards), figures, read)


def _read_minion(
    entry: Entry, figures: tuple[tuple[str, int], ...], cards: tuple[int, ...]
) -> Minion:
    moulds = tuple(name for name, _ in figures)
    figure = entry.word("figure", moulds)
    minion = Minion(
        id=entry.name(),
        figure=figure,
        size=entry.word("size", SIZES),
        mighty=entry.yes("mighty"),
        immune=sum(1 << kind for kind in entry.listed("immune", ops.TYPES)),
        most=entry.number("most", 1, figures[figure][1]),
        rat=entry.yes("rat"),
        cards=cards,
    )
    if not cards:
        raise entry.at("card").wrong("missing")
    if len(cards) > 1 and not minion.mighty:
        raise entry.at("mighty").wrong("several-cards")
    entry.close()
    return minion


def _read_card(entry: Entry, kind: int, lowering: Lowering) -> MinionCard:
    rules, traits = lowering.sentences(entry.words("do"), entry.place, owner=MINION)
    card = MinionCard(
        id=entry.name(),
        kind=kind,
        mode=entry.word("mode", MODES),
        battle=entry.number("battle", 0, 9),
        defence=entry.number("defence", 0, 9),
        life=entry.number("life", 1, 9, default=1),  # MM-21
        style=entry.word("style", STYLES, default=""),
        rules=rules,
        traits=traits,
    )
    entry.close()
    return card


def _read_token(entry: Entry, lowering: Lowering) -> Token:
    rules, _ = lowering.sentences(entry.words("do"), entry.place, owner=TOKEN)
    token = Token(entry.name(), rules)
    entry.close()
    return token


def read_encounters(file: Entry, lowering: Lowering, enemies: Enemies) -> tuple[Encounter, ...]:
    """The encounter cards."""
    encounters: list[Encounter] = []
    known: dict[str, int] = {}
    for entry in file.rows("encounter"):
        name = entry.name()
        insist_new(name, known, entry.place)
        lines = tuple(_read_line(row, lowering, enemies) for row in entry.rows("lines"))
        _insist_pages(lines, entry)
        encounters.append(
            Encounter(
                id=name,
                back=entry.word("back", BACKS),
                flags=sum(1 << flag for flag in entry.listed("flags", ops.FLAGS)),
                lines=lines,
                surge=read_spawn(entry, "surge", lowering, enemies),
            )
        )
        entry.close()
    file.close()
    return tuple(encounters)


def _read_line(row: Entry, lowering: Lowering, enemies: Enemies) -> Line:
    pages = row.pair("pages", 1, LAST_PAGE)
    line = Line(*pages, read_spawn(row, "spawn", lowering, enemies))
    if line.last < line.first:
        raise row.at("pages").wrong("pages-order", first=line.first, last=line.last)
    row.close()
    return line


def _insist_pages(lines: tuple[Line, ...], entry: Entry) -> None:
    """Pages 1 to 99 are covered once each."""
    place = entry.at("lines")
    page = 1
    for line in lines:
        if line.first != page:
            raise place.wrong("pages-gap", page=page, first=line.first)
        page = line.last + 1
    if page != LAST_PAGE + 1:
        raise place.wrong("pages-end", page=page - 1, last=LAST_PAGE)


def read_spawn(
    entry: Entry, field: str, lowering: Lowering, enemies: Enemies
) -> tuple[tuple[int, int], ...]:
    """Minions to be placed: no more than there are figures."""
    place = entry.at(field)
    used: dict[int, int] = {}
    spawn: list[tuple[int, int]] = []
    for name, count in entry.numbers(field).items():
        kind = lowering.names.find("kinds", name, place)
        minion = enemies.minions[kind]
        mould, most = enemies.figures[minion.figure]
        used[minion.figure] = used.get(minion.figure, 0) + count
        if count > minion.most:
            raise place.wrong("too-many", value=name, count=count, most=minion.most)
        if used[minion.figure] > most:
            raise place.wrong("too-many", value=mould, count=used[minion.figure], most=most)
        spawn.append((kind, count))
    return tuple(spawn)
