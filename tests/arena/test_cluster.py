"""A real cluster of two Ray nodes on this computer: both play, and a match outlives the death of one."""

import os
from collections.abc import Iterator
from typing import Any

import pytest

from arena.test_arena import same
from malecon.arena import Match, Results, run

ray = pytest.importorskip("ray")
MATCH = Match("santiago", ("greedy", "random"), blocks=10, seed=3)


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    from ray.cluster_utils import Cluster

    monkeypatch.setenv("RAY_health_check_period_ms", "500")  # a dead node is noticed sooner
    monkeypatch.setenv("RAY_health_check_failure_threshold", "2")
    assert os.environ["PYTHONPATH"]  # nodes find this source by it
    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    yield made
    made.shutdown()  # type: ignore[no-untyped-call]


def test_both_nodes_play_and_one_may_die(cluster: Any) -> None:
    second = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    killed_after = 0

    def kill(results: Results) -> None:
        nonlocal killed_after
        if len(results.hosts) == 2 and not killed_after:
            killed_after = len(results)
            cluster.remove_node(second, allow_graceful=False)

    results = run(MATCH, ray=cluster.address, progress=kill)
    assert 0 < killed_after < len(results) == MATCH.blocks * MATCH.seats
    assert len(results.hosts) == 2 and sum(results.hosts.values()) == MATCH.blocks
    assert same(results, run(MATCH, workers=1))
