"""The OpenAPI document, made from the routes and from msgspec's own view of our messages.

Litestar could write one too, but it forgets which fields are forbidden and how long keys may be.
"""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, Final, TypeAlias

import msgspec

from purrlour import __version__
from purrlour.games import GAMES
from purrlour.server import wire
from purrlour.server.desk import Route

Json: TypeAlias = dict[str, Any]

PATH: Final = "/schema/openapi.json"

_REFERENCE: Final = "#/components/schemas/{name}"

_PARAMETERS: Final[dict[str, object]] = {
    "match": wire.MatchId,
    "campaign": wire.CampaignId,
    "code": wire.Code,
    "game": wire.Word,
    "language": wire.Word,
    "part": wire.Word,
}
"""What stands in a path."""

_PROBLEM: Final[Json] = {
    "title": "Problem",
    "description": "Why a request was refused.",
    "type": "object",
    "properties": {
        "key": {"type": "string"},
        "text": {"type": "string"},
        "facts": {"type": "object", "default": {}},
    },
    "required": ["key", "text"],
}
"""By hand: facts may be any JSON, and msgspec has no type for that."""

_ANY: Final = (400, 403, 404, 405, 421, 429, 503)
"""Statuses of problems that any request may meet."""
_WITH_BODY: Final = (413, 415)


def write_document(routes: Sequence[Route], root_path: str) -> bytes:
    """The document, as it is served."""
    kinds = [kind for route in routes for kind in (route.takes, route.gives) if _is_kind(kind)]
    references, schemas = msgspec.json.schema_components(kinds, ref_template=_REFERENCE)
    for wish in ("NewMatch", "NewCampaign"):
        schemas[wish]["properties"]["game"]["enum"] = list(GAMES)
    schema_of = {str(kind): schema for kind, schema in zip(kinds, references, strict=True)}
    paths: dict[str, Json] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schema_of)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {
                "title": "Purrlour",
                "version": __version__,
                "summary": "Opening and joining matches; play itself goes over /ws.",
            },
            "servers": [{"url": root_path or "/"}],
            "paths": paths,
            "components": {
                "schemas": {**schemas, "Problem": _PROBLEM},
                "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
            },
        }
    )


def _is_kind(kind: object) -> bool:
    return kind is not None and not isinstance(kind, str)


def _operation(route: Route, schema_of: dict[str, Json]) -> Json:
    operation: Json = {
        "operationId": route.do.__name__,
        "summary": (route.do.__doc__ or "").partition("\n")[0],
        "responses": {
            str(route.status): {
                "description": HTTPStatus(route.status).phrase,
                "content": _content(route.gives, schema_of),
            },
            **{str(status): _refusal(status) for status in _statuses(route)},
        },
    }
    if route.lasting:
        operation["responses"]["304"] = {"description": HTTPStatus.NOT_MODIFIED.phrase}
    if route.leads:
        operation["responses"][str(route.status)]["links"] = {
            name: {"operationId": name, "parameters": {field: f"$response.body#/{field}"}}
            for name, field in route.leads
        }
    parameters = [_parameter(name, "path", _PARAMETERS[name]) for name in route.parameters]
    parameters += [_parameter(name, "query", kind) for name, kind in route.query]
    if parameters:
        operation["parameters"] = parameters
    if route.takes is not None:
        operation["requestBody"] = {"required": True, "content": _content(route.takes, schema_of)}
    if route.private:
        operation["security"] = [{"token": []}]
    elif route.known:
        operation["security"] = [{}, {"token": []}]
    return operation


def _parameter(name: str, place: str, kind: object) -> Json:
    schema = msgspec.json.schema(kind)
    return {"name": name, "in": place, "required": place == "path", "schema": schema}


def _statuses(route: Route) -> list[int]:
    more = _WITH_BODY if route.takes is not None else ()
    return sorted({*_ANY, *more, *route.refuses, *((401,) if route.private else ())})


def _refusal(status: int) -> Json:
    return {
        "description": HTTPStatus(status).phrase,
        "content": {"application/json": {"schema": {"$ref": _REFERENCE.format(name="Problem")}}},
    }


def _content(kind: object, schema_of: dict[str, Json]) -> Json:
    if isinstance(kind, str):
        return {kind.partition(";")[0]: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": schema_of[str(kind)]}}
