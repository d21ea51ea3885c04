"""What a seat knows: the open table, and its own Extra Credit card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from purrlour.engine.view import View
from purrlour.games.wizard_kittens.openly import open_numbers
from purrlour.games.wizard_kittens.sight import seen
from purrlour.games.wizard_kittens.state import Wizards


@dataclass(frozen=True)
class WizardView(View):
    """Everything one seat knows. Chapters are in order, and counted from 1 where they are named."""

    for_bots: ClassVar[tuple[str, ...]] = ("numbers",)

    seats: int
    cards: str
    """Which cards are played with: "ours", or those of a box."""
    says: tuple[str, ...]
    """What the cards in sight say: a card, then keys of sentences with their facts."""
    house: tuple[str, ...]
    """House rules that are not the default, as name=value."""
    mode: str
    """What is played: "basic", "new-rules", "chaos"."""
    phase: str
    """What the table waits for."""
    asked: tuple[int, ...]
    """The seat it waits for."""
    turn: int
    kittens: tuple[str, ...]
    """Each seat's kitten; "" before it has one."""
    advanced: tuple[bool, ...]
    """Whether the advanced side of each mat is up."""
    spells: tuple[tuple[str, ...], ...]
    """The four spells on each mat."""
    tokens: tuple[str, ...]
    """The spell that each token lies on; "" beside the mat."""
    blocking: bool
    """Whether a spell under its token cannot be cast."""
    open: int
    """Chapters that are open."""
    circles: tuple[tuple[tuple[str, ...], ...], ...]
    """The cards of each circle, chapter by chapter, sorted by type."""
    curses: tuple[str, ...]
    """The curse of each chapter; "" for none."""
    needs: tuple[tuple[str, ...], ...]
    """What each of these curses needs."""
    worth: tuple[int, ...]
    """The points printed on each of these curses."""
    missing: tuple[tuple[tuple[str, ...], ...], ...]
    """What each circle lacks for the curse of each chapter; all of the need's cards that count."""
    spare: tuple[tuple[int, ...], ...]
    """How many cards of each chapter its curse does not need: extras, if it were defeated now."""
    curse_deck: int
    """Cards in the curse deck."""
    known: tuple[str, ...]
    """Curses of that deck that all know to be there."""
    beaten: int
    """How many curses were defeated; six end the game."""
    trophies: tuple[tuple[str, ...], ...]
    """The curses that each seat defeated."""
    extras: tuple[tuple[tuple[str, ...], ...], ...]
    """The extra components that lie with each of them."""
    scores: tuple[int, ...]
    """What all can count for each seat; at the end the final score."""
    sheet_clauses: tuple[tuple[str, ...], ...]
    """Each seat's score sheet, line by line: the clause."""
    sheet_cards: tuple[tuple[str, ...], ...]
    """The card that the line is about."""
    sheet_points: tuple[tuple[int, ...], ...]
    """What it is worth."""
    credits: tuple[str, ...]
    """Each seat's Extra Credit card; "" where the viewer may not know it."""
    credit_points: tuple[int, ...]
    """What it would be worth now; 0 where the viewer may not know it."""
    deck: int
    """Cards in the component deck."""
    calm: int
    """Cards on top of it that can be no Chaos Cat; after that some of the next ones are."""
    safe: int
    """Cards on top of it that cannot be Caught; it is one of those below."""
    cats_left: int
    """Chaos Cats in it."""
    unseen: tuple[int, ...]
    """How many components of each type are in it."""
    discard: tuple[str, ...]
    """The discard pile, top first."""
    cats: int
    """Chaos Cats drawn so far."""
    third: bool
    """Whether the one of chapter 3 is among them."""
    rule: str
    """The New Rule that was turned up; "" for none."""
    chaos: str
    """The Chaos Mode card, once it is open; "" before."""
    in_force: tuple[str, ...]
    """Effects that stay in force: a New Rule, or a card and its step."""
    shelf: int
    """Cards that a chapter may hold; 99 without such a rule."""
    spell: str
    """The spell that is being cast; "" for none."""
    card: str
    """The card in hand that is placed next, or the second one of an Overflow; "" for none."""
    limbo: tuple[str, ...]
    """All cards drawn or taken and not placed yet."""
    aside: tuple[tuple[str, ...], ...]
    """What was passed to each seat and is not placed yet."""
    picked_card: str
    """A card chosen for the spell or effect that still lies in its place; "" for none."""
    picked_seat: int
    """Whose circle it lies in; −1 for none."""
    picked_chapter: int
    """Its chapter; 0 for none."""
    target_seat: int
    """The kitten chosen for a Favor; −1 for none."""
    target_chapter: int
    """The chapter chosen there; 0 for none."""
    effect: str
    """The effect of chaos that is being carried out; "" for none."""
    actor: int
    """Whose part of it it is; −1 without one."""
    order: tuple[int, ...]
    """Chapters whose curses were chosen to be defeated first."""
    reason: str
    """How it ended: "six", "caught", "caught-nobody"; "-" while it goes on."""
    out: tuple[str, ...]
    """The clause that shuts a seat out of winning; "" for none."""
    winners: tuple[int, ...]
    """Who won."""
    tie: str
    """The clause that decided between equals at the end; "" for none."""
    numbers: tuple[int, ...]
    """The open table as the state keeps it, for samples."""


def view(state: Wizards, seat: int) -> WizardView:
    """All that this seat (or WATCHER) knows."""
    return WizardView(**seen(state, seat), numbers=open_numbers(state))
