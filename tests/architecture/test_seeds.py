"""Nobody makes a seed from a seed by arithmetic: another purpose may come to the same number."""

import ast
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "purrlour"


def test_streams_of_a_seed_have_names() -> None:
    """`Seeded(seed, "whim")`, not `Seeded(2 * seed + 1)`."""
    calls = [
        (path.relative_to(SOURCES), node)
        for path in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("Seeded")
    ]

    assert len(calls) > 20
    reckoned = [
        f"{path}:{call.lineno} {ast.unparse(call)}"
        for path, call in calls
        if any(isinstance(part, ast.BinOp | ast.UnaryOp) for part in ast.walk(call.args[0]))
    ]
    assert reckoned == []
