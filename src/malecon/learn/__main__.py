"""python -m malecon.learn TITLE ... --minutes 9 --device cuda --out FOLDER

Several titles train at the same time, each in a process of its own, and share the device.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path


def main(given: list[str] | None = None) -> int:
    asked = argparse.ArgumentParser(prog="malecon learn", description=__doc__)
    asked.add_argument("titles", nargs="+", metavar="TITLE")
    asked.add_argument(
        "--out", type=Path, required=True, help="folder for the networks, the states to go on from and the logs"
    )
    asked.add_argument("--minutes", type=float, default=9.0, help="all in all, compiling and the last games included")
    asked.add_argument("--device", default="cuda", help="cuda or cpu")
    asked.add_argument("--plays", type=int, help="games side by side")
    asked.add_argument("--steps", type=int, help="decisions of each between two lessons")
    asked.add_argument("--units", type=int, default=512)
    asked.add_argument("--layers", type=int, default=2)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--rival", default="search:1000", help="who the candidates play on the ladder")
    asked.add_argument("--games", type=int, default=96, help="of a candidate")
    asked.add_argument("--workers", type=int, help="cores for the ladder of each title; 0: in between")
    asked.add_argument("--tail", type=float, default=60.0, help="seconds at the end for the best candidates")
    asked.add_argument("--resume", type=Path, help="folder with TITLE.state.npz or TITLE.npz to go on from")
    asked.add_argument("--rate", type=float, help="learning rate at the beginning")
    asked.add_argument("--entropy", type=float, help="kept up at the beginning, as a part of that of even choices")
    asked.add_argument("--minibatch", type=int)
    options = asked.parse_args(given)
    if len(options.titles) > 1:
        return together(options.titles, given if given is not None else sys.argv[1:])
    return one(options)


def together(titles: list[str], words: list[str]) -> int:
    """One process for each title, with the same options."""
    options = [word for word in words if word not in titles]
    share = max(1, ((os.cpu_count() or 2) - len(titles)) // len(titles))
    if "--workers" not in options:
        options += ["--workers", str(share)]
    running = [subprocess.Popen([sys.executable, "-m", "malecon.learn", title, *options]) for title in titles]
    return max([process.wait() for process in running])


def one(options: argparse.Namespace) -> int:
    from dataclasses import replace

    from malecon.learn.ppo import Settings
    from malecon.learn.train import Asked, Training

    settings = Settings()
    on_gpu = options.device.startswith("cuda")
    settings = replace(
        settings,
        steps=options.steps or settings.steps,
        minibatch=options.minibatch or (settings.minibatch if on_gpu else 2048),
        rate=(options.rate or settings.rate[0], settings.rate[1]),
        entropy=(options.entropy or settings.entropy[0], settings.entropy[1]),
    )
    resume = None
    if options.resume is not None:
        found = [options.resume / f"{options.titles[0]}.{end}" for end in ("state.npz", "npz")]
        resume = next((path for path in found if path.is_file()), None)
    workers = options.workers if options.workers is not None else max(0, (os.cpu_count() or 2) - 2)
    Training(
        Asked(
            options.titles[0],
            options.out,
            options.minutes,
            options.device,
            options.plays or (24576 if on_gpu else 512),
            options.units,
            options.layers,
            options.seed,
            options.rival,
            workers,
            options.games,
            options.tail,
            resume,
            settings,
        )
    ).run()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
