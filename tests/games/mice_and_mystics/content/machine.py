"""A machine for the control part of programs: enough to see that they were lowered as written."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.content.effects.lower import Lowering
from purrlour.games.mice_and_mystics.content.effects.names import Names
from purrlour.games.mice_and_mystics.content.errors import Place
from purrlour.games.mice_and_mystics.content.model import Rule

Instruction = tuple[int, ...]
OPCODES = {
    number: name
    for name, number in vars(ops).items()
    if name.isupper() and isinstance(number, int) and not name.startswith("V_")
}
"""For reading failures; some numbers have several names, which does no harm there."""


def names() -> Names:
    """A small world to speak of."""
    return Names(
        kinds={"roach": 0, "rat": 1},
        cards={"boots": 0},
        tokens={"trap": 0, "snare": 1},
        sides={"hall_orange": 0},
        spaces={0: {"a1": 0, "b1": 1, "c1": 2}},
        trophies={"cord": 0},
        flags={"key": 0, "lit": 1},
        counters={"alarm": 0, "threads": 1},
        things={"lamp": 0},
    )


def lower(
    text: str, owner: int, *, may: bool = False, known: Names | None = None
) -> tuple[Rule, list[int]]:
    """One sentence's rule and the code it points into."""
    lowering = Lowering(known or names())
    rules, _ = lowering.sentences([text], Place("test.toml", "test"), owner=owner, may=may)
    return rules[0], lowering.code


def listing(code: Sequence[int], start: int) -> list[Instruction]:
    """The instructions from an address up to the END."""
    found: list[Instruction] = []
    while True:
        instruction = tuple(code[start : start + ops.WIDTH])
        found.append(instruction)
        if instruction[0] in (ops.END, ops.NO):
            return found
        start += ops.WIDTH


def run(
    code: Sequence[int],
    start: int,
    value: Callable[[Instruction], int],
    choose: Callable[[], int] = lambda: 0,
    candidates: Callable[[Instruction], list[int]] = lambda _: [],
) -> list[Instruction]:
    """What is carried out, in order; YES or NO last if it is a condition."""
    registers = [0] * ops.REGISTERS
    chosen: list[int] = []
    rest: dict[int, list[int]] = {}
    allowed: set[int] = set()
    done: list[Instruction] = []
    for _ in range(10_000):
        op, a, b, c, d, _e = instruction = tuple(code[start : start + ops.WIDTH])
        start += ops.WIDTH
        if op == ops.END:
            return done
        if op in (ops.YES, ops.NO):
            return [*done, instruction]
        if op == ops.JUMP:
            start = a
        elif op == ops.LESS:
            start = c if registers[a] < b else start
        elif op == ops.LEAST:
            start = c if registers[a] >= b else start
        elif op == ops.LET:
            registers[a] = len(chosen) if b == ops.V_COUNT else value(instruction)
        elif op == ops.SELECT:
            chosen = candidates(instruction)
        elif op in (ops.PICK, ops.RANDOM):
            left = [one for one in chosen if b == 0 or one != registers[b - 1]]
            if left:
                registers[a] = left[0]
            else:
                start = c
        elif op == ops.PICK_MANY:
            most = registers[a - ops.VAR] if a >= ops.VAR else a
            chosen = chosen[:most]
        elif op == ops.LOOP:
            rest[a] = list(chosen)
        elif op == ops.EACH:
            if rest[a]:
                registers[b] = rest[a].pop(0)
            else:
                start = c
        elif op == ops.ALLOW:
            allowed.add(a)
        elif op == ops.CHOOSE:
            start = (a, b, c)[choose()] if choose() in allowed else d
            allowed.clear()
        else:
            done.append((op, *(_filled(arg, registers) for arg in instruction[1:])))
    raise AssertionError("the program does not end")


def _filled(arg: int, registers: list[int]) -> int:
    return registers[arg - ops.VAR] if arg >= ops.VAR else arg
