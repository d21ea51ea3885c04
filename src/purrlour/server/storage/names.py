"""Names that a database can hold. Addresses and codes to look for come from anybody."""

from __future__ import annotations


def storable(name: str) -> bool:
    """Whether there can be anything of this name: no NUL, and nothing that is not Unicode.

    >>> storable("KITTEN"), storable("KIT\\0TEN"), storable("\\ud800")
    (True, False, False)
    """
    return "\0" not in name and not any("\ud800" <= letter <= "\udfff" for letter in name)
