"""Metrics: numbers about the server. None of them tells who plays, or what anybody holds.

Counting is adding to a plain number: rooms and sockets do it thousands of times a second.
Only when somebody asks are the numbers put into the form that Prometheus reads.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import TYPE_CHECKING, Final

from purrlour import __version__

if TYPE_CHECKING:
    from prometheus_client import Metric

    from purrlour.server.auth.quotas import DailyUse

MEDIA_TYPE: Final = "text/plain; version=0.0.4"

_BUCKETS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds."""


class Histogram:
    """How many took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(_BUCKETS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        """One more."""
        self.counts[bisect_left(_BUCKETS, seconds)] += 1
        self.seconds += seconds

    def buckets(self) -> list[tuple[str, float]]:
        """As Prometheus counts them: those that took no longer than this."""
        bounds = [*map(str, _BUCKETS), "+Inf"]
        return list(zip(bounds, map(float, accumulate(self.counts)), strict=True))


class Metrics:
    """What is counted, from the start of the process."""

    def __init__(self) -> None:
        self.live: Callable[[], int] = lambda: 0
        """Asked for the number of matches in memory."""
        self.tasks: Callable[[], int] = lambda: 0
        """Asked for the number of tasks of the event loop."""
        self.removed: Callable[[], int] = lambda: 0
        """Asked for the number of matches whose time was over."""
        self.use: DailyUse | None = None
        """What was used today, and what is kept."""
        self.sockets = 0
        """Open now."""
        self.connections = 0
        """Open now, sockets among them."""
        self.turned_away = 0
        """Connections for which there was no room."""
        self.late = 0
        """Connections that were cut because they kept us waiting."""
        self.frames_in = 0
        self.frames_out = 0
        self.commands: Counter[tuple[str, str]] = Counter()
        """By kind and result: `received`, or `unreadable` and of no kind."""
        self.refusals = 0
        """Answers that say why not."""
        self.cut: Counter[str] = Counter()
        """Sockets that we closed, by the reason in their bye."""
        self.requests: Counter[tuple[str, int]] = Counter()
        """HTTP, by method and status."""
        self.appends: Counter[str] = Counter()
        """By verdict."""
        self.entries = 0
        """Entries those appends stored."""
        self.store = Histogram()
        """From append to verdict."""

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        # Here because it is slow to load, and few servers are asked.
        from prometheus_client import (  # noqa: PLC0415 - only a scrape needs it
            CollectorRegistry,
            ProcessCollector,
            generate_latest,
        )

        registry = CollectorRegistry(auto_describe=False)
        registry.register(_Collector(self))
        ProcessCollector(registry=registry)
        return generate_latest(registry)


class _Collector:
    """The numbers as Prometheus wants them."""

    def __init__(self, metrics: Metrics) -> None:
        self._of = metrics

    def collect(self) -> Iterator[Metric]:
        from prometheus_client.core import (  # noqa: PLC0415 - see Metrics.text
            CounterMetricFamily,
            GaugeMetricFamily,
            HistogramMetricFamily,
            InfoMetricFamily,
        )

        of = self._of
        yield InfoMetricFamily(
            "purrlour_build", "Which Purrlour this is.", {"version": __version__}
        )
        yield GaugeMetricFamily("purrlour_matches_live", "Matches in memory.", of.live())
        yield GaugeMetricFamily("purrlour_sockets", "Sockets open now.", of.sockets)
        yield GaugeMetricFamily("purrlour_tasks", "Tasks of the event loop.", of.tasks())
        yield GaugeMetricFamily(
            "purrlour_connections", "Connections open now, sockets among them.", of.connections
        )
        yield CounterMetricFamily(
            "purrlour_turned_away", "Connections without room.", of.turned_away
        )
        yield CounterMetricFamily("purrlour_late", "Connections cut for being slow.", of.late)
        yield CounterMetricFamily("purrlour_frames_in", "Frames received.", of.frames_in)
        yield CounterMetricFamily("purrlour_frames_out", "Frames sent.", of.frames_out)
        yield CounterMetricFamily("purrlour_refusals", "Commands refused.", of.refusals)
        yield CounterMetricFamily("purrlour_entries", "Log entries stored.", of.entries)

        yield CounterMetricFamily("purrlour_removed", "Matches whose time was over.", of.removed())
        if of.use is not None:
            yield GaugeMetricFamily(
                "purrlour_kept_bytes", "Size of all that is kept, by the last measure.", of.use.kept
            )
            full = CounterMetricFamily(
                "purrlour_quota_refusals", "What was too much for a day.", labels=("kind",)
            )
            for kind, count in of.use.refused.items():
                full.add_metric((kind,), count)
            yield full

        commands = CounterMetricFamily(
            "purrlour_commands", "Commands of players.", labels=("kind", "result")
        )
        for (kind, result), count in of.commands.items():
            commands.add_metric((kind, result), count)
        yield commands

        requests = CounterMetricFamily(
            "purrlour_http_requests", "Requests over HTTP.", labels=("method", "status")
        )
        for (method, status), count in of.requests.items():
            requests.add_metric((method, str(status)), count)
        yield requests

        for name, help_text, label, counter in (
            ("purrlour_cut", "Sockets that the server closed.", "reason", of.cut),
            ("purrlour_appends", "Writes to the log.", "verdict", of.appends),
        ):
            family = CounterMetricFamily(name, help_text, labels=(label,))
            for value, count in counter.items():
                family.add_metric((value,), count)
            yield family

        yield HistogramMetricFamily(
            "purrlour_store_seconds",
            "Seconds from append to verdict.",
            buckets=of.store.buckets(),
            sum_value=of.store.seconds,
        )
