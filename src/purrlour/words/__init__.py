"""Every sentence shown to people, in their language."""

from purrlour.words.store import LANGUAGES, MissingWord
from purrlour.words.words import Words, detect_language

__all__ = ["LANGUAGES", "MissingWord", "Words", "detect_language"]
