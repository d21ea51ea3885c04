"""A wheel of a tiny project, through the back-end: compiled as a whole or not at all."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import compiler
from tests.packaging.projects import RIGHT, WRONG, make_project

ROOT = Path(__file__).parents[2]


def _build(folder: Path, second: str, **environment: str) -> subprocess.CompletedProcess[str]:
    make_project(folder, second)
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


def _metadata(folder: Path, *, libraries: list[str]) -> str:
    [wheel] = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as content:
        found = [name.partition(".")[0] for name in content.namelist() if name.endswith(".so")]
        assert sorted(found) == libraries
        return content.read("purrlour-0.dist-info/METADATA").decode()


def test_without_a_compiler_the_wheel_is_pure(tmp_path: Path) -> None:
    done = _build(tmp_path, RIGHT, CC="false")

    assert done.returncode == 0, done.stderr
    assert "compiling failed" not in done.stdout
    assert "librt" not in _metadata(tmp_path, libraries=[])


@pytest.mark.slow
@pytest.mark.skipif(not compiler.works(), reason="no C compiler here")
def test_with_a_compiler_the_wheel_has_them_all(tmp_path: Path) -> None:
    done = _build(tmp_path, RIGHT)

    assert done.returncode == 0, done.stderr
    names = ["purrlour/hot", "purrlour/second", "purrlour__mypyc"]
    assert "librt" in _metadata(tmp_path, libraries=names)


@pytest.mark.slow
@pytest.mark.skipif(not compiler.works(), reason="no C compiler here")
def test_one_wrong_module_makes_the_whole_wheel_pure(tmp_path: Path) -> None:
    done = _build(tmp_path, WRONG)

    assert done.returncode == 0, done.stderr
    assert "compiling failed (see above); the engine is built as pure Python" in done.stdout
    assert "librt" not in _metadata(tmp_path, libraries=[])


@pytest.mark.slow
@pytest.mark.skipif(not compiler.works(), reason="no C compiler here")
def test_one_wrong_module_is_an_error_if_compiling_was_demanded(tmp_path: Path) -> None:
    done = _build(tmp_path, WRONG, PURRLOUR_COMPILE="1")

    assert done.returncode != 0
    assert "second.py:2" in done.stdout + done.stderr
    assert not list(tmp_path.glob("*.whl"))
