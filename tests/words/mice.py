"""What the tests of the words of Mice and Mystics share: the names of things."""

from __future__ import annotations

from purrlour.games.mice_and_mystics.content.load import content

KEY = "mice_and_mystics"
ANN, BOB = range(2)
HEROES = [hero.id for hero in content().heroes]
FOES = [
    *(f"roach{number}" for number in range(1, 9)),
    *(f"rat_warrior{number}" for number in range(1, 7)),
    *(f"elite_rat{number}" for number in range(1, 7)),
    *("spider", "centipede", "brodie", "captain_vurst", "hundredknock", "moth_regent"),
]
"""Minions as the log calls them."""
MOULDS = [f"{mould}{number + 1}" for mould, count in content().figures for number in range(count)]
"""Figures as choices call them: a mighty minion has the figure of its weaker kin."""
CARDS = [card.id for card in content().cards]
INITIATIVE = [*HEROES, *(card.id for card in content().minion_cards)]
SPACES = ("a3", "shelf", "rack", "chair", "table", "stool", "worktable", "post")


def passages() -> set[str]:
    """The keys of all passages that the book of chapters asks for."""
    book = content().book
    asked = {"book_before", "ch5_epilogue", "ch5_epilogue_bright", *content().stories}
    for chapter in book.chapters:
        parts = ("before", "goal", "won", "lost", "recap")
        tiles = {tile for tile, *_ in chapter.layout}
        sides = [side.id for side in content().sides if side.tile in tiles]
        asked |= {f"{chapter.id}_{part}" for part in (*parts, *sides)}
    return asked
