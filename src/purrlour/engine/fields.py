"""Reading positions: the header, the fields in their order, whole numbers."""

from __future__ import annotations

from purrlour.engine.errors import InvalidPosition

SHOWN = 60
"""Characters of a bad value that an error quotes."""


def read_fields(
    text: str, header: str, names: tuple[str, ...], later: tuple[str, ...] = ()
) -> dict[str, str]:
    """The values of a position's fields: all present, in order, none empty; those that came
    `later` at the end, where they are there."""
    head, *parts = text.split(" ")
    if head != header:
        raise InvalidPosition("bad-header", value=head[:SHOWN], expected=header)
    names += tuple(name for name in later if f" {name}:" in text)
    if len(parts) != len(names):
        raise InvalidPosition("bad-field-count", count=len(parts), expected=len(names))
    values: dict[str, str] = {}
    for name, part in zip(names, parts, strict=True):
        given, colon, value = part.partition(":")
        if given != name or not colon or not value:
            raise InvalidPosition("bad-field", field=name, value=part[:SHOWN])
        values[name] = value
    return values


def read_number(field: str, text: str, least: int, most: int) -> int:
    """A whole number written the plain way, within its bounds."""
    # Not int(): it also takes "+1", "1_0" and other scripts' digits.
    if text.isascii() and text.isdigit() and len(text) <= len(str(most)) and text == str(int(text)):
        number = int(text)
        if least <= number <= most:
            return number
    raise InvalidPosition("bad-field", field=field, value=text[:SHOWN])
