"""Tables that cannot be opened: for every refusal that stops one, what somebody might ask for."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.games.mice_and_mystics.content.mistakes import ATTIC, DATA, EXAMPLE, Mistake
from tests.games.mice_and_mystics.content.mistakes import BOX as IN_THE_BOX
from tests.games.wizard_kittens.bad_cards import CARELESS, MISTAKES, THIRD
from tests.words.refusing import Refusal, refusals

IN_PLAY: Final = ("IllegalAction", "InvalidAction", "InvalidPosition", "InvalidRecord")
"""Refusals of what somebody does, or of what was written down: the table is open by then."""
SHARED: Final = ("InvalidOptions", "InvalidWords")
"""What the engine refuses of house rules, and the words of a storybook, are of every game."""

NOWHERE: Final = Mistake("book.toml", "", "", "content-no-file", "–", "–")
"""There is no such folder."""


def stopping(game: str) -> set[str]:
    """The keys of all refusals that can stop a table of this game from opening; "": of any."""
    return {one.key for one in refusals() if one.game == game and _stops(one)}


def _stops(refusal: Refusal) -> bool:
    if refusal.game:
        return refusal.where.startswith("games/") and refusal.kind not in IN_PLAY
    return refusal.kind in SHARED or refusal.where.startswith("bots/")


@dataclass(frozen=True)
class Opening:
    """What is asked for, and which refusal it gets."""

    key: str
    game: str
    settings: tuple[str, ...] = ()
    seats: int = 0
    bots: str = ""
    cards: str | None = None
    """What the file of cards holds, if there is one."""
    book: Mistake | None = None
    """The mistake in a storybook, or in the box that it is told with."""
    words: str = ""
    """What a storybook says."""
    campaign: str = ""

    @property
    def anywhere(self) -> bool:
        """Whether bots could be asked to play it as well: no files but cards."""
        return not (self.book or self.words or self.campaign)

    @property
    def in_the_box(self) -> bool:
        """Whether the mistake is in what every storybook is told with."""
        return self.book in IN_THE_BOX

    def arguments(self) -> list[str]:
        """What every command is told that opens tables."""
        told = [word for rule in self.settings for word in ("--set", rule)]
        told += ["--seats", str(self.seats)] if self.seats else []
        return [*told, "--bots", self.bots] if self.bots else told

    def files(self, folder: Path) -> list[str]:
        """What only `play` is told: it makes the files, too."""
        told: list[str] = []
        if self.book is NOWHERE:
            told += ["--storybook", str(folder / "nowhere")]
        elif self.in_the_box:
            assert self.book is not None
            shutil.copytree(DATA, folder / "data")
            self.book.plant(folder / "data")
            told += ["--storybook", str(folder / "data" / "book")]
        elif self.book is not None or self.words:
            shutil.copytree(EXAMPLE, folder / "book")
            if self.book is not None:
                self.book.plant(folder / "book")
            for language in ("en", "pl") if self.words else ():
                (folder / "book" / f"{language}.ftl").write_text(self.words, "utf-8")
            told += ["--storybook", str(folder / "book")]
        if self.campaign:
            (folder / "campaign").write_text(self.campaign, "utf-8")
            told += ["--campaign", str(folder / "campaign")]
        return told

    def experiment(self) -> str:
        """The same for `lab run`."""
        rules = "\n".join(f'{name} = "{value}"' for name, _, value in map(_pair, self.settings))
        seats = f"seats = {self.seats}\n" if self.seats else ""
        bots = self.bots or "random"
        return f'game = "{self.game}"\nbots = ["{bots}"]\ngames = 2\n{seats}[options]\n{rules}\n'


def _pair(rule: str) -> tuple[str, str, str]:
    return rule.partition("=")


def _shared(game: str) -> Iterator[Opening]:
    yield Opening("unknown-option", game, ("cheese=on",))
    yield Opening("unknown-option-value", game, (f"{_OPTION[game]}=cheese",))
    yield Opening("unknown-bot", game, bots="gready")
    yield Opening("bot-time", game, bots="greedy@1")
    yield Opening("seat-count", game, seats=7)


_OPTION: Final = {
    "exploding_kittens": "first",
    "koty": "teams",
    "mice_and_mystics": "level",
    "wizard_kittens": "kitten_pick",
}
"""A house rule of each game."""


def _kittens() -> Iterator[Opening]:
    yield from _shared("exploding_kittens")
    yield Opening("first-seat-missing", "exploding_kittens", ("first=4",), seats=3)


def _koty() -> Iterator[Opening]:
    yield from _shared("koty")
    yield Opening("teams-need-four-or-six", "koty", ("teams=opposite",), seats=3)
    yield Opening("seating-needs-six", "koty", ("teams=abacbc",), seats=4)
    yield Opening("together-needs-teams", "koty", ("together=on",), seats=4)
    yield Opening("partners-side-by-side", "koty", ("teams=aabb",), seats=4)
    yield Opening("first-seat-missing", "koty", ("first=5",), seats=3)


def _wizards() -> Iterator[Opening]:
    game = "wizard_kittens"
    yield from _shared(game)
    yield Opening("chaos-cat-count", game, ("chaos_cats=7",))
    yield Opening("chaos-needs-three", game, ("chaos_mode=on",), seats=2)
    yield Opening("chaos-or-new-rules", game, ("chaos_mode=on", "new_rules=on"), seats=3)
    no_cat = ("new_rules=on", "two_player_chaos_cat=remove")
    yield Opening("no-cat-for-rules", game, no_cat, seats=2)
    box = ("cards=box",)
    yield Opening("cards-not-named", game, box)
    yield Opening("cards-no-file", game, box, cards="")
    yield Opening("cards-not-toml", game, box, cards="cards = [")
    yield Opening("cards-too-large", game, box, cards="#" * 70_000)
    yield Opening("cards-other", game, ("cards=box-0123456789ab",), cards="[curses]")
    every = {key: text for text, key, _, _ in MISTAKES} | CARELESS
    every["cards-paws-third"] = THIRD[0]
    for key, text in every.items():
        yield Opening(key, game, box, cards=text)


_BOOKS: Final = {
    "book-unreadable": "story trunk",
    "book-key": "web-home = Home",
    "book-not-plain": "story-trunk = { NUMBER(3) }",
    "book-number": "story-trunk = { $cats }",
    "book-twice": "story-trunk = One.\nstory-trunk = Two.",
}
"""What a storybook says that may not be said."""
_BEGUN: Final = "book silent_bell"
_CAMPAIGNS: Final = {
    "bad-campaign": "meow",
    "unknown-in-campaign": f"{_BEGUN};trophy cheese",
    "kept-party-item": f"{_BEGUN};mouse corin card grape",
}
"""What a campaign remembers that cannot be."""


def _mice() -> Iterator[Opening]:
    game = "mice_and_mystics"
    yield from _shared(game)
    yield Opening("other-storybook", game, ("book=another-0123",))
    yield Opening("no-such-chapter", game, ("chapter=3",), words="story-trunk = It opens.")
    for key, option in _CAMPAIGNS.items():
        yield Opening(key, game, (f"campaign={option}",))
        yield Opening(key, game, campaign=_file(option))
    yield Opening("other-book", game, campaign=_file("book another"))
    over = ";".join(f"done ch{number} won" for number in range(1, 6))
    yield Opening("campaign-over", game, campaign=_file(f"{_BEGUN};{over}"))
    for key, words in _BOOKS.items():
        yield Opening(key, game, words=words)
    for mistake in {mistake.key: mistake for mistake in (*IN_THE_BOX, *ATTIC)}.values():
        yield Opening(mistake.key, game, book=mistake)
    yield Opening("content-no-file", game, book=NOWHERE)


def _file(option: str) -> str:
    """The campaign of an option, as a file."""
    return "\n".join(["purrlour campaign 1", *option.split(";"), ""])


OPENINGS: Final = [*_kittens(), *_koty(), *_mice(), *_wizards()]
