"""Proximal policy optimisation over plays of several seats, with a league of earlier selves.

The network hopes for two things: the share of the win, and the final lead in points (squashed), which keeps won and
lost games interesting. A seat's hopes are compared only with its own at its next decision. Others know less of what it
holds: behind Santiago's screens their hopes for it are little more than guesses, and their noise hid what a decision
gained.
"""

from dataclasses import dataclass
from typing import Any

import torch
from torch.nn import functional

from malecon.learn.net import Net
from malecon.learn.plays import Plays

IMPOSSIBLE = -1e9


@dataclass(frozen=True)
class Settings:
    """How it learns. Times run from 0 at the beginning of training to 1 at its end."""

    steps: int = 48  # decisions of every play in a rollout
    minibatch: int = 24576
    epochs: int = 2
    rate: tuple[float, float] = (6e-4, 5e-5)  # learning rate, at the beginning and at the end
    entropy: tuple[float, float] = (0.45, 0.10)  # kept up at each decision, as a part of that of an even choice
    lam: float = 0.94  # from one of a seat's decisions to its next
    clip: float = 0.2
    lead_share: tuple[float, float] = (0.5, 0.2)  # how much the lead counts besides the win
    league: float = 0.25  # share of plays in which earlier selves sit
    foreign: float = 0.6  # of their seats
    norm: float = 0.5  # largest gradient


@dataclass
class Rollout:
    """What happened in `steps` decisions of every play."""

    observed: torch.Tensor
    masks: torch.Tensor
    actions: torch.Tensor
    logp: torch.Tensor
    movers: torch.Tensor
    own: torch.Tensor  # 1 where the network itself decided
    values: torch.Tensor  # (steps, plays, 2, seats), by absolute seats: what the mover hopes for everybody
    ahead: torch.Tensor  # (plays, seats, 2, seats): what every seat hopes for everybody after the last decision
    rewards: torch.Tensor
    ended: torch.Tensor

    @classmethod
    def room(cls, steps: int, plays: Plays, seats: int, number: torch.dtype) -> "Rollout":
        n, device = plays.count, plays.device
        features, actions = plays.observe().shape[1], plays.masks.shape[1]

        def zeros(*shape: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
            return torch.zeros(shape, dtype=dtype, device=device)

        return cls(
            zeros(steps, n, features, dtype=number), zeros(steps, n, actions, dtype=torch.uint8),
            zeros(steps, n, dtype=torch.int64), zeros(steps, n), zeros(steps, n, dtype=torch.int64), zeros(steps, n),
            zeros(steps, n, 2, seats), zeros(n, seats, 2, seats), zeros(steps, n, 2, seats), zeros(steps, n),
        )  # fmt: skip


class Seating:
    """Turns hopes counted from the observer on into those of absolute seats and back, for every seat count."""

    def __init__(self, plays: Plays, most: int) -> None:
        device = plays.device
        self.present = torch.arange(most, device=device)[None, :] < plays.seats[:, None]
        seat = torch.arange(most, device=device)
        table = torch.zeros((most + 1, most, most), dtype=torch.int64, device=device)
        back = torch.zeros_like(table)
        for n in range(1, most + 1):
            for mover in range(n):
                table[n, mover] = torch.where(seat < n, (seat - mover) % n, seat)
                back[n, mover] = torch.where(seat < n, (seat + mover) % n, seat)
        self._relative, self._absolute = table, back
        self._seats = plays.seats

    def absolute(self, values: torch.Tensor, movers: torch.Tensor) -> torch.Tensor:
        """(rows, 2, seats) from the mover on, by absolute seats."""
        index = self._relative[self._seats, movers]
        return values.gather(2, index[:, None, :].expand_as(values))

    def relative(self, values: torch.Tensor, movers: torch.Tensor) -> torch.Tensor:
        """The reverse, for (steps, rows, 2, seats) and movers (steps, rows)."""
        index = self._absolute[self._seats[None, :].expand_as(movers), movers]
        return values.gather(3, index[:, :, None, :].expand_as(values))

    def expected(self, hopes: torch.Tensor) -> torch.Tensor:
        """Shares of the win and squashed leads from log odds, 0 for seats that are not there; from the observer on."""
        win = hopes[:, 0].masked_fill(~self.present, IMPOSSIBLE).softmax(1)
        lead = hopes[:, 1].sigmoid() * self.present
        return torch.stack((win, lead), 1)


def final_rewards(plays: Plays, present: torch.Tensor, spread: float) -> torch.Tensor:
    """(plays, 2, seats): share of the win and squashed lead over the best other seat, where a play has ended."""
    spare = present.shape[1] - plays.points.shape[1]  # seats that no play of this batch has
    points = functional.pad(plays.points.float(), (0, spare)).masked_fill(~present, IMPOSSIBLE)
    best, second = points.topk(2, dim=1).values.unbind(1)
    other = torch.where(points == best[:, None], second[:, None], best[:, None])
    lead = torch.sigmoid((points - other) / spread)
    ended = (plays.ended != 0)[:, None] & present
    return torch.stack((functional.pad(plays.rewards, (0, spare)), lead), 1) * ended[:, None, :]


class Learner:
    """One network learning one title."""

    def __init__(self, net: Net, plays: Plays, spread: float, settings: Settings) -> None:
        self.net, self.plays, self.spread, self.settings = net, plays, spread, settings
        on_gpu = plays.device.startswith("cuda")
        self.number = torch.bfloat16 if on_gpu else torch.float32
        self.seating = Seating(plays, net.seats)
        self.rollout = Rollout.room(settings.steps, plays, net.seats, self.number)
        self.optimizer = torch.optim.Adam(net.parameters(), lr=settings.rate[0], eps=1e-5, fused=on_gpu)
        self.rivals: list[tuple[slice, Net, float]] = []  # plays, who else sits there, how boldly it chooses
        self.foreign = torch.zeros((plays.count, net.seats), dtype=torch.bool, device=plays.device)
        self.entropy_weight = 0.02

    def seat_rivals(self, rivals: list[tuple[Net, float]]) -> None:
        """Gives each rival an equal part of the league's plays, and some of the seats there."""
        plays, share = self.plays, int(self.plays.count * self.settings.league)
        self.rivals = []
        self.foreign.zero_()
        each = share // max(1, len(rivals))
        for k, (net, heat) in enumerate(rivals):
            rows = slice(plays.count - share + k * each, plays.count - share + (k + 1) * each)
            self.rivals.append((rows, net, heat))
            self.foreign[rows] = torch.rand((each, self.net.seats), device=plays.device) < self.settings.foreign
        # In every play the network itself has a seat.
        mine = (torch.rand(plays.count, device=plays.device) * plays.seats).long()
        self.foreign.scatter_(1, mine[:, None], False)

    def _cast(self) -> Any:
        return torch.autocast(
            self.plays.device.partition(":")[0], torch.bfloat16, enabled=self.number == torch.bfloat16
        )

    @torch.no_grad()
    def play(self) -> dict[str, float]:
        """Fills the rollout: every play goes on by `steps` decisions."""
        plays, r, steps = self.plays, self.rollout, self.settings.steps
        ended = torch.zeros((), device=plays.device)
        for t in range(steps):
            r.observed[t].copy_(plays.observe())
            r.masks[t].copy_(plays.masks)
            movers = plays.movers.long()
            r.movers[t].copy_(movers)
            with self._cast():
                likes, hopes = self.net(r.observed[t])
            r.values[t].copy_(self.seating.absolute(self.seating.expected(hopes), movers))
            legal = plays.masks != 0
            likes.masked_fill_(~legal, IMPOSSIBLE)
            logp = likes.log_softmax(1)
            noise = (
                -torch.empty_like(logp).exponential_().log_()
            )  # Gumbel: the best of likings plus noise is a fair draw
            chosen = (logp + noise).masked_fill_(~legal, IMPOSSIBLE).argmax(1)
            own = torch.ones_like(chosen, dtype=torch.float32)
            for rows, rival, heat in self.rivals:
                with self._cast():
                    theirs, _ = rival(r.observed[t, rows])
                theirs = (theirs / heat + noise[rows]).masked_fill_(~legal[rows], IMPOSSIBLE).argmax(1)
                foreign = self.foreign[rows].gather(1, movers[rows, None]).squeeze(1)
                chosen[rows] = torch.where(foreign, theirs, chosen[rows])
                own[rows] = (~foreign).float()
            r.actions[t].copy_(chosen)
            r.logp[t].copy_(logp.gather(1, chosen[:, None]).squeeze(1))
            r.own[t].copy_(own)
            plays.step(chosen.int())
            r.ended[t].copy_(plays.ended)
            r.rewards[t].copy_(final_rewards(plays, self.seating.present, self.spread))
            ended += plays.ended.sum()
        for seat in range(self.net.seats):
            with self._cast():
                _, hopes = self.net(plays.observe(seat).to(self.number))
            watchers = torch.full_like(plays.seats, seat).clamp(max=plays.seats - 1)
            r.ahead[:, seat].copy_(self.seating.absolute(self.seating.expected(hopes), watchers))
        return {"ended": float(ended)}

    def _advantages(self, lead_share: float) -> tuple[torch.Tensor, torch.Tensor]:
        """Of each decision for the seat that made it, and what every seat could hope for, from the mover on."""
        r, lam = self.rollout, self.settings.lam
        ahead_of_seat, gains_of_seat = r.ahead.clone(), torch.zeros_like(r.ahead)
        hoped = torch.zeros_like(r.rewards)
        ahead = torch.zeros_like(r.logp)
        for t in reversed(range(self.settings.steps)):
            over = (r.ended[t] != 0)[:, None, None, None]
            ahead_of_seat = torch.where(over, r.rewards[t][:, None], ahead_of_seat)
            gains_of_seat = gains_of_seat.masked_fill(over, 0.0)
            mover = r.movers[t][:, None, None, None].expand(-1, 1, *r.values.shape[2:])
            later, further = (x.gather(1, mover).squeeze(1) for x in (ahead_of_seat, gains_of_seat))
            gains = later + lam * further - r.values[t]
            hoped[t] = gains + r.values[t]
            mine = gains.gather(2, r.movers[t][:, None, None].expand(-1, 2, 1)).squeeze(2)
            ahead[t] = (1.0 - lead_share) * mine[:, 0] + lead_share * mine[:, 1]
            ahead_of_seat.scatter_(1, mover, r.values[t][:, None])
            gains_of_seat.scatter_(1, mover, gains[:, None])
        return ahead, self.seating.relative(hoped, r.movers)

    def learn(self, time: float) -> dict[str, float]:
        """One pass over the rollout; `time` runs from 0 to 1 over the whole training."""
        x, r = self.settings, self.rollout
        for group in self.optimizer.param_groups:
            group["lr"] = (x.rate[0] + time * (x.rate[1] - x.rate[0])) * min(1.0, 0.05 + time * 50.0)
        wanted = x.entropy[0] * (x.entropy[1] / x.entropy[0]) ** time
        with torch.no_grad():
            ahead, hoped = self._advantages(x.lead_share[0] + time * (x.lead_share[1] - x.lead_share[0]))
        rows = x.steps * self.plays.count
        flat = {
            "observed": r.observed.view(rows, -1), "masks": r.masks.view(rows, -1),
            "actions": r.actions.view(rows), "logp": r.logp.view(rows), "own": r.own.view(rows),
            "ahead": ahead.view(rows), "hoped": hoped.view(rows, 2, -1),
            "present": self.seating.present.repeat(x.steps, 1),
        }  # fmt: skip
        sums = torch.zeros(6, device=self.plays.device)
        parts = max(1, rows // x.minibatch)
        for _ in range(x.epochs):
            order = torch.randperm(rows, device=self.plays.device)
            for part in order.chunk(parts):
                sums += self._update({name: value[part] for name, value in flat.items()})
        sums /= x.epochs * parts
        policy, win, lead, entropy, even, moved = sums.tolist()
        # Too settled a network only plays itself well: the less entropy there is, the more it counts.
        self.entropy_weight *= min(max(1.0 + 0.3 * (wanted - entropy / max(even, 1e-6)), 0.97), 1.03)
        self.entropy_weight = min(max(self.entropy_weight, 1e-3), 0.05)
        return {"policy": policy, "win": win, "lead": lead, "entropy": entropy, "even": even, "moved": moved,
                "entropy_weight": self.entropy_weight}  # fmt: skip

    def _update(self, some: dict[str, torch.Tensor]) -> torch.Tensor:
        x = self.settings
        with self._cast():
            likes, hopes = self.net(some["observed"])
        legal, own = some["masks"] != 0, some["own"]
        logp_all = likes.masked_fill(~legal, IMPOSSIBLE).log_softmax(1)
        logp = logp_all.gather(1, some["actions"][:, None]).squeeze(1)
        odds = logp_all.exp()
        weight = own / own.sum().clamp(min=1.0)
        entropy = -((odds * logp_all.masked_fill(~legal, 0.0)).sum(1) * weight).sum()
        ahead = some["ahead"]
        mean = (ahead * weight).sum()
        ahead = (ahead - mean) / (((ahead - mean) ** 2 * weight).sum().sqrt() + 1e-6)
        ratio = (logp - some["logp"]).clamp(-10.0, 10.0).exp()
        surrogate = torch.min(ratio * ahead, ratio.clamp(1.0 - x.clip, 1.0 + x.clip) * ahead)
        policy = -(surrogate * weight).sum()
        present, hoped = some["present"], some["hoped"]
        win_logs = hopes[:, 0].masked_fill(~present, IMPOSSIBLE).log_softmax(1)
        win = -(hoped[:, 0] * win_logs.masked_fill(~present, 0.0)).sum(1).mean()
        lead_loss = functional.binary_cross_entropy_with_logits(
            hopes[:, 1], hoped[:, 1].clamp(0.0, 1.0), reduction="none"
        )
        lead = (lead_loss * present).sum() / present.sum()
        loss = policy - self.entropy_weight * entropy + 0.5 * win + 0.5 * lead
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), x.norm)
        self.optimizer.step()
        with torch.no_grad():
            moved = (((ratio - 1.0).abs() > x.clip).float() * weight).sum()
            even = (legal.sum(1).float().log() * weight).sum()
            return torch.stack((policy.detach(), win.detach(), lead.detach(), entropy.detach(), even, moved))
