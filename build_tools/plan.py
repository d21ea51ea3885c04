"""What a build needs and compiles, as [tool.purrlour] in pyproject.toml says."""

import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Plan:
    """The table [tool.purrlour], checked."""

    dependencies: list[str]
    test: list[str]
    compiled_dependencies: list[str]
    compiler: list[str]
    node: list[str]
    opt_level: str
    compiled: list[str]
    lightly: list[str]
    """Those of the compiled modules that are optimised less."""

    def requires(self, *, compiled: bool) -> list[str]:
        """The run-time requirements of a wheel."""
        return self.dependencies + (self.compiled_dependencies if compiled else [])

    def packages(self, *, test: bool) -> list[str]:
        """What an environment needs to run the sources, or to test them as well."""
        return self.dependencies + (self.test if test else [])


def read(root: Path = Path()) -> Plan:
    """Reads the table. A list that does not fit the sources stops the build, compiled or not."""
    whole: dict[str, Any] = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    table = whole["tool"]["purrlour"]
    lightly = table.get("compiled-lightly", [])
    compiled = sorted(table["compiled"] + lightly)
    for path in compiled:
        if path in table["interpreted"]:
            raise SystemExit(f"purrlour: {path} must not be compiled: pyproject.toml says why")
        if not (root / path).is_file():
            raise SystemExit(f"purrlour: pyproject.toml wants {path} compiled; it does not exist")
    return Plan(
        dependencies=table["dependencies"],
        test=whole.get("project", {}).get("optional-dependencies", {}).get("test", []),
        compiled_dependencies=table["compiled-dependencies"],
        compiler=table["compiler"],
        node=table["node"],
        opt_level=table["opt-level"],
        compiled=compiled,
        lightly=lightly,
    )


def groups(paths: list[str]) -> list[tuple[list[str], str | None]]:
    """Engine, server and each game with those who play it: inside a group calls are direct.

    Groups are compiled side by side, and a compiler takes more than twice as long for twice as
    much.
    """
    places = {path: Path(path).relative_to("src").parts[:-1] for path in paths}
    games = {rooms[2] for rooms in places.values() if rooms[1:2] == ("games",)}
    found: dict[str, list[str]] = {}
    for path, (package, *rooms) in places.items():
        group = ["games", rooms[1]] if len(rooms) > 1 and rooms[1] in games else rooms[:1]
        found.setdefault("_".join([package, *group]), []).append(path)
    return [(modules, name) for name, modules in found.items()]


def extensions(plan: Plan, folder: Path, types: Path) -> list[Any]:
    """Turns the modules into C, in that folder; what is known of types is kept in the other."""
    import setuptools  # noqa: F401, PLC0415 - or mypyc takes what Python 3.12 has no more
    from mypyc.build import mypycify  # noqa: PLC0415 - only there where we compile

    # The project's own mypy settings are for its test suite. Here only that counts which
    # breaks the compiled modules, not what their imports look like.
    flags = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]
    built: list[Any] = mypycify(
        [*flags, f"--cache-dir={types}", *plan.compiled],
        opt_level=plan.opt_level,
        debug_level="0",
        separate=groups(plan.compiled),
        target_dir=str(folder),
    )
    if sys.platform == "linux":
        for extension in built:
            # Nobody replaces a function of ours from another library: they may be inlined.
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return built
