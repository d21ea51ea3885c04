"""A campaign: what the party takes from one chapter to the next (MM-281…283).

A file of its own, in names and not in numbers, so that it can be read months and versions later:

    purrlour campaign 1
    book silent_bell
    done ch1 won
    trophy hearth_cord
    flag stash_saved
    mouse corin abilities cleave rallying_squeak card hatpin_rapier

As an option of a chapter (MM-O10) the same is one line, its lines parted by `;`.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from purrlour.engine.errors import InvalidOptions
from purrlour.games.mice_and_mystics.bits import members
from purrlour.games.mice_and_mystics.layout import FROM, IN_PACK, KNOWS, SEAT
from purrlour.games.mice_and_mystics.state import OVER, WON, Mice
from purrlour.games.mice_and_mystics.tables import C_PARTY, CARD_WIDTH, HEROES, Tables

_MAGIC: Final = "purrlour campaign 1"
_SHOWN: Final = 60
NONE: Final = "none"
TROPHY_BIT: Final = 32
"""From this bit on a state's flags are story trophies."""


@dataclass(frozen=True)
class Mouse:
    """What the campaign remembers of a mouse."""

    abilities: tuple[str, ...] = ()
    card: str = ""
    """The search card that it kept besides its starting equipment; "" for none."""


@dataclass(frozen=True)
class Campaign:
    """Chapters played, story trophies, flags, and the mice; heroes who sat out keep their own."""

    book: str
    done: tuple[tuple[str, bool], ...] = ()
    """Chapters in the order they were played, and whether they were won."""
    trophies: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    mice: dict[str, Mouse] = field(default_factory=dict)

    def text(self) -> str:
        """The file."""
        return "\n".join([_MAGIC, *self._lines()]) + "\n"

    def option(self) -> str:
        """The same as an option's value."""
        return ";".join(self._lines())

    def _lines(self) -> list[str]:
        lines = [f"book {self.book}"]
        lines += [f"done {name} {'won' if won else 'lost'}" for name, won in self.done]
        lines += [f"trophy {name}" for name in self.trophies]
        lines += [f"flag {name}" for name in self.flags]
        for hero, mouse in self.mice.items():
            parts = ["mouse", hero]
            if mouse.abilities:
                parts += ["abilities", *mouse.abilities]
            if mouse.card:
                parts += ["card", mouse.card]
            lines.append(" ".join(parts))
        return lines


def read_campaign(text: str) -> Campaign:
    """The campaign of a file."""
    head, _, rest = text.partition("\n")
    if head != _MAGIC or not rest.endswith("\n"):
        raise _bad(head)
    return _read(rest.removesuffix("\n").split("\n"))


def campaign_of(option: str) -> Campaign:
    """The campaign that an option's value tells of."""
    return _read(option.split(";"))


def _bad(line: str) -> InvalidOptions:
    return InvalidOptions("bad-campaign", clause="MM-281", text=line[:_SHOWN])


def _read(lines: list[str]) -> Campaign:
    kind, _, book = lines[0].partition(" ")
    if kind != "book" or not book.isidentifier():
        raise _bad(lines[0])
    found = Campaign(book)
    for line in lines[1:]:
        words = line.split(" ")
        if not all(word.isidentifier() for word in words):
            raise _bad(line)
        match words:
            case ["done", chapter, "won" | "lost" as how]:
                found = replace(found, done=(*found.done, (chapter, how == "won")))
            case ["trophy", name] if name not in found.trophies:
                found = replace(found, trophies=(*found.trophies, name))
            case ["flag", name] if name not in found.flags:
                found = replace(found, flags=(*found.flags, name))
            case ["mouse", hero, *facts] if hero not in found.mice:
                found.mice[hero] = _read_mouse(facts, line)
                if _twice(found.mice):
                    raise _bad(line)
            case _:
                raise _bad(line)
    return found


def _twice(mice: dict[str, Mouse]) -> bool:
    """Whether an ability or a card would be with two mice: there is one of each (MM-08)."""
    kept = [card for mouse in mice.values() for card in (*mouse.abilities, mouse.card) if card]
    return len(set(kept)) < len(kept)


def _read_mouse(facts: list[str], line: str) -> Mouse:
    abilities: tuple[str, ...] = ()
    card = ""
    if facts and facts[0] == "abilities":
        end = facts.index("card") if "card" in facts else len(facts)
        abilities, facts = tuple(facts[1:end]), facts[end:]
    if facts:
        if facts[0] != "card" or len(facts) != 2:
            raise _bad(line)
        card = facts[1]
    return Mouse(abilities, card)


# Into a chapter, and out of it.


def enter(state: Mice, campaign: Campaign) -> None:
    """A chapter begins with what the campaign remembers; names that are gone are refused."""
    tables = state.tables
    names = tables.names
    flags = names.flags[state.chapter]
    for name in campaign.trophies:
        state.flags |= 1 << TROPHY_BIT + _number(name, names.trophies)
    for name in campaign.flags:
        state.flags |= 1 << _number(name, flags)
    for hero_name, mouse in campaign.mice.items():
        hero = _number(hero_name, names.heroes)
        for ability in mouse.abilities:
            state.rows[KNOWS + hero] |= 1 << _number(ability, names.abilities)
        if mouse.card:
            card = _number(mouse.card, names.cards)
            if tables.cards[card * CARD_WIDTH + C_PARTY] >= 0:
                raise InvalidOptions("kept-party-item", clause="MM-R87", card=mouse.card)
            state.rows[FROM + card] = IN_PACK + hero


def _number(name: str, names: list[str]) -> int:
    if name not in names:
        raise InvalidOptions("unknown-in-campaign", clause="MM-281", name=name[:_SHOWN])
    return names.index(name)


def after(campaign: Campaign, state: Mice) -> Campaign:
    """The campaign after a chapter: abilities, trophies and one card each (MM-281…283).

    A chapter that was lost may be played again instead: then the campaign stays as it was
    (MM-279, MM-R89).
    """
    assert state.phase == OVER, "the chapter is not over"
    tables = state.tables
    names = tables.names
    mice = dict(campaign.mice)
    for hero in range(HEROES):
        if state.rows[SEAT + hero] < 0:
            continue  # MM-R90
        cards = [
            names.cards[card]
            for card in range(tables.how_many_cards)
            if state.rows[FROM + card] == IN_PACK + hero and _ours(tables, state, card)
        ]
        abilities = tuple(names.abilities[at] for at in members(state.rows[KNOWS + hero]))
        mice[names.heroes[hero]] = Mouse(abilities, cards[0] if cards else "")
    flags = names.flags[state.chapter]
    trophies = [at for at in range(len(names.trophies)) if state.flags >> TROPHY_BIT + at & 1]
    return replace(
        campaign,
        done=(*campaign.done, (names.chapters[state.chapter], state.reason == WON)),
        trophies=tuple(names.trophies[at] for at in trophies),
        flags=tuple(
            name for at, name in enumerate(flags[: names.book_flags]) if state.flags >> at & 1
        ),
        mice=mice,
    )


def _ours(tables: Tables, state: Mice, card: int) -> bool:
    """A card that may be kept: no hero of the party starts with it."""
    starts = tables.cards[card * 16 + 10]
    return starts < 0 or state.rows[SEAT + starts] < 0
