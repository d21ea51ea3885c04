"""Compiling: every module has its library, an edit compiles what it concerns, a failure is one."""

import subprocess
import sys
from pathlib import Path

import pytest

import compiler
import native
import plan
from tests.packaging.projects import RIGHT, WRONG, make_project

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not compiler.works(), reason="no C compiler here"),
]

BUILD = """
import sys
sys.path.insert(0, sys.argv[1])
import native, plan
from pathlib import Path
the_plan = plan.read()
native.build(the_plan, Path("cache"), Path("out"), jobs=2, tell=print)
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    make_project(tmp_path, RIGHT)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def build(project: Path) -> subprocess.CompletedProcess[str]:
    """In a process of its own: mypyc keeps things in mind."""
    tools = str(Path(native.__file__).parent)
    return subprocess.run(
        [sys.executable, "-c", BUILD, tools],
        cwd=project,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_module_is_loaded_from_its_library(project: Path) -> None:
    assert build(project).returncode == 0
    (project / "out/purrlour/__init__.py").touch()

    native.check(plan.read(), project / "out")

    made = sorted(file.relative_to(project / "out") for file in project.glob("out/**/*.so"))
    names = [f"purrlour/{name}{native.SUFFIX}" for name in ("hot", "second")]
    assert [*names, f"purrlour__mypyc{native.SUFFIX}"] == list(map(str, made))


def test_a_missing_library_is_found_out(project: Path) -> None:
    assert build(project).returncode == 0
    for name in ("__init__", "hot", "second"):
        (project / f"out/purrlour/{name}.py").touch()
    (project / f"out/purrlour/hot{native.SUFFIX}").unlink()

    with pytest.raises(RuntimeError, match="cannot be imported"):
        native.check(plan.read(), project / "out")


def test_what_did_not_change_is_not_compiled_again(project: Path) -> None:
    assert build(project).returncode == 0
    before = {file.name: file.stat().st_ino for file in (project / "cache/libraries").iterdir()}

    assert build(project).returncode == 0
    (project / "src/purrlour/second.py").write_text(RIGHT.replace("13", "14"))
    assert build(project).returncode == 0

    after = {file.name: file.stat().st_ino for file in (project / "cache/libraries").iterdir()}
    assert before.items() < after.items()
    assert len(after) == len(before) + 1  # the group's; the doors are as they were


def test_what_is_not_hot_is_optimised_less(project: Path) -> None:
    """A module at work stays as it is; one that hardly ever is, imports and doors do not."""
    file = project / "pyproject.toml"
    file.write_text(
        file.read_text().replace(', "src/purrlour/second.py"]', "]")
        + 'compiled-lightly = ["src/purrlour/second.py"]\n'
    )

    assert build(project).returncode == 0

    [source] = (project / "cache/c").glob("__native_*_lightened.c")
    found = {
        line.split("(")[0]: line.split()[0]
        for line in source.read_text().splitlines()
        if "cards(" in line or "__top_level__(" in line
        if line.endswith(") {")
    }
    levels = {name.split()[-1].lstrip("*"): level for name, level in found.items()}
    assert levels == {
        "CPyDef_purrlour___hot___cards": "CPyTagged",
        "CPyPy_purrlour___hot___cards": "LIGHTLY",
        "CPyDef_purrlour___hot_____top_level__": "ONCE",
        "CPyDef_purrlour___second___cards": "LIGHTLY",
        "CPyPy_purrlour___second___cards": "LIGHTLY",
        "CPyDef_purrlour___second_____top_level__": "ONCE",
    }


def test_what_an_interrupted_run_left_is_not_trusted(project: Path) -> None:
    assert build(project).returncode == 0
    (project / "cache/c/whole").unlink()
    for file in (project / "cache/c").glob("*.c"):
        file.write_text("half a")

    assert build(project).returncode == 0


def test_a_wrong_module_is_named(project: Path) -> None:
    (project / "src/purrlour/second.py").write_text(WRONG)

    done = build(project)

    assert done.returncode != 0
    assert "second.py:2" in done.stdout + done.stderr
    assert not (project / "out").exists()
