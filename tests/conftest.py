"""What all tests share: fixtures of the house, Hypothesis without deadlines, and the longest files first."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

pytest_plugins = ["databases", "housing"]

# The first call of a program compiles it, so there are no deadlines.
settings.register_profile("house", deadline=None, suppress_health_check=list(HealthCheck), max_examples=50)
settings.load_profile("house")

# A worker that is handed a long file last keeps everybody waiting.
LONGEST = (
    "engine/test_wasm.py",
    "web/test_faults.py",
    "web/test_secrets.py",
    "titles/test_asked_and_forced.py",
    "bots/plain_sense/test_plain_sense.py",
    "web/test_outage.py",
    "test_readme.py",
    "titles/test_conformance.py",
    "rulebook/test_havana_secrets.py",
    "titles/test_modes.py",
    "cli/test_cli.py",
    "cli/test_screen.py",
    "core/test_guards.py",
    "web/test_attacks_on_the_server.py",
    "arena/test_arena.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    rank = {Path(__file__).parent / name: n for n, name in enumerate(LONGEST)}
    items.sort(key=lambda item: rank.get(item.path, len(rank)))


@pytest.fixture(autouse=True)
def _nothing_left_over() -> Iterator[None]:
    """The terminal's language and the environment outlive a command: neither is left to the next test."""
    from malecon.cli.console import set_lang

    set_lang("en")
    before = dict(os.environ)
    yield
    set_lang("en")
    for name in os.environ.keys() - before.keys():
        del os.environ[name]
    os.environ.update(before)
