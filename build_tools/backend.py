"""The build back-end: setuptools, which also builds the client and compiles the engine.

Both only where that works. Compiling is all or nothing: a wheel holds every compiled module of
the plan, or none. There is no hook that prepares metadata alone, because only a finished wheel
knows whether it needs librt.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeAlias

from setuptools import build_meta

import compiler
import plan
import web_client

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
]

Settings: TypeAlias = Mapping[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """mypyc, if this machine can use it, and a Node, if it needs one."""
    return (plan.read().compiler if compiler.wanted() else []) + _node()


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """No mypyc unless compiling was asked for: compiled modules would hide the edited ones."""
    return (plan.read().compiler if compiler.switch() else []) + _node()


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """A Node, if this machine needs one: an sdist brings the built client."""
    return _node()


def build_wheel(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    """A compiled wheel, or a pure one where compiling is impossible or unwanted."""

    web_client.build()

    def build() -> str:
        return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)

    if compiler.switch():
        name = _build(build, compiled=True)
        _load(Path(wheel_directory, name))
        return name
    if compiler.wanted():
        attempt = _attempt(wheel_directory, config_settings)
        if attempt is not None:
            return attempt
        print("purrlour: compiling failed (see above); the engine is built as pure Python")
    return _build(build, compiled=False)


def build_editable(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    """The sources themselves; compiled only where that was asked for."""

    web_client.build()

    def build() -> str:
        return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)

    return _build(build, compiled=compiler.switch() is True)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """The sources, and the client built from them: whoever installs it needs no Node."""
    web_client.build()
    return build_meta.build_sdist(sdist_directory, config_settings)


def _node() -> list[str]:
    return web_client.requires(plan.read().node)


def _attempt(wheel_directory: str, config_settings: Settings) -> str | None:
    """Builds in a process of its own: setuptools cannot build twice in one."""
    plan.read()  # a plan that is wrong is no reason for a pure wheel
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, folder, json.dumps(config_settings)]
        must = os.environ | {compiler.SWITCH: "1", web_client.SWITCH: "0"}  # that was tried
        if subprocess.run(command, env=must, check=False).returncode != 0:
            return None
        [wheel] = Path(folder).glob("*.whl")
        shutil.copy(wheel, wheel_directory)
        return wheel.name


def _build(build: Callable[[], str], *, compiled: bool) -> str:
    plan.read()
    # What an earlier build left there would enter the wheel: deleted modules, half a group.
    for leftover in Path("build").glob("lib*"):
        shutil.rmtree(leftover)
    # setup.py runs in this process, and does as the switch says.
    before = os.environ.get(compiler.SWITCH, "")
    os.environ[compiler.SWITCH] = str(int(compiled))
    try:
        return build()
    finally:
        os.environ[compiler.SWITCH] = before


def _load(wheel: Path) -> None:
    """Imports what was compiled: some faults show only there."""
    names = [".".join(Path(path).with_suffix("").parts[1:]) for path in plan.read().compiled]
    with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(wheel) as content:
        content.extractall(folder)
        code = f"import sys; sys.path.insert(0, {folder!r}); import {', '.join(names)}"
        if subprocess.run([sys.executable, "-c", code], check=False).returncode != 0:
            wheel.unlink()
            raise SystemExit("purrlour: what was compiled cannot be imported")


if __name__ == "__main__":
    build_wheel(sys.argv[1], json.loads(sys.argv[2]))
