"""Words: which sentence fits what happened, and who reads it.

The keys follow from what is to be said, so a game brings its sentences and no code:

| what         | key, the first that exists                                      |
|--------------|-----------------------------------------------------------------|
| card         | `card-skip` and its forms as attributes; `effect-skip`          |
| action       | `action-draw` (the notation), `action-pair` (the kind)          |
| event        | `event-drew` (the kind)                                         |
| decision     | `ask-nope` to the seat asked, `wait-nope` or `wait` to others   |
| its subject  | `table-pair` (the play on the table), `table-play`              |
| refusal      | `refuse-not-your-turn`                                          |
| notice       | `notice-cards-short` (of house rules that can be played)         |
| hint         | `hint-draw-safe` (why a choice is a good one)                   |
| option       | `option-burglar`, `option-burglar.help`, `option-burglar-off`   |
| outcome      | `outcome-last-one-living`                                       |

Endings say who reads: `-you` did it, `-to-you` it was done to, `-lost` another has won, none for
everybody else. `-hidden` comes last: the reader may not know a fact of it.
Facts have the names they have on the wire. Those that are seats become names of people; refusals
also know `$seat_number`, counted from one. `CARD($card)` and `CARDS($cards)` give titles,
`EACH($faces, of: "face")` says `face-2` and whatever else is in the list.
A fact of an event that is empty is called `none`, for sentences to choose by.
What a storybook counts is a fact of every sentence: `$ch5_enter_t4_orange_spawn_rat_warrior`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from purrlour.engine.action import Action
from purrlour.engine.decision import Decision, Outcome
from purrlour.engine.errors import GameError
from purrlour.engine.event import Event
from purrlour.engine.options import Notice
from purrlour.engine.wire import Wire
from purrlour.words.store import LANGUAGES, MissingWord, Numbers, open_store, slug

_SEATS: Final = ("seat", "taker", "target", "turn")
"""Facts that are seats."""
_NOTATION: Final = re.compile(r"(?P<kind>[\w-]+)(?::(?P<card>\w+))?(?:>(?P<target>\d+))?")
"""An action's notation: what, with which card, against whom."""


class Words:
    """The words of one language, for the parlour and one of its games.

    `book` is the text of somebody else's storybook in its own words (`words/book.py`), `numbers`
    what it counts.
    """

    def __init__(
        self, language: str, game: str = "", book: str | None = None, numbers: Numbers = ()
    ) -> None:
        self._store = open_store(language, game, book, numbers)
        self.language = language

    def say(self, key: str, /, **facts: object) -> str:
        """Any sentence."""
        return self._store.say(key, facts)

    def has(self, key: str) -> bool:
        """Whether there is such a sentence."""
        return self._store.has(key)

    def rules(self, chapter: str) -> list[str]:
        """What is special in a chapter, sentence by sentence."""
        return [self.say(key) for key in self._store.keys(f"rule-{slug(chapter)}-")]

    def seat(self, seat: int, names: Sequence[str]) -> str:
        """A person's name, or the seat's where nobody gave one."""
        name = names[seat] if 0 <= seat < len(names) else ""
        return name or self.say("seat-name", number=seat + 1)

    # Things.

    def card(self, name: str, case: str = "nominative") -> str:
        """A card's title, without quotes."""
        return self._store.card(name, case)

    def cards(self, names: Sequence[str], *, counted: bool = False) -> str:
        """Several cards in their order; counted, equal neighbours become one with a number."""
        return self._store.cards(names, counted=counted)

    def name(self, kind: str, thing: str) -> str:
        """What a thing of a kind is called, `thing-tansy`; its id, if nobody has named it."""
        return self._store.each([thing], kind)

    def effect(self, card: str) -> str:
        """What the card does, in one line."""
        return self.say(f"effect-{slug(card)}")

    def option(self, name: str) -> str:
        """A house rule's name."""
        return self.say(f"option-{slug(name)}")

    def option_help(self, name: str) -> str:
        """What a house rule changes, in one line."""
        return self.say(f"option-{slug(name)}.help")

    def option_value(self, name: str, value: str) -> str:
        """A value of a house rule."""
        return self._first([f"option-{slug(name)}-{slug(value)}", f"value-{slug(value)}"], {})

    # Playing.

    def action(self, action: Action, names: Sequence[str], seat: int) -> str:
        """The label of a choice, for the seat that chooses."""
        parts = action.wire()
        keys = [f"action-{action.text()}", f"action-{parts.pop('kind')}"]
        return self._first(_for_reader(keys, _role(parts, seat)), self._facts(parts, names))

    def event(self, event: Event, names: Sequence[str], seat: int) -> str:
        """A line of the log as this seat (or WATCHER) reads it.

        It tells all that the event holds: mask it first, by `event.seen_by(seat)`.
        """
        parts = event.wire()
        keys = [f"event-{parts.pop('kind')}"]
        facts = self._facts(parts, names)
        facts.update({fact: "none" for fact, value in parts.items() if value in ("", [])})
        if isinstance(cards := parts.get("cards"), list):
            facts.setdefault("count", len(cards))
        keys = _for_reader(keys, _role(parts, seat))
        return self._first([f"{key}-hidden" for key in keys] if _hides(parts) else keys, facts)

    def decision(self, decision: Decision, names: Sequence[str], seat: int, about: str) -> str:
        """What this seat is asked, or whom the table waits for.

        `about` is a sentence that says what happened, such as the last line of the log; without
        one (or with the bare notation) the question tells what lies on the table.
        """
        play, *answers = decision.about.split(" ")
        parts = _read(play)
        facts = self._facts({**parts, "seat": decision.seat}, names)
        if seat != decision.seat:
            return self._first([f"wait-{decision.kind}", "wait"], facts)
        if about in ("", decision.about):
            lying = [parts, *(_read(word) for word in answers if ":" in word)]
            about = " ".join(self._on_table(one, names, seat) for one in lying if one)
        # How often the question was answered by doing it: a Nope, and Nopes on that Nope.
        facts.update(about=about, answers=answers.count(decision.kind))
        return self._store.say(f"ask-{decision.kind}", facts)

    def refusal(self, error: GameError, names: Sequence[str]) -> str:
        """Why not, in one sentence."""
        facts = self._facts(error.facts, names)
        for fact in _SEATS:  # a seat that does not exist has a number at least
            if isinstance(seat := error.facts.get(fact), int):
                facts[f"{fact}_number"] = seat + 1
        return self._store.say(f"refuse-{error.key}", facts)

    def notice(self, notice: Notice) -> str:
        """What to know of house rules, in one sentence."""
        return self._store.say(f"notice-{notice.key}", self._facts(notice.facts, ()))

    def hint(self, key: str, facts: Mapping[str, Wire], names: Sequence[str]) -> str:
        """Why a choice is a good one, in one sentence."""
        return self._store.say(f"hint-{key}", self._facts(facts, names))

    def outcome(self, outcome: Outcome, names: Sequence[str], seat: int) -> str:
        """How it ended, as this seat (or WATCHER) reads it."""
        places = outcome.places
        winners = [self.seat(one, names) for one, place in enumerate(places) if place == 1]
        facts: dict[str, object] = {"winner": self._store.listed(winners), "seats": len(places)}
        role = ""
        if 0 <= seat < len(places):
            facts["place"] = places[seat]
            role = "-you" if places[seat] == 1 else "-lost"
        return self._first(_for_reader([f"outcome-{outcome.reason}"], role), facts)

    # Choosing and filling a sentence.

    def _first(self, keys: list[str], facts: Mapping[str, object]) -> str:
        """The first of these sentences that exists."""
        for key in keys:
            if self.has(key):
                return self._store.say(key, facts)
        raise MissingWord(self.language, " or ".join(keys))

    def _facts(self, parts: Mapping[str, Wire], names: Sequence[str]) -> dict[str, object]:
        """Facts as sentences want them: seats that exist become names."""
        facts: dict[str, object] = {}
        for fact, value in parts.items():
            if fact in _SEATS and isinstance(value, int):
                if value >= 0:
                    facts[fact] = self.seat(value, names)
            else:
                facts[fact] = value
        return facts

    def _on_table(self, parts: dict[str, Wire], names: Sequence[str], seat: int) -> str:
        """A part of the play that waits to be settled."""
        facts = self._facts(parts, names)
        keys = [f"table-{parts['kind']}", "table-play"]
        return self._first(_for_reader(keys, _role(parts, seat)), facts)


def detect_language(environ: Mapping[str, str]) -> str:
    """The language that the environment asks for, if we speak it; else English.

    >>> detect_language({"LANG": "pl_PL.UTF-8"})
    'pl'
    >>> detect_language({"LANG": "pl_PL.UTF-8", "PURRLOUR_LANGUAGE": "en"})
    'en'
    """
    for variable in ("PURRLOUR_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(variable):
            language = re.split(r"[-_.@]", environ[variable])[0].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def _for_reader(keys: list[str], role: str) -> list[str]:
    """Each key with the reader's role, then without."""
    return [variant for key in keys for variant in dict.fromkeys((f"{key}{role}", key))]


def _role(parts: Mapping[str, Wire], seat: int) -> str:
    """The reader's part in it."""
    if seat < 0:
        return ""
    if parts.get("seat") == seat:
        return "-you"
    return "-to-you" if seat in (parts.get("taker"), parts.get("target")) else ""


def _hides(parts: Mapping[str, Wire]) -> bool:
    """Whether the reader may not know a fact of this event."""
    hidden_cards = parts.get("cards") == [] and parts.get("count", 0) != 0
    return hidden_cards or parts.get("card") == "" or parts.get("place") == -1


def _read(notation: str) -> dict[str, Wire]:
    """The parts of an action's notation; a card played by itself is its own kind."""
    match = _NOTATION.fullmatch(notation)
    if match is None:
        return {}
    parts: dict[str, Wire] = {"kind": match["kind"], "card": match["card"] or match["kind"]}
    if match["target"]:
        parts["target"] = int(match["target"])
    return parts
