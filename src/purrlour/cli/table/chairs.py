"""The seats around the table, side by side."""

from __future__ import annotations

from textual.content import Content
from textual.widgets import Static

from purrlour.cli.table.face import Chair

_WIDEST = 24
_LOW = 4


class Chairs(Static):
    """A frame for each seat; the current player's is double, so that colour is not needed."""

    def __init__(self) -> None:
        super().__init__(id="chairs")
        self._chairs: list[Chair] = []

    def show(self, chairs: list[Chair]) -> None:
        """Draws these chairs."""
        self._chairs = chairs
        self.refresh()

    def render(self) -> Content:
        if not self._chairs:
            return Content("")
        width = min(self.size.width // len(self._chairs), _WIDEST)
        if self.size.height < _LOW or width < 12:
            return Content("  ").join([_in_a_word(chair) for chair in self._chairs])
        columns = [_framed(chair, width) for chair in self._chairs]
        rows = [Content("").join(list(row)) for row in zip(*columns, strict=True)]
        return Content("\n").join(rows)


def _framed(chair: Chair, width: int) -> list[Content]:
    """Four lines of the same width."""
    left, right, across, down = "╔╚", "╗╝", "═", "║"
    if not chair.current:
        left, right, across, down = "╭╰", "╮╯", "─", "│"
    frame = "$quiet" if chair.out else ("bold $accent" if chair.current else "$primary")
    name = chair.name[: width - 5]
    badge = chair.badge[: width - 5]
    room = width - 2
    texts = [f"{picture} {line}" for picture, line in zip(chair.picture, chair.lines, strict=True)]
    inside = "$quiet" if chair.out else "bold" if chair.current else ""
    middle = [
        Content.assemble((down, frame), (text[:room].ljust(room), inside), (down, frame))
        for text in texts
    ]
    top = f"{left[0]}{across} {name} ".ljust(width - 1, across) + right[0]
    bottom = f"{left[1]}{f'{across} {badge} ' if badge else ''}".ljust(width - 1, across)
    return [Content.styled(top, frame), *middle, Content.styled(bottom + right[1], frame)]


def _in_a_word(chair: Chair) -> Content:
    """For small screens."""
    mark = ">" if chair.current else ""
    facts = ", ".join(fact for fact in (*chair.lines, chair.badge) if fact)
    return Content.styled(f"{mark}{chair.name}: {facts}", "bold" if chair.current else "")
