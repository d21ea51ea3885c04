"""Boxes with cards that nobody printed: whatever a file may say, all laws hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from purrlour.engine.chance import Seeded
from purrlour.engine.trial import check_game
from purrlour.games.wizard_kittens.cards import FORMULAS, OPERATIONS
from purrlour.games.wizard_kittens.content import (
    CHAOS_NAMES,
    CREDIT_NAMES,
    CURSE_NAMES,
    DIFFICULTIES,
    LETTERS,
    RULE_NAMES,
    SPELL_NAMES,
    TYPE_NAMES,
)
from tests.figures import figure
from tests.games.wizard_kittens.plays import box
from tests.games.wizard_kittens.scene import GAME

MODES: tuple[dict[str, str], ...] = (
    {"chaos_mode": "on", "chaos_cats": "4"},
    {"new_rules": "on", "kitten_side": "advanced"},
    {"chaos_mode": "on", "chaos_cats": "4", "kitten_side": "mixed", "pass_placement": "giver"},
    {"chaos_mode": "on", "chaos_cats": "3", "chaos_order": "effect-first", "discard_take": "top"},
    {
        "chaos_mode": "on",
        "chaos_cats": "4",
        "chaos_redraw": "none",
        "pass_resolution": "sequential",
    },
)
STANDING = ("spare-extras", "free-spells", "shelf-limit")
FIELDS = {
    **dict.fromkeys(("discard-own", "discard-other", "take-discard", "move-own"), ("count",)),
    **dict.fromkeys(("pass", "take"), ("count", "side")),
    "pass-chapter": ("chapter", "side"),
    "swap-curses": ("chapters",),
    "cover": ("spell",),
    "shelf-limit": ("shelf",),
}


class Whim:
    """Writes cards by lot."""

    def __init__(self, seed: int) -> None:
        self.luck = Seeded(seed)

    def one(self, things: tuple[str, ...]) -> str:
        """Any of these."""
        return things[self.luck.pick(len(things))]

    def effect(self, *, third: bool = True) -> str:
        """Any effect at any time that it may have, also on chapter 3 or not."""
        do = self.one(tuple(OPERATIONS))
        pairs = ("[1, 2]", "[2, 3]", "[3, 1]")
        when = "always" if do in STANDING else self.one(("now", "defeat"))
        written = {
            "count": f"count = {1 + self.luck.pick(3)}",
            "side": f'side = "{self.one(("left", "right"))}"',
            "chapter": f"chapter = {1 + self.luck.pick(3 if third else 2)}",
            "chapters": f"chapters = {self.one(pairs if third else pairs[:1])}",
            "spell": f'spell = "{self.one(SPELL_NAMES[:4])}"',
            "shelf": f"cards = {4 + self.luck.pick(3)}",
        }
        parts = [f'when = "{when}"', f'do = "{do}"']
        return f"{{ {', '.join([*parts, *(written[one] for one in FIELDS.get(do, ()))])} }}"

    def formula(self) -> str:
        """Any way to count points."""
        count = self.one(tuple(FORMULAS))
        further = {"per-type": f'type = "{self.one(TYPE_NAMES)}", '}
        for counted in ("of-a-kind", "at-most", "chapters-of", "per-cards"):
            further[counted] = f"cards = {1 + self.luck.pick(4)}, "
        return f'{{ count = "{count}", {further.get(count, "")}points = {1 + self.luck.pick(5)} }}'

    def file(self) -> str:
        """A whole box."""
        lines: list[str] = []
        for number, name in enumerate(CURSE_NAMES):
            need = "".join(self.one(tuple(LETTERS)) for _ in range(2 + self.luck.pick(2)))
            lines += [f"[curses.{name}]", f'difficulty = "{DIFFICULTIES[number % 3]}"']
            lines += [f'need = "{need}"', f"points = {self.luck.pick(12)}"]
            lines += [f"bonus = {self.formula()}"] if self.luck.pick(2) else []
        for name in CREDIT_NAMES:
            lines += [f"[extra-credit.{name}]", f"scores = {self.formula()}"]
        for number, name in enumerate(RULE_NAMES):
            lines += [f"[new-rules.{name}]", f"paws = {'false' if number % 2 else 'true'}"]
            lines += [f"effect = {self.effect(third=number % 2 == 1)}"]
        for name in CHAOS_NAMES:
            steps = ", ".join(self.effect() for _ in range(4))
            lines += [f"[chaos-mode.{name}]", f"steps = [{steps}]"]
        return "\n".join(lines)


def play(seed: int, folder: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """One game with a box of its own, under all laws; how many steps it had."""
    settings = MODES[seed % len(MODES)]
    cards = box(folder, monkeypatch, Whim(seed).file())
    assert cards.startswith("box-"), "this box was refused"
    seats = 3 + seed % 2
    report = check_game(GAME, seats, GAME.options({**settings, "cards": "box"}), seed, depth=2)
    return report.steps


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_any_box_can_be_played(mode: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In each mode, with three and with four."""
    for seed in range(mode, figure(8, long=40, plain=2) * len(MODES), len(MODES)):
        folder = tmp_path / str(seed)
        folder.mkdir()
        assert play(seed, folder, monkeypatch) > 20, seed
