"""Is there a C compiler that can build for this Python? Standard library only.

Run as a script it prints which build an install makes here: `compiled` or `pure`.
"""

import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

SWITCH = "PURRLOUR_COMPILE"

_PROBE = """\
#include <Python.h>
PyMODINIT_FUNC PyInit_probe(void) { return NULL; }
"""


def switch() -> bool | None:
    """The user's word: must compile (1), must not (0), or as it comes (unset)."""
    said = os.environ.get(SWITCH, "")
    if said not in ("", "0", "1"):
        raise SystemExit(f"purrlour: {SWITCH} is 0, 1 or unset, not {said!r}")
    return bool(int(said)) if said else None


def works() -> bool:
    """Builds a two-line extension: a compiler without Python.h is as good as none."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    if not command:
        return False
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(_PROBE)
        # -undefined is how macOS links a module: the interpreter brings the symbols.
        link = ["-undefined", "dynamic_lookup"] if sys.platform == "darwin" else []
        include = {sysconfig.get_path("include"), sysconfig.get_path("platinclude")}
        command += ["-shared", "-fPIC", *(f"-I{path}" for path in include), *link]
        command += [str(source), "-o", str(Path(folder, "probe.so"))]
        try:
            done = subprocess.run(command, capture_output=True, check=False, timeout=60)
        except (OSError, subprocess.TimeoutExpired):
            return False
        # Some stand-ins for a compiler succeed without doing anything.
        return done.returncode == 0 and Path(folder, "probe.so").exists()


def wanted() -> bool:
    """Whether a wheel that is built here should be a compiled one."""
    said = switch()
    return works() if said is None else said


if __name__ == "__main__":
    print("compiled" if wanted() else "pure")
