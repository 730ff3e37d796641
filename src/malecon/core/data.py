"""The numbers of the box, kept as data: each group says where it comes from and how sure we are.

An operator who knows better corrects single numbers with an override file (MALECON_DATA), one table per title:

    [puerto_rico.buildings.factory]
    cost = 8

A corrected box has another data version, and records carry it.
"""

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any

from malecon.core.errors import BadData
from malecon.core.jit import override_file

CERTAINTIES = ("rulebook", "confirmed", "recalled", "reconstructed")
NOTES = ("source", "certainty")


class Data:
    """A title's data.toml with the operator's corrections applied."""

    def __init__(self, title: str, path: Path) -> None:
        self.title = title
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

    def certainty(self, group: str) -> str:
        return str(self.groups[group]["certainty"])

    def source(self, group: str) -> str:
        return str(self.groups[group]["source"])

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
            elif type(value) is not type(known[name]):
                raise BadData("error-data-override", path=here, value=repr(value))
            else:
                known[name] = value
                self.corrected.append(here)


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadData("error-data-file", path=str(path), why=str(error)) from None
