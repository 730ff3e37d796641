"""Training one title: rollouts, a league of earlier selves, candidates on the ladder, and files that can go on later."""

import json
import subprocess
import time
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import torch

import malecon
from malecon.bots import network as files
from malecon.core.title import Title
from malecon.learn.ladder import Ladder
from malecon.learn.net import Net
from malecon.learn.plays import Plays
from malecon.learn.ppo import Learner, Settings

RIVALS = ((1.0, False), (0.5, False), (0.5, True))  # heat of each rival of the league, and whether it is a recent one
POOL = 24  # earlier selves that are remembered
LEAD = 3.0  # a title's usual spreads in the unit that final leads are told in


@dataclass(frozen=True)
class Asked:
    """What a training is asked to do."""

    title: str
    out: Path
    minutes: float = 9.0
    device: str = "cuda"
    plays: int = 24576
    units: int = 512
    layers: int = 2
    seed: int = 1
    rival: str = "search:1000"
    workers: int = 6
    games: int = 96  # of a candidate on the ladder
    tail: float = 60.0  # seconds kept for the best candidates' last games
    resume: Path | None = None
    settings: Settings = field(default_factory=Settings)


class Training:
    """One network from its beginning, or from where an earlier training stopped, to its files."""

    def __init__(self, asked: Asked) -> None:
        self.asked = asked
        self.title: Title = malecon.title(asked.title)
        torch.manual_seed(asked.seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.begun = time.monotonic()
        asked.out.mkdir(parents=True, exist_ok=True)
        self._drafts = TemporaryDirectory(prefix=f"malecon-{asked.title}-")
        self.candidates = Path(self._drafts.name)
        self.ladder = Ladder(asked.title, asked.rival, asked.workers)  # compiles while we do
        most = self.title.seats.stop - 1
        self.net = Net(len(self.title.features), asked.units, asked.layers, len(self.title.actions), most)
        self.before: dict[str, Any] = {"seconds": 0.0, "decisions": 0, "iterations": 0, "runs": 0}
        self.mean = deepcopy(self.net)  # of the network over the last iterations: steadier, and what is kept
        if asked.resume is not None:
            self._resume(asked.resume)
        self.net.to(asked.device)
        self.mean.to(asked.device)
        plays = Plays(self.title, asked.plays, asked.device, asked.seed)
        self.learner = Learner(self.net, plays, LEAD * self.title.spread, asked.settings)
        self.pool: list[Net] = [self._snapshot()]
        self.chance = Random(asked.seed)
        self.log: list[dict[str, float]] = []
        self.number = 0
        self.made: dict[int, dict[str, float]] = {}  # what each candidate was trained for

    def run(self) -> None:
        asked = self.asked
        length = 60.0 * asked.minutes - asked.tail
        decisions = iterations = 0
        started = time.monotonic()
        spent_before = started - self.begun
        self._say(
            f"ready after {spent_before:.0f} s, {self.learner.plays.count} plays, {len(self.title.features)} features"
        )
        told = pooled = started
        ended = 0.0
        while (now := time.monotonic()) - self.begun < length:
            if iterations % 10 == 0:
                self._seat_rivals()
            done = min(1.0, (now - started) / max(1.0, length - spent_before))
            ended += self.learner.play()["ended"]
            row = self.learner.learn(done)
            iterations += 1
            decisions += asked.settings.steps * asked.plays
            self._average(iterations)
            if now - pooled > max(2.0, length / (3 * POOL)):
                self._remember()
                pooled = now
            self.ladder.collect()
            if iterations >= 10 and self.ladder.pending < max(1, asked.workers) and now - told > 5.0:
                self._send_candidate(decisions, now - started, done)
            if now - told > 5.0 or iterations == 1:
                row |= {"time": done, "seconds": now - started, "decisions": decisions, "iterations": iterations,
                        "speed": decisions / (time.monotonic() - started), "games": ended}  # fmt: skip
                self._note(row)
                self._save_state(row)
                told = now
        self._finish(decisions, time.monotonic() - started, iterations)
        self.learner.plays.batch.check()

    def _say(self, line: str) -> None:
        print(f"{self.asked.title:12} {time.monotonic() - self.begun:5.0f} s  {line}", flush=True)

    def _note(self, row: dict[str, float]) -> None:
        best = self.ladder.best()
        ladder = ""
        if best is not None:
            latest, top = self.ladder.standings[max(self.ladder.standings)], self.ladder.standings[best]
            row["ladder"], row["ladder_games"], row["best"] = latest.share, latest.games, top.share
            ladder = f"  ladder {100 * latest.share:.0f}% of {latest.games}, best {100 * top.share:.0f}% of {top.games} (#{best})"
        self.log.append(row)
        self._say(
            f"{row['decisions'] / 1e6:7.1f} M decisions, {row['speed'] / 1e6:.2f} M/s  policy {row['policy']:+.4f} "
            f"win {row['win']:.3f} lead {row['lead']:.3f} entropy {row['entropy']:.2f} moved {row['moved']:.2f}{ladder}"
        )

    # -- the league

    def _snapshot(self) -> Net:
        twin = deepcopy(self.net).requires_grad_(False)
        return twin.eval()

    def _remember(self) -> None:
        """Adds today's self; when there are too many, every second of the older half goes."""
        self.pool.append(self._snapshot())
        if len(self.pool) > POOL:
            half = len(self.pool) // 2
            self.pool = self.pool[:half:2] + self.pool[half:]

    def _seat_rivals(self) -> None:
        recent = self.pool[-max(1, len(self.pool) // 4) :]
        self.learner.seat_rivals([(self.chance.choice(recent if late else self.pool), heat) for heat, late in RIVALS])

    @torch.no_grad()
    def _average(self, iterations: int) -> None:
        keep = min(0.99, 1.0 - 1.0 / (1.0 + iterations))
        for mine, latest in zip(self.mean.parameters(), self.net.parameters(), strict=True):
            mine.lerp_(latest, 1.0 - keep)

    # -- candidates and files

    def _send_candidate(self, decisions: int, seconds: float, done: float) -> None:
        self.number += 1
        path = self.candidates / f"{self.number}.npz"
        self.made[self.number] = {"decisions": decisions, "seconds": seconds, "time": done}
        files.save(path, self.mean.arrays(), self.title.features, self.title.actions.notations, {})
        self.ladder.add(self.number, path, self.asked.games)
        self._write_best()

    def card(self, number: int) -> dict[str, Any]:
        """What can be said of a candidate."""
        made, standing = self.made[number], self.ladder.standings[number]
        return {
            "title": self.title.name, "commit": commit(), "data": self.title.data.version,
            "feature_version": self.title.feature_version, "features": len(self.title.features),
            "units": self.asked.units, "layers": self.asked.layers,
            "lead_spread": LEAD * self.title.spread, "seed": self.asked.seed, "device": device_name(self.asked.device),
            "seconds": round(self.before["seconds"] + made["seconds"], 1),
            "decisions": int(self.before["decisions"] + made["decisions"]),
            "date": time.strftime("%Y-%m-%d"),
            "ladder": {"rival": self.asked.rival, "games": standing.games, "share": round(standing.share, 4)},
        }  # fmt: skip

    def _write_best(self) -> None:
        best = self.ladder.best()
        if best is None or not self.ladder.standings[best].games:
            return
        arrays, features, notations, _ = files.read(self.ladder.standings[best].path)
        files.save(self.asked.out / f"{self.title.name}.npz", arrays, features, notations, self.card(best))

    def _save_state(self, row: dict[str, float]) -> None:
        """Everything needed to go on later, in one file of a few MB: the network in full, its mean in half precision."""
        state = {f"net.{name}": value.detach().cpu().numpy() for name, value in self.net.state_dict().items()}
        state |= {f"mean.{k}": v.detach().half().cpu().numpy() for k, v in self.mean.state_dict().items()}
        told = {"seconds": self.before["seconds"] + row["seconds"], "decisions": self.before["decisions"] + row["decisions"],
                "iterations": self.before["iterations"] + row["iterations"], "runs": self.before["runs"] + 1}  # fmt: skip
        for name, text in (
            ("features", "\n".join(self.title.features)), ("notations", "\n".join(self.title.actions.notations)),
            ("told", json.dumps(told)),
        ):  # fmt: skip
            state[name] = np.frombuffer(text.encode(), np.uint8)
        draft = self.asked.out / f"{self.title.name}.state.draft.npz"
        np.savez(draft, **state)
        draft.replace(self.asked.out / f"{self.title.name}.state.npz")
        report = {"title": self.title.name, "rival": self.asked.rival, "log": self.log, "candidates": [
            self.made[n] | {"number": n, "games": s.games, "share": s.share} for n, s in self.ladder.standings.items()
        ]}  # fmt: skip
        (self.asked.out / f"{self.title.name}.json").write_text(json.dumps(report), encoding="utf-8")

    def _resume(self, path: Path) -> None:
        """Goes on from a state file, or from a network as it is shipped."""
        with np.load(path, allow_pickle=False) as stored:
            if "told" not in stored:
                self.before["runs"] = 1
                arrays, features, notations, card = files.read(path)
                self.net.take(files.matched(arrays, features, notations, self.title))
                self.before |= {"seconds": card.get("seconds", 0.0), "decisions": card.get("decisions", 0)}
            else:
                self.before = json.loads(stored["told"].tobytes().decode())
                features, notations = (
                    tuple(stored[x].tobytes().decode().split("\n")) for x in ("features", "notations")
                )
                for net, prefix in ((self.net, "net."), (self.mean, "mean.")):
                    names = [name for name in stored if name.startswith(prefix)]
                    weights = {n[len(prefix) :]: torch.from_numpy(stored[n].astype(np.float32)) for n in names}
                    twin = Net(len(features), self.asked.units, self.asked.layers, len(notations), self.net.seats)
                    twin.load_state_dict(weights)
                    net.take(files.matched(twin.arrays(), features, notations, self.title))
                return
        self.mean.load_state_dict(self.net.state_dict())

    def _finish(self, decisions: int, seconds: float, iterations: int) -> None:
        """The last candidate, then more games for the best few until the time is up."""
        self._say(f"trained: {decisions / 1e6:.0f} M decisions in {seconds:.0f} s; the best play on")
        self._send_candidate(decisions, seconds, 1.0)
        end = self.begun + 60.0 * self.asked.minutes
        while time.monotonic() < end:
            self.ladder.collect(wait=0.2)
            if self.ladder.pending < max(1, self.asked.workers):
                ranked = sorted(self.ladder.standings, key=lambda n: -self.ladder.standings[n].low)
                for number in ranked[:3]:
                    self.ladder.add(number, self.ladder.standings[number].path, max(1, self.asked.games // 6))
        self.ladder.collect()
        self._write_best()
        row = dict(self.log[-1]) if self.log else {}
        row |= {"seconds": seconds, "decisions": decisions, "iterations": iterations}
        self._save_state(row)
        self.ladder.close()
        self._drafts.cleanup()
        best = self.ladder.best()
        if best is not None:
            s = self.ladder.standings[best]
            self._say(f"best is #{best}: {100 * s.share:.1f}% of {s.games} against {self.asked.rival}")


def commit() -> str:
    asked = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False, cwd=Path(__file__).parent
    )
    return asked.stdout.strip() or "unknown"


def device_name(device: str) -> str:
    return str(torch.cuda.get_device_name()) if device.startswith("cuda") else device
