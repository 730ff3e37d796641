"""Records: a whole game as plain text, one notation per line.

    malecon 2
    title puerto_rico
    data 3f9c1e
    seats Ana Boris Sergei bot:search:500
    option hospice_hacienda one_per_phase
    seed 7
    ---
    role settler
    plant coffee

A game that began from a described position has a line `position {...}` instead of the seed. Empty lines and lines that
start with # are ignored.
"""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from malecon.core.errors import BadRecord, IllegalAction, MaleconError, Reason

if TYPE_CHECKING:
    from malecon.core.position import Position
    from malecon.core.title import Title

FORMAT = "2"
HEAD = ("malecon", "title", "data", "seats", "option", "seed", "position")
NAME = re.compile(r'"(?:[^"\\]|\\.)*"|[^\s"]+')


@dataclass
class Record:
    """A parsed record, not yet replayed."""

    title: str = ""
    data: str = ""
    names: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)
    seed: int | None = None
    position: dict[str, Any] | None = None
    notations: list[tuple[int, str]] = field(default_factory=list)  # with their line numbers
    lines: dict[str, int] = field(default_factory=dict)  # the line of each header entry


def write(position: "Position", names: tuple[str, ...] | None = None) -> str:
    """The record of the game that led to this position."""
    title = position.title
    lines = [f"malecon {FORMAT}", f"title {title.name}", f"data {title.data.version}"]
    names = names or tuple(f"seat{seat}" for seat in range(position.seats))
    lines.append("seats " + " ".join(_quoted(name) for name in names))
    if position.seed is None:
        start = title.state.to_dict(position._start[0])
        lines.append("position " + json.dumps(start, separators=(",", ":")))
    else:
        chosen = position.options
        for option in title.options.all.values():
            choice = chosen[option.name]
            if choice != option.default:
                lines.append(f"option {option.name} {str(choice).lower()}")
        lines.append(f"seed {position.seed}")
    lines.append("---")
    lines += [title.actions.notation(action) for action in position.plays]
    return "\n".join(lines) + "\n"


def _quoted(name: str) -> str:
    plain = NAME.fullmatch(name) is not None and not name.startswith('"')
    return name if plain else json.dumps(name, ensure_ascii=False)


def read(text: str) -> Record:
    """Parses a record without replaying it. BadRecord names the line that can't be read."""
    record = Record()
    lines = text.splitlines()
    in_head = True
    for number, raw in enumerate(lines, 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if line == "---" and in_head:
            in_head = False
        elif in_head:
            _read_head(record, number, line)
        else:
            record.notations.append((number, line))
    last = max(len(lines), 1)
    for entry in ("malecon", "title", "data", "seats"):
        if entry not in record.lines:
            raise BadRecord(last, Reason("record-missing", entry=entry))
    if in_head:
        raise BadRecord(last, Reason("record-missing", entry="---"))
    if (record.seed is None) == (record.position is None):
        raise BadRecord(last, Reason("record-seed-or-position"))
    return record


def _read_head(record: Record, number: int, line: str) -> None:
    entry, _, value = line.partition(" ")
    value = value.strip()
    if entry not in HEAD:
        raise BadRecord(number, Reason("record-entry", entry=entry[:40], entries=", ".join(HEAD)))
    if entry != "malecon" and "malecon" not in record.lines:
        raise BadRecord(number, Reason("record-first-line", format=FORMAT))
    if entry in record.lines and entry != "option":
        raise BadRecord(number, Reason("record-twice", entry=entry))
    record.lines[entry] = number
    try:
        _READERS[entry](record, value)
    except Reason as reason:
        raise BadRecord(number, reason) from None
    except (ValueError, RecursionError):
        raise BadRecord(number, Reason("record-value", entry=entry, value=value[:60])) from None


def _read_format(record: Record, value: str) -> None:
    if value == "1":
        raise Reason("record-format-1")
    if value != FORMAT:
        raise ValueError


def _read_title(record: Record, value: str) -> None:
    record.title = value


def _read_data(record: Record, value: str) -> None:
    record.data = value


def _read_seats(record: Record, value: str) -> None:
    if NAME.sub("", value).strip():
        raise ValueError
    record.names = tuple(json.loads(n) if n.startswith('"') else n for n in NAME.findall(value))


def _read_option(record: Record, value: str) -> None:
    name, _, choice = value.partition(" ")
    if not name or not choice or name in record.options:
        raise ValueError
    record.options[name] = choice.strip()
    record.lines[f"option {name}"] = record.lines["option"]


def _read_seed(record: Record, value: str) -> None:
    record.seed = int(value)


def _read_position(record: Record, value: str) -> None:
    record.position = json.loads(value)


_READERS: dict[str, Callable[[Record, str], None]] = {
    "malecon": _read_format,
    "title": _read_title,
    "data": _read_data,
    "seats": _read_seats,
    "option": _read_option,
    "seed": _read_seed,
    "position": _read_position,
}


def begin(record: Record, title: "Title") -> "Position":
    """The position that a record starts from."""
    line = record.lines
    if record.data != title.data.version:
        reason = Reason("record-data", given=record.data[:40], ours=title.data.version)
        raise BadRecord(line["data"], reason)
    if len(record.names) not in title.seats:
        reason = Reason("error-seats", title=title.name, seats=str(len(record.names)), least=title.seats.start,
                        most=title.seats.stop - 1)  # fmt: skip
        raise BadRecord(line["seats"], reason)
    if record.position is not None:
        if record.options:
            raise BadRecord(line["option"], Reason("record-option-with-position"))
        try:
            position = title.from_dict(record.position)
        except MaleconError as error:
            raise BadRecord(line["position"], error) from None
        if position.seats != len(record.names):
            reason = Reason("record-seat-count", named=len(record.names), seats=position.seats)
            raise BadRecord(line["seats"], reason)
        return position
    for name, choice in record.options.items():
        try:
            title.options.resolve({name: choice})
        except MaleconError as error:
            raise BadRecord(line[f"option {name}"], error) from None
    try:
        return title.new(len(record.names), record.seed, **record.options)
    except MaleconError as error:
        raise BadRecord(line["seed"], error) from None


def replay(record: Record, title: "Title", plies: int | None = None) -> "Position":
    """The position at the end of a record, or after `plies`. BadRecord names the first illegal line."""
    position = begin(record, title)
    for number, notation in record.notations[:plies]:
        try:
            position.play(notation)
        except IllegalAction as error:
            raise BadRecord(number, error) from None
    return position
