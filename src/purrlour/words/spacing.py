"""Where a line may not break: after a Polish single letter, and between a number and its noun.

Put in once, where sentences are read, and never by hand in the files. Names that people wrote are
facts and stay as they are. The twin is `client/src/spacing.ts`.
"""

from __future__ import annotations

import re
from typing import Final

NBSP: Final = "\u00a0"
_LETTER: Final = re.compile(r"(?<=[\s„(–])([aiouwz]) (?![=-])", re.IGNORECASE)
_NUMBER: Final = re.compile(r"(\d) (?=[a-ząćęłńóśźż])")
_COUNTED: Final = re.compile(r"\{ \$(\w+) ->\n(?:\s+\[(?:\d|one)\][^\n]*\n)*\s+\[few\]")


def bound(text: str) -> str:
    """A Polish file of sentences, its words bound that belong together."""
    text = _NUMBER.sub(rf"\1{NBSP}", _LETTER.sub(rf"\1{NBSP}", text))
    counted = "|".join(sorted(set(_COUNTED.findall(text))))
    if not counted:
        return text
    return re.sub(rf"(\{{ \$(?:{counted}) \}}) (?=[a-ząćęłńóśźż])", rf"\1{NBSP}", text)
