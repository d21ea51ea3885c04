"""Whom to ask over HTTP, and what answers must look like."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec

from purrlour.server import wire
from purrlour.server.app import Parlour, build
from purrlour.server.config import Config


@asynccontextmanager
async def asking(config: Config) -> AsyncIterator[tuple[Parlour, httpx.AsyncClient]]:
    """A parlour in this process, and somebody who asks it."""
    app = build(config)
    transport = httpx.ASGITransport(app)  # type: ignore[arg-type] # ASGI in other words
    async with (
        app.lifespan(),
        httpx.AsyncClient(transport=transport, base_url="http://here") as client,
    ):
        yield app, client


def seated(answer: httpx.Response) -> wire.Seated:
    """A chair, which must have been given."""
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=wire.Seated)


def problem(answer: httpx.Response, status: int, key: str) -> dict[str, Any]:
    """The problem, which must be this one."""
    assert answer.headers["content-type"] == "application/json"
    told: dict[str, Any] = answer.json()
    assert (answer.status_code, told["key"]) == (status, key), answer.text
    assert told["text"]
    assert set(told) <= {"key", "text", "facts"}
    return told
