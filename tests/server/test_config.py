"""Config: flags over environment over file, and one clear line for what makes no sense."""

from __future__ import annotations

import os
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from purrlour.engine.errors import GameError
from purrlour.server.config import (
    PORT,
    Config,
    Limits,
    Quotas,
    Retention,
    data_folder,
    describe,
    read_config,
    share_of_cores,
)
from purrlour.words import LANGUAGES, Words

HOME = {"HOME": "/home/ann"}


def read(
    folder: Path,
    flags: dict[str, str | None] | None = None,
    environ: dict[str, str] | None = None,
    *,
    file: str = "",
) -> Config:
    """The set-up of a data folder that may hold a file."""
    folder.mkdir(exist_ok=True)
    if file:
        (folder / "purrlour.toml").write_text(file, "utf-8")
    return read_config({"data": str(folder), **(flags or {})}, {**HOME, **(environ or {})})


def refused(folder: Path, flags: dict[str, str | None], environ: dict[str, str], file: str) -> str:
    """The complaint in English, once every language had one."""
    with pytest.raises(GameError) as caught:
        read(folder, flags, environ, file=file)
    told = [Words(language).refusal(caught.value, ()) for language in LANGUAGES]
    assert all("\n" not in line for line in told)
    return told[0]


def test_without_a_word_everything_has_a_value(tmp_path: Path) -> None:
    config = read(tmp_path)

    assert config == Config(data=tmp_path)
    assert (config.host, config.port, config.workers) == ("0.0.0.0", PORT, 1)
    assert config.limits == Limits()


def test_flags_win_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = 'host = "1.1.1.1"\nport = 1\nroot_path = "/file"\n[limits]\nsocket_frames = 1\n'
    environ = {
        "PURRLOUR_PORT": "2",
        "PURRLOUR_ROOT_PATH": "/environ",
        "PURRLOUR_LIMITS_SOCKET_FRAMES": "2",
        "PURRLOUR_LANGUAGE": "pl",
    }

    config = read(tmp_path, {"root_path": "/flag", "workers": None}, environ, file=file)

    assert (config.host, config.port, config.root_path) == ("1.1.1.1", 2, "/flag")
    assert config.limits == Limits(socket_frames=2)
    assert read(tmp_path, {}, {}).limits == Limits(socket_frames=1)


def test_every_setting_can_be_written_in_every_source(tmp_path: Path) -> None:
    """Names of fields are names of keys: the tables of readers and of fields agree."""
    limits = {limit.name: at for at, limit in enumerate(fields(Limits), start=7)}
    quotas = {quota.name: at for at, quota in enumerate(fields(Quotas), start=17)}
    terms = {term.name: at for at, term in enumerate(fields(Retention), start=27)}
    sections = {"limits": limits, "quotas": quotas, "retention": terms}
    wanted = Config(
        host="::1",
        port=80,
        data=tmp_path,
        database="postgresql://ann:cat@db/purrlour",
        root_path="/games/purrlour",
        workers=2,
        bot_processes=3,
        static=Path("/srv/page"),
        storybook=Path("/srv/book"),
        learned=Path("/srv/nets"),
        origins=("https://play.example.org", "http://cat:8080"),
        proxies=("127.0.0.1", "10.0.0.0/8"),
        hosts=("cat.lan", "2001:db8::1"),
        grace=90,
        limits=Limits(**limits),
        quotas=Quotas(**quotas),
        retention=Retention(**terms),
    )
    written = {
        "host": "::1",
        "port": "80",
        "database": wanted.database,
        "root_path": "games/purrlour/",
        "workers": "2",
        "bot_processes": "3",
        "static": "/srv/page",
        "storybook": "/srv/book",
        "learned": "/srv/nets",
        "origins": "https://PLAY.example.org/, http://cat:8080",
        "proxies": "127.0.0.1,10.0.0.0/8",
        "hosts": "Cat.lan, [2001:db8::1]",
        "grace": "90",
    }
    assert {*written, *sections, "data"} == {one.name for one in fields(Config)}
    environ = {f"PURRLOUR_{name.upper()}": text for name, text in written.items()}
    for section, values in sections.items():
        prefix = f"PURRLOUR_{section.upper()}_"
        environ |= {f"{prefix}{name.upper()}": str(at) for name, at in values.items()}
    file = "\n".join(
        [
            'host = "::1"\nport = 80\nworkers = 2\nroot_path = "/games/purrlour"',
            "bot_processes = 3",
            'static = "/srv/page"\nstorybook = "/srv/book"\nlearned = "/srv/nets"',
            f'database = "{wanted.database}"',
            'origins = ["https://PLAY.example.org/", "http://cat:8080"]',
            'proxies = ["127.0.0.1", "10.0.0.0/8"]',
            'hosts = ["Cat.lan", "[2001:db8::1]"]\ngrace = 90',
            *(
                f"[{section}]\n" + "\n".join(f"{name} = {at}" for name, at in values.items())
                for section, values in sections.items()
            ),
        ]
    )

    assert read(tmp_path, {**written}, {}).host == "::1"
    assert read(tmp_path, {}, environ) == wanted
    assert read(tmp_path, {}, {}, file=file) == wanted


def test_a_file_named_may_say_where_the_data_is(tmp_path: Path) -> None:
    file = tmp_path / "cat.toml"
    file.write_text('data = "kept/here"\nport = 5\n', "utf-8")

    for flags, environ in (
        ({"config": str(file)}, {}),
        ({}, {"PURRLOUR_CONFIG": str(file)}),
    ):
        config = read_config(flags, {**HOME, **environ})
        assert (config.data, config.port) == (tmp_path / "kept" / "here", 5)

    elsewhere = read_config({"config": str(file), "data": str(tmp_path)}, HOME)
    assert (elsewhere.data, elsewhere.port) == (tmp_path, 5)


def test_a_file_named_is_read_instead_of_the_one_in_the_data_folder(tmp_path: Path) -> None:
    (tmp_path / "cat.toml").write_text("workers = 1\n", "utf-8")

    config = read(tmp_path, {"config": str(tmp_path / "cat.toml")}, file="port = 9\n")

    assert config.port == PORT


BAD = [
    ({"port": "many"}, {}, "", "--port", "many"),
    ({"port": "65536"}, {}, "", "--port", "65536"),
    ({"port": "-1"}, {}, "", "--port", "-1"),
    ({"port": "8.5"}, {}, "", "--port", "8.5"),
    ({"port": ""}, {}, "", "--port", ""),
    ({"host": " "}, {}, "", "--host", " "),
    ({"root_path": "/../etc"}, {}, "", "--root-path", "/../etc"),
    ({"root_path": "/a b"}, {}, "", "--root-path", "/a b"),
    ({"root_path": "/a//b"}, {}, "", "--root-path", "/a//b"),
    ({"database": "mysql://root:secret@db"}, {}, "", "--database", "mysql://…"),
    ({"workers": "0"}, {}, "", "--workers", "0"),
    ({}, {"PURRLOUR_PORT": "x" * 500}, "", "PURRLOUR_PORT", "x" * 200 + "…"),
    ({}, {"PURRLOUR_ORIGINS": "example.org"}, "", "PURRLOUR_ORIGINS", "example.org"),
    ({}, {"PURRLOUR_ORIGINS": "https://a/b"}, "", "PURRLOUR_ORIGINS", "https://a/b"),
    ({}, {"PURRLOUR_ORIGINS": "https://a:x"}, "", "PURRLOUR_ORIGINS", "https://a:x"),
    ({}, {"PURRLOUR_ORIGINS": "null"}, "", "PURRLOUR_ORIGINS", "null"),
    ({}, {"PURRLOUR_PROXIES": "10.0.0.0/40"}, "", "PURRLOUR_PROXIES", "10.0.0.0/40"),
    ({}, {"PURRLOUR_HOSTS": "cat.lan, cat:80"}, "", "PURRLOUR_HOSTS", "cat:80"),
    ({}, {"PURRLOUR_HOSTS": "http://cat.lan"}, "", "PURRLOUR_HOSTS", "http://cat.lan"),
    ({}, {"PURRLOUR_GRACE": "4"}, "", "PURRLOUR_GRACE", "4"),
    ({}, {"PURRLOUR_LIMITS_SEAT_FRAMES": "0"}, "", "PURRLOUR_LIMITS_SEAT_FRAMES", "0"),
    ({}, {}, 'port = "eight"', "purrlour.toml, port", "eight"),
    ({}, {}, "port = true", "purrlour.toml, port", "true"),
    ({}, {}, "port = 8.0", "purrlour.toml, port", "8.0"),
    ({}, {}, "host = 7", "purrlour.toml, host", "7"),
    ({}, {}, 'prot = "x"', "purrlour.toml, prot", "x"),
    ({}, {}, 'data = "x"', "purrlour.toml, data", "x"),
    ({}, {}, "limits = 3", "purrlour.toml, limits", "3"),
    ({}, {}, "[limits]\nseat_frame = 3", "purrlour.toml, limits.seat_frame", "3"),
    ({}, {}, "[limits]\nseat_frames = -3", "purrlour.toml, limits.seat_frames", "-3"),
    ({}, {}, "origins = [1]", "purrlour.toml, origins", "[1]"),
    ({}, {}, "port = x\nhost = 1", "purrlour.toml", "line 1"),
    ({}, {}, "[more]\nport = 1", "purrlour.toml, more", "{'port': 1}"),
]


@pytest.mark.parametrize(
    ("flags", "environ", "file", "where", "value"), BAD, ids=lambda case: repr(case)[:40]
)
def test_what_makes_no_sense_is_one_line_with_place_and_value(
    tmp_path: Path,
    *,
    flags: dict[str, str | None],
    environ: dict[str, str],
    file: str,
    where: str,
    value: str,
) -> None:
    told = refused(tmp_path, flags, environ, file)

    assert where in told
    assert value in told


def test_a_complaint_about_a_database_tells_no_password(tmp_path: Path) -> None:
    for database in ("mysql://root:secret@db", "root:secret@db", "secret"):
        assert "secret" not in refused(tmp_path, {"database": database}, {}, "")
    config = read(tmp_path, {"database": "postgresql://ann:secret@db:5433/cats?password=secret"})
    assert describe(config) == "postgresql://db/cats"


def test_a_file_that_is_not_there_or_not_text(tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")

    assert "No such file" in refused(tmp_path, {"config": str(tmp_path / "none.toml")}, {}, "")
    assert "not TOML" in refused(tmp_path, {"config": str(tmp_path / "bytes")}, {}, "")


def test_several_processes_need_a_database_between_them(tmp_path: Path) -> None:
    assert "PostgreSQL" in refused(tmp_path, {"workers": "2"}, {}, "")
    assert read(tmp_path, {"workers": "2", "database": "postgres:///cats"}).workers == 2


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other places")
def test_the_data_folder_is_where_the_system_wants_it() -> None:
    assert data_folder(HOME) == Path("/home/ann/.local/share/purrlour")
    assert data_folder({**HOME, "XDG_DATA_HOME": "/cats"}) == Path("/cats/purrlour")
    assert read_config({}, HOME).data == Path("/home/ann/.local/share/purrlour")


@pytest.mark.parametrize(
    ("cores", "workers", "processes"),
    [(1, 1, 1), (2, 1, 1), (4, 1, 3), (8, 2, 3), (8, 8, 1), (2, 4, 1)],
)
def test_bots_have_all_cores_but_one_for_each_process_of_ours(
    cores: int, workers: int, processes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(cores)), raising=False)

    assert share_of_cores(workers) == processes
