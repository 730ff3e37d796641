"""Learning on a small scale: the arithmetic agrees wherever it is done, files survive changes, and training improves."""

import json
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import malecon
from malecon.bots import network as files
from malecon.bots.base import Sight
from malecon.bots.trained import Net as NetBot
from malecon.bots.trained import ask
from malecon.core.position import Position

torch = pytest.importorskip("torch")
torch.set_num_threads(1)  # other tests run beside

from malecon.learn.__main__ import main  # noqa: E402
from malecon.learn.ladder import play  # noqa: E402
from malecon.learn.net import Net, load  # noqa: E402
from malecon.learn.plays import Plays  # noqa: E402
from malecon.learn.ppo import Learner, Settings, final_rewards  # noqa: E402
from malecon.learn.report import page  # noqa: E402


def lively(title: Any, units: int = 32) -> Net:
    """A network with weights that matter."""
    torch.manual_seed(1)
    net = Net(len(title.features), units, 2, len(title.actions), title.seats.stop - 1)
    for part in net.parameters():
        part.data.add_(torch.randn_like(part) * 0.05)
    return net


def by_torch(net: Net, position: Position) -> tuple[Any, Any]:
    seat = position.to_move or 0
    with torch.no_grad():
        likes, hopes = net(torch.from_numpy(position.observe(seat))[None])
    legal = torch.from_numpy(position.mask() != 0)
    chances = hopes[0, 0, : position.seats].softmax(0).numpy()
    return likes[0].masked_fill(~legal, -1e9).softmax(0).numpy(), np.roll(chances, seat)


@pytest.mark.parametrize("name", malecon.titles())
def test_compiled_code_computes_what_torch_does(name: str, tmp_path: Path) -> None:
    title = malecon.title(name)
    net = lively(title)
    exact = files.network(net.arrays(), {})
    files.save(tmp_path / "net.npz", net.arrays(), title.features, title.actions.notations, {"lead_spread": 5.0})
    stored = files.load(tmp_path / "net.npz", title)
    assert stored.spread == 5.0
    for seats in title.seats:
        position = title.new(seats, 3)
        for _ in range(25):
            likes, chances = by_torch(net, position)
            sight = Sight.of(position, 0)
            found, shares, _ = ask(exact, sight)
            assert np.allclose(found, likes, atol=1e-5) and np.allclose(shares, chances, atol=1e-5)
            assert np.allclose(ask(stored, sight)[0], likes, atol=0.03)  # bytes are coarser
            position.play_action(NetBot("net", network=exact).choose_action(position))
            if position.is_over:
                break


def test_weights_are_matched_by_name(tmp_path: Path) -> None:
    """A feature or action that came later counts nothing; moved ones keep their weights."""
    title = malecon.title("santiago")
    net = lively(title)
    arrays = net.arrays()
    features, notations = title.features[::-1], title.actions.notations[::-1]
    turned = dict(
        arrays, enter=arrays["enter"][::-1], policy=arrays["policy"][::-1], policy_bias=arrays["policy_bias"][::-1]
    )
    files.save(tmp_path / "turned.npz", turned, features, notations, {})
    assert np.allclose(load(tmp_path / "turned.npz", title).arrays()["enter"], arrays["enter"], atol=0.01)
    later: Any = SimpleNamespace(features=(*title.features, "newcomer"), actions=SimpleNamespace(notations=("fly",)))
    fitted = files.matched(arrays, title.features, title.actions.notations, later)
    assert not fitted["enter"][-1].any() and not fitted["policy"].any()
    assert np.array_equal(fitted["enter"][:-1], arrays["enter"])


def test_rewards_are_the_win_and_the_lead() -> None:
    plays: Any = SimpleNamespace(
        points=torch.tensor([[10, 4, 7], [5, 5, 0], [1, 2, 3]]), ended=torch.tensor([1, 1, 0]),
        rewards=torch.tensor([[1.0, 0.0, 0.0], [0.5, 0.5, 0.0], [0.0, 0.0, 0.0]]),
    )  # fmt: skip
    present = torch.tensor([[True, True, True], [True, True, False], [True, True, True]])
    win, lead = final_rewards(plays, present, 3.0).unbind(1)
    assert torch.equal(win, plays.rewards)
    assert lead[0].tolist() == pytest.approx(torch.sigmoid(torch.tensor([1.0, -2.0, -1.0])).tolist())
    assert lead[1].tolist() == [0.5, 0.5, 0.0] and not lead[2].any()


def test_a_seat_is_judged_by_its_own_hopes() -> None:
    """What a decision gained, worked out step by step: from the mover's hopes to its own at its next decision."""
    title = malecon.title("santiago")
    plays = Plays(title, 24, "cpu", 1)
    learner = Learner(lively(title), plays, 10.0, replace(Settings(), steps=150, minibatch=1024))
    for _ in range(2):  # games end in the second
        learner.play()
    r, lam = learner.rollout, learner.settings.lam
    assert r.ended.sum() > 0
    ahead, _ = learner._advantages(0.25)
    for play_number in range(24):
        expected: dict[int, Any] = {}
        for t in reversed(range(150)):
            mover = int(r.movers[t, play_number])
            later, further = r.ahead[play_number, mover], 0.0
            for u in range(t, 150):
                if u > t and int(r.movers[u, play_number]) == mover:
                    later, further = r.values[u, play_number], expected[u]
                    break
                if r.ended[u, play_number]:
                    later = r.rewards[u, play_number]
                    break
            expected[t] = later + lam * further - r.values[t, play_number]
            win, lead = expected[t][:, mover]
            assert float(ahead[t, play_number]) == pytest.approx(float(0.75 * win + 0.25 * lead), abs=1e-5)


def test_a_real_title_improves(tmp_path: Path) -> None:
    """A little training: from a quarter of the wins against random players to over half. By decisions, not by time."""
    torch.manual_seed(3)
    title = malecon.title("santiago")
    plays = Plays(title, 192, "cpu", 1)
    net = Net(len(title.features), 64, 1, len(title.actions), title.seats.stop - 1)
    learner = Learner(net, plays, 10.0, replace(Settings(), steps=24, minibatch=1024))
    learner.seat_rivals([(lively(title, 64), 1.0)])
    for k in range(60):
        learner.play()
        learner.learn(k / 60)
    plays.batch.check()
    files.save(tmp_path / "net.npz", net.arrays(), title.features, title.actions.notations, {})
    networks: dict[str, Any] = {}
    won = sum(play("santiago", "random", str(tmp_path / "net.npz"), seed, networks) for seed in range(60))
    assert won > 30, won


def test_a_training_leaves_files_to_play_with_and_to_go_on_from(tmp_path: Path) -> None:
    common = ["santiago", "--device", "cpu", "--plays", "64", "--steps", "8", "--units", "32", "--workers", "0",
              "--rival", "random", "--tail", "2", "--games", "2", "--minutes", "0.3", "--out", str(tmp_path)]  # fmt: skip
    assert main(common) == 0
    _, features, _, card = files.read(tmp_path / "santiago.npz")
    assert features == malecon.title("santiago").features
    assert card["data"] == malecon.title("santiago").data.version and card["ladder"]["rival"] == "random"
    report = json.loads((tmp_path / "santiago.json").read_text())
    assert "How the network of santiago learned" in page(report)
    before = state_of(tmp_path)
    assert main([*common, "--resume", str(tmp_path)]) == 0
    assert state_of(tmp_path)["runs"] == before["runs"] + 1
    assert state_of(tmp_path)["decisions"] >= before["decisions"]


def state_of(folder: Path) -> dict[str, Any]:
    with np.load(folder / "santiago.state.npz") as stored:
        told: dict[str, Any] = json.loads(stored["told"].tobytes())
    return told
