"""The part of the set-up that depends on the build; the rest is in pyproject.toml.

The back-end in build_tools runs it, and has decided by then whether to compile.
"""

import os

from setuptools import setup

import compiler
import plan

_plan = plan.read()
_compile = compiler.switch() is True

setup(
    install_requires=_plan.requires(compiled=_compile),
    ext_modules=plan.extensions(_plan) if _compile else [],
    options={"build_ext": {"parallel": str(os.cpu_count() or 1)}},
)
