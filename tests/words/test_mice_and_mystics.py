"""Mice and Mystics in words: all that can be said, in both languages, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from typing import Any

import pytest

from purrlour.engine.chance import Seeded
from purrlour.engine.clauses import load_clauses
from purrlour.engine.decision import WATCHER, Decision, Outcome
from purrlour.engine.event import Event, Public
from purrlour.engine.options import option_values
from purrlour.engine.table import Table
from purrlour.games import GAMES
from purrlour.games.mice_and_mystics import events
from purrlour.games.mice_and_mystics.asking import WINDOWS
from purrlour.games.mice_and_mystics.content import NAMES
from purrlour.games.mice_and_mystics.content.load import content
from purrlour.games.mice_and_mystics.content.model import CLASSES, KINDS, MODES, Card
from purrlour.games.mice_and_mystics.content.ops import TYPES
from purrlour.games.mice_and_mystics.rules.dice import PURPOSES
from purrlour.games.mice_and_mystics.state import REASONS
from purrlour.words import LANGUAGES, Words
from tests.words.mice import (
    ANN,
    BOB,
    CARDS,
    FOES,
    HEROES,
    INITIATIVE,
    KEY,
    MOULDS,
    SPACES,
    passages,
)
from tests.words.refusing import refusals
from tests.words.rendering import PEOPLE, chosen_by, messages, phases_of, plain, sound

FACTS: dict[str, tuple[object, ...]] = {
    "seat": (ANN,),
    "decision": phases_of(KEY),
    "choice": ("pass", "go:a3"),
    "hero": (*HEROES,),
    "other": (*HEROES[::-1],),
    "figure": (*HEROES, *FOES),
    "target": (*HEROES, *FOES),
    "minion": tuple(kind.id for kind in content().minions),
    "card": (*CARDS, *INITIATIVE),
    "cards": (tuple(INITIATIVE), tuple(INITIATIVE[:1])),
    "ability": tuple(ability.id for ability in content().abilities),
    "encounter": tuple(card.id for card in content().encounters),
    "encounters": (tuple(card.id for card in content().encounters[:2]),),
    "room": tuple(side.id for side in content().sides),
    "chapter": tuple(chapter.id for chapter in content().book.chapters),
    "trophy": ("cheesemaster", "roach_lord", "poison_master", "fugitive", "cat_tamer"),
    "thing": tuple(thing.id for each in content().book.chapters for thing in each.things),
    "flag": tuple(flag for each in content().book.chapters for flag in each.flags),
    "key": content().stories,
    "space": SPACES,
    "spaces": (("b3", "d3"), ("shelf",), 1, 2, 5),
    "faces": ((), (1,), (2, 3), (4, 5, 6, 6)),
    "purpose": PURPOSES,
    "mode": MODES,
    "type": ("", *TYPES),
    "status": ("stunned", "webbed", "down", "charmed", "poison"),
    "what": ("move", "battle", "turn"),
    "way": ("north", "east", "south", "west", "flip"),
    "item": ("hook", "fork", "grape", "snare", "trap"),
    "reason": REASONS[1:],
    "deck": ("search", "encounter"),
    "pages": ((1, 2),),
    **dict.fromkeys(("count", "total", "hits", "blocks", "wounds", "cost"), (0, 1, 2, 5)),
    **dict.fromkeys(("number", "page", "end", "place"), (1, 2, 12)),
    **dict.fromkeys(
        ("poison", "wheel", "found", "free", "worn", "stash", "squashed", "on", "won", "short"),
        (True, False),
    ),
}
"""What a fact of an event may be."""
MORE: dict[type[Event], dict[str, tuple[object, ...]]] = {
    events.Rolled: {"figure": ("", *HEROES, *FOES)},
    events.Drifted: {"space": ("", *SPACES), "figure": (*HEROES,)},
    events.Defeated: {"figure": (*FOES,), "hero": ("", *HEROES)},
    events.CheeseGained: {"count": (-3, -1, 1, 2, 5)},
    events.Attacked: {"card": ("", *CARDS), "figure": (*HEROES, *FOES, "")},
    events.TurnBegan: {"card": (*INITIATIVE,)},
    events.MoveRolled: {"spaces": (0, 1, 2, 5)},
    events.TrapsLaid: {"spaces": (("b3", "d3"), ("c3",))},
    events.TokenLaid: {"spaces": (("b3", "d3"), ("shelf",))},
    events.Awarded: {"trophy": tuple(trophy.id for trophy in content().book.trophies)},
}
"""Where an event's facts differ from that."""


@cache
def kinds() -> tuple[type[Event], ...]:
    """Every kind of event."""
    return tuple(
        thing
        for thing in vars(events).values()
        if isinstance(thing, type) and issubclass(thing, Event) and thing not in (Event, Public)
    )


def samples(kind: type[Event]) -> Iterator[Event]:
    """An event with one fact after another taking all its values, under every clause in words."""
    found = {**FACTS, **MORE.get(kind, {})}
    each: dict[str, tuple[object, ...]] = {
        field.name: found[field.name] for field in fields(kind) if field.name != "clause"
    }
    make: Any = kind
    first = {fact: values[0] for fact, values in each.items()}
    for clause in ("MM-01", *clauses_said(kind.kind)):
        yield make(clause, **first)
        for fact, values in each.items():
            for value in values:
                yield make(clause, **{**first, fact: value})


def clauses_said(kind: str) -> list[str]:
    """The clauses that an event's sentence makes a difference for."""
    return sorted(chosen_by(messages("en", KEY)[f"event-{kind}"]).get("clause", set()) - {"other"})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: kind.__name__)
def test_every_event_can_be_told(kind: type[Event], language: str) -> None:
    """To everybody, whatever its facts; and whoever is in it is named."""
    words = Words(language, KEY)

    for event in samples(kind):
        told = sound(words.event(event, PEOPLE, WATCHER))
        assert sound(words.event(event, PEOPLE, BOB)) == told  # only who did it is spoken to
        sound(words.event(event, (), ANN))
        for fact in ("hero", "other", "figure", "target"):
            name = getattr(event, fact, "")
            if name and not isinstance(event, events.Rolled):
                assert any(form in told for form in forms(language, name)), event


@cache
def forms(language: str, name: str) -> set[str]:
    """Every way to write a name."""
    slug = name.replace("_", "-")
    attributes = messages(language, KEY)[f"card-{slug}"].attributes
    words = Words(language, KEY)
    return {words.card(name, form.id.name) for form in attributes} | {words.card(name)}


def test_every_clause_in_the_words_is_a_clause() -> None:
    known = load_clauses(KEY, "en")
    for kind in kinds():
        assert set(clauses_said(kind.kind)) <= set(known)


# Things.


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_of_its_own_and_an_explanation(language: str) -> None:
    words = Words(language, KEY)
    things = [*NAMES]

    titles = [sound(words.card(thing)) for thing in things]
    effects = [sound(words.effect(thing)) for thing in things]

    assert len(set(things)) == len(things)
    assert {title for title in titles if titles.count(title) > 1} == set()
    assert all(effect.endswith(".") for effect in effects)


SAYS = {
    "en": {
        "paws": ("", "one paw", "two paws"),
        "dice": "+{} di",
        "defence": "defence +{}",
        "light": "light",
        "modes": {"melee": "Melee", "ranged": "Ranged"},
        "types": {"sharp": "sharp", "blunt": "blunt", "magic": "magic", "fire": "fire"},
        "classes": {name: name for name in CLASSES},
        "least": "{} {} or more",
        "battle": "battle",
        "lore": "lore",
    },
    "pl": {
        "paws": ("", "jedna łapka", "dwie łapki"),
        "dice": "+{} koś",
        "defence": "obrona +{}",
        "light": "lekka",
        "modes": {"melee": "Wręcz", "ranged": "Dystansowa"},
        "types": {"sharp": "ostra", "blunt": "obuchowa", "magic": "magiczna", "fire": "ognista"},
        "classes": dict(
            zip(
                CLASSES,
                ("wojownik", "przywódc", "kowal", "uzdrowiciel", "szelm", "łuczni", "mag"),
                strict=True,
            )
        ),
        "least": "{} {} lub więcej",
        "battle": "sile",
        "lore": "wiedzy",
    },
}
"""How cards tell their numbers."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", content().cards, ids=lambda card: card.id)
def test_a_card_says_what_its_data_say(card: Card, language: str) -> None:
    """Numbers are tuned in data; the sentence must follow."""
    say: dict[str, Any] = SAYS[language]
    told = plain(Words(language, KEY).effect(card.id))

    if KINDS[card.kind] == "weapon":
        assert say["modes"][MODES[card.mode]] in told
        assert say["types"][TYPES[card.type]] in told
        assert say["paws"][card.paws] in told
        assert card.light == (say["light"] in told)
        assert not card.bonus or say["dice"].format(card.bonus) in told
    if KINDS[card.kind] == "armour" and card.bonus:
        assert say["defence"].format(card.bonus) in told
    for number in card.classes:
        assert say["classes"][CLASSES[number]] in told
    for name, least in (("battle", card.battle), ("lore", card.lore)):
        if least:
            assert say["least"].format(say[name], least) in told


# Choices and questions.

FIGURES = [*HEROES, *FOES, *MOULDS]
EFFECTS = (
    *(f"effect:{source}" for source in CARDS),
    *(f"effect:{ability.id}" for ability in content().abilities),
    *(f"effect:{card}" for card in INITIATIVE),
    *(f"effect:{token.id}" for token in content().tokens),
    *(f"effect:{trophy.id}" for trophy in content().book.trophies),
    *(f"chapter:{chapter.id}" for chapter in content().book.chapters),
)
"""Whose sentences may ask something."""
ABOUTS: dict[str, tuple[str, ...]] = {
    "hero": ("mouse:1", "mouse:4"),
    "window": (
        *(f"{window}:{figure}" for window in filter(None, WINDOWS) for figure in FIGURES),
        *("placed", "wheel", "hourglass", "surge", "minion-turn"),
    ),
    "keep": tuple(f"mouse:maud card:{card}" for card in CARDS),
    "entry": tuple(f"minion:{kind.id}" for kind in content().minions),
    "face": tuple(f"roll:{purpose} die:2 figure:corin" for purpose in PURPOSES),
    "next-foe": tuple(f"minion:{kind.id}" for kind in content().minions),
    "share": ("share:corin with:brom", "share:maud with:sable"),
    "lay": ("item:fishhook_thread", "item:dinner_fork", "item:grape"),
    "disguise": tuple(f"encounter:{card.id}" for card in content().encounters),
    "peek": ("encounter:roach_patch encounter:the_swarm",),
    "pick": (*EFFECTS, "spill:corin", "spill:roach3"),
    **dict.fromkeys(("space", "choose", "dice", "kind", "many"), EFFECTS),
    **dict.fromkeys(
        ("weapon", "wound", "route", "toss"), tuple(f"figure:{figure}" for figure in FIGURES)
    ),
}
"""What the questions are about; the others are about a mouse."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_label_of_its_own(language: str) -> None:
    words = Words(language, KEY)

    labels = [sound(words.action(action, PEOPLE, ANN)) for action in GAMES[KEY].actions]

    assert {label for label in labels if labels.count(label) > 1} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", phases_of(KEY))
def test_every_question_can_be_asked(kind: str, language: str) -> None:
    words = Words(language, KEY)

    for about in ABOUTS.get(kind, [f"mouse:{hero}" for hero in HEROES]):
        decision = Decision(BOB, kind, about)
        asked = sound(words.decision(decision, PEOPLE, BOB, ""))
        waiting = sound(words.decision(decision, PEOPLE, ANN, ""))
        assert asked[-1] in "?."
        assert "Bob" in waiting
        assert waiting.endswith("…")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS[1:])
def test_the_end(reason: str, language: str) -> None:
    words = Words(language, KEY)
    won = reason == "won"
    outcome = Outcome(reason, (float(won),) * 3, (1,) * 3)

    told = {sound(words.outcome(outcome, PEOPLE, reader)) for reader in (WATCHER, ANN, BOB)}

    assert len(told) == 2


# Nothing missing, nothing unused.


def branches() -> Iterator[str]:
    """Every possibility that some sentence of a card or an ability leaves open."""
    sources = [(card.id, card.rules) for card in content().cards]
    sources += [(ability.id, ability.rules) for ability in content().abilities]
    for name, rules in sources:
        for rule in rules:
            if "choose{" in rule.text:
                yield from (f"{name}_{at + 1}" for at in range(rule.text.count("|") + 1))


def expected() -> set[str]:
    """Every key that something asks for, by its family."""
    box = content()
    book = box.book
    names = [*NAMES, *FOES, *MOULDS]
    keys = {f"card-{name}" for name in names} | {f"effect-{name}" for name in NAMES}
    keys |= {f"ask-{kind}" for kind in phases_of(KEY)} | {f"wait-{kind}" for kind in phases_of(KEY)}
    keys |= {f"event-{kind.kind}" for kind in kinds()} | {
        "event-chose-you",
        "event-hero-chosen-you",
        "event-attacked-hidden",
    }
    for action in GAMES[KEY].actions:
        parts = action.wire()
        keys.add(f"action-{action.text() if parts['kind'] == 'simple' else parts['kind']}")
    for name, values in option_values(type(GAMES[KEY].options({}))).items():
        keys |= {f"option-{name}", *(f"option-{name}-{value}" for value in values)}
    keys |= {f"preset-{preset}" for preset in GAMES[KEY].presets}
    keys |= {f"outcome-{reason}" for reason in REASONS[1:]}
    keys |= {f"outcome-{reason}-you" for reason in REASONS[1:]}
    keys |= {f"story-{key}" for key in passages()}
    keys |= {f"chapter-{chapter.id}" for chapter in book.chapters}
    keys |= {f"special-{rule.name}" for rule in box.rules if rule.name}
    keys |= {f"flag-{flag}" for chapter in book.chapters for flag in chapter.flags}
    keys |= {f"thing-{thing.id}" for chapter in book.chapters for thing in chapter.things}
    keys |= {f"{kind}-{purpose}" for kind in ("purpose", "roll") for purpose in PURPOSES}
    keys |= {f"table-{kind}" for kind in ("play", "mouse", "card", "effect", "encounter")}
    keys |= {f"table-{kind}" for kind in ("chapter", "spill", "share", "with")}
    keys |= {f"counter-{name}" for chapter in book.chapters for name in chapter.counters}
    keys |= {f"choice-{choice}" for choice in branches()}
    keys |= {f"refuse-{refusal.key}" for refusal in refusals() if refusal.game == KEY}
    faces = [*range(1, 7), "none"]
    keys |= {f"{kind}-{face}" for kind in ("face", "number") for face in faces}
    keys |= {f"space-{space}" for space in SPACES[1:]}
    return {key.replace("_", "-") for key in keys}


FAMILIES = (
    *("card", "effect", "ask", "wait", "event", "action", "preset", "outcome"),
    *(
        "story",
        "chapter",
        "purpose",
        "roll",
        "table",
        "face",
        "number",
        "space",
        "refuse",
        "special",
        "flag",
        "counter",
        "choice",
    ),
)


def test_nothing_is_missing_and_nothing_is_unused() -> None:
    ours = messages("en", KEY).keys() - messages("en", "").keys()
    written = {key for key in ours if key.partition("-")[0] in FAMILIES}
    wanted = {key for key in expected() if key.partition("-")[0] in FAMILIES}
    wanted -= messages("en", "").keys()

    assert wanted - written == set()
    assert written - wanted == set()


@pytest.mark.slow
def test_chapters_can_be_told_to_everybody_in_both_languages() -> None:
    """Every question, choice and event of some playings, and how they ended."""
    game = GAMES[KEY]
    speakers = [Words(language, KEY) for language in LANGUAGES]
    for chapter in range(1, 6):
        seats = 1 + chapter % 4
        whim = Seeded(chapter, "whim")
        table = Table(game, seats, game.options({"chapter": str(chapter)}), Seeded(chapter))
        names = PEOPLE[:seats]
        for _ in range(400):
            if table.outcome is not None:
                break
            decision = next(iter(table.pending.values()))
            choices = table.legal(decision.seat)
            action = choices[whim.pick(len(choices))]
            for words in speakers:
                sound(words.decision(decision, names, decision.seat, ""))
                sound(words.action(action, names, decision.seat))
            for event in table.play(decision.seat, action.text()):
                for words in speakers:
                    sound(words.event(event, names, WATCHER))
