"""Plays games by fixed choices and prints a hash of all positions: for runs with the JIT on, off, and with checks."""

import hashlib
import json
import sys
from random import Random

import malecon


def hashes(name: str, seats: int, seed: int, most: int) -> str:
    digest = hashlib.sha256()
    position = malecon.title(name).new(seats, seed)
    chance = Random(seed)
    for _ in range(most):
        digest.update(position.to_bytes())
        digest.update(json.dumps(position.view(seed % seats)).encode())
        digest.update(position.observe(0).tobytes())
        digest.update(position.determinize(0, seed).to_bytes())
        if position.is_over:
            break
        position.play(chance.choice(position.legal()))
    digest.update(repr(position.scores()).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    most = int(sys.argv[1])
    print(
        json.dumps({f"{n} {s}": hashes(n, s, 20 + s, most) for n in malecon.titles() for s in malecon.title(n).seats})
    )
