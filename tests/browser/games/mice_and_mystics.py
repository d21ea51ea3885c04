"""Mice and Mystics in the browser."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import expect

from purrlour.engine.event import Event
from purrlour.games.mice_and_mystics import events
from purrlour.games.mice_and_mystics.state import Mice
from purrlour.games.mice_and_mystics.view import MiceView
from purrlour.server.matches.match import Match
from tests.browser.facts import Played, Playing, Say, Sharing
from tests.browser.outline import Thing, by_role
from tests.browser.positions import NAMES, Wanted, asked
from tests.browser.visits import Screen, Visit, hinted, literal, new_table, replay, table
from tests.figures import figure

KEY = "mice_and_mystics"
QUICK = {"party": "suggested", "ties": "auto", "level": "hard"}
"""A short chapter: nobody is asked what does not matter, and The End is near."""
SUGGESTED = {"party": "suggested"}


# Moments and screens.


def _offered(match: Match, view: MiceView, verb: str) -> int:
    """How many choices of a sort the seat has."""
    assert match.table is not None
    return sum(one.text().startswith(f"{verb}:") for one in match.table.legal(view.seat))


def _turn(match: Match, view: MiceView) -> bool:
    return asked(match, view, "turn")


def _crowded(match: Match, view: MiceView) -> bool:
    """Somebody to fight, somewhere to go, and not all of it alone on a space."""
    shared = len({*view.spaces, *view.foe_spaces}) < len(view.spaces) + len(view.foe_spaces) - 1
    fights = _turn(match, view) and _offered(match, view, "attack") > 1
    return fights and shared and len(view.foes) > 2 and len(view.reach) > 3


def _packed(match: Match, view: MiceView) -> bool:
    """Some to attack, all of them on one space, and nobody else to be chosen."""
    assert match.table is not None
    choices = [one.text().partition(":") for one in match.table.legal(view.seat)]
    foes = {name for verb, _, name in choices if verb == "attack"}
    spaces = {view.foe_spaces[view.foes.index(name)] for name in foes}
    others = any(verb in ("share", "innate", "fling") for verb, _, _ in choices)
    return _turn(match, view) and len(foes) > 2 and len(spaces) == 1 and not others


POSITIONS = {
    "turn": Wanted(2, _crowded, SUGGESTED),
    "four": Wanted(4, lambda match, view: _turn(match, view) and len(view.foes) > 3, SUGGESTED),
    "party": Wanted(2, lambda match, view: asked(match, view, "hero") and len(view.heroes) == 2),
    "ability": Wanted(2, lambda match, view: asked(match, view, "ability"), SUGGESTED),
    "weapon": Wanted(2, lambda match, view: asked(match, view, "weapon"), SUGGESTED),
    "equip": Wanted(1, lambda match, view: asked(match, view, "equip"), SUGGESTED),
    "found": Wanted(2, lambda match, view: asked(match, view, "keep"), SUGGESTED),
    "window": Wanted(2, lambda match, view: asked(match, view, "window"), SUGGESTED),
    "arrive": Wanted(1, lambda match, view: asked(match, view, "arrive"), SUGGESTED),
    "below": Wanted(
        1, lambda match, view: _turn(match, view) and view.room.endswith("blue"), SUGGESTED
    ),
    "water": Wanted(
        1,
        lambda match, view: _turn(match, view) and view.room == "t2_blue" and len(view.reach) > 3,
        SUGGESTED | {"chapter": "2"},
    ),
    "crowd": Wanted(4, _packed, SUGGESTED),
    "thread": Wanted(1, _turn, SUGGESTED | {"chapter": "3"}),
    "tie": Wanted(2, lambda match, view: asked(match, view, "route"), SUGGESTED),
    "waiting": Wanted(
        3, lambda match, view: not asked(match, view, "turn") and view.phase == "turn", SUGGESTED
    ),
    "won": Wanted(2, lambda match, _: match.phase == "over", QUICK),
}
"""Nobody wins by whim: the last one is a chapter that is over."""


def _rules(visit: Visit) -> None:
    visit.go(f"rules/{KEY}#MM-66")
    visit.sees("web-rules-search")


def _looks_at(key: str) -> Any:
    """A sheet over the table."""

    def look(visit: Visit) -> None:
        visit.sit("turn")
        visit.press(key)
        expect(visit.page.get_by_role("dialog")).to_be_visible()

    return look


def _sheet(visit: Visit) -> None:
    visit.sit("turn")
    party = by_role(visit.page, "list", visit.words.say("web-mice-party"))
    party.get_by_role("button").last.click()
    expect(visit.page.get_by_role("dialog")).to_be_visible()


def _page(visit: Visit) -> None:
    """A page of the story over the map."""
    visit.sit("turn")
    visit.press("web-mice-read")
    expect(by_role(visit.page, "button", visit.words.say("web-mice-close-page"))).to_be_visible()


def _crowd(visit: Visit) -> None:
    """Several to attack on one space: those who are meant are laid out."""
    visit.sit("crowd")
    can = re.compile(literal(visit.words.say("web-mice-can")) + "$")
    figures = visit.page.locator("[data-roving]").nth(1).get_by_role("button", name=can)
    figures.first.press("Enter")  # others may lie over it
    crowd = by_role(visit.page, "list", visit.words.say("web-mice-crowd"))
    expect(crowd.get_by_role("button").nth(1)).to_be_visible()


HALFWAY = """\
purrlour campaign 1
book silent_bell
done ch1 won
done ch2 won
done ch3 lost
trophy hearth_cord
trophy lamplight
flag tansy_map
flag vurst_beaten
mouse corin abilities cleave shield_wall card slumber
mouse brom abilities quick_snare card ember_match
mouse maud abilities mend guardian_hymn
mouse sable abilities double_jab slip_away light_fingers
"""
WHOLE = "".join(line for line in HALFWAY.splitlines(keepends=True) if "ch3" not in line).replace(
    "trophy hearth", "done ch3 lost\ndone ch4 won\ndone ch5 won\ntrophy hearth"
)


def _campaign(text: str = "", *, opens: bool = False) -> Callable[[Visit], None]:
    """A campaign by its link; perhaps with a chapter that is played."""

    def open_campaign(visit: Visit) -> None:
        server = visit.parlour.server
        root = urlsplit(visit.parlour.url).path
        begun = server.post(f"{root}api/campaigns", {"game": KEY, "text": text})
        if opens:
            bearer = {"Authorization": f"Bearer {begun['token']}"}
            path = f"{root}api/campaigns/{begun['campaign']}/matches"
            server.post(path, {"seats": 2, "name": NAMES[0]}, **bearer)
        visit.go(f"c/{begun['campaign']}#{begun['token']}")
        visit.sees("web-campaign-way")
        visit.page.evaluate(
            "document.querySelectorAll('details').forEach((it) => (it.open = true))"
        )

    return open_campaign


def _campaigns(visit: Visit) -> None:
    """Where they begin, for somebody who has some."""
    for text in (HALFWAY, ""):
        _campaign(text)(visit)
    visit.go(f"c/{KEY}")
    visit.sees("web-campaigns-begin")


SCREENS = [
    Screen(f"{KEY}-new", new_table, game=KEY),
    Screen(f"{KEY}-campaigns", _campaigns, game=KEY),
    Screen(f"{KEY}-campaign-new", _campaign(), game=KEY),
    Screen(f"{KEY}-campaign", _campaign(HALFWAY), game=KEY),
    Screen(f"{KEY}-campaign-played", _campaign(HALFWAY, opens=True), game=KEY),
    Screen(f"{KEY}-campaign-told", _campaign(WHOLE), game=KEY),
    Screen(f"{KEY}-rules", _rules, game=KEY),
    *(Screen(f"{KEY}-{name}", table(name), scrolls=False, game=KEY) for name in POSITIONS),
    Screen(f"{KEY}-sheet", _sheet, scrolls=False, game=KEY),
    Screen(f"{KEY}-plan", _looks_at("web-mice-sheet-plan"), scrolls=False, game=KEY),
    Screen(f"{KEY}-goal", _looks_at("web-mice-goal"), scrolls=False, game=KEY),
    Screen(f"{KEY}-page", _page, scrolls=False, game=KEY),
    Screen(f"{KEY}-meant", _crowd, scrolls=False, game=KEY),
    Screen(f"{KEY}-hint", hinted("turn"), scrolls=False, game=KEY),
    Screen(f"{KEY}-replay", replay("won"), game=KEY),
]


# What robots find on the table.


def _deeds(buttons: Sequence[Thing], say: Say) -> list[Thing]:
    """What is listed to be done or to be picked; and what lights up on the map."""
    can = say("web-mice-can")
    looks = tuple(say(f"web-mice-{key}") for key in ("goal", "telling", "read"))
    crowded = say("web-mice-here", figures="").rstrip(" .")  # no finger finds a gap there
    lists = [say("web-mice-deeds"), say("web-mice-picking")]
    return [
        one
        for one in buttons
        if (one.name.endswith(can) and crowded not in one.name)
        or (not one.name.startswith(looks) and any(one.is_in("group", name) for name in lists))
    ]


def _begin(buttons: Sequence[Thing], say: Say) -> list[Thing]:
    """A page of the story is put away; else mostly what the prompt offers, if it offers anything:
    turns end, and so does the chapter."""
    if page := [one for one in buttons if one.name == say("web-mice-close-page")]:
        return page
    offered = any(one.is_in("region", say("web-table-prompt")) for one in buttons)
    return [] if offered and len(buttons) % 7 else _deeds(buttons, say)


def _aim(_buttons: Sequence[Thing], _say: Say) -> list[Thing]:
    """Nothing: the prompt has what was lifted."""
    return []


# What a seat may know.

OPEN = frozenset(one.name for one in fields(MiceView)) - {*MiceView.for_bots}
"""The fields a view may have. Those about the two decks are looked into."""
TOLD = {
    one.kind: {"kind", *(field.name for field in fields(one))}
    for one in vars(events).values()
    if isinstance(one, type) and issubclass(one, Event) and "kind" in vars(one)
}
"""What each event tells."""


@dataclass(frozen=True)
class Truth:
    """The order of both decks, which nobody knows."""

    search: list[int]
    """The search deck, bottom first."""
    threats: list[int]
    """The encounter deck likewise."""
    known: int
    """Encounter cards on top that everybody has seen (MM-R66)."""
    names: list[str]


def truth(state: Mice) -> Truth:
    search = [int(state.pile[at]) for at in range(state.cards_left)]
    threats = [int(state.threats[at]) for at in range(state.foes_left)]
    return Truth(search, threats, int(state.known), state.tables.names.encounters)


@dataclass
class Witness:
    """Of one seat. All but the order of two decks is open."""

    seat: int

    def hears(self, event: dict[str, Any]) -> None:
        """Nothing but what such an event is made of."""
        assert set(event) == TOLD[event["kind"]], event

    def sees(self, view: dict[str, Any], truth: Truth) -> None:
        """How many cards are in the decks, and those on top that everybody saw."""
        assert set(view) <= OPEN, set(view) - OPEN
        assert view["seat"] == self.seat
        assert view["deck"] == len(truth.search)
        assert view["encounters"] == len(truth.threats)
        seen = [truth.names[card] for card in truth.threats[::-1][: truth.known]]
        assert view["next_encounters"] == seen


PLAYED = Played(
    key=KEY,
    positions=POSITIONS,
    screens=SCREENS,
    playings={
        "en": Playing(4, ("desktop", "phone", "tablet"), few=("desktop",), options=QUICK),
        "pl": Playing(4, ("phone", "tablet", "desktop"), options=QUICK),
    },
    sharing=Sharing(seats=2, devices=(), handed=figure(4, long=6, plain=4)),
    window=("window", "action-pass"),
    choice="weapon",
    begin=_begin,
    aim=_aim,
    truth=truth,
    witness=Witness,
)
