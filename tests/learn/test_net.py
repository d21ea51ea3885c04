"""The net: slopes that are what they should be, and files that hold numbers alone."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from purrlour.engine.errors import GameError
from purrlour.envs.encode.roster import encoder_for
from purrlour.games import GAMES
from purrlour.learn.bot import read
from purrlour.learn.choices import parts_of
from purrlour.learn.net import Net, log_shares
from purrlour.learn.ppo import push
from purrlour.learn.rollout import Lessons

CLIP, CURIOSITY = 0.2, 0.05


def small_net(inputs: int = 5, actions: int = 6) -> Net:
    """In double precision, so that small steps show."""
    luck = np.random.default_rng(3)
    parts = (luck.random((3, actions)) < 0.5).astype(np.float32)
    net = Net.fresh(8, np.ones(inputs, np.float32), parts, 3)
    net.weights = {
        name: 0.5 * luck.standard_normal(one.shape)  # type: ignore[misc]  # doubles on purpose
        for name, one in net.weights.items()
    }
    net.settle()
    return net


def some_lessons(count: int = 9) -> Lessons:
    luck = np.random.default_rng(5)
    masks = luck.random((count, 6)) < 0.7
    masks[:, 0] = True
    return Lessons(
        rows=luck.integers(0, 3, (count, 5)).astype(np.int8),
        masks=masks,
        chosen=np.array([luck.choice(np.flatnonzero(mask)) for mask in masks]),
        log_share=np.log(0.1 + 0.5 * luck.random(count)).astype(np.float32),
        gain=luck.standard_normal(count).astype(np.float32),
        worth=(0.3 * luck.standard_normal(count)).astype(np.float32),
    )


def loss(net: Net, lessons: Lessons) -> float:
    """As papers write it down."""
    seen = net.look(lessons.rows)
    shares = np.where(lessons.masks, seen.logits, -np.inf)
    shares = shares - np.log(np.exp(shares).sum(1, keepdims=True))
    ratio = np.exp(shares[np.arange(len(shares)), lessons.chosen] - lessons.log_share)
    chance = np.exp(shares)
    entropy = -np.where(chance > 0, chance * np.where(chance > 0, shares, 0), 0).sum(1)
    clipped = np.clip(ratio, 1 - CLIP, 1 + CLIP)
    surrogate = np.minimum(ratio * lessons.gain, clipped * lessons.gain)
    off = seen.worth - lessons.worth
    return float(np.mean(-surrogate - CURIOSITY * entropy + 0.5 * off**2))


def test_slopes_are_those_of_the_loss() -> None:
    net, lessons = small_net(), some_lessons()
    part = np.arange(len(lessons.gain))
    seen = net.look(lessons.rows)
    shares = np.asarray(log_shares(seen.logits, lessons.masks), np.float64)

    logits, _ = push(shares, lessons, part, lessons.gain, CLIP, CURIOSITY)  # type: ignore[arg-type]
    off: Any = (seen.worth - lessons.worth) / len(part)
    slopes = net.slopes(seen, logits, off)

    step = 1.0e-5
    for name, weights in net.weights.items():
        for place in [(0,) * weights.ndim, tuple(size - 1 for size in weights.shape)]:
            kept, sides = weights[place], []
            for side in (step, -step):
                weights[place] = kept + side
                net.settle()
                sides.append(loss(net, lessons))
            weights[place] = kept
            net.settle()
            assert slopes[name][place] == pytest.approx((sides[0] - sides[1]) / 2 / step, abs=1e-4)


def test_what_may_not_be_chosen_never_is() -> None:
    logits = np.array([[9.0, 1.0, 1.0]], np.float32)

    shares = np.exp(log_shares(logits, np.array([[False, True, True]])))

    assert shares[0].tolist() == pytest.approx([0.0, 0.5, 0.5])


def koty_net() -> Net:
    size = int(encoder_for("koty").size)
    return Net.fresh(4, np.ones(size, np.float32), parts_of(GAMES["koty"]), 1)


def facts(**changed: Any) -> dict[str, Any]:
    return {"game": "koty", "version": encoder_for("koty").version, **changed}


def test_a_net_is_read_as_it_was_written(tmp_path: Path) -> None:
    net = koty_net()
    net.save(tmp_path / "koty.npz", **facts())

    again = read(tmp_path / "koty.npz", "koty")

    assert all(np.array_equal(again.weights[name], one) for name, one in net.weights.items())


@pytest.mark.parametrize("changed", [{"game": "wizard_kittens"}, {"version": 99}])
def test_a_net_for_something_else_is_refused(tmp_path: Path, changed: dict[str, Any]) -> None:
    koty_net().save(tmp_path / "koty.npz", **facts(**changed))

    with pytest.raises(GameError) as refused:
        read(tmp_path / "koty.npz", "koty")

    assert refused.value.key == "learned-unfit"


def test_a_net_with_a_layer_of_another_size_is_refused(tmp_path: Path) -> None:
    net = koty_net()
    net.weights["wp"] = net.weights["wp"][:, :-1]
    net.save(tmp_path / "koty.npz", **facts())

    with pytest.raises(GameError) as refused:
        read(tmp_path / "koty.npz", "koty")

    assert refused.value.key == "learned-unfit"


class Bomb:
    """What it would do when it is unpickled."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Path.touch, (Path("exploded"),)


def test_nothing_in_a_file_is_ever_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    pickled = tmp_path / "pickle.npz"
    pickled.write_bytes(pickle.dumps(Bomb()))
    inside = tmp_path / "inside.npz"
    np.savez(inside, w1=np.array([Bomb()], dtype=object))

    single = tmp_path / "single.npz"
    with single.open("wb") as opened:
        np.save(opened, np.zeros(3))

    for path in (pickled, inside, single, tmp_path / "missing.npz"):
        with pytest.raises(GameError) as refused:
            read(path, "koty")
        assert refused.value.key == "learned-unreadable"
    assert not (tmp_path / "exploded").exists()


def test_what_cannot_be_written_leaves_the_last_net(tmp_path: Path) -> None:
    file = tmp_path / "koty.npz"
    koty_net().save(file, **facts())
    before = file.read_bytes()

    with pytest.raises(Exception, match="lambda"):
        koty_net().save(file, **facts(), bad=lambda: None)

    assert file.read_bytes() == before


@pytest.mark.parametrize("part", [0.0, 0.3, 0.9])
def test_a_file_that_was_cut_off_is_refused(tmp_path: Path, part: float) -> None:
    file = tmp_path / "koty.npz"
    koty_net().save(file, **facts())
    whole = file.read_bytes()
    file.write_bytes(whole[: int(part * len(whole))])

    with pytest.raises(GameError) as refused:
        read(file, "koty")

    assert refused.value.key == "learned-unreadable"


def test_a_file_with_a_wrong_byte_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "koty.npz"
    koty_net().save(file, **facts())
    damaged = bytearray(file.read_bytes())
    damaged[len(damaged) // 2] ^= 255
    file.write_bytes(damaged)

    with pytest.raises(GameError) as refused:
        read(file, "koty")

    assert refused.value.key == "learned-unreadable"
