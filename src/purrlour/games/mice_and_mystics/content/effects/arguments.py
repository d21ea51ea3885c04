"""Arguments: calls of operations, one instruction each."""

from __future__ import annotations

from typing import Final

from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.content.effects.calls import OPERATIONS
from purrlour.games.mice_and_mystics.content.effects.conditions import Conditions
from purrlour.games.mice_and_mystics.content.effects.tree import (
    Argument,
    Call,
    Number,
    Pick,
    Selection,
    Value,
    Words,
)

_NONE: Final = -1
"""No register."""


class Arguments(Conditions):
    """Calls in a program."""

    def _call(self, call: Call, after: int) -> None:
        if call.name not in OPERATIONS:
            raise self._place.wrong("effect-operation", value=call.name, known=OPERATIONS)
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
