"""Trained networks as we ship them: small files of quantized weights with a card, and the arrays made from them.

A file names the features and actions it was trained with, and loading matches them by name: new features and actions
start at zero, and those that are gone are dropped. So a network survives small changes to a title. The card says which
data and features it was trained on.
"""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import IO, Any
from zipfile import BadZipFile

import numpy as np

from malecon.bots.words import BadBot
from malecon.core.title import Title

FOLDER = Path(__file__).parent / "weights"
# The order of the flat array; each matrix is followed by its biases.
MATRICES = ("enter", "layers", "policy", "hope", "value")


@dataclass
class Network:
    """A network for one title, laid out for compiled code (see compiled/network.py)."""

    weights: Any  # flat float32
    shape: Any
    card: dict[str, Any]

    @property
    def spread(self) -> float:
        """The unit of leads, in points."""
        return float(self.card.get("lead_spread", 1.0))

    def rooms(self) -> tuple[Any, Any, Any, Any]:
        """Scratch space for one forward pass: observation, units, policy, values."""
        features, units, _, actions, hopes, seats = self.shape.tolist()
        room = np.zeros((2, max(units, hopes)), np.float32)
        return np.zeros(features, np.float32), room, np.zeros(actions, np.float32), np.zeros((2, seats), np.float32)


def save(path: Path, arrays: dict[str, Any], features: tuple[str, ...], notations: tuple[str, ...], card: Any) -> None:
    """Writes a network's float arrays as bytes with a scale for each row.

    `arrays` holds for each of MATRICES the matrix under its name (a row for each input; for the policy one for each
    action; `layers` has three dimensions) and its biases under name_bias.
    """
    stored: dict[str, Any] = {}
    for name in MATRICES:
        matrix = np.asarray(arrays[name], np.float32)
        scale = np.maximum(np.abs(matrix).max(axis=-1, keepdims=True), 1e-9) / 127.0
        stored[name] = np.rint(matrix / scale).astype(np.int8)
        stored[f"{name}_scale"] = scale.astype(np.float32)
        stored[f"{name}_bias"] = np.asarray(arrays[f"{name}_bias"], np.float32)
    for name, text in (
        ("features", "\n".join(features)),
        ("notations", "\n".join(notations)),
        ("card", json.dumps(card)),
    ):
        stored[name] = np.frombuffer(text.encode(), np.uint8)
    draft = path.with_suffix(".draft.npz")
    np.savez_compressed(draft, **stored)
    draft.replace(path)


def read(path: Path | IO[bytes]) -> tuple[dict[str, Any], tuple[str, ...], tuple[str, ...], dict[str, Any]]:
    """The float arrays of a file, the names of its features and actions, and its card."""
    with np.load(path, allow_pickle=False) as stored:
        arrays: dict[str, Any] = {}
        for name in MATRICES:
            arrays[name] = stored[name].astype(np.float32) * stored[f"{name}_scale"]
            arrays[f"{name}_bias"] = stored[f"{name}_bias"]
        features, notations, card = (stored[x].tobytes().decode() for x in ("features", "notations", "card"))
    return arrays, tuple(features.split("\n")), tuple(notations.split("\n")), json.loads(card)


def matched(
    arrays: dict[str, Any], features: tuple[str, ...], notations: tuple[str, ...], title: Title
) -> dict[str, Any]:
    """The same arrays, rearranged for the title's current features and actions."""
    fitting = dict(arrays)
    fitting["enter"] = _rows(arrays["enter"], features, title.features)
    fitting["policy"] = _rows(arrays["policy"], notations, title.actions.notations)
    fitting["policy_bias"] = _rows(arrays["policy_bias"], notations, title.actions.notations)
    return fitting


def _rows(matrix: Any, names: tuple[str, ...], wanted: tuple[str, ...]) -> Any:
    if names == wanted:
        return matrix
    at = {name: row for row, name in enumerate(names)}
    rows = np.zeros((len(wanted), *matrix.shape[1:]), np.float32)
    for row, name in enumerate(wanted):
        if name in at:
            rows[row] = matrix[at[name]]
    return rows


def packed(title: Title) -> bytes:
    """The shipped network for the browser, in the order of the flat array: of each matrix a float32 scale for each row
    and its entries as bytes, of its biases float32. The product of scale and entry is the very float32 used here."""
    with np.load(file_of(title), allow_pickle=False) as stored:
        arrays = {key: stored[key] for key in stored.files}
    features, notations = (tuple(arrays[key].tobytes().decode().split("\n")) for key in ("features", "notations"))
    for name, names, wanted in (("enter", features, title.features), ("policy", notations, title.actions.notations)):
        for key in (name, f"{name}_scale", *(["policy_bias"] if name == "policy" else [])):
            arrays[key] = _rows(arrays[key], names, wanted)
    pieces: list[bytes] = []

    def add(name: str, *layer: int) -> None:
        pieces.append(arrays[f"{name}_scale"][layer].astype("<f4").tobytes())
        pieces.append(arrays[name][layer].astype(np.int8).tobytes())
        pieces.append(arrays[f"{name}_bias"][layer].astype("<f4").tobytes())

    for name in MATRICES:
        for layer in [(k,) for k in range(len(arrays["layers"]))] if name == "layers" else [()]:
            add(name, *layer)
    return b"".join(pieces)


def load(path: Path | IO[bytes], title: Title) -> Network:
    arrays, features, notations, card = read(path)
    return network(matched(arrays, features, notations, title), card)


@cache
def from_file(path: Path, title: Title) -> Network:
    """A network that somebody trained. BadBot says why it cannot play this title."""
    try:
        found = load(path, title)
    except (OSError, ValueError, KeyError, BadZipFile) as trouble:
        raise BadBot("bot-bad-network", path=str(path), why=str(trouble)) from None
    trained_for = str(found.card.get("title", title.name))
    if trained_for != title.name:
        raise BadBot("bot-other-network", path=str(path), theirs=trained_for, ours=title.name)
    return found


def network(arrays: dict[str, Any], card: dict[str, Any]) -> Network:
    """Lays out float arrays for compiled code."""
    features, units = arrays["enter"].shape
    layers, actions, hopes = arrays["layers"].shape[0], arrays["policy"].shape[0], arrays["hope"].shape[1]
    pieces = [arrays["enter"], arrays["enter_bias"]]
    for layer in range(layers):
        pieces += [arrays["layers"][layer], arrays["layers_bias"][layer]]
    for name in ("policy", "hope", "value"):
        pieces += [arrays[name], arrays[f"{name}_bias"]]
    flat = np.concatenate([np.asarray(piece, np.float32).ravel() for piece in pieces])
    shape = np.array([features, units, layers, actions, hopes, arrays["value"].shape[1] // 2], np.int64)
    return Network(flat, shape, card)


def blank(title: Title, units: int = 8) -> Network:
    """A network without any preference."""
    arrays = {"enter": np.zeros((len(title.features), units)), "layers": np.zeros((1, units, units)),
              "layers_bias": np.zeros((1, units)), "policy": np.zeros((len(title.actions), units)),
              "hope": np.zeros((units, units)), "value": np.zeros((units, 2 * (title.seats.stop - 1)))}  # fmt: skip
    for name, matrix in list(arrays.items()):
        arrays.setdefault(f"{name}_bias", np.zeros(len(matrix) if name == "policy" else matrix.shape[-1]))
    return network(arrays, {})


def file_of(title: Title) -> Path:
    return FOLDER / f"{title.name}.npz"


def has_network(title: Title) -> bool:
    return file_of(title).is_file()


@cache
def shipped(title: Title) -> Network:
    """The network that comes with the package."""
    if not has_network(title):
        raise BadBot("bot-no-network", title=title.name)
    return load(file_of(title), title)
