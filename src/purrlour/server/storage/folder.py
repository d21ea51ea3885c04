"""The data folder: closed to others, and for one server, by a lock that a dead process lets go."""

from __future__ import annotations

import fcntl
import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

from purrlour.server.storage.base import StorageTrouble

_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


BESIDE: Final = ("", "-wal", "-shm")
"""What SQLite keeps beside a database while it is open."""


def private_folder(folder: Path) -> None:
    """Makes it, if it is not there, so that only its owner can look into it. One that is there
    already may have its reasons; `purrlour doctor` tells if it is open."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)


def private_file(path: Path) -> None:
    """Makes it, if it is not there, so that only its owner can read it, from its first moment.

    What SQLite lays beside a database gets the same rights as that. A file of an earlier release,
    or copied here by hand, is closed now.
    """
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))
    for end in BESIDE:
        file = path.with_name(path.name + end)
        if file.exists() and is_open(file) and file.stat().st_uid == os.geteuid():
            file.chmod(stat.S_IMODE(file.stat().st_mode) & ~_OTHERS)


def is_open(path: Path) -> bool:
    """Whether accounts that it does not belong to may do anything with it."""
    return bool(path.stat().st_mode & _OTHERS)


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
