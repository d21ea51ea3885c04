"""The build back-end: setuptools, which also builds the client and compiles the engine.

Both only where that works. Compiling is all or nothing: a wheel holds every compiled module of
the plan, or none. There is no hook that prepares metadata alone, because only a finished wheel
knows whether it needs librt.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeAlias

from setuptools import build_meta

import compiler
import native
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

_LIBRARIES = "PURRLOUR_LIBRARIES"
"""Names the folder of what was compiled; setup.py takes it from there."""
_CACHE = Path(".cache", "engine")


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """mypyc, if this machine can use it, and a Node, if it needs one."""
    return (plan.read().compiler if compiler.wanted() else []) + _node()


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """No mypyc: compiled modules would hide the edited ones."""
    return _node()


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """A Node, if this machine needs one: an sdist brings the built client."""
    return _node()


def build_wheel(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    """A compiled wheel, or a pure one where compiling is impossible or unwanted."""
    the_plan = plan.read()  # a plan that is wrong is no reason for a pure wheel
    web_client.build()
    # What an earlier build left there would enter the wheel: deleted modules, half a group.
    for leftover in Path("build").glob("lib*"):
        shutil.rmtree(leftover)
    with tempfile.TemporaryDirectory() as folder:
        os.environ[_LIBRARIES] = folder if _compiled(the_plan, Path(folder)) else ""
        try:
            return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
        finally:
            del os.environ[_LIBRARIES]


def build_editable(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    """The sources themselves."""
    web_client.build()
    return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """The sources, and the client built from them: whoever installs it needs no Node."""
    web_client.build()
    return build_meta.build_sdist(sdist_directory, config_settings)


def _node() -> list[str]:
    return web_client.requires(plan.read().node)


def _compiled(the_plan: plan.Plan, folder: Path) -> bool:
    """Whether the engine was compiled and checked there. A failure counts if it was demanded."""
    if not compiler.wanted():
        return False
    try:
        native.build(the_plan, _CACHE, folder, jobs=os.cpu_count() or 1, tell=print)
        with tempfile.TemporaryDirectory() as whole:
            shutil.copytree("src", whole, dirs_exist_ok=True)
            shutil.copytree(folder, whole, dirs_exist_ok=True)
            native.check(the_plan, Path(whole))
    except (OSError, RuntimeError, SystemExit, subprocess.CalledProcessError) as error:
        print(f"purrlour: compiling failed: {error}", file=sys.stderr)
        if compiler.switch():
            raise SystemExit(1) from None
        print("purrlour: compiling failed (see above); the engine is built as pure Python")
        shutil.rmtree(folder)
        folder.mkdir()
        return False
    return True
