"""What is counted while a server runs: how often, how long. The web package writes it out for Prometheus.

Counting must cost next to nothing: a dictionary and a lock, no library.
"""

from bisect import bisect_left
from collections.abc import Callable
from threading import Lock

Labels = tuple[tuple[str, str], ...]
Series = dict[Labels, float]
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds


class Meters:
    """Counters and histograms by name and labels, and gauges that are read when they are asked for."""

    def __init__(self) -> None:
        self._lock = Lock()
        self.counters: dict[str, Series] = {}
        self.histograms: dict[str, dict[Labels, list[float]]] = {}  # counts up to each bound, those above, and the sum
        self.gauges: dict[str, Callable[[], Series]] = {}

    def count(self, name: str, by: float = 1, **labels: str) -> None:
        key = tuple(labels.items())
        with self._lock:
            series = self.counters.setdefault(name, {})
            series[key] = series.get(key, 0) + by

    def took(self, name: str, seconds: float, **labels: str) -> None:
        key = tuple(labels.items())
        with self._lock:
            found = self.histograms.setdefault(name, {})
            row = found.get(key)
            if row is None:
                row = found[key] = [0.0] * (len(BOUNDS) + 2)
            row[bisect_left(BOUNDS, seconds)] += 1
            row[-1] += seconds

    def gauge(self, name: str, ask: Callable[[], float | Series]) -> None:
        def series() -> Series:
            found = ask()
            return found if isinstance(found, dict) else {(): float(found)}

        self.gauges[name] = series

    def snapshot(self) -> "Snapshot":
        """Everything as plain data, to be added to other processes' figures."""
        with self._lock:
            counters = {name: _rows(series) for name, series in self.counters.items()}
            histograms = {
                name: [(list(key), list(row)) for key, row in found.items()] for name, found in self.histograms.items()
            }
        gauges = {name: _rows(ask()) for name, ask in list(self.gauges.items())}
        return {"counters": counters, "histograms": histograms, "gauges": gauges}


Rows = list[tuple[list[tuple[str, str]], list[float]]]
Snapshot = dict[str, dict[str, Rows]]


def _rows(series: Series) -> Rows:
    return [(list(key), [value]) for key, value in series.items()]
