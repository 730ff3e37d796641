"""Two bots at one table, and why the stronger one chose its first role."""

import malecon
from malecon.bots import Sight, explain

position = malecon.title("puerto_rico").new(seats=2, seed=5)
bots = [malecon.bot("search:300"), malecon.bot("greedy")]
for hint in explain(Sight.of(position), bots[0]):
    print(f"{hint.notation:18} {hint.visits:4} visits, {hint.expected:5.1f} points: {hint.reason()}")
while not position.is_over:
    position.play(bots[position.to_move].choose(position))
print(position.scores(), "winners", position.winners())
