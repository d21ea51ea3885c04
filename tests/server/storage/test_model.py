"""Every store against a plain model, by random histories."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, field, replace
from itertools import count
from typing import TypeVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from purrlour.server.storage.base import Verdict
from tests.figures import figure
from tests.server.storage.conftest import Place
from tests.server.storage.looping import kept, put, settled
from tests.waiting import LIMIT

_T = TypeVar("_T")

EXAMPLES = figure(6, long=50, plain=6)

NAMES = st.sampled_from(["tom", "kit", "bob"])
ENTRIES = st.lists(st.binary(max_size=5), max_size=3)
APPENDS = st.lists(
    st.tuples(NAMES, st.integers(-1, 2), ENTRIES, st.booleans().map(bool)), min_size=1, max_size=12
)
"""Match, how far from where the model expects it, entries, over."""


@dataclass
class Plain:
    """A match as the model sees it."""

    code: str
    log: list[bytes] = field(default_factory=list)
    over: bool = False


def machine(place: Place) -> type[RuleBasedStateMachine]:
    """For stores of this place; each history has names of its own, so that it can be shared."""
    histories = count(1)

    class History(RuleBasedStateMachine):
        def __init__(self) -> None:
            super().__init__()
            self.mark = f"-{next(histories)}"
            self.model: dict[str, Plain] = {}
            self.runner = asyncio.Runner()
            self.store = place.store()
            self.wait(self.store.open())

        def wait(self, work: Coroutine[object, object, _T]) -> _T:
            return self.runner.run(asyncio.wait_for(work, LIMIT))

        def teardown(self) -> None:
            self.wait(self.store.close())
            self.runner.close()

        @rule(name=NAMES, code=NAMES, entries=ENTRIES)
        def create(self, name: str, code: str, entries: list[bytes]) -> None:
            taken = name in self.model or code in {plain.code for plain in self.model.values()}
            new = kept(name + self.mark, code + self.mark)
            assert self.wait(self.store.create(new, entries)) is not taken
            if not taken:
                self.model[name] = Plain(code, list(entries))

        @rule(appends=APPENDS)
        def append(self, appends: list[tuple[str, int, list[bytes], bool]]) -> None:
            """All at once; of each match in order."""
            expected = []
            places = []
            for name, off, entries, over in appends:
                plain = self.model.get(name)
                places.append((len(plain.log) if plain else 0) + 1 + off)
                if plain is None or off:
                    expected.append(Verdict.CONFLICT)
                    continue
                expected.append(Verdict.STORED)
                plain.log += entries
                plain.over = plain.over or over

            async def play() -> list[Verdict]:
                return await settled(
                    [
                        put(self.store, name + self.mark, seq, *entries, over=over)
                        for (name, _, entries, over), seq in zip(appends, places, strict=True)
                    ]
                )

            assert self.wait(play()) == expected

        @rule()
        def reopen(self) -> None:
            self.wait(self.store.close())
            self.store = place.store()
            self.wait(self.store.open())

        @rule(name=NAMES, after=st.integers(0, 8))
        def read(self, name: str, after: int) -> None:
            log = self.model[name].log if name in self.model else []
            assert self.wait(self.store.read(name + self.mark, after=after)) == log[after:]

        @invariant()
        def everything_is_as_in_the_model(self) -> None:
            live = {match for match in self.wait(self.store.live()) if match.endswith(self.mark)}
            assert live == {
                name + self.mark for name, plain in self.model.items() if not plain.over
            }
            for name, plain in self.model.items():
                match, code = name + self.mark, plain.code + self.mark
                same = replace(kept(match, code), over=plain.over)
                assert self.wait(self.store.find(match)) == same
                assert self.wait(self.store.find_code(code)) == same
                assert self.wait(self.store.read(match)) == plain.log

    return History


def test_a_store_is_what_the_model_says(place: Place) -> None:
    run_state_machine_as_test(
        machine(place),
        settings=settings(max_examples=EXAMPLES, stateful_step_count=15, deadline=None),
    )
