"""The stage of the rule tests: lay out a table, act, look.

    table = scene(
        dreams={"ann": "2+blue8", "bob": "0 1"}, hands={"ann": "blue1"}, pile="pink4", turn="ann"
    )

    table.play("ann", "blue1>ann.1")

    assert table.dream("ann") == "3 0 0 0"

Cards go by their names in notation, the top of the pile first. A land is written "2+blue8": two
Nines and what lies on them; lands left out are empty. People sit in the order of `dreams`, and a
land may be called by its owner's name: "crow>bob.2". Hands are filled up to four with cards that
do nothing. Cards that the scene does not mention are the faces of Nines, then lie at the bottom
of the pile. Luck is scripted: `rolls` are the outcomes, counted from 0, of the picks that an act
needs; an act that needs other luck fails. Where only the shuffle needs luck and its order does
not matter, `rolls` may be ANY.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from purrlour.engine.chance import Seeded
from purrlour.engine.table import Table
from purrlour.games.koty.actions import KotyAction
from purrlour.games.koty.content import COPIES, FIRST_NIGHT, HAND, LANDS, NAMES, NUMBERS
from purrlour.games.koty.game import Koty
from purrlour.games.koty.options import KotyOptions
from purrlour.games.koty.state import Cats
from purrlour.games.koty.view import KotyView
from tests.games.stage import Acting, Looking

GAME = Koty()
PEOPLE = ("ann", "bob", "cleo", "dan", "eve", "finn")
DECK = dict(zip(NAMES[:FIRST_NIGHT], COPIES[:FIRST_NIGHT], strict=True))
"""The deck without night cards."""
ALL_NIGHT = {"moths": "4", "bats": "4", "owls": "4", "dragon": "on"}
FILLERS = ("crow", "pink4", "pink5", "yellow2", "yellow7", "green3", "green6", "blue1", "blue8")
"""What fills up hands, the first that is left."""


class World(Looking[Cats, KotyAction, KotyView, KotyOptions]):
    """A state to look at, hidden things included."""

    game = GAME

    def hand(self, who: str) -> str:
        """Somebody's cards, sorted as the game sorts them."""
        return " ".join(self.sees(who).hand)

    def dream(self, who: str) -> str:
        """Somebody's lands: "2+blue8 0 0 0"."""
        return self.field("dreams").split("/")[self.seat(who)].replace(",", " ")

    def score(self, who: str) -> int:
        """How many cats somebody's dream is worth."""
        return self.sees("watcher").scores[self.seat(who)]

    @property
    def pile(self) -> str:
        """The draw pile, top first."""
        return self._cards("pile")

    @property
    def discard(self) -> str:
        """The discard pile, sorted."""
        return self._cards("discard")

    @property
    def unseen(self) -> str:
        """The faces of blind Nines, sorted."""
        return self._cards("unseen")

    @property
    def shown(self) -> str:
        """The faces of the other Nines, sorted."""
        return self._cards("shown")

    @property
    def winners(self) -> list[str]:
        """Who won."""
        assert self.outcome is not None, "it is not over"
        return [
            name for name, place in zip(self.names, self.outcome.places, strict=True) if place == 1
        ]

    def all_cards(self) -> Counter[str]:
        """Every card there is, but for those on the table between two decisions."""
        fields = ("hands", "pile", "discard", "shown", "unseen", "dreams")
        return Counter(re.findall(r"[a-z]+\d?", " ".join(self.field(name) for name in fields)))

    def worlds(self, who: str, count: int = 100) -> list[World]:
        """So many worlds that look the same to somebody."""
        view = self.sees(who)
        return [World(self.names, GAME.sample(view, Seeded(seed))) for seed in range(count)]


class Scene(Acting[Cats, KotyAction, KotyView, KotyOptions], World):
    """A table where people act."""

    def passes(self, who: str, *, rolls: Sequence[int] = ()) -> Scene:
        """Somebody does not defend."""
        return self.play(who, "pass", rolls=rolls)


def scene(
    *,
    dreams: dict[str, str],
    hands: dict[str, str] | None = None,
    pile: str = "",
    discard: str = "",
    turn: str | None = None,
    exact: bool = False,
    night: str = "",
    teams: str = "off",
    together: bool = False,
    cap: int | str = 20,
    surplus: str = "pair",
    limit: str = "exchanges",
    gone: Sequence[str] = (),
    turns: int = 0,
    idle: int = 0,
) -> Scene:
    """A table in the middle of a game, at the start of somebody's turn (the first one's).

    `night` names night cards that are in the deck beside those that the scene mentions. With
    `exact` the pile is what the scene says, and no card may be left over.
    """
    names = list(dreams)
    lands = {name: _lands(dreams[name]) for name in names}
    tops = [land.partition("+")[2] for dream in lands.values() for land in dream]
    nines = sum(int(land.partition("+")[0]) for dream in lands.values() for land in dream)
    held = {name: (hands or {}).get(name, "").split() for name in names}
    in_hands = [card for hand in held.values() for card in hand]
    mentioned = Counter(" ".join([pile, discard, *tops, *in_hands]).split())
    rest = Counter(DECK)
    extra = mentioned - Counter(DECK)
    assert all(NUMBERS[card] >= FIRST_NIGHT for card in extra), f"no such cards: {extra}"
    rest.subtract({card: count for card, count in mentioned.items() if card in DECK})
    rest.update(night.split())
    for name in names:
        while len(held[name]) < HAND and name not in gone:
            filler = next(card for card in FILLERS if rest[card] > 0)
            held[name].append(filler)
            rest[filler] -= 1
    left = sorted(rest.elements(), key=NUMBERS.__getitem__, reverse=True)
    assert len(left) >= nines, f"{nines} Nines, but only {len(left)} cards"
    # Plain cats make better Nines than jokers: tests look for jokers.
    left.sort(key=lambda card: card in ("joker", *night.split()))
    faces, below = left[:nines], left[nines:]
    assert not exact or not below, f"{len(below)} cards are left over"
    current = names.index(turn or names[0])
    fields = {
        "seats": len(names),
        "teams": teams,
        "together": "yes" if together else "no",
        "cap": cap,
        "limit": limit,
        "turn": current,
        "turns": turns,
        "idle": idle,
        "gone": ",".join(str(names.index(name)) for name in gone) or "-",
        "dry": "no",
        "dreams": "/".join(",".join(lands[name]) for name in names),
        "hands": "/".join(_sorted(held[name]) for name in names),
        "pile": ",".join([*pile.split(), *below]) or "-",
        "discard": _sorted(discard.split()),
        "laid": discard.split(maxsplit=1)[0] if discard else "-",
        "shown": "-",
        "unseen": _sorted(faces),
        "held": "/".join(_sorted(held[name]) for name in names),
        "story": "-",
        "play": "-",
        "card": "-",
        "repeats": 0,
        "gain": "-",
        "reason": "-",
        "phase": "turn",
        "asked": current,
    }
    if surplus != "pair":
        fields["surplus"] = surplus
    written = " ".join(f"{name}:{value}" for name, value in fields.items())
    # A table deals for itself; then its cards are laid out anew.
    table = Table(GAME, len(names), KotyOptions(first=str(current)), Seeded(0))
    table.state = GAME.load(f"{GAME.key}/{GAME.version} {written}")
    table._number_decisions()
    return Scene(names, table)


def dealt(seats: int, *, seed: int, **settings: str) -> Scene:
    """A new game, with house rules by their names."""
    table = Table(GAME, seats, GAME.options(settings), Seeded(seed))
    return Scene(PEOPLE[:seats], table)


def stock(
    dreams: dict[str, str],
    *,
    hands: dict[str, str],
    pile: str = "",
    discard: str = "",
    cap: int | str = 20,
) -> Scene:
    """A table for six whose stock is just this: all other cards are Nines, tops and hands.

    The dreams not given are filled with Nines and cats until nothing is left over.
    """
    names, seats = PEOPLE, len(PEOPLE)
    spare = len((pile + " " + discard).split())
    given = [_lands(dream) for dream in dreams.values()]
    lying = sum(int(land[0]) + ("+" in land) for dream in given for land in dream)
    at_night = sum(NUMBERS[card] >= FIRST_NIGHT for hand in hands.values() for card in hand.split())
    owed = sum(DECK.values()) + at_night - spare - HAND * seats - lying
    full: dict[str, str] = {}
    tops = iter(["blue8"] * 4 + ["yellow7"] * 4 + ["green6"] * 4 + ["blue1"] * 4 + ["yellow2"] * 4)
    for name in names:
        if name in dreams:
            full[name] = dreams[name]
            continue
        lands = []
        for nines in (3, 3, 2, 2):
            if owed <= nines:
                lands.append(str(owed))
                owed = 0
            else:
                lands.append(f"{nines}+{next(tops)}")
                owed -= nines + 1
        full[name] = " ".join(lands)
    assert owed == 0, f"{owed} cards find no place"
    return scene(dreams=full, hands=hands, pile=pile, discard=discard, exact=True, cap=cap)


def _lands(dream: str) -> list[str]:
    lands = dream.split()
    return lands + ["0"] * (LANDS - len(lands))


def _sorted(cards: Sequence[str]) -> str:
    return ",".join(sorted(cards, key=NUMBERS.__getitem__)) or "-"
