"""Files of cards with a mistake planted in each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

CURSE: Final = '[curses.snail]\ndifficulty = "easy"\nneed = "AAS"\npoints = 6\n'
_RULE: Final = "[new-rules.nr-hop]\npaws = true\n"
_LIFT: Final = '{ when = "now", do = "lift-tokens" }'

_SECTIONS: Final = (
    ('[curses.snale]\nneed = "AAS"', "cards-field-unknown", "curses", "snale"),
    ("[curse.snail]", "cards-field-unknown", "*", "curse"),
    ("points = 3", "cards-field-unknown", "*", "points"),
    ("curses = 3", "cards-no-table", "curses", ""),
    ("[curses]\nsnail = 6", "cards-no-table", "curses.snail", ""),
    ("[extra-credit.ec-tidy]", "cards-field-missing", "extra-credit.ec-tidy", "scores"),
    (_RULE, "cards-field-missing", "new-rules.nr-hop", "effect"),
    (_RULE.replace("true", '"yes"'), "cards-word", "new-rules.nr-hop", "paws"),
)
_LINES: Final = (
    ("difficulty", "", "cards-field-missing"),
    ("need", "", "cards-field-missing"),
    ("points", "", "cards-field-missing"),
    ("difficulty", '"simple"', "cards-word"),
    ("difficulty", "1", "cards-word"),
    ("need", '"AAX"', "cards-need"),
    ("need", '"aas"', "cards-need"),
    ("need", '"A"', "cards-need"),
    ("need", '""', "cards-need"),
    ("need", '"AAASSSPPF"', "cards-need"),
    ("need", '["A", "A", "S"]', "cards-need"),
    ("points", "-1", "cards-number"),
    ("points", "21", "cards-number"),
    ("points", "6.5", "cards-number"),
    ("points", "true", "cards-number"),
    ("points", '"six"', "cards-number"),
)
"""Lines of a curse, and what is written there instead."""
_ADDED: Final = (
    ("price = 3", "cards-field-unknown", "price"),
    ('designed = "need"', "cards-word", "designed"),
    ('designed = ["paws"]', "cards-word", "designed"),
    ("designed = [[]]", "cards-word", "designed"),
)
"""Lines that are added to a curse."""
_FORMULAS: Final = (
    ("", "cards-field-missing", "count"),
    ('count = "per-potion", points = 1', "cards-word", "count"),
    ('count = "per-type", points = 1', "cards-field-missing", "type"),
    ('count = "per-type", type = "elixir", points = 1', "cards-word", "type"),
    ('count = "full-sets", type = "potion", points = 1', "cards-field-unknown", "type"),
    ('count = "full-sets", points = 0', "cards-number", "points"),
    ('count = "at-most", cards = 49, points = 4', "cards-number", "cards"),
    ('count = "of-a-kind", cards = 0, points = 2', "cards-number", "cards"),
    ('count = "chapters-of", cards = "one", points = 2', "cards-number", "cards"),
)
_EFFECTS: Final = (
    ('when = "now", do = "explode"', "cards-word", "do"),
    ('when = "later", do = "lift-tokens"', "cards-word", "when"),
    ('when = "now", do = "spare-extras"', "cards-word", "when"),
    ('when = "always", do = "pass", count = 1, side = "left"', "cards-word", "when"),
    ('when = "now", do = "pass", side = "left"', "cards-field-missing", "count"),
    ('when = "now", do = "pass", count = 4, side = "left"', "cards-number", "count"),
    ('when = "now", do = "pass", count = 1, side = "across"', "cards-word", "side"),
    ('when = "now", do = "redeal-curses", count = 1', "cards-field-unknown", "count"),
    ('when = "now", do = "pass-chapter", chapter = 4, side = "left"', "cards-number", "chapter"),
    ('when = "now", do = "swap-curses", chapters = 12', "cards-list", "chapters"),
    ('when = "now", do = "swap-curses", chapters = [1]', "cards-list", "chapters"),
    ('when = "now", do = "swap-curses", chapters = [2, 2]', "cards-list", "chapters"),
    ('when = "now", do = "swap-curses", chapters = [0, 2]', "cards-number", "chapters"),
    ('when = "now", do = "cover", spell = "overflow"', "cards-word", "spell"),
    ('when = "always", do = "shelf-limit", cards = 21', "cards-number", "cards"),
    ('when = "now", do = "lift-tokens", cancels = [1]', "cards-cancels", "cancels"),
)
_STEPS: Final = (
    ("4", "cards-steps", "", "steps"),
    (f"[{_LIFT}, {_LIFT}]", "cards-steps", "", "steps"),
    (f"[{_LIFT}, 2, {_LIFT}, {_LIFT}]", "cards-no-table", ".steps.2", ""),
    (
        f'[{_LIFT}, {_LIFT}, {_LIFT}, {{ when = "now", do = "lift-tokens", cancels = [1] }}]',
        "cards-cancels",
        ".steps.4",
        "cancels",
    ),
    (
        f'[{_LIFT}, {{ when = "always", do = "free-spells", cancels = [3] }}, {_LIFT}, {_LIFT}]',
        "cards-cancels",
        ".steps.2",
        "cancels",
    ),
)


def _mistakes() -> Iterator[tuple[str, str, str, str]]:
    yield from _SECTIONS
    for field, value, key in _LINES:
        lines = [line for line in CURSE.splitlines() if not line.startswith(field)]
        written = [f"{field} = {value}"] if value else []
        yield "\n".join([*lines, *written]), key, "curses.snail", field
    for line, key, field in _ADDED:
        yield CURSE + line, key, "curses.snail", field
    yield CURSE + "bonus = 1", "cards-no-table", "curses.snail.bonus", ""
    for formula, key, field in _FORMULAS:
        yield CURSE + f"bonus = {{ {formula} }}", key, "curses.snail.bonus", field
        credit = "[extra-credit.ec-one]\n"
        yield credit + f"scores = {{ {formula} }}", key, "extra-credit.ec-one.scores", field
    for effect, key, field in _EFFECTS:
        yield _RULE + f"effect = {{ {effect} }}", key, "new-rules.nr-hop.effect", field
    for steps, key, place, field in _STEPS:
        card = "chaos-mode.cm-shuffle"
        yield f"[{card}]\nsteps = {steps}", key, card + place, field


MISTAKES: Final = list(_mistakes())
"""What is written, and what is refused: the key of the refusal, the entry, the field."""

CARELESS: Final = {
    "cards-difficulty": "".join(
        f'[curses.{name}]\ndifficulty = "easy"\nneed = "AAS"\npoints = 6\n'
        for name in ("breadhead", "vampire", "zoomies")
    ),
    "cards-no-paws": "".join(
        f"[new-rules.{name}]\npaws = false\neffect = {_LIFT}\n"
        for name in ("nr-sneeze", "nr-hop", "nr-ink")
    ),
    "cards-shelf": '[curses.yarn]\ndifficulty = "medium"\nneed = "AAFPSS"\npoints = 8\n',
}
"""Files whose cards are right one by one."""

GREEDY: Final = "".join(
    f'[curses.{name}]\ndifficulty = "hard"\nneed = "AAAAS"\npoints = 6\n'
    for name in ("scaredycat", "bathtime")
)
"""Curses that may together need more artifacts than there are."""

THIRD: Final = tuple(
    _RULE + f'effect = {{ when = "now", do = {effect} }}\n'
    for effect in (
        '"pass-chapter", chapter = 3, side = "left"',
        '"swap-curses", chapters = [1, 3]',
        '"swap-curses", chapters = [3, 2]',
    )
)
"""New Rules for two players that are about a chapter which those do not have."""
