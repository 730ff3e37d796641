"""A random play through PettingZoo's AEC interface."""

from malecon.envs.aec import env

table = env("puerto_rico", seats=4)
table.reset(seed=7)
decisions = 0
for agent in table.agent_iter():
    observation, reward, termination, truncation, info = table.last()
    if termination or truncation:
        table.step(None)
        print(agent, "won" if reward else "lost", "with", info["score"], "points")
    else:
        table.step(table.action_space(agent).sample(observation["action_mask"]))
        decisions += 1
print(decisions, "decisions")
