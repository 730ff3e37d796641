"""Tables that can't be replayed any more: what their rows alone still tell."""

import json

from malecon.store import ActionRow, SeatRow, TableRow


def record(row: TableRow, seats: tuple[SeatRow, ...], actions: tuple[ActionRow, ...]) -> str:
    """The saved game as a record in the format of its time."""
    names = " ".join(json.dumps(s.name or (f"bot:{s.bot}" if s.bot else f"seat{s.seat}")) for s in seats)
    lines = [f"malecon {row.format}", f"title {row.title}", f"data {row.data}", f"seats {names}"]
    if row.start is not None:
        lines.append("position " + json.dumps(row.start, separators=(",", ":")))
    else:
        lines += [f"option {name} {str(choice).lower()}" for name, choice in row.options.items()]
        lines.append(f"seed {row.seed}")
    return "\n".join([*lines, "---", *(action.action for action in actions)]) + "\n"
