"""TypeScript: the client's types, made from the messages and the games.

python -m purrlour.server.typescript > client/src/wire.ts
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
import textwrap
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect as types

from purrlour.engine.event import Event
from purrlour.engine.game import Game
from purrlour.games import GAMES
from purrlour.server import film, wire
from purrlour.server.http import ROUTES
from purrlour.server.views import view_class

_HEAD: Final = """\
// Made by `python -m purrlour.server.typescript` from the server's messages and games.
// Change those, not this file.

/** What the hello says. */
export const PROTOCOL = {protocol};

/** Any value that travels. */
export type Json = null | boolean | number | string | Json[] | {{ [name: string]: Json }};
"""

_GENERIC: Final = "<G extends GameKey = GameKey>"
_OF_A_GAME: Final = {
    (wire.Update, "view"): "Views[G]",
    (wire.Note, "events"): "Events[G][]",
    (film.Moment, "view"): "Partial<Views[G]>",
    (film.Moment, "apart"): "Record<string, Partial<Views[G]>>",
    (film.Film, "moments"): "Moment<G>[]",
    (wire.LessonStep, "frames"): "Update<G>[]",
    (wire.Lesson, "first"): "Update<G>",
    (wire.Lesson, "steps"): "LessonStep<G>[]",
}
"""Fields that hold what each game has its own types for."""

_PLAIN: Final[dict[type[types.Type], str]] = {
    types.AnyType: "Json",
    types.BoolType: "boolean",
    types.BytesType: "string",  # base64
    types.FloatType: "number",
    types.IntType: "number",
    types.NoneType: "null",
    types.RawType: "Json",
    types.StrType: "string",
}


def write_types() -> str:
    """The whole file."""
    commands: tuple[type, ...] = get_args(wire.AnyCommand)
    answers: tuple[type, ...] = get_args(wire.FromServer)
    asked = [route.takes for route in ROUTES] + [route.gives for route in ROUTES]
    roots = [wire.Hello, *commands, *answers, wire.Problem]
    structs = _reachable([*roots, *(one for one in asked if not isinstance(one, str | None))])
    parts = [_HEAD.format(protocol=wire.PROTOCOL)]
    parts += [_interface(info) for info in structs]
    parts.append(_union("AnyCommand", "Whatever a client may want.", map(_name, commands)))
    of_game = f"FromServer{_GENERIC}"
    parts.append(_union(of_game, "Whatever the server may say.", map(_name, answers)))
    for game in GAMES.values():
        parts += _game(game)
    parts.append(_table("Views", "What a seat knows, by game.", "View"))
    parts.append(_table("Events", "What happens, by game.", "Event"))
    drawn = {key: game for key, game in GAMES.items() if game.printed() is not None}
    parts.append(_table("PrintedBy", "What is printed, by game.", "Printed", drawn))
    parts.append("/** The games there are. */\nexport type GameKey = keyof Views;\n")
    return "\n".join(parts)


# Structs.


def _reachable(roots: Iterable[Any]) -> list[types.StructType]:
    """All structs that these are made of, each once, in the order they are met."""
    found: dict[type, types.StructType] = {}
    waiting = [types.type_info(root) for root in roots]
    while waiting:
        info = waiting.pop(0)
        if isinstance(info, types.StructType):
            if info.cls in found:
                continue
            found[info.cls] = info
        waiting += _inside(info)
    return list(found.values())


def _inside(info: types.Type) -> Iterator[types.Type]:
    """The types that a type is made of."""
    if isinstance(info, types.StructType):
        yield from (field.type for field in info.fields)
    elif isinstance(info, types.UnionType):
        yield from info.types
    elif isinstance(info, types.ListType | types.VarTupleType):
        yield info.item_type
    elif isinstance(info, types.DictType):
        yield info.value_type


def _interface(info: types.StructType) -> str:
    cls = info.cls
    lines = [f'  {info.tag_field}: "{info.tag}";'] if info.tag_field else []
    config: Any = cls.__struct_config__
    may_lack = config.omit_defaults or config.forbid_unknown_fields
    for field in info.fields:
        unset = not field.required and field.default is msgspec.NODEFAULT
        unset = unset and field.default_factory is msgspec.NODEFAULT
        lack = unset or (not field.required and may_lack)
        kind = _OF_A_GAME.get((cls, field.name)) or _type(field.type)
        note = _default(field) if lack and not unset else ""
        lines += _field(field.encode_name, kind, lack=lack, doc=f"{_docs(cls)[field.name]}{note}")
    generic = _GENERIC if _is_generic(cls) else ""
    return _declare(f"interface {cls.__name__}{generic}", _first(cls), lines)


def _default(field: types.Field) -> str:
    """What it means if the field is not there."""
    if field.default is msgspec.NODEFAULT:
        factory: Any = field.default_factory
        value = factory()
    else:
        value = field.default
    return "" if value is None else f" Without it: {msgspec.json.encode(value).decode()}."


def _is_generic(cls: type) -> bool:
    return any(cls is owner for owner, _ in _OF_A_GAME)


def _name(cls: type) -> str:
    return f"{cls.__name__}<G>" if _is_generic(cls) else cls.__name__


def _type(info: types.Type) -> str:
    """A type in TypeScript's words."""
    plain = _PLAIN.get(type(info))
    if plain is not None:
        return plain
    if isinstance(info, types.StructType):
        return _name(info.cls)
    if isinstance(info, types.DataclassType):
        return _owned(info.cls)
    if isinstance(info, types.LiteralType):
        return " | ".join(json.dumps(value) for value in info.values)
    if isinstance(info, types.UnionType):
        return " | ".join(_type(one) for one in info.types)
    if isinstance(info, types.ListType | types.VarTupleType):
        item = _type(info.item_type)
        return f"({item})[]" if " " in item else f"{item}[]"
    if isinstance(info, types.DictType):
        return f"Record<string, {_type(info.value_type)}>"
    raise TypeError(f"no TypeScript for {info}")


# Games.


def _game(game: Game[Any, Any, Any, Any]) -> Iterator[str]:
    """The view of a game as people get it, and its events."""
    title = type(game).__name__
    view = view_class(game)
    yield _dataclass(f"{title}View", view, leave_out=view.for_bots)
    events = sorted(_events(Event.__subclasses__(), game.key), key=lambda event: event.kind)
    for event in events:
        yield _dataclass(f"{title}{event.__name__}", event, kind=event.kind)
    names = (f"{title}{event.__name__}" for event in events)
    yield _union(f"{title}Event", f"Whatever happens in {game.key}.", names)
    printed = game.printed()
    if printed is not None:
        for cls in _dataclasses(type(printed)):
            yield _dataclass(_owned(cls), cls)


def _dataclasses(root: type) -> list[type]:
    """All dataclasses that one is made of, each once."""
    found: dict[type, None] = {}
    waiting = [types.type_info(root)]
    while waiting:
        info = waiting.pop(0)
        if isinstance(info, types.DataclassType) and info.cls not in found:
            found[info.cls] = None
            waiting += [field.type for field in info.fields]
        waiting += _inside(info)
    return list(found)


def _owned(cls: type) -> str:
    """The name of a game's own dataclass: two games may each have a Card."""
    (game,) = (one for one in GAMES.values() if cls.__module__.split(".")[2] == one.key)
    return f"{type(game).__name__}{cls.__name__}"


def _events(classes: Iterable[type[Event]], game: str) -> Iterator[type[Event]]:
    """All events of a game that can happen: those that have a kind."""
    for event in classes:
        yield from _events(event.__subclasses__(), game)
        if event.__module__.startswith(f"purrlour.games.{game}.") and "kind" in vars(event):
            yield event


def _dataclass(name: str, cls: type, *, leave_out: Iterable[str] = (), kind: str = "") -> str:
    info = types.type_info(cls)
    assert isinstance(info, types.DataclassType)
    lines = [f'  kind: "{kind}";'] if kind else []
    for field in info.fields:
        if field.name not in leave_out:
            lines += _field(field.name, _type(field.type), lack=False, doc=_docs(cls)[field.name])
    return _declare(f"interface {name}", _first(cls), lines)


def _table(
    name: str, doc: str, ending: str, games: dict[str, Game[Any, Any, Any, Any]] = GAMES
) -> str:
    lines = [f"  {key}: {type(game).__name__}{ending};" for key, game in games.items()]
    return _declare(f"interface {name}", doc, lines)


# Writing.


def _declare(head: str, doc: str, lines: list[str]) -> str:
    return "\n".join([*_comment(doc, ""), f"export {head} {{", *lines, "}\n"])


def _union(head: str, doc: str, names: Iterable[str]) -> str:
    lines = [f"  | {name}" for name in names]
    return "\n".join([*_comment(doc, ""), f"export type {head} =", *lines]) + ";\n"


def _field(name: str, kind: str, *, lack: bool, doc: str) -> list[str]:
    return [*_comment(doc, "  "), f"  {name}{'?' if lack else ''}: {kind};"]


def _comment(doc: str, indent: str) -> list[str]:
    text = " ".join(doc.split()).replace("*/", "* /")
    if not text:
        return []
    if len(text) <= 88:
        return [f"{indent}/** {text} */"]
    lines = textwrap.wrap(text, 92, break_long_words=False, break_on_hyphens=False)
    return [f"{indent}/**", *(f"{indent} * {line}" for line in lines), f"{indent} */"]


def _first(cls: type) -> str:
    """The docstring."""
    return inspect.cleandoc(cls.__doc__ or "")


@cache
def _docs(cls: type) -> dict[str, str]:
    """The sentence under each field, which only the source has."""
    docs: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if base.__module__.startswith("purrlour."):
            docs |= _written(base)
    return docs


def _written(cls: type) -> dict[str, str]:
    (node,) = ast.parse(textwrap.dedent(inspect.getsource(cls))).body
    assert isinstance(node, ast.ClassDef)
    docs: dict[str, str] = {}
    field = ""
    for line in node.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            field = line.target.id
            docs[field] = ""
            continue
        is_text = isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant)
        if field and is_text:
            docs[field] = ast.literal_eval(line.value)  # type: ignore[attr-defined]  # is_text
        field = ""
    return docs


if __name__ == "__main__":
    sys.stdout.write(write_types())
