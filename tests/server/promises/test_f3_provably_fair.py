"""F3: provably fair. Every match that was played verifies; every tampered file is caught."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from purrlour.engine.chance import Chance, Seeded
from purrlour.engine.errors import GameError
from purrlour.games import GAMES
from purrlour.server.chronicle import decode_chronicle, read_chronicle, write_chronicle
from purrlour.server.verify import verify
from tests.cli.running import run
from tests.figures import figure
from tests.server.chronicles import entries_of, played

MATCHES = figure(40, long=550, plain=12)
"""A title."""
FILES = figure(4, long=10, plain=4)
TAMPERINGS = figure(1_000, long=10_000, plain=1_000)


def file_of(seed: int, game: str = "exploding_kittens") -> bytes:
    match = played(seed, game=game)
    return write_chronicle(match.kept, entries_of(match)).encode()


def caught(data: bytes) -> bool:
    """Whether a verifier refuses the file, or reports that it does not agree."""
    try:
        return not verify(read_chronicle(decode_chronicle(data))).fine
    except GameError:
        return True


def verified(game: str, first: int, last: int) -> Counter[bool]:
    return Counter(not caught(file_of(seed, game)) for seed in range(first, last))


@pytest.mark.parametrize("game", GAMES)
def test_every_match_that_was_played_verifies(game: str, shown: Callable[[str, str], None]) -> None:
    assert verified(game, 0, MATCHES) == {True: MATCHES}
    shown("F3", f"{game}: {MATCHES} of {MATCHES} matches verify")


# One byte: of one game, since the file is the same kind of file whatever was played.


def kind_of(data: bytes, at: int) -> str:
    """Which part of the file this byte belongs to."""
    if data[at : at + 1] == b"\n":
        return "line end"
    if at < data.index(b"\n\n"):
        return "head"
    start = data.rindex(b"\n", 0, at) + 1
    if start == data.rindex(b"\n", 0, -1) + 1:
        return "end"
    return "seal" if at - start <= 32 else "entry"


def tampered(data: bytes, at: int, whim: Chance) -> bytes:
    """The file with one byte changed, added or left out."""
    way = whim.pick(10)
    if way == 0:
        return data[:at] + data[at + 1 :]
    if way == 1:
        return data[:at] + bytes([whim.pick(256)]) + data[at:]
    if way < 5:  # a small change: another digit, another case, a dropped top bit
        return data[:at] + bytes([data[at] ^ (1 << whim.pick(8))]) + data[at + 1 :]
    return data[:at] + bytes([(data[at] + 1 + whim.pick(255)) % 256]) + data[at + 1 :]


def uncaught(files: int, tamperings: int) -> tuple[list[bytes], Counter[str]]:
    """The tamperings that nobody notices, and how many there were of each kind.

    Half are spread over the whole file, half over its rarer parts.
    """
    whim = Seeded(3)
    missed: list[bytes] = []
    kinds: Counter[str] = Counter()
    for seed in range(files):
        data = file_of(seed)
        assert not caught(data)
        rare = [at for at in range(len(data)) if kind_of(data, at) not in ("entry", "seal")]
        for number in range(tamperings // files):
            at = whim.pick(len(data)) if number % 2 else rare[whim.pick(len(rare))]
            bad = tampered(data, at, whim)
            assert bad != data
            kinds[kind_of(data, at)] += 1
            if not caught(bad):
                missed.append(bad)
    return missed, kinds


def test_bytes_that_were_tampered_with_are_caught(shown: Callable[[str, str], None]) -> None:
    missed, kinds = uncaught(FILES, TAMPERINGS)

    assert not missed
    assert kinds.total() == TAMPERINGS
    assert set(kinds) == {"head", "seal", "entry", "end", "line end"}
    assert min(kinds.values()) >= TAMPERINGS // 20, kinds
    shown("F3", f"all of {TAMPERINGS} one-byte tamperings caught")


def test_the_command_catches_it(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """From the file on disk to the exit code, line ends and broken bytes included."""
    file = tmp_path / "match.txt"
    data = file_of(1)
    whim = Seeded(4)
    file.write_bytes(data)
    assert run(capsys, "verify", str(file)).code == 0

    for way in range(60):
        at = whim.pick(len(data))
        bad = data.replace(b"\n", b"\r", 1) if way == 0 else tampered(data, at, whim)
        file.write_bytes(bad)
        ran = run(capsys, "verify", str(file))
        assert ran.code == 1
        assert len(ran.err.splitlines()) == 1
