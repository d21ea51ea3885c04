"""What answers over HTTP must look like."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec

from purrlour.server import wire


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
