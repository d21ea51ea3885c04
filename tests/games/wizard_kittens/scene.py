"""The stage of the rule tests: lay out a table, act, look.

    table = scene(circles={"ann": "AAS.F", "bob": "P"}, slots="snail catnap", turn="ann")

    table.cast("ann", "sling A1 bob.2")

    assert table.circle("bob") == "P.A.-"

Components go by their letters (A, F, P, S), chapters are separated by dots. The scene begins with
somebody's spell, or with a card in hand (`drawn`). `deck` is what comes next; all cards that the
scene does not mention lie below it, Chaos Cats and Caught last: a scene need not be one that a
playing could come to. People may be called by name: "to>bob.2". Luck is scripted: `rolls` are the
outcomes, counted from 0, of the picks that an act needs; where they do not matter, ANY.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from purrlour.engine.chance import Seeded
from purrlour.engine.event import Event
from purrlour.engine.table import Table
from purrlour.games.wizard_kittens.actions import WizardAction
from purrlour.games.wizard_kittens.content import (
    CREDIT_NAMES,
    CURSE_NAMES,
    KITTEN_NAMES,
    LETTERS,
    TYPE_NAMES,
)
from purrlour.games.wizard_kittens.editions import cards_of
from purrlour.games.wizard_kittens.game import WizardKittens
from purrlour.games.wizard_kittens.house import HOUSE
from purrlour.games.wizard_kittens.options import WizardOptions
from purrlour.games.wizard_kittens.reading import FIELDS, lay_out
from purrlour.games.wizard_kittens.state import Wizards
from purrlour.games.wizard_kittens.view import WizardView
from tests.games.stage import Acting, Looking

GAME = WizardKittens()
PEOPLE = ("ann", "bob", "cleo", "dan")
TYPES = dict(zip(LETTERS, TYPE_NAMES, strict=True))
"""Components by their letters."""
SHORT = {"cat3": "chaos-cat-3", "cat": "chaos-cat"}


class World(Looking[Wizards, WizardAction, WizardView, WizardOptions]):
    """A state to look at, hidden things included."""

    game = GAME

    def circle(self, who: str) -> str:
        """Somebody's chapters: "AAS.F.-"."""
        return self.field("circles").split("/")[self.seat(who)]

    def token(self, who: str) -> str:
        """The spell that somebody's token lies on; "" beside the mat."""
        return self.sees("watcher").tokens[self.seat(who)]

    def score(self, who: str) -> str:
        """Somebody's score pile: "snail+PF copycat"."""
        mine = [line for line in self._items("score") if line.startswith(f"{self.seat(who)}.")]
        piles = [line.split(".")[1:] for line in mine]
        return " ".join(f"{curse}+{extras}".removesuffix("+-") for curse, extras in piles)

    def points(self, who: str) -> int:
        """What somebody's score is, as far as all can count it; at the end all of it."""
        return self.sees("watcher").scores[self.seat(who)]

    def sheet(self, who: str) -> list[tuple[str, str, int]]:
        """Somebody's score sheet: clause, card and points of each line."""
        seen, seat = self.sees(who), self.seat(who)
        lines = (seen.sheet_clauses[seat], seen.sheet_cards[seat], seen.sheet_points[seat])
        return list(zip(*lines, strict=True))

    @property
    def deck(self) -> str:
        """The component deck, top first."""
        return " ".join(self._items("deck"))

    @property
    def discard(self) -> str:
        """The discard pile, top first."""
        return " ".join(self._items("discard"))

    @property
    def slots(self) -> str:
        """The curse of each chapter, "-" for none."""
        return self.field("slots").replace("/", " ")

    @property
    def curses(self) -> str:
        """The curse deck, top first."""
        return " ".join(self._items("curses"))

    @property
    def winners(self) -> list[str]:
        """Who won."""
        assert self.outcome is not None, "it is not over"
        gains = zip(self.names, self.outcome.returns, strict=True)
        return [name for name, gain in gains if gain > 0]

    def worlds(self, who: str, count: int = 100) -> list[World]:
        """So many worlds that look the same to somebody."""
        view = self.sees(who)
        return [World(self.names, GAME.sample(view, Seeded(seed))) for seed in range(count)]

    def _items(self, field: str) -> list[str]:
        written = self.field(field)
        return [] if written == "-" else written.split(",")


class Scene(Acting[Wizards, WizardAction, WizardView, WizardOptions], World):
    """A table where people act."""

    def cast(self, who: str, spell: str, *, rolls: Sequence[int] = ()) -> Scene:
        """A whole spell: "sling A1 bob.2", "swat A1 S2", "switch ann.A1 bob.F2", "summon",
        "favor A1 bob.1 2", "dismiss A1", "yoink S1 bob.F2 2". What happened adds up."""
        name, *parts = spell.split()
        texts = [name]
        place = ""
        for part in parts:
            if found := re.fullmatch(r"(?:(\w+)\.)?([AFPS])(\d)", part):
                texts.append(f"card:{TYPES[found[2]]}>{found[1] or who}.{found[3]}")
            elif re.fullmatch(r"\w+\.\d", part):
                place = part.split(".")[0]
                texts.append(f"to>{part}")
            else:
                texts.append(f"to>{place}.{part}" if name == "favor" else f"place:{part}")
        happened: list[Event] = []
        for number, text in enumerate(texts):
            last = number == len(texts) - 1
            happened += self.play(who, text, rolls=rolls if last else ()).events
        self.events = happened
        return self


def scene(
    *,
    circles: dict[str, str],
    deck: str = "",
    discard: str = "",
    slots: str = "",
    curses: str | None = None,
    turn: str | None = None,
    drawn: str = "",
    phase: str = "spell",
    open: int = 0,  # noqa: A002 - chapters are open
    score: dict[str, str] | None = None,
    tokens: dict[str, str] | None = None,
    kittens: dict[str, str] | None = None,
    credit: dict[str, str] | None = None,
    mode: str = "basic",
    rule: str = "",
    chaos: str = "",
    cats: int | None = None,
    cards: str = "ours",
    **options: str,
) -> Scene:
    """A table in the middle of a game, before the spell of `turn` (the first one's).

    `curses` not given are those of the curse deck that make two of each difficulty. A New Rule is
    in force unless `cats` is 0. With `drawn` a card is in hand, and the turn has just begun.
    """
    names = list(circles)
    laid = [_chapters(circles[name]) for name in names]
    piles = [line for name in names for line in _piles(names, name, (score or {}).get(name, ""))]
    lying = (slots.split() + ["-"] * 3)[:3]
    chapters = open or (3 if lying[2] != "-" or any(line[2] != "-" for line in laid) else 2)
    mats = _mats(names, kittens or {})
    inside = {int(mode[-1])} if mode.startswith("chaos") else {1}
    out = cats if cats is not None else int(bool(rule) or chapters == 3)
    top = [SHORT.get(card, card) for card in deck.split()]
    seen = Counter("".join([*map("".join, laid), drawn, discard, *(one[2] for one in piles)]))
    rest = Counter(dict.fromkeys(LETTERS, 12))
    rest.subtract({letter: seen[letter] + top.count(letter) for letter in LETTERS})
    assert min(rest.values()) >= 0, f"too many of a type: {rest}"
    waiting = inside.pop() - out
    third = chapters == 3 or waiting == 0
    below = ["chaos-cat"] * (waiting - 1) + (["chaos-cat"] if third else ["chaos-cat-3"])
    below = below[-waiting:] if waiting > 0 else []
    for cat in (card for card in top if card.startswith("chaos-cat")):
        below.remove(cat if cat in below else below[0])
    if options.get("two_player_chaos_cat") == "remove":
        below = []
    if "caught" not in top:
        below.append("caught")
    fill = [letter for _ in range(12) for letter in "PSAF" if rest[letter] and _less(rest, letter)]
    current = names.index(turn or names[0])
    fields = {
        "cards": cards,
        "seats": str(len(names)),
        "house": ",".join(f"{name}={value}" for name, value in HOUSE if options.get(name) == value),
        "mode": mode,
        "kittens": "/".join(mats),
        "tokens": "/".join((tokens or {}).get(name, "-") for name in names),
        "circles": "/".join(".".join(line) for line in laid),
        "deck": ",".join([*top, *fill, *below]),
        "discard": ",".join(discard.replace(" ", "")),
        "score": ",".join(".".join(pile) for pile in piles),
        "slots": "/".join(lying),
        "open": str(chapters),
        "cats": str(out),
        "third": "yes" if third and out else "no",
        "rule": rule,
        "chaos": chaos,
        "credit": "/".join(_credit(names, credit or {})),
        "turn": str(current),
        "card": drawn,
        "limbo": drawn,
        "phase": "turn" if drawn else phase,
        "asked": str(current),
    }
    used = [*(curse for curse in lying if curse != "-"), *(pile[1] for pile in piles)]
    fields["curses"] = ",".join(_curses(used, curses, cards))
    if fields["slots"] == "-/-/-" and not slots and curses is None:
        two = [*filter(None, fields["curses"].split(",")), "-", "-"]
        fields["slots"] = f"{two[0]}/{two[1]}/-"
        fields["curses"] = ",".join(curse for curse in two[2:] if curse != "-")
    known = {*options} - {name for name, _ in HOUSE}
    assert not known, f"no such house rules: {known}"
    numbers = ("draws", "actor", "stage", "todo", "due")
    whole = {name: fields.get(name, "0" if name in numbers else "") or "-" for name in FIELDS}
    whole["aside"] = "/".join(["-.-.-"] * len(names))
    # A table deals for itself; then its cards are laid out anew.
    table = Table(GAME, len(names), GAME.options({"cards": cards}), Seeded(0))
    table.state = lay_out(whole)
    table._number_decisions()
    return Scene(names, table)


def dealt(seats: int, *, seed: int, **settings: str) -> Scene:
    """A new game, with house rules by their names."""
    table = Table(GAME, seats, GAME.options(settings), Seeded(seed))
    return Scene(PEOPLE[:seats], table)


def _less(rest: Counter[str], letter: str) -> bool:
    rest[letter] -= 1
    return True


def _chapters(circle: str) -> list[str]:
    chapters = [_sorted(chapter) for chapter in circle.split(".")]
    return chapters + ["-"] * (3 - len(chapters))


def _sorted(cards: str) -> str:
    return "".join(sorted(cards.strip("-"), key=LETTERS.index)) or "-"


def _piles(names: list[str], name: str, written: str) -> list[tuple[str, str, str]]:
    """A score pile as lines of the position."""
    piles = [line.partition("+") for line in written.split()]
    return [(str(names.index(name)), curse, _sorted(extras)) for curse, _, extras in piles]


def _mats(names: list[str], kittens: dict[str, str]) -> list[str]:
    """A kitten for everybody: those named, then any others, with the basic side up."""
    taken = {kitten.split(".")[0] for kitten in kittens.values()}
    free = [kitten for kitten in KITTEN_NAMES if kitten not in taken]
    return [kittens[name] if name in kittens else f"{free.pop(0)}.basic" for name in names]


def _credit(names: list[str], credit: dict[str, str]) -> list[str]:
    free = [card for card in CREDIT_NAMES if card not in credit.values()]
    return [credit.get(name) or free.pop() for name in names]


def _curses(used: list[str], curses: str | None, cards: str) -> list[str]:
    """The curse deck: as said, or whatever makes two of each difficulty."""
    if curses is not None:
        return curses.split()
    tiers = {curse.name: curse.difficulty for curse in cards_of(cards).curses}
    deck: list[str] = []
    for tier in range(3):
        missing = 2 - sum(tiers[curse] == tier for curse in used)
        spare = [name for name in CURSE_NAMES if tiers[name] == tier and name not in used]
        deck += spare[: max(missing, 0)]
    return deck
