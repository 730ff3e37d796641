"""The environments, against the real packages' own tests."""

import runpy
from pathlib import Path

import pytest
from pettingzoo.test import api_test, seed_test

import malecon
from malecon.envs.aec import env

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.py"))
TITLE = pytest.mark.parametrize("name", malecon.titles())


@TITLE
def test_pettingzoo_api(name: str) -> None:
    for seats in malecon.title(name).seats:
        api_test(env(name, seats), num_cycles=300, verbose_progress=False)


@TITLE
def test_pettingzoo_seeds(name: str) -> None:
    seed_test(lambda: env(name, max(malecon.title(name).seats)), num_cycles=200)


def test_pettingzoo_pays_the_winner() -> None:
    table = env("puerto_rico", 3)
    table.reset(seed=3)
    paid = {}
    for agent in table.agent_iter():
        observation, reward, over, cut, _ = table.last()
        paid[agent] = reward
        table.step(None if over or cut else table.action_space(agent).sample(observation["action_mask"]))
    assert sum(paid.values()) == pytest.approx(1)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_examples_run_and_are_short(example: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(example.read_text().splitlines()) <= 40
    module = runpy.run_path(str(example))
    if "play" in module:  # a bot from outside needs a server: tests/web/test_outside_bots.py
        assert module["choose"]({"legal": ["pass"]}) == "pass"
    elif "choose" in module:
        position = malecon.title("puerto_rico").new(4, 1)
        assert malecon.bot(str(example)).choose(position) in position.legal()
    else:
        assert capsys.readouterr().out
