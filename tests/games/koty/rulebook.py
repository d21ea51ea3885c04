"""RULES.md as a table: every clause by its id."""

from __future__ import annotations

from typing import Final

from purrlour.engine.clauses import load_clauses

CLAUSES: Final = {clause.id: clause.text for clause in load_clauses("koty", "en").values()}
"""KO-01…53, KO-60…93, KO-W1…4, KO-O1…6, KO-A1…55."""
