"""Places to write to: tried before anything is done that would be lost."""

from __future__ import annotations

import tempfile
from errno import EISDIR
from os import strerror
from pathlib import Path


def writable_folder(folder: Path) -> Path:
    """The folder, made if it is not there; raises OSError if nothing can be written into it."""
    folder.mkdir(parents=True, exist_ok=True)
    try:
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError as error:
        error.filename = str(folder)  # the name of the trial says nothing
        raise


def writable_file(file: Path) -> Path:
    """The file; raises OSError if it cannot be put into its folder."""
    if file.is_dir():
        raise IsADirectoryError(EISDIR, strerror(EISDIR), str(file))
    writable_folder(file.parent)
    return file
