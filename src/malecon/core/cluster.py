"""Work on the machines of a Ray cluster. A piece of work whose machine dies is done again on another."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from malecon.core.errors import MaleconError

AHEAD = 2  # pieces given out for each core before the first comes back
RETRIES = 5  # how many machines may die under one piece


class NoCluster(MaleconError):
    """A cluster is wanted where Ray is not installed."""


class Cluster:
    """A cluster by its address; `local` starts one on this machine, which ends with this object."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError:
            raise NoCluster("error-no-ray") from None
        self.hosts: Counter[str] = Counter()  # pieces done, by machine
        self._ray: Any = ray
        self._ours = not ray.is_initialized()
        if self._ours:
            at = None if address == "local" else address
            ray.init(address=at, log_to_driver=False, include_dashboard=False)
        self._work = self._ray.remote(max_retries=RETRIES, scheduling_strategy="SPREAD")(_there)
        self.cores = int(self._ray.cluster_resources().get("CPU", 1))

    def __enter__(self) -> "Cluster":
        return self

    def __exit__(self, *trouble: object) -> None:
        self.close()

    def begin(self, work: Callable[..., Any], *given: Any) -> Any:
        """Gives out a piece of work: a function of a module, which the other machines have too. What comes back stands
        for the piece."""
        return self._work.remote(work, *given)

    def keep(self, thing: Any) -> Any:
        """Sends something that many pieces need to each machine once; it is given to `begin` in its place."""
        return self._ray.put(thing)

    def result(self, piece: Any) -> Any:
        """What a piece has made; waits for it."""
        host, made = self._ray.get(piece)
        self.hosts[host] += 1
        return made

    def done(self, pieces: Sequence[Any], wait: float = 0.0) -> list[Any]:
        """Those of the pieces that are done, waiting so many seconds for the first."""
        if not pieces:
            return []
        ready, _ = self._ray.wait(list(pieces), num_returns=1, timeout=wait)
        if ready:  # and whatever else has come meanwhile
            ready, _ = self._ray.wait(list(pieces), num_returns=len(pieces), timeout=0)
        return list(ready)

    def close(self) -> None:
        if self._ours and self._ray.is_initialized():
            self._ray.shutdown()


def _there(work: Callable[..., Any], *given: Any) -> tuple[str, Any]:
    """A piece of work done, and the machine that did it."""
    import ray

    return str(ray.get_runtime_context().get_node_id()), work(*given)
