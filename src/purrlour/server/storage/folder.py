"""One server for one data folder: a lock that a dead process lets go of."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from purrlour.server.storage.base import StorageTrouble


class FolderLock:
    """Held from `take` to `let_go`, or until the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = -1

    def take(self) -> None:
        """Raises StorageTrouble if another server has it."""
        file = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            holder = os.read(file, 20).decode("ascii", "replace").strip()
            os.close(file)
            raise StorageTrouble(
                f"{self._path.parent} is in use by another server (process {holder or 'unknown'})"
            ) from None
        os.ftruncate(file, 0)
        os.write(file, f"{os.getpid()}\n".encode())
        self._file = file

    def let_go(self) -> None:
        """The file stays: were it removed, two servers could lock two files of that name."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
