"""A wheel of a tiny project, through the back-end: compiled as a whole or not at all."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import compiler

ROOT = Path(__file__).parents[2]
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


def _build(folder: Path, second: str, **environment: str) -> subprocess.CompletedProcess[str]:
    package = folder / "src" / "purrlour"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "hot.py").write_text(RIGHT)
    (package / "second.py").write_text(second)
    (folder / "pyproject.toml").write_text(PROJECT)
    (folder / "setup.py").write_text((ROOT / "setup.py").read_text("utf-8"))
    tools = str(ROOT / "build_tools")
    code = f"import sys; sys.path.insert(0, {tools!r}); import backend; backend.build_wheel('.')"
    inherited = {name: word for name, word in os.environ.items() if name != compiler.SWITCH}
    return subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        check=False,
        cwd=folder,
        env=inherited | environment,
        text=True,
    )


def _metadata_of_pure_wheel(folder: Path) -> str:
    [wheel] = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as content:
        assert not [name for name in content.namelist() if name.endswith(".so")]
        return content.read("purrlour-0.dist-info/METADATA").decode()


def test_without_a_compiler_the_wheel_is_pure(tmp_path: Path) -> None:
    done = _build(tmp_path, RIGHT, CC="false")

    assert done.returncode == 0, done.stderr
    assert "compiling failed" not in done.stdout
    assert "librt" not in _metadata_of_pure_wheel(tmp_path)


@pytest.mark.slow
@pytest.mark.skipif(not compiler.works(), reason="no C compiler here")
def test_one_wrong_module_makes_the_whole_wheel_pure(tmp_path: Path) -> None:
    done = _build(tmp_path, WRONG)

    assert done.returncode == 0, done.stderr
    assert "compiling failed (see above); the engine is built as pure Python" in done.stdout
    assert "librt" not in _metadata_of_pure_wheel(tmp_path)


@pytest.mark.slow
@pytest.mark.skipif(not compiler.works(), reason="no C compiler here")
def test_one_wrong_module_is_an_error_if_compiling_was_demanded(tmp_path: Path) -> None:
    done = _build(tmp_path, WRONG, PURRLOUR_COMPILE="1")

    assert done.returncode != 0
    assert "second.py:2" in done.stdout + done.stderr
    assert not list(tmp_path.glob("*.whl"))
