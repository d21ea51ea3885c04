"""The part of the set-up that depends on the build; the rest is in pyproject.toml.

The back-end in build_tools runs it. If it has compiled the engine before, the libraries lie in
the folder that PURRLOUR_LIBRARIES names, each where an import will look for it.
"""

import os
import shutil
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

import native
import plan

_folder = os.environ.get("PURRLOUR_LIBRARIES", "")
_libraries = sorted(Path(_folder).rglob(f"*{native.SUFFIX}")) if _folder else []
_names = [
    ".".join(library.relative_to(_folder).parts)[: -len(native.SUFFIX)] for library in _libraries
]


class CopyLibraries(build_ext):
    """They are compiled already."""

    def build_extension(self, ext: Extension) -> None:
        """Puts one in its place."""
        to = Path(self.get_ext_fullpath(ext.name))
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(_libraries[_names.index(ext.name)], to)


setup(
    install_requires=plan.read().requires(compiled=bool(_folder)),
    ext_modules=[Extension(name, []) for name in _names],
    cmdclass={"build_ext": CopyLibraries},
)
