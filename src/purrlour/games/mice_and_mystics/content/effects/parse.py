"""Parse: a sentence to its tree."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

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
    Passive,
    Pick,
    Selection,
    Sentence,
    Statement,
    Value,
    Words,
)
from purrlour.games.mice_and_mystics.content.errors import Place

SELECTORS: Final = ("M", "M-", "N", "all", "space", "cards", "kinds")
_TOKEN: Final = re.compile(
    r"\s*(?:(?P<sign>>=|<=|==|!=|<|>)|(?P<select>M-|M|N)(?=\()"
    r"|(?P<word>[+-]?[A-Za-z_][A-Za-z0-9_.]*)|(?P<number>[+-]?\d+)|(?P<mark>[(){};|,=]))"
)
_HEAD: Final = re.compile(
    r"(?P<may>may )?(?P<timing>[a-z_]+(?::[a-z_]+)?)(?:\((?P<args>[^)]*)\))?"
    r"(?: (?:of|for) (?P<whose>[a-z_]+))?(?: if (?P<condition>.+))?"
)
_DEEPEST: Final = 30
"""Levels of braces and conditions within each other."""
_TRAIT: Final = re.compile(r"(?P<trait>[a-z_]+)(?P<amount>[+-]\d+)")
_LIMIT: Final = re.compile(r"\s+once\((?P<limit>[a-z]+)\)\s*$")


def parse_all(texts: list[str], place: Place) -> Iterator[tuple[str, Place, Sentence | Passive]]:
    """Each sentence, where it stands, and its tree; long ones may be broken into lines."""
    for number, lines in enumerate(texts):
        text = " ".join(lines.split())
        here = place.of(f"do[{number}]" if len(texts) > 1 else "do")
        yield text, here, parse(text, here)


def parse(text: str, place: Place) -> Sentence | Passive:
    """The tree of a sentence."""
    head, colon, body = text.partition(": ")
    found = _HEAD.fullmatch(head.strip())
    if not found or not colon:
        raise place.wrong("sentence", text=text)
    asked = found["condition"]
    condition = _Reader(asked, place).whole_condition() if asked else None
    if found["timing"] == "passive":
        trait = _TRAIT.fullmatch(body.strip())
        if not trait:
            raise place.wrong("passive", text=text)
        return Passive(found["whose"] or "own", condition, trait["trait"], int(trait["amount"]))
    limit = _LIMIT.search(body)
    if limit:
        body = body[: limit.start()]
    return Sentence(
        may=bool(found["may"]),
        timing=found["timing"],
        args=tuple(arg.strip() for arg in (found["args"] or "").split(",") if arg.strip()),
        whose=found["whose"] or "own",
        condition=condition,
        body=_Reader(body, place).whole_body(),
        limit=limit["limit"] if limit else "",
    )


class _Reader:
    """Reads one run of tokens from left to right."""

    def __init__(self, text: str, place: Place) -> None:
        self._text = text
        self._place = place
        self._tokens = self._split(text)
        self._at = 0
        self._depth = 0

    def whole_body(self) -> tuple[Statement, ...]:
        """Statements up to the end."""
        body = self._statements()
        self._insist_end()
        return body

    def whole_condition(self) -> Condition:
        """A condition up to the end."""
        condition = self._condition()
        self._insist_end()
        return condition

    def _split(self, text: str) -> list[str]:
        tokens, at = [], 0
        text = text.rstrip()
        while at < len(text):
            found = _TOKEN.match(text, at)
            if not found:
                raise self._place.wrong("effect-syntax", text=text, near=text[at : at + 12])
            tokens.append(found.group().strip())
            at = found.end()
        return tokens

    def _peek(self, ahead: int = 0) -> str:
        at = self._at + ahead
        return self._tokens[at] if at < len(self._tokens) else ""

    def _take(self, wanted: str = "") -> str:
        token = self._peek()
        if not token or (wanted and token != wanted):
            raise self._place.wrong("effect-syntax", text=self._text, near=token or wanted)
        self._at += 1
        return token

    def _word(self) -> str:
        token = self._take()
        if not re.fullmatch(r"[+-]?[A-Za-z_][\w.]*", token):
            raise self._place.wrong("effect-syntax", text=self._text, near=token)
        return token

    def _go_deeper(self) -> None:
        """Braces and conditions within each other: somewhere there is an end."""
        self._depth += 1
        if self._depth > _DEEPEST:
            raise self._place.wrong("effect-nested", most=_DEEPEST)

    def _insist_end(self) -> None:
        if self._peek():
            raise self._place.wrong("effect-syntax", text=self._text, near=self._peek())

    # Statements.

    def _statements(self) -> tuple[Statement, ...]:
        found = [self._statement()]
        while self._peek() == ";":
            self._take()
            found.append(self._statement())
        return tuple(found)

    def _block(self) -> tuple[Statement, ...]:
        self._take("{")
        self._go_deeper()
        body = self._statements()
        self._depth -= 1
        self._take("}")
        return body

    def _statement(self) -> Statement:
        name = self._peek()
        if name == "if":
            return self._if()
        if name == "each":
            return self._each()
        if name == "choose":
            return self._choose()
        if name in ("pick", "any"):
            pick = self._pick()
            self._take("as")
            return Named(pick, self._word())
        name = self._word()
        self._take("(")
        args: list[Argument] = []
        while self._peek() != ")":
            args.append(self._argument())
            if self._peek() != ")":
                self._take(",")
        self._take(")")
        return Call(name, tuple(args))

    def _if(self) -> If:
        self._take("if")
        self._take("(")
        condition = self._condition()
        self._take(")")
        then = self._block()
        otherwise: tuple[Statement, ...] = ()
        if self._peek() == "else":
            self._take()
            otherwise = self._block()
        return If(condition, then, otherwise)

    def _each(self) -> Each:
        self._take("each")
        self._take("(")
        most: Number | Value | None = None
        if self._peek() not in SELECTORS:
            most = self._amount()
            self._take("of")
        selection = self._selection()
        self._take(")")
        return Each(selection, most, self._block())

    def _choose(self) -> Choose:
        self._take("choose")
        self._take("{")
        self._go_deeper()
        branches = [self._statements()]
        while self._peek() == "|":
            self._take()
            branches.append(self._statements())
        self._depth -= 1
        self._take("}")
        return Choose(tuple(branches))

    # Arguments.

    def _argument(self) -> Argument:
        token = self._peek()
        if token in ("pick", "any") and self._peek(1) == "(":
            return self._pick()
        if token in SELECTORS and self._peek(1) == "(":
            return self._selection()
        if token.lstrip("+-").isdigit() or self._peek(1) == "(":
            return self._amount()
        words = [self._word()]
        while self._peek() not in (",", ")", ""):
            words.append(self._word())
        return Words(tuple(words))

    def _amount(self) -> Number | Value:
        token = self._peek()
        if token.lstrip("+-").isdigit():
            self._take()
            return Number(int(token), signed=token[0] in "+-")
        return self._value()

    def _pick(self) -> Pick:
        chance = self._take() == "any"
        self._take("(")
        selection = self._selection()
        self._take(")")
        return Pick(selection, chance)

    def _selection(self) -> Selection:
        who = self._take()
        if who not in SELECTORS:
            raise self._place.wrong("effect-selector", text=self._text, value=who)
        self._take("(")
        scope = self._word()
        origin = self._word() if self._peek() not in (";", ")") else "self"
        filters: list[str] = []
        kind = ""
        while self._peek() == ";":
            self._take()
            name = self._word()
            if self._peek() == "=":
                self._take()
                kind = self._word()
            else:
                filters.append(name)
        self._take(")")
        return Selection(who, scope, origin, tuple(filters), kind)

    # Conditions.

    def _condition(self) -> Condition:
        left = self._conjunction()
        while self._peek() == "or":
            self._take()
            left = Either(left, self._conjunction())
        return left

    def _conjunction(self) -> Condition:
        left = self._simple()
        while self._peek() == "and":
            self._take()
            left = Both(left, self._simple())
        return left

    def _simple(self) -> Condition:
        if self._peek() in ("not", "("):
            self._go_deeper()
            inner = self._nested()
            self._depth -= 1
            return inner
        value = self._value()
        if self._peek() in (">=", "<=", "==", "!=", "<", ">"):
            sign = self._take()
            number = self._take()
            if not number.lstrip("+-").isdigit():
                raise self._place.wrong("effect-syntax", text=self._text, near=number)
            return Compare(value, sign, int(number))
        return Compare(value, ">=", 1)

    def _nested(self) -> Condition:
        if self._take() == "not":
            return Not(self._simple())
        inner = self._condition()
        self._take(")")
        return inner

    def _value(self) -> Value:
        name = self._word()
        args: list[Words] = []
        if name == "count":
            self._take("(")
            selection = self._selection()
            self._take(")")
            return Value(name, (), selection)
        if self._peek() == "(":
            self._take()
            while self._peek() != ")":
                words = [self._word()]
                while self._peek() not in (",", ")", ""):
                    words.append(self._word())
                args.append(Words(tuple(words)))
                if self._peek() != ")":
                    self._take(",")
            self._take(")")
        return Value(name, tuple(args))
