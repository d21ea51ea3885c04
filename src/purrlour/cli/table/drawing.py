"""Drawing a chooser: every state has a shape of its own, colours only help."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Final

from textual.content import Content

from purrlour.cli.table.menu import Entry

if TYPE_CHECKING:
    from purrlour.cli.table.chooser import Chooser

_CARD: Final = 16
"""Letters across a card, with the gap to the next one."""


def columns(width: int) -> int:
    """Cards side by side."""
    return max(1, width // _CARD)


def draw(chooser: Chooser, width: int, height: int) -> Content:
    """Prompt, buttons or slider, cards, and one or two lines about what is highlighted."""
    if width < 4 or height < 1:
        return Content("")
    mark = "» " if len(chooser.steps) == 1 else "› "
    prompt = textwrap.wrap(mark + chooser.menu.prompt, width)[:2]
    lines = [Content.styled(line, "bold $accent") for line in prompt]
    lines += _slider(chooser, width) if chooser.menu.places else _buttons(chooser, width)
    below = _about(chooser, width)
    room = height - len(lines) - len(below)
    cards = _cards(chooser, width, max(room // 2, 0))
    lines += cards
    lines += [Content("")] * (height - len(lines) - len(below))
    return Content("\n").join([*lines[: max(height - len(below), 1)], *below])


def _buttons(chooser: Chooser, width: int) -> list[Content]:
    """In a row, and in another if they do not fit."""
    rows: list[list[Content]] = [[]]
    used = 0
    for number, entry in enumerate(chooser.menu.buttons):
        here = chooser.zone == "buttons" and chooser.at == number
        key = chooser.key_of("buttons", number)
        key = chooser.space if key == "space" else key
        text = f"{key} {entry.label}" if key else entry.label
        left, right = ("[", "]") if entry.possible else ("(", ")")
        left, right = (">", "<" if entry.possible else ")") if here else (left, right)
        if used + len(text) + 4 > width and rows[-1]:
            rows.append([])
            used = 0
        rows[-1].append(Content.styled(f"{left} {text} {right}"[:width], _style(entry, here=here)))
        used += len(text) + 5
    return [Content(" ").join(row) for row in rows if row]


def _cards(chooser: Chooser, width: int, rows: int) -> list[Content]:
    """As many rows of cards as there is room for, the highlighted one among them."""
    cards = chooser.menu.cards
    across = columns(width)
    starts = list(range(0, len(cards), across))
    current = chooser.at // across if chooser.zone == "cards" else 0
    first = max(0, min(current, len(starts) - rows)) if len(starts) > rows else 0
    lines: list[Content] = []
    for start in starts[first : first + rows]:
        drawn = [
            _card(chooser, number, entry)
            for number, entry in enumerate(cards[start : start + across], start=start)
        ]
        lines += [Content(" ").join([card[line] for card in drawn]) for line in (0, 1)]
    return lines


def _card(chooser: Chooser, number: int, entry: Entry) -> tuple[Content, Content]:
    """Two lines: its key, its title, how many there are."""
    here = chooser.zone == "cards" and chooser.at == number
    picked = entry.label == chooser.menu.picked
    room = _CARD - 4
    title = [*textwrap.wrap(entry.label, room, max_lines=2, placeholder="…"), "", ""][:2]
    count = f"×{entry.count}" if entry.count > 1 else ""
    key = chooser.key_of("cards", number) or " "
    bar = "║" if here or picked else "┃" if entry.possible else "│"
    paper = "" if here else " on $panel" if entry.possible or picked else " on $surface"
    style = ("bold" if picked and not here else _style(entry, here=here)) + paper
    edge = style if here else f"bold ${entry.tint or 'primary'}{paper}"
    marks = (">" if here else "^" if picked else key, " ")
    texts = (title[0].ljust(room), title[1].ljust(room - len(count)) + count)
    first, second = (
        Content.assemble((bar, edge), (f"{mark} {text}"[: _CARD - 2], style))
        for mark, text in zip(marks, texts, strict=True)
    )
    return first, second


def _style(entry: Entry, *, here: bool) -> str:
    if entry.possible:
        return "reverse bold" if here else "bold"
    return "reverse $quiet" if here else "$quiet"


def _slider(chooser: Chooser, width: int) -> list[Content]:
    """The pile lying on its side: its top on the left."""
    places = chooser.menu.places
    room = min(width - 4, 60) - 1
    last = max(len(places) - 1, 1)
    at = round(chooser.at * room / last)
    scale = f" ├{'─' * at}█{'─' * (room - at)}┤"
    return [
        Content(""),
        Content.styled(scale, "bold $accent"),
        Content.styled(f"  {places[chooser.at].label}", "bold"),
    ]


def _about(chooser: Chooser, width: int) -> list[Content]:
    """The refusal if there was one, else a line about the highlighted entry."""
    if chooser.notice is not None:
        clause = f"  {chooser.notice.clause}" if chooser.notice.clause else ""
        lines = textwrap.wrap(f"! {chooser.notice.sentence}{clause}", width)[:2]
        return [Content.styled(line, "bold $warning") for line in [*lines, ""][:2]]
    entry = chooser.highlighted
    note = entry.note if entry is not None else ""
    if entry is not None and note and chooser.zone == "cards":
        note = f"{entry.label}: {note}"
    lines = textwrap.wrap(note, width)[:2]
    return [Content.styled(line, "italic") for line in [*lines, "", ""][:2]]
