"""Sentences are parsed to trees, and lowered to programs that do what they say."""

from __future__ import annotations

import operator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.content.effects.calls import (
    CARD,
    EVENT,
    LISTS,
    MINION,
    OPERATIONS,
    STORY,
    TIMINGS,
    TOKEN,
    VALUES,
)
from purrlour.games.mice_and_mystics.content.effects.parse import parse
from purrlour.games.mice_and_mystics.content.effects.tree import (
    Call,
    Compare,
    Number,
    Passive,
    Pick,
    Selection,
    Sentence,
    Value,
    Words,
)
from purrlour.games.mice_and_mystics.content.errors import Place
from purrlour.games.mice_and_mystics.content.load import content
from tests.figures import LONG, figure
from tests.games.mice_and_mystics.content.machine import listing, lower, run

pytestmark = pytest.mark.uncompiled

PLACE = Place("test.toml", "test")


def test_a_sentence_says_when_for_whom_under_which_condition_what_and_how_often() -> None:
    """`may after:roll(trap) of near if moved>=2: heal(pick(M(near;hurt)),1) once(tile)`."""
    tree = parse(
        "may after:roll(trap) of near if moved>=2: heal(pick(M(near;hurt)),1) once(tile)", PLACE
    )

    hurt = Selection("M", "near", "self", ("hurt",), "")
    assert tree == Sentence(
        may=True,
        timing="after:roll",
        args=("trap",),
        whose="near",
        condition=Compare(Value("moved"), ">=", 2),
        body=(Call("heal", (Pick(hurt), Number(1))),),
        limit="tile",
    )


def test_a_passive_sentence_is_a_trait() -> None:
    """`passive for same if page>=4: dice_water-1` has no program of its own."""
    assert parse("passive for same if page>=4: dice_water-1", PLACE) == Passive(
        "same", Compare(Value("page"), ">=", 4), "dice_water", -1
    )


def test_words_and_numbers_stand_for_themselves() -> None:
    """Several words make one argument; a sign is part of the word or number."""
    tree = parse("free: pass(red gap,turn); status(self,+down); cheese(self,-2)", PLACE)

    assert isinstance(tree, Sentence)
    assert tree.body == (
        Call("pass", (Words(("red", "gap")), Words(("turn",)))),
        Call("status", (Words(("self",)), Words(("+down",)))),
        Call("cheese", (Words(("self",)), Number(-2, signed=True))),
    )


@pytest.mark.parametrize(
    ("text", "instructions"),
    [
        ("heal(self,2)", [(ops.HEAL, ops.SELF, 2)]),
        ("dice(attack,-1)", [(ops.DICE, 0, -1)]),
        ("count_as(F4 F5,hit)", [(ops.COUNT_AS, 0b11000, 0)]),
        ("hit(target,2,fire)", [(ops.HIT, ops.TARGET, 2, 1 + ops.TYPES.index("fire"))]),
        ("hit(target,1)", [(ops.HIT, ops.TARGET, 1, 0)]),
        ("attack(self,target)", [(ops.ATTACK, 0, 1, 0, 0, 0)]),
        ("attack(self,target,ranged,-1)", [(ops.ATTACK, 0, 1, ops.BY_RANGED, 0, -1)]),
        (
            "attack(self,target,ranged magic,1)",
            [(ops.ATTACK, 0, 1, ops.BY_RANGED | ops.BY_MAGIC, 1, 1)],
        ),
        ("attack(self,attacker,bonus,1)", [(ops.ATTACK, 0, 2, 0, 2, 1)]),
        ("cure(self,poison,2)", [(ops.CURE, 0, 0, 2)]),
        ("cure(self,all)", [(ops.CURE, 0, 2, ops.ALL)]),
        ("status(self,+webbed)", [(ops.STATUS, 0, 1, 1)]),
        ("status(self,-webbed)", [(ops.STATUS, 0, 1, 0)]),
        ("carry(wheel,self,2)", [(ops.CARRY, ops.FROM_WHEEL, ops.SELF, 2)]),
        ("reroll(all)", [(ops.REROLL, ops.ALL)]),
        ("set_face(1,F6)", [(ops.SET_FACE, 1, 6)]),
        ("pass(full engage,turn)", [(ops.PASS, 0b1100000, 2)]),
        ("act(self,scurry)", [(ops.ACT, 0, 1)]),
        ("peek(2,reorder)", [(ops.PEEK, 2, 1)]),
        ("spawn(rat,2)", [(ops.SPAWN, 1, 2, ops.SPAWN_RULES)]),
        ("spawn(rat,1,nearest)", [(ops.SPAWN, 1, 1, ops.SPAWN_NEAREST)]),
        ("flag(lit)", [(ops.FLAG, 1, 1)]),
        ("flag(-lit)", [(ops.FLAG, 1, 0)]),
        ("counter(threads,+1)", [(ops.COUNTER, 1, 1)]),
        ("encounter(skip)", [(ops.ENCOUNTER, ops.ENCOUNTER_SKIP, 0)]),
        ("encounter(+traps)", [(ops.ENCOUNTER, 1 << ops.FLAGS.index("traps"), 1)]),
        ("encounter(-ambush)", [(ops.ENCOUNTER, 1 << ops.FLAGS.index("ambush"), 0)]),
        ("init_end(roach,bottom)", [(ops.INIT_END, 0, 1)]),
        ("kind_mod(rat,defence,-1)", [(ops.KIND_MOD, 1, 1, -1)]),
        ("take(lamp)", [(ops.TAKE, 0)]),
        ("award(cord)", [(ops.AWARD, 0)]),
    ],
)
def test_operations_become_one_instruction(text: str, instructions: list[tuple[int, ...]]) -> None:
    """Numbers, words and names as their arguments."""
    rule, code = lower(f"setup: {text}", STORY)

    wanted = [(*one, *(0,) * (ops.WIDTH - len(one))) for one in instructions]
    assert listing(code, rule.code)[:-1] == wanted


def test_places_are_put_into_a_register_first() -> None:
    """`here` is the space of SELF, `side.space` a space by name."""
    rule, code = lower("setup: token(+snare,here); place(self,hall_orange.c1)", STORY)

    own = ops.IT + 1
    assert [one[:4] for one in listing(code, rule.code)[:-1]] == [
        (ops.AT, own, ops.VAR + ops.SELF, 0),
        (ops.TOKEN, 1, own, 1),
        (ops.AT, own, 0, 2),
        (ops.PLACE, ops.SELF, own, 0),
    ]


def test_two_picks_of_one_call_are_two_different_ones() -> None:
    """`swap(pick(…),pick(…))`: the second pick may not be the first."""
    rule, code = lower("free: swap(pick(M(tile)),pick(M(tile)))", CARD)

    done = run(code, rule.code, lambda _: 0, candidates=lambda _: [4, 5])
    assert [one[0] for one in done] == [ops.SWAP]
    picks = [one for one in listing(code, rule.code) if one[0] == ops.PICK]
    assert picks[1][2] == picks[0][1] + 1


def test_without_anybody_to_pick_a_statement_is_left_out() -> None:
    """The rest of the sentence still happens."""
    rule, code = lower("free: heal(pick(M(near;hurt)),1); cheese(self,+1)", CARD)

    done = run(code, rule.code, lambda _: 0, candidates=lambda _: [])
    assert [one[0] for one in done] == [ops.CHEESE]


def test_what_is_offered_needs_somebody_to_choose_from() -> None:
    """A card that could do nothing is not offered; what happens by itself is not asked."""
    offered, code = lower("free: heal(pick(M(near;hurt)),1)", CARD, may=True)
    by_itself, _ = lower("setup: heal(pick(M(near;hurt)),1)", STORY)

    assert run(code, offered.when, lambda _: 0, candidates=lambda _: [])[-1][0] == ops.NO
    assert run(code, offered.when, lambda _: 0, candidates=lambda _: [3])[-1][0] == ops.YES
    assert by_itself.when == -1


def test_each_goes_through_everybody_there_was() -> None:
    """The loop's own register holds one after another; an inner loop has its own."""
    rule, code = lower("setup: each(M(tile)){each(N(near it)){push(it,1)}; heal(it,1)}", STORY)

    def candidates(instruction: tuple[int, ...]) -> list[int]:
        return [1, 2] if instruction[1] == ops.MICE else [8]

    done = run(code, rule.code, lambda _: 0, candidates=candidates)
    assert [one[0] for one in done] == [ops.PUSH, ops.HEAL, ops.PUSH, ops.HEAL]


def test_each_may_be_limited_to_a_number_of_them() -> None:
    """`each(lore(self) of N(los))`: as many as SELF has lore."""
    rule, code = lower("free: each(lore(self) of N(los)){skip(it,move)}", CARD)

    done = run(code, rule.code, lambda _: 2, candidates=lambda _: [7, 8, 9])
    assert len(done) == 2


@pytest.mark.parametrize(("possible", "chosen"), [("M", ops.HEAL), ("N", ops.SKIP)])
def test_only_branches_that_can_be_done_may_be_chosen(possible: str, chosen: int) -> None:
    """`choose{a|b}`: a branch without anybody to pick is not allowed."""
    text = "free: choose{heal(pick(M(near)),1)|skip(pick(N(near)),turn)}"
    rule, code = lower(text, CARD)
    wanted = ops.MICE if possible == "M" else ops.MINIONS

    def candidates(instruction: tuple[int, ...]) -> list[int]:
        return [1] if instruction[1] == wanted else []

    allowed = [
        run(code, rule.code, lambda _: 0, choose=lambda n=n: n, candidates=candidates)  # type: ignore[misc]
        for n in (0, 1)
    ]
    assert [one[0] for done in allowed for one in done] == [chosen]


@pytest.mark.parametrize(
    ("timing", "owner", "trigger", "arg"),
    [
        ("before:attack(ranged)", CARD, ops.BEFORE_ATTACK, 2),
        ("before:attack", CARD, ops.BEFORE_ATTACK, 0),
        ("after:roll(trap)", CARD, ops.AFTER_ROLL, 1 + ops.ROLLS.index("trap")),
        ("react:kind(rat)", CARD, ops.REACT_KIND, 2),
        ("on:turn_end", MINION, ops.ON_TURN_END, 0),
        ("on:enter", TOKEN, ops.ON_ENTER_SPACE, 0),
        ("on:drawn", EVENT, ops.ON_DRAWN, 0),
        ("enter(hall_orange)", STORY, ops.ENTER, 1),
        ("entered(blue)", STORY, ops.ENTERED, -2),
        ("entered", STORY, ops.ENTERED, 0),
        ("edge(hall_orange,south)", STORY, ops.EXPLORE_EDGE, 1 + 2),
        ("killed(roach)", STORY, ops.KILLED, 1),
    ],
)
def test_timings_are_triggers(timing: str, owner: int, trigger: int, arg: int) -> None:
    """What stands in parentheses narrows them."""
    rule, _ = lower(f"{timing}: nothing()", owner)

    assert (rule.trigger, rule.arg) == (trigger, arg)


# Conditions: whatever is written, the program decides as the words say.

_SIGNS = {
    ">=": operator.ge,
    "<=": operator.le,
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    ">": operator.gt,
}
_NUMBERS = {"moved": ops.V_MOVED, "number": ops.V_NUMBER, "page": ops.V_PAGE, "wheel": ops.V_WHEEL}


@st.composite
def conditions(draw: st.DrawFn, depth: int = 3) -> tuple[str, str]:
    """A condition in our language, and the same in Python."""
    kind = draw(st.sampled_from(["compare", "and", "or", "not"] if depth else ["compare"]))
    if kind == "compare":
        name = draw(st.sampled_from(sorted(_NUMBERS)))
        sign = draw(st.sampled_from(sorted(_SIGNS)))
        number = draw(st.integers(0, 4))
        return f"{name}{sign}{number}", f"(v['{name}']{sign}{number})"
    ours, theirs = draw(conditions(depth - 1))
    if kind == "not":
        return f"not ({ours})", f"(not {theirs})"
    more, their_more = draw(conditions(depth - 1))
    return f"({ours}) {kind} ({more})", f"({theirs} {kind} {their_more})"


@settings(
    max_examples=figure(60, long=2000, plain=60),
    derandomize=not LONG,
    database=None,
    deadline=None,
)
@given(conditions(), st.lists(st.integers(0, 4), min_size=4, max_size=4))
def test_conditions_hold_exactly_when_the_words_say_so(
    condition: tuple[str, str], numbers: list[int]
) -> None:
    """Against Python's own and, or, not and comparisons; in `if` as well as in if(){}else{}."""
    ours, theirs = condition
    values = dict(zip(sorted(_NUMBERS), numbers, strict=True))
    holds = bool(eval(theirs, {"v": values}))
    by_code = {_NUMBERS[name]: number for name, number in values.items()}

    def value(instruction: tuple[int, ...]) -> int:
        return by_code[instruction[2]]

    rule, code = lower(f"setup if {ours}: if({ours}){{win()}}else{{lose()}}", STORY)

    assert run(code, rule.when, value)[-1][0] == (ops.YES if holds else ops.NO)
    assert run(code, rule.code, value)[0][0] == (ops.WIN if holds else ops.LOSE)


# The whole box.


def test_every_program_of_the_box_is_sound() -> None:
    """Addresses lie on instructions, registers exist, and every program comes to its end."""
    box = content()
    known = {number for name, number in vars(ops).items() if name.isupper() and type(number) is int}
    targets: dict[int, tuple[int, ...]]
    targets = {ops.JUMP: (1,), ops.LESS: (3,), ops.LEAST: (3,), ops.PICK: (3,), ops.RANDOM: (3,)}
    targets |= {ops.EACH: (3,), ops.CHOOSE: (1, 2, 3, 4)}

    assert len(box.code) % ops.WIDTH == 0
    for at in range(0, len(box.code), ops.WIDTH):
        instruction = box.code[at : at + ops.WIDTH]
        assert instruction[0] in known
        for place in targets.get(instruction[0], ()):
            assert instruction[place] % ops.WIDTH == 0
            assert 0 <= instruction[place] <= len(box.code)
        if instruction[0] in (ops.LET, ops.PICK, ops.AT):
            assert ops.IT < instruction[1] < ops.REGISTERS
    assert [rule.number for rule in box.rules] == list(range(len(box.rules)))


def test_every_operation_value_and_timing_is_explained_to_authors() -> None:
    """The page about storybooks lists them all."""
    page = Path(__file__).parents[4] / "docs" / "storybooks.md"
    text = page.read_text("utf-8")

    for name in (*OPERATIONS, *VALUES, *TIMINGS, *ops.TRAITS):
        assert f"`{name}" in text, name
    for words in LISTS.values():
        for word in words:
            assert word in text


def test_parameters_of_operations_fit_an_instruction() -> None:
    """No operation takes more than it has room for."""
    for name, (_, wanted) in OPERATIONS.items():
        assert len(wanted.split()) <= ops.WIDTH - 1, name
