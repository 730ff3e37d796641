"""The numbers of the box as data. Each group says where it comes from and how sure we are of it.

Operators who know better can correct single numbers with an override file (MALECON_DATA), one table per title:

    [puerto_rico.buildings.factory]
    cost = 8

Lists are replaced as a whole; if the entries have ids, `[havana.deck.buildings.el_floridita]` corrects one of them.

A corrected box has a different data version, and records carry it.
"""

import hashlib
import json
import tomllib
from copy import deepcopy
from functools import cached_property
from pathlib import Path
from typing import Any

from malecon.core.errors import BadData
from malecon.core.sources import override_file

CERTAINTIES = ("rulebook", "confirmed", "recalled", "reconstructed")
UNCERTAIN = ("recalled", "reconstructed")
NOTES = ("source", "certainty")


class Data:
    """A title's data.toml with the operator's corrections applied."""

    def __init__(self, title: str, path: Path) -> None:
        self.title = title
        self.path = path
        self.groups: dict[str, Any] = _read(path)
        self.corrected: list[str] = []
        override = override_file()
        if override is not None:
            self._correct(self.groups, _read(override).get(title, {}), title)
        for name, group in self.groups.items():
            self._check_notes(name, group)
        plain = {name: {k: v for k, v in g.items() if k not in NOTES} for name, g in self.groups.items()}
        self.version = hashlib.sha256(json.dumps(plain, sort_keys=True).encode()).hexdigest()[:6]

    def __getitem__(self, group: str) -> dict[str, Any]:
        """The entries of a group, without its notes."""
        return {k: v for k, v in self.groups[group].items() if k not in NOTES}

    @cached_property
    def tables(self) -> dict[str, dict[str, Any]]:
        """All entries without notes, for all readers outside the rules.

        A group `costs_reconstructed` continues `costs`; it is separate only because we are less sure of it.
        """
        found: dict[str, dict[str, Any]] = {}
        for group in self.groups:
            first = next((name for name in found if group.startswith(f"{name}_")), group)
            found[first] = {**found.get(first, {}), **self[group]}
        return found

    def number(self, path: str) -> int:
        """One number of the tables: `buildings.factory.cost`, or `setup.points.2` for the third of a list."""
        entry: Any = self.tables
        for step in path.split("."):
            entry = entry[int(step)] if isinstance(entry, list) else entry[step]
        if type(entry) is not int:
            raise KeyError(path)
        return entry

    def certainty(self, group: str) -> str:
        return str(self.groups[group]["certainty"])

    def source(self, group: str) -> str:
        return str(self.groups[group]["source"])

    @property
    def uncertain(self) -> tuple[str, ...]:
        """The groups whose numbers an owner of the box should check."""
        return tuple(group for group in self.groups if self.certainty(group) in UNCERTAIN)

    def corrected_in(self, group: str) -> set[str]:
        """The entries of a group that the operator has corrected."""
        paths = (path.split(".") for path in self.corrected)
        return {path[3] if isinstance(self.groups[group][path[2]], list) and len(path) > 3 else path[2]
                for path in paths if path[1] == group}  # fmt: skip

    def example(self) -> str:
        """An example of a correction, from correction.toml next to the data."""
        return self.path.with_name("correction.toml").read_text(encoding="utf-8")

    def _check_notes(self, name: str, group: Any) -> None:
        if not isinstance(group, dict) or not all(isinstance(group.get(note), str) for note in NOTES):
            raise BadData("error-data-notes", title=self.title, group=name)
        if group["certainty"] not in CERTAINTIES:
            raise BadData("error-data-certainty", title=self.title, group=name, certainties=", ".join(CERTAINTIES))

    def _correct(self, known: dict[str, Any], better: Any, path: str) -> None:
        if not isinstance(better, dict):
            raise BadData("error-data-override", path=path, value=repr(better))
        for name, value in better.items():
            here = f"{path}.{name}"
            if name not in known:
                raise BadData("error-data-unknown", path=here, known=", ".join(known))
            if isinstance(known[name], dict):
                self._correct(known[name], value, here)
            elif has_ids(known[name]) and isinstance(value, dict):
                self._correct_entries(known[name], value, here)
            elif type(value) is not type(known[name]):
                raise BadData("error-data-override", path=here, value=repr(value))
            else:
                known[name] = value
                self.corrected.append(here)

    def _correct_entries(self, entries: list[dict[str, Any]], better: dict[str, Any], path: str) -> None:
        """Corrects single entries of a list of tables, by id. A correction may set any key that some entry has."""
        by_id = {entry["id"]: entry for entry in entries}
        kinds = deepcopy({name: value for entry in entries for name, value in entry.items()})
        for name, values in better.items():
            if name not in by_id:
                raise BadData("error-data-unknown", path=f"{path}.{name}", known=", ".join(by_id))
            if not isinstance(values, dict):
                raise BadData("error-data-override", path=f"{path}.{name}", value=repr(values))
            entry = kinds | by_id[name]
            self._correct(entry, values, f"{path}.{name}")
            by_id[name] |= {what: entry[what] for what in values}


def has_ids(value: Any) -> bool:
    """Whether this is a list of tables that each have an id."""
    return isinstance(value, list) and bool(value) and all(isinstance(v, dict) and "id" in v for v in value)


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadData("error-data-file", path=str(path), why=str(error)) from None
