"""When may an install be skipped?"""

from scripts import stamp


def test_nothing_is_fresh_without_a_stamp() -> None:
    assert not stamp.fresh([], "run", forgive=True)


def test_a_test_environment_serves_play_but_not_the_other_way_round() -> None:
    tools = stamp.tools()

    assert stamp.fresh(["test", tools, "old", "old"], "run", forgive=True)
    assert not stamp.fresh(["run", tools, "old", "old"], "test", forgive=True)


def test_changed_sources_are_forgiven_only_on_demand() -> None:
    tools = stamp.tools()

    assert stamp.fresh(["test", tools, "old", stamp.installed()], "test", forgive=True)
    assert not stamp.fresh(["test", tools, "old", stamp.installed()], "test", forgive=False)


def test_another_install_is_noticed() -> None:
    old = ["test", stamp.tools(), stamp.sources()]

    assert stamp.fresh([*old, stamp.installed()], "test", forgive=False)
    assert not stamp.fresh([*old, "editable"], "test", forgive=False)


def test_changed_tools_are_never_forgiven() -> None:
    assert not stamp.fresh(["test", "old", "old", "old"], "test", forgive=True)
