"""RULES.md as a table: every clause by its id."""

from __future__ import annotations

from typing import Final

from purrlour.engine.clauses import load_clauses

CLAUSES: Final = {
    clause.id: clause.text for clause in load_clauses("wizard_kittens", "en").values()
}
"""WK-01…164, WK-O01…O26, WK-R01…R101."""
