"""What pgx does on the same card, to stand beside our own figures. pgx is not a dependency:

    pip install pgx && python3 bench/pgx_compare.py [plays side by side]

Random legal actions, automatic restarts, everything in one compiled loop on the card.
"""

import sys
import time
from typing import Any

GAMES = ("backgammon", "go_9x9", "chess", "2048")
STEPS = 200


def rate(pgx: Any, jax: Any, name: str, count: int) -> float:
    """Decisions a second."""
    jnp = jax.numpy
    env = pgx.make(name)
    restart = pgx.experimental.wrappers.auto_reset if hasattr(pgx.experimental, "wrappers") else None
    step = jax.vmap(restart(env.step, env.init) if restart else env.step)

    def one(carry: Any, key: Any) -> Any:
        choose, chance = jax.random.split(key)
        action = jax.random.categorical(choose, jnp.where(carry.legal_action_mask, 0.0, -1e9), axis=1)
        return step(carry, action, jax.random.split(chance, count)), None

    @jax.jit
    def many(state: Any, key: Any) -> Any:
        return jax.lax.scan(one, state, jax.random.split(key, STEPS))[0]

    state = jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(1), count))
    state = jax.block_until_ready(many(state, jax.random.PRNGKey(2)))
    start = time.perf_counter()
    jax.block_until_ready(many(state, jax.random.PRNGKey(3)))
    return count * STEPS / (time.perf_counter() - start)


def main(count: int) -> None:
    try:
        import jax
        import pgx
        import pgx.experimental.wrappers
    except ImportError as error:
        print(f"Nothing measured: {error}. Install pgx to compare.")
        return
    print(f"pgx {pgx.__version__} on {jax.devices()[0]}, {count:,} plays side by side")
    for name in GAMES:
        try:
            print(f"{name:12s} {rate(pgx, jax, name, count) / 1e6:8.1f} M decisions/s", flush=True)
        except Exception as error:
            print(f"{name:12s} failed: {error}"[:200], flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 8_192)
