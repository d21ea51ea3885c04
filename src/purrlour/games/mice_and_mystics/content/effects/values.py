"""Values: selections, picks, and numbers that depend on the game."""

from __future__ import annotations

from typing import Final

from purrlour.games.mice_and_mystics.content import ops
from purrlour.games.mice_and_mystics.content.effects.calls import (
    FILTERS,
    LISTS,
    SCOPES,
    SELECTS,
    VALUES,
)
from purrlour.games.mice_and_mystics.content.effects.program import Program
from purrlour.games.mice_and_mystics.content.effects.tree import (
    Argument,
    Number,
    Pick,
    Selection,
    Value,
    Words,
)

GROUPS: Final = {
    "kind": "kinds",
    "card": "cards",
    "counter": "counters",
    "trophy": "trophies",
    "side": "sides",
    "thing": "things",
}
"""Where names of each sort are listed."""


class Values(Program):
    """Words, selections and values in a program."""

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
        if param in GROUPS:
            return [self._names.find(GROUPS[param], word, self._place)]
        if param == "figure":
            return [self._figure(word)]
        if param == "face":
            return [self._face(word)]
        if param == "purse":
            purses = {"wheel": ops.FROM_WHEEL, "supply": ops.FROM_SUPPLY}
            return [purses[word] if word in purses else self._figure(word)]
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

    def _amount(self, amount: Number | Value) -> int:
        if isinstance(amount, Number):
            if not -ops.ALL < amount.value < ops.ALL:
                raise self._place.wrong("number", value=amount.value, least=-98, most=98)
            return amount.value
        return ops.VAR + self._value(amount)

    def _pick(self, pick: Pick, after: int, *, but: int) -> int:
        self._select(pick.selection)
        register = self._register()
        op = ops.RANDOM if pick.chance else ops.PICK
        self._aim(self.emit(op, register, but + 1), 3, after)
        return register

    def _select(self, selection: Selection) -> None:
        place = self._place
        if selection.scope not in SCOPES:
            raise place.wrong("word", value=selection.scope, known=SCOPES)
        filters = 0
        for name in selection.filters:
            if name not in FILTERS:
                raise place.wrong("word", value=name, known=FILTERS)
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
            raise self._place.wrong("effect-value", value=value.name, known=VALUES)
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

    def _wrong_argument(self, call: str, arg: Argument) -> Exception:
        shown = " ".join(arg.words) if isinstance(arg, Words) else type(arg).__name__.lower()
        return self._place.wrong("effect-argument", value=shown, call=call)
