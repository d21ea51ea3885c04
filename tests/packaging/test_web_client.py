"""The build of the client: when it happens, what it needs, and what happens without."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import node
import web_client

ROOT = Path(__file__).parents[2]
NEEDS = ["nodejs"]
PROJECT = """\
[project]
name = "purrlour"
version = "0"
dynamic = ["dependencies"]
[tool.purrlour]
dependencies = []
compiled-dependencies = []
compiler = []
node = ["nodejs"]
opt-level = "0"
compiled = []
interpreted = []
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tiny project with a client that is not built yet."""
    monkeypatch.delenv(web_client.SWITCH, raising=False)
    for path, text in {
        "pyproject.toml": PROJECT + _what_is_packed(),
        "setup.py": (ROOT / "setup.py").read_text("utf-8"),
        "MANIFEST.in": (ROOT / "MANIFEST.in").read_text("utf-8"),
        "client/package.json": "{}",
        "client/src/main.ts": "purr();",
        "client/tests/main.test.ts": "purr();",
        "src/purrlour/__init__.py": "",
        "src/purrlour/server/__init__.py": "",
        "src/purrlour/words/en/web.ftl": "purr = Purr",
    }.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    return tmp_path


@pytest.fixture
def no_node(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_client, "find_node", lambda: None)


def _what_is_packed() -> str:
    """The project's own words about it."""
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    first, last = "[tool.setuptools.packages.find]", "[tool.uv]"
    return text[text.index(first) : text.index(last)]


def _pretend_built(project: Path) -> None:
    """As a build leaves it."""
    page = project / web_client.STATIC / "t" / "index.html"
    page.parent.mkdir(parents=True)
    page.write_text("a table")
    (project / web_client.STATIC / "index.html").write_text("the page")
    files = web_client.sources(project)
    (project / web_client.STAMP).write_text(web_client.digest(files, project))


def test_a_page_is_built_once(project: Path) -> None:
    assert not web_client.is_fresh(project)
    _pretend_built(project)
    assert web_client.is_fresh(project)


@pytest.mark.parametrize(
    ("path", "fresh"),
    [
        ("client/src/main.ts", False),
        ("client/package.json", False),
        ("client/new.ts", False),
        ("src/purrlour/words/en/web.ftl", False),
        ("client/tests/main.test.ts", True),
        ("client/node_modules/svelte/index.js", True),
        ("client/.svelte-check/manifest.json", True),
        ("src/purrlour/__init__.py", True),
    ],
)
def test_a_page_is_built_again_if_its_sources_change(project: Path, path: str, fresh: bool) -> None:
    _pretend_built(project)

    (project / path).parent.mkdir(parents=True, exist_ok=True)
    (project / path).write_text("meow")

    assert web_client.is_fresh(project) is fresh


def test_a_lost_page_is_built_again(project: Path) -> None:
    _pretend_built(project)
    (project / web_client.STATIC / "index.html").unlink()
    assert not web_client.is_fresh(project)


def test_where_there_is_no_client_there_is_nothing_to_build(tmp_path: Path) -> None:
    assert web_client.is_fresh(tmp_path)


def test_node_is_fetched_only_where_it_is_needed(
    project: Path, no_node: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platform.machine", lambda: "x86_64")
    assert web_client.requires(NEEDS, project) == NEEDS
    monkeypatch.setenv(web_client.SWITCH, "0")
    assert web_client.requires(NEEDS, project) == []
    monkeypatch.delenv(web_client.SWITCH)
    _pretend_built(project)
    assert web_client.requires(NEEDS, project) == []


def test_node_is_not_fetched_where_there_is_one(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = node.Node(Path("node"), Path("npm-cli.js"))
    monkeypatch.setattr(web_client, "find_node", lambda: own)
    assert web_client.requires(NEEDS, project) == []


def test_where_node_cannot_be_had_pip_is_not_asked_for_it(
    project: Path, no_node: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platform.machine", lambda: "riscv64")
    assert web_client.requires(NEEDS, project) == []


def test_without_node_the_page_is_missing_and_the_reason_told(
    project: Path, no_node: None, capsys: pytest.CaptureFixture[str]
) -> None:
    """An old page is no substitute: it may not fit the server."""
    _pretend_built(project)
    (project / "client/src/main.ts").write_text("meow();")

    web_client.build(project)

    assert "cannot be built: there is no Node" in capsys.readouterr().out
    assert not (project / web_client.STATIC).exists()


def test_a_page_that_was_demanded_is_not_left_out(
    project: Path, no_node: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(web_client.SWITCH, "1")
    with pytest.raises(SystemExit, match="cannot be built: there is no Node"):
        web_client.build(project)


def test_the_switch_leaves_everything_as_it_is(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _pretend_built(project)
    (project / "client/src/main.ts").write_text("meow();")
    monkeypatch.setenv(web_client.SWITCH, "0")

    web_client.build(project)

    assert "left as it is" in capsys.readouterr().out
    assert (project / web_client.STATIC / "index.html").exists()


def test_a_strange_switch_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(web_client.SWITCH, "maybe")
    with pytest.raises(SystemExit, match="not 'maybe'"):
        web_client.switch()


@pytest.mark.parametrize(
    ("version", "fine"),
    [
        ("v18.20.4", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v23.11.0", False),
        ("v24.0.0", True),
        ("v100.0.0", True),
        ("purr", False),
    ],
)
def test_an_old_node_is_none(version: str, fine: bool) -> None:
    assert node.is_new_enough(version) is fine


def test_a_machine_whose_node_is_old_or_broken_has_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(node, "find_spec", lambda _name: None)
    monkeypatch.setattr(node, "_CACHE", tmp_path / "fetched")  # the suite may have fetched one
    (tmp_path / "npm-cli.js").touch()
    (tmp_path / "npm").symlink_to("npm-cli.js")
    (tmp_path / "npm-cli.js").chmod(0o755)
    program = tmp_path / "node"
    found = {}
    for version in ("echo v18.20.4", "exit 1", "echo v24.1.0"):
        program.write_text(f"#!/bin/sh\n{version}\n")
        program.chmod(0o755)
        found[version] = node.find_node() is not None

    assert found == {"echo v18.20.4": False, "exit 1": False, "echo v24.1.0": True}


def _back_end(project: Path, call: str) -> None:
    """As pip runs it, where no Node can be found."""
    code = f"import sys; sys.path.insert(0, {str(ROOT / 'build_tools')!r}); import backend;"
    code += (
        "import node, pathlib; node.find_spec = lambda name: None; node._CACHE = pathlib.Path();"
    )
    quiet = {web_client.SWITCH: "", "PURRLOUR_COMPILE": "0", "PATH": "/nowhere"}
    subprocess.run(
        [sys.executable, "-c", f"{code} backend.{call}('.')"],
        capture_output=True,
        check=True,
        cwd=project,
        env=os.environ | quiet,
    )


def test_what_was_built_beforehand_needs_no_node(project: Path) -> None:
    """An sdist carries the page, and the wheel that is made of it has it, too."""
    _pretend_built(project)

    _back_end(project, "build_sdist")
    with tarfile.open(project / "purrlour-0.tar.gz") as content:
        # As an attribute, since early releases of Python 3.11 know no argument.
        content.extraction_filter = getattr(tarfile, "data_filter", None)
        content.extractall(project / "unpacked")
    _back_end(project / "unpacked" / "purrlour-0", "build_wheel")

    [wheel] = (project / "unpacked" / "purrlour-0").glob("*.whl")
    with zipfile.ZipFile(wheel) as content:
        names = content.namelist()
        assert content.read("purrlour/server/static/index.html") == b"the page"
    assert "purrlour/server/static/t/index.html" in names
    assert "purrlour/server/static.stamp" not in names


def test_a_wheel_without_the_page_is_a_wheel(project: Path) -> None:
    _back_end(project, "build_wheel")

    [wheel] = project.glob("*.whl")
    with zipfile.ZipFile(wheel) as content:
        assert not [name for name in content.namelist() if "static" in name]
