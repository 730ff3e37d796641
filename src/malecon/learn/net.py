"""The network in torch: the same sums as bots/compiled/network.py, where it plays."""

from typing import Any

import torch
from torch import nn

from malecon.bots.network import matched, read

HOPE_UNITS = 128


class Net(nn.Module):
    """Features to units, residual layers, then a liking for each action and two hopes for each seat."""

    def __init__(self, features: int, units: int, layers: int, actions: int, seats: int) -> None:
        super().__init__()
        self.seats = seats
        self.enter = nn.Linear(features, units)
        self.layers = nn.ModuleList(nn.Linear(units, units) for _ in range(layers))
        self.policy = nn.Linear(units, actions)
        self.hope = nn.Linear(units, HOPE_UNITS)
        self.value = nn.Linear(HOPE_UNITS, 2 * seats)
        for part in self.modules():
            if isinstance(part, nn.Linear):
                nn.init.orthogonal_(part.weight, 2**0.5)
                nn.init.zeros_(part.bias)
        # Features are few at a time: larger steps into the first layer; all choices alike at the beginning.
        self.enter.weight.data.mul_(1.5)
        for layer in self.layers:
            layer.weight.data.mul_(0.5)
        self.policy.weight.data.mul_(0.01)
        self.value.weight.data.mul_(0.1)

    def forward(self, observed: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Log odds of the actions (rows, actions), and of win and lead of each seat from the observer on (rows, 2, seats)."""
        x = torch.relu(self.enter(observed))
        for layer in self.layers:
            x = x + torch.relu(layer(x))
        hopes = self.value(torch.relu(self.hope(x)))
        return self.policy(x).float(), hopes.float().view(-1, 2, self.seats)

    def arrays(self) -> dict[str, Any]:
        """The weights as bots/network.py wants them."""
        found = {name: value.detach().float().cpu().numpy() for name, value in self.state_dict().items()}
        count = len(self.layers)
        arrays = {
            "enter": found["enter.weight"].T,
            "layers": torch.stack([layer.weight.detach().float().cpu().T for layer in self.layers]).numpy(),
            "layers_bias": torch.stack([torch.from_numpy(found[f"layers.{k}.bias"]) for k in range(count)]).numpy(),
            "policy": found["policy.weight"],
            "hope": found["hope.weight"].T,
            "value": found["value.weight"].T,
        }
        return arrays | {f"{name}_bias": found[f"{name}.bias"] for name in ("enter", "policy", "hope", "value")}

    def take(self, arrays: dict[str, Any]) -> None:
        """The reverse of `arrays`."""
        with torch.no_grad():
            self.enter.weight.copy_(torch.from_numpy(arrays["enter"].T.copy()))
            for k, layer in enumerate(self.layers):
                layer.weight.copy_(torch.from_numpy(arrays["layers"][k].T.copy()))
                layer.bias.copy_(torch.from_numpy(arrays["layers_bias"][k].copy()))
            self.policy.weight.copy_(torch.from_numpy(arrays["policy"].copy()))
            for name in ("hope", "value"):
                getattr(self, name).weight.copy_(torch.from_numpy(arrays[name].T.copy()))
            for name in ("enter", "policy", "hope", "value"):
                getattr(self, name).bias.copy_(torch.from_numpy(arrays[f"{name}_bias"].copy()))


def load(path: Any, title: Any) -> Net:
    """A network from a file, fitted to the title's features and actions of today."""
    arrays, features, notations, _ = read(path)
    arrays = matched(arrays, features, notations, title)
    count, units = arrays["enter"].shape
    net = Net(count, units, len(arrays["layers"]), len(title.actions), arrays["value"].shape[1] // 2)
    net.take(arrays)
    return net
