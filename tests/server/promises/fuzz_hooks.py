"""Loaded by schemathesis: what JSON Schema calls an integer is written as one.

To JSON Schema 9.0 is an integer. We read strictly, and to us it is a fraction.
"""

from __future__ import annotations

from typing import Any

import schemathesis


@schemathesis.hook
def map_body(_context: object, body: Any) -> Any:
    """Bodies as they are sent."""
    return _whole(body)


def _whole(value: Any) -> Any:
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, dict):
        return {key: _whole(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_whole(part) for part in value]
    return value
