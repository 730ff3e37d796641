"""Thousands of plays at once: random actions through Gymnasium's vector interface."""

from time import perf_counter

import numpy as np

from malecon.envs.vector import MaleconVector

plays, steps = 1000, 200
table = MaleconVector("puerto_rico", plays, seats=4)
observations, infos = table.reset(seed=1)
chance = np.random.default_rng(1)
finished, start = 0, perf_counter()
for _ in range(steps):
    likes = chance.random(observations["action_mask"].shape) * observations["action_mask"]
    observations, rewards, terminations, truncations, infos = table.step(likes.argmax(axis=1))
    finished += int(terminations.sum())
print(f"{plays * steps / (perf_counter() - start):,.0f} decisions a second, {finished} plays finished")
