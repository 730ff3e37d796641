"""Gymnasium's two environments: many plays at once for self-play, and one seat against house bots."""

from typing import Any, SupportsFloat

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import malecon
from malecon.envs import single
from malecon.envs.rewards import KINDS, payoffs
from malecon.envs.vector import MaleconVector

TITLE = pytest.mark.parametrize("name", malecon.titles())
PLAYS, STEPS = 16, 900


def at_random(chance: Any, observations: dict[str, Any]) -> Any:
    mask = observations["action_mask"]
    return (chance.random(mask.shape) * mask).argmax(axis=1)


@TITLE
def test_every_seat_is_paid_and_the_end_is_seen(name: str) -> None:
    seats = max(malecon.title(name).seats)

    def play() -> tuple[float, int, bytes]:
        table = MaleconVector(name, PLAYS, seats)
        observations, infos = table.reset(seed=4)
        chance = np.random.default_rng(0)
        paid, ended = 0.0, 0
        for _ in range(STEPS):
            assert (infos["mover"] < seats).all()
            movers, actions = infos["mover"], at_random(chance, observations)
            observations, rewards, over, cut, infos = table.step(actions)
            assert rewards.shape == (PLAYS, seats) and not cut.any()
            assert rewards[~over].sum() == 0 and rewards[over].sum(axis=1) == pytest.approx(1)
            paid += float(rewards.sum())
            ended += int(over.sum())
            for i in np.flatnonzero(over):
                scores, seen = infos["final_info"]["scores"][i], infos["final_obs"][i]
                assert scores[rewards[i] > 0].max() == scores.max()
                assert table.single_observation_space.contains(seen) and not seen["action_mask"].any()
                assert 0 <= movers[i] < seats
            if over.any():
                assert (infos["_final_obs"] == over).all() and (infos["final_info"]["_scores"] == over).all()
        assert table.observation_space.contains(observations)
        return paid, ended, observations["observation"].tobytes()

    paid, ended, last = play()
    assert ended > 0
    assert paid == pytest.approx(ended)
    assert play() == (paid, ended, last)


def test_the_last_observation_is_that_of_the_finished_game() -> None:
    table = MaleconVector("santiago", 1, 2)
    observations, infos = table.reset(seed=[11])
    chance = np.random.default_rng(1)
    assert table.batch is not None
    while True:
        before, mover = table.batch.position(0), int(infos["mover"][0])
        (action,) = at_random(chance, observations)
        observations, rewards, over, _, infos = table.step([action])
        if over[0]:
            break
    before.play_action(int(action))
    assert before.is_over
    assert infos["final_obs"][0]["observation"].tolist() == before.observe(mover).tolist()
    assert tuple(infos["final_info"]["scores"][0]) == before.scores()
    assert tuple(np.flatnonzero(rewards[0])) == before.winners()


def test_seeds_one_by_one_and_a_mask_of_plays_to_start_anew() -> None:
    table = MaleconVector("havana", 4, 3)
    first, _ = table.reset(seed=[7, 8, 7, None])
    seen = first["observation"]
    assert (seen[0] == seen[2]).all() and (seen[0] != seen[1]).any()
    assert (MaleconVector("havana", 4, 3).reset(seed=7)[0]["observation"][:2] == seen[:2]).all()
    chance = np.random.default_rng(2)
    moved, _, _, _, _ = table.step(at_random(chance, first))
    again, _ = table.reset(seed=[None, 8, None, None], options={"reset_mask": np.array([False, True, False, False])})
    assert (again["observation"][1] == seen[1]).all()
    assert (again["observation"][[0, 2, 3]] == moved["observation"][[0, 2, 3]]).all()
    table.step(at_random(chance, again))  # and nothing is held against the plays that were left alone
    assert table.batch is not None
    table.batch.check()
    with pytest.raises(malecon.BadOption, match="4"):
        table.reset(seed=[1, 2])


def test_kinds_of_reward() -> None:
    shares, scores = [[0.0, 1.0, 0.0, 0.0]], [[30, 41, 41, 12]]  # the second won the tie-break
    assert payoffs("win", shares, scores).tolist() == [[0, 1, 0, 0]]
    assert payoffs("rank", shares, scores)[0] == pytest.approx([1 / 3, 1, 2 / 3, 0])
    assert payoffs("margin", shares, scores).tolist() == [[-11, 0, 0, -29]]
    assert payoffs("rank", [0.5, 0.5, 0], [9, 9, 3]) == pytest.approx([0.75, 0.75, 0])
    with pytest.raises(ValueError, match="win, rank, margin"):
        MaleconVector("havana", 1, 2, reward="money")


@pytest.mark.parametrize("reward", KINDS)
def test_one_seat_alone_may_be_paid(reward: str) -> None:
    table = MaleconVector("santiago", 8, 3, reward=reward, seat=1, final_obs=False)
    observations, _ = table.reset(seed=1)
    chance, paid = np.random.default_rng(3), []
    for _ in range(800):
        observations, rewards, over, _, infos = table.step(at_random(chance, observations))
        assert rewards.shape == (8,) and "final_obs" not in infos
        paid += rewards[over].tolist()
        if over.any():
            assert (infos["final_info"]["rewards"][over, 1] == rewards[over]).all()
    assert len(set(paid)) > 1


@TITLE
def test_one_seat_against_house_bots(name: str) -> None:
    seats = min(malecon.title(name).seats) + 1
    env = gymnasium.make(f"malecon/{name}-v0", seats=seats, opponents=["greedy"] + ["random"] * (seats - 2))
    assert env.unwrapped.features == malecon.title(name).features  # type: ignore[attr-defined]

    def play(seed: int) -> tuple[int, float, tuple[int, ...], int]:
        observation, info = env.reset(seed=seed)
        chance, steps, over = np.random.default_rng(seed), 0, False
        reward: SupportsFloat = 0.0
        while not over:
            assert reward == 0
            action = chance.choice(np.flatnonzero(observation["action_mask"]))
            observation, reward, over, cut, info = env.step(int(action))
            assert not cut
            steps += 1
        assert not env.unwrapped.action_masks().any()  # type: ignore[attr-defined]
        return steps, float(reward), info["scores"], info["seat"]

    played = play(5)
    assert played == play(5)
    assert (played[1] > 0) == (played[2][played[3]] == max(played[2])) or played[2].count(max(played[2])) > 1


def test_gymnasiums_own_checks() -> None:
    check_env(single.MaleconEnv("santiago", 2, "random", strict=False), skip_render_check=True)


def test_bad_settings_name_the_fix() -> None:
    with pytest.raises(ValueError, match="one for each of the 3 other seats"):
        single.MaleconEnv("puerto_rico", 4, ["greedy"])
    with pytest.raises(ValueError, match="0 to 3"):
        single.MaleconEnv("puerto_rico", 4, seat=4)
    env = single.MaleconEnv("puerto_rico", 2, "random", seat=0)
    env.reset(seed=1)
    with pytest.raises(malecon.IllegalAction):
        env.step(int(np.flatnonzero(~env.action_masks())[0]))
