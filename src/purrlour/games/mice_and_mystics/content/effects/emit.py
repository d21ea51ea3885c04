"""Emit: instructions for statements, conditions and selections."""

from __future__ import annotations

from typing import Final

from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.content.effects.calls import (
    FIGURES,
    FILTERS,
    LISTS,
    OPERATIONS,
    SCOPES,
    SELECTS,
    VALUES,
)
from purrlour.games.mice_and_mystics.content.effects.names import Names
from purrlour.games.mice_and_mystics.content.effects.tree import (
    Argument,
    Both,
    Call,
    Choose,
    Compare,
    Condition,
    Each,
    Either,
    If,
    Named,
    Not,
    Number,
    Pick,
    Selection,
    Statement,
    Value,
    Words,
)
from purrlour.games.mice_and_mystics.content.errors import Place
from purrlour.games.mice_and_mystics.content.model import DIRECTIONS

_GROUPS: Final = {
    "kind": "kinds",
    "card": "cards",
    "counter": "counters",
    "trophy": "trophies",
    "side": "sides",
    "thing": "things",
}
_FIRST_OWN: Final = ops.IT + 1
_DEEPEST: Final = 2
_BRANCHES: Final = 3
_NONE: Final = -1


class Emitter:
    """Writes one program; addresses are those in the whole code."""

    def __init__(self, code: list[int], names: Names, place: Place) -> None:
        self._code = code
        self._names = names
        self._place = place
        self._figures = dict(FIGURES)
        self._spaces: set[str] = set()
        """Names of picks that are spaces."""
        self._kinds: set[str] = set()
        self._next = _FIRST_OWN
        self._depth = 0
        self._labels: list[int] = []
        self._waiting: list[list[int]] = []

    # Instructions and addresses.

    def emit(self, op: int, *args: int) -> int:
        """One instruction; its address."""
        at = len(self._code)
        self._code.extend((op, *args, *(0,) * (ops.WIDTH - 1 - len(args))))
        return at

    def label(self) -> int:
        """An address not known yet."""
        self._labels.append(_NONE)
        self._waiting.append([])
        return len(self._labels) - 1

    def here(self, label: int) -> None:
        """The label is this address."""
        self._labels[label] = len(self._code)
        for at in self._waiting[label]:
            self._code[at] = len(self._code)

    def _aim(self, at: int, arg: int, label: int) -> None:
        """Argument `arg` (a = 1) of the instruction at `at` is the label's address."""
        if self._labels[label] != _NONE:
            self._code[at + arg] = self._labels[label]
        else:
            self._waiting[label].append(at + arg)

    def _jump(self, label: int) -> None:
        self._aim(self.emit(ops.JUMP), 1, label)

    def _register(self) -> int:
        if self._next >= ops.REGISTERS:
            raise self._place.wrong("effect-registers")
        self._next += 1
        return self._next - 1

    # Statements.

    def body(self, statements: tuple[Statement, ...]) -> None:
        """Statements one after another."""
        for statement in statements:
            self._statement(statement)

    def _statement(self, statement: Statement) -> None:
        after = self.label()
        before = self._next
        if isinstance(statement, Call):
            self._call(statement, after)
            self._next = before
        elif isinstance(statement, Named):
            self._named(statement, after)
        elif isinstance(statement, If):
            self._if(statement, after)
        elif isinstance(statement, Each):
            self._each(statement, after)
            self._next = before
        else:
            self._choose(statement, after)
            self._next = before
        self.here(after)

    def _named(self, statement: Named, after: int) -> None:
        register = self._pick(statement.pick, after, but=_NONE)
        self._figures[statement.name] = register
        if statement.pick.selection.who == "space":
            self._spaces.add(statement.name)
        if statement.pick.selection.who == "kinds":
            self._kinds.add(statement.name)

    def _if(self, statement: If, after: int) -> None:
        otherwise = self.label()
        self.unless(statement.condition, otherwise)
        self.body(statement.then)
        if statement.otherwise:
            self._jump(after)
        self.here(otherwise)
        self.body(statement.otherwise)

    def _each(self, statement: Each, after: int) -> None:
        if self._depth == _DEEPEST:
            raise self._place.wrong("effect-depth")
        most = self._amount(statement.most) if statement.most is not None else ops.ALL
        self._select(statement.selection)
        if statement.most is not None:
            self.emit(ops.PICK_MANY, most)
        register = ops.IT if self._depth == 0 else self._register()
        outer = self._figures["it"]
        self._figures["it"] = register
        self.emit(ops.LOOP, self._depth)
        start = self.emit(ops.EACH, self._depth, register)
        self._aim(start, 3, after)
        self._depth += 1
        self.body(statement.body)
        self._depth -= 1
        self._figures["it"] = outer
        self.emit(ops.JUMP, start)

    def _choose(self, statement: Choose, after: int) -> None:
        if not 1 < len(statement.branches) <= _BRANCHES:
            raise self._place.wrong("effect-branches", most=_BRANCHES)
        starts = [self.label() for _ in statement.branches]
        for number, branch in enumerate(statement.branches):
            cannot = self.label()
            self.needs(branch[0], cannot)
            self.emit(ops.ALLOW, number)
            self.here(cannot)
        at = self.emit(ops.CHOOSE)
        for number in range(_BRANCHES):
            self._aim(at, 1 + number, starts[number] if number < len(starts) else after)
        self._aim(at, 4, after)
        for start, branch in zip(starts, statement.branches, strict=True):
            self.here(start)
            before = self._next
            self.body(branch)
            self._next = before
            self._jump(after)

    def needs(self, statement: Statement, cannot: int) -> None:
        """Go to `cannot` if the statement has nobody to choose from."""
        if isinstance(statement, Call):
            for arg in statement.args:
                if isinstance(arg, Pick):
                    self._insist_some(arg.selection, cannot)
        elif isinstance(statement, Named):
            self._insist_some(statement.pick.selection, cannot)
        elif isinstance(statement, Each):
            self._insist_some(statement.selection, cannot)
        elif isinstance(statement, Choose):
            fine = self.label()
            for branch in statement.branches:
                other = self.label()
                self.needs(branch[0], other)
                self._jump(fine)
                self.here(other)
            self._jump(cannot)
            self.here(fine)

    def _insist_some(self, selection: Selection, cannot: int) -> None:
        if selection.origin not in FIGURES:
            return  # depends on a pick that is not made yet
        self._select(selection)
        register = self._register()
        self._next -= 1
        self.emit(ops.LET, register, ops.V_COUNT)
        self._aim(self.emit(ops.LESS, register, 1), 3, cannot)

    # Calls.

    def _call(self, call: Call, after: int) -> None:
        if call.name not in OPERATIONS:
            raise self._place.wrong(
                "effect-operation", value=call.name, known=", ".join(OPERATIONS)
            )
        op, wanted = OPERATIONS[call.name]
        params = wanted.split()
        least = sum(not param.endswith("?") for param in params)
        if not least <= len(call.args) <= len(params):
            raise self._place.wrong(
                "effect-arguments", value=call.name, wanted=wanted or "–", given=len(call.args)
            )
        args: list[int] = []
        but = _NONE
        for param, arg in zip(params, call.args, strict=False):
            name = param.rstrip("?")
            if name == "figure" and isinstance(arg, Pick):
                but = self._pick(arg, after, but=but)
                args.append(but)
            else:
                args.extend(self._argument(name, arg, after, call.name))
        self.emit(op, *_completed(op, args, len(call.args), len(params)))

    def _argument(self, param: str, arg: Argument, after: int, call: str) -> list[int]:
        """The numbers that an argument stands for."""
        if param == "amount":
            return self._amount_argument(arg, call)
        if param == "space" or param == "where":
            return self._space(arg, after, where=param == "where")
        if param == "selection":
            if not isinstance(arg, Selection):
                raise self._wrong_argument(call, arg)
            self._select(arg)
            return []
        if not isinstance(arg, Words):
            raise self._wrong_argument(call, arg)
        return self._words(param, arg.words, call)

    def _words(self, param: str, words: tuple[str, ...], call: str) -> list[int]:
        if param.endswith("*"):
            known = LISTS[param[:-1]]
            return [sum(1 << self._index(word, known) for word in dict.fromkeys(words))]
        if param == "faces":
            return [sum(1 << self._face(word) - 1 for word in dict.fromkeys(words))]
        if len(words) != 1:
            raise self._wrong_argument(call, Words(words))
        word = words[0]
        if param in LISTS:
            return [self._index(word, LISTS[param])]
        if param in _GROUPS:
            return [self._names.find(_GROUPS[param], word, self._place)]
        if param == "figure":
            return [self._figure(word)]
        if param == "face":
            return [self._face(word)]
        if param == "purse":
            purses = {"wheel": ops.FROM_WHEEL, "supply": ops.FROM_SUPPLY}
            return [purses[word] if word in purses else self._figure(word)]
        if param == "direction":
            return [self._index(word, DIRECTIONS)]
        if param == "story":
            return [self._names.story(word)]
        if param == "flag":
            name, on = word.removeprefix("-"), not word.startswith("-")
            return [self._names.find("flags", name, self._place), int(on)]
        if param == "poison":
            return [1 + self._index(word, ("poison",))]
        return self._signed(param, word)

    def _signed(self, param: str, word: str) -> list[int]:
        """`+down`, `-trap`, `+traps`: what, and on or off."""
        if param == "encounter" and word == "skip":
            return [ops.ENCOUNTER_SKIP, 0]
        if word[0] not in "+-":
            raise self._place.wrong("effect-sign", value=word)
        on = int(word[0] == "+")
        if param == "token":
            return [self._names.find("tokens", word[1:], self._place), on]
        known = ops.STATUSES if param == "status" else ops.FLAGS
        number = self._index(word[1:], known)
        return [1 << number if param == "encounter" else number, on]

    def _amount_argument(self, arg: Argument, call: str) -> list[int]:
        if arg == Words(("all",)):
            return [ops.ALL]
        if call == "attack" and isinstance(arg, Number):
            # Written with a sign: so many more or fewer; without one: exactly so many.
            return [0 if arg.signed else 1, arg.value]
        if isinstance(arg, Words) and len(arg.words) == 1:
            arg = Value(arg.words[0])
        if not isinstance(arg, Number | Value):
            raise self._wrong_argument(call, arg)
        return [self._amount(arg)]

    def _amount(self, amount: Number | Value) -> int:
        if isinstance(amount, Number):
            if not -ops.ALL < amount.value < ops.ALL:
                raise self._place.wrong("number", value=amount.value, least=-98, most=98)
            return amount.value
        return ops.VAR + self._value(amount)

    def _space(self, arg: Argument, after: int, *, where: bool) -> list[int]:
        """The register that holds a space; for a place to put figures: how, and that register."""
        if where and arg == Words(("nearest",)):
            return [ops.SPAWN_NEAREST]
        how = [ops.SPAWN_AT] if where else []
        if isinstance(arg, Pick):
            register = self._pick(arg, after, but=_NONE)
            if arg.selection.who == "space":
                return [*how, register]
            self.emit(ops.AT, register, ops.VAR + register)
            return [*how, register]
        if not isinstance(arg, Words) or len(arg.words) != 1:
            raise self._place.wrong("effect-space")
        word = arg.words[0]
        if word in self._spaces:
            return [*how, self._figures[word]]
        register = self._register()
        if "." in word:
            _, space = self._names.space(word, self._place)
            self.emit(ops.AT, register, 0, space)
        else:
            figure = self._figure({"here": "self", "there": "target"}.get(word, word))
            self.emit(ops.AT, register, ops.VAR + figure)
        return [*how, register]

    # Selections and values.

    def _pick(self, pick: Pick, after: int, *, but: int) -> int:
        self._select(pick.selection)
        register = self._register()
        op = ops.RANDOM if pick.chance else ops.PICK
        self._aim(self.emit(op, register, but + 1), 3, after)
        return register

    def _select(self, selection: Selection) -> None:
        place = self._place
        if selection.scope not in SCOPES:
            raise place.wrong("word", value=selection.scope, known=", ".join(SCOPES))
        filters = 0
        for name in selection.filters:
            if name not in FILTERS:
                raise place.wrong("word", value=name, known=", ".join(FILTERS))
            filters |= FILTERS[name]
        origin = self._figure(selection.origin)
        if selection.origin in self._spaces:
            origin += ops.IN_SPACE
        kind = 0
        if selection.kind in self._kinds:
            kind = ops.VAR + self._figures[selection.kind]
        elif selection.kind:
            kind = 1 + self._names.find("kinds", selection.kind, place)
        scope = SCOPES[selection.scope]
        self.emit(ops.SELECT, SELECTS[selection.who], scope, filters, origin, kind)

    def _value(self, value: Value) -> int:
        """The register that holds the value now."""
        if value.selection is not None:
            self._select(value.selection)
            register = self._register()
            self.emit(ops.LET, register, ops.V_COUNT)
            return register
        if value.name not in VALUES:
            raise self._place.wrong("effect-value", value=value.name, known=", ".join(VALUES))
        number, wanted = VALUES[value.name]
        params = wanted.split()
        least = sum(not param.endswith("?") for param in params)
        if not least <= len(value.args) <= len(params):
            raise self._place.wrong(
                "effect-arguments", value=value.name, wanted=wanted or "–", given=len(value.args)
            )
        args: list[int] = []
        for param, arg in zip(params, value.args, strict=False):
            args.extend(self._value_words(param.rstrip("?"), arg.words, value.name, args))
        if value.name in ("minions", "stash"):
            args = [args[0] + 1 if args else 0]
        elif value.name == "it_on":
            args.append(self._figure("it"))
        register = self._register()
        self.emit(ops.LET, register, number, *args)
        return register

    def _value_words(
        self, param: str, words: tuple[str, ...], call: str, before: list[int]
    ) -> list[int]:
        if param == "spaces":
            side = before[0]
            spaces = [self._names.space_of(side, word, self._place) for word in words]
            return [sum(1 << space for space in set(spaces))]
        if param == "flag":
            return self._words(param, words, call)[:1]
        return self._words(param, words, call)

    # Conditions.

    def unless(self, condition: Condition, label: int) -> None:
        """Go to the label if the condition does not hold."""
        if isinstance(condition, Both):
            self.unless(condition.first, label)
            self.unless(condition.second, label)
        elif isinstance(condition, Either):
            fine = self.label()
            self._when(condition.first, fine)
            self.unless(condition.second, label)
            self.here(fine)
        elif isinstance(condition, Not):
            self._when(condition.inner, label)
        else:
            self._compare(condition, label, holds=False)

    def _when(self, condition: Condition, label: int) -> None:
        """Go to the label if the condition holds."""
        if isinstance(condition, Both):
            no = self.label()
            self.unless(condition.first, no)
            self._when(condition.second, label)
            self.here(no)
        elif isinstance(condition, Either):
            self._when(condition.first, label)
            self._when(condition.second, label)
        elif isinstance(condition, Not):
            self.unless(condition.inner, label)
        else:
            self._compare(condition, label, holds=True)

    def _compare(self, compare: Compare, label: int, *, holds: bool) -> None:
        """Go to the label if the comparison comes out as `holds` says."""
        before = self._next
        register = self._value(compare.value)
        self._next = before
        least, most = _range(compare.sign, compare.number)
        inside = (compare.sign != "!=") == holds
        # Inside the range: not less than its least, and not at least one past its most.
        past = self.label()
        if inside:
            if least is not None and most is None:
                self._aim(self.emit(ops.LEAST, register, least), 3, label)
            elif least is None and most is not None:
                self._aim(self.emit(ops.LESS, register, most + 1), 3, label)
            elif least is not None and most is not None:
                self._aim(self.emit(ops.LESS, register, least), 3, past)
                self._aim(self.emit(ops.LESS, register, most + 1), 3, label)
        else:
            if least is not None:
                self._aim(self.emit(ops.LESS, register, least), 3, label)
            if most is not None:
                self._aim(self.emit(ops.LEAST, register, most + 1), 3, label)
        self.here(past)

    # Words.

    def _figure(self, word: str) -> int:
        if word not in self._figures:
            raise self._place.wrong("word", value=word, known=", ".join(self._figures))
        if word == "it" and self._depth == 0:
            raise self._place.wrong("effect-it")
        return self._figures[word]

    def _face(self, word: str) -> int:
        return 1 + self._index(word, ("F1", "F2", "F3", "F4", "F5", "F6"))

    def _index(self, word: str, known: tuple[str, ...]) -> int:
        if word not in known:
            raise self._place.wrong("word", value=word, known=", ".join(known))
        return known.index(word)

    def _wrong_argument(self, call: str, arg: Argument) -> Exception:
        shown = " ".join(arg.words) if isinstance(arg, Words) else type(arg).__name__.lower()
        return self._place.wrong("effect-argument", value=shown, call=call)


def _range(sign: str, number: int) -> tuple[int | None, int | None]:
    """The least and the most that satisfy the comparison; for != those of ==."""
    if sign == ">=":
        return number, None
    if sign == ">":
        return number + 1, None
    if sign == "<=":
        return None, number
    if sign == "<":
        return None, number - 1
    return number, number


def _completed(op: int, args: list[int], given: int, wanted: int) -> list[int]:
    """Arguments that were left out, where 0 would not do; those that share a list."""
    if op == ops.ATTACK:
        how = args[2] if given > 2 else 0
        bonus = how >> 5
        kind, dice = args[3:5] if given == wanted else (0, 0)
        return [args[0], args[1], how & 31, 2 if bonus else kind, dice]
    if op == ops.CURE and given < wanted:
        return [*args, ops.ALL]
    if op == ops.HIT:
        return [*args[:2], args[2] + 1 if given == wanted else 0]
    if op == ops.TOKEN:  # token, on or off, space
        return [args[0], args[2], args[1]]
    return args
