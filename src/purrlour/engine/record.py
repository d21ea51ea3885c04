"""Record: what is kept of a playing. Readable, diffable, replayable."""

from __future__ import annotations

from dataclasses import dataclass, field

from purrlour.engine.errors import InvalidRecord

_MAGIC = "purrlour record 1"
_SHOWN = 60
_MOST_LINES = 100_000


@dataclass(frozen=True, slots=True)
class Step:
    """One choice, and the luck it drew."""

    seat: int
    action: str
    chance: tuple[int, ...] = ()

    def text(self) -> str:
        """`<seat> <action> [<chance>]`"""
        drawn = f" [{' '.join(map(str, self.chance))}]" if self.chance else ""
        return f"{self.seat} {self.action}{drawn}"


@dataclass
class Record:
    """How a table was set up, and every step since."""

    game: str
    version: int
    seats: int
    options: dict[str, str]
    """Written values; options not named have their defaults."""
    deal: tuple[int, ...]
    """The luck of the deal."""
    steps: list[Step] = field(default_factory=list)

    def text(self) -> str:
        """Header lines, an empty line, a line for each step."""
        lines = [_MAGIC, f"game {self.game}/{self.version}", f"seats {self.seats}"]
        lines += [f"option {name}={value}" for name, value in self.options.items()]
        lines += [f"deal {' '.join(map(str, self.deal))}".rstrip(), ""]
        lines += [step.text() for step in self.steps]
        return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """The record with this text."""
    lines = text.split("\n")
    if lines[0] != _MAGIC:
        raise InvalidRecord("bad-record", line=1, text=lines[0][:_SHOWN])
    if lines[-1] != "" or len(lines) > _MOST_LINES:
        raise InvalidRecord("bad-record", line=len(lines), text=lines[-1][:_SHOWN])
    reader = _Reader(lines)
    game, slash, version = reader.word("game ").partition("/")
    reader.insist(bool(game) and bool(slash))
    record = Record(
        game=game,
        version=reader.number(version),
        seats=reader.number(reader.word("seats ")),
        options=reader.options(),
        deal=reader.deal(),
    )
    reader.insist(reader.next_line() == "" and reader.at < len(lines))
    while reader.at < len(lines) - 1:
        record.steps.append(reader.step())
    return record


class _Reader:
    """Goes through the lines and quotes the one it cannot read."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 1

    def next_line(self) -> str:
        line = self.lines[self.at] if self.at < len(self.lines) else ""
        self.at += 1
        return line

    def insist(self, holds: bool) -> None:
        if not holds:
            line = self.lines[self.at - 1] if self.at <= len(self.lines) else ""
            raise InvalidRecord("bad-record", line=self.at, text=line[:_SHOWN])

    def word(self, head: str) -> str:
        line = self.next_line()
        self.insist(line.startswith(head))
        return line[len(head) :]

    def number(self, text: str) -> int:
        plain = text.isascii() and text.isdigit() and len(text) <= 18
        self.insist(plain and text == str(int(text)))
        return int(text)

    def numbers(self, text: str) -> tuple[int, ...]:
        return tuple(self.number(word) for word in text.split(" ")) if text else ()

    def deal(self) -> tuple[int, ...]:
        rest = self.word("deal")
        self.insist(not rest or (rest.startswith(" ") and len(rest) > 1))
        return self.numbers(rest[1:])

    def options(self) -> dict[str, str]:
        options: dict[str, str] = {}
        while self.at < len(self.lines) and self.lines[self.at].startswith("option "):
            name, equals, value = self.word("option ").partition("=")
            self.insist(bool(name) and bool(equals) and name not in options)
            options[name] = value
        return options

    def step(self) -> Step:
        line = self.next_line()
        seat, space, rest = line.partition(" ")
        self.insist(bool(space))
        action, bracket, drawn = rest.partition(" [")
        if bracket:
            self.insist(drawn.endswith("]") and len(drawn) > 1)
            drawn = drawn[:-1]
        self.insist(bool(action))
        return Step(self.number(seat), action, self.numbers(drawn))
