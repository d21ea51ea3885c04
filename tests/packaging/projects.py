"""A project of two modules, as small as one that can be compiled may be."""

from pathlib import Path

PROJECT = """\
[project]
name = "purrlour"
version = "0"
dynamic = ["dependencies"]
[tool.setuptools.packages.find]
where = ["src"]
[tool.purrlour]
dependencies = ["textual"]
compiled-dependencies = ["librt"]
compiler = ["mypy"]
node = ["nodejs"]
opt-level = "0"
compiled = ["src/purrlour/hot.py", "src/purrlour/second.py"]
interpreted = []
"""
WRONG = "def cards() -> int:\n    return 'many'\n"
RIGHT = "def cards() -> int:\n    return 13\n"


def make_project(folder: Path, second: str) -> None:
    """Writes it there."""
    package = folder / "src" / "purrlour"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "hot.py").write_text(RIGHT)
    (package / "second.py").write_text(second)
    (folder / "pyproject.toml").write_text(PROJECT)
