"""A bot of your own: one function. Let it play with

malecon arena puerto_rico --code examples/my_bot.py --bots mine,greedy,greedy,random --blocks 5
"""

import malecon


def choose(position: malecon.Position) -> str:
    """Builds the dearest building it can, sells what it can, and else leaves it to the greedy bot.

    The position is as your seat sees it: what you cannot know was drawn at random.
    """
    legal = position.legal()
    builds = [notation for notation in legal if notation.startswith("build ")]
    if builds:
        stock = position.view(position.to_move)["stock"]
        return max(builds, key=lambda b: stock[b.removeprefix("build ")]["prices"][position.to_move])
    return malecon.bot("greedy").choose(position)
