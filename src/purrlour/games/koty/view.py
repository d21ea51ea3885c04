"""What a seat knows: its hand, the open table, and its own part of the story."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from purrlour.engine.decision import seats_of
from purrlour.engine.view import View
from purrlour.games.koty import story
from purrlour.games.koty.content import MOST_SEATS, NAMES, OWL
from purrlour.games.koty.endings import KINDS_OF_LAND, score_of
from purrlour.games.koty.memory import (
    masked_story,
    night_names,
    old_cards,
    row_cards,
    title_counts,
)
from purrlour.games.koty.rules.stock import known_cards
from purrlour.games.koty.state import (
    DECK,
    DISCARD,
    DREAMS,
    EXCHANGES,
    FRESH,
    GAINS,
    HANDS,
    HELD,
    NINES_MASK,
    NOTHING,
    PHASES,
    REASONS,
    SHOWN,
    SURPLUS,
    TOP_BITS,
    UNCAPPED,
    UNLIMITED,
    UNSEEN,
    Cats,
    lands_of,
    top_of,
)
from purrlour.games.koty.teams import mate_of

_SEATS: Final = tuple(tuple(seats_of(mask)) for mask in range(1 << MOST_SEATS))
"""Seats by their bits."""
_NINES: Final = tuple(land & NINES_MASK for land in range(KINDS_OF_LAND))
_TOPS: Final = tuple(
    NAMES[top_of(land)] if land >> TOP_BITS else "" for land in range(KINDS_OF_LAND)
)


@dataclass(frozen=True)
class KotyView(View):
    """Everything one seat knows."""

    for_bots: ClassVar[tuple[str, ...]] = ("story", "held", "kept", "old", "fresh")

    seats: int
    mates: tuple[int, ...]
    """Each seat's partner; −1 without teams."""
    together: bool
    """Whether partners are asked at once."""
    repeat_cap: int
    """How often an attack may be repeated; 0 for ever."""
    surplus: str
    """What a fight loses if no land can take its Nine: "pair" or "nine"."""
    limit: str
    """When an endless game is scored: "off", "exchanges", or a number of rounds."""
    phase: str
    """What the table waits for."""
    asked: tuple[int, ...]
    """The seats it waits for."""
    turn: int
    turns: int
    """Turns that are over."""
    idle: int
    """How many of them, the last ones, were exchanges."""
    gone: tuple[int, ...]
    """Seats that gave up."""
    last: bool
    """Whether somebody could not draw, so that this turn is the last."""
    nines: tuple[tuple[int, ...], ...]
    """How many Nines each land of each dream has."""
    tops: tuple[tuple[str, ...], ...]
    """The cat or crow on top of each land; "" without one."""
    scores: tuple[int, ...]
    """How many cats each dream is worth as it is."""
    cards: tuple[int, ...]
    """How many cards each seat holds."""
    known: tuple[tuple[str, ...], ...]
    """Cards that all know to be in each hand (KO-75)."""
    hand: tuple[str, ...]
    """The seat's own cards, sorted by title."""
    pile: int
    """Cards in the draw pile."""
    discard: tuple[str, ...]
    """All of it, sorted by title (KO-A24)."""
    laid: str
    """The card on top of the discard; "" if it is empty."""
    deck: tuple[str, ...]
    """The night cards of this game."""
    play: int
    """The code of the play that is not settled, −1 without one."""
    card: str
    """The card that attacks or fights, as it lies on the table; "" without one."""
    repeats: int
    """How often the attack was repeated."""
    gain: str
    """What waits to be placed: "nine", "pair", "crow", "dragon"; "-" if nothing."""
    reason: str
    """How it ended; "-" while it goes on."""
    shown: tuple[str, ...]
    """Nines whose face was seen before they were laid."""
    unseen: int
    """Nines whose face nobody knows."""
    held: tuple[str, ...]
    """What the seat itself held when the story began, and others did not know."""
    kept: tuple[int, ...]
    """How many such cards each seat held."""
    old: tuple[int, ...]
    """How many of each title were in hands unknown, or blind Nines, when the story began."""
    fresh: tuple[int, ...]
    """How many of each title were in the pile then."""
    story: bytes
    """What the seat could remember since; 15 stands for a card that it does not know."""


def view(state: Cats, seat: int) -> KotyView:
    """All that this seat (or WATCHER) knows."""
    rows, seats = state.rows, range(state.seats)
    told = state.telling()
    dreams = [rows[DREAMS + other] for other in seats]
    lands = [lands_of(dream) for dream in dreams]
    return KotyView(
        seat=seat,
        seats=state.seats,
        mates=tuple(mate_of(state, other) for other in seats),
        together=bool(state.together),
        repeat_cap=state.cap,
        surplus=SURPLUS[state.surplus],
        limit=limit_name(state.limit),
        phase=PHASES[state.phase],
        asked=_SEATS[state.asked],
        turn=state.turn,
        turns=state.turns,
        idle=state.idle,
        gone=_SEATS[state.gone],
        last=bool(state.dry),
        nines=tuple(tuple(_NINES[land] for land in dream) for dream in lands),
        tops=tuple(tuple(_TOPS[land] for land in dream) for dream in lands),
        scores=tuple(score_of(dream) for dream in dreams),
        cards=tuple(state.size(HANDS + other) for other in seats),
        known=_known(told, state) if state.holds(DECK, OWL) else ((),) * state.seats,
        hand=() if seat < 0 else row_cards(state, HANDS + seat),
        pile=state.left,
        discard=row_cards(state, DISCARD),
        laid="" if state.laid == NOTHING else NAMES[state.laid],
        deck=night_names(state),
        play=state.play,
        card="" if state.card == NOTHING else NAMES[state.card],
        repeats=state.repeats,
        gain=GAINS[state.gain],
        reason=REASONS[state.reason],
        shown=row_cards(state, SHOWN),
        unseen=state.size(UNSEEN),
        held=() if seat < 0 else row_cards(state, HELD + seat),
        kept=tuple(state.size(HELD + other) for other in seats),
        old=title_counts(old_cards(state)),
        fresh=title_counts(rows[FRESH]),
        story=masked_story(told, seat),
    )


def cap_name(cap: int) -> str:
    """A cap as the option writes it."""
    return "off" if cap == UNCAPPED else str(cap)


def limit_name(limit: int) -> str:
    """A limit as the option writes it."""
    return {UNLIMITED: "off", EXCHANGES: "exchanges"}.get(limit, str(limit))


def _known(told: bytes, state: Cats) -> tuple[tuple[str, ...], ...]:
    by_seat: list[list[str]] = [[] for _ in range(state.seats)]
    for seat, title in known_cards(told):
        by_seat[seat].append(NAMES[title])
    return tuple(map(tuple, by_seat))


def lines(told: bytes) -> list[tuple[int, int, int]]:
    """The story as (kind, seat, title)."""
    return [
        (story.kind_of(told[at]), story.seat_of(told[at]), told[at + 1])
        for at in range(0, len(told), 2)
    ]
