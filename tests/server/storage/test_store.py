"""What holds for every store."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial

import pytest

from purrlour.server.storage.base import StorageTrouble, Store, Verdict
from tests.server.storage.conftest import Place
from tests.server.storage.looping import in_loop, kept, put, settled

STORED, CONFLICT, TROUBLE = Verdict.STORED, Verdict.CONFLICT, Verdict.TROUBLE


@asynccontextmanager
async def opened(place: Place, *matches: str) -> AsyncIterator[Store]:
    """A store with these matches; the log of each is one entry long."""
    store = place.store()
    await store.open()
    try:
        for match in matches:
            assert await store.create(kept(match), [b"first"])
        yield store
    finally:
        await store.close()


@in_loop
async def test_a_new_match_is_found_by_id_and_by_code(place: Place) -> None:
    async with opened(place) as store:
        assert await store.create(kept("tom", "CODE42"), [b"one", b"two"])

        assert await store.find("tom") == kept("tom", "CODE42")
        assert await store.find_code("CODE42") == kept("tom", "CODE42")
        assert await store.read("tom") == [b"one", b"two"]


@in_loop
async def test_what_does_not_exist_is_not_found(place: Place) -> None:
    async with opened(place) as store:
        assert await store.find("tom") is None
        assert await store.find_code("CODE42") is None
        assert await store.read("tom") == []
        assert await store.live() == []


@pytest.mark.parametrize("name", ["", "to\0m", "\ud800", "%", "' OR 1=1 --", "x" * 100_000])
@in_loop
async def test_a_name_that_nothing_can_have_is_not_found(place: Place, name: str) -> None:
    async with opened(place, "tom") as store:
        assert await store.find(name) is None
        assert await store.find_code(name) is None
        assert await store.read(name) == []


@pytest.mark.parametrize(("match", "code"), [("tom", "CODE43"), ("kit", "CODE42")])
@in_loop
async def test_an_id_or_code_is_given_once(place: Place, match: str, code: str) -> None:
    async with opened(place) as store:
        assert await store.create(kept("tom", "CODE42"), [b"toms"])

        assert not await store.create(kept(match, code), [b"other"])

        assert await store.read("tom") == [b"toms"]
        assert await store.live() == ["tom"]
        assert await store.find("kit") is None
        assert await store.find_code("CODE43") is None


@in_loop
async def test_a_log_grows_at_its_end(place: Place) -> None:
    async with opened(place, "tom") as store:
        assert await put(store, "tom", 2, b"second", b"third") is STORED
        assert await put(store, "tom", 4, b"fourth") is STORED

        assert await store.read("tom") == [b"first", b"second", b"third", b"fourth"]
        assert await store.read("tom", after=2) == [b"third", b"fourth"]
        assert await store.read("tom", after=4) == []
        assert await store.read("tom", after=9) == []


@in_loop
async def test_a_match_may_begin_with_an_empty_log(place: Place) -> None:
    async with opened(place) as store:
        assert await store.create(kept("tom"), [])

        assert await put(store, "tom", 2, b"too far") is CONFLICT
        assert await put(store, "tom", 1, b"first") is STORED

        assert await store.read("tom") == [b"first"]


@pytest.mark.parametrize("seq", [-1, 0, 1, 2, 4, 5])
@in_loop
async def test_only_the_end_of_the_log_takes_entries_and_all_or_none(
    place: Place, seq: int
) -> None:
    async with opened(place, "tom") as store:
        assert await put(store, "tom", 2, b"second") is STORED

        assert await put(store, "tom", seq, b"a", b"b", b"c", over=True) is CONFLICT

        assert await store.read("tom") == [b"first", b"second"]
        assert await store.find("tom") == kept("tom")


@in_loop
async def test_a_match_that_does_not_exist_takes_nothing(place: Place) -> None:
    async with opened(place) as store:
        assert await put(store, "tom", 1, b"first") is CONFLICT
        assert await store.read("tom") == []


@in_loop
async def test_of_many_at_one_place_the_first_wins(place: Place) -> None:
    async with opened(place, "tom") as store:
        tries = [put(store, "tom", 2, b"%d" % number) for number in range(50)]

        assert await settled(tries) == [STORED] + [CONFLICT] * 49
        assert await store.read("tom") == [b"first", b"0"]


@in_loop
async def test_a_conflict_does_not_spoil_what_is_written_beside_it(place: Place) -> None:
    names = [f"match {number}" for number in range(40)]
    async with opened(place, *names) as store:
        tries = [put(store, name, 2 + number % 3, b"x", b"y") for number, name in enumerate(names)]

        assert await settled(tries) == [
            CONFLICT if number % 3 else STORED for number in range(len(names))
        ]
        for number, name in enumerate(names):
            more = [] if number % 3 else [b"x", b"y"]
            assert await store.read(name) == [b"first", *more]


@in_loop
async def test_appends_need_not_wait_for_each_other(place: Place) -> None:
    async with opened(place, "tom", "kit") as store:
        tries = [
            put(store, name, seq, f"{name} {seq}".encode())
            for seq in range(2, 1502)
            for name in ("tom", "kit")
        ]

        assert set(await settled(tries)) == {STORED}
        for name in ("tom", "kit"):
            expected = [b"first"] + [f"{name} {seq}".encode() for seq in range(2, 1502)]
            assert await store.read(name) == expected


@in_loop
async def test_after_a_conflict_an_append_that_fits_is_stored(place: Place) -> None:
    async with opened(place, "tom") as store:
        tries = [put(store, "tom", seq, b"%d" % seq) for seq in (2, 2, 3, 5, 4, 4)]

        assert await settled(tries) == [STORED, CONFLICT, STORED, CONFLICT, STORED, CONFLICT]
        assert await store.read("tom") == [b"first", b"2", b"3", b"4"]


@in_loop
async def test_everybody_is_told_once_and_in_the_thread_of_the_loop(place: Place) -> None:
    async with opened(place, "tom") as store:
        told: list[tuple[int, int, Verdict]] = []

        def tell(seq: int, verdict: Verdict) -> None:
            told.append((seq, threading.get_ident(), verdict))

        for seq in range(2, 102):
            store.append("tom", seq, [b"x"], partial(tell, seq))
        assert told == []
        assert await put(store, "tom", 102, b"last") is STORED

        here = threading.get_ident()
        assert told == [(seq, here, STORED) for seq in range(2, 102)]


@in_loop
async def test_one_that_fails_to_listen_does_not_keep_the_others_from_hearing(
    place: Place,
) -> None:
    failures: list[object] = []
    asyncio.get_running_loop().set_exception_handler(
        lambda _, context: failures.append(context["exception"])
    )

    def fail(verdict: Verdict) -> None:
        raise LookupError(verdict)

    async with opened(place, "tom", "kit") as store:
        store.append("tom", 2, [b"x"], fail)
        assert await put(store, "kit", 2, b"y") is STORED
        assert await put(store, "tom", 3, b"z") is STORED

    assert [type(failure) for failure in failures] == [LookupError]


@in_loop
async def test_a_match_that_is_over_is_kept_but_not_live(place: Place) -> None:
    async with opened(place, "tom", "kit") as store:
        assert await put(store, "tom", 2, b"won", over=True) is STORED

        assert await store.live() == ["kit"]
        assert await store.find("tom") == replace(kept("tom"), over=True)
        assert await store.read("tom") == [b"first", b"won"]

        assert await put(store, "tom", 3, b"a word after the end") is STORED
        assert await store.live() == ["kit"]


@in_loop
async def test_a_match_can_end_without_an_entry(place: Place) -> None:
    async with opened(place, "tom") as store:
        assert await put(store, "tom", 3, over=True) is CONFLICT
        assert await store.live() == ["tom"]
        assert await put(store, "tom", 2, over=True) is STORED

        assert await store.live() == []
        assert await store.read("tom") == [b"first"]


@in_loop
async def test_live_matches_come_last_touched_first(place: Place) -> None:
    async with opened(place, "tom", "kit", "bob") as store:
        assert await store.live() == ["bob", "kit", "tom"]

        await put(store, "tom", 2, b"x")
        await put(store, "kit", 9, b"refused: not touched")

        assert await store.live() == ["tom", "bob", "kit"]


@in_loop
async def test_entries_and_names_may_hold_anything(place: Place) -> None:
    entries = [bytes(range(256)), b"", "zażółć gęślą jaźń 🐈".encode(), b"\0", b"x" * 1_000_000]
    async with opened(place) as store:
        made = replace(kept("Mruczuś", "ŻÓŁTY🐭"), secret=bytes(64), created=2**53)
        assert await store.create(made, entries)
        assert await put(store, "Mruczuś", 6, *entries) is STORED

        assert await store.find_code("ŻÓŁTY🐭") == made
        assert await store.read("Mruczuś") == entries + entries


@in_loop
async def test_many_entries_may_come_at_once(place: Place) -> None:
    entries = [b"%d" % number for number in range(5000)]
    async with opened(place, "tom") as store:
        assert await put(store, "tom", 2, *entries) is STORED
        assert await store.read("tom", after=1) == entries


@in_loop
async def test_close_finishes_what_is_under_way(place: Place) -> None:
    names = [f"match {number}" for number in range(20)]
    async with opened(place, *names) as store:
        tries = [put(store, name, seq, b"x") for seq in range(2, 12) for name in names]

        await store.close()

        assert all(verdict.done() for verdict in tries)
        assert {verdict.result() for verdict in tries} == {STORED}
    async with opened(place) as store:
        for name in names:
            assert len(await store.read(name)) == 11


@in_loop
async def test_a_closed_store_refuses_and_can_be_closed_again(place: Place) -> None:
    async with opened(place, "tom") as store:
        await store.close()

        assert await put(store, "tom", 2, b"late") is TROUBLE
        with pytest.raises(StorageTrouble):
            await store.read("tom")
        with pytest.raises(StorageTrouble):
            await store.create(kept("kit"), [])
        with pytest.raises(StorageTrouble):
            await store.ready()
        await store.close()


@in_loop
async def test_all_is_there_for_the_next_store(place: Place) -> None:
    async with opened(place, "tom", "kit") as store:
        await put(store, "tom", 2, b"x")
        await put(store, "kit", 2, b"y", over=True)
    async with opened(place) as store:
        assert await store.read("tom") == [b"first", b"x"]
        assert await store.live() == ["tom"]
        assert await store.find("kit") == replace(kept("kit"), over=True)

        assert await put(store, "tom", 2, b"again") is CONFLICT
        assert await put(store, "tom", 3, b"z") is STORED


@in_loop
async def test_a_store_that_can_be_written_is_ready_and_a_node(place: Place) -> None:
    async with opened(place) as store:
        await store.ready()
        await store.ready()
        assert await store.nodes() == {"ann"}


@in_loop
async def test_whoever_gives_up_waiting_does_not_stop_the_store(place: Place) -> None:
    async with opened(place, "tom") as store:
        for number in range(20):
            waiting = asyncio.create_task(store.create(kept(f"kit {number}"), [b"first"]))
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)

        assert await put(store, "tom", 2, b"x") is STORED
        assert await store.create(kept("bob"), [])


NOW = 1_800_000_000_000
"""Milliseconds since 1970."""


@in_loop
async def test_a_match_has_a_date_that_moves_on_and_never_back(place: Place) -> None:
    async with opened(place) as store:
        await store.create(replace(kept("tom"), until=NOW), [b"first"])
        assert (found := await store.find("tom")) is not None
        assert found.until == NOW

        assert await store.keep({"tom": NOW + 5, "nobody": NOW}) == {"tom"}
        assert await store.keep({"tom": NOW + 2}) == {"tom"}
        assert await store.keep({}) == set()

        assert (found := await store.find_code("C-tom")) is not None
        assert found.until == NOW + 5


@in_loop
async def test_what_is_past_its_date_is_told_the_earliest_first(place: Place) -> None:
    async with opened(place) as store:
        for number, name in enumerate(["tom", "kit", "bob", "ann"]):
            await store.create(replace(kept(name), until=NOW + number % 3), [b"first"])
        await store.keep({"ann": NOW + 9})

        told = [one.match for one in await store.expired(NOW + 3, 10)]

        assert told == ["tom", "kit", "bob"]
        assert [one.match for one in await store.expired(NOW + 3, 2)] == ["tom", "kit"]
        assert await store.expired(NOW, 10) == []


@in_loop
async def test_a_match_is_removed_with_its_log_and_only_after_its_date(place: Place) -> None:
    async with opened(place) as store:
        await store.create(replace(kept("tom"), until=NOW), [b"first", b"second"])
        await store.create(replace(kept("kit"), until=NOW), [b"hers"])

        assert not await store.remove("tom", NOW)
        assert await store.read("tom") == [b"first", b"second"]
        assert await store.remove("tom", NOW + 1)
        assert not await store.remove("tom", NOW + 1)

        assert await store.find("tom") is None
        assert await store.find_code("C-tom") is None
        assert await store.read("tom") == []
        assert await store.live() == ["kit"]
        assert await store.read("kit") == [b"hers"]
        assert await put(store, "tom", 3, b"too late") is CONFLICT
        assert await store.create(kept("tom"), [b"another"])  # id and code are free again


@in_loop
async def test_of_removing_and_keeping_one_wins(place: Place) -> None:
    """Somebody opens a match at the moment when its time is over."""
    async with opened(place) as store:
        names = [f"match {number}" for number in range(20)]
        for name in names:
            await store.create(replace(kept(name), until=NOW), [b"first"])

        tries = [(store.keep({name: NOW + 99}), store.remove(name, NOW + 1)) for name in names]
        ends = [await asyncio.gather(*both) for both in tries]

        for name, (found, removed) in zip(names, ends, strict=True):
            assert bool(found) is not removed
            assert (await store.find(name) is None) is removed


@in_loop
async def test_appends_meet_a_removal_as_a_whole(place: Place) -> None:
    async with opened(place) as store:
        await store.create(replace(kept("tom"), until=NOW), [b"first"])
        tries = [put(store, "tom", seq, b"x") for seq in range(2, 30)]
        removed = await store.remove("tom", NOW + 1)
        later = [put(store, "tom", seq, b"x") for seq in range(30, 40)]

        assert removed
        assert set(await settled(tries)) <= {STORED, CONFLICT}
        assert set(await settled(later)) == {CONFLICT}
        assert await store.read("tom") == []


@in_loop
async def test_the_size_of_all_grows_and_shrinks_again(place: Place) -> None:
    async with opened(place, "kit") as store:
        small = await store.size()
        await store.create(replace(kept("tom"), until=NOW), [b"x" * 300_000])
        await put(store, "tom", 2, b"y" * 300_000)
        large = await store.size()

        await store.remove("tom", NOW + 1)

        assert large > small + 500_000
        assert await store.size() < small + 100_000


@in_loop
async def test_snapshots_are_kept_beside_a_log_and_over_each_other(place: Place) -> None:
    async with opened(place, "tom", "ann") as store:
        assert await store.snapshots("tom") == []
        await store.keep_snapshots(
            [("tom", 128, b"second"), ("ann", 64, b"hers"), ("tom", 64, b"first")]
        )
        await store.keep_snapshots([("tom", 128, b"newer"), ("nobody", 64, b"of no match")])

        assert await store.snapshots("tom") == [b"first", b"newer"]
        assert await store.snapshots("ann") == [b"hers"]
        assert await store.snapshots("nobody") == []
        assert await put(store, "tom", 2, b"a log knows nothing of them") is STORED
    async with opened(place) as store:
        assert await store.snapshots("tom") == [b"first", b"newer"]


@in_loop
async def test_snapshots_go_with_their_match(place: Place) -> None:
    async with opened(place) as store:
        await store.create(replace(kept("tom"), until=NOW), [b"first"])
        await store.keep_snapshots([("tom", 1, b"snapshot")])

        assert await store.remove("tom", NOW + 1)
        assert await store.snapshots("tom") == []
        await store.create(kept("tom"), [b"another"])
        assert await store.snapshots("tom") == []
